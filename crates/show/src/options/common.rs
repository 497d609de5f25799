//! Options that all games share: the number of people, the time for a decision, and who may watch.

use std::fmt;
use std::str::FromStr;

/// The longest time for a decision: in seconds, and in days.
const MOST_SECONDS: u32 = 3600;
const MOST_DAYS: u32 = 30;
/// The shortest time for a decision, in seconds.
const FEWEST_SECONDS: u32 = 5;

/// The time limit of one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// No limit.
    Free,
    /// This many seconds.
    Seconds(u32),
    /// This many days.
    Days(u32),
}

impl Pace {
    /// The paces that the form offers.
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

    /// The time in milliseconds; `None` if unlimited.
    pub const fn ticks(self) -> Option<i64> {
        match self {
            Pace::Free => None,
            Pace::Seconds(seconds) => Some(seconds as i64 * 1000),
            Pace::Days(days) => Some(days as i64 * 86_400_000),
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Free => f.write_str("free"),
            Pace::Seconds(seconds) => write!(f, "{seconds}s"),
            Pace::Days(days) => write!(f, "{days}d"),
        }
    }
}

impl FromStr for Pace {
    type Err = ();

    fn from_str(text: &str) -> Result<Pace, ()> {
        if text == "free" {
            return Ok(Pace::Free);
        }
        let (number, unit) = text
            .split_at_checked(text.len().saturating_sub(1))
            .ok_or(())?;
        let number: u32 = number.parse().map_err(|_| ())?;
        match unit {
            "s" if (FEWEST_SECONDS..=MOST_SECONDS).contains(&number) => Ok(Pace::Seconds(number)),
            "d" if (1..=MOST_DAYS).contains(&number) => Ok(Pace::Days(number)),
            _ => Err(()),
        }
    }
}

/// The options that all games share.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommonOptions {
    /// The number of seats for people; bots have the others.
    pub people: usize,
    /// The time limit of a decision.
    pub pace: Pace,
    /// Whether the table is in the public lobby: anyone may sit down or watch.
    pub listed: bool,
    /// Whether scores are shown during the game.
    pub scores: bool,
    /// Whether the table has a chat.
    pub talk: bool,
}

impl CommonOptions {
    /// A game of one person against bots.
    pub(super) const fn usual() -> CommonOptions {
        CommonOptions {
            people: 1,
            pace: Pace::Free,
            listed: false,
            scores: false,
            talk: true,
        }
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
            "scores" => yes_or_no(value).map(|scores| self.scores = scores),
            "talk" => yes_or_no(value).map(|talk| self.talk = talk),
            _ => return None,
        })
    }

    /// The form fields that read back as these options.
    pub(super) fn fields(self) -> Vec<(String, String)> {
        let word = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
        vec![
            ("people".to_owned(), self.people.to_string()),
            ("pace".to_owned(), self.pace.to_string()),
            ("listed".to_owned(), word(self.listed)),
            ("scores".to_owned(), word(self.scores)),
            ("talk".to_owned(), word(self.talk)),
        ]
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
        for pace in Pace::OFFERED {
            assert_eq!(pace.to_string().parse(), Ok(pace));
        }
        for wrong in ["", "s", "0s", "4s", "99999s", "31d", "1h", "é", "-5s"] {
            assert_eq!(wrong.parse::<Pace>(), Err(()), "{wrong}");
        }
    }
}
