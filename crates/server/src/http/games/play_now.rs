//! Play now: the page that asks for a game and a tempo, and the page on which people wait for opponents.

use antipater_pages as pages;
use antipater_show::history::Played;
use antipater_show::pool::{Pool, SearchStage, SearchView, Tempo};
use antipater_show::texts::Texts;
use axum::Router;
use axum::extract::{Query, Request, State};
use axum::response::Response;
use axum::routing::{get, post};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::tables::may_open;
use crate::error::Error;
use crate::http::answer::{answer, page, see};
use crate::http::events::{self, Event};
use crate::http::layers::session::Visitor;
use crate::http::people::friends::own_name;
use crate::http::people::sign_up::person;
use crate::http::read::form;
use crate::http::state::AppState;
use crate::live::play_now::{POOLS, PoolWatch};
use crate::people::Person;
use crate::people::rate_limits::RateLimit;

/// The events buffered for a slow reader.
const WAITING: usize = 1;

/// The routes.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/play", get(choose).post(enter))
        .route("/play/wait", get(wait))
        .route("/play/wait/stream", get(follow))
        .route("/play/leave", post(leave))
}

/// The chosen game. Unknown names are ignored.
#[derive(Deserialize)]
struct PlayQuery {
    #[serde(default)]
    game: String,
}

impl PlayQuery {
    fn game(&self) -> Played {
        Played::named(&self.game).unwrap_or(Played::SevenSecond)
    }
}

async fn choose(
    State(app): State<AppState>,
    Query(query): Query<PlayQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.at_home(POOLS)?;
    if search_of(&app, &visitor).stage == SearchStage::Waiting {
        return Ok(see("/play/wait"));
    }
    let name = own_name(&visitor);
    let is_known = visitor.person.is_some();
    let page_ = pages::play_now::choose(visitor.texts, query.game(), name, is_known);
    Ok(page(page_))
}

/// What a person looks for, from a form.
#[derive(Deserialize)]
struct SearchForm {
    game: Played,
    tempo: Tempo,
    #[serde(default)]
    name: String,
}

async fn enter(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    app.at_home(POOLS)?;
    let SearchForm { game, tempo, name } = form(request, &app).await?;
    let (person, cookies) = person(&app, &visitor, &name).await?;
    let search = search(&app, &visitor, &person, Pool { game, tempo }).await?;
    let to = match search.table {
        Some(table) => format!("/tables/{table}"),
        None => format!("/play/wait?game={}", game.name()),
    };
    Ok(answer(see(&to), cookies))
}

/// Begins a person's search. Over days it ends at once, with a seat at a table that may still wait for others.
///
/// # Errors
/// If a limit is reached, another node has the pools, or the store fails.
pub(in crate::http) async fn search(
    app: &AppState,
    visitor: &Visitor,
    person: &Person,
    pool: Pool,
) -> Result<SearchView, Error> {
    app.limits.person(person.id, RateLimit::Play)?;
    // A person is seated with a program only by choice.
    if person.program {
        return Err(Error::NoPrograms);
    }
    if pool.tempo == Tempo::Days {
        let _alone = app.tables.alone_over_days().await;
        let table = match app.tables.sit_over_days(person, pool).await? {
            Some(table) => table,
            None => open_over_days(app, visitor, person, pool).await?,
        };
        return Ok(SearchView::seated(pool, Some(table)));
    }
    app.limits.person(person.id, RateLimit::Open)?;
    app.limits.address(visitor.address, RateLimit::OpenHere)?;
    let (address, is_limited) = (visitor.address, app.limits.is_on());
    app.tables
        .enter_pool(person.id, pool, address, is_limited)
        .await?;
    Ok(app.tables.search_of(person.id))
}

/// Opens a table over days that waits in the lobby.
async fn open_over_days(
    app: &AppState,
    visitor: &Visitor,
    person: &Person,
    pool: Pool,
) -> Result<String, Error> {
    let mut options = pool.options(pool.seats());
    options.name.clone_from(&person.name);
    may_open(app, visitor, person.id, &options).await?;
    let table = app.tables.open(person, options).await?;
    app.tables.note_lobby_place(visitor.address, &table).await?;
    Ok(table)
}

async fn wait(
    State(app): State<AppState>,
    Query(query): Query<PlayQuery>,
    visitor: Visitor,
) -> Result<Response, Error> {
    app.at_home(POOLS)?;
    let search = search_of(&app, &visitor);
    Ok(match (search.stage, &search.table) {
        (SearchStage::Waiting, _) => page(pages::play_now::wait(visitor.texts, &search)),
        (_, Some(table)) => see(&format!("/tables/{table}")),
        // The search has ended elsewhere, or the server was started anew.
        (_, None) => see(&format!("/play?game={}", query.game().name())),
    })
}

fn search_of(app: &AppState, visitor: &Visitor) -> SearchView {
    let search = visitor.id().map(|person| app.tables.search_of(person));
    search.unwrap_or(SearchView::NONE)
}

async fn leave(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    app.at_home(POOLS)?;
    let person = visitor.known()?.id;
    let game = app.tables.search_of(person).game;
    app.tables.leave_pool(person);
    Ok(see(&match game {
        Some(game) => format!("/play?game={game}"),
        None => "/play".to_owned(),
    }))
}

/// Updates the page of a person who waits, and leads it to the table.
async fn follow(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    app.at_home(POOLS)?;
    let person = visitor.known()?.id;
    let pass = visitor.pass(&app)?;
    let watch = app.tables.watch_pool(person);
    let counted = app.metrics.watches(Some(person));
    let (events, outbox) = mpsc::channel(WAITING);
    let clock = app.clock();
    tokio::spawn(async move {
        let _counted = counted;
        tell(&app, watch, visitor.texts, &events).await;
    });
    let outbox = pass.admit(ReceiverStream::new(outbox), Some(Event::reload()));
    Ok(events::answer(clock, outbox))
}

async fn tell(
    app: &AppState,
    mut watch: PoolWatch,
    texts: &'static Texts,
    events: &mpsc::Sender<Event>,
) {
    let mut closing = app.closing.clone();
    let mut told = None;
    loop {
        let search = watch.look();
        if search.stage != SearchStage::Waiting {
            // The page leads to the table. Ignored if the client is gone.
            let _ = events.send(Event::reload()).await;
            return;
        }
        if told.replace(search.waiting) != Some(search.waiting) {
            let region = pages::play_now::waiting(texts, &search).into_string();
            // Each event contains the whole state, so none needs a version.
            if events.send(Event::regions(0, vec![region])).await.is_err() {
                return;
            }
        }
        tokio::select! {
            () = watch.changed() => {}
            () = events.closed() => return,
            _ = closing.changed() => return,
        }
    }
}
