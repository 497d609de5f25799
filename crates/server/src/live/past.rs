//! Tables as they were some time ago, made from their logs: for spectators on servers with a delay, and for lists.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use antipater_engine::Seat;
use antipater_engine::duel::Duel;
use antipater_engine::duel::record::GAME as DUEL;
use antipater_engine::record::game as game_of_record;
use antipater_engine::seven::Seven;
use antipater_show::guide::Guidable;
use antipater_show::view::{MessageKind, TableStatus, View, Viewer};
use antipater_store::PastTable;
use antipater_table::Occupant;

use super::game_log::load;
use super::seats::{self, TableSeat};

/// For how many seconds a view that nobody asks for is kept.
const KEPT: i64 = 60;
/// Versions grow at least by this much each second, so that they also grow over restarts.
const VERSIONS: i64 = 16;

/// The views of the past of all tables with spectators.
#[derive(Debug, Default)]
pub(super) struct PastViews(Mutex<HashMap<String, Arc<Place>>>);

/// The place for what the spectators of one table see. It is locked while that is read.
pub(super) type Place = tokio::sync::Mutex<Option<Shown>>;

/// What the spectators of a table see.
#[derive(Debug)]
pub(super) struct Shown {
    /// When it was read, in seconds since 1970.
    pub(super) read_at: i64,
    pub(super) version: u64,
    /// What it was made from.
    pub(super) table: PastTable,
    /// Whether the game was over then.
    pub(super) is_over: bool,
    pub(super) spectators: usize,
    /// The views from the sides of the seats, as far as they were asked for.
    pub(super) views: HashMap<Seat, Arc<View>>,
}

impl PastViews {
    /// The place for the views of a table. Those that nobody asks for are dropped.
    pub(super) fn of(&self, id: &str, now: i64) -> Arc<Place> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !all.contains_key(id) {
            all.retain(|_, views| {
                let shown = views.try_lock();
                shown.is_ok_and(|shown| {
                    (shown.as_ref()).is_some_and(|shown| now - shown.read_at < KEPT)
                }) || Arc::strong_count(views) > 1
            });
        }
        Arc::clone(all.entry(id.to_owned()).or_default())
    }
}

/// Whether a table shows the same as before.
pub(super) fn same(shown: &Shown, table: &PastTable, then: i64) -> bool {
    let before = &shown.table;
    let (old, new) = (&before.row, &table.row);
    before.moves == table.moves
        && before.choices == table.choices
        && before.messages == table.messages
        && (&old.options, &old.seats, old.watchable) == (&new.options, &new.seats, new.watchable)
        && shown.is_over == was_over(table, then)
}

/// Whether the game of a table was over at a time.
pub(super) fn was_over(table: &PastTable, then: i64) -> bool {
    table.row.finished_at.is_some_and(|end| end <= then)
}

/// A version after the last one.
pub(super) fn version(last: u64, now: i64) -> u64 {
    let by_time = u64::try_from(now.saturating_mul(VERSIONS)).unwrap_or(0);
    by_time.max(last + 1)
}

/// The public view of a table as it was, from the side of a seat. `status` has what the table itself does not know. The
/// clocks of the past do not run, and all people are there.
pub(super) fn past_view(
    table: &PastTable,
    then: i64,
    facing: Seat,
    status: TableStatus,
) -> Result<View, String> {
    let game = game_of_record(&table.row.record).map_err(|error| error.to_string())?;
    match game.as_str() {
        DUEL => past_view_of::<Duel>(table, then, facing, status),
        _ => past_view_of::<Seven>(table, then, facing, status),
    }
}

fn past_view_of<G: Guidable>(
    past: &PastTable,
    then: i64,
    facing: Seat,
    status: TableStatus,
) -> Result<View, String> {
    let seats = past_seats(past, then)?;
    let mut row = past.row.clone();
    (row.step_began, row.deadline, row.banks) = (None, None, None);
    // No bot chooses here, so the seed does not matter.
    let table = load::<G>((&row, &seats), &past.moves, &past.choices, &[], 0)?;
    let status = TableStatus {
        version: status.version,
        spectators: status.spectators,
        delay: status.delay,
        talk: status.talk,
        same_deal: row.same_deal.is_some(),
        talks: table.options().common.talk,
        ..table.status(None, 0)
    };
    let occupant = |seat: Seat| Occupant {
        person: seats[seat.number()].key(),
        program: seats[seat.number()].program,
        avatar: seats[seat.number()].avatar(),
        here: true,
    };
    Ok(table.view(Viewer::Public { facing }, status, occupant))
}

/// The seats as they were: who had left or resigned is known from the notices of the table.
fn past_seats(past: &PastTable, then: i64) -> Result<Vec<TableSeat>, String> {
    let mut seats = seats::read(&past.row.seats)?;
    if was_over(past, then) {
        return Ok(seats);
    }
    for (number, seat) in seats.iter_mut().enumerate() {
        let mut notices = past.messages.iter().rev();
        let last = notices.find_map(|message| {
            let kind = MessageKind::named(&message.kind)?;
            let moves = matches!(
                kind,
                MessageKind::Left | MessageKind::Gone | MessageKind::Back | MessageKind::Resigned
            );
            (moves && message.seat == Some(number)).then_some(kind)
        });
        seat.resigned = last == Some(MessageKind::Resigned);
        seat.left = seat.resigned || matches!(last, Some(MessageKind::Left | MessageKind::Gone));
        seat.left_after = None;
    }
    Ok(seats)
}
