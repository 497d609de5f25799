//! Bodies of requests: how large each may be, and what is known and counted before its first byte is read.

use axum::extract::{DefaultBodyLimit, FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::Body;

use super::connection_limits::Rejected;
use super::session::Visitor;
use super::state::AppState;
use crate::error::Error;
use crate::people::rate_limits::RateLimit;

/// The most bytes that a request carries to most addresses.
const USUAL: usize = 64 * 1024;
/// Seconds after which a client may send the next large body while all places are taken.
const AGAIN: u32 = 10;

/// The rules for request bodies at an address.
struct Rule {
    /// The most bytes.
    most: usize,
    /// What is counted besides the request.
    counted: Option<RateLimit>,
    /// Whether only a person in a browser may send one.
    owner: bool,
}

/// The rule of most addresses.
const RULE: Rule = Rule {
    most: USUAL,
    counted: None,
    owner: false,
};

/// The addresses with a rule of their own.
const RULES: [(&str, Rule); 2] = [
    (
        "/replay",
        Rule {
            counted: Some(RateLimit::Upload),
            ..RULE
        },
    ),
    (
        "/me/offline",
        Rule {
            // A game has some fifteen thousand.
            most: 8 * 1024 * 1024,
            counted: Some(RateLimit::Upload),
            owner: true,
        },
    ),
];

/// The rule of the address of a request.
fn rule(parts: &Parts) -> &'static Rule {
    let matched = parts.extensions.get::<MatchedPath>();
    let own = matched.and_then(|path| RULES.iter().find(|(own, _)| *own == path.as_str()));
    own.map_or(&RULE, |(_, rule)| rule)
}

/// The most bytes of the body of a request, if all of it may be kept to be sent on; `None` for a large one.
pub(super) fn kept(parts: &Parts) -> Option<usize> {
    let most = rule(parts).most;
    (most <= USUAL).then_some(most)
}

/// Lets in the body of a request: of a visitor who is known and not banned, within their limits, and if it may be large,
/// only where there is a place for it.
pub(super) async fn admit(State(app): State<AppState>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let rule = rule(&parts);
    let admitted = async {
        let visitor = Visitor::from_request_parts(&mut parts, &app).await?;
        if rule.owner {
            visitor.owner()?;
        }
        if let Some(limit) = rule.counted {
            app.limits.address(visitor.address, limit)?;
        }
        let place =
            (rule.most > USUAL).then(|| app.connection_limits.bodies.enter(visitor.address));
        let place = place.transpose().map_err(|why| match why {
            Rejected::Full => Error::ServerFull,
            Rejected::Address => Error::TooMany(Some(AGAIN)),
        })?;
        Ok::<_, Error>((visitor, place))
    };
    let (visitor, _place) = match admitted.await {
        Ok(admitted) => admitted,
        Err(error) => return error.into_response(),
    };
    // Handlers reuse the visitor, so it is looked up and counted once.
    parts.extensions.insert(visitor);
    let mut request = Request::from_parts(parts, body);
    DefaultBodyLimit::max(rule.most).apply(&mut request);
    next.run(request).await
}
