//! The start page: a panorama with the ways into both games, what waits for the visitor, the day's deal and puzzles, open
//! tables, and the options of another game.

mod doors;
mod form;
mod free_city;
mod panorama;
mod tables;
mod today;

use antipater_show::options::TableOptions;
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::TableSummary;
use maud::{Markup, html};

use crate::frame::{Frame, frame, masthead};

pub(crate) use self::form::{boards_text, fields, pace_line, within_text};
pub use self::tables::{LOBBY, WATCH};
pub(crate) use self::tables::{NEXT, options_line, programs, same_deal, who_resigned};
pub use self::today::{DayGame, Today};

/// The kind of site of a start page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// A server with several people.
    Server {
        /// Whether it offers the offline site.
        offers_offline: bool,
    },
    /// An offline site in a browser.
    Browser,
}

/// The address of the daily deal.
pub const DAILY: &str = "/daily";

/// The address of the offline site on a server that offers it.
pub const OFFLINE: &str = "/offline/";

/// What a start page shows.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The visitor's name, once they have opened a table.
    pub person: Option<&'a str>,
    /// Whether they have chosen that name.
    pub named: bool,
    /// The visitor's tables.
    pub mine: &'a [TableSummary],
    /// The tables in the lobby.
    pub lobby: &'a [TableSummary],
    /// The day, and what the visitor has made of it.
    pub today: &'a Today,
    /// The options of the last game.
    pub options: &'a TableOptions,
    /// The kind of site.
    pub home: Home,
}

/// The page.
pub fn page(t: &Texts, start: &Start<'_>) -> Markup {
    let lead = match start.home {
        Home::Server { .. } => msg("start-lead"),
        Home::Browser => msg("start-lead-alone"),
    };
    let new = start.person.is_none();
    let waits = !start.mine.is_empty();
    let content = html! {
        (masthead(t))
        main class="start" data-waiting=(start.mine.iter().filter(|game| game.awaits_you()).count()) {
            div class={ "panorama" (if waits { " busy" } else { "" }) } {
                (panorama::scene(start.today.day))
                header class="welcome" {
                    h1 { (say!(t, "start-title")) }
                    p class="lead" { (say!(t, lead)) }
                }
                (tables::own(t, start))
                (doors::doors(t, start))
            }
            @if new { (doors::newcomers(t)) }
            (today::cards(t, start.today, &tables::lobby(t, start)))
            div class="columns" {
                (form::other_game(t, start.options, start.person))
                div {
                    (about(t))
                    @if start.home == (Home::Server { offers_offline: true }) { (offline(t)) }
                }
            }
        }
        footer class="foot" { p { (say!(t, "foot")) } }
    };
    let title = say!(t, "start-page-title");
    frame(
        t,
        &Frame {
            script: Some("first-key"),
            ..Frame::plain(&title)
        },
        &content,
    )
}

fn about(t: &Texts) -> Markup {
    let lines = [msg("about-1"), msg("about-2"), msg("about-3")];
    html! {
        section class="panel" aria-labelledby="about" {
            h2 id="about" { (say!(t, "about-title")) }
            @for line in lines { p { (say!(t, line)) } }
        }
    }
}

fn offline(t: &Texts) -> Markup {
    html! { p class="panel" { a href=(OFFLINE) { (say!(t, "start-offline")) } } }
}
