//! Playing styles: small preferences, for variety among the bots of a table.

use antipater_engine::State;
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};

/// A preference, which decides between actions of nearly equal worth.
///
/// # Examples
/// ```
/// use antipater_bots::style::Style;
///
/// // Bots that sit side by side differ.
/// assert_ne!(Style::of(1, 0), Style::of(1, 1));
/// assert_eq!(Style::of(1, 0), Style::of(1, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// No preference.
    Balanced,
    /// Prefers wonders.
    Architect,
    /// Prefers trade and goods.
    Merchant,
    /// Prefers science.
    Scholar,
    /// Prefers shields.
    General,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 5] = [
        Style::Balanced,
        Style::Architect,
        Style::Merchant,
        Style::Scholar,
        Style::General,
    ];

    /// The style of a bot, derived from its seed and stream.
    pub fn of(seed: u64, stream: u64) -> Style {
        let number = seed.wrapping_add(stream) % Style::ALL.len() as u64;
        Style::ALL[number as usize]
    }
}

/// A game with styles of bots.
///
/// # Examples
/// ```
/// use antipater_bots::style::{Style, Styled};
/// use antipater_engine::duel::{Action, Card, Duel, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let seen = game.observe(Seat::FIRST);
/// let archery = Card::ALL.into_iter().find(|card| card.name() == "Archery Range");
/// let archery = Action::Build(archery.unwrap());
/// assert!(Duel::suits(Style::General, &seen, archery));
/// assert!(!Duel::suits(Style::Scholar, &seen, archery));
/// ```
pub trait Styled: State {
    /// Whether an action fits the style.
    fn suits(style: Style, observation: &Self::Observation, action: Self::Action) -> bool;
}

impl Styled for Seven {
    fn suits(style: Style, observation: &seven::Observation, action: seven::Action) -> bool {
        use seven::{Action, Color};
        let color = match action {
            Action::Build { card, .. } | Action::Take { card } => {
                card.facts(observation.table().edition()).color
            }
            Action::Stage { .. } => return style == Style::Architect,
            Action::Sell { .. } | Action::Decline => return false,
        };
        match style {
            Style::Balanced | Style::Architect => false,
            Style::Merchant => matches!(color, Color::Brown | Color::Gray | Color::Yellow),
            Style::Scholar => color == Color::Green,
            Style::General => color == Color::Red,
        }
    }
}

impl Styled for Duel {
    fn suits(style: Style, _: &duel::Observation, action: duel::Action) -> bool {
        use duel::{Action, Color};
        let color = match action {
            Action::Build(card) | Action::Revive(card) => card.row().color,
            Action::Wonder(..) => return style == Style::Architect,
            _ => return false,
        };
        match style {
            Style::Balanced | Style::Architect => false,
            Style::Merchant => matches!(color, Color::Brown | Color::Gray | Color::Yellow),
            Style::Scholar => color == Color::Green,
            Style::General => color == Color::Red,
        }
    }
}
