//! Why the database refuses, and what that means for who asks.

use sqlx::error::DatabaseError;
use sqlx::postgres::PgDatabaseError;

/// Why a database cannot be used.
#[derive(Debug)]
pub enum OpenError {
    /// The address is neither of the form `sqlite:PATH` nor `postgres://…`.
    Address,
    /// The file or its folder cannot be opened or made, or Postgres does not let us in.
    Unreachable(String),
    /// The file is damaged or no database at all.
    Corrupt(String),
    /// It is a database of another program.
    Foreign,
    /// A newer version of this program has written it.
    Newer,
    /// Another server has it.
    Served,
    /// It is one of SQLite, which several servers cannot share.
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

/// SQLite's results when the database can neither be read nor written for reasons outside of it: busy (5), locked (6),
/// no memory (7), read-only (8), an error of the disk (10), full (13), a file that cannot be opened (14).
const PASSING: [u32; 7] = [5, 6, 7, 8, 10, 13, 14];
/// Classes of Postgres's results of the same kind: connections (08), conflicts (40), resources (53), an operator (57),
/// the system (58), and writing where only reading is possible (25006).
const PASSING_IN_POSTGRES: [&str; 6] = ["08", "25006", "40", "53", "57", "58"];

/// Whether the same may be asked of the store again with more success.
pub fn is_passing(error: &sqlx::Error) -> bool {
    match error {
        // A commit that failed is told in words to all whose changes were in it.
        // A pool is closed when the server stops.
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

/// SQLite's results for a damaged file (11) and for a file that is no database (26).
const DAMAGED: [&str; 2] = ["11", "26"];

/// Whether the file of a database is damaged, or none of SQLite.
pub fn is_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(DatabaseError::code);
    code.is_some_and(|code| DAMAGED.contains(&&*code))
}

/// Whether nobody knows if something was written: the connection was lost during the commit.
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

/// Whether a text had a character that the database cannot store.
pub fn is_nul(error: &sqlx::Error) -> bool {
    matches!(error, sqlx::Error::Encode(why) if why.is::<NulInText>())
}

/// The connection was lost during a commit: what was written may be there, or not.
#[derive(Debug)]
pub(crate) struct UnknownOutcome(String);

impl UnknownOutcome {
    /// One of which this is known.
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
