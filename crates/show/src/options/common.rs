//! Options that all games share: the number of people, the time to decide, and who may watch.

use std::fmt;
use std::str::FromStr;

/// The longest time for a decision: in seconds, and in days.
const MOST_SECONDS: u32 = 3600;
const MOST_DAYS: u32 = 30;
/// The shortest time for a decision, in seconds.
const FEWEST_SECONDS: u32 = 5;

/// The largest time banks, and the largest increments: in minutes and seconds, and in days and hours.
const MOST_MINUTES: u32 = 180;
const MOST_ADDED_SECONDS: u32 = 600;
const MOST_ADDED_HOURS: u32 = 168;

/// How far the ratings of others may be from the host's.
const RATING_GAPS: std::ops::RangeInclusive<u32> = 50..=1000;

/// The time that a person has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// No limit.
    Free,
    /// This many seconds for each decision.
    Seconds(u32),
    /// This many days for each decision.
    Days(u32),
    /// A time bank for the whole game.
    Bank(Bank),
}

/// A time bank for a whole game, and the increment that each decision adds to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bank {
    /// So many minutes, and so many seconds for each decision.
    Minutes {
        /// The bank, in minutes.
        bank: u32,
        /// The increment, in seconds.
        increment: u32,
    },
    /// So many days, and so many hours for each decision.
    Days {
        /// The bank, in days.
        bank: u32,
        /// The increment, in hours.
        increment: u32,
    },
}

impl Bank {
    /// The banks that the form offers.
    pub const OFFERED: [Bank; 3] = [
        Bank::Minutes {
            bank: 5,
            increment: 10,
        },
        Bank::Minutes {
            bank: 10,
            increment: 20,
        },
        Bank::Days {
            bank: 3,
            increment: 12,
        },
    ];

    /// The time at the beginning of the game, in milliseconds.
    pub const fn time(self) -> i64 {
        match self {
            Bank::Minutes { bank, .. } => bank as i64 * 60_000,
            Bank::Days { bank, .. } => bank as i64 * 86_400_000,
        }
    }

    /// What each decision adds, in milliseconds.
    pub const fn increment(self) -> i64 {
        match self {
            Bank::Minutes { increment, .. } => increment as i64 * 1000,
            Bank::Days { increment, .. } => increment as i64 * 3_600_000,
        }
    }

    /// The remaining time that counts as little: a tenth of the bank, in milliseconds.
    pub const fn little(self) -> i64 {
        self.time() / 10
    }
}

impl Pace {
    /// The limits of a decision that the form offers.
    pub const OFFERED: [Pace; 8] = [
        Pace::Free,
        Pace::Seconds(30),
        Pace::Seconds(60),
        Pace::Seconds(120),
        Pace::Seconds(300),
        Pace::Days(1),
        Pace::Days(2),
        Pace::Days(7),
    ];

    /// The limit of each decision in milliseconds; `None` without one.
    pub const fn ticks(self) -> Option<i64> {
        match self {
            Pace::Free | Pace::Bank(_) => None,
            Pace::Seconds(seconds) => Some(seconds as i64 * 1000),
            Pace::Days(days) => Some(days as i64 * 86_400_000),
        }
    }

    /// The time bank; `None` without one.
    pub const fn bank(self) -> Option<Bank> {
        match self {
            Pace::Bank(bank) => Some(bank),
            Pace::Free | Pace::Seconds(_) | Pace::Days(_) => None,
        }
    }

    /// Whether a game goes on for days, so that people close its page between their turns.
    pub const fn is_over_days(self) -> bool {
        matches!(self, Pace::Days(_) | Pace::Bank(Bank::Days { .. }))
    }

    /// The time for the first decision of a game in milliseconds; `None` if unlimited.
    pub fn first(self) -> Option<i64> {
        self.ticks().or_else(|| self.bank().map(Bank::time))
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Free => f.write_str("free"),
            Pace::Seconds(seconds) => write!(f, "{seconds}s"),
            Pace::Days(days) => write!(f, "{days}d"),
            Pace::Bank(Bank::Minutes { bank, increment }) => write!(f, "{bank}m+{increment}s"),
            Pace::Bank(Bank::Days { bank, increment }) => write!(f, "{bank}d+{increment}h"),
        }
    }
}

impl FromStr for Pace {
    type Err = ();

    fn from_str(text: &str) -> Result<Pace, ()> {
        if text == "free" {
            return Ok(Pace::Free);
        }
        if let Some((bank, increment)) = text.split_once('+') {
            return read_bank(number_and_unit(bank)?, number_and_unit(increment)?).map(Pace::Bank);
        }
        let (number, unit) = number_and_unit(text)?;
        match unit {
            "s" if (FEWEST_SECONDS..=MOST_SECONDS).contains(&number) => Ok(Pace::Seconds(number)),
            "d" if (1..=MOST_DAYS).contains(&number) => Ok(Pace::Days(number)),
            _ => Err(()),
        }
    }
}

fn read_bank((bank, unit): (u32, &str), (increment, of): (u32, &str)) -> Result<Bank, ()> {
    let in_seconds = FEWEST_SECONDS..=MOST_ADDED_SECONDS;
    let in_hours = 1..=MOST_ADDED_HOURS;
    match (unit, of) {
        ("m", "s") if (1..=MOST_MINUTES).contains(&bank) && in_seconds.contains(&increment) => {
            Ok(Bank::Minutes { bank, increment })
        }
        ("d", "h") if (1..=MOST_DAYS).contains(&bank) && in_hours.contains(&increment) => {
            Ok(Bank::Days { bank, increment })
        }
        _ => Err(()),
    }
}

/// A number and the letter after it.
fn number_and_unit(text: &str) -> Result<(u32, &str), ()> {
    let (number, unit) = text
        .split_at_checked(text.len().saturating_sub(1))
        .ok_or(())?;
    Ok((number.parse().map_err(|_| ())?, unit))
}

/// The form's word for a table that anyone may watch if it is listed.
pub const AS_LISTED: &str = "as-listed";

/// The options that all games share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommonOptions {
    /// The number of seats for people; bots have the others.
    pub people: usize,
    /// The time to decide.
    pub pace: Pace,
    /// Whether the table is in the public lobby, where anyone may sit down.
    pub listed: bool,
    /// How far the ratings of people who sit down in the lobby may be from the host's; `None` for any rating.
    pub within: Option<u32>,
    /// Whether anyone may watch the game; `None` if they may where the table is listed.
    pub spectators: Option<bool>,
    /// Whether scores are shown during the game.
    pub scores: bool,
    /// Whether the table has a chat.
    pub talk: bool,
}

impl CommonOptions {
    /// The gaps between ratings that the form offers.
    pub const WITHIN: [u32; 3] = [100, 200, 400];

    /// A game of one person against bots.
    pub(super) const fn usual() -> CommonOptions {
        CommonOptions {
            people: 1,
            pace: Pace::Free,
            listed: false,
            within: None,
            spectators: None,
            scores: false,
            talk: true,
        }
    }

    /// Whether anyone may watch the game.
    pub fn is_watchable(self) -> bool {
        self.spectators.unwrap_or(self.listed)
    }

    /// Hides the table from strangers.
    pub fn unlist(&mut self) {
        self.listed = false;
        self.spectators = None;
    }

    /// Sets one field: `None` for an unknown name, `Some(None)` for a value that is not on offer.
    pub(super) fn read(&mut self, field: &str, value: &str) -> Option<Option<()>> {
        Some(match field {
            "people" => {
                let people = value.parse().ok().filter(|people| (1..=7).contains(people));
                people.map(|people| self.people = people)
            }
            "pace" => value.parse().ok().map(|pace| self.pace = pace),
            "listed" => yes_or_no(value).map(|listed| self.listed = listed),
            "within" if value == "any" => {
                self.within = None;
                Some(())
            }
            "within" => {
                let gap = value.parse().ok().filter(|gap| RATING_GAPS.contains(gap));
                gap.map(|gap| self.within = Some(gap))
            }
            "spectators" if value == AS_LISTED => {
                self.spectators = None;
                Some(())
            }
            "spectators" => yes_or_no(value).map(|may| self.spectators = Some(may)),
            "scores" => yes_or_no(value).map(|scores| self.scores = scores),
            "talk" => yes_or_no(value).map(|talk| self.talk = talk),
            _ => return None,
        })
    }

    /// The form fields that read back as these options.
    pub(super) fn fields(self) -> Vec<(String, String)> {
        let word = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
        let within = self
            .within
            .map(|gap| ("within".to_owned(), gap.to_string()));
        let spectators = self.spectators;
        let spectators = spectators.map(|may| ("spectators".to_owned(), word(may)));
        let fields = [
            ("people".to_owned(), self.people.to_string()),
            ("pace".to_owned(), self.pace.to_string()),
            ("listed".to_owned(), word(self.listed)),
            ("scores".to_owned(), word(self.scores)),
            ("talk".to_owned(), word(self.talk)),
        ];
        fields.into_iter().chain(within).chain(spectators).collect()
    }
}

fn yes_or_no(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_read_as_it_is_written() {
        let banks = Bank::OFFERED.map(Pace::Bank);
        for pace in Pace::OFFERED.into_iter().chain(banks) {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        let simple = ["", "s", "0s", "4s", "99999s", "31d", "1h", "é", "-5s"];
        let banks = [
            "+",
            "5m",
            "5m+",
            "5m+4s",
            "0m+10s",
            "181m+10s",
            "5m+601s",
            "3d+10s",
            "31d+12h",
            "3d+169h",
            "5m+10s+1s",
            "5m+é",
        ];
        for wrong in simple.into_iter().chain(banks) {
            assert_eq!(wrong.parse::<Pace>(), Err(()), "{wrong}");
        }
    }
}
