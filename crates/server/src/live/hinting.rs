//! The hints in progress: at most one for each person.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use antipater_store::ids::PersonId;

/// The people whose hints are being computed; clones share them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hinting(Arc<Mutex<HashSet<PersonId>>>);

/// The place of a person among them, released on drop.
#[must_use]
pub(super) struct Place(Hinting, PersonId);

impl Hinting {
    /// Takes the place of a person; `None` while a hint for them is being computed.
    pub(super) fn enter(&self, person: PersonId) -> Option<Place> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(person).then(|| Place(self.clone(), person))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&self.1);
    }
}
