//! Events of a stream (server-sent events) that go out as they were printed: what they carry is not copied.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use std::vec;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, Sleep, sleep};
use tokio_stream::Stream;

/// The type of a stream of events.
pub(super) const EVENTS: &str = "text/event-stream";
/// After how long without an event a comment shows that the stream is still there.
const PULSE: Duration = Duration::from_secs(15);
/// How soon a page that lost its stream asks again, in milliseconds.
const RETRY: u64 = 800;

/// Up to how many bytes the regions of an event are copied into one piece.
const SMALL: usize = 4096;

/// An event, in the pieces in which it goes out.
pub(super) struct Event(Vec<Bytes>);

impl Event {
    /// Regions of a version of a page.
    pub(super) fn regions(version: u64, regions: Vec<String>) -> Event {
        let mut head = format!("event: regions\nid: {version}\nretry: {RETRY}\ndata: ");
        // A small event goes out in one piece: each has a price of its own on its way.
        if regions.iter().map(String::len).sum::<usize>() <= SMALL {
            for region in regions {
                head.push_str(&on_data_lines(region));
            }
            head.push_str("\n\n");
            return Event(vec![head.into()]);
        }
        let mut pieces = Vec::with_capacity(regions.len() + 2);
        pieces.push(head.into());
        pieces.extend(
            regions
                .into_iter()
                .map(|region| on_data_lines(region).into()),
        );
        pieces.push(Bytes::from_static(b"\n\n"));
        Event(pieces)
    }

    /// Asks the page to load again.
    pub(super) fn reload() -> Event {
        // Browsers drop an event without data.
        Event(vec![Bytes::from_static(b"event: reload\ndata: now\n\n")])
    }
}

/// A text in which each line but the first begins anew with the name of its field. Regions hardly ever have several lines.
fn on_data_lines(text: String) -> String {
    if memchr::memchr2(b'\n', b'\r', text.as_bytes()).is_some() {
        text.replace(['\n', '\r'], "\ndata: ")
    } else {
        text
    }
}

/// The answer to a request for a stream: its events, and a comment now and then while there are none.
pub(super) fn answer(events: impl Stream<Item = Event> + Unpin + Send + 'static) -> Response {
    let head = [(CONTENT_TYPE, EVENTS), (CACHE_CONTROL, "no-cache")];
    let body = Body::from_stream(Pieces {
        events,
        left: Vec::new().into_iter(),
        pulse: Box::pin(sleep(PULSE)),
    });
    (head, body).into_response()
}

/// The pieces of all events of a stream.
struct Pieces<S> {
    events: S,
    /// The rest of the present event.
    left: vec::IntoIter<Bytes>,
    pulse: Pin<Box<Sleep>>,
}

impl<S: Stream<Item = Event> + Unpin> Stream for Pieces<S> {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if let Some(piece) = self.left.next() {
            return Poll::Ready(Some(Ok(piece)));
        }
        let piece = match Pin::new(&mut self.events).poll_next(context) {
            Poll::Ready(Some(Event(pieces))) => {
                self.left = pieces.into_iter();
                self.left.next()
            }
            Poll::Ready(None) => None,
            Poll::Pending => match self.pulse.as_mut().poll(context) {
                Poll::Ready(()) => Some(Bytes::from_static(b":\n\n")),
                Poll::Pending => return Poll::Pending,
            },
        };
        self.pulse.as_mut().reset(Instant::now() + PULSE);
        Poll::Ready(piece.map(Ok))
    }
}

#[cfg(test)]
mod tests {
    use http_body_util::BodyExt;

    use super::*;

    async fn sent(events: Vec<Event>) -> String {
        let answer = answer(tokio_stream::iter(events));
        assert_eq!(answer.headers()[CONTENT_TYPE], EVENTS);
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn regions_are_one_event_whatever_lines_they_have() {
        for long in [0, SMALL] {
            let long = "x".repeat(long);
            let regions = vec![format!("<p>{long}</p>"), "<p>b\nc</p>".to_owned()];
            assert_eq!(
                sent(vec![Event::regions(7, regions), Event::reload()]).await,
                format!(
                    "event: regions\nid: 7\nretry: 800\ndata: <p>{long}</p><p>b\ndata: c</p>\n\nevent: reload\ndata: now\n\n"
                )
            );
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_stream_without_events_shows_that_it_is_there() {
        let mut body = answer(tokio_stream::pending()).into_body();
        let began = Instant::now();
        for pulses in 1..=2 {
            let frame = body.frame().await.unwrap().unwrap();
            assert_eq!(frame.into_data().unwrap(), ":\n\n");
            assert_eq!(began.elapsed().as_secs(), pulses * PULSE.as_secs());
        }
    }
}
