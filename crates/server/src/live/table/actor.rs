//! The task that owns a table and answers its requests one after the other. If the store refuses a change, the task may
//! end; the next request then loads the table from its log.

use std::collections::VecDeque;
use std::sync::{Arc, Weak};
use std::time::Duration;

use antipater_engine::{BySeat, Seat};
use antipater_show::guide::Guidable;
use antipater_show::names;
use antipater_show::view::{MessageKind, View, Viewer};
use antipater_store::ids::PersonId;
use antipater_store::{MessageRow, TableRow};
use antipater_table::{HintRequest, Presence, Refusal, Table};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use super::handle::{Handle, Spectators};
use super::hint::{HintAnswer, HintWork};
use super::messages::{Move, News, Request, TableCommand};
use crate::error::Error;
use crate::live::requester::Requester;
use crate::live::seats::TableSeat;
use crate::live::services::Services;

/// The capacity of a table's queue of requests.
const WAITING: usize = 64;
/// How long an unused table stays in memory.
const IDLE: Duration = Duration::from_secs(600);

/// The stored state of a table, besides what its rules need.
pub(crate) struct StoredTable {
    pub(crate) row: TableRow,
    pub(crate) seats: Vec<TableSeat>,
    /// The number of rows in the log of choices.
    pub(crate) kept_choices: usize,
    pub(crate) messages: Vec<MessageRow>,
}

/// A table with its state on a server.
pub(super) struct Actor<G: Guidable> {
    pub(super) table: Table<G>,
    pub(super) row: TableRow,
    pub(super) seats: Vec<TableSeat>,
    /// The number of rows in the log of choices.
    pub(super) kept_choices: usize,
    pub(super) presence: Presence,
    /// The number of changes visible to all viewers that are not those of the table itself.
    pub(super) changes: usize,
    /// When the time for the present step is up, in milliseconds since 1970.
    pub(super) ends_at: Option<i64>,
    /// When bots, who alone have to decide, do so, in ticks; `None` while the table waits for people.
    pub(super) bots_move_at: Option<i64>,
    /// The views still in use, with their versions: each is made once for a viewer and a version.
    pub(super) views: Vec<(Viewer, u64, Weak<View>)>,
    pub(super) messages: VecDeque<MessageRow>,
    /// The published number of spectators.
    pub(super) spectators: usize,
    pub(super) services: Services,
    pub(super) news: watch::Sender<News>,
}

/// Starts the task of a table.
pub(crate) fn start<G: Guidable>(
    table: Table<G>,
    stored: StoredTable,
    services: Services,
) -> Handle {
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
    let people = stored.seats.iter().map(|seat| seat.person).collect();
    let spectators = Spectators::new(stored.row.watchable, services.clock.ticks());
    // Players who have not come since the step began count as away from its beginning.
    let began = table.clock().began;
    let since = began.map_or_else(|| services.clock.ticks(), |_| 0);
    let actor = Actor {
        table,
        row: stored.row,
        seats: stored.seats,
        kept_choices: stored.kept_choices,
        presence: Presence::new(since),
        changes: 0,
        ends_at: None,
        bots_move_at: None,
        views: Vec::new(),
        messages: stored.messages.into(),
        spectators: 0,
        services,
        news,
    };
    tokio::spawn(actor.run(inbox));
    Handle {
        requests,
        news: watched,
        people,
        spectators: Arc::new(spectators),
    }
}

impl<G: Guidable> Actor<G> {
    async fn run(mut self, mut inbox: mpsc::Receiver<Request>) {
        if let Err(error) = self.go_on(false).await {
            tracing::error!("table {}: {error:?}", self.row.id);
            return;
        }
        self.set_clock();
        self.notify();
        // Those who were told before are not told again.
        self.tell_turn();
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
                Ok(Some(Request::Moderation(work, reply))) => {
                    let done = self.moderate(work).await;
                    let ends = done.is_ok() || is_in_doubt(&done);
                    let _ = reply.send(done);
                    // Later requests are answered by the table that is loaded next.
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
                // The registry keeps one receiver; all others belong to watchers. A request sent at this moment is
                // dropped, and sent again to the next task.
                Err(_) if self.news.receiver_count() <= 1 => return,
                Err(_) => {}
            }
        }
    }

    /// Answers a request; returns whether the table still matches its log.
    async fn answer(&mut self, request: Request) -> bool {
        self.miss_silent();
        match request {
            Request::View(requester, reply) => {
                if let Some(person) = requester.person.filter(|_| !requester.watches) {
                    if requester.arrives {
                        self.note_stream(person, true);
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
                // The client repeats the decision under its name, to the table that is loaded next.
                !is_in_doubt(&played) && self.reply(reply, played)
            }
            Request::Do(person, command, reply) => {
                self.note_asked(person);
                let named = matches!(command, TableCommand::Undo { .. });
                let done = self.act(person, command).await;
                !(named && is_in_doubt(&done)) && self.reply(reply, done)
            }
            Request::AskHint(person, decision, reply) => {
                self.note_asked(person);
                let asked = self.ask_hint(person, decision);
                self.reply(reply, asked)
            }
            Request::GiveHint(person, key, hint, reply) => {
                let given = match self.seat_of(person) {
                    Ok(seat) => {
                        let proposed = self.table.give_hint(seat, key, *hint);
                        let given = self.commit_for(seat, proposed).await;
                        given.map(|()| self.view_of(seat))
                    }
                    Err(why) => Err(why.into()),
                };
                self.reply(reply, given)
            }
            Request::Known(person, reply) => {
                self.note_asked(person);
                let seat = self.seat_of(person);
                let known = seat.and_then(|seat| self.table.known(seat));
                let _ = reply.send(known.map_err(Error::from));
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
            Request::Misses(person, turn, reply) => {
                let _ = reply.send(Ok(self.misses(person, turn)));
                true
            }
            Request::Depart(person) => {
                self.note_stream(person, false);
                true
            }
            Request::Spectators(count) => {
                self.spectators = count;
                self.changes += 1;
                self.notify_all();
                true
            }
            // Handled where the task can end.
            Request::Moderation(..) | Request::End(_) => true,
            Request::Tick => {
                let ticked = self.tick().await;
                !self.is_lost(ticked.as_ref().err())
            }
        }
    }

    /// Sends an answer; returns whether the table still matches its log. If the log may contain more, nothing is sent:
    /// the caller asks the table that is loaded next.
    fn reply<T>(&self, reply: oneshot::Sender<Result<T, Error>>, done: Result<T, Error>) -> bool {
        let lost = match &done {
            Err(Error::Store(error)) => {
                tracing::error!("table {} is loaded again: {error}", self.row.id);
                let overtaken = error.as_database_error();
                if overtaken.is_some_and(sqlx::error::DatabaseError::is_unique_violation) {
                    return false;
                }
                true
            }
            _ if is_in_doubt(&done) => true,
            // Nothing was written, so the request can be repeated; unless the table itself would have to.
            Err(Error::Unavailable(_)) => self.table.goes_on(),
            _ => false,
        };
        // Ignored if the caller is gone: the commit stands.
        let _ = reply.send(done);
        !lost
    }

    /// Whether the table may no longer match its log, after a change of its own.
    fn is_lost(&self, error: Option<&Error>) -> bool {
        if let Some(error) = error {
            tracing::error!("table {}: {error:?}", self.row.id);
        }
        error.is_some()
    }

    /// Makes a decision of a person.
    async fn play(&mut self, person: PersonId, decision: Move) -> Result<Arc<View>, Error> {
        let seat = self.seat_of(person)?;
        let single = decision.paced && !self.services.bot_pause.is_zero();
        let named = (decision.id.as_str(), decision.decision);
        let now = self.services.clock.ticks();
        let proposed = self.table.play(seat, named, &decision.actions, single, now);
        self.commit_for(seat, proposed).await?;
        Ok(self.view_of(seat))
    }

    /// Executes another command of a person.
    async fn act(&mut self, person: PersonId, command: TableCommand) -> Result<Arc<View>, Error> {
        let seat = self.seat_of(person)?;
        let now = self.services.clock.ticks();
        let vacates = matches!(
            command,
            TableCommand::Leave | TableCommand::Resign | TableCommand::StandIn(_)
        );
        let proposed = match command {
            TableCommand::Undo { id, decision } => self.table.undo(seat, (&id, decision), now),
            TableCommand::Leave => self.table.leave(seat, now),
            TableCommand::Return => self.table.come_back(seat, now),
            TableCommand::Resign => self.table.resign(seat, now),
            TableCommand::Pause => self.table.agree_to_pause(seat, now),
            TableCommand::PlayOn => self.table.end_pause(seat, now),
            TableCommand::StandIn(other) => match Seat::new(other) {
                Some(other) => {
                    let away_since = self.presence.away_since(other);
                    self.table.stand_in(seat, other, away_since, now)
                }
                None => Err(Refusal::TooSoon),
            },
            TableCommand::Say(text) => {
                self.say(seat, MessageKind::Said, names::message(&text))
                    .await?;
                return Ok(self.view_of(seat));
            }
            TableCommand::React(reaction) => {
                let text = reaction.name().to_owned();
                self.say(seat, MessageKind::Reacted, Some(text)).await?;
                return Ok(self.view_of(seat));
            }
        };
        self.commit_for(seat, proposed).await?;
        if vacates {
            self.go_on(false).await?;
        }
        Ok(self.view_of(seat))
    }

    /// The work for a hint for the decision with this number.
    fn ask_hint(&mut self, person: PersonId, decision: usize) -> Result<HintAnswer, Error> {
        let seat = self.seat_of(person)?;
        match self.table.ask_hint(seat, decision) {
            Ok(HintRequest::Given) => Ok(HintAnswer::Given(self.view_of(seat))),
            Ok(HintRequest::Judge(key, question)) => Ok(HintAnswer::Work(
                key,
                HintWork::new(move || question.judge()),
            )),
            Err(why) => Err(self.refused(seat, why)),
        }
    }

    /// Links the table of the next game.
    async fn rematch(&mut self, next: Option<String>) -> Result<(), Error> {
        if !self.table.game().is_over() {
            return Err(Error::Running);
        }
        let mut row = self.row.clone();
        row.rematch = next;
        self.services.store.update_table(&row, &[]).await?;
        self.row = row;
        self.changes += 1;
        self.notify_all();
        Ok(())
    }

    fn record(&self, requester: Requester) -> Result<String, Error> {
        self.viewer(requester)?;
        if self.table.game().is_over() {
            Ok(self.table.game().record.write())
        } else {
            Err(Error::Running)
        }
    }
}

/// Whether the outcome is unknown: the connection to the database was lost during the commit.
fn is_in_doubt<T>(done: &Result<T, Error>) -> bool {
    matches!(done, Err(Error::Unavailable(error)) if antipater_store::is_unknown(error))
}
