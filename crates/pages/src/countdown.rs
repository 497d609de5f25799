//! The time left until a moment. The page has the time of day, which a script replaces.

use antipater_show::texts::{Moment, Texts, say};
use maud::{Markup, html};

use crate::icons::icon;

/// When a bot decides for late players: the time of day, which a script replaces by the time left.
pub(crate) fn clock(t: &Texts, ends_at: i64, pace: &str) -> Markup {
    countdown(
        t,
        ends_at,
        pace,
        &say!(t, "clock-label"),
        Some(&say!(t, "clock-last")),
    )
}

/// The time left until a moment, under a label for screen readers; a viewer who is asked hears of its last seconds.
pub(crate) fn countdown(
    t: &Texts,
    ends_at: i64,
    pace: &str,
    label: &str,
    last: Option<&str>,
) -> Markup {
    // A long time ends on another day.
    let shown = if pace.contains('d') {
        t.date_and_time(ends_at)
    } else {
        t.time_of_day(ends_at)
    };
    html! {
        p class="countdown" role="timer" data-ends=(ends_at) data-last=[last] {
            (icon("choosing")) (icon("warning"))
            span class="sr" { (label) }
            " " time datetime=(Moment::of(ends_at).datetime()) { (say!(t, "clock-until", time = shown)) }
        }
    }
}
