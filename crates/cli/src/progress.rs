//! What is shown while a series is played: a bar on standard error with the time left and the figures so far.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::locale::tell;

/// How often the figures change, so that they can be read.
const PACE: Duration = Duration::from_millis(250);

/// The bar; it is seen only if standard error is a terminal.
pub(crate) struct Progress {
    bar: ProgressBar,
    shown: Instant,
}

impl Progress {
    /// The bar of a series of this many games.
    pub(crate) fn new(games: u64) -> Progress {
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

    /// Counts a game, or whatever a step of the series is; `figures` says how it stands.
    pub(crate) fn step(&mut self, figures: impl FnOnce() -> String) {
        self.bar.inc(1);
        if !self.bar.is_hidden() && self.shown.elapsed() >= PACE {
            self.shown = Instant::now();
            self.bar.set_message(figures());
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
