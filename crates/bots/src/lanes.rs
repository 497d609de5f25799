//! Many games played in step, for learning: each waits for the choices of its learners, and writes what they see into
//! rows of plain numbers.
//!
//! Here: one game of many ([`Lane`]), and the memory that games write into ([`Rows`]). Not here: threads and what memory
//! it is. A lane depends on no other, so any number of threads may share them out.

use core::fmt;
use std::sync::Arc;

use antipater_engine::rng::{Generator, generator};
use antipater_engine::{Actions, JointAction, Seat, SeatSet, State};

use crate::bot::Bot;
use crate::encode::{Featured, Inputs};
use crate::numbered::Numbered;
use crate::reward::{Ranked, Reward};

/// A game that lanes can play.
///
/// # Examples
/// ```
/// use antipater_bots::lanes::Learned;
/// use antipater_engine::duel::Duel;
///
/// fn most<G: Learned>() -> usize {
///     G::MOST
/// }
/// assert!(most::<Duel>() > 100);
/// ```
pub trait Learned: Numbered + Featured + Ranked {}

impl<G: Numbered + Featured + Ranked> Learned for G {}

/// Makes the bot of a seat from the seed and the stream of its generator.
///
/// # Examples
/// ```
/// use std::sync::Arc;
///
/// use antipater_bots::lanes::Opponent;
/// use antipater_bots::{BotKind, Playable};
/// use antipater_engine::duel::Duel;
///
/// let opponent: Opponent<Duel> = Arc::new(|seed, stream| Duel::bot(BotKind::Builder, seed, stream));
/// let _bot = opponent(1, 0);
/// ```
pub type Opponent<G> = Arc<dyn Fn(u64, u64) -> Box<dyn Bot<G>> + Send + Sync>;

/// The settings that all lanes share.
///
/// # Examples
/// ```
/// use antipater_bots::lanes::{Lane, Rules, Scratch};
/// use antipater_bots::reward::Reward;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::rng::Generator;
/// use antipater_engine::{Seat, State};
///
/// let rules: Rules<Duel> = Rules {
///     deal: Box::new(|rng: &mut Generator| Duel::new(Setup::deal(rng)).expect("a fresh deal")),
///     opponents: vec![None, None],
///     reward: Reward::WinShare,
/// };
/// let mut scratch = Scratch::default();
/// let mut lane = Lane::new(&rules, 7, &mut scratch);
/// while let Some(seat) = lane.acting().iter().next() {
///     let first = i64::from(lane.legal(seat)[0]);
///     lane.step(&rules, |_| first, &mut scratch);
/// }
/// assert!(lane.position().outcome().is_some());
/// ```
pub struct Rules<G: State> {
    /// The position that a generator deals.
    pub deal: Box<dyn Fn(&mut Generator) -> G + Send + Sync>,
    /// For each seat who plays there; `None` for those who learn, of which there is at least one.
    pub opponents: Vec<Option<Opponent<G>>>,
    /// The reward at the end of a game.
    pub reward: Reward,
}

impl<G: State> fmt::Debug for Rules<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules")
            .field("learners", &self.learners())
            .field("reward", &self.reward)
            .finish_non_exhaustive()
    }
}

impl<G: State> Rules<G> {
    /// How many seats have a player.
    pub fn seats(&self) -> usize {
        self.opponents.len()
    }

    /// The seats that learn.
    pub fn learners(&self) -> SeatSet {
        Seat::all(self.seats())
            .filter(|seat| self.opponents[seat.number()].is_none())
            .collect()
    }
}

/// Memory that a thread uses again for each game.
///
/// # Examples
/// ```
/// use antipater_bots::lanes::Scratch;
/// use antipater_engine::seven::Seven;
///
/// let _scratch: Scratch<Seven> = Scratch::default();
/// ```
#[derive(Debug)]
pub struct Scratch<G: Featured> {
    legal: Actions<G::Action>,
    inputs: Inputs,
    shared: G::Shared,
}

impl<G: Featured> Default for Scratch<G> {
    fn default() -> Scratch<G> {
        Scratch {
            legal: Actions::none(),
            inputs: Inputs::default(),
            shared: G::Shared::default(),
        }
    }
}

/// One game of many, and the seed that its deals follow from.
///
/// Its `k`-th game is dealt by the generator of its seed and `k`, and the bot of seat `i` has the stream `7 k + i`, as in
/// a [`Series`](crate::matches::Series).
///
/// # Examples
/// ```
/// use antipater_bots::lanes::{Lane, Rules, Scratch};
/// use antipater_bots::reward::Reward;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::rng::Generator;
/// use antipater_engine::{Seat, State};
///
/// let rules: Rules<Duel> = Rules {
///     deal: Box::new(|rng: &mut Generator| Duel::new(Setup::deal(rng)).expect("a fresh deal")),
///     opponents: vec![None, None],
///     reward: Reward::Margin,
/// };
/// let lane = Lane::new(&rules, 7, &mut Scratch::default());
/// assert_eq!(lane.deal(), (7, 0));
/// assert_eq!(lane.acting().iter().count(), 1);
/// ```
pub struct Lane<G: State> {
    position: G,
    seed: u64,
    episode: u64,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// The legal choices of the learners, seat by seat: numbers, and actions in the same order.
    numbers: Vec<u16>,
    actions: Vec<G::Action>,
    /// The end of the choices of each seat.
    ends: [u16; Seat::MAX],
    /// The learners that must act.
    acting: SeatSet,
}

impl<G: Learned> Lane<G> {
    /// A lane whose first game is dealt.
    pub fn new(rules: &Rules<G>, seed: u64, scratch: &mut Scratch<G>) -> Lane<G> {
        let mut lane = Lane {
            position: (rules.deal)(&mut generator(seed, 0)),
            seed,
            episode: 0,
            bots: Vec::new(),
            numbers: Vec::new(),
            actions: Vec::new(),
            ends: [0; Seat::MAX],
            acting: SeatSet::EMPTY,
        };
        lane.begin(rules, scratch);
        lane
    }

    /// Deals the next game of the seed, or the first one of another seed.
    pub fn reset(&mut self, rules: &Rules<G>, seed: Option<u64>, scratch: &mut Scratch<G>) {
        (self.seed, self.episode) = match seed {
            Some(seed) => (seed, 0),
            None => (self.seed, self.episode.wrapping_add(1)),
        };
        self.position = (rules.deal)(&mut generator(self.seed, self.episode));
        self.begin(rules, scratch);
    }

    fn begin(&mut self, rules: &Rules<G>, scratch: &mut Scratch<G>) {
        let stream = self.episode.wrapping_mul(Seat::MAX as u64);
        self.bots = (0..)
            .zip(&rules.opponents)
            .map(|(seat, opponent)| {
                let opponent = opponent.as_ref()?;
                Some(opponent(self.seed, stream.wrapping_add(seat)))
            })
            .collect();
        self.go_on(scratch);
    }

    /// The position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The seed of its deals, and how many games of it were dealt before this one.
    pub fn deal(&self) -> (u64, u64) {
        (self.seed, self.episode)
    }

    /// The learners that must act; empty when the game is over.
    pub fn acting(&self) -> SeatSet {
        self.acting
    }

    /// The numbers of what a learner may choose, in the order of its legal actions; empty unless it must act.
    pub fn legal(&self, seat: Seat) -> &[u16] {
        &self.numbers[self.places(seat)]
    }

    /// Whether a learner may choose this number.
    pub fn may(&self, seat: Seat, number: i64) -> bool {
        self.place(seat, number).is_some()
    }

    /// The range of the choices of a seat.
    fn places(&self, seat: Seat) -> core::ops::Range<usize> {
        let before = seat.number().checked_sub(1);
        let begin = before.map_or(0, |before| self.ends[before]);
        usize::from(begin)..usize::from(self.ends[seat.number()])
    }

    fn place(&self, seat: Seat, number: i64) -> Option<usize> {
        let number = u16::try_from(number).ok()?;
        self.legal(seat).iter().position(|&legal| legal == number)
    }

    /// Plays a step with these choices of the learners, then on until one of them must act again. A choice that is not
    /// legal becomes the lowest number that is. Says whether anything was played: nothing is once the game is over.
    pub fn step(
        &mut self,
        rules: &Rules<G>,
        choice: impl Fn(Seat) -> i64,
        scratch: &mut Scratch<G>,
    ) -> bool {
        if self.acting.is_empty() {
            return false;
        }
        let mut joint = JointAction::new();
        for seat in self.acting.iter() {
            let numbers = self.legal(seat);
            let lowest = || {
                let places = 0..numbers.len();
                places.min_by_key(|&place| numbers[place]).unwrap_or(0)
            };
            let place = self.place(seat, choice(seat)).unwrap_or_else(lowest);
            joint.set(seat, self.actions[self.places(seat).start + place]);
        }
        if rules.learners().len() < rules.seats() {
            self.ask_bots(&mut joint, scratch);
        }
        self.position.apply_unchecked(&joint);
        self.go_on(scratch);
        true
    }

    /// Plays on while no learner must act, and lists what those that must may choose.
    fn go_on(&mut self, scratch: &mut Scratch<G>) {
        loop {
            let acting = self.position.to_act();
            let learner = |seat: &Seat| self.bots[seat.number()].is_none();
            self.acting = acting.iter().filter(learner).collect();
            if acting.is_empty() || !self.acting.is_empty() {
                break;
            }
            let mut joint = JointAction::new();
            self.ask_bots(&mut joint, scratch);
            self.position.apply_unchecked(&joint);
        }
        let nothing = JointAction::new();
        self.numbers.clear();
        self.actions.clear();
        for seat in Seat::all(Seat::MAX) {
            if self.acting.contains(seat) {
                let legal = &mut scratch.legal;
                self.position.list_actions(seat, &nothing, legal);
                self.actions.extend_from_slice(legal);
                let add = |number: usize| self.numbers.push(number as u16);
                self.position.each_number(seat, legal, add);
            }
            self.ends[seat.number()] = self.numbers.len() as u16;
        }
    }

    /// Lets the bots that must act choose.
    fn ask_bots(&mut self, joint: &mut JointAction<G::Action>, scratch: &mut Scratch<G>) {
        for seat in self.position.to_act().iter() {
            let Some(bot) = &mut self.bots[seat.number()] else {
                continue;
            };
            let legal = &mut scratch.legal;
            self.position.list_actions(seat, &JointAction::new(), legal);
            let action = bot
                .choose_blindly(legal)
                .unwrap_or_else(|| bot.choose(&self.position.observe(seat), seat, legal));
            joint.set(seat, action);
        }
    }

    /// Writes what is to be seen of the game into the rows of the game of this number.
    pub fn write(
        &self,
        rules: &Rules<G>,
        game: usize,
        rows: &mut Rows<'_>,
        scratch: &mut Scratch<G>,
    ) {
        let over = self.position.to_act().is_empty();
        let outcome = if over { self.position.outcome() } else { None };
        rows.terminations[game] = i8::from(over);
        let seats = rules.seats();
        let written = &mut rows.rewards[game * seats..][..seats];
        match outcome {
            Some(outcome) => {
                let rewards = rules.reward.of::<G>(&outcome, seats);
                let pairs = written.iter_mut().zip(rewards.first(seats));
                pairs.for_each(|(written, reward)| *written = *reward as f32);
            }
            None => written.fill(0.0),
        }
        if !matches!(rows.features, Features::None) {
            self.position.share(&mut scratch.shared);
        }
        match G::WAIT {
            Some(wait) => {
                for seat in Seat::all(seats) {
                    let row = game * seats + seat.number();
                    let acts = self.acting.contains(seat);
                    rows.turn[row] = i8::from(acts);
                    let wait = [wait as u16];
                    let legal = if acts { self.legal(seat) } else { &wait };
                    rows.write_legal(row, legal, G::NUMBERS);
                    let learns = rules.opponents[seat.number()].is_none();
                    self.see(learns.then_some(seat), row, rows, scratch);
                }
            }
            // One seat acts at a time, so there is one row for whoever it is.
            None => {
                let seat = self.acting.iter().next();
                rows.turn[game] = seat.map_or(-1, |seat| seat.number() as i8);
                let legal = seat.map_or(&[][..], |seat| self.legal(seat));
                rows.write_legal(game, legal, G::NUMBERS);
                self.see(seat, game, rows, scratch);
            }
        }
    }

    fn see(
        &self,
        seat: Option<Seat>,
        row: usize,
        rows: &mut Rows<'_>,
        Scratch { inputs, shared, .. }: &mut Scratch<G>,
    ) {
        if matches!(rows.features, Features::None) {
            return;
        }
        inputs.clear();
        if let Some(seat) = seat {
            self.position.shared_features(shared, seat, inputs);
        }
        rows.features
            .write(row, inputs.numbers(), G::SCHEMA.inputs());
    }
}

/// The features of rows.
///
/// # Examples
/// ```
/// use antipater_bots::lanes::Features;
///
/// /// Whether anything is written.
/// fn writes(features: &Features<'_>) -> bool {
///     !matches!(features, Features::None)
/// }
/// assert!(!writes(&Features::None));
/// ```
#[derive(Debug)]
pub enum Features<'a> {
    /// None are written.
    None,
    /// The numbers of the inputs that are on, `most` places a row, filled up with the number of inputs; and how many.
    Sparse {
        /// The numbers.
        inputs: &'a mut [u16],
        /// How many there are in each row.
        counts: &'a mut [u16],
        /// The places of a row.
        most: usize,
    },
    /// For each input how often it is on.
    Dense(&'a mut [u8]),
}

impl Features<'_> {
    fn write(&mut self, row: usize, on: &[u16], all: usize) {
        match self {
            Features::None => {}
            Features::Sparse {
                inputs,
                counts,
                most,
            } => {
                let places = &mut inputs[row * *most..][..*most];
                write_list(places, &mut counts[row], on, all as u16);
            }
            Features::Dense(inputs) => {
                let places = &mut inputs[row * all..][..all];
                places.fill(0);
                on.iter().for_each(|&input| places[usize::from(input)] += 1);
            }
        }
    }

    fn split(self, rows: usize, all: usize) -> (Self, Self) {
        match self {
            Features::None => (Features::None, Features::None),
            Features::Sparse {
                inputs,
                counts,
                most,
            } => {
                let (inputs, later) = inputs.split_at_mut(rows * most);
                let (counts, later_counts) = counts.split_at_mut(rows);
                let now = Features::Sparse {
                    inputs,
                    counts,
                    most,
                };
                let later = Features::Sparse {
                    inputs: later,
                    counts: later_counts,
                    most,
                };
                (now, later)
            }
            Features::Dense(inputs) => {
                let (now, later) = inputs.split_at_mut(rows * all);
                (Features::Dense(now), Features::Dense(later))
            }
        }
    }
}

/// Writes a list over one of so many entries; what is left of that one is filled up.
fn write_list(places: &mut [u16], count: &mut u16, list: &[u16], nothing: u16) {
    let before = usize::from(*count).min(places.len());
    let now = list.len().min(places.len());
    places[..now].copy_from_slice(&list[..now]);
    if now < before {
        places[now..before].fill(nothing);
    }
    *count = now as u16;
}

/// The memory that games write into, one after the other. Where a row is said, it is one of each seat in 7 Wonders, and
/// one of each game in a Duel.
///
/// # Examples
/// ```
/// use antipater_bots::lanes::{Features, LEGAL, Rows, Shape};
/// use antipater_engine::duel::Duel;
///
/// let shape = Shape::of::<Duel>(2);
/// let (mut legal, mut counts) = (vec![0; 3 * LEGAL], vec![0; 3]);
/// let rows = Rows {
///     legal: &mut legal,
///     legal_counts: &mut counts,
///     mask: None,
///     features: Features::None,
///     rewards: &mut [0.0; 6],
///     turn: &mut [0; 3],
///     terminations: &mut [0; 3],
/// };
/// let (first, others) = rows.split(1, &shape);
/// assert_eq!((first.rewards.len(), others.rewards.len()), (2, 4));
/// ```
#[derive(Debug)]
pub struct Rows<'a> {
    /// The numbers of the legal actions, [`LEGAL`] places a row, filled up with the number of numbers.
    pub legal: &'a mut [u16],
    /// How many legal actions there are in each row.
    pub legal_counts: &'a mut [u16],
    /// For each number 1 in a row if it is legal, else 0.
    pub mask: Option<&'a mut [i8]>,
    /// The features of each row.
    pub features: Features<'a>,
    /// The rewards of the seats of each game; 0 before its end.
    pub rewards: &'a mut [f32],
    /// In 7 Wonders whether each seat must act; in a Duel the seat that must, or -1.
    pub turn: &'a mut [i8],
    /// Whether each game is over.
    pub terminations: &'a mut [i8],
}

/// The places of a row for legal actions; no seat of any game has more.
pub const LEGAL: usize = antipater_engine::state::MAX_ACTIONS;

/// How much of each memory belongs to one game.
///
/// # Examples
/// ```
/// use antipater_bots::lanes::Shape;
/// use antipater_engine::seven::Seven;
///
/// assert_eq!(Shape::of::<Seven>(5).rows, 5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Seats.
    pub seats: usize,
    /// Rows of a game.
    pub rows: usize,
    /// How many numbers actions have.
    pub numbers: usize,
    /// How many inputs there are.
    pub inputs: usize,
    /// More inputs are never on at a time.
    pub most: usize,
}

impl Shape {
    /// That of a game with so many seats.
    pub fn of<G: Learned>(seats: usize) -> Shape {
        Shape {
            seats,
            rows: if G::WAIT.is_some() { seats } else { 1 },
            numbers: G::NUMBERS,
            inputs: G::SCHEMA.inputs(),
            most: G::MOST,
        }
    }
}

impl<'a> Rows<'a> {
    /// The memory of the first games, and that of the others.
    ///
    /// # Panics
    /// When there are not so many.
    #[must_use]
    pub fn split(self, games: usize, shape: &Shape) -> (Rows<'a>, Rows<'a>) {
        let rows = games * shape.rows;
        let (legal, later_legal) = self.legal.split_at_mut(rows * LEGAL);
        let (legal_counts, later_counts) = self.legal_counts.split_at_mut(rows);
        let (mask, later_mask) = self
            .mask
            .map(|mask| mask.split_at_mut(rows * shape.numbers))
            .unzip();
        let (features, later_features) = self.features.split(rows, shape.inputs);
        let (rewards, later_rewards) = self.rewards.split_at_mut(games * shape.seats);
        let (turn, later_turn) = self.turn.split_at_mut(rows);
        let (terminations, later_terminations) = self.terminations.split_at_mut(games);
        let now = Rows {
            legal,
            legal_counts,
            mask,
            features,
            rewards,
            turn,
            terminations,
        };
        let later = Rows {
            legal: later_legal,
            legal_counts: later_counts,
            mask: later_mask,
            features: later_features,
            rewards: later_rewards,
            turn: later_turn,
            terminations: later_terminations,
        };
        (now, later)
    }

    fn write_legal(&mut self, row: usize, legal: &[u16], numbers: usize) {
        let places = &mut self.legal[row * LEGAL..][..LEGAL];
        let count = &mut self.legal_counts[row];
        write_list(places, count, legal, numbers as u16);
        if let Some(mask) = &mut self.mask {
            let places = &mut mask[row * numbers..][..numbers];
            places.fill(0);
            legal
                .iter()
                .for_each(|&number| places[usize::from(number)] = 1);
        }
    }
}
