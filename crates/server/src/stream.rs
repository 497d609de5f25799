//! Live regions: a stream (server-sent events) that carries, for one viewer, all regions of the table page on
//! connection and later those that changed. A page that reconnects is right at once and can miss nothing.

use std::collections::HashMap;
use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use crate::AppState;
use crate::error::Error;
use crate::pages;
use crate::pages::table::Mode;
use crate::session::{PersonId, Session};
use crate::view::View;

/// Messages that may wait for a slow reader; then the table is not asked further.
const WAITING: usize = 4;
/// How soon a page that lost its stream asks again.
const RETRY: Duration = Duration::from_millis(800);

pub(crate) async fn stream(
    State(app): State<AppState>,
    Path(id): Path<String>,
    session: Session,
) -> Result<Response, Error> {
    let (first, changes) = app.tables.watch(&id, session.owner).await?;
    let (events, outbox) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let watch = Watch {
            id,
            owner: session.owner,
            app,
            sent: HashMap::new(),
            events,
        };
        watch.run(first, changes).await;
    });
    let answer = Sse::new(ReceiverStream::new(outbox)).keep_alive(KeepAlive::default());
    Ok(answer.into_response())
}

/// One viewer's stream.
struct Watch {
    id: String,
    owner: PersonId,
    app: AppState,
    /// The regions as they were sent last.
    sent: HashMap<&'static str, String>,
    events: mpsc::Sender<Result<Event, Infallible>>,
}

impl Watch {
    async fn run(mut self, first: View, mut changes: tokio::sync::watch::Receiver<usize>) {
        let mut closing = self.app.closing.clone();
        let mut open = self.send(&first).await;
        while open && !*closing.borrow() {
            let events = self.events.clone();
            tokio::select! {
                changed = changes.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    match self.app.tables.view(&self.id, self.owner).await {
                        Ok(view) => open = self.send(&view).await,
                        Err(_) => return,
                    }
                }
                _ = closing.changed() => return,
                () = events.closed() => return,
            }
        }
    }

    /// Sends the regions that changed; says whether anybody listens.
    async fn send(&mut self, view: &View) -> bool {
        let mut changed = String::new();
        for (id, markup) in pages::table::regions(&self.app.texts, view, Mode::Live) {
            let html = markup.into_string();
            if self.sent.get(id) != Some(&html) {
                changed.push_str(&html);
                self.sent.insert(id, html);
            }
        }
        if changed.is_empty() {
            return true;
        }
        let event = Event::default()
            .event("regions")
            .id(view.decision.to_string())
            .retry(RETRY)
            .data(changed);
        self.events.send(Ok(event)).await.is_ok()
    }
}
