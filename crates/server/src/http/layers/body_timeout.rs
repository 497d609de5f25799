//! The time limit for a request body to arrive.

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
use tokio::time::{Instant, Sleep, sleep_until};

use crate::error::Error;
use crate::http::state::AppState;

/// The bytes of a body that extend the limit by one second, since a large record may take longer.
const BYTES_PER_SECOND: u64 = 8 * 1024;
/// The longest time for a body, unless the operator's limit is longer.
const LONGEST: Duration = Duration::from_secs(60);

/// Rejects a request whose body arrives too slowly.
pub(in crate::http) async fn in_time(
    State(app): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
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

#[cfg(test)]
mod tests {
    use tokio::time::sleep;
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
}
