//! Tree search in a Duel, with a net at the leaves.
//!
//! A Duel hides the same cards from both seats, so a sample consistent with all known information is a fair draw of
//! chance. Each simulation follows one sample, and an action has one child for each chance result seen so far. Actions
//! are tried in the order suggested by the net (PUCT; C. Rosin, 2011), each with the net's judgement as its first
//! visit.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use antipater_engine::duel::{Action, Duel, Observation, Phase};
use antipater_engine::{Actions, Seat, State, Victory};
use rand_chacha::ChaCha8Rng;

use super::endgame::{Endgame, LAST_CARDS};
use crate::bot::{Bot, generator};
use crate::budget::{Budget, Iterations};
use crate::encode::Inputs;
use crate::encode::duel::{Known, OUTPUTS, result};
use crate::learned::{Judgement, MAX_CLASSES};
use crate::net::{Accumulator, Net, exp};
use crate::search::{Explored, Scale, Scales};
use crate::style::{Style, Styled};

/// The weight of exploration in PUCT.
const EXPLORATION: f32 = 0.6;
/// The difference in win probability at which the prior of one action is e times that of the other.
const TEMPERATURE: f32 = 0.06;

/// The largest logit of an action.
const MOST_LOGIT: f32 = 6.0;

/// The number of kinds of victory; the classes of results begin with the player's, followed by the opponent's.
const KINDS: usize = Victory::ALL.len();

/// The inline capacity for actions of a decision.
const EDGES: usize = 24;

/// A decision with its tried actions.
struct Node {
    seat: Seat,
    visits: u32,
    edges: Vec<Edge>,
}

impl Node {
    /// The most visited edge, and of those the best; the first of equal ones.
    fn tried_most(&self) -> Option<&Edge> {
        self.edges.iter().reduce(|best, edge| {
            let more = (edge.visits, edge.mean()) > (best.visits, best.mean());
            if more { edge } else { best }
        })
    }
}

struct Edge {
    action: Action,
    prior: f32,
    visits: u32,
    /// The sums of all visits for the seat of the node, of appeals and of win probabilities; the first visit is the
    /// net's judgement.
    sum: f32,
    worth: f32,
    /// What the bot adds to the mean because the action suits its style; 0 but for its own decision.
    fondness: f32,
    /// The next nodes, by chance result.
    children: Vec<(u64, usize)>,
}

impl Edge {
    fn mean(&self) -> f32 {
        self.sum / self.visits as f32 + self.fondness
    }
}

/// The result of a simulation for one seat.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    seat: Seat,
    judgement: Judgement,
}

impl Found {
    /// The win probability of a seat.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        self.turned(seat, self.judgement.worth)
    }

    /// By what a seat chooses.
    fn appeal(&self, seat: Seat) -> f32 {
        self.turned(seat, self.judgement.appeal())
    }

    fn turned(&self, seat: Seat, own: f32) -> f32 {
        if seat == self.seat { own } else { 1.0 - own }
    }

    /// The share of each class of results for a seat.
    pub(crate) fn classes(&self, seat: Seat) -> [f32; OUTPUTS] {
        let mut classes = [0.0; OUTPUTS];
        classes.copy_from_slice(&self.judgement.classes[..OUTPUTS]);
        if seat != self.seat {
            let (own, others) = classes.split_at_mut(KINDS);
            own.swap_with_slice(&mut others[..KINDS]);
        }
        classes
    }
}

/// A bot that searches within its budget.
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
    scales: Scales,
    style: (Style, f32),
    budget: B,
    rng: ChaCha8Rng,
    nodes: Vec<Node>,
    inputs: Inputs,
    hasher: BuildHasherDefault<DefaultHasher>,
}

impl<'a, B: Budget> DuelSearch<'a, B> {
    /// A bot with a separate generator; with a budget of iterations it is deterministic in seed and stream.
    pub fn new(net: &'a Net, budget: B, seed: u64, stream: u64) -> DuelSearch<'a, B> {
        DuelSearch {
            net: Accumulator::new(net),
            scales: [Scale::LEARNED; 3],
            style: (Style::AllRound, 0.0),
            budget,
            rng: generator(seed, stream),
            nodes: Vec::new(),
            inputs: Inputs::default(),
            hasher: BuildHasherDefault::default(),
        }
    }

    /// The same bot with other scales for its net.
    #[must_use]
    pub(crate) fn with_scales(self, scales: Scales) -> DuelSearch<'a, B> {
        DuelSearch { scales, ..self }
    }

    /// The same bot, which adds this much win probability to what suits a style.
    #[must_use]
    pub fn in_style(self, style: Style, fondness: f32) -> DuelSearch<'a, B> {
        let style = (style, fondness);
        DuelSearch { style, ..self }
    }

    fn search(&mut self, observation: &Observation) {
        self.budget.begin();
        self.nodes.clear();
        let guess = self.guess(observation);
        if self.grow(&guess).is_none() {
            return;
        }
        let ((style, fondness), root) = (self.style, &mut self.nodes[0]);
        for edge in &mut root.edges {
            if Duel::suits(style, observation, root.seat, edge.action) {
                edge.fondness = fondness;
            }
        }
        let mut done = 0;
        while done == 0 || self.budget.goes_on(done) {
            let guess = self.guess(observation);
            self.simulate(guess, None);
            done += 1;
        }
    }

    /// Searches with this number of simulations; returns all actions. There are none if no decision is due.
    pub fn explore(
        &mut self,
        observation: &Observation,
        simulations: u32,
    ) -> Vec<Explored<Action>> {
        self.nodes.clear();
        let guess = self.guess(observation);
        if self.grow(&guess).is_none() {
            return Vec::new();
        }
        let (root, seat) = (&self.nodes[0], self.nodes[0].seat);
        let best = root.edges.iter().map(|edge| edge.sum);
        let best = best.fold(f32::NEG_INFINITY, f32::max);
        let explored = |edge: &Edge| Explored {
            action: edge.action,
            prior: prior(best - edge.sum, 0.0),
            share: 0.0,
            simulations: 0,
            seen: edge.worth,
            classes: [0.0; MAX_CLASSES],
        };
        let mut all: Vec<_> = root.edges.iter().map(explored).collect();
        for _ in 0..simulations {
            let guess = self.guess(observation);
            if let Some((edge, end)) = self.simulate(guess, None) {
                let one = &mut all[edge];
                one.simulations += 1;
                let sums = one.classes.iter_mut();
                sums.zip(end.classes(seat))
                    .for_each(|(sum, share)| *sum += share);
            }
        }
        for one in &mut all {
            one.share = one.simulations as f32 / simulations.max(1) as f32;
            one.divide();
        }
        all
    }

    /// Runs the same number of simulations behind each of these actions, on the same samples; `found` gets the index of
    /// the action and the result of each simulation.
    pub(crate) fn force(
        &mut self,
        observation: &Observation,
        actions: &[Action],
        simulations: u32,
        mut found: impl FnMut(usize, Found),
    ) {
        self.nodes.clear();
        let guess = self.guess(observation);
        if self.grow(&guess).is_none() {
            return;
        }
        let root = &self.nodes[0].edges;
        let edge = |action: &Action| root.iter().position(|edge| edge.action == *action);
        let edges: Vec<_> = actions.iter().map(edge).collect();
        for _ in 0..simulations {
            let guess = self.guess(observation);
            for (number, &edge) in edges.iter().enumerate() {
                if edge.is_some()
                    && let Some((_, end)) = self.simulate(guess, edge)
                {
                    found(number, end);
                }
            }
        }
    }

    /// The player of the next decision, and their win probability by this number of simulations of the information of
    /// both players.
    pub(crate) fn value(&mut self, game: &Duel, simulations: u32) -> Option<(Seat, f32)> {
        self.nodes.clear();
        let seat = self.grow(game)?.seat;
        let known = game.observe(seat);
        for _ in 0..simulations {
            let guess = self.guess(&known);
            self.simulate(guess, None);
        }
        let best = self.nodes[0].tried_most()?;
        Some((seat, best.worth / best.visits as f32))
    }

    /// The generator of all randomness.
    pub(crate) fn rng(&mut self) -> &mut ChaCha8Rng {
        &mut self.rng
    }

    /// A sample of the hidden information.
    pub(crate) fn guess(&mut self, observation: &Observation) -> Duel {
        Duel::sample(observation, &mut self.rng)
    }

    /// Follows one sample down the tree until it leaves it, and backs up the result. It begins with the given edge, if any.
    /// Returns the first edge and the result.
    fn simulate(&mut self, mut game: Duel, mut forced: Option<usize>) -> Option<(usize, Found)> {
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut node = 0;
        let end = loop {
            let edge = forced.take().unwrap_or_else(|| self.promising(node));
            path.push((node, edge));
            let (mover, action) = {
                let node = &self.nodes[node];
                (node.seat, node.edges[edge].action)
            };
            let before = game;
            game.play_unchecked(action);
            if let Some(class) = result(game.table(), mover) {
                let judgement = Judgement::certain::<Duel>(class);
                break Found {
                    seat: mover,
                    judgement,
                };
            }
            let key = self.turned_up(&before, &game);
            let children = &self.nodes[node].edges[edge].children;
            match children.iter().find(|child| child.0 == key) {
                Some(&(_, child)) => node = child,
                None => {
                    let child = self.nodes.len();
                    let found = self.grow(&game)?;
                    self.nodes[node].edges[edge].children.push((key, child));
                    break found;
                }
            }
        };
        let first = path.first()?.1;
        for (node, edge) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            let edge = &mut node.edges[edge];
            edge.visits += 1;
            edge.sum += end.appeal(node.seat);
            edge.worth += end.worth(node.seat);
        }
        Some((first, end))
    }

    /// The next edge to try.
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

    /// The net's judgement of each action in a position, of which only open cards are read; returns the seat that decides.
    pub(crate) fn look(
        &mut self,
        game: &Duel,
        mut each: impl FnMut(Action, Judgement),
    ) -> Option<Seat> {
        let seat = game.table().phase.seat()?;
        let known = Known::of(*game);
        let unit = self.scales[game.table().age as usize].unit;
        for &action in game.legal_actions(seat).iter() {
            let next = known.after(action);
            let judgement = match result(next.table(), seat) {
                Some(class) => Judgement::certain::<Duel>(class),
                None => {
                    self.inputs.clear();
                    next.encode(seat, &mut self.inputs);
                    Judgement::tempered::<Duel>(&mut self.net, &self.inputs, unit)
                }
            };
            each(action, judgement);
        }
        Some(seat)
    }

    /// Adds a node with the net's judgement of each action; returns that of the best one.
    fn grow(&mut self, game: &Duel) -> Option<Found> {
        let mut edges = Vec::with_capacity(EDGES);
        let mut best: Option<Judgement> = None;
        let seat = self.look(game, |action, judgement| {
            if best.is_none_or(|best| judgement.appeal() > best.appeal()) {
                best = Some(judgement);
            }
            edges.push(Edge {
                action,
                prior: judgement.policy,
                visits: 1,
                sum: judgement.appeal(),
                worth: judgement.worth,
                fondness: 0.0,
                children: Vec::new(),
            });
        })?;
        let judgement = best?;
        let mut sum = 0.0;
        for edge in &mut edges {
            edge.prior = prior(judgement.appeal() - edge.sum, edge.prior);
            sum += edge.prior;
        }
        edges.iter_mut().for_each(|edge| edge.prior /= sum);
        self.nodes.push(Node {
            seat,
            visits: 0,
            edges,
        });
        Some(Found { seat, judgement })
    }

    /// The key of the chance result of an action.
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

/// The prior of an action, before all are divided by their sum: by how far it is behind the best one, and the net's
/// logit.
fn prior(behind: f32, logit: f32) -> f32 {
    // A rational approximation of the exponential, which is the same on every machine.
    let behind = behind / TEMPERATURE;
    let of_worth = 1.0 / (1.0 + behind + 0.5 * behind * behind);
    of_worth * exp(logit.clamp(-MOST_LOGIT, MOST_LOGIT))
}

impl<B: Budget> Bot<Duel> for DuelSearch<'_, B> {
    fn choose(&mut self, observation: &Observation, _: Seat, legal: &Actions<Action>) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let guess = self.guess(observation);
        if let Some(action) = Endgame::best(&guess, LAST_CARDS) {
            return action;
        }
        self.search(observation);
        let best = self.nodes.first().and_then(Node::tried_most);
        best.map_or(legal[0], |edge| edge.action)
    }
}
