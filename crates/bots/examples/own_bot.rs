//! A bot of one's own plays a hundred Duels against a built-in one, each deal from both seats, and prints its share of the wins.
//!
//!     cargo run --release -p antipater-bots --example own_bot

#![allow(clippy::print_stdout, reason = "the example prints")]

use core::convert::Infallible;

use antipater_bots::arena::{Side, Standing, play_deal};
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
    let mut standing = Standing::default();
    for deal in 0..50 {
        let sit = |side, stream| -> Box<dyn Bot<Duel>> {
            match side {
                Side::A => Box::new(Eager),
                Side::B => Duel::bot(BotKind::Builder, 1, stream),
            }
        };
        let games = play_deal(&Duel::random(deal), deal, sit, || None::<Infallible>);
        standing.add::<Duel, _>(&games);
    }
    let (share, range) = (standing.shares.score(), standing.shares.interval());
    println!("{share:.3} (95 %: {:.3} to {:.3})", range.low, range.high);
}
