//! The forms of answers to the present question.

use antipater_show::view::View;
use maud::{Markup, html};

/// An answer to the present question: a form of its own, so that the game can be played without a script.
pub(crate) fn answer(view: &View, kind: &str, action: &str, face: &Markup) -> Markup {
    html! {
        form method="post" action={ "/tables/" (view.table) "/moves" } class={ "answer " (kind) } data-move {
            (fields(view))
            input type="hidden" name="action" value=(action);
            button type="submit" data-do=(kind) { (face) }
        }
    }
}

/// The fields of every answer: which decision it answers, and a name for it that a script makes unique.
pub(crate) fn fields(view: &View) -> Markup {
    html! {
        input type="hidden" name="id" value={ "page-" (view.decision) "-" (view.choices) };
        input type="hidden" name="decision" value=(view.decision);
    }
}
