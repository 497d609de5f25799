//! What SQLite and Postgres do differently: how a database is opened and locked, and the steps that bring it up to this
//! version.

mod migrations;
pub(crate) mod postgres;
pub(crate) mod sqlite;

pub(crate) use self::migrations::numbers;
