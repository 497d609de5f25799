//! Previews of changes: an icon with the numbers before and after, and the same in words.

use maud::{Markup, html};

use crate::icons::icon;
use crate::parts::{Part, Printer};
use antipater_show::texts::{figure, msg, say, signed};
use antipater_show::view::BeforeAfter;

/// An icon with visible content beside it, and words that say the same.
pub(crate) fn item(sign: &str, seen: &Markup, words: &str) -> Markup {
    html! {
        span class="pv" title=(words) {
            (icon(sign)) span aria-hidden="true" { (seen) } span class="sr" { (words) } " "
        }
    }
}

/// Two numbers with an arrow from one to the other.
pub(crate) fn numbers(change: BeforeAfter) -> Markup {
    html! { (figure(change.before)) "\u{2009}→\u{2009}" b { (figure(change.after)) } }
}

/// Two numbers with their signs.
pub(crate) fn signed_numbers(change: BeforeAfter) -> Markup {
    html! { (signed(change.before)) "\u{2009}→\u{2009}" b { (signed(change.after)) } }
}

/// Coins, and the score if the table shows it, before and after.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Left {
    pub(crate) coins: BeforeAfter,
    pub(crate) points: Option<BeforeAfter>,
}

impl Part for Left {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let t = printer.t;
        let say =
            |id, change: BeforeAfter| say!(t, id, before = change.before, after = change.after);
        html! {
            span class="purse" {
                (item("coin", &numbers(self.coins), &say(msg("preview-coins"), self.coins)))
                @if let Some(points) = self.points {
                    (item("laurel", &numbers(points), &say(msg("preview-points"), points)))
                }
            }
        }
    }
}
