//! Migrations from an empty database to the current schema. SQLite and Postgres have the same ones under the same
//! numbers.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

use crate::errors::OpenError;

/// The title of the first migration, which identifies a Postgres schema of this program.
pub(crate) const FIRST_STEP: &str = "tables and moves";

/// One migration: its number, its title, and its SQL for SQLite and for Postgres.
macro_rules! step {
    ($number:literal, $title:expr, $file:literal) => {
        (
            $number,
            $title,
            include_str!(concat!("../../migrations/", $file)),
            include_str!(concat!("../../migrations/postgres/", $file)),
        )
    };
}

/// All migrations, in order.
const STEPS: [(i64, &str, &str, &str); 25] = [
    step!(1, FIRST_STEP, "0001_tables_and_moves.sql"),
    step!(2, "choices", "0002_choices.sql"),
    step!(3, "people", "0003_people.sql"),
    step!(4, "sessions", "0004_sessions.sql"),
    step!(5, "house", "0005_house.sql"),
    step!(6, "lobby", "0006_lobby.sql"),
    step!(7, "results", "0007_results.sql"),
    step!(8, "analyses", "0008_analyses.sql"),
    step!(9, "puzzles", "0009_puzzles.sql"),
    step!(10, "hints and ratings", "0010_hints_and_ratings.sql"),
    step!(12, "nodes", "0012_nodes.sql"),
    step!(13, "first tables", "0013_first_tables.sql"),
    step!(14, "brought", "0014_brought.sql"),
    step!(15, "members", "0015_members.sql"),
    step!(16, "other puzzles", "0016_other_puzzles.sql"),
    step!(17, "time banks", "0017_time_banks.sql"),
    step!(18, "notices", "0018_notices.sql"),
    step!(19, "relations", "0019_relations.sql"),
    step!(20, "programs", "0020_programs.sql"),
    step!(21, "pauses", "0021_pauses.sql"),
    step!(22, "spectators", "0022_spectators.sql"),
    step!(23, "daily entries", "0023_daily_entries.sql"),
    step!(24, "events", "0024_events.sql"),
    step!(25, "leagues", "0025_leagues.sql"),
    step!(26, "removed players", "0026_removed_players.sql"),
];

/// The migrations for one kind of database.
pub(crate) fn migrations(postgres: bool) -> Migrator {
    let steps = STEPS.map(|(number, title, sqlite, of_postgres)| {
        let sql = if postgres { of_postgres } else { sqlite };
        let kind = MigrationType::Simple;
        Migration::new(
            number,
            Cow::Borrowed(title),
            kind,
            sql.into_sql_str(),
            false,
        )
    });
    Migrator::with_migrations(steps.into())
}

/// The numbers of all migrations.
pub(crate) fn numbers() -> [i64; STEPS.len()] {
    STEPS.map(|(number, ..)| number)
}

/// Converts a failed migration; `open_error` converts an error of the database.
pub(crate) fn migrate_error(
    error: MigrateError,
    open_error: fn(sqlx::Error) -> OpenError,
) -> OpenError {
    match error {
        MigrateError::VersionMissing(_) => OpenError::Newer,
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            open_error(error)
        }
        other => OpenError::Corrupt(other.to_string()),
    }
}
