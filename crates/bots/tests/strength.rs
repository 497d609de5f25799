//! How strong the bots are cannot change unseen: a fixed match on duplicate deals has an exact result.

use antipater_bots::matches::play;
use antipater_bots::weights::Weights;
use antipater_bots::{Bot, BotKind, Playable};
use antipater_engine::duel::{Duel, Setup};
use antipater_engine::rng;

/// Plays each deal twice, with seats changed, and counts the wins of the net without search against the builder in
/// halves.
fn halves(deals: u64) -> u32 {
    let mut halves = 0;
    for deal in 0..deals {
        for own in 0..2 {
            let setup = Setup::deal(&mut rng::generator(200, deal));
            let mut bots: Vec<Box<dyn Bot<Duel>>> = (0..2)
                .map(|seat| match seat == own {
                    true => Duel::looking(Weights::default(), deal, seat),
                    false => Duel::bot(BotKind::Builder, deal, seat),
                })
                .collect();
            let game = play::<Duel>(setup, &mut bots).expect("a deal is valid");
            let winners = game.outcome.winners;
            if winners.iter().any(|seat| seat.number() as u64 == own) {
                halves += 2 / winners.len() as u32;
            }
        }
    }
    halves
}

#[test]
fn the_fixed_match_of_200_games_has_its_result() {
    assert_eq!(halves(100), 280);
}
