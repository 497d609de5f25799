//! Stores a person's finished offline games in their history: with replays, but never rated. Those with a deal of the date
//! stand among its results, unchecked.

use std::sync::Arc;

use antipater_engine::Seat;
use antipater_show::daily::SEAT;
use antipater_show::history::offline::{self, FinishedGame};
use antipater_show::options::{DailyDeal, DealSource, TableOptions, day_of};
use antipater_store::ids::{PersonId, hex};
use antipater_store::{DailyStart, MoveRow, Room, StoredRows, TableRow, TableStage, TakenOver};
use sha2::{Digest, Sha256};

use antipater_table::daily_game;

use super::daily::stored_name;
use super::imported;
use super::registry::Tables;
use super::seats::{self, TableSeat};
use crate::error::Error;
use crate::people::Person;

/// The most such games in a history.
const MOST: usize = 2000;
/// The number of hash digits in the id of a game's table.
const NAME_LETTERS: usize = 24;

impl Tables {
    /// Stores the games of a file that are not in the person's history yet: the first ones, if not all fit into this
    /// many `bytes`. Files are read one at a time.
    ///
    /// # Errors
    /// If one of the games is invalid, or the store fails; nothing has changed then.
    pub(crate) async fn take_over(
        &self,
        person: &Person,
        file: impl AsRef<[u8]> + Send + 'static,
        bytes: u64,
    ) -> Result<TakenOver, Error> {
        let turn = Arc::clone(&self.reading).lock_owned().await;
        let (person, now) = (person.clone(), self.services.clock.unix_seconds());
        let id = person.id;
        // Replaying many games takes a while, and goes on even if the caller is gone.
        let tables = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            let games = offline::read(file.as_ref())?;
            let tables = games.map(|game| table(&person, &game?, now));
            tables.collect::<Result<Vec<_>, String>>()
        });
        let tables = tables.await;
        let tables = tables.map_err(|error| Error::Broken(format!("a task ended: {error}")))?;
        let tables = tables.map_err(Error::Unreadable)?;
        let room = Room {
            games: MOST,
            now: bytes,
            all: self.retention.imported,
        };
        let starts = tables.iter().filter_map(|(row, _)| daily_start(id, row));
        let mut starts: Vec<(i64, DailyStart)> = starts.collect();
        // The first game with a deal counts.
        starts.sort_by_key(|(started_at, _)| *started_at);
        let store = &self.services.store;
        let taken = store.take_over(id, tables, room).await?;
        for (_, start) in starts {
            store.start_daily(start).await?;
        }
        Ok(taken)
    }

    /// Removes a person's offline games with all their data.
    pub(crate) async fn remove_imported(&self, person: PersonId) -> Result<(), Error> {
        let ids = self.services.store.imported_by(person).await?;
        for id in &ids {
            match self.close_table(id).await {
                // An administrator may have closed it before.
                Ok(()) | Err(Error::NoTable) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(self.services.store.remove_tables(&ids).await?)
    }
}

/// The table id of a game: the same for the same game of the same person.
fn name(person: PersonId, game: &FinishedGame) -> String {
    let hash = Sha256::new().chain_update(person.0);
    let mut name = hex(&hash.chain_update(game.game.record()).finalize());
    name.truncate(NAME_LETTERS);
    name
}

/// The deal of the date that a game was played with, if any.
fn deal_of_date(game: &FinishedGame) -> Option<DailyDeal> {
    let deal = DailyDeal {
        day: day_of(game.started_at),
        source: DealSource::Date,
    };
    let options = TableOptions::of_day(TableOptions::of_game(&game.game).game, deal);
    let dealt = daily_game(&options, None).ok()?;
    let bots = Seat::all(options.seats()).map(|seat| (seat != SEAT).then_some(options.level));
    let is_same = game.game.has_deal_of(&dealt) && bots.eq(game.bots.iter().copied());
    is_same.then_some(deal)
}

/// What to note of a table with a deal of the date, and when its game began.
fn daily_start(person: PersonId, row: &TableRow) -> Option<(i64, DailyStart)> {
    let options = TableOptions::stored(&row.options).ok()?;
    let deal = options.daily?;
    let start = DailyStart {
        game: stored_name(options.game, deal.source),
        day: deal.day,
        person,
        table: row.id.clone(),
        network: None,
    };
    Some((row.started_at?, start))
}

/// The table of a game, validated like an imported one.
fn table(
    person: &Person,
    game: &FinishedGame,
    now: i64,
) -> Result<(TableRow, Vec<MoveRow>), String> {
    let seats = game.bots.iter().zip(&game.names);
    let mut seats: Vec<TableSeat> = seats
        .map(|(bot, name)| TableSeat {
            name: name.clone(),
            bot: *bot,
            ..TableSeat::default()
        })
        .collect();
    let own = seats.get_mut(game.seat.number());
    *own.ok_or("nobody plays")? = TableSeat::taken(person, &person.name);
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let course = game.game.course(names)?;
    let mut options = TableOptions::of_game(&game.game);
    options.name.clone_from(&person.name);
    options.level = game
        .bots
        .iter()
        .flatten()
        .next()
        .copied()
        .unwrap_or(options.level);
    options.offline = true;
    options.daily = deal_of_date(game);
    let finished_at = game.finished_at.min(now);
    let mut rows = StoredRows {
        row: TableRow {
            stage: TableStage::Over,
            options: options.write(),
            seats: seats::write(&seats),
            record: course.record,
            started_at: Some(game.started_at.min(finished_at)),
            finished_at: Some(finished_at),
            ..TableRow::empty(
                name(person.id, game),
                person.id,
                game.started_at.min(finished_at),
            )
        },
        moves: course
            .steps
            .into_iter()
            .map(|step| MoveRow {
                step,
                client_move_id: None,
                used: None,
            })
            .collect(),
        choices: Vec::new(),
        messages: Vec::new(),
        people: Vec::new(),
    };
    imported::sanitize(&mut rows)?;
    Ok((rows.row, rows.moves))
}
