//! `play_at_random` plays each legal action with the same probability, and nothing else.

use antipater_engine::duel::{Duel, Phase, Setup};
use antipater_engine::rng::{below, generator};
use antipater_engine::{Actions, State};

/// How often each action is drawn on average.
const TIMES: usize = 400;

#[test]
fn every_legal_action_is_equally_likely() {
    for game in 0..6 {
        let mut rng = generator(game, 1);
        let mut duel = Duel::new(Setup::deal(&mut generator(game, 0))).unwrap();
        let mut list = Actions::none();
        // Into the midst of age I, II or III, or of a choice on the way.
        for _ in 0..14 + 9 * game {
            if duel.outcome().is_none() {
                duel.play_at_random(&mut list, &mut rng);
            }
        }
        let Some(seat) = duel.table().phase.seat() else {
            continue;
        };
        let legal = duel.legal_actions(seat);
        let mut drawn = vec![0; legal.len()];
        for _ in 0..TIMES * legal.len() {
            let mut played = duel;
            assert_eq!(played.play_at_random(&mut list, &mut rng), 1);
            let number = legal.iter().position(|&action| {
                let mut expected = duel;
                expected.play_unchecked(action);
                expected == played
            });
            drawn[number.expect("it is what follows from a legal action")] += 1;
        }
        // Six standard deviations.
        let far = 6.0 * (TIMES as f64).sqrt();
        for (action, &times) in legal.iter().zip(&drawn) {
            let off = (f64::from(times) - TIMES as f64).abs();
            assert!(off < far, "{action:?}: {times} times in game {game}");
        }
    }
}

#[test]
fn random_games_end_as_if_their_actions_were_listed() {
    let mut kinds = [0; 2];
    for game in 0..400 {
        let duel = Duel::new(Setup::deal(&mut generator(game, 0))).unwrap();
        for (way, count) in kinds.iter_mut().enumerate() {
            let (mut duel, mut list) = (duel, Actions::none());
            let mut rng = generator(game, 2);
            while let Some(seat) = duel.table().phase.seat() {
                assert!(!matches!(duel.table().phase, Phase::Over { .. }));
                if way == 0 {
                    duel.play_at_random(&mut list, &mut rng);
                } else {
                    let legal = duel.legal_actions(seat);
                    duel.play_unchecked(legal[below(&mut rng, legal.len() as u32) as usize]);
                }
                *count += 1;
            }
            assert!(duel.outcome().is_some());
        }
    }
    let [drawn, listed] = kinds.map(|count| f64::from(count) / 400.0);
    assert!(
        (drawn - listed).abs() < 2.0,
        "{drawn} and {listed} decisions"
    );
}
