//! Names that are hard to guess: of people, of tokens, of tables; and where they come from.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// The name of a person in the store. The first people are named by the SHA-256 hash of their token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PersonId(pub [u8; 32]);

/// The SHA-256 hash of a token.
pub type TokenHash = [u8; 32];

/// Stands for a range of addresses where these must not be read.
pub type NetworkKey = [u8; 16];

/// The SHA-256 hash of a text that is secret.
pub fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// Bytes in small hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bytes of hexadecimal digits.
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
/// When the system has none, and then nothing can be dealt or kept secret.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        panic!("the system gives no random bytes: {error}");
    }
    bytes
}
