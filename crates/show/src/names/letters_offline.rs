//! A substitute for `letters` in a browser without a server. A person alone has no other names to be confused with, and
//! the Unicode tables would be a twelfth of the download. Names are compared as they are; a server sanitizes the names
//! in uploaded games.

/// The text; typed text is already composed.
pub(super) fn composed(text: &str) -> String {
    text.to_owned()
}

/// The letters of a text, unchanged.
pub(super) fn plain(text: &str) -> String {
    text.to_owned()
}

/// The letters of a text, unchanged.
pub(super) fn looks(text: &str) -> String {
    text.to_owned()
}

/// Whether a character is a combining mark, judged by the Unicode blocks of marks for all scripts.
pub(super) fn is_combining_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}
