//! The task that owns a table: it answers one request after the other. When the store refuses something, the task ends,
//! and the table is loaded again from its log when it is asked for next.

use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Weak};
use std::time::Duration;

use antipater_bots::BotKind;
use antipater_bots::Playable;
use antipater_engine::seven::Side;
use antipater_engine::{BySeat, JointAction, Seat};
use antipater_show::game::Game;
use antipater_show::game::choosing::{self, Bots, no_bots};
use antipater_show::guide::{Guidable, Lessons};
use antipater_show::options::TableOptions;
use antipater_show::view::{View, Viewer};
use antipater_store::{MessageRow, TableRow};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use super::handle::Handle;
use super::hint_work::GivenHint;
use super::messages::{News, Request, TableCommand};
use crate::error::Error;
use crate::live::places::TableSeat;
use crate::live::requester::Requester;
use crate::live::services::Services;

/// Requests that may wait at a table.
const WAITING: usize = 64;
/// How long a table stays in memory when nobody asks or watches.
const IDLE: Duration = Duration::from_secs(600);

/// What the store has of a table besides its steps.
pub(crate) struct StoredTable {
    pub(crate) row: TableRow,
    pub(crate) options: TableOptions,
    pub(crate) places: Vec<TableSeat>,
    /// How many rows the log has.
    pub(crate) logged: usize,
    /// The names of the decisions that are in the log.
    pub(crate) known: HashSet<String>,
    pub(crate) messages: Vec<MessageRow>,
    /// The hints that were taken: for which decision, and for which seat.
    pub(crate) hints: Vec<(usize, usize)>,
}

/// Starts the task of a table.
///
/// # Errors
/// When the guide cannot follow the game.
pub(crate) fn start<G: Guidable>(
    game: Game<G>,
    before: Vec<Game<G>>,
    kept: StoredTable,
    services: Services,
) -> Result<Handle, Error> {
    let (requests, inbox) = mpsc::channel(WAITING);
    let (news, watched) = watch::channel(News {
        versions: BySeat::from_fn(|_| 0),
        version: 0,
        steps: 0,
        clocks: 0,
        own: BySeat::from_fn(|_| 0),
        seats: Arc::new([]),
        said: 0,
        over: false,
    });
    // When those steps ended is not in the store; the present one ends no later than it does now.
    let clock = StepClock::of(&kept.row);
    let before = before.into_iter().map(|game| Earlier { game, clock });
    let person = kept.places.iter().position(|place| place.person.is_some());
    let person = person.and_then(Seat::new).filter(|_| kept.options.guided);
    let guided = match person {
        Some(seat) => Some((seat, Lessons::of(&game, seat).map_err(Error::Broken)?)),
        None => None,
    };
    let waits = kept.options.chooses_sides() && kept.logged == 0 && !game.is_over();
    // Players who have not come since the step began count as away from its beginning.
    let since = clock.began.map_or_else(|| services.clock.ticks(), |_| 0);
    let table = Table {
        sides: waits.then(|| BySeat::from_fn(|_| None)),
        game,
        before: before.collect(),
        row: kept.row,
        options: kept.options,
        places: kept.places,
        bots: no_bots(),
        bot_seeds: Vec::new(),
        known: kept.known,
        logged: kept.logged,
        kept_choices: 0,
        chosen: JointAction::new(),
        choices: BySeat::from_fn(|_| 0),
        within: 0,
        ends_at: None,
        bots_move_at: None,
        present: BySeat::from_fn(|_| 0),
        asked_at: BySeat::from_fn(|_| None),
        away_since: BySeat::from_fn(|_| since),
        undone: BySeat::from_fn(|_| 0),
        missed: BySeat::from_fn(|_| 0),
        leaves: BySeat::from_fn(|_| VecDeque::new()),
        guided,
        views: Vec::new(),
        messages: kept.messages.into(),
        hints: kept.hints,
        hint: None,
        services,
        news,
    };
    tokio::spawn(table.run(inbox));
    Ok(Handle {
        requests,
        news: watched,
    })
}

/// A game as it was, with the clock of its step: taking a step back gains no time.
pub(super) struct Earlier<G: Guidable> {
    pub(super) game: Game<G>,
    pub(super) clock: StepClock,
}

/// When a step began, and when its time is up, in ticks.
#[derive(Clone, Copy)]
pub(super) struct StepClock {
    pub(super) began: Option<i64>,
    pub(super) deadline: Option<i64>,
}

impl StepClock {
    /// That of the present step of a table.
    pub(super) fn of(row: &TableRow) -> StepClock {
        StepClock {
            began: row.step_began,
            deadline: row.deadline,
        }
    }
}

/// The sides of the boards that people have chosen so far.
pub(super) type Sides = BySeat<Option<Side>>;

/// A table and everything it knows.
pub(super) struct Table<G: Guidable> {
    pub(super) game: Game<G>,
    /// What was before each of the last steps, the latest last, as long as they may be taken back.
    pub(super) before: Vec<Earlier<G>>,
    pub(super) row: TableRow,
    pub(super) options: TableOptions,
    pub(super) places: Vec<TableSeat>,
    /// The bots that have been asked so far, with random generators of their own: their choices are in the log.
    pub(super) bots: Bots<G>,
    /// The seeds of their generators, for all seats: drawn together, so that none depends on who had to be asked before.
    bot_seeds: Vec<u64>,
    /// The names of the decisions that are in the log, each with the seat in front.
    pub(super) known: HashSet<String>,
    /// How many rows the log has: steps, and what was taken back.
    pub(super) logged: usize,
    /// How many rows the log of choices has.
    pub(super) kept_choices: usize,
    /// Choices of people on the present step, which wait for others.
    pub(super) chosen: JointAction<G::Action>,
    /// While the sides of the boards are chosen: what people have chosen, which waits for others. No step is played
    /// before.
    pub(super) sides: Option<Sides>,
    /// How often the person on a seat has chosen on the present step.
    pub(super) choices: BySeat<usize>,
    /// Changes on the present step that everybody sees.
    pub(super) within: usize,
    /// When the time for the present step is up, in milliseconds since 1970.
    pub(super) ends_at: Option<i64>,
    /// When the bots, who alone have to decide now, do so, in ticks; `None` when people are waited for.
    pub(super) bots_move_at: Option<i64>,
    /// Streams that the person on a seat has open.
    pub(super) present: BySeat<usize>,
    /// When the person on a seat asked or played last, in ticks, while that alone shows that they are there: forgotten
    /// after a while, and when their last stream ends.
    pub(super) asked_at: BySeat<Option<i64>>,
    /// When the person on a seat was there last, in ticks.
    pub(super) away_since: BySeat<i64>,
    /// How often the person on a seat has taken back since somebody else has acted.
    pub(super) undone: BySeat<usize>,
    /// How many turns in a row the person on a seat has missed by the clock, since the table was loaded.
    pub(super) missed: BySeat<usize>,
    /// When the person on a seat has left it lately, in ticks.
    pub(super) leaves: BySeat<VecDeque<i64>>,
    /// The person who plays with a guide, and the lessons so far.
    pub(super) guided: Option<(Seat, Lessons<G>)>,
    /// The views that somebody still holds, with the versions they are of: each is made once for a viewer and a version.
    pub(super) views: Vec<(Viewer, u64, Weak<View>)>,
    pub(super) messages: VecDeque<MessageRow>,
    /// The hints that were taken so far: for which decision, and for which seat.
    pub(super) hints: Vec<(usize, usize)>,
    /// The last one, as long as the table is in memory.
    pub(super) hint: Option<GivenHint>,
    pub(super) services: Services,
    pub(super) news: watch::Sender<News>,
}

impl<G: Guidable> Table<G> {
    async fn run(mut self, mut inbox: mpsc::Receiver<Request>) {
        let ready = match self.remember().await {
            Ok(()) => self.go_on().await,
            refused => refused,
        };
        if let Err(error) = ready {
            tracing::error!("table {}: {error:?}", self.game.id);
            return;
        }
        self.notify();
        loop {
            self.miss_silent();
            let wait = match self.pause_left() {
                Some(Duration::ZERO) => {
                    let ended = self.end_pause().await;
                    if self.is_lost(ended.as_ref().err()) {
                        return;
                    }
                    continue;
                }
                Some(left) => left,
                None => IDLE,
            };
            let silence = self.silence_left();
            let wait = silence.map_or(wait, |left| left.min(wait));
            match timeout(wait, inbox.recv()).await {
                Ok(Some(Request::House(work, reply))) => {
                    let done = self.keep_house(work).await;
                    let ends = done.is_ok() || is_in_doubt(&done);
                    let _ = reply.send(done);
                    // What is asked from now on is answered by the table as it is then stored.
                    if ends {
                        return;
                    }
                }
                Ok(Some(Request::End(reply))) => {
                    let _ = reply.send(Ok(()));
                    return;
                }
                Ok(Some(request)) => {
                    if !self.answer(request).await {
                        return;
                    }
                }
                Ok(None) => return,
                Err(_) if self.bots_move_at.is_some() || silence.is_some() => {}
                // The registry keeps one receiver; every further one belongs to a watcher. A request sent in this
                // moment is dropped, and sent again to the next task.
                Err(_) if self.news.receiver_count() <= 1 => return,
                Err(_) => {}
            }
        }
    }

    /// Answers a request; returns whether the table is still what its log says.
    async fn answer(&mut self, request: Request) -> bool {
        self.miss_silent();
        match request {
            Request::View(requester, reply) => {
                if let Some(person) = requester.person.filter(|_| !requester.watches) {
                    if requester.arrives {
                        self.note_presence(person, true);
                    } else {
                        self.note_asked(person);
                    }
                }
                let _ = reply.send(self.seen_by(requester));
                true
            }
            Request::Play(person, decision, reply) => {
                self.note_asked(person);
                let played = self.play(person, decision).await;
                // It is asked again under its name, of the table that is loaded next.
                !is_in_doubt(&played) && self.reply(reply, played)
            }
            Request::Do(person, command, reply) => {
                self.note_asked(person);
                let named = matches!(command, TableCommand::Undo { .. });
                let done = match command {
                    TableCommand::Undo { id, decision } => self.undo(person, id, decision).await,
                    TableCommand::Leave => self.leave(person).await,
                    TableCommand::Return => self.come_back(person).await,
                    TableCommand::Resign => self.resign(person).await,
                    TableCommand::StandIn(seat) => self.stand_in(person, seat).await,
                    TableCommand::Say(text) => self.say(person, text).await,
                    TableCommand::React(reaction) => self.react(person, reaction).await,
                };
                !(named && is_in_doubt(&done)) && self.reply(reply, done)
            }
            Request::AskHint(person, decision, reply) => {
                self.note_asked(person);
                let asked = self.ask_hint(person, decision);
                self.reply(reply, asked)
            }
            Request::GiveHint(person, key, hint, reply) => {
                let given = self.give_hint(person, key, *hint).await;
                self.reply(reply, given)
            }
            Request::Known(person, reply) => {
                self.note_asked(person);
                let _ = reply.send(self.known(person));
                true
            }
            Request::Record(requester, reply) => {
                let _ = reply.send(self.record(requester));
                true
            }
            Request::Rematch(next, reply) => {
                let noted = self.rematch(next).await;
                self.reply(reply, noted)
            }
            Request::Depart(person) => {
                self.note_presence(person, false);
                true
            }
            // Answered where the task can end.
            Request::House(..) | Request::End(_) => true,
            Request::Tick => {
                let ticked = self.tick().await;
                !self.is_lost(ticked.as_ref().err())
            }
        }
    }

    /// Sends an answer; returns whether the table is still what its log says. Where the log has something that the table
    /// does not know, nothing is sent: the caller asks the table that is loaded next.
    fn reply<T>(&self, reply: oneshot::Sender<Result<T, Error>>, done: Result<T, Error>) -> bool {
        let lost = match &done {
            Err(Error::Store(error)) => {
                tracing::error!("table {} is loaded again: {error}", self.game.id);
                let overtaken = error.as_database_error();
                if overtaken.is_some_and(sqlx::error::DatabaseError::is_unique_violation) {
                    return false;
                }
                true
            }
            _ if is_in_doubt(&done) => true,
            // Nothing was written and nothing has changed, so the same can be asked again; unless nobody would ask.
            Err(Error::Unavailable(_)) => !self.game.is_over() && self.late().is_empty(),
            _ => false,
        };
        // Ignored if the caller is gone: what is committed is committed.
        let _ = reply.send(done);
        !lost
    }

    /// Whether the table may no longer be what its log says, after what it did by itself.
    fn is_lost(&self, error: Option<&Error>) -> bool {
        if let Some(error) = error {
            tracing::error!("table {}: {error:?}", self.game.id);
        }
        error.is_some()
    }

    fn record(&self, requester: Requester) -> Result<String, Error> {
        self.viewer(requester)?;
        if self.game.is_over() {
            Ok(self.game.record.write())
        } else {
            Err(Error::Running)
        }
    }

    /// A bot for every player who has to choose now in this position and has not, after so many steps of the log: with a
    /// random generator of its own, or on the deal of a day with the chances that everybody has.
    pub(super) fn wake_bots(
        &mut self,
        position: &G,
        chosen: &JointAction<G::Action>,
        logged: usize,
    ) {
        // A person's city is in good hands while they are away.
        let stand_in = self.options.level.max(BotKind::Hard);
        if self.bot_seeds.is_empty() {
            let draw = |_| u64::from_le_bytes(self.services.randomness.bytes());
            self.bot_seeds = self.places.iter().map(draw).collect();
        }
        let asked = position.to_act().iter();
        let asked = asked.filter(|&seat| chosen.get(seat).is_none());
        for seat in asked.map(|seat| position.chooser(seat)) {
            let number = seat.number();
            let drawn = self.places.get(number).zip(self.bot_seeds.get(number));
            let Some((place, &drawn)) = drawn else {
                continue;
            };
            if let Some(seed) = self.options.seed_of_day() {
                let level = place.bot.unwrap_or(stand_in);
                self.bots[seat] = Some(choosing::bot_of_step(level, seed, seat, logged));
            } else if self.bots[seat].is_none() {
                let level = place.bot.unwrap_or(stand_in);
                self.bots[seat] = Some(<G as Playable>::bot(level, drawn, number as u64));
            }
        }
    }
}

/// Whether nobody knows if something was written: the connection to the database was lost during the commit.
fn is_in_doubt<T>(done: &Result<T, Error>) -> bool {
    matches!(done, Err(Error::Unavailable(error)) if antipater_store::is_unknown(error))
}
