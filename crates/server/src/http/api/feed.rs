//! Views for programs: the present one, the next one, or all of them as lines of JSON.

use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use antipater_store::ids::PersonId;
use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::response::{Json, Response};
use serde::Serialize;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};
use tokio_stream::wrappers::ReceiverStream;
use utoipa::ToSchema;

use crate::error::Error;
use crate::http::answer::answer;
use crate::http::connections::limits::Pass;
use crate::http::events::LINES;
use crate::http::state::AppState;
use crate::live::access::TableOrRoom;
use crate::live::registry::Watching;
use crate::live::requester::Requester;
use crate::live::table::Spectator;
use antipater_pages::sent_regions::hash_of;
use antipater_show::view::RoomView;
use antipater_show::view::View;

/// How long a request waits for a change.
const PATIENCE: Duration = Duration::from_secs(25);
/// The interval of the empty lines that keep a stream open.
pub(super) const PULSE: Duration = Duration::from_secs(20);
/// The lines buffered for a slow reader. Beyond them, no view is requested from the table.
const WAITING: usize = 1;

/// A table: its waiting room while people gather (`stage` is `gathering`), later the game (`playing`, `over`).
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub(super) enum AnyView {
    /// People gather.
    Room(Box<RoomView>),
    /// The game is in progress or over.
    Table(Arc<View>),
}

impl From<TableOrRoom> for AnyView {
    fn from(sight: TableOrRoom) -> AnyView {
        match sight {
            TableOrRoom::Room(room) => AnyView::Room(room),
            TableOrRoom::Table(view) => AnyView::Table(view),
        }
    }
}

impl AnyView {
    fn version(&self) -> u64 {
        match self {
            AnyView::Room(room) => room.version,
            AnyView::Table(view) => view.table_status.version,
        }
    }
}

/// The present view. If it has the version in `since`, waits for the next one until the time limit. A waiting request
/// comes with its address.
pub(super) async fn look(
    app: &AppState,
    id: &str,
    requester: Requester,
    since: Option<(u64, IpAddr)>,
) -> Result<Response, Error> {
    // A waiting request counts as a stream.
    let place = since.map(|(_, address)| app.connection_limits.stream(address));
    let _place = place.transpose()?;
    let banned = since.map(|(_, address)| app.moderation.until_banned(requester.person, address));
    let banned = async {
        match banned {
            Some(banned) => banned.await,
            None => std::future::pending().await,
        }
    };
    let mut banned = pin!(banned);
    let since = since.map(|(version, _)| version);
    let end = Instant::now() + PATIENCE;
    let mut closing = app.closing.clone();
    loop {
        // Subscribes before taking the view, so that no change in between is missed.
        let mut watching = match since {
            Some(_) => Some(app.tables.watch(id, requester).await?),
            None => None,
        };
        if let Some(watching) = &mut watching {
            watching.forget_changes();
        }
        let view = AnyView::from(app.tables.see(id, requester).await?);
        let Some(watching) = watching.filter(|_| since == Some(view.version())) else {
            return Ok(answer(Json(view), None));
        };
        let goes_on = tokio::select! {
            _ = watching.changed() => true,
            () = sleep_until(end) => false,
            _ = closing.changed() => false,
            why = &mut banned => return Err(why),
        };
        if !goes_on {
            return Ok(answer(Json(view), None));
        }
    }
}

/// All views from now on, one per line.
pub(super) async fn stream(
    app: AppState,
    id: String,
    requester: Requester,
    pass: Pass,
) -> Result<Response, Error> {
    // An error is the whole response; then no stream begins.
    app.tables.see(&id, requester).await?;
    let (lines, outbox) = mpsc::channel(WAITING);
    let feed = Feed {
        closing: app.closing.clone(),
        app,
        id,
        requester,
        lines,
        last: None,
    };
    tokio::spawn(feed.run());
    let body = Body::from_stream(pass.admit(ReceiverStream::new(outbox), None));
    let kind = [(CONTENT_TYPE, LINES)];
    Ok(answer((kind, body), None))
}

/// One reader's stream.
struct Feed {
    app: AppState,
    id: String,
    requester: Requester,
    closing: watch::Receiver<bool>,
    lines: mpsc::Sender<Result<Bytes, Infallible>>,
    /// A hash of the last view sent.
    last: Option<u64>,
}

impl Feed {
    async fn run(mut self) {
        let _counted = self.app.metrics.watches(self.requester.person);
        let mut present = None;
        let mut spectator = None;
        self.follow(&mut present, &mut spectator).await;
        if let Some(person) = present {
            self.app.tables.depart(&self.id, person).await;
        }
    }

    /// Sends the view after each change, until the client disconnects or the server stops. A person with a seat at the table
    /// is `present` there from the first view on.
    async fn follow(&mut self, present: &mut Option<PersonId>, spectator: &mut Option<Spectator>) {
        let mut pulse = interval(PULSE);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        pulse.reset();
        loop {
            let Ok(mut watching) = self.app.tables.watch(&self.id, self.requester).await else {
                return;
            };
            loop {
                watching.forget_changes();
                let requester = Requester {
                    arrives: present.is_none() && matches!(watching, Watching::Table(_)),
                    ..self.requester
                };
                // Boxed, so that the stream does not reserve memory for it.
                let Ok(sight) = Box::pin(self.app.tables.see(&self.id, requester)).await else {
                    return;
                };
                let same = match (&watching, &sight) {
                    (Watching::Room(_), TableOrRoom::Room(_)) => true,
                    (Watching::Table(_) | Watching::Late(_), TableOrRoom::Table(view)) => {
                        if spectator.is_none() {
                            *spectator = self.app.tables.spectate(&self.id, requester).await;
                        }
                        if requester.arrives && view.you.is_some() {
                            *present = requester.person;
                        }
                        true
                    }
                    // The game has begun.
                    _ => false,
                };
                if !same {
                    break;
                }
                if !self.send(sight.into()).await || !self.wait(&mut pulse, &watching).await {
                    return;
                }
            }
        }
    }

    /// Waits for a change; returns whether the client is still connected.
    async fn wait(&mut self, pulse: &mut tokio::time::Interval, watching: &Watching) -> bool {
        loop {
            tokio::select! {
                more = watching.changed() => return more,
                _ = self.closing.changed() => return false,
                () = self.lines.closed() => return false,
                _ = pulse.tick() => {
                    if !self.put(Bytes::from_static(b"\n")).await {
                        return false;
                    }
                }
            }
        }
    }

    /// Sends a view if it differs from the last one; returns whether the client is still connected.
    async fn send(&mut self, view: AnyView) -> bool {
        let Ok(mut line) = serde_json::to_string(&view) else {
            return false;
        };
        if *self.closing.borrow() {
            return false;
        }
        line.push('\n');
        let hash = Some(hash_of(&line));
        if std::mem::replace(&mut self.last, hash) == hash {
            return true;
        }
        self.put(line.into()).await
    }

    async fn put(&mut self, line: Bytes) -> bool {
        tokio::select! {
            sent = self.lines.send(Ok(line)) => sent.is_ok(),
            _ = self.closing.changed() => false,
        }
    }
}
