//! Rows of the store that say nothing in particular.

use antipater_store::ids::PersonId;
use antipater_store::{PersonRow, SessionRow};

/// A person with a browser.
pub(crate) fn somebody(id: PersonId) -> (PersonRow, SessionRow) {
    let person = PersonRow {
        id,
        name: "Somebody".to_owned(),
        has_code: false,
        login: None,
        settings: "{}".to_owned(),
        created_at: 1,
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
