//! The hint at a table with bots only: its button, its text, and the number of hints taken.

use maud::{Markup, html};

use crate::forms::fields;
use crate::icons::icon;
use crate::shares::percent;
use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;
use antipater_show::texts::{Texts, say};
use antipater_show::view::{GameStage, GameView, Hint, View};
use antipater_show::words::coach::{Coach, Compared};

/// The id of both the button and the hint, so that the focus moves from one to the other.
const FOCUS: &str = "hint-ask";

/// The button, or the hint for the present decision. Empty at a table without hints.
pub(crate) fn region(t: &Texts, view: &View) -> Markup {
    html! {
        @if let Some(hint) = &view.table_status.hint { (panel(t, view, hint)) }
        @else if view.table_status.may_hint { (ask(t, view)) }
        @else if has_room(view) {
            span class="undo room" aria-hidden="true" { span class="button" { (icon("hint")) span { (say!(t, "hint")) } kbd { "H" } } }
        }
    }
}

/// Whether the button is missing only for a moment, so that its space is kept and nothing moves.
fn has_room(view: &View) -> bool {
    let alone = view.you.is_some()
        && !view.is_shared()
        && view.guide.is_none()
        && !view.table_status.is_single_try();
    alone
        && view.stage == GameStage::Playing
        && !view.table_status.left
        && !matches!(view.game, GameView::Sides(_))
}

fn ask(t: &Texts, view: &View) -> Markup {
    let explained = say!(t, "hint-uncounted");
    html! {
        form method="post" action={ "/tables/" (view.table) "/hint" } class="undo" data-command {
            (fields(view))
            input type="hidden" name="do" value="hint";
            button type="submit" id=(FOCUS) class="button" data-hint title=(explained) aria-describedby="hint-explained" {
                (icon("hint")) span { (say!(t, "hint")) } kbd aria-hidden="true" { "H" }
            }
            span id="hint-explained" class="sr" { (explained) }
        }
    }
}

fn panel(t: &Texts, view: &View, hint: &Hint) -> Markup {
    let coach = coach(t, view);
    // Each decision has a separate panel, which is open at first.
    let id = format!("hint-{}-{}", view.decision, view.choices);
    html! {
        details id=(id) class="tool advised-panel" data-hint open {
            summary id=(FOCUS) title=(say!(t, "hint")) aria-describedby="hint-says" { (icon("hint")) span { (say!(t, "hint")) } }
            div id="hint-says" class="advised-says" {
                p class="advised-best" { b { (say!(t, "hint-best", action = coach.advised(hint.action.action))) } }
                p { (say!(t, "hint-chances", percent = percent(t, hint.share))) }
                @match (&hint.next, hint.next_share) {
                    (Some(next), Some(share)) => {
                        p { (say!(t, "hint-next", action = coach.advised(next.action), percent = percent(t, share))) }
                        p { b { (say!(t, "analysis-why")) } " " span { (coach.why(&hint.reasons)) } }
                    }
                    _ => p { (say!(t, "hint-only")) },
                }
                p class="muted" { (say!(t, "hint-count", count = view.table_status.hints)) }
            }
        }
    }
}

/// The coach, addressing the viewer about the present decision.
pub(crate) fn coach<'a>(t: &'a Texts, view: &View) -> Coach<'a> {
    let names = view.seats.iter().map(|seat| seat.name.clone());
    let names = names.chain([say!(t, "free-city")]).collect();
    let coach = match &view.game {
        GameView::Duel(_) => Coach::new::<Duel>(t, names),
        GameView::Seven(_) | GameView::Sides(_) => Coach::new::<Seven>(t, names),
    };
    coach.comparing(Compared::Other)
}

/// The number of hints taken in a game, on its score sheet; empty without hints.
pub(crate) fn count(t: &Texts, view: &View) -> Markup {
    html! {
        @if view.table_status.hints > 0 {
            p class="hints-taken" { (icon("hint")) " " span { (say!(t, "hint-count", count = view.table_status.hints)) } }
        }
    }
}
