//! Quiet hours: the part of the day in which a person wants no notices, by their own clock.

use serde::{Deserialize, Serialize};

/// Seconds in an hour and in a day.
const HOUR: i64 = 3600;
const DAY: i64 = 24 * HOUR;
/// The farthest time zones from UTC, in minutes.
const FARTHEST: i64 = 14 * 60;

/// The quiet hours of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct QuietHours {
    /// The hour at which they begin, from 0 to 23, by the person's clock.
    pub(crate) from: u8,
    /// The hour at which they end.
    pub(crate) until: u8,
    /// How far the person's clock is ahead of UTC, in minutes, as their browser said.
    pub(crate) ahead: i16,
}

impl QuietHours {
    /// The quiet hours with these bounds; `None` if there are none, or no clock shows them.
    pub(crate) fn new(from: u8, until: u8, ahead: i16) -> Option<QuietHours> {
        let there_are = from != until && from < 24 && until < 24;
        let is_zone = i64::from(ahead).abs() <= FARTHEST;
        (there_are && is_zone).then_some(QuietHours { from, until, ahead })
    }

    /// When the quiet hours end that include a time; `None` if none does. Both in seconds since 1970.
    pub(crate) fn end(self, now: i64) -> Option<i64> {
        let local = (now + i64::from(self.ahead) * 60).rem_euclid(DAY);
        let from = i64::from(self.from) * HOUR;
        let length = (i64::from(self.until) * HOUR - from).rem_euclid(DAY);
        let since = (local - from).rem_euclid(DAY);
        (since < length).then_some(now + length - since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_follow_the_clock_of_the_person() {
        let at = |hours: i64, minutes: i64| 20_000 * DAY + hours * HOUR + minutes * 60;
        let night = QuietHours::new(22, 7, 120).unwrap();
        assert_eq!(night.end(at(19, 59)), None);
        assert_eq!(night.end(at(20, 0)), Some(at(29, 0)));
        assert_eq!(night.end(at(28, 59)), Some(at(29, 0)));
        assert_eq!(night.end(at(29, 0)), None);
        let day = QuietHours::new(9, 17, -330).unwrap();
        assert_eq!(day.end(at(14, 29)), None);
        assert_eq!(day.end(at(14, 30)), Some(at(22, 30)));
        assert_eq!(day.end(at(22, 30)), None);
    }

    #[test]
    fn what_no_clock_shows_is_refused() {
        assert_eq!(QuietHours::new(8, 8, 0), None);
        assert_eq!(QuietHours::new(24, 8, 0), None);
        assert_eq!(QuietHours::new(22, 30, 0), None);
        assert_eq!(QuietHours::new(22, 7, 841), None);
        assert!(QuietHours::new(22, 7, -840).is_some());
    }
}
