//! Non-interference: change everything a viewer may not know, and the bytes that go to the viewer stay the same. A viewer
//! without a seat may know nothing but what lies open.
//!
//! The cards that a viewer has not seen are dealt anew: whole hands of later ages, and in the present and past ages the
//! cards that were sold or laid under wonders out of the viewer's sight and those that still lie in hands it has not
//! held.

use crate::cases::cases;
use crate::common::view;
use antipater_bots::{Bot, Random};
use antipater_engine::rng::{below, generator, shuffle};
use antipater_engine::seven::{
    Action, Age, BoardOptions, Card, Edition, Phase, Record, Setup, Seven, TURNS, Wonder,
};
use antipater_engine::{JointAction, Seat, State};
use antipater_show::game::Game;
use antipater_show::view::Viewer;
use axum::http::StatusCode;
use rand_core::Rng;

/// The viewer is on the first seat, as people are.
const VIEWER: Seat = Seat::FIRST;

/// A random game, stopped after some steps.
fn played(edition: Edition, seats: usize, seed: u64, steps: usize) -> Record {
    let mut rng = generator(seed, 99);
    let setup = Setup::deal(edition, &vec![BoardOptions::default(); seats], &mut rng).unwrap();
    played_on(setup, seats, seed, steps)
}

/// A random game for two with the Free City, stopped after some steps. No board has a separate step.
fn played_with_free_city(seed: u64, steps: usize) -> Record {
    let wonders = [Wonder::Olympia, Wonder::Giza, Wonder::Ephesus];
    let options = [0, 1, 2].map(|seat| BoardOptions {
        wonder: Some(wonders[(seat + seed as usize) % 3]),
        side: None,
    });
    let setup = Setup::deal_free_city(&options, &mut generator(seed, 98)).unwrap();
    played_on(setup, 2, seed, steps)
}

fn played_on(setup: Setup, players: usize, seed: u64, steps: usize) -> Record {
    let names = (0..players).map(|seat| format!("N{seat}")).collect();
    let mut record = Record::new(names, setup).unwrap();
    let mut bot = Random::new(seed, 1);
    while record.steps().len() < steps && !record.position().to_act().is_empty() {
        let position = record.position();
        let mut joint = JointAction::new();
        for seat in position.to_act().iter() {
            let legal = position.legal_actions_given(seat, &joint);
            let observation = position.observe(position.chooser(seat));
            let action = Bot::<Seven>::choose(&mut bot, &observation, seat, &legal);
            joint.set(seat, action);
        }
        record.play(&joint).unwrap();
    }
    record
}

/// A dealt card, and the step and seat that took it, if one did.
#[derive(Clone, Copy)]
struct Dealt {
    age: Age,
    hand: usize,
    slot: usize,
    card: Card,
    taken: Option<(usize, Seat)>,
    seen: bool,
}

/// All dealt cards: who took them and when, and whether the viewer, who may have no seat, has seen them.
fn dealt_cards(record: &Record, viewer: Option<Seat>) -> Vec<Dealt> {
    let seats = record.setup().expect("a deal").seats();
    let mut cards = Vec::new();
    for age in Age::ALL {
        for hand in 0..seats {
            for (slot, &card) in record.setup().expect("a deal").hands[age as usize][hand]
                .iter()
                .enumerate()
            {
                cards.push(Dealt {
                    age,
                    hand,
                    slot,
                    card,
                    taken: None,
                    seen: false,
                });
            }
        }
    }
    let mut position = record.start();
    for (number, joint) in record.steps().iter().enumerate() {
        see(
            &mut cards,
            &position,
            record.setup().expect("a deal"),
            viewer,
        );
        let phase = position.table().phase();
        let clock = match phase {
            Phase::Turn { age, turn } => Some((age, turn)),
            Phase::Seventh { age, .. } => Some((age, TURNS)),
            Phase::Discard { .. } | Phase::Over => None,
        };
        if let Some((age, turn)) = clock {
            for (seat, action) in joint.iter() {
                let is_it = |dealt: &&mut Dealt| {
                    holds(record.setup().expect("a deal"), seat, age, turn, dealt)
                        && Some(dealt.card) == action.card()
                };
                // Equal cards are interchangeable; a card that was seen goes first.
                let mut fitting: Vec<&mut Dealt> = cards.iter_mut().filter(is_it).collect();
                fitting.sort_by_key(|dealt| !dealt.seen);
                let dealt = &mut fitting[0];
                dealt.taken = Some((number, seat));
                dealt.seen |= matches!(action, Action::Build { .. });
            }
        }
        position.apply(joint).unwrap();
    }
    see(
        &mut cards,
        &position,
        record.setup().expect("a deal"),
        viewer,
    );
    cards
}

/// Whether a seat holds a dealt card on a turn. The Free City plays from the hand of the player who holds its card, to
/// which a card of the pile, the third "hand", comes on each turn.
fn holds(setup: &Setup, seat: Seat, age: Age, turn: u8, dealt: &Dealt) -> bool {
    if dealt.age != age || dealt.taken.is_some() {
        return false;
    }
    let passed = usize::from(turn - 1);
    if setup.free_city {
        let drawn = usize::from(!age.passes_left());
        let holder = (drawn + passed) % 2;
        let with_card = seat.number() == holder || seat == Seat::FREE_CITY;
        return match dealt.hand {
            2 => with_card && dealt.slot <= passed,
            hand => (hand == drawn) == with_card,
        };
    }
    let seats = setup.seats();
    let hand = if age.passes_left() {
        (seat.number() + 7 * seats - passed) % seats
    } else {
        (seat.number() + passed) % seats
    };
    dealt.hand == hand
}

/// Marks the cards in the hand that the viewer holds.
fn see(cards: &mut [Dealt], position: &Seven, setup: &Setup, viewer: Option<Seat>) {
    if let (Phase::Turn { age, turn }, Some(viewer)) = (position.table().phase(), viewer) {
        for dealt in cards.iter_mut() {
            dealt.seen |= holds(setup, viewer, age, turn, dealt);
        }
    }
}

/// The same game for the viewer with other hidden cards; `None` if this attempt breaks a rule.
fn scrambled(record: &Record, viewer: Option<Seat>, rng: &mut impl Rng) -> Option<Record> {
    let seats = record.setup().expect("a deal").seats();
    let end = record.position();
    let now = end.table().phase().clock().map_or(Age::III, |(age, _)| age);
    let mut setup = record.setup().expect("a deal").clone();
    let mut steps = record.steps().to_vec();
    let other = Setup::deal(
        record.setup().expect("a deal").edition,
        &vec![BoardOptions::default(); seats],
        rng,
    )
    .unwrap();
    for age in Age::ALL.into_iter().filter(|&age| age > now) {
        setup.hands[age as usize] = other.hands[age as usize].clone();
    }
    let cards = dealt_cards(record, viewer);
    for age in Age::ALL.into_iter().filter(|&age| age <= now) {
        let hidden: Vec<Dealt> = cards
            .iter()
            .filter(|dealt| dealt.age == age && !dealt.seen)
            .copied()
            .collect();
        let mut shuffled: Vec<Card> = hidden.iter().map(|dealt| dealt.card).collect();
        shuffle(&mut shuffled, rng);
        for (dealt, card) in hidden.iter().zip(shuffled) {
            setup.hands[age as usize][dealt.hand][dealt.slot] = card;
            if let Some((step, seat)) = dealt.taken {
                let renamed = match steps[step].get(seat).unwrap() {
                    Action::Stage { pay, .. } => Action::Stage { card, pay },
                    Action::Sell { .. } => Action::Sell { card },
                    other => other,
                };
                steps[step].set(seat, renamed);
            }
        }
    }
    let mut scrambled = Record::new(record.players().to_vec(), setup).ok()?;
    for joint in &steps {
        scrambled.play(joint).ok()?;
    }
    Some(scrambled)
}

/// The page and the JSON for the viewer.
async fn sent(record: &Record) -> [String; 2] {
    sent_after(record, false).await
}

/// The page and the JSON for the viewer, after the choice for its own city if it chooses for two.
async fn sent_after(record: &Record, choose_first: bool) -> [String; 2] {
    let deal = record.unplayed();
    crate::common::sent::<Seven>(deal, record.steps(), choose_first).await
}

#[tokio::test]
async fn what_a_viewer_may_not_know_leaves_no_trace() {
    let mut compared = 0;
    let mut rng = generator(2026, 1);
    for seed in 0..cases(8) {
        let edition = Edition::ALL[seed as usize % 2];
        let seats = 3 + below(&mut rng, 5) as usize;
        let steps = below(&mut rng, 19) as usize;
        let record = played(edition, seats, seed, steps);
        let end = record.position();
        // A step for bots alone is played at once when a table is loaded, and then Halicarnassus has seen the pile.
        let waits = end.to_act().contains(VIEWER);
        if !waits || !end.observe(VIEWER).piles().is_empty() {
            continue;
        }
        let expected = sent(&record).await;
        let tries = (0..12).filter_map(|_| scrambled(&record, Some(VIEWER), &mut rng));
        for other in tries.filter(|other| other != &record).take(3) {
            assert_eq!(end.observe(VIEWER), other.position().observe(VIEWER));
            assert_eq!(sent(&other).await, expected, "seed {seed}");
            compared += 1;
        }
    }
    assert!(
        compared >= cases(12),
        "only {compared} games could be scrambled"
    );
}

#[tokio::test]
async fn what_a_viewer_may_not_know_leaves_no_trace_with_the_free_city() {
    let mut compared = [0; 2];
    let mut rng = generator(2026, 2);
    for seed in 0..cases(8) {
        let steps = below(&mut rng, 18) as usize;
        let record = played_with_free_city(seed, steps);
        let end = record.position();
        let holds = end.chooser(Seat::FREE_CITY) == VIEWER;
        let expected = (sent(&record).await, sent_after(&record, holds).await);
        let tries = (0..12).filter_map(|_| scrambled(&record, Some(VIEWER), &mut rng));
        for other in tries.filter(|other| other != &record).take(2) {
            assert_eq!(end.observe(VIEWER), other.position().observe(VIEWER));
            let found = (sent(&other).await, sent_after(&other, holds).await);
            assert_eq!(found, expected, "seed {seed}");
            compared[usize::from(holds)] += 1;
        }
    }
    assert!(
        compared.iter().all(|&count| count >= cases(3)),
        "{compared:?}"
    );
}

/// A hint depends only on what the seat knows: with other hidden cards it is the same, byte for byte.
#[tokio::test]
async fn what_its_taker_may_not_know_changes_no_hint() {
    let mut compared = 0;
    let mut rng = generator(2026, 5);
    for seed in 0..10 {
        let steps = below(&mut rng, 18) as usize;
        let record = match seed % 5 {
            4 => played_with_free_city(seed, steps),
            _ => played(
                Edition::ALL[seed as usize % 2],
                3 + seed as usize % 4,
                seed,
                steps,
            ),
        };
        let end = record.position();
        let asked = end.to_act().iter().any(|due| end.chooser(due) == VIEWER);
        if !asked || !end.observe(VIEWER).piles().is_empty() {
            continue;
        }
        let expected = hinted(&record).await;
        let tries = (0..12).filter_map(|_| scrambled(&record, Some(VIEWER), &mut rng));
        for other in tries.filter(|other| other != &record).take(2) {
            assert_eq!(hinted(&other).await, expected, "seed {seed}");
            compared += 1;
        }
    }
    assert!(compared >= 8, "only {compared} games could be scrambled");
}

async fn hinted(record: &Record) -> String {
    crate::common::hinted::<Seven>(record.unplayed(), record.steps().to_vec()).await
}

/// All data of a table for viewers without a seat, facing each city, including the page for a large screen.
async fn shown(record: &Record) -> [String; 2] {
    let deal = record.unplayed();
    let mut owner = crate::common::owner_of::<Seven>(deal.clone(), record.steps()).await;
    let screen = owner
        .get(&format!("/tables/{}/tv", crate::common::TABLE))
        .await;
    assert_eq!(screen.status, StatusCode::OK);
    let bots = vec![None; record.players().len()];
    let mut game = Game::<Seven>::new("t".to_owned(), &bots, deal).unwrap();
    for joint in record.steps() {
        game.play(joint).unwrap();
    }
    let facing = Seat::all(record.setup().expect("a deal").seats());
    let views = facing.map(|facing| view(&game, Viewer::Public { facing }));
    let views = serde_json::to_string(&views.collect::<Vec<_>>()).unwrap();
    [views, screen.text]
}

#[tokio::test]
async fn what_does_not_lie_open_leaves_no_trace() {
    let mut compared = 0;
    let mut rng = generator(2026, 3);
    for seed in 0..cases(12) {
        let steps = below(&mut rng, 18) as usize;
        let record = if seed % 6 == 5 {
            played_with_free_city(seed, steps)
        } else {
            let edition = Edition::ALL[seed as usize % 2];
            played(edition, 3 + below(&mut rng, 5) as usize, seed, steps)
        };
        let end = record.position();
        if !end.to_act().iter().any(|due| end.chooser(due) == VIEWER) {
            continue; // Everything is open, or bots play on at once.
        }
        let expected = shown(&record).await;
        let tries = (0..12).filter_map(|_| scrambled(&record, None, &mut rng));
        for other in tries.filter(|other| other != &record).take(3) {
            assert_eq!(shown(&other).await, expected, "seed {seed}");
            compared += 1;
        }
    }
    assert!(
        compared >= cases(12),
        "only {compared} games could be scrambled"
    );
}

/// A replay from a watcher's perspective hides what was secret, until the last step opens everything.
#[tokio::test]
async fn a_replay_for_everybody_keeps_the_secrets_of_its_steps() {
    let (mut compared, mut opened) = (0, 0);
    let mut rng = generator(2026, 4);
    for seed in 0..8 {
        let record = match seed {
            0..6 => played(
                Edition::ALL[seed % 2],
                3 + seed / 2,
                seed as u64,
                usize::MAX,
            ),
            _ => played_with_free_city(seed as u64, usize::MAX),
        };
        let steps = record.steps().len();
        let step = below(&mut rng, steps as u32) as usize;
        let [expected, end] = replayed(&record, [step, steps]).await;
        let tries = (0..12).filter_map(|_| scrambled(&record, None, &mut rng));
        for other in tries.filter(|other| other != &record).take(2) {
            let [other, other_end] = replayed(&other, [step, steps]).await;
            assert_eq!(other, expected, "seed {seed}");
            opened += usize::from(other_end != end);
            compared += 1;
        }
    }
    assert!(compared >= 8, "only {compared} games could be scrambled");
    assert!(opened > 0, "at the end everything is open");
}

/// The pages of two steps from a watcher's perspective, facing the first three cities.
async fn replayed(record: &Record, steps: [usize; 2]) -> [Vec<String>; 2] {
    let deal = record.unplayed();
    let mut owner = crate::common::owner_of::<Seven>(deal, record.steps()).await;
    let mut pages = [Vec::new(), Vec::new()];
    for (step, pages) in steps.into_iter().zip(&mut pages) {
        for facing in 0..record.players().len().min(3) {
            let path = format!(
                "/tables/{}/replay?step={step}&eyes=public&facing={facing}",
                crate::common::TABLE
            );
            let page = owner.get(&path).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.text);
            pages.push(page.text);
        }
    }
    pages
}

/// The comparison above would fail if a hidden card were sent.
#[tokio::test]
async fn what_a_viewer_knows_does_leave_a_trace() {
    let record = played(Edition::Second, 4, 5, 4);
    let other = played(Edition::Second, 4, 6, 0);
    assert_ne!(sent(&record).await, sent(&other).await);
}
