//! Addresses of the deal of the day: what became of one's own games, and opening them.

use antipater_engine::Seat;
use antipater_pages::daily::{self, DAILY, DailyGame, OwnDaily};
use antipater_show::history::result_of;
use antipater_show::options::{Kind, TableOptions, daily_streak, that_counts};
use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::{get, post};

use super::analysis::asker;
use super::answer::{answer, page, see};
use super::session::Visitor;
use super::sign_up::person;
use super::state::AppState;
use super::tables::may_open;
use crate::error::Error;
use crate::live::analyses::{Key, Look, Subject};
use crate::live::requester::Requester;

/// All addresses of the deal of the day.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route(DAILY, get(index))
        .route(&format!("{DAILY}/{{game}}"), post(open))
}

async fn index(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let today = app.tables.today();
    let tables = match visitor.id() {
        Some(person) => app.tables.daily(person).await?,
        None => Vec::new(),
    };
    let mut games = Vec::new();
    for game in Kind::ALL {
        let own = match that_counts(&tables, game, today) {
            Some(table) if table.over => Some(ended(&app, &visitor, &table.table).await?),
            Some(table) => Some(OwnDaily {
                table: table.table.clone(),
                result: None,
                accuracy: None,
            }),
            None => None,
        };
        games.push(DailyGame {
            options: TableOptions::of_day(game, today),
            own,
        });
    }
    let streak = daily_streak(&tables, today);
    Ok(page(daily::page(visitor.texts, today, &games, streak)))
}

/// A finished game of the visitor, with the accuracy if it is judged.
async fn ended(app: &AppState, visitor: &Visitor, table: &str) -> Result<OwnDaily, Error> {
    let requester = Requester::person(visitor.id());
    let game = app.tables.finished(table, requester).await?;
    let result = result_of(&game, Seat::FIRST);
    let key = Key::of(Subject::Table(table.to_owned()), app.depth, &game);
    let accuracy = match app.analyses.see(&key, asker(visitor)).await? {
        Look::Done(report) => report.seats.first().and_then(|seat| seat.accuracy),
        Look::Nothing | Look::Failed | Look::Underway(_) => None,
    };
    Ok(OwnDaily {
        table: table.to_owned(),
        result,
        accuracy,
    })
}

/// Opens the table of the day for a game, or leads to the one that is there.
async fn open(
    State(app): State<AppState>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let mut games = Kind::ALL.into_iter();
    let game = games.find(|kind| kind.name() == game);
    let game = game.ok_or(Error::NoPage)?;
    let (host, cookies) = person(&app, &visitor, "").await?;
    let today = app.tables.today();
    let known = app.tables.daily(host.id).await?;
    let id = match that_counts(&known, game, today) {
        Some(table) => table.table.clone(),
        None => {
            let mut options = TableOptions::of_day(game, today);
            options.name.clone_from(&host.name);
            may_open(&app, &visitor, host.id, &options).await?;
            app.tables.open(&host, options).await?
        }
    };
    Ok(answer(see(&format!("/tables/{id}")), cookies))
}
