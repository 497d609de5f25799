//! Pages: the frame all share, and the page that says what went wrong. Templates print views; they decide nothing.

pub(crate) mod api;
pub(crate) mod around;
pub(crate) mod art;
pub(crate) mod back;
pub(crate) mod duel;
pub(crate) mod games;
pub(crate) mod guide;
pub(crate) mod icons;
pub(crate) mod keys;
pub(crate) mod language;
pub(crate) mod me;
pub(crate) mod preview;
pub(crate) mod reference;
pub(crate) mod replay;
pub(crate) mod room;
pub(crate) mod score;
pub(crate) mod seven;
pub(crate) mod sheet;
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
    /// The script that keeps the page alive.
    pub(crate) script: Option<&'static str>,
    /// Where the choice of a language leads back to, if not to the address of the page.
    pub(crate) back: Option<&'a str>,
}

/// A page.
pub(crate) fn frame(t: &Texts, frame: &Frame<'_>, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(t.language().tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (frame.title) }
                link rel="icon" href=(assets::icon()) type="image/svg+xml";
                link rel="stylesheet" href=(assets::style());
                @if let Some(script) = frame.script {
                    script type="module" src=(assets::script(script)) {}
                }
            }
            body class=(frame.kind) {
                (icons::sprite())
                (content)
                // On a table the switch has its place in the menu; a screen on the wall has no controls.
                @if frame.kind == "plain" { footer class="foot" { (reference::foot(t)) (language::switch(t, frame.back)) } }
            }
        }
    }
}

/// What stands above the pages around the tables.
pub(crate) fn masthead(t: &Texts) -> Markup {
    html! {
        header class="masthead" {
            a class="brand" href="/" { (icons::icon("wonder")) (say!(t, "site-name")) }
            nav aria-label=(say!(t, "site-nav")) {
                a href="/games" { (say!(t, "games-link")) }
                a href="/me" { (say!(t, "me-link")) }
                a href="/back" { (say!(t, "back-short")) }
            }
        }
    }
}

/// The page that says what went wrong.
/// `here` is where it can be seen again.
pub(crate) fn problem(t: &Texts, status: u16, message: &str, here: &str) -> Markup {
    let title = say!(t, "problem-title");
    let content = html! {
        main class="problem" {
            p class="problem-number" { (status) }
            h1 { (title) }
            p { (message) }
            p { a class="button primary" href="/" { (say!(t, "problem-home")) } }
            // Whom the server does not know may have played here before.
            @if status == 401 { p { a href="/back" { (say!(t, "back-title")) } } }
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: "plain",
            script: None,
            back: Some(here),
        },
        &content,
    )
}
