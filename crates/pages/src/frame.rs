//! The frame common to all pages.

use antipater_engine::seven::Wonder;
use antipater_show::texts::{Texts, say};
use maud::{DOCTYPE, Markup, html};

use crate::{art, assets, icons, language};

/// The kind of a page for a big screen.
pub(crate) const BIG_SCREEN: &str = "big";
/// The kind of a replay.
pub(crate) const LOOK_BACK: &str = "play look-back";
/// The kind of a page on which a puzzle is solved.
pub(crate) const PUZZLE: &str = "play puzzling";
/// The kind of the page with the verdict on a puzzle.
pub(crate) const PUZZLE_ANSWER: &str = "play look-back puzzling";

/// The width in pixels of a picture beside a link.
pub(crate) const PREVIEW_WIDTH: u32 = 1200;
/// The height in pixels of a picture beside a link.
pub(crate) const PREVIEW_HEIGHT: u32 = 630;

/// The parameters of a page.
pub(crate) struct Frame<'a> {
    /// The title in the browser's tab.
    pub(crate) title: &'a str,
    /// The kind of page, a class for the style sheet.
    pub(crate) kind: &'static str,
    /// The script that runs the page.
    pub(crate) script: Option<&'static str>,
    /// The address after a change of language, if it is not the page's own.
    pub(crate) back: Option<&'a str>,
    /// What other sites show beside a link to the page.
    pub(crate) preview: Option<Preview>,
    /// After how many seconds a browser without scripts loads the page again.
    pub(crate) refresh: Option<u32>,
}

/// What other sites show beside a link to a page.
pub(crate) struct Preview {
    /// The whole address of a picture of [`PREVIEW_WIDTH`] by [`PREVIEW_HEIGHT`] pixels.
    pub(crate) picture: String,
    /// The picture in words.
    pub(crate) words: String,
}

impl<'a> Frame<'a> {
    /// A page around the tables, without a script.
    pub(crate) fn plain(title: &'a str) -> Frame<'a> {
        Frame {
            title,
            kind: "plain",
            script: None,
            back: None,
            preview: None,
            refresh: None,
        }
    }
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
                @if let Some(preview) = &frame.preview { (open_graph(t, frame.title, preview)) }
                @if let Some(seconds) = frame.refresh { noscript { meta http-equiv="refresh" content=(seconds); } }
                link rel="icon" href=(assets::icon()) type="image/svg+xml";
                link rel="preload" href=(assets::heading()) as="font" type="font/woff" crossorigin="anonymous";
                link rel="stylesheet" href=(assets::style());
                @if frame.kind == "plain" {
                    link rel="stylesheet" href=(assets::around_style());
                    link rel="manifest" href="/site.webmanifest";
                }
                @if frame.kind == BIG_SCREEN { link rel="stylesheet" href=(assets::tv_style()); }
                @if matches!(frame.kind, LOOK_BACK | PUZZLE_ANSWER) { link rel="stylesheet" href=(assets::replay_style()); }
                @if matches!(frame.kind, PUZZLE | PUZZLE_ANSWER) { link rel="stylesheet" href=(assets::puzzle_style()); }
                link rel="stylesheet" href="/theme.css";
                script type="module" src=(assets::script("theme")) {}
                @if let Some(script) = frame.script {
                    // The start page is not seen before its script knows whether it was seen in this tab.
                    script type="module" src=(assets::script(script)) blocking=[(script == "first-key").then_some("render")] {}
                }
            }
            body class=(frame.kind) {
                (icons::sprite())
                (content)
                // A table has the switch in its menu; a page for a big screen has no controls.
                @if frame.kind == "plain" { footer class="foot" { (links(t)) (language::switch(t, frame.back)) } }
            }
        }
    }
}

/// The preview of a page for other sites (<https://ogp.me>).
fn open_graph(t: &Texts, title: &str, preview: &Preview) -> Markup {
    html! {
        meta property="og:type" content="website";
        meta property="og:site_name" content=(say!(t, "site-name"));
        meta property="og:title" content=(title);
        meta property="og:description" content=(preview.words);
        meta property="og:image" content=(preview.picture);
        meta property="og:image:width" content=(PREVIEW_WIDTH);
        meta property="og:image:height" content=(PREVIEW_HEIGHT);
        meta property="og:image:alt" content=(preview.words);
        meta name="twitter:card" content="summary_large_image";
    }
}

/// The head of the pages around the tables.
pub(crate) fn masthead(t: &Texts) -> Markup {
    html! {
        header class="masthead" {
            (brand(t))
            nav aria-label=(say!(t, "site-nav")) {
                a href="/puzzles" { (say!(t, "puzzles-title")) }
                a href="/games" { (say!(t, "games-link")) }
                a class="roomy" href="/ratings" { (say!(t, "ratings-title")) }
                a href="/me" { (say!(t, "me-link")) }
                a class="roomy" href="/back" { (say!(t, "back-short")) }
            }
        }
    }
}

/// The heading of a page around the tables: words on a plaque in the landscape of a wonder, as on its board.
pub(crate) fn strip(wonder: Wonder, words: &Markup) -> Markup {
    html! {
        header class="strip" {
            (art::monument(wonder, 1, 1))
            div class="strip-words" { (words) }
        }
    }
}

/// The link to the start page.
pub(crate) fn brand(t: &Texts) -> Markup {
    html! { a class="brand" href="/" { (icons::icon("wonder")) (say!(t, "site-name")) } }
}

/// The links at the foot of every page.
fn links(t: &Texts) -> Markup {
    html! {
        nav class="foot-links" aria-label=(say!(t, "reference-foot")) {
            a href="/reference" { (say!(t, "reference")) }
            a href="/score" { (say!(t, "pad-title")) }
            a href="/explorer" { (say!(t, "explorer-title")) }
            // On a narrow page, the head has no room for it.
            a class="narrow" href="/back" { (say!(t, "back-short")) }
        }
    }
}
