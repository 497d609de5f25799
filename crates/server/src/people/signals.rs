//! Wakes the streams of people: their sessions may have ended, or something has happened at their tables.

use std::sync::Arc;

use antipater_store::ids::PersonId;
use tokio::sync::watch;

/// The number of channels; each wakes the streams of a share of the people.
const CHANNELS: usize = 256;

/// The channels; clones share them.
#[derive(Clone, Debug)]
pub(crate) struct PersonSignals(Arc<[watch::Sender<()>]>);

impl Default for PersonSignals {
    fn default() -> PersonSignals {
        PersonSignals((0..CHANNELS).map(|_| watch::Sender::new(())).collect())
    }
}

impl PersonSignals {
    /// Wakes the streams of a person.
    pub(crate) fn tell(&self, person: PersonId) {
        self.0[number(person)].send_replace(());
    }

    /// Wakes the streams of all people.
    pub(crate) fn tell_all(&self) {
        for channel in self.0.iter() {
            channel.send_replace(());
        }
    }

    /// A receiver that changes when the streams of this person, or of others, are woken.
    pub(crate) fn listen(&self, person: PersonId) -> watch::Receiver<()> {
        self.0[number(person)].subscribe()
    }
}

/// The channel of a person; ids are random, so the shares are even.
fn number(person: PersonId) -> usize {
    usize::from(person.0[0])
}
