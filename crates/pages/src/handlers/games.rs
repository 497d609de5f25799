//! The visitor's finished games: a list, statistics, and a CSV file.

use std::cmp::Ordering;

use antipater_show::character::Character;
use antipater_show::history::statistics::{self, Statistics};
use antipater_show::history::{Played, csv};
use antipater_show::texts::say;
use maud::html;
use serde::Deserialize;

use super::{HistoryPart, Host, PageError, Reply, Request};
use crate::history::{self, Listed};
use crate::ratings::OwnRatings;
use crate::statistics as pages;

/// Games on a page.
const LISTED: usize = 30;

#[derive(Default, Deserialize)]
struct GamesQuery {
    /// The last game of the previous page: its end in seconds since 1970, a point, and its table.
    before: Option<String>,
    game: Option<String>,
}

pub(super) async fn list<H: Host>(host: &mut H, request: &Request<'_>) -> Result<Reply, H::Error> {
    let query: GamesQuery = request.query();
    let part = HistoryPart {
        game: query.game.as_deref().and_then(Played::named),
        before: query.before.as_deref().and_then(end_of_page),
        limit: Some(LISTED + 1),
    };
    let mut games = host.history(&part).await?;
    // A server notes how games ended when their list is read, so it counts them afterwards.
    let counts = host.finished_by_game().await?;
    let more = games.len() > LISTED;
    games.truncate(LISTED);
    let last = games.last().filter(|_| more);
    let older = last.map(|game| format!("{}.{}", game.finished_at, game.table));
    let listed = Listed {
        counts: &counts,
        game: part.game,
        games: &games,
        older: older.as_deref(),
    };
    Ok(Reply::page(history::page(host.texts(), listed)))
}

fn end_of_page(before: &str) -> Option<(i64, String)> {
    let (at, table) = before.split_once('.').unwrap_or((before, ""));
    Some((at.parse().ok()?, table.to_owned()))
}

pub(super) async fn statistics<H: Host>(host: &mut H) -> Result<Reply, H::Error> {
    let career = host.career().await?;
    let ratings = OwnRatings {
        wanted: career.wants_rating,
        all: &career.ratings,
    };
    let page = pages::page(host.texts(), &Statistics::of(&career.games), ratings);
    Ok(Reply::page(page))
}

/// How the visitor has done against a character: a sentence for the score sheet, which its script asks for.
pub(super) async fn against<H: Host>(host: &mut H, name: &str) -> Result<Reply, H::Error> {
    let character = Character::named(name).ok_or(PageError::NoPage)?;
    let games = host.history(&HistoryPart::default()).await?;
    let (won, lost) = statistics::against(&games, character);
    let lead = match won.cmp(&lost) {
        Ordering::Greater => "you",
        Ordering::Less => "them",
        Ordering::Equal => "none",
    };
    let name = character.name();
    let t = host.texts();
    let said = say!(
        t,
        "against",
        lead = lead,
        name = name,
        won = won,
        lost = lost
    );
    Ok(Reply::page(html! { @if won + lost > 0 { p { (said) } } }))
}

pub(super) async fn file<H: Host>(host: &mut H) -> Result<Reply, H::Error> {
    let career = host.career().await?;
    Ok(Reply::saved(
        "text/csv; charset=utf-8",
        "antipater-games.csv",
        csv::write(&career.games).into_bytes(),
    ))
}
