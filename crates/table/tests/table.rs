//! The rules of a table, played here and now: each change is stored as entries, and a table loaded from them is the same.

use std::collections::HashSet;

use antipater_bots::BotKind;
use antipater_engine::duel::{Duel, Setup as DuelSetup};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
use antipater_engine::{Record, Seat};
use antipater_show::game::{Game, GameLog, LoggedStep};
use antipater_show::guide::Guidable;
use antipater_show::options::{Kind, Pace, Sides, TableOptions};
use antipater_show::view::{View, Viewer};
use antipater_table::{
    Change, Entry, HintRequest, Loaded, Look, Often, Proposed, Refusal, SeatChange, Seated, Seen,
    Table,
};

const SEED: u64 = 5;
const TEN_MINUTES: i64 = 600_000;

/// A table, and the entries that a store has of it.
struct Kept<G: Guidable> {
    table: Table<G>,
    deal: String,
    entries: Vec<(usize, Entry)>,
    now: i64,
    named: usize,
}

impl<G: Guidable> Kept<G> {
    fn new(record: Record<G>, people: usize, options: TableOptions) -> Kept<G> {
        let bots =
            (0..record.players().len()).map(|seat| (seat >= people).then_some(options.level));
        let bots: Vec<_> = bots.collect();
        let deal = record.write();
        let game = Game::new("table".to_owned(), &bots, record).unwrap();
        let seats = bots.into_iter().map(Seated::new).collect();
        Kept {
            table: Table::new(game, options, seats, SEED).unwrap(),
            deal,
            entries: Vec::new(),
            now: 0,
            named: 0,
        }
    }

    /// Stores and accepts what was proposed; says what it was.
    fn keep(&mut self, proposed: Result<Proposed<G>, Refusal>) -> Result<Vec<Entry>, Refusal> {
        let Some(change) = proposed?.settle()? else {
            return Ok(Vec::new());
        };
        let entries = change.entries().to_vec();
        for entry in &entries {
            self.entries.push((self.table.decision(), entry.clone()));
        }
        self.table.accept(change);
        Ok(entries)
    }

    fn play(&mut self, seat: usize, actions: &[String]) -> Result<Vec<Entry>, Refusal> {
        self.named += 1;
        let id = self.named.to_string();
        let decision = (id.as_str(), self.table.decision());
        self.keep(
            self.table
                .play(at(seat), decision, actions, false, self.now),
        )
    }

    fn undo(&mut self, seat: usize) -> Result<Vec<Entry>, Refusal> {
        self.named += 1;
        let id = self.named.to_string();
        let decision = (id.as_str(), self.table.decision());
        self.keep(self.table.undo(at(seat), decision, self.now))
    }

    /// One of the legal actions of the person on a seat.
    fn any(&self, seat: usize, rng: &mut Generator) -> Option<String> {
        let due = self.table.due(at(seat))?;
        let position = self.table.game().position();
        let legal = position.legal_actions_given(due, &self.table.chosen_by(at(seat)));
        let action = legal[below(rng, legal.len() as u32) as usize];
        Some(position.write_action(due, action))
    }

    fn view(&self, seat: usize) -> View {
        view(&self.table, seat, self.now)
    }

    /// The table that the entries tell.
    fn loaded(&self) -> Table<G> {
        let mut seats = self.table.seats().to_vec();
        for seated in &mut seats {
            *seated = Seated::new(seated.bot);
        }
        let mut steps = Vec::new();
        let mut loaded = Loaded {
            clock: self.table.clock(),
            ..Loaded::default()
        };
        for (_, entry) in &self.entries {
            match entry {
                Entry::Logged { text, id } => {
                    loaded.known.extend(id.clone());
                    steps.push(LoggedStep {
                        text,
                        by_person: id.is_some(),
                    });
                }
                Entry::Seat(seat, change) => {
                    let seated = &mut seats[seat.number()];
                    seated.left = *change != SeatChange::Back;
                    seated.resigned |= *change == SeatChange::Resigned;
                }
                Entry::Hinted { decision, seat } => loaded.hints.push((*decision, *seat)),
                Entry::Chosen { .. } | Entry::Late(_) | Entry::Over => {}
            }
        }
        loaded.logged = steps.len();
        let resigned = seats.iter().zip(Seat::all(seats.len()));
        let resigned = resigned.filter(|(seated, _)| seated.resigned);
        let log = GameLog {
            id: "table",
            bots: seats.iter().map(|seated| seated.bot).collect(),
            record: &self.deal,
            steps,
            resigned: resigned.map(|(_, seat)| seat).collect(),
        };
        let game = Game::fold(&log).unwrap();
        let options = self.table.options().clone();
        let mut table = Table::load(game, options, seats, SEED, loaded).unwrap();
        for (step, entry) in &self.entries {
            if let Entry::Chosen { id, choices } = entry {
                table.remember(*step, id, choices).unwrap();
            }
        }
        table
    }
}

fn at(seat: usize) -> Seat {
    Seat::new(seat).unwrap()
}

fn view<G: Guidable>(table: &Table<G>, seat: usize, now: i64) -> View {
    let look = |_| Look {
        avatar: None,
        here: true,
    };
    let status = table.status(Some(at(seat)), now);
    table.view(Viewer::Seat(at(seat)), status, look)
}

fn names(players: usize) -> Vec<String> {
    (0..players).map(|player| format!("P{player}")).collect()
}

fn options(game: Kind) -> TableOptions {
    TableOptions {
        game,
        level: BotKind::Random,
        ..TableOptions::usual("P0")
    }
}

/// A Duel in which the first seat begins.
fn duel(people: usize, seed: u64, pace: Pace) -> Kept<Duel> {
    let setup = DuelSetup {
        first: Seat::FIRST,
        ..DuelSetup::deal(&mut generator(seed, 0))
    };
    let record = Record::new(names(2), setup).unwrap();
    let mut options = options(Kind::Duel);
    options.common.pace = pace;
    Kept::new(record, people, options)
}

fn seven(people: usize, seed: u64, change: impl FnOnce(&mut TableOptions)) -> Kept<Seven> {
    let boards = [BoardOptions::default(); 3];
    let setup = Setup::deal(Edition::Second, &boards, &mut generator(seed, 0)).unwrap();
    let mut options = options(Kind::Seven);
    options.seven.seats = 3;
    change(&mut options);
    Kept::new(Record::new(names(3), setup).unwrap(), people, options)
}

/// Plays a whole game in which people do anything; after each change the table that is loaded from the entries looks the same.
fn play_anyhow<G: Guidable>(mut kept: Kept<G>, people: usize, seed: u64) {
    let mut rng = generator(seed, 1);
    let mut resigned = HashSet::new();
    for _ in 0..2000 {
        if kept.table.game().is_over() {
            break;
        }
        let seat = below(&mut rng, people as u32) as usize;
        let now = kept.now;
        let done = match below(&mut rng, 40) {
            0 => kept.keep(kept.table.leave(at(seat), now)),
            1 => kept.keep(kept.table.come_back(at(seat))),
            2 => {
                let own = at((seat + 1) % 7);
                kept.keep(kept.table.stand_in(own, at(seat), Some(0), now))
            }
            3..6 => kept.undo(seat),
            6 if resigned.len() + 1 < people && below(&mut rng, 10) == 0 => {
                resigned.insert(seat);
                kept.keep(kept.table.resign(at(seat)))
            }
            7 => kept.play(seat, &[]),
            8 => kept.play(seat, &["{}".to_owned()]),
            _ => match kept.any(seat, &mut rng) {
                Some(action) => kept.play(seat, &[action]),
                None => Ok(Vec::new()),
            },
        };
        kept.now += 1000;
        if done.is_ok_and(|entries| !entries.is_empty()) {
            let now = kept.now;
            kept.keep(kept.table.go_on(false, now)).unwrap();
            let loaded = kept.loaded();
            for seat in 0..people {
                let (mut seen, mut again) = (kept.view(seat), view(&loaded, seat, kept.now));
                // How often one has chosen, and a hint, are kept while the table is in memory.
                (seen.choices, again.choices) = (0, 0);
                assert_eq!(seen, again);
            }
            assert_eq!(kept.table.awaited(), loaded.awaited());
        }
    }
    assert!(kept.table.game().is_over(), "two thousand deeds end a game");
    let entries = kept.entries.iter();
    let ends = entries.filter(|(_, entry)| *entry == Entry::Over);
    assert_eq!(ends.count(), 1);
}

#[test]
fn a_table_is_what_its_entries_tell() {
    for seed in 0..6 {
        for people in 1..=2 {
            play_anyhow(duel(people, seed, Pace::Free), people, seed);
        }
        for people in 1..=3 {
            play_anyhow(seven(people, seed, |_| {}), people, seed);
        }
    }
}

#[test]
fn what_is_not_accepted_has_not_happened() {
    let kept = seven(1, 1, |_| {});
    let before = kept.view(0);
    let action = kept.any(0, &mut generator(1, 1)).unwrap();
    let proposed = kept.table.play(at(0), ("a", 0), &[action], false, 0);
    let change: Change<Seven> = proposed.unwrap().settle().unwrap().unwrap();
    assert_eq!(change.table().decision(), 1);
    assert_eq!((kept.view(0), kept.table.decision()), (before, 0));
    drop(change);
}

#[test]
fn a_decision_counts_once_and_for_its_question() {
    let mut kept = seven(1, 1, |_| {});
    let action = kept.any(0, &mut generator(1, 1)).unwrap();
    let sent = [action];
    let first = kept.keep(kept.table.play(at(0), ("a", 0), &sent, false, 0));
    assert!(matches!(first.unwrap()[..], [Entry::Logged { .. }]));
    let again = kept.keep(kept.table.play(at(0), ("a", 0), &sent, false, 0));
    assert_eq!(again, Ok(Vec::new()));
    let late = kept.keep(kept.table.play(at(0), ("b", 0), &sent, false, 0));
    assert_eq!(late, Err(Refusal::Stale));
    let nameless = kept.keep(kept.table.play(at(0), ("", 1), &sent, false, 0));
    assert!(matches!(nameless, Err(Refusal::Unreadable(_))));
}

#[test]
fn choices_wait_for_everybody_and_can_be_changed() {
    let mut kept = seven(3, 1, |_| {});
    let rng = &mut generator(1, 1);
    let action = kept.any(0, rng).unwrap();
    let proposed = kept
        .table
        .play(at(0), ("x", 0), std::slice::from_ref(&action), false, 0);
    let Ok(Proposed::Change(change)) = proposed else {
        panic!("no bot is asked");
    };
    assert_eq!(change.seen(), Seen::By(at(0)));
    assert_ne!(
        change.table().changes_seen(None),
        kept.table.changes_seen(None),
        "one player fewer is waited for"
    );
    kept.play(0, &[action]).unwrap();
    let other = kept.any(1, rng).unwrap();
    kept.play(1, &[other]).unwrap();
    assert_eq!(kept.table.awaited(), [at(2)]);
    kept.play(0, &[]).unwrap();
    assert_eq!(kept.table.awaited(), [at(0), at(2)]);
    assert_eq!(kept.table.decision(), 0);
    for seat in [0, 2] {
        let action = kept.any(seat, rng).unwrap();
        kept.play(seat, &[action]).unwrap();
    }
    assert_eq!(kept.table.decision(), 1);
}

#[test]
fn a_decision_is_taken_back_until_the_other_acts() {
    let mut kept = duel(2, 1, Pace::Free);
    let rng = &mut generator(1, 1);
    let first = kept.any(0, rng).unwrap();
    kept.play(0, &[first]).unwrap();
    assert_eq!(kept.undo(1), Err(Refusal::NoUndo));
    assert_eq!(kept.undo(0).unwrap().len(), 1);
    assert_eq!(kept.table.game().record.steps().len(), 0);
    assert_eq!(kept.table.decision(), 2, "the number names one position");
    let first = kept.any(0, rng).unwrap();
    kept.play(0, &[first]).unwrap();
    let second = kept.any(1, rng).unwrap();
    kept.play(1, &[second]).unwrap();
    assert_eq!(kept.undo(0), Err(Refusal::NoUndo));
}

#[test]
fn a_decision_is_taken_back_while_enough_of_its_time_is_left() {
    for (taken, left) in [(55_000, true), (55_001, false)] {
        let mut kept = duel(2, 1, Pace::Seconds(60));
        let rng = &mut generator(1, 1);
        let first = kept.any(0, rng).unwrap();
        kept.play(0, &[first]).unwrap();
        let second = kept.any(1, rng).unwrap();
        kept.play(1, &[second]).unwrap();
        kept.now = taken;
        assert_eq!(kept.table.may_undo(at(1), taken), left, "{taken}");
        assert_eq!(kept.undo(1).is_ok(), left, "{taken}");
    }
}

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
        kept.keep(kept.table.come_back(at(0))).unwrap();
    }
    let refused = kept.keep(kept.table.leave(at(0), 1000));
    assert_eq!(refused, Err(Refusal::TooOften(Often::Leave, Some(600))));
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
    let entries = kept.keep(kept.table.resign(at(1))).unwrap();
    let resigned = Entry::Seat(at(1), SeatChange::Resigned);
    assert_eq!(entries, [resigned.clone(), Entry::Over]);
    assert_eq!(kept.keep(kept.table.resign(at(0))), Err(Refusal::Over));

    let mut kept = seven(2, 1, |_| {});
    assert_eq!(kept.keep(kept.table.resign(at(1))).unwrap(), [resigned]);
    assert_eq!(kept.table.awaited(), [at(0)]);
    assert_eq!(
        kept.keep(kept.table.come_back(at(1))),
        Err(Refusal::Resigned)
    );
    let action = kept.any(0, &mut generator(1, 1)).unwrap();
    kept.play(0, &[action]).unwrap();
    assert_eq!(kept.table.decision(), 1, "a bot plays for who has resigned");
}

#[test]
fn sides_are_laid_once_all_have_chosen_and_by_chance_for_the_others() {
    let mut kept = seven(2, 1, |options| options.seven.sides = Sides::Chosen);
    assert_eq!(kept.table.awaited(), [at(0), at(1)]);
    let (boards, _) = kept.table.sides(None).unwrap();
    let side = |seat: usize| boards.write_choice(at(seat), antipater_engine::seven::Side::B);
    assert_eq!(kept.play(0, &[side(1)]), Err(Refusal::NotYours));
    kept.play(0, &[side(0)]).unwrap();
    assert_eq!(kept.table.awaited(), [at(1)]);
    let entries = kept.play(1, &[side(1)]).unwrap();
    assert!(matches!(&entries[..], [Entry::Logged { text, .. }] if text.contains("sides")));
    assert!(kept.table.sides(None).is_none());
    assert_eq!(kept.loaded().game(), kept.table.game());
}

#[test]
fn a_hint_is_for_the_decision_that_it_was_asked_for() {
    let mut kept = duel(1, 1, Pace::Free);
    let HintRequest::Judge(key, question) = kept.table.ask_hint(at(0), 0).unwrap() else {
        panic!("no hint was given yet");
    };
    let hint = question.judge();
    let entries = kept
        .keep(kept.table.give_hint(at(0), key, hint.clone()))
        .unwrap();
    assert!(matches!(entries[..], [Entry::Hinted { decision: 0, .. }]));
    assert!(kept.table.hint_of(at(0)).is_some() && !kept.table.may_hint(at(0)));
    let action = kept.any(0, &mut generator(1, 1)).unwrap();
    kept.play(0, &[action]).unwrap();
    assert!(kept.table.hint_of(at(0)).is_none());
    let late = kept.keep(kept.table.give_hint(at(0), key, hint));
    assert_eq!(late, Err(Refusal::Stale));
    let people = duel(2, 1, Pace::Free);
    assert!(matches!(
        people.table.ask_hint(at(0), 0),
        Err(Refusal::NoHints)
    ));
}
