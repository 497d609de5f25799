//! Tokens: a random text, signed by this server and stored only as a hash. A browser sends it in its cookie, a program
//! in a header.

use antipater_store::ids::{PersonId, TokenHash, hash, hex, random_bytes, unhex};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The prefix of a program's token, by which people and secret scanners recognize it.
const PROGRAM: &str = "antipater_";
/// Bytes of randomness in a token, and of its signature.
const TOKEN_BYTES: usize = 32;
const SIGNATURE_BYTES: usize = 16;
/// Bytes of randomness in a browser key.
const BROWSER_BYTES: usize = 16;

/// Identifies a browser in which a person has signed in.
pub(crate) type BrowserKey = [u8; BROWSER_BYTES];

/// The carrier of a token, which is valid only in the one for which it was issued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Carrier {
    /// A browser, in its cookie.
    Browser,
    /// A program, after `Bearer`.
    Program,
}

/// Issues and verifies tokens.
#[derive(Clone, Debug)]
pub(crate) struct Tokens {
    secret: [u8; 32],
}

/// A new token: its hash for the store, and its text for the owner.
pub(crate) struct Token {
    pub(crate) hash: TokenHash,
    text: String,
}

impl Token {
    /// The text in a browser's cookie.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The text in a program's header.
    pub(crate) fn program_text(&self) -> String {
        format!("{PROGRAM}{}", self.text)
    }
}

impl Tokens {
    /// Tokens signed with this secret.
    pub(crate) fn new(secret: [u8; 32]) -> Tokens {
        Tokens { secret }
    }

    /// A new token.
    pub(crate) fn issue(&self) -> Token {
        let text = hex(&random_bytes::<TOKEN_BYTES>());
        Token {
            hash: hash(&text),
            text: format!("{text}{}", self.signature(&text)),
        }
    }

    /// The hash of a program's token, if this server has signed it.
    pub(crate) fn of_program(&self, text: &str) -> Option<TokenHash> {
        self.signed(text.trim().strip_prefix(PROGRAM)?)
    }

    /// The hash of a browser's token, if this server has signed it. The first cookies were not signed; the store knows
    /// which of these are valid.
    pub(crate) fn of_browser(&self, text: &str) -> Option<TokenHash> {
        let is_old = text.len() == 2 * TOKEN_BYTES && unhex(text).is_some();
        if is_old {
            return Some(hash(text));
        }
        self.signed(text)
    }

    /// A key for a browser in which this person has signed in, signed for this person. It does not grant access.
    pub(crate) fn new_browser(&self, person: PersonId) -> String {
        let name = hex(&random_bytes::<BROWSER_BYTES>());
        let signature = self.signature(&browser_text(person, &name));
        format!("{name}{signature}")
    }

    /// The browser key, if this server has signed it for this person.
    pub(crate) fn browser(&self, person: PersonId, text: &str) -> Option<BrowserKey> {
        let (name, signature) = text.split_at_checked(2 * BROWSER_BYTES)?;
        let signed = self.is_signature(&browser_text(person, name), signature);
        unhex(name).filter(|_| signed)?.try_into().ok()
    }

    fn signed(&self, text: &str) -> Option<TokenHash> {
        let (text, signature) = text.split_at_checked(2 * TOKEN_BYTES)?;
        self.is_signature(text, signature).then(|| hash(text))
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(&self.secret);
        let mut mac = mac.unwrap_or_else(|_| unreachable!("a key of any length will do"));
        mac.update(text.as_bytes());
        mac
    }

    fn signature(&self, text: &str) -> String {
        hex(&self.mac(text).finalize().into_bytes()[..SIGNATURE_BYTES])
    }

    fn is_signature(&self, text: &str, signature: &str) -> bool {
        unhex(signature)
            .filter(|bytes| bytes.len() == SIGNATURE_BYTES)
            .is_some_and(|bytes| self.mac(text).verify_truncated_left(&bytes).is_ok())
    }
}

/// The signed text of a browser key, which cannot be confused with a token's.
fn browser_text(person: PersonId, name: &str) -> String {
    format!("browser:{}:{name}", hex(&person.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_with_a_wrong_signature_are_refused() {
        let tokens = Tokens::new([1; 32]);
        let token = tokens.issue();
        let browser = |text: &str| tokens.of_browser(text);
        assert_eq!(browser(token.text()), Some(token.hash));
        assert_eq!(browser(&token.text[..2 * TOKEN_BYTES - 1]), None);
        assert_eq!(browser(&token.text[..2 * TOKEN_BYTES + 1]), None);
        assert_eq!(browser(Tokens::new([2; 32]).issue().text()), None);
        assert_eq!(browser(&format!("é{}", token.text)), None);
        assert_eq!(browser(&token.program_text()), None);
        let shown = token.program_text();
        assert_eq!(tokens.of_program(&shown), Some(token.hash));
        assert_eq!(tokens.of_program(token.text()), None);
        let unsigned = shown.len() - 2 * SIGNATURE_BYTES;
        assert_eq!(tokens.of_program(&shown[..unsigned]), None);
    }

    #[test]
    fn a_browser_is_known_for_one_person() {
        let tokens = Tokens::new([1; 32]);
        let (ada, boris) = (PersonId([1; 32]), PersonId([2; 32]));
        let name = tokens.new_browser(ada);
        assert!(tokens.browser(ada, &name).is_some());
        assert_eq!(tokens.browser(boris, &name), None);
        assert_eq!(Tokens::new([2; 32]).browser(ada, &name), None);
        assert_eq!(tokens.browser(ada, &name[1..]), None);
    }
}
