//! Forwards requests to the node that has the table.
//!
//! Any node accepts any request. If a handler finds that another node has the table, it has changed nothing yet. The
//! request is forwarded to that node with the client's address, and the response is returned unchanged, streams
//! included.
//!
//! A request is forwarded once. A node that has released the table meanwhile says so, and the first node looks again.
//! The request waits while a silent node is deposed, so most people notice only a pause.

use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::header::{
    CONNECTION, CONTENT_LENGTH, CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue,
    PROXY_AUTHENTICATE, PROXY_AUTHORIZATION, TE, TRAILER, TRANSFER_ENCODING, UPGRADE,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use http_body_util::Full;
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::time::{Instant, sleep};

use super::bodies;
use crate::error::Error;
use crate::http::error::Unprinted;
use crate::http::events::{EVENTS, LINES};
use crate::http::state::AppState;
use crate::peers::{HERE, PeerError, RELEASE, TOKEN, read_people, write_people};

/// How long a request waits for a node to take the table, and the interval between attempts.
const PATIENCE: Duration = Duration::from_secs(10);
const AGAIN: Duration = Duration::from_millis(300);
/// How long another node may take to begin its response, since bots may think first. The second is longer than the wait
/// of a long poll.
const ANSWER: Duration = Duration::from_secs(20);
const NEWS: Duration = Duration::from_secs(40);
/// The header with the client's address, from the first node.
const CLIENT: HeaderName = HeaderName::from_static("antipater-client");
/// The header with which a node says that it no longer has the table.
const MOVED: HeaderName = HeaderName::from_static("antipater-moved");
/// Headers of a single connection, which are not forwarded.
const HOP: [HeaderName; 7] = [
    CONNECTION,
    PROXY_AUTHENTICATE,
    PROXY_AUTHORIZATION,
    TE,
    TRAILER,
    TRANSFER_ENCODING,
    UPGRADE,
];

/// Marks a request from another node.
#[derive(Clone, Copy)]
struct FromNode;

/// The routes for other nodes only.
pub(in crate::http) fn routes() -> Router<AppState> {
    Router::new()
        .route(&format!("{RELEASE}{{id}}"), post(release))
        .route(HERE, post(here))
}

/// Releases a table that another node must change.
async fn release(State(app): State<AppState>, Path(id): Path<String>) -> Result<StatusCode, Error> {
    app.tables.release(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says which of these people have a page open on this node.
async fn here(State(app): State<AppState>, body: Bytes) -> Bytes {
    let people = read_people(&body).into_iter();
    let here: Vec<_> = people.filter(|id| app.metrics.is_here(*id)).collect();
    write_people(&here)
}

/// Admits requests from other nodes only, and restores the client's address.
pub(in crate::http) async fn from_node(
    State(app): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response {
    let shown = request.headers_mut().remove(TOKEN);
    if !shown.is_some_and(|shown| app.tables.peers().is_peer(shown.as_bytes())) {
        return (StatusCode::FORBIDDEN, "for other nodes only").into_response();
    }
    let client = request.headers_mut().remove(CLIENT);
    let client = client.and_then(|client| client.to_str().ok()?.parse::<SocketAddr>().ok());
    if let Some(client) = client {
        request.extensions_mut().insert(ConnectInfo(client));
    }
    request.extensions_mut().insert(FromNode);
    next.run(request).await
}

/// Forwards requests that another node must answer.
pub(in crate::http) async fn elsewhere(
    State(app): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    if !app.store.is_node() {
        return next.run(request).await;
    }
    if request.extensions().get::<FromNode>().is_some() {
        let mut response = next.run(request).await;
        if address(&response).is_some() {
            response
                .headers_mut()
                .insert(MOVED, HeaderValue::from_static("1"));
        }
        return response;
    }
    let (parts, body) = request.into_parts();
    let Some(most) = bodies::kept(&parts) else {
        // Uploaded files concern no table, so any node takes them.
        return next.run(Request::from_parts(parts, body)).await;
    };
    let Ok(body) = to_bytes(body, most).await else {
        return Error::TooLarge.into_response();
    };
    let reads = matches!(parts.method, Method::GET | Method::HEAD);
    // A read may be a long poll, so it may take long while the other node is alive.
    let answer_time = if reads { NEWS } else { ANSWER };
    let until = Instant::now() + PATIENCE;
    loop {
        let request = Request::from_parts(parts.clone(), Body::from(body.clone()));
        let response = tokio::select! {
            biased;
            response = next.clone().run(request) => response,
            // Another node may have the table already; requests must not wait for an unreachable database.
            () = app.store.until_untrusted() => return Error::Busy.into_response(),
        };
        let Some(address) = address(&response) else {
            return response;
        };
        if let Some(address) = address {
            let request = passed_on(&parts, body.clone());
            let answer = tokio::select! {
                answer = app.tables.peers().send(&address, request, answer_time) => answer,
                () = app.store.until_gone(&address) => Err(PeerError::Unknown),
            };
            match answer {
                Ok(response) if response.headers().contains_key(MOVED) => {}
                Ok(response) => {
                    app.metrics.passed_on(true);
                    return passed_back(&app, address, response);
                }
                Err(PeerError::NotSent) => app.metrics.passed_on(false),
                Err(PeerError::Unknown) if reads => app.metrics.passed_on(false),
                // It is unknown whether the request was executed. A decision has an id, so it can be sent again.
                Err(PeerError::Unknown) => {
                    app.metrics.passed_on(false);
                    return Error::Busy.into_response();
                }
            }
        }
        if Instant::now() >= until || *app.closing.borrow() {
            return Error::Busy.into_response();
        }
        sleep(AGAIN).await;
    }
}

/// The node that has the table: `Some(None)` if it is not known yet, `None` for any other response.
fn address(response: &Response) -> Option<Option<String>> {
    let Unprinted(error) = response.extensions().get::<Unprinted>()?;
    match &**error {
        Error::Elsewhere(address) => Some(address.clone()),
        _ => None,
    }
}

/// A request for another node.
fn passed_on(parts: &axum::http::request::Parts, body: Bytes) -> hyper::Request<Full<Bytes>> {
    let mut request = hyper::Request::new(Full::new(body));
    *request.method_mut() = parts.method.clone();
    *request.uri_mut() = parts.uri.clone();
    *request.headers_mut() = parts.headers.clone();
    let headers = request.headers_mut();
    remove_hop(headers);
    headers.remove(CONTENT_LENGTH);
    headers.remove(CLIENT);
    let client = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let client = client.and_then(|client| HeaderValue::from_str(&client.0.to_string()).ok());
    if let Some(client) = client {
        headers.insert(CLIENT, client);
    }
    request
}

/// The response of another node for the client. A stream ends when that node is silent, so that the client reconnects.
fn passed_back(
    app: &AppState,
    address: String,
    response: hyper::Response<hyper::body::Incoming>,
) -> Response {
    let kind = response.headers().get(CONTENT_TYPE);
    let kind = kind.map_or(&b""[..], HeaderValue::as_bytes);
    let is_stream = kind.starts_with(EVENTS.as_bytes()) || kind.starts_with(LINES.as_bytes());
    let mut response = if is_stream {
        let store = app.store.clone();
        let gone = Box::pin(async move { store.until_gone(&address).await });
        response.map(|body| Body::new(UntilGone { body, gone }))
    } else {
        response.map(Body::new)
    };
    remove_hop(response.headers_mut());
    response
}

fn remove_hop(headers: &mut HeaderMap) {
    for name in HOP {
        headers.remove(name);
    }
    headers.remove("keep-alive");
}

/// A stream of another node, until that node is gone.
struct UntilGone<B> {
    body: B,
    gone: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl<B: HttpBody<Data = Bytes> + Unpin> HttpBody for UntilGone<B> {
    type Data = Bytes;
    type Error = B::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, B::Error>>> {
        if self.gone.as_mut().poll(context).is_ready() {
            return Poll::Ready(None);
        }
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::default()
    }
}
