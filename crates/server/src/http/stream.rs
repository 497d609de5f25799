//! Live regions: a stream (server-sent events) that carries, for one viewer, all regions of a page on connection and
//! later those that changed. A page that reconnects is right at once and can miss nothing.

use std::future::pending;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use antipater_engine::{BySeat, Seat};
use antipater_pages as pages;
use antipater_pages::mode::Mode;
use antipater_pages::parts::Printer;
use antipater_pages::room::Invitation;
use antipater_pages::shown::Region;
use antipater_show::texts::Texts;
use antipater_show::view::View;
use axum::response::Response;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};
use tokio_stream::wrappers::ReceiverStream;

use super::connection_limits::Pass;
use super::events::{self, Event};
use super::open_pages::OpenPage;
use super::state::AppState;
use crate::error::Error;
use crate::live::access::TableOrRoom;
use crate::live::registry::Watching;
use crate::live::requester::Requester;
use crate::live::table::News;

/// Messages that may wait for a slow reader. Then no further view is requested from the table.
const WAITING: usize = 2;

/// How long, for each seat of the table, a page may lag behind in showing who still chooses. At large tables several of
/// these changes go out together, or with the step.
const SEATS_WAIT: Duration = Duration::from_millis(150);

/// What kind of page a stream is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Screen {
    /// A page on a device of the viewer's own.
    Near,
    /// A page on the wall.
    Far,
    /// A waiting room.
    Room,
    /// The page of an invitation, for a visitor without a seat.
    Invitation(Invitation),
}

/// A request for a stream.
pub(super) struct StreamRequest {
    /// The table.
    pub(super) id: String,
    pub(super) requester: Requester,
    pub(super) screen: Screen,
    /// The texts in the language of the page.
    pub(super) texts: &'static Texts,
    /// The name that the page has given itself.
    pub(super) page: Option<String>,
    pub(super) pass: Pass,
}

/// The stream of a table, for a viewer who may see it.
pub(super) async fn stream(app: AppState, request: StreamRequest) -> Result<Response, Error> {
    // Subscribes before taking the view: a change in between is then seen twice, and never missed.
    let mut watching = app.tables.watch(&request.id).await?;
    let news = match &mut watching {
        Watching::Table(news) => Some(news.borrow_and_update().clone()),
        Watching::Room(_) => None,
    };
    let (events, outbox) = mpsc::channel(WAITING);
    let clock = app.clock();
    let counted = app.metrics.watches(request.requester.person);
    let page = (app.open_pages).open(request.requester.person, &request.id, request.page);
    let stream = Stream {
        id: request.id,
        requester: request.requester,
        screen: request.screen,
        texts: request.texts,
        app,
        page,
        events,
    };
    let (begun, begins) = oneshot::channel();
    // Every arrival needs a departure: the task does both, even if the caller is gone.
    tokio::spawn(async move {
        let _counted = counted;
        stream.begin(watching, news, begun).await;
    });
    begins.await.map_err(|_| Error::Busy)??;
    // A person who was signed out or banned finds out why when the page reloads.
    let last = Some(Event::reload());
    let outbox = request.pass.admit(ReceiverStream::new(outbox), last);
    Ok(events::answer(clock, outbox))
}

/// One viewer's stream.
struct Stream {
    id: String,
    requester: Requester,
    screen: Screen,
    texts: &'static Texts,
    app: AppState,
    page: OpenPage,
    events: mpsc::Sender<Event>,
}

impl Stream {
    /// Takes the first look, says whether it was allowed, and follows what is there.
    async fn begin(
        mut self,
        watching: Watching,
        news: Option<News>,
        begun: oneshot::Sender<Result<(), Error>>,
    ) {
        let arriving = Requester {
            arrives: true,
            ..self.requester
        };
        // Boxed, so that the stream does not keep room for the whole look.
        let first = Box::pin(self.app.tables.see(&self.id, arriving));
        let seen = match first.await {
            Ok(seen) => seen,
            Err(error) => {
                let _ = begun.send(Err(error));
                return;
            }
        };
        let _ = begun.send(Ok(()));
        match (watching, seen) {
            (Watching::Room(changes), TableOrRoom::Room(_)) => self.room(changes).await,
            (Watching::Table(changes), TableOrRoom::Table(view)) if !self.waits() => {
                let known = news.map(|news| Known::of(&news, &view));
                self.present(changes, known, view).await;
            }
            // The cards were dealt in this moment, or while the page had no stream: it is another one now.
            (_, seen) => {
                self.reload().await;
                if let TableOrRoom::Table(view) = seen {
                    self.depart(view.you).await;
                }
            }
        }
    }

    /// Whether the page is a waiting room.
    fn waits(&self) -> bool {
        matches!(self.screen, Screen::Room | Screen::Invitation(_))
    }

    /// Follows a waiting room until the cards are dealt.
    async fn room(&mut self, mut changes: watch::Receiver<usize>) {
        let mut closing = self.app.closing.clone();
        loop {
            changes.mark_unchanged();
            match self.app.tables.see(&self.id, self.requester).await {
                // The guest has sat down on another page.
                Ok(TableOrRoom::Room(room))
                    if matches!(self.screen, Screen::Invitation(_)) && room.you.is_some() =>
                {
                    return self.reload().await;
                }
                Ok(TableOrRoom::Room(room)) => {
                    // The number of a room only tells versions apart, so it orders nothing.
                    let print = || match &self.screen {
                        Screen::Invitation(invitation) => {
                            pages::room::invitation_regions(self.texts, &room, invitation)
                        }
                        _ => pages::room::regions(self.texts, &room),
                    };
                    if !self.send(0, self.page.update(0, print)).await {
                        return;
                    }
                }
                // The page has become another one, or the viewer may no longer see it.
                Ok(TableOrRoom::Table(_)) | Err(_) => return self.reload().await,
            }
            let events = self.events.clone();
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { return },
                _ = closing.changed() => return,
                () = events.closed() => return,
            }
        }
    }

    /// Says that the address now leads to another page.
    async fn reload(&mut self) {
        let _ = self.events.send(Event::reload()).await;
    }

    /// The table has left the memory: the page asks again by itself, unless there is nothing to see any more.
    async fn reload_if_gone(&mut self) {
        if self.app.tables.see(&self.id, self.requester).await.is_err() {
            self.reload().await;
        }
    }

    /// Follows a table; a viewer with a seat there is present meanwhile.
    async fn present(
        &mut self,
        changes: watch::Receiver<News>,
        known: Option<Known>,
        view: Arc<View>,
    ) {
        let seat = view.you;
        if let Some(known) = known {
            self.table(changes, known, view).await;
        }
        self.depart(seat).await;
    }

    /// Notes that the viewer of a seat has disconnected.
    async fn depart(&self, seat: Option<Seat>) {
        if let Some(person) = self.requester.person.filter(|_| seat.is_some()) {
            self.app.tables.depart(&self.id, person).await;
        }
    }

    async fn table(
        &mut self,
        mut changes: watch::Receiver<News>,
        mut known: Known,
        first: Arc<View>,
    ) {
        let changed = self.print(&first).await;
        let mut open = self.send(first.table_status.version, changed).await;
        let (you, facing) = (first.you, first.facing);
        drop(first);
        let mut news = changes.borrow().clone();
        // When the page is to show who chooses, if it does not.
        let mut seats_due: Option<Instant> = None;
        let (mut closing, events) = (self.app.closing.clone(), self.events.clone());
        let mut closes = pin!(async { drop(closing.wait_for(|closing| *closing).await) });
        let mut gone = pin!(events.closed());
        while open {
            let due = async {
                match seats_due {
                    Some(due) => sleep_until(due).await,
                    None => pending().await,
                }
            };
            let kind = tokio::select! {
                biased;
                () = &mut closes => return,
                () = &mut gone => return,
                changed = changes.changed() => {
                    if changed.is_err() {
                        return self.reload_if_gone().await;
                    }
                    news = changes.borrow_and_update().clone();
                    if news.clocks != known.clocks {
                        // The page goes by a clock that was set.
                        return self.reload().await;
                    }
                    known.learn(&news)
                }
                () = due => Change::SeatsDue,
            };
            if kind == Change::Seats {
                let wait = SEATS_WAIT * news.seats.len() as u32;
                seats_due.get_or_insert_with(|| Instant::now() + wait);
                continue;
            }
            seats_due = None;
            let admitted = self
                .app
                .moderation
                .let_in(self.requester.person, None)
                .await;
            if admitted.is_err() {
                return self.reload().await;
            }
            let turn = self.page.turn().await;
            let mut version = news.version_for(you);
            // Who chooses is no part of the version.
            let only_seats = kind == Change::SeatsDue || self.page.shows(version);
            let changed = if only_seats && self.screen == Screen::Near {
                self.page.update_part(version, || {
                    let seats = pages::seats::seats(self.printer(), &news.seats, you, facing);
                    vec![("seats", seats)]
                })
            } else if let Ok(TableOrRoom::Table(view)) =
                self.app.tables.see(&self.id, self.requester).await
            {
                // A view of the very version that the news is about differs from the page by this news alone.
                let own = kind == Change::Own && view.table_status.version == version;
                version = view.table_status.version;
                if own {
                    self.print_choice(&view).await
                } else {
                    self.print(&view).await
                }
            } else {
                return;
            };
            drop(turn);
            open = self.send(version, changed).await;
        }
    }

    /// The regions that changed with what the viewer has chosen or was told.
    async fn print_choice(&self, view: &View) -> Vec<String> {
        let _press = self.app.presses.acquire().await.ok();
        let regions = match self.screen {
            Screen::Near => pages::table::choice_regions(self.printer(), view),
            _ => None,
        };
        let print = || regions.unwrap_or_else(|| self.regions(view));
        self.page.update(view.table_status.version, print)
    }

    /// The regions of a view that changed. Few streams print at the same time, so that acknowledgements and everything else
    /// need not wait for all of them; and none waits for a table meanwhile, which may be slow, so no table delays others.
    async fn print(&self, view: &View) -> Vec<String> {
        let _press = self.app.presses.acquire().await.ok();
        self.page
            .update(view.table_status.version, || self.regions(view))
    }

    /// All regions of a view.
    fn regions(&self, view: &View) -> Vec<Region> {
        match self.screen {
            Screen::Near => pages::table::regions(self.printer(), view, Mode::Live),
            Screen::Far => pages::table::tv_regions(self.printer(), view),
            // The page of a table is another one.
            Screen::Room | Screen::Invitation(_) => Vec::new(),
        }
    }

    /// Prints once what several viewers see alike.
    fn printer(&self) -> Printer<'_> {
        Printer::sharing(self.texts, &self.app.parts)
    }

    /// Sends the regions that changed; returns whether the client is still connected.
    async fn send(&self, version: u64, changed: Vec<String>) -> bool {
        if changed.is_empty() {
            return true;
        }
        let event = match self.events.try_send(Event::regions(version, changed)) {
            Ok(()) => return true,
            Err(TrySendError::Closed(_)) => return false,
            Err(TrySendError::Full(event)) => event,
        };
        let mut closing = self.app.closing.clone();
        tokio::select! {
            sent = self.events.send(event) => sent.is_ok(),
            // A stalled reader does not delay the end of the server.
            _ = closing.wait_for(|closing| *closing) => false,
        }
    }
}

/// The changes at a table that a viewer knows of.
struct Known {
    steps: usize,
    clocks: usize,
    own: usize,
    said: usize,
    seat: Option<Seat>,
}

impl Known {
    fn of(news: &News, view: &View) -> Known {
        Known {
            steps: news.steps,
            clocks: news.clocks,
            own: own(&news.own, view.you),
            said: news.said,
            seat: view.you,
        }
    }

    /// What kind of thing the news is about; remembers it.
    fn learn(&mut self, news: &News) -> Change {
        let own = own(&news.own, self.seat);
        let change = if (news.steps, news.said) != (self.steps, self.said) {
            Change::Any
        } else if own != self.own {
            Change::Own
        } else {
            Change::Seats
        };
        (self.steps, self.own, self.said) = (news.steps, own, news.said);
        change
    }
}

/// What has changed on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    /// Anything.
    Any,
    /// What the viewer alone has done or was told on the present step, and who chooses.
    Own,
    /// Who chooses, and who is there.
    Seats,
    /// The same, and it has waited long enough.
    SeatsDue,
}

fn own(own: &BySeat<usize>, seat: Option<Seat>) -> usize {
    seat.map_or(0, |seat| own[seat])
}
