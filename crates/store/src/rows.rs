//! Row types of the database.
//!
//! Times are seconds since 1970. Ticks are milliseconds of server running time on this database.

use crate::ids::PersonId;
use crate::statements::Row;

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The id of the person.
    pub id: PersonId,
    /// The name for display.
    pub name: String,
    /// Whether a recovery code is set.
    pub has_code: bool,
    /// The name to log in with, if a login is set.
    pub login: Option<String>,
    /// The person's settings, as JSON.
    pub settings: String,
    /// Seconds since 1970.
    pub created_at: i64,
    /// Whether it is a program.
    pub program: bool,
}

/// A browser or program that acts for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// SHA-256 of its token.
    pub token: [u8; 32],
    /// The person for whom it acts.
    pub person: PersonId,
    /// Whether it is a program.
    pub api: bool,
    /// The person's label for it.
    pub label: String,
    /// The kind of browser; empty if unknown.
    pub device: String,
    /// Seconds since 1970.
    pub created_at: i64,
    /// When it was last used, in seconds since 1970; `None` for sessions older than this column.
    pub used_at: Option<i64>,
}

/// The stage of a table's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableStage {
    /// People may sit down; nothing is dealt.
    Gathering,
    /// The game is in progress.
    Playing,
    /// The game is over.
    Over,
    /// The table was given up.
    Closed,
}

/// A table without its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The id of the table, as in its address.
    pub id: String,
    /// The person who opened it.
    pub host: PersonId,
    /// The stage.
    pub stage: TableStage,
    /// The options, as JSON.
    pub options: String,
    /// The seats and their players, as JSON.
    pub seats: String,
    /// The record without moves, as JSON; empty before the deal.
    pub record: String,
    /// The secret that allows a person to sit down.
    pub invitation: Option<String>,
    /// The secret that allows a person to watch.
    pub watch: Option<String>,
    /// Whether the table is in the public lobby.
    pub listed: bool,
    /// Whether strangers may watch the game.
    pub watchable: bool,
    /// When the present step began, in ticks.
    pub step_began: Option<i64>,
    /// When a bot decides for people who have not chosen, in ticks.
    pub deadline: Option<i64>,
    /// The time banks on the present step, as JSON; `None` without banks, and until something happens after the deal.
    pub banks: Option<String>,
    /// The pause of the table or its proposal, as JSON.
    pub pause: Option<String>,
    /// The next table of the same people.
    pub rematch: Option<String>,
    /// The earlier table with the same deal.
    pub same_deal: Option<String>,
    /// Seconds since 1970.
    pub created_at: i64,
    /// When the game was dealt, in seconds since 1970.
    pub started_at: Option<i64>,
    /// When the game ended, in seconds since 1970.
    pub finished_at: Option<i64>,
}

/// A step in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The step in the record format.
    pub step: String,
    /// The client's id for the decision that completed the step.
    pub client_move_id: Option<String>,
    /// What people with time banks have used on it, as JSON.
    pub used: Option<String>,
}

/// A choice in the log; it counts until its step is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceRow {
    /// The number of the step.
    pub step: usize,
    /// The seat that it is for.
    pub seat: usize,
    /// The client's id for the decision.
    pub client_move_id: String,
    /// The action in the record format; `None` withdraws the choice.
    pub action: Option<String>,
}

/// A message at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageRow {
    /// Numbers the messages of a table from 0.
    pub number: usize,
    /// The kind of message.
    pub kind: String,
    /// The author.
    pub person: Option<PersonId>,
    /// The author's seat.
    pub seat: Option<usize>,
    /// The author's name at that time.
    pub name: String,
    /// The text.
    pub text: String,
    /// Seconds since 1970.
    pub at: i64,
}

impl MessageRow {
    /// Whether this message repeats the last one within this many seconds: the client sent it again for lack of an
    /// answer.
    pub fn repeats(&self, last: Option<&MessageRow>, within: i64) -> bool {
        last.is_some_and(|last| {
            (&self.kind, self.person, &self.text) == (&last.kind, last.person, &last.text)
                && self.at - last.at <= within
        })
    }
}

/// A change to a table, written atomically.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct TableWrite {
    /// The table's row, if more of it changes than [`Progress`] covers.
    pub row: Option<TableRow>,
    /// The number of the first step, and the steps to append.
    pub steps: (usize, Vec<MoveRow>),
    /// The new progress.
    pub progress: Option<Progress>,
    /// The number of the first choice, and the choices to append.
    pub choices: (usize, Vec<ChoiceRow>),
    /// The messages to append.
    pub messages: Vec<MessageRow>,
    /// A hint that was taken: the number of the decision and the seat. Recording it twice is harmless.
    pub hint: Option<(usize, usize)>,
}

/// The columns of a table's row that steps, time banks and pauses change.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Progress {
    /// Whether the game is over afterwards.
    pub over: bool,
    /// When the present step began, in ticks.
    pub step_began: Option<i64>,
    /// When a bot decides for people who have not chosen, in ticks.
    pub deadline: Option<i64>,
    /// The time banks on the present step, as JSON.
    pub banks: Option<String>,
    /// The pause of the table or its proposal, as JSON.
    pub pause: Option<String>,
}

impl TableStage {
    /// All stages, in order.
    pub const ALL: [TableStage; 4] = [
        TableStage::Gathering,
        TableStage::Playing,
        TableStage::Over,
        TableStage::Closed,
    ];

    /// The stage's name in the database.
    pub fn name(self) -> &'static str {
        match self {
            TableStage::Gathering => "gathering",
            TableStage::Playing => "playing",
            TableStage::Over => "over",
            TableStage::Closed => "closed",
        }
    }

    /// The stage with this name.
    pub fn named(name: &str) -> Option<TableStage> {
        TableStage::ALL
            .into_iter()
            .find(|stage| stage.name() == name)
    }
}

impl TableRow {
    /// A table that has just been opened, without players.
    pub fn empty(id: impl Into<String>, host: PersonId, created_at: i64) -> TableRow {
        TableRow {
            id: id.into(),
            host,
            stage: TableStage::Gathering,
            options: "[]".to_owned(),
            seats: "[]".to_owned(),
            record: String::new(),
            invitation: None,
            watch: None,
            listed: false,
            watchable: false,
            step_began: None,
            deadline: None,
            banks: None,
            pause: None,
            rematch: None,
            same_deal: None,
            created_at,
            started_at: None,
            finished_at: None,
        }
    }
}

/// The columns of `tables` that [`table_row`] reads.
macro_rules! table_columns {
    () => {
        "tables.id, tables.owner, tables.stage, tables.options, tables.seats, tables.record, tables.invitation, \
         tables.watch, tables.listed, tables.watchable, tables.step_began, tables.deadline, tables.banks, tables.pause, \
         tables.rematch, tables.same_deal, tables.created_at, tables.started_at, tables.finished_at"
    };
}

/// The columns of `people` that [`person_row`] reads.
macro_rules! person_columns {
    () => {
        "people.id AS person_id, people.name, people.recovery IS NOT NULL AS has_code, people.login, people.settings, \
         people.created_at AS person_since, people.program"
    };
}

/// The columns of `sessions` that [`session_row`] reads.
macro_rules! session_columns {
    () => {
        "sessions.token, sessions.person, sessions.api, sessions.label, sessions.device, sessions.created_at, \
         sessions.used_at"
    };
}

pub(super) use {person_columns, session_columns, table_columns};

pub(super) fn table_row(row: &Row) -> Result<TableRow, sqlx::Error> {
    let stage: &str = row.try_get("stage")?;
    let stage = TableStage::named(stage)
        .ok_or_else(|| sqlx::Error::Decode(format!("unknown stage \"{stage}\"").into()))?;
    Ok(TableRow {
        id: row.try_get("id")?,
        host: PersonId(key(row, "owner")?),
        stage,
        options: row.try_get("options")?,
        seats: row.try_get("seats")?,
        record: row.try_get("record")?,
        invitation: row.try_get("invitation")?,
        watch: row.try_get("watch")?,
        listed: row.try_get::<i64>("listed")? != 0,
        watchable: row.try_get::<i64>("watchable")? != 0,
        step_began: row.try_get("step_began")?,
        deadline: row.try_get("deadline")?,
        banks: row.try_get("banks")?,
        pause: row.try_get("pause")?,
        rematch: row.try_get("rematch")?,
        same_deal: row.try_get("same_deal")?,
        created_at: row.try_get("created_at")?,
        started_at: row.try_get("started_at")?,
        finished_at: row.try_get("finished_at")?,
    })
}

pub(super) fn person_row(row: &Row) -> Result<PersonRow, sqlx::Error> {
    Ok(PersonRow {
        id: PersonId(key(row, "person_id")?),
        name: row.try_get("name")?,
        has_code: row.try_get("has_code")?,
        login: row.try_get("login")?,
        settings: row.try_get("settings")?,
        created_at: row.try_get("person_since")?,
        program: row.try_get::<i64>("program")? != 0,
    })
}

pub(super) fn session_row(row: &Row) -> Result<SessionRow, sqlx::Error> {
    Ok(SessionRow {
        token: key(row, "token")?,
        person: PersonId(key(row, "person")?),
        api: row.try_get::<i64>("api")? != 0,
        label: row.try_get("label")?,
        device: row.try_get("device")?,
        created_at: row.try_get("created_at")?,
        used_at: row.try_get("used_at")?,
    })
}

pub(super) fn move_row(row: &Row) -> Result<MoveRow, sqlx::Error> {
    Ok(MoveRow {
        step: row.try_get("step")?,
        client_move_id: row.try_get("client_move_id")?,
        used: row.try_get("used")?,
    })
}

pub(super) fn choice_row(row: &Row) -> Result<ChoiceRow, sqlx::Error> {
    Ok(ChoiceRow {
        step: row.try_get::<i64>("seq")? as usize,
        seat: row.try_get::<i64>("seat")? as usize,
        client_move_id: row.try_get("client_move_id")?,
        action: row.try_get("action")?,
    })
}

pub(super) fn message_row(row: &Row) -> Result<MessageRow, sqlx::Error> {
    let person: Option<&[u8]> = row.try_get("person")?;
    Ok(MessageRow {
        number: row.try_get::<i64>("number")? as usize,
        kind: row.try_get("kind")?,
        person: person.map(key_of).transpose()?.map(PersonId),
        seat: row
            .try_get::<Option<i64>>("seat")?
            .map(|seat| seat as usize),
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    })
}

/// The 32 bytes of a column.
pub(super) fn key(row: &Row, column: &str) -> Result<[u8; 32], sqlx::Error> {
    key_of(row.try_get(column)?)
}

/// The 32 bytes of a column, or `None` for NULL.
pub(super) fn key_if_any(row: &Row, column: &str) -> Result<Option<[u8; 32]>, sqlx::Error> {
    let bytes: Option<&[u8]> = row.try_get(column)?;
    bytes.map(key_of).transpose()
}

fn key_of(bytes: &[u8]) -> Result<[u8; 32], sqlx::Error> {
    bytes
        .try_into()
        .map_err(|_| sqlx::Error::Decode("a key has 32 bytes".into()))
}
