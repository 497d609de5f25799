//! Results of finished games: stored some time after the end, read for a person's history.

use antipater_bots::BotKind;
use antipater_engine::Seat;
use antipater_show::game::{AnyGame, UNDO};
use antipater_show::history::{
    Other, OwnBoard, Played, PlayedGame, SeatResult, result_of, standing,
};
use antipater_show::options::TableOptions;
use antipater_show::rating::whole;
use antipater_store::ids::PersonId;
use antipater_store::{
    DailyResult, HintRow, HistoryPart, HistoryRow, MoveRow, ResultRow, TableRow,
};

use super::daily;
use super::event;
use super::game_log::game_log;
use super::ratings::PublicRatings;
use super::registry::Tables;
use super::seats::{self, TableSeat};
use crate::error::Error;

/// The most finished games processed in one run of the background loop.
const AT_ONCE: u32 = 20;
/// The most games of a person processed while they wait for their history; the background loop does the rest.
const WHILE_WAITING: u32 = 300;

impl Tables {
    /// Stores the results of some finished games.
    pub(crate) async fn add_some_results(&self) {
        let added = async {
            let ids = self.services.store.without_results(AT_ONCE).await?;
            self.add_results(ids).await
        };
        if let Err(error) = added.await {
            tracing::error!("results cannot be noted: {error:?}");
        }
    }

    /// The finished games of a person, the latest first.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn history(
        &self,
        person: PersonId,
        part: &HistoryPart,
    ) -> Result<Vec<PlayedGame>, Error> {
        self.note_results_of(person).await?;
        self.rate_some().await;
        let rows = self.services.store.history(person, part).await?;
        let played = |row| played(row, person, &PublicRatings::new());
        Ok(rows.iter().filter_map(played).collect())
    }

    /// The finished games of a person, the latest first, with the ratings of their opponents.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn history_with_ratings(
        &self,
        person: PersonId,
    ) -> Result<Vec<PlayedGame>, Error> {
        self.note_results_of(person).await?;
        self.rate_some().await;
        let ratings = self.public_ratings().await?;
        let rows = self
            .services
            .store
            .history(person, &HistoryPart::default())
            .await?;
        let played = |row| played(row, person, &ratings);
        Ok(rows.iter().filter_map(played).collect())
    }

    /// Stores the results of a person's games that have none yet.
    pub(super) async fn note_results_of(&self, person: PersonId) -> Result<(), Error> {
        let store = &self.services.store;
        self.add_results(store.without_results_of(person, WHILE_WAITING).await?)
            .await
    }

    /// Stores the results of these games.
    pub(super) async fn add_results(&self, ids: Vec<String>) -> Result<(), Error> {
        let store = &self.services.store;
        for id in ids {
            let Some((row, moves)) = store.table(&id).await? else {
                continue;
            };
            let hints = store.hints(&id).await?;
            // Replaying a game takes some milliseconds of processor time.
            let ended = tokio::task::spawn_blocking(move || ended(&row, &moves, &hints)).await;
            let ended = ended.unwrap_or_else(|error| Err(error.to_string()));
            let ended = ended.unwrap_or_else(|why| {
                tracing::error!("table {id} has no results: {why}");
                Ended::default()
            });
            if let Some(result) = ended.daily {
                store.finish_daily(&id, result).await?;
            }
            for (event, person, result, left) in ended.event {
                store.finish_event_game(&id, person, result).await?;
                if left {
                    // Who does not come, or leaves a game to a bot, gets no further ones.
                    store.leave_event(&event, person).await?;
                }
            }
            store.add_results(&id, &ended.results).await?;
        }
        Ok(())
    }
}

/// How a table's game ended.
#[derive(Default)]
struct Ended {
    /// The result of each person.
    results: Vec<ResultRow>,
    /// The result for the deal of a day.
    daily: Option<DailyResult>,
    /// The results of the players of an event: it, the player, and whether they had left.
    event: Vec<(String, PersonId, DailyResult, bool)>,
}

fn ended(row: &TableRow, moves: &[MoveRow], hints: &[HintRow]) -> Result<Ended, String> {
    let seats = seats::read(&row.seats)?;
    let options = TableOptions::stored(&row.options)?;
    let game = AnyGame::load(&game_log(row, &seats, moves))?;
    let finished_at = row.finished_at.unwrap_or(row.created_at);
    let standing = counts(row, &options, &seats, moves, hints)
        .then(|| standing(&game, &seats::given_up(&seats)))
        .flatten()
        .unwrap_or_default();
    let people = seats.iter().enumerate();
    let people = people.filter_map(|(number, seat)| Some((number, seat.person?)));
    let results = people.filter_map(|(number, person)| {
        let result = result_of(&game, Seat::new(number)?)?;
        let boards: Vec<String> = result.boards.iter().map(ToString::to_string).collect();
        Some(ResultRow {
            person,
            table: row.id.clone(),
            finished_at,
            game: result.game.name().to_owned(),
            seats: result.seats,
            seat: number,
            boards: boards.join(","),
            place: result.place,
            // A person who left the seat does not share a bot's win.
            won: result.won && !seats[number].gave_up(),
            points: result.points,
            victory: result.victory,
            guided: options.guided,
            hints: hints.len(),
            standing: standing.clone(),
        })
    });
    Ok(Ended {
        results: results.collect(),
        daily: daily::result(&options, &game, finished_at),
        event: match &options.event {
            Some(table) => event::results(&game, &seats, finished_at)
                .into_iter()
                .map(|(person, result, left)| (table.event.clone(), person, result, left))
                .collect(),
            None => Vec::new(),
        },
    })
}

/// The person alone among bots, if the game would count for their rating and they have decided something.
pub(super) fn left_by(
    row: &TableRow,
    moves: &[MoveRow],
    hints: &[HintRow],
) -> Result<Option<PersonId>, String> {
    let seats = seats::read(&row.seats)?;
    let options = TableOptions::stored(&row.options)?;
    let counts = counts(row, &options, &seats, moves, hints);
    let began = moves.iter().any(|step| step.client_move_id.is_some());
    let rated = |seat: &TableSeat| seat.bot.is_some_and(|bot| BotKind::LEVELS.contains(&bot));
    let mut people = seats.iter().filter_map(|seat| seat.person);
    Ok(match (people.next(), people.next()) {
        (Some(person), None) if counts && began && seats.iter().any(rated) => Some(person),
        _ => None,
    })
}

/// Whether a game counts for ratings: with unknown cards, on a server, without hints, and without undoing a decision
/// after bots had answered.
fn counts(
    row: &TableRow,
    options: &TableOptions,
    seats: &[TableSeat],
    moves: &[MoveRow],
    hints: &[HintRow],
) -> bool {
    let known = options.guided || options.has_common_deal() || row.same_deal.is_some();
    let people = seats.iter().filter(|seat| seat.person.is_some());
    let tried = people.count() == 1 && moves.iter().any(|step| step.step == UNDO);
    !known && !options.offline && hints.is_empty() && !tried
}

/// A game as its person sees it; `None` if it cannot be read.
fn played(row: &HistoryRow, person: PersonId, ratings: &PublicRatings) -> Option<PlayedGame> {
    let result = &row.result;
    let seats = seats::read(&row.places).ok()?;
    let left = seats.get(result.seat).is_some_and(TableSeat::gave_up);
    let others = seats.iter().filter(|seat| seat.person != Some(person));
    let boards = result.boards.split(',').filter_map(OwnBoard::named);
    let game = Played::named(&result.game)?;
    let rating = |seat: &TableSeat| ratings.get(&(game, seat.person?)).copied();
    Some(PlayedGame {
        table: result.table.clone(),
        finished_at: result.finished_at,
        guided: result.guided,
        offline: TableOptions::stored(&row.options).is_ok_and(|options| options.offline),
        hints: result.hints,
        rating: row
            .rating
            .map(|(before, after)| (whole(before), whole(after))),
        left,
        counts_as: result.standing.get(result.seat).copied(),
        result: SeatResult {
            game,
            seats: result.seats,
            boards: boards.collect(),
            place: result.place,
            won: result.won && !left,
            points: result.points,
            victory: result.victory.clone(),
        },
        others: others
            .map(|seat| Other {
                name: seat.name.clone(),
                bot: seat.bot,
                person: seat.key(),
                avatar: seat.avatar(),
                rating: rating(seat),
            })
            .collect(),
    })
}
