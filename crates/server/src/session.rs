//! Who is asking: a random token in a cookie, known to the store only by its hash.

use std::convert::Infallible;
use std::fmt::Write;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, HeaderMap, HeaderValue};
use axum::http::request::Parts;
use sha2::{Digest, Sha256};

/// The name of the cookie.
const COOKIE_NAME: &str = "antipater";
/// Bytes of randomness in a token.
const TOKEN_BYTES: usize = 32;

/// The SHA-256 hash of a session token: who owns a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PersonId(pub [u8; 32]);

/// A visitor.
#[derive(Clone, Debug)]
pub(crate) struct Session {
    /// Who it is.
    pub(crate) owner: PersonId,
    /// The cookie to be set, when the visitor came without one.
    pub(crate) new_cookie: Option<HeaderValue>,
}

impl Session {
    fn of(headers: &HeaderMap) -> Session {
        let known = cookies(headers).find(|(name, token)| *name == COOKIE_NAME && is_token(token));
        if let Some((_, token)) = known {
            return Session {
                owner: PersonId::of(token),
                new_cookie: None,
            };
        }
        let token = hex(&random_bytes::<TOKEN_BYTES>());
        let cookie =
            format!("{COOKIE_NAME}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000");
        Session {
            owner: PersonId::of(&token),
            new_cookie: HeaderValue::from_str(&cookie).ok(),
        }
    }
}

impl PersonId {
    fn of(token: &str) -> PersonId {
        PersonId(Sha256::digest(token.as_bytes()).into())
    }
}

impl<S: Sync> FromRequestParts<S> for Session {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Session, Infallible> {
        Ok(Session::of(&parts.headers))
    }
}

fn is_token(token: &str) -> bool {
    token.len() == 2 * TOKEN_BYTES && token.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The name of the cookie with the wishes for the last game.
const WISHES_NAME: &str = "wishes";

/// The cookie that keeps the fields of a form.
pub(crate) fn wishes_cookie(fields: &[(String, String)]) -> Option<HeaderValue> {
    let json = serde_json::to_vec(fields).ok()?;
    let cookie = format!(
        "{WISHES_NAME}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000",
        hex(&json)
    );
    HeaderValue::from_str(&cookie).ok()
}

/// The fields of the form that was sent last; none when the cookie is not there or not ours.
pub(crate) fn wishes(headers: &HeaderMap) -> Vec<(String, String)> {
    let known = cookies(headers).find(|(name, _)| *name == WISHES_NAME);
    let fields = known.and_then(|(_, value)| serde_json::from_slice(&unhex(value)?).ok());
    fields.unwrap_or_default()
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
}

/// Bytes from hexadecimal digits; `None` when it is something else.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes().chunks(2);
    digits
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect()
}

/// Bytes in small hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
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
