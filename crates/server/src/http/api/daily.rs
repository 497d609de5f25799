//! Deals of the day for programs.

use antipater_pages::handlers::Host;
use antipater_show::daily::{DailyEntry, Finisher, LevelEntry, Taken};
use antipater_show::league::LeagueView;
use antipater_show::options::{DailyDeal, DealSource, Kind, day_named};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::read::{ApiQuery, Body, Names};
use crate::error::Error;
use crate::http::answer::answer;
use crate::http::layers::session::Visitor;
use crate::http::people::league::{LeagueOrder, act_on};
use crate::http::state::AppState;
use crate::http::visit::Visit;

/// A finished game with the deal.
#[derive(Serialize, ToSchema)]
struct GameOfDay {
    /// The name of the person, or of the level. Null for people who do not stand in public lists.
    name: Option<String>,
    /// Whether it is yours.
    own: bool,
    /// The place at the table, from 1.
    place: usize,
    /// The lead over the best of the others, in points. A supremacy counts as 30, a resignation as 100.
    lead: i32,
    /// The points; null if they did not decide.
    points: Option<i32>,
    /// What was taken in each decision.
    #[schema(value_type = Vec<Object>)]
    taken: Vec<Taken>,
    /// The key of the game for spectators.
    watch: Option<String>,
    /// Whether it was played without a server, so that nothing is known of how.
    unchecked: bool,
}

/// What a deal follows from.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum DealName {
    /// The key of the server.
    Server,
    /// The date alone.
    Date,
}

/// Which deal of a day is meant.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct DealQuery {
    /// The deal of the server if missing. That of the date is the same everywhere and counts nowhere.
    of: Option<DealName>,
}

/// All games with a deal.
#[derive(Serialize, ToSchema)]
pub(super) struct GamesOfDay {
    /// The game.
    #[schema(value_type = String)]
    game: Kind,
    /// The date in universal time.
    date: String,
    /// The number of people who have begun.
    begun: usize,
    /// The number of people who have finished in time.
    finished: usize,
    /// The SHA-256 of the key that the cards follow from, in hexadecimal digits; empty for a deal of the date.
    hash: String,
    /// The key, once the day is over.
    key: Option<String>,
    /// The games of people, in the order in which they ended. Empty until you have finished yours, or the day is over.
    people: Vec<GameOfDay>,
    /// The games of bots in the same seat, likewise.
    levels: Vec<GameOfDay>,
}

impl GameOfDay {
    fn of(name: Option<String>, entry: DailyEntry) -> GameOfDay {
        GameOfDay {
            name,
            own: false,
            place: entry.score.place.0,
            lead: entry.score.lead,
            points: entry.points,
            taken: entry.taken,
            watch: None,
            unchecked: false,
        }
    }

    fn of_person(one: Finisher, own: bool) -> GameOfDay {
        GameOfDay {
            own,
            watch: one.watch,
            unchecked: one.unchecked,
            ..GameOfDay::of(one.name, one.entry)
        }
    }

    fn of_level(one: LevelEntry) -> GameOfDay {
        GameOfDay::of(Some(one.level.name().to_owned()), one.entry)
    }
}

/// See the games with the deal of a day.
///
/// A day in universal time has a deal for each game. Everybody plays it from the same seat against the same bots.
#[utoipa::path(get, path = "/api/daily/{game}/{date}", tag = "people", security((), ("token" = [])),
    params(
        ("game" = String, Path, description = "`seven`, `free-city` or `duel`."),
        ("date" = String, Path, description = "The date, such as `2026-11-24`."),
        DealQuery
    ),
    responses((status = 200, body = GamesOfDay, description = "The games with the deal.")))]
pub(super) async fn games(
    State(app): State<AppState>,
    Names(game, date): Names,
    visitor: Visitor,
    ApiQuery(query): ApiQuery<DealQuery>,
) -> Result<Response, Error> {
    let game = Kind::ALL.into_iter().find(|kind| kind.name() == game);
    let mut visit = Visit::new(app, visitor);
    let game =
        game.ok_or_else(|| Error::Unreadable("game: seven, free-city or duel".to_owned()))?;
    let day = day_named(&date).filter(|day| *day <= visit.today());
    let unknown = || Error::Unreadable("date: today or an earlier day, as 2026-11-24".to_owned());
    let day = day.ok_or_else(unknown)?;
    let source = match query.of {
        Some(DealName::Date) => DealSource::Date,
        Some(DealName::Server) | None => DealSource::Server,
    };
    let deal = DailyDeal { day, source };
    let standing = visit.daily_standing(game, deal).await?;
    let levels = visit.daily_levels(game, deal, &standing).await?;
    let own = standing.own;
    let people = standing.finishers.into_iter().enumerate();
    let games = GamesOfDay {
        game,
        date,
        begun: standing.begun,
        finished: standing.finished,
        hash: standing.commitment,
        key: standing.key,
        people: people
            .map(|(number, one)| GameOfDay::of_person(one, own == Some(number)))
            .collect(),
        levels: levels.into_iter().map(GameOfDay::of_level).collect(),
    };
    Ok(answer(Json(games), None))
}

/// See your group of the weekly league.
///
/// Its members by the points of the deals of days, and the same of last week.
#[utoipa::path(get, path = "/api/league", tag = "people",
    responses((status = 200, body = LeagueView, description = "The league.")))]
pub(super) async fn league(
    State(app): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let league = app.tables.league(visitor.known()?.id).await?;
    Ok(answer(Json(league), None))
}

/// Enter the weekly league, or leave it.
#[utoipa::path(post, path = "/api/league", tag = "people", request_body = LeagueOrder,
    responses((status = 204, description = "Done.")))]
pub(super) async fn act_on_league(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(order): Body<LeagueOrder>,
) -> Result<Response, Error> {
    act_on(&app, visitor.known()?, order.action).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}
