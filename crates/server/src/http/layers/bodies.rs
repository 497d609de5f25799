//! Limits on request bodies, and the checks before the first byte of one is read.

use axum::extract::{DefaultBodyLimit, FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::Body;

use super::session::Visitor;
use crate::error::Error;
use crate::http::connections::limits::Rejected;
use crate::http::state::AppState;
use crate::people::rate_limits::RateLimit;

/// The usual limit on a body, in bytes.
const USUAL: usize = 64 * 1024;
/// After how many seconds a client may retry a large body when all slots are taken.
const AGAIN: u32 = 10;

/// The rules for request bodies at an address.
struct Rule {
    /// The limit in bytes.
    most: usize,
    /// The rate limit that a body counts against, besides that of requests.
    counted: Option<RateLimit>,
    /// Whether only a person in a browser may send one.
    owner: bool,
}

/// The usual rule.
const RULE: Rule = Rule {
    most: USUAL,
    counted: None,
    owner: false,
};

/// The addresses with a special rule.
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
            // One game has about 15 kB.
            most: 8 * 1024 * 1024,
            counted: Some(RateLimit::Upload),
            owner: true,
        },
    ),
];

/// The rule for a request.
fn rule(parts: &Parts) -> &'static Rule {
    let matched = parts.extensions.get::<MatchedPath>();
    let own = matched.and_then(|path| RULES.iter().find(|(own, _)| *own == path.as_str()));
    own.map_or(&RULE, |(_, rule)| rule)
}

/// The limit on the body of a request, if all of it can be buffered for another node; `None` for a large one.
pub(in crate::http) fn kept(parts: &Parts) -> Option<usize> {
    let most = rule(parts).most;
    (most <= USUAL).then_some(most)
}

/// Admits a request body: the visitor must be known, not banned, and within the rate limits. A large body also needs a
/// free slot.
pub(in crate::http) async fn admit(
    State(app): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
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
    // Handlers reuse the visitor, so that it is looked up and counted once.
    parts.extensions.insert(visitor);
    let mut request = Request::from_parts(parts, body);
    DefaultBodyLimit::max(rule.most).apply(&mut request);
    next.run(request).await
}
