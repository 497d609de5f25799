//! The preview of an answer, in short rows: an icon, the numbers before and after, and the same in words.

use antipater_show::words as shared;
use antipater_show::words::seven as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::effects;
use crate::parts::PrintedPart;
use crate::preview::{Left, item, numbers, signed_numbers};
use antipater_show::texts::say;
use antipater_show::view::BeforeAfter;
use antipater_show::view::seven::{BorderChange, PaymentPreview, Preview};

/// The effects of a building or a stage, without its cost.
pub(super) fn gives(ctx: PageContext<'_>, preview: &Preview) -> Markup {
    let t = ctx.t;
    let any = preview.earned > 0
        || preview.science.is_some()
        || !(preview.borders.is_empty() && preview.opens.is_empty() && preview.produces.is_empty());
    html! {
        @if any {
            p class="preview" {
                @if let Some(shields) = preview.shields {
                    @for border in &preview.borders { (self::border(ctx, shields, border)) }
                }
                @if let Some(science) = preview.science {
                    (item("compass", &numbers(science), &say!(t, "preview-science", before = science.before, after = science.after)))
                }
                @if preview.earned > 0 {
                    @let words = say!(t, "preview-earned", coins = preview.earned);
                    (item("treasury", &html! { (words) }, &words))
                }
                @if !preview.produces.is_empty() {
                    @let words = say!(t, "preview-produces", list = shared::units(t, &preview.produces));
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

/// A border: the shields of both cities, and the result of a conflict.
fn border(ctx: PageContext<'_>, shields: BeforeAfter, border: &BorderChange) -> Markup {
    let theirs = border.their_shields;
    let (points, name) = (border.points, ctx.name(border.seat));
    let sign = match points.after {
        1.. => "victory",
        0 => "shield",
        _ => "defeat",
    };
    let words = say!(
        ctx.t,
        "preview-border",
        who = ctx.who(border.seat),
        name = name,
        before = shields.before,
        after = shields.after,
        theirs = theirs,
        points = points.before,
        then = points.after
    );
    let seen = html! {
        span class="nm" { (ctx.partner(border.seat)) } " "
        (shields.before) ":" (theirs) "\u{2009}→\u{2009}" (shields.after) ":" (theirs) ", " (signed_numbers(points))
    };
    item(sign, &seen, &words)
}

/// What is left after an answer: coins, and points if the table shows them.
pub(super) fn left(ctx: PageContext<'_>, way: &PaymentPreview) -> PrintedPart {
    let points = way.points.filter(|_| ctx.view.scores.is_some());
    ctx.part(&Left {
        coins: way.coins,
        points,
    })
}
