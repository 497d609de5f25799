//! The passing of hands: which seat holds which hand on which turn.
//!
//! Hands are not moved. Each keeps the name of the seat it was dealt to, and the turn determines who holds it. In the
//! game with the Free City the two players exchange their hands every turn (ruling 16), and the Free City card moves
//! with one of them. So one hand, the *drawn* one, is always held by the holder of that card. The holder first draws a
//! card from the Free City's pile into it and then takes two out of it, one for each city.

use super::phase::{Age, TURNS};
use super::setup::HAND;
use crate::seat::{Seat, SeatSet};

/// The most cards that a player holds: with the Free City a card is drawn to the hand.
pub const HELD: usize = HAND + 1;

/// The most cards of a hand in an age: those dealt and, in the game with the Free City, those drawn.
pub(super) const SLOTS: usize = 2 * HAND;

/// A set of a hand's cards, one bit for each: the seven that were dealt, then those drawn from the Free City's pile.
pub(super) type Slots = u16;

const DEALT: Slots = (1 << HAND) - 1;

/// The passing of hands in a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Passing {
    seats: u8,
    free_city: bool,
}

impl Passing {
    /// Passing around the table, in every game without the Free City.
    pub(super) fn around(seats: usize) -> Passing {
        Passing {
            seats: seats as u8,
            free_city: false,
        }
    }

    /// Passing between the two players of the game with the Free City.
    pub(super) fn with_free_city() -> Passing {
        Passing {
            seats: 3,
            free_city: true,
        }
    }

    /// The number of cities.
    pub(super) fn seats(self) -> usize {
        usize::from(self.seats)
    }

    /// The Free City's seat, if there is one.
    pub(super) fn free_city(self) -> Option<Seat> {
        self.free_city.then_some(Seat::FREE_CITY)
    }

    /// The seats of players.
    pub(super) fn players(self) -> SeatSet {
        SeatSet::all(if self.free_city { 2 } else { self.seats() })
    }

    /// The hand to which cards are drawn: that of the player with the Free City card on the first turn. In ages I and
    /// III this is the player to the left of the Free City (rule F36).
    pub(super) fn drawn_hand(age: Age) -> Seat {
        if age.passes_left() {
            Seat::FIRST
        } else {
            Seat::FIRST.left(2)
        }
    }

    /// The player who holds the Free City card on a turn.
    pub(super) fn free_city_holder(age: Age, turn: u8) -> Seat {
        Passing::drawn_hand(age).clockwise(usize::from(turn - 1) % 2, 2)
    }

    /// The hand that a seat holds on a turn, named by the seat it was dealt to.
    pub(super) fn held(self, seat: Seat, age: Age, turn: u8) -> Seat {
        let passed = usize::from(turn - 1);
        if self.free_city {
            let holds = seat == Seat::FREE_CITY || seat == Passing::free_city_holder(age, turn);
            let drawn = Passing::drawn_hand(age);
            return if holds { drawn } else { drawn.left(2) };
        }
        let seats = self.seats();
        let passed = rounds_off(passed, seats);
        seat.clockwise(
            if age.passes_left() {
                seats - passed
            } else {
                passed
            },
            seats,
        )
    }

    /// The seats that take a card from a hand on a turn.
    pub(super) fn takers(self, hand: Seat, age: Age, turn: u8) -> SeatSet {
        if self.free_city {
            let seats = Seat::all(self.seats());
            return seats
                .filter(|&seat| self.held(seat, age, turn) == hand)
                .collect();
        }
        let seats = self.seats();
        let passed = rounds_off(usize::from(turn - 1), seats);
        let steps = if age.passes_left() {
            passed
        } else {
            seats - passed
        };
        SeatSet::only(hand.clockwise(steps, seats))
    }

    /// The cards that have come to a hand by a turn, including that turn's drawn card.
    pub(super) fn come_to(self, hand: Seat, age: Age, turn: u8) -> Slots {
        if self.free_city && hand == Passing::drawn_hand(age) {
            (1 << (HAND + usize::from(turn))) - 1
        } else {
            DEALT
        }
    }

    /// The hands that are passed: one for each player.
    pub(super) fn hands(self) -> impl Iterator<Item = Seat> {
        self.players().iter()
    }
}

/// The distance of a hand from its seat after this number of passes. Hands rarely go all the way around, so this is
/// faster than a division.
const fn rounds_off(mut passed: usize, seats: usize) -> usize {
    while passed >= seats {
        passed -= seats;
    }
    passed
}

/// The slot of the card drawn on a turn; after the sixth turn one card is left in the pile, in the slot of turn 7.
pub(super) const fn drawn_slot(turn: u8) -> usize {
    HAND + turn as usize - 1
}

/// The slot of the last card in the Free City's pile.
pub(super) const LAST_OF_PILE: usize = drawn_slot(TURNS + 1);
