//! The keys of the server's common deals, of days and events. They follow from the secret of the database, so all nodes have
//! the same.

use antipater_show::daily::DealKey;
use antipater_show::options::{DailyDeal, DealSource, TableOptions};
use antipater_store::Store;
use antipater_store::ids::hex;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// What a server states of a key before it opens it: its SHA-256, in hexadecimal digits.
pub(super) fn commitment(key: &DealKey) -> String {
    hex(&Sha256::digest(key.bytes()))
}

/// The key of the deals of a day, counted since 1970.
fn of_day(store: &Store, day: i64) -> DealKey {
    named(
        store,
        &[b"deals of a day:", &day.to_le_bytes()[..]].concat(),
    )
}

/// The key of the deals of an event.
pub(super) fn of_event(store: &Store, id: &str) -> DealKey {
    named(store, &[b"deals of an event:", id.as_bytes()].concat())
}

/// The key that a table's deal follows from, if it is one of the server.
pub(super) fn of_table(store: &Store, options: &TableOptions) -> Option<DealKey> {
    let event = options.event.as_ref();
    if let Some(event) = event.filter(|event| event.deal.is_some()) {
        return Some(of_event(store, &event.event));
    }
    of_deal(store, options.daily?)
}

/// The key that the deal of a day follows from, if it is one of the server.
pub(super) fn of_deal(store: &Store, deal: DailyDeal) -> Option<DealKey> {
    match deal.source {
        DealSource::Date => None,
        DealSource::Server => Some(of_day(store, deal.day)),
    }
}

fn named(store: &Store, name: &[u8]) -> DealKey {
    let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(&store.secret());
    let mut mac = mac.unwrap_or_else(|_| unreachable!("a key of any length will do"));
    mac.update(name);
    DealKey::new(mac.finalize().into_bytes().into())
}
