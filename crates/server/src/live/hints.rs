//! Hints: computed in the bots' pool, outside of the tables, at most one at a time for each person.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use antipater_show::view::View;
use antipater_store::ids::PersonId;

use super::registry::Tables;
use super::table::HintAnswer;
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
        let slot = HintSlot::enter(&self.hints_in_progress, person);
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

/// Marks a person as having a hint in progress, until it is dropped.
#[must_use]
struct HintSlot(Arc<Mutex<HashSet<PersonId>>>, PersonId);

impl HintSlot {
    /// The slot of a person; `None` while a hint for them is in progress.
    fn enter(in_progress: &Arc<Mutex<HashSet<PersonId>>>, person: PersonId) -> Option<HintSlot> {
        let mut all = in_progress.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(person)
            .then(|| HintSlot(Arc::clone(in_progress), person))
    }
}

impl Drop for HintSlot {
    fn drop(&mut self) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&self.1);
    }
}
