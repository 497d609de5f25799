//! Bots at tables of 7 Wonders Duel: they play by the rules, `builder` beats `random` and takes and prevents what ends
//! the game at once.

use antipater_bots::BotKind;
use antipater_bots::matches::Series;
use antipater_bots::stats::{GameSummary, Tally};
use antipater_engine::duel::{
    Action, CardSet, Duel, Face, InvalidSetup, Observation, Phase, Setup, Wonder, opponent,
};
use antipater_engine::{JointAction, Seat, State, Victory, rng};
use rand_chacha::ChaCha20Rng;

/// Plays a series with a draft; says how often each kind of victory came about.
fn play(bots: &[BotKind], games: u64) -> (Tally, [u32; 3]) {
    let series: Series<Duel, _> = Series {
        deal: |rng: &mut ChaCha20Rng| Ok(Setup::deal(rng)),
        seats: 2,
        bots: bots.iter().map(|bot| bot.factory()).collect(),
        games,
        seed: 2026,
    };
    let mut tally = Tally::default();
    let mut victories = [0; 3];
    let add = |summary: GameSummary<_>| -> Result<(), InvalidSetup> {
        victories[summary.outcome.victory as usize] += 1;
        tally.add::<Duel>(&summary);
        Ok(())
    };
    let done = series.run(2, |played| GameSummary::of(&played), add);
    done.expect("every deal is valid");
    (tally, victories)
}

#[test]
fn builder_wins_against_a_random_bot() {
    let (tally, _) = play(&[BotKind::Builder, BotKind::Random], 2000);
    let builder = &tally.accounts[0];
    assert_eq!((builder.bot, builder.seats), (0, 2000));
    let share = builder.wins / 2000.0;
    assert!(share >= 0.99, "{share}");
}

/// Each kind of victory is worth playing for.
#[test]
fn builders_win_in_every_way() {
    let (tally, victories) = play(&[BotKind::Builder], 2000);
    assert!(victories.iter().all(|&times| times >= 40), "{victories:?}");
    let mean = tally.accounts[0].mean_total();
    assert!((50.0..70.0).contains(&mean), "{mean}");
}

#[test]
fn bots_choose_legal_actions_in_every_phase() {
    for level in BotKind::ALL {
        let mut met = [0; 6];
        let games = games(level);
        for game in 0..games {
            let rng = &mut rng::generator(11, game);
            let setup = match game % 2 {
                0 => Setup::deal(rng),
                _ => Setup::deal_first_game(rng),
            };
            play_checked(setup, game, level, &mut |position, _, _| {
                let phase = match position.table().phase {
                    Phase::Draft { .. } => 0,
                    Phase::PickToken { .. } => 1,
                    Phase::Library { .. } => 2,
                    Phase::Destroy { .. } => 3,
                    Phase::Revive { .. } => 4,
                    Phase::Begin { .. } => 5,
                    Phase::Play { .. } | Phase::Over { .. } => return,
                };
                met[phase] += 1;
            });
        }
        let enough = games < 100 || met.iter().all(|&times| times >= 5);
        assert!(enough, "{level}: {met:?}");
    }
}

/// A bot that searches takes longer for a game; so many are played as do not delay the tests.
fn games(level: BotKind) -> u64 {
    match level {
        BotKind::Hard | BotKind::Expert => 20,
        _ => 100,
    }
}

/// Plays a game of a bot against itself by the checked way, and shows each position with what is seen and chosen.
fn play_checked(
    setup: Setup,
    game: u64,
    level: BotKind,
    look: &mut impl FnMut(&Duel, &Observation, Action),
) {
    let mut position = Duel::new(setup).expect("a deal is valid");
    let mut bots = [0, 1].map(|seat| crate::common::bot::<Duel>(level, game, seat));
    while let Some(seat) = position.table().phase.seat() {
        let legal = position.legal_actions(seat);
        let observation = position.observe(seat);
        let action = bots[seat.number()].choose(&observation, seat, &legal);
        look(&position, &observation, action);
        let joint = JointAction::only(seat, action);
        position.apply(&joint).expect("bots play by the rules");
    }
}

/// A builder whose move can win takes the victory; one whose opponent could win next turn with what lies open prevents
/// it while anything does.
#[test]
fn builder_takes_a_victory_and_prevents_a_defeat() {
    let (mut won, mut prevented) = (0, 0);
    for game in 0..1000 {
        let setup = Setup::deal(&mut rng::generator(12, game));
        play_checked(
            setup,
            game,
            BotKind::Builder,
            &mut |position, seen, action| {
                let Some(seat) = position.table().phase.seat() else {
                    return;
                };
                let legal = position.legal_actions(seat);
                let wins = |action| wins(position, seat, action);
                if legal.iter().any(|&action| wins(action)) {
                    won += 1;
                    assert!(wins(action), "game {game}: {action:?} instead of a victory");
                    return;
                }
                // The Great Library may bring anything.
                let open = open_cards(seen);
                let loses = |action| match action {
                    Action::Wonder(_, Wonder::GreatLibrary) | Action::Library(_) => None,
                    _ => Some(loses(position, seat, action, open)),
                };
                let saves = legal.iter().any(|&action| loses(action) == Some(false));
                if saves && legal.iter().any(|&action| loses(action) == Some(true)) {
                    prevented += 1;
                    assert_ne!(loses(action), Some(true), "game {game}: {action:?} loses");
                }
            },
        );
    }
    assert!(won >= 50 && prevented >= 50, "{won} {prevented}");
}

fn open_cards(observation: &Observation) -> CardSet {
    let faces = observation.ages.iter().flatten();
    let cards = faces.filter_map(|face| match *face {
        Face::Up(card) => Some(card),
        Face::Down(_) | Face::Unlaid => None,
    });
    cards.collect()
}

/// Whether a supremacy follows at once from an action and the choices that come with it.
fn wins(position: &Duel, seat: Seat, action: Action) -> bool {
    let mut after = *position;
    after.play_unchecked(action);
    match after.table().phase {
        Phase::Over { victory, winners } => victory != Victory::Civilian && winners.contains(seat),
        Phase::PickToken { .. } | Phase::Revive { .. } => {
            let choices = after.legal_actions(seat);
            choices.iter().any(|&choice| wins(&after, seat, choice))
        }
        _ => false,
    }
}

/// Whether the other seat can win after an action, with cards that lay open before it, whatever is chosen besides.
fn loses(position: &Duel, seat: Seat, action: Action, open: CardSet) -> bool {
    let mut after = *position;
    after.play_unchecked(action);
    let other = opponent(seat);
    match after.table().phase {
        Phase::Play { seat: next } if next == other => {
            let actions = after.legal_actions(other);
            actions.iter().any(|&action| match action {
                Action::Build(card) => open.contains(card) && wins(&after, other, action),
                _ => wins(&after, other, action),
            })
        }
        Phase::PickToken { .. } | Phase::Destroy { .. } | Phase::Revive { .. } => {
            let choices = after.legal_actions(seat);
            choices
                .iter()
                .all(|&choice| loses(&after, seat, choice, open))
        }
        _ => false,
    }
}

/// The signature that commits name. It changes when the rules, the deal or a bot change, and only then.
#[test]
fn the_signature_of_fixed_games() {
    let (tally, _) = play(&[BotKind::Builder, BotKind::Random], 60);
    assert_eq!(format!("{:016x}", tally.signature()), "65d8d18d7fb0c159");
}
