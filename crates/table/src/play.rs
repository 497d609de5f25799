//! Decisions: they wait until everybody has chosen or time is up, and then the step is played.

use std::sync::Arc;

use antipater_engine::{JointAction, Seat};
use antipater_show::game::choosing::{self, NotChosen, Sent};
use antipater_show::guide::Guidable;

use crate::change::{Entry, Proposed, SeatChange};
use crate::refusal::{Often, Refusal};
use crate::table::{Table, named};

/// How often a person can choose on one step: more often than anybody changes their mind.
pub(crate) const CHOICES: usize = 60;
/// The most letters of a name for a decision.
const ID_LENGTH: usize = 64;

impl<G: Guidable> Table<G> {
    /// The person on a seat makes a decision: with its name, the number of the decision that it answers, and the actions as
    /// records write them, one for each seat that is chosen for; without actions, what was chosen on this step is taken back.
    /// A person who has left comes back by it. `single` says that what bots alone decide afterwards belongs to other changes.
    ///
    /// # Errors
    /// When the decision is not the present one, or its actions are not legal for the person.
    pub fn play(
        &self,
        seat: Seat,
        (id, decision): (&str, usize),
        actions: &[String],
        single: bool,
        now: i64,
    ) -> Result<Proposed<G>, Refusal> {
        if !self.is_new(seat, id, decision)? {
            return Ok(Proposed::Nothing);
        }
        if self.game.is_over() {
            return Err(Refusal::Over);
        }
        if self.seats[seat.number()].resigned {
            return Err(Refusal::Resigned);
        }
        let id = named(seat, id);
        if self.sides.is_some() {
            return self.choose_side(seat, actions, id, now);
        }
        let position = self.game.position();
        let sent = choosing::read_actions(position, seat, actions).map_err(refused)?;
        let own = choosing::add_choices(position, seat, self.chosen_by(seat), &sent);
        let all = self.with(seat, &own.map_err(refused)?);
        let mut next = self.clone();
        let mut entries = Vec::new();
        next.mark_left(seat, SeatChange::Back, &mut entries);
        next.missed[seat] = 0;
        if !next.waits(&all) {
            return next.step(entries, all, Some((seat, id)), single, now);
        }
        if self.choices[seat] >= CHOICES {
            return Err(Refusal::TooOften(Often::Mind, None));
        }
        entries.push(Entry::Chosen {
            choices: self.choices_of(seat, sent),
            id: id.clone(),
        });
        let awaited = next.awaited();
        next.chosen = all;
        next.choices[seat] += 1;
        next.known.insert(Arc::from(id));
        let seen = next.seen_by(seat, &awaited);
        Ok(next.changed(entries, seen))
    }

    /// Plays on if no person is waited for, as after the last one has left. `single` as in [`Table::play`].
    ///
    /// # Errors
    /// When a step that was checked is refused.
    pub fn go_on(&self, single: bool, now: i64) -> Result<Proposed<G>, Refusal> {
        if !self.goes_on() {
            return Ok(Proposed::Nothing);
        }
        if self.sides.is_some() {
            return self.clone().lay_sides(Vec::new(), None, now);
        }
        self.clone()
            .step(Vec::new(), self.chosen, None, single, now)
    }

    /// The time of the step is up: a bot decides for those who have not, and has the seats of those who have missed too many
    /// turns in a row.
    ///
    /// # Errors
    /// When a step that was checked is refused.
    pub fn time_up(&self, now: i64) -> Result<Proposed<G>, Refusal> {
        let up = self.clock.deadline.is_some_and(|end| end <= now);
        if !up || self.game.is_over() {
            return Ok(Proposed::Nothing);
        }
        let mut next = self.clone();
        let mut entries = Vec::new();
        for seat in self.awaited() {
            entries.push(Entry::Late(seat));
            next.missed[seat] += 1;
        }
        next.leave_absent(&mut entries);
        if next.sides.is_some() {
            return next.lay_sides(entries, None, now);
        }
        let chosen = next.chosen;
        next.step(entries, chosen, None, false, now)
    }

    /// Takes up choices that wait in the store, in their order; those for earlier steps count as names only.
    ///
    /// # Errors
    /// When one of them cannot be read.
    pub fn remember(&mut self, step: usize, entry: &Entry) -> Result<(), String> {
        let Entry::Chosen { id, choices } = entry else {
            return Ok(());
        };
        self.known.insert(Arc::from(id.as_str()));
        if step != self.logged || self.game.is_over() {
            return Ok(());
        }
        for (due, action) in choices {
            if self.sides.is_some() {
                self.remember_side(*due, action.as_deref())?;
                continue;
            }
            self.chosen = without(&self.chosen, *due);
            if let Some(text) = action {
                let read = self.game.position().read_action(text);
                let (due, action) = read.map_err(|error| error.to_string())?;
                self.chosen.set(due, action);
            }
        }
        let chooser = choices
            .first()
            .map(|(due, _)| self.game.position().chooser(*due));
        if let Some(chooser) = chooser {
            self.choices[chooser] += 1;
        }
        Ok(())
    }

    /// Whether a decision of this name was not made before.
    pub(crate) fn is_new(&self, seat: Seat, id: &str, decision: usize) -> Result<bool, Refusal> {
        if id.is_empty() || id.len() > ID_LENGTH {
            let why = format!("id: must have 1 to {ID_LENGTH} characters");
            return Err(Refusal::Unreadable(why));
        }
        if self.knows(seat, id) {
            return Ok(false);
        }
        if decision != self.logged {
            return Err(Refusal::Stale);
        }
        Ok(true)
    }

    /// The choices of all, with these for the person on a seat.
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

    /// The choices that were sent; without any, those that are taken back.
    fn choices_of(&self, seat: Seat, sent: Sent<G::Action>) -> Vec<(Seat, Option<String>)> {
        if sent.is_empty() {
            let taken_back = self.chosen_by(seat).seats();
            return taken_back.iter().map(|due| (due, None)).collect();
        }
        let sent = sent.into_iter();
        sent.map(|(due, _, text)| (due, Some(text))).collect()
    }
}

fn refused<G: Guidable>(why: NotChosen<G>) -> Refusal {
    match why {
        NotChosen::Unreadable(why) => Refusal::Unreadable(why),
        NotChosen::NotYours => Refusal::NotYours,
        NotChosen::Illegal(why) => Refusal::Illegal(Box::new(G::refusal(why))),
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
