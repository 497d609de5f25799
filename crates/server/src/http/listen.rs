//! Connections: each is a task of its own that speaks HTTP/1.1, and all of them end when the server stops.
//!
//! What a connection may keep in memory, how long it may do nothing and how many there may be is bounded here, so that
//! neither slow readers nor slow writers cost much, and nobody can take all places.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use super::doors::{Doors, NoPlace};
use super::patience::Impatient;
use crate::ops::log::Seldom;

/// The most bytes buffered on a connection: no more is asked of an answer while so much waits to be sent, and a request
/// with a longer head is refused.
const BUFFER: usize = 32 * 1024;
/// Connections that may wait to be accepted: after a restart all pages come at once, and a client that is turned away
/// tries again only after a second, and then after three.
const BACKLOG: u32 = 8192;
/// How long is waited when the system has no room for a further connection.
const FULL: Duration = Duration::from_millis(100);
/// How long connections may take to end when the server stops.
const LAST: Duration = Duration::from_millis(1200);
/// Connections that find no place and are told so at a time; further ones are closed.
const DOORSTEP: usize = 32;
/// How long one of them has to ask and to be told.
const TOLD: Duration = Duration::from_secs(3);

/// What is answered on an address.
#[derive(Clone)]
pub(crate) struct Service {
    /// Answers those who have a place.
    pub(crate) app: Router,
    /// Tells those that the house is full, and those that their address has too many places.
    pub(crate) full: Router,
    pub(crate) crowded: Router,
    pub(crate) doors: Doors,
    /// How long the head of a request may take, and how long a connection is kept between two requests.
    pub(crate) request_time: Duration,
}

/// Listens on an address.
///
/// # Errors
/// When the system refuses, as when another program listens there.
pub(crate) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // A restarted server does not wait for the old one's lingering connections. On Windows the option means something
    // else.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Answers until the server closes, then waits a moment for the connections to end.
pub(crate) async fn listen(
    listener: TcpListener,
    service: Service,
    mut closing: watch::Receiver<bool>,
) {
    // Every connection holds a sender; nothing is ever sent.
    let (open, mut ended) = mpsc::channel::<Infallible>(1);
    let doorstep = Arc::new(Semaphore::new(DOORSTEP));
    let said = Seldom::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                if let Some(before) = said.speaks() {
                    tracing::warn!(
                        "a connection is not accepted: {error}; {before} more since this was said last"
                    );
                }
                sleep(FULL).await;
                continue;
            }
        };
        let (closing, open) = (closing.clone(), open.clone());
        match service.doors.connections.enter(peer.ip()) {
            Ok(place) => {
                let (app, time) = (service.app.clone(), service.request_time);
                tokio::spawn(async move {
                    serve(stream, peer, app, time, true, closing).await;
                    drop((open, place));
                });
            }
            Err(why) => {
                service.doors.turn_away("connection", why);
                // With the doorstep full, the connection is closed without an answer.
                let Ok(step) = Arc::clone(&doorstep).try_acquire_owned() else {
                    continue;
                };
                let app = match why {
                    NoPlace::Full => service.full.clone(),
                    NoPlace::Address => service.crowded.clone(),
                };
                tokio::spawn(async move {
                    // Ignored if it takes too long: then it is closed, too.
                    let _ = timeout(TOLD, serve(stream, peer, app, TOLD, false, closing)).await;
                    drop((open, step));
                });
            }
        }
    }
    drop((listener, open));
    if timeout(LAST, ended.recv()).await.is_err() {
        tracing::warn!("connections are cut off that do not end");
    }
}

/// Answers on a connection; more than one request if it `stays`.
async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    app: Router,
    request_time: Duration,
    stays: bool,
    mut closing: watch::Receiver<bool>,
) {
    // Small events do not wait for the acknowledgement of earlier ones.
    let _ = stream.set_nodelay(true);
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().oneshot(request)
    });
    // Pinned where it is made, so that the task keeps room for it once.
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(request_time)
            .keep_alive(stays)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(Impatient::new(stream, request_time)), answer)
    );
    // The client may leave at any time.
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = connection.await;
}
