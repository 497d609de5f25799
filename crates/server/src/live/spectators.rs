//! Spectators: how many a table has, the games that anyone may watch, and which of them a page follows.
//!
//! Each node lists the games from the store, for all its visitors together, at most once in five seconds. The numbers of
//! spectators come from the nodes that have the tables; each stores its own every two seconds while they change.

use std::sync::{Arc, PoisonError};

use antipater_engine::Seat;
use antipater_show::history::Played;
use antipater_show::options::TableOptions;
use antipater_show::pool::played;
use antipater_show::rating::{Rating, is_settled, of_bot, whole};
use antipater_show::spectators::{Followed, Progress, WatchableGame, WatchableSeat};
use antipater_show::view::TableStatus;
use antipater_store::WatchableRow;
use antipater_store::ids::PersonId;

use super::game_list::{Listed, Ratings};
use super::past::past_view;
use super::registry::{LiveTable, Tables};
use super::requester::Requester;
use super::seats::{self, TableSeat};
use super::table::Spectator;
use crate::error::Error;
use crate::people::settings::Settings;

/// The most games that a list shows.
pub(crate) const SHOWN: usize = 30;
/// The most games that are sorted, those first in which something happened last.
const SORTED: u32 = 300;
/// Games without a decision for so many seconds are not listed.
const QUIET: i64 = 86_400;
/// For how many ticks a list is shown before it is made anew, and a rating before it is read again.
const FRESH: i64 = 5_000;
const RATING_FRESH: i64 = 60_000;
/// For how many seconds a page that follows games stays on the end of one.
const STAY: i64 = 20;

impl Tables {
    /// Counts a stream at a table until the result is dropped, unless its viewer has a seat there.
    pub(crate) async fn spectate(&self, id: &str, requester: Requester) -> Option<Spectator> {
        match self.find(id).await.ok()? {
            LiveTable::Table(handle) if !handle.seats(requester.person) => Some(handle.spectate()),
            _ => None,
        }
    }

    /// Publishes how many spectators the tables here have, where that has changed.
    pub(crate) async fn count_spectators(&self) {
        let now = self.services.clock.ticks();
        let changed: Vec<_> = {
            let all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            let counted = all.iter().filter_map(|(id, live)| match live.get()? {
                LiveTable::Table(handle) => Some((id.clone(), handle.count_spectators(now)?)),
                LiveTable::Room(_) => None,
            });
            counted.collect()
        };
        if changed.is_empty() {
            return;
        }
        if let Err(error) = self.services.store.note_spectators(changed).await {
            tracing::error!("spectators are not counted: {error}");
        }
    }

    /// The games in progress that anyone may watch, the best first, as a visitor sees them. Those of people whom the visitor
    /// blocks, or who block the visitor, are missing.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn watchable(
        &self,
        viewer: Option<PersonId>,
    ) -> Result<Vec<WatchableGame>, Error> {
        let apart = self.apart_from(viewer).await?;
        let games = self.listed_games().await?;
        let games = games.iter().filter(|listed| !listed.has_any_of(&apart));
        Ok(games
            .take(SHOWN)
            .map(|listed| listed.game.clone())
            .collect())
    }

    async fn apart_from(&self, viewer: Option<PersonId>) -> Result<Vec<PersonId>, Error> {
        Ok(match viewer {
            Some(viewer) => self.services.store.kept_apart(viewer).await?,
            None => Vec::new(),
        })
    }

    /// All games in the list.
    async fn listed_games(&self) -> Result<Arc<[Listed]>, Error> {
        let mut list = self.game_list.lock().await;
        let now = self.services.clock.ticks();
        if list.made_at.is_some_and(|made| now - made < FRESH) {
            return Ok(Arc::clone(&list.games));
        }
        let then = self.shown_time();
        let rows = self.services.store.watchable(then, then - QUIET, SORTED);
        let mut games = Vec::new();
        for row in rows.await? {
            match self.list(&row, &mut list.ratings).await? {
                Some(listed) => games.push(listed),
                None => tracing::error!("table {} cannot be read", row.row.id),
            }
        }
        let order = |listed: &Listed| (-listed.game.rating, -listed.game.started_at);
        games.sort_by_cached_key(|listed| (order(listed), listed.game.table.clone()));
        for listed in games.iter_mut().take(SHOWN) {
            listed.game.progress = self.progress(&listed.game.table, then).await?;
        }
        list.ratings
            .retain(|_, (read_at, _)| now - *read_at < RATING_FRESH);
        (list.made_at, list.games) = (Some(now), games.into());
        Ok(Arc::clone(&list.games))
    }

    /// A game for the list; `None` if its row cannot be read.
    async fn list(
        &self,
        WatchableRow { row, spectators }: &WatchableRow,
        ratings: &mut Ratings,
    ) -> Result<Option<Listed>, Error> {
        let options = TableOptions::stored(&row.options);
        let (Ok(options), Ok(seats)) = (options, seats::read(&row.seats)) else {
            return Ok(None);
        };
        let game = played(&options);
        let mut sum = 0.0;
        let mut shown = Vec::new();
        for seat in &seats {
            let rating = match (seat.bot, seat.key().and(seat.person)) {
                (Some(bot), _) => of_bot(game, bot).map(|(rating, _)| rating),
                (None, Some(person)) => self.shown_rating(person, game, ratings).await?,
                (None, None) => None,
            };
            sum += rating.unwrap_or(Rating::NEW.rating);
            shown.push(watchable_seat(seat, rating));
        }
        let game = WatchableGame {
            table: row.id.clone(),
            game,
            rating: whole(sum / seats.len().max(1) as f64),
            seats: shown,
            progress: None,
            spectators: *spectators,
            options,
            started_at: row.started_at.unwrap_or_default(),
        };
        let people = seats.iter().filter_map(|seat| seat.person).collect();
        Ok(Some(Listed { game, people }))
    }

    /// The rating of a person if it is public, from memory for a minute.
    async fn shown_rating(
        &self,
        person: PersonId,
        game: Played,
        known: &mut Ratings,
    ) -> Result<Option<f64>, Error> {
        let now = self.services.clock.ticks();
        if let Some((read_at, rating)) = known.get(&(person, game))
            && now - read_at < RATING_FRESH
        {
            return Ok(*rating);
        }
        let rating = self.present_rating(person, game).await?;
        let rating = is_settled(rating).then_some(rating.rating);
        known.insert((person, game), (now, rating));
        Ok(rating)
    }

    /// How far a game was; `None` if it cannot be read.
    async fn progress(&self, id: &str, then: i64) -> Result<Option<Progress>, Error> {
        let Some(table) = self.services.store.table_at(id, then, 0).await? else {
            return Ok(None);
        };
        let view = past_view(&table, then, Seat::FIRST, TableStatus::default());
        Ok(view.ok().map(|view| Progress::of(&view)))
    }

    /// The table that a page goes to next; `None` while there is none.
    ///
    /// # Errors
    /// If the store fails, or the visitor may not follow the person.
    pub(crate) async fn next_to_follow(
        &self,
        followed: &Followed,
        viewer: Option<PersonId>,
    ) -> Result<Option<String>, Error> {
        match followed {
            Followed::Best(kind) => {
                let apart = self.apart_from(viewer).await?;
                let games = self.listed_games().await?;
                let mut games = games.iter().filter(|listed| listed.game.game == *kind);
                let next = games.find(|listed| {
                    let plays = viewer.is_some_and(|viewer| listed.people.contains(&viewer));
                    !plays && !listed.has_any_of(&apart)
                });
                Ok(next.map(|listed| listed.game.table.clone()))
            }
            Followed::Person { person, .. } => {
                let person = PersonId(person.0);
                if !self.may_follow(person, viewer).await? {
                    return Err(Error::NotFollowable);
                }
                self.public_game_of(person).await
            }
        }
    }

    /// Whether a visitor may follow a person from one public game to the next.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn may_follow(
        &self,
        person: PersonId,
        viewer: Option<PersonId>,
    ) -> Result<bool, Error> {
        let store = &self.services.store;
        let row = store.person(person).await?;
        let may = row.is_some_and(|row| !Settings::read(&row.settings).unfollowable);
        Ok(may && !self.apart_from(viewer).await?.contains(&person))
    }

    /// The public game of a person in which something happened last.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn public_game_of(&self, person: PersonId) -> Result<Option<String>, Error> {
        let then = self.shown_time();
        let store = &self.services.store;
        let rows = store.watchable_of(person, then, then - QUIET, 1).await?;
        Ok(rows.into_iter().next().map(|row| row.row.id))
    }

    /// Whether a page that follows games stays at this table: its game goes on, or has just ended.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn stays_at(&self, id: &str) -> Result<bool, Error> {
        let row = self.services.store.table_row(id).await?;
        let row = row.filter(|row| row.watchable && row.started_at.is_some());
        let since = self.shown_time() - STAY;
        Ok(row.is_some_and(|row| row.finished_at.is_none_or(|end| end > since)))
    }
}

fn watchable_seat(seat: &TableSeat, rating: Option<f64>) -> WatchableSeat {
    WatchableSeat {
        name: seat.name.clone(),
        bot: seat.bot.map(antipater_bots::BotKind::name),
        person: seat.key(),
        rating: rating.map(whole),
        avatar: seat.avatar(),
    }
}
