//! Bans and mutes. They are in memory, because every request checks them.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use quick_cache::sync::Cache;
use tokio::sync::OnceCell;

use super::networks::Network;
use crate::error::Error;
use crate::ids::PersonId;
use crate::store::{BanRow, Store};

/// People whose last address is remembered, in memory only.
const SEEN: usize = 20_000;

/// A ban that is in force, with its range read.
#[derive(Clone, Debug)]
struct Ban {
    row: BanRow,
    network: Option<Network>,
}

/// The bans, and from where people have come last. Cloning shares them.
#[derive(Clone)]
pub(crate) struct House {
    store: Store,
    bans: Arc<OnceCell<RwLock<Vec<Ban>>>>,
    seen: Arc<Cache<PersonId, IpAddr>>,
}

impl House {
    pub(crate) fn new(store: Store) -> House {
        House {
            store,
            bans: Arc::default(),
            seen: Arc::new(Cache::new(SEEN)),
        }
    }

    /// Lets a visitor in, or says why not.
    ///
    /// # Errors
    /// When the person or the address is banned.
    pub(crate) async fn let_in(
        &self,
        person: Option<PersonId>,
        address: Option<IpAddr>,
    ) -> Result<(), Error> {
        if let (Some(person), Some(address)) = (person, address) {
            self.seen.insert(person, address);
        }
        let bans = self.bans().await?;
        let bans = bans.read().unwrap_or_else(PoisonError::into_inner);
        let now = self.store.clock().unix_seconds();
        let concerns = |ban: &&Ban| {
            !ban.row.mute
                && ban.row.until.is_none_or(|until| until > now)
                && ((person.is_some() && ban.row.person == person)
                    || address
                        .zip(ban.network)
                        .is_some_and(|(address, network)| network.contains(address)))
        };
        match bans.iter().find(concerns) {
            Some(ban) => Err(Error::Banned(Box::new(ban.row.clone()))),
            None => Ok(()),
        }
    }

    /// Lets a person write to others, or says why not.
    ///
    /// # Errors
    /// When an administrator has muted them.
    pub(crate) async fn may_write(&self, person: PersonId) -> Result<(), Error> {
        let bans = self.bans().await?;
        let bans = bans.read().unwrap_or_else(PoisonError::into_inner);
        let now = self.store.clock().unix_seconds();
        let muted = bans.iter().find(|ban| {
            ban.row.mute
                && ban.row.person == Some(person)
                && ban.row.until.is_none_or(|until| until > now)
        });
        match muted {
            Some(ban) => Err(Error::Muted(Box::new(ban.row.clone()))),
            None => Ok(()),
        }
    }

    /// The range of addresses around the one from which a person has come last, if that is known.
    pub(crate) fn network_of(&self, person: PersonId) -> Option<Network> {
        self.seen.get(&person).map(Network::around)
    }

    /// Forgets from where a person has come.
    pub(crate) fn forget(&self, person: PersonId) {
        self.seen.remove(&person);
    }

    /// Reads the bans anew, after one was made or lifted.
    ///
    /// # Errors
    /// When the store refuses.
    pub(crate) async fn read_again(&self) -> Result<(), Error> {
        let fresh = self.stored().await?;
        let bans = self.bans().await?;
        *bans.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        Ok(())
    }

    async fn bans(&self) -> Result<&RwLock<Vec<Ban>>, Error> {
        let read = async || Ok(RwLock::new(self.stored().await?));
        self.bans.get_or_try_init(read).await
    }

    async fn stored(&self) -> Result<Vec<Ban>, Error> {
        let rows = self.store.bans().await?;
        let ban = |row: BanRow| Ban {
            network: row.network.as_ref().and_then(|text| text.parse().ok()),
            row,
        };
        Ok(rows.into_iter().map(ban).collect())
    }
}
