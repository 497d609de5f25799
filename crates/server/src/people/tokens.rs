//! Tokens: a random text, signed by this server and known to the store only by its hash. A browser carries it in its
//! cookie, a program shows it in each request.

use antipater_store::ids::{PersonId, TokenHash, hash, hex, random_bytes, unhex};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// What stands before a program's token, so that people and scanners for secrets recognize it.
const PROGRAM: &str = "antipater_";
/// Bytes of randomness in a token, and of its signature.
const TOKEN_BYTES: usize = 32;
const SIGNATURE_BYTES: usize = 16;
/// Bytes of randomness in the name of a browser.
const BROWSER_BYTES: usize = 16;

/// Names a browser in which somebody has logged in.
pub(crate) type BrowserKey = [u8; BROWSER_BYTES];

/// What carries a token, which is valid only in the carrier it was made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Carrier {
    /// A browser, in its cookie.
    Browser,
    /// A program, after `Bearer`.
    Program,
}

/// Makes tokens and recognizes them.
#[derive(Clone, Debug)]
pub(crate) struct Tokens {
    secret: [u8; 32],
}

/// A new token: its hash for the store, and its text for its owner.
pub(crate) struct Token {
    pub(crate) hash: TokenHash,
    text: String,
}

impl Token {
    /// The text by which a browser shows it.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The text by which a program shows it.
    pub(crate) fn program_text(&self) -> String {
        format!("{PROGRAM}{}", self.text)
    }
}

impl Tokens {
    /// Tokens that are signed with this secret.
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

    /// The hash of a token that a program shows, if this server has signed it.
    pub(crate) fn of_program(&self, text: &str) -> Option<TokenHash> {
        self.signed(text.trim().strip_prefix(PROGRAM)?)
    }

    /// The hash of a token that a browser shows, if this server has signed it. The first cookies were not signed. Of
    /// those, the store knows the ones that are good.
    pub(crate) fn of_browser(&self, text: &str) -> Option<TokenHash> {
        let is_old = text.len() == 2 * TOKEN_BYTES && unhex(text).is_some();
        if is_old {
            return Some(hash(text));
        }
        self.signed(text)
    }

    /// A name for a browser in which this person has logged in, with a signature for this person. It lets nobody in.
    pub(crate) fn new_browser(&self, person: PersonId) -> String {
        let name = hex(&random_bytes::<BROWSER_BYTES>());
        let signature = self.signature(&browser_text(person, &name));
        format!("{name}{signature}")
    }

    /// The browser of a name that this server has signed for this person.
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

/// What is signed of a browser; no token reads like it.
fn browser_text(person: PersonId, name: &str) -> String {
    format!("browser:{}:{name}", hex(&person.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_with_a_wrong_signature_are_nobodys() {
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
