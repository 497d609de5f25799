//! The region with what the characters say after the last step. `assets/speech.js` shows it at their pictures for a while.

use antipater_show::speech::{speech, steps};
use antipater_show::texts::Texts;
use antipater_show::view::View;
use maud::{Markup, html};

/// The region.
pub(crate) fn region(t: &Texts, view: &View) -> Markup {
    let said = speech(t, view);
    html! {
        div id="speech" hidden data-after=(steps(view)) {
            @for (seat, text) in said { q data-of=(seat.number()) { (text) } }
        }
    }
}
