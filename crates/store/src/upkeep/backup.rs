//! Copies of the whole database, even while a server writes to it, and restoring them.
//!
//! A file with its final name is complete: it is written beside it, checked, synced to disk and then renamed.

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

/// SQLite's result code for a database that another connection holds.
const BUSY: &str = "5";

/// Why a database could not be copied.
#[derive(Debug)]
pub enum CopyError {
    /// There is no file to copy.
    Nothing(PathBuf),
    /// The destination exists.
    Exists(PathBuf),
    /// The database to be replaced is open in another program.
    InUse(PathBuf),
    /// A database cannot be used.
    Open(PathBuf, OpenError),
    /// The copy cannot be written.
    Write(PathBuf, io::Error),
}

/// Copies the database at an address to a file that must not exist. Others may write meanwhile: the copy is a snapshot.
pub async fn backup(address: &str, to: &Path) -> Result<(), CopyError> {
    let from = path_of(address).map_err(open_at(Path::new(address)))?;
    present(from)?;
    absent(to)?;
    let part = part_of(to)?;
    let copied = async {
        copy(from, &part, QUICK).await?;
        // Another program may have created it meanwhile.
        absent(to)?;
        settle(&part, to)
    };
    or_clear(copied.await, &part)
}

/// Restores a copy as the database at an address and runs pending migrations. An existing database is replaced only if
/// `replace` is set and no program has it open.
pub async fn restore(from: &Path, address: &str, replace: bool) -> Result<(), CopyError> {
    let to = path_of(address).map_err(open_at(Path::new(address)))?;
    // A symbolic link stays, and leads to the copy.
    let to = &to.canonicalize().unwrap_or_else(|_| to.to_owned());
    present(from)?;
    if !replace {
        absent(to)?;
    }
    if let Some(folder) = to.parent() {
        make_folder(folder).map_err(write_to(to))?;
    }
    // Keeps servers from starting meanwhile.
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
        // A program may have opened it since; then it stays.
        unused(to).await?;
        for end in BESIDE {
            // The write-ahead log of the old file must not be applied to the new one.
            remove(&with_end(to, end)).map_err(write_to(to))?;
        }
        settle(&part, to)
    };
    or_clear(copied.await, &part)
}

/// The temporary name of a copy.
fn part_of(place: &Path) -> Result<PathBuf, CopyError> {
    let part = std::path::absolute(with_end(place, ".part")).map_err(write_to(place))?;
    // An interrupted attempt may have left a file.
    clear(&part).map_err(write_to(&part))?;
    Ok(part)
}

/// Copies a database to a new file, and checks both.
async fn copy(from: &Path, part: &Path, check: &'static str) -> Result<(), CopyError> {
    if !recognize(from, check).await.map_err(open_at(from))? {
        let empty = OpenError::Corrupt("it is empty".to_owned());
        return Err(CopyError::Open(from.to_owned(), empty));
    }
    let into = part
        .to_str()
        .ok_or_else(|| io::Error::other("its path is not valid text"))
        .map_err(write_to(part))?;
    // The copy goes into an empty file that only its owner may read.
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

/// Removes the remains of a failed copy.
fn or_clear(copied: Result<(), CopyError>, part: &Path) -> Result<(), CopyError> {
    if copied.is_err() {
        // The first error matters more.
        let _ = clear(part);
    }
    copied
}

/// Syncs a complete copy to disk and gives it its name.
fn settle(part: &Path, to: &Path) -> Result<(), CopyError> {
    let settled = File::open(part)
        .and_then(|file| file.sync_all())
        .and_then(|()| fs::rename(part, to))
        .and_then(|()| sync_folder(to));
    settled.map_err(write_to(to))
}

/// Syncs the folder of a file to disk, so that a renaming is durable.
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    // Other systems cannot open a folder, and renaming is enough there.
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

/// Refuses a database that is open, and one of another program. A damaged one may be replaced.
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

/// Removes a database that no program has open.
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
