//! Tables in the browser: opening, joining, deciding, and other actions.

use antipater_store::ids::PersonId;
use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::commands::{CommandOrder, RoomChange, counted};
use super::read::{TableQuery, read_move};
use super::stream::{self, Screen, StreamRequest};
use crate::error::Error;
use crate::http::answer::{answer, page, see};
use crate::http::error::status;
use crate::http::layers::error_page;
use crate::http::layers::session::Visitor;
use crate::http::open_pages::OpenPage;
use crate::http::people::sign_up::{code_to_show, person};
use crate::http::read::form;
use crate::http::state::AppState;
use crate::live::access::TableOrRoom;
use crate::live::requester::Requester;
use crate::live::room::RoomAction;
use crate::live::table::TableCommand;
use crate::people::rate_limits::RateLimit;
use antipater_pages as pages;
use antipater_pages::mode::Mode;
use antipater_pages::parts::Printer;
use antipater_pages::room::Invitation;
use antipater_show::options::TableOptions;
use antipater_show::view::{GameStage, View};
use std::sync::Arc;
use tokio::sync::MutexGuard;

/// The header with the name of the page whose script sends the request. The response then consists of regions.
const PAGE_HEADER: &str = "antipater-page";

/// The routes of tables, except replays and those for watchers.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/tables", post(open))
        .route("/tables/{id}", get(table))
        .route("/tables/{id}/tv", get(tv))
        .route("/tables/{id}/tv/stream", get(tv_stream))
        .route("/tables/{id}/room", post(change))
        .route("/tables/{id}/options", post(change_options))
        .route("/tables/{id}/join", post(join_listed))
        .route("/tables/{id}/moves", post(play))
        .route("/tables/{id}/actions", post(act))
        .route("/tables/{id}/hint", post(hint))
        .route("/tables/{id}/again", post(again))
        .route("/tables/{id}/stream", get(stream))
        .route("/join/{invitation}", get(invited).post(join))
        .route("/join/{invitation}/stream", get(invited_stream))
}

async fn open(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let fields: Vec<(String, String)> = form(request, &app).await?;
    let mut options = TableOptions::read(&fields, "").map_err(Error::Unreadable)?;
    let (host, mut cookies) = person(&app, &visitor, &options.name).await?;
    options.name = host.name.clone();
    may_open(&app, &visitor, host.id, &options).await?;
    // The buttons for a usual game carry no options worth keeping.
    let usual = |field: &str| matches!(field, "game" | "people" | "name");
    if !options.guided && !fields.iter().all(|(field, _)| usual(field)) {
        cookies.extend(app.cookies.options(&options.fields()));
    }
    let waits = waits_in_lobby(&options);
    let id = app.tables.open(&host, options).await?;
    if waits {
        app.tables.note_lobby_place(visitor.address, &id).await?;
    }
    Ok(answer(see(&format!("/tables/{id}")), cookies))
}

/// Whether a table with these options waits for people in the lobby.
pub(in crate::http) fn waits_in_lobby(options: &TableOptions) -> bool {
    options.common.listed && options.people() > 1
}

/// Checks the limits for opening a table.
pub(in crate::http) async fn may_open(
    app: &AppState,
    visitor: &Visitor,
    host: PersonId,
    options: &TableOptions,
) -> Result<(), Error> {
    app.limits.person(host, RateLimit::Open)?;
    app.limits.address(visitor.address, RateLimit::OpenHere)?;
    if waits_in_lobby(options) && app.limits.is_on() {
        app.tables.has_lobby_room(visitor.address, None).await?;
    }
    Ok(())
}

async fn table(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let mut requester = Requester::person(visitor.id());
    requester.facing = query.facing();
    Ok(match app.tables.see(&id, requester).await? {
        TableOrRoom::Room(room) => {
            let (code, gone) = code_to_show(&app, &headers);
            let page = pages::room::page(visitor.texts, &room, None, code.as_deref());
            answer(Html(page.into_string()), gone)
        }
        // A person who plays against bots at once finds the code on the profile page.
        TableOrRoom::Table(view) => page(pages::table::page(visitor.texts, &view, None, app.now())),
    })
}

/// The public view of a table for a large screen; only for visitors who may see the table. People with a seat there see it
/// without a delay.
async fn tv(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.tables.see(&id, Requester::person(visitor.id())).await?;
    match app.tables.see(&id, guest(&visitor)).await? {
        TableOrRoom::Table(view) => {
            let stream = format!("/tables/{id}/tv/stream");
            Ok(page(pages::table::tv(
                visitor.texts,
                &view,
                &stream,
                app.now(),
            )))
        }
        TableOrRoom::Room(_) => Err(Error::NotStarted),
    }
}

async fn tv_stream(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let pass = visitor.pass(&app)?;
    app.tables.see(&id, Requester::person(visitor.id())).await?;
    let request = StreamRequest {
        id,
        requester: guest(&visitor),
        screen: Screen::Far,
        texts: visitor.texts,
        page: None,
        pass,
        moves_on: stream::never(),
    };
    stream::stream(app, request).await
}

async fn stream(
    State(app): State<AppState>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let pass = visitor.pass(&app)?;
    let mut requester = Requester::person(visitor.id());
    requester.facing = query.facing();
    let request = StreamRequest {
        id,
        requester,
        screen: query.screen(),
        texts: visitor.texts,
        page: query.page,
        pass,
        moves_on: stream::never(),
    };
    stream::stream(app, request).await
}

async fn change(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let sent: RoomChange = form(request, &app).await?;
    let person = visitor.known()?;
    app.limits.person(person.id, RateLimit::Play)?;
    let leaves = sent.leaves();
    change_room(&app, &visitor, &id, sent.read()?).await?;
    Ok(see(&if leaves {
        "/".to_owned()
    } else {
        format!("/tables/{id}")
    }))
}

/// Changes the options of a waiting room.
async fn change_options(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let fields: Vec<(String, String)> = form(request, &app).await?;
    let person = visitor.known()?;
    app.limits.person(person.id, RateLimit::Play)?;
    let options = TableOptions::read(&fields, "").map_err(Error::Unreadable)?;
    if options.guided {
        let why = "a guided game has no waiting room".to_owned();
        return Err(Error::Unreadable(why));
    }
    let change = RoomAction::Options(Box::new(options));
    change_room(&app, &visitor, &id, Some(change)).await?;
    Ok(see(&format!("/tables/{id}")))
}

/// Changes a waiting room, or deals its cards (`None`). Entering the lobby counts against the limit of the address.
pub(in crate::http) async fn change_room(
    app: &AppState,
    visitor: &Visitor,
    id: &str,
    change: Option<RoomAction>,
) -> Result<(), Error> {
    let person = visitor.known()?;
    let Some(change) = change else {
        return app.tables.deal(id, person).await;
    };
    let enters = matches!(&change, RoomAction::Options(options) if options.common.listed);
    if enters && app.limits.is_on() {
        (app.tables)
            .has_lobby_room(visitor.address, Some(id))
            .await?;
    }
    app.tables.change(id, person, change).await?;
    if enters {
        app.tables.note_lobby_place(visitor.address, id).await?;
    }
    Ok(())
}

/// A decision from a form.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveForm {
    id: String,
    decision: usize,
    /// An action in the record format, or a list of them: one for each seat the person chooses for.
    action: String,
}

async fn play(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Error> {
    let form: MoveForm = form(request, &app).await?;
    let person = visitor.known()?.id;
    app.limits.person(person, RateLimit::Play)?;
    let mut decision = read_move(form.id, form.decision, &form.action)?;
    let page = page_of(&app, person, &id, &headers);
    // A page with a script receives later steps on its stream.
    decision.paced = page.is_some();
    let _turn = turn(page.as_ref()).await;
    let played = app.tables.play(&id, person, decision).await;
    updated(&app, &visitor, &id, page.as_ref(), played)
}

async fn act(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Error> {
    let sent: CommandOrder = form(request, &app).await?;
    let person = visitor.known()?.id;
    let command = sent.read()?;
    app.limits.person(person, counted(&command))?;
    if let TableCommand::Say(_) | TableCommand::React(_) = command {
        app.moderation.may_write(person).await?;
    }
    if let TableCommand::Say(text) = &command
        && app.tables.say_in_room(&id, person, text).await?
    {
        return Ok(see(&format!("/tables/{id}")));
    }
    let page = page_of(&app, person, &id, &headers);
    let _turn = turn(page.as_ref()).await;
    let done = app.tables.act(&id, person, command).await;
    updated(&app, &visitor, &id, page.as_ref(), done)
}

/// A request for a hint from a form.
#[derive(Deserialize)]
struct HintForm {
    decision: usize,
}

async fn hint(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Error> {
    let form: HintForm = form(request, &app).await?;
    let person = visitor.known()?.id;
    app.limits.person(person, RateLimit::Hint)?;
    let given = app.tables.hint(&id, person, form.decision).await;
    let page = page_of(&app, person, &id, &headers);
    let _turn = turn(page.as_ref()).await;
    updated(&app, &visitor, &id, page.as_ref(), given)
}

/// The page whose script sends a request; `None` without a script.
fn page_of(app: &AppState, person: PersonId, id: &str, headers: &HeaderMap) -> Option<OpenPage> {
    let name = headers.get(PAGE_HEADER)?.to_str().ok()?;
    Some(app.open_pages.find(person, id, name))
}

/// Waits for the turn of a page, so that its stream does not repeat the response.
async fn turn(page: Option<&OpenPage>) -> Option<MutexGuard<'_, ()>> {
    match page {
        Some(page) => Some(page.turn().await),
        None => None,
    }
}

/// The response to an action at a table. A script gets the changed regions, with a note if the action was refused;
/// otherwise the table's page is returned.
fn updated(
    app: &AppState,
    visitor: &Visitor,
    id: &str,
    page: Option<&OpenPage>,
    done: Result<Arc<View>, Error>,
) -> Result<Response, Error> {
    let Some(page) = page else {
        return done.map(|_| see(&format!("/tables/{id}")));
    };
    let (view, note, code) = match done {
        Ok(view) => (view, None, StatusCode::OK),
        Err(error) => match error.view() {
            Some(view) => {
                app.metrics.refused(error.word());
                let note = error_page::message(visitor.texts, &error);
                (Arc::clone(view), Some(note), status(&error))
            }
            None => return Err(error),
        },
    };
    let version = view.table_status.version;
    let printer = Printer::sharing(visitor.texts, &app.parts);
    let print = || pages::table::regions(printer, &view, Mode::Live);
    let regions = page.update(version, print);
    let now = view.table_status.ends_at.map(|_| app.now());
    let update = pages::table::update(version, now, note.as_deref(), &regions);
    Ok(answer((code, Html(update.into_string())), None))
}

#[derive(Deserialize)]
struct AgainForm {
    #[serde(default)]
    same_deal: bool,
}

/// Opens the table of the next game.
async fn again(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: AgainForm = form(request, &app).await?;
    let person = visitor.known()?;
    app.limits.person(person.id, RateLimit::Open)?;
    app.limits.address(visitor.address, RateLimit::OpenHere)?;
    let next = app.tables.again(&id, person, form.same_deal).await?;
    Ok(see(&format!("/tables/{next}")))
}

async fn invited(
    State(app): State<AppState>,
    Path(invitation): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let row = app.tables.invited(&invitation).await?;
    let sits = match visitor.id() {
        Some(person) => app.tables.seat_of(&row.id, person).await?.is_some(),
        None => false,
    };
    if sits {
        return Ok(see(&format!("/tables/{}", row.id)));
    }
    let page = match app.tables.see(&row.id, guest(&visitor)).await? {
        TableOrRoom::Room(room) => {
            let invitation = as_guest(&visitor, invitation);
            pages::room::invitation(visitor.texts, &room, &invitation)
        }
        // The game has begun without them.
        TableOrRoom::Table(view) => {
            let over = view.stage == GameStage::Over;
            pages::room::late(visitor.texts, over, row.watch.as_deref())
        }
    };
    Ok(answer(Html(page.into_string()), None))
}

/// Updates the page of an invitation.
async fn invited_stream(
    State(app): State<AppState>,
    Path(invitation): Path<String>,
    visitor: Visitor,
) -> Result<Response, Error> {
    let pass = visitor.pass(&app)?;
    let row = app.tables.invited(&invitation).await?;
    let request = StreamRequest {
        id: row.id,
        requester: guest(&visitor),
        screen: Screen::Invitation(as_guest(&visitor, invitation)),
        texts: visitor.texts,
        page: None,
        pass,
        moves_on: stream::never(),
    };
    stream::stream(app, request).await
}

/// A visitor who sees what everybody may see, wherever they sit.
fn guest(visitor: &Visitor) -> Requester {
    Requester {
        watches: true,
        ..Requester::person(visitor.id())
    }
}

fn as_guest(visitor: &Visitor, key: String) -> Invitation {
    let name = visitor.person.as_ref().map(|person| person.name.clone());
    Invitation { key, name }
}

#[derive(Deserialize)]
struct JoinForm {
    #[serde(default)]
    name: String,
    seat: Option<usize>,
}

async fn join(
    State(app): State<AppState>,
    Path(invitation): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: JoinForm = form(request, &app).await?;
    let row = app.tables.invited(&invitation).await?;
    let change = RoomAction::Join(form.seat);
    match sit(&app, &visitor, &row.id, &form.name, change).await {
        // The page of the invitation says so, and offers alternatives.
        Err(Error::Full | Error::Started) => Ok(see(&format!("/join/{invitation}"))),
        other => other,
    }
}

/// Takes a seat at a table in the lobby.
async fn join_listed(
    State(app): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: JoinForm = form(request, &app).await?;
    // A visitor who may see the room without a seat may take one.
    app.tables.see(&id, Requester::person(visitor.id())).await?;
    let change = RoomAction::Sit(form.seat);
    sit(&app, &visitor, &id, &form.name, change).await
}

async fn sit(
    app: &AppState,
    visitor: &Visitor,
    id: &str,
    name: &str,
    change: RoomAction,
) -> Result<Response, Error> {
    let (person, cookies) = person(app, visitor, name).await?;
    app.limits.person(person.id, RateLimit::Play)?;
    app.tables.change(id, &person, change).await?;
    Ok(answer(see(&format!("/tables/{id}")), cookies))
}
