//! Moderation for programs: the actions of administrators in a browser, reports, and a person's own data.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{Json, Response};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::read::{ApiQuery, Body, Name};
use crate::error::Error;
use crate::http::answer::answer;
use crate::http::layers::session::Visitor;
use crate::http::people::data::{self, Confirmation, PersonalData};
use crate::http::people::moderation::{self, ModerationOrder};
use crate::http::people::report::{self, Report};
use crate::http::state::AppState;
use crate::live::requester::Requester;
use antipater_show::view::moderation::{About, ModerationView};

/// A search.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct LookUp {
    /// A part of a name, a login, or a key.
    #[serde(default)]
    find: String,
    /// Only log entries before the one with this number.
    #[param(nullable = false)]
    before: Option<i64>,
}

/// See what administrators see.
///
/// For administrators in a browser, by its cookie; a program's token is refused.
#[utoipa::path(get, path = "/api/moderation", tag = "moderation", params(LookUp), security(("cookie" = [])),
    responses((status = 200, body = ModerationView, description = "Reports, bans, people, entries of the log.")))]
pub(super) async fn see(
    State(app): State<AppState>,
    ApiQuery(query): ApiQuery<LookUp>,
    visitor: Visitor,
) -> Result<Response, Error> {
    visitor.admin(&app).await?;
    let view = moderation::view(&app, &query.find, query.before).await?;
    Ok(answer(Json(view), None))
}

/// Do what administrators do.
///
/// For administrators in a browser, by its cookie; a program's token is refused. Everything is written into a log.
#[utoipa::path(post, path = "/api/moderation/log", tag = "moderation", request_body = ModerationOrder, security(("cookie" = [])),
    responses((status = 200, body = ModerationView, description = "The state after it.")))]
pub(super) async fn act(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(order): Body<ModerationOrder>,
) -> Result<Response, Error> {
    moderation::perform(&app, &visitor, order).await?;
    Ok(answer(Json(moderation::view(&app, "", None).await?), None))
}

/// A report to the administrators.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Reporting {
    /// What it is about: `name`, `message` or `table`.
    about: String,
    /// The seat of a name.
    #[schema(nullable = false, maximum = 6)]
    seat: Option<usize>,
    /// The number of a message.
    #[schema(nullable = false)]
    message: Option<usize>,
    /// The reason; at most 500 letters are kept.
    reason: String,
}

impl Reporting {
    fn read(self) -> Result<Report, Error> {
        let wrong = || Error::Unreadable("about: name, message or table".to_owned());
        let about = About::named(&self.about).ok_or_else(wrong)?;
        Ok(Report {
            about,
            number: match about {
                About::Name => self.seat,
                About::Message => self.message,
                About::Table => None,
            },
            reason: self.reason,
        })
    }
}

/// Report a name, a message or a table.
///
/// The administrators of the server see it.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "moderation", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table.")), request_body = Reporting,
    responses((status = 204, description = "It has arrived.")))]
pub(super) async fn report(
    State(app): State<AppState>,
    Name(id): Name,
    visitor: Visitor,
    Body(sent): Body<Reporting>,
) -> Result<Response, Error> {
    let requester = Requester::person(visitor.id());
    report::take(&app, &visitor, &id, requester, sent.read()?).await?;
    Ok(answer(StatusCode::NO_CONTENT, None))
}

/// Report something at a table that you watch.
#[utoipa::path(post, path = "/api/watch/{watch}/report", tag = "moderation", security(()),
    params(("watch" = String, Path, description = "The key for those who look on.")), request_body = Reporting,
    responses((status = 204, description = "It has arrived.")))]
pub(super) async fn report_watched(
    State(app): State<AppState>,
    Name(watch): Name,
    visitor: Visitor,
    Body(sent): Body<Reporting>,
) -> Result<Response, Error> {
    let id = app.tables.watched(&watch).await?.id;
    let requester = Requester::watcher(None);
    report::take(&app, &visitor, &id, requester, sent.read()?).await?;
    Ok(answer(StatusCode::NO_CONTENT, None))
}

/// Get everything the server knows about you.
///
/// A program can do this only for the person that it was created as.
#[utoipa::path(get, path = "/api/me/data", tag = "people",
    responses((status = 200, body = PersonalData, description = "Your data, in one file.")))]
pub(super) async fn my_data(
    State(app): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Error> {
    data::file(&data::collect(&app, &visitor).await?)
}

/// Delete your data.
///
/// Your games stay, without your name; your messages go. A program can do this only for the person that it was created
/// as.
#[utoipa::path(post, path = "/api/me/delete", tag = "people", request_body = Confirmation,
    responses((status = 204, description = "Your data is deleted.")))]
pub(super) async fn delete_me(
    State(app): State<AppState>,
    visitor: Visitor,
    Body(confirmed): Body<Confirmation>,
) -> Result<Response, Error> {
    data::forget(&app, &visitor, &confirmed).await?;
    Ok(answer(StatusCode::NO_CONTENT, app.cookies.no_session()))
}
