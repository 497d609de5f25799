//! The pages around the tables: the start page with the lobby, and the visitor's games, name and sessions.

use antipater_store::ids::unhex;
use axum::Router;
use axum::extract::{Query, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::answer::{answer, page, see};
use super::cookies;
use super::layers::locale::Locale;
use super::layers::session::Visitor;
use super::people::account::account_page;
use super::people::friends::own_name;
use super::people::sign_up::{browser_cookie, browser_shown, code_cookie, code_to_show, person};
use super::read::form;
use super::state::AppState;
use super::visit::Visit;
use crate::error::Error;
use crate::live::queries::LISTED;
use crate::people::rate_limits::RateLimit;
use crate::people::{Welcome, login_of};
use antipater_pages as pages;
use antipater_pages::account::{self, News};
use antipater_pages::handlers::facts;
use antipater_pages::sign_in::ReturnBy;
use antipater_pages::start::{Home, Start};
use antipater_show::names;
use antipater_show::options::TableOptions;
use antipater_show::view::{AccountRefusal, Portrait};

/// The routes of these pages.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(start))
        .route("/next", get(next))
        .route("/me", get(me))
        .route("/me/name", post(rename))
        .route("/me/portrait", post(set_portrait))
        .route("/me/code", post(new_code))
        .route(account::ADDRESS, get(account).post(set_account))
        .route("/me/program", post(become_program))
        .route("/me/tokens", post(new_token))
        .route("/me/tokens/end", post(end_token))
        .route("/me/leave", post(leave))
        .route("/back", get(back).post(come_back))
}

async fn start(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let mine = match visitor.id() {
        Some(id) => app.tables.unfinished(id).await?,
        None => Vec::new(),
    };
    let lobby = app.tables.lobby(visitor.id(), LISTED as u32).await?;
    let options = TableOptions::read(&cookies::options(&headers), "");
    let options = options.unwrap_or_else(|_| TableOptions::usual(""));
    let offers_offline = app.offline.is_some();
    let mut visit = Visit::new(app, visitor.clone());
    let today = pages::handlers::today(&mut visit).await?;
    let start = Start {
        person: visitor.person.as_ref().map(|person| person.name.as_str()),
        named: own_name(&visitor).is_some(),
        mine: &mine,
        lobby: &lobby,
        today: &today,
        options: &options,
        home: Home::Server { offers_offline },
    };
    Ok(page(pages::start::page(visitor.texts, &start)))
}

#[derive(Deserialize)]
struct NextQuery {
    /// The table that the visitor comes from.
    #[serde(default)]
    after: String,
}

/// Leads to the table at which the visitor has to decide with the least time left, besides the one that they come from; to
/// the start page if there is none.
async fn next(
    State(app): State<AppState>,
    Query(query): Query<NextQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let tables = app.tables.unfinished(visitor.known()?.id).await?;
    let turns = tables
        .iter()
        .filter(|table| table.is_your_turn() && table.table != query.after);
    let next = turns.min_by_key(|table| table.time_left.unwrap_or(i64::MAX));
    let to = next.map_or_else(|| "/".to_owned(), |next| format!("/tables/{}", next.table));
    Ok(see(&to))
}

async fn me(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    visitor.no_program()?;
    let person = visitor.known()?.id;
    let (code, gone) = code_to_show(&app, &headers);
    let profile = app.people.profile(person, visitor.token).await?;
    let t = visitor.texts;
    let facts = facts(&mut Visit::new(app, visitor)).await?;
    let page = pages::profile::page(t, &profile, &facts, code.as_deref());
    Ok(answer(Html(page.into_string()), gone))
}

async fn account(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    visitor.no_program()?;
    let (code, gone) = code_to_show(&app, &headers);
    let news = News {
        code,
        ..News::default()
    };
    Ok(answer(account_page(&app, &visitor, &news).await?, gone))
}

#[derive(Deserialize)]
struct NameForm {
    name: String,
}

async fn rename(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: NameForm = form(request, &app).await?;
    visitor.no_program()?;
    let (now, cookies) = person(&app, &visitor, &form.name).await?;
    if names::name(&form.name).is_some_and(|name| name != now.name) {
        return Err(Error::HiddenName);
    }
    Ok(answer(see("/me"), cookies))
}

#[derive(Deserialize)]
struct PortraitForm {
    portrait: String,
}

/// Stores the chosen portrait; any other word stands for the vase.
async fn set_portrait(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: PortraitForm = form(request, &app).await?;
    let person = visitor.owner()?.id;
    app.limits.person(person, RateLimit::Play)?;
    let portrait = Portrait::named(&form.portrait);
    app.people.set_portrait(person, portrait).await?;
    Ok(see("/me"))
}

/// The password that confirms a change of the sign-in.
#[derive(Deserialize)]
struct ProofForm {
    #[serde(default)]
    proof: String,
}

async fn new_code(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let person = visitor.owner()?;
    app.limits.person(person.id, RateLimit::Credential)?;
    let form: ProofForm = form(request, &app).await?;
    let made = app
        .people
        .new_code(person.id, &form.proof, visitor.token)
        .await?;
    match made {
        Ok(code) => Ok(answer(see(account::ADDRESS), code_cookie(&app, &code))),
        Err(_) => {
            let news = News {
                code_refused: true,
                ..News::default()
            };
            let page = account_page(&app, &visitor, &news).await?;
            Ok(answer((StatusCode::FORBIDDEN, page), None))
        }
    }
}

#[derive(Deserialize)]
struct AccountForm {
    login: String,
    password: String,
    #[serde(default)]
    proof: String,
}

async fn set_account(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: AccountForm = form(request, &app).await?;
    let person = visitor.owner()?;
    app.limits.person(person.id, RateLimit::Credential)?;
    let made = app
        .people
        .set_account(
            person.id,
            &form.login,
            &form.password,
            &form.proof,
            visitor.token,
        )
        .await?;
    let news = News {
        account: Some(made),
        ..News::default()
    };
    let page = account_page(&app, &visitor, &news).await?;
    let status = match made {
        Ok(()) => StatusCode::OK,
        Err(AccountRefusal::Taken) => StatusCode::CONFLICT,
        Err(AccountRefusal::Proof) => StatusCode::FORBIDDEN,
        Err(AccountRefusal::Login | AccountRefusal::Password | AccountRefusal::WeakPassword) => {
            StatusCode::BAD_REQUEST
        }
    };
    let cookie = made.is_ok().then(|| browser_cookie(&app, person.id));
    Ok(answer((status, page), cookie.flatten()))
}

async fn become_program(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    app.people.make_program(visitor.owner()?.id).await?;
    Ok(see(account::ADDRESS))
}

#[derive(Deserialize)]
struct TokenForm {
    label: String,
}

async fn new_token(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: TokenForm = form(request, &app).await?;
    let person = visitor.owner()?;
    app.limits.person(person.id, RateLimit::Credential)?;
    let token = app.people.new_token(person.id, &form.label).await?;
    let news = News {
        too_many_tokens: token.is_none(),
        token,
        ..News::default()
    };
    let page = account_page(&app, &visitor, &news).await?;
    Ok(answer(page, None))
}

#[derive(Deserialize)]
struct EndForm {
    token: String,
}

async fn end_token(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: EndForm = form(request, &app).await?;
    let token = unhex(&form.token).and_then(|token| token.try_into().ok());
    let token =
        token.ok_or_else(|| Error::Unreadable("token: 64 hexadecimal digits".to_owned()))?;
    app.people.end(visitor.owner()?.id, &token).await?;
    Ok(see(account::ADDRESS))
}

/// Ends the visitor's session.
async fn leave(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    visitor.no_program()?;
    if let (Some(person), Some(token)) = (&visitor.person, visitor.token) {
        app.people.end(person.id, &token).await?;
    }
    Ok(answer(see("/"), app.cookies.no_session()))
}

async fn back(Locale(t): Locale) -> Response {
    page(pages::sign_in::page(t, None))
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

/// Signs in with a recovery code or a password.
async fn come_back(
    State(app): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Error> {
    let form: BackForm = form(request, &app).await?;
    visitor.no_program()?;
    app.limits.address(visitor.address, RateLimit::Credential)?;
    let (welcome, way) = if form.code.is_empty() {
        (
            by_password(&app, &visitor, &headers, &form).await?,
            ReturnBy::Password,
        )
    } else {
        let welcome = app.people.with_code(&form.code, &visitor.device);
        (welcome.await?, ReturnBy::Code)
    };
    Ok(match welcome {
        Some(welcome) => {
            let browser = match way {
                ReturnBy::Password => browser_cookie(&app, welcome.person.id),
                ReturnBy::Code => None,
            };
            let session = app.cookies.session(&welcome.token);
            answer(see("/"), session.into_iter().chain(browser))
        }
        None => {
            let page = pages::sign_in::page(visitor.texts, Some(way));
            answer((StatusCode::FORBIDDEN, Html(page.into_string())), None)
        }
    })
}

/// Signs in with a password. Attempts are limited for each account, from all addresses together. A browser in which its
/// person has signed in before is counted separately.
async fn by_password(
    app: &AppState,
    visitor: &Visitor,
    headers: &HeaderMap,
    form: &BackForm,
) -> Result<Option<Welcome>, Error> {
    let typed = names::name(&form.login).unwrap_or_default();
    let login = login_of(&typed).unwrap_or_default();
    let browser = app.people.known_browser(&login, browser_shown(headers));
    app.limits.login(&login, browser.await?)?;
    app.people
        .with_password(&typed, &form.password, &visitor.device)
        .await
}
