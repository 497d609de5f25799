//! What an answer would change, in short rows: a sign, the numbers before and after, and the same in words. What becomes
//! accessible stands with the card itself (`offer`), and in the structure as a frame.

use antipater_engine::Victory;
use maud::{Markup, html};

use super::{Pen, effects};
use crate::pages::preview::{item, left as purse, numbers, signed_numbers};
use crate::pages::words::units;
use crate::texts::{Texts, msg, say};
use crate::view::duel::{Preview, Step};

/// What an answer gives, whatever it costs.
pub(super) fn gives(pen: Pen<'_>, preview: &Preview) -> Markup {
    let t = pen.t;
    html! {
        span class="preview" {
            @if let Some(won) = preview.wins { (item("crown", &html! { (wins(t, won)) }, &wins(t, won))) }
            (war(pen, preview))
            @if let Some(symbols) = preview.symbols {
                (item("globe", &numbers(symbols), &say!(t, "preview-symbols", before = symbols.before, after = symbols.after)))
            }
            (follows(t, preview))
            @if !preview.produces.is_empty() {
                @let words = say!(t, "preview-produces", list = units(t, &preview.produces));
                (item("trade", &html! { "+" @for unit in &preview.produces { (effects::unit(*unit)) } }, &words))
            }
            @if let Some(card) = preview.opens { (said("chain", say!(t, "preview-opens", cards = card.name()))) }
            @if let Some(lost) = preview.lost_wonder {
                (said("cross", say!(t, "preview-lost-wonder", who = pen.who(lost.seat), name = pen.name(lost.seat), wonder = lost.wonder.name())))
            }
        }
    }
}

/// What an answer leaves: coins, and points where the table shows them.
pub(super) fn left(pen: Pen<'_>, preview: &Preview) -> Markup {
    let points = Some(preview.points).filter(|_| pen.view.scores.is_some());
    purse(pen.t, preview.coins, points)
}

/// The pawn, what its place is worth, and the coins that the opponent loses or gets.
fn war(pen: Pen<'_>, preview: &Preview) -> Markup {
    let t = pen.t;
    let name = pen.name(pen.far());
    let other = preview
        .their_coins
        .filter(|coins| coins.before - coins.after != i32::from(preview.looted));
    html! {
        @if let Some(pawn) = preview.pawn {
            (item("pawn", &numbers(pawn), &say!(t, "preview-pawn", before = pawn.before, after = pawn.after)))
        }
        @if let Some(points) = preview.military {
            (item("laurel", &signed_numbers(points), &say!(t, "preview-military", before = points.before, after = points.after)))
        }
        @if preview.looted > 0 { (said("coin", say!(t, "preview-looted", name = name, coins = preview.looted))) }
        @if let Some(coins) = other {
            @let words = say!(t, "preview-their-coins", name = name, before = coins.before, after = coins.after);
            (item("coin", &html! { (name) " " (numbers(coins)) }, &words))
        }
    }
}

/// What comes next, when it is not just the opponent's turn.
fn follows(t: &Texts, preview: &Preview) -> Markup {
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
        @if let Some((sign, id)) = question { (said(sign, say!(t, id))) }
        @if preview.again { (said("again", say!(t, "preview-again"))) }
        @if preview.turn_lost { (said("cross", say!(t, "preview-turn-lost"))) }
    }
}

fn wins(t: &Texts, victory: Victory) -> String {
    say!(t, "preview-wins", victory = victory.name())
}

/// Words that everybody sees.
fn said(sign: &str, words: String) -> Markup {
    html! { span class="pv" { (crate::pages::icons::icon(sign)) span { (words) } span class="sr" { ". " } } }
}
