//! Notices by mail: a person gives an address, and whoever reads its mail confirms it or ends it, by the link in a letter.

use antipater_pages::account::{self, News};
use antipater_pages::mail::{self, MailState};
use antipater_store::NoticeAddressRow;
use antipater_store::ids::{hash, hex, unhex};
use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use serde::Deserialize;

use super::account::account_page;
use super::notices::ADDRESSES;
use crate::error::Error;
use crate::http::answer::{answer, page, see};
use crate::http::layers::locale::Locale;
use crate::http::layers::session::{Client, Visitor};
use crate::http::read::form;
use crate::http::state::AppState;
use crate::notices::read_address;
use crate::people::rate_limits::RateLimit;

/// The path of the page of a mail address.
pub(in crate::http) const PATH: &str = "/mail/{id}/{proof}";

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/me/mail", post(set_address))
        .route(PATH, get(ask).post(decide))
}

/// The address; an empty one ends notices by mail.
#[derive(Deserialize)]
struct AddressForm {
    address: String,
}

async fn set_address(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: AddressForm = form(request, &app).await?;
    let person = visitor.owner()?.id;
    let site = app.tables.courier().mail_site().ok_or(Error::NoPage)?;
    let id = hash(&format!("mail {}", hex(&person.0)));
    if form.address.trim().is_empty() {
        app.store.remove_notice_address(person, id).await?;
        return Ok(see(account::ADDRESS));
    }
    let Some(address) = read_address(&form.address) else {
        let news = News {
            mail_refused: true,
            ..News::default()
        };
        let page = account_page(&app, &visitor, &news).await?;
        return Ok(answer((StatusCode::BAD_REQUEST, page), None));
    };
    let known = app.store.notice_address(id).await?;
    if known.is_some_and(|row| row.confirmed && row.address == address) {
        return Ok(see(account::ADDRESS));
    }
    // Each letter goes to somebody who may not have asked for it.
    app.limits.person(person, RateLimit::Mail)?;
    app.limits.address(visitor.address, RateLimit::Mail)?;
    let row = NoticeAddressRow {
        id,
        person,
        session: None,
        address,
        keys: None,
        language: visitor.texts.language().tag().to_owned(),
        site: site.to_owned(),
        confirmed: false,
        created_at: app.store.clock().unix_seconds(),
    };
    app.store.add_notice_address(&row, ADDRESSES).await?;
    app.tables.ask_by_mail(row)?;
    Ok(see(account::ADDRESS))
}

/// The row of a link; `None` if its address gets no mail any more.
async fn row_of(
    app: &AppState,
    (id, proof): &(String, String),
) -> Result<Option<NoticeAddressRow>, Error> {
    let id = unhex(id).and_then(|id| id.try_into().ok());
    let row = app.store.notice_address(id.ok_or(Error::NoPage)?).await?;
    match row {
        Some(row) if row.session.is_some() || !app.tables.courier().is_proof(&row, proof) => {
            Err(Error::NoPage)
        }
        row => Ok(row),
    }
}

/// Asks what the reader wants. Programs follow links in mail, so that alone changes nothing.
async fn ask(
    State(app): State<AppState>,
    Path(link): Path<(String, String)>,
    _: Client,
    Locale(t): Locale,
) -> Result<Response, Error> {
    let row = row_of(&app, &link).await?;
    let state = match &row {
        Some(row) if row.confirmed => MailState::On(&row.address),
        Some(row) => MailState::Asked(&row.address),
        None => MailState::Off,
    };
    Ok(page(mail::page(t, state)))
}

/// The decision. A mail program that ends notices sends another form (RFC 8058).
#[derive(Deserialize)]
struct Decision {
    #[serde(rename = "do", default)]
    verb: String,
}

async fn decide(
    State(app): State<AppState>,
    Path(link): Path<(String, String)>,
    _: Client,
    Locale(t): Locale,
    request: Request,
) -> Result<Response, Error> {
    let decision = form::<Decision>(request, &app).await;
    let Some(row) = row_of(&app, &link).await? else {
        return Ok(page(mail::page(t, MailState::Off)));
    };
    if decision.is_ok_and(|decision| decision.verb == "confirm") {
        app.store.confirm_notice_address(row.id).await?;
        return Ok(page(mail::page(t, MailState::On(&row.address))));
    }
    app.store.remove_notice_address(row.person, row.id).await?;
    Ok(page(mail::page(t, MailState::Off)))
}
