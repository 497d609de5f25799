//! Rows as they go into the database and come out of it.
//!
//! Times are seconds since 1970. Ticks are milliseconds in which a server has run on this database.

use crate::ids::PersonId;
use crate::statements::Row;

/// A person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    /// The id of the person.
    pub id: PersonId,
    /// The name for display.
    pub name: String,
    /// Whether there is a recovery code.
    pub has_code: bool,
    /// The name to log in with.
    pub login: Option<String>,
    /// The person's settings, as JSON.
    pub settings: String,
    /// Seconds since 1970.
    pub created_at: i64,
}

/// A browser or a program that acts for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// SHA-256 of its token.
    pub token: [u8; 32],
    /// Whom it acts for.
    pub person: PersonId,
    /// Whether it is a program.
    pub api: bool,
    /// What the person calls it.
    pub label: String,
    /// What kind of browser it is; empty where it does not say.
    pub device: String,
    /// Seconds since 1970.
    pub created_at: i64,
    /// When it was used last, in seconds since 1970; `None` for one from before this was written down.
    pub used_at: Option<i64>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableStage {
    /// People may still sit down; nothing is dealt.
    Gathering,
    /// Play goes on.
    Playing,
    /// The game is over.
    Over,
    /// The table was given up.
    Closed,
}

/// A table without its steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The name of the table in addresses.
    pub id: String,
    /// Who set it up.
    pub host: PersonId,
    /// How far it has come.
    pub stage: TableStage,
    /// The options, as JSON.
    pub options: String,
    /// Who sits where, as JSON.
    pub seats: String,
    /// The record without moves, as JSON; empty while people gather.
    pub record: String,
    /// What lets somebody sit down.
    pub invitation: Option<String>,
    /// What lets somebody watch.
    pub watch: Option<String>,
    /// Whether everybody may find the table.
    pub listed: bool,
    /// When the present step began, in ticks.
    pub step_began: Option<i64>,
    /// When a bot decides for people who have not, in ticks.
    pub deadline: Option<i64>,
    /// The next table of the same people.
    pub rematch: Option<String>,
    /// The table whose deal this is.
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
    /// The step as the record's moves write it.
    pub step: String,
    /// The name the client gave to the decision that completed it.
    pub client_move_id: Option<String>,
}

/// A choice in the log: it counts as long as the step it is for is not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceRow {
    /// The number of the step.
    pub step: usize,
    /// The number of the seat that is chosen for.
    pub seat: usize,
    /// The name the client gave to the decision.
    pub client_move_id: String,
    /// The action as the record's moves write it; `None` takes back what was chosen.
    pub action: Option<String>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MessageRow {
    /// Counts the messages of a table from 0.
    pub number: usize,
    /// What kind of message it is.
    pub kind: String,
    /// Who said it.
    pub person: Option<PersonId>,
    /// The seat it was said from.
    pub seat: Option<usize>,
    /// The name at that time.
    pub name: String,
    /// What was said.
    pub text: String,
    /// Seconds since 1970.
    pub at: i64,
}

impl MessageRow {
    /// Whether the same person says the same as in the last message, within this many seconds: it was sent again because
    /// nothing had answered.
    pub fn repeats(&self, last: Option<&MessageRow>, within: i64) -> bool {
        last.is_some_and(|last| {
            (&self.kind, self.person, &self.text) == (&last.kind, last.person, &last.text)
                && self.at - last.at <= within
        })
    }
}

/// What one change to a table writes, all or nothing.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct TableWrite {
    /// The row of the table, where more of it changes than [`Progress`] says.
    pub row: Option<TableRow>,
    /// The number of the first step, and the steps to append to the log.
    pub steps: (usize, Vec<MoveRow>),
    /// How far the table has come then.
    pub progress: Option<Progress>,
    /// The number of the first choice, and the choices to append to their log.
    pub choices: (usize, Vec<ChoiceRow>),
    /// What was said.
    pub messages: Vec<MessageRow>,
    /// A hint that was taken: the number of the decision, and of the seat. Noting it again is harmless.
    pub hint: Option<(usize, usize)>,
}

/// What steps change in their table's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Progress {
    /// Whether the game is then over.
    pub over: bool,
    /// When the present step began, in ticks.
    pub step_began: Option<i64>,
    /// When a bot decides for people who have not, in ticks.
    pub deadline: Option<i64>,
}

impl TableStage {
    /// All stages in their order.
    pub const ALL: [TableStage; 4] = [
        TableStage::Gathering,
        TableStage::Playing,
        TableStage::Over,
        TableStage::Closed,
    ];

    /// The word for it in the database.
    pub fn name(self) -> &'static str {
        match self {
            TableStage::Gathering => "gathering",
            TableStage::Playing => "playing",
            TableStage::Over => "over",
            TableStage::Closed => "closed",
        }
    }

    /// The stage that a word stands for.
    pub fn named(name: &str) -> Option<TableStage> {
        TableStage::ALL
            .into_iter()
            .find(|stage| stage.name() == name)
    }
}

impl TableRow {
    /// A table at which people gather and nobody sits yet.
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
            step_began: None,
            deadline: None,
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
         tables.watch, tables.listed, tables.step_began, tables.deadline, tables.rematch, tables.same_deal, \
         tables.created_at, tables.started_at, tables.finished_at"
    };
}

/// The columns of `people` that [`person_row`] reads.
macro_rules! person_columns {
    () => {
        "people.id AS person_id, people.name, people.recovery IS NOT NULL AS has_code, people.login, people.settings, \
         people.created_at AS person_since"
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
        step_began: row.try_get("step_began")?,
        deadline: row.try_get("deadline")?,
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

/// The 32 bytes of a column, if it has any.
pub(super) fn key_if_any(row: &Row, column: &str) -> Result<Option<[u8; 32]>, sqlx::Error> {
    let bytes: Option<&[u8]> = row.try_get(column)?;
    bytes.map(key_of).transpose()
}

fn key_of(bytes: &[u8]) -> Result<[u8; 32], sqlx::Error> {
    bytes
        .try_into()
        .map_err(|_| sqlx::Error::Decode("a key has 32 bytes".into()))
}
