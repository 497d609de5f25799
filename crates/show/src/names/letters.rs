//! What is known about letters of all scripts, for names that meet others.

use unicode_normalization::UnicodeNormalization;
pub(super) use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// The text with each letter and its marks in one character, where there is one.
pub(super) fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// The letters of a text as they are without width and marks.
pub(super) fn plain(text: &str) -> String {
    let letters = text.nfkd();
    letters
        .filter(|letter| !is_combining_mark(*letter))
        .collect()
}

/// The same for all texts whose letters look the same.
pub(super) fn looks(text: &str) -> String {
    skeleton(text).collect()
}
