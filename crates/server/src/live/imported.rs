//! Names and messages of imported tables, cleaned and cut like those of an uploaded record: nothing in them is invisible or turns
//! the direction of writing, and their length is limited.

use antipater_engine::duel::Duel;
use antipater_engine::duel::record::GAME as DUEL;
use antipater_engine::record::game as game_of_record;
use antipater_engine::seven::Seven;
use antipater_engine::{Record, Recorded};
use antipater_show::names;
use antipater_store::StoredRows;

use super::places::{self, TableSeat};
use super::trial;

/// Cleans the names of a table, and says why it cannot be played on or looked at. What is clean stays letter by letter as
/// it was.
///
/// # Errors
/// Says what is wrong with it.
pub(crate) fn sanitize(rows: &mut StoredRows) -> Result<(), String> {
    trial::check(rows)?;
    if let Some(seats) = clean_seats(&rows.row.seats) {
        rows.row.seats = seats;
    }
    if let Some(record) = clean_record(&rows.row.record) {
        rows.row.record = record;
    }
    for message in &mut rows.messages {
        message.name = names::brought(&message.name);
        message.text = names::message(&message.text).unwrap_or_default();
    }
    for person in &mut rows.people {
        person.name = names::brought(&person.name);
    }
    Ok(())
}

/// Seats with clean names, where that changes anything. Free seats and bots without a name stay so.
fn clean_seats(text: &str) -> Option<String> {
    let mut seats: Vec<TableSeat> = serde_json::from_str(text).ok()?;
    let before = seats.clone();
    for seat in seats.iter_mut().filter(|seat| !seat.name.is_empty()) {
        seat.name = names::brought(&seat.name);
    }
    (seats != before).then(|| places::write(&seats))
}

/// A record with clean names, where that changes anything.
fn clean_record(text: &str) -> Option<String> {
    match game_of_record(text).ok()?.as_str() {
        DUEL => renamed::<Duel>(text),
        _ => renamed::<Seven>(text),
    }
}

fn renamed<G: Recorded>(text: &str) -> Option<String> {
    let mut record = Record::<G>::read(text).ok()?;
    let brought = record.players().iter();
    let clean: Vec<String> = brought.map(|name| names::brought(name)).collect();
    if record.players() == clean {
        return None;
    }
    record.rename(clean);
    Some(record.write())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_must_change_do() {
        let clean = r#"[ {"name": "Ada L."}, {}, {"bot": "easy"} ]"#;
        assert_eq!(clean_seats(clean), None);
        let long = format!(r#"[{{"name":"{}"}},{{}}]"#, "x".repeat(50));
        let cut = format!(r#"[{{"name":"{}"}},{{}}]"#, "x".repeat(40));
        assert_eq!(clean_seats(&long), Some(cut));
        assert_eq!(clean_seats("nonsense"), None);
        assert_eq!(clean_record("nonsense"), None);
    }
}
