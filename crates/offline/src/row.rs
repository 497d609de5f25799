//! Stored rows. The first row of a table is its deal; the others are its actions, in order.

use antipater_bots::BotKind;
use antipater_bots::analysis::Depth;
use serde::{Deserialize, Serialize};

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "row", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Row {
    /// The cards were dealt.
    Opened(Box<Opened>),
    /// A step was played or undone.
    Step {
        /// The step in the record format, the sides of the boards, or an undo.
        step: String,
        /// The id of the decision, if a person began the step.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// When, in seconds since 1970.
        at: i64,
    },
    /// The person has chosen for one of several seats; without actions, a choice is withdrawn.
    Choice {
        /// The actions in the record format.
        actions: Vec<String>,
        /// The id of the decision.
        id: String,
    },
    /// The person has left the seat to a bot, or has come back.
    Left {
        /// Whether the seat is left.
        left: bool,
    },
    /// The person has resigned.
    Resigned {
        /// When, in seconds since 1970.
        at: i64,
    },
    /// The game is over, so that a list of games need not replay each of them.
    Over {},
    /// A hint was given for the present decision.
    Hint {
        /// The number of the decision.
        decision: usize,
    },
    /// The person requests an analysis with this depth; `None` cancels it.
    Analysis {
        /// The depth, by its name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        depth: Option<String>,
    },
    /// The game was analyzed, and the report is stored.
    Judged {
        /// The number of the method.
        method: u32,
        /// The number of the person's mistakes.
        mistakes: usize,
    },
    /// The next game's table was opened.
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
    /// The options, in the format of a server.
    pub(crate) options: String,
    /// The seats: names, and levels of bots.
    pub(crate) seats: Vec<Sat>,
    /// The record of the deal.
    pub(crate) record: String,
    /// The bots' randomness.
    pub(crate) seed: u64,
    /// The table with the same deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) same_deal: Option<String>,
    /// Whether the table continues from a step of another game. Such games are in no history.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) branch: bool,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sat {
    /// The name.
    pub(crate) name: String,
    /// The level of a bot; `None` for the person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
}

impl Sat {
    /// The level of the bot.
    ///
    /// # Errors
    /// If no level has this name.
    pub(crate) fn level(&self) -> Result<Option<BotKind>, String> {
        let level = self.bot.as_deref().map(str::parse::<BotKind>).transpose();
        level.map_err(|error| error.to_string())
    }
}

impl Row {
    /// The row in its stored form.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|error| unreachable!("plain data: {error}"))
    }

    /// Whether the game of a table with these rows is over.
    pub(crate) fn is_over(rows: &[String]) -> bool {
        let mut late = rows.iter().rev();
        let last = late.find(|row| is(row, "over") || is(row, "step"));
        last.is_some_and(|row| is(row, "over"))
    }

    /// The depth to which the game of a table with these rows must still be analyzed.
    pub(crate) fn wanted(rows: &[String]) -> Option<Depth> {
        let mut late = rows.iter().rev();
        let ends = ["analysis", "judged", "step"];
        let last = late.find(|row| ends.iter().any(|kind| is(row, kind)))?;
        match Row::read(last) {
            Ok(Row::Analysis { depth }) => depth?.parse().ok(),
            _ => None,
        }
    }

    /// Parses a stored row.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub(crate) fn read(text: &str) -> Result<Row, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

/// Whether a stored row is of this kind, without parsing all of it.
fn is(row: &str, kind: &str) -> bool {
    let rest = row.strip_prefix("{\"row\":\"");
    let rest = rest.and_then(|rest| rest.strip_prefix(kind));
    rest.is_some_and(|rest| rest.starts_with('"'))
}
