//! The clock: the only thing that reads the time of day, and how long servers have run.
//!
//! Two times are told. The wall-clock time dates what is stored and shown. The running time, in milliseconds ("ticks"),
//! measures how long somebody thinks or asks for too much: it stands still while no server runs. Durations that are only
//! measured, as for metrics, need no clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock. Cloning shares it.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    /// How far it was advanced by hand, in milliseconds.
    advanced: Arc<AtomicI64>,
    /// The running time when the source had counted nothing, in ticks.
    start: i64,
}

/// What moves a clock besides the hand.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// The system's clocks.
    System { started: Instant },
    /// Nothing; it shows this time, in milliseconds since 1970, until it is advanced.
    Manual { began: i64 },
}

impl Clock {
    /// The clock of the system.
    pub fn system() -> Clock {
        Clock::from(Source::System {
            started: Instant::now(),
        })
    }

    /// A clock for tests: it shows this time, in seconds since 1970, and stands still until it is advanced.
    pub fn manual(unix_seconds: i64) -> Clock {
        Clock::from(Source::Manual {
            began: unix_seconds * 1000,
        })
    }

    fn from(source: Source) -> Clock {
        Clock {
            source,
            advanced: Arc::default(),
            start: 0,
        }
    }

    /// The same clock, for a server that begins to run now, after others have run for so many ticks.
    pub(crate) fn resume(&self, ticks: i64) -> Clock {
        Clock {
            start: ticks - self.counted(),
            ..self.clone()
        }
    }

    /// The wall-clock time in seconds since 1970.
    pub fn unix_seconds(&self) -> i64 {
        self.unix_milliseconds().div_euclid(1000)
    }

    /// The wall-clock time in milliseconds since 1970.
    #[allow(clippy::disallowed_methods, reason = "nothing else reads the time")]
    pub fn unix_milliseconds(&self) -> i64 {
        let shown = match self.source {
            Source::System { .. } => SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .map_or(0, milliseconds),
            Source::Manual { began } => began,
        };
        shown + self.advanced.load(Ordering::Relaxed)
    }

    /// How long servers have run, in ticks.
    pub(crate) fn ticks(&self) -> i64 {
        self.start + self.counted()
    }

    /// Advances the clock by hand.
    pub fn advance(&self, time: Duration) {
        self.advanced
            .fetch_add(milliseconds(time), Ordering::Relaxed);
    }

    /// Milliseconds since the clock was made.
    fn counted(&self) -> i64 {
        let run = match self.source {
            Source::System { started } => milliseconds(started.elapsed()),
            Source::Manual { .. } => 0,
        };
        run + self.advanced.load(Ordering::Relaxed)
    }
}

fn milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manual_clock_moves_by_hand_only_and_for_all_who_share_it() {
        let clock = Clock::manual(1_000);
        let shared = clock.resume(70);
        assert_eq!((clock.unix_milliseconds(), clock.ticks()), (1_000_000, 0));
        shared.advance(Duration::from_millis(1_999));
        assert_eq!((clock.unix_seconds(), clock.ticks()), (1_001, 1_999));
        assert_eq!(shared.ticks(), 2_069);
        let later = clock.resume(3_000);
        assert_eq!(
            later.ticks(),
            3_000,
            "a new server goes on where the last one stopped"
        );
        clock.advance(Duration::from_secs(1));
        assert_eq!(
            (later.ticks(), later.unix_milliseconds()),
            (4_000, 1_002_999)
        );
    }

    #[test]
    fn the_system_clock_never_goes_back_and_can_be_advanced() {
        let clock = Clock::system().resume(500);
        let (before, wall) = (clock.ticks(), clock.unix_seconds());
        assert!(before >= 500);
        clock.advance(Duration::from_secs(3_600));
        assert!(clock.ticks() >= before + 3_600_000);
        assert!(clock.unix_seconds() > wall, "{wall}");
    }
}
