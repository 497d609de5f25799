//! Checks on every request and response: security headers, and rejection of cross-site writes.

use antipater_pages::POLICY;
use axum::extract::Request;
use axum::http::Method;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::Error;

/// Sets the default headers of every response; a handler's own headers stay.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let fixed: [(HeaderName, &'static str); 6] = [
        // Responses that may be cached say so themselves.
        (CACHE_CONTROL, "no-store"),
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
    ];
    for (name, value) in fixed {
        let headers = response.headers_mut();
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Rejects cross-site writes. A browser names the site in `Sec-Fetch-Site` (over HTTPS and on this machine) or in
/// `Origin`. A program that sends neither has no cookies.
pub(crate) async fn same_site(request: Request, next: Next) -> Response {
    let reads = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if reads || is_same_site(request.headers()) {
        next.run(request).await
    } else {
        Error::OtherSite.into_response()
    }
}

fn is_same_site(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or(""));
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some(site) => matches!(site, "same-origin" | "none"),
        None => text(ORIGIN).is_none_or(|origin| {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == text(HOST)
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_write_must_come_from_the_same_site() {
        let asks = |pairs: &[(&'static str, &'static str)]| {
            let pairs = pairs.iter().map(|&(name, value)| {
                (
                    HeaderName::from_static(name),
                    HeaderValue::from_static(value),
                )
            });
            is_same_site(&pairs.collect())
        };
        assert!(asks(&[]));
        assert!(asks(&[
            ("sec-fetch-site", "same-origin"),
            ("origin", "null")
        ]));
        assert!(asks(&[
            ("origin", "http://a.example:80"),
            ("host", "a.example:80")
        ]));
        assert!(!asks(&[("sec-fetch-site", "cross-site")]));
        assert!(!asks(&[("sec-fetch-site", "same-site")]));
        assert!(!asks(&[
            ("origin", "http://b.example"),
            ("host", "a.example")
        ]));
        assert!(!asks(&[("origin", "null"), ("host", "a.example")]));
    }
}
