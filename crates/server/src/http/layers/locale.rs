//! The language of a response: chosen with the switch (a cookie), otherwise preferred by the browser, otherwise
//! English. Programs have no switch.

use std::convert::Infallible;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CONTENT_LANGUAGE, CONTENT_TYPE, HOST, HeaderMap, HeaderValue, REFERER, VARY,
};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;

use crate::http::cookies::cookie;
use crate::http::events::EVENTS;
use crate::http::state::AppState;
use antipater_show::texts::{CardNames, Language, Texts};

/// The cookie with the chosen language.
pub(crate) const LANGUAGE_COOKIE: &str = "language";
/// The cookie with the chosen names of cards.
pub(crate) const NAMES_COOKIE: &str = "names";
/// The longest address to return to, in bytes.
const ADDRESS: usize = 1024;

/// The texts in the language of the request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Locale(pub(crate) &'static Texts);

impl Locale {
    /// The texts in the language of a request.
    pub(crate) fn to(app: &AppState, headers: &HeaderMap, path: &str) -> Locale {
        if let Some(texts) = app.voice {
            return Locale(texts);
        }
        let chosen = || cookie(headers, LANGUAGE_COOKIE)?.parse().ok();
        let preferred = || {
            let lists = headers.get_all(ACCEPT_LANGUAGE).iter();
            let lists: Vec<&str> = lists.filter_map(|list| list.to_str().ok()).collect();
            Language::preferred(&lists.join(","))
        };
        let chosen = if is_for_programs(path) {
            None
        } else {
            chosen()
        };
        let names = cookie(headers, NAMES_COOKIE).and_then(|names| names.parse().ok());
        let names: CardNames = names.unwrap_or_default();
        Locale(Texts::naming(
            chosen.or_else(preferred).unwrap_or_default(),
            names,
        ))
    }
}

impl FromRequestParts<AppState> for Locale {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Locale, Infallible> {
        let known = parts.extensions.get::<Locale>().copied();
        Ok(known.unwrap_or_else(|| Locale::to(app, &parts.headers, parts.uri.path())))
    }
}

/// Whether a path is for programs, not for a person in a browser.
pub(crate) fn is_for_programs(path: &str) -> bool {
    path.starts_with("/api/")
}

/// Determines the language of each request, and names it in each response with texts.
pub(crate) async fn localize(
    State(app): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response {
    let programs = is_for_programs(request.uri().path());
    let spoken = Locale::to(&app, request.headers(), request.uri().path());
    request.extensions_mut().insert(spoken);
    let mut response = next.run(request).await;
    let kind = response.headers().get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_page = kind.starts_with("text/html") || kind.starts_with(EVENTS);
    // Among the responses to programs, only errors have texts; they are JSON.
    let is_error = programs && !response.status().is_success();
    if is_page || is_error {
        let headers = response.headers_mut();
        let tag = spoken.0.language().tag();
        headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(tag));
        headers.append(
            VARY,
            HeaderValue::from_static(if programs {
                "Accept-Language"
            } else {
                "Accept-Language, Cookie"
            }),
        );
    }
    response
}

/// The address on this server to return to: the one sent, otherwise the page that the request came from.
pub(crate) fn way_back(sent: Option<&str>, headers: &HeaderMap) -> String {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let from = || {
        let (_, rest) = text(REFERER)?.split_once("://")?;
        let path = rest.strip_prefix(text(HOST)?)?;
        local(path)
    };
    let back = match sent {
        Some(sent) => local(sent),
        None => from(),
    };
    back.unwrap_or("/").to_owned()
}

/// An address that any browser takes for one on this server.
fn local(address: &str) -> Option<&str> {
    let plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    let leads_here = address.starts_with('/') && !address.starts_with("//");
    (leads_here && address.len() <= ADDRESS && address.bytes().all(plain)).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_stays_on_this_server() {
        let none = HeaderMap::new();
        let to = |address: &str| way_back(Some(address), &none);
        assert_eq!(to("/tables/a?facing=1"), "/tables/a?facing=1");
        for address in [
            "",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example/",
            "/\t/evil.example",
            "/a\r\nb",
            "games",
            "/é",
            &"/".repeat(2),
            &format!("/{}", "a".repeat(ADDRESS)),
        ] {
            assert_eq!(to(address), "/", "{address}");
        }
        let from = |referer: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("here.example:80"));
            headers.insert(REFERER, HeaderValue::from_static(referer));
            way_back(None, &headers)
        };
        assert_eq!(from("http://here.example:80/watch/a"), "/watch/a");
        assert_eq!(from("http://here.example:80"), "/");
        assert_eq!(from("http://evil.example/a"), "/");
        assert_eq!(from("http://here.example:80.evil.example/a"), "/");
        assert_eq!(from("http://here.example:80//evil.example"), "/");
        assert_eq!(way_back(None, &none), "/");
    }
}
