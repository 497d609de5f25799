//! Databases with games: continued, exported, imported, moved and examined.

#[path = "../common/mod.rs"]
mod common;
mod doctor;
mod doubt;
mod export;
#[path = "../../../store/tests/store/folder.rs"]
mod folder;
mod migration;
#[path = "../../../store/tests/store/place.rs"]
mod place;
mod restart;
#[path = "../../../store/tests/store/rows.rs"]
mod rows;
mod takeover;
mod transfer;
