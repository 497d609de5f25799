//! A bot of one's own plays a hundred Duels against a built-in one, each deal from both seats, and prints how many it has won.
//!
//!     cargo run --release -p antipater-bots --example own_bot

#![allow(clippy::print_stdout, reason = "the example prints")]

use antipater_bots::matches::run;
use antipater_bots::stats::share;
use antipater_bots::{Bot, BotKind, Playable};
use antipater_engine::duel::{Action, Duel, Observation};
use antipater_engine::{Actions, Seat};

/// Builds whenever it can.
struct Eager;

impl Bot<Duel> for Eager {
    fn choose(&mut self, _known: &Observation, _seat: Seat, legal: &Actions<Action>) -> Action {
        let builds = |action: &&Action| !matches!(action, Action::Discard(_));
        let mut all = legal.iter();
        *all.find(builds).unwrap_or(&legal[0])
    }
}

fn main() {
    let mut wins = 0.0;
    for deal in 0..50 {
        for seat in Seat::all(2) {
            let seated = |own: Seat| -> Box<dyn Bot<Duel>> {
                if own == seat {
                    Box::new(Eager)
                } else {
                    Duel::bot(BotKind::Builder, deal, 0)
                }
            };
            let mut bots: Vec<_> = Seat::all(2).map(seated).collect();
            let outcome = run(Duel::random(deal), &mut bots);
            wins += (outcome.utility(seat) + 1.0) / 2.0;
        }
    }
    let won = share(wins, 100);
    println!(
        "{wins} of 100 games (95 %: {:.2} to {:.2})",
        won.low, won.high
    );
}
