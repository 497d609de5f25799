//! A live table: one task owns it and plays what is asked of it, one request after the other.
//!
//! Requests come through a bounded channel. A person's decision waits for nobody: the bots choose, the step and the
//! steps that bots alone make after it are committed together, and only then the position changes, the answer goes out
//! and the watchers are told. Who watches learns a number only, and asks for the view of its own seat.
//!
//! A person who chooses for several seats may send one choice after the other. Those before the last wait beside the
//! position, are committed too before they are acknowledged, and can be changed; only their chooser sees them.

use std::collections::HashSet;
use std::time::Duration;

use antipater_bots::Bot;
use antipater_engine::{BySeat, Joint, Seat};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

use crate::error::Error;
use crate::game::{Game, Hosted};
use crate::session::{PersonId, random_bytes};
use crate::store::{ChoiceRow, MoveRow, Progress, Store};
use crate::view::{View, Viewer, view_given};

/// Requests that may wait at a table.
const WAITING: usize = 32;
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

/// What is asked of a table.
enum Request {
    View(PersonId, oneshot::Sender<Result<View, Error>>),
    Play(PersonId, Move, oneshot::Sender<Result<View, Error>>),
    Record(PersonId, oneshot::Sender<Result<String, Error>>),
}

/// The way to a live table. Cloning shares it.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    requests: mpsc::Sender<Request>,
    changes: watch::Receiver<usize>,
}

/// The task that owned the table has ended; it must be loaded again.
#[derive(Debug)]
pub(crate) struct Gone;

impl Handle {
    /// Starts the task of a table.
    pub(crate) fn start<G: Hosted>(
        game: Game<G>,
        owner: PersonId,
        played: &[MoveRow],
        store: Store,
    ) -> Handle {
        let (requests, inbox) = mpsc::channel(WAITING);
        let (changed, changes) = watch::channel(game.told.len());
        let table = Table {
            bots: bots(&game),
            game,
            owner,
            known: played
                .iter()
                .filter_map(|row| row.client_move_id.clone())
                .collect(),
            chosen: Joint::new(),
            choices: 0,
            store,
            changed,
        };
        tokio::spawn(table.run(inbox));
        Handle { requests, changes }
    }

    /// The table as its person sees it.
    pub(crate) async fn view(&self, owner: PersonId) -> Result<Result<View, Error>, Gone> {
        self.ask(|reply| Request::View(owner, reply)).await
    }

    /// Makes a decision; answers with the view after it.
    pub(crate) async fn play(
        &self,
        owner: PersonId,
        decision: Move,
    ) -> Result<Result<View, Error>, Gone> {
        self.ask(|reply| Request::Play(owner, decision, reply))
            .await
    }

    /// The record, when the game is over.
    pub(crate) async fn record(&self, owner: PersonId) -> Result<Result<String, Error>, Gone> {
        self.ask(|reply| Request::Record(owner, reply)).await
    }

    /// Tells of changes; the table stays in memory as long as this is kept.
    pub(crate) fn changes(&self) -> watch::Receiver<usize> {
        self.changes.clone()
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

/// Actions that were sent, with their seats and as they were written.
type Sent<A> = Vec<(Seat, A, String)>;

type Bots<G> = BySeat<Option<Box<dyn Bot<G>>>>;

/// The bots of a table, with fresh luck: what they choose stands in the log.
fn bots<G: Hosted>(game: &Game<G>) -> Bots<G> {
    let seed = u64::from_le_bytes(random_bytes());
    BySeat::from_fn(|seat| {
        let level = game.sitting.get(seat.number())?.bot?;
        Some(G::bot(level, seed, seat.number() as u64))
    })
}

struct Table<G: Hosted> {
    game: Game<G>,
    owner: PersonId,
    bots: Bots<G>,
    /// The names of the decisions that are in the log.
    known: HashSet<String>,
    /// What people have chosen on the present step while it waits for more choices of theirs.
    chosen: Joint<G::Action>,
    /// How often people have chosen on the present step.
    choices: usize,
    store: Store,
    changed: watch::Sender<usize>,
}

impl<G: Hosted> Table<G> {
    async fn run(mut self, mut inbox: mpsc::Receiver<Request>) {
        let ready = match self.catch_up().await {
            Ok(()) => self.remember().await,
            refused => refused,
        };
        if let Err(error) = ready {
            tracing::error!("table {}: {error:?}", self.game.id);
            return;
        }
        loop {
            match timeout(IDLE, inbox.recv()).await {
                Ok(Some(request)) => self.answer(request).await,
                Ok(None) => return,
                // The registry keeps one receiver; every further one belongs to a watcher.
                Err(_) if self.changed.receiver_count() <= 1 => inbox.close(),
                Err(_) => {}
            }
        }
    }

    async fn answer(&mut self, request: Request) {
        // Who no longer waits for the answer does not matter: what is committed is committed.
        match request {
            Request::View(owner, reply) => {
                let _ = reply.send(self.seat_of(owner).map(|seat| self.view(seat)));
            }
            Request::Play(owner, decision, reply) => {
                let _ = reply.send(self.play(owner, decision).await);
            }
            Request::Record(owner, reply) => {
                let _ = reply.send(self.seat_of(owner).and_then(|_| self.record()));
            }
        }
    }

    /// The seat of a visitor. One person owns a table and sits on its only seat without a bot.
    fn seat_of(&self, owner: PersonId) -> Result<Seat, Error> {
        if owner != self.owner {
            return Err(Error::NotYours);
        }
        self.game.people().iter().next().ok_or(Error::NotYours)
    }

    fn record(&self) -> Result<String, Error> {
        if self.game.is_over() {
            Ok(G::write_record(&self.game.record))
        } else {
            Err(Error::Running)
        }
    }

    /// The table as the person on a seat sees it, with what that person alone has chosen.
    fn view(&self, seat: Seat) -> View {
        view_given(
            &self.game,
            Viewer::Seat(seat),
            &self.chosen_by(seat),
            self.choices,
        )
    }

    /// What the person on a seat has chosen on the present step.
    fn chosen_by(&self, seat: Seat) -> Joint<G::Action> {
        let mut own = Joint::new();
        for (due, action) in self.chosen.iter() {
            if self.game.position.chooser(due) == seat {
                own.set(due, action);
            }
        }
        own
    }

    async fn play(&mut self, owner: PersonId, decision: Move) -> Result<View, Error> {
        let seat = self.seat_of(owner)?;
        if self.known.contains(&decision.id) {
            return Ok(self.view(seat));
        }
        if decision.decision != self.game.told.len() {
            return Err(Error::Stale(Box::new(self.view(seat))));
        }
        let sent = self.read(seat, &decision.actions)?;
        let joint = self.add(seat, &sent)?;
        if self.first_open(seat, &joint).is_some() {
            self.choose(seat, joint, sent, decision.id).await?;
            return Ok(self.view(seat));
        }
        let mut next = self.game.clone();
        let mut rows = Vec::new();
        self.step(&mut next, joint, Some(decision.id.clone()), &mut rows)
            .await?;
        self.play_alone(&mut next, &mut rows).await?;
        self.commit(next, &rows).await?;
        self.known.insert(decision.id);
        Ok(self.view(seat))
    }

    /// The actions that were sent, each for a seat that the person on `seat` chooses for, with their texts.
    fn read(&self, seat: Seat, actions: &[String]) -> Result<Sent<G::Action>, Error> {
        let position = &self.game.position;
        let mut sent = Vec::new();
        for text in actions {
            let (due, action) = position
                .read_action(text)
                .map_err(|error| Error::Unreadable(error.to_string()))?;
            if position.chooser(due) != seat {
                return Err(Error::NotYours);
            }
            sent.push((due, action, text.clone()));
        }
        Ok(sent)
    }

    /// What the person on `seat` has then chosen: what was sent, and what waits. All of it is legal together, and no seat
    /// is chosen for before those that come first.
    fn add(&self, seat: Seat, sent: &Sent<G::Action>) -> Result<Joint<G::Action>, Error> {
        let mut all = self.chosen_by(seat);
        if sent.is_empty() {
            let nothing = || Error::Unreadable("there is nothing to take back".to_owned());
            let waits = !all.seats().is_empty();
            return waits.then(Joint::new).ok_or_else(nothing);
        }
        for &(due, action, _) in sent {
            all.set(due, action);
        }
        let position = &self.game.position;
        let mut joint = Joint::new();
        for (due, action) in all.iter() {
            if let Some(why) = why_not(position, due, action, &joint) {
                let (why, view) = (Box::new(G::refusal(why)), Box::new(self.view(seat)));
                return Err(Error::Illegal { why, view });
            }
            joint.set(due, action);
        }
        let first = self.first_open(seat, &joint);
        if first.is_some_and(|first| joint.seats().iter().any(|due| due > first)) {
            return Err(Error::Unreadable("an action is missing".to_owned()));
        }
        Ok(joint)
    }

    /// Keeps choices until the step has all it waits for.
    async fn choose(
        &mut self,
        seat: Seat,
        chosen: Joint<G::Action>,
        sent: Sent<G::Action>,
        id: String,
    ) -> Result<(), Error> {
        let rows = self.choice_rows(seat, sent, &id);
        self.store.choose(&self.game.id, &rows).await?;
        self.chosen = chosen;
        self.choices += 1;
        self.known.insert(id);
        self.changed.send_replace(self.game.told.len());
        Ok(())
    }

    /// The choices that were sent as the store keeps them; without any, those that are taken back.
    fn choice_rows(&self, seat: Seat, sent: Sent<G::Action>, id: &str) -> Vec<ChoiceRow> {
        let row = |due: Seat, action: Option<String>| ChoiceRow {
            step: self.game.told.len(),
            seat: due.number(),
            client_move_id: id.to_owned(),
            action,
        };
        if sent.is_empty() {
            let taken_back = self.chosen_by(seat).seats();
            taken_back.iter().map(|due| row(due, None)).collect()
        } else {
            let sent = sent.into_iter();
            sent.map(|(due, _, text)| row(due, Some(text))).collect()
        }
    }

    /// The first seat that the person on `seat` has still to choose for.
    fn first_open(&self, seat: Seat, chosen: &Joint<G::Action>) -> Option<Seat> {
        let position = &self.game.position;
        let mut asked = position.to_act().iter();
        asked.find(|&due| position.chooser(due) == seat && chosen.get(due).is_none())
    }

    /// Takes up the choices that wait in the store.
    async fn remember(&mut self) -> Result<(), Error> {
        let mut last = None;
        for row in self.store.choices(&self.game.id).await? {
            if row.step == self.game.told.len() {
                self.choices += usize::from(last.as_ref() != Some(&row.client_move_id));
                last = Some(row.client_move_id.clone());
                match row.action {
                    None => self.chosen = Joint::new(),
                    Some(text) => {
                        let read = self.game.position.read_action(&text);
                        let (seat, action) =
                            read.map_err(|error| Error::Broken(error.to_string()))?;
                        self.chosen.set(seat, action);
                    }
                }
            }
            self.known.insert(row.client_move_id);
        }
        Ok(())
    }

    /// Plays what bots alone have to decide, as after a crash between two steps.
    async fn catch_up(&mut self) -> Result<(), Error> {
        let mut next = self.game.clone();
        let mut rows = Vec::new();
        self.play_alone(&mut next, &mut rows).await?;
        if rows.is_empty() {
            return Ok(());
        }
        self.commit(next, &rows).await
    }

    /// Plays on until a person has to decide or the game is over.
    async fn play_alone(
        &mut self,
        next: &mut Game<G>,
        rows: &mut Vec<MoveRow>,
    ) -> Result<(), Error> {
        let people = next.people();
        while !next.is_over()
            && next
                .position
                .to_act()
                .iter()
                .all(|seat| !people.contains(next.position.chooser(seat)))
        {
            self.step(next, Joint::new(), None, rows).await?;
        }
        Ok(())
    }

    /// Adds the bots' choices to a step and plays it on a copy of the game.
    async fn step(
        &mut self,
        next: &mut Game<G>,
        mut joint: Joint<G::Action>,
        id: Option<String>,
        rows: &mut Vec<MoveRow>,
    ) -> Result<(), Error> {
        let position = next.position.clone();
        let mut bots = std::mem::take(&mut self.bots);
        let chosen = tokio::task::spawn_blocking(move || {
            for seat in position.to_act().iter() {
                if let Some(bot) = &mut bots[position.chooser(seat)] {
                    joint.set(seat, choose(bot.as_mut(), &position, seat, &joint));
                }
            }
            (bots, joint)
        });
        let chosen = match chosen.await {
            Ok(chosen) => chosen,
            Err(error) => {
                self.bots = self::bots(&self.game);
                return Err(Error::Broken(format!("a bot gave up: {error}")));
            }
        };
        let (bots, joint) = chosen;
        self.bots = bots;
        rows.push(MoveRow {
            step: next.stored_step(&joint),
            client_move_id: id,
        });
        next.play(&joint)
            .map_err(|error| Error::Broken(format!("a step that was checked: {error}")))
    }

    /// Writes the steps to the log; only then the table is what they make of it.
    async fn commit(&mut self, next: Game<G>, rows: &[MoveRow]) -> Result<(), Error> {
        let first = self.game.told.len();
        let progress = Progress {
            over: next.is_over(),
            ..Progress::default()
        };
        self.store
            .append(&self.game.id, first, rows, &progress)
            .await?;
        self.game = next;
        self.chosen = Joint::new();
        self.choices = 0;
        self.changed.send_replace(self.game.told.len());
        Ok(())
    }
}

/// A bot's choice. One that is not legal must not stop the table: the first legal action stands in for it.
fn choose<G: Hosted>(
    bot: &mut dyn Bot<G>,
    position: &G,
    seat: Seat,
    chosen: &Joint<G::Action>,
) -> G::Action {
    let legal = position.legal_actions_given(seat, chosen);
    let action = bot.choose(&position.observe(position.chooser(seat)), seat, &legal);
    if legal.contains(action) {
        action
    } else {
        tracing::error!("the bot on {seat:?} chose {action:?}, which is not legal");
        legal[0]
    }
}

/// Why this may not be done for the seat now, after what the same person has chosen; `None` when it may.
fn why_not<G: Hosted>(
    position: &G,
    seat: Seat,
    action: G::Action,
    chosen: &Joint<G::Action>,
) -> Option<G::IllegalAction> {
    if position.legal_actions_given(seat, chosen).contains(action) {
        return None;
    }
    // The others do something legal, so that the position names this seat.
    let mut joint = *chosen;
    for other in position.to_act().iter() {
        if joint.get(other).is_none() {
            joint.set(other, position.legal_actions_given(other, &joint)[0]);
        }
    }
    joint.set(seat, action);
    position.clone().apply(&joint).err()
}
