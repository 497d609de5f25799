//! Unguessable ids of people, tokens and tables, and the random bytes for them.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// The id of a person. For the oldest people it is the SHA-256 hash of their token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PersonId(pub [u8; 32]);

/// The SHA-256 hash of a token.
pub type TokenHash = [u8; 32];

/// A keyed hash of an address range, for places where the range must not be readable.
pub type NetworkKey = [u8; 16];

/// The SHA-256 hash of a secret text.
pub fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// Bytes in lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bytes from hexadecimal digits; `None` if the text has anything else.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let digits = text.as_bytes().chunks(2);
    digits
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect()
}

/// Bytes from the operating system's generator.
///
/// # Panics
/// If the system has no generator: nothing could be dealt or kept secret.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        panic!("the system gives no random bytes: {error}");
    }
    bytes
}
