//! The files of a database: only their owner reads them, one server at a time has them, and there must be room for them.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// What SQLite puts beside a database.
pub(super) const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];
/// What a server puts beside a database that it serves.
const LOCK: &str = "-lock";
/// How often a lock is asked for when its file has been removed in this moment.
const ATTEMPTS: usize = 8;

/// Keeps other servers away from a database. A process that is killed lets it go, too.
#[derive(Debug)]
pub(crate) struct DatabaseLock {
    path: PathBuf,
    /// Locked as long as it is open.
    _file: File,
}

/// Why a database was not locked.
#[derive(Debug)]
pub(crate) enum LockError {
    /// A server has it.
    Held,
    /// The file of the lock cannot be used.
    File(io::Error),
}

impl DatabaseLock {
    /// Locks the database in this file, which need not be there.
    ///
    /// # Errors
    /// When another process has locked it.
    pub(crate) fn take(database: &Path) -> Result<DatabaseLock, LockError> {
        // A database may have several names.
        let database = database
            .canonicalize()
            .unwrap_or_else(|_| database.to_owned());
        let path = with_end(&database, LOCK);
        for _ in 0..ATTEMPTS {
            let mut options = OpenOptions::new();
            options.write(true).create(true).truncate(false);
            let file = private(&mut options).open(&path).map_err(LockError::File)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(LockError::Held),
                Err(TryLockError::Error(error)) => return Err(LockError::File(error)),
            }
            // A server that stopped in this moment has removed the file, and nobody else would find this one.
            if is_there(&file, &path) {
                return Ok(DatabaseLock { path, _file: file });
            }
        }
        Err(LockError::Held)
    }
}

impl Drop for DatabaseLock {
    fn drop(&mut self) {
        // A file that stays does no harm.
        let _ = fs::remove_file(&self.path);
    }
}

/// Whether a path leads to this file.
#[cfg(unix)]
fn is_there(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let name = |metadata: fs::Metadata| (metadata.dev(), metadata.ino());
    let (file, found) = (file.metadata(), fs::metadata(path));
    file.is_ok_and(|file| found.is_ok_and(|found| name(file) == name(found)))
}

#[cfg(not(unix))]
fn is_there(_: &File, _: &Path) -> bool {
    true
}

/// Files that these options create are for their owner alone.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Makes a folder and those around it, for their owner alone; folders that are there stay as they are.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut folder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.recursive(true).create(path)
}

/// Makes an empty file for its owner alone if nothing is there, and takes what is there, with what SQLite has put beside
/// it, from everybody else. SQLite gives further files beside it the same rights.
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    let made = private(OpenOptions::new().write(true).create_new(true)).open(path);
    match made {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    close_to_others(path);
    for end in BESIDE {
        close_to_others(&with_end(path, end));
    }
    Ok(())
}

/// Makes sure that a database and what SQLite has put beside it can be written. SQLite would leave files beside one that
/// cannot, which nobody can write either, and then it could not be opened even once it can be written. Nothing is opened
/// here, for the reason below.
pub(super) fn check_writable(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use rustix::fs::{Access, access};
        let beside = BESIDE.map(|end| with_end(path, end));
        for file in [path]
            .into_iter()
            .chain(beside.iter().map(PathBuf::as_path))
        {
            match access(file, Access::WRITE_OK).map_err(io::Error::from) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    let why = format!("{}: {error}", file.display());
                    return Err(io::Error::new(error.kind(), why));
                }
                _ => {}
            }
        }
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}

/// Takes a file from everybody but its owner, if there is one and it is ours. It is not opened: SQLite loses its locks
/// on a file when the process closes it anywhere.
pub(crate) fn close_to_others(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(metadata) = fs::metadata(path) else {
            return;
        };
        if !metadata.is_file() || metadata.permissions().mode() & 0o077 == 0 {
            return;
        }
        let done = fs::set_permissions(path, fs::Permissions::from_mode(0o600));
        if let Err(error) = done {
            tracing::warn!("others may read {}: {error}", path.display());
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

/// The file of a database and its write-ahead log, as far as others than their owner may read or write them.
pub fn exposed(path: &Path) -> Vec<PathBuf> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let is_exposed = |file: &PathBuf| {
            let metadata = fs::metadata(file);
            metadata.is_ok_and(|metadata| metadata.mode() & 0o077 != 0)
        };
        let files = [path.to_owned(), with_end(path, "-wal")];
        files.into_iter().filter(is_exposed).collect()
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        Vec::new()
    }
}

/// How many bytes may still be written where a file lies; `None` where the system does not say.
pub fn free_bytes(path: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        let found = rustix::fs::statvfs(folder.unwrap_or(Path::new("."))).ok()?;
        Some(found.f_bavail.saturating_mul(found.f_frsize))
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        None
    }
}

/// The path with something after it.
pub(super) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    PathBuf::from(name)
}
