//! Unicode properties of letters, for comparing names.

use unicode_normalization::UnicodeNormalization;
pub(super) use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// The text with each letter and its marks composed into one character if there is one.
pub(super) fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// The letters of a text without width and marks.
pub(super) fn plain(text: &str) -> String {
    let letters = text.nfkd();
    letters
        .filter(|letter| !is_combining_mark(*letter))
        .collect()
}

/// A text that is equal for all texts that look the same.
pub(super) fn looks(text: &str) -> String {
    skeleton(text).collect()
}
