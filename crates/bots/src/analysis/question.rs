//! The decision to judge, as its player sees it.

use antipater_engine::{JointAction, Seat, State};

/// A decision to judge: its player's information, and the seat for which they choose. It has no field for hidden
/// information.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Question;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let known = game.observe(setup.first);
/// let question: Question<'_, Duel> = Question::new(&known, setup.first);
/// assert_eq!(question.own, None);
/// ```
#[derive(Debug)]
pub struct Question<'a, G: State> {
    /// The information of the player.
    pub observation: &'a G::Observation,
    /// The seat whose action is chosen.
    pub seat: Seat,
    /// The choice for the player's own city, if they now choose for the Free City.
    pub own: Option<(Seat, G::Action)>,
}

impl<'a, G: State> Question<'a, G> {
    /// A decision that a player makes for their own seat.
    pub fn new(observation: &'a G::Observation, seat: Seat) -> Question<'a, G> {
        Question {
            observation,
            seat,
            own: None,
        }
    }

    /// The earlier choices of this step.
    pub(super) fn chosen(&self) -> JointAction<G::Action> {
        let mut joint = JointAction::new();
        if let Some((seat, action)) = self.own {
            joint.set(seat, action);
        }
        joint
    }
}
