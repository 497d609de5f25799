//! Consistency of the parts of a line: the course of the turns, the cards taken and the picks.

use crate::line::{LineError, Text};
use crate::seat::{BySeat, Seat};
use crate::seven::cards::Card;
use crate::seven::city::Table;
use crate::seven::effect::Power;
use crate::seven::passing::{LAST_OF_PILE, SLOTS};
use crate::seven::phase::{ALL_TURNS, Age, Phase, TURNS};
use crate::seven::pile::is_played;
use crate::seven::position::{Seven, Taken, Use, turn_number};
use crate::state::State;

/// Checks that exactly the turns before the step are played. In a position set up by hand they may begin at any age.
/// Seventh cards may only be present if Babylon can have used one.
pub(super) fn check_course<T>(
    table: &Table,
    turns: &[BySeat<Option<T>>; ALL_TURNS],
    seventh: &[Option<T>; 3],
    turns_text: Text<'_>,
    seventh_text: Text<'_>,
) -> Result<(), LineError> {
    let mut begun = false;
    for age in Age::ALL {
        for turn in 1..=TURNS {
            let there = turns[turn_number(age, turn)][Seat::FIRST].is_some();
            let due = is_played(age, turn, table.phase);
            begun |= turn == 1 && there;
            let now = table.phase.clock().is_some_and(|(now, _)| now == age);
            if there && !(due && begun) || due && !there && (begun || now) {
                return Err(turns_text.contradiction("they are not those before the step"));
            }
        }
        let played = turns[turn_number(age, TURNS)][Seat::FIRST].is_some();
        let past = played
            && table.phase
                != (Phase::Seventh {
                    age,
                    seat: babylon(table),
                });
        let may = past && table.seat_of(Power::PlaySeventh).is_some();
        if seventh[age as usize].is_some() && !may {
            return Err(seventh_text.contradiction("Babylon has not used a seventh card then"));
        }
    }
    Ok(())
}

fn babylon(table: &Table) -> Seat {
    table.seat_of(Power::PlaySeventh).unwrap_or(Seat::FIRST)
}

/// Checks that every taken card was in the hand then, and that the city has what was built.
pub(super) fn check_taken(
    seven: &Seven,
    turns: Text<'_>,
    seventh: Text<'_>,
) -> Result<(), LineError> {
    let passing = seven.table.passing;
    let mut stages = BySeat::from_fn(|_| 0);
    let mut check = |seat: Seat, card: Card, taken: Taken, text: Text<'_>| {
        let city = seven.table.city(seat);
        stages[seat] += usize::from(taken.used == Use::Stage);
        if matches!(taken.used, Use::Built(_)) && !city.built().contains(card) {
            return Err(text.contradiction("a city has not the building that it built"));
        }
        if stages[seat] > city.stages() {
            return Err(text.contradiction("a city has not the stages that it built"));
        }
        Ok(())
    };
    for age in Age::ALL {
        for turn in 1..=TURNS {
            let taken = &seven.turns[turn_number(age, turn)];
            let mut gone = BySeat::<u16>::default();
            for seat in Seat::all(seven.seats()) {
                let Some(taken) = taken[seat] else { continue };
                let hand = passing.held(seat, age, turn);
                let there = seven.left_at(hand, age, turn) & !gone[hand];
                if there & (1 << taken.slot) == 0 {
                    return Err(turns.contradiction("a card is taken that is not in the hand"));
                }
                gone[hand] |= 1 << taken.slot;
                check(seat, seven.card_of(age, turn, seat, taken), taken, turns)?;
            }
        }
        if let Some(taken) = seven.seventh[age as usize] {
            let seat = babylon(&seven.table);
            let hand = passing.held(seat, age, TURNS);
            let there = if seven.table.free_city() == Some(seat) {
                1 << LAST_OF_PILE
            } else {
                seven.left_at(hand, age, TURNS + 1)
            };
            if usize::from(taken.slot) >= SLOTS || there & (1 << taken.slot) == 0 {
                return Err(seventh.contradiction("the card is not the last one"));
            }
            check(seat, seven.card_of(age, TURNS, seat, taken), taken, seventh)?;
        }
    }
    Ok(())
}

/// Checks that each picked card was in the discard pile and is in Halicarnassus.
pub(super) fn check_picks(seven: &Seven, text: Text<'_>) -> Result<(), LineError> {
    let seat = seven.table.seat_of(Power::BuildDiscarded);
    for (number, pick) in seven.picks.iter().enumerate() {
        let Some(seat) = seat.filter(|_| is_played(pick.age, pick.turn, seven.table.phase)) else {
            return Err(text.contradiction("Halicarnassus has not picked a card then"));
        };
        let (age, turn) = (pick.age, pick.turn);
        let then = Phase::Discard { age, turn, seat };
        let pile = seven.pile_at(then, &seven.picks[..number]);
        let stands = |card| seven.table.city(seat).built().contains(card);
        if pick
            .card
            .is_some_and(|card| pile.count(card) == 0 || !stands(card))
        {
            return Err(text.contradiction("a card was not on the pile, or does not stand"));
        }
    }
    Ok(())
}
