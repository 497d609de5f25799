//! Hints: computed in the bots' pool, one at a time for each person.

use std::sync::Arc;

use antipater_show::view::View;
use antipater_store::ids::PersonId;

use super::registry::Tables;
use super::table::Asked;
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
        let asked = self.ask(id, |handle| async move {
            handle.ask_hint(person, decision).await
        });
        let (key, work) = match asked.await? {
            Asked::Given(view) => return Ok(view),
            Asked::Work(key, work) => (key, work),
        };
        let place = self.hinting.enter(person);
        let place = place.ok_or(Error::TooMany(Some(SOON)))?;
        let judged = self.services.bot_pool.run(move || work.judge()).await;
        let hint = judged.ok_or_else(|| Error::Broken("a hint broke".to_owned()))?;
        drop(place);
        self.ask(id, |handle| {
            let hint = hint.clone();
            async move { handle.give_hint(person, key, hint).await }
        })
        .await
    }
}
