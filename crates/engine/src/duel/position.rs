//! A position: the deal that nobody has seen whole, and the table that everybody sees.
//!
//! Here: [`Duel`] and what it is made of. Not here: what is done with it, each question of which has its file.

use super::cards::{Card, CardSet};
use super::layout::Slot;
use super::table::Table;
use super::tokens::TokenSet;
use super::wonders::WonderSet;

/// A position of 7 Wonders Duel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    pub(super) deal: Deal,
    pub(super) table: Table,
}

/// What the setup has fixed and the game uncovers bit by bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    /// The cards of each age's structure in slot order.
    pub ages: [[Card; Slot::COUNT]; 3],
    /// The four wonders of the second round of the draft; empty when the wonders were not drafted.
    pub second_offer: WonderSet,
    /// The three progress tokens that The Great Library draws from the box.
    pub library: TokenSet,
}

impl Duel {
    /// A position put together by hand, for tests, puzzles and editors. Nothing is checked: parts that no game brings
    /// together are played on as far as they make sense.
    pub const fn from_parts(deal: Deal, table: Table) -> Duel {
        Duel { deal, table }
    }

    /// What lies open on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What the setup has fixed, hidden things included.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The cards that can be taken now (rule D13).
    pub fn accessible_cards(&self) -> CardSet {
        let structure = &self.deal.ages[self.table.age as usize];
        let mut cards = CardSet::EMPTY;
        self.table
            .accessible()
            .each(|slot| cards = cards.union(structure[slot.index()].alone()));
        cards
    }
}
