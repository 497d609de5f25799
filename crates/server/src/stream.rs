//! Live regions: a stream (server-sent events) that carries, for one viewer, all regions of a page on connection and
//! later those that changed. A page that reconnects is right at once and can miss nothing.

use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use antipater_engine::{BySeat, Seat};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use tokio::sync::{mpsc, oneshot, watch};
use tokio_stream::wrappers::ReceiverStream;

use crate::AppState;
use crate::error::Error;
use crate::pages;
use crate::pages::table::Mode;
use crate::table::{Asker, News};
use crate::tables::{Sight, Watching};
use crate::texts::Texts;
use crate::view::View;

/// Messages that may wait for a slow reader; then the table is not asked further.
const WAITING: usize = 2;
/// How soon a page that lost its stream asks again.
const RETRY: Duration = Duration::from_millis(800);

/// What kind of page a stream is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// One that somebody holds or sits at.
    Near,
    /// One on a wall.
    Far,
}

/// The stream of a table for who may see it.
pub(crate) async fn stream(
    app: AppState,
    id: String,
    asker: Asker,
    screen: Screen,
    texts: &'static Texts,
) -> Result<Response, Error> {
    // What is news is asked before what is seen: a change between the two is then seen twice, and never missed.
    let mut watching = app.tables.watch(&id).await?;
    let told = match &mut watching {
        Watching::Table(news) => Some(news.borrow_and_update().clone()),
        Watching::Room(_) => None,
    };
    let (events, outbox) = mpsc::channel(WAITING);
    let counted = app.metrics.watches(asker.person);
    let mut stream = Stream {
        id,
        asker,
        screen,
        texts,
        app,
        sent: HashMap::new(),
        events,
    };
    let (begun, begins) = oneshot::channel();
    // Who arrives must depart: the task does both, whether or not the one who asked still waits for the answer.
    tokio::spawn(async move {
        let _counted = counted;
        let arriving = Asker {
            arrives: true,
            ..asker
        };
        // What the first look needs is not kept as long as the stream.
        let first = Box::pin(stream.app.tables.see(&stream.id, arriving));
        let sight = match first.await {
            Ok(sight) => sight,
            Err(error) => {
                let _ = begun.send(Err(error));
                return;
            }
        };
        let _ = begun.send(Ok(()));
        match (watching, sight) {
            (Watching::Room(changes), Sight::Room(_)) => stream.room(changes).await,
            (Watching::Table(news), Sight::Table(view)) => {
                let known = told.map(|told| Known::of(&told, &view));
                stream.present(news, known, *view).await;
            }
            // The cards were dealt in this moment, and the page is another one now.
            (_, sight) => {
                stream.reload().await;
                if let Sight::Table(view) = sight {
                    stream.depart(view.you).await;
                }
            }
        }
    });
    begins.await.map_err(|_| Error::Busy)??;
    let answer = Sse::new(ReceiverStream::new(outbox)).keep_alive(KeepAlive::default());
    Ok(answer.into_response())
}

/// One viewer's stream.
struct Stream {
    id: String,
    asker: Asker,
    screen: Screen,
    /// The texts in the language of the page.
    texts: &'static Texts,
    app: AppState,
    /// A hash of each region as it was sent last.
    sent: HashMap<&'static str, u64>,
    events: mpsc::Sender<Result<Event, Infallible>>,
}

impl Stream {
    /// Follows a waiting room until the cards are dealt.
    async fn room(&mut self, mut changes: watch::Receiver<usize>) {
        let mut closing = self.app.closing.clone();
        loop {
            changes.mark_unchanged();
            match self.app.tables.see(&self.id, self.asker).await {
                Ok(Sight::Room(room)) => {
                    let regions = pages::room::regions(self.texts, &room);
                    if !self.send(regions, 0).await {
                        return;
                    }
                }
                // The page is another one now, or nobody's business any more.
                Ok(Sight::Table(_)) | Err(_) => return self.reload().await,
            }
            let events = self.events.clone();
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                _ = closing.changed() => return,
                () = events.closed() => return,
            }
        }
    }

    /// Says that the page is no longer that of this address.
    async fn reload(&mut self) {
        // Browsers drop an event without data.
        let event = Event::default().event("reload").data("now");
        let _ = self.events.send(Ok(event)).await;
    }

    /// Follows a table; who has a seat there is present as long.
    async fn present(&mut self, news: watch::Receiver<News>, known: Option<Known>, view: View) {
        let seat = view.you;
        if let Some(known) = known {
            self.table(news, known, view).await;
        }
        self.depart(seat).await;
    }

    /// Who arrived at a seat is no longer there.
    async fn depart(&self, seat: Option<Seat>) {
        if let Some(person) = self.asker.person.filter(|_| seat.is_some()) {
            self.app.tables.depart(&self.id, person).await;
        }
    }

    async fn table(&mut self, mut news: watch::Receiver<News>, mut known: Known, first: View) {
        let mut closing = self.app.closing.clone();
        let (you, facing) = (first.you, first.facing);
        let mut open = self.send_table(&first).await;
        drop(first);
        while open && !*closing.borrow() {
            let events = self.events.clone();
            tokio::select! {
                changed = news.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    let told = news.borrow_and_update().clone();
                    if known.looks_again(&told) {
                        match self.app.tables.see(&self.id, self.asker).await {
                            Ok(Sight::Table(view)) => {
                                known.version = view.around.version;
                                open = self.send_table(&view).await;
                            }
                            Ok(Sight::Room(_)) | Err(_) => return,
                        }
                    } else {
                        let seats = pages::table::seats(self.texts, &told.seats, you, facing);
                        open = self.send(vec![("seats", seats)], known.version).await;
                    }
                }
                _ = closing.changed() => return,
                () = events.closed() => return,
            }
        }
    }

    async fn send_table(&mut self, view: &View) -> bool {
        let regions = match self.screen {
            Screen::Near => pages::table::regions(self.texts, view, Mode::Live),
            Screen::Far => pages::table::tv_regions(self.texts, view),
        };
        self.send(regions, view.around.version).await
    }

    /// Sends the regions that changed; says whether anybody listens.
    async fn send(&mut self, regions: Vec<(&'static str, Markup)>, version: u64) -> bool {
        let mut changed = String::new();
        for (id, markup) in regions {
            let html = markup.into_string();
            let hash = hash_of(&html);
            if self.sent.insert(id, hash) != Some(hash) {
                changed.push_str(&html);
            }
        }
        if changed.is_empty() {
            return true;
        }
        let event = Event::default()
            .event("regions")
            .id(version.to_string())
            .retry(RETRY)
            .data(changed);
        let mut closing = self.app.closing.clone();
        tokio::select! {
            sent = self.events.send(Ok(event)) => sent.is_ok(),
            // Who does not read does not hold up the end.
            _ = closing.wait_for(|closing| *closing) => false,
        }
    }
}

/// What stands for a text that was sent, so that the text itself need not be kept for each viewer.
pub(crate) fn hash_of(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}

/// What a viewer knows of the changes at a table.
pub(crate) struct Known {
    steps: usize,
    own: usize,
    said: usize,
    /// The version of the whole view that was sent last.
    pub(crate) version: u64,
    seat: Option<Seat>,
}

impl Known {
    pub(crate) fn of(news: &News, view: &View) -> Known {
        Known {
            steps: news.steps,
            own: own(&news.own, view.you),
            said: news.said,
            version: view.around.version,
            seat: view.you,
        }
    }

    /// Whether the news concern more than who chooses and who is there; they are known afterwards.
    pub(crate) fn looks_again(&mut self, news: &News) -> bool {
        let now = (news.steps, own(&news.own, self.seat), news.said);
        let before = (self.steps, self.own, self.said);
        (self.steps, self.own, self.said) = now;
        now != before
    }
}

fn own(own: &BySeat<usize>, seat: Option<Seat>) -> usize {
    seat.map_or(0, |seat| own[seat])
}
