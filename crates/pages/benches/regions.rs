//! What it costs to print the pages of a table: `cargo bench -p antipater-pages --bench regions [-- alone|shared]`.
//!
//! Games of seven people, second edition, played by chance. After every step the regions of all seven are printed, and
//! the time of a step is given: printed for each of them alone, and with the parts that they have in common printed once.
#![allow(clippy::print_stdout, reason = "the report of a program")]

#[path = "../tests/games/mod.rs"]
mod games;

use std::time::Instant;

use antipater_engine::seven::Edition;
use antipater_pages::mode::Mode;
use antipater_pages::parts::{Parts, Printer};
use antipater_pages::table;
use antipater_show::texts::{Language, Texts};
use antipater_show::view::{View, Viewer};

const GAMES: u64 = 10;
const ROUNDS: usize = 5;
/// As much as a server keeps.
const ROOM: usize = 16 << 20;

fn main() {
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let t = Texts::of(Language::English);
    let steps = steps();
    for name in ["alone", "shared"] {
        if wanted.as_deref().is_some_and(|wanted| wanted != name) {
            continue;
        }
        let mut best = f64::INFINITY;
        let mut bytes = 0;
        for _ in 0..ROUNDS {
            let parts = Parts::with_room(ROOM);
            let printer = match name {
                "alone" => Printer::from(t),
                _ => Printer::sharing(t, &parts),
            };
            let began = Instant::now();
            bytes = steps.iter().map(|step| print(printer, step)).sum();
            best = best.min(began.elapsed().as_secs_f64());
        }
        let micros = best * 1e6 / steps.len() as f64;
        let kilobytes = bytes / steps.len() / 7 / 1000;
        println!("{name}: {micros:.0} µs for a step of seven viewers, {kilobytes} kB each");
    }
}

/// The views of all seven before each step.
fn steps() -> Vec<Vec<View>> {
    let mut steps = Vec::new();
    for seed in 0..GAMES {
        games::play(
            games::seven(Edition::Second, 7, seed),
            seed,
            |game, chosen| {
                if chosen.iter().next().is_none() {
                    let viewers = games::viewers(7).into_iter();
                    let seated = viewers.filter(|viewer| matches!(viewer, Viewer::Seat(_)));
                    steps.push(
                        seated
                            .map(|viewer| games::view(game, viewer, chosen, false))
                            .collect(),
                    );
                }
            },
        );
    }
    steps
}

fn print(printer: Printer<'_>, views: &[View]) -> usize {
    let regions = views
        .iter()
        .flat_map(|view| table::regions(printer, view, Mode::Live));
    regions.map(|(_, markup)| markup.0.len()).sum()
}
