//! The pages around the tables: the start page with the lobby, the visitor's games, its name and sessions.

use axum::extract::{Query, Request, State};
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use serde::Deserialize;

use super::{CODE_COOKIE, CODE_SECONDS, answer, code_to_show, form, page, person, see};
use crate::error::Error;
use crate::limits::Deed;
use crate::order::Order;
use crate::pages;
use crate::pages::back::Way;
use crate::people::NoAccount;
use crate::session::{Visitor, YEAR, unhex, wishes};
use crate::speech::{LANGUAGE_COOKIE, Spoken, way_back};
use crate::texts::Language;
use crate::{AppState, names};

pub(super) async fn start(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let mine = match visitor.id() {
        Some(id) => app.tables.of_person(id, false, None).await?,
        None => Vec::new(),
    };
    let lobby = app.tables.lobby().await?;
    let order = Order::read(&wishes(&headers), "").unwrap_or_else(|_| Order::usual(""));
    Ok(page(pages::start::page(
        visitor.texts,
        visitor.person.as_ref(),
        &mine,
        &lobby,
        &order,
    )))
}

/// Which part of a list.
#[derive(Deserialize)]
pub(super) struct Part {
    before: Option<i64>,
}

pub(super) async fn games(
    State(app): State<AppState>,
    Query(part): Query<Part>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let person = visitor.known()?;
    let mine = app.tables.of_person(person.id, true, part.before).await?;
    Ok(page(pages::games::page(visitor.texts, person, &mine)))
}

pub(super) async fn me(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let (code, gone) = code_to_show(&app, &headers);
    let page = me_page(
        &app,
        &visitor,
        pages::me::News {
            code,
            ..Default::default()
        },
    )
    .await?;
    Ok(answer(page, gone))
}

async fn me_page(
    app: &AppState,
    visitor: &Visitor,
    news: pages::me::News,
) -> Result<Html<String>, Error> {
    let person = visitor.known()?;
    let row = app.people.row(person.id).await?;
    let sessions = app.people.sessions(person.id).await?;
    let page = pages::me::page(visitor.texts, &row, &sessions, visitor.token, &news);
    Ok(Html(page.into_string()))
}

#[derive(Deserialize)]
struct NameForm {
    name: String,
}

pub(super) async fn rename(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: NameForm = form(request, &app).await?;
    let (_, cookies) = person(&app, &visitor, &form.name).await?;
    Ok(answer(see("/me"), cookies))
}

pub(super) async fn new_code(
    State(app): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let person = visitor.known()?;
    app.limits.person(person.id, Deed::Knock)?;
    let code = app.people.new_code(person.id).await?;
    let cookie = app.keys.set_cookie(CODE_COOKIE, &code, CODE_SECONDS);
    Ok(answer(see("/me"), cookie))
}

#[derive(Deserialize)]
struct AccountForm {
    login: String,
    password: String,
}

pub(super) async fn set_account(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: AccountForm = form(request, &app).await?;
    let person = visitor.known()?;
    app.limits.person(person.id, Deed::Knock)?;
    let made = app
        .people
        .set_account(person.id, &form.login, &form.password)
        .await?;
    let news = pages::me::News {
        account: Some(made),
        ..Default::default()
    };
    let page = me_page(&app, &visitor, news).await?;
    let status = match made {
        Ok(()) => axum::http::StatusCode::OK,
        Err(NoAccount::Taken) => axum::http::StatusCode::CONFLICT,
        Err(_) => axum::http::StatusCode::BAD_REQUEST,
    };
    Ok(answer((status, page), None))
}

#[derive(Deserialize)]
struct TokenForm {
    label: String,
}

pub(super) async fn new_token(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: TokenForm = form(request, &app).await?;
    let person = visitor.known()?;
    app.limits.person(person.id, Deed::Knock)?;
    let token = app.people.new_token(person.id, &form.label).await?;
    let news = pages::me::News {
        too_many_tokens: token.is_none(),
        token,
        ..Default::default()
    };
    let page = me_page(&app, &visitor, news).await?;
    Ok(answer(page, None))
}

#[derive(Deserialize)]
struct EndForm {
    token: String,
}

pub(super) async fn end_token(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: EndForm = form(request, &app).await?;
    let token = unhex(&form.token).and_then(|token| token.try_into().ok());
    let token =
        token.ok_or_else(|| Error::Unreadable("token: 64 hexadecimal digits".to_owned()))?;
    app.people.end(visitor.known()?.id, &token).await?;
    Ok(see("/me"))
}

/// Ends the visitor's session.
pub(super) async fn leave(
    State(app): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Error> {
    if let (Some(person), Some(token)) = (&visitor.person, visitor.token) {
        app.people.end(person.id, &token).await?;
    }
    Ok(answer(see("/"), app.keys.no_cookie()))
}

pub(super) async fn back(Spoken(t): Spoken) -> Response {
    page(pages::back::page(t, None))
}

#[derive(Deserialize)]
struct LanguageForm {
    language: String,
    to: Option<String>,
}

/// Keeps the language that was chosen with the switch, and goes back to where it was chosen.
pub(super) async fn choose_language(
    State(app): State<AppState>,
    _: Visitor,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Error> {
    let form: LanguageForm = form(request, &app).await?;
    let language: Result<Language, _> = form.language.parse();
    let language = language.map_err(|error| Error::Unreadable(format!("language: {error}")))?;
    let cookie = app.keys.set_cookie(LANGUAGE_COOKIE, language.tag(), YEAR);
    Ok(answer(see(&way_back(form.to.as_deref(), &headers)), cookie))
}

#[derive(Deserialize)]
struct BackForm {
    #[serde(default)]
    code: String,
    #[serde(default)]
    login: String,
    #[serde(default)]
    password: String,
}

/// Lets somebody in who knows a recovery code, or a password.
pub(super) async fn come_back(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: BackForm = form(request, &app).await?;
    app.limits.address(visitor.address, Deed::Knock)?;
    let (welcome, way) = if form.code.is_empty() {
        let login = names::name(&form.login).unwrap_or_default();
        let welcome = app.people.with_password(&login, &form.password).await?;
        (welcome, Way::Password)
    } else {
        (app.people.with_code(&form.code).await?, Way::Code)
    };
    Ok(match welcome {
        Some(welcome) => answer(see("/"), welcome.cookie),
        None => {
            let page = pages::back::page(visitor.texts, Some(way));
            answer(
                (axum::http::StatusCode::FORBIDDEN, Html(page.into_string())),
                None,
            )
        }
    })
}
