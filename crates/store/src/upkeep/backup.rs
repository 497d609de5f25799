//! Copies of the whole database, while a server writes to it, and the way back.
//!
//! A file with its final name is whole: it is made beside it, checked, brought to the disk and then renamed.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::{SqliteConnection, SqliteLockingMode};

use crate::Store;
use crate::address::path_of;
use crate::backend::sqlite::{QUICK, THOROUGH, open_error, plain, recognize};
use crate::errors::OpenError;
use crate::files::{
    BESIDE, DatabaseLock, LockError, close_to_others, make_folder, private, with_end,
};

/// SQLite's result for a database that somebody else holds.
const BUSY: &str = "5";

/// Why a database was not copied.
#[derive(Debug)]
pub enum CopyError {
    /// There is no file to copy.
    Nothing(PathBuf),
    /// There is a file where the copy should be.
    Exists(PathBuf),
    /// Somebody has the database open that should be replaced.
    InUse(PathBuf),
    /// A database cannot be used.
    Open(PathBuf, OpenError),
    /// The copy cannot be written.
    Write(PathBuf, io::Error),
}

/// Copies the database of an address to a file that must not be there. Others may write meanwhile: the copy is of one
/// moment.
pub async fn backup(address: &str, to: &Path) -> Result<(), CopyError> {
    let from = path_of(address).map_err(open_at(Path::new(address)))?;
    present(from)?;
    absent(to)?;
    let part = part_of(to)?;
    let copied = async {
        copy(from, &part, QUICK).await?;
        // Another program may have been faster.
        absent(to)?;
        settle(&part, to)
    };
    or_clear(copied.await, &part)
}

/// Puts a copy in the place of the database of an address, brought up to this version. A database that is there is
/// replaced if `replace` says so and nobody has it open.
pub async fn restore(from: &Path, address: &str, replace: bool) -> Result<(), CopyError> {
    let to = path_of(address).map_err(open_at(Path::new(address)))?;
    // A link stays, and leads to the copy.
    let to = &to.canonicalize().unwrap_or_else(|_| to.to_owned());
    present(from)?;
    if !replace {
        absent(to)?;
    }
    if let Some(folder) = to.parent() {
        make_folder(folder).map_err(write_to(to))?;
    }
    // No server begins meanwhile.
    let _lock = DatabaseLock::take(to).map_err(|error| match error {
        LockError::Held => CopyError::InUse(to.clone()),
        LockError::File(error) => CopyError::Write(to.clone(), error),
    })?;
    unused(to).await?;
    let part = part_of(to)?;
    let copied = async {
        copy(from, &part, THOROUGH).await?;
        let store = Store::open(&format!("sqlite:{}", part.display())).await;
        store.map_err(open_at(from))?.close().await;
        // If a program has opened it since, it stays.
        unused(to).await?;
        for end in BESIDE {
            // A log of the old file must not be taken for one of the new.
            remove(&with_end(to, end)).map_err(write_to(to))?;
        }
        settle(&part, to)
    };
    or_clear(copied.await, &part)
}

/// Where a copy is made before it gets its name.
fn part_of(place: &Path) -> Result<PathBuf, CopyError> {
    let part = std::path::absolute(with_end(place, ".part")).map_err(write_to(place))?;
    // An interrupted attempt may have left one.
    clear(&part).map_err(write_to(&part))?;
    Ok(part)
}

/// Copies a database to a file that is not there, and checks both.
async fn copy(from: &Path, part: &Path, check: &'static str) -> Result<(), CopyError> {
    if !recognize(from, check).await.map_err(open_at(from))? {
        let empty = OpenError::Corrupt("it is empty".to_owned());
        return Err(CopyError::Open(from.to_owned(), empty));
    }
    let into = part
        .to_str()
        .ok_or_else(|| io::Error::other("its path is not valid text"))
        .map_err(write_to(part))?;
    // The copy goes into an empty file that nobody else may read.
    private(fs::OpenOptions::new().write(true).create_new(true))
        .open(part)
        .map_err(write_to(part))?;
    let connection = SqliteConnection::connect_with(&plain(from)).await;
    let mut connection = connection.map_err(open_error).map_err(open_at(from))?;
    let copied = sqlx::query("VACUUM INTO $1").bind(into);
    let copied = copied.execute(&mut connection).await;
    let closed = connection.close().await;
    copied.map_err(io::Error::other).map_err(write_to(part))?;
    closed.map_err(open_error).map_err(open_at(from))?;
    close_to_others(part);
    recognize(part, QUICK).await.map_err(open_at(part))?;
    Ok(())
}

/// Removes what a failed copy has left.
fn or_clear(copied: Result<(), CopyError>, part: &Path) -> Result<(), CopyError> {
    if copied.is_err() {
        // The first error matters more.
        let _ = clear(part);
    }
    copied
}

/// Gives a finished copy its name, once it is on the disk.
fn settle(part: &Path, to: &Path) -> Result<(), CopyError> {
    let settled = File::open(part)
        .and_then(|file| file.sync_all())
        .and_then(|()| fs::rename(part, to))
        .and_then(|()| sync_folder(to));
    settled.map_err(write_to(to))
}

/// Brings the names in the folder of a file to the disk.
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    // Elsewhere a folder cannot be opened, and renaming is enough.
    if cfg!(unix) {
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
    } else {
        Ok(())
    }
}

fn present(path: &Path) -> Result<(), CopyError> {
    if path.exists() {
        Ok(())
    } else {
        Err(CopyError::Nothing(path.to_owned()))
    }
}

fn absent(path: &Path) -> Result<(), CopyError> {
    if path.symlink_metadata().is_err() {
        Ok(())
    } else {
        Err(CopyError::Exists(path.to_owned()))
    }
}

/// Refuses a database that somebody has open, and one of another program. A damaged one may be replaced.
async fn unused(path: &Path) -> Result<(), CopyError> {
    if !path.exists() {
        return Ok(());
    }
    // Every connection to a database with a write-ahead log holds a shared lock; this asks for an exclusive one.
    let alone = plain(path)
        .busy_timeout(Duration::ZERO)
        .locking_mode(SqliteLockingMode::Exclusive);
    let locked = async {
        let mut connection = SqliteConnection::connect_with(&alone).await?;
        let counted = sqlx::query("SELECT count(*) FROM sqlite_schema")
            .execute(&mut connection)
            .await;
        let closed = connection.close().await;
        counted?;
        closed
    };
    if let Err(sqlx::Error::Database(error)) = locked.await
        && error.code().is_some_and(|code| code == BUSY)
    {
        return Err(CopyError::InUse(path.to_owned()));
    }
    match recognize(path, QUICK).await {
        Err(OpenError::Foreign) => Err(CopyError::Open(path.to_owned(), OpenError::Foreign)),
        _ => Ok(()),
    }
}

/// Removes a database that nobody has open.
fn clear(path: &Path) -> io::Result<()> {
    remove(path)?;
    BESIDE
        .iter()
        .try_for_each(|end| remove(&with_end(path, end)))
}

fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

fn open_at(path: &Path) -> impl FnOnce(OpenError) -> CopyError {
    move |error| CopyError::Open(path.to_owned(), error)
}

fn write_to(path: &Path) -> impl FnOnce(io::Error) -> CopyError {
    move |error| CopyError::Write(path.to_owned(), error)
}

impl std::error::Error for CopyError {}

impl std::fmt::Display for CopyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CopyError::Nothing(path) => write!(f, "there is no file {}", path.display()),
            CopyError::Exists(path) => write!(f, "{} already exists", path.display()),
            CopyError::InUse(path) => write!(
                f,
                "{} is open in another program; stop the server first",
                path.display()
            ),
            CopyError::Open(path, error) => write!(f, "{}: {error}", path.display()),
            CopyError::Write(path, error) => {
                write!(f, "cannot write {}: {error}", path.display())
            }
        }
    }
}
