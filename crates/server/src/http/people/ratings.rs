//! The table of ratings, a person's ratings as JSON, and the switch that turns them off.

use antipater_pages as pages;
use antipater_show::history::Played;
use antipater_show::rating::{OwnRating, RatedGame, is_settled, whole};
use antipater_store::ids::PersonId;
use axum::Router;
use axum::extract::{Query, Request, State};
use axum::response::Response;
use axum::routing::{get, post};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::Error;
use crate::http::answer::{page, see};
use crate::http::layers::session::Visitor;
use crate::http::read::{YesNo, form};
use crate::http::state::AppState;

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/ratings", get(ratings))
        .route("/me/rating", post(switch))
}

/// The kind of game.
#[derive(Deserialize)]
struct RatingsQuery {
    game: Option<String>,
}

async fn ratings(
    State(app): State<AppState>,
    Query(query): Query<RatingsQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let game = query.game.as_deref().and_then(Played::named);
    let game = game.unwrap_or(Played::SevenSecond);
    let viewer = visitor.id();
    let ranked = app.tables.ranking(game, false, viewer).await?;
    let programs = app.tables.ranking(game, true, viewer).await?;
    let known = visitor.person.is_some();
    Ok(page(pages::ratings::page(
        visitor.texts,
        game,
        (&ranked, &programs),
        known,
    )))
}

/// Whether a person wants ratings.
#[derive(Deserialize)]
struct RatedForm {
    rated: YesNo,
}

async fn switch(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: RatedForm = form(request, &app).await?;
    let person = visitor.owner()?.id;
    app.store
        .set_rated(person, form.rated == YesNo::Yes)
        .await?;
    Ok(see("/me"))
}

/// The ratings of a person.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct OwnRatings {
    /// Whether games change the person's ratings; switched on a page.
    wanted: bool,
    /// The ratings, one for each kind of game.
    ratings: Vec<OwnRatingView>,
}

/// A rating of a person.
#[derive(Serialize, ToSchema)]
struct OwnRatingView {
    /// `seven-second`, `seven-first`, `free-city` or `duel`.
    game: &'static str,
    /// The present rating in whole points.
    rating: i32,
    /// Its standard deviation in whole points; it grows daily.
    deviation: i32,
    /// Whether it is too uncertain to show to others.
    provisional: bool,
    /// The highest rating that was not provisional.
    best: Option<i32>,
    /// The games that count, the oldest first.
    games: Vec<RatedGameView>,
}

/// A game that counts for a rating.
#[derive(Serialize, ToSchema)]
struct RatedGameView {
    /// The table; it may have been removed.
    table: String,
    /// When the game ended, in seconds since 1970.
    finished_at: i64,
    /// The rating afterwards, in whole points.
    rating: i32,
    /// Its standard deviation in whole points.
    deviation: i32,
    /// The rating change in whole points.
    change: i32,
}

impl OwnRatings {
    /// The ratings of a person.
    pub(in crate::http) async fn of(app: &AppState, person: PersonId) -> Result<OwnRatings, Error> {
        let ratings = app.tables.ratings_of(person).await?.into_iter();
        Ok(OwnRatings {
            wanted: app.tables.wants_rating(person).await?,
            ratings: ratings.map(|(game, own)| own_rating(game, &own)).collect(),
        })
    }
}

fn own_rating(game: Played, own: &OwnRating) -> OwnRatingView {
    OwnRatingView {
        game: game.name(),
        rating: whole(own.now.rating),
        deviation: whole(own.now.deviation),
        provisional: !is_settled(own.now),
        best: own.best,
        games: own.games.iter().map(rated_game).collect(),
    }
}

fn rated_game(game: &RatedGame) -> RatedGameView {
    RatedGameView {
        table: game.table.clone(),
        finished_at: game.finished_at,
        rating: whole(game.after.rating),
        deviation: whole(game.after.deviation),
        change: game.change(),
    }
}
