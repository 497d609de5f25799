//! The values of the switches on all pages.

use antipater_show::texts::{CardNames, Language};

use super::PageError;
use crate::theme::{Backs, Palette, Theme};

/// The value of a switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The language.
    Language(Language),
    /// The language of the names on cards.
    Names(CardNames),
    /// Light or dark.
    Theme(Theme),
    /// The colors.
    Palette(Palette),
    /// The backs of cards.
    Backs(Backs),
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
            "palette" => word.parse().map(Choice::Palette).map_err(str::to_owned),
            "backs" => word.parse().map(Choice::Backs).map_err(str::to_owned),
            _ => word.parse().map(Choice::Theme).map_err(str::to_owned),
        };
        choice.map_err(|why| PageError::Unreadable(format!("{switch}: {why}")))
    }

    /// The value in the form of the switch.
    pub fn word(self) -> &'static str {
        match self {
            Choice::Language(language) => language.tag(),
            Choice::Names(names) => names.word(),
            Choice::Theme(theme) => theme.word(),
            Choice::Palette(palette) => palette.word(),
            Choice::Backs(backs) => backs.word(),
        }
    }
}
