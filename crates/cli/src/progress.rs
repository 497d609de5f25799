//! What is shown while a series is played: a bar on standard error with the time left and the figures so far.

use std::time::{Duration, Instant};

use antipater_bots::tally::Tally;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::locale::tell;

/// How often the figures change, so that they can be read.
const PACE: Duration = Duration::from_millis(250);

/// The bar; it is seen only if standard error is a terminal.
pub(super) struct Progress {
    bar: ProgressBar,
    shown: Instant,
}

impl Progress {
    /// The bar of a series of this many games.
    pub(super) fn new(games: u64) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
        // The words stand around what the bar fills in itself.
        let words = tell!(
            "cli-progress",
            now = "{human_pos}",
            all = "{human_len}",
            left = "{eta}"
        );
        let template = format!("{{bar:16}} {words}{{wide_msg}}");
        let bar = match ProgressStyle::with_template(&template) {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        };
        if !bar.is_hidden() {
            // Slow bots finish no game for seconds; the time goes on.
            bar.enable_steady_tick(PACE);
        }
        Progress {
            bar,
            shown: Instant::now(),
        }
    }

    /// Counts a game that the tally has taken in.
    pub(super) fn game(&mut self, tally: &Tally) {
        self.bar.inc(1);
        if !self.bar.is_hidden() && self.shown.elapsed() >= PACE {
            self.shown = Instant::now();
            self.bar.set_message(figures(tally));
        }
    }

    /// Takes the bar away.
    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// Share of games won and mean total of each bot.
fn figures(tally: &Tally) -> String {
    let mut text = String::new();
    for account in &tally.accounts {
        let share = 100.0 * account.wins / tally.games as f64;
        text += &tell!(
            "cli-progress-bot",
            bot = account.bot.to_string(),
            share = format!("{share:.1}"),
            points = format!("{:.1}", account.mean_total())
        );
    }
    text
}
