//! Bots at tables of 7 Wonders: they play by the rules, `builder` beats `random`, and a series is the same games on any
//! number of threads.

use antipater_bots::matches::Series;
use antipater_bots::stats::{GameSummary, Tally};
use antipater_bots::{Bot, BotKind};
use antipater_engine::seven::{
    Action, BoardOptions, By, Edition, InvalidSetup, Phase, Setup, Seven,
};
use antipater_engine::{State, rng};
use rand_chacha::ChaCha20Rng;

/// Plays a series with drawn boards and takes it into the tally.
fn play(
    tally: &mut Tally,
    edition: Edition,
    seats: usize,
    bots: &[BotKind],
    games: u64,
    threads: usize,
) {
    let options = vec![BoardOptions::default(); seats];
    let series: Series<Seven, _> = Series {
        deal: |rng: &mut ChaCha20Rng| Setup::deal(edition, &options, rng),
        seats,
        bots: bots.iter().map(|bot| bot.factory()).collect(),
        games,
        seed: 2026,
    };
    let add = |summary| -> Result<(), InvalidSetup> {
        tally.add::<Seven>(&summary);
        Ok(())
    };
    let done = series.run(threads, |played| GameSummary::of(&played), add);
    done.expect("every deal is valid");
}

/// The tally of one series with drawn boards.
fn tally(edition: Edition, seats: usize, bots: &[BotKind], games: u64, threads: usize) -> Tally {
    let mut tally = Tally::default();
    play(&mut tally, edition, seats, bots, games, threads);
    tally
}

/// A series that keeps no steps is the same games.
#[test]
fn lines_are_those_of_the_games() {
    let options = [BoardOptions::default(); 3];
    let series: Series<Seven, _> = Series {
        deal: |rng: &mut ChaCha20Rng| Setup::deal(Edition::Second, &options, rng),
        seats: 3,
        bots: [BotKind::Builder, BotKind::Random]
            .map(BotKind::factory)
            .into(),
        games: 300,
        seed: 1,
    };
    let mut kept = Vec::new();
    let keep = |summary| -> Result<(), InvalidSetup> {
        kept.push(summary);
        Ok(())
    };
    let done = series.run(
        2,
        |played| (played.setup.clone(), GameSummary::of(&played)),
        keep,
    );
    done.expect("every deal is valid");
    assert_eq!(kept.len(), 300);
    for threads in [1, 2, 7, 500] {
        let mut kept = kept.iter();
        let compare = |summary| -> Result<(), InvalidSetup> {
            assert_eq!(kept.next(), Some(&summary));
            Ok(())
        };
        let done =
            series.run_summaries(threads, |setup, summary| (setup.clone(), summary), compare);
        done.expect("every deal is valid");
        assert_eq!(kept.next(), None);
    }
}

#[test]
fn builder_wins_against_two_random_bots() {
    for edition in Edition::ALL {
        let bots = [BotKind::Builder, BotKind::Random, BotKind::Random];
        let tally = tally(edition, 3, &bots, 2000, 2);
        let builder = &tally.accounts[0];
        assert_eq!((builder.bot, builder.seats), (0, 2000));
        let share = builder.wins / 2000.0;
        assert!(share >= 0.99, "{edition:?}: {share}");
    }
}

/// What decent players score among their like.
#[test]
fn builders_score_like_people() {
    for edition in Edition::ALL {
        for seats in 3..=7 {
            let tally = tally(edition, seats, &[BotKind::Builder], 100, 2);
            let mean = tally.accounts[0].mean_total();
            assert!((45.0..60.0).contains(&mean), "{edition:?} {seats}: {mean}");
        }
    }
}

#[test]
fn bots_choose_legal_actions_at_every_table() {
    for level in BotKind::ALL {
        let mut met = [0; 3];
        for edition in Edition::ALL {
            // A bot that searches takes seconds for a game.
            let (most, games) = match level {
                BotKind::Expert => (3, 1),
                _ => (7, 20),
            };
            for seats in 3..=most {
                for game in 0..games {
                    play_checked(edition, seats, game, level, &mut met);
                }
            }
        }
        let enough = level == BotKind::Expert || met.iter().all(|&times| times > 20);
        assert!(enough, "{level}: {met:?}");
    }
}

/// Plays a game by the checked way, and counts what is rare: seventh cards of Babylon, picks of Halicarnassus, free
/// builds of Olympia.
fn play_checked(edition: Edition, seats: usize, game: u64, level: BotKind, met: &mut [u32; 3]) {
    let options = vec![BoardOptions::default(); seats];
    let setup = Setup::deal(edition, &options, &mut rng::generator(11, game)).expect("seats");
    let mut position = Seven::new(setup).expect("a deal is valid");
    let mut bots: Vec<Box<dyn Bot<Seven>>> = (0..seats as u64)
        .map(|seat| crate::common::bot::<Seven>(level, game, seat))
        .collect();
    while !position.to_act().is_empty() {
        let phase = position.table().phase();
        met[0] += u32::from(matches!(phase, Phase::Seventh { .. }));
        let joint = position.ask(|seat, legal| {
            let action = bots[seat.number()].choose(&position.observe(seat), seat, legal);
            met[1] += u32::from(matches!(action, Action::Take { .. }));
            met[2] += u32::from(matches!(action, Action::Build { by: By::Power, .. }));
            action
        });
        position.apply(&joint).expect("bots play by the rules");
    }
}

#[test]
fn a_series_is_the_same_on_any_number_of_threads() {
    let bots = [BotKind::Builder, BotKind::Random];
    let alone = tally(Edition::Second, 4, &bots, 30, 1);
    for threads in [2, 3, 7, 64] {
        assert_eq!(alone, tally(Edition::Second, 4, &bots, 30, threads));
    }
}

#[test]
fn bots_sit_down_in_turn() {
    let options = [BoardOptions::default(); 3];
    let series: Series<Seven, _> = Series {
        deal: |rng: &mut ChaCha20Rng| Setup::deal(Edition::First, &options, rng),
        seats: 3,
        bots: [BotKind::Builder, BotKind::Random]
            .map(BotKind::factory)
            .into(),
        games: 2,
        seed: 0,
    };
    let seated = |number| series.game(number).expect("a deal is valid").bots;
    assert_eq!(seated(0), [0, 1, 0]);
    assert_eq!(seated(1), [1, 0, 1]);
}

#[test]
fn an_error_of_the_collector_ends_the_series() {
    let options = [BoardOptions::default(); 3];
    let series: Series<Seven, _> = Series {
        deal: |rng: &mut ChaCha20Rng| Setup::deal(Edition::First, &options, rng),
        seats: 3,
        bots: vec![BotKind::Random.factory()],
        games: u64::MAX,
        seed: 0,
    };
    let mut left = 5;
    let done = series.run(
        2,
        |_| (),
        |()| {
            left -= 1;
            if left == 0 {
                Err(InvalidSetup::Seats(0))
            } else {
                Ok(())
            }
        },
    );
    assert_eq!(done, Err(InvalidSetup::Seats(0)));
}

/// The signature that commits name. It changes when the rules, the deal or a bot change, and only then.
#[test]
fn the_signature_of_fixed_games() {
    let signature = |edition| {
        let mut tally = Tally::default();
        for seats in 3..=7 {
            let bots = [BotKind::Builder, BotKind::Random];
            play(&mut tally, edition, seats, &bots, 20, 2);
        }
        format!("{:016x}", tally.signature())
    };
    let [first, second] = Edition::ALL.map(signature);
    assert_eq!(
        format!("{first}-{second}"),
        "be271efa82679ade-e0c1569ec786fb85"
    );
}
