//! Connections: each is a task that speaks HTTP/1.1. All of them end when the server stops.
//!
//! The memory, the idle time and the number of connections are bounded here, so that slow readers and writers cost
//! little and no client can take all slots.

use std::convert::Infallible;
use std::future::poll_fn;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use antipater_store::RateLimitedLog;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::header::HOST;
use axum::http::{StatusCode, Version};
use axum::response::IntoResponse;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use super::idle::{Activity, IdleStream};
use super::limits::{ConnectionLimits, Rejected};
use super::timeouts::TimeoutStream;

/// The bytes buffered for a connection. A response is not polled while this much waits to be sent, and a request with a
/// longer head is rejected.
const BUFFER: usize = 32 * 1024;
/// The backlog of connections to accept. After a restart all pages reconnect at once, and a rejected client retries
/// only after one second, then three.
const BACKLOG: u32 = 8192;
/// The pause when the system has no resources for another connection.
const FULL: Duration = Duration::from_millis(100);
/// The time limit for connections to end when the server stops.
const LAST: Duration = Duration::from_millis(1200);
/// The most excess connections that get a response at a time; further ones are closed.
const REJECT_BACKLOG: usize = 32;
/// The time limit for that response.
const TOLD: Duration = Duration::from_secs(3);

/// The services at an address.
#[derive(Clone)]
pub(crate) struct Service {
    /// Serves admitted connections.
    pub(crate) app: Router,
    /// Serves excess connections: if the server is full, and if their address has too many.
    pub(crate) full: Router,
    pub(crate) crowded: Router,
    pub(crate) connection_limits: ConnectionLimits,
    /// The time limit for the head of a request, and for an idle connection.
    pub(crate) request_time: Duration,
}

/// Listens on an address.
///
/// # Errors
/// If the system refuses, for example because another program listens there.
pub(crate) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4()?,
        SocketAddr::V6(_) => TcpSocket::new_v6()?,
    };
    // A restarted server does not wait for connections of the old one. On Windows the option has another meaning.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until the server closes, then waits for connections to end.
pub(crate) async fn listen(
    listener: TcpListener,
    service: Service,
    mut closing: watch::Receiver<bool>,
) {
    // Every connection holds a sender; nothing is ever sent.
    let (open, mut ended) = mpsc::channel::<Infallible>(1);
    let doorstep = Arc::new(Semaphore::new(REJECT_BACKLOG));
    let said = RateLimitedLog::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|closing| *closing) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                if let Some(before) = said.admit() {
                    tracing::warn!(
                        "a connection is not accepted: {error}; {before} more since this was said last"
                    );
                }
                sleep(FULL).await;
                continue;
            }
        };
        let (closing, open) = (closing.clone(), open.clone());
        match service.connection_limits.connections.enter(peer.ip()) {
            Ok(place) => {
                let (app, time) = (service.app.clone(), service.request_time);
                tokio::spawn(async move {
                    serve(stream, peer, app, time, true, closing).await;
                    drop((open, place));
                });
            }
            Err(why) => {
                service.connection_limits.turn_away("connection", why);
                // Beyond the limit, the connection is closed without a response.
                let Ok(step) = Arc::clone(&doorstep).try_acquire_owned() else {
                    continue;
                };
                let app = match why {
                    Rejected::Full => service.full.clone(),
                    Rejected::Address => service.crowded.clone(),
                };
                tokio::spawn(async move {
                    // Closed after the time limit.
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

/// Serves a connection; more than one request if it `stays`.
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
    let mut stream = TimeoutStream::new(stream, request_time);
    loop {
        // Until a request arrives, a connection keeps nothing but this.
        tokio::select! {
            arrives = timeout(request_time, stream.arrives()) => match arrives {
                Ok(Ok(())) => {}
                Ok(Err(_)) | Err(_) => return,
            },
            _ = closing.wait_for(|closing| *closing) => return,
        }
        // Boxed, so that an idle task does not reserve memory for it.
        let answered = Box::pin(answer(
            stream,
            peer,
            &app,
            request_time,
            stays,
            &mut closing,
        ));
        match answered.await {
            Some(idle) => stream = idle,
            None => return,
        }
    }
}

/// Serves a connection until it ends (`None`) or is idle.
async fn answer(
    stream: TimeoutStream<TcpStream>,
    peer: SocketAddr,
    app: &Router,
    request_time: Duration,
    stays: bool,
    closing: &mut watch::Receiver<bool>,
) -> Option<TimeoutStream<TcpStream>> {
    let activity = Arc::new(Activity::default());
    let answer = service_fn(|request: hyper::Request<Incoming>| {
        let answering = activity.answers();
        let mut request = request.map(|body| activity.reads(body));
        request.extensions_mut().insert(ConnectInfo(peer));
        let refused = refused(&request);
        let answer = app.clone().oneshot(request);
        Box::pin(async move {
            answering.with(match refused {
                Some(status) => Ok(status.into_response()),
                None => answer.await,
            })
        })
    });
    let stream = IdleStream {
        stream,
        activity: Arc::clone(&activity),
    };
    let mut connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(request_time)
        .keep_alive(stays)
        .max_buf_size(BUFFER)
        .serve_connection(TokioIo::new(stream), answer);
    // The client may leave at any time.
    let ended = tokio::select! {
        ended = poll_fn(|context| connection.poll_without_shutdown(context)) => Some(ended),
        _ = closing.wait_for(|closing| *closing) => None,
    };
    let Some(ended) = ended else {
        Pin::new(&mut connection).graceful_shutdown();
        let _ = connection.await;
        return None;
    };
    let parts = connection.into_parts();
    let mut stream = parts.io.into_inner().stream;
    if ended.is_ok() && activity.went_idle() && parts.read_buf.is_empty() {
        return Some(stream);
    }
    // Ignored if the client is gone.
    let _ = stream.shutdown().await;
    None
}

/// Why a request is rejected: its head is too long, or it does not have exactly one host.
fn refused<B>(request: &hyper::Request<B>) -> Option<StatusCode> {
    let headers = request.headers();
    let lengths = headers
        .iter()
        .map(|(name, value)| name.as_str().len() + value.len());
    if lengths.sum::<usize>() + request.uri().to_string().len() > BUFFER {
        return Some(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE);
    }
    // Monitoring programs use HTTP/1.0, which needs no host.
    let fewest = usize::from(request.version() >= Version::HTTP_11);
    let hosts = headers.get_all(HOST).iter().count();
    (!(fewest..=1).contains(&hosts)).then_some(StatusCode::BAD_REQUEST)
}

#[cfg(test)]
mod tests {
    use axum::body::Bytes;
    use axum::routing::{get, post};
    use tokio::io::AsyncReadExt;
    use tokio::task::JoinHandle;

    use super::*;

    /// The time limit for requests and idle connections in these tests; longer than any of them.
    const TIME: Duration = Duration::from_secs(600);

    /// A client with a separate connection, and the task that serves it.
    struct Client {
        stream: TcpStream,
        answering: JoinHandle<()>,
        closing: watch::Sender<bool>,
    }

    impl Client {
        async fn new() -> Client {
            let app = Router::new()
                .route("/", get(|| async { "here" }))
                .route("/echo", post(|body: Bytes| async { body }))
                .route("/unread", post(|| async { "unread" }))
                .route("/long", get(|| async { "x".repeat(LONG) }));
            let listener = bind(([127, 0, 0, 1], 0).into()).unwrap();
            let address = listener.local_addr().unwrap();
            let (closing, closed) = watch::channel(false);
            let answering = tokio::spawn(async move {
                let (stream, peer) = listener.accept().await.unwrap();
                serve(stream, peer, app, TIME, true, closed).await;
            });
            Client {
                stream: TcpStream::connect(address).await.unwrap(),
                answering,
                closing,
            }
        }

        async fn send(&mut self, text: &str) {
            self.stream.write_all(text.as_bytes()).await.unwrap();
        }

        /// Reads until this text has arrived; `false` if the connection ends first.
        async fn reads(&mut self, wanted: &str) -> bool {
            let mut read = Vec::new();
            while !read.ends_with(wanted.as_bytes()) {
                let mut next = [0];
                match self.stream.read(&mut next).await {
                    Ok(1) => read.push(next[0]),
                    Ok(_) | Err(_) => return false,
                }
            }
            true
        }
    }

    /// More bytes than the system buffers for a connection.
    const LONG: usize = 32 << 20;
    const GET: &str = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

    #[tokio::test]
    async fn an_idle_connection_answers_again() {
        let mut client = Client::new().await;
        for _ in 0..3 {
            client.send(GET).await;
            assert!(client.reads("\r\n\r\nhere").await);
            client
                .send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello")
                .await;
            assert!(client.reads("\r\n\r\nhello").await);
            client
                .send("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nto\r\n")
                .await;
            client.send("3\r\nrn.\r\n0\r\n\r\n").await;
            assert!(client.reads("\r\n\r\ntorn.").await);
        }
        client
            .send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            .await;
        assert!(client.reads("\r\n\r\nhere").await);
        assert!(!client.reads("more").await);
        client.answering.await.unwrap();
    }

    #[tokio::test]
    async fn requests_in_pieces_and_several_at_once_are_answered() {
        let mut client = Client::new().await;
        for piece in ["GET / HT", "TP/1.1\r\nHo", "st: a\r\n", "\r\n"] {
            client.send(piece).await;
            tokio::task::yield_now().await;
        }
        assert!(client.reads("\r\n\r\nhere").await);
        client.send(&GET.repeat(3)).await;
        for _ in 0..3 {
            assert!(client.reads("\r\n\r\nhere").await);
        }
        client.send(GET).await;
        assert!(client.reads("\r\n\r\nhere").await);
    }

    /// A connection is not idle before its client has the whole response.
    #[tokio::test]
    async fn a_slow_reader_gets_all() {
        let mut client = Client::new().await;
        for _ in 0..2 {
            client.send("GET /long HTTP/1.1\r\nHost: a\r\n\r\n").await;
            assert!(client.reads("\r\n\r\n").await);
            // Meanwhile the server fills the system's buffer, and has more to write.
            for _ in 0..1000 {
                tokio::task::yield_now().await;
            }
            let mut long = vec![0; LONG];
            client.stream.read_exact(&mut long).await.unwrap();
            assert!(long.iter().all(|&byte| byte == b'x'));
            client.send(GET).await;
            assert!(client.reads("\r\n\r\nhere").await);
        }
    }

    #[tokio::test]
    async fn a_head_names_one_host_and_is_not_too_long() {
        let cookie = |length| format!("Host: a\r\nCookie: {}\r\n", "x".repeat(length));
        for (version, head, status) in [
            ("1.1", "Host: a\r\n".to_owned(), "200"),
            ("1.1", String::new(), "400"),
            ("1.1", "Host: a\r\nHost: b\r\n".to_owned(), "400"),
            ("1.0", String::new(), "200"),
            ("1.0", "Host: a\r\nHost: a\r\n".to_owned(), "400"),
            ("1.1", cookie(BUFFER - 100), "200"),
            ("1.1", cookie(BUFFER), "431"),
            ("1.1", cookie(40_000), "431"),
        ] {
            let mut client = Client::new().await;
            client
                .send(&format!("GET / HTTP/{version}\r\n{head}\r\n"))
                .await;
            let answered = format!("HTTP/{version} {status}");
            assert!(client.reads(&answered).await, "{version} {status}");
        }
    }

    /// The unread rest of a request body is not parsed as a new request.
    #[tokio::test]
    async fn a_body_that_nobody_reads_is_no_request() {
        let mut client = Client::new().await;
        let length = GET.len() + 1000;
        let head = format!("POST /unread HTTP/1.1\r\nHost: a\r\nContent-Length: {length}\r\n\r\n");
        client.send(&head).await;
        assert!(client.reads("unread").await);
        // Ignored if the connection is closed by then.
        let _ = client.stream.write_all(GET.as_bytes()).await;
        assert!(!client.reads("here").await);
        client.answering.await.unwrap();
    }

    #[tokio::test]
    async fn an_idle_connection_ends_with_its_client_and_with_the_server() {
        let mut client = Client::new().await;
        client.send(GET).await;
        assert!(client.reads("\r\n\r\nhere").await);
        drop(client.stream);
        client.answering.await.unwrap();

        let mut client = Client::new().await;
        client.send(GET).await;
        assert!(client.reads("\r\n\r\nhere").await);
        client.closing.send(true).unwrap();
        assert!(!client.reads("more").await);
        client.answering.await.unwrap();
    }
}
