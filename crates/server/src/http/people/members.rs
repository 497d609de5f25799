//! A server for members only. An invitation code makes a visitor a member.

use antipater_pages::members::{self, Form};
use axum::Router;
use axum::extract::{FromRequestParts, MatchedPath, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;

use super::{mail, sign_up};
use crate::error::Error;
use crate::http::answer::{answer, page, see};
use crate::http::layers::locale::way_back;
use crate::http::layers::session::{Visitor, is_for_own_data};
use crate::http::read::form;
use crate::http::state::AppState;
use crate::people::rate_limits::RateLimit;

/// The addresses open to all: sign-in with an invitation code, links in mail, and health checks.
const OPEN: [&str; 14] = [
    "/members",
    "/back",
    "/language",
    "/names",
    "/theme",
    "/palette",
    "/backs",
    "/theme.css",
    "/assets/{name}",
    "/assets/{folder}/{name}",
    "/site.webmanifest",
    mail::PATH,
    "/healthz",
    "/readyz",
];

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new().route("/members", get(ask).post(enter))
}

/// Admits only members, if the server is for members only.
pub(in crate::http) async fn admit(
    State(app): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    if !app.members_only {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    if let Err(error) = admitted(&app, &mut parts).await {
        return error.into_response();
    }
    next.run(Request::from_parts(parts, body)).await
}

async fn admitted(app: &AppState, parts: &mut Parts) -> Result<(), Error> {
    let path = parts.extensions.get::<MatchedPath>();
    if path.is_some_and(|path| OPEN.contains(&path.as_str())) || is_for_own_data(parts) {
        return Ok(());
    }
    let visitor = Visitor::from_request_parts(parts, app).await?;
    let is_member = match visitor.id() {
        Some(id) => app.people.is_member(id).await?,
        None => false,
    };
    if !is_member {
        return Err(Error::MembersOnly {
            known: visitor.person.is_some(),
        });
    }
    // Handlers reuse the visitor, so that it is looked up and counted once.
    parts.extensions.insert(visitor);
    Ok(())
}

#[derive(Deserialize)]
struct EnterQuery {
    #[serde(default)]
    code: String,
}

/// The page on which a code is typed; the address may already contain it.
async fn ask(visitor: Visitor, Query(query): Query<EnterQuery>) -> Response {
    page(members::page(
        visitor.texts,
        &Form {
            known: visitor.person.is_some(),
            code: &query.code,
            name: "",
            wrong: false,
            to: "/",
        },
    ))
}

#[derive(Deserialize)]
struct EnterForm {
    code: String,
    #[serde(default)]
    name: String,
    to: Option<String>,
}

async fn enter(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Error> {
    let form: EnterForm = form(request, &app).await?;
    visitor.no_program()?;
    app.limits.address(visitor.address, RateLimit::Credential)?;
    let arrive = async || {
        let (person, cookies) = sign_up::person(&app, &visitor, &form.name).await?;
        Ok((person.id, cookies))
    };
    Ok(match app.people.invite_in(&form.code, arrive).await? {
        Some(cookies) => answer(see(&way_back(form.to.as_deref(), &headers)), cookies),
        None => {
            let page = members::page(
                visitor.texts,
                &Form {
                    known: visitor.person.is_some(),
                    code: &form.code,
                    name: &form.name,
                    wrong: true,
                    to: form.to.as_deref().unwrap_or("/"),
                },
            );
            answer((StatusCode::FORBIDDEN, Html(page.into_string())), None)
        }
    })
}
