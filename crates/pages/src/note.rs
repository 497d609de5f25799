//! The place where a page shows refusals and the state of its connection.

use antipater_show::texts::{Texts, say};
use maud::{Markup, html};

/// The note of a page, with the texts that scripts may show there; `text` is shown from the beginning.
pub(crate) fn note(t: &Texts, text: Option<&str>) -> Markup {
    html! {
        div id="note" class="note" role="alert" data-lost=(say!(t, "connection-lost")) data-regained=(say!(t, "connection-back"))
            data-resent=(say!(t, "connection-again")) data-unanswered=(say!(t, "connection-unanswered")) { @if let Some(text) = text { (text) } }
    }
}
