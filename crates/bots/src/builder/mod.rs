//! The bot `builder`: evaluates every action of one turn and takes the one with the greatest worth, in points, by
//! heuristics. At tables of three to seven it predicts no other player and denies nothing. Against one opponent, in a
//! Duel and with the Free City, it also counts the opponent's losses.

mod best;
mod duel;
mod seven;

use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;
use antipater_engine::{Actions, Seat, duel as duel_rules, seven as seven_rules};

use crate::bot::Bot;
use crate::style::{Style, Styled};

pub use self::duel::Weights as DuelWeights;
pub use self::seven::Weights as SevenWeights;

/// Takes the action with the greatest worth; of equal ones the first. It is stateless between decisions.
///
/// # Examples
/// ```
/// use antipater_bots::{Bot, Builder};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let legal = game.legal_actions(setup.first);
/// let mut bot: Box<dyn Bot<Duel>> = Box::new(Builder::default());
/// let action = bot.choose(&game.observe(setup.first), setup.first, &legal);
/// assert!(legal.contains(action));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Builder {
    /// The weights for 7 Wonders.
    pub seven: seven::Weights,
    /// The weights for 7 Wonders Duel.
    pub duel: duel::Weights,
    /// The style.
    pub style: Style,
    /// The points that it adds to what suits its style.
    pub fondness: f32,
}

impl Builder {
    /// A builder that prefers science: the bot `rush-science`.
    ///
    /// # Examples
    /// ```
    /// use antipater_bots::Builder;
    ///
    /// assert!(Builder::rush_science().duel.pair > Builder::default().duel.pair);
    /// ```
    pub fn rush_science() -> Builder {
        let mut builder = Builder::default();
        builder.seven.studies *= 3.0;
        builder.duel.study = builder.duel.study.map(|points| 3.0 * points);
        builder.duel.pair *= 3.0;
        builder
    }

    /// A builder that prefers shields: the bot `rush-military`.
    ///
    /// # Examples
    /// ```
    /// use antipater_bots::Builder;
    ///
    /// assert!(Builder::rush_military().duel.slope > Builder::default().duel.slope);
    /// ```
    pub fn rush_military() -> Builder {
        let mut builder = Builder::default();
        builder.seven.later_conflict *= 4.0;
        builder.duel.slope *= 4.0;
        builder.duel.threat *= 2.0;
        builder
    }
}

impl Builder {
    /// A builder that adds this many points to what suits a style.
    ///
    /// # Examples
    /// ```
    /// use antipater_bots::Builder;
    /// use antipater_bots::style::Style;
    ///
    /// let general = Builder::in_style(Style::Armies, 1.5);
    /// assert_eq!(general.seven, Builder::default().seven);
    /// ```
    pub fn in_style(style: Style, fondness: f32) -> Builder {
        Builder {
            style,
            fondness,
            ..Builder::default()
        }
    }

    /// What an action counts beside its worth.
    fn fond<G: Styled>(&self, observation: &G::Observation, seat: Seat, action: G::Action) -> f32 {
        match G::suits(self.style, observation, seat, action) {
            true => self.fondness,
            false => 0.0,
        }
    }
}

impl Bot<Seven> for Builder {
    fn choose(
        &mut self,
        observation: &seven_rules::Observation,
        seat: Seat,
        legal: &Actions<seven_rules::Action>,
    ) -> seven_rules::Action {
        let fond = |action| self.fond::<Seven>(observation, seat, action);
        seven::choose(&self.seven, observation, seat, legal, fond)
    }
}

impl Bot<Duel> for Builder {
    fn choose(
        &mut self,
        observation: &duel_rules::Observation,
        seat: Seat,
        legal: &Actions<duel_rules::Action>,
    ) -> duel_rules::Action {
        let fond = |action| self.fond::<Duel>(observation, seat, action);
        duel::choose(&self.duel, observation, seat, legal, fond)
    }
}
