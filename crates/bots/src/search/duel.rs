//! Tree search in a Duel, with a net for what lies beyond the tree.
//!
//! A Duel hides the same cards from both seats, so a guess at them that agrees with all that is known is a fair draw
//! of what chance will do: each simulation follows one guess, and an action has one child for each thing that it has
//! turned up so far. Actions are tried in the order that the net suggests (PUCT; C. Rosin, 2011), each beginning with
//! the net's own judgement as one visit.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use antipater_engine::duel::{Action, Duel, Observation, Phase};
use antipater_engine::{Actions, Seat, State};
use rand_chacha::ChaCha8Rng;

use crate::bot::{Bot, generator};
use crate::budget::{Budget, Iterations};
use crate::encode::Inputs;
use crate::encode::duel::{Known, WORTH, result};
use crate::learned::Judgement;
use crate::net::{Accumulator, Net};

/// How much a promising action is preferred to one that has been tried less.
const EXPLORATION: f32 = 0.6;
/// How far apart two actions must be, in shares of the win, for one to be e times as promising.
const TEMPERATURE: f32 = 0.06;

/// A decision with the actions that were tried.
struct Node {
    seat: Seat,
    visits: u32,
    edges: Vec<Edge>,
}

struct Edge {
    action: Action,
    prior: f32,
    visits: u32,
    /// The worth of all visits for the seat of the node; the first is the net's judgement.
    sum: f32,
    /// What follows, by what was turned up.
    children: Vec<(u64, usize)>,
}

impl Edge {
    fn mean(&self) -> f32 {
        self.sum / self.visits as f32
    }
}

/// A bot that searches as long as its budget says.
///
/// # Examples
/// ```
/// use antipater_bots::Bot;
/// use antipater_bots::budget::Iterations;
/// use antipater_bots::encode::duel::SCHEMA;
/// use antipater_bots::net::Net;
/// use antipater_bots::search::DuelSearch;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let net = Net::zero(&SCHEMA);
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let legal = game.legal_actions(setup.first);
/// let mut bot = DuelSearch::new(&net, Iterations(20), 1, 0);
/// assert!(legal.contains(bot.choose(&game.observe(setup.first), setup.first, &legal)));
/// ```
pub struct DuelSearch<'a, B = Iterations> {
    net: Accumulator<'a>,
    budget: B,
    rng: ChaCha8Rng,
    nodes: Vec<Node>,
    inputs: Inputs,
    hasher: BuildHasherDefault<DefaultHasher>,
}

impl<'a, B: Budget> DuelSearch<'a, B> {
    /// A bot with its own generator; with a budget of iterations the same seed and stream choose the same actions.
    pub fn new(net: &'a Net, budget: B, seed: u64, stream: u64) -> DuelSearch<'a, B> {
        DuelSearch {
            net: Accumulator::new(net),
            budget,
            rng: generator(seed, stream),
            nodes: Vec::new(),
            inputs: Inputs::default(),
            hasher: BuildHasherDefault::default(),
        }
    }

    fn search(&mut self, observation: &Observation) {
        self.budget.begin();
        self.nodes.clear();
        let guess = Duel::sample(observation, &mut self.rng);
        if self.grow(&guess).is_none() {
            return;
        }
        let mut done = 0;
        while done == 0 || self.budget.goes_on(done) {
            let guess = Duel::sample(observation, &mut self.rng);
            self.simulate(guess);
            done += 1;
        }
    }

    /// Follows one guess down the tree until it leaves it, and tells the way back what was found.
    fn simulate(&mut self, mut game: Duel) {
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut node = 0;
        let (seat, worth) = loop {
            let edge = self.promising(node);
            path.push((node, edge));
            let (mover, action) = {
                let node = &self.nodes[node];
                (node.seat, node.edges[edge].action)
            };
            let before = game;
            game.play_unchecked(action);
            if let Some(class) = result(game.table(), mover) {
                break (mover, WORTH[class]);
            }
            let key = self.turned_up(&before, &game);
            let children = &self.nodes[node].edges[edge].children;
            match children.iter().find(|child| child.0 == key) {
                Some(&(_, child)) => node = child,
                None => {
                    let child = self.nodes.len();
                    let Some(found) = self.grow(&game) else {
                        return;
                    };
                    self.nodes[node].edges[edge].children.push((key, child));
                    break found;
                }
            }
        };
        for (node, edge) in path {
            let node = &mut self.nodes[node];
            let worth = if node.seat == seat {
                worth
            } else {
                1.0 - worth
            };
            node.visits += 1;
            let edge = &mut node.edges[edge];
            edge.visits += 1;
            edge.sum += worth;
        }
    }

    /// The edge to try next.
    fn promising(&self, node: usize) -> usize {
        let node = &self.nodes[node];
        let scale = EXPLORATION * (node.visits as f32 + 1.0).sqrt();
        let mut best = (0, f32::NEG_INFINITY);
        for (number, edge) in node.edges.iter().enumerate() {
            let bound = edge.mean() + scale * edge.prior / edge.visits as f32;
            if bound > best.1 {
                best = (number, bound);
            }
        }
        best.0
    }

    /// A new node with the net's judgement of each action; returns whose it is and what it is worth to that seat.
    fn grow(&mut self, game: &Duel) -> Option<(Seat, f32)> {
        let seat = game.table().phase.seat()?;
        let known = Known::of(*game);
        let legal = game.legal_actions(seat);
        let mut edges = Vec::with_capacity(legal.len());
        let mut most = f32::NEG_INFINITY;
        for &action in legal.iter() {
            let next = known.after(action);
            let worth = match result(next.table(), seat) {
                Some(class) => WORTH[class],
                None => {
                    self.inputs.clear();
                    next.encode(seat, &mut self.inputs);
                    Judgement::of::<Duel>(&mut self.net, &self.inputs).worth
                }
            };
            most = most.max(worth);
            edges.push(Edge {
                action,
                prior: 0.0,
                visits: 1,
                sum: worth,
                children: Vec::new(),
            });
        }
        let mut sum = 0.0;
        for edge in &mut edges {
            // A rational stand-in for the exponential, which is the same on every machine.
            let behind = (most - edge.sum) / TEMPERATURE;
            edge.prior = 1.0 / (1.0 + behind + 0.5 * behind * behind);
            sum += edge.prior;
        }
        edges.iter_mut().for_each(|edge| edge.prior /= sum);
        self.nodes.push(Node {
            seat,
            visits: 0,
            edges,
        });
        Some((seat, most))
    }

    /// A number for what an action has turned up.
    fn turned_up(&self, before: &Duel, after: &Duel) -> u64 {
        let (old, new) = (before.table(), after.table());
        let fresh = if old.age == new.age && !matches!(old.phase, Phase::Draft { .. }) {
            new.face_up.minus(old.face_up)
        } else {
            new.face_up
        };
        let cards = &after.deal().ages[new.age as usize];
        let seen: Vec<_> = fresh.iter().map(|slot| cards[slot.index()]).collect();
        let offer = match new.phase {
            Phase::Draft { offer, .. } => Some(offer),
            Phase::Library { .. } => return self.hasher.hash_one((seen, after.deal().library)),
            _ => None,
        };
        self.hasher.hash_one((seen, offer))
    }
}

impl<B: Budget> Bot<Duel> for DuelSearch<'_, B> {
    fn choose(&mut self, observation: &Observation, _: Seat, legal: &Actions<Action>) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        self.search(observation);
        let Some(root) = self.nodes.first() else {
            return legal[0];
        };
        let mut best = (legal[0], 0, f32::NEG_INFINITY);
        for edge in &root.edges {
            if (edge.visits, edge.mean()) > (best.1, best.2) {
                best = (edge.action, edge.visits, edge.mean());
            }
        }
        best.0
    }
}
