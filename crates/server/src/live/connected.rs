//! The programs that are connected to the ladder, and when their last matches began. No clock or store here.

use std::collections::{HashMap, HashSet};

use antipater_store::ids::PersonId;

/// How long a program without a stream counts as connected after a request, in ticks.
const CONNECTED: i64 = 60_000;
/// The least time between the beginnings of two matches of a program, in ticks.
const PAUSE: i64 = 60_000;

/// The connected programs.
#[derive(Debug, Default)]
pub(crate) struct Connected(HashMap<PersonId, Presence>);

#[derive(Clone, Copy, Debug, Default)]
struct Presence {
    /// The number of open streams.
    streams: usize,
    /// The last sign, in ticks.
    seen: i64,
    /// When the last match began, in ticks.
    began: Option<i64>,
}

impl Connected {
    /// Notes a sign of a program, and how many streams it has now.
    pub(crate) fn sign(
        &mut self,
        person: PersonId,
        streams: impl FnOnce(usize) -> usize,
        now: i64,
    ) {
        let presence = self.0.entry(person).or_default();
        presence.streams = streams(presence.streams);
        presence.seen = now;
    }

    /// Notes that a match of a program begins.
    pub(crate) fn began(&mut self, person: PersonId, now: i64) {
        self.0.entry(person).or_default().began = Some(now);
    }

    /// Forgets programs that are no longer connected; whether any are left.
    pub(crate) fn is_any(&mut self, now: i64) -> bool {
        self.0
            .retain(|_, one| one.streams > 0 || now.saturating_sub(one.seen) <= CONNECTED);
        !self.0.is_empty()
    }

    /// The connected programs whose last match began long enough ago.
    pub(crate) fn rested(&mut self, now: i64) -> HashSet<PersonId> {
        self.is_any(now);
        let rested = self.0.iter().filter(|(_, one)| {
            one.began
                .is_none_or(|began| now.saturating_sub(began) >= PAUSE)
        });
        rested.map(|(person, _)| *person).collect()
    }

    /// Forgets all programs.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_connected_by_streams_and_for_a_minute_after_a_sign() {
        let (one, other) = (PersonId([1; 32]), PersonId([2; 32]));
        let mut connected = Connected::default();
        connected.sign(one, |streams| streams + 1, 0);
        connected.sign(other, |streams| streams, 0);
        assert_eq!(connected.rested(CONNECTED).len(), 2);
        assert_eq!(connected.rested(CONNECTED + 1), HashSet::from([one]));
        connected.began(one, CONNECTED + 1);
        assert!(connected.rested(CONNECTED + PAUSE).is_empty());
        assert!(connected.is_any(CONNECTED + PAUSE));
        assert_eq!(connected.rested(CONNECTED + PAUSE + 1).len(), 1);
        connected.sign(one, |streams| streams - 1, 200_000);
        assert!(connected.is_any(200_000 + CONNECTED));
        assert!(!connected.is_any(200_001 + CONNECTED));
    }
}
