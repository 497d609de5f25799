//! The time limit for a client to read a response.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How many times the limit for the head of a request a client may leave a response unread.
const UNREAD: u32 = 3;

/// A connection that fails if the client reads nothing of a response for too long.
pub(in crate::http) struct TimeoutStream<S> {
    stream: S,
    /// The timer, while data waits to be sent.
    end: Option<Pin<Box<Sleep>>>,
    time: Duration,
}

impl<S> TimeoutStream<S> {
    /// A connection with this limit for the head of a request.
    pub(in crate::http) fn new(stream: S, request_time: Duration) -> TimeoutStream<S> {
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
    pub(in crate::http) async fn arrives(&self) -> io::Result<()> {
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

    use super::*;

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
