//! Plays a Duel at random and prints each step as a record writes it.
//!
//!     cargo run -p antipater-engine --example random_duel -- 7

#![allow(clippy::print_stdout, reason = "the example prints")]

use antipater_engine::duel::Duel;
use antipater_engine::{JointAction, Recorded, State, rng};

fn main() {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok());
    let seed = seed.unwrap_or(0);
    let mut game = Duel::random(seed);
    let rng = &mut rng::generator(seed, 1);
    while let Some(seat) = game.to_act().iter().next() {
        let legal = game.legal_actions(seat);
        let action = legal[rng::below(rng, legal.len() as u32) as usize];
        println!("{}", game.write_action(seat, action));
        game.apply(&JointAction::only(seat, action))
            .expect("the action is legal");
    }
    println!("{:?}", game.outcome().expect("nobody acts").victory);
}
