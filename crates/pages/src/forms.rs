//! The forms of answers to the present decision.

use crate::icons::icon;
use crate::mode::Mode;
use antipater_show::texts::{Texts, say};
use antipater_show::view::{Hint, View};
use maud::{Markup, html};

/// The place on which a card is dropped to give an answer.
#[derive(Clone)]
pub(crate) struct Place {
    /// The selector of the place.
    pub(crate) onto: String,
    /// The effect of dropping a card there, in a word.
    pub(crate) word: String,
}

/// An answer to the present decision, as a separate form, so that the game can be played without scripts. The answer's
/// card can be dropped on `place` instead.
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

/// The class of an answer that a hint advises.
pub(crate) fn light(view: &View, advises: impl Fn(&Hint) -> bool) -> &'static str {
    match view.table_status.hint.as_ref().is_some_and(advises) {
        true => " advised",
        false => "",
    }
}

/// The button that closes the answers of a chosen card, where they cover the table.
pub(crate) fn close(t: &Texts) -> Markup {
    let text = say!(t, "close-answers");
    html! {
        button type="button" class="close-answers scripted" data-close title=(text) aria-label=(text) { (icon("cross")) }
    }
}

/// The fields of every answer: the decision that it answers, and its name, which a script makes unique.
pub(crate) fn fields(view: &View) -> Markup {
    html! {
        input type="hidden" name="id" value={ "page-" (view.decision) "-" (view.choices) };
        input type="hidden" name="decision" value=(view.decision);
    }
}

/// A form for a command other than a decision. A command about a decision includes its [`fields`].
pub(crate) fn command(view: &View, verb: &str, class: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ "/tables/" (view.table) "/actions" } class=(class) data-command {
            input type="hidden" name="do" value=(verb);
            (inside)
        }
    }
}
