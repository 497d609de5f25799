//! What an answer would change, in short rows: a sign, the numbers before and after, and the same in words.

use maud::{Markup, html};

use super::{Pen, effects, words};
use crate::pages::preview::{item, left as purse, numbers, signed_numbers};
use crate::texts::say;
use crate::view::Change;
use crate::view::seven::{BorderChange, Preview, Way};

/// What a building or a stage gives, whatever is paid for it.
pub(super) fn gives(pen: Pen<'_>, preview: &Preview) -> Markup {
    let t = pen.t;
    let any = preview.earned > 0
        || preview.science.is_some()
        || !(preview.borders.is_empty() && preview.opens.is_empty() && preview.produces.is_empty());
    html! {
        @if any {
            p class="preview" {
                @if let Some(shields) = preview.shields {
                    @for border in &preview.borders { (self::border(pen, shields, border)) }
                }
                @if let Some(science) = preview.science {
                    (item("compass", &numbers(science), &say!(t, "preview-science", before = science.before, after = science.after)))
                }
                @if preview.earned > 0 {
                    @let words = say!(t, "preview-earned", coins = preview.earned);
                    (item("treasury", &html! { (words) }, &words))
                }
                @if !preview.produces.is_empty() {
                    @let words = say!(t, "preview-produces", list = words::units(t, &preview.produces));
                    (item("trade", &html! { "+" @for unit in &preview.produces { (effects::choice(*unit)) } }, &words))
                }
                @if !preview.opens.is_empty() {
                    @let words = say!(t, "preview-opens", cards = words::cards(t, preview.opens.iter().copied()));
                    (item("chain", &html! { (words) }, &words))
                }
            }
        }
    }
}

/// A border: the shields of both cities, and what the conflict would bring.
fn border(pen: Pen<'_>, shields: Change, border: &BorderChange) -> Markup {
    let theirs = border.their_shields;
    let (points, name) = (border.points, pen.name(border.seat));
    let sign = match points.after {
        1.. => "victory",
        0 => "shield",
        _ => "defeat",
    };
    let words = say!(
        pen.t,
        "preview-border",
        who = pen.who(border.seat),
        name = name,
        before = shields.before,
        after = shields.after,
        theirs = theirs,
        points = points.before,
        then = points.after
    );
    let seen = html! {
        span class="nm" { (words::partner(pen, border.seat)) } " "
        (shields.before) ":" (theirs) "\u{2009}→\u{2009}" (shields.after) ":" (theirs) ", " (signed_numbers(points))
    };
    item(sign, &seen, &words)
}

/// What an answer leaves: coins, and points where the table shows them.
pub(super) fn left(pen: Pen<'_>, way: &Way) -> Markup {
    let points = way.points.filter(|_| pen.view.scores.is_some());
    purse(pen.t, way.coins, points)
}
