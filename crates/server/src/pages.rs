//! Pages: the frame all share, and the page that says what went wrong. Templates print views; they decide nothing.

pub(crate) mod duel;
pub(crate) mod icons;
pub(crate) mod replay;
pub(crate) mod seven;
pub(crate) mod start;
pub(crate) mod table;
pub(crate) mod words;

use maud::{DOCTYPE, Markup, html};

use crate::assets;
use crate::texts::{Texts, say};

/// What a page is made of.
pub(crate) struct Frame<'a> {
    /// The title in the browser's tab.
    pub(crate) title: &'a str,
    /// What kind of page it is, for the style sheet.
    pub(crate) kind: &'static str,
    /// Whether the page lives (the table's).
    pub(crate) live: bool,
}

/// A page.
pub(crate) fn frame(t: &Texts, frame: &Frame<'_>, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(t.language()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (frame.title) }
                link rel="icon" href=(assets::icon()) type="image/svg+xml";
                link rel="stylesheet" href=(assets::style());
                @if frame.live {
                    script type="module" src=(assets::script()) {}
                }
            }
            body class=(frame.kind) {
                (icons::sprite())
                (content)
            }
        }
    }
}

/// The page that says what went wrong.
pub(crate) fn problem(t: &Texts, status: u16, message: &str) -> Markup {
    let title = say!(t, "problem-title");
    let content = html! {
        main class="problem" {
            p class="problem-number" { (status) }
            h1 { (title) }
            p { (message) }
            p { a class="button primary" href="/" { (say!(t, "problem-home")) } }
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: "plain",
            live: false,
        },
        &content,
    )
}
