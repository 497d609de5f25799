//! Bans and mutes. They are cached in memory, because every request checks them.

use std::fmt;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use antipater_store::ids::PersonId;
use antipater_store::{BanRow, Store};
use quick_cache::sync::Cache;
use tokio::sync::{OnceCell, watch};

use super::networks::Network;
use crate::error::Error;

/// The number of people whose last address is kept, in memory only.
const SEEN: usize = 20_000;

/// A ban in force, with its parsed range.
#[derive(Clone, Debug)]
struct Ban {
    row: BanRow,
    network: Option<Network>,
}

/// The bans, and the last addresses of people; clones share them.
#[derive(Clone)]
pub(crate) struct Moderation {
    store: Store,
    bans: Arc<OnceCell<RwLock<Vec<Ban>>>>,
    /// Changes when bans are made or lifted.
    changed: watch::Sender<()>,
    seen: Arc<Cache<PersonId, IpAddr>>,
}

impl fmt::Debug for Moderation {
    /// Omits addresses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Moderation").finish_non_exhaustive()
    }
}

impl Moderation {
    pub(crate) fn new(store: Store) -> Moderation {
        Moderation {
            store,
            bans: Arc::default(),
            changed: watch::Sender::default(),
            seen: Arc::new(Cache::new(SEEN)),
        }
    }

    /// Checks that a visitor is not banned.
    ///
    /// # Errors
    /// If the person or the address is banned.
    pub(crate) async fn let_in(
        &self,
        person: Option<PersonId>,
        address: Option<IpAddr>,
    ) -> Result<(), Error> {
        if let (Some(person), Some(address)) = (person, address) {
            self.seen.insert(person, address);
        }
        self.check(person, address).await
    }

    /// Returns the ban once an admitted visitor is banned.
    pub(crate) async fn until_banned(&self, person: Option<PersonId>, address: IpAddr) -> Error {
        let mut changed = self.changed.subscribe();
        loop {
            // While the store is unavailable, visitors stay.
            if let Err(banned @ Error::Banned(_)) = self.check(person, Some(address)).await {
                return banned;
            }
            // `self` keeps the sender alive, so this ends only with a change.
            let _ = changed.changed().await;
        }
    }

    async fn check(&self, person: Option<PersonId>, address: Option<IpAddr>) -> Result<(), Error> {
        let bans = self.bans().await?;
        let bans = bans.read().unwrap_or_else(PoisonError::into_inner);
        let concerns = |ban: &&Ban| {
            !ban.row.mute
                && self.is_in_force(&ban.row)
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

    /// Checks that a person may write to others.
    ///
    /// # Errors
    /// If an administrator has muted them.
    pub(crate) async fn may_write(&self, person: PersonId) -> Result<(), Error> {
        let bans = self.bans().await?;
        let bans = bans.read().unwrap_or_else(PoisonError::into_inner);
        let muted = bans.iter().find(|ban| {
            ban.row.mute && ban.row.person == Some(person) && self.is_in_force(&ban.row)
        });
        match muted {
            Some(ban) => Err(Error::Muted(Box::new(ban.row.clone()))),
            None => Ok(()),
        }
    }

    /// Whether a ban or a mute is in force. None expires while dates are in doubt.
    fn is_in_force(&self, ban: &BanRow) -> bool {
        let clock = self.store.clock();
        ban.until
            .is_none_or(|until| until > clock.unix_seconds() || !clock.is_sure())
    }

    /// The range of addresses around the person's last one, if known.
    pub(crate) fn network_of(&self, person: PersonId) -> Option<Network> {
        self.seen.get(&person).map(Network::around)
    }

    /// The network that a person last came from; `None` for local addresses, which do not distinguish people.
    pub(crate) fn household_of(&self, person: PersonId) -> Option<Network> {
        let address = self.seen.get(&person)?;
        (!is_local(address)).then(|| Network::around(address))
    }

    /// Drops the last address of a person.
    pub(crate) fn forget(&self, person: PersonId) {
        self.seen.remove(&person);
    }

    /// Reads the bans anew, after one was made or lifted.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn read_again(&self) -> Result<(), Error> {
        let fresh = self.stored().await?;
        let bans = self.bans().await?;
        *bans.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        self.changed.send_replace(());
        Ok(())
    }

    async fn bans(&self) -> Result<&RwLock<Vec<Ban>>, Error> {
        // Boxed, so that streams do not reserve memory for it.
        let read = async || Ok(RwLock::new(Box::pin(self.stored()).await?));
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

/// Whether an address belongs to a local network or to this machine.
fn is_local(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            address.is_loopback() || address.is_private() || address.is_link_local()
        }
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn local_networks_do_not_tell_people_apart() {
        for local in [
            "127.0.0.1",
            "::1",
            "192.168.1.7",
            "10.0.0.3",
            "fd00::1",
            "fe80::1",
            "::ffff:10.0.0.3",
        ] {
            assert!(is_local(local.parse().unwrap()), "{local}");
        }
        for other in ["203.0.113.5", "2001:db8::1", "::ffff:203.0.113.5"] {
            assert!(!is_local(other.parse().unwrap()), "{other}");
        }
    }
}
