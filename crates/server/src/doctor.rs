//! Looks through a database without changing it: whether its pages are sound, each table's log replays, every row
//! belongs to something, nobody else can read it, and there is room on the disk.

use std::path::{Path, PathBuf};

use antipater_show::game::AnyGame;
use antipater_show::options::TableOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};

use crate::live::game_log::game_log;
use crate::live::places;
use crate::live::room::Room;
use crate::maintenance::MaintenanceError;
use crate::maintenance::wait;
use crate::store::statements::{Connection, scalar, statement};
use crate::store::{self, OpenError, TableRow, TableStage, files, read};

/// Less free space than this is nearly full, in bytes, whatever the size of the database.
const LITTLE: u64 = 256 << 20;
/// Faults of pages and indexes that are named.
const NAMED: usize = 20;

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Tables that were looked at.
    pub tables: usize,
    /// People whom the database knows.
    pub people: usize,
    /// What is wrong.
    pub faults: Vec<Fault>,
}

/// Something that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What kind of fault it is.
    pub kind: FaultKind,
    /// The table.
    pub table: Option<String>,
    /// What a person should know besides.
    pub detail: String,
}

/// Kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// There is no such file.
    Missing,
    /// It cannot be opened.
    Unreachable,
    /// Pages or indexes are damaged.
    Damaged,
    /// It belongs to another program.
    Foreign,
    /// An older version has written it.
    Older,
    /// A newer version has written it.
    Newer,
    /// A table that cannot be played on.
    Table,
    /// Rows that belong to nothing.
    Orphans,
    /// Others can read it.
    Permissions,
    /// The disk is nearly full.
    Disk,
    /// Postgres is set so that a crash may damage the database.
    Settings,
}

impl FaultKind {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            FaultKind::Missing => "missing",
            FaultKind::Unreachable => "unreachable",
            FaultKind::Damaged => "damaged",
            FaultKind::Foreign => "foreign",
            FaultKind::Older => "older",
            FaultKind::Newer => "newer",
            FaultKind::Table => "table",
            FaultKind::Orphans => "orphans",
            FaultKind::Permissions => "permissions",
            FaultKind::Disk => "disk",
            FaultKind::Settings => "settings",
        }
    }
}

/// Looks through the database of a file, or of an address of Postgres. A disk with less than `min_free` bytes free is a
/// fault; without it, one without room for twice the size of the database or with less than 256 MiB.
///
/// # Errors
/// When the system refuses more than the database.
pub fn examine(path: &str, min_free: Option<u64>) -> Result<Report, MaintenanceError> {
    let mut report = Report::default();
    if store::is_postgres(path) {
        wait(async {
            if let Err(why) = look_into_postgres(path, &mut report).await {
                report.add(FaultKind::Unreachable, None, &why);
            }
            Ok::<_, MaintenanceError>(())
        })?;
        return Ok(report);
    }
    let path = Path::new(path);
    if !path.is_file() {
        report.add(FaultKind::Missing, None, "");
        return Ok(report);
    }
    look_around(path, min_free, &mut report);
    wait(async {
        if let Err(error) = look_into(path, &mut report).await {
            let kind = if is_damage(&error) {
                FaultKind::Damaged
            } else {
                FaultKind::Unreachable
            };
            report.add(kind, None, &error.to_string());
        }
        Ok::<_, MaintenanceError>(())
    })?;
    Ok(report)
}

impl Report {
    fn add(&mut self, kind: FaultKind, table: Option<&str>, detail: &str) {
        self.faults.push(Fault {
            kind,
            table: table.map(str::to_owned),
            detail: detail.to_owned(),
        });
    }
}

/// SQLite's results for a damaged file (11) and for a file that is no database (26).
fn is_damage(error: &sqlx::Error) -> bool {
    let code = error
        .as_database_error()
        .and_then(sqlx::error::DatabaseError::code);
    code.is_some_and(|code| code == "11" || code == "26")
}

/// A file beside the database.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Who else can read the files, and how full the disk is.
fn look_around(path: &Path, min_free: Option<u64>, report: &mut Report) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        for file in [path.to_owned(), beside(path, "-wal")] {
            let others = std::fs::metadata(&file).is_ok_and(|facts| facts.mode() & 0o077 != 0);
            if others {
                report.add(FaultKind::Permissions, None, &file.display().to_string());
            }
        }
    }
    let needed = min_free.unwrap_or_else(|| {
        let size = std::fs::metadata(path).map_or(0, |facts| facts.len());
        // A copy beside the database takes as much again.
        LITTLE.max(2 * size)
    });
    if let Some(free) = files::free_bytes(path).filter(|free| *free < needed) {
        report.add(FaultKind::Disk, None, &(free >> 20).to_string());
    }
}

async fn look_into(path: &Path, report: &mut Report) -> Result<(), sqlx::Error> {
    // Where no other program has the database open and nothing waits beside it, not even a lock is taken.
    let alone = !beside(path, "-wal").exists();
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .immutable(alone);
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .connect_with(options)
        .await?;
    let looked = async {
        let mut connection = Connection::Sqlite(pool.acquire().await?);
        look_through(&mut connection, report).await
    };
    let looked = looked.await;
    // A connection that is only dropped closes some time later, and its files lie about until then.
    pool.close().await;
    looked
}

async fn look_into_postgres(address: &str, report: &mut Report) -> Result<(), String> {
    let connection = store::connect_to(address).await;
    let mut connection = connection.map_err(|error| match error {
        OpenError::Unreachable(why) => why,
        error => error.to_string(),
    })?;
    let looked = async {
        connection
            .run("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            .await?;
        let found: Vec<String> = scalar(store::UNSAFE).fetch_all(&mut connection).await?;
        for setting in found {
            report.add(FaultKind::Settings, None, &setting);
        }
        look_through(&mut connection, report).await
    };
    let looked: Result<(), sqlx::Error> = looked.await;
    looked.map_err(|error| error.to_string())
}

async fn look_through(connection: &mut Connection, report: &mut Report) -> Result<(), sqlx::Error> {
    if !read::is_ours(connection).await? {
        report.add(FaultKind::Foreign, None, "");
        return Ok(());
    }
    if !connection.is_postgres() {
        let found = scalar("PRAGMA integrity_check(20)");
        let found: Vec<String> = found.fetch_all(&mut *connection).await?;
        for fault in found.iter().filter(|found| *found != "ok").take(NAMED) {
            report.add(FaultKind::Damaged, None, fault);
        }
    }
    match read::version(connection).await? {
        Some(std::cmp::Ordering::Equal) => {}
        Some(std::cmp::Ordering::Greater) => {
            report.add(FaultKind::Newer, None, "");
            return Ok(());
        }
        _ => {
            report.add(FaultKind::Older, None, "");
            return Ok(());
        }
    }
    orphans(connection, report).await?;
    let people: i64 = scalar("SELECT count(*) FROM people")
        .fetch_one(&mut *connection)
        .await?;
    report.people = usize::try_from(people).unwrap_or(0);
    for id in read::table_ids(connection).await? {
        let Some((row, moves)) = read::table(connection, &id).await? else {
            continue;
        };
        report.tables += 1;
        if let Err(why) = replay(&row, &moves) {
            report.add(FaultKind::Table, Some(&id), &why);
        }
    }
    Ok(())
}

/// Says why a table cannot be played on, or its record not be read.
fn replay(row: &TableRow, moves: &[crate::store::MoveRow]) -> Result<(), String> {
    match row.stage {
        TableStage::Closed => Ok(()),
        TableStage::Gathering => Room::load(row.clone()).map(|_| ()),
        TableStage::Playing | TableStage::Over => {
            TableOptions::stored(&row.options)?;
            let places = places::read(&row.seats)?;
            let game = AnyGame::load(&game_log(row, &places, moves))?;
            let over = game.is_over();
            if over == (row.stage == TableStage::Over) {
                Ok(())
            } else if over {
                Err("the game is over, and the table is not".to_owned())
            } else {
                Err("the table is over, and the game is not".to_owned())
            }
        }
    }
}

/// Rows that belong to nothing.
async fn orphans(connection: &mut Connection, report: &mut Report) -> Result<(), sqlx::Error> {
    // Postgres allows none.
    let broken = if connection.is_postgres() {
        Vec::new()
    } else {
        let broken = statement("PRAGMA foreign_key_check");
        broken.fetch_all(&mut *connection).await?
    };
    let mut tables: Vec<String> = Vec::new();
    for row in &broken {
        tables.push(row.at::<String>(0)?);
    }
    tables.sort();
    let names: std::collections::BTreeSet<&String> = tables.iter().collect();
    for name in names {
        let count = tables.iter().filter(|other| *other == name).count();
        report.add(FaultKind::Orphans, None, &format!("{name}: {count}"));
    }
    for (what, query) in [
        (
            "seatings",
            "SELECT count(*) FROM seatings WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = seatings.person)",
        ),
        (
            "rematch",
            "SELECT count(*) FROM tables AS own WHERE rematch IS NOT NULL \
             AND NOT EXISTS (SELECT 1 FROM tables WHERE id = own.rematch)",
        ),
    ] {
        let count: i64 = scalar(query).fetch_one(&mut *connection).await?;
        if count > 0 {
            report.add(FaultKind::Orphans, None, &format!("{what}: {count}"));
        }
    }
    Ok(())
}
