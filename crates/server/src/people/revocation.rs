//! Notifies open streams that sessions have ended, so that a signed-out person sees nothing more.

use std::sync::Arc;

use antipater_store::ids::PersonId;
use tokio::sync::watch;

/// The number of channels; each wakes the streams of a share of the people.
const CHANNELS: usize = 256;

/// The channels; clones share them.
#[derive(Clone)]
pub(super) struct Revocations(Arc<[watch::Sender<()>]>);

impl Default for Revocations {
    fn default() -> Revocations {
        Revocations((0..CHANNELS).map(|_| watch::Sender::new(())).collect())
    }
}

impl Revocations {
    /// Signals that a session of a person may have ended.
    pub(super) fn tell(&self, person: PersonId) {
        self.0[number(person)].send_replace(());
    }

    /// Signals that any session may have ended.
    pub(super) fn tell_all(&self) {
        for channel in self.0.iter() {
            channel.send_replace(());
        }
    }

    /// A receiver that changes when a session of this person, or of others, may have ended.
    pub(super) fn listen(&self, person: PersonId) -> watch::Receiver<()> {
        self.0[number(person)].subscribe()
    }
}

/// The channel of a person; ids are random, so the shares are even.
fn number(person: PersonId) -> usize {
    usize::from(person.0[0])
}
