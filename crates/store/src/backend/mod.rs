//! The differences between SQLite and Postgres: opening, locking and migrating a database.

mod migrations;
pub(crate) mod postgres;
pub(crate) mod sqlite;

pub(crate) use self::migrations::numbers;
