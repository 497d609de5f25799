//! The small action spaces for nets and other programs: each legal action of a seat has a unique number.
//!
//! Here: both games behind one trait. The engine defines the numbers (`seven::compact`, `duel::Action::index`).

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
    /// The number of numbers, including the one for waiting.
    const NUMBERS: usize;
    /// The number for a seat without a decision on a step, for nets that always output one. It is not an action.
    const WAIT: Option<usize>;

    /// Computes the numbers of a seat's legal actions in order.
    fn each_number(&self, seat: Seat, legal: &[Self::Action], to: impl FnMut(usize));

    /// Lists the legal actions of a seat with their numbers, in a step without earlier choices.
    fn list_numbered(&self, seat: Seat, list: &mut impl List<Self::Action>);

    /// The action with this number for a seat, legal or not; `None` without one.
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
