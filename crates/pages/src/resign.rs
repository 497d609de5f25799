//! Resigning: its form in the menu of a table, and what replaces a game that ended by it.

use antipater_engine::Seat;
use maud::{Markup, html};

use crate::after_game::after_game;
use crate::forms::command;
use crate::hint;
use crate::icons::icon;
use crate::inner;
use crate::mode::Mode;
use crate::moments;
use antipater_show::texts::{Texts, say};
use antipater_show::view::{GameStage, GameView, View};

/// Whether the game ended by resigning.
pub(crate) fn is_given_up(view: &View) -> bool {
    let ended = match &view.game {
        GameView::Seven(game) => game.sheet.is_some(),
        GameView::Duel(game) => game.sheet.is_some(),
        GameView::Sides(_) => false,
    };
    view.stage == GameStage::Over && !ended
}

/// Whether the viewer has resigned.
pub(crate) fn has_resigned(view: &View) -> bool {
    view.you.is_some_and(|you| view.resigned.contains(&you))
}

/// The player who has resigned, in words; the viewer if they are among them.
pub(crate) fn by(t: &Texts, view: &View) -> Option<String> {
    let own = view.you.filter(|you| view.resigned.contains(you));
    let seat = own.or(view.resigned.last().copied())?;
    Some(say!(
        t,
        "resigned",
        who = who(view, seat),
        name = view.name(seat)
    ))
}

/// Replaces the hand or the score sheet of a game that ended by resigning.
pub(crate) fn panel(t: &Texts, view: &View, mode: Mode<'_>) -> Markup {
    let players = view.seats.len();
    let mut others = Seat::all(players).filter(|seat| !view.resigned.contains(seat));
    let winner = others.next().filter(|_| players == 2);
    html! {
        div class="sheet given-up" {
            div class="sheet-head" {
                div class="headline" {
                    p class="kind-of-victory" { (say!(t, "resigned-kind")) }
                    h2 id="question" tabindex="-1" { (icon("left-table")) (by(t, view).unwrap_or_default()) }
                    p {
                        @match winner {
                            Some(seat) => (say!(t, "resigned-wins", who = who(view, seat), name = view.name(seat))),
                            None => (say!(t, "resigned-lost")),
                        }
                    }
                    (hint::count(t, view))
                }
                (inner::status(mode))
                (after_game(t, view))
            }
            (moments::place())
        }
    }
}

/// Replaces the question when the viewer has resigned and the others play on.
pub(crate) fn gone(t: &Texts) -> Markup {
    html! {
        div class="gone" {
            h2 id="question" { (icon("bot")) (say!(t, "resigned", who = "you", name = "")) }
            p { (say!(t, "resigned-bot")) }
        }
    }
}

/// The form, with a step that confirms it.
pub(crate) fn form(t: &Texts, view: &View) -> Markup {
    let ends = matches!(view.game, GameView::Duel(_)) || !view.is_shared();
    let ends = if ends { "yes" } else { "no" };
    html! {
        details id="resign" class="leave" {
            summary { (icon("cross")) " " (say!(t, "resign")) }
            p { (say!(t, "resign-explained", ends = ends)) }
            (command(view, "resign", "leave-form", &html! {
                button type="submit" class="button" data-resign { (say!(t, "resign-confirm")) }
            }))
        }
    }
}

fn who(view: &View, seat: Seat) -> &'static str {
    if view.you == Some(seat) {
        "you"
    } else {
        "other"
    }
}
