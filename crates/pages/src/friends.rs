//! Opening a table for friends: asks new visitors for their name, and for the game.

use antipater_show::names::NAME_LENGTH;
use antipater_show::options::Kind;
use antipater_show::texts::{Texts, say};
use maud::{Markup, html};

use crate::frame::{Frame, frame, masthead};
use crate::names::kind_name;

/// The default number of people at a table for friends.
pub(crate) const FRIENDS: usize = 4;

/// The address of the page, with this game chosen.
pub(crate) fn address(game: Kind) -> String {
    match game {
        Kind::Seven => "/friends".to_owned(),
        _ => format!("/friends?game={}", game.name()),
    }
}

/// The page, with a game chosen; `name` is the visitor's.
pub fn page(t: &Texts, name: Option<&str>, game: Kind) -> Markup {
    let title = say!(t, "start-friends");
    let content = html! {
        (masthead(t))
        main class="room invited" {
            section class="panel" {
                h1 { (title) }
                p { (say!(t, "friends-explained")) }
                form method="post" action="/tables" class="fields" {
                    input type="hidden" name="people" value=(FRIENDS);
                    div class="field" {
                        label for="name" { (say!(t, "option-name")) }
                        input id="name" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname" required value=(name.unwrap_or_default()) autofocus;
                        p class="muted" { (say!(t, "friends-name")) }
                    }
                    fieldset class="field" {
                        legend { (say!(t, "option-game")) }
                        div class="segments" {
                            @for kind in [Kind::Seven, Kind::Duel] {
                                label { input type="radio" name="game" value=(kind.name()) checked[kind == game]; span { (kind_name(t, kind)) } }
                            }
                        }
                    }
                    button class="button primary big" type="submit" { (say!(t, "start-table")) }
                }
                @if name.is_none() { p class="muted" { a href="/back" { (say!(t, "back-link")) } } }
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}
