//! The small action spaces that nets and other programs use: each legal action of a seat has a number of its own.
//!
//! Here: the two games behind one trait. The numbers themselves stand in the engine (`seven::compact`,
//! `duel::Action::index`).

use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::compact::{self, Numbering, each_number};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{List, Seat, State};

/// A game whose actions have small numbers.
///
/// # Examples
/// ```
/// use antipater_bots::numbered::Numbered;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let legal = game.legal_actions(setup.first);
/// let mut numbers = Vec::new();
/// game.each_number(setup.first, &legal, |number| numbers.push(number));
/// assert_eq!(game.numbered(setup.first, numbers[0]), Some(legal[0]));
/// ```
pub trait Numbered: State {
    /// How many numbers there are, that of waiting included.
    const NUMBERS: usize;
    /// The number of a seat that has nothing to decide on a step, for nets that always name one. It is no action.
    const WAIT: Option<usize>;

    /// Names the numbers of legal actions of a seat in their order.
    fn each_number(&self, seat: Seat, legal: &[Self::Action], to: impl FnMut(usize));

    /// Lists the legal actions of a seat, each with its number: those of a game with nothing chosen yet.
    fn list_numbered(&self, seat: Seat, list: &mut impl List<Self::Action>);

    /// The action that a number means here for a seat, legal or not; `None` if it means nothing.
    fn numbered(&self, seat: Seat, number: usize) -> Option<Self::Action>;
}

impl Numbered for Seven {
    const NUMBERS: usize = compact::SIZE;
    const WAIT: Option<usize> = Some(compact::WAIT);

    #[inline]
    fn each_number(&self, seat: Seat, legal: &[seven::Action], to: impl FnMut(usize)) {
        each_number(self.table(), seat, legal, to);
    }

    #[inline]
    fn list_numbered(&self, seat: Seat, list: &mut impl List<seven::Action>) {
        self.list_numbered(seat, list);
    }

    fn numbered(&self, seat: Seat, number: usize) -> Option<seven::Action> {
        Numbering::new(self.table(), seat).action(number)
    }
}

impl Numbered for Duel {
    const NUMBERS: usize = duel::Action::COUNT;
    const WAIT: Option<usize> = None;

    #[inline]
    fn each_number(&self, _: Seat, legal: &[duel::Action], to: impl FnMut(usize)) {
        legal.iter().map(|action| action.index()).for_each(to);
    }

    #[inline]
    fn list_numbered(&self, seat: Seat, list: &mut impl List<duel::Action>) {
        self.list_numbered(seat, list);
    }

    fn numbered(&self, _: Seat, number: usize) -> Option<duel::Action> {
        duel::Action::from_index(number)
    }
}
