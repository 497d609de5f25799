//! Whether a table from elsewhere can be played on here: it is read as the registry and its task would read it.

use antipater_engine::duel::Duel;
use antipater_engine::duel::record::GAME as DUEL;
use antipater_engine::record::game as game_of_record;
use antipater_engine::seven::Seven;
use antipater_engine::{JointAction, Seat};
use antipater_show::game::Game;
use antipater_show::guide::{Guidable, Lessons};
use antipater_show::options::TableOptions;
use antipater_store::{ChoiceRow, StoredRows, TableStage};

use super::game_log::game_log;
use super::places::{self, TableSeat};
use super::room::Room;
use antipater_show::game::choosing::why_not;

/// What is wrong with a choice that somebody else has to make.
const OTHER_SEAT: &str = "there is a choice of another seat";

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
    let places = places::read(&row.seats)?;
    let folded = Game::<G>::fold(&game_log(row, &places, &rows.moves));
    let (game, _) = folded.map_err(|why| no_game(&why))?;
    if game.is_over() != (row.stage == TableStage::Over) {
        return Err("its stage is not that of its game".to_owned());
    }
    let played = game_of_record(&row.record);
    if played.as_deref() != Ok(options.game.name()) || places.len() != options.seats() {
        // The next game at the table is dealt by them.
        return Err("its options are those of another game".to_owned());
    }
    if places.iter().any(TableSeat::is_free) {
        return Err("nobody has one of its seats".to_owned());
    }
    let person = places.iter().position(|place| place.person.is_some());
    if let Some(seat) = person.and_then(Seat::new).filter(|_| options.guided) {
        Lessons::of(&game, seat)?;
    }
    let now = waiting(&places, rows.moves.len(), &rows.choices)?;
    if options.chooses_sides() && rows.moves.is_empty() {
        check_sides(&game, &now)
    } else {
        check_choices(&game, &now)
    }
}

/// The choices on the present step; each is for a seat of the table.
fn waiting<'a>(
    places: &[TableSeat],
    logged: usize,
    choices: &'a [ChoiceRow],
) -> Result<Vec<(Seat, &'a ChoiceRow)>, String> {
    let mut waiting = Vec::new();
    for row in choices {
        let due = Seat::new(row.seat).filter(|seat| seat.number() < places.len());
        let due = due.ok_or("there is a choice for no seat")?;
        if row.step > logged {
            return Err("there is a choice for a step that nobody has reached".to_owned());
        }
        if row.step == logged {
            waiting.push((due, row));
        }
    }
    Ok(waiting)
}

/// Checks the choices of sides that wait for others.
fn check_sides<G: Guidable>(game: &Game<G>, now: &[(Seat, &ChoiceRow)]) -> Result<(), String> {
    let boards = game.boards().ok_or("it has no sides to choose")?;
    for (due, row) in now {
        let Some(text) = &row.action else { continue };
        let read = boards.read_choice(text);
        let (seat, _) = read.map_err(|why| format!("a choice: {why}"))?;
        if seat != *due {
            return Err(OTHER_SEAT.to_owned());
        }
    }
    Ok(())
}

/// Checks the choices that wait for others on the present step.
fn check_choices<G: Guidable>(game: &Game<G>, now: &[(Seat, &ChoiceRow)]) -> Result<(), String> {
    let position = game.position();
    let mut chosen = Vec::<(Seat, G::Action)>::new();
    for &(due, row) in now {
        chosen.retain(|(other, _)| *other != due);
        if let Some(text) = &row.action {
            let (seat, action) = position
                .read_action(text)
                .map_err(|why| format!("a choice: {why}"))?;
            if seat != due || !position.to_act().contains(due) {
                return Err(OTHER_SEAT.to_owned());
            }
            chosen.push((due, action));
        }
    }
    chosen.sort_by_key(|(due, _)| due.number());
    let mut own = antipater_engine::BySeat::from_fn(|_| JointAction::new());
    for (due, action) in chosen {
        let own = &mut own[position.chooser(due)];
        if why_not(position, due, action, own).is_some() {
            return Err("there is a choice that the rules do not allow".to_owned());
        }
        own.set(due, action);
    }
    Ok(())
}
