//! Errors of the database, and their meaning for the caller.

use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;

/// Why a database cannot be used.
#[derive(Debug)]
pub enum OpenError {
    /// The address has neither the form `sqlite:PATH` nor `postgres://…`.
    Address,
    /// The file or its folder cannot be opened or created, or Postgres refuses the connection.
    Unreachable(String),
    /// The file is damaged or no database at all.
    Corrupt(String),
    /// The database belongs to another program.
    Foreign,
    /// The database was written by a newer version of this program.
    Newer,
    /// Another server is using the database.
    Served,
    /// The address is one of SQLite, which several servers cannot share.
    NotShared,
}

impl std::fmt::Display for OpenError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OpenError::Address => f.write_str(
                "not the address of a database; write sqlite:PATH or postgres://USER@HOST/DATABASE",
            ),
            OpenError::Unreachable(why) => write!(f, "the database cannot be opened: {why}"),
            OpenError::Corrupt(why) => write!(
                f,
                "the database file is damaged or not a database ({why}); move it away or restore a copy"
            ),
            OpenError::Foreign => {
                f.write_str("the database belongs to another program; choose another one")
            }
            OpenError::Newer => f.write_str(
                "the database was written by a newer version of Antipater; use that version",
            ),
            OpenError::NotShared => f.write_str(
                "several servers can share a database of Postgres only; name one, or leave the address of the node away",
            ),
            OpenError::Served => {
                f.write_str("another server has this database; stop it, or choose another database")
            }
        }
    }
}

impl std::error::Error for OpenError {}

/// SQLite result codes for temporary failures: busy (5), locked (6), no memory (7), read-only (8), disk error (10),
/// disk full (13), file that cannot be opened (14).
const PASSING: [u32; 7] = [5, 6, 7, 8, 10, 13, 14];
/// Postgres classes and codes for temporary failures: connections (08), conflicts (40), resources (53), operator
/// intervention (57), system errors (58), read-only transactions (25006).
const PASSING_IN_POSTGRES: [&str; 6] = ["08", "25006", "40", "53", "57", "58"];

/// Whether the same request may succeed later.
pub fn is_passing(error: &sqlx::Error) -> bool {
    match error {
        // `Io`: a failed commit, reported to each caller whose changes were in it. `PoolClosed`: the server is
        // stopping.
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => true,
        sqlx::Error::Database(error) => {
            let code = error.code().unwrap_or_default();
            if error.try_downcast_ref::<PgDatabaseError>().is_some() {
                return PASSING_IN_POSTGRES
                    .iter()
                    .any(|class| code.starts_with(class));
            }
            let code = code.parse::<u32>();
            code.is_ok_and(|code| PASSING.contains(&(code & 0xff)))
        }
        _ => false,
    }
}

/// SQLite result codes for a damaged file (11) and for a file that is no database (26).
const DAMAGED: [&str; 2] = ["11", "26"];

/// Whether the file is damaged or is no SQLite database.
pub fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| DAMAGED.contains(&&*code))
}

/// Whether the outcome of a write is unknown: the connection was lost during the commit.
pub fn is_unknown(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(error) => {
            let why = error.get_ref();
            why.and_then(|why| why.downcast_ref::<UnknownOutcome>())
                .is_some()
        }
        _ => false,
    }
}

/// Whether a text has a character that the database cannot store.
pub fn is_nul(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Encode(why) if why.is::<NulInText>())
}

/// The connection was lost during a commit, whose outcome is unknown.
#[derive(Debug)]
pub(crate) struct UnknownOutcome(String);

impl UnknownOutcome {
    /// An unknown outcome with this cause.
    pub(crate) fn new(why: &str) -> UnknownOutcome {
        UnknownOutcome(why.to_owned())
    }
}

impl std::fmt::Display for UnknownOutcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for UnknownOutcome {}

/// A text with a character that Postgres cannot store.
#[derive(Debug)]
pub(crate) struct NulInText;

impl std::fmt::Display for NulInText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a text has the character U+0000, which the database cannot store")
    }
}

impl std::error::Error for NulInText {}
