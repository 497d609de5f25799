//! Decisions: they wait until all players have chosen or time is up, and then the step is played.

use std::sync::Arc;

use crate::choosing::{self, NotChosen};
use antipater_engine::{JointAction, Seat};
use antipater_show::guide::Guidable;

use crate::change::{Entry, Proposed, SeatChange, Seen};
use crate::refusal::{LimitedAction, Refusal};
use crate::table::{Table, named};

/// The most choices of a person for one step.
pub(crate) const CHOICES: usize = 60;
/// The error for a stored choice that belongs to another player.
pub(crate) const OTHER_SEAT: &str = "there is a choice of another seat";
/// The longest name of a decision, in bytes.
const ID_LENGTH: usize = 64;

impl<G: Guidable> Table<G> {
    /// The person on a seat makes a decision, identified by its name and the number of the decision that it answers.
    /// `actions` are in the record format, one for each seat that is chosen for; an empty list withdraws the choices
    /// for this step. A person who has left comes back by deciding. With `single`, later steps by bots alone belong to
    /// other changes.
    ///
    /// # Errors
    /// If the decision is not the present one, or its actions are not legal for the person.
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
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        if self.has_run_out(seat) {
            return Err(Refusal::TimeUp);
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
            return Err(Refusal::TooOften(LimitedAction::Choice, None));
        }
        let awaited = next.awaited();
        next.chosen = all;
        let mut choices: Vec<_> = sent
            .into_iter()
            .map(|(due, _, text)| (due, Some(text)))
            .collect();
        if choices.is_empty() {
            let taken_back = self.chosen_by(seat).seats();
            choices.extend(taken_back.iter().map(|due| (due, None)));
        }
        Ok(next.chosen(entries, (seat, id), choices, &awaited, now))
    }

    /// Plays on if the table waits for no person, for example after the last one has left. `single` as in
    /// [`Table::play`].
    ///
    /// # Errors
    /// If the rules refuse a checked step, which is a bug.
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

    /// Time is up: a bot decides for people who have not chosen. With time banks, only for those whose bank is empty, and
    /// the table may wait for others. People who have missed too many turns in a row lose their seats to bots. A pause
    /// ends.
    ///
    /// # Errors
    /// If the rules refuse a checked step, which is a bug.
    pub fn time_up(&self, now: i64) -> Result<Proposed<G>, Refusal> {
        let up = self.clock.deadline.is_some_and(|end| end <= now);
        if !up || self.game.is_over() {
            return Ok(Proposed::Nothing);
        }
        if self.is_paused() {
            return Ok(self.pause_is_up(now));
        }
        let mut next = self.clone();
        let mut entries = Vec::new();
        for seat in self.awaited() {
            if self.banks.is_some_and(|banks| banks.left(seat, now) > 0) {
                continue;
            }
            entries.push(Entry::Late(seat));
            next.missed[seat] += 1;
        }
        if let Some(banks) = &mut next.banks {
            banks.run(&[], now);
        }
        next.leave_absent(&mut entries);
        if next.banks.is_some() && !next.awaited().is_empty() {
            return Ok(next.changed(entries, Seen::ByAll, now));
        }
        if next.sides.is_some() {
            return next.lay_sides(entries, None, now);
        }
        let chosen = next.chosen;
        next.step(entries, chosen, None, false, now)
    }

    /// Restores stored choices for a step, in order, with the names of their decisions. Of choices for earlier steps
    /// only the names count.
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub fn remember(
        &mut self,
        step: usize,
        id: &str,
        choices: &[(Seat, Option<String>)],
    ) -> Result<(), String> {
        if step > self.logged {
            return Err("there is a choice for a step that nobody has reached".to_owned());
        }
        self.known.insert(Arc::from(id));
        let first = choices.first().filter(|_| step == self.logged);
        let Some((first, _)) = first.filter(|_| !self.game.is_over()) else {
            return Ok(());
        };
        let chooser = self.game.position().chooser(*first);
        if self.sides.is_some() {
            for (due, action) in choices {
                self.remember_side(*due, action.as_deref())?;
            }
        } else {
            self.chosen = self.with(chooser, &self.remembered(chooser, choices)?);
        }
        self.choices[chooser] += 1;
        Ok(())
    }

    /// The choices of a person after adding these.
    fn remembered(
        &self,
        chooser: Seat,
        choices: &[(Seat, Option<String>)],
    ) -> Result<JointAction<G::Action>, String> {
        let position = self.game.position();
        let mut own = self.chosen_by(chooser);
        let mut texts = Vec::new();
        for (due, action) in choices {
            if !position.to_act().contains(*due) {
                return Err(OTHER_SEAT.to_owned());
            }
            own = without(&own, *due);
            texts.extend(action.clone());
        }
        let why = |why: NotChosen<G>| match why {
            NotChosen::Unreadable(why) => format!("a choice: {why}"),
            NotChosen::NotYours => OTHER_SEAT.to_owned(),
            NotChosen::Illegal(_) => "there is a choice that the rules do not allow".to_owned(),
        };
        let sent = choosing::read_actions(position, chooser, &texts).map_err(why)?;
        let named = choices.iter().filter(|(_, action)| action.is_some());
        if !named
            .map(|(due, _)| *due)
            .eq(sent.iter().map(|(due, ..)| *due))
        {
            return Err(OTHER_SEAT.to_owned());
        }
        match sent.is_empty() {
            true => Ok(own),
            false => choosing::add_choices(position, chooser, own, &sent).map_err(why),
        }
    }

    /// Whether no earlier decision has this name.
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
