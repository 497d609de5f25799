//! Time limits: for a request body to arrive, and for a response to be read.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep, sleep_until};

use super::state::AppState;
use crate::error::Error;

/// The bytes of a body that extend the limit by one second, since a large record may take longer.
const BYTES_PER_SECOND: u64 = 8 * 1024;
/// The longest time for a body, unless the operator's limit is longer.
const LONGEST: Duration = Duration::from_secs(60);
/// How many times the limit for the head of a request a client may leave a response unread.
const UNREAD: u32 = 3;

/// Rejects a request whose body arrives too slowly.
pub(super) async fn in_time(State(app): State<AppState>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let late = Arc::new(AtomicBool::new(false));
    let began = Instant::now();
    let request = request.map(|body| {
        Body::new(TimedBody {
            body,
            arrived: 0,
            began,
            time: app.request_time,
            end: Box::pin(sleep_until(began + app.request_time)),
            late: Arc::clone(&late),
        })
    });
    let response = next.run(request).await;
    if late.load(Ordering::Relaxed) {
        return Error::TooSlow.into_response();
    }
    response
}

/// A body with a time limit.
struct TimedBody {
    body: Body,
    /// The bytes so far.
    arrived: u64,
    began: Instant,
    time: Duration,
    end: Pin<Box<Sleep>>,
    /// Set when the limit is exceeded.
    late: Arc<AtomicBool>,
}

impl HttpBody for TimedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.end.as_mut().poll(context).is_ready() {
            self.late.store(true, Ordering::Relaxed);
            let late = io::Error::from(io::ErrorKind::TimedOut);
            return Poll::Ready(Some(Err(axum::Error::new(late))));
        }
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        if let Some(bytes) = frame
            .as_ref()
            .and_then(|frame| frame.as_ref().ok()?.data_ref())
        {
            self.arrived += bytes.len() as u64;
            let more = Duration::from_secs(self.arrived / BYTES_PER_SECOND);
            let end = self.began + (self.time + more).min(LONGEST.max(self.time));
            self.end.as_mut().reset(end);
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection that fails if the client reads nothing of a response for too long.
pub(super) struct TimeoutStream<S> {
    stream: S,
    /// The timer, while data waits to be sent.
    end: Option<Pin<Box<Sleep>>>,
    time: Duration,
}

impl<S> TimeoutStream<S> {
    /// A connection with this limit for the head of a request.
    pub(super) fn new(stream: S, request_time: Duration) -> TimeoutStream<S> {
        TimeoutStream {
            stream,
            end: None,
            time: request_time * UNREAD,
        }
    }

    /// Checks the result of a write: an error if none has succeeded for too long.
    fn in_time<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.end = None;
            return written;
        }
        let time = self.time;
        let end = self.end.get_or_insert_with(|| Box::pin(sleep(time)));
        ready!(end.as_mut().poll(context));
        Poll::Ready(Err(io::Error::from(io::ErrorKind::TimedOut)))
    }
}

impl TimeoutStream<TcpStream> {
    /// Waits until the client has sent data or is gone.
    pub(super) async fn arrives(&self) -> io::Result<()> {
        self.stream.readable().await
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for TimeoutStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for TimeoutStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.in_time(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.in_time(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};
    use tokio_stream::StreamExt;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_body_has_an_end_however_much_has_come() {
        let time = Duration::from_secs(20);
        for (each, ends) in [(1, 20), (64 * 1024, 60)] {
            let began = Instant::now();
            let parts = tokio_stream::iter(0..).then(move |_| async move {
                sleep(Duration::from_secs(3)).await;
                Ok::<_, io::Error>(Bytes::from(vec![0; each]))
            });
            let body = TimedBody {
                body: Body::from_stream(parts),
                arrived: 0,
                began,
                time,
                end: Box::pin(sleep_until(began + time)),
                late: Arc::default(),
            };
            let read = axum::body::to_bytes(Body::new(body), usize::MAX).await;
            assert!(read.is_err());
            assert_eq!(began.elapsed().as_secs(), ends);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_reads_nothing_is_dropped_and_a_slow_one_is_not() {
        let (near, mut far) = duplex(4);
        let mut near = TimeoutStream::new(near, Duration::from_secs(20));
        let slow = tokio::spawn(async move {
            let mut read = [0; 4];
            for _ in 0..5 {
                sleep(Duration::from_secs(50)).await;
                far.read_exact(&mut read).await.unwrap();
            }
            far
        });
        near.write_all(&[0; 24]).await.unwrap();
        let _far = slow.await.unwrap();
        let given_up = near.write_all(&[0; 24]).await.unwrap_err();
        assert_eq!(given_up.kind(), io::ErrorKind::TimedOut);
    }
}
