//! The list of one's finished games.

use maud::{Markup, html};

use super::{Frame, frame, masthead, start};
use crate::session::Person;
use crate::tables::{LISTED, Listed};
use crate::texts::{Texts, say};

/// The page.
pub(crate) fn page(t: &Texts, person: &Person, games: &[Listed]) -> Markup {
    let title = say!(t, "games-title");
    let last = games.last().map(|game| game.row.created_at);
    let content = html! {
        (masthead(t))
        main class="room" {
            h1 { (title) }
            section class="panel" {
                @if games.is_empty() { p { (say!(t, "games-none")) } }
                ul class="games" {
                    @for game in games {
                        li {
                            a href={ "/tables/" (game.row.id) } {
                                b { (start::order_line(t, &game.order)) }
                                span { (start::names(t, game, Some(person.id))) }
                            }
                            a class="button small" href={ "/tables/" (game.row.id) "/replay" } { (say!(t, "games-replay")) }
                        }
                    }
                }
                @if let Some(last) = last.filter(|_| games.len() >= LISTED) {
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
