//! All stored data of a person, to download or delete.

use antipater_store::ids::PersonId;
use antipater_store::{HistoryPart, TableRow, TableStage};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::Response;
use axum::routing::{get, post};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::account::account_page;
use super::ratings::OwnRatings;
use crate::error::Error;
use crate::http::answer::{answer, see};
use crate::http::layers::session::Visitor;
use crate::http::read::form;
use crate::http::state::AppState;
use crate::live::requester::Requester;
use crate::live::seats;
use crate::people::Person;
use crate::people::rate_limits::RateLimit;
use antipater_pages::account::News;

/// The routes of personal data.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route("/me/data", get(download))
        .route("/me/delete", post(delete))
}

/// All stored data of a person.
#[derive(Serialize, ToSchema)]
pub(in crate::http) struct PersonalData {
    /// The name at new tables.
    name: String,
    /// Whether it is a program.
    program: bool,
    /// The login of the account, if there is one.
    login: Option<String>,
    /// Whether there is a recovery code. The server stores only its hash.
    has_code: bool,
    /// When the person was created, in seconds since 1970.
    created_at: i64,
    /// The settings.
    #[schema(value_type = Object)]
    settings: Value,
    /// The sessions of the person.
    sessions: Vec<DataSession>,
    /// The tables at which the person has or had a seat.
    tables: Vec<DataTable>,
    /// The results of the person's finished games.
    results: Vec<DataResult>,
    /// The person's games that count for deals of days.
    daily: Vec<DataDaily>,
    /// The weeks in which the person was in a group of the league, counted from the Monday before 1970, and the group, from 1.
    leagues: Vec<(i64, usize)>,
    /// The person's games in events.
    events: Vec<DataEventGame>,
    /// The puzzles that the person has answered.
    puzzles: Vec<DataPuzzle>,
    /// The person's ratings, and whether they want any.
    ratings: OwnRatings,
    /// The reports that the person has sent.
    reports: Vec<DataReport>,
    /// The bans and mutes of the person.
    bans: Vec<DataBan>,
    /// Where the person is told that a game waits for them.
    notices: Vec<DataNotices>,
    /// The people whom the person follows or blocks.
    relations: Vec<DataRelation>,
    /// The ladders of a program.
    ladders: Vec<DataLadder>,
}

/// The place of a program in a ladder.
#[derive(Serialize, ToSchema)]
struct DataLadder {
    /// `seven-second`, `seven-first`, `free-city` or `duel`.
    game: String,
    /// Who runs the program, as they have said.
    owner: String,
    /// Whether it plays there.
    active: bool,
}

/// A person whom the person follows or blocks.
#[derive(Serialize, ToSchema)]
struct DataRelation {
    /// Their present name.
    name: String,
    /// `follow` or `block`.
    relation: &'static str,
    /// Seconds since 1970.
    created_at: i64,
}

/// An address at which the person is told that a game waits for them.
#[derive(Serialize, ToSchema)]
struct DataNotices {
    /// The address of a browser at its push service, or a mail address.
    address: String,
    /// Whether it is confirmed; until then, nothing is sent there.
    confirmed: bool,
    /// The language of the notices, as its tag.
    language: String,
    /// The origin of the site at which they were turned on; empty if the browser did not say.
    site: String,
    /// Seconds since 1970.
    created_at: i64,
}

/// The result of a finished game.
#[derive(Serialize, ToSchema)]
struct DataResult {
    /// The table.
    table: String,
    /// When the game ended, in seconds since 1970.
    finished_at: i64,
    /// `seven-second`, `seven-first`, `free-city` or `duel`.
    game: &'static str,
    /// The number of players.
    seats: usize,
    /// The board of 7 Wonders, or the wonders of Duel.
    boards: Vec<String>,
    /// The place, from 1.
    place: Option<usize>,
    /// Whether the person has won.
    won: bool,
    /// The points; null if they did not decide.
    points: Option<i32>,
    /// `civilian`, `military`, `science`, or another word.
    victory: String,
    /// The number of hints taken.
    hints: usize,
}

/// The person's game of an event.
#[derive(Serialize, ToSchema)]
struct DataEventGame {
    /// The event.
    event: String,
    /// The round or deal, from 1.
    round: usize,
    /// The table; null for a bye.
    table: Option<String>,
    /// When the game ended, in seconds since 1970; null before.
    finished_at: Option<i64>,
    /// The place, from 1.
    place: Option<usize>,
    /// The lead over the best of the others, in points.
    lead: Option<i32>,
}

/// The person's game that counts for the deal of a day.
#[derive(Serialize, ToSchema)]
struct DataDaily {
    /// `seven`, `free-city` or `duel`.
    game: String,
    /// The UTC day, counted since 1970.
    day: i64,
    /// The table.
    table: String,
    /// When the game ended, in seconds since 1970; null if it did not end in its day.
    finished_at: Option<i64>,
    /// The place, from 1.
    place: Option<usize>,
    /// The lead over the best of the others, in points.
    lead: Option<i32>,
    /// A code of the network that the table was opened from.
    network: Option<String>,
}

/// A puzzle that the person has answered.
#[derive(Serialize, ToSchema)]
struct DataPuzzle {
    /// The game: `seven` or `duel`.
    game: String,
    /// The number of the puzzle.
    number: usize,
    /// Whether the first answer solved it.
    at_once: bool,
    /// When the first answer came, in seconds since 1970.
    answered_at: i64,
    /// When it was solved, in seconds since 1970.
    solved_at: Option<i64>,
}

/// A browser or a program that is signed in.
#[derive(Serialize, ToSchema)]
struct DataSession {
    /// Whether it is a program.
    program: bool,
    /// What the person calls it.
    label: String,
    /// Seconds since 1970.
    created_at: i64,
}

/// A table of the person.
#[derive(Serialize, ToSchema)]
struct DataTable {
    /// The name of the table in addresses.
    table: String,
    /// `gathering`, `playing`, `over` or `closed`.
    stage: &'static str,
    /// Whether the person opened it.
    host: bool,
    /// The person's seat.
    seat: Option<usize>,
    /// The options as pairs of a name and a value.
    #[schema(value_type = Vec<Vec<String>>)]
    options: Value,
    /// Seconds since 1970.
    created_at: i64,
    /// When the game ended, in seconds since 1970.
    finished_at: Option<i64>,
    /// The person's messages there.
    said: Vec<DataMessage>,
    /// The record, if the game is over.
    #[schema(value_type = Option<Object>)]
    record: Option<Value>,
}

/// A message of the person.
#[derive(Serialize, ToSchema)]
struct DataMessage {
    /// The text.
    text: String,
    /// Seconds since 1970.
    at: i64,
}

/// A report of the person.
#[derive(Serialize, ToSchema)]
struct DataReport {
    /// What it was about.
    about: String,
    /// The table.
    table: String,
    /// The name or the message as it was then.
    quoted: String,
    /// The reason.
    reason: String,
    /// Seconds since 1970.
    at: i64,
}

/// A ban or mute of the person.
#[derive(Serialize, ToSchema)]
struct DataBan {
    /// Whether it is a mute: the person may play, but not write to others.
    mute: bool,
    /// The reason.
    reason: String,
    /// When it ends, in seconds since 1970.
    until: Option<i64>,
}

/// The person of a request, if it may manage their data: a person in a browser, or a program that was created as a
/// person. A token lent to a program plays and reads games, and nothing else.
async fn may_decide<'a>(app: &AppState, visitor: &'a Visitor) -> Result<&'a Person, Error> {
    let person = visitor.known()?;
    if visitor.is_program {
        let row = app.people.row(person.id).await?;
        let sessions = app.store.sessions(person.id).await?;
        if row.login.is_some() || sessions.iter().any(|session| !session.api) {
            return Err(Error::NotByProgram);
        }
    }
    Ok(person)
}

/// Everything the server knows about you.
pub(in crate::http) async fn collect(
    app: &AppState,
    visitor: &Visitor,
) -> Result<PersonalData, Error> {
    let person = may_decide(app, visitor).await?.id;
    app.limits.person(person, RateLimit::Data)?;
    let row = app.people.row(person).await?;
    let sessions = app.store.sessions(person).await?.into_iter();
    let sessions = sessions.map(|session| DataSession {
        program: session.api,
        label: session.label,
        created_at: session.created_at,
    });
    let mut tables = Vec::new();
    for id in app.store.all_tables_of(person).await? {
        if let Some(row) = app.store.table_row(&id).await? {
            tables.push(table(app, row, person).await?);
        }
    }
    let reports = app.store.reports_of(person).await?.into_iter();
    let reports = reports.map(|report| DataReport {
        about: report.about,
        table: report.table,
        quoted: report.quoted,
        reason: report.reason,
        at: report.at,
    });
    let bans = app.store.bans().await?.into_iter();
    let bans = bans.filter(|ban| ban.person == Some(person));
    let bans = bans.map(|ban| DataBan {
        mute: ban.mute,
        reason: ban.reason,
        until: ban.until,
    });
    let notices = app.store.notice_addresses(person).await?.into_iter();
    let notices = notices.map(|row| DataNotices {
        address: row.address,
        confirmed: row.confirmed,
        language: row.language,
        site: row.site,
        created_at: row.created_at,
    });
    let relations = app.store.relations(person).await?.into_iter();
    let relations = relations.map(|row| DataRelation {
        name: row.other.name,
        relation: row.relation.name(),
        created_at: row.created_at,
    });
    let ladders = app.store.ladder_programs().await?.into_iter();
    let ladders = ladders.filter(|row| row.person.id == person);
    let ladders = ladders.map(|row| DataLadder {
        game: row.game,
        owner: row.owner,
        active: row.wants,
    });
    Ok(PersonalData {
        relations: relations.collect(),
        ladders: ladders.collect(),
        program: row.program,
        name: row.name,
        login: row.login,
        has_code: row.has_code,
        created_at: row.created_at,
        settings: json(&row.settings),
        sessions: sessions.collect(),
        tables,
        results: results(app, person).await?,
        daily: daily(app, person).await?,
        leagues: leagues(app, person).await?,
        events: events(app, person).await?,
        puzzles: puzzles(app, person).await?,
        ratings: OwnRatings::of(app, person).await?,
        reports: reports.collect(),
        bans: bans.collect(),
        notices: notices.collect(),
    })
}

async fn table(app: &AppState, row: TableRow, person: PersonId) -> Result<DataTable, Error> {
    let said = app.store.messages_of(&row.id, person).await?.into_iter();
    let said = said.map(|message| DataMessage {
        text: message.text,
        at: message.at,
    });
    // The record of an unfinished game contains what its seats may not know.
    let record = if row.stage == TableStage::Over {
        let requester = Requester::person(Some(person));
        let game = app.tables.finished(&row.id, requester).await;
        game.ok().map(|game| json(&game.record()))
    } else {
        None
    };
    let seats = seats::read(&row.seats).unwrap_or_default();
    Ok(DataTable {
        stage: row.stage.name(),
        host: row.host == person,
        seat: seats.iter().position(|seat| seat.person == Some(person)),
        options: json(&row.options),
        created_at: row.created_at,
        finished_at: row.finished_at,
        said: said.collect(),
        record,
        table: row.id,
    })
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or(Value::Null)
}

/// The data as a file download.
pub(in crate::http) fn file(data: &PersonalData) -> Result<Response, Error> {
    let text = serde_json::to_string_pretty(data);
    let text = text.map_err(|error| Error::Broken(format!("plain data: {error}")))?;
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"antipater-my-data.json\"",
        ),
    ];
    Ok(answer((headers, text), None))
}

async fn download(State(app): State<AppState>, visitor: Visitor) -> Result<Response, Error> {
    visitor.owner()?;
    file(&collect(&app, &visitor).await?)
}

/// The person's name, typed as confirmation.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct Confirmation {
    /// Your name, so that nothing is deleted by mistake.
    name: String,
}

async fn delete(
    State(app): State<AppState>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Error> {
    let form: Confirmation = form(request, &app).await?;
    visitor.owner()?;
    match forget(&app, &visitor, &form).await {
        Ok(()) => Ok(answer(see("/"), app.cookies.no_session())),
        Err(Error::NotConfirmed) => {
            let news = News {
                not_confirmed: true,
                ..News::default()
            };
            let page = account_page(&app, &visitor, &news).await?;
            Ok(answer((StatusCode::BAD_REQUEST, page), None))
        }
        Err(error) => Err(error),
    }
}

/// Deletes the person's data. Games stay, without the name; imported games are removed.
pub(in crate::http) async fn forget(
    app: &AppState,
    visitor: &Visitor,
    confirmed: &Confirmation,
) -> Result<(), Error> {
    let person = may_decide(app, visitor).await?;
    let row = app.people.row(person.id).await?;
    if confirmed.name.trim() != row.name {
        return Err(Error::NotConfirmed);
    }
    app.limits.person(person.id, RateLimit::Data)?;
    app.tables.remove_imported(person.id).await?;
    app.tables.forget_everywhere(person.id).await?;
    app.store.forget_person(person.id).await?;
    app.people.forget_sessions(person.id);
    app.moderation.forget(person.id);
    app.moderation.read_again().await
}

async fn results(app: &AppState, person: PersonId) -> Result<Vec<DataResult>, Error> {
    let games = app.tables.history(person, &HistoryPart::default()).await?;
    let results = games.into_iter().map(|game| DataResult {
        table: game.table,
        finished_at: game.finished_at,
        game: game.result.game.name(),
        seats: game.result.seats,
        boards: game.result.boards.iter().map(ToString::to_string).collect(),
        place: game.result.place,
        won: game.result.won,
        points: game.result.points,
        victory: game.result.victory,
        hints: game.hints,
    });
    Ok(results.collect())
}

async fn daily(app: &AppState, person: PersonId) -> Result<Vec<DataDaily>, Error> {
    let rows = app.store.daily_starts_of(person).await?.into_iter();
    let games = rows.map(|(start, result)| DataDaily {
        game: start.game,
        day: start.day,
        table: start.table,
        finished_at: result.as_ref().map(|result| result.finished_at),
        place: result.as_ref().map(|result| result.place),
        lead: result.as_ref().map(|result| result.lead),
        network: start.network,
    });
    Ok(games.collect())
}

async fn leagues(app: &AppState, person: PersonId) -> Result<Vec<(i64, usize)>, Error> {
    let rows = app.store.leagues_of(person).await?.into_iter();
    Ok(rows.map(|(week, group)| (week, group + 1)).collect())
}

async fn events(app: &AppState, person: PersonId) -> Result<Vec<DataEventGame>, Error> {
    let rows = app.store.event_games_of(person).await?.into_iter();
    let games = rows.map(|row| DataEventGame {
        event: row.event,
        round: row.round,
        table: row.table,
        finished_at: row.result.as_ref().map(|result| result.finished_at),
        place: row.result.as_ref().map(|result| result.place),
        lead: row.result.as_ref().map(|result| result.lead),
    });
    Ok(games.collect())
}

async fn puzzles(app: &AppState, person: PersonId) -> Result<Vec<DataPuzzle>, Error> {
    let rows = app.store.puzzles_of(person).await?.into_iter();
    let puzzles = rows.map(|row| DataPuzzle {
        game: row.game,
        number: row.number,
        at_once: row.at_once,
        answered_at: row.answered_at,
        solved_at: row.solved_at,
    });
    Ok(puzzles.collect())
}
