//! What games tell: the counts of the finished games at this server's tables, and the games of bots from a step.

use std::sync::Arc;

use antipater_engine::Seat;
use antipater_show::explorer::Explorer;
use antipater_show::game::AnyGame;
use antipater_show::options::TableOptions;
use antipater_show::replay::{Outlook, Replay};
use antipater_store::{MoveRow, TableRow};

use super::game_log::game_log;
use super::registry::Tables;
use super::seats;
use crate::error::Error;

/// The most games that are counted for one request; later requests count the rest.
const AT_ONCE: u32 = 200;
/// The age from which finished games are counted, in seconds. A younger one may be stored after a later one.
const SETTLED: i64 = 60;

impl Tables {
    /// The counts of the finished games, guided ones left out. They begin anew when the server does.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn explored(&self) -> Result<Arc<Explorer>, Error> {
        let mut explored = self.explored.lock().await;
        let (last, counts) = &mut *explored;
        let store = &self.services.store;
        let before = store.clock().unix_seconds() - SETTLED;
        for place in store.finished_between(last, before, AT_ONCE).await? {
            if let Some((row, moves)) = store.table(&place.1).await? {
                // Replaying a game takes some milliseconds of processor time.
                let game = tokio::task::spawn_blocking(move || explorable(&row, &moves));
                if let Ok(Some(game)) = game.await {
                    Arc::make_mut(counts).add_own(&game);
                }
            }
            *last = place;
        }
        Ok(Arc::clone(counts))
    }

    /// The games of bots from a step of a game, as a seat knew it.
    ///
    /// # Errors
    /// If no thread is free.
    pub(crate) async fn outlook(
        &self,
        game: AnyGame,
        step: usize,
        seat: Seat,
    ) -> Result<Outlook, Error> {
        let play = move || Replay::of(game).outlook(step, seat);
        let outlook = self.services.bot_pool.run(play).await;
        outlook.ok_or_else(|| Error::Broken("an outlook broke".to_owned()))
    }
}

/// The game of a table, if it counts.
fn explorable(row: &TableRow, moves: &[MoveRow]) -> Option<AnyGame> {
    let seats = seats::read(&row.seats).ok()?;
    let options = TableOptions::stored(&row.options).ok()?;
    let game = AnyGame::load(&game_log(row, &seats, moves)).ok()?;
    (!options.guided).then_some(game)
}
