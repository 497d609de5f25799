//! The clock: the only reader of the time of day, and of how long servers have run.
//!
//! There are two times. Wall-clock time dates what is stored and shown. Running time, in milliseconds ("ticks"),
//! measures thinking time and rate limits; it stands still while no server runs. Durations that are only measured, as
//! for metrics, need no clock.
//!
//! The wall clock may be set while the server runs. Running time is unaffected, and the time for countdowns on pages
//! moves once the jump is noticed. After a jump of a day or more, nothing expires for some hours, so that people can
//! return in time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock; clones share it.
#[derive(Clone, Debug)]
pub struct Clock {
    source: Source,
    /// How far the clock was advanced in a test, in milliseconds.
    advanced: Arc<AtomicI64>,
    wall: Arc<Wall>,
    /// The running time at the start of the source, in ticks.
    start: i64,
}

/// The last reading of the wall clock, in milliseconds.
#[derive(Debug)]
struct Wall {
    /// How far the wall clock was set in a test, in milliseconds.
    set: AtomicI64,
    /// The wall-clock time minus the elapsed time, at the last reading.
    offset: AtomicI64,
    /// The end of the time in which dates are in doubt, as elapsed time.
    doubt: AtomicI64,
}

/// The smallest jump that is noticed, and the smallest that puts dates in doubt, in milliseconds.
const JUMP: i64 = 1000;
const LEAP: i64 = 24 * 60 * 60 * 1000;
/// How long dates are in doubt after the clock has leaped forward, in ticks.
const DOUBT: i64 = 3 * 60 * 60 * 1000;

/// The source of a clock's time.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// The system's clocks.
    System { started: Instant },
    /// Fixed at this time, in milliseconds since 1970, until the clock is advanced.
    Manual { began: i64 },
}

impl Clock {
    /// The system clock.
    pub fn system() -> Clock {
        Clock::from(Source::System {
            started: Instant::now(),
        })
    }

    /// A clock for tests: starts at this time, in seconds since 1970, and stands still until it is advanced.
    pub fn manual(unix_seconds: i64) -> Clock {
        Clock::from(Source::Manual {
            began: unix_seconds * 1000,
        })
    }

    fn from(source: Source) -> Clock {
        let clock = Clock {
            source,
            advanced: Arc::default(),
            wall: Arc::new(Wall {
                set: AtomicI64::new(0),
                offset: AtomicI64::new(0),
                doubt: AtomicI64::new(i64::MIN),
            }),
            start: 0,
        };
        let offset = clock.unix_milliseconds() - clock.elapsed();
        clock.wall.offset.store(offset, Ordering::Relaxed);
        clock
    }

    /// The same clock, with a running time that continues from this many ticks.
    pub fn resume(&self, ticks: i64) -> Clock {
        Clock {
            start: ticks - self.elapsed(),
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
        let by_hand = self.advanced.load(Ordering::Relaxed);
        shown + by_hand + self.wall.set.load(Ordering::Relaxed)
    }

    /// The wall-clock time in milliseconds since 1970, as of the last [`Clock::resync`]. It advances evenly
    /// until the next one, even if the clock is set.
    pub fn even_milliseconds(&self) -> i64 {
        self.elapsed() + self.wall.offset.load(Ordering::Relaxed)
    }

    /// Reads the wall clock anew; returns by how many milliseconds it was set forward, if it was set.
    pub fn resync(&self) -> Option<i64> {
        let jump = self.jump();
        if jump.abs() < JUMP {
            return None;
        }
        self.doubt_gap(jump);
        self.wall.offset.fetch_add(jump, Ordering::Relaxed);
        Some(jump)
    }

    /// How far the wall clock was set forward since the last [`Clock::resync`], in milliseconds.
    fn jump(&self) -> i64 {
        let offset = self.unix_milliseconds() - self.elapsed();
        offset - self.wall.offset.load(Ordering::Relaxed)
    }

    /// Puts dates in doubt if the clock has advanced by more than a day between two runs; `gap` is in milliseconds.
    pub fn doubt_gap(&self, gap: i64) {
        if gap >= LEAP {
            self.doubt_for(DOUBT);
        }
    }

    /// Puts dates in doubt for at least this many ticks.
    pub fn doubt_for(&self, ticks: i64) {
        let until = self.elapsed() + ticks;
        self.wall.doubt.fetch_max(until, Ordering::Relaxed);
    }

    /// For how many more ticks dates are in doubt. Nothing expires meanwhile.
    pub fn doubt_left(&self) -> i64 {
        let until = self.wall.doubt.load(Ordering::Relaxed);
        until.saturating_sub(self.elapsed()).max(0)
    }

    /// Whether dates are certain, so that old data may expire.
    pub fn is_sure(&self) -> bool {
        self.jump() < LEAP && self.doubt_left() == 0
    }

    /// How long servers have run, in ticks.
    pub fn ticks(&self) -> i64 {
        self.start + self.elapsed()
    }

    /// Advances the clock, for tests.
    pub fn advance(&self, time: Duration) {
        self.advanced
            .fetch_add(milliseconds(time), Ordering::Relaxed);
    }

    /// Sets the wall clock forward or, if `seconds` is negative, back, for tests. Running time is unaffected.
    pub fn set_wall(&self, seconds: i64) {
        self.wall.set.fetch_add(seconds * 1000, Ordering::Relaxed);
    }

    /// Milliseconds since the clock was made.
    fn elapsed(&self) -> i64 {
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
    fn a_clock_that_is_set_is_noticed_and_the_running_time_goes_on() {
        let clock = Clock::manual(1_000);
        let shared = clock.resume(70);
        assert_eq!((clock.resync(), clock.is_sure()), (None, true));
        clock.advance(Duration::from_secs(9));
        shared.set_wall(3_600);
        assert_eq!(clock.unix_seconds(), 4_609);
        assert_eq!(clock.even_milliseconds(), 1_009_000, "nobody has looked");
        assert_eq!((shared.resync(), clock.resync()), (Some(3_600_000), None));
        assert_eq!(clock.even_milliseconds(), 4_609_000);
        assert_eq!((clock.ticks(), clock.is_sure()), (9_000, true));
        clock.set_wall(-7_200);
        assert_eq!((clock.resync(), clock.is_sure()), (Some(-7_200_000), true));
        clock.set_wall(365 * 86_400);
        assert!(clock.resync().is_some() && !shared.is_sure());
        clock.advance(Duration::from_millis(DOUBT as u64 - 1));
        assert_eq!((clock.resync(), clock.doubt_left()), (None, 1));
        clock.advance(Duration::from_millis(1));
        assert!(clock.is_sure());
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
