//! Makes room for a card without a place: earlier cards move, each to another place that it may have.
//!
//! The assignment of seen cards to places is a flow: from a card to its possible groups, then to their windows, with
//! the number of places as capacity. An augmenting path, found breadth first, determines which cards move where (Ford
//! and Fulkerson, 1956). A path exists unless the cards cannot be distributed at all.

use core::ops::RangeInclusive;

use super::place::{Allowed, Distribution, GROUPS, Given, WINDOWS, remove};
use crate::seven::cards::Card;

const CARDS: usize = 0;
const PAIRS: usize = CARDS + Card::COUNT;
const CELLS: usize = PAIRS + Card::COUNT * GROUPS;
const NODES: usize = CELLS + GROUPS * WINDOWS;
/// The value for no node.
const NOWHERE: u16 = NODES as u16;

/// A node of a path.
#[derive(Clone, Copy)]
enum Stop {
    /// A card without a place.
    Card(Card),
    /// A card of a group.
    Pair(Card, usize),
    /// The places of a group in a window.
    Cell(usize, usize),
}

impl Stop {
    fn node(self) -> usize {
        match self {
            Stop::Card(card) => CARDS + card as usize,
            Stop::Pair(card, group) => PAIRS + card as usize * GROUPS + group,
            Stop::Cell(group, window) => CELLS + group * WINDOWS + window,
        }
    }

    fn of(node: usize) -> Stop {
        if node < PAIRS {
            Stop::Card(Card::ALL[node - CARDS])
        } else if node < CELLS {
            let pair = node - PAIRS;
            Stop::Pair(Card::ALL[pair / GROUPS], pair % GROUPS)
        } else {
            let cell = node - CELLS;
            Stop::Cell(cell / WINDOWS, cell % WINDOWS)
        }
    }
}

/// The cards that may move: those assigned to some windows, within these windows.
pub(super) struct Shift<'a> {
    windows: RangeInclusive<usize>,
    allowed: &'a Allowed,
}

/// A search for a path: the predecessor of each reached node, and the reached nodes in order.
struct Search {
    before: [u16; NODES],
    reached: [u16; NODES],
    count: usize,
}

impl Search {
    fn reach(&mut self, stop: Stop, from: u16) {
        let node = stop.node();
        if self.before[node] == NOWHERE {
            self.before[node] = from;
            self.reached[self.count] = node as u16;
            self.count += 1;
        }
    }
}

impl Shift<'_> {
    pub(super) fn new(windows: RangeInclusive<usize>, allowed: &Allowed) -> Shift<'_> {
        Shift { windows, allowed }
    }

    /// Whether an assigned card may move.
    pub(super) fn moves(&self, given: Given) -> bool {
        self.windows.contains(&given.1)
    }

    /// Assigns one more card, and moves others if needed; `false` if it has no place. All cards must be their groups' own.
    pub(super) fn give(&self, spread: &mut Distribution, card: Card) -> bool {
        let mut search = Search {
            before: [NOWHERE; NODES],
            reached: [0; NODES],
            count: 0,
        };
        let start = Stop::Card(card);
        search.reach(start, start.node() as u16);
        let mut next = 0;
        while next < search.count {
            let node = search.reached[next];
            next += 1;
            let stop = Stop::of(usize::from(node));
            if let Stop::Cell(group, window) = stop
                && spread.open[group][window] > 0
            {
                follow(spread, &search, stop);
                return true;
            }
            self.go_on(spread, &mut search, stop);
        }
        false
    }

    /// Reaches all neighbors of a node.
    fn go_on(&self, spread: &Distribution, search: &mut Search, stop: Stop) {
        let node = stop.node() as u16;
        match stop {
            Stop::Card(card) => {
                let has = |group: &usize| spread.cards[*group].contains(&card);
                for group in (0..GROUPS).filter(has) {
                    search.reach(Stop::Pair(card, group), node);
                }
            }
            Stop::Pair(card, group) => {
                for window in self.windows.clone() {
                    if self.allowed[window].contains(card) {
                        search.reach(Stop::Cell(group, window), node);
                    }
                }
                // The neighbors of a cell are only assigned cards; they may leave the group.
                if let Stop::Cell(..) = Stop::of(usize::from(search.before[usize::from(node)])) {
                    search.reach(Stop::Card(card), node);
                }
            }
            Stop::Cell(group, window) => {
                for &(_, _, card) in spread
                    .given
                    .iter()
                    .filter(|g| (g.0, g.1) == (group, window))
                {
                    search.reach(Stop::Pair(card, group), node);
                }
            }
        }
    }
}

/// Moves the cards along the path that ends at a node, the last one first.
fn follow(spread: &mut Distribution, search: &Search, end: Stop) {
    let mut to = end;
    loop {
        let from = Stop::of(usize::from(search.before[to.node()]));
        match (from, to) {
            (Stop::Pair(card, group), Stop::Cell(_, window)) => spread.give(group, window, card),
            (Stop::Cell(group, window), Stop::Pair(card, _)) => {
                let moved = |given: &Given| *given == (group, window, card);
                if let Some(place) = spread.given.iter().position(moved) {
                    spread.given.swap_remove(place);
                    spread.open[group][window] += 1;
                }
            }
            (Stop::Card(card), Stop::Pair(_, group)) => {
                remove(&mut spread.cards[group], card);
            }
            (Stop::Pair(card, group), Stop::Card(_)) => spread.cards[group].push(card),
            // The path begins here.
            _ => return,
        }
        to = from;
    }
}
