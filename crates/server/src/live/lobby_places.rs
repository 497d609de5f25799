//! The tables that each address has in the lobby.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, PoisonError};

/// Addresses that are remembered; those that came first give way.
const ADDRESSES: usize = 10_000;

/// The last tables for the lobby that each address has opened, in memory only.
#[derive(Debug, Default)]
pub(crate) struct LobbyPlaces(Mutex<Places>);

#[derive(Debug, Default)]
struct Places {
    opened: HashMap<String, VecDeque<String>>,
    order: VecDeque<String>,
}

impl LobbyPlaces {
    /// The tables of an address, the oldest first.
    pub(super) fn of(&self, network: &str) -> Vec<String> {
        let places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        places
            .opened
            .get(network)
            .into_iter()
            .flatten()
            .cloned()
            .collect()
    }

    /// Remembers a table; forgets those that are `gone`.
    pub(super) fn add(&self, network: &str, table: &str, gone: &[String]) {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !places.opened.contains_key(network) {
            places.order.push_back(network.to_owned());
            if places.order.len() > ADDRESSES
                && let Some(first) = places.order.pop_front()
            {
                places.opened.remove(&first);
            }
        }
        let tables = places.opened.entry(network.to_owned()).or_default();
        tables.retain(|other| !gone.contains(other));
        if !tables.iter().any(|other| other == table) {
            tables.push_back(table.to_owned());
        }
    }
}
