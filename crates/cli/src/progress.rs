//! A progress bar on standard error, with the time left and the figures so far.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::locale::tell;

/// The shortest interval between changes of the figures, so that they can be read.
const PACE: Duration = Duration::from_millis(250);

/// The bar; visible only if standard error is a terminal.
pub(crate) struct Progress {
    bar: ProgressBar,
    shown: Instant,
}

impl Progress {
    /// The bar of a series of this many games.
    pub(crate) fn new(games: u64) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
        // The words around the fields that the bar fills in.
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
            // Slow bots may take seconds per game; the time keeps running.
            bar.enable_steady_tick(PACE);
        }
        Progress {
            bar,
            shown: Instant::now(),
        }
    }

    /// Counts a game, or another step of the series; `figures` are the results so far.
    pub(crate) fn step(&mut self, figures: impl FnOnce() -> String) {
        self.bar.inc(1);
        if !self.bar.is_hidden() && self.shown.elapsed() >= PACE {
            self.shown = Instant::now();
            self.bar.set_message(figures());
        }
    }

    /// Removes the bar.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
