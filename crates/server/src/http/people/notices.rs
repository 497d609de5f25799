//! Notices outside of pages: a browser subscribes to them and a person ends them, quiet hours, and the worker that shows
//! them.

use antipater_pages::account;
use antipater_pages::assets::NOTICES_WORKER;
use antipater_pages::notices::manifest;
use antipater_store::NoticeAddressRow;
use antipater_store::ids::{hash, unhex};
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::http::answer::{answer, see};
use crate::http::layers::locale::Locale;
use crate::http::layers::session::Visitor;
use crate::http::read::form;
use crate::http::state::AppState;
use crate::notices::BrowserKeys;
use crate::notices::quiet::QuietHours;
use crate::people::rate_limits::RateLimit;

/// The most addresses of one person.
pub(super) const ADDRESSES: u32 = 20;
/// The length of the longest origin of this site, in bytes.
const LONGEST_SITE: usize = 255;

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/me/notices", get(known).post(subscribe))
        .route("/me/notices/end", post(end))
        .route("/me/quiet", post(set_quiet))
        .route("/notices/worker.js", get(worker))
        .route("/site.webmanifest", get(installed))
}

/// What a browser needs to know before it subscribes.
#[derive(Serialize)]
struct Known {
    /// The public key of this server; `None` if it tells nobody.
    key: Option<String>,
    /// Whether this browser tells the visitor already.
    known: bool,
}

async fn known(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    let person = visitor.owner()?.id;
    let courier = app.tables.courier();
    let key = match courier.pushes() {
        true => Some(courier.public_key().await?),
        false => None,
    };
    let addresses = app.store.notice_addresses(person).await?;
    let mut sessions = addresses.iter().map(|row| row.session);
    let known = sessions.any(|session| session.is_some() && session == visitor.token);
    Ok(Json(Known { key, known }).into_response())
}

/// A push subscription, as a browser sends it.
#[derive(Deserialize)]
struct Subscription {
    address: String,
    key: String,
    auth: String,
}

async fn subscribe(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Error> {
    let form: Subscription = form(request, &app).await?;
    let person = visitor.owner()?.id;
    app.limits.person(person, RateLimit::Play)?;
    if !app.tables.courier().may_reach(&form.address) {
        let why = "address: that of a push service, by https";
        return Err(Error::Unreadable(why.to_owned()));
    }
    let bytes = |text: &str| {
        BASE64
            .decode(text.trim_end_matches('='))
            .unwrap_or_default()
    };
    let keys = BrowserKeys::read(&bytes(&form.key), &bytes(&form.auth));
    let keys = keys.ok_or_else(|| Error::Unreadable("key, auth: those of a browser".to_owned()))?;
    let site = headers.get(ORIGIN).and_then(|site| site.to_str().ok());
    let row = NoticeAddressRow {
        id: hash(&form.address),
        person,
        session: visitor.token,
        address: form.address,
        keys: Some((keys.public.to_vec(), keys.auth.to_vec())),
        language: visitor.texts.language().tag().to_owned(),
        site: site
            .filter(|site| site.len() <= LONGEST_SITE)
            .unwrap_or_default()
            .to_owned(),
        confirmed: true,
        created_at: app.store.clock().unix_seconds(),
    };
    app.store.add_notice_address(&row, ADDRESSES).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

#[derive(Deserialize)]
struct EndForm {
    id: String,
}

async fn end(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: EndForm = form(request, &app).await?;
    let person = visitor.owner()?.id;
    let id = unhex(&form.id).and_then(|id| id.try_into().ok());
    let id = id.ok_or_else(|| Error::Unreadable("id: 64 hexadecimal digits".to_owned()))?;
    app.store.remove_notice_address(person, id).await?;
    Ok(see(account::ADDRESS))
}

/// The quiet hours; there are none without a beginning.
#[derive(Deserialize)]
struct QuietForm {
    from: String,
    until: u8,
    ahead: i16,
}

async fn set_quiet(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: QuietForm = form(request, &app).await?;
    let person = visitor.owner()?.id;
    app.limits.person(person, RateLimit::Play)?;
    let from = form.from.parse().ok();
    let quiet = from.and_then(|from| QuietHours::new(from, form.until, form.ahead));
    app.people.set_quiet(person, quiet).await?;
    Ok(see(account::ADDRESS))
}

/// The worker. Browsers find a new version by revalidating.
async fn worker() -> Response {
    let headers = [
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
    ];
    answer((headers, NOTICES_WORKER), None)
}

/// The web app manifest, with which a browser installs the site.
async fn installed(Locale(t): Locale) -> Response {
    answer(
        ([(CONTENT_TYPE, "application/manifest+json")], manifest(t)),
        None,
    )
}
