//! Challenges: a table at which a seat waits for one person, who sits down or declines. A challenge ends with its
//! waiting room; two people have one at a time. One to a person who blocks the challenger is never shown to them, so that it
//! looks like one that is not answered.

use antipater_show::pool::Pool;
use antipater_show::view::TableSummary;
use antipater_store::ids::PersonId;
use antipater_store::{Relation, TableStage};

use super::opening::whole;
use super::queries::LISTED;
use super::registry::Tables;
use super::room::{Room, RoomAction};
use crate::error::Error;
use crate::people::Person;

/// The number of people in a challenge.
const PEOPLE: usize = 2;

impl Tables {
    /// Challenges a person to a game; returns the table, which exists already if one has challenged the other.
    ///
    /// # Errors
    /// If the host blocks the other one, or the store fails.
    pub(crate) async fn challenge(
        &self,
        host: &Person,
        other: &Person,
        pool: Pool,
    ) -> Result<String, Error> {
        self.may_invite(host.id, other.id).await?;
        let (tables, host, other) = (self.clone(), host.clone(), other.clone());
        whole(async move {
            // Simultaneous requests get the same table.
            let _alone = tables.next.lock().await;
            if let Some(open) = tables.challenge_between(host.id, other.id).await? {
                return Ok(open);
            }
            let mut options = pool.options(PEOPLE);
            options.common.unlist();
            options.name.clone_from(&host.name);
            let mut room = Room::open(tables.new_row(host.id), &host, options);
            room.reserve(&other)?;
            room.shuffle(&mut tables.rng());
            tables.add(room).await
        })
        .await
    }

    /// Reserves a seat for a person at a waiting room of a host.
    ///
    /// # Errors
    /// If the host blocks the other one, no seat is free, or the store fails.
    pub(crate) async fn reserve(
        &self,
        table: &str,
        host: &Person,
        other: Person,
    ) -> Result<(), Error> {
        self.may_invite(host.id, other.id).await?;
        self.change(table, host, RoomAction::Reserve(other)).await
    }

    /// The tables at which a seat waits for a person.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn challenges(&self, person: PersonId) -> Result<Vec<TableSummary>, Error> {
        let mut tables = self.of_person(person, false, None).await?;
        tables.retain(|table| table.challenger.is_some());
        Ok(tables)
    }

    /// The waiting rooms of a person with a free seat.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn rooms_of(&self, host: PersonId) -> Result<Vec<TableSummary>, Error> {
        let rows = self
            .services
            .store
            .tables_of(host, false, None, LISTED as u32);
        let hosted = rows.await?.into_iter().filter(|row| row.host == host);
        let hosted: Vec<String> = hosted.map(|row| row.id).collect();
        let mut tables = self.of_person(host, false, None).await?;
        tables.retain(|table| {
            table.is_gathering() && table.free > 0 && hosted.contains(&table.table)
        });
        Ok(tables)
    }

    /// The table of an open challenge between two people.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn challenge_between(
        &self,
        one: PersonId,
        other: PersonId,
    ) -> Result<Option<String>, Error> {
        let rows = self
            .services
            .store
            .tables_of(one, false, None, LISTED as u32);
        for row in rows.await? {
            let guest = match row.host {
                host if host == one => other,
                host if host == other => one,
                _ => continue,
            };
            if row.stage != TableStage::Gathering {
                continue;
            }
            let room = Room::load(row).map_err(Error::Broken)?;
            if room.awaits(guest) && room.options.people() == PEOPLE {
                return Ok(Some(room.row.id));
            }
        }
        Ok(None)
    }

    /// Ends the challenges between two people: one declines them, or withdraws them.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn end_challenge(
        &self,
        person: &Person,
        other: PersonId,
    ) -> Result<(), Error> {
        let Some(table) = self.challenge_between(person.id, other).await? else {
            return Ok(());
        };
        let row = self.services.store.table_row(&table).await?;
        let is_host = row.is_some_and(|row| row.host == person.id);
        let action = if is_host {
            RoomAction::Close
        } else {
            RoomAction::Stand
        };
        match self.change(&table, person, action).await {
            // The table has gone on meanwhile.
            Err(Error::Started | Error::NoTable | Error::Refused(..)) => Ok(()),
            done => done,
        }
    }

    /// Refuses to invite a person whom the host blocks.
    async fn may_invite(&self, host: PersonId, other: PersonId) -> Result<(), Error> {
        match self.services.store.relation(host, other).await? {
            Some(Relation::Block) => Err(Error::KeptApart),
            _ => Ok(()),
        }
    }
}
