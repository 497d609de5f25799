//! Who may have another table in the lobby: one open table for each person, and a few for each address.

use std::net::IpAddr;

use super::registry::Tables;
use crate::error::Error;
use crate::ids::PersonId;
use crate::people::networks::Network;
use crate::store::TableStage;

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

    /// Gives a waiting room that comes into the lobby a place of its address.
    ///
    /// # Errors
    /// When enough of them wait there.
    pub(crate) async fn enter_lobby(&self, address: IpAddr, table: &str) -> Result<(), Error> {
        let network = Network::around(address).to_string();
        if !self.lobby_places.of(&network).iter().any(|id| id == table) {
            self.has_lobby_room(address).await?;
            self.note_lobby_place(address, table).await?;
        }
        Ok(())
    }

    /// Makes sure that there is room in the lobby for another table from an address.
    ///
    /// # Errors
    /// When enough of them wait there.
    pub(crate) async fn has_lobby_room(&self, address: IpAddr) -> Result<(), Error> {
        let open = self
            .open_from(&Network::around(address).to_string())
            .await?
            .0;
        if open >= OPEN {
            Err(Error::LobbyFull)
        } else {
            Ok(())
        }
    }

    /// Notes that a table in the lobby comes from an address.
    pub(crate) async fn note_lobby_place(&self, address: IpAddr, table: &str) -> Result<(), Error> {
        let network = Network::around(address).to_string();
        let (_, gone) = self.open_from(&network).await?;
        self.lobby_places.add(&network, table, &gone);
        Ok(())
    }

    /// How many tables from an address wait in the lobby, and those that do so no longer.
    async fn open_from(&self, network: &str) -> Result<(usize, Vec<String>), Error> {
        let (mut open, mut gone) = (0, Vec::new());
        for id in self.lobby_places.of(network) {
            let row = self.services.store.table_row(&id).await?;
            if row.is_some_and(|row| row.listed && row.stage == TableStage::Gathering) {
                open += 1;
            } else {
                gone.push(id);
            }
        }
        Ok((open, gone))
    }
}
