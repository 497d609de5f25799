//! The list of one's finished games.

use maud::{Markup, html};

use super::start;
use crate::frame::{Frame, frame, masthead};
use antipater_show::texts::{Texts, say};
use antipater_show::view::TableSummary;

/// The page; `more` says that there are older games.
pub fn page(t: &Texts, games: &[TableSummary], more: bool) -> Markup {
    let title = say!(t, "games-title");
    let last = games.last().map(|game| game.created_at);
    let content = html! {
        (masthead(t))
        main class="room" {
            h1 { (title) }
            section class="panel" {
                @if games.is_empty() { p { (say!(t, "games-none")) } }
                ul class="games" {
                    @for game in games {
                        li {
                            a href={ "/tables/" (game.table) } {
                                b { (start::options_line(t, &game.options)) }
                                span { (start::names(t, game)) }
                            }
                            a class="button small" href={ "/tables/" (game.table) "/replay" } { (say!(t, "games-replay")) }
                        }
                    }
                }
                @if let Some(last) = last.filter(|_| more) {
                    p { a href={ "/games?before=" (last) } { (say!(t, "games-older")) } }
                }
            }
            p { a href="/replay" { (say!(t, "games-bring")) } }
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: "plain",
            script: None,
            back: None,
        },
        &content,
    )
}
