//! The state of a table, and questions about it.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;

use crate::choosing;
use antipater_bots::BotKind;
use antipater_engine::seven::Side;
use antipater_engine::{BySeat, JointAction, Seat};
use antipater_show::game::sides::Boards;
use antipater_show::game::{Game, WayBack};
use antipater_show::guide::{Guidable, Lessons};
use antipater_show::options::TableOptions;
use antipater_show::view::Hint;

/// Who decides on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seated {
    /// The level of the bot that has the seat; `None` for a person.
    pub bot: Option<BotKind>,
    /// Whether the person has left; a bot plays until they come back.
    pub left: bool,
    /// Whether the person has resigned; a bot plays to the end, unless that has ended the game.
    pub resigned: bool,
    /// How many steps were played when the person left or resigned.
    pub left_after: Option<usize>,
}

impl Seated {
    /// A seat of a bot of this level, or of a person.
    pub const fn new(bot: Option<BotKind>) -> Seated {
        Seated {
            bot,
            left: false,
            resigned: false,
            left_after: None,
        }
    }

    /// Whether a person sits here and decides.
    pub const fn is_decided_by_person(self) -> bool {
        self.bot.is_none() && !self.left
    }
}

/// When a step began and when its time is up, in ticks: milliseconds for which servers have run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StepClock {
    /// When the step began; `None` before the first one.
    pub began: Option<i64>,
    /// When bots decide for those who have not; `None` without a clock.
    pub deadline: Option<i64>,
}

/// A game as it was, with the clock of its step: taking a step back gains no time.
#[derive(Clone, Debug)]
pub(crate) struct Earlier<G: Guidable> {
    pub(crate) game: Arc<Game<G>>,
    pub(crate) clock: StepClock,
}

/// What a store has of a table besides its game and its seats.
#[derive(Clone, Debug, Default)]
pub struct Loaded {
    /// How many entries the log has: steps, and what was taken back.
    pub logged: usize,
    /// The names of the decisions that are in the log.
    pub known: HashSet<String>,
    /// The clock of the present step.
    pub clock: StepClock,
    /// The hints that were taken: the number of the decision, and the seat that was chosen for.
    pub hints: Vec<(usize, Seat)>,
}

/// The decision that a hint is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HintKey {
    /// The number of the decision.
    pub(crate) decision: usize,
    /// How often the person has chosen on it.
    pub(crate) choices: usize,
}

/// A hint that was given, for the decision that it is for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GivenHint {
    pub(crate) key: HintKey,
    pub(crate) hint: Hint,
}

/// A table. A clone shares the game and those before it until a step is played.
#[derive(Clone, Debug)]
pub struct Table<G: Guidable> {
    pub(crate) game: Arc<Game<G>>,
    pub(crate) options: Arc<TableOptions>,
    pub(crate) seats: Vec<Seated>,
    /// What the choices of bots and of boards by chance follow from.
    pub(crate) seed: u64,
    /// What was before each of the last steps, the latest last, as long as they can be taken back.
    pub(crate) before: Vec<Earlier<G>>,
    /// The names of the decisions that are in the log.
    pub(crate) known: HashSet<Arc<str>>,
    /// How many entries the log has.
    pub(crate) logged: usize,
    pub(crate) clock: StepClock,
    /// Choices of people on the present step, which wait for others.
    pub(crate) chosen: JointAction<G::Action>,
    /// While the sides of the boards are chosen: what people have chosen. No step is played before.
    pub(crate) sides: Option<BySeat<Option<Side>>>,
    /// How often the person on a seat has chosen on the present step.
    pub(crate) choices: BySeat<usize>,
    /// Changes on the present step that everybody sees.
    pub(crate) within: usize,
    /// How often the person on a seat has taken back since another player has acted.
    pub(crate) undone: BySeat<usize>,
    /// How many turns in a row the person on a seat has missed by the clock.
    pub(crate) missed: BySeat<usize>,
    /// When the person on a seat has left it lately, in ticks.
    pub(crate) leaves: BySeat<VecDeque<i64>>,
    /// The person who plays with a guide, and the lessons so far.
    pub(crate) lessons: Option<(Seat, Lessons<G>)>,
    /// The hints that were taken so far: the number of the decision, and the seat that was chosen for.
    pub(crate) hints: Vec<(usize, Seat)>,
    /// The last one.
    pub(crate) hint: Option<GivenHint>,
}

impl<G: Guidable> Table<G> {
    /// A table at which nothing was done yet. What bots and boards by chance do follows from the seed.
    ///
    /// # Errors
    /// When the guide cannot follow the game.
    pub fn new(
        game: Game<G>,
        options: TableOptions,
        seats: Vec<Seated>,
        seed: u64,
    ) -> Result<Table<G>, String> {
        Table::load((game, Vec::new()), options, seats, seed, Loaded::default())
    }

    /// A table from the store: the game with those before its last steps, as [`Game::fold`] has them, and the rest.
    ///
    /// # Errors
    /// When the guide cannot follow the game.
    pub fn load(
        (game, before): (Game<G>, Vec<Game<G>>),
        options: TableOptions,
        seats: Vec<Seated>,
        seed: u64,
        loaded: Loaded,
    ) -> Result<Table<G>, String> {
        // When those steps ended is not in the store; the present one ends no later than it does now.
        let clock = loaded.clock;
        let earlier = |game| Earlier {
            game: Arc::new(game),
            clock,
        };
        let person = seats.iter().position(|seated| seated.bot.is_none());
        let guided = person.and_then(Seat::new).filter(|_| options.guided);
        let lessons = guided
            .map(|seat| Ok::<_, String>((seat, Lessons::of(&game, seat)?)))
            .transpose()?;
        let waits = options.chooses_sides() && loaded.logged == 0 && !game.is_over();
        Ok(Table {
            sides: waits.then(|| BySeat::from_fn(|_| None)),
            game: Arc::new(game),
            options: Arc::new(options),
            seats,
            seed,
            before: before.into_iter().map(earlier).collect(),
            known: loaded.known.into_iter().map(Arc::from).collect(),
            logged: loaded.logged,
            clock,
            chosen: JointAction::new(),
            choices: BySeat::from_fn(|_| 0),
            within: 0,
            undone: BySeat::from_fn(|_| 0),
            missed: BySeat::from_fn(|_| 0),
            leaves: BySeat::from_fn(|_| VecDeque::new()),
            lessons,
            hints: loaded.hints,
            hint: None,
        })
    }

    /// The game.
    pub fn game(&self) -> &Game<G> {
        &self.game
    }

    /// The options of the table.
    pub fn options(&self) -> &TableOptions {
        &self.options
    }

    /// Who decides on each seat.
    pub fn seats(&self) -> &[Seated] {
        &self.seats
    }

    /// The number of the present decision: how many entries the log has.
    pub fn decision(&self) -> usize {
        self.logged
    }

    /// The clock of the present step.
    pub fn clock(&self) -> StepClock {
        self.clock
    }

    /// Whether the log has a decision of this name; see [`named`].
    pub fn knows(&self, seat: Seat, id: &str) -> bool {
        self.known.contains(named(seat, id).as_str())
    }

    /// Whether a person on a seat decides there now, and not a bot.
    pub fn is_decided_by_person(&self, seat: Seat) -> bool {
        let seated = self.seats.get(seat.number());
        seated.is_some_and(|seated| seated.is_decided_by_person())
    }

    /// The people whom the table waits for, each once.
    pub fn awaited(&self) -> Vec<Seat> {
        let mut awaited = Vec::new();
        if self.game.is_over() {
            return awaited;
        }
        let position = self.game.position();
        for due in position.to_act().iter() {
            let open = match &self.sides {
                Some(sides) => self.is_decided_by_person(due) && sides[due].is_none(),
                None => self.is_open(due, &self.chosen),
            };
            let chooser = position.chooser(due);
            if open && !awaited.contains(&chooser) {
                awaited.push(chooser);
            }
        }
        awaited
    }

    /// Whether the game goes on without waiting for a person: only bots have to decide, or all sides are chosen.
    pub fn goes_on(&self) -> bool {
        !self.game.is_over() && self.awaited().is_empty()
    }

    /// The boards, while their sides are chosen, and the side that the person on a seat has chosen.
    pub fn sides(&self, seat: Option<Seat>) -> Option<(Boards, Option<Side>)> {
        let sides = self.sides.as_ref()?;
        Some((self.game.boards()?, seat.and_then(|seat| sides[seat])))
    }

    /// What the person on a seat has chosen on the present step.
    pub fn chosen_by(&self, seat: Seat) -> JointAction<G::Action> {
        choosing::chosen_by(self.game.position(), &self.chosen, seat)
    }

    /// The seat that the person on a seat is to choose for now.
    pub fn due(&self, seat: Seat) -> Option<Seat> {
        if self.sides.is_some() || self.game.is_over() {
            return None;
        }
        let position = self.game.position();
        let mut due = position.to_act().iter();
        due.find(|&due| position.chooser(due) == seat && self.chosen.get(due).is_none())
    }

    /// Whether a person has still to choose for a seat.
    pub(crate) fn is_open(&self, due: Seat, chosen: &JointAction<G::Action>) -> bool {
        let chooser = self.game.position().chooser(due);
        self.is_decided_by_person(chooser) && chosen.get(due).is_none()
    }

    /// Whether a person has still to choose for any seat.
    pub(crate) fn waits(&self, chosen: &JointAction<G::Action>) -> bool {
        let mut due = self.game.position().to_act().iter();
        due.any(|due| self.is_open(due, chosen))
    }

    /// Begins the next step: nothing is chosen on it.
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

    /// Notes what a step from an earlier game to the present one means for decisions that can be taken back. The clock is that
    /// of the step, `mover` the person who began it.
    pub(crate) fn note_step(
        &mut self,
        earlier: Arc<Game<G>>,
        clock: StepClock,
        mover: Option<Seat>,
    ) {
        match earlier.way_back(&self.game, mover.is_some()) {
            WayBack::Begins => {
                self.before.push(Earlier {
                    game: earlier,
                    clock,
                });
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

/// The name of a decision in the log: two people may use the same one.
pub fn named(seat: Seat, id: &str) -> String {
    format!("{}:{id}", seat.number())
}
