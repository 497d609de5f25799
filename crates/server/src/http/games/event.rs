//! Events: their list, making and entering them, their pages, and the standing as a file.

use std::time::Duration;

use antipater_bots::BotKind;
use antipater_pages as pages;
use antipater_show::event::{EventOptions, EventView, Format, address, csv as written};
use antipater_show::history::Played;
use antipater_show::pool::Tempo;
use antipater_show::texts::Texts;
use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::Response;
use axum::routing::{get, post};
use maud::Markup;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::Error;
use crate::http::answer::{answer, page, see};
use crate::http::layers::session::Visitor;
use crate::http::people::friends::{SVG, own_name, whole_address};
use crate::http::people::sign_up::person;
use crate::http::read::form;
use crate::http::regions;
use crate::http::state::AppState;
use crate::people::Person;
use crate::people::rate_limits::RateLimit;

/// How often a page looks for what no change of this node tells.
const LOOK: Duration = Duration::from_secs(5);

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/events", get(list).post(make))
        .route("/events/{id}", get(event).post(act))
        .route("/events/{id}/stream", get(stream))
        .route("/events/{id}/screen", get(screen))
        .route("/events/{id}/screen/stream", get(screen_stream))
        .route("/events/{id}/standing.csv", get(csv))
        .route("/events/{id}/qr.svg", get(qr))
        .route("/events/{id}/deals/{deal}", post(play).get(deal))
}

/// The format of the form. Unknown names are ignored.
#[derive(Deserialize)]
struct ListQuery {
    #[serde(default)]
    format: String,
}

async fn list(
    State(app): State<AppState>,
    Query(query): Query<ListQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let lines = app.tables.event_lines(visitor.id()).await?;
    let format = Format::named(&query.format).unwrap_or(Format::Duplicate);
    Ok(page(pages::event::index(visitor.texts, &lines, format)))
}

/// A new event. Fields that its format does not have are missing.
#[derive(Deserialize)]
struct NewEvent {
    title: String,
    format: Format,
    game: Played,
    seats: usize,
    rounds: Option<usize>,
    minutes: Option<u32>,
    tempo: Option<Tempo>,
    level: Option<String>,
    /// In how many minutes it begins; empty if its host begins it.
    #[serde(default)]
    begins_in: String,
    /// Sent by a box that is ticked.
    listed: Option<String>,
}

impl NewEvent {
    fn options(&self) -> Result<EventOptions, Error> {
        let usual = EventOptions::default();
        let level = match &self.level {
            Some(name) => {
                let level = name.parse().ok();
                let level = level.filter(|level| BotKind::LEVELS.contains(level));
                level.ok_or_else(|| Error::Unreadable(format!("level: {name:?}")))?
            }
            None => usual.level,
        };
        Ok(EventOptions {
            title: self.title.clone(),
            format: self.format,
            game: self.game,
            seats: self.seats,
            rounds: self.rounds.unwrap_or(usual.rounds),
            minutes: self.minutes.unwrap_or(usual.minutes),
            tempo: self.tempo.unwrap_or(usual.tempo),
            level,
            listed: self.listed.is_some(),
        })
    }
}

async fn make(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let new: NewEvent = form(request, &app).await?;
    let options = new.options()?;
    let begins_in = match new.begins_in.as_str() {
        "" => None,
        minutes => {
            let wrong = || Error::Unreadable(format!("begins_in: {minutes:?}"));
            Some(minutes.parse::<u16>().map_err(|_| wrong())?)
        }
    };
    let now = app.tables.clock().unix_seconds();
    let begins_at = begins_in.map(|minutes| now + 60 * i64::from(minutes));
    let (host, cookies) = person(&app, &visitor, "").await?;
    let id = make_event(&app, &visitor, &host, options, begins_at).await?;
    Ok(answer(see(&address(&id)), cookies))
}

/// Makes an event within the limits of its host; returns its id.
///
/// # Errors
/// If a limit is reached, the options are invalid, or the store fails.
pub(in crate::http) async fn make_event(
    app: &AppState,
    visitor: &Visitor,
    host: &Person,
    options: EventOptions,
    begins_at: Option<i64>,
) -> Result<String, Error> {
    app.limits.person(host.id, RateLimit::Open)?;
    app.limits.address(visitor.address, RateLimit::OpenHere)?;
    app.tables.make_event(host, options, begins_at).await
}

async fn event(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let event = app.tables.see_event(&id, visitor.id()).await?;
    let path = address(&id);
    let link = whole_address(&app, &headers, &path).unwrap_or(path);
    let is_named = own_name(&visitor).is_some();
    Ok(page(pages::event::event(
        visitor.texts,
        &event,
        &link,
        is_named,
    )))
}

/// An action in an event.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) enum EventAction {
    /// Enter it.
    Join,
    /// Withdraw.
    Leave,
    /// Begin it (the host).
    Begin,
    /// End it (the host).
    End,
    /// Remove a player, who cannot enter again (the host).
    Remove,
}

#[derive(Deserialize)]
struct ActForm {
    #[serde(rename = "do")]
    action: EventAction,
    /// The name of a new person.
    #[serde(default)]
    name: String,
    /// The key of a player.
    #[serde(default)]
    player: String,
}

async fn act(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let act: ActForm = form(request, &app).await?;
    let (person, cookies) = person(&app, &visitor, &act.name).await?;
    act_on(&app, &id, &person, (act.action, &act.player)).await?;
    Ok(answer(see(&address(&id)), cookies))
}

/// Does what a person asks for, for the player with this key if there is one in the action.
///
/// # Errors
/// If it is not allowed, a limit is reached, or the store fails.
pub(in crate::http) async fn act_on(
    app: &AppState,
    id: &str,
    person: &Person,
    (action, player): (EventAction, &str),
) -> Result<(), Error> {
    app.limits.person(person.id, RateLimit::Play)?;
    match action {
        EventAction::Join => app.tables.join_event(id, person).await,
        EventAction::Leave => app.tables.leave_event(id, person.id).await,
        EventAction::Begin => app.tables.begin_event(id, person.id).await,
        EventAction::End => app.tables.end_event(id, person.id).await,
        EventAction::Remove => {
            let player = app.people.by_key(player).await?.id;
            app.tables.remove_from_event(id, person.id, player).await
        }
    }
}

async fn stream(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let is_named = own_name(&visitor).is_some();
    let print = move |t: &Texts, event: &EventView| pages::event::standing(t, event, is_named);
    follow(&app, &visitor, &id, print).await
}

async fn screen_stream(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    follow(&app, &visitor, &id, pages::event::screen_region).await
}

/// Follows an event. One that does not exist is refused before the stream begins.
async fn follow(
    app: &AppState,
    visitor: &Visitor,
    id: &str,
    print: impl Fn(&Texts, &EventView) -> Markup + Clone + Send + 'static,
) -> Result<Response, Error> {
    app.tables.see_event(id, visitor.id()).await?;
    let (tables, id, viewer) = (app.tables.clone(), id.to_owned(), visitor.id());
    let (texts, changes) = (visitor.texts, app.tables.watch_events());
    regions::follow(app, visitor, Some(changes), LOOK, move || {
        let (tables, id, print) = (tables.clone(), id.clone(), print.clone());
        Box::pin(async move {
            let event = tables.followed_event(&id, viewer).await?;
            Ok(print(texts, &event))
        })
    })
}

async fn screen(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let event = app.tables.see_event(&id, None).await?;
    Ok(page(pages::event::screen(visitor.texts, &event)))
}

async fn csv(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let event = app.tables.see_event(&id, visitor.id()).await?;
    let head = [
        (CONTENT_TYPE, "text/csv; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"standing.csv\""),
    ];
    Ok(answer((head, written(&event)), None))
}

/// The QR code with the whole address of an event, under the host name that the visitor uses.
async fn qr(
    State(app): State<AppState>,
    Path(id): Path<String>,
    _: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    app.tables.see_event(&id, None).await?;
    let link = whole_address(&app, &headers, &address(&id))?;
    let picture = pages::qr::picture(&link).ok_or(Error::NoPage)?;
    Ok(answer(([(CONTENT_TYPE, SVG)], picture), None))
}

/// Opens the player's table with a deal, or redirects to it.
async fn play(
    State(app): State<AppState>,
    Path((id, deal)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let (person, cookies) = person(&app, &visitor, "").await?;
    let deal = deal.parse().map_err(|_| Error::NoEvent)?;
    let table = play_deal(&app, &visitor, &id, &person, deal).await?;
    Ok(answer(see(&format!("/tables/{table}")), cookies))
}

/// Opens a table with a deal within the limits; returns it.
///
/// # Errors
/// If a limit is reached, there is no such deal, or the store fails.
pub(in crate::http) async fn play_deal(
    app: &AppState,
    visitor: &Visitor,
    id: &str,
    person: &Person,
    deal: usize,
) -> Result<String, Error> {
    app.limits.person(person.id, RateLimit::Open)?;
    app.limits.address(visitor.address, RateLimit::OpenHere)?;
    app.tables.play_deal(id, person, deal).await
}

/// Two games to compare, as places in the list; by default one's own and the best other one.
#[derive(Deserialize)]
struct Sides {
    one: Option<usize>,
    other: Option<usize>,
}

async fn deal(
    State(app): State<AppState>,
    Path((id, deal)): Path<(String, String)>,
    Query(sides): Query<Sides>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let deal = deal.parse().map_err(|_| Error::NoEvent)?;
    let (event, games) = app.tables.event_deal(&id, deal, visitor.id()).await?;
    let own = games.iter().position(|game| game.own);
    let one = sides.one.or(own).unwrap_or(0);
    let other = sides.other.unwrap_or(usize::from(one == 0));
    let pair = (one.max(other) < games.len()).then_some([one, other]);
    Ok(page(pages::event::deal(
        visitor.texts,
        &event,
        deal,
        &games,
        pair,
    )))
}
