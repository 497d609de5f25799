//! Bots at tables of the first edition's game for two, in which each chooses for the Free City in turn.

use antipater_bots::matches::Series;
use antipater_bots::stats::{GameSummary, Tally};
use antipater_bots::{Bot, BotKind};
use antipater_engine::seven::{Action, BoardOptions, InvalidSetup, Payment, Phase, Setup, Seven};
use antipater_engine::{Seat, State, rng};
use rand_chacha::ChaCha20Rng;

/// The tally of a series with drawn boards.
fn play(bots: &[BotKind], games: u64) -> Tally {
    let options = [BoardOptions::default(); 3];
    let series: Series<Seven, _> = Series {
        deal: |rng: &mut ChaCha20Rng| Setup::deal_free_city(&options, rng),
        seats: 2,
        bots: bots.iter().map(|bot| bot.factory()).collect(),
        games,
        seed: 2026,
    };
    let mut tally = Tally::default();
    let add = |summary| -> Result<(), InvalidSetup> {
        tally.add::<Seven>(&summary);
        Ok(())
    };
    let done = series.run(2, |played| GameSummary::of(&played), add);
    done.expect("every deal is valid");
    tally
}

#[test]
fn builder_wins_against_a_random_bot() {
    let tally = play(&[BotKind::Builder, BotKind::Random], 2000);
    let builder = &tally.accounts[0];
    assert_eq!((builder.bot, builder.seats), (0, 2000));
    let share = builder.wins / 2000.0;
    assert!(share >= 0.99, "{share}");
}

/// What became of the Free City's choices: seventh cards of Babylon, choices of Halicarnassus, and the coins it paid to
/// the holder of its card and to the other player.
#[derive(Default, Debug)]
struct Seen {
    sevenths: u32,
    picks: u32,
    to_holder: u32,
    to_other: u32,
}

#[test]
fn bots_choose_legal_actions_for_the_free_city() {
    for level in BotKind::ALL {
        let mut seen = Seen::default();
        // One that searches takes longer for a game.
        let games = if level == BotKind::Expert { 10 } else { 200 };
        for game in 0..games {
            play_checked(game, level, &mut seen);
        }
        if games < 200 {
            continue;
        }
        assert!(seen.sevenths >= 5 && seen.picks >= 5, "{level}: {seen:?}");
        if level == BotKind::Builder {
            assert!(seen.to_holder > 2 * seen.to_other, "{seen:?}");
        }
    }
}

/// Plays a game of a bot against itself by the checked way.
fn play_checked(game: u64, level: BotKind, seen: &mut Seen) {
    let rng = &mut rng::generator(11, game);
    let setup =
        Setup::deal_free_city(&[BoardOptions::default(); 3], rng).expect("any boards will do");
    let mut position = Seven::new(setup).expect("a deal is valid");
    let mut bots: Vec<Box<dyn Bot<Seven>>> = (0..2)
        .map(|seat| crate::common::bot::<Seven>(level, game, seat))
        .collect();
    while !position.to_act().is_empty() {
        let joint = position.ask(|seat, legal| {
            let chooser = position.chooser(seat);
            let bot = &mut bots[chooser.number()];
            let action = bot.choose(&position.observe(chooser), seat, legal);
            assert!(legal.contains(action), "{action:?}");
            if seat == Seat::FREE_CITY {
                seen.add(&position, chooser, action);
            }
            action
        });
        position.apply(&joint).expect("bots play by the rules");
    }
}

impl Seen {
    fn add(&mut self, position: &Seven, holder: Seat, action: Action) {
        let table = position.table();
        match table.phase() {
            Phase::Seventh { .. } => self.sevenths += 1,
            Phase::Discard { .. } => self.picks += 1,
            Phase::Turn { .. } | Phase::Over => {}
        }
        let (Action::Build { pay, .. } | Action::Stage { pay, .. }) = action else {
            return;
        };
        let Payment { left, right } = pay;
        let (to_holder, to_other) = if table.left(Seat::FREE_CITY) == holder {
            (left, right)
        } else {
            (right, left)
        };
        self.to_holder += u32::from(to_holder);
        self.to_other += u32::from(to_other);
    }
}

/// The signature that commits name. It changes when the rules, the deal or a bot change, and only then.
#[test]
fn the_signature_of_fixed_games() {
    let tally = play(&[BotKind::Builder, BotKind::Random], 60);
    assert_eq!(format!("{:016x}", tally.signature()), "f780b3d2ca437d1f");
}
