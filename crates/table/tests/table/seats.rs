//! Leaving a seat, missing turns, replacement by a bot, resigning, and presence.

use antipater_engine::rng::generator;
use antipater_engine::seven::Seven;
use antipater_show::options::{Pace, Sides};
use antipater_table::{Entry, LimitedAction, Presence, Proposed, Refusal, SeatChange};

use crate::{Kept, TEN_MINUTES, at, duel, seven};

#[test]
fn bots_choose_for_those_who_are_late_and_keep_the_seat_after_three_turns() {
    let mut kept = seven(2, 1, |options| options.common.pace = Pace::Seconds(30));
    let rng = &mut generator(1, 1);
    for seat in 0..2 {
        let action = kept.any(seat, rng).unwrap();
        kept.play(seat, &[action]).unwrap();
    }
    for missed in 1..=3 {
        let action = kept.any(0, rng).unwrap();
        kept.play(0, &[action]).unwrap();
        let end = kept.table.clock().deadline.unwrap();
        assert_eq!(end, kept.now + 30_000);
        let early = kept.table.time_up(end - 1);
        assert!(matches!(early, Ok(Proposed::Nothing)));
        let entries = kept.keep(kept.table.time_up(end)).unwrap();
        assert_eq!(entries[0], Entry::Late(at(1)));
        let gone = entries.contains(&Entry::Seat(at(1), SeatChange::Gone));
        assert_eq!(gone, missed == 3, "{missed}");
        kept.now = end;
    }
    assert_eq!(kept.table.awaited(), [at(0)]);
    assert!(
        kept.table.is_decided_by_person(at(0)),
        "the last one keeps the seat"
    );
}

#[test]
fn one_leaves_a_limited_number_of_times_and_comes_back_by_playing() {
    let mut kept = seven(2, 1, |_| {});
    for _ in 0..4 {
        kept.keep(kept.table.leave(at(0), kept.now)).unwrap();
        kept.keep(kept.table.come_back(at(0), kept.now)).unwrap();
    }
    let refused = kept.keep(kept.table.leave(at(0), 1000));
    assert_eq!(
        refused,
        Err(Refusal::TooOften(LimitedAction::Leave, Some(600)))
    );
    kept.now = TEN_MINUTES;
    kept.keep(kept.table.leave(at(0), kept.now)).unwrap();
    assert_eq!(kept.undo(0), Err(Refusal::Left));
    let action = kept.any(0, &mut generator(1, 1)).unwrap();
    let entries = kept.play(0, &[action]).unwrap();
    assert_eq!(entries[0], Entry::Seat(at(0), SeatChange::Back));
    assert!(kept.table.is_decided_by_person(at(0)));
}

#[test]
fn resigning_ends_a_game_for_two_and_hands_a_seat_to_a_bot_where_people_play_on() {
    let mut kept = duel(2, 1, Pace::Free);
    let entries = kept.keep(kept.table.resign(at(1), kept.now)).unwrap();
    let resigned = Entry::Seat(at(1), SeatChange::Resigned);
    assert_eq!(entries, [resigned.clone(), Entry::Over]);
    assert_eq!(
        kept.keep(kept.table.resign(at(0), kept.now)),
        Err(Refusal::Over)
    );

    let mut kept = seven(2, 1, |_| {});
    assert_eq!(
        kept.keep(kept.table.resign(at(1), kept.now)).unwrap(),
        [resigned]
    );
    assert_eq!(kept.table.awaited(), [at(0)]);
    assert_eq!(
        kept.keep(kept.table.come_back(at(1), kept.now)),
        Err(Refusal::Resigned)
    );
    let action = kept.any(0, &mut generator(1, 1)).unwrap();
    kept.play(0, &[action]).unwrap();
    assert_eq!(kept.table.decision(), 1, "a bot plays for who has resigned");
}

#[test]
fn the_last_person_who_resigns_ends_the_game() {
    let mut kept = seven(2, 1, |_| {});
    let action = kept.any(0, &mut generator(1, 1)).unwrap();
    kept.play(0, &[action]).unwrap();
    kept.keep(kept.table.resign(at(0), kept.now)).unwrap();
    let entries = kept.keep(kept.table.resign(at(1), kept.now)).unwrap();
    assert_eq!(entries[1], Entry::Over);
    assert!(kept.table.game().is_over() && kept.table.awaited().is_empty());
    assert!(
        kept.loaded().game().is_over(),
        "choices that wait change nothing"
    );
}

#[test]
fn a_game_is_given_up_before_its_first_turn() {
    let mut kept = seven(1, 1, |options| options.seven.sides = Sides::Chosen);
    let entries = kept.keep(kept.table.resign(at(0), kept.now)).unwrap();
    assert_eq!(entries[1], Entry::Over);
    assert!(kept.table.sides(None).is_none());
}

#[test]
fn a_bot_plays_on_for_who_is_away_or_slow_where_no_clock_runs() {
    const MINUTE: i64 = 60_000;
    let mut kept = seven(3, 1, |_| {});
    let rng = &mut generator(1, 1);
    // Each step stores the beginning of the next one.
    for seat in [0, 1, 2, 1] {
        let action = kept.any(seat, rng).unwrap();
        kept.play(seat, &[action]).unwrap();
    }
    let stands_in = |kept: &Kept<Seven>, seat: usize, away_since: Option<i64>, now: i64| {
        let proposed = kept.table.stand_in(at(1), at(seat), away_since, now);
        proposed.is_ok()
    };
    let long_ago = Some(-5 * MINUTE);
    assert!(!stands_in(&kept, 0, long_ago, 2 * MINUTE - 1));
    assert!(stands_in(&kept, 0, long_ago, 2 * MINUTE));
    assert!(!stands_in(&kept, 0, Some(MINUTE), 3 * MINUTE - 1));
    assert!(!stands_in(&kept, 0, None, 10 * MINUTE - 1), "here but slow");
    assert!(stands_in(&kept, 0, None, 10 * MINUTE));
    assert!(!stands_in(&kept, 1, Some(0), 20 * MINUTE), "oneself");
    let stands = kept.table.stand_in(at(1), at(0), None, 10 * MINUTE);
    let entries = kept.keep(stands).unwrap();
    assert_eq!(entries, [Entry::Seat(at(0), SeatChange::Gone)]);
    assert!(!stands_in(&kept, 0, Some(0), 20 * MINUTE), "not awaited");

    let clocked = seven(2, 1, |options| options.common.pace = Pace::Days(1));
    assert!(
        !stands_in(&clocked, 0, Some(0), 20 * MINUTE),
        "a clock runs"
    );
}

#[test]
fn people_are_here_with_a_stream_or_for_a_minute_after_they_have_asked() {
    let mut presence = Presence::new(5);
    let seen = |presence: &Presence| (presence.is_here(at(0)), presence.away_since(at(0)));
    assert_eq!(seen(&presence), (false, Some(5)));
    presence.ask(at(0), 1_000);
    assert!(!presence.expire(60_999) && presence.is_here(at(0)));
    assert!(presence.expire(61_000) && !presence.is_here(at(0)));
    presence.open_stream(at(0), 70_000);
    presence.open_stream(at(0), 71_000);
    presence.ask(at(0), 72_000);
    presence.close_stream(at(0), 80_000);
    assert!(!presence.expire(200_000), "a stream is still open");
    assert_eq!(seen(&presence), (true, None));
    presence.ask(at(0), 210_000);
    presence.close_stream(at(0), 220_000);
    assert_eq!(
        seen(&presence),
        (false, Some(220_000)),
        "the page was closed"
    );
    assert_eq!(presence.next_expiry(), None);
}
