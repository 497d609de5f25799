//! Live regions: a stream of server-sent events for one viewer. It carries all regions of a page on connection, and
//! later those that changed. A page that reconnects is correct at once and cannot miss a change.

use std::future::pending;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use antipater_engine::{BySeat, Seat};
use antipater_pages as pages;
use antipater_pages::mode::Mode;
use antipater_pages::parts::Printer;
use antipater_pages::room::Invitation;
use antipater_pages::sent_regions::Region;
use antipater_show::texts::Texts;
use antipater_show::view::View;
use axum::response::Response;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};
use tokio_stream::wrappers::ReceiverStream;

use crate::error::Error;
use crate::http::connections::limits::Pass;
use crate::http::events::{self, Event};
use crate::http::open_pages::OpenPage;
use crate::http::state::AppState;
use crate::live::access::TableOrRoom;
use crate::live::registry::Watching;
use crate::live::requester::Requester;
use crate::live::table::News;

/// The messages buffered for a slow reader. Beyond them, no view is requested from the table.
const WAITING: usize = 2;

/// How long, for each seat of the table, a page may lag in showing who still chooses. At large tables several of these
/// changes are sent together, or with the step.
const SEATS_WAIT: Duration = Duration::from_millis(150);

/// The kind of page that a stream is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::http) enum Screen {
    /// A page on the viewer's own device.
    Near,
    /// A page on a large screen in the room.
    Far,
    /// A waiting room.
    Room,
    /// The page of an invitation, for a visitor without a seat.
    Invitation(Invitation),
}

/// A request for a stream.
pub(in crate::http) struct StreamRequest {
    /// The table.
    pub(in crate::http) id: String,
    pub(in crate::http) requester: Requester,
    pub(in crate::http) screen: Screen,
    /// The texts in the language of the page.
    pub(in crate::http) texts: &'static Texts,
    /// The name of the page.
    pub(in crate::http) page: Option<String>,
    pub(in crate::http) pass: Pass,
    /// When the page goes on to another table.
    pub(in crate::http) moves_on: MovesOn,
}

/// Returns when a page goes on to another table; never for most pages.
pub(in crate::http) type MovesOn = Pin<Box<dyn Future<Output = ()> + Send>>;

/// For a page that stays at its table.
pub(in crate::http) fn never() -> MovesOn {
    Box::pin(pending())
}

/// The stream of a table, for a viewer who may see it.
pub(in crate::http) async fn stream(
    app: AppState,
    request: StreamRequest,
) -> Result<Response, Error> {
    // Subscribes before taking the view, so that no change in between is missed.
    let mut watching = app.tables.watch(&request.id, request.requester).await?;
    let news = match &mut watching {
        Watching::Table(news) => Some(news.borrow_and_update().clone()),
        Watching::Room(_) | Watching::Late(_) => None,
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
    let mut moves_on = request.moves_on;
    let (begun, begins) = oneshot::channel();
    // Every arrival needs a departure: the task does both, even if the caller is gone.
    tokio::spawn(async move {
        let _counted = counted;
        let events = stream.events.clone();
        tokio::select! {
            () = stream.begin(watching, news, begun) => {}
            // Only spectators go on, and they need no departure.
            () = &mut moves_on => drop(events.send(Event::reload()).await),
        }
    });
    begins.await.map_err(|_| Error::Busy)??;
    // A person who was signed out or banned learns why when the page reloads.
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
    /// Takes the first view, reports whether that is allowed, and follows the table or room.
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
        // Boxed, so that the stream does not reserve memory for it.
        let first = Box::pin(self.app.tables.see(&self.id, arriving));
        let seen = match first.await {
            Ok(seen) => seen,
            Err(error) => {
                let _ = begun.send(Err(error));
                return;
            }
        };
        let _ = begun.send(Ok(()));
        let _spectator = match &seen {
            TableOrRoom::Table(_) => self.app.tables.spectate(&self.id, self.requester).await,
            TableOrRoom::Room(_) => None,
        };
        match (watching, seen) {
            (Watching::Room(changes), TableOrRoom::Room(_)) => self.room(changes).await,
            (Watching::Table(changes), TableOrRoom::Table(view)) if !self.waits() => {
                let known = news.map(|news| Known::of(&news, &view));
                self.present(changes, known, view).await;
            }
            (watching @ Watching::Late(_), TableOrRoom::Table(view)) if !self.waits() => {
                self.late(&watching, view).await;
            }
            // The game has begun, so the page is another one now.
            (_, seen) => {
                self.reload().await;
                if let TableOrRoom::Table(view) = seen {
                    self.depart(view.you).await;
                }
            }
        }
    }

    /// Follows a table with a delay.
    async fn late(&mut self, watching: &Watching, mut view: Arc<View>) {
        let mut closing = self.app.closing.clone();
        let mut shown = None;
        loop {
            let version = view.table_status.version;
            if shown.replace(version) != Some(version) {
                let changed = self.print(&view).await;
                if !self.send(version, changed).await {
                    return;
                }
            }
            tokio::select! {
                goes_on = watching.changed() => if !goes_on { return },
                _ = closing.changed() => return,
                () = self.events.closed() => return,
            }
            let person = self.requester.person;
            let admitted = self.app.moderation.let_in(person, None).await.is_ok();
            view = match self.app.tables.see(&self.id, self.requester).await {
                Ok(TableOrRoom::Table(view)) if admitted => view,
                _ => return self.reload().await,
            };
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
                    // The version of a room only distinguishes; it has no order.
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
                // The page is another one now, or the viewer may no longer see it.
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

    /// Tells the page that its address now leads to another page.
    async fn reload(&mut self) {
        let _ = self.events.send(Event::reload()).await;
    }

    /// The table has left memory. The page reconnects by itself, unless it may no longer see the table.
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
        // When the page is due to show who chooses.
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
                        // The page counts down by a clock that was set.
                        return self.reload().await;
                    }
                    known.learn(&news)
                }
                () = due => PageChange::SeatsDue,
            };
            if kind == PageChange::Seats {
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
            // The version does not cover who chooses.
            let only_seats = kind == PageChange::SeatsDue || self.page.shows(version);
            let changed = if only_seats && self.screen == Screen::Near {
                self.page.update_part(version, || {
                    pages::seats::regions(self.printer(), &news.seats, you, facing)
                })
            } else if let Ok(TableOrRoom::Table(view)) =
                self.app.tables.see(&self.id, self.requester).await
            {
                // The view has the version of the news, so it differs from the page only by the news.
                let own = kind == PageChange::Own && view.table_status.version == version;
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

    /// The regions that changed with the viewer's own choice, or with news for the viewer alone.
    async fn print_choice(&self, view: &View) -> Vec<String> {
        let _press = self.app.presses.acquire().await.ok();
        let regions = match self.screen {
            Screen::Near => pages::table::choice_regions(self.printer(), view),
            _ => None,
        };
        let print = || regions.unwrap_or_else(|| self.regions(view));
        self.page.update(view.table_status.version, print)
    }

    /// The changed regions of a view. Few streams print concurrently, so that other requests need not wait for all of
    /// them. No stream holds a permit while it waits for a table.
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
            // Once a table exists, the page is another one.
            Screen::Room | Screen::Invitation(_) => Vec::new(),
        }
    }

    /// A printer that shares parts between viewers.
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

/// The changes of a table that a viewer knows.
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

    /// The kind of a change; remembers it.
    fn learn(&mut self, news: &News) -> PageChange {
        let own = own(&news.own, self.seat);
        let change = if (news.steps, news.said) != (self.steps, self.said) {
            PageChange::Any
        } else if own != self.own {
            PageChange::Own
        } else {
            PageChange::Seats
        };
        (self.steps, self.own, self.said) = (news.steps, own, news.said);
        change
    }
}

/// The kind of a change on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PageChange {
    /// Anything.
    Any,
    /// The viewer's own choice or news for the viewer alone on the present step, and who chooses.
    Own,
    /// Who chooses, and who is there.
    Seats,
    /// As `Seats`, after the wait.
    SeatsDue,
}

fn own(own: &BySeat<usize>, seat: Option<Seat>) -> usize {
    seat.map_or(0, |seat| own[seat])
}
