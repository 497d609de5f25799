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
use crate::style::Style;

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
    /// A builder with a style.
    ///
    /// # Examples
    /// ```
    /// use antipater_bots::Builder;
    /// use antipater_bots::style::Style;
    ///
    /// let general = Builder::in_style(Style::General);
    /// assert!(general.duel.slope > Builder::default().duel.slope);
    /// ```
    pub fn in_style(style: Style) -> Builder {
        let mut builder = Builder::default();
        let Builder { seven, duel } = &mut builder;
        match style {
            Style::Balanced => {}
            Style::Architect => {
                seven.stage *= 1.3;
                duel.wonder *= 1.3;
            }
            Style::Merchant => {
                seven.production *= 1.15;
                seven.trade *= 1.15;
                duel.saving *= 1.15;
            }
            Style::Scholar => {
                seven.studies *= 1.25;
                duel.pair *= 1.25;
                duel.study = duel.study.map(|points| 1.25 * points);
            }
            Style::General => {
                seven.later_conflict *= 1.3;
                duel.slope *= 1.3;
            }
        }
        builder
    }
}

impl Bot<Seven> for Builder {
    fn choose(
        &mut self,
        observation: &seven_rules::Observation,
        seat: Seat,
        legal: &Actions<seven_rules::Action>,
    ) -> seven_rules::Action {
        seven::choose(&self.seven, observation, seat, legal)
    }
}

impl Bot<Duel> for Builder {
    fn choose(
        &mut self,
        observation: &duel_rules::Observation,
        seat: Seat,
        legal: &Actions<duel_rules::Action>,
    ) -> duel_rules::Action {
        duel::choose(&self.duel, observation, seat, legal)
    }
}
