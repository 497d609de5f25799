//! What happens to a person: challenges, and the starts and ends of their games. It follows from the person's open tables
//! in the store, now and at the last look, so that no event is missed, whichever node has the table.

use std::collections::HashMap;
use std::time::Duration;

use antipater_show::view::{PersonEvent, PersonEventKind, TableSummary};
use antipater_store::TableStage;
use antipater_store::ids::PersonId;
use tokio::sync::watch;

use super::queries::summary;
use super::registry::Tables;
use crate::error::Error;

/// The most open tables of a person that are followed, the newest.
const FOLLOWED: u32 = 200;
/// The interval between looks for changes by other nodes.
const LOOK: Duration = Duration::from_secs(2);

/// How far a table is for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// A seat waits for the person.
    Challenge,
    /// The person waits for others.
    Gathering,
    /// The game is in progress.
    Playing,
}

impl Stage {
    fn of(table: &TableSummary) -> Stage {
        if table.challenger.is_some() {
            Stage::Challenge
        } else if table.is_gathering() {
            Stage::Gathering
        } else {
            Stage::Playing
        }
    }
}

/// Follows a person; the first look returns the open challenges and the games in progress.
pub(crate) struct PersonWatch {
    tables: Tables,
    person: PersonId,
    changes: watch::Receiver<()>,
    known: HashMap<String, Stage>,
}

impl Tables {
    /// Follows a person.
    pub(crate) fn watch_person(&self, person: PersonId) -> PersonWatch {
        PersonWatch {
            changes: self.services.people.listen(person),
            tables: self.clone(),
            person,
            known: HashMap::new(),
        }
    }
}

impl PersonWatch {
    /// The events since the last look, those of older tables first.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn look(&mut self) -> Result<Vec<PersonEvent>, Error> {
        self.changes.mark_unchanged();
        let rows = self.tables.open_rows(self.person, None, FOLLOWED);
        let rows = rows.await?.into_iter().rev();
        let mut events = Vec::new();
        let mut now = HashMap::new();
        for table in rows.filter_map(|row| summary(row, Some(self.person))) {
            // A person who has left the waiting room has no seat there.
            if table.you.is_none() {
                continue;
            }
            let (before, stage) = (self.known.remove(&table.table), Stage::of(&table));
            now.insert(table.table.clone(), stage);
            if before == Some(stage) {
                continue;
            }
            if before == Some(Stage::Challenge) {
                events.push(event(PersonEventKind::Accepted, table.clone()));
            }
            match stage {
                Stage::Challenge => events.push(event(PersonEventKind::Challenge, table)),
                Stage::Playing => events.push(event(PersonEventKind::Start, table)),
                Stage::Gathering => {}
            }
        }
        for (id, before) in std::mem::replace(&mut self.known, now) {
            events.extend(self.ended(&id, before).await?);
        }
        Ok(events)
    }

    /// The end of what was at a table that is no longer among the person's open ones.
    async fn ended(&self, id: &str, before: Stage) -> Result<Option<PersonEvent>, Error> {
        let store = &self.tables.services.store;
        let Some(row) = store.table_row(id).await? else {
            return Ok(None);
        };
        let stage = row.stage;
        let Some(table) = summary(row, Some(self.person)) else {
            return Ok(None);
        };
        Ok(match (before, stage) {
            (_, TableStage::Over) => {
                self.tables.add_results(vec![id.to_owned()]).await?;
                let result = store.result_at(self.person, id).await?;
                Some(PersonEvent {
                    place: result.and_then(|(place, _)| place),
                    won: result.map(|(_, won)| won),
                    ..event(PersonEventKind::End, table)
                })
            }
            (Stage::Challenge, TableStage::Closed) => {
                Some(event(PersonEventKind::Withdrawn, table))
            }
            (Stage::Challenge, _) if table.unanswered => {
                Some(event(PersonEventKind::Expired, table))
            }
            (Stage::Challenge, _) => Some(event(PersonEventKind::Declined, table)),
            (Stage::Gathering | Stage::Playing, _) => None,
        })
    }

    /// Waits for a change, which need not concern the person.
    pub(crate) async fn changed(&mut self) {
        let is_node = self.tables.services.store.is_node();
        tokio::select! {
            // The sender lives as long as the tables here.
            _ = self.changes.changed() => {}
            () = tokio::time::sleep(LOOK), if is_node => {}
        }
    }
}

fn event(kind: PersonEventKind, table: TableSummary) -> PersonEvent {
    PersonEvent {
        event: kind,
        table,
        place: None,
        won: None,
    }
}
