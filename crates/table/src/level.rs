//! Whole games of each level in the place of a person: how they would have played a daily deal.

use antipater_bots::BotKind;
use antipater_bots::style::Style;
use antipater_engine::rng::generator;
use antipater_engine::{BySeat, JointAction};
use antipater_show::daily::{DailyEntry, DealKey, LevelEntry, SEAT};
use antipater_show::game::{AnyGame, Game, Sitting};
use antipater_show::guide::Guidable;
use antipater_show::options::{DealError, TableOptions};

use crate::choosing::{bot_of_step, complete};

/// The games of all levels with a daily deal, from the weakest level to the strongest: the level on the person's seat, the
/// table's own bots on the others, which choose as they do at a table. The deal follows from the key, or from the date.
///
/// # Errors
/// If no deal exists for these options.
pub fn level_games(
    options: &TableOptions,
    key: Option<&DealKey>,
) -> Result<Vec<LevelEntry>, DealError> {
    games_of(&BotKind::LEVELS, options, key)
}

fn games_of(
    levels: &[BotKind],
    options: &TableOptions,
    key: Option<&DealKey>,
) -> Result<Vec<LevelEntry>, DealError> {
    let number = options.deal_number();
    let seed = match key {
        Some(key) => key.bots(number),
        None => options.seed_of_date().unwrap_or_default(),
    };
    let dealt = daily_game(options, key)?;
    let entry = |&level: &BotKind| {
        let game = played_by(level, dealt.clone(), seed);
        let unfinished = || DealError::Broken("a game of bots has no end".to_owned());
        let entry = DailyEntry::of(&game, SEAT).ok_or_else(unfinished)?;
        Ok(LevelEntry { level, entry })
    };
    levels.iter().map(entry).collect()
}

/// A daily deal with its bots, and nobody's name on the person's seat. It follows from the key, or from the date.
///
/// # Errors
/// If no deal exists for these options.
pub fn daily_game(options: &TableOptions, key: Option<&DealKey>) -> Result<AnyGame, DealError> {
    let number = options.deal_number();
    // Unused if the date determines everything.
    let mut rng = key.map_or_else(|| generator(0, 0), |key| key.deal(number));
    let mut sitting: Vec<Sitting> = (0..options.seats())
        .map(|seat| Sitting {
            name: String::new(),
            bot: (seat != SEAT.number()).then_some(options.level),
        })
        .collect();
    options.name_bots(&mut sitting, &mut rng.clone());
    options.deal(String::new(), &sitting, &mut rng)
}

/// Plays a game from its deal to its end, with a level on the person's seat.
fn played_by(level: BotKind, game: AnyGame, seed: u64) -> AnyGame {
    match game {
        AnyGame::Seven(mut game) => {
            play(level, &mut game, seed);
            AnyGame::Seven(game)
        }
        AnyGame::Duel(mut game) => {
            play(level, &mut game, seed);
            AnyGame::Duel(game)
        }
    }
}

fn play<G: Guidable>(level: BotKind, game: &mut Game<G>, seed: u64) {
    while !game.is_over() {
        let position = game.position();
        let due = position.to_act();
        let choosers: Vec<_> = due.iter().map(|due| position.chooser(due)).collect();
        let step = game.history.len();
        let mut bots = BySeat::from_fn(|seat| {
            let sitting = game.sitting.get(seat.number());
            let sitting = sitting.filter(|_| choosers.contains(&seat))?;
            let bot = match seat {
                SEAT => (level, Style::AllRound),
                _ => (sitting.bot?, sitting.style()),
            };
            Some(bot_of_step(bot, seed, seat, step))
        });
        let joint = complete(position, JointAction::new(), &mut bots, |seat, action| {
            debug_assert!(false, "a bot chose {action:?} for {seat:?}");
        });
        let played = game.play(&joint);
        debug_assert!(played.is_ok(), "all choices were legal");
        if played.is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use antipater_bots::BotKind;
    use antipater_engine::Seat;
    use antipater_show::options::{DailyDeal, DealSource, Kind};

    use super::*;
    use crate::{Seated, Table};

    /// A level plays the table of a person decision by decision, with the seed of the table's bots.
    fn at_a_table<G: Guidable>(
        level: BotKind,
        game: Game<G>,
        options: &TableOptions,
        seed: u64,
    ) -> Game<G> {
        let bots = game
            .sitting
            .iter()
            .map(|one| Seated::new(one.bot))
            .collect();
        let mut table = Table::new(game, options.clone(), bots, seed).unwrap();
        let mut number = 0;
        while !table.game().is_over() {
            let position = table.game().position().clone();
            let step = table.game().history.len();
            let mut bots = BySeat::from_fn(|seat| {
                (seat == SEAT).then(|| bot_of_step((level, Style::AllRound), seed, seat, step))
            });
            let joint = complete(&position, JointAction::new(), &mut bots, |_, _| ());
            let own = position
                .to_act()
                .iter()
                .filter(|due| position.chooser(*due) == SEAT);
            let actions: Vec<String> = own
                .map(|due| position.write_action(due, joint.get(due).unwrap()))
                .collect();
            let decision = table.decision();
            let id = format!("d{number}");
            number += 1;
            let proposed = match actions.is_empty() {
                // A bot begins.
                true => table.go_on(false, 0),
                false => table.play(SEAT, (&id, decision), &actions, false, 0),
            };
            let change = proposed.unwrap().settle().unwrap().unwrap();
            table.accept(change);
        }
        table.game().clone()
    }

    #[test]
    fn a_level_plays_as_a_person_with_its_choices_would() {
        let key = DealKey::new([7; 32]);
        for kind in Kind::ALL {
            let source = DealSource::Server;
            let options = TableOptions::of_day(
                kind,
                DailyDeal {
                    day: 20_000,
                    source,
                },
            );
            let level = BotKind::Easy;
            let games = || games_of(&[level], &options, Some(&key)).unwrap();
            assert_eq!(games(), games());
            let number = options.deal_number();
            let (mut rng, seed) = (key.deal(number), key.bots(number));
            let mut sitting: Vec<Sitting> = Seat::all(options.seats())
                .map(|seat| Sitting {
                    name: if seat == SEAT { "Hypatia" } else { "" }.to_owned(),
                    bot: (seat != SEAT).then_some(options.level),
                })
                .collect();
            options.name_bots(&mut sitting, &mut rng.clone());
            let dealt = options.deal(String::new(), &sitting, &mut rng).unwrap();
            let played = match dealt {
                AnyGame::Seven(game) => {
                    AnyGame::Seven(Box::new(at_a_table(level, *game, &options, seed)))
                }
                AnyGame::Duel(game) => {
                    AnyGame::Duel(Box::new(at_a_table(level, *game, &options, seed)))
                }
            };
            let entry = DailyEntry::of(&played, SEAT).unwrap();
            assert_eq!(games(), [LevelEntry { level, entry }], "{kind:?}");
        }
    }
}
