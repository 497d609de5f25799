//! Who may have another table in the lobby: one open table for each person, and a few for each address.

use std::net::IpAddr;

use antipater_store::TableStage;
use antipater_store::ids::{NetworkKey, PersonId};

use super::registry::Tables;
use crate::error::Error;
use crate::people::networks::Network;

/// How many tables of one address may wait for people in the lobby.
const OPEN: usize = 4;

impl Tables {
    /// Makes sure that a person may have another table in the lobby; `besides` is one that has its place already.
    ///
    /// # Errors
    /// When an open table of theirs is there.
    pub(crate) async fn has_lobby_place(
        &self,
        person: PersonId,
        besides: Option<&str>,
    ) -> Result<(), Error> {
        let rows = self.services.store.tables_of(person, false, None, u32::MAX);
        let open = rows.await?.into_iter().any(|row| {
            row.listed
                && row.stage == TableStage::Gathering
                && row.host == person
                && besides != Some(row.id.as_str())
        });
        if open { Err(Error::LobbyPlace) } else { Ok(()) }
    }

    /// Makes sure that there is room in the lobby for another table from an address; `besides` is one that may have its
    /// place already.
    ///
    /// # Errors
    /// When enough of them wait there.
    pub(crate) async fn has_lobby_room(
        &self,
        address: IpAddr,
        besides: Option<&str>,
    ) -> Result<(), Error> {
        let store = &self.services.store;
        let waiting = store.lobby_tables_of(&self.lobby_key(address)).await?;
        let has_place = waiting.iter().any(|id| Some(id.as_str()) == besides);
        if waiting.len() >= OPEN && !has_place {
            Err(Error::LobbyFull)
        } else {
            Ok(())
        }
    }

    /// Notes that a table in the lobby comes from an address, as long as it waits there.
    pub(crate) async fn note_lobby_place(&self, address: IpAddr, table: &str) -> Result<(), Error> {
        let store = &self.services.store;
        Ok(store
            .note_lobby_place(table, self.lobby_key(address))
            .await?)
    }

    /// What stands for the network of an address in the database.
    fn lobby_key(&self, address: IpAddr) -> NetworkKey {
        Network::around(address).key(&self.services.store.secret())
    }
}
