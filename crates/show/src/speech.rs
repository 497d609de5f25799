//! What the characters say: a sentence at the start of a game, after conflicts, and at its end. It follows from the last
//! step, as everybody has seen it, so all viewers read the same.

use antipater_engine::Seat;
use antipater_engine::duel::{Age, Cause, Event};

use crate::character::Character;
use crate::texts::{Texts, msg, say};
use crate::view::{GameStage, GameView, View};

/// Why a character speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Occasion {
    /// The game begins.
    Start,
    /// The character gained by a conflict, or in a Duel by a military token.
    ConflictWon,
    /// The character lost by it.
    ConflictLost,
    /// The character has won.
    Won,
    /// The character has not won.
    Lost,
}

impl Occasion {
    const fn name(self) -> &'static str {
        match self {
            Occasion::Start => "start",
            Occasion::ConflictWon => "conflict-won",
            Occasion::ConflictLost => "conflict-lost",
            Occasion::Won => "won",
            Occasion::Lost => "lost",
        }
    }
}

/// The sentences after the last step, from the seat in front on around the table, each with its seat.
pub fn speech(t: &Texts, view: &View) -> Vec<(Seat, String)> {
    let seats = view.seats.len();
    let ring = (0..seats).map(|number| view.facing.clockwise(number, seats));
    let said = ring.filter_map(|seat| {
        let sitting = &view.seats[seat.number()];
        let character = sitting.bot.and_then(|_| Character::named(&sitting.name))?;
        let when = occasion(view, seat)?.name();
        Some((seat, say!(t, message(character), when = when)))
    });
    said.collect()
}

/// The number of steps played; 0 before a person has decided, because a bot may begin a Duel.
pub fn steps(view: &View) -> usize {
    match &view.game {
        GameView::Sides(_) => 0,
        GameView::Seven(game) => game.past.len(),
        GameView::Duel(game) => {
            let of_person = |seat: Seat| view.seats[seat.number()].bot.is_none();
            let any = game.past.iter().any(|entry| of_person(entry.seat));
            if any { game.past.len() } else { 0 }
        }
    }
}

/// The occasion of a seat after the last step.
fn occasion(view: &View, seat: Seat) -> Option<Occasion> {
    let (winners, gain) = match &view.game {
        GameView::Sides(_) => return None,
        GameView::Seven(game) => {
            let conflicts = game.past.last().map_or(&[][..], |entry| &entry.conflicts);
            let own = conflicts.iter().map(|one| match seat {
                seat if seat == one.seat => one.points,
                seat if seat == one.left => one.left_points,
                _ => 0,
            });
            (game.sheet.as_ref().map(|sheet| &sheet.winners), own.sum())
        }
        GameView::Duel(game) => {
            let events = game.past.last().map_or(&[][..], |entry| &entry.events);
            let own = events
                .iter()
                .map(|event| gain(*event, game.track.pawn, seat));
            (
                game.sheet.as_ref().map(|sheet| &sheet.winners),
                own.sum::<i16>(),
            )
        }
    };
    match winners {
        Some(winners) if winners.contains(&seat) => Some(Occasion::Won),
        Some(_) => Some(Occasion::Lost),
        None if view.stage == GameStage::Over => None,
        None if steps(view) == 0 => Some(Occasion::Start),
        None => match gain {
            0 => None,
            1.. => Some(Occasion::ConflictWon),
            _ => Some(Occasion::ConflictLost),
        },
    }
}

/// The gain of a seat from an event of a Duel: looted coins, or the position of the pawn at the end of an age.
fn gain(event: Event, pawn: i8, seat: Seat) -> i16 {
    match event {
        Event::Lost {
            seat: loser,
            cause: Cause::Looting,
            ..
        } => match seat == loser {
            true => -1,
            false => 1,
        },
        Event::Laid { age } if age != Age::I => match seat {
            Seat::FIRST => pawn.into(),
            _ => -i16::from(pawn),
        },
        _ => 0,
    }
}

/// The message with the sentences of a character.
const fn message(of: Character) -> &'static str {
    match of {
        Character::Artemisia => msg("says-artemisia"),
        Character::Callimachus => msg("says-callimachus"),
        Character::Chares => msg("says-chares"),
        Character::Enheduanna => msg("says-enheduanna"),
        Character::Herodotus => msg("says-herodotus"),
        Character::Hypatia => msg("says-hypatia"),
        Character::Semiramis => msg("says-semiramis"),
        Character::Strabo => msg("says-strabo"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duel_has_conflicts_by_tokens_and_at_the_end_of_an_age() {
        let (own, other) = (Seat::FIRST, Seat::FIRST.clockwise(1, 2));
        let lost = Event::Lost {
            seat: other,
            coins: 2,
            cause: Cause::Looting,
        };
        assert_eq!((gain(lost, 0, own), gain(lost, 0, other)), (1, -1));
        let laid = |age| Event::Laid { age };
        assert_eq!(gain(laid(Age::II), -3, own), -3);
        assert_eq!(gain(laid(Age::III), -3, other), 3);
        assert_eq!(gain(laid(Age::I), 0, own), 0);
        let paid = Event::Lost {
            seat: own,
            coins: 3,
            cause: Cause::Trade,
        };
        assert_eq!(gain(paid, 5, other), 0);
    }
}
