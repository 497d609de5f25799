//! The page of an error.

use antipater_show::texts::{Texts, say};
use maud::{Markup, html};

use crate::frame::{Frame, frame};

/// The page; `here` is the address to try again.
pub fn page(t: &Texts, status: u16, message: &str, here: &str) -> Markup {
    let title = say!(t, "problem-title");
    let content = html! {
        main class="problem" {
            p class="problem-number" { (status) }
            h1 { (title) }
            p { (message) }
            p { a class="button primary" href="/" { (say!(t, "problem-home")) } }
            // A visitor without a session may have played here before.
            @if status == 401 { p { a href="/back" { (say!(t, "back-title")) } } }
        }
    };
    frame(
        t,
        &Frame {
            back: Some(here),
            preview: None,
            ..Frame::plain(&title)
        },
        &content,
    )
}
