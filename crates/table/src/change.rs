//! Results of a proposal: a change to store and accept, or a draft that needs the choices of bots.

use std::sync::Arc;

use crate::choosing::{self, Bots};
use antipater_bots::BotKind;
use antipater_engine::{BySeat, JointAction, Seat};
use antipater_show::guide::Guidable;

use crate::bank::Used;
use crate::refusal::Refusal;
use crate::table::{Earlier, StepClock, Table};

/// An entry of a change, which must be stored before the change is accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The next row of the log: a step in the record format, the sides of the boards, or
    /// [`UNDO`](antipater_show::game::UNDO).
    Logged {
        /// The text.
        text: String,
        /// The name of the decision that completed it.
        id: Option<String>,
        /// What people with time banks have used on it.
        used: Used,
    },
    /// Choices for the present step that wait for other players.
    Chosen {
        /// The name of the decision.
        id: String,
        /// The seats that are chosen for, with the actions in the record format; `None` withdraws an earlier choice.
        choices: Vec<(Seat, Option<String>)>,
    },
    /// The person on a seat has left it, lost it, resigned, or come back.
    Seat(Seat, SeatChange),
    /// A hint was given for a decision.
    Hinted {
        /// The number of the decision.
        decision: usize,
        /// The seat that the hint is for.
        seat: Seat,
    },
    /// A bot decided for the person on a seat because time was up.
    Late(Seat),
    /// The game is over.
    Over,
}

/// What happened to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatChange {
    /// The person has left it to a bot.
    Left,
    /// A bot has replaced the absent person.
    Gone,
    /// The person is back.
    Back,
    /// The person has resigned.
    Resigned,
}

/// The viewers for whom a change is visible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// All viewers.
    ByAll,
    /// The person on this seat. Others see at most whether the table waits for them.
    By(Seat),
}

/// Entries to store, and the table afterwards.
#[derive(Clone, Debug)]
#[must_use = "a change counts once it is accepted"]
pub struct Change<G: Guidable> {
    pub(crate) entries: Vec<Entry>,
    pub(crate) next: Table<G>,
    pub(crate) seen: Seen,
}

impl<G: Guidable> Change<G> {
    /// The entries to store, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The table afterwards.
    pub fn table(&self) -> &Table<G> {
        &self.next
    }

    /// The viewers for whom it is visible.
    pub fn seen(&self) -> Seen {
        self.seen
    }
}

/// The result of a proposal.
#[derive(Debug)]
#[must_use = "a proposal changes nothing by itself"]
pub enum Proposed<G: Guidable> {
    /// Nothing changes, for example because a decision was sent twice.
    Nothing,
    /// This must be stored, then accepted.
    Change(Box<Change<G>>),
    /// Bots must choose first.
    Draft(Box<Draft<G>>),
}

impl<G: Guidable> Proposed<G> {
    /// The change, after all bots have chosen synchronously; `None` if nothing changes.
    ///
    /// # Errors
    /// If the rules refuse a checked step, which is a bug.
    pub fn settle(self) -> Result<Option<Change<G>>, Refusal> {
        self.settle_with(STAND_IN)
    }

    /// The same with another level in the place of people who are away.
    ///
    /// # Errors
    /// If the rules refuse a checked step, which is a bug.
    pub fn settle_with(self, stand_in: BotKind) -> Result<Option<Change<G>>, Refusal> {
        let mut proposed = self;
        loop {
            match proposed {
                Proposed::Nothing => return Ok(None),
                Proposed::Change(change) => return Ok(Some(*change)),
                Proposed::Draft(draft) => {
                    let mut bots = draft.bots(stand_in);
                    let (position, chosen) = draft.asks();
                    let joint = choosing::complete(position, chosen, &mut bots, |_, _| {});
                    let now = draft.now;
                    proposed = draft.play(&joint, now)?;
                }
            }
        }
    }
}

/// The level that stands in for people who are away: the strongest, so that nobody's city is thrown away.
pub const STAND_IN: BotKind = BotKind::Expert;

/// A step for which bots must still choose, with the steps already played in the same change.
#[derive(Debug)]
pub struct Draft<G: Guidable> {
    next: Table<G>,
    entries: Vec<Entry>,
    /// The choices of people for the step.
    chosen: JointAction<G::Action>,
    /// The name of the decision that began it, as in the log, and the person who made it.
    id: Option<(Seat, String)>,
    /// Whether later steps by bots alone belong to other changes.
    single: bool,
    /// The clock of the first step.
    began: StepClock,
    now: i64,
}

impl<G: Guidable> Draft<G> {
    /// The position, and the choices of people in it.
    pub fn asks(&self) -> (&G, JointAction<G::Action>) {
        (self.next.game.position(), self.chosen)
    }

    /// A bot for each seat that has no choice yet; `stand_in` is the level in the place of people who are away. Its choices
    /// depend only on the table's seed, its seat and the step.
    pub fn bots(&self, stand_in: BotKind) -> Bots<G> {
        let table = &self.next;
        let position = table.game.position();
        let mut due = position.to_act().iter();
        let asked: Vec<Seat> = due
            .by_ref()
            .filter(|&due| self.chosen.get(due).is_none())
            .map(|due| position.chooser(due))
            .collect();
        let seed = table.options.seed_of_date().unwrap_or(table.seed);
        BySeat::from_fn(|seat| {
            let seated = table.seats.get(seat.number());
            let seated = seated.filter(|_| asked.contains(&seat))?;
            let style = table.game.sitting[seat.number()].style();
            let bot = (seated.bot.unwrap_or(stand_in), style);
            Some(choosing::bot_of_step(bot, seed, seat, table.logged))
        })
    }

    /// Plays the step with these choices, which must be legal, at a tick at which bots have chosen. Returns another draft
    /// if only bots act next, unless each step is a separate change.
    ///
    /// # Errors
    /// If the rules refuse the step.
    pub fn play(self, joint: &JointAction<G::Action>, now: i64) -> Result<Proposed<G>, Refusal> {
        let mut draft = self;
        let next = &mut draft.next;
        let id = draft.id.take();
        // People have used no time while bots chose.
        let used = next.stop_banks(draft.now);
        draft.now = now;
        draft.entries.push(Entry::Logged {
            text: next.game.stored_step(joint),
            id: id.as_ref().map(|(_, id)| id.clone()),
            used: used.clone(),
        });
        if let Some((seat, lessons)) = &mut next.lessons {
            lessons.see(next.game.position(), &next.game.history, *seat);
        }
        let earlier = Earlier {
            game: Arc::clone(&next.game),
            clock: draft.began,
            banks: next.banks,
        };
        let played = Arc::make_mut(&mut next.game).play(joint);
        played.map_err(|error| Refusal::Broken(format!("a step that was checked: {error}")))?;
        let mover = id.as_ref().map(|(seat, _)| *seat);
        next.settle_banks(&used);
        next.note_step(earlier, mover);
        next.known.extend(id.map(|(_, id)| Arc::from(id)));
        next.logged += 1;
        draft.chosen = JointAction::new();
        if next.game.is_over() || next.waits(&draft.chosen) || draft.single {
            next.begin_step(next.clock_from(draft.now));
            if next.game.is_over() {
                draft.entries.push(Entry::Over);
            }
            return Ok(draft.next.changed(draft.entries, Seen::ByAll, draft.now));
        }
        draft.ask()
    }

    /// Returns a draft if bots must choose, otherwise plays the step.
    fn ask(self) -> Result<Proposed<G>, Refusal> {
        let (position, chosen) = self.asks();
        if chosen.seats() == position.to_act() {
            let now = self.now;
            return self.play(&chosen, now);
        }
        Ok(Proposed::Draft(Box::new(self)))
    }
}

impl<G: Guidable> Table<G> {
    /// Replaces the table by the one after a stored change. The change must have been proposed by this table in its
    /// present state.
    pub fn accept(&mut self, change: Change<G>) {
        *self = change.next;
    }

    /// A change by which the person on a seat has chosen, after these earlier entries.
    pub(crate) fn chosen(
        mut self,
        mut entries: Vec<Entry>,
        (seat, id): (Seat, String),
        choices: Vec<(Seat, Option<String>)>,
        awaited_before: &[Seat],
        now: i64,
    ) -> Proposed<G> {
        // Other players do not learn that a person has changed their mind.
        let is_seen = self.awaited() != awaited_before;
        let seen = match entries.is_empty() && !(is_seen && self.pause().is_some()) {
            true => Seen::By(seat),
            false => Seen::ByAll,
        };
        self.choices[seat] += 1;
        self.known.insert(Arc::from(id.as_str()));
        self.within += usize::from(is_seen);
        entries.push(Entry::Chosen { id, choices });
        self.changed(entries, seen, now)
    }

    /// Plays the present step of this table with these choices of people, after these earlier entries.
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

    /// A change to this table with these entries. From now on the banks of those run for whom the table waits.
    pub(crate) fn changed(mut self, entries: Vec<Entry>, seen: Seen, now: i64) -> Proposed<G> {
        if seen == Seen::ByAll {
            self.settle_pause(now);
        }
        self.run_banks(now);
        Proposed::Change(Box::new(Change {
            entries,
            next: self,
            seen,
        }))
    }
}
