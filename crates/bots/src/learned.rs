//! The bot `net`: one look of a net at what each action leads to.

use antipater_engine::{Actions, Seat, State};
use rand_chacha::ChaCha8Rng;

use crate::bot::{Bot, generator};
use crate::encode::{Encoded, Inputs};
use crate::net::{Net, ONE, UNIT, softmax};

/// The most classes of results a game has.
pub const MAX_CLASSES: usize = 16;

/// How a game ends for a seat, as a net sees it: a share for each class of results, and what they come to.
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
    /// The share of the win that the seat can expect, 0 to 1.
    pub worth: f32,
    /// The share of each class of results; together they are 1.
    pub classes: [f32; MAX_CLASSES],
}

impl Judgement {
    /// What is certain.
    pub fn certain<G: Encoded>(class: usize) -> Judgement {
        let mut classes = [0.0; MAX_CLASSES];
        classes[class] = 1.0;
        let worth = G::WORTH[class];
        Judgement { worth, classes }
    }

    /// What a net says of what is on.
    pub fn of<G: Encoded>(net: &Net, inputs: &Inputs) -> Judgement {
        let mut outputs = [0; MAX_CLASSES];
        let mut classes = [0.0; MAX_CLASSES];
        let outputs = &mut outputs[..G::WORTH.len()];
        net.judge(inputs, outputs);
        softmax(outputs, ONE * UNIT, &mut classes);
        let worth = G::WORTH
            .iter()
            .zip(&classes)
            .map(|(one, share)| one * share);
        let worth = worth.sum();
        Judgement { worth, classes }
    }
}

/// Takes the action that the net judges best; of equal ones the first.
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
pub struct Learned<'a> {
    net: &'a Net,
    rng: ChaCha8Rng,
    inputs: Inputs,
}

impl<'a> Learned<'a> {
    /// A bot that asks a net. The generator only fills in what the bot does not know and the net is not shown.
    pub fn new(net: &'a Net, seed: u64, stream: u64) -> Learned<'a> {
        let (rng, inputs) = (generator(seed, stream), Inputs::default());
        Learned { net, rng, inputs }
    }
}

impl<G: Encoded> Bot<G> for Learned<'_> {
    fn choose(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<<G as State>::Action>,
    ) -> G::Action {
        let known = G::known(observation, &mut self.rng);
        let mut best = (legal[0], f32::NEG_INFINITY);
        for &action in legal.iter() {
            self.inputs.clear();
            let worth = match G::after(&known, seat, action, &mut self.inputs) {
                Some(class) => G::WORTH[class],
                None => Judgement::of::<G>(self.net, &self.inputs).worth,
            };
            if worth > best.1 {
                best = (action, worth);
            }
        }
        best.0
    }
}
