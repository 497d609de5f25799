//! Ratings for programs: the table of people, and the person's own.

use antipater_show::history::Played;
use antipater_show::rating::{Ranked, whole};
use axum::extract::State;
use axum::response::{Json, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::read::ApiQuery;
use crate::error::Error;
use crate::http::answer::answer;
use crate::http::layers::session::Visitor;
use crate::http::people::ratings::OwnRatings;
use crate::http::state::AppState;

/// The kind of game.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct RankingQuery {
    /// `seven-second`, `seven-first`, `free-city` or `duel`.
    game: String,
}

/// A person in the table of ratings.
#[derive(Serialize, ToSchema)]
pub(super) struct RankedPerson {
    /// The place, from 1.
    place: usize,
    /// The name.
    name: String,
    /// The rating in whole points.
    rating: i32,
    /// Its standard deviation in whole points.
    deviation: i32,
    /// The number of games that count.
    games: usize,
    /// Whether it is you.
    own: bool,
}

/// The people of a game by rating.
#[derive(Serialize, ToSchema)]
pub(super) struct Ranking {
    /// The game.
    game: &'static str,
    /// At most a hundred people, the highest rating first.
    people: Vec<RankedPerson>,
    /// At most a hundred programs, the highest rating first. They are rated apart from people.
    programs: Vec<RankedPerson>,
}

/// See the people by rating.
///
/// Lists people whose rating is certain enough and who have not switched it off.
#[utoipa::path(get, path = "/api/ratings", tag = "people", params(RankingQuery), security((), ("token" = [])),
    responses((status = 200, body = Ranking, description = "The people with the highest ratings.")))]
pub(super) async fn ranking(
    State(app): State<AppState>,
    ApiQuery(query): ApiQuery<RankingQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let unknown =
        || Error::Unreadable("game: seven-second, seven-first, free-city or duel".to_owned());
    let game = Played::named(&query.game).ok_or_else(unknown)?;
    let viewer = visitor.id();
    let ranking = Ranking {
        game: game.name(),
        people: placed(app.tables.ranking(game, false, viewer).await?),
        programs: placed(app.tables.ranking(game, true, viewer).await?),
    };
    Ok(answer(Json(ranking), None))
}

fn placed(ranked: Vec<Ranked>) -> Vec<RankedPerson> {
    let ranked = ranked.into_iter().zip(1..);
    let placed = ranked.map(|(one, place)| RankedPerson {
        place,
        name: one.name,
        rating: whole(one.rating.rating),
        deviation: whole(one.rating.deviation),
        games: one.games,
        own: one.own,
    });
    placed.collect()
}

/// See your ratings.
#[utoipa::path(get, path = "/api/me/ratings", tag = "people",
    responses((status = 200, body = OwnRatings, description = "Your ratings and the games behind them.")))]
pub(super) async fn own(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let person = visitor.known()?.id;
    Ok(answer(Json(OwnRatings::of(&app, person).await?), None))
}
