//! The traits of a game whose decisions can be judged.

use core::fmt::Debug;

use antipater_engine::{Actions, JointAction, Recorded, Seat};

use super::calibration::Doubt;
use super::depth::{Depth, Effort};
use super::luck::LuckEvent;
use super::question::Question;
use super::reasons::Reason;

/// The result of one simulation: the win probability, and in a Duel the share of each class of results.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Worth;
///
/// let lost = Worth { share: 0.0, kinds: None };
/// assert!(lost.share < 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// The win probability, 0 to 1.
    pub share: f32,
    /// In a Duel, the shares of the seven results: the player's civilian, scientific and military victory, the opponent's
    /// three, and a shared victory.
    pub kinds: Option<[f32; 7]>,
}

/// What an action builds.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Analyzable, Built};
/// use antipater_engine::duel::{Action, Card, Duel};
///
/// assert_eq!(Duel::built(Action::Build(Card::Palace)), Some(Built::Card("Palace")));
/// assert_eq!(Duel::built(Action::Discard(Card::Palace)), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    /// The card with this English name.
    Card(&'static str),
    /// The wonder with this English name (Duel).
    Wonder(&'static str),
    /// A stage of a wonder (7 Wonders).
    Stage,
}

impl Built {
    /// The English name, if it has one.
    pub fn name(self) -> Option<String> {
        match self {
            Built::Card(name) | Built::Wonder(name) => Some(name.to_owned()),
            Built::Stage => None,
        }
    }
}

/// A game whose decisions can be judged.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Depth, Analyzable, Evaluator};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{JointAction, State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let mut evaluator = Duel::evaluator(&game.observe(setup.first), 1, 0);
/// let best = evaluator.policy(&game, setup.first, &JointAction::new());
/// assert!(game.legal_actions(setup.first).contains(best));
/// assert!(Duel::effort(Depth::Quick).simulations > 0);
/// ```
pub trait Analyzable: Recorded {
    /// Evaluates its positions.
    type Evaluator: Evaluator<Self>;

    /// State carried from step to step for luck: in 7 Wonders, the deal of the current age.
    type Dealt: Clone + Debug + Default;

    /// Whether the choices of others on a step count as luck, because all choose simultaneously. Otherwise they count
    /// as the others' errors.
    const OTHERS_ARE_LUCK: bool;

    /// The effort of a depth.
    fn effort(depth: Depth) -> Effort;

    /// An evaluator with a separate generator, for the table of an observation.
    fn evaluator(observation: &Self::Observation, seed: u64, stream: u64) -> Self::Evaluator;

    /// Whether two actions lead to the same position.
    fn same(question: &Question<'_, Self>, one: Self::Action, other: Self::Action) -> bool;

    /// Whether two actions use the same card.
    fn same_card(one: Self::Action, other: Self::Action) -> bool;

    /// What an action builds, if anything.
    fn built(action: Self::Action) -> Option<Built>;

    /// Why one action is better than another, the most important reason first.
    fn reasons(
        question: &Question<'_, Self>,
        best: Self::Action,
        played: Self::Action,
    ) -> Vec<Reason>;

    /// Records a position. Called for each position of a record up to the step whose luck is computed.
    fn note(dealt: &mut Self::Dealt, position: &Self);

    /// The luck of the players in this step, from the position before it, the joint action, and the position after it.
    fn luck(
        dealt: &mut Self::Dealt,
        step: usize,
        played: (&Self, &JointAction<Self::Action>, &Self),
        effort: Effort,
        seed: u64,
    ) -> Vec<LuckEvent>;
}

/// Evaluates the positions of a game with its net.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Analyzable, Evaluator};
/// use antipater_engine::duel::{Duel, Setup, opponent};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let mut evaluator = Duel::evaluator(&game.observe(setup.first), 1, 0);
/// let shares = [setup.first, opponent(setup.first)].map(|seat| evaluator.share(&game, seat));
/// assert!((shares[0] + shares[1] - 1.0).abs() < 1e-6);
/// ```
pub trait Evaluator<G: Analyzable> {
    /// A sample of the hidden information.
    fn guess(&mut self, observation: &G::Observation) -> G;

    /// Evaluates each action once with the net, in win probabilities, the best first.
    fn screen(
        &mut self,
        question: &Question<'_, G>,
        legal: &Actions<G::Action>,
    ) -> Vec<(G::Action, f32)>;

    /// Runs the same number of simulations behind each of these actions, on the same samples of hidden information.
    /// `found` gets the index of the action and the result of a simulation. Returns the errors of the evaluator itself.
    fn simulate(
        &mut self,
        question: &Question<'_, G>,
        actions: &[G::Action],
        simulations: u32,
        found: impl FnMut(usize, Worth),
    ) -> Doubt;

    /// The net's action for a seat, given the earlier choices of the same step. It only uses the seat's observation.
    fn policy(&mut self, position: &G, seat: Seat, joint: &JointAction<G::Action>) -> G::Action;

    /// The net's win probability for a player at the player's next decision, or the result.
    fn share(&mut self, position: &G, player: Seat) -> f32;
}
