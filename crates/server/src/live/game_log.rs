//! The log of a table as a game reads it.

use antipater_engine::Seat;
use antipater_show::game::{GameLog, LoggedStep};
use antipater_store::{MoveRow, TableRow};

use super::places::TableSeat;

/// What the store has of a game.
pub(crate) fn game_log<'a>(
    row: &'a TableRow,
    places: &[TableSeat],
    moves: &'a [MoveRow],
) -> GameLog<'a> {
    let step = |row: &'a MoveRow| LoggedStep {
        text: &row.step,
        by_person: row.client_move_id.is_some(),
    };
    GameLog {
        id: &row.id,
        bots: places.iter().map(|place| place.bot).collect(),
        record: &row.record,
        steps: moves.iter().map(step).collect(),
        resigned: places
            .iter()
            .zip(0..)
            .filter(|(place, _)| place.resigned)
            .filter_map(|(_, number)| Seat::new(number))
            .collect(),
    }
}
