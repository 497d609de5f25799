//! A position: the deal, which is partly hidden, and the public table.
//!
//! Here: [`Duel`] and its two parts. Not here: the rules, which have a file for each question.

use super::cards::{Card, CardSet};
use super::layout::Slot;
use super::table::Table;
use super::tokens::TokenSet;
use super::wonders::WonderSet;

/// A position of 7 Wonders Duel.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, Phase, Setup};
/// use antipater_engine::{JointAction, State, rng};
///
/// let setup = Setup::deal_first_game(&mut rng::generator(1, 0));
/// let mut game = Duel::new(setup).unwrap();
/// assert_eq!(game.table().phase, Phase::Play { seat: setup.first });
/// let action = game.legal_actions(setup.first)[0];
/// game.apply(&JointAction::only(setup.first, action)).unwrap();
/// assert_eq!(game.table().left.len(), 19);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Duel {
    pub(super) deal: Deal,
    pub(super) table: Table,
}

/// The hidden part of the setup, which is revealed during the game.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Age, Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// // It has what nobody knows yet, such as the cards of age III.
/// assert_eq!(
///     game.deal().ages[Age::III as usize],
///     setup.ages[Age::III as usize]
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    /// The cards of each age's structure in slot order.
    pub ages: [[Card; Slot::COUNT]; 3],
    /// The four wonders of the second round of the draft; empty if the wonders were not drafted.
    pub second_offer: WonderSet,
    /// The three progress tokens that The Great Library draws from the box.
    pub library: TokenSet,
}

impl Duel {
    /// A position set up by hand, for tests, puzzles and editors. Nothing is checked, so parts may be combined that
    /// never occur together in a game.
    pub const fn from_parts(deal: Deal, table: Table) -> Duel {
        Duel { deal, table }
    }

    /// The public part.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The deal, including hidden information.
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
