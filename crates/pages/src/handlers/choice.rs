//! The values of the switches on all pages.

use antipater_show::texts::{CardNames, Language};

use super::PageError;
use crate::theme::Theme;

/// The value of a switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The language.
    Language(Language),
    /// The language of the names on cards.
    Names(CardNames),
    /// Light or dark.
    Theme(Theme),
}

impl Choice {
    /// Parses a value.
    ///
    /// # Errors
    /// If the switch does not have this value.
    pub(super) fn read(switch: &str, word: &str) -> Result<Choice, PageError> {
        let choice = match switch {
            "language" => word
                .parse()
                .map(Choice::Language)
                .map_err(|error| format!("{error}")),
            "names" => word
                .parse()
                .map(Choice::Names)
                .map_err(|error| format!("{error}")),
            _ => word
                .parse()
                .map(Choice::Theme)
                .map_err(|error: &str| error.to_owned()),
        };
        choice.map_err(|why| PageError::Unreadable(format!("{switch}: {why}")))
    }

    /// The value in the form of the switch.
    pub fn word(self) -> &'static str {
        match self {
            Choice::Language(language) => language.tag(),
            Choice::Names(names) => names.word(),
            Choice::Theme(theme) => theme.word(),
        }
    }
}
