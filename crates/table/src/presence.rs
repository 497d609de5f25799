//! Presence: which people at a table are here. Times are in ticks, milliseconds of server running time.

use antipater_engine::{BySeat, Seat};

/// How long a person counts as here after a request without a stream. A page without scripts is reloaded by hand, and a
/// program asks again after 25 seconds.
const HERE: i64 = 60 * 1000;

/// Tracks who is here: people with an open stream, and people with a request in the last minute.
///
/// # Examples
/// ```
/// use antipater_engine::Seat;
/// use antipater_table::Presence;
///
/// let mut presence = Presence::new(0);
/// presence.ask(Seat::FIRST, 1_000);
/// assert!(presence.is_here(Seat::FIRST));
/// assert_eq!(presence.next_expiry(), Some(61_000));
/// assert!(presence.expire(61_000));
/// assert_eq!(presence.away_since(Seat::FIRST), Some(1_000));
/// ```
#[derive(Clone, Debug)]
pub struct Presence {
    /// The number of open streams of the person on each seat.
    streams: BySeat<usize>,
    /// When the person last asked, while only that shows that they are here.
    asked_at: BySeat<Option<i64>>,
    /// When the person was last here.
    last_here: BySeat<i64>,
}

impl Presence {
    /// No person is here, and none has been since this tick.
    pub fn new(since: i64) -> Presence {
        Presence {
            streams: BySeat::from_fn(|_| 0),
            asked_at: BySeat::from_fn(|_| None),
            last_here: BySeat::from_fn(|_| since),
        }
    }

    /// The person on a seat opens a stream.
    pub fn open_stream(&mut self, seat: Seat, now: i64) {
        self.streams[seat] += 1;
        self.last_here[seat] = now;
    }

    /// A stream of the person on a seat ends. After the last one they are away at once, because the page was closed.
    pub fn close_stream(&mut self, seat: Seat, now: i64) {
        self.streams[seat] = self.streams[seat].saturating_sub(1);
        if self.streams[seat] == 0 {
            self.asked_at[seat] = None;
            self.last_here[seat] = now;
        }
    }

    /// The person on a seat makes a request.
    pub fn ask(&mut self, seat: Seat, now: i64) {
        self.last_here[seat] = now;
        self.asked_at[seat] = Some(now);
    }

    /// Whether the person on a seat is here.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.streams[seat] > 0 || self.asked_at[seat].is_some()
    }

    /// When the person on a seat was last here; `None` while they have a stream.
    pub fn away_since(&self, seat: Seat) -> Option<i64> {
        (self.streams[seat] == 0).then_some(self.last_here[seat])
    }

    /// Drops expired requests; returns whether a person is now away.
    pub fn expire(&mut self, now: i64) -> bool {
        let mut changed = false;
        for seat in Seat::all(Seat::MAX) {
            if self.asked_at[seat].is_some_and(|asked| now - asked >= HERE) {
                self.asked_at[seat] = None;
                changed |= self.streams[seat] == 0;
            }
        }
        changed
    }

    /// When [`Presence::expire`] must be called next.
    pub fn next_expiry(&self) -> Option<i64> {
        let asked = Seat::all(Seat::MAX).filter_map(|seat| self.asked_at[seat]);
        asked.min().map(|first| first + HERE)
    }
}
