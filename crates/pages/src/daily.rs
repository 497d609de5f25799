//! The daily deal: a game with the same cards and opponents for all people, the visitor's result, and a line to share.

use antipater_engine::seven::Wonder;
use antipater_show::history::SeatResult;
use antipater_show::options::{TableOptions, start_of};
use antipater_show::texts::{Moment, Texts, say};
use maud::{Markup, html};

use crate::frame::{Frame, frame, masthead, strip};
use crate::history::ending;
use crate::icons::icon;
use crate::start::options_line;

/// The address of the page.
pub use crate::start::DAILY;

/// The daily deal of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct DailyGame {
    /// The options of the game.
    pub options: TableOptions,
    /// The visitor's table.
    pub own: Option<OwnDaily>,
}

/// The visitor's table with the daily deal.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnDaily {
    /// The id of the table.
    pub table: String,
    /// The result; `None` while the game is in progress.
    pub result: Option<SeatResult>,
    /// The visitor's accuracy in percent, once the game is analyzed.
    pub accuracy: Option<f64>,
}

/// The page of a day, counted since 1970; `streak` is the number of consecutive days on which the visitor has finished
/// a daily deal.
pub fn page(t: &Texts, day: i64, games: &[DailyGame], streak: usize) -> Markup {
    let title = say!(t, "daily-title");
    let date = date(day);
    let content = html! {
        (masthead(t))
        main class="room daily" {
            (strip(Wonder::Giza, &html! { h1 { (title) } }))
            p class="lead" { (say!(t, "daily-lead")) }
            p class="daily-when" {
                time datetime=(date) { (date) }
                @if streak > 0 { " " b { (say!(t, "daily-streak", days = streak)) } }
            }
            div class="daily-games" { @for game in games { (section(t, &date, game)) } }
            p class="muted" { (say!(t, "daily-explained")) }
        }
    };
    frame(
        t,
        &Frame {
            script: Some("daily"),
            back: Some(DAILY),
            preview: None,
            ..Frame::plain(&title)
        },
        &content,
    )
}

/// A day in the form of addresses.
fn date(day: i64) -> String {
    let moment = Moment::of(start_of(day).saturating_mul(1000)).datetime();
    moment.split('T').next().unwrap_or_default().to_owned()
}

fn section(t: &Texts, date: &str, game: &DailyGame) -> Markup {
    let options = &game.options;
    let name = options.game.name();
    let id = format!("daily-{name}");
    html! {
        section class="panel" data-game=(name) aria-labelledby=(id) {
            h2 id=(id) { (options_line(t, options)) }
            p class="muted" { (say!(t, "daily-level", level = say!(t, "level", level = options.level.name()))) }
            @match &game.own {
                None => form method="post" action=(format!("{DAILY}/{name}")) {
                    button class="button primary big" type="submit" { (say!(t, "daily-play")) }
                },
                Some(own) => (of_own(t, date, options, own)),
            }
        }
    }
}

fn of_own(t: &Texts, date: &str, options: &TableOptions, own: &OwnDaily) -> Markup {
    let table = format!("/tables/{}", own.table);
    let Some(result) = &own.result else {
        return html! { p { a class="button primary big" href=(table) { (say!(t, "daily-go-on")) } } };
    };
    let replay = format!("{table}/replay");
    html! {
        p class="daily-result" {
            b class="how-ended" { @if result.won { (icon("laurel")) " " } (ending(t, result)) }
            @if let Some(points) = result.points { " " span { (say!(t, "history-points", points = points)) } }
            @if let Some(accuracy) = own.accuracy { " " span { (say!(t, "daily-accuracy", accuracy = t.decimal(accuracy, 0))) } }
        }
        (share(t, date, options, result, own.accuracy))
        p class="played-links" {
            a href=(table) { (say!(t, "history-table")) }
            @if own.accuracy.is_some() { " " a href=(replay) { (say!(t, "games-replay")) } }
            @else { " " a href=(format!("{replay}#analysis")) { (say!(t, "daily-judge")) } }
        }
    }
}

/// A line with the result that reveals nothing about the deal.
fn share(
    t: &Texts,
    date: &str,
    options: &TableOptions,
    result: &SeatResult,
    accuracy: Option<f64>,
) -> Markup {
    let id = format!("share-{}", options.game.name());
    let line = say!(
        t,
        "daily-line",
        date = date,
        game = options_line(t, options),
        ending = ending(t, result),
        points = result
            .points
            .map_or_else(|| "none".to_owned(), |points| points.to_string()),
        accuracy = accuracy.map_or_else(|| "none".to_owned(), |accuracy| t.decimal(accuracy, 0))
    );
    html! {
        div class="daily-share" {
            label for=(id) { (say!(t, "daily-share")) }
            textarea id=(id) readonly rows="3" { (line) }
            p class="daily-ways" hidden {
                button type="button" data-copy=(id) { (say!(t, "daily-copy")) }
                " " button type="button" data-share=(id) hidden { (say!(t, "daily-send")) }
                " " span role="status" data-copied hidden { (say!(t, "daily-copied")) }
            }
        }
    }
}
