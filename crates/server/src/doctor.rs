//! Examines a database without changing it: its pages, the replay of each table's log, references between rows, file
//! permissions, and free disk space.

use std::cmp::Ordering;
use std::path::Path;

use antipater_show::game::AnyGame;
use antipater_show::options::TableOptions;
use antipater_store::{Inspection, MoveRow, OpenError, TableRow, TableStage, files};

use crate::live::game_log::game_log;
use crate::live::room::Room;
use crate::live::seats;
use crate::maintenance::MaintenanceError;
use crate::maintenance::wait;

/// The disk is nearly full below this many free bytes, whatever the size of the database.
const LITTLE: u64 = 256 << 20;

/// The result of an examination.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of tables examined.
    pub tables: usize,
    /// The number of people in the database.
    pub people: usize,
    /// The faults found.
    pub faults: Vec<Fault>,
}

/// A fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of fault.
    pub kind: FaultKind,
    /// The table that it concerns.
    pub table: Option<String>,
    /// Details for the operator.
    pub detail: String,
}

/// Kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The file does not exist.
    Missing,
    /// The database cannot be opened.
    Unreachable,
    /// Pages or indexes are damaged.
    Damaged,
    /// It belongs to another program.
    Foreign,
    /// An older version of this program has written it.
    Older,
    /// A newer version of this program has written it.
    Newer,
    /// A table whose game cannot be continued.
    Table,
    /// Rows with broken references.
    Orphans,
    /// Other users can read the file.
    Permissions,
    /// The disk is nearly full.
    Disk,
    /// Settings of Postgres with which a crash may damage the database.
    Settings,
}

impl FaultKind {
    /// The name in the output.
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

/// Examines the database in a file, or at a Postgres address. Less than `min_free` bytes of free disk space are a
/// fault. The default is twice the size of the database, and at least 256 MiB.
///
/// # Errors
/// If the system fails in another way than the database.
pub fn examine(path: &str, min_free: Option<u64>) -> Result<Report, MaintenanceError> {
    let mut report = Report::default();
    if antipater_store::is_postgres(path) {
        wait(async {
            if let Err(why) = examine_postgres(path, &mut report).await {
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
    examine_surroundings(path, min_free, &mut report);
    wait(async {
        if let Err(error) = examine_file(path, &mut report).await {
            let kind = if antipater_store::is_damage(&error) {
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

/// Checks who can read the files, and how full the disk is.
fn examine_surroundings(path: &Path, min_free: Option<u64>, report: &mut Report) {
    for file in files::exposed(path) {
        report.add(FaultKind::Permissions, None, &file.display().to_string());
    }
    let needed = min_free.unwrap_or_else(|| {
        let size = std::fs::metadata(path).map_or(0, |facts| facts.len());
        // A backup beside the database needs as much space again.
        LITTLE.max(2 * size)
    });
    if let Some(free) = files::free_bytes(path).filter(|free| *free < needed) {
        report.add(FaultKind::Disk, None, &(free >> 20).to_string());
    }
}

async fn examine_file(path: &Path, report: &mut Report) -> Result<(), sqlx::Error> {
    let mut database = Inspection::open_file(path).await?;
    let examined = examine_content(&mut database, report).await;
    database.close().await;
    examined
}

async fn examine_postgres(address: &str, report: &mut Report) -> Result<(), String> {
    let opened = Inspection::open_postgres(address).await;
    let mut database = opened.map_err(|error| match error {
        OpenError::Unreachable(why) => why,
        error => error.to_string(),
    })?;
    let examined = examine_content(&mut database, report).await;
    examined.map_err(|error| error.to_string())
}

async fn examine_content(
    database: &mut Inspection,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    for setting in database.unsafe_settings().await? {
        report.add(FaultKind::Settings, None, &setting);
    }
    if !database.is_ours().await? {
        report.add(FaultKind::Foreign, None, "");
        return Ok(());
    }
    for fault in database.damage().await? {
        report.add(FaultKind::Damaged, None, &fault);
    }
    match database.version().await? {
        Some(Ordering::Equal) => {}
        Some(Ordering::Greater) => {
            report.add(FaultKind::Newer, None, "");
            return Ok(());
        }
        Some(Ordering::Less) | None => {
            report.add(FaultKind::Older, None, "");
            return Ok(());
        }
    }
    for (name, count) in database.orphans().await? {
        report.add(FaultKind::Orphans, None, &format!("{name}: {count}"));
    }
    report.people = usize::try_from(database.people().await?).unwrap_or(0);
    for id in database.table_ids().await? {
        let Some((row, moves)) = database.table(&id).await? else {
            continue;
        };
        report.tables += 1;
        if let Err(why) = replay(&row, &moves) {
            report.add(FaultKind::Table, Some(&id), &why);
        }
    }
    Ok(())
}

/// Says why the game of a table cannot be continued, or its record not be read.
fn replay(row: &TableRow, moves: &[MoveRow]) -> Result<(), String> {
    match row.stage {
        TableStage::Closed => Ok(()),
        TableStage::Gathering => Room::load(row.clone()).map(|_| ()),
        TableStage::Playing | TableStage::Over => {
            TableOptions::stored(&row.options)?;
            let seats = seats::read(&row.seats)?;
            let game = AnyGame::load(&game_log(row, &seats, moves))?;
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
