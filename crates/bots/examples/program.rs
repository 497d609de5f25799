//! A program for the arena that speaks protocol 1: it plays Duel by the mean results of random games.
//!
//!     cargo build --release -p antipater-bots --example program
//!     antipater arena --game duel --a exec:target/release/examples/program --b builder --deals 20

use std::io::{self, Write};

use antipater_bots::rollout::{RolloutRng, Rollouts, any};
use antipater_engine::duel::{Action, Duel, Observation};
use antipater_engine::rng::generator;
use antipater_engine::{JointAction, Seat, State};
use serde_json::{Value, json};

/// Random games for each legal action.
const GAMES: u64 = 40;

fn main() -> io::Result<()> {
    for line in io::stdin().lines() {
        let message = serde_json::from_str(&line?)?;
        if let Some(answer) = answer(&message) {
            let mut output = io::stdout();
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// The answer to a message: a greeting, the index of an action, or nothing when a game is over.
pub(crate) fn answer(message: &Value) -> Option<Value> {
    if message["protocol"] == 1 {
        return Some(json!({ "protocol": 1, "name": "Random games" }));
    }
    let known: Observation = message["line"].as_str()?.parse().ok()?;
    let seat = known.viewer?;
    // All positions that a seat may be in have the same legal actions, in the same order.
    let actions = Duel::sample(&known, &mut generator(0, 0)).legal_actions(seat);
    // The same random numbers for all, and whole numbers to compare.
    let best = (0..actions.len()).max_by_key(|&index| wins(&known, seat, actions[index]));
    best.map(|action| json!({ "action": action }))
}

/// The number of random games won after an action.
fn wins(known: &Observation, seat: Seat, action: Action) -> u64 {
    let rollouts = Rollouts {
        playouts: GAMES,
        seed: 1,
        threads: 1,
    };
    let after = |rng: &mut RolloutRng| {
        let mut position = Duel::sample(known, rng);
        position.apply_unchecked(&JointAction::only(seat, action));
        position
    };
    let estimate = rollouts.run(after, |rng, _, _, legal| any(legal, rng));
    estimate.wins(seat) as u64
}
