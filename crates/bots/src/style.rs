//! What people would see in an action, and playing styles: small preferences by which opponents differ.

use core::fmt;
use core::str::FromStr;

use antipater_engine::duel::{self, Duel, Kind, opponent};
use antipater_engine::seven::{self, Edition, Seven};
use antipater_engine::{Seat, State};

/// A preference, which decides between actions of nearly equal worth.
///
/// # Examples
/// ```
/// use antipater_bots::style::Style;
///
/// assert_eq!("science".parse(), Ok(Style::Science));
/// assert_eq!(Style::Denial.to_string(), "denial");
/// assert!("chess".parse::<Style>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Style {
    /// No preference.
    #[default]
    AllRound,
    /// Red cards.
    Armies,
    /// Green cards.
    Science,
    /// Wonders and their stages.
    Wonders,
    /// Yellow cards.
    Trade,
    /// Cards that the next player could use.
    Denial,
    /// Blue cards.
    Civilian,
    /// Chains: free buildings, and those that make others free.
    Chains,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 8] = [
        Style::AllRound,
        Style::Armies,
        Style::Science,
        Style::Wonders,
        Style::Trade,
        Style::Denial,
        Style::Civilian,
        Style::Chains,
    ];

    /// The name: `all-round`, `armies`, `science`, `wonders`, `trade`, `denial`, `civilian`, `chains`.
    pub const fn name(self) -> &'static str {
        match self {
            Style::AllRound => "all-round",
            Style::Armies => "armies",
            Style::Science => "science",
            Style::Wonders => "wonders",
            Style::Trade => "trade",
            Style::Denial => "denial",
            Style::Civilian => "civilian",
            Style::Chains => "chains",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error for an unknown name of a style.
///
/// # Examples
/// ```
/// use antipater_bots::style::Style;
///
/// let error = "chess".parse::<Style>().unwrap_err();
/// assert!(error.to_string().starts_with("unknown style \"chess\"; expected one of all-round, armies"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownStyle(String);

impl fmt::Display for UnknownStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Style::ALL.map(Style::name).join(", ");
        write!(f, "unknown style \"{}\"; expected one of {names}", self.0)
    }
}

impl core::error::Error for UnknownStyle {}

impl FromStr for Style {
    type Err = UnknownStyle;

    fn from_str(name: &str) -> Result<Style, UnknownStyle> {
        let named = Style::ALL.into_iter().find(|style| style.name() == name);
        named.ok_or_else(|| UnknownStyle(name.to_owned()))
    }
}

/// The part of a bot's stream that its likings depend on. What is above may differ from step to step of a game.
pub fn lasting(stream: u64) -> u64 {
    stream & 0xff
}

/// One more than the greatest [`Temptation::about`].
pub const MOST_ABOUT: usize = 128;

/// What people see in building something.
///
/// # Examples
/// ```
/// use antipater_bots::style::Styled;
/// use antipater_engine::duel::{Action, Card, Duel, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let tempted = |action| Duel::temptation(&game.observe(Seat::FIRST), Seat::FIRST, action);
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
/// let suits = |style| Duel::suits(style, &seen, Seat::FIRST, archery);
/// assert!(suits(Style::Armies) && !suits(Style::Science));
/// ```
pub trait Styled: State {
    /// What a player sees in an action; `None` in one that builds nothing.
    fn temptation(
        observation: &Self::Observation,
        seat: Seat,
        action: Self::Action,
    ) -> Option<Temptation>;

    /// Whether an action suits a style. Nothing does for the Free City, which its holder only borrows.
    fn suits(
        style: Style,
        observation: &Self::Observation,
        seat: Seat,
        action: Self::Action,
    ) -> bool;
}

/// The name of the color that a style prefers.
fn preferred(style: Style) -> Option<&'static str> {
    match style {
        Style::Armies => Some("red"),
        Style::Science => Some("green"),
        Style::Trade => Some("yellow"),
        Style::Civilian => Some("blue"),
        Style::AllRound | Style::Wonders | Style::Denial | Style::Chains => None,
    }
}

/// Whether a player with these numbers of cards collects a color: of the four, there is none that they have more of, and
/// they have two or more.
fn collects<C: Copy + PartialEq>(count: impl Fn(C) -> u16, colors: [C; 4], color: C) -> bool {
    let most = colors.iter().map(|&one| count(one)).max();
    colors.contains(&color) && count(color) >= 2 && Some(count(color)) == most
}

impl Styled for Seven {
    fn temptation(
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
        let (about, effects) = match card {
            Some(card) => (card as usize, card.facts(edition).effects),
            None => {
                let stage = observation.table().city(seat).next_stage(edition)?;
                (MOST_ABOUT - 1, stage.effects)
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
        })
    }

    fn suits(
        style: Style,
        observation: &seven::Observation,
        seat: Seat,
        action: seven::Action,
    ) -> bool {
        use seven::{Action, By};
        if seat != observation.seat() {
            return false;
        }
        let table = observation.table();
        let edition = table.edition();
        let built = match action {
            Action::Build { card, .. } | Action::Take { card } => Some(card),
            Action::Stage { .. } | Action::Sell { .. } | Action::Decline => None,
        };
        match style {
            Style::Wonders => matches!(action, Action::Stage { .. }),
            Style::Chains => built.is_some_and(|card| {
                matches!(action, Action::Build { by: By::Chain, .. })
                    || card.opens(edition).next().is_some()
            }),
            Style::Denial => match action {
                Action::Build { card, .. } | Action::Stage { card, .. } | Action::Sell { card } => {
                    next_player(table, seat)
                        .is_some_and(|next| uses(edition, table.city(next), card))
                }
                Action::Take { .. } | Action::Decline => false,
            },
            _ => {
                built.is_some_and(|card| preferred(style) == Some(card.facts(edition).color.name()))
            }
        }
    }
}

/// The player who gets the hand of a seat next.
fn next_player(table: &seven::Table, seat: Seat) -> Option<Seat> {
    if table.free_city().is_some() {
        return table.players().iter().find(|&other| other != seat);
    }
    let (age, _) = table.phase().clock()?;
    Some(match age.passes_left() {
        true => table.left(seat),
        false => table.right(seat),
    })
}

/// Whether a city could build a card free by a chain, or collects its color.
fn uses(edition: Edition, city: &seven::City, card: seven::Card) -> bool {
    use seven::Color::{Blue, Green, Red, Yellow};
    let facts = card.facts(edition);
    let count = |color| city.count(edition, color);
    let collected = collects(count, [Blue, Yellow, Red, Green], facts.color);
    collected || !facts.opened_by.and(city.built()).is_empty()
}

impl Styled for Duel {
    fn temptation(
        observation: &duel::Observation,
        seat: Seat,
        action: duel::Action,
    ) -> Option<Temptation> {
        use duel::{Action, Card, Effect, Project};
        let city = &observation.table.cities[seat];
        let trade = |project| observation.table.price(seat, project).trade;
        let (about, effects, coins, opener) = match action {
            Action::Build(card) => {
                let coins = trade(Project::Building(card));
                (card.index(), card.row().effects, coins, card.free_with())
            }
            Action::Revive(card) => (card.index(), card.row().effects, 0, None),
            Action::Wonder(_, wonder) => {
                let about = Card::ALL.len() + wonder.index();
                let coins = trade(Project::Wonder(wonder));
                (about, wonder.row().effects, coins, None)
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
        })
    }

    fn suits(
        style: Style,
        observation: &duel::Observation,
        seat: Seat,
        action: duel::Action,
    ) -> bool {
        use duel::Color::{Blue, Green, Red, Yellow};
        use duel::{Action, Card};
        let built = match action {
            Action::Build(card) | Action::Revive(card) => Some(card),
            _ => None,
        };
        let free = |card: Card, seat| {
            let cards = &observation.table.cities[seat].cards;
            card.free_with().is_some_and(|with| cards.contains(with))
        };
        match style {
            Style::Wonders => matches!(action, Action::Wonder(..)),
            Style::Chains => built.is_some_and(|card| {
                let opens = |other: &Card| other.free_with() == Some(card);
                free(card, seat) || Card::ALL.iter().any(opens)
            }),
            Style::Denial => match action {
                Action::Build(card) | Action::Discard(card) | Action::Wonder(card, _) => {
                    let other = opponent(seat);
                    let city = &observation.table.cities[other];
                    let count = |color| u16::from(city.count(Kind::Color(color)));
                    let colors = [Blue, Yellow, Red, Green];
                    free(card, other) || collects(count, colors, card.row().color)
                }
                _ => false,
            },
            _ => built.is_some_and(|card| preferred(style) == Some(card.row().color.name())),
        }
    }
}
