//! The preview of an answer, in short rows: an icon, the numbers before and after, and the same in words. Cards that
//! become accessible are shown with the card (`offer`), and framed in the structure.

use maud::{Markup, html};

use super::context::PageContext;
use super::effects;
use crate::icons::icon;
use crate::parts::PrintedPart;
use crate::preview::{Left, item, numbers, signed_numbers};
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::duel::{Preview, Step};
use antipater_show::words::units;

/// The amount of text beside the icons.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Length {
    /// With words.
    Full,
    /// Only icons and numbers, on a button with the effects beside it.
    Brief,
}

/// The effects of an answer, without its cost.
pub(super) fn gives(ctx: PageContext<'_>, preview: &Preview, length: Length) -> Markup {
    let t = ctx.t;
    let full = length == Length::Full;
    html! {
        @if let Some(won) = preview.wins { (said("crown", &say!(t, "preview-wins", victory = won.name()), Length::Full)) }
        (war(ctx, preview))
        @if let Some(symbols) = preview.symbols {
            (item("globe", &numbers(symbols), &say!(t, "preview-symbols", before = symbols.before, after = symbols.after)))
        }
        (follows(t, preview, length))
        @if full && !preview.produces.is_empty() {
            @let words = say!(t, "preview-produces", list = units(t, &preview.produces));
            (item("trade", &html! { "+" @for unit in &preview.produces { (effects::unit(*unit)) } }, &words))
        }
        @if let Some(card) = preview.opens { (said("chain", &say!(t, "preview-opens", cards = t.name(card)), Length::Full)) }
        @if let Some(lost) = preview.lost_wonder {
            (said("cross", &say!(t, "preview-lost-wonder", who = ctx.who(lost.seat), name = ctx.name(lost.seat), wonder = t.name(lost.wonder)), Length::Full))
        }
    }
}

/// What is left after an answer: coins, and points if the table shows them.
pub(super) fn left(ctx: PageContext<'_>, preview: &Preview) -> PrintedPart {
    let points = Some(preview.points).filter(|_| ctx.view.scores.is_some());
    ctx.part(&Left {
        coins: preview.coins,
        points,
    })
}

/// The pawn, the points for its position, and the opponent's coins.
fn war(ctx: PageContext<'_>, preview: &Preview) -> Markup {
    let t = ctx.t;
    let name = ctx.name(ctx.far());
    html! {
        @if let Some(pawn) = preview.pawn {
            (item("pawn", &numbers(pawn), &say!(t, "preview-pawn", before = pawn.before, after = pawn.after)))
        }
        @if let Some(points) = preview.military {
            (item("victory", &signed_numbers(points), &say!(t, "preview-military", before = points.before, after = points.after)))
        }
        @if let Some(coins) = preview.their_coins {
            @let words = say!(t, "preview-their-coins", name = name, before = coins.before, after = coins.after);
            (item("coin", &html! { span { (say!(t, "duel-whose", who = "opponent", name = name)) } " " span { (numbers(coins)) } }, &words))
        }
    }
}

/// What follows, unless it is just the opponent's turn.
fn follows(t: &Texts, preview: &Preview, length: Length) -> Markup {
    let question = match preview.then {
        Step::Token => Some(("token", msg("preview-then-token"))),
        Step::Library => Some(("token", msg("preview-then-library"))),
        Step::Destroy => Some(("cross", msg("preview-then-destroy"))),
        Step::Revive => Some(("discard", msg("preview-then-revive"))),
        Step::Begin => Some(("last", msg("preview-then-begin"))),
        Step::Over if preview.wins.is_none() => Some(("last", msg("preview-then-over"))),
        Step::Draft | Step::Play | Step::Over => None,
    };
    html! {
        @if let Some((sign, id)) = question { (said(sign, &say!(t, id), length)) }
        @if preview.again { (said("again", &say!(t, "preview-again"), length)) }
        @if preview.turn_lost { (said("cross", &say!(t, "preview-turn-lost"), Length::Full)) }
    }
}

/// An icon with words, which are visible if there is room.
fn said(sign: &str, words: &str, length: Length) -> Markup {
    match length {
        Length::Full => {
            html! { span class="pv" { (icon(sign)) span { (words) } } " " }
        }
        Length::Brief => item(sign, &html! {}, words),
    }
}
