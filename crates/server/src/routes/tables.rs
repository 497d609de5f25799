//! Tables in the browser: opening, sitting down, deciding, and what else one does there.

use axum::extract::{Path, Query, Request, State};
use axum::http::HeaderMap;
use axum::response::{Html, Response};
use serde::Deserialize;

use super::sent::{RoomChange, TableDeed, counted};
use super::{Looks, answer, code_to_show, form, page, person, read_move, see};
use crate::AppState;
use crate::error::Error;
use crate::limits;
use crate::order::Order;
use crate::pages;
use crate::room::Change;
use crate::session::{Visitor, wishes_cookie};
use crate::stream::{self, Screen};
use crate::table::Asker;
use crate::tables::Sight;
use antipater_engine::Seat;

pub(super) async fn open(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let fields: Vec<(String, String)> = form(request, &app).await?;
    let mut order = Order::read(&fields, "").map_err(Error::Unreadable)?;
    let (host, mut cookies) = person(&app, &visitor, &order.name).await?;
    order.name = host.name.clone();
    app.limits.person(host.id, limits::Deed::Open)?;
    // The buttons for a usual game wish for nothing that is worth keeping.
    let usual = |field: &str| field == "game" || field == "people";
    if !order.guided && !fields.iter().all(|(field, _)| usual(field)) {
        cookies.extend(wishes_cookie(&app.keys, &order.fields()));
    }
    let id = app.tables.open(&host, order).await?;
    Ok(answer(see(&format!("/tables/{id}")), cookies))
}

pub(super) async fn table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(looks): Query<Looks>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let mut asker = Asker::person(visitor.id());
    asker.facing = looks.facing.and_then(Seat::new).unwrap_or(Seat::FIRST);
    Ok(match app.tables.see(&id, asker).await? {
        Sight::Room(room) => {
            let (code, gone) = code_to_show(&app, &headers);
            let page = pages::room::page(visitor.texts, &room, None, code.as_deref());
            answer(Html(page.into_string()), gone)
        }
        // Who plays at once, against bots, finds the code on the page about oneself.
        Sight::Table(view) => page(pages::table::page(visitor.texts, &view, None)),
    })
}

/// The table for a screen on the wall, as everybody may see it: for those who may see it at all.
pub(super) async fn tv(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.tables.see(&id, Asker::person(visitor.id())).await?;
    match app.tables.see(&id, Asker::watcher(None)).await? {
        Sight::Table(view) => {
            let stream = format!("/tables/{id}/tv/stream");
            Ok(page(pages::table::tv(visitor.texts, &view, &stream)))
        }
        Sight::Room(_) => Err(Error::NotStarted),
    }
}

pub(super) async fn tv_stream(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.limits.address(visitor.address, limits::Deed::Watch)?;
    app.tables.see(&id, Asker::person(visitor.id())).await?;
    stream::stream(app, id, Asker::watcher(None), Screen::Far, visitor.texts).await
}

pub(super) async fn stream(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(looks): Query<Looks>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.limits.address(visitor.address, limits::Deed::Watch)?;
    let mut asker = Asker::person(visitor.id());
    asker.facing = looks.facing.and_then(Seat::new).unwrap_or(Seat::FIRST);
    stream::stream(app, id, asker, Screen::Near, visitor.texts).await
}

pub(super) async fn change(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let sent: RoomChange = form(request, &app).await?;
    let person = visitor.known()?;
    app.limits.person(person.id, limits::Deed::Play)?;
    let leaves = sent.leaves();
    match sent.read()? {
        Some(change) => app.tables.change(&id, person, change).await?,
        None => app.tables.deal(&id, person).await?,
    }
    Ok(see(&if leaves {
        "/".to_owned()
    } else {
        format!("/tables/{id}")
    }))
}

/// Changes the wishes of a waiting room.
pub(super) async fn reorder(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let fields: Vec<(String, String)> = form(request, &app).await?;
    let person = visitor.known()?;
    app.limits.person(person.id, limits::Deed::Play)?;
    let order = Order::read(&fields, "").map_err(Error::Unreadable)?;
    if order.guided {
        let why = "a guided game has no waiting room".to_owned();
        return Err(Error::Unreadable(why));
    }
    app.tables
        .change(&id, person, Change::Order(Box::new(order)))
        .await?;
    Ok(see(&format!("/tables/{id}")))
}

/// A decision as a form sends it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveForm {
    id: String,
    decision: usize,
    /// An action as it stands in a record, or a list of them: one for each seat the person chooses for.
    action: String,
}

pub(super) async fn play(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: MoveForm = form(request, &app).await?;
    let person = visitor.known()?.id;
    app.limits.person(person, limits::Deed::Play)?;
    let decision = read_move(form.id, form.decision, &form.action)?;
    app.tables.play(&id, person, decision).await?;
    Ok(see(&format!("/tables/{id}")))
}

pub(super) async fn act(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let sent: TableDeed = form(request, &app).await?;
    let person = visitor.known()?.id;
    let deed = sent.read()?;
    app.limits.person(person, counted(&deed))?;
    app.tables.act(&id, person, deed).await?;
    Ok(see(&format!("/tables/{id}")))
}

#[derive(Deserialize)]
struct AgainForm {
    #[serde(default)]
    same_deal: bool,
}

/// Opens the table of the next game.
pub(super) async fn again(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: AgainForm = form(request, &app).await?;
    let person = visitor.known()?;
    app.limits.person(person.id, limits::Deed::Open)?;
    let next = app.tables.again(&id, person, form.same_deal).await?;
    Ok(see(&format!("/tables/{next}")))
}

pub(super) async fn invited(
    State(app): State<AppState>,
    Path(invitation): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let row = app.tables.invited(&invitation).await?;
    let key = Asker {
        watches: true,
        ..Asker::person(visitor.id())
    };
    let page = match app.tables.see(&row.id, key).await? {
        Sight::Room(room) if room.you.is_none() => {
            let name = visitor.person.as_ref().map(|person| person.name.as_str());
            pages::room::invitation(visitor.texts, &room, &invitation, name)
        }
        // Who sits there goes there; for others the game has begun without them.
        _ => return Ok(see(&format!("/tables/{}", row.id))),
    };
    Ok(answer(Html(page.into_string()), None))
}

#[derive(Deserialize)]
struct JoinForm {
    #[serde(default)]
    name: String,
    seat: Option<usize>,
}

pub(super) async fn join(
    State(app): State<AppState>,
    Path(invitation): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: JoinForm = form(request, &app).await?;
    let row = app.tables.invited(&invitation).await?;
    let change = Change::Join(form.seat);
    sit(&app, &visitor, &row.id, &form.name, change).await
}

/// Sits down at a table of the lobby.
pub(super) async fn join_listed(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: JoinForm = form(request, &app).await?;
    // Whoever may see the room without a seat may take one.
    app.tables.see(&id, Asker::person(visitor.id())).await?;
    let change = Change::Sit(form.seat);
    sit(&app, &visitor, &id, &form.name, change).await
}

async fn sit(
    app: &AppState,
    visitor: &Visitor,
    id: &str,
    name: &str,
    change: Change,
) -> Result<Response, Error> {
    let (person, cookies) = person(app, visitor, name).await?;
    app.limits.person(person.id, limits::Deed::Play)?;
    app.tables.change(id, &person, change).await?;
    Ok(answer(see(&format!("/tables/{id}")), cookies))
}
