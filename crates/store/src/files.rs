//! Files of a SQLite database: readable by their owner only, locked by one server at a time, with room on their disk.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The endings of files that SQLite puts beside a database.
pub(super) const BESIDE: [&str; 3] = ["-wal", "-shm", "-journal"];
/// The ending of a server's lock file beside a database.
const LOCK: &str = "-lock";
/// The most attempts to take a lock whose file is removed meanwhile.
const ATTEMPTS: usize = 8;

/// Keeps other servers away from a database. The system releases it when the process ends.
#[derive(Debug)]
pub(crate) struct DatabaseLock {
    path: PathBuf,
    /// Locked while it is open.
    _file: File,
}

/// Why a database could not be locked.
#[derive(Debug)]
pub(crate) enum LockError {
    /// Another server has the lock.
    Held,
    /// The lock file cannot be used.
    File(io::Error),
}

impl DatabaseLock {
    /// Locks the database in this file, which may not exist yet.
    ///
    /// # Errors
    /// If another process has locked it, or the lock file cannot be used.
    pub(crate) fn take(database: &Path) -> Result<DatabaseLock, LockError> {
        // Several paths may lead to one database.
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
            // A stopping server may have removed the file just now; a lock on it would not keep other servers out.
            if is_there(&file, &path) {
                return Ok(DatabaseLock { path, _file: file });
            }
        }
        Err(LockError::Held)
    }
}

impl Drop for DatabaseLock {
    fn drop(&mut self) {
        // A lock file that stays is harmless.
        let _ = fs::remove_file(&self.path);
    }
}

/// Whether this path leads to this file.
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

/// Makes these options create files for their owner only.
pub(crate) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Creates a folder and its missing parents for their owner only. Existing folders stay unchanged.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut folder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
    folder.recursive(true).create(path)
}

/// Creates an empty file for its owner only, or makes an existing one and SQLite's files beside it private. SQLite
/// gives new files beside it the same permissions.
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

/// Checks that a database and SQLite's files beside it are writable. Otherwise SQLite would leave files beside it that
/// are read-only too and block the database even after it has become writable. Opens nothing, for the reason given at
/// [`close_to_others`].
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

/// Makes an existing file private if this user owns it. The file is not opened: SQLite loses its locks on a file when
/// the process closes it anywhere.
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

/// The database file and its write-ahead log, if others than their owner may read or write them.
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

/// The free bytes on the disk of a file; `None` if the system does not say.
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

/// The path with an ending appended.
pub(super) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    PathBuf::from(name)
}
