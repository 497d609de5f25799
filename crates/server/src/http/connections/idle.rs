//! Idle keep-alive connections: between two requests they free the 16 KiB of buffers that hyper keeps for each connection.
//! Most connections of a page are idle most of the time.
//!
//! Once a response is sent and no further request has arrived, the stream reports its end to hyper, which then drops its
//! state for the connection; the socket stays open. This never happens while a request body is not fully read: its rest
//! would be parsed as a new request.

use std::convert::Infallible;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes};
use axum::response::Response;
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// The state of a connection.
#[derive(Default)]
pub(in crate::http) struct Activity {
    /// The responses in progress.
    answering: AtomicUsize,
    /// The number of responses so far.
    answered: AtomicUsize,
    /// Whether data has arrived since the last request began to be handled.
    arrived: AtomicBool,
    /// Whether the last request body is not fully read.
    unread: AtomicBool,
    /// Whether data is waiting for the system's send buffer.
    unsent: AtomicBool,
    /// Whether the stream has reported its end because the connection is idle.
    rests: AtomicBool,
}

impl Activity {
    /// A request body that records whether it is fully read.
    pub(in crate::http) fn reads(self: &Arc<Activity>, body: Incoming) -> Body {
        self.unread.store(!body.is_end_stream(), Ordering::Relaxed);
        Body::new(Asked {
            body,
            activity: Arc::clone(self),
        })
    }

    /// Begins a response, which is complete when its body is dropped.
    pub(in crate::http) fn answers(self: &Arc<Activity>) -> Answering {
        self.answering.fetch_add(1, Ordering::Relaxed);
        Answering(Arc::clone(self))
    }

    /// Whether the stream ended because it was idle, not because the client left; resets the flag.
    pub(in crate::http) fn went_idle(&self) -> bool {
        self.answered.store(0, Ordering::Relaxed);
        self.rests.swap(false, Ordering::Relaxed)
    }

    fn is_idle(&self) -> bool {
        self.answering.load(Ordering::Relaxed) == 0
            && self.answered.load(Ordering::Relaxed) > 0
            && !self.arrived.load(Ordering::Relaxed)
            && !self.unread.load(Ordering::Relaxed)
            && !self.unsent.load(Ordering::Relaxed)
    }
}

/// A response in progress.
pub(in crate::http) struct Answering(Arc<Activity>);

impl Answering {
    /// Attaches this to the body of the response, which is complete when both are dropped.
    pub(in crate::http) fn with(
        self,
        answer: Result<Response, Infallible>,
    ) -> Result<Response, Infallible> {
        answer.map(|answer| {
            answer.map(|body| {
                Body::new(Answer {
                    body,
                    _answering: self,
                })
            })
        })
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.answered.fetch_add(1, Ordering::Relaxed);
        self.0.arrived.store(false, Ordering::Relaxed);
        // hyper reads ahead for the next request before it has flushed the end of this response.
        self.0.unsent.store(true, Ordering::Relaxed);
        self.0.answering.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A request body.
struct Asked {
    body: Incoming,
    activity: Arc<Activity>,
}

impl HttpBody for Asked {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        if frame.is_none() || self.body.is_end_stream() {
            self.activity.unread.store(false, Ordering::Relaxed);
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

/// A response body.
struct Answer {
    body: Body,
    _answering: Answering,
}

impl HttpBody for Answer {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A stream that reports its end while its connection is idle.
pub(in crate::http) struct IdleStream<S> {
    pub(in crate::http) stream: S,
    pub(in crate::http) activity: Arc<Activity>,
}

impl<S: AsyncRead + Unpin> AsyncRead for IdleStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, into);
        if into.filled().len() > before {
            self.activity.arrived.store(true, Ordering::Relaxed);
        } else if read.is_pending() && self.activity.is_idle() {
            self.activity.rests.store(true, Ordering::Relaxed);
            return Poll::Ready(Ok(()));
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for IdleStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.activity.unsent.store(true, Ordering::Relaxed);
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.activity.unsent.store(true, Ordering::Relaxed);
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// hyper flushes the stream once its write buffer is empty. After the end of a response it is woken, so that it reads
    /// again and the connection can become idle.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        if matches!(flushed, Poll::Ready(Ok(())))
            && self.activity.unsent.swap(false, Ordering::Relaxed)
            && self.activity.is_idle()
        {
            context.waker().wake_by_ref();
        }
        flushed
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    /// Whether the stream reports its end; `None` if it is still pending.
    async fn ends(stream: &mut IdleStream<tokio::io::DuplexStream>) -> Option<bool> {
        let mut byte = [0];
        tokio::select! {
            biased;
            read = stream.read(&mut byte) => Some(read.unwrap() == 0),
            () = std::future::ready(()) => None,
        }
    }

    #[tokio::test]
    async fn a_stream_rests_once_an_answer_is_complete_and_nothing_else_has_arrived() {
        let (near, mut far) = duplex(64);
        let activity = Arc::new(Activity::default());
        let mut stream = IdleStream {
            stream: near,
            activity: Arc::clone(&activity),
        };
        assert_eq!(ends(&mut stream).await, None, "nothing was asked yet");
        far.write_all(b"a").await.unwrap();
        assert_eq!(ends(&mut stream).await, Some(false));
        let answering = activity.answers();
        assert_eq!(ends(&mut stream).await, None, "the answer is not complete");
        stream.write_all(b"b").await.unwrap();
        drop(answering);
        assert_eq!(ends(&mut stream).await, None, "something is not sent");
        stream.flush().await.unwrap();
        far.write_all(b"c").await.unwrap();
        assert_eq!(ends(&mut stream).await, Some(false));
        assert_eq!(ends(&mut stream).await, None, "a request has begun");
        assert!(!activity.went_idle());
        drop(activity.answers());
        assert_eq!(ends(&mut stream).await, None, "its end is not sent");
        stream.flush().await.unwrap();
        assert_eq!(ends(&mut stream).await, Some(true));
        assert!(activity.went_idle());
        assert!(!activity.went_idle(), "forgotten");
        assert_eq!(ends(&mut stream).await, None, "until the next answer");
    }
}
