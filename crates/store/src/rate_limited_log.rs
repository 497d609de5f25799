//! A rate limit for messages in the log.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// The time between two messages with the same reason.
const INTERVAL: Duration = Duration::from_secs(60);

/// Limits a frequent log message to one a minute and counts the suppressed ones. Each message has its own limit.
#[derive(Debug, Default)]
pub struct RateLimitedLog(Mutex<Last>);

/// The last message written.
#[derive(Debug, Default)]
struct Last {
    at: Option<Instant>,
    reason: String,
    /// The number of messages suppressed since then.
    suppressed: u64,
}

impl RateLimitedLog {
    /// A limit for a message that has not been written yet.
    pub const fn new() -> RateLimitedLog {
        RateLimitedLog(Mutex::new(Last {
            at: None,
            reason: String::new(),
            suppressed: 0,
        }))
    }

    /// Whether the message may be written now: `None` if not, otherwise the number suppressed since the last one.
    pub fn admit(&self) -> Option<u64> {
        self.admit_at(Instant::now(), "")
    }

    /// As [`RateLimitedLog::admit`], but a message whose reason differs from the last one's may always be written.
    pub fn admit_reason(&self, reason: &str) -> Option<u64> {
        self.admit_at(Instant::now(), reason)
    }

    fn admit_at(&self, now: Instant, reason: &str) -> Option<u64> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = |at| now.saturating_duration_since(at) < INTERVAL;
        if last.reason == reason && last.at.is_some_and(lately) {
            last.suppressed += 1;
            return None;
        }
        last.at = Some(now);
        reason.clone_into(&mut last.reason);
        Some(std::mem::take(&mut last.suppressed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_message_a_minute_is_admitted_for_each_reason() {
        let log = RateLimitedLog::new();
        let began = Instant::now();
        let admit_at = |time, reason| log.admit_at(time, reason);
        assert_eq!(admit_at(began, ""), Some(0));
        for seconds in [0, 1, 59] {
            let time = began + Duration::from_secs(seconds);
            assert_eq!(admit_at(time, ""), None);
        }
        assert_eq!(admit_at(began + INTERVAL, ""), Some(3));
        assert_eq!(admit_at(began + INTERVAL, ""), None);
        assert_eq!(admit_at(began + INTERVAL, "the disk is full"), Some(1));
        assert_eq!(admit_at(began + INTERVAL, "the disk is full"), None);
    }
}
