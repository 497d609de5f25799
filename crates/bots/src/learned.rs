//! The bot `net`: one evaluation of each afterstate with a net.

use antipater_engine::rng::below;
use antipater_engine::{Actions, Seat, State};
use rand_chacha::ChaCha8Rng;

use crate::bot::{Bot, generator};
use crate::encode::{Encoded, Heads, Inputs};
use crate::net::{Accumulator, Net, ONE, UNIT, softmax};
use crate::style::{Style, Styled};

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
            policy: 0.0,
            doubt: 0.0,
            classes,
        };
        if !heads.is_empty() {
            let head = |number: usize| heads[number] as f32 / (ONE * UNIT) as f32;
            judgement.policy = head(Heads::POLICY);
            judgement.doubt = head(Heads::DOUBT).clamp(0.0, 1.0);
            judgement.standing = G::standing(head(Heads::PLACE), |number| {
                TENS * head(Heads::POINTS + number)
            });
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

/// The noise of a bot that follows a net.
///
/// # Examples
/// ```
/// use antipater_bots::learned::MoveNoise;
///
/// assert_eq!(MoveNoise::EXACT.within, 0.0);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveNoise {
    /// The greatest distance from the best action at which an action is considered, in win probabilities.
    pub within: f32,
    /// The distance from the best action at which an action is chosen 0.4 times as often.
    pub spread: f32,
    /// The bonus of actions in the bot's style, in win probabilities.
    pub fondness: f32,
}

impl MoveNoise {
    /// No noise: always the best action.
    pub const EXACT: MoveNoise = MoveNoise {
        within: 0.0,
        spread: 1.0,
        fondness: 0.0,
    };
}

/// Takes the action with the best judgement, of equal ones the first; or, with another [`MoveNoise`], one that is
/// nearly as good.
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
    noise: MoveNoise,
    style: Style,
    rng: ChaCha8Rng,
    inputs: Inputs,
    last: Option<(Seat, G::Action)>,
}

impl<'a, G: State> Learned<'a, G> {
    /// A bot that follows a net. The generator only samples hidden information, which the net does not see.
    pub fn new(net: &'a Net, seed: u64, stream: u64) -> Learned<'a, G> {
        Learned::with_noise(net, MoveNoise::EXACT, seed, stream)
    }

    /// A bot that follows a net with this noise. Its style is derived from seed and stream.
    pub fn with_noise(net: &'a Net, noise: MoveNoise, seed: u64, stream: u64) -> Learned<'a, G> {
        Learned {
            net: Accumulator::new(net),
            noise,
            style: Style::of(seed, stream),
            rng: generator(seed, stream),
            inputs: Inputs::default(),
            last: None,
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
        let MoveNoise {
            within,
            spread,
            fondness,
        } = self.noise;
        let mut best = (legal[0], f32::NEG_INFINITY);
        let mut worths = Vec::new();
        for &action in legal.iter() {
            self.inputs.clear();
            let mut worth = match G::after(&known, seat, action, &mut self.inputs) {
                Some(class) => Judgement::certain::<G>(class).appeal(),
                None => Judgement::of::<G>(&mut self.net, &self.inputs).appeal(),
            };
            if fondness > 0.0 && G::suits(self.style, observation, action) {
                worth += fondness;
            }
            if worth > best.1 {
                best = (action, worth);
            }
            if within > 0.0 {
                worths.push(worth);
            }
        }
        let chosen = if within > 0.0 {
            legal[self.nearly_best(&worths, best.1 - within, best.1, spread)]
        } else {
            best.0
        };
        self.last = Some((seat, chosen));
        chosen
    }
}

impl<G: State> Learned<'_, G> {
    /// The index of a random action with at least this worth; better ones are likelier.
    fn nearly_best(&mut self, worths: &[f32], least: f32, best: f32, spread: f32) -> usize {
        // Integers make the choice the same on every machine.
        let weight = |worth: f32| {
            if worth < least {
                return 0;
            }
            let behind = (best - worth) / spread;
            (1e6 / (1.0 + behind + 0.5 * behind * behind)) as u32
        };
        let sum: u32 = worths.iter().map(|&worth| weight(worth)).sum();
        let mut left = below(&mut self.rng, sum.max(1));
        for (number, &worth) in worths.iter().enumerate() {
            let weight = weight(worth);
            if left < weight {
                return number;
            }
            left -= weight;
        }
        0
    }
}
