//! A table as a picture for notebooks: the regions of a replay in a frame, with styles and drawings included. It loads
//! nothing, runs no scripts, and does not affect its surroundings.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use antipater_show::texts::{Texts, say};
use antipater_show::view::{GameView, View};

use crate::assets::asset;
use crate::drawings::with_drawings;
use crate::frame::LOOK_BACK;
use crate::mode::Mode;
use crate::{duel, seven, table};

/// The style sheets of a replay.
const STYLES: &str = concat!(
    asset!("base.css"),
    asset!("table.css"),
    asset!("seats.css"),
    asset!("card.css"),
    asset!("art.css"),
    asset!("building.css"),
    asset!("scene.css"),
    asset!("duel.css"),
    asset!("free-city.css"),
    asset!("wide.css"),
    asset!("narrow.css"),
    asset!("duel-narrow.css"),
    asset!("replay.css"),
    asset!("sheet.css"),
);

/// The content security policy of a picture, which contains all that it needs.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// The picture of a view, as an element for any page. Nothing in it can be chosen.
///
/// The frame fits most tables and can be resized. The table is scaled to 75 %, so that its columns fit into the cells
/// of a notebook, which are 800 to 1,200 pixels wide.
pub fn picture(t: &Texts, view: &View) -> Markup {
    let title = match &view.game {
        GameView::Seven(_) | GameView::Sides(_) => say!(t, "table-title"),
        GameView::Duel(_) => say!(t, "duel-table-title"),
    };
    let page = document(t, view, &title).into_string();
    // Apostrophes are rare in a page, so little must be escaped between them.
    let page = page.replace('&', "&amp;").replace('\'', "&#39;");
    let title = html! { (title) };
    PreEscaped(format!(
        "<div style=\"height:640px;overflow:hidden;resize:vertical\"><iframe sandbox=\"\" title=\"{title}\" \
         style=\"border:0;width:133.34%;height:133.34%;transform:scale(.75);transform-origin:0 0\" \
         srcdoc='{page}'></iframe></div>",
        title = title.into_string()
    ))
}

/// The page in the frame.
fn document(t: &Texts, view: &View, title: &str) -> Markup {
    let (page, kind, when) = match &view.game {
        GameView::Seven(game) => ("replay seven", "table", seven::when(t, game)),
        GameView::Duel(game) => ("replay duel", "table duel", duel::when(t, game)),
        GameView::Sides(_) => ("replay seven", "table", say!(t, "sides-title")),
    };
    let regions = html! {
        main class=(page) {
            h1 class="sr" { (title) }
            p class="step-words" { b { (when) } }
            div class=(kind) {
                @for (_, region) in table::regions(t, view, Mode::Still { next: None }) { (region) }
            }
        }
    };
    let (regions, drawings) = with_drawings(&regions.into_string());
    html! {
        (DOCTYPE)
        html lang=(t.language().tag()) {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(shortened(STYLES))) }
            }
            body class=(LOOK_BACK) {
                svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" { defs { (drawings) } }
                (PreEscaped(regions))
            }
        }
    }
}

/// Style sheets without comments and indentation.
fn shortened(styles: &str) -> String {
    let mut rest = styles;
    let mut plain = String::with_capacity(styles.len());
    while let Some((before, comment)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::with_capacity(plain.len()), |mut all, line| {
        all.push_str(line);
        all.push('\n');
        all
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_indentation_are_left_out() {
        assert_eq!(
            shortened("/* a */\n  b {\n\n    c: d; /* e */\n  }\n"),
            "b {\nc: d;\n}\n"
        );
    }
}
