//! The bot `net`: one evaluation of each afterstate with a net.

use antipater_engine::rng::below;
use antipater_engine::{Actions, Seat, State};
use rand_chacha::ChaCha8Rng;

use crate::bot::{Bot, generator};
use crate::encode::{Encoded, Heads, Inputs};
use crate::net::{Accumulator, Net, ONE, UNIT, softmax};
use crate::style::{MOST_ABOUT, Style, Styled, Temptation, lasting};

/// The most classes of results in any game.
pub const MAX_CLASSES: usize = 16;

/// The most heads that a judgement reads.
const MAX_HEADS: usize = 20;

/// The weight of [`Judgement::standing`] in the choice of an action. Ten points or one place at a table of four weigh as
/// much as about half a percentage point of the win probability.
const STANDING: f32 = 0.03;

/// A net's prediction for a seat after an action.
///
/// # Examples
/// ```
/// use antipater_bots::learned::Judgement;
/// use antipater_engine::duel::Duel;
///
/// // The fourth class of a Duel is the opponent's civilian victory.
/// assert_eq!(Judgement::certain::<Duel>(3).worth, 0.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// The win probability of the seat, 0 to 1.
    pub worth: f32,
    /// Place and points of the seat in one number from 0 to 1, which matters where win probabilities are nearly equal.
    /// The win probability from a net without [`Heads`].
    pub standing: f32,
    /// The points of the seat at the end. 0 from a net without [`Heads`], and where only the class of the result is known.
    pub points: f32,
    /// How much likelier a search prefers the action than `worth` says, as a logit. 0 from a net without [`Heads`].
    pub policy: f32,
    /// The expected absolute error of `worth`. 0 from a net without [`Heads`].
    pub doubt: f32,
    /// The shares of the classes of results, which add up to 1.
    pub classes: [f32; MAX_CLASSES],
}

impl Judgement {
    /// The judgement of a certain result.
    pub fn certain<G: Encoded>(class: usize) -> Judgement {
        let mut classes = [0.0; MAX_CLASSES];
        classes[class] = 1.0;
        let worth = G::WORTH[class];
        Judgement {
            worth,
            standing: worth,
            points: 0.0,
            policy: 0.0,
            doubt: 0.0,
            classes,
        }
    }

    /// The judgement of a finished game; `None` before its end.
    pub fn ended<G: Encoded>(game: &G, seat: Seat) -> Option<Judgement> {
        let class = game.result(seat)?;
        let outcome = game.outcome()?;
        let standing = G::final_standing(&outcome, game.players().len(), seat);
        Some(Judgement {
            standing,
            points: G::points(&outcome.scores[seat]).map(f32::from).sum(),
            ..Judgement::certain::<G>(class)
        })
    }

    /// The net's judgement of these inputs.
    pub fn of<G: Encoded>(net: &mut Accumulator<'_>, inputs: &Inputs) -> Judgement {
        Judgement::tempered::<G>(net, inputs, ONE * UNIT)
    }

    /// The same with another unit of the classes: above [`ONE`] times [`UNIT`] the shares are less certain.
    pub(crate) fn tempered<G: Encoded>(
        net: &mut Accumulator<'_>,
        inputs: &Inputs,
        unit: i32,
    ) -> Judgement {
        let count = G::WORTH.len();
        let mut outputs = [0; MAX_CLASSES + MAX_HEADS];
        let used = if net.net().outputs() > count {
            count + G::STANDING_HEADS
        } else {
            count
        };
        let outputs = &mut outputs[..used];
        net.judge(inputs, outputs);
        let (results, heads) = outputs.split_at(count);
        let mut classes = [0.0; MAX_CLASSES];
        softmax(results, unit, &mut classes);
        let worth = G::WORTH
            .iter()
            .zip(&classes)
            .map(|(one, share)| one * share);
        let worth = worth.sum();
        let mut judgement = Judgement {
            worth,
            standing: worth,
            points: 0.0,
            policy: 0.0,
            doubt: 0.0,
            classes,
        };
        if !heads.is_empty() {
            let head = |number: usize| heads[number] as f32 / (ONE * UNIT) as f32;
            judgement.policy = head(Heads::POLICY);
            judgement.doubt = head(Heads::DOUBT).clamp(0.0, 1.0);
            let points = |number: usize| TENS * head(Heads::POINTS + number);
            judgement.points = (0..G::SCHEMA.heads.categories).map(points).sum();
            judgement.standing = G::standing(head(Heads::PLACE), points);
        }
        judgement
    }

    /// By what an action is chosen: the win first, then the standing.
    pub fn appeal(&self) -> f32 {
        self.worth + STANDING * (self.standing - self.worth)
    }
}

/// The points for which an output of 1 stands.
pub const TENS: f32 = 10.0;

/// How a bot that follows a net errs as people do: by liking what is printed on a card, by not counting what it pays, by
/// overlooking a chain. All but `forgets` is counted in points, and the action with the most is chosen.
///
/// # Examples
/// ```
/// use antipater_bots::learned::Weaknesses;
/// use antipater_bots::level::SEVEN_WEAKNESSES;
///
/// let Weaknesses { win, noise, .. } = SEVEN_WEAKNESSES.beginner;
/// assert!(win < SEVEN_WEAKNESSES.hard.win && noise > SEVEN_WEAKNESSES.hard.noise);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weaknesses {
    /// The points that a certain win counts.
    pub win: f32,
    /// The weight of the points that the net expects.
    pub insight: f32,
    /// The weight of the points that are printed on what an action builds.
    pub greed: f32,
    /// The part of a paid coin that it does not count, in points.
    pub spending: f32,
    /// The share of the free buildings by a chain that it overlooks.
    pub forgets: f32,
    /// The largest fondness for one card or wonder, which lasts for a game.
    pub liking: f32,
    /// The largest error of a single look.
    pub noise: f32,
    /// The bonus of actions in its style.
    pub fondness: f32,
}

/// The lasting fondness for each card or wonder, 0 to 1.
type Likings = [f32; MOST_ABOUT];

impl Weaknesses {
    /// What an action counts for it. A free building that suits its style is never overlooked.
    fn appeal(
        &self,
        judgement: &Judgement,
        temptation: Option<Temptation>,
        suits: bool,
        likings: &Likings,
        rng: &mut ChaCha8Rng,
    ) -> f32 {
        let noise = self.noise * (2.0 * share(rng) - 1.0);
        let fondness = if suits { self.fondness } else { 0.0 };
        let sober = self.win * judgement.worth + self.insight * judgement.points + noise + fondness;
        let Some(temptation) = temptation else {
            return sober;
        };
        if temptation.chained && !suits && share(rng) < self.forgets {
            return f32::MIN;
        }
        sober
            + self.greed * temptation.points
            + self.spending * temptation.coins
            + self.liking * likings[temptation.about]
    }
}

/// A random number, at least 0 and below 1.
fn share(rng: &mut ChaCha8Rng) -> f32 {
    below(rng, 1 << 16) as f32 / 65536.0
}

/// Takes the action with the best judgement, of equal ones the first; with [`Weaknesses`], one that looks good to it.
///
/// # Examples
/// ```
/// use antipater_bots::learned::Learned;
/// use antipater_bots::{Bot, weights};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let legal = game.legal_actions(setup.first);
/// let mut bot: Box<dyn Bot<Duel>> = Box::new(Learned::new(&weights::DUEL, 1, 0));
/// assert!(legal.contains(bot.choose(&game.observe(setup.first), setup.first, &legal)));
/// ```
#[derive(Clone, Debug)]
pub struct Learned<'a, G: State> {
    net: Accumulator<'a>,
    weaknesses: Option<(Weaknesses, Likings)>,
    style: Style,
    rng: ChaCha8Rng,
    inputs: Inputs,
    last: Option<(Seat, G::Action)>,
}

impl<'a, G: State> Learned<'a, G> {
    /// A bot that follows a net. The generator only samples hidden information, which the net does not see.
    pub fn new(net: &'a Net, seed: u64, stream: u64) -> Learned<'a, G> {
        Learned {
            net: Accumulator::new(net),
            weaknesses: None,
            style: Style::AllRound,
            rng: generator(seed, stream),
            inputs: Inputs::default(),
            last: None,
        }
    }

    /// A bot that follows a net with these weaknesses and a style. Its likings follow from the [`lasting`] part of its stream.
    pub fn with_weaknesses(
        net: &'a Net,
        weaknesses: Weaknesses,
        style: Style,
        seed: u64,
        stream: u64,
    ) -> Learned<'a, G> {
        let mut rng = generator(seed, u64::MAX - lasting(stream));
        let likings = core::array::from_fn(|_| share(&mut rng));
        Learned {
            weaknesses: Some((weaknesses, likings)),
            style,
            ..Learned::new(net, seed, stream)
        }
    }
}

impl<G: Encoded + Styled> Bot<G> for Learned<'_, G> {
    fn choose(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<<G as State>::Action>,
    ) -> G::Action {
        let known = G::known_after(observation, seat, self.last, &mut self.rng);
        let mut best = (legal[0], f32::NEG_INFINITY);
        for &action in legal.iter() {
            self.inputs.clear();
            let judgement = match G::after(&known, seat, action, &mut self.inputs) {
                Some(class) => Judgement::certain::<G>(class),
                None => Judgement::of::<G>(&mut self.net, &self.inputs),
            };
            let appeal = match &self.weaknesses {
                None => judgement.appeal(),
                Some((weaknesses, likings)) => {
                    let temptation = G::temptation(observation, seat, action);
                    let suits = G::suits(self.style, observation, seat, action);
                    weaknesses.appeal(&judgement, temptation, suits, likings, &mut self.rng)
                }
            };
            if appeal > best.1 {
                best = (action, appeal);
            }
        }
        self.last = Some((seat, best.0));
        best.0
    }
}
