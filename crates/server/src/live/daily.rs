//! Deals of days: the games that count, and how they compare. Those of the server follow from its keys; those of the date
//! count nowhere, and games without a server can join them.

use std::cmp::Reverse;
use std::sync::Arc;

use antipater_show::daily::{DailyEntry, DailyScore, Finisher, LevelEntry, SEAT, Standing};
use antipater_show::game::AnyGame;
use antipater_show::options::{DailyDeal, DealSource, Kind, TableOptions, start_of};
use antipater_store::ids::{PersonId, hex};
use antipater_store::{DailyEntryRow, DailyResult, DailyStart, Relation};
use antipater_table::level_games;

use super::deal_keys;
use super::registry::Tables;
use super::room::Room;
use crate::error::Error;

/// The most finished games of a deal whose results are stored while somebody waits for the standing.
const AT_ONCE: u32 = 100;

impl Tables {
    /// Notes the first game of a person with the deal of a day. Games of programs do not count.
    pub(super) async fn start_daily(&self, room: &Room, table: &str) -> Result<(), Error> {
        let options = &room.options;
        let is_program = room.seats.iter().any(|seat| seat.program);
        let Some(deal) = options.daily.filter(|_| !is_program) else {
            return Ok(());
        };
        let person = room.row.host;
        let network = match deal.source {
            DealSource::Date => None,
            DealSource::Server => self.moderation.household_of(person),
        };
        let network = network.map(|network| hex(&network.key(&self.services.store.secret())));
        let start = DailyStart {
            game: stored_name(options.game, deal.source),
            day: deal.day,
            person,
            table: table.to_owned(),
            network,
        };
        Ok(self.services.store.start_daily(start).await?)
    }

    /// How the games with the deal of a day compare, for a person. Only who has finished the deal, or comes when its day is
    /// over, learns more than how many play.
    ///
    /// # Errors
    /// If the store fails, or the levels cannot play.
    pub(crate) async fn daily_standing(
        &self,
        person: Option<PersonId>,
        game: Kind,
        deal: DailyDeal,
    ) -> Result<Standing, Error> {
        let store = &self.services.store;
        let (name, day) = (stored_name(game, deal.source), deal.day);
        if let Some(person) = person {
            self.note_results_of(person).await?;
        }
        // Many may finish in one minute. The background loop does the rest.
        let finished = store.daily_without_results(&name, day, AT_ONCE);
        self.add_results(finished.await?).await?;
        let (begun, finished) = store.daily_players(&name, day).await?;
        let key = deal_keys::of_deal(store, deal);
        let opened = key.as_ref().filter(|_| day < self.today());
        let mut standing = Standing {
            begun,
            finished,
            commitment: key.as_ref().map(deal_keys::commitment).unwrap_or_default(),
            key: opened.map(|key| hex(key.bytes())),
            ..Standing::default()
        };
        let rows = store.daily_entries(&name, day).await?;
        let own = rows.iter().position(|row| Some(row.person) == person);
        if own.is_none() && day >= self.today() {
            return Ok(standing);
        }
        let friends = match person {
            Some(person) => store.relations(person).await?,
            None => Vec::new(),
        };
        let follows = |other: PersonId| {
            let mut friends = friends.iter();
            friends.any(|row| row.other.id == other && row.relation == Relation::Follow)
        };
        standing.finishers = rows
            .iter()
            .map(|row| finisher(row, follows(row.person)))
            .collect();
        standing.own = own;
        Ok(standing)
    }

    /// Whether a person has finished the deal of a table.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn has_finished(
        &self,
        person: PersonId,
        game: Kind,
        deal: DailyDeal,
    ) -> Result<bool, Error> {
        let own = self.daily(person).await?;
        let mut own = own.iter();
        Ok(own.any(|own| (own.game, own.deal, own.over) == (game, deal, true)))
    }

    /// The games of all levels with the deal of a day. Callers must not ask before they may know it.
    ///
    /// # Errors
    /// If no thread of the pool is free.
    pub(crate) async fn daily_levels(
        &self,
        game: Kind,
        deal: DailyDeal,
    ) -> Result<Arc<Vec<LevelEntry>>, Error> {
        if let Some(known) = self.day_levels.get(game, deal) {
            return Ok(known);
        }
        let key = deal_keys::of_deal(&self.services.store, deal);
        let options = TableOptions::of_day(game, deal);
        let play = move || level_games(&options, key.as_ref());
        let played = self.services.bot_pool.run(play).await;
        let played = played.ok_or_else(|| Error::Broken("the levels cannot play".to_owned()))?;
        let played = Arc::new(played?);
        self.day_levels.insert(game, deal, Arc::clone(&played));
        Ok(played)
    }
}

/// The name of a game in the store of daily deals: those of the date stand apart.
pub(super) fn stored_name(game: Kind, source: DealSource) -> String {
    match source {
        DealSource::Server => game.name().to_owned(),
        DealSource::Date => format!("date-{}", game.name()),
    }
}

/// The result of a finished game for its deal, if it counts: the game ended in its day.
pub(super) fn result(
    options: &TableOptions,
    game: &AnyGame,
    finished_at: i64,
) -> Option<DailyResult> {
    let deal = options.daily?;
    let entry = DailyEntry::of(game, SEAT).filter(|_| finished_at < start_of(deal.day + 1))?;
    let taken = serde_json::to_string(&entry.taken);
    Some(DailyResult {
        finished_at,
        place: entry.score.place.0,
        lead: entry.score.lead,
        points: entry.points,
        taken: taken.unwrap_or_else(|error| unreachable!("plain data: {error}")),
    })
}

fn finisher(row: &DailyEntryRow, followed: bool) -> Finisher {
    Finisher {
        name: row.public.then(|| row.name.clone()),
        followed,
        // A replay shows the name.
        watch: row.watch.clone().filter(|_| row.public),
        unchecked: row.unchecked,
        entry: DailyEntry {
            score: DailyScore {
                place: Reverse(row.result.place),
                lead: row.result.lead,
            },
            points: row.result.points,
            taken: serde_json::from_str(&row.result.taken).unwrap_or_default(),
        },
    }
}
