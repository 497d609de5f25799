//! Hints: computed in the bots' pool, outside of the tables, at most one at a time for each person.

use std::collections::HashSet;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use antipater_show::view::{Hint, View};
use antipater_store::ids::PersonId;
use antipater_table::HintKey;

use super::registry::Tables;
use crate::error::Error;

/// After how many seconds a person may ask again while their hint is being computed.
const SOON: u32 = 1;

impl Tables {
    /// Gives a person a hint for the decision with this number; returns the view that contains it.
    ///
    /// # Errors
    /// If the table has no hints, the person has no decision, has decided meanwhile, or their last hint is still being
    /// computed.
    pub(crate) async fn hint(
        &self,
        id: &str,
        person: PersonId,
        decision: usize,
    ) -> Result<Arc<View>, Error> {
        let answer = self.ask(id, |handle| async move {
            handle.ask_hint(person, decision).await
        });
        let (key, work) = match answer.await? {
            HintAnswer::Given(view) => return Ok(view),
            HintAnswer::Work(key, work) => (key, work),
        };
        let slot = self.hints.enter(person);
        let slot = slot.ok_or(Error::TooMany(Some(SOON)))?;
        let judged = self.services.bot_pool.run(move || work.judge()).await;
        let hint = judged.ok_or_else(|| Error::Broken("a hint broke".to_owned()))?;
        drop(slot);
        self.ask(id, |handle| {
            let hint = hint.clone();
            async move { handle.give_hint(person, key, hint).await }
        })
        .await
    }
}

/// The answer of a table to a request for a hint.
pub(crate) enum HintAnswer {
    /// The hint was given before.
    Given(Arc<View>),
    /// The hint must be computed first, outside of the table.
    Work(HintKey, HintWork),
}

/// The computation of a hint.
pub(crate) struct HintWork(Box<dyn FnOnce() -> Hint + Send>);

impl HintWork {
    pub(super) fn new(work: impl FnOnce() -> Hint + Send + 'static) -> HintWork {
        HintWork(Box::new(work))
    }

    /// Computes the hint.
    fn judge(self) -> Hint {
        (self.0)()
    }
}

impl fmt::Debug for HintWork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HintWork")
    }
}

/// The people whose hints are being computed; clones share them.
#[derive(Clone, Debug, Default)]
pub(super) struct HintsInProgress(Arc<Mutex<HashSet<PersonId>>>);

/// The slot of a person among them, released on drop.
#[must_use]
struct HintSlot(HintsInProgress, PersonId);

impl HintsInProgress {
    /// Takes the slot of a person; `None` while a hint for them is being computed.
    fn enter(&self, person: PersonId) -> Option<HintSlot> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(person).then(|| HintSlot(self.clone(), person))
    }
}

impl Drop for HintSlot {
    fn drop(&mut self) {
        let mut all = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&self.1);
    }
}
