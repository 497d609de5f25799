//! Positions and observations as one line of text, like FEN in chess: for puzzles, tests, and discussion of positions.
//!
//! Here: [`Line`], its errors, and the parser of fields. Not here: the fields, which are in the `line` module of each
//! game. Fields are separated by one space; names are written as printed, without spaces; an empty field is `-`. Each
//! position has exactly one line, so equal lines are equal positions.

use core::fmt;
use core::str::FromStr;

/// A value with a lossless form as one line of text.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{Line, Seat, State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// assert_eq!(Duel::from_line(&game.to_line()), Ok(game));
/// let seen = game.observe(Seat::FIRST);
/// assert_eq!(seen.to_line().parse(), Ok(seen));
/// ```
pub trait Line: Sized + FromStr<Err = LineError> {
    /// Writes the value as one line, without a line break at the end.
    fn to_line(&self) -> String;

    /// Reads a line exactly as [`to_line`](Line::to_line) writes it.
    ///
    /// # Errors
    /// Says where and why the line is invalid.
    fn from_line(line: &str) -> Result<Self, LineError>;
}

/// Why a line is invalid. Columns count bytes from 1; in a valid line each is a character.
///
/// # Examples
/// ```
/// use antipater_engine::duel::Duel;
/// use antipater_engine::{Line, LineError};
///
/// let error = Duel::from_line("chess position").unwrap_err();
/// assert!(matches!(&error, LineError::Unreadable { field: "game", column: 1, .. }));
/// assert_eq!(error.to_string(), r#"game (column 1): expected duel, not "chess""#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineError {
    /// The line ends before this field.
    Missing {
        /// The field.
        field: &'static str,
    },
    /// The line continues after the last field.
    Excess {
        /// The column where the excess begins.
        column: usize,
    },
    /// A field has invalid content.
    Unreadable {
        /// The field.
        field: &'static str,
        /// The column where the content begins.
        column: usize,
        /// The content.
        found: String,
        /// The expected content.
        expected: &'static str,
    },
    /// A list in a field has the wrong length.
    Count {
        /// The field.
        field: &'static str,
        /// The column where the list begins.
        column: usize,
        /// Its length.
        found: usize,
        /// The expected length.
        expected: &'static str,
    },
    /// A field contradicts itself or an earlier field.
    Contradiction {
        /// The field.
        field: &'static str,
        /// The contradiction.
        what: &'static str,
    },
    /// The line is not in canonical form.
    OtherForm {
        /// The first column that differs from the canonical form.
        column: usize,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Missing { field } => write!(f, "{field}: missing"),
            LineError::Excess { column } => {
                write!(f, "column {column}: unexpected text after the last field")
            }
            LineError::Unreadable {
                field,
                column,
                found,
                expected,
            } => write!(
                f,
                "{field} (column {column}): expected {expected}, not {found:?}"
            ),
            LineError::Count {
                field,
                column,
                found,
                expected,
            } => write!(
                f,
                "{field} (column {column}): expected {expected}, not {found}"
            ),
            LineError::Contradiction { field, what } => write!(f, "{field}: {what}"),
            LineError::OtherForm { column } => write!(
                f,
                "column {column}: not in canonical form (sets in ascending order, no redundant zeros)"
            ),
        }
    }
}

impl core::error::Error for LineError {}

/// The first word of a line, which names its game.
///
/// # Examples
/// ```
/// use antipater_engine::game_of_line;
///
/// assert_eq!(game_of_line("free-city position first"), "free-city");
/// ```
pub fn game(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// The second word of a line of a position.
pub(crate) const POSITION: &str = "position";
/// The second word of a line of an observation.
pub(crate) const OBSERVATION: &str = "observation";
/// The text of an empty field or entry.
pub(crate) const NONE: &str = "-";

/// The fields of a line, in order.
pub(crate) struct Fields<'a> {
    rest: Option<&'a str>,
    column: usize,
}

impl<'a> Fields<'a> {
    pub(crate) fn new(line: &'a str) -> Fields<'a> {
        Fields {
            rest: Some(line),
            column: 1,
        }
    }

    /// The next field, with this name in errors.
    pub(crate) fn next(&mut self, field: &'static str) -> Result<Text<'a>, LineError> {
        let rest = self.rest.ok_or(LineError::Missing { field })?;
        let (text, after) = match rest.split_once(' ') {
            Some((text, after)) => (text, Some(after)),
            None => (rest, None),
        };
        let column = self.column;
        self.column += text.len() + 1;
        self.rest = after;
        Ok(Text {
            field,
            column,
            text,
        })
    }

    /// Checks that no field is left.
    pub(crate) fn end(&self) -> Result<(), LineError> {
        let column = self.column;
        match self.rest {
            Some(_) => Err(LineError::Excess { column }),
            None => Ok(()),
        }
    }
}

/// A part of a line, and its column.
#[derive(Clone, Copy)]
pub(crate) struct Text<'a> {
    field: &'static str,
    column: usize,
    text: &'a str,
}

impl<'a> Text<'a> {
    pub(crate) fn as_str(self) -> &'a str {
        self.text
    }

    /// The error for a part with invalid content.
    pub(crate) fn unreadable(self, expected: &'static str) -> LineError {
        LineError::Unreadable {
            field: self.field,
            column: self.column,
            found: self.text.to_owned(),
            expected,
        }
    }

    /// The error for a part that contradicts another one.
    pub(crate) fn contradiction(self, what: &'static str) -> LineError {
        let field = self.field;
        LineError::Contradiction { field, what }
    }

    /// The parsed value of this part, or an error if there is none.
    pub(crate) fn read<T>(self, value: Option<T>, expected: &'static str) -> Result<T, LineError> {
        value.ok_or_else(|| self.unreadable(expected))
    }

    /// Parses a decimal number.
    pub(crate) fn number<T: FromStr>(self, expected: &'static str) -> Result<T, LineError> {
        self.read(self.text.parse().ok(), expected)
    }

    /// The item with this name.
    pub(crate) fn named<T: Copy>(
        self,
        items: &[T],
        name: impl Fn(T) -> &'static str,
        expected: &'static str,
    ) -> Result<T, LineError> {
        let item = items.iter().find(|item| is_name(name(**item), self.text));
        self.read(item.copied(), expected)
    }

    /// The parts between separators; an empty field has none.
    pub(crate) fn list(self, separator: char) -> impl Iterator<Item = Text<'a>> {
        let text = (self.text != NONE).then_some(self.text);
        let mut column = self.column;
        let parts = text.into_iter().flat_map(move |text| text.split(separator));
        parts.map(move |text| {
            let part = Text {
                column,
                text,
                ..self
            };
            column += text.len() + 1;
            part
        })
    }

    /// Exactly `N` parts.
    pub(crate) fn parts<const N: usize>(
        self,
        separator: char,
        expected: &'static str,
    ) -> Result<[Text<'a>; N], LineError> {
        let mut parts = [self; N];
        let mut found = 0;
        for part in self.list(separator) {
            if let Some(place) = parts.get_mut(found) {
                *place = part;
            }
            found += 1;
        }
        if found == N {
            return Ok(parts);
        }
        Err(LineError::Count {
            field: self.field,
            column: self.column,
            found,
            expected,
        })
    }

    /// The part before the first separator, and the part after it if there is one.
    pub(crate) fn split(self, separator: char) -> (Text<'a>, Option<Text<'a>>) {
        match self.text.split_once(separator) {
            Some((text, after)) => {
                let column = self.column + text.len() + 1;
                let after = Text {
                    column,
                    text: after,
                    ..self
                };
                (Text { text, ..self }, Some(after))
            }
            None => (self, None),
        }
    }

    /// The entry; `None` if it is empty.
    pub(crate) fn entry(self) -> Option<Text<'a>> {
        (self.text != NONE).then_some(self)
    }
}

/// Whether a text is this name without its spaces.
fn is_name(name: &str, text: &str) -> bool {
    name.bytes().filter(|byte| *byte != b' ').eq(text.bytes())
}

/// A line under construction.
pub(crate) struct Writer(String);

impl Writer {
    /// A line that begins with the name of the game and the form.
    pub(crate) fn new(game: &str, form: &str) -> Writer {
        Writer(format!("{game} {form}"))
    }

    /// Writes the next field.
    pub(crate) fn field(&mut self, text: impl fmt::Display) {
        self.0.push(' ');
        let start = self.0.len();
        self.0.push_str(&text.to_string());
        if self.0.len() == start {
            self.0.push_str(NONE);
        }
    }

    pub(crate) fn finish(self) -> String {
        self.0
    }
}

/// A name without its spaces.
pub(crate) fn word(name: &str) -> String {
    name.replace(' ', "")
}

/// The parts with a separator between them; an empty field without parts.
pub(crate) fn joined(parts: impl IntoIterator<Item = String>, separator: &str) -> String {
    let parts: Vec<String> = parts.into_iter().collect();
    if parts.is_empty() {
        NONE.to_owned()
    } else {
        parts.join(separator)
    }
}

/// The entries up to the last present one.
pub(crate) fn entries(entries: impl IntoIterator<Item = Option<String>>) -> String {
    let mut entries: Vec<Option<String>> = entries.into_iter().collect();
    while entries.last().is_some_and(Option::is_none) {
        entries.pop();
    }
    let entry = |entry: Option<String>| entry.unwrap_or_else(|| NONE.to_owned());
    joined(entries.into_iter().map(entry), "/")
}

/// The value, if writing it reproduces the line it was read from.
///
/// # Errors
/// Names the first column that differs.
pub(crate) fn in_form<T: Line>(value: T, line: &str) -> Result<T, LineError> {
    let written = value.to_line();
    if written == line {
        return Ok(value);
    }
    let same = written
        .bytes()
        .zip(line.bytes())
        .take_while(|(a, b)| a == b);
    Err(LineError::OtherForm {
        column: same.count() + 1,
    })
}
