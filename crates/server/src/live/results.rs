//! How finished games ended for their players: noted some time after the end, read for the history of a person.

use antipater_engine::Seat;
use antipater_show::game::AnyGame;
use antipater_show::history::{Other, OwnBoard, Played, PlayedGame, SeatResult, result_of};
use antipater_show::options::TableOptions;

use super::game_log::game_log;
use super::places;
use super::registry::Tables;
use crate::error::Error;
use crate::ids::PersonId;
use crate::store::{HistoryPart, HistoryRow, MoveRow, ResultRow, TableRow};

/// How many finished games are looked at in one go in the background.
const AT_ONCE: u32 = 20;
/// How many of a person's own games are looked at while they wait for their history; the background does the rest.
const WHILE_WAITING: u32 = 300;

impl Tables {
    /// Notes how some finished games ended.
    pub(crate) async fn count_some(&self) {
        let counted = async {
            let ids = self.services.store.uncounted(AT_ONCE).await?;
            self.count(ids).await
        };
        if let Err(error) = counted.await {
            tracing::error!("results cannot be noted: {error:?}");
        }
    }

    /// The finished games of a person, the latest first.
    ///
    /// # Errors
    /// When the store refuses.
    pub(crate) async fn history(
        &self,
        person: PersonId,
        part: &HistoryPart,
    ) -> Result<Vec<PlayedGame>, Error> {
        let store = &self.services.store;
        self.count(store.uncounted_of(person, WHILE_WAITING).await?)
            .await?;
        let rows = store.history(person, part).await?;
        Ok(rows.iter().filter_map(|row| played(row, person)).collect())
    }

    /// Notes how these games ended.
    async fn count(&self, ids: Vec<String>) -> Result<(), Error> {
        for id in ids {
            let Some((row, moves)) = self.services.store.table(&id).await? else {
                continue;
            };
            // Replaying a game takes some milliseconds of a processor.
            let results = tokio::task::spawn_blocking(move || results(&row, &moves)).await;
            let results = results.unwrap_or_else(|error| Err(error.to_string()));
            let results = results.unwrap_or_else(|why| {
                tracing::error!("table {id} has no results: {why}");
                Vec::new()
            });
            self.services.store.count_results(&id, &results).await?;
        }
        Ok(())
    }
}

/// How the game of a table ended for each person at it.
fn results(row: &TableRow, moves: &[MoveRow]) -> Result<Vec<ResultRow>, String> {
    let places = places::read(&row.seats, row.host, false)?;
    let guided = TableOptions::stored(&row.options)?.guided;
    let game = AnyGame::load(&game_log(row, &places, moves))?;
    let people = places.iter().enumerate();
    let people = people.filter_map(|(number, place)| Some((number, place.person?)));
    let results = people.filter_map(|(number, person)| {
        let result = result_of(&game, Seat::new(number)?)?;
        let boards: Vec<String> = result.boards.iter().map(ToString::to_string).collect();
        Some(ResultRow {
            person,
            table: row.id.clone(),
            finished_at: row.finished_at.unwrap_or(row.created_at),
            game: result.game.name().to_owned(),
            seats: result.seats,
            seat: number,
            boards: boards.join(","),
            place: result.place,
            won: result.won,
            points: result.points,
            victory: result.victory,
            guided,
        })
    });
    Ok(results.collect())
}

/// A game as its person sees it; nothing for one that cannot be read.
fn played(row: &HistoryRow, person: PersonId) -> Option<PlayedGame> {
    let result = &row.result;
    let places = places::read(&row.places, row.host, false).ok()?;
    let others = places.iter().filter(|place| place.person != Some(person));
    let boards = result.boards.split(',').filter_map(OwnBoard::named);
    Some(PlayedGame {
        table: result.table.clone(),
        finished_at: result.finished_at,
        guided: result.guided,
        result: SeatResult {
            game: Played::named(&result.game)?,
            seats: result.seats,
            boards: boards.collect(),
            place: result.place,
            won: result.won,
            points: result.points,
            victory: result.victory.clone(),
        },
        others: others
            .map(|place| Other {
                name: place.name.clone(),
                bot: place.bot,
                avatar: place.avatar(),
            })
            .collect(),
    })
}
