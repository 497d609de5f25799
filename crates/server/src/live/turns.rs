//! Tells people of their turns in games over days. A table only puts each turn into a queue; here it is noted in the
//! store, and what is due is sent.
//!
//! A notice is planned when a turn begins and due a little later, so that nobody is told of what they are looking at. When
//! it is due, the table says whether it still waits for the person and no page of theirs is open. The node that has the
//! table sends the notice. Before it is sent, it is put off, so that a crash repeats it; once it has arrived, it ends.
//! The store allows one notice for each turn and address, so a table that is loaded again may repeat its turns.

use std::time::Duration;

use antipater_show::options::{Kind, TableOptions};
use antipater_show::texts::{Language, Texts, msg, say};
use antipater_store::{DueNotice, NoticeAddressRow};
use tokio::sync::watch;

use super::registry::Tables;
use crate::error::Error;
use crate::notices::{Delivery, Notice};
use crate::people::settings::Settings;

/// The interval between looks for notices that are due, and the most in a look.
const LOOK: Duration = Duration::from_secs(2);
const DUE: u32 = 100;
/// How long after the beginning of its turn a notice is due, in seconds.
const GRACE: i64 = 60;
/// How long to wait before each further attempt, in seconds.
const PAUSES: [i64; 4] = [60, 5 * 60, 30 * 60, 2 * 3600];
/// The longest wait that a push service may ask for, in seconds.
const LONGEST_PAUSE: i64 = 6 * 3600;

impl Tables {
    /// Looks for notices until the server closes.
    pub(crate) async fn keep_notices(self, mut closing: watch::Receiver<bool>) {
        if !self.notices.courier.is_on() {
            return;
        }
        if self.notices.courier.pushes()
            && let Err(error) = self.notices.courier.public_key().await
        {
            tracing::error!("the key for push services cannot be kept: {error:?}");
        }
        loop {
            let nobody_closes = tokio::select! {
                () = tokio::time::sleep(LOOK) => false,
                changed = closing.changed() => changed.is_err(),
            };
            if nobody_closes || *closing.borrow() {
                return;
            }
            self.look_at_notices().await;
        }
    }

    /// Notes the turns that have begun, and sends the notices that are due.
    pub(crate) async fn look_at_notices(&self) {
        let done = async {
            self.note_turns().await?;
            self.send_due().await
        };
        if let Err(error) = done.await {
            tracing::error!("notices cannot be looked for: {error:?}");
        }
    }

    /// Notes the turns that have begun. If the store fails, the table repeats its turn when it is loaded again.
    async fn note_turns(&self) -> Result<(), Error> {
        let store = &self.services.store;
        let mut turns = self.notices.turns().await;
        while let Ok(turn) = turns.try_recv() {
            let due_at = turn.began + GRACE;
            let planned = store.plan_notices(&turn.table, turn.number, turn.people, due_at);
            planned.await?;
        }
        Ok(())
    }

    async fn send_due(&self) -> Result<(), Error> {
        let store = &self.services.store;
        let now = store.clock().unix_seconds();
        for due in store.due_notices(now, DUE).await? {
            let quiet = Settings::read(&due.settings).quiet;
            if let Some(end) = quiet.and_then(|quiet| quiet.end(now)) {
                store.put_off_notice(&due, Some(end), due.attempts).await?;
                continue;
            }
            match self.is_missed(&due).await {
                Ok(true) => {}
                Ok(false) | Err(Error::NoTable | Error::NotStarted | Error::Broken(_)) => {
                    store.put_off_notice(&due, None, due.attempts).await?;
                    continue;
                }
                // Another node has the table, or this one cannot ask it now.
                Err(_) => continue,
            }
            let Some(place) = self.notices.place() else {
                return Ok(());
            };
            // If nothing more is heard of this attempt, the next one follows.
            let pause = PAUSES.get(due.attempts as usize).copied();
            let next = DueNotice {
                due_at: now + pause.unwrap_or(LONGEST_PAUSE),
                attempts: due.attempts + 1,
                ..due.clone()
            };
            let own = store.put_off_notice(&due, Some(next.due_at), next.attempts);
            if own.await? {
                let tables = self.clone();
                tokio::spawn(async move {
                    let _place = place;
                    if let Err(error) = tables.send(&next, pause).await {
                        tracing::error!("a notice cannot be sent: {error:?}");
                    }
                });
            }
        }
        Ok(())
    }

    /// Asks by a letter whether a mail address is the person's.
    ///
    /// # Errors
    /// If too many notices are on their way.
    pub(crate) fn ask_by_mail(&self, row: NoticeAddressRow) -> Result<(), Error> {
        let place = self.notices.place().ok_or(Error::Busy)?;
        let tables = self.clone();
        tokio::spawn(async move {
            let _place = place;
            let delivery = tables.notices.courier.ask(&row).await;
            let result = if delivery == Delivery::Sent {
                "sent"
            } else {
                "failed"
            };
            tables.services.metrics.noticed(result);
        });
        Ok(())
    }

    /// Whether the person of a notice has not seen that the table waits for them.
    async fn is_missed(&self, due: &DueNotice) -> Result<bool, Error> {
        let (person, turn) = (due.to.person, due.turn);
        let ask = self.ask(&due.table, |handle| async move {
            handle.misses(person, turn).await
        });
        ask.await
    }

    /// Sends a notice, and stores what became of it; `pause` is how long it is put off, if there is a further attempt.
    async fn send(&self, due: &DueNotice, pause: Option<i64>) -> Result<(), Error> {
        let store = &self.services.store;
        let row = store.table_row(&due.table).await?.ok_or(Error::NoTable)?;
        let options = TableOptions::stored(&row.options).map_err(Error::Broken)?;
        let notice = notice(&due.table, options.game, &due.to.language);
        let (result, then) = match self.notices.courier.bring(&notice, &due.to).await? {
            Delivery::Sent => ("sent", None),
            Delivery::Gone => {
                store
                    .remove_notice_address(due.to.person, due.to.id)
                    .await?;
                ("gone", None)
            }
            Delivery::Refused => ("failed", None),
            Delivery::Later(_) if pause.is_none() => ("failed", None),
            Delivery::Later(wait) => {
                let now = store.clock().unix_seconds();
                let wait = wait.unwrap_or_default().clamp(0, LONGEST_PAUSE);
                ("later", Some(due.due_at.max(now + wait)))
            }
        };
        store.put_off_notice(due, then, due.attempts).await?;
        self.services.metrics.noticed(result);
        Ok(())
    }
}

/// The notice for a turn at a table, in this language.
fn notice(table: &str, game: Kind, language: &str) -> Notice {
    let t = Texts::of(language.parse::<Language>().unwrap_or_default());
    let game = match game {
        Kind::Seven => msg("game-seven"),
        Kind::FreeCity => msg("game-free-city"),
        Kind::Duel => msg("game-duel"),
    };
    Notice {
        title: say!(t, "notice-your-turn"),
        body: say!(t, game),
        path: format!("/tables/{table}"),
    }
}
