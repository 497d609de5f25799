//! Arbitrary rows of the store. Tests of the server and the benchmarks use them too.
#![allow(dead_code, reason = "each program uses a part")]

use antipater_store::ids::PersonId;
use antipater_store::{MoveRow, PersonRow, Progress, SessionRow, Store, TableRow, TableStage};

pub(crate) const GOES_ON: Progress = Progress {
    over: false,
    step_began: None,
    deadline: None,
    banks: None,
    pause: None,
};
pub(crate) const OVER: Progress = Progress {
    over: true,
    step_began: None,
    deadline: None,
    banks: None,
    pause: None,
};

/// A person with a browser.
pub(crate) fn somebody(id: PersonId) -> (PersonRow, SessionRow) {
    let person = PersonRow {
        id,
        name: "Somebody".to_owned(),
        has_code: false,
        login: None,
        settings: "{}".to_owned(),
        created_at: 1,
        program: false,
    };
    let session = SessionRow {
        token: id.0,
        person: id,
        api: false,
        label: String::new(),
        device: String::new(),
        created_at: 1,
        used_at: None,
    };
    (person, session)
}

/// A table in play whose host is the only person.
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
        used: None,
    }
}
