//! The results of a proposal: a change to store and accept, or a draft that needs the choices of bots.

use std::sync::Arc;

use crate::choosing::{self, Bots};
use antipater_bots::BotKind;
use antipater_engine::{BySeat, JointAction, Seat};
use antipater_show::guide::Guidable;

use crate::refusal::Refusal;
use crate::table::{StepClock, Table};

/// An entry that must be stored for a change to count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A step as records write it, the sides of the boards, or [`UNDO`](antipater_show::game::UNDO): the next row of the log.
    Logged {
        /// The text.
        text: String,
        /// The name of the decision that completed it.
        id: Option<String>,
    },
    /// Choices on the present step that wait for others.
    Chosen {
        /// The name of the decision.
        id: String,
        /// The seats that are chosen for, with the actions as records write them; without one, an earlier choice is taken back.
        choices: Vec<(Seat, Option<String>)>,
    },
    /// A person has left the seat to a bot, has come back, or has lost the seat.
    Seat(Seat, SeatChange),
    /// A hint was given for a decision.
    Hinted {
        /// The number of the decision.
        decision: usize,
        /// The seat that was chosen for.
        seat: Seat,
    },
    /// The time was up and a bot decided for the person on a seat.
    Late(Seat),
    /// The game is over.
    Over,
}

/// What happened on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatChange {
    /// The person has left it to a bot.
    Left,
    /// A bot plays on because the person was away.
    Gone,
    /// The person is back.
    Back,
    /// The person has resigned.
    Resigned,
}

/// Whose view a change changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Everybody's.
    ByAll,
    /// That of the person on this seat. Others see at most that the table does, or does not, wait for them.
    By(Seat),
}

/// What is to be stored, and the table after it.
#[derive(Clone, Debug)]
#[must_use = "a change counts once it is accepted"]
pub struct Change<G: Guidable> {
    pub(crate) entries: Vec<Entry>,
    pub(crate) next: Table<G>,
    pub(crate) seen: Seen,
}

impl<G: Guidable> Change<G> {
    /// What must be stored, in this order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The table after it.
    pub fn table(&self) -> &Table<G> {
        &self.next
    }

    /// Whose view it changes.
    pub fn seen(&self) -> Seen {
        self.seen
    }
}

/// The result of a proposal.
#[derive(Debug)]
#[must_use = "a proposal changes nothing by itself"]
pub enum Proposed<G: Guidable> {
    /// Nothing changes, as when a decision is sent twice.
    Nothing,
    /// This must be stored and accepted.
    Change(Box<Change<G>>),
    /// Bots choose first.
    Draft(Box<Draft<G>>),
}

impl<G: Guidable> Proposed<G> {
    /// The change, once all bots have chosen here and now; `None` where nothing changes.
    ///
    /// # Errors
    /// When a step that was checked is refused, which would be a fault of this program.
    pub fn settle(self) -> Result<Option<Change<G>>, Refusal> {
        let mut proposed = self;
        loop {
            match proposed {
                Proposed::Nothing => return Ok(None),
                Proposed::Change(change) => return Ok(Some(*change)),
                Proposed::Draft(draft) => {
                    let mut bots = draft.bots();
                    let (position, chosen) = draft.asks();
                    let joint = choosing::complete(position, chosen, &mut bots, |_, _| {});
                    proposed = draft.play(&joint)?;
                }
            }
        }
    }
}

/// A step for which bots have still to choose, with those that were played before it in the same change.
#[derive(Debug)]
pub struct Draft<G: Guidable> {
    next: Table<G>,
    entries: Vec<Entry>,
    /// What people have chosen on the step.
    chosen: JointAction<G::Action>,
    /// The name of the decision that began it, as the log has it, with the person who made it.
    id: Option<(Seat, String)>,
    /// Whether what bots alone decide afterwards belongs to another change.
    single: bool,
    /// The clock of the step that is decided first.
    began: StepClock,
    now: i64,
}

impl<G: Guidable> Draft<G> {
    /// The position and what people have chosen in it.
    pub fn asks(&self) -> (&G, JointAction<G::Action>) {
        (self.next.game.position(), self.chosen)
    }

    /// A bot for each seat that is still to be chosen for. Its choices follow from the table's seed, its seat and the step.
    pub fn bots(&self) -> Bots<G> {
        let table = &self.next;
        let position = table.game.position();
        let mut due = position.to_act().iter();
        let asked: Vec<Seat> = due
            .by_ref()
            .filter(|&due| self.chosen.get(due).is_none())
            .map(|due| position.chooser(due))
            .collect();
        let seed = table.options.seed_of_day().unwrap_or(table.seed);
        BySeat::from_fn(|seat| {
            let seated = table.seats.get(seat.number());
            let seated = seated.filter(|_| asked.contains(&seat))?;
            // A person's city is in good hands while they are away.
            let stands_in = table.options.level.max(BotKind::Hard);
            let level = seated.bot.unwrap_or(stands_in);
            Some(choosing::bot_of_step(level, seed, seat, table.logged))
        })
    }

    /// Plays the step with these choices, which must be legal. Returns another draft where bots alone act next, unless each
    /// step is a change of its own.
    ///
    /// # Errors
    /// When the step is refused.
    pub fn play(self, joint: &JointAction<G::Action>) -> Result<Proposed<G>, Refusal> {
        let mut draft = self;
        let next = &mut draft.next;
        let id = draft.id.take();
        draft.entries.push(Entry::Logged {
            text: next.game.stored_step(joint),
            id: id.as_ref().map(|(_, id)| id.clone()),
        });
        if let Some((seat, lessons)) = &mut next.lessons {
            lessons.see(next.game.position(), &next.game.history, *seat);
        }
        let earlier = Arc::clone(&next.game);
        let played = Arc::make_mut(&mut next.game).play(joint);
        played.map_err(|error| Refusal::Broken(format!("a step that was checked: {error}")))?;
        let mover = id.as_ref().map(|(seat, _)| *seat);
        next.note_step(earlier, draft.began, mover);
        next.known.extend(id.map(|(_, id)| Arc::from(id)));
        next.logged += 1;
        draft.chosen = JointAction::new();
        if next.game.is_over() || next.waits(&draft.chosen) || draft.single {
            next.begin_step(next.clock_from(draft.now));
            if next.game.is_over() {
                draft.entries.push(Entry::Over);
            }
            return Ok(Proposed::Change(Box::new(Change {
                entries: draft.entries,
                next: draft.next,
                seen: Seen::ByAll,
            })));
        }
        draft.ask()
    }

    /// Asks the bots, or plays at once where all have chosen.
    fn ask(self) -> Result<Proposed<G>, Refusal> {
        let (position, chosen) = self.asks();
        if chosen.seats() == position.to_act() {
            return self.play(&chosen);
        }
        Ok(Proposed::Draft(Box::new(self)))
    }
}

impl<G: Guidable> Table<G> {
    /// Makes a change so, once it is stored. It must have been proposed by this table as it is.
    pub fn accept(&mut self, change: Change<G>) {
        *self = change.next;
    }

    /// A change by which the person on a seat has chosen, after these entries of the same change.
    pub(crate) fn chosen(
        mut self,
        mut entries: Vec<Entry>,
        (seat, id): (Seat, String),
        choices: Vec<(Seat, Option<String>)>,
        awaited_before: &[Seat],
    ) -> Proposed<G> {
        let seen = match entries.is_empty() {
            true => Seen::By(seat),
            false => Seen::ByAll,
        };
        self.choices[seat] += 1;
        self.known.insert(Arc::from(id.as_str()));
        // Nobody else learns that a person has changed their mind.
        self.within += usize::from(self.awaited() != awaited_before);
        entries.push(Entry::Chosen { id, choices });
        self.changed(entries, seen)
    }

    /// The present step of this table, which already has these entries, with these choices of people.
    pub(crate) fn step(
        self,
        entries: Vec<Entry>,
        chosen: JointAction<G::Action>,
        id: Option<(Seat, String)>,
        single: bool,
        now: i64,
    ) -> Result<Proposed<G>, Refusal> {
        let draft = Draft {
            began: self.clock,
            next: self,
            entries,
            chosen,
            id,
            single,
            now,
        };
        draft.ask()
    }

    /// A change to this table with these entries.
    pub(crate) fn changed(self, entries: Vec<Entry>, seen: Seen) -> Proposed<G> {
        Proposed::Change(Box::new(Change {
            entries,
            next: self,
            seen,
        }))
    }
}
