//! Public facts about a step, as data, in the order in which they happen.
//!
//! Here: facts that both seats see. Not here: texts in any language, and hidden information.

use super::cards::{Age, Card};
use super::layout::Slot;
use super::tokens::Token;
use super::wonders::Wonder;
use crate::{Seat, SeatSet, Victory};

/// The reason for a change of coins.
///
/// # Examples
/// ```
/// use antipater_engine::Seat;
/// use antipater_engine::duel::{Cause, Event};
///
/// /// Coins that Economy brought.
/// fn by_trade(event: Event) -> u16 {
///     match event {
///         Event::Received {
///             coins,
///             cause: Cause::Trade,
///             ..
///         } => coins,
///         _ => 0,
///     }
/// }
///
/// let received = |cause| Event::Received {
///     seat: Seat::FIRST,
///     coins: 4,
///     cause,
/// };
/// assert_eq!(by_trade(received(Cause::Trade)), 4);
/// assert_eq!(by_trade(received(Cause::Chain)), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The effect of a building.
    Building(Card),
    /// The effect of a wonder.
    Wonder(Wonder),
    /// The effect of a progress token.
    Token(Token),
    /// Urbanism, for a building that was free by a chain (rule D52).
    Chain,
    /// Economy, for resources that the opponent bought (rule D25).
    Trade,
    /// A looting token (rule D39).
    Looting,
}

/// A public fact about a step.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Action, Duel, Event, Setup};
/// use antipater_engine::{JointAction, State, rng};
///
/// let setup = Setup::deal_first_game(&mut rng::generator(1, 0));
/// let mut game = Duel::new(setup).unwrap();
/// let (seat, card) = (setup.first, game.accessible_cards().iter().next().unwrap());
/// let joint = JointAction::only(seat, Action::Discard(card));
/// let mut events = Vec::new();
/// game.apply_with_events(&joint, &mut |event| events.push(event))
///     .unwrap();
/// assert_eq!(
///     events[0],
///     Event::Discarded {
///         seat,
///         card,
///         coins: 2
///     }
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(
    missing_docs,
    reason = "the fields are those of the sentence above them: who, what, how many coins"
)]
pub enum Event {
    /// A seat drafted a wonder.
    Drafted { seat: Seat, wonder: Wonder },
    /// A seat constructed a building for this many coins; `chain` is the building that made it free.
    Built {
        seat: Seat,
        card: Card,
        coins: u16,
        chain: Option<Card>,
    },
    /// A seat discarded a card for this many coins.
    Discarded { seat: Seat, card: Card, coins: u16 },
    /// A seat constructed a wonder, with a card as marker, for this many coins.
    Constructed {
        seat: Seat,
        wonder: Wonder,
        card: Card,
        coins: u16,
    },
    /// A seat returned its last wonder to the box, because seven are constructed.
    WonderLost { seat: Seat, wonder: Wonder },
    /// A seat received coins from the bank, or for trade from its opponent.
    Received {
        seat: Seat,
        coins: u16,
        cause: Cause,
    },
    /// A seat lost this many coins to the bank.
    Lost {
        seat: Seat,
        coins: u16,
        cause: Cause,
    },
    /// The pawn moved between two spaces of the track.
    PawnMoved { seat: Seat, from: i8, to: i8 },
    /// A seat took a progress token from the board.
    TokenTaken { seat: Seat, token: Token },
    /// A seat kept a progress token from the box.
    TokenKept { seat: Seat, token: Token },
    /// A seat discarded a card of its opponent.
    Destroyed { seat: Seat, card: Card },
    /// A seat constructed a card from the discard pile.
    Revived { seat: Seat, card: Card },
    /// A card was turned face up.
    TurnedUp { slot: Slot, card: Card },
    /// A seat takes another turn.
    PlaysAgain { seat: Seat },
    /// A seat lost its extra turn, because no card is left.
    TurnLost { seat: Seat },
    /// The structure of an age was laid.
    Laid { age: Age },
    /// A seat begins an age.
    Begins { seat: Seat, age: Age },
    /// The game is over.
    Over { victory: Victory, winners: SeatSet },
}
