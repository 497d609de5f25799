//! Vectorized games for reinforcement learning: each game waits for the choices of its learners, and writes their
//! observations into rows of plain numbers.
//!
//! Here: one of these games ([`EnvSlot`]), and the memory they write to ([`Rows`]). Not here: threads and allocation.
//! Slots are independent, so any number of threads may share them.

mod choices;
mod free_city;
mod rows;

use core::fmt;

use antipater_engine::rng::{Generator, generator};
use antipater_engine::{Actions, JointAction, Seat, SeatSet, State};
use fearless_simd::{Level, Simd, dispatch};

use self::choices::Choices;
use self::rows::{CHUNK, Padded};
pub use self::rows::{Features, LEGAL, Rows, Shape};
use crate::bot::{Bot, BotFactory};
use crate::encode::{HasFeatures, Inputs};
use crate::numbered::Numbered;
use crate::reward::{Ranked, Reward};

/// A game for slots.
///
/// # Examples
/// ```
/// use antipater_bots::env_slots::Learned;
/// use antipater_engine::duel::Duel;
///
/// fn most<G: Learned>() -> usize {
///     G::MOST
/// }
/// assert!(most::<Duel>() > 100);
/// ```
pub trait Learned: Numbered + HasFeatures + Ranked {}

impl<G: Numbered + HasFeatures + Ranked> Learned for G {}

/// The settings of all slots.
///
/// # Examples
/// ```
/// use antipater_bots::env_slots::{EnvSlot, Rules, Scratch};
/// use antipater_bots::reward::Reward;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::rng::Generator;
/// use antipater_engine::{Seat, State};
///
/// let rules: Rules<Duel> = Rules {
///     deal: Box::new(|rng: &mut Generator| Duel::new(Setup::deal(rng)).expect("a fresh deal")),
///     opponents: vec![None, None],
///     free_city: false,
///     reward: Reward::WinShare,
/// };
/// let mut scratch = Scratch::default();
/// let mut slot = EnvSlot::new(&rules, 7, &mut scratch);
/// while let Some(seat) = slot.acting().iter().next() {
///     let first = i64::from(slot.legal(seat)[0]);
///     slot.step(&rules, |_| first, &mut scratch);
/// }
/// assert!(slot.position().outcome().is_some());
/// ```
pub struct Rules<G: State> {
    /// Deals a position with a generator.
    pub deal: Box<dyn Fn(&mut Generator) -> G + Send + Sync>,
    /// The bot of each player; `None` for learners, of which there is at least one.
    pub opponents: Vec<Option<BotFactory<G>>>,
    /// Whether the games have the Free City. Its actions have the numbers from [`Numbered::NUMBERS`] on.
    pub free_city: bool,
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
    /// The number of seats with a player.
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

/// Scratch memory of a thread.
///
/// # Examples
/// ```
/// use antipater_bots::env_slots::Scratch;
/// use antipater_engine::seven::Seven;
///
/// let _scratch: Scratch<Seven> = Scratch::default();
/// ```
#[derive(Debug)]
pub struct Scratch<G: HasFeatures> {
    legal: Actions<G::Action>,
    inputs: Inputs,
    shared: G::Shared,
}

impl<G: HasFeatures> Default for Scratch<G> {
    fn default() -> Scratch<G> {
        Scratch {
            legal: Actions::none(),
            inputs: Inputs::default(),
            shared: G::Shared::default(),
        }
    }
}

/// One of the games, and the seed of its deals.
///
/// Its `k`-th game is dealt by the generator of its seed and `k`, and the bot of seat `i` has the stream `7 k + i`, as
/// in a [`Series`](crate::matches::Series).
///
/// # Examples
/// ```
/// use antipater_bots::env_slots::{EnvSlot, Rules, Scratch};
/// use antipater_bots::reward::Reward;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::rng::Generator;
/// use antipater_engine::{Seat, State};
///
/// let rules: Rules<Duel> = Rules {
///     deal: Box::new(|rng: &mut Generator| Duel::new(Setup::deal(rng)).expect("a fresh deal")),
///     opponents: vec![None, None],
///     free_city: false,
///     reward: Reward::Margin,
/// };
/// let slot = EnvSlot::new(&rules, 7, &mut Scratch::default());
/// assert_eq!(slot.deal(), (7, 0));
/// assert_eq!(slot.acting().iter().count(), 1);
/// ```
pub struct EnvSlot<G: HasFeatures> {
    position: G,
    kept: G::Kept,
    seed: u64,
    episode: u64,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    learners: SeatSet,
    /// The learners that must act.
    acting: SeatSet,
    choices: Choices<G::Action>,
    /// In games with the Free City, the earlier choices of this step.
    before: JointAction<G::Action>,
    /// The numbers that learners have chosen since the deal: by step, then by seat.
    played: Vec<u16>,
    /// The learners that have lost before the end of the game.
    lost: SeatSet,
}

impl<G: Learned> EnvSlot<G> {
    /// A slot with its first game dealt.
    pub fn new(rules: &Rules<G>, seed: u64, scratch: &mut Scratch<G>) -> EnvSlot<G> {
        let mut slot = EnvSlot {
            position: (rules.deal)(&mut generator(seed, 0)),
            kept: G::Kept::default(),
            seed,
            episode: 0,
            bots: Vec::new(),
            learners: rules.learners(),
            acting: SeatSet::EMPTY,
            choices: Choices::none(),
            before: JointAction::new(),
            played: Vec::new(),
            lost: SeatSet::EMPTY,
        };
        slot.begin(rules, scratch);
        slot
    }

    /// Deals the next game of the seed, or the first one of another seed.
    pub fn reset(&mut self, rules: &Rules<G>, seed: Option<u64>, scratch: &mut Scratch<G>) {
        (self.seed, self.episode) = match seed {
            Some(seed) => (seed, 0),
            None => (self.seed, self.episode.wrapping_add(1)),
        };
        self.deal_anew(rules, scratch);
    }

    /// Replays a deal to the state of another slot with the same rules. Bots make the same choices again. Returns
    /// whether the choices are valid for that game.
    pub fn restore(
        &mut self,
        rules: &Rules<G>,
        deal: (u64, u64),
        (played, lost): (&[u16], SeatSet),
        scratch: &mut Scratch<G>,
    ) -> bool {
        (self.seed, self.episode) = deal;
        self.deal_anew(rules, scratch);
        let mut played = played.iter();
        while played.len() > 0 {
            let acting = self.acting;
            let enough = (1..=played.len()).contains(&acting.len());
            let mut pairs = acting.iter().zip(played.by_ref());
            if !enough || !pairs.all(|(seat, &number)| self.choose(seat, number.into())) {
                return false;
            }
            self.play(rules, scratch);
        }
        self.lost = lost.intersection(self.acting);
        if !self.lost.is_empty() {
            self.play(rules, scratch);
        }
        self.lost == lost
    }

    fn deal_anew(&mut self, rules: &Rules<G>, scratch: &mut Scratch<G>) {
        self.position = (rules.deal)(&mut generator(self.seed, self.episode));
        self.begin(rules, scratch);
    }

    fn begin(&mut self, rules: &Rules<G>, scratch: &mut Scratch<G>) {
        self.kept = G::Kept::default();
        self.played.clear();
        self.lost = SeatSet::EMPTY;
        let stream = self.episode.wrapping_mul(Seat::MAX as u64);
        self.bots = (0..)
            .zip(&rules.opponents)
            .map(|(seat, opponent)| {
                let opponent = opponent.as_ref()?;
                Some(opponent(self.seed, stream.wrapping_add(seat)))
            })
            .collect();
        if rules.free_city {
            self.before = JointAction::new();
            self.ask_in_turn(scratch);
        } else {
            self.advance(scratch);
        }
    }

    /// The position.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The seed of its deals, and the number of games dealt before this one.
    pub fn deal(&self) -> (u64, u64) {
        (self.seed, self.episode)
    }

    /// The numbers that learners have chosen since the deal, and the learners that have lost before the end: the
    /// arguments of [`restore`](EnvSlot::restore).
    pub fn played(&self) -> (&[u16], SeatSet) {
        (&self.played, self.lost)
    }

    /// The learners that must act; empty when the game is over.
    pub fn acting(&self) -> SeatSet {
        self.acting
    }

    /// The numbers of a learner's choices, in the order of its legal actions; empty unless it must act.
    pub fn legal(&self, seat: Seat) -> &[u16] {
        self.choices.numbers(seat)
    }

    /// Whether a learner may choose this number.
    pub fn may(&self, seat: Seat, number: i64) -> bool {
        self.choices.place(seat, number).is_some()
    }

    /// Sets a learner's choice for the next step to a number, or to the lowest legal one if it is illegal. Returns
    /// whether it is legal.
    #[inline]
    pub fn choose(&mut self, seat: Seat, number: i64) -> bool {
        self.choices.choose(seat, number)
    }

    /// Makes a learner lose: the next step ends the game without playing.
    pub fn lose(&mut self, seat: Seat) {
        self.lost.add(seat);
    }

    /// Plays a step with these choices of the learners, as [`choose`](EnvSlot::choose) and [`play`](EnvSlot::play) do.
    pub fn step(
        &mut self,
        rules: &Rules<G>,
        choice: impl Fn(Seat) -> i64,
        scratch: &mut Scratch<G>,
    ) -> bool {
        for seat in self.acting.iter() {
            self.choose(seat, choice(seat));
        }
        self.play(rules, scratch)
    }

    /// Plays a step with the learners' choices, then on until one of them must act again. A learner without a choice
    /// since the last step plays its first legal action. Returns whether a step was played, which is not the case once
    /// the game is over.
    pub fn play(&mut self, rules: &Rules<G>, scratch: &mut Scratch<G>) -> bool {
        if self.acting.is_empty() {
            return false;
        }
        if !self.lost.is_empty() {
            self.acting = SeatSet::EMPTY;
            self.choices.clear();
            return true;
        }
        if rules.free_city {
            self.take_in_turn(scratch);
            return true;
        }
        let mut joint = JointAction::new();
        for seat in self.acting.iter() {
            self.played.push(self.choices.chosen_number(seat));
            if let Some(action) = self.choices.chosen(seat) {
                joint.set(seat, action);
            }
        }
        if self.learners.len() < rules.seats() {
            self.ask_bots(&mut joint, scratch);
        }
        self.position.apply_unchecked(&joint);
        self.advance(scratch);
        true
    }

    /// Plays on while no learner must act, and lists the choices of those that must.
    fn advance(&mut self, scratch: &mut Scratch<G>) {
        loop {
            let acting = self.position.to_act();
            self.acting = acting.intersection(self.learners);
            if acting.is_empty() || !self.acting.is_empty() {
                break;
            }
            let mut joint = JointAction::new();
            self.ask_bots(&mut joint, scratch);
            self.position.apply_unchecked(&joint);
        }
        self.choices.list(&self.position, self.acting);
    }

    /// Asks the bots that must act.
    fn ask_bots(&mut self, joint: &mut JointAction<G::Action>, scratch: &mut Scratch<G>) {
        for seat in self.position.to_act().iter() {
            self.ask_bot(seat, seat, joint, scratch);
        }
    }

    /// Asks a player for the action of a seat, if the player is a bot.
    fn ask_bot(
        &mut self,
        player: Seat,
        seat: Seat,
        joint: &mut JointAction<G::Action>,
        scratch: &mut Scratch<G>,
    ) {
        let Some(bot) = &mut self.bots[player.number()] else {
            return;
        };
        let legal = &mut scratch.legal;
        self.position.list_actions(seat, joint, legal);
        let action = bot
            .choose_blindly(legal)
            .unwrap_or_else(|| bot.choose(&self.position.observe(player), seat, legal));
        joint.set(seat, action);
    }

    /// Writes the observations of the game into the rows of this game number.
    pub fn write(
        &mut self,
        rules: &Rules<G>,
        game: usize,
        rows: &mut Rows<'_>,
        scratch: &mut Scratch<G>,
    ) {
        dispatch!(Level::new(), simd => self.write_with(simd, rules, game, rows, scratch));
    }

    #[inline(always)]
    fn write_with<S: Simd>(
        &mut self,
        simd: S,
        rules: &Rules<G>,
        game: usize,
        rows: &mut Rows<'_>,
        scratch: &mut Scratch<G>,
    ) {
        let seats = rules.seats();
        let rewards = if !self.lost.is_empty() {
            Some(rules.reward.lost(self.lost, seats))
        } else if self.position.to_act().is_empty() {
            let outcome = self.position.outcome();
            outcome.map(|outcome| rules.reward.of::<G>(&outcome, seats))
        } else {
            None
        };
        rows.terminations[game] = i8::from(rewards.is_some());
        let written = &mut rows.rewards[game * seats..][..seats];
        match rewards {
            Some(rewards) => {
                let pairs = written.iter_mut().zip(rewards.first(seats));
                pairs.for_each(|(written, reward)| *written = *reward as f32);
            }
            None => written.fill(0.0),
        }
        if !matches!(rows.features, Features::None) {
            self.position.share(&mut self.kept, &mut scratch.shared);
        }
        let numbers = Shape::numbers_of::<G>(rules.free_city);
        match G::WAIT {
            Some(wait) => {
                for seat in Seat::all(seats) {
                    let row = game * seats + seat.number();
                    let acts = self.acting.contains(seat);
                    rows.turn[row] = i8::from(acts);
                    let wait = Padded {
                        places: &[wait as u16; CHUNK],
                        count: 1,
                    };
                    let legal = if acts {
                        self.choices.padded(seat)
                    } else {
                        wait
                    };
                    rows.write_legal(simd, row, legal, numbers);
                    let learns = rules.opponents[seat.number()].is_none();
                    self.see(simd, learns.then_some(seat), row, rows, scratch);
                }
            }
            // One seat acts at a time, so there is one row for the acting seat.
            None => {
                let seat = self.acting.iter().next();
                rows.turn[game] = seat.map_or(-1, |seat| seat.number() as i8);
                let legal = self.choices.padded(seat.unwrap_or(Seat::FIRST));
                rows.write_legal(simd, game, legal, numbers);
                self.see(simd, seat, game, rows, scratch);
            }
        }
    }

    #[inline(always)]
    fn see<S: Simd>(
        &self,
        simd: S,
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
            let known = (&self.kept, &*shared);
            self.position.shared_features(simd, known, seat, inputs);
        }
        rows.features.write(simd, row, inputs, G::SCHEMA.inputs());
    }
}
