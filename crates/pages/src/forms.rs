//! The forms of answers to the present question.

use crate::icons::icon;
use crate::mode::Mode;
use antipater_show::texts::{Texts, say};
use antipater_show::view::{Hint, View};
use maud::{Markup, html};

/// Where a card is laid to give an answer, for those who drag it.
#[derive(Clone)]
pub(crate) struct Place {
    /// The selector of the place.
    pub(crate) onto: String,
    /// The effect of laying a card there, in a word.
    pub(crate) word: String,
}

/// An answer to the present question: a form of its own, so that the game can be played without a script. `place` is where
/// the card of the answer can be laid to give it.
pub(crate) fn answer(
    (view, mode): (&View, Mode<'_>),
    kind: &str,
    action: &str,
    face: &Markup,
    place: Option<&Place>,
) -> Markup {
    let (onto, word) = (
        place.map(|place| &place.onto),
        place.map(|place| &place.word),
    );
    let lit = light(view, |hint| hint.advises(action));
    html! {
        form method="post" action=(mode.answers(view)) class={ "answer " (kind) (lit) } data-move[mode.is_live()]
            data-onto=[onto] data-word=[word] {
            (fields(view))
            input type="hidden" name="action" value=(action);
            button type="submit" data-do=(kind) { (face) }
        }
    }
}

/// The class of what a hint advises, where it does.
pub(crate) fn light(view: &View, advises: impl Fn(&Hint) -> bool) -> &'static str {
    match view.table_status.hint.as_ref().is_some_and(advises) {
        true => " advised",
        false => "",
    }
}

/// The button that puts the answers of a chosen card away, where they lie over the table.
pub(crate) fn close(t: &Texts) -> Markup {
    let text = say!(t, "close-answers");
    html! {
        button type="button" class="close-answers scripted" data-close title=(text) aria-label=(text) { (icon("cross")) }
    }
}

/// The fields of every answer: which decision it answers, and a name for it that a script makes unique.
pub(crate) fn fields(view: &View) -> Markup {
    html! {
        input type="hidden" name="id" value={ "page-" (view.decision) "-" (view.choices) };
        input type="hidden" name="decision" value=(view.decision);
    }
}

/// A form that does something besides deciding. What answers a decision brings the [`fields`] of it.
pub(crate) fn command(view: &View, verb: &str, class: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ "/tables/" (view.table) "/actions" } class=(class) data-command {
            input type="hidden" name="do" value=(verb);
            (inside)
        }
    }
}
