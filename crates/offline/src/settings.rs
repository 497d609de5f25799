//! The person's choices for all pages. Each choice is a row, and the last one counts.

use std::str::FromStr;

use antipater_pages::puzzles::Attempt;
use antipater_pages::theme::Look;
use antipater_show::options::TableOptions;
use antipater_show::puzzles::PuzzleId;
use antipater_show::texts::{self, CardNames, Language, Texts};
use antipater_show::view::{Avatar, Portrait};
use serde::{Deserialize, Serialize};

/// The name in place of a table's in the rows of settings.
pub(crate) const SETTINGS: &str = "settings";

/// A choice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "set", content = "to", rename_all = "kebab-case")]
pub(crate) enum Setting {
    /// The tag of a language.
    Language(String),
    /// The word for the names on cards.
    Names(String),
    /// The word for light or dark.
    Theme(String),
    /// The word for the colors.
    Palette(String),
    /// The word for the backs of cards.
    Backs(String),
    /// The name at new tables.
    Name(String),
    /// The portrait; `None` for the vase.
    Portrait(Option<Portrait>),
    /// The options of the last table, in the format of a server.
    Options(String),
    /// A puzzle was answered.
    Puzzle {
        /// The game.
        game: String,
        /// Its number.
        number: usize,
        /// Whether the answer solved it.
        solved: bool,
        /// When, in seconds since 1970.
        at: i64,
    },
}

/// All choices.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    language: Option<Language>,
    names: CardNames,
    pub(crate) look: Look,
    pub(crate) name: Option<String>,
    portrait: Option<Portrait>,
    options: Option<String>,
    pub(crate) puzzles: Vec<Attempt>,
}

/// Sets a value, if there is one for the word.
fn choose<T: FromStr>(value: &mut T, word: &str) {
    if let Ok(chosen) = word.parse() {
        *value = chosen;
    }
}

impl Settings {
    /// Applies a row. One that cannot be parsed is ignored: it may be of a later version.
    pub(crate) fn take(&mut self, row: &str) {
        match serde_json::from_str(row) {
            Ok(Setting::Language(tag)) => self.language = tag.parse().ok().or(self.language),
            Ok(Setting::Names(word)) => self.names = word.parse().unwrap_or(self.names),
            Ok(Setting::Theme(word)) => choose(&mut self.look.theme, &word),
            Ok(Setting::Palette(word)) => choose(&mut self.look.palette, &word),
            Ok(Setting::Backs(word)) => choose(&mut self.look.backs, &word),
            Ok(Setting::Name(name)) => self.name = Some(name),
            Ok(Setting::Portrait(portrait)) => self.portrait = portrait,
            Ok(Setting::Options(options)) => self.options = Some(options),
            Ok(Setting::Puzzle {
                game,
                number,
                solved,
                at,
            }) => {
                if let Ok(game) = game.parse() {
                    self.answered(PuzzleId { game, number }, solved, at);
                }
            }
            Err(_) => {}
        }
    }

    fn answered(&mut self, puzzle: PuzzleId, solved: bool, at: i64) {
        let mut known = self.puzzles.iter_mut();
        let solved_at = solved.then_some(at);
        match known.find(|known| known.puzzle == puzzle) {
            Some(known) => known.solved_at = known.solved_at.or(solved_at),
            None => self.puzzles.push(Attempt {
                puzzle,
                at_once: solved,
                solved_at,
            }),
        }
    }

    /// The language of a page, for a browser that prefers these languages.
    pub(crate) fn language(&self, preferred: &str) -> Language {
        let language = self.language.or_else(|| Language::preferred(preferred));
        language.unwrap_or_default()
    }

    /// The texts of a page, for a browser that prefers these languages.
    pub(crate) fn texts(&self, preferred: &str) -> &'static Texts {
        let spoken = texts::spoken(self.language(preferred));
        Texts::naming(spoken.unwrap_or_default(), self.names)
    }

    /// The picture of the person.
    pub(crate) fn avatar(&self) -> Avatar {
        Avatar::of_person(0x0a17_19a7, self.portrait)
    }

    /// The options of the last table.
    pub(crate) fn options(&self) -> TableOptions {
        let last = self.options.as_deref().map(TableOptions::stored);
        let last = last.and_then(Result::ok);
        last.unwrap_or_else(|| TableOptions::usual(""))
    }
}
