//! Whether a table from elsewhere can be played on here: it is read as the registry and its task would read it.

use antipater_engine::duel::Duel;
use antipater_engine::duel::record::GAME as DUEL;
use antipater_engine::record::game as game_of_record;
use antipater_engine::seven::Seven;
use antipater_show::game::Game;
use antipater_show::guide::Guidable;
use antipater_show::options::TableOptions;
use antipater_store::{StoredRows, TableStage};

use super::game_log::{game_log, load};
use super::places::{self, TableSeat};
use super::room::Room;

/// Says why a table cannot be played on, or looked at.
///
/// # Errors
/// Says what is wrong with it.
pub(crate) fn check(rows: &StoredRows) -> Result<(), String> {
    match rows.row.stage {
        TableStage::Gathering => check_room(rows),
        // Nobody looks at it any more.
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
    if room.places.len() != room.options.seats() {
        return Err("it has another number of seats than its game".to_owned());
    }
    Ok(())
}

fn check_game<G: Guidable>(rows: &StoredRows) -> Result<(), String> {
    let row = &rows.row;
    let options = TableOptions::stored(&row.options)?;
    let seats = places::read(&row.seats)?;
    // A game that cannot be read is told from a table that cannot.
    let folded = Game::<G>::fold(&game_log(row, &seats, &rows.moves));
    let (game, _) = folded.map_err(|why| no_game(&why))?;
    if game.is_over() != (row.stage == TableStage::Over) {
        return Err("its stage is not that of its game".to_owned());
    }
    let played = game_of_record(&row.record);
    if played.as_deref() != Ok(options.game.name()) || seats.len() != options.seats() {
        // The next game at the table is dealt by them.
        return Err("its options are those of another game".to_owned());
    }
    if seats.iter().any(TableSeat::is_free) {
        return Err("nobody has one of its seats".to_owned());
    }
    load::<G>((row, &seats), &rows.moves, &rows.choices, &[], 0).map(|_| ())
}
