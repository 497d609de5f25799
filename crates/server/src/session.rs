//! Who is asking: a random token that comes in a cookie (browsers) or after `Bearer` (programs), signed by this server
//! and known to the store only by its hash.

use std::fmt::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderMap, HeaderValue};
use axum::http::request::Parts;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::AppState;
use crate::error::Error;
use crate::speech::Spoken;
use crate::texts::Texts;

/// The name of the cookie with the token; over https browsers hold it to this host.
const COOKIE_NAME: &str = "antipater";
const SECURE_COOKIE_NAME: &str = "__Host-antipater";
/// What stands before a program's token, so that people and scanners for secrets recognize it.
const PROGRAM: &str = "antipater_";
/// Bytes of randomness in a token, and of its signature.
const TOKEN_BYTES: usize = 32;
const SIGNATURE_BYTES: usize = 16;
/// How long browsers keep cookies, in seconds.
pub(crate) const YEAR: u32 = 31_536_000;

/// The name of a person in the store. The first people are named by the SHA-256 hash of their token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PersonId(pub [u8; 32]);

/// The SHA-256 hash of a token.
pub(crate) type TokenHash = [u8; 32];

/// What brings a token: it is good in the hands of the one for whom it was made only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Carrier {
    /// A browser, in its cookie.
    Browser,
    /// A program, after `Bearer`.
    Program,
}

/// A person as far as every request needs to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) id: PersonId,
    /// The name at new tables.
    pub(crate) name: String,
}

/// Who sent a request.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// The person, when the request carries a token that is good.
    pub(crate) person: Option<Person>,
    /// The token's hash, to end the session.
    pub(crate) token: Option<TokenHash>,
    /// From where the request came.
    pub(crate) address: IpAddr,
    /// The texts in the language that it shall be answered in.
    pub(crate) texts: &'static Texts,
}

impl Visitor {
    /// The person.
    ///
    /// # Errors
    /// When the request comes from nobody we know.
    pub(crate) fn known(&self) -> Result<&Person, Error> {
        self.person.as_ref().ok_or(Error::Stranger)
    }

    /// The person's name in the store, if we know one.
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }
}

impl FromRequestParts<AppState> for Visitor {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Visitor, Error> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
        let address = forwarded(&parts.headers, app.proxies).unwrap_or(peer);
        app.limits.request(address)?;
        let Ok(Spoken(texts)) = Spoken::from_request_parts(parts, app).await;
        let token = app.keys.token(&parts.headers);
        let person = match token {
            Some((token, carrier)) => app.people.of_token(token, carrier).await?,
            None => None,
        };
        let token = token.map(|(token, _)| token);
        Ok(Visitor {
            token: token.filter(|_| person.is_some()),
            person,
            address,
            texts,
        })
    }
}

/// The address a request came from according to so many proxies that are trusted: each wrote down whom it heard at the
/// end of the list, so what stands further left was written by the client itself.
fn forwarded(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    let lists = headers.get_all("x-forwarded-for").iter();
    let lists = lists.filter_map(|list| list.to_str().ok());
    let hops: Vec<&str> = lists.flat_map(|list| list.split(',')).collect();
    let hop = hops.len().checked_sub(proxies)?;
    hops.get(hop)?.trim().parse().ok()
}

/// Makes tokens and recognizes them.
#[derive(Clone, Debug)]
pub(crate) struct Keys {
    secret: [u8; 32],
    /// Whether people come over https only.
    secure: bool,
}

/// A new token: its hash for the store, and its text for the one who gets it.
pub(crate) struct Token {
    pub(crate) hash: TokenHash,
    text: String,
}

impl Keys {
    pub(crate) fn new(secret: [u8; 32], secure: bool) -> Keys {
        Keys { secret, secure }
    }

    /// A new token.
    pub(crate) fn issue(&self) -> Token {
        let text = hex(&random_bytes::<TOKEN_BYTES>());
        Token {
            hash: hash(&text),
            text: format!("{text}{}", self.signature(&text)),
        }
    }

    /// The cookie that carries a token.
    pub(crate) fn cookie(&self, token: &Token) -> Option<HeaderValue> {
        self.set_cookie(self.cookie_name(), &token.text, YEAR)
    }

    /// The cookie that takes the token from the browser.
    pub(crate) fn no_cookie(&self) -> Option<HeaderValue> {
        self.set_cookie(self.cookie_name(), "", 0)
    }

    /// The text by which a program shows a token.
    pub(crate) fn program_token(token: &Token) -> String {
        format!("{PROGRAM}{}", token.text)
    }

    /// A cookie for this server alone, out of reach of scripts, kept for so many seconds.
    pub(crate) fn set_cookie(&self, name: &str, value: &str, seconds: u32) -> Option<HeaderValue> {
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie =
            format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
        HeaderValue::from_str(&cookie).ok()
    }

    /// The hash of the token that a request carries, if this server has signed it, and what carries it.
    fn token(&self, headers: &HeaderMap) -> Option<(TokenHash, Carrier)> {
        let program = headers.get(AUTHORIZATION).map(|value| {
            let text = value.to_str().ok()?.strip_prefix("Bearer ")?;
            text.trim().strip_prefix(PROGRAM)
        });
        // Who shows a program's token is nobody else, even when it is not good.
        let (text, carrier) = match program {
            Some(text) => (text, Carrier::Program),
            None => (cookie(headers, self.cookie_name()), Carrier::Browser),
        };
        let (text, signature) = text?.split_at_checked(2 * TOKEN_BYTES)?;
        // The first cookies were not signed. Of those, the store knows the ones that are good.
        let is_old = carrier == Carrier::Browser && signature.is_empty() && unhex(text).is_some();
        (is_old || self.is_signature(text, signature)).then(|| (hash(text), carrier))
    }

    fn cookie_name(&self) -> &'static str {
        if self.secure {
            SECURE_COOKIE_NAME
        } else {
            COOKIE_NAME
        }
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

/// The SHA-256 hash of a text that is secret.
pub(crate) fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// The name of the cookie with the wishes for the last game.
const WISHES_NAME: &str = "wishes";

/// The cookie that keeps the fields of a form.
pub(crate) fn wishes_cookie(keys: &Keys, fields: &[(String, String)]) -> Option<HeaderValue> {
    let json = serde_json::to_vec(fields).ok()?;
    keys.set_cookie(WISHES_NAME, &hex(&json), YEAR)
}

/// The fields of the form that was sent last; none when the cookie is not there or not ours.
pub(crate) fn wishes(headers: &HeaderMap) -> Vec<(String, String)> {
    let json = cookie(headers, WISHES_NAME).and_then(unhex);
    let fields = json.and_then(|json| serde_json::from_slice(&json).ok());
    fields.unwrap_or_default()
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(other, _)| *other == name)
        .map(|(_, value)| value)
}

/// Bytes in small hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bytes of hexadecimal digits.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
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
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        panic!("the system gives no random bytes: {error}");
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carried(name: &'static str, value: &str) -> HeaderMap {
        let header = axum::http::HeaderName::from_static(name);
        HeaderMap::from_iter([(header, HeaderValue::from_str(value).unwrap())])
    }

    #[test]
    fn tokens_with_a_wrong_signature_are_nobodys() {
        let keys = Keys::new([1; 32], false);
        let token = keys.issue();
        let with = |text: &str| keys.token(&carried("cookie", &format!("a=b; antipater={text}")));
        assert_eq!(with(&token.text), Some((token.hash, Carrier::Browser)));
        assert_eq!(with(&token.text[..2 * TOKEN_BYTES - 1]), None);
        assert_eq!(with(&token.text[..2 * TOKEN_BYTES + 1]), None);
        assert_eq!(with(&Keys::new([2; 32], false).issue().text), None);
        assert_eq!(with(&format!("é{}", token.text)), None);
        let shown = Keys::program_token(&token);
        let bearer = |text: &str| keys.token(&carried("authorization", text));
        let good = Some((token.hash, Carrier::Program));
        assert_eq!(bearer(&format!("Bearer {shown}")), good);
        assert_eq!(bearer(&format!("Basic {shown}")), None);
        let unsigned = shown.len() - 2 * SIGNATURE_BYTES;
        assert_eq!(bearer(&format!("Bearer {}", &shown[..unsigned])), None);
    }

    #[test]
    fn an_address_is_taken_from_trusted_proxies_only() {
        let headers = carried("x-forwarded-for", "6.6.6.6, 2.2.2.2,3.3.3.3");
        let seen = |proxies| forwarded(&headers, proxies).map(|address| address.to_string());
        assert_eq!(seen(0), None);
        assert_eq!(seen(1).as_deref(), Some("3.3.3.3"));
        assert_eq!(seen(2).as_deref(), Some("2.2.2.2"));
        assert_eq!(seen(4), None);
    }
}
