//! Records that somebody brought to look at: kept in memory for a while, a bounded number of them.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};

use crate::ids::hex;

/// How many records are kept; the one that was asked for longest ago goes first.
const KEPT: usize = 64;
/// Letters of a record's hash that name it.
const NAME_LETTERS: usize = 24;

/// A record with its name.
type Kept = (String, Arc<str>);

/// The records, the one that was asked for last at the end. Cloning shares them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uploads {
    kept: Arc<Mutex<VecDeque<Kept>>>,
}

impl Uploads {
    /// The name of a record, which is the same for the same text.
    pub(crate) fn name(record: &str) -> String {
        let mut name = hex(&Sha256::digest(record.as_bytes()));
        name.truncate(NAME_LETTERS);
        name
    }

    /// Keeps a record; returns its name.
    pub(crate) fn keep(&self, record: &str) -> String {
        let name = Uploads::name(record);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(other, _)| *other != name);
        kept.push_back((name.clone(), record.into()));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        name
    }

    /// The record of a name, if it is still kept.
    pub(crate) fn get(&self, name: &str) -> Option<Arc<str>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(other, _)| other == name)?;
        let found = kept.remove(place)?;
        let record = found.1.clone();
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
        let names: Vec<String> = (0..KEPT).map(|n| uploads.keep(&n.to_string())).collect();
        assert_eq!(uploads.get(&names[0]).as_deref(), Some("0"));
        assert_eq!(
            uploads.keep("2"),
            names[2],
            "the same record has the same name"
        );
        uploads.keep("new");
        assert_eq!(uploads.get(&names[1]), None);
        assert_eq!(uploads.get(&names[0]).as_deref(), Some("0"));
        assert_eq!(uploads.get(&names[2]).as_deref(), Some("2"));
    }
}
