//! Limits of the lobby: one open table for each person, and a few for each address. And its changes.

use std::net::IpAddr;

use antipater_show::view::TableSummary;
use antipater_store::TableStage;
use antipater_store::ids::{NetworkKey, PersonId};
use tokio::sync::watch;

use super::lobby_rows::LobbyRows;
use super::queries::IN_LOBBY;
use super::registry::Tables;
use crate::error::Error;
use crate::people::networks::Network;

/// The most tables of one address that may wait in the lobby.
const OPEN: usize = 4;

impl Tables {
    /// Checks that a person may open another table in the lobby; `besides` is the id of a table that does not count.
    ///
    /// # Errors
    /// If the person already has an open table.
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

    /// Checks that an address may open another table in the lobby; `besides` is the id of a table that does not count.
    ///
    /// # Errors
    /// If the limit is reached.
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

    /// Records the address of a table while it waits in the lobby.
    pub(crate) async fn note_lobby_place(&self, address: IpAddr, table: &str) -> Result<(), Error> {
        let store = &self.services.store;
        Ok(store
            .note_lobby_place(table, self.lobby_key(address))
            .await?)
    }

    /// The lobby as a viewer who follows it sees it. All who learn of one change share what is read from the store.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn followed_lobby(
        &self,
        viewer: Option<PersonId>,
    ) -> Result<Vec<TableSummary>, Error> {
        let rows = {
            let mut shared = self.lobby_rows.lock().await;
            let change = *self.lobby.borrow();
            if !shared.is_fresh(change) {
                let rows = self.services.store.listed(IN_LOBBY).await?;
                *shared = LobbyRows::read(change, rows);
            }
            shared.rows()
        };
        self.lobby_of(&rows, viewer).await
    }

    /// Subscribes to changes of the lobby on this node. Those of other nodes are found by looking again.
    pub(crate) fn watch_lobby(&self) -> watch::Receiver<u64> {
        self.lobby.subscribe()
    }

    /// Reports that a table in the lobby has changed.
    pub(super) fn lobby_changed(&self) {
        self.lobby.send_modify(|changes| *changes += 1);
    }

    /// The key for the network of an address in the database.
    fn lobby_key(&self, address: IpAddr) -> NetworkKey {
        Network::around(address).key(&self.services.store.secret())
    }
}
