//! Public facts about a step, as data, in the order in which they happen.
//!
//! Here: facts that every seat sees. Not here: texts in any language, and hidden information.

use super::action::By;
use super::cards::Card;
use super::pay::Payment;
use super::phase::Age;
use crate::seat::Seat;

/// A public fact about a step.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Action, Event};
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{JointAction, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let mut game = Seven::new(setup).unwrap();
///
/// let mut joint = JointAction::new();
/// for seat in game.to_act().iter() {
///     let card = game.hand(seat)[0];
///     joint.set(seat, Action::Sell { card });
/// }
/// let mut events = Vec::new();
/// game.apply_with_events(&joint, &mut |event| events.push(event))
///     .unwrap();
/// assert!(
///     events
///         .iter()
///         .all(|event| matches!(event, Event::Sold { .. }))
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat built a card.
    Built {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Card,
        /// The way in which it was paid for.
        by: By,
        /// Coins to the neighbors.
        pay: Payment,
    },
    /// A seat built a stage of its wonder.
    Stage {
        /// The seat.
        seat: Seat,
        /// The stage, counted from 0.
        stage: u8,
        /// Coins to the neighbors.
        pay: Payment,
    },
    /// A seat sold a card.
    Sold {
        /// The seat.
        seat: Seat,
    },
    /// A new building or stage brought coins from the bank.
    Earned {
        /// The seat.
        seat: Seat,
        /// The coins.
        coins: u16,
    },
    /// Halicarnassus built a discarded card, or declined.
    Picked {
        /// The seat.
        seat: Seat,
        /// The card.
        card: Option<Card>,
    },
    /// A conflict at one border at the end of an age.
    Conflict {
        /// The age.
        age: Age,
        /// A seat.
        seat: Seat,
        /// Its left neighbor.
        left: Seat,
        /// The shields of the seat.
        shields: u8,
        /// The shields of its left neighbor.
        left_shields: u8,
    },
    /// An age is over; events of its conflicts precede this one.
    AgeOver {
        /// The age.
        age: Age,
    },
}
