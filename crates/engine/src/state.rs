//! The interface of every game: the trait [`State`], its steps ([`JointAction`]) and its lists of actions ([`Actions`]).

use core::fmt;
use core::ops::RangeInclusive;

use arrayvec::ArrayVec;
use rand_core::Rng;

use crate::outcome::Outcome;
use crate::rng::below;
use crate::seat::{BySeat, Seat, SeatSet};

/// A position of a game. All randomness is in the [`State::Setup`], so all later play is deterministic.
///
/// A driver [`ask`](State::ask)s each seat in [`to_act`](State::to_act) for one of its
/// [`legal_actions`](State::legal_actions), each on its own [`observe`](State::observe), then applies all answers in
/// one step. Pending choices never enter a position.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let mut game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// while !game.to_act().is_empty() {
///     let joint = game.ask(|_seat, legal| legal[0]);
///     game.apply(&joint).unwrap();
/// }
/// assert!(game.outcome().is_some());
/// ```
pub trait State: Clone + Eq + fmt::Debug {
    /// A complete deal: the only randomness of a game.
    type Setup: Clone + Eq + fmt::Debug;
    /// One decision of one seat.
    type Action: Copy + Ord + Send + fmt::Debug;
    /// All that one seat may know, with perfect recall (an information state).
    type Observation: Clone + Eq + fmt::Debug;
    /// A public fact about a step.
    type Event: Copy + Eq + fmt::Debug;
    /// The points of one seat by category.
    type Score: Copy + Eq + Default + fmt::Debug;
    /// Why a setup is not a deal of the game.
    type InvalidSetup: core::error::Error;
    /// Why a joint action was refused.
    type IllegalAction: core::error::Error;

    /// The fewest and the most players.
    const PLAYERS: RangeInclusive<usize>;
    /// The fewest and the most seats; more than players if a city has no player.
    const SEATS: RangeInclusive<usize>;
    /// The number of steps in the longest game that the rules allow, from the deal.
    const LONGEST: usize;
    /// The size of the action space: each number below it is the [`index`](State::index) of one action.
    const ACTIONS: usize;
    /// The range of utilities, see [`Outcome::utility`]. The utilities of all players add up to 2 less their number, so
    /// a game of two is zero-sum.
    const UTILITY: RangeInclusive<f64> = -1.0..=1.0;
    /// The names of the categories of points in records, in the order of [`points`](State::points).
    const CATEGORIES: &'static [&'static str];

    /// The position at the start of the game.
    ///
    /// # Errors
    /// Says why the setup is not a deal of the game.
    fn new(setup: Self::Setup) -> Result<Self, Self::InvalidSetup>;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The seats that must act now; empty when the game is over.
    fn to_act(&self) -> SeatSet;

    /// The definition of legality: all legal actions of a seat, ascending, without repeats; empty if it has no decision.
    fn legal_actions(&self, seat: Seat) -> Actions<Self::Action>;

    /// Asks for an action of each seat that must act, and returns the joint action. `choose` gets the seat and its
    /// legal actions.
    ///
    /// # Examples
    /// ```
    /// use antipater_engine::State;
    /// use antipater_engine::seven::Seven;
    ///
    /// let game = Seven::random(4, 7).unwrap();
    /// let joint = game.ask(|_seat, legal| legal[legal.len() - 1]);
    /// assert_eq!(joint.seats(), game.to_act());
    /// ```
    fn ask(
        &self,
        choose: impl FnMut(Seat, &Actions<Self::Action>) -> Self::Action,
    ) -> JointAction<Self::Action> {
        self.ask_with(&mut Actions::none(), choose)
    }

    /// Asks like [`ask`](State::ask), with a list that can be reused.
    fn ask_with(
        &self,
        list: &mut Actions<Self::Action>,
        mut choose: impl FnMut(Seat, &Actions<Self::Action>) -> Self::Action,
    ) -> JointAction<Self::Action> {
        let mut joint = JointAction::new();
        for seat in self.to_act().iter() {
            self.list_actions(seat, &joint, list);
            joint.set(seat, choose(seat, list));
        }
        joint
    }

    /// Plays one step: exactly one legal action for each seat in [`to_act`](State::to_act).
    ///
    /// # Errors
    /// Says which seat's action is illegal and why; the position is then unchanged.
    fn apply(&mut self, joint: &JointAction<Self::Action>) -> Result<(), Self::IllegalAction> {
        self.apply_with_events(joint, &mut |_| ())
    }

    /// Plays one step like [`apply`](State::apply) and reports its public events in order.
    ///
    /// # Errors
    /// Says which seat's action is illegal and why; the position is then unchanged, and no event is reported.
    fn apply_with_events(
        &mut self,
        joint: &JointAction<Self::Action>,
        tell: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::IllegalAction>;

    /// Plays one step that is known to be legal. An illegal one makes the position meaningless.
    fn apply_unchecked(&mut self, joint: &JointAction<Self::Action>);

    /// Plays one step in which each seat that acts draws a uniformly random legal action, and returns the number of
    /// these seats. It is faster for a game that can draw without listing every action. `list` is scratch space.
    fn play_at_random(&mut self, list: &mut Actions<Self::Action>, rng: &mut impl Rng) -> usize {
        let joint = self.ask_with(list, |_, legal| {
            legal[below(rng, legal.len() as u32) as usize]
        });
        self.apply_unchecked(&joint);
        joint.seats().len()
    }

    /// All that this seat may know. The observation of a seat without a player contains only public information, and is
    /// not valid for [`sample`](State::sample).
    fn observe(&self, seat: Seat) -> Self::Observation;

    /// The present points of a seat from public information: those it would have if the game ended now.
    fn score(&self, seat: Seat) -> Self::Score;

    /// The points of a score by category, in the order of [`CATEGORIES`](State::CATEGORIES).
    fn points(score: &Self::Score) -> impl Iterator<Item = i16>;

    /// The number of an action, unique and the same in every position: a dense index for nets and hashes.
    fn index(action: Self::Action) -> usize;

    /// The action with this [`index`](State::index); `None` from [`ACTIONS`](State::ACTIONS) on.
    ///
    /// # Examples
    /// ```
    /// use antipater_engine::State;
    /// use antipater_engine::duel::Duel;
    ///
    /// let action = Duel::from_index(12).unwrap();
    /// assert_eq!((Duel::index(action), Duel::from_index(Duel::ACTIONS)), (12, None));
    /// ```
    fn from_index(index: usize) -> Option<Self::Action>;

    /// Winners and points; `None` until the game is over.
    fn outcome(&self) -> Option<Outcome<Self::Score>>;

    /// A position that the observer cannot tell from the true one, with sampled hidden information.
    fn sample(observation: &Self::Observation, rng: &mut impl Rng) -> Self;

    /// The seats that have a player: all but the Free City's, for which a player chooses as well.
    fn players(&self) -> SeatSet {
        SeatSet::all(self.seats())
    }

    /// The player who chooses for a seat on this step: its own, except for the Free City.
    fn chooser(&self, seat: Seat) -> Seat {
        seat
    }

    /// The legal actions of a seat once others have chosen. This only matters for the Free City, whose cards depend on
    /// its chooser's own choice.
    fn legal_actions_given(
        &self,
        seat: Seat,
        _chosen: &JointAction<Self::Action>,
    ) -> Actions<Self::Action> {
        self.legal_actions(seat)
    }

    /// Writes [`legal_actions_given`](State::legal_actions_given) into a reusable list, because a list is large to move.
    fn list_actions(
        &self,
        seat: Seat,
        chosen: &JointAction<Self::Action>,
        list: &mut Actions<Self::Action>,
    ) {
        *list = self.legal_actions_given(seat, chosen);
    }

    /// All that the player who chooses for a seat on this step may know.
    fn observe_for(&self, seat: Seat) -> Self::Observation {
        self.observe(self.chooser(seat))
    }
}

/// The most legal actions of a seat in any game; `seven::legal` derives the number.
pub const MAX_ACTIONS: usize = 256;

/// The legal actions of a seat: an inline list, ascending and without repeats.
///
/// # Examples
/// ```
/// use antipater_engine::Actions;
///
/// let mut actions = Actions::none();
/// actions.push("build");
/// actions.push("sell");
/// assert!(actions.contains("sell"));
/// assert_eq!(actions[0], "build");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actions<A>(ArrayVec<A, MAX_ACTIONS>);

impl<A: Copy + Ord> Actions<A> {
    /// No actions.
    pub fn none() -> Actions<A> {
        Actions(ArrayVec::new())
    }

    /// Adds an action, which must be greater than all before it.
    pub fn push(&mut self, action: A) {
        debug_assert!(
            self.0.last().is_none_or(|last| *last < action),
            "actions are listed in ascending order"
        );
        self.0.push(action);
    }

    /// Keeps the actions that satisfy a predicate.
    pub(crate) fn retain(&mut self, wanted: impl Fn(A) -> bool) {
        self.0.retain(|action| wanted(*action));
    }

    /// Removes all actions.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Whether the action is in the list.
    pub fn contains(&self, action: A) -> bool {
        self.0.binary_search(&action).is_ok()
    }
}

impl<A> core::ops::Deref for Actions<A> {
    type Target = [A];
    fn deref(&self) -> &[A] {
        &self.0
    }
}

/// A sink for legal actions, each with its small number: that of [`compact`](crate::seven::compact) in 7 Wonders, the
/// index in a Duel. Callers that need both then compute prices once.
///
/// # Examples
/// ```
/// use antipater_engine::{Actions, List};
///
/// let mut actions = Actions::none();
/// actions.add("build", 7);
/// actions.add_if(false, "sell", 9);
/// assert_eq!(*actions, ["build"]);
/// ```
pub trait List<A> {
    /// Adds an action if it is legal; it must be greater than all before it.
    fn add_if(&mut self, legal: bool, action: A, number: usize);

    /// Adds an action, which must be greater than all before it.
    #[inline]
    fn add(&mut self, action: A, number: usize) {
        self.add_if(true, action, number);
    }
}

impl<A: Copy + Ord> List<A> for Actions<A> {
    #[inline]
    fn add_if(&mut self, legal: bool, action: A, _: usize) {
        if legal {
            self.push(action);
        }
    }
}

/// Overwrites words with a set of numbers as bits: number `n` is bit `n % 64` of word `n / 64`.
///
/// # Examples
/// ```
/// use antipater_engine::write_bits;
///
/// let mut words = [u64::MAX; 2];
/// write_bits([1, 64], &mut words);
/// assert_eq!(words, [0b10, 0b1]);
/// ```
///
/// # Panics
/// If a number has no bit.
pub fn write_bits(numbers: impl IntoIterator<Item = usize>, words: &mut [u64]) {
    const BITS: usize = u64::BITS as usize;
    words.fill(0);
    for number in numbers {
        words[number / BITS] |= 1 << (number % BITS);
    }
}

/// One action for every seat that acts in a step. The order in which seats are asked does not matter.
///
/// # Examples
/// ```
/// use antipater_engine::{JointAction, Seat};
///
/// let mut joint = JointAction::only(Seat::FIRST, "build");
/// joint.set(Seat::new(2).unwrap(), "sell");
/// joint.set(Seat::FIRST, "sell");
/// assert_eq!(joint.seats().len(), 2);
/// assert!(joint.iter().all(|(_, action)| action == "sell"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JointAction<A> {
    /// The seats that have an action.
    seats: SeatSet,
    actions: BySeat<Option<A>>,
}

impl<A: Copy> JointAction<A> {
    /// A joint action without actions.
    pub fn new() -> JointAction<A> {
        JointAction {
            seats: SeatSet::EMPTY,
            actions: BySeat::from_fn(|_| None),
        }
    }

    /// The action of one seat alone.
    pub fn only(seat: Seat, action: A) -> JointAction<A> {
        let mut joint = JointAction::new();
        joint.set(seat, action);
        joint
    }

    /// Sets the seat's action, replacing an earlier one.
    pub fn set(&mut self, seat: Seat, action: A) {
        self.seats.add(seat);
        self.actions[seat] = Some(action);
    }

    /// The seat's action, if it acts.
    pub fn get(&self, seat: Seat) -> Option<A> {
        self.actions[seat]
    }

    /// The seats that act.
    pub fn seats(&self) -> SeatSet {
        self.seats
    }

    /// The actions with their seats, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, A)> + '_ {
        Seat::all(Seat::MAX).filter_map(|seat| self.actions[seat].map(|action| (seat, action)))
    }
}

impl<A: Copy> Default for JointAction<A> {
    fn default() -> JointAction<A> {
        JointAction::new()
    }
}
