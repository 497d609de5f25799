//! Renaming a person in the row of a table.

use antipater_show::names;
use antipater_show::options::TableOptions;
use antipater_store::{Renaming, TableRow};
use serde_json::Value;

use super::seats::{TableSeat, read, write};

/// The new name at a table, distinct from the others.
pub(super) fn rename_seats(seats: &mut [TableSeat], renaming: &Renaming) -> Option<usize> {
    let own = seats
        .iter()
        .position(|seat| seat.person == Some(renaming.person))?;
    let others = seats.iter().enumerate();
    let others = others.filter(|(number, _)| *number != own);
    let others: Vec<String> = others.map(|(_, seat)| seat.name.clone()).collect();
    seats[own].name = names::unlike(&renaming.name, &others);
    if let Some(key) = renaming.forget {
        seats[own].person = Some(key);
        seats[own].portrait = None;
    }
    Some(own)
}

/// The row of a table after renaming a person: on the seat, in the record, and in the options.
pub(crate) fn renamed(row: &TableRow, renaming: &Renaming) -> Result<TableRow, String> {
    let mut row = row.clone();
    let mut seats = read(&row.seats)?;
    if let Some(own) = rename_seats(&mut seats, renaming) {
        if !row.record.is_empty() {
            let wrong = |error: serde_json::Error| error.to_string();
            let mut record: Value = serde_json::from_str(&row.record).map_err(wrong)?;
            if let Some(name) = record["players"].get_mut(own) {
                *name = Value::String(seats[own].name.clone());
            }
            row.record = record.to_string();
        }
        row.seats = write(&seats);
    }
    if row.host == renaming.person {
        let mut options = TableOptions::stored(&row.options)?;
        options.name.clone_from(&renaming.name);
        row.options = options.write();
        if let Some(key) = renaming.forget {
            row.host = key;
        }
    }
    Ok(row)
}
