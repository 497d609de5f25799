//! Prints errors: as JSON below `/api`, as pages elsewhere. If the error carries a view, the page is the table with a
//! note.

use axum::extract::{Request, State};
use axum::http::header::{ALLOW, HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::uri::PathAndQuery;
use axum::http::{Method, Uri};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Json, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::locale::{Locale, is_for_programs};
use crate::http::error::{Unprinted, status};
use crate::http::state::AppState;
use antipater_table::Refusal;

use crate::error::{Error, LimitedRequest};
use antipater_pages as pages;
use antipater_pages::{members, moderation};
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::View;
use std::sync::Arc;

/// What went wrong with a request.
#[derive(Serialize, ToSchema)]
pub(crate) struct Problem<'a> {
    /// The error.
    error: Words<'a>,
    /// The current view, if the decision came too late or is not allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<View>)]
    view: Option<&'a View>,
}

/// An error in words.
#[derive(Serialize, ToSchema)]
#[schema(as = Error)]
pub(crate) struct Words<'a> {
    /// A word for programs, such as `stale`, `illegal`, `unreadable`, `not-signed-in`, `not-yours`, `no-table`.
    kind: &'a str,
    /// A message for people, in the language that `Accept-Language` asks for.
    message: String,
    /// Details for programmers.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
}

/// After how many seconds a request may be retried if the server or the disk is full.
const NO_PLACE: u32 = 10;

/// Prints the error that a response carries.
pub(crate) async fn errors(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let json = is_for_programs(request.uri().path());
    let here = (request.method() == Method::GET).then(|| request.uri().clone());
    let Locale(t) = match request.extensions().get() {
        Some(spoken) => *spoken,
        None => Locale::to(&app, request.headers(), request.uri().path()),
    };
    let response = next.run(request).await;
    let allow = response.headers().get(ALLOW).cloned();
    let Some(Unprinted(error)) = response.extensions().get::<Unprinted>() else {
        return response;
    };
    app.metrics.refused(error.word());
    let mut printed = print(t, error, json, here.as_ref(), app.now());
    let headers = printed.headers_mut();
    if let Error::TooMany(Some(seconds))
    | Error::TooOften(_, Some(seconds))
    | Error::Refused(Refusal::TooOften(_, Some(seconds)), _) = **error
    {
        headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    if let Error::ServerFull | Error::Crowded | Error::Unavailable(_) = **error {
        headers.insert(RETRY_AFTER, HeaderValue::from(NO_PLACE));
    }
    if let Error::NotSignedIn = **error {
        headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    if let Some(allow) = allow {
        headers.insert(ALLOW, allow);
    }
    printed
}

/// Prints an error. `here` is the address to retry, if there is one.
fn print(t: &Texts, error: &Error, json: bool, here: Option<&Uri>, now: i64) -> Response {
    let message = message(t, error);
    if json {
        let problem = Problem {
            error: Words {
                kind: error.word(),
                message,
                detail: error.detail(),
            },
            view: error.view().map(Arc::as_ref),
        };
        return (status(error), Json(problem)).into_response();
    }
    let here = here.and_then(Uri::path_and_query);
    let here = here.map_or("/", PathAndQuery::as_str);
    if let Error::MembersOnly { known } = *error {
        let form = members::Form {
            known,
            code: "",
            name: "",
            wrong: false,
            to: here,
        };
        let page = members::page(t, &form);
        return (status(error), Html(page.into_string())).into_response();
    }
    let page = match error.view() {
        Some(view) => pages::table::page(t, view, Some(&message), now),
        None => pages::error_page::page(t, status(error).as_u16(), &message, here),
    };
    (status(error), Html(page.into_string())).into_response()
}

/// The text about a reached rate limit, with the time to wait.
fn often(t: &Texts, what: LimitedRequest, wait: Option<u32>) -> String {
    let id = match what {
        LimitedRequest::Talk => msg("often-talk"),
        LimitedRequest::Report => msg("often-report"),
        LimitedRequest::OpenTable => msg("often-open"),
        LimitedRequest::Challenge => msg("often-challenge"),
    };
    // Rounded up, so that the wait is not too short.
    say!(t, id, seconds = wait.unwrap_or(1))
}

/// The message for the person.
pub(in crate::http) fn message(t: &Texts, error: &Error) -> String {
    let id = match error {
        Error::Banned(ban) => return moderation::banned(t, ban.until, &ban.reason),
        Error::Muted(ban) => return moderation::muted(t, ban.until, &ban.reason),
        Error::TooOften(what, wait) => return often(t, *what, *wait),
        Error::Refused(Refusal::Illegal(why), Some(view)) => {
            return pages::table::refusal(t, view, why);
        }
        Error::Refused(why, _) => match why.text(t) {
            Some(text) => return text,
            None => msg("error-broken"),
        },
        Error::NoPage => msg("error-no-page"),
        Error::NoTable => msg("error-no-table"),
        Error::NoReplay => msg("error-no-replay"),
        Error::NoPuzzle => msg("error-no-puzzle"),
        Error::NoEvent => msg("error-no-event"),
        Error::EventOver => msg("error-event-over"),
        Error::NoAnalysis => msg("error-no-analysis"),
        Error::StillPlayed => msg("error-daily"),
        Error::ManyAnalyses => msg("error-many-analyses"),
        Error::Method => msg("error-method"),
        Error::NoPerson => msg("error-no-person"),
        Error::KeptApart => msg("error-kept-apart"),
        Error::Removed => msg("error-removed"),
        Error::OutsideRange => msg("error-outside-range"),
        Error::NotFollowable => msg("error-not-followable"),
        Error::ManyRelations => msg("error-many-relations"),
        Error::NoPrograms => msg("error-no-programs"),
        Error::HasPlayed => msg("error-has-played"),
        Error::OnlyPrograms => msg("error-only-programs"),
        Error::MatchRuns => msg("error-match-runs"),
        Error::NotSignedIn => msg("error-not-signed-in"),
        Error::NotHost => msg("error-not-host"),
        Error::HostStays => msg("error-host-stays"),
        Error::SeatTaken => msg("error-seat-taken"),
        Error::WonderTaken => msg("error-wonder-taken"),
        Error::Full => msg("error-full"),
        Error::NotFull => msg("error-not-full"),
        Error::Started => msg("error-started"),
        Error::NotStarted => msg("error-not-started"),
        Error::SameDeal => msg("error-same-deal"),
        Error::Chat => msg("error-no-talk"),
        Error::TooMany(_) => msg("error-too-many"),
        Error::LobbyPlace => msg("error-lobby-place"),
        Error::LobbyFull => msg("error-lobby-full"),
        Error::PoolFull => msg("error-pool-full"),
        Error::HiddenName => msg("error-hidden-name"),
        Error::NotAdmin => msg("error-not-admin"),
        Error::MembersOnly { .. } => msg("error-members-only"),
        Error::Administrator => msg("error-administrator"),
        Error::NotByProgram => msg("error-not-by-program"),
        Error::NotConfirmed => msg("error-not-confirmed"),
        Error::Program => msg("error-program"),
        Error::TooSlow => msg("error-too-slow"),
        Error::ServerFull => msg("error-server-full"),
        Error::Crowded => msg("error-crowded"),
        Error::OtherSite => msg("error-other-site"),
        Error::Unreadable(_) => msg("error-unreadable"),
        Error::TooLarge => msg("error-too-large"),
        Error::Running => msg("error-running"),
        Error::Busy | Error::Elsewhere(_) => msg("error-busy"),
        Error::Unavailable(_) => msg("error-unavailable"),
        Error::Store(_) | Error::Broken(_) => msg("error-broken"),
    };
    say!(t, id)
}
