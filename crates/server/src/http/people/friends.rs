//! A table for friends: the page that asks for a name, and the QR code of the invitation.

use antipater_pages as pages;
use antipater_show::options::Kind;
use antipater_show::texts::{Language, Texts, say};
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_TYPE, HOST};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use crate::error::Error;
use crate::http::answer::{answer, page};
use crate::http::layers::session::Visitor;
use crate::http::state::AppState;

/// The media type of the QR code.
pub(in crate::http) const SVG: &str = "image/svg+xml";

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/friends", get(friends))
        .route("/join/{invitation}/qr.svg", get(qr))
}

/// The chosen game. Unknown names are ignored.
#[derive(Deserialize)]
struct FriendsQuery {
    #[serde(default)]
    game: String,
}

async fn friends(Query(query): Query<FriendsQuery>, visitor: Visitor) -> Response {
    let game = match query.game.as_str() {
        "duel" => Kind::Duel,
        _ => Kind::Seven,
    };
    let name = own_name(&visitor);
    page(pages::friends::page(visitor.texts, name, game))
}

/// The name that a visitor has chosen; `None` for the default name.
pub(in crate::http) fn own_name(visitor: &Visitor) -> Option<&str> {
    let name = visitor.person.as_ref().map(|person| person.name.as_str())?;
    let usual = |language: Language| say!(Texts::of(language), "usual-name") == name;
    (!Language::ALL.into_iter().any(usual)).then_some(name)
}

/// The QR code with the full address of an invitation, under the host name that the visitor uses.
async fn qr(
    State(app): State<AppState>,
    Path(invitation): Path<String>,
    _: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    app.tables.invited(&invitation).await?;
    let link = whole_address(&app, &headers, &format!("/join/{invitation}"))?;
    let picture = pages::qr::picture(&link).ok_or(Error::NoPage)?;
    Ok(answer(([(CONTENT_TYPE, SVG)], picture), None))
}

/// The whole address of a path, under the host name that the visitor uses.
///
/// # Errors
/// If the request names no host.
pub(in crate::http) fn whole_address(
    app: &AppState,
    headers: &HeaderMap,
    path: &str,
) -> Result<String, Error> {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let host = host.ok_or(Error::NoPage)?;
    let scheme = if app.cookies.secure() {
        "https"
    } else {
        "http"
    };
    Ok(format!("{scheme}://{host}{path}"))
}
