//! Uploaded records, kept in memory for a while in a limited number.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use antipater_store::ids::hex;
use sha2::{Digest, Sha256};

use crate::people::rate_limits::network;

/// The number of records kept. Of the network with the most records, the least recently used one is dropped first.
const KEPT: usize = 64;
/// The number of hash digits in the name of a record.
const NAME_LETTERS: usize = 24;

/// A record with its name, and the network that uploaded it.
#[derive(Debug)]
struct Kept {
    name: String,
    record: Arc<str>,
    network: IpAddr,
}

/// The records, the most recently used one last; clones share them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uploads {
    kept: Arc<Mutex<VecDeque<Kept>>>,
}

impl Uploads {
    /// The name of a record, derived from its text.
    pub(crate) fn name(record: &str) -> String {
        let mut name = hex(&Sha256::digest(record.as_bytes()));
        name.truncate(NAME_LETTERS);
        name
    }

    /// Keeps a record from an address; returns its name.
    pub(crate) fn keep(&self, record: &str, from: IpAddr) -> String {
        let name = Uploads::name(record);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|other| other.name != name);
        kept.push_back(Kept {
            name: name.clone(),
            record: record.into(),
            network: network(from),
        });
        if kept.len() > KEPT {
            let of = |network| kept.iter().filter(|kept| kept.network == network).count();
            let most = kept.iter().map(|kept| of(kept.network)).max();
            let first = kept.iter().position(|kept| Some(of(kept.network)) == most);
            first.and_then(|place| kept.remove(place));
        }
        name
    }

    /// The record with this name, if it is still kept.
    pub(crate) fn get(&self, name: &str) -> Option<Arc<str>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|kept| kept.name == name)?;
        let found = kept.remove(place)?;
        let record = Arc::clone(&found.record);
        kept.push_back(found);
        Some(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_record_that_was_asked_for_longest_ago_is_forgotten() {
        let uploads = Uploads::default();
        let here = IpAddr::from([1, 1, 1, 1]);
        let keep = |text: &str| uploads.keep(text, here);
        let names: Vec<String> = (0..KEPT).map(|n| keep(&n.to_string())).collect();
        assert_eq!(uploads.get(&names[0]).as_deref(), Some("0"));
        assert_eq!(keep("2"), names[2], "the same record has the same name");
        keep("new");
        assert_eq!(uploads.get(&names[1]), None);
        assert_eq!(uploads.get(&names[0]).as_deref(), Some("0"));
        assert_eq!(uploads.get(&names[2]).as_deref(), Some("2"));
    }

    #[test]
    fn a_network_that_brings_many_forgets_its_own() {
        let uploads = Uploads::default();
        let ada = uploads.keep("Ada's", "2001:db8:1::1".parse().unwrap());
        for number in 0..KEPT as u16 * 2 {
            let from = IpAddr::from([0x2001, 0xdb8, 2, 0, 0, 0, 0, number]);
            uploads.keep(&number.to_string(), from);
        }
        assert_eq!(uploads.get(&ada).as_deref(), Some("Ada's"));
        assert_eq!(uploads.get(&Uploads::name("0")), None);
    }
}
