//! Converts stored rows of a table for its game and its rules.

use antipater_engine::Seat;
use antipater_show::game::{Game, GameLog, LoggedStep, UNDO};
use antipater_show::guide::Guidable;
use antipater_show::options::TableOptions;
use antipater_store::{ChoiceRow, HintRow, MoveRow, TableRow};
use antipater_table::bank::{Used, read_used};
use antipater_table::{Loaded, StepClock, Table};

use super::seats::TableSeat;

/// The log of a game from its stored rows.
pub(crate) fn game_log<'a>(
    row: &'a TableRow,
    seats: &[TableSeat],
    moves: &'a [MoveRow],
) -> GameLog<'a> {
    let step = |row: &'a MoveRow| LoggedStep {
        text: &row.step,
        by_person: row.client_move_id.is_some(),
    };
    GameLog {
        id: &row.id,
        bots: seats.iter().map(|seat| seat.bot).collect(),
        record: &row.record,
        steps: moves.iter().map(step).collect(),
        resigned: seats
            .iter()
            .zip(0..)
            .filter(|(seat, _)| seat.resigned)
            .filter_map(|(_, number)| Seat::new(number))
            .collect(),
    }
}

/// What people with time banks have used on a step; `None` for an undo.
fn used(row: &MoveRow) -> Result<Option<Used>, String> {
    let used = read_used(row.used.as_deref())?;
    Ok((row.step != UNDO).then_some(used))
}

/// The table of these rows. `seed` determines the choices of bots.
///
/// # Errors
/// Says what is wrong with the rows.
pub(crate) fn load<G: Guidable>(
    (row, seats): (&TableRow, &[TableSeat]),
    moves: &[MoveRow],
    choices: &[ChoiceRow],
    hints: &[HintRow],
    seed: u64,
) -> Result<Table<G>, String> {
    let seat_of = |number: usize| Seat::new(number).filter(|seat| seat.number() < seats.len());
    let names = moves.iter().filter_map(|row| row.client_move_id.clone());
    let hints = hints.iter();
    let loaded = Loaded {
        logged: moves.len(),
        known: names.collect(),
        clock: StepClock {
            began: row.step_began,
            deadline: row.deadline,
        },
        used: moves.iter().map(used).collect::<Result<_, _>>()?,
        banks: row.banks.clone(),
        pause: row.pause.clone(),
        hints: hints
            .filter_map(|hint| Some((hint.step, seat_of(hint.seat)?)))
            .collect(),
    };
    let game = Game::fold(&game_log(row, seats, moves))?;
    let options = TableOptions::stored(&row.options)?;
    let seated = seats.iter().map(TableSeat::seated).collect();
    let mut table = Table::load(game, options, seated, seed, loaded)?;
    let one =
        |a: &ChoiceRow, b: &ChoiceRow| (a.step, &a.client_move_id) == (b.step, &b.client_move_id);
    for rows in choices.chunk_by(one) {
        let choice = |row: &ChoiceRow| Some((seat_of(row.seat)?, row.action.clone()));
        let chosen: Option<Vec<_>> = rows.iter().map(choice).collect();
        let chosen = chosen.ok_or("there is a choice for no seat")?;
        table.remember(rows[0].step, &rows[0].client_move_id, &chosen)?;
    }
    Ok(table)
}
