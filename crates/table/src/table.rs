//! The state of a table, and queries about it.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use crate::bank::{Banks, Used};
use crate::choosing;
use crate::pause::Pause;
use antipater_bots::BotKind;
use antipater_engine::seven::Side;
use antipater_engine::{BySeat, JointAction, Seat};
use antipater_show::game::sides::Boards;
use antipater_show::game::{Game, WayBack};
use antipater_show::guide::{Guidable, Lessons};
use antipater_show::options::TableOptions;
use antipater_show::view::Hint;

/// The player on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The level of the bot that has the seat; `None` for a person.
    pub bot: Option<BotKind>,
    /// Whether the person has left; a bot plays until they come back.
    pub left: bool,
    /// Whether the person has resigned; a bot plays to the end, unless that has ended the game.
    pub resigned: bool,
    /// The number of steps played when the person left or resigned.
    pub left_after: Option<usize>,
}

impl Seated {
    /// A seat for a bot of this level, or for a person.
    pub const fn new(bot: Option<BotKind>) -> Seated {
        Seated {
            bot,
            left: false,
            resigned: false,
            left_after: None,
        }
    }

    /// Whether a person has this seat and decides.
    pub const fn is_decided_by_person(self) -> bool {
        self.bot.is_none() && !self.left
    }
}

/// When a step began and when its time is up, in ticks: milliseconds of server running time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StepClock {
    /// When the step began; `None` before the first one.
    pub began: Option<i64>,
    /// When bots decide for late players; `None` without a clock.
    pub deadline: Option<i64>,
}

/// An earlier state of the game, with the clock of its step and the banks at its end, so that undoing gains no time.
#[derive(Clone, Debug)]
pub(crate) struct Earlier<G: Guidable> {
    pub(crate) game: Arc<Game<G>>,
    pub(crate) clock: StepClock,
    pub(crate) banks: Option<Banks>,
}

/// The stored state of a table besides its game and its seats.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// The number of entries in the log: steps and undos.
    pub logged: usize,
    /// The names of the decisions in the log.
    pub known: HashSet<String>,
    /// The clock of the present step.
    pub clock: StepClock,
    /// What people with time banks have used on each step of the log; `None` for an undo.
    pub used: Vec<Option<Used>>,
    /// The stored form of their banks on the present step; `None` if nobody has chosen, left or returned since the deal.
    pub banks: Option<String>,
    /// The stored form of the pause.
    pub pause: Option<String>,
    /// The hints taken: the number of the decision, and the seat that was chosen for.
    pub hints: Vec<(usize, Seat)>,
}

/// Identifies the decision that a hint is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintKey {
    /// The number of the decision.
    pub(crate) decision: usize,
    /// The number of choices that the person has made on it.
    pub(crate) choices: usize,
}

/// A hint with the decision that it is for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GivenHint {
    pub(crate) key: HintKey,
    pub(crate) hint: Hint,
}

/// A table. Clones share the game and its earlier states until a step is played.
#[derive(Clone, Debug)]
pub struct Table<G: Guidable> {
    pub(crate) game: Arc<Game<G>>,
    pub(crate) options: Arc<TableOptions>,
    pub(crate) seats: Vec<Seated>,
    /// The seed of bots' choices and of random sides.
    pub(crate) seed: u64,
    /// The states before the last steps, the latest last, as far as these can be undone.
    pub(crate) before: Vec<Earlier<G>>,
    /// The names of the decisions in the log.
    pub(crate) known: HashSet<Arc<str>>,
    /// The number of entries in the log.
    pub(crate) logged: usize,
    pub(crate) clock: StepClock,
    /// The time banks, at a table with them.
    pub(crate) banks: Option<Banks>,
    /// The pause, or its proposal.
    pub(crate) pause: Option<Pause>,
    /// Choices of people for the present step, which wait for other players.
    pub(crate) chosen: JointAction<G::Action>,
    /// The choices of sides; `None` once all sides are chosen. No step is played before.
    pub(crate) sides: Option<BySeat<Option<Side>>>,
    /// The number of choices for the present step by the person on each seat.
    pub(crate) choices: BySeat<usize>,
    /// The number of changes on the present step that all viewers see.
    pub(crate) within: usize,
    /// The number of undos by the person on each seat since another player acted.
    pub(crate) undone: BySeat<usize>,
    /// The number of turns in a row that the person on each seat has missed.
    pub(crate) missed: BySeat<usize>,
    /// When the person on each seat recently left it, in ticks.
    pub(crate) leaves: BySeat<VecDeque<i64>>,
    /// The person who plays with a guide, and their lessons so far.
    pub(crate) lessons: Option<(Seat, Lessons<G>)>,
    /// The hints taken: the number of the decision, and the seat that was chosen for.
    pub(crate) hints: Vec<(usize, Seat)>,
    /// The last hint.
    pub(crate) hint: Option<GivenHint>,
}

impl<G: Guidable> Table<G> {
    /// A table at its start. The seed determines the choices of bots and random sides.
    ///
    /// # Errors
    /// If the guide cannot follow the game.
    pub fn new(
        game: Game<G>,
        options: TableOptions,
        seats: Vec<Seated>,
        seed: u64,
    ) -> Result<Table<G>, String> {
        Table::load((game, Vec::new()), options, seats, seed, Loaded::default())
    }

    /// A stored table, with the states of the game before its last steps, as [`Game::fold`] returns them.
    ///
    /// # Errors
    /// If the guide cannot follow the game, or the stored time banks do not fit the table.
    pub fn load(
        (game, before): (Game<G>, Vec<Game<G>>),
        options: TableOptions,
        seats: Vec<Seated>,
        seed: u64,
        loaded: Loaded,
    ) -> Result<Table<G>, String> {
        // The ends of those steps are not stored; the present one is an upper bound.
        let clock = loaded.clock;
        let mut history = match options.common.pace.bank() {
            Some(bank) => Banks::history(bank, &loaded.used),
            None => Vec::new(),
        };
        // The log may begin with the sides of the boards, which are no step of the game.
        let laid = history.len().saturating_sub(game.record.steps().len() + 1);
        let earlier = |game: Game<G>| Earlier {
            banks: history.get(laid + game.record.steps().len()).copied(),
            game: Arc::new(game),
            clock,
        };
        let before = before.into_iter().map(earlier).collect();
        let person = seats.iter().position(|seated| seated.bot.is_none());
        let guided = person.and_then(Seat::new).filter(|_| options.guided);
        let lessons = guided
            .map(|seat| Ok::<_, String>((seat, Lessons::of(&game, seat)?)))
            .transpose()?;
        let waits = options.chooses_sides() && loaded.logged == 0 && !game.is_over();
        let mut table = Table {
            sides: waits.then(|| BySeat::from_fn(|_| None)),
            game: Arc::new(game),
            options: Arc::new(options),
            seats,
            seed,
            before,
            known: loaded.known.into_iter().map(Arc::from).collect(),
            logged: loaded.logged,
            clock,
            banks: history.pop(),
            pause: None,
            chosen: JointAction::new(),
            choices: BySeat::from_fn(|_| 0),
            within: 0,
            undone: BySeat::from_fn(|_| 0),
            missed: BySeat::from_fn(|_| 0),
            leaves: BySeat::from_fn(|_| VecDeque::new()),
            lessons,
            hints: loaded.hints,
            hint: None,
        };
        table.restore_pause(loaded.pause.as_deref())?;
        table.resume_banks(loaded.banks.as_deref())?;
        Ok(table)
    }

    /// Continues the banks on the present step from their stored form.
    fn resume_banks(&mut self, stored: Option<&str>) -> Result<(), String> {
        let (Some(mut banks), Some(began)) = (self.banks, self.clock.began) else {
            return Ok(());
        };
        match stored {
            Some(text) => banks.read(text, self.seats.len(), began)?,
            None => banks.run(&self.awaited(), began),
        }
        if !self.is_paused() {
            self.clock.deadline = banks.deadline().filter(|_| !self.game.is_over());
        }
        self.banks = Some(banks);
        Ok(())
    }

    /// The game.
    pub fn game(&self) -> &Game<G> {
        &self.game
    }

    /// The options of the table.
    pub fn options(&self) -> &TableOptions {
        &self.options
    }

    /// The players on all seats.
    pub fn seats(&self) -> &[Seated] {
        &self.seats
    }

    /// The number of the present decision: the number of entries in the log.
    pub fn decision(&self) -> usize {
        self.logged
    }

    /// The clock of the present step.
    pub fn clock(&self) -> StepClock {
        self.clock
    }

    /// The time banks, at a table with them.
    pub fn banks(&self) -> Option<&Banks> {
        self.banks.as_ref()
    }

    /// Whether the log has a decision with this name; see [`named`].
    pub fn knows(&self, seat: Seat, id: &str) -> bool {
        self.known.contains(named(seat, id).as_str())
    }

    /// Whether the person on a seat decides there now, and not a bot.
    pub fn is_decided_by_person(&self, seat: Seat) -> bool {
        let seated = self.seats.get(seat.number());
        seated.is_some_and(|seated| seated.is_decided_by_person())
    }

    /// The people for whom the table waits, each once; none during a pause.
    pub fn awaited(&self) -> Vec<Seat> {
        let mut awaited = Vec::new();
        if self.game.is_over() || self.is_paused() {
            return awaited;
        }
        let position = self.game.position();
        for due in position.to_act().iter() {
            let open = match &self.sides {
                Some(sides) => self.may_decide(due) && sides[due].is_none(),
                None => self.is_open(due, &self.chosen),
            };
            let chooser = position.chooser(due);
            if open && !awaited.contains(&chooser) {
                awaited.push(chooser);
            }
        }
        awaited
    }

    /// Whether the game continues without waiting for a person: only bots have to decide, or all sides are chosen.
    pub fn goes_on(&self) -> bool {
        !self.game.is_over() && !self.is_paused() && self.awaited().is_empty()
    }

    /// The boards while their sides are chosen, and the choice of the person on `seat`.
    pub fn sides(&self, seat: Option<Seat>) -> Option<(Boards, Option<Side>)> {
        let sides = self.sides.as_ref()?;
        Some((self.game.boards()?, seat.and_then(|seat| sides[seat])))
    }

    /// The choices of the person on a seat for the present step.
    pub fn chosen_by(&self, seat: Seat) -> JointAction<G::Action> {
        choosing::chosen_by(self.game.position(), &self.chosen, seat)
    }

    /// The seat that the person on a seat has to choose for now.
    pub fn due(&self, seat: Seat) -> Option<Seat> {
        if self.sides.is_some() || self.game.is_over() || self.is_paused() {
            return None;
        }
        let position = self.game.position();
        let mut due = position.to_act().iter();
        let due = due.find(|&due| position.chooser(due) == seat && self.chosen.get(due).is_none());
        due.filter(|_| !self.has_run_out(seat))
    }

    /// Whether the time bank of a seat is empty, so that a bot decides for it on this step.
    pub(crate) fn has_run_out(&self, seat: Seat) -> bool {
        self.banks.is_some_and(|banks| banks.is_empty(seat))
    }

    fn may_decide(&self, seat: Seat) -> bool {
        self.is_decided_by_person(seat) && !self.has_run_out(seat)
    }

    /// Whether a person has yet to choose for a seat.
    pub(crate) fn is_open(&self, due: Seat, chosen: &JointAction<G::Action>) -> bool {
        let chooser = self.game.position().chooser(due);
        self.may_decide(chooser) && chosen.get(due).is_none()
    }

    /// Whether a person has yet to choose for any seat.
    pub(crate) fn waits(&self, chosen: &JointAction<G::Action>) -> bool {
        let mut due = self.game.position().to_act().iter();
        due.any(|due| self.is_open(due, chosen))
    }

    /// Begins the next step, without choices.
    pub(crate) fn begin_step(&mut self, clock: StepClock) {
        self.clock = StepClock {
            deadline: clock.deadline.filter(|_| !self.game.is_over()),
            ..clock
        };
        self.chosen = JointAction::new();
        self.sides = None;
        self.choices = BySeat::from_fn(|_| 0);
        self.within = 0;
    }

    /// The clock of a step that begins now.
    pub(crate) fn clock_from(&self, now: i64) -> StepClock {
        let time = self.options.common.pace.ticks();
        StepClock {
            began: Some(now),
            deadline: time.map(|time| now + time),
        }
    }

    /// Stops the banks at the end of the present step; returns what the people who decide it have used.
    pub(crate) fn stop_banks(&mut self, now: i64) -> Used {
        let position = self.game.position();
        let mut decided: Vec<Seat> = Vec::new();
        for due in position.to_act().iter() {
            let chooser = position.chooser(due);
            if self.is_decided_by_person(chooser) && !decided.contains(&chooser) {
                decided.push(chooser);
            }
        }
        let banks = self.banks.as_mut();
        banks.map_or_else(Vec::new, |banks| banks.stop(&decided, now))
    }

    /// Charges the banks for a step that has been played.
    pub(crate) fn settle_banks(&mut self, used: &Used) {
        if let Some(banks) = &mut self.banks {
            banks.settle(used);
        }
    }

    /// Runs the banks of the people for whom the table waits now.
    pub(crate) fn run_banks(&mut self, now: i64) {
        let awaited = self.awaited();
        if let Some(banks) = &mut self.banks {
            banks.run(&awaited, now);
            if !matches!(self.pause, Some(Pause::Begun { .. })) {
                self.clock.deadline = banks.deadline();
            }
        }
    }

    /// Updates the undo history after a step from an earlier state to the present one; `mover` is the person who began
    /// it.
    pub(crate) fn note_step(&mut self, earlier: Earlier<G>, mover: Option<Seat>) {
        match earlier.game.way_back(&self.game, mover.is_some()) {
            WayBack::Begins => {
                self.before.push(earlier);
                let kept = mover.map(|mover| (mover, self.undone[mover]));
                self.undone = BySeat::from_fn(|_| 0);
                if let Some((mover, undone)) = kept {
                    self.undone[mover] = undone;
                }
            }
            WayBack::Stays => {}
            WayBack::Ends => {
                self.before.clear();
                self.undone = BySeat::from_fn(|_| 0);
            }
        }
    }
}

/// The name of a decision in the log, which includes the seat: two people may use the same id.
pub fn named(seat: Seat, id: &str) -> String {
    format!("{}:{id}", seat.number())
}
