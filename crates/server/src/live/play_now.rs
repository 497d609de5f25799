//! Play now: people who look for opponents are seated with others of like rating, and bots fill the table after 20
//! seconds. One node has all pools in memory, and requests are forwarded to it. If it ends, people look again.
//!
//! Over days nobody stays on a page, so the pool is the lobby: a person sits down at a table that waits there with the
//! same options, at that of the host of the nearest rating, or opens one. Its cards are dealt once every seat is taken.

use std::net::IpAddr;
use std::sync::{MutexGuard, PoisonError};
use std::time::Duration;

use antipater_bots::BotKind;
use antipater_show::history::Played;
use antipater_show::options::TableOptions;
use antipater_show::pool::{Pool, SearchView};
use antipater_show::rating::of_bot;
use antipater_store::TableStage;
use antipater_store::ids::PersonId;
use tokio::sync::{OwnedMutexGuard, watch};
use tokio::task::JoinSet;

use super::pool::matcher::Seeker;
use super::pool::waiting::{Group, Waiting};
use super::registry::Tables;
use super::room::{Room, RoomAction};
use super::seats;
use crate::error::Error;
use crate::people::rate_limits::network;
use crate::people::{self, Person};

/// The key of the node that has all pools.
pub(crate) const POOLS: &str = "pools";
/// The interval between looks for groups.
const LOOK: Duration = Duration::from_millis(250);
/// The most people of one network who may wait in the pools.
const OF_NETWORK: usize = 8;
/// The most tables of the lobby that are searched for one over days.
const SEARCHED: u32 = 300;

impl Tables {
    /// Runs the loop that seats people until the server closes.
    pub(crate) async fn keep_pools(self, mut closing: watch::Receiver<bool>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            self.match_people().await;
        }
    }

    /// Lets a person wait in a pool with a clock in seconds, and no longer in another one.
    ///
    /// # Errors
    /// If too many people of the network wait, or the store fails.
    pub(crate) async fn enter_pool(
        &self,
        person: PersonId,
        pool: Pool,
        address: IpAddr,
        is_limited: bool,
    ) -> Result<(), Error> {
        let rating = self.present_rating(person, pool.game).await?;
        let apart = self.services.store.kept_apart(person).await?;
        let seeker = Seeker {
            rating: rating.rating,
            deviation: rating.deviation,
            since: self.services.clock.ticks(),
        };
        let most = is_limited.then_some(OF_NETWORK);
        let entered = {
            let mut waiting = self.waiting();
            let entered = waiting.enter(person, (pool, seeker), (network(address), most));
            waiting.keep_apart(person, apart);
            entered
        };
        if !entered {
            return Err(Error::PoolFull);
        }
        self.pools.changes.send_replace(());
        Ok(())
    }

    /// The person no longer waits.
    pub(crate) fn leave_pool(&self, person: PersonId) {
        self.waiting().leave(person);
        self.pools.changes.send_replace(());
    }

    /// Keeps a person who waits here apart from those whom they have just blocked.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn blocks_changed(&self, person: PersonId) -> Result<(), Error> {
        let apart = self.services.store.kept_apart(person).await?;
        self.waiting().keep_apart(person, apart);
        Ok(())
    }

    /// A person's search as they see it. Looking marks them as present.
    pub(crate) fn search_of(&self, person: PersonId) -> SearchView {
        self.waiting().look(person, self.services.clock.ticks())
    }

    /// Subscribes to changes of all pools; the person is there meanwhile.
    pub(crate) fn watch_pool(&self, person: PersonId) -> PoolWatch {
        let tables = self.clone();
        let now = tables.services.clock.ticks();
        tables.waiting().stream(person, true, now);
        PoolWatch {
            changes: tables.pools.changes.subscribe(),
            tables,
            person,
        }
    }

    /// Seats the people who have found each other, and those whose time is up.
    pub(crate) async fn match_people(&self) {
        let _alone = self.pools.matching.lock().await;
        let groups = {
            let mut waiting = self.waiting();
            if waiting.is_empty() {
                return;
            }
            if self.services.store.home(POOLS.as_bytes()).is_some() {
                // Another node has the pools now.
                *waiting = Waiting::default();
                Vec::new()
            } else {
                waiting.due(self.services.clock.ticks())
            }
        };
        let mut opening = JoinSet::new();
        for group in groups {
            let tables = self.clone();
            opening.spawn(async move { tables.seat(group).await });
        }
        while opening.join_next().await.is_some() {}
        self.pools.changes.send_replace(());
    }

    /// Opens a table for a group. If that fails, its people wait on.
    async fn seat(&self, group: Group) {
        let mut gone = Vec::new();
        let opened = match self.people_of(&group, &mut gone).await {
            Ok(people) if gone.is_empty() => self.open_for(&group, &people).await,
            Ok(_) => Err(Error::Busy),
            Err(error) => Err(error),
        };
        match opened {
            Ok(table) => {
                let now = self.services.clock.ticks();
                self.waiting().seated(&group.people, &table, now);
            }
            Err(error) => {
                if gone.is_empty() {
                    tracing::error!("a table cannot be opened: {error:?}");
                }
                self.waiting().wait_on(&group.people, &gone);
            }
        }
    }

    /// The people of a group as they are now; those who were deleted or banned, or have become
    /// programs, are `gone`.
    async fn people_of(
        &self,
        group: &Group,
        gone: &mut Vec<PersonId>,
    ) -> Result<Vec<Person>, Error> {
        let mut known = Vec::new();
        for &id in &group.people {
            let row = self.services.store.person(id).await?;
            match row {
                Some(row)
                    if !row.program && self.moderation.let_in(Some(id), None).await.is_ok() =>
                {
                    known.push(people::person(row));
                }
                _ => gone.push(id),
            }
        }
        Ok(known)
    }

    async fn open_for(&self, group: &Group, people: &[Person]) -> Result<String, Error> {
        let host = people.first().ok_or(Error::NotFull)?;
        let mut options = group.pool.options(people.len());
        options.level = level_near(group.pool.game, group.rating);
        let row = self.new_row(host.id);
        let room = Room::matched(row, people, options, &mut self.rng());
        let id = self.add(room).await?;
        // The node that is asked first takes the table, so that tables spread over all nodes. If it cannot be released,
        // it stays here.
        let _ = self.services.store.release(&id).await;
        Ok(id)
    }

    /// Holds off others who look for a table over days.
    pub(crate) async fn alone_over_days(&self) -> OwnedMutexGuard<()> {
        self.pools.over_days.clone().lock_owned().await
    }

    /// Takes a seat at a table over days that waits in the lobby; returns it. `None` if there is none.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn sit_over_days(
        &self,
        person: &Person,
        pool: Pool,
    ) -> Result<Option<String>, Error> {
        let own = self.present_rating(person.id, pool.game).await?.rating;
        let apart = self.services.store.kept_apart(person.id).await?;
        let mut waiting = Vec::new();
        for row in self.services.store.listed(SEARCHED).await? {
            let options = TableOptions::stored(&row.options).map_err(Error::Broken)?;
            if row.stage != TableStage::Gathering
                || row.same_deal.is_some()
                || Pool::in_lobby(&options) != Some(pool)
            {
                continue;
            }
            let seats = seats::read(&row.seats).map_err(Error::Broken)?;
            if seats.iter().any(|seat| seat.person == Some(person.id)) {
                return Ok(Some(row.id));
            }
            if seats::any_of(&seats, &apart) || seats::any_program(&seats) {
                continue;
            }
            let host = self.present_rating(row.host, pool.game).await?.rating;
            waiting.push(((host - own).abs(), row.created_at, row.id));
        }
        waiting.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
        for (_, _, id) in waiting {
            match self.sit_here(&id, person).await {
                Ok(()) => return Ok(Some(id)),
                // Somebody else was faster, or the table was closed.
                Err(
                    Error::Full
                    | Error::Started
                    | Error::NoTable
                    | Error::OutsideRange
                    | Error::Refused(..),
                ) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Takes a seat at a table, which comes to this node if another one has it.
    async fn sit_here(&self, id: &str, person: &Person) -> Result<(), Error> {
        match self.change(id, person, RoomAction::Sit(None)).await {
            Err(Error::Elsewhere(Some(address))) => {
                self.peers.release(&address, id).await?;
                self.change(id, person, RoomAction::Sit(None)).await
            }
            other => other,
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        let waiting = self.pools.waiting.lock();
        waiting.unwrap_or_else(PoisonError::into_inner)
    }
}

/// The level of bots for people of this mean rating.
fn level_near(game: Played, rating: f64) -> BotKind {
    let gap = |level: &BotKind| {
        of_bot(game, *level).map_or(f64::INFINITY, |(bot, _)| (bot - rating).abs())
    };
    let levels = BotKind::LEVELS.into_iter();
    let nearest = levels.min_by(|one, other| gap(one).total_cmp(&gap(other)));
    nearest.unwrap_or(BotKind::Normal)
}

/// A person who follows their search; they are there until this is dropped.
pub(crate) struct PoolWatch {
    tables: Tables,
    person: PersonId,
    changes: watch::Receiver<()>,
}

impl PoolWatch {
    /// The search as of now; all changes so far are known then.
    pub(crate) fn look(&mut self) -> SearchView {
        self.changes.mark_unchanged();
        self.tables.search_of(self.person)
    }

    /// Waits for a change.
    pub(crate) async fn changed(&mut self) {
        // The sender lives as long as the tables here.
        let _ = self.changes.changed().await;
    }
}

impl Drop for PoolWatch {
    fn drop(&mut self) {
        let now = self.tables.services.clock.ticks();
        self.tables.waiting().stream(self.person, false, now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_as_strong_as_the_people() {
        let level = |rating| level_near(Played::Duel, rating);
        assert_eq!(level(1500.0), BotKind::Normal);
        assert_eq!(level(-9000.0), BotKind::LEVELS[0]);
        assert_eq!(level(9000.0), BotKind::LEVELS[4]);
    }
}
