//! A live table: one task owns it and plays what is asked of it, one request after the other.
//!
//! Requests come through a bounded channel. What somebody chooses waits beside the position until everybody has chosen;
//! it is committed before it is acknowledged, can be changed until then, and only its chooser sees it. When the last one
//! has chosen, the bots choose, the step and the steps that bots alone make after it are committed together, and only
//! then the position changes, the answer goes out and the watchers are told. Who watches learns what kind of thing has
//! changed, and asks for the view of its own eyes.

mod play;
mod sitting;
mod talk;

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use antipater_bots::Playable;
use antipater_engine::{BySeat, JointAction, Seat};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use crate::error::Error;
use crate::game::{Game, Hosted};
use crate::order::Order;
use crate::places::Place;
use crate::session::{PersonId, random_bytes};
use crate::store::{MessageRow, Store, TableRow};
use crate::thinking::{Bots, Thinkers, no_bots};
use crate::uptime::Uptime;
use crate::view::{SeatView, View};

pub(crate) use talk::SHOWN;

/// Requests that may wait at a table.
const WAITING: usize = 64;
/// How long a table stays in memory when nobody asks or watches.
const IDLE: Duration = Duration::from_secs(600);

/// A decision as it comes from a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    /// The name the client gave to it; the same name twice is one decision.
    pub(crate) id: String,
    /// The number of the decision it answers.
    pub(crate) decision: usize,
    /// What is decided, as it stands in a record: an action for each seat that is chosen for. Without any, what was
    /// chosen on this step is taken back.
    pub(crate) actions: Vec<String>,
}

/// Who asks, and whether it may see the table without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    /// The person, if we know one.
    pub(crate) person: Option<PersonId>,
    /// Whether it may look on.
    pub(crate) watches: bool,
    /// The city that lies in front of one who looks on.
    pub(crate) facing: Seat,
    /// Whether it stays, on a stream that begins with this view.
    pub(crate) arrives: bool,
}

/// What one can do at a table besides deciding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// Take the last decision back; with the name the client gave to this, and the number of the present decision.
    Undo {
        /// The name.
        id: String,
        /// The number.
        decision: usize,
    },
    /// Leave the seat to a bot.
    Leave,
    /// Come back to the seat.
    Return,
    /// Let a bot play for somebody who does not come; with the number of the seat.
    StandIn(usize),
    /// Say something.
    Say(String),
}

/// What is asked of a table.
enum Request {
    View(Asker, oneshot::Sender<Result<View, Error>>),
    Play(PersonId, Move, oneshot::Sender<Result<View, Error>>),
    Do(PersonId, Deed, oneshot::Sender<Result<View, Error>>),
    Record(Asker, oneshot::Sender<Result<String, Error>>),
    /// There is a table for the next game, or there is none any more.
    Rematch(Option<String>, oneshot::Sender<Result<(), Error>>),
    /// A stream ends.
    Depart(PersonId),
    /// Time has passed.
    Tick,
}

/// What has changed at a table, by kind. The numbers only grow while the table is in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct News {
    /// Changes that everybody's view shows: steps, and what is taken back.
    pub(crate) steps: usize,
    /// Changes that only the person on a seat sees.
    pub(crate) own: BySeat<usize>,
    /// Who chooses, has chosen, is away.
    pub(crate) seats: Arc<[SeatView]>,
    /// What was said.
    pub(crate) said: usize,
    /// Whether the game is over.
    pub(crate) over: bool,
}

/// The way to a live table. Cloning shares it.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    requests: mpsc::Sender<Request>,
    news: watch::Receiver<News>,
}

/// The task that owned the table has ended; it must be loaded again.
#[derive(Debug)]
pub(crate) struct Gone;

/// What all tables share.
#[derive(Clone, Debug)]
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) thinkers: Thinkers,
    pub(crate) uptime: Uptime,
}

/// What the store has of a table besides its steps.
pub(crate) struct Kept {
    pub(crate) row: TableRow,
    pub(crate) order: Order,
    pub(crate) places: Vec<Place>,
    /// How many rows the log has.
    pub(crate) logged: usize,
    /// The names of the decisions that are in the log.
    pub(crate) known: HashSet<String>,
    pub(crate) messages: Vec<MessageRow>,
}

impl Handle {
    /// Starts the task of a table.
    pub(crate) fn start<G: Hosted>(
        game: Game<G>,
        before: Vec<Game<G>>,
        kept: Kept,
        house: House,
    ) -> Handle {
        let (requests, inbox) = mpsc::channel(WAITING);
        let (news, told) = watch::channel(News {
            steps: 0,
            own: BySeat::from_fn(|_| 0),
            seats: Arc::new([]),
            said: 0,
            over: false,
        });
        // When those steps ended is not in the store; the present one ends no later than it does now.
        let deadline = kept.row.deadline;
        let before = before.into_iter().map(|game| Earlier { game, deadline });
        let table = Table {
            game,
            before: before.collect(),
            row: kept.row,
            order: kept.order,
            places: kept.places,
            bots: no_bots(),
            known: kept.known,
            logged: kept.logged,
            chosen: JointAction::new(),
            choices: BySeat::from_fn(|_| 0),
            within: 0,
            ends_at: None,
            present: BySeat::from_fn(|_| 0),
            away_since: BySeat::from_fn(|_| house.uptime.now()),
            messages: kept.messages.into(),
            house,
            news,
        };
        tokio::spawn(table.run(inbox));
        Handle {
            requests,
            news: told,
        }
    }

    /// The table as the asker sees it.
    pub(crate) async fn view(&self, asker: Asker) -> Result<Result<View, Error>, Gone> {
        self.ask(|reply| Request::View(asker, reply)).await
    }

    /// Makes a decision; answers with the view after it.
    pub(crate) async fn play(
        &self,
        person: PersonId,
        decision: Move,
    ) -> Result<Result<View, Error>, Gone> {
        self.ask(|reply| Request::Play(person, decision, reply))
            .await
    }

    /// Does something else; answers with the view after it.
    pub(crate) async fn act(
        &self,
        person: PersonId,
        deed: Deed,
    ) -> Result<Result<View, Error>, Gone> {
        self.ask(|reply| Request::Do(person, deed, reply)).await
    }

    /// The record, when the game is over.
    pub(crate) async fn record(&self, asker: Asker) -> Result<Result<String, Error>, Gone> {
        self.ask(|reply| Request::Record(asker, reply)).await
    }

    /// Says which table is that of the next game, if there is one.
    pub(crate) async fn rematch(&self, next: Option<String>) -> Result<Result<(), Error>, Gone> {
        self.ask(|reply| Request::Rematch(next, reply)).await
    }

    /// Says that a stream of a person ends.
    pub(crate) async fn depart(&self, person: PersonId) {
        // A table that has ended knows of no streams.
        let _ = self.requests.send(Request::Depart(person)).await;
    }

    /// Says that time has passed.
    pub(crate) fn tick(&self) {
        let _ = self.requests.try_send(Request::Tick);
    }

    /// Tells of changes; the table stays in memory as long as this is kept.
    pub(crate) fn news(&self) -> watch::Receiver<News> {
        self.news.clone()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.news.borrow().over
    }

    /// Whether the task has ended.
    pub(crate) fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    async fn ask<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, Error>>) -> Request,
    ) -> Result<Result<T, Error>, Gone> {
        let (reply, answer) = oneshot::channel();
        match self.requests.try_send(request(reply)) {
            Ok(()) => answer.await.map_err(|_| Gone),
            Err(mpsc::error::TrySendError::Full(_)) => Ok(Err(Error::Busy)),
            Err(mpsc::error::TrySendError::Closed(_)) => Err(Gone),
        }
    }
}

/// A game as it was, and when the time for its step was up: who takes a step back gains no time.
struct Earlier<G: Hosted> {
    game: Game<G>,
    deadline: Option<i64>,
}

struct Table<G: Hosted> {
    game: Game<G>,
    /// What was before each of the last steps, the latest last, as long as they may be taken back.
    before: Vec<Earlier<G>>,
    row: TableRow,
    order: Order,
    places: Vec<Place>,
    /// The bots that have been asked so far, with random generators of their own: what they choose stands in the log.
    bots: Bots<G>,
    /// The names of the decisions that are in the log, each with the seat in front.
    known: HashSet<String>,
    /// How many rows the log has: steps, and what was taken back.
    logged: usize,
    /// What people have chosen on the present step while it waits for others.
    chosen: JointAction<G::Action>,
    /// How often the person on a seat has chosen on the present step.
    choices: BySeat<usize>,
    /// Changes on the present step that everybody sees.
    within: usize,
    /// When the time for the present step is up, in milliseconds since 1970.
    ends_at: Option<i64>,
    /// Streams that the person on a seat has open.
    present: BySeat<usize>,
    /// When the person on a seat was there last, in ticks.
    away_since: BySeat<i64>,
    messages: VecDeque<MessageRow>,
    house: House,
    news: watch::Sender<News>,
}

impl<G: Hosted> Table<G> {
    async fn run(mut self, mut inbox: mpsc::Receiver<Request>) {
        let ready = match self.remember().await {
            Ok(()) => self.go_on().await,
            refused => refused,
        };
        if let Err(error) = ready {
            tracing::error!("table {}: {error:?}", self.game.id);
            return;
        }
        self.tell();
        loop {
            match timeout(IDLE, inbox.recv()).await {
                Ok(Some(request)) => self.answer(request).await,
                Ok(None) => return,
                // The registry keeps one receiver; every further one belongs to a watcher. What was asked in this moment
                // is dropped unheard, and asked again of the task that comes after this one.
                Err(_) if self.news.receiver_count() <= 1 => return,
                Err(_) => {}
            }
        }
    }

    async fn answer(&mut self, request: Request) {
        // Who no longer waits for the answer does not matter: what is committed is committed.
        match request {
            Request::View(asker, reply) => {
                if let Some(person) = asker.person.filter(|_| asker.arrives) {
                    self.note_presence(person, true);
                }
                let _ = reply.send(self.seen_by(asker));
            }
            Request::Play(person, decision, reply) => {
                let _ = reply.send(self.play(person, decision).await);
            }
            Request::Do(person, deed, reply) => {
                let done = match deed {
                    Deed::Undo { id, decision } => self.undo(person, id, decision).await,
                    Deed::Leave => self.leave(person).await,
                    Deed::Return => self.come_back(person).await,
                    Deed::StandIn(seat) => self.stand_in(person, seat).await,
                    Deed::Say(text) => self.say(person, text).await,
                };
                let _ = reply.send(done);
            }
            Request::Record(asker, reply) => {
                let _ = reply.send(self.record(asker));
            }
            Request::Rematch(next, reply) => {
                let _ = reply.send(self.rematch(next).await);
            }
            Request::Depart(person) => self.note_presence(person, false),
            Request::Tick => {
                if let Err(error) = self.tick().await {
                    tracing::error!("table {}: {error:?}", self.game.id);
                }
            }
        }
    }

    fn record(&self, asker: Asker) -> Result<String, Error> {
        self.eyes(asker)?;
        if self.game.is_over() {
            Ok(self.game.record.write())
        } else {
            Err(Error::Running)
        }
    }

    /// A bot with a random generator of its own for every seat where one has to choose now.
    fn wake_bots(&mut self) {
        let level = self.order.level;
        for (number, place) in self.places.iter().enumerate() {
            let Some(seat) = Seat::new(number) else {
                continue;
            };
            if self.bots[seat].is_none() {
                let seed = u64::from_le_bytes(random_bytes());
                let level = place.bot.unwrap_or(level);
                self.bots[seat] = Some(<G as Playable>::bot(level, seed, number as u64));
            }
        }
    }
}
