//! Win probabilities, 0 to 1, in analyses, hints and puzzles.

use antipater_show::texts::{Texts, say};
use maud::{Markup, html};

use crate::sheet::plot::number;

/// A share in whole percent.
pub(crate) fn percent(t: &Texts, share: f64) -> String {
    say!(t, "analysis-percent", number = t.decimal(100.0 * share, 0))
}

/// A share with its bar; the largest share, `most`, has the full width.
pub(crate) fn with_bar(t: &Texts, share: f64, most: f64) -> Markup {
    html! {
        b class="coach-share" { (percent(t, share)) }
        svg class="coach-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
            rect width=(number(100.0 * share / most)) height="4" {}
        }
    }
}
