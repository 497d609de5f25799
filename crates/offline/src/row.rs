//! The rows that are stored. The first row of a table has its deal; the others are what was done, in order.

use antipater_bots::BotKind;
use antipater_bots::analysis::Depth;
use serde::{Deserialize, Serialize};

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "row", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Row {
    /// The cards were dealt.
    Opened(Box<Opened>),
    /// A step was played, or something was taken back.
    Step {
        /// The step as records write it, the sides of the boards, or the entry that takes one back.
        step: String,
        /// The name that the page gave to the decision, if a person began the step.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// When, in seconds since 1970.
        at: i64,
    },
    /// The person has chosen for one of several seats; without actions, what was chosen is taken back.
    Choice {
        /// The actions as records write them.
        actions: Vec<String>,
        /// The name that the page gave to the decision.
        id: String,
    },
    /// The person has left the seat to a bot, or has come back.
    Left {
        /// Whether the seat is left.
        left: bool,
    },
    /// The person has given the game up.
    Resigned {
        /// When, in seconds since 1970.
        at: i64,
    },
    /// The game is over: a list of games need not play each of them again.
    Over {},
    /// A hint was given for the present decision.
    Hint {
        /// The number of the decision.
        decision: usize,
    },
    /// The person wants the game judged to this depth; without one, no longer.
    Analysis {
        /// The depth, by its name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        depth: Option<String>,
    },
    /// The game was judged, and the report is stored.
    Judged {
        /// The number of the way of judging.
        method: u32,
        /// How many decisions of the person went wrong.
        mistakes: usize,
    },
    /// The next game has a table.
    Next {
        /// Its name.
        table: String,
    },
}

/// A table as it was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opened {
    /// When, in seconds since 1970.
    pub(crate) at: i64,
    /// The options, as a server stores them.
    pub(crate) options: String,
    /// Who sits where: the name, and the level of a bot.
    pub(crate) seats: Vec<Sat>,
    /// The record of the deal.
    pub(crate) record: String,
    /// The bots' randomness.
    pub(crate) seed: u64,
    /// The table whose cards were dealt again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) same_deal: Option<String>,
    /// Whether somebody plays on from a step of another game: such a game is in no history.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) branch: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sat {
    /// The name.
    pub(crate) name: String,
    /// The level of a bot; none where the person sits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
}

impl Sat {
    /// The level of the bot.
    ///
    /// # Errors
    /// When no level has this name.
    pub(crate) fn level(&self) -> Result<Option<BotKind>, String> {
        let level = self.bot.as_deref().map(str::parse::<BotKind>).transpose();
        level.map_err(|error| error.to_string())
    }
}

impl Row {
    /// The row as it is stored.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|error| unreachable!("plain data: {error}"))
    }

    /// Whether the game of a table with these rows is over.
    pub(crate) fn is_over(rows: &[String]) -> bool {
        let mut late = rows.iter().rev();
        let last = late.find(|row| is(row, "over") || is(row, "step"));
        last.is_some_and(|row| is(row, "over"))
    }

    /// The depth to which the game of a table with these rows is still to be judged.
    pub(crate) fn wanted(rows: &[String]) -> Option<Depth> {
        let mut late = rows.iter().rev();
        let ends = ["analysis", "judged", "step"];
        let last = late.find(|row| ends.iter().any(|kind| is(row, kind)))?;
        match Row::read(last) {
            Ok(Row::Analysis { depth }) => depth?.parse().ok(),
            _ => None,
        }
    }

    /// Reads a stored row.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub(crate) fn read(text: &str) -> Result<Row, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

/// Whether a stored row is of a kind, without reading all of it.
fn is(row: &str, kind: &str) -> bool {
    let rest = row.strip_prefix("{\"row\":\"");
    let rest = rest.and_then(|rest| rest.strip_prefix(kind));
    rest.is_some_and(|rest| rest.starts_with('"'))
}
