//! Daily deals: the same cards, opponents and random choices for all people, on a server and offline. Everything
//! follows from the game and the day.

use std::collections::BTreeSet;

use antipater_engine::rng::{Generator, generator};

use super::kind::Kind;

/// Seconds in a day.
const SECONDS: i64 = 24 * 60 * 60;
/// Keeps the seeds of days apart from the small seeds that people choose.
const SEEDS: u64 = 0x616e_7469_7061_7465;
/// The number of random streams for each game: one for the deal, and one for the bots.
const STREAMS: u64 = 2;

/// What the deals of a day follow from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DealSource {
    /// The date. They are the same everywhere, and anybody can know them.
    Date,
    /// A key of the server, which is secret until the day is over.
    Server,
}

/// A daily deal, of any game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DailyDeal {
    /// The UTC day, counted since 1970.
    pub day: i64,
    /// What its cards follow from.
    pub source: DealSource,
}

/// A table of an event.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct EventTable {
    /// The id of the event.
    pub event: String,
    /// The number of the event's deal, from 1; `None` if the table has a deal of its own.
    pub deal: Option<usize>,
}

impl EventTable {
    /// The form in the store: the id, and the number after a colon.
    pub(super) fn write(&self) -> String {
        let deal = self.deal.map(|deal| format!(":{deal}"));
        self.event.clone() + &deal.unwrap_or_default()
    }

    /// Parses the form in the store.
    pub(super) fn read(text: &str) -> Option<EventTable> {
        let (event, deal) = match text.split_once(':') {
            Some((event, deal)) => (event, Some(deal.parse().ok()?)),
            None => (text, None),
        };
        let event = event.to_owned();
        Some(EventTable { event, deal })
    }
}

/// A table with a daily deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyTable {
    /// The id of the table.
    pub table: String,
    /// The game.
    pub game: Kind,
    /// The deal.
    pub deal: DailyDeal,
    /// Whether the game is over.
    pub over: bool,
}

/// The table that counts among a person's tables with the same daily deal: the first in the list, which was opened
/// first.
pub fn that_counts(tables: &[DailyTable], game: Kind, deal: DailyDeal) -> Option<&DailyTable> {
    let mut tables = tables.iter();
    tables.find(|table| (table.game, table.deal) == (game, deal))
}

/// The number of days, up to today, on which a person has finished a daily deal of any game. A missed day after each six
/// days in it is forgiven.
pub fn daily_streak(tables: &[DailyTable], today: i64) -> usize {
    let finished = tables.iter().filter(|table| table.over);
    forgiving_streak(finished.map(|table| table.deal.day), today)
}

/// The UTC day, counted since 1970, of a time in seconds since 1970.
pub fn day_of(seconds: i64) -> i64 {
    seconds.div_euclid(SECONDS)
}

/// The first second of a day; both are counted since 1970.
pub fn start_of(day: i64) -> i64 {
    day.saturating_mul(SECONDS)
}

/// The day of a date such as `2026-11-24`, counted since 1970; `None` if there is no such date.
pub fn day_named(date: &str) -> Option<i64> {
    let mut parts = date.split('-');
    let mut part = |digits: usize| {
        let part = parts.next()?;
        let plain = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        part.parse::<i64>().ok().filter(|_| plain)
    };
    let (year, month, day) = (part(4)?, part(2)?, part(2)?);
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let length = match month {
        2 => 28 + i64::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    if parts.next().is_some() || !(1..=12).contains(&month) || !(1..=length).contains(&day) {
        return None;
    }
    // Years begin in March here, so that a leap day is the last day of its year.
    let (year, month) = if month > 2 {
        (year, month - 3)
    } else {
        (year - 1, month + 9)
    };
    let years = 365 * year + year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    // From the first of March of the year 0 to the beginning of 1970.
    Some(years + (153 * month + 2) / 5 + day - 1 - 719_468)
}

/// The number of consecutive days up to today, or up to yesterday if today is not among them yet.
pub fn streak(days: impl IntoIterator<Item = i64>, today: i64) -> usize {
    let days: BTreeSet<i64> = days.into_iter().collect();
    let last = if days.contains(&today) {
        today
    } else {
        today - 1
    };
    (0..)
        .take_while(|back| days.contains(&(last - back)))
        .count()
}

/// The number of days in a streak that forgives a missed day after each six days in it. It goes back from today, or
/// from yesterday if today is not among the days yet.
fn forgiving_streak(days: impl IntoIterator<Item = i64>, today: i64) -> usize {
    const FORGIVEN_AFTER: usize = 6;
    let days: BTreeSet<i64> = days.into_iter().collect();
    let mut day = if days.contains(&today) {
        today
    } else {
        today - 1
    };
    let (mut count, mut since_missed) = (0, 0);
    loop {
        if days.contains(&day) {
            count += 1;
            since_missed += 1;
        } else if since_missed >= FORGIVEN_AFTER && days.contains(&(day - 1)) {
            since_missed = 0;
        } else {
            return count;
        }
        day -= 1;
    }
}

/// The random generator for the deal of a day, for the game with this number.
pub(super) fn deal(game: u64, day: i64) -> Generator {
    generator(SEEDS ^ day.cast_unsigned(), STREAMS * game)
}

/// The random generator for the bots of a day, or of a deal of an event, for the game with this number.
pub(super) fn bots(game: u64, day: i64) -> Generator {
    generator(SEEDS ^ day.cast_unsigned(), STREAMS * game + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_lasts_until_a_day_is_over_on_which_nothing_was_done() {
        let lengths = [9, 10, 11, 12, 13, 14, 15].map(|today| streak([10, 12, 13, 13], today));
        assert_eq!(lengths, [0, 1, 1, 1, 2, 2, 0]);
    }

    #[test]
    fn a_missed_day_is_forgiven_after_six_days() {
        let lengths = |days: &[i64], today| forgiving_streak(days.iter().copied(), today);
        // From the latest day back: 6 days, a missed one, then others.
        assert_eq!(lengths(&[10, 11, 13, 14, 15, 16, 17, 18], 18), 8);
        assert_eq!(lengths(&[10, 11, 13, 14, 15, 16, 17, 18], 19), 8);
        assert_eq!(lengths(&[10, 11, 13, 14, 15, 16, 17, 18], 20), 0);
        // Only five days after the missed one, and two missed days in a row.
        assert_eq!(lengths(&[10, 11, 13, 14, 15, 16, 17], 17), 5);
        assert_eq!(lengths(&[10, 13, 14, 15, 16, 17, 18], 18), 6);
        assert_eq!(lengths(&[], 18), 0);
    }

    #[test]
    fn a_day_begins_at_midnight() {
        assert_eq!([-1, 0, SECONDS - 1, SECONDS].map(day_of), [-1, 0, 0, 1]);
    }

    #[test]
    fn dates_name_days() {
        let named = [
            "1970-01-01",
            "1969-12-31",
            "2000-02-29",
            "2000-03-01",
            "2026-11-24",
        ];
        let days = [0, -1, 11_016, 11_017, 20_781];
        assert_eq!(named.map(day_named), days.map(Some));
        for date in [
            "",
            "today",
            "2026-1-01",
            "2026-13-01",
            "2026-02-29",
            "1900-02-29",
            "2026-01-00",
            "2026-01-01-01",
            "+026-01-01",
        ] {
            assert_eq!(day_named(date), None, "{date}");
        }
    }
}
