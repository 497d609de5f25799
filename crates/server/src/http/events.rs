//! Server-sent events. Their contents are not copied on the way to the client.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use std::vec;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, Sleep, sleep};
use tokio_stream::Stream;

/// The media type of a stream of events.
pub(super) const EVENTS: &str = "text/event-stream";
/// The media type of a stream with one JSON value per line.
pub(super) const LINES: &str = "application/x-ndjson";
/// The interval of beats, which show that a stream is alive.
const BEAT: Duration = Duration::from_secs(5);

/// Events with at most this many bytes of regions are copied into one piece.
const SMALL: usize = 4096;

/// An event, as the pieces that are sent.
pub(super) struct Event(Vec<Bytes>);

impl Event {
    /// The regions of a version of a page.
    pub(super) fn regions(version: u64, regions: Vec<String>) -> Event {
        let mut head = format!("event: regions\nid: {version}\ndata: ");
        // Every piece has a fixed cost, so a small event is sent in one.
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

    /// Tells the page to reload.
    pub(super) fn reload() -> Event {
        // Browsers drop an event without data.
        Event(vec![Bytes::from_static(b"event: reload\ndata: now\n\n")])
    }
}

/// Prefixes each line after the first with the field name. Regions rarely have several lines.
fn on_data_lines(text: String) -> String {
    if memchr::memchr2(b'\n', b'\r', text.as_bytes()).is_some() {
        text.replace(['\n', '\r'], "\ndata: ")
    } else {
        text
    }
}

/// The response with a stream: its events, with beats in between. A beat carries the time of the clock, in milliseconds
/// since 1970, and the interval until the next one. A page that misses beats opens another stream.
pub(super) fn answer<S, C>(clock: C, events: S) -> Response
where
    S: Stream<Item = Event> + Unpin + Send + 'static,
    C: Fn() -> i64 + Unpin + Send + 'static,
{
    let head = [(CONTENT_TYPE, EVENTS), (CACHE_CONTROL, "no-cache")];
    let body = Body::from_stream(Pieces {
        events,
        left: vec![beat(clock())].into_iter(),
        clock,
        due: Box::pin(sleep(BEAT)),
    });
    (head, body).into_response()
}

/// A beat at this time, in milliseconds since 1970.
fn beat(now: i64) -> Bytes {
    format!("event: beat\ndata: {now} {}\n\n", BEAT.as_millis()).into()
}

/// The pieces of all events of a stream.
struct Pieces<S, C> {
    events: S,
    /// The rest of the present event.
    left: vec::IntoIter<Bytes>,
    clock: C,
    /// When the next beat is due.
    due: Pin<Box<Sleep>>,
}

impl<S: Stream<Item = Event> + Unpin, C: Fn() -> i64 + Unpin> Stream for Pieces<S, C> {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if let Some(piece) = self.left.next() {
            return Poll::Ready(Some(Ok(piece)));
        }
        if self.due.as_mut().poll(context).is_ready() {
            self.due.as_mut().reset(Instant::now() + BEAT);
            return Poll::Ready(Some(Ok(beat((self.clock)()))));
        }
        let event = ready!(Pin::new(&mut self.events).poll_next(context));
        self.left = event
            .map_or_else(Vec::new, |Event(pieces)| pieces)
            .into_iter();
        Poll::Ready(self.left.next().map(Ok))
    }
}

#[cfg(test)]
mod tests {
    use http_body_util::BodyExt;

    use super::*;

    /// The time since the start of a test.
    fn clock() -> impl Fn() -> i64 + Unpin {
        let began = Instant::now();
        move || began.elapsed().as_millis() as i64
    }

    async fn sent(events: Vec<Event>) -> String {
        let answer = answer(clock(), tokio_stream::iter(events));
        assert_eq!(answer.headers()[CONTENT_TYPE], EVENTS);
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn regions_are_one_event_whatever_lines_they_have() {
        for long in [0, SMALL] {
            let long = "x".repeat(long);
            let regions = vec![format!("<p>{long}</p>"), "<p>b\nc</p>".to_owned()];
            assert_eq!(
                sent(vec![Event::regions(7, regions), Event::reload()]).await,
                format!(
                    "event: beat\ndata: 0 5000\n\nevent: regions\nid: 7\ndata: <p>{long}</p><p>b\ndata: c</p>\n\n\
                     event: reload\ndata: now\n\n"
                )
            );
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_stream_without_events_beats() {
        let mut body = answer(clock(), tokio_stream::pending()).into_body();
        for now in [0, 5000, 10_000] {
            let frame = body.frame().await.unwrap().unwrap();
            let beat = format!("event: beat\ndata: {now} 5000\n\n");
            assert_eq!(frame.into_data().unwrap(), beat);
        }
    }
}
