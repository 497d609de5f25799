//! What people would see in an action, and playing styles: small preferences, for variety among the bots of a table.

use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{Seat, State};

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
        let number = seed.wrapping_add(character(stream)) % Style::ALL.len() as u64;
        Style::ALL[number as usize]
    }

    /// Whether a card of the color with this name, or a [`WONDER`], fits it.
    fn suits(self, kind: &str) -> bool {
        match self {
            Style::Balanced => false,
            Style::Architect => kind == WONDER,
            Style::Merchant => matches!(kind, "brown" | "gray" | "yellow"),
            Style::Scholar => kind == "green",
            Style::General => kind == "red",
        }
    }
}

/// What stands for the color of a wonder or a stage.
const WONDER: &str = "wonder";

/// The part of a bot's stream that its style and its likings depend on. What is above may differ from step to step of a
/// game.
pub fn character(stream: u64) -> u64 {
    stream & 0xff
}

/// One more than the greatest [`Temptation::about`].
pub const MOST_ABOUT: usize = 128;

/// What people see in building something.
///
/// # Examples
/// ```
/// use antipater_bots::style::{Style, Styled};
/// use antipater_engine::duel::{Action, Card, Duel, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let tempted = |action| Duel::temptation(Style::General, &game.observe(Seat::FIRST), Seat::FIRST, action);
/// assert_eq!(tempted(Action::Build(Card::Palace)).unwrap().points, 7.0);
/// assert_eq!(tempted(Action::Discard(Card::Palace)), None);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Temptation {
    /// The card or wonder, by a number below [`MOST_ABOUT`].
    pub about: usize,
    /// The points printed on it.
    pub points: f32,
    /// The coins that are paid for its resources.
    pub coins: f32,
    /// Whether it is free because of an earlier building.
    pub chained: bool,
    /// Whether it fits the style.
    pub suits: bool,
}

/// A game with styles of bots.
///
/// # Examples
/// ```
/// use antipater_bots::style::{Style, Styled};
/// use antipater_engine::duel::{Action, Card, Duel, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let seen = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap().observe(Seat::FIRST);
/// let archery = Action::Build(Card::ArcheryRange);
/// let suits = |style| Duel::temptation(style, &seen, Seat::FIRST, archery).unwrap().suits;
/// assert!(suits(Style::General) && !suits(Style::Scholar));
/// ```
pub trait Styled: State {
    /// What a player of this style sees in an action; `None` in one that builds nothing.
    fn temptation(
        style: Style,
        observation: &Self::Observation,
        seat: Seat,
        action: Self::Action,
    ) -> Option<Temptation>;
}

impl Styled for Seven {
    fn temptation(
        style: Style,
        observation: &seven::Observation,
        seat: Seat,
        action: seven::Action,
    ) -> Option<Temptation> {
        use seven::{Action, By, Effect};
        let edition = observation.table().edition();
        let (card, coins, chained) = match action {
            Action::Build { card, by, pay } => (Some(card), pay.total(), by == By::Chain),
            Action::Take { card } => (Some(card), 0, false),
            Action::Stage { pay, .. } => (None, pay.total(), false),
            Action::Sell { .. } | Action::Decline => return None,
        };
        let (about, effects, kind) = match card.map(|card| card.facts(edition)) {
            Some(facts) => (facts.card as usize, facts.effects, facts.color.name()),
            None => {
                let stage = observation.table().city(seat).next_stage(edition)?;
                (MOST_ABOUT - 1, stage.effects, WONDER)
            }
        };
        let points = effects.iter().map(|effect| match effect {
            Effect::Points(points) => f32::from(*points),
            _ => 0.0,
        });
        Some(Temptation {
            about,
            points: points.sum(),
            coins: coins.into(),
            chained,
            suits: style.suits(kind),
        })
    }
}

impl Styled for Duel {
    fn temptation(
        style: Style,
        observation: &duel::Observation,
        seat: Seat,
        action: duel::Action,
    ) -> Option<Temptation> {
        use duel::{Action, Card, Effect, Project};
        let city = &observation.table.cities[seat];
        let trade = |project| observation.table.price(seat, project).trade;
        let of_card = |card: Card| {
            let row = card.row();
            (card.index(), row.effects, row.color.name())
        };
        let ((about, effects, kind), coins, opener) = match action {
            Action::Build(card) => {
                let coins = trade(Project::Building(card));
                (of_card(card), coins, card.free_with())
            }
            Action::Revive(card) => (of_card(card), 0, None),
            Action::Wonder(_, wonder) => {
                let about = Card::ALL.len() + wonder.index();
                let coins = trade(Project::Wonder(wonder));
                ((about, wonder.row().effects, WONDER), coins, None)
            }
            _ => return None,
        };
        let points = effects.iter().map(|effect| match effect {
            Effect::Points(points) => f32::from(*points),
            _ => 0.0,
        });
        Some(Temptation {
            about,
            points: points.sum(),
            coins: coins.into(),
            chained: opener.is_some_and(|opener| city.cards.contains(opener)),
            suits: style.suits(kind),
        })
    }
}
