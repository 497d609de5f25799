//! Exports all tables as lines of JSON, and imports them.
//!
//! A line contains a whole table: its row, steps, choices, messages, and the names of its people. It contains nothing
//! that grants access: no sessions, codes or passwords, and the import makes new invitations. What is JSON in the store
//! is unchanged text in a line.

use std::collections::BTreeSet;
use std::fmt;
use std::io::{self, BufRead, Read};

use serde::{Deserialize, Serialize};

use crate::Store;
use crate::hints::{HINTS, HintRow, hint_row, insert_hint};
use crate::ids::{PersonId, hex, random_bytes, unhex};
use crate::rows::{
    ChoiceRow, MessageRow, MoveRow, TableRow, TableStage, choice_row, key, message_row, move_row,
    table_columns, table_row,
};
use crate::statements::{Connection, Row, scalar, statement};
use crate::tables::{
    MESSAGES, has_table, insert_choice, insert_message, insert_move, insert_table, seat,
};

/// The format of exported lines; it grows when older versions could not read them. All formats up to it can be
/// imported.
const FORMAT: u32 = 3;
/// The longest line, in bytes. A usual table has about ten thousand, and its messages.
const LONGEST: u64 = 64 << 20;
/// Bytes of randomness in a new invitation.
const INVITATION_BYTES: usize = 16;

/// The range of times of a table, in ticks: a hundred years before and after.
const TIMES: std::ops::RangeInclusive<i64> = -3_155_760_000_000..=3_155_760_000_000;
/// The range of dates, in seconds since 1970: to the end of the year 9999.
const DATES: std::ops::RangeInclusive<i64> = 0..=253_402_300_799;

/// Sanitizes the names of an imported table; returns what is wrong with it.
pub type Check = fn(&mut StoredRows) -> Result<(), String>;

/// An imported table with its logs.
pub struct StoredRows {
    /// The table. Its ticks are converted to those of this database.
    pub row: TableRow,
    /// The steps, in order.
    pub moves: Vec<MoveRow>,
    /// The choices, in order.
    pub choices: Vec<ChoiceRow>,
    /// The messages, the oldest first.
    pub messages: Vec<MessageRow>,
    /// The people whom the table names. Known people stay unchanged.
    pub people: Vec<StoredPerson>,
}

/// A person whom an imported table names. The person has no session yet, so no one can act for them.
pub struct StoredPerson {
    /// The id of the person.
    pub id: PersonId,
    /// The name for display.
    pub name: String,
    /// Seconds since 1970.
    pub created_at: i64,
    /// Whether the person wants ratings.
    pub rated: bool,
}

/// The result of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Imported {
    /// The number of imported tables.
    pub new: usize,
    /// The number of tables that existed already and stay unchanged.
    pub known: usize,
}

/// Why an export or import failed.
#[derive(Debug)]
pub enum LinesError {
    /// The store failed.
    Store(sqlx::Error),
    /// The lines cannot be read or written.
    File(io::Error),
    /// A line, counted from 1, is no table.
    Line(usize, String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    format: u32,
    table: String,
    host: Key,
    stage: String,
    options: String,
    seats: String,
    record: String,
    /// Whether the table had an invitation and a watch secret.
    invitation: bool,
    watch: bool,
    listed: bool,
    /// Absent in older files, where strangers may watch what is listed.
    #[serde(default)]
    watchable: Option<bool>,
    /// In ticks: the time since the step began, and the time left until the deadline.
    step_age: Option<i64>,
    time_left: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    banks: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pause: Option<String>,
    rematch: Option<String>,
    same_deal: Option<String>,
    created_at: i64,
    started_at: Option<i64>,
    finished_at: Option<i64>,
    /// The known people whom the line names.
    people: Vec<Person>,
    seated: Vec<Key>,
    moves: Vec<Move>,
    choices: Vec<Choice>,
    messages: Vec<Message>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hints: Vec<Hint>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Person {
    id: Key,
    name: String,
    created_at: i64,
    /// Whether the person wants no ratings.
    #[serde(default, skip_serializing_if = "is_false")]
    unrated: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Hint {
    step: u32,
    seat: u32,
    at: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    step: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    used: Option<String>,
    at: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Choice {
    step: u32,
    seat: u32,
    id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    at: i64,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Message {
    number: u32,
    kind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    person: Option<Key>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u32>,
    name: String,
    text: String,
    at: i64,
}

/// A person's id, in hexadecimal digits.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
struct Key(PersonId);

impl Store {
    /// Passes each table to `line` as a line without its end, the oldest first; returns their number. All are from one
    /// snapshot. `finished` leaves out unfinished games.
    ///
    /// # Errors
    /// If the query fails, or the line cannot be written.
    pub async fn export(
        &self,
        finished: bool,
        mut line: impl FnMut(&str) -> io::Result<()>,
    ) -> Result<usize, LinesError> {
        let mut moment = self.reading.moment().await?;
        let ids = scalar(if finished {
            "SELECT id FROM tables WHERE stage = 'over' ORDER BY created_at, id"
        } else {
            "SELECT id FROM tables ORDER BY created_at, id"
        });
        let ids: Vec<String> = ids.fetch_all(&mut moment).await?;
        for id in &ids {
            let table = read(&mut moment, id, self.uptime).await?;
            let text = serde_json::to_string(&table)
                .map_err(|error| LinesError::File(io::Error::other(error)))?;
            line(&text).map_err(LinesError::File)?;
        }
        Ok(ids.len())
    }

    /// Stores the tables of these lines, all or none; existing tables stay unchanged. `check` sanitizes each new one.
    /// Other writers wait until all lines are read.
    ///
    /// # Errors
    /// If the query fails, the lines cannot be read, or one is not a valid table.
    pub async fn import(
        &self,
        mut lines: Box<dyn BufRead + Send>,
        check: Check,
    ) -> Result<Imported, LinesError> {
        let uptime = self.uptime;
        let now = self.clock.unix_seconds();
        self.writer
            .write(move |connection| {
                Box::pin(async move {
                    let mut imported = Imported::default();
                    let mut number = 0;
                    while let Some(text) = next(&mut lines, &mut number)? {
                        let at = |why: String| LinesError::Line(number, why);
                        let line = Line::parse(&text).map_err(at)?;
                        if has_table(connection, &line.table).await? {
                            imported.known += 1;
                        } else {
                            let table = line.rows(uptime, check).map_err(at)?;
                            let written = table.write(connection).await;
                            written.map_err(|error| at(error.to_string()))?;
                            touch(connection, &table.rows.row.id, now).await?;
                            imported.new += 1;
                        }
                    }
                    Ok(imported)
                })
            })
            .await
    }
}

/// Reads lines as an import does, except for the checks of a database; returns their number.
pub fn read_lines(lines: &mut dyn BufRead, check: Check) -> Result<usize, LinesError> {
    let (mut number, mut tables) = (0, 0);
    while let Some(text) = next(lines, &mut number)? {
        let table = Line::parse(&text).and_then(|line| line.rows(0, check));
        table.map_err(|why| LinesError::Line(number, why))?;
        tables += 1;
    }
    Ok(tables)
}

/// Reads a whole table.
async fn read(connection: &mut Connection, id: &str, uptime: i64) -> Result<Line, sqlx::Error> {
    let query = concat!("SELECT ", table_columns!(), " FROM tables WHERE id = $1");
    let row = statement(query).bind(id);
    let row = table_row(&row.fetch_one(&mut *connection).await?)?;
    let seated = statement("SELECT person FROM seatings WHERE table_id = $1 ORDER BY person");
    let seated = seated.bind(id).fetch_all(&mut *connection).await?;
    let seated = seated
        .iter()
        .map(|row| Ok(Key(PersonId(key(row, "person")?))));
    let seated = seated.collect::<Result<Vec<_>, sqlx::Error>>()?;
    let moves = statement(
        "SELECT step, client_move_id, used, at FROM moves WHERE table_id = $1 ORDER BY seq",
    );
    let moves = moves.bind(id).fetch_all(&mut *connection).await?;
    let choices = statement(
        "SELECT seq, seat, client_move_id, action, at FROM choices WHERE table_id = $1 ORDER BY number",
    );
    let choices = choices.bind(id).fetch_all(&mut *connection).await?;
    let messages = statement(MESSAGES).bind(id).bind(i64::MAX);
    let messages = messages.fetch_all(&mut *connection).await?;
    let messages = messages.iter().rev().map(message_row);
    let messages = messages.collect::<Result<Vec<_>, _>>()?;
    let named = seated.iter().map(|key| key.0.0);
    let said = messages.iter().filter_map(|message| message.person);
    let named = named.chain(said.map(|person| person.0)).chain([row.host.0]);
    let people = people(connection, named.collect()).await?;
    let hints = statement(HINTS).bind(id).fetch_all(&mut *connection);
    let hints = hints.await?;
    let hints = hints.iter().map(|row| hint_row(row).map(a_hint));
    let hints = hints.collect::<Result<Vec<_>, _>>()?;
    Ok(Line {
        format: FORMAT,
        table: row.id,
        host: Key(row.host),
        stage: row.stage.name().to_owned(),
        options: row.options,
        seats: row.seats,
        record: row.record,
        invitation: row.invitation.is_some(),
        watch: row.watch.is_some(),
        listed: row.listed,
        watchable: Some(row.watchable),
        // A running server stored its uptime a while ago, so the step may have begun later than that.
        step_age: row
            .step_began
            .map(|began| uptime.saturating_sub(began).max(0)),
        time_left: row.deadline.map(|deadline| deadline.saturating_sub(uptime)),
        banks: row.banks,
        pause: row.pause,
        rematch: row.rematch,
        same_deal: row.same_deal,
        created_at: row.created_at,
        started_at: row.started_at,
        finished_at: row.finished_at,
        people,
        seated,
        moves: moves.iter().map(a_move).collect::<Result<_, _>>()?,
        choices: choices.iter().map(a_choice).collect::<Result<_, _>>()?,
        messages: messages.into_iter().map(a_message).collect(),
        hints,
    })
}

/// The people of these ids who are known.
async fn people(
    connection: &mut Connection,
    named: BTreeSet<[u8; 32]>,
) -> Result<Vec<Person>, sqlx::Error> {
    let mut people = Vec::new();
    for id in named {
        let row = statement(
            "SELECT name, created_at, rated_since IS NULL AS unrated FROM people WHERE id = $1",
        );
        let row = row.bind(&id[..]).fetch_optional(&mut *connection).await?;
        if let Some(row) = row {
            people.push(Person {
                id: Key(PersonId(id)),
                name: row.try_get("name")?,
                created_at: row.try_get("created_at")?,
                unrated: row.try_get("unrated")?,
            });
        }
    }
    Ok(people)
}

fn a_move(row: &Row) -> Result<Move, sqlx::Error> {
    let at = row.try_get("at")?;
    let row = move_row(row)?;
    Ok(Move {
        step: row.step,
        id: row.client_move_id,
        used: row.used,
        at,
    })
}

fn a_choice(row: &Row) -> Result<Choice, sqlx::Error> {
    let at = row.try_get("at")?;
    let row = choice_row(row)?;
    Ok(Choice {
        step: row.step as u32,
        seat: row.seat as u32,
        id: row.client_move_id,
        action: row.action,
        at,
    })
}

fn a_hint(row: HintRow) -> Hint {
    Hint {
        step: row.step as u32,
        seat: row.seat as u32,
        at: row.at,
    }
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every value over by reference"
)]
fn is_false(value: &bool) -> bool {
    !value
}

fn a_message(row: MessageRow) -> Message {
    Message {
        number: row.number as u32,
        kind: row.kind,
        person: row.person.map(Key),
        seat: row.seat.map(|seat| seat as u32),
        name: row.name,
        text: row.text,
        at: row.at,
    }
}

/// The next line that is not blank, and its number from 1.
fn next(lines: &mut dyn BufRead, number: &mut usize) -> Result<Option<String>, LinesError> {
    loop {
        let mut bytes = Vec::new();
        let mut limited = lines.take(LONGEST + 1);
        let length = limited.read_until(b'\n', &mut bytes);
        let length = length.map_err(LinesError::File)?;
        if length == 0 {
            return Ok(None);
        }
        *number += 1;
        let wrong = |why: &str| LinesError::Line(*number, why.to_owned());
        if length as u64 > LONGEST {
            return Err(wrong("it is too long"));
        }
        if !bytes.trim_ascii().is_empty() {
            return String::from_utf8(bytes)
                .map(Some)
                .map_err(|_| wrong("it is not UTF-8 text"));
        }
    }
}

/// Records an imported table as used now, so that it is not removed as too old.
async fn touch(connection: &mut Connection, table: &str, now: i64) -> Result<(), sqlx::Error> {
    let query = statement("UPDATE tables SET touched_at = $1 WHERE id = $2");
    query.bind(now).bind(table).execute(connection).await?;
    Ok(())
}

impl Line {
    /// Parses a line; returns what is wrong with it.
    fn parse(text: &str) -> Result<Line, String> {
        let read = serde_json::from_str::<Line>(text);
        let format = match &read {
            Ok(line) => Some(line.format),
            Err(_) => format_of(text),
        };
        if let Some(format) = format
            && !(1..=FORMAT).contains(&format)
        {
            return Err(format!(
                "this version reads lines of formats 1 to {FORMAT}, not {format}"
            ));
        }
        read.map_err(|error| {
            if error.is_syntax() || error.is_eof() {
                return format!("not JSON (column {})", error.column());
            }
            // The text is always one line; the caller knows its number.
            let words = error.to_string();
            let words = words
                .rsplit_once(" at line ")
                .map_or(&*words, |(words, _)| words);
            format!("column {}: {words}", error.column())
        })
    }

    /// The table with its logs, sanitized, and everything stored with it; or what is wrong with it.
    fn rows(self, uptime: i64, check: Check) -> Result<Incoming, String> {
        let row = self.row(uptime)?;
        let moves = self.moves.into_iter().map(|step| {
            let row = MoveRow {
                step: step.step,
                client_move_id: step.id,
                used: step.used,
            };
            (row, step.at)
        });
        let (moves, played): (Vec<_>, Vec<_>) = moves.unzip();
        let choices = self.choices.into_iter().map(|choice| {
            let at = choice.at;
            (choice.row(), at)
        });
        let (choices, chosen): (Vec<_>, Vec<_>) = choices.unzip();
        let mut rows = StoredRows {
            row,
            moves,
            choices,
            messages: self.messages.into_iter().map(Message::row).collect(),
            people: self.people.into_iter().map(Person::row).collect(),
        };
        check(&mut rows)?;
        Ok(Incoming {
            rows,
            played,
            chosen,
            hints: self.hints,
            seated: self.seated.iter().map(|key| key.0).collect(),
        })
    }

    fn row(&self, uptime: i64) -> Result<TableRow, String> {
        let letter = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        if self.table.is_empty() || !self.table.bytes().all(letter) {
            return Err(format!("{:?} is not the name of a table", self.table));
        }
        let times = [self.step_age, self.time_left].into_iter().flatten();
        let dates = [self.started_at, self.finished_at].into_iter().flatten();
        if times.into_iter().any(|time| !TIMES.contains(&time))
            || dates
                .chain([self.created_at])
                .any(|date| !DATES.contains(&date))
        {
            return Err("it has a time that no clock shows".to_owned());
        }
        let stage = TableStage::named(&self.stage);
        let invitation = || hex(&random_bytes::<INVITATION_BYTES>());
        Ok(TableRow {
            id: self.table.clone(),
            host: self.host.0,
            stage: stage.ok_or_else(|| format!("unknown stage {:?}", self.stage))?,
            options: self.options.clone(),
            seats: self.seats.clone(),
            record: self.record.clone(),
            invitation: self.invitation.then(invitation),
            watch: self.watch.then(invitation),
            listed: self.listed,
            watchable: self.watchable.unwrap_or(self.listed),
            step_began: self.step_age.map(|age| uptime.saturating_sub(age)),
            deadline: self.time_left.map(|left| uptime.saturating_add(left)),
            banks: self.banks.clone(),
            pause: self.pause.clone(),
            rematch: self.rematch.clone(),
            same_deal: self.same_deal.clone(),
            created_at: self.created_at,
            started_at: self.started_at,
            finished_at: self.finished_at,
        })
    }
}

/// A table ready to be stored.
struct Incoming {
    rows: StoredRows,
    /// The time of each step and of each choice.
    played: Vec<i64>,
    chosen: Vec<i64>,
    hints: Vec<Hint>,
    seated: Vec<PersonId>,
}

impl Incoming {
    async fn write(&self, connection: &mut Connection) -> Result<(), sqlx::Error> {
        for person in &self.rows.people {
            insert_person(connection, person).await?;
        }
        let (rows, table) = (&self.rows, &self.rows.row);
        insert_table(connection, table).await?;
        seat(connection, &table.id, &self.seated).await?;
        for (number, (step, at)) in rows.moves.iter().zip(&self.played).enumerate() {
            insert_move(connection, &table.id, number, step, *at).await?;
        }
        for (number, (choice, at)) in rows.choices.iter().zip(&self.chosen).enumerate() {
            insert_choice(connection, &table.id, number, choice, *at).await?;
        }
        for message in &rows.messages {
            insert_message(connection, &table.id, message).await?;
        }
        for hint in &self.hints {
            let row = HintRow {
                step: hint.step as usize,
                seat: hint.seat as usize,
                at: hint.at,
            };
            insert_hint(connection, &table.id, row).await?;
        }
        Ok(())
    }
}

/// The format of a line, even of one that this version cannot read.
fn format_of(text: &str) -> Option<u32> {
    #[derive(Deserialize)]
    struct Format {
        format: u32,
    }
    let line = serde_json::from_str::<Format>(text);
    line.ok().map(|line| line.format)
}

impl Choice {
    fn row(self) -> ChoiceRow {
        ChoiceRow {
            step: self.step as usize,
            seat: self.seat as usize,
            client_move_id: self.id,
            action: self.action,
        }
    }
}

impl Message {
    fn row(self) -> MessageRow {
        MessageRow {
            number: self.number as usize,
            kind: self.kind,
            person: self.person.map(|key| key.0),
            seat: self.seat.map(|seat| seat as usize),
            name: self.name,
            text: self.text,
            at: self.at,
        }
    }
}

impl Person {
    fn row(self) -> StoredPerson {
        StoredPerson {
            id: self.id.0,
            name: self.name,
            created_at: self.created_at,
            rated: !self.unrated,
        }
    }
}

/// Stores a person without a session. A known person stays unchanged.
async fn insert_person(
    connection: &mut Connection,
    person: &StoredPerson,
) -> Result<(), sqlx::Error> {
    statement(
        "INSERT INTO people (id, name, created_at, rated_since) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING",
    )
    .bind(&person.id.0[..])
    .bind(&person.name)
    .bind(person.created_at)
    .bind(person.rated.then_some(0_i64))
    .execute(connection)
    .await?;
    Ok(())
}

impl From<Key> for String {
    fn from(key: Key) -> String {
        hex(&key.0.0)
    }
}

impl TryFrom<String> for Key {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Key, &'static str> {
        let bytes = unhex(&text).and_then(|bytes| bytes.try_into().ok());
        let bytes = bytes.ok_or("who somebody is has 64 hexadecimal digits")?;
        Ok(Key(PersonId(bytes)))
    }
}

impl From<sqlx::Error> for LinesError {
    fn from(error: sqlx::Error) -> LinesError {
        LinesError::Store(error)
    }
}

impl std::error::Error for LinesError {}

impl fmt::Display for LinesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinesError::Store(error) => write!(f, "storage error: {error}"),
            LinesError::File(error) => error.fmt(f),
            LinesError::Line(number, why) => write!(f, "line {number}: {why}"),
        }
    }
}
