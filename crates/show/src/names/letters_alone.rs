//! The same as `letters` where somebody plays alone in a browser: nobody is there to be taken for somebody else, and the
//! tables of all scripts would be a twelfth of what the browser has to load. A name counts as its letters stand there.
//! Games that go on to a server have their names cleaned there.

/// The text: what somebody types comes composed.
pub(super) fn composed(text: &str) -> String {
    text.to_owned()
}

/// The letters of a text as they stand there.
pub(super) fn plain(text: &str) -> String {
    text.to_owned()
}

/// The letters of a text as they stand there.
pub(super) fn looks(text: &str) -> String {
    text.to_owned()
}

/// Whether a character is a mark on the letter before it: those in the blocks of marks for all scripts.
pub(super) fn is_combining_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}
