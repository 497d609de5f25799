//! How strong each style is, and how much of it is felt: the table in `docs/strength.md`. Give a level and a number of deals:
//! `cargo run --release -p antipater-bots --example styles -- normal 1500`.

#![allow(clippy::print_stdout, reason = "the example prints")]

use std::env::args;

use antipater_bots::BotKind;
use antipater_bots::style::Style;

#[path = "../tests/common/felt.rs"]
mod felt;

use self::felt::{at_four_seats, in_a_duel, with_the_free_city};

fn main() {
    let level = args().nth(1).map_or(BotKind::Normal, |name| {
        name.parse().unwrap_or_else(|error| panic!("{error}"))
    });
    let deals = args().nth(2).and_then(|deals| deals.parse().ok());
    let deals: u64 = deals.unwrap_or(1500);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    for (game, measure) in [
        ("Duel", in_a_duel as fn(_, _, _, _) -> _),
        ("7 Wonders, 4 seats", at_four_seats),
        ("Free City", with_the_free_city),
    ] {
        println!("{game}, {level}, {deals} deals, each from every seat");
        for style in Style::ALL.into_iter().skip(1) {
            let felt = measure(level, style, deals, threads);
            let ([elo, low, high], [own, others]) = (felt.elo(), felt.per_game());
            let factor = felt.factor();
            println!(
                "| `{style}` | {elo:.0} ({low:.0} to {high:.0}) | {own:.2} | {others:.2} | {factor:.2} |"
            );
        }
    }
}
