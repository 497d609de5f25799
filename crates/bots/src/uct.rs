//! The bot `uct:N`: tree search on information sets with one observer (SO-ISMCTS of P. Cowling, E. Powley and D.
//! Whitehouse, *Information Set Monte Carlo Tree Search*, 2012).
//!
//! Each iteration samples the hidden information, follows the tree to its end, adds one action to it and plays on at
//! random. An action's exploration term uses the number of times it was available, because an action may be legal in
//! few samples only. In a Duel the tree has the decisions of both seats, and branches by revealed information; the
//! opponent maximizes its own result. In 7 Wonders the tree is the player's own sequence of actions, and the
//! simultaneous choices of the others are random.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;
use antipater_engine::{Actions, Seat, State};
use rand_chacha::ChaCha8Rng;

use crate::bot::{Bot, generator};
use crate::budget::{Budget, Iterations};
use crate::fnv::Fnv;
use crate::kind::Playable;
use crate::rollout::{any, play_at_random};
use crate::sampling::{OwnChoice, share, step};

/// A game for the tree search.
///
/// # Examples
/// ```
/// use antipater_bots::uct::Searchable;
/// use antipater_engine::duel::Duel;
/// use antipater_engine::seven::Seven;
///
/// assert!(Duel::IN_TURN && !Seven::IN_TURN);
/// ```
pub trait Searchable: Playable {
    /// Whether one seat acts at a time, so that the tree has the decisions of all seats.
    const IN_TURN: bool;

    /// A key of a seat's information, if the tree branches by revealed information.
    fn revealed(&self, seat: Seat) -> u64;
}

impl Searchable for Duel {
    const IN_TURN: bool = true;

    fn revealed(&self, seat: Seat) -> u64 {
        let mut hash = Bytes(Fnv::EMPTY);
        self.observe(seat).ages.hash(&mut hash);
        hash.finish()
    }
}

impl Searchable for Seven {
    const IN_TURN: bool = false;

    fn revealed(&self, _: Seat) -> u64 {
        0
    }
}

/// A hasher with the same result on every machine.
struct Bytes(Fnv);

impl Hasher for Bytes {
    fn finish(&self) -> u64 {
        self.0.value()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.add(bytes);
    }
}

/// The exploration constant of the cited paper, for shares of the win.
const CURIOSITY: f64 = 0.7;

/// Takes the most visited action; of equal ones the one with more wins, then the first.
///
/// # Examples
/// ```
/// use antipater_bots::Bot;
/// use antipater_bots::budget::Iterations;
/// use antipater_bots::uct::Uct;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let legal = game.legal_actions(setup.first);
/// let mut bot: Box<dyn Bot<Duel>> = Box::new(Uct::new(Iterations(20), 1, 0));
/// assert!(legal.contains(bot.choose(&game.observe(setup.first), setup.first, &legal)));
/// ```
#[derive(Clone, Debug)]
pub struct Uct<B = Iterations> {
    budget: B,
    rng: ChaCha8Rng,
    own: OwnChoice,
}

impl<B: Budget> Uct<B> {
    /// A bot that searches within its budget. With a budget of iterations it is deterministic in seed and stream.
    pub fn new(budget: B, seed: u64, stream: u64) -> Uct<B> {
        let (rng, own) = (generator(seed, stream), OwnChoice::default());
        Uct { budget, rng, own }
    }

    /// One iteration: from a fresh sample through the tree and on at random.
    fn iterate<G: Searchable>(
        &mut self,
        tree: &mut Tree<G::Action>,
        observation: &G::Observation,
        (seat, legal): (Seat, &Actions<G::Action>),
    ) {
        let (own, rng) = (self.own, &mut self.rng);
        let mut position = G::sample(observation, rng);
        let player = position.chooser(seat);
        let mut list = Actions::none();
        let mut walk = Walk::default();
        while walk.inside && !position.to_act().is_empty() {
            step(&mut position, &mut list, |position, acting, actions| {
                let chooser = position.chooser(acting);
                let started = !walk.path.is_empty();
                if walk.inside && !started && acting != seat && acting == player {
                    own.recall(position, (acting, actions), (seat, legal), rng)
                } else if walk.inside && (chooser == player || G::IN_TURN) {
                    let revealed = position.revealed(player);
                    walk.choose::<G>(tree, revealed, chooser, actions, rng)
                } else {
                    any(actions, rng)
                }
            });
        }
        let (_, outcome) = play_at_random(position, rng);
        for (node, action, chooser) in walk.path {
            let edges = &mut tree.nodes[node];
            if let Ok(place) = edges.binary_search_by_key(&action, |edge| edge.action) {
                edges[place].visits += 1;
                edges[place].wins += share(&outcome, chooser);
            }
        }
    }
}

impl<G: Searchable, B: Budget> Bot<G> for Uct<B> {
    fn choose(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<G::Action>,
    ) -> G::Action {
        let mut best = legal[0];
        if legal.len() > 1 {
            self.budget.begin();
            let mut tree = Tree::new();
            let mut done = 0;
            while done == 0 || self.budget.goes_on(done) {
                self.iterate::<G>(&mut tree, observation, (seat, legal));
                done += 1;
            }
            best = tree.most_tried().unwrap_or(best);
        }
        self.own.remember::<G>(seat, best);
        best
    }
}

/// An action at a node, with its statistics for the player who chooses there.
#[derive(Clone, Copy, Debug)]
struct Edge<A> {
    action: A,
    /// The number of visits of the node in which it was legal.
    available: u64,
    visits: u64,
    /// Shares of the win.
    wins: f64,
}

impl<A> Edge<A> {
    fn worth(&self) -> f64 {
        let visits = self.visits as f64;
        self.wins / visits + CURIOSITY * ((self.available as f64).ln() / visits).sqrt()
    }
}

/// The decisions of the tree. Each node has its actions in ascending order; the first node is the present decision.
struct Tree<A> {
    nodes: Vec<Vec<Edge<A>>>,
    /// The next node, by the node, the index of an action there, and the information revealed since.
    children: BTreeMap<(usize, usize, u64), usize>,
}

impl<A: Copy + Ord> Tree<A> {
    fn new() -> Tree<A> {
        Tree {
            nodes: vec![Vec::new()],
            children: BTreeMap::new(),
        }
    }

    fn child(&mut self, node: usize, action: usize, revealed: u64) -> usize {
        let next = self.nodes.len();
        let child = *self
            .children
            .entry((node, action, revealed))
            .or_insert(next);
        if child == next {
            self.nodes.push(Vec::new());
        }
        child
    }

    fn most_tried(&self) -> Option<A> {
        let mut best: Option<&Edge<A>> = None;
        for edge in &self.nodes[0] {
            if best.is_none_or(|best| (edge.visits, edge.wins) > (best.visits, best.wins)) {
                best = Some(edge);
            }
        }
        best.map(|edge| edge.action)
    }
}

/// The path of one iteration through the tree.
struct Walk<A> {
    /// The nodes with the action and seat at each.
    path: Vec<(usize, A, Seat)>,
    /// Whether the path is still inside the tree.
    inside: bool,
}

impl<A> Default for Walk<A> {
    fn default() -> Walk<A> {
        Walk {
            path: Vec::new(),
            inside: true,
        }
    }
}

impl<A: Copy + Ord> Walk<A> {
    /// Chooses an untried action, with which the tree grows and ends; else the one with the best upper confidence bound.
    fn choose<G: State<Action = A>>(
        &mut self,
        tree: &mut Tree<A>,
        revealed: u64,
        chooser: Seat,
        legal: &Actions<A>,
        rng: &mut ChaCha8Rng,
    ) -> A {
        let node = match self.path.last() {
            Some(&(node, action, _)) => tree.child(node, G::index(action), revealed),
            None => 0,
        };
        let edges = &mut tree.nodes[node];
        let mut untried = Actions::none();
        let mut best: Option<(A, f64)> = None;
        for &action in legal.iter() {
            let Ok(place) = edges.binary_search_by_key(&action, |edge| edge.action) else {
                untried.push(action);
                continue;
            };
            edges[place].available += 1;
            let worth = edges[place].worth();
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((action, worth));
            }
        }
        let action = match best {
            Some((action, _)) if untried.is_empty() => action,
            _ => {
                self.inside = false;
                let action = any(&untried, rng);
                let place = edges.partition_point(|edge| edge.action < action);
                let edge = Edge {
                    action,
                    available: 1,
                    visits: 0,
                    wins: 0.0,
                };
                edges.insert(place, edge);
                action
            }
        };
        self.path.push((node, action, chooser));
        action
    }
}
