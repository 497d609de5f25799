//! Validates imported tables, with names and messages sanitized like those of an uploaded record: limited length, no
//! invisible characters, one direction of writing.

use antipater_engine::duel::Duel;
use antipater_engine::duel::record::GAME as DUEL;
use antipater_engine::record::game as game_of_record;
use antipater_engine::seven::Seven;
use antipater_engine::{Record, Recorded};
use antipater_show::game::Game;
use antipater_show::guide::Guidable;
use antipater_show::names;
use antipater_show::options::TableOptions;
use antipater_store::{StoredRows, TableStage};

use super::game_log::{game_log, load};
use super::room::Room;
use super::seats::{self, TableSeat};

/// Sanitizes the names of a table and validates it. Names that are valid stay unchanged.
///
/// # Errors
/// Says what is wrong with the table.
pub(crate) fn sanitize(rows: &mut StoredRows) -> Result<(), String> {
    validate(rows)?;
    if let Some(seats) = clean_seats(&rows.row.seats) {
        rows.row.seats = seats;
    }
    if let Some(record) = clean_record(&rows.row.record) {
        rows.row.record = record;
    }
    for message in &mut rows.messages {
        message.name = names::imported(&message.name);
        message.text = names::message(&message.text).unwrap_or_default();
    }
    for person in &mut rows.people {
        person.name = names::imported(&person.name);
    }
    Ok(())
}

/// Validates a table, so that its game can be continued, or viewed if it is over.
///
/// # Errors
/// Says what is wrong with the table.
fn validate(rows: &StoredRows) -> Result<(), String> {
    match rows.row.stage {
        TableStage::Gathering => check_room(rows),
        // A closed table is never loaded.
        TableStage::Closed => Ok(()),
        TableStage::Playing | TableStage::Over => {
            let game = game_of_record(&rows.row.record);
            match game.map_err(|why| no_game(&why.to_string()))?.as_str() {
                DUEL => check_game::<Duel>(rows),
                _ => check_game::<Seven>(rows),
            }
        }
    }
}

fn no_game(why: &str) -> String {
    format!("it is not a game: {why}")
}

fn check_room(rows: &StoredRows) -> Result<(), String> {
    if !rows.row.record.is_empty() {
        return Err("cards are dealt where people gather".to_owned());
    }
    if !rows.moves.is_empty() || !rows.choices.is_empty() {
        return Err("it has moves but no deal".to_owned());
    }
    let room = Room::load(rows.row.clone())?;
    if room.seats.len() != room.options.seats() {
        return Err("it has another number of seats than its game".to_owned());
    }
    Ok(())
}

fn check_game<G: Guidable>(rows: &StoredRows) -> Result<(), String> {
    let row = &rows.row;
    let options = TableOptions::stored(&row.options)?;
    let seats = seats::read(&row.seats)?;
    // Distinguishes a game that cannot be read from a table that cannot.
    let folded = Game::<G>::fold(&game_log(row, &seats, &rows.moves));
    let (game, _) = folded.map_err(|why| no_game(&why))?;
    if game.is_over() != (row.stage == TableStage::Over) {
        return Err("its stage is not that of its game".to_owned());
    }
    let played = game_of_record(&row.record);
    if played.as_deref() != Ok(options.game.name()) || seats.len() != options.seats() {
        // The options would deal the next game at the table.
        return Err("its options are those of another game".to_owned());
    }
    if seats.iter().any(TableSeat::is_free) {
        return Err("nobody has one of its seats".to_owned());
    }
    load::<G>((row, &seats), &rows.moves, &rows.choices, &[], 0).map(|_| ())
}

/// Sanitized seats, if anything changes. Free seats and bots without a name stay unchanged.
fn clean_seats(text: &str) -> Option<String> {
    let mut seats: Vec<TableSeat> = serde_json::from_str(text).ok()?;
    let before = seats.clone();
    for seat in seats.iter_mut().filter(|seat| !seat.name.is_empty()) {
        seat.name = names::imported(&seat.name);
    }
    (seats != before).then(|| seats::write(&seats))
}

/// A sanitized record, if anything changes.
fn clean_record(text: &str) -> Option<String> {
    match game_of_record(text).ok()?.as_str() {
        DUEL => renamed::<Duel>(text),
        _ => renamed::<Seven>(text),
    }
}

fn renamed<G: Recorded>(text: &str) -> Option<String> {
    let mut record = Record::<G>::read(text).ok()?;
    let brought = record.players().iter();
    let clean: Vec<String> = brought.map(|name| names::imported(name)).collect();
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
