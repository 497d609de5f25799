//! The store: what it keeps, what it refuses, what it gives back.

mod analyses;
mod backup;
mod brought;
#[path = "../common/mod.rs"]
mod common;
mod doctor;
mod doubt;
mod export;
mod files;
mod folder;
mod house;
mod migration;
mod moving;
mod nodes;
mod people;
mod place;
mod postgres;
mod results;
mod tables;
mod writer;

use antipater_store::ids::PersonId;
use antipater_store::{MoveRow, Progress, Store, TableRow, TableStage};

pub(crate) const GOES_ON: Progress = Progress {
    over: false,
    step_began: None,
    deadline: None,
};
pub(crate) const OVER: Progress = Progress {
    over: true,
    ..GOES_ON
};

/// A table at which its host sits alone and plays.
pub(crate) fn row(id: &str, host: u8, created_at: i64) -> TableRow {
    TableRow {
        stage: TableStage::Playing,
        ..TableRow::empty(id, PersonId([host; 32]), created_at)
    }
}

pub(crate) async fn add(store: &Store, row: &TableRow) {
    store.add_table(row, &[row.host]).await.unwrap();
}

pub(crate) fn step(text: &str, id: Option<&str>) -> MoveRow {
    MoveRow {
        step: text.to_owned(),
        client_move_id: id.map(str::to_owned),
    }
}
