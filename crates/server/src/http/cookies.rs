//! Cookies: the session, the language, and the options of the last table.

use antipater_store::ids::{hex, unhex};
use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderValue};

use crate::people::tokens::Token;

/// The name of the session cookie. Over HTTPS, browsers bind it to this host.
const SESSION: &str = "antipater";
const SECURE_SESSION: &str = "__Host-antipater";
/// The name of the cookie with the options of the last table.
const OPTIONS: &str = "options";
/// The lifetime of cookies, in seconds.
pub(super) const YEAR: u32 = 31_536_000;

/// Makes cookies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cookies {
    /// Whether the site is reached over HTTPS only.
    secure: bool,
}

impl Cookies {
    /// Cookies that are sent over HTTPS only, if `secure`.
    pub(crate) fn new(secure: bool) -> Cookies {
        Cookies { secure }
    }

    /// Whether the site is reached over HTTPS only.
    pub(super) fn secure(self) -> bool {
        self.secure
    }

    /// The cookie with a session token.
    pub(crate) fn session(self, token: &Token) -> Option<HeaderValue> {
        self.set(self.session_name(), token.text(), YEAR)
    }

    /// The cookie that removes the session token.
    pub(super) fn no_session(self) -> Option<HeaderValue> {
        self.set(self.session_name(), "", 0)
    }

    /// The cookie with the fields of a form.
    pub(super) fn options(self, fields: &[(String, String)]) -> Option<HeaderValue> {
        let json = serde_json::to_vec(fields).ok()?;
        self.set(OPTIONS, &hex(&json), YEAR)
    }

    /// A cookie for this server only, which scripts cannot read. `seconds` is its lifetime.
    pub(super) fn set(self, name: &str, value: &str, seconds: u32) -> Option<HeaderValue> {
        let secure = if self.secure { "; Secure" } else { "" };
        let cookie =
            format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
        HeaderValue::from_str(&cookie).ok()
    }

    /// The name of the session cookie.
    pub(super) fn session_name(self) -> &'static str {
        if self.secure { SECURE_SESSION } else { SESSION }
    }
}

/// The fields of the form sent last; empty if the cookie is missing or invalid.
pub(super) fn options(headers: &HeaderMap) -> Vec<(String, String)> {
    let fields = cookie(headers, OPTIONS)
        .and_then(unhex)
        .and_then(|json| serde_json::from_slice(&json).ok());
    fields.unwrap_or_default()
}

/// The value of a cookie.
pub(super) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(other, _)| *other == name)
        .map(|(_, value)| value)
}
