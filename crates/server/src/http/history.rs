//! A person's finished games, what they add up to, and both as a file. Nobody sees those of others.

use antipater_pages as pages;
use antipater_show::history::statistics::Statistics;
use antipater_show::history::{Played, PlayedGame, csv};
use antipater_store::HistoryPart;
use antipater_store::ids::PersonId;
use axum::Router;
use axum::extract::{Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::Response;
use axum::routing::get;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::answer::{answer, page};
use super::session::Visitor;
use super::state::AppState;
use crate::error::Error;
use crate::live::queries::LISTED;
use crate::people::rate_limits::RateLimit;

/// The addresses.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/games", get(games))
        .route("/games/statistics", get(statistics))
        .route("/games/history.csv", get(file))
}

/// Which part of the list.
#[derive(Deserialize)]
struct GamesQuery {
    /// The end of the last game of the page before, in seconds since 1970, a point and its table.
    before: Option<String>,
    game: Option<String>,
}

async fn games(
    State(app): State<AppState>,
    Query(query): Query<GamesQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let person = visitor.known()?.id;
    let game = query.game.as_deref().and_then(Played::named);
    let part = HistoryPart {
        game: game.map(|game| game.name().to_owned()),
        before: query.before.as_deref().and_then(place),
        limit: Some(LISTED as u32 + 1),
    };
    let mut games = app.tables.history(person, &part).await?;
    let more = games.len() > LISTED;
    games.truncate(LISTED);
    let last = games.last().filter(|_| more);
    let older = last.map(|game| format!("{}.{}", game.finished_at, game.table));
    let counts = app.store.finished_by_game(person).await?;
    let count = |game: Played| {
        let mut all = counts.iter();
        all.find(|(name, _)| name == game.name())
            .map(|(_, games)| (game, *games))
    };
    let counts: Vec<(Played, usize)> = Played::ALL.into_iter().filter_map(count).collect();
    let listed = pages::history::Listed {
        counts: &counts,
        game,
        games: &games,
        older: older.as_deref(),
    };
    Ok(page(pages::history::page(visitor.texts, listed)))
}

/// The place in the list where a page ended.
fn place(before: &str) -> Option<(i64, String)> {
    let (at, table) = before.split_once('.').unwrap_or((before, ""));
    Some((at.parse().ok()?, table.to_owned()))
}

async fn statistics(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let person = visitor.known()?.id;
    app.limits.address(visitor.address, RateLimit::History)?;
    let games = app.tables.history_with_ratings(person).await?;
    let statistics = Statistics::of(&games);
    let ratings = app.tables.ratings_of(person).await?;
    let own = pages::ratings::OwnRatings {
        wanted: app.tables.wants_rating(person).await?,
        all: &ratings,
    };
    Ok(page(pages::statistics::page(
        visitor.texts,
        &statistics,
        own,
    )))
}

async fn file(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let person = visitor.known()?.id;
    app.limits.address(visitor.address, RateLimit::History)?;
    let games = all(&app, person).await?;
    let headers = [
        (CONTENT_TYPE, "text/csv; charset=utf-8"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"antipater-games.csv\"",
        ),
    ];
    Ok(answer((headers, csv::write(&games)), None))
}

/// All finished games of a person, the latest first.
async fn all(app: &AppState, person: PersonId) -> Result<Vec<PlayedGame>, Error> {
    app.tables.history(person, &HistoryPart::default()).await
}

/// How a finished game ended for the person.
#[derive(Serialize, ToSchema)]
pub(super) struct DataResult {
    /// The table.
    table: String,
    /// When the game ended, in seconds since 1970.
    finished_at: i64,
    /// `seven-second`, `seven-first`, `free-city` or `duel`.
    game: &'static str,
    /// How many played.
    seats: usize,
    /// The board of 7 Wonders, or the wonders of Duel.
    boards: Vec<String>,
    /// The place, from 1.
    place: Option<usize>,
    /// Whether the person has won.
    won: bool,
    /// The points, where they decided.
    points: Option<i32>,
    /// `civilian`, `military`, `science`, or another word.
    victory: String,
    /// How many hints were taken.
    hints: usize,
}

/// The results of a person, for all of their data.
pub(super) async fn data(app: &AppState, person: PersonId) -> Result<Vec<DataResult>, Error> {
    let games = all(app, person).await?.into_iter();
    let results = games.map(|game| DataResult {
        table: game.table,
        finished_at: game.finished_at,
        game: game.result.game.name(),
        seats: game.result.seats,
        boards: game.result.boards.iter().map(ToString::to_string).collect(),
        place: game.result.place,
        won: game.result.won,
        points: game.result.points,
        victory: game.result.victory,
        hints: game.hints,
    });
    Ok(results.collect())
}
