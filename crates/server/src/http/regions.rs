//! A stream with one region of a page, which is sent whenever it differs.

use std::pin::Pin;
use std::time::Duration;

use axum::response::Response;
use maud::Markup;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;
use tokio_stream::wrappers::ReceiverStream;

use super::events::{self, Event};
use super::layers::session::Visitor;
use super::state::AppState;
use crate::error::Error;

/// The events buffered for a slow reader.
const WAITING: usize = 1;
/// After a change, further ones are shown together.
const TOGETHER: Duration = Duration::from_millis(500);

/// A region that is being printed.
pub(super) type Region = Pin<Box<dyn Future<Output = Result<Markup, Error>> + Send>>;

/// The stream of a region for a visitor, until the client disconnects, the region cannot be printed, or the server stops. It
/// is printed again after `changes` of this node, and after each interval for what no change tells.
///
/// # Errors
/// If the visitor has too many streams.
pub(super) fn follow<C: Send + Sync + 'static>(
    app: &AppState,
    visitor: &Visitor,
    changes: Option<watch::Receiver<C>>,
    interval: Duration,
    region: impl Fn() -> Region + Send + 'static,
) -> Result<Response, Error> {
    let pass = visitor.pass(app)?;
    let counted = app.metrics.watches(visitor.id());
    let (events, outbox) = mpsc::channel(WAITING);
    let mut closing = app.closing.clone();
    tokio::spawn(async move {
        let _counted = counted;
        tokio::select! {
            () = tell(changes, interval, region, &events) => {}
            () = events.closed() => {}
            _ = closing.changed() => {}
        }
    });
    let outbox = pass.admit(ReceiverStream::new(outbox), Some(Event::reload()));
    Ok(events::answer(app.clock(), outbox))
}

async fn tell<C>(
    mut changes: Option<watch::Receiver<C>>,
    interval: Duration,
    region: impl Fn() -> Region,
    events: &mpsc::Sender<Event>,
) {
    let mut told = None;
    loop {
        if let Some(changes) = &mut changes {
            changes.mark_unchanged();
        }
        let Ok(region) = region().await else { return };
        let region = region.into_string();
        if told.as_ref() != Some(&region) {
            told = Some(region.clone());
            // Each event contains the whole state, so none needs a version.
            if events.send(Event::regions(0, vec![region])).await.is_err() {
                return;
            }
        }
        match &mut changes {
            Some(changes) => tokio::select! {
                // The sender lives as long as the tables.
                _ = changes.changed() => sleep(TOGETHER).await,
                () = sleep(interval) => {}
            },
            None => sleep(interval).await,
        }
    }
}
