//! Maintenance of a database: backups, export and import of games, transfer to another database, roles.
//!
//! Each function blocks until its work is done. The database is named as in [`Config`](crate::Config).

use std::fmt;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use antipater_show::event::{EventLine, EventOptions, EventView};
use antipater_show::names;
pub use antipater_store::Imported;
use antipater_store::ids::{PersonId, hash};
use antipater_store::{CopyError, LinesError, OpenError, PersonRow, Role, Store, TransferError};

use crate::error::Error;
use crate::live::{event, imported};
use crate::people;

/// Why maintenance failed.
#[derive(Debug)]
pub struct MaintenanceError(Kind);

#[derive(Debug)]
enum Kind {
    /// The user has no data folder, and no database was named.
    NoDataFolder,
    /// The file does not exist.
    Nothing(PathBuf),
    /// The database at an address cannot be used.
    Open(String, OpenError),
    Copy(CopyError),
    /// The database is one of Postgres; with the name of the tool to use instead.
    NoFile(&'static str),
    Lines(LinesError),
    Transfer(TransferError),
    /// An event cannot be made, found or ended.
    Event(String),
    /// The system failed in another way.
    System(io::Error),
}

/// Backs up the database to a file that must not exist; a server may write meanwhile. The backup contains everything,
/// including sessions and password hashes.
///
/// # Errors
/// Says what cannot be read or written.
pub fn backup(database: Option<String>, to: &Path) -> Result<(), MaintenanceError> {
    let address = address(database)?;
    if antipater_store::is_postgres(&address) {
        let instead = "copy it with pg_dump, or all of Postgres with pg_basebackup";
        return Err(MaintenanceError(Kind::NoFile(instead)));
    }
    wait(async { antipater_store::backup(&address, to).await })?;
    Ok(())
}

/// Restores a backup as the database. With `replace`, an existing database that no program has open is replaced.
///
/// # Errors
/// Says what is wrong with the backup, or why the database cannot be replaced.
pub fn restore(
    database: Option<String>,
    from: &Path,
    replace: bool,
) -> Result<(), MaintenanceError> {
    let address = address(database)?;
    if antipater_store::is_postgres(&address) {
        let instead = "bring a copy back with pg_restore, or move a file into it with antipater move-database";
        return Err(MaintenanceError(Kind::NoFile(instead)));
    }
    wait(async { antipater_store::restore(from, &address, replace).await })?;
    Ok(())
}

/// Writes a line of JSON for each table: its whole content and the names of its people, but nothing that grants access.
/// The output is opened after the database. `finished` leaves out unfinished games. Returns the number of tables.
///
/// # Errors
/// Says what cannot be read or written.
pub fn export<'a>(
    database: Option<String>,
    finished: bool,
    output: Box<dyn FnOnce() -> io::Result<Box<dyn Write + 'a>> + 'a>,
) -> Result<usize, MaintenanceError> {
    let address = existing(database)?;
    wait(async {
        let store = open(&address).await?;
        let exported = async {
            let mut output = output().map_err(LinesError::File)?;
            let write = |line: &str| writeln!(output, "{line}");
            let exported = store.export(finished, write).await?;
            output.flush().map_err(LinesError::File)?;
            Ok::<_, MaintenanceError>(exported)
        };
        let exported = exported.await;
        store.close().await;
        exported
    })
}

/// Stores the tables of lines that [`export`] has written, all or none. Existing tables stay unchanged. Names and
/// messages are sanitized like those of an uploaded record.
///
/// # Errors
/// Says which line is invalid and why, or what else prevents the import.
pub fn import(
    database: Option<String>,
    lines: Box<dyn BufRead + Send>,
) -> Result<Imported, MaintenanceError> {
    let address = address(database)?;
    wait(async {
        let store = open(&address).await?;
        let imported = store.import(lines, imported::sanitize).await;
        store.close().await;
        imported.map_err(MaintenanceError::from)
    })
}

/// Copies a whole database into an empty one, from SQLite to Postgres or back. Verifies every row, and returns their
/// number. No server may run on either. `progress` receives the number of copied rows, and the total.
///
/// # Errors
/// Says what prevents the transfer; the other database is then empty.
pub fn move_database(
    from: &str,
    to: &str,
    progress: Box<dyn FnMut(u64, u64) + Send>,
) -> Result<u64, MaintenanceError> {
    let from = existing(Some(from.to_owned()))?;
    wait(async {
        let opened = Store::open_alone(&from).await;
        let (source, _source_lock) = opened.map_err(|error| open_error(&from, error))?;
        let opened = Store::open_alone(to).await;
        let moved = match opened {
            Ok((target, _target_lock)) => {
                let moved = antipater_store::transfer(&source, &target, progress).await;
                target.close().await;
                moved.map_err(|error| MaintenanceError(Kind::Transfer(error)))
            }
            Err(error) => Err(open_error(to, error)),
        };
        source.close().await;
        moved
    })
}

/// Parses lines as [`import`] does, without a database: for the fuzzer, which needs thousands a second.
///
/// # Errors
/// Says which line is invalid and why.
#[doc(hidden)]
pub fn read_lines(mut lines: impl BufRead) -> Result<usize, MaintenanceError> {
    Ok(antipater_store::read_lines(&mut lines, imported::sanitize)?)
}

/// The people found by a name.
#[derive(Debug)]
pub enum Found {
    /// One person, and whether their role has changed.
    One(Box<PersonRow>, bool),
    /// None.
    NotFound,
    /// Several people with the name, each with the table at which they last sat down.
    Several(Vec<(PersonRow, Option<String>)>),
}

/// Gives a person a role: by login, by key, or by a unique name.
///
/// # Errors
/// Says what is wrong with the database.
pub fn add_role(
    database: Option<String>,
    name: &str,
    role: Role,
) -> Result<Found, MaintenanceError> {
    with_person(database, name, async |store, person| {
        store.add_role(person, role).await
    })
}

/// Takes a role from a person.
///
/// # Errors
/// Says what is wrong with the database.
pub fn remove_role(
    database: Option<String>,
    name: &str,
    role: Role,
) -> Result<Found, MaintenanceError> {
    with_person(database, name, async |store, person| {
        store.remove_role(person, role).await
    })
}

/// The events, those that are open or running first.
///
/// # Errors
/// Says what is wrong with the database.
pub fn events(database: Option<String>) -> Result<Vec<EventLine>, MaintenanceError> {
    with_events(database, async |store| event::all(store).await)
}

/// An event with its standing.
///
/// # Errors
/// Says what is wrong with the database, or that there is no such event.
pub fn event(database: Option<String>, id: &str) -> Result<EventView, MaintenanceError> {
    with_events(database, async |store| event::see(store, id, None).await)
}

/// Makes an event for the person with a name; returns its id, which is empty if not exactly one person has that name.
///
/// # Errors
/// Says what is wrong with the database or the options.
pub fn make_event(
    database: Option<String>,
    host: &str,
    options: EventOptions,
) -> Result<(Found, String), MaintenanceError> {
    let found = with_person(database.clone(), host, async |_, _| Ok(false))?;
    let id = match &found {
        Found::One(person, _) => with_events(database, async |store| {
            event::make(store, person.id, options, None).await
        })?,
        Found::NotFound | Found::Several(_) => String::new(),
    };
    Ok((found, id))
}

/// Ends an event.
///
/// # Errors
/// Says what is wrong with the database, or that there is no such event, or that it is over.
pub fn end_event(database: Option<String>, id: &str) -> Result<(), MaintenanceError> {
    with_events(database, async |store| event::close(store, id).await)
}

fn with_events<T>(
    database: Option<String>,
    work: impl AsyncFnOnce(&Store) -> Result<T, Error>,
) -> Result<T, MaintenanceError> {
    let done = with_store(database, async |store| match work(store).await {
        Ok(done) => Ok(Ok(done)),
        Err(Error::Store(error) | Error::Unavailable(error)) => Err(error),
        Err(Error::Unreadable(why)) => Ok(Err(why)),
        Err(Error::NoEvent) => Ok(Err("there is no such event".to_owned())),
        Err(Error::EventOver) => Ok(Err("the event is over".to_owned())),
        Err(Error::TooMany(_)) => Ok(Err("the host has too many open events".to_owned())),
        Err(error) => Ok(Err(format!("{error:?}"))),
    })?;
    done.map_err(|why| MaintenanceError(Kind::Event(why)))
}

/// The people with a role, by name.
///
/// # Errors
/// Says what is wrong with the database.
pub fn with_role(database: Option<String>, role: Role) -> Result<Vec<PersonRow>, MaintenanceError> {
    with_store(database, async |store| store.with_role(role).await)
}

/// Creates an invitation code that makes this many people members within this many days.
///
/// # Errors
/// Says what is wrong with the database.
pub fn invite(database: Option<String>, uses: u32, days: u32) -> Result<String, MaintenanceError> {
    let code = people::new_code();
    with_store(database, async |store| {
        let until = store.clock().unix_seconds() + i64::from(days) * 24 * 3600;
        store.add_invitation_code(hash(&code), uses, until).await
    })?;
    Ok(code)
}

fn with_person(
    database: Option<String>,
    name: &str,
    change: impl AsyncFnOnce(&Store, PersonId) -> Result<bool, sqlx::Error>,
) -> Result<Found, MaintenanceError> {
    with_store(database, async |store| {
        let mut people = named(store, name).await?;
        Ok(match people.len() {
            0 => Found::NotFound,
            1 => {
                let person = people.remove(0);
                let changed = change(store, person.id).await?;
                Found::One(Box::new(person), changed)
            }
            _ => {
                let mut namesakes = Vec::new();
                for person in people {
                    let table = store.last_table_of(person.id).await?;
                    namesakes.push((person, table));
                }
                Found::Several(namesakes)
            }
        })
    })
}

/// Runs work on an existing database.
fn with_store<T>(
    database: Option<String>,
    work: impl AsyncFnOnce(&Store) -> Result<T, sqlx::Error>,
) -> Result<T, MaintenanceError> {
    let address = existing(database)?;
    wait(async {
        let store = open(&address).await?;
        let done = work(&store).await;
        store.close().await;
        done.map_err(|error| MaintenanceError::from(LinesError::Store(error)))
    })
}

/// The people with a login, or else with a key, or else with a name.
async fn named(store: &Store, name: &str) -> Result<Vec<PersonRow>, sqlx::Error> {
    let found = store.find_people(name, u32::MAX).await?;
    let login = |person: &&PersonRow| {
        let login = person.login.as_deref();
        login.is_some_and(|login| login == names::key(name))
    };
    let fits: [&dyn Fn(&&PersonRow) -> bool; 3] = [
        &login,
        &|person| person.key().eq_ignore_ascii_case(name),
        &|person| person.name == name,
    ];
    for fit in fits {
        let people: Vec<PersonRow> = found.iter().filter(fit).cloned().collect();
        if !people.is_empty() {
            return Ok(people);
        }
    }
    Ok(Vec::new())
}

/// The address of an existing database.
fn existing(database: Option<String>) -> Result<String, MaintenanceError> {
    let address = address(database)?;
    if antipater_store::is_postgres(&address) {
        return Ok(address);
    }
    let path = antipater_store::path_of(&address).map_err(|error| open_error(&address, error))?;
    if !path.exists() {
        return Err(MaintenanceError(Kind::Nothing(path.to_owned())));
    }
    Ok(address)
}

async fn open(address: &str) -> Result<Store, MaintenanceError> {
    let opened = Store::open(address).await;
    opened.map_err(|error| open_error(address, error))
}

fn open_error(address: &str, error: OpenError) -> MaintenanceError {
    MaintenanceError(Kind::Open(address.to_owned(), error))
}

fn address(database: Option<String>) -> Result<String, MaintenanceError> {
    let address = database.or_else(Store::usual_address);
    address.ok_or(MaintenanceError(Kind::NoDataFolder))
}

/// Blocks until the work is done.
pub(crate) fn wait<T, E: Into<MaintenanceError>>(
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, MaintenanceError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| MaintenanceError(Kind::System(error)))?;
    runtime.block_on(work).map_err(Into::into)
}

impl MaintenanceError {
    /// Whether the lines or their file are the cause, and not the database.
    pub fn is_of_lines(&self) -> bool {
        matches!(
            &self.0,
            Kind::Lines(LinesError::File(_) | LinesError::Line(..))
        )
    }

    /// The invalid line, counted from 1, and what is wrong with it.
    pub fn line(&self) -> Option<(usize, &str)> {
        match &self.0 {
            Kind::Lines(LinesError::Line(number, why)) => Some((*number, why)),
            _ => None,
        }
    }

    /// The database file, if it does not exist.
    pub fn missing(&self) -> Option<&Path> {
        match &self.0 {
            Kind::Nothing(path) => Some(path),
            _ => None,
        }
    }

    /// Whether the reader of the output has closed it.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(&self.0, Kind::Lines(LinesError::File(error)) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl From<LinesError> for MaintenanceError {
    fn from(error: LinesError) -> MaintenanceError {
        MaintenanceError(Kind::Lines(error))
    }
}

impl From<CopyError> for MaintenanceError {
    fn from(error: CopyError) -> MaintenanceError {
        MaintenanceError(Kind::Copy(error))
    }
}

impl fmt::Display for MaintenanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::NoDataFolder => f.write_str("this user has no data folder; name a database"),
            Kind::Nothing(path) => write!(f, "there is no file {}", path.display()),
            Kind::Open(address, error) => {
                write!(f, "{}: {error}", antipater_store::without_password(address))
            }
            Kind::NoFile(instead) => write!(f, "a database of Postgres is not a file; {instead}"),
            Kind::Copy(error) => error.fmt(f),
            Kind::Lines(error) => error.fmt(f),
            Kind::Transfer(error) => error.fmt(f),
            Kind::Event(why) => f.write_str(why),
            Kind::System(error) => write!(f, "system error: {error}"),
        }
    }
}

impl std::error::Error for MaintenanceError {}
