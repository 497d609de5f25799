//! Decisions: reading, keeping, changing, and playing the step when everybody has chosen or time is up.

use std::sync::Arc;
use std::time::{Duration, Instant};

use antipater_engine::{JointAction, Seat};
use antipater_show::game::Game;
use antipater_show::game::choosing::{self, NotChosen, Sent, no_bots};
use antipater_show::guide::{Guidable, Lessons};
use antipater_show::view::{MessageKind, View};
use antipater_store::ids::PersonId;
use antipater_store::{ChoiceRow, MoveRow, Progress, TableStage};

use super::actor::{StepClock, Table};
use super::messages::{Move, own_name};
use super::take_back::WaysBack;
use crate::error::{Error, Often};

/// How often a person may choose on one step: more often than anybody changes its mind, and few enough to be kept.
pub(super) const CHOICES: usize = 60;

/// Milliseconds by which the end of a step must have moved for people to be told.
const MOVED: u64 = 1000;

/// How many turns in a row a person may miss by the clock before a bot has the seat.
const MISSED: usize = 3;

impl<G: Guidable> Table<G> {
    /// Makes a decision of a person. Whoever plays takes back the seat that they have left to a bot.
    pub(super) async fn play(
        &mut self,
        person: PersonId,
        decision: Move,
    ) -> Result<Arc<View>, Error> {
        let seat = self.seat_of(person)?;
        let id = own_name(seat, &decision.id);
        if self.known.contains(&id) {
            return Ok(self.view_of(seat));
        }
        if decision.decision != self.logged {
            return Err(Error::Stale(self.view_of(seat)));
        }
        if self.game.given_up() {
            return Err(Error::Over);
        }
        if self.places[seat.number()].resigned {
            return Err(Error::Resigned);
        }
        if let Some(sides) = self.sides {
            self.choose_side(sides, seat, &decision.actions, id).await?;
            return Ok(self.view_of(seat));
        }
        let sent = self.read(seat, &decision.actions)?;
        let own = self.add(seat, &sent)?;
        self.mark_left(seat, false, MessageKind::Back).await?;
        self.missed[seat] = 0;
        let all = self.with(seat, &own);
        if self.first_open(&all).is_some() {
            if self.choices[seat] >= CHOICES {
                return Err(Error::TooOften(Often::Mind, None));
            }
            self.choose(seat, all, sent, id).await?;
        } else {
            self.step(all, Some(id), decision.paced).await?;
        }
        Ok(self.view_of(seat))
    }

    /// Plays the step when time is up: a bot decides for people who have not. When the clock was set, says anew when
    /// that will be.
    pub(super) async fn tick(&mut self) -> Result<(), Error> {
        let before = self.ends_at;
        self.set_clock();
        let moved = before.zip(self.ends_at);
        if moved.is_some_and(|(before, now)| before.abs_diff(now) >= MOVED) {
            self.within += 1;
            self.notify_clock();
        } else {
            self.ends_at = before;
        }
        let up = self
            .row
            .deadline
            .is_some_and(|end| end <= self.services.clock.ticks());
        if !up || self.game.is_over() {
            return Ok(());
        }
        for seat in self.late() {
            self.note(MessageKind::Late, seat).await?;
            self.missed[seat] += 1;
        }
        self.leave_absent().await?;
        match self.sides {
            Some(sides) => self.lay_sides(sides, None).await,
            None => self.step(self.chosen, None, false).await,
        }
    }

    /// Leaves the seats of people who have missed too many turns in a row to bots, so that the others need not wait for the
    /// clock each time. The last one keeps the seat: the game does not run away while everybody is absent.
    async fn leave_absent(&mut self) -> Result<(), Error> {
        for seat in (0..self.places.len()).filter_map(Seat::new) {
            let mut others = self.places.iter().enumerate();
            let another =
                others.any(|(other, place)| other != seat.number() && place.is_decided_by_person());
            if self.missed[seat] >= MISSED && another {
                self.mark_left(seat, true, MessageKind::Gone).await?;
            }
        }
        Ok(())
    }

    /// How long the bots, if they alone have to decide now, still pause.
    pub(super) fn pause_left(&self) -> Option<Duration> {
        let left = self.bots_move_at? - self.services.clock.ticks();
        Some(Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }

    /// Lets the bots do what they paused before; they pause again before what follows.
    pub(super) async fn end_pause(&mut self) -> Result<(), Error> {
        self.bots_move_at = None;
        // Somebody may have come back to a seat meanwhile.
        if self.game.is_over() || self.first_open(&self.chosen).is_some() {
            return Ok(());
        }
        self.step(self.chosen, None, true).await
    }

    /// The people whom the table waits for.
    pub(super) fn late(&self) -> Vec<Seat> {
        if self.game.is_over() {
            return Vec::new();
        }
        let position = self.game.position();
        let open = |due: &Seat| match self.sides {
            Some(sides) => self.lacks_side(*due, sides),
            None => self.is_open(*due, &self.chosen),
        };
        let mut late = Vec::new();
        for due in position.to_act().iter().filter(open) {
            let chooser = position.chooser(due);
            if !late.contains(&chooser) {
                late.push(chooser);
            }
        }
        late
    }

    /// Plays on if nobody is waited for, as after the last person has left, or after a crash between two steps.
    pub(super) async fn go_on(&mut self) -> Result<(), Error> {
        if self.game.is_over() {
            return Ok(());
        }
        if let Some(sides) = self.sides
            && self.late().is_empty()
        {
            self.lay_sides(sides, None).await?;
        }
        if self.late().is_empty() {
            return self.step(self.chosen, None, false).await;
        }
        self.set_clock();
        Ok(())
    }

    /// The actions that were sent, with their texts, each for a seat that the person on `seat` chooses for.
    fn read(&mut self, seat: Seat, actions: &[String]) -> Result<Sent<G::Action>, Error> {
        let read = choosing::read_actions(self.game.position(), seat, actions);
        read.map_err(|why| self.not_chosen(seat, why))
    }

    /// The choices of the person on `seat` once these are added to those that wait.
    fn add(&mut self, seat: Seat, sent: &Sent<G::Action>) -> Result<JointAction<G::Action>, Error> {
        let added = choosing::add_choices(self.game.position(), seat, self.chosen_by(seat), sent);
        added.map_err(|why| self.not_chosen(seat, why))
    }

    fn not_chosen(&mut self, seat: Seat, why: NotChosen<G>) -> Error {
        match why {
            NotChosen::Unreadable(why) => Error::Unreadable(why),
            NotChosen::NotYours => Error::NotYours,
            NotChosen::Illegal(why) => {
                let (why, view) = (Box::new(G::refusal(why)), self.view_of(seat));
                Error::Illegal { why, view }
            }
        }
    }

    /// Everybody's choices, with these for the person on a seat.
    fn with(&self, seat: Seat, own: &JointAction<G::Action>) -> JointAction<G::Action> {
        let mut all = JointAction::new();
        for (due, action) in self.chosen.iter() {
            if self.game.position().chooser(due) != seat {
                all.set(due, action);
            }
        }
        for (due, action) in own.iter() {
            all.set(due, action);
        }
        all
    }

    /// What the person on a seat has chosen on the present step.
    pub(super) fn chosen_by(&self, seat: Seat) -> JointAction<G::Action> {
        choosing::chosen_by(self.game.position(), &self.chosen, seat)
    }

    /// The first seat that a person has still to choose for.
    fn first_open(&self, chosen: &JointAction<G::Action>) -> Option<Seat> {
        let mut due = self.game.position().to_act().iter();
        due.find(|&due| self.is_open(due, chosen))
    }

    /// Whether a person has still to choose for a seat.
    pub(super) fn is_open(&self, due: Seat, chosen: &JointAction<G::Action>) -> bool {
        let chooser = self.game.position().chooser(due);
        self.places[chooser.number()].is_decided_by_person() && chosen.get(due).is_none()
    }

    /// Keeps choices until the step has all it waits for.
    async fn choose(
        &mut self,
        seat: Seat,
        chosen: JointAction<G::Action>,
        sent: Sent<G::Action>,
        id: String,
    ) -> Result<(), Error> {
        let rows = self.choice_rows(seat, sent, &id);
        self.keep_choices(&rows).await?;
        let open_before = self.late();
        self.chosen = chosen;
        self.choices[seat] += 1;
        self.known.insert(id);
        // Nobody else learns that a person has chosen another card.
        self.within += usize::from(self.late() != open_before);
        self.notify_person(seat);
        Ok(())
    }

    /// The choices that were sent as the store keeps them; without any, those that are taken back.
    fn choice_rows(&self, seat: Seat, sent: Sent<G::Action>, id: &str) -> Vec<ChoiceRow> {
        let row = |due: Seat, action: Option<String>| ChoiceRow {
            step: self.logged,
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

    /// Appends choices to the log of choices.
    pub(super) async fn keep_choices(&mut self, rows: &[ChoiceRow]) -> Result<(), Error> {
        let store = &self.services.store;
        store.choose(&self.game.id, self.kept_choices, rows).await?;
        self.kept_choices += rows.len();
        Ok(())
    }

    /// Takes up the choices that wait in the store.
    pub(super) async fn remember(&mut self) -> Result<(), Error> {
        let mut last = None;
        let rows = self.services.store.choices(&self.game.id).await?;
        self.kept_choices = rows.len();
        for row in rows {
            let seat = Seat::new(row.seat)
                .ok_or_else(|| Error::Broken("a choice for no seat".to_owned()))?;
            if row.step == self.logged && self.sides.is_some() {
                self.remember_side(seat, row.action.as_deref())?;
            } else if row.step == self.logged && !self.game.is_over() {
                let chooser = self.game.position().chooser(seat);
                self.choices[chooser] += usize::from(last.as_ref() != Some(&row.client_move_id));
                last = Some(row.client_move_id.clone());
                match row.action {
                    None => self.chosen = without(&self.chosen, seat),
                    Some(text) => {
                        let read = self.game.position().read_action(&text);
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

    /// Plays the present step with these choices and those of bots, then what bots alone have to decide: at once, or
    /// `paced`, with a pause before each further step. Nothing of the table changes before what is played is committed.
    async fn step(
        &mut self,
        chosen: JointAction<G::Action>,
        id: Option<String>,
        paced: bool,
    ) -> Result<(), Error> {
        let paced = paced && !self.services.bot_pause.is_zero();
        let mut next = self.game.clone();
        let mut guided = self.guided.clone();
        let mut rows = Vec::new();
        let mut chosen = chosen;
        let mut name = id.clone();
        let mut ways_back = WaysBack::of(self);
        loop {
            self.wake_bots(next.position(), &chosen, self.logged + rows.len());
            let bots = std::mem::replace(&mut self.bots, no_bots());
            let bot_pool = self.services.bot_pool.clone();
            let asks_bots = chosen.seats() != next.position().to_act();
            let began = Instant::now();
            let (joint, bots) = bot_pool
                .complete(next.position().clone(), chosen, bots)
                .await;
            if asks_bots {
                self.services.metrics.thought(began.elapsed());
            }
            self.bots = bots.unwrap_or_else(no_bots);
            let by_person = name.is_some();
            rows.push(MoveRow {
                step: next.stored_step(&joint),
                client_move_id: name.take(),
            });
            if let Some((seat, lessons)) = &mut guided {
                lessons.see(next.position(), &next.history, *seat);
            }
            let earlier = G::TAKES_BACK.then(|| next.clone());
            next.play(&joint)
                .map_err(|error| Error::Broken(format!("a step that was checked: {error}")))?;
            ways_back.note(earlier, &next, by_person);
            chosen = JointAction::new();
            let waits = |due: Seat| {
                let chooser = next.position().chooser(due);
                self.places[chooser.number()].is_decided_by_person()
            };
            let people_decide = next.position().to_act().iter().any(waits);
            if next.is_over() || people_decide || paced {
                break;
            }
        }
        let mover = id
            .as_ref()
            .and_then(|_| self.game.position().to_act().iter().next());
        let mover = mover.map(|due| self.game.position().chooser(due));
        let time = self.options.common.pace.ticks();
        let now = self.services.clock.ticks();
        let clock = StepClock {
            began: Some(now),
            deadline: time.map(|time| now + time),
        };
        let lessons = guided.map(|(_, lessons)| lessons);
        self.commit(next, lessons, &rows, clock).await?;
        self.keep_ways_back(ways_back, mover);
        self.known.extend(id);
        if !self.game.is_over() && self.first_open(&self.chosen).is_none() {
            let pause = self.services.bot_pause.as_millis();
            let pause = i64::try_from(pause).unwrap_or(i64::MAX);
            self.bots_move_at = Some(self.services.clock.ticks().saturating_add(pause));
        }
        Ok(())
    }

    /// Writes the steps to the log; only then the table is what they make of it.
    pub(super) async fn commit(
        &mut self,
        next: Game<G>,
        lessons: Option<Lessons<G>>,
        rows: &[MoveRow],
        clock: StepClock,
    ) -> Result<(), Error> {
        let over = next.is_over();
        let progress = Progress {
            over,
            step_began: clock.began,
            deadline: clock.deadline.filter(|_| !over),
        };
        self.services
            .store
            .append(&self.game.id, self.logged, rows, &progress)
            .await?;
        self.logged += rows.len();
        self.row.step_began = progress.step_began;
        self.row.deadline = progress.deadline;
        if over {
            self.row.stage = TableStage::Over;
            self.row.finished_at = Some(self.services.clock.unix_seconds());
        }
        self.game = next;
        if let (Some((_, guided)), Some(lessons)) = (&mut self.guided, lessons) {
            *guided = lessons;
        }
        self.chosen = JointAction::new();
        self.sides = None;
        self.choices = antipater_engine::BySeat::from_fn(|_| 0);
        self.within = 0;
        self.bots_move_at = None;
        self.set_clock();
        self.notify_all();
        Ok(())
    }

    /// Notes at what time of day the present step ends.
    fn set_clock(&mut self) {
        let left = self
            .row
            .deadline
            .map(|end| end - self.services.clock.ticks());
        self.ends_at = left.map(|left| self.services.clock.even_milliseconds() + left.max(0));
    }
}

/// A step without the action of a seat.
fn without<A: Copy>(joint: &JointAction<A>, seat: Seat) -> JointAction<A> {
    let mut others = JointAction::new();
    for (due, action) in joint.iter().filter(|(due, _)| *due != seat) {
        others.set(due, action);
    }
    others
}
