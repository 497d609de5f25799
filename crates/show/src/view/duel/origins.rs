//! The origins of the points in a finished Duel.

use antipater_engine::Seat;
use antipater_engine::duel::{Card, Color, Effect, Score, Table, Token, Wonder};
use serde::Serialize;
use utoipa::ToSchema;

use super::wire;

/// An origin of points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Origin)]
pub struct Origin {
    /// The category, as records name it.
    pub category: &'static str,
    /// The thing that scores them.
    #[serde(flatten)]
    pub source: Source,
    /// The points.
    pub points: u16,
}

/// A thing that scores points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "source", rename_all = "kebab-case")]
#[schema(as = duel::PointSource)]
pub enum Source {
    /// The pawn on the opponent's side.
    Pawn {
        /// The distance from the middle, in spaces.
        spaces: u8,
    },
    /// A building.
    Card {
        /// The card.
        #[serde(serialize_with = "wire::name")]
        #[schema(value_type = String)]
        card: Card,
        /// The number of things it counted, if it counts things.
        counted: Option<u8>,
    },
    /// A constructed wonder.
    Wonder {
        /// The wonder.
        #[serde(serialize_with = "wire::name")]
        #[schema(value_type = String)]
        wonder: Wonder,
        /// The card that lies under it.
        #[serde(serialize_with = "wire::name_if_any")]
        #[schema(value_type = Option<String>)]
        card: Option<Card>,
    },
    /// A progress token.
    Token {
        /// The token.
        #[serde(serialize_with = "wire::name")]
        #[schema(value_type = String)]
        token: Token,
        /// The number of things it counted, if it counts things.
        counted: Option<u8>,
    },
    /// Coins.
    Coins {
        /// The number.
        count: u16,
    },
}

/// The categories of cards, with their index.
const CARDS: [(Color, usize); 4] = [
    (Color::Blue, 1),
    (Color::Green, 2),
    (Color::Yellow, 3),
    (Color::Purple, 4),
];

/// The origins of a seat's points, in the order of the categories; `under` returns the card under a wonder. Wonders and
/// things worth points are listed even if they scored none.
pub(super) fn origins(
    table: &Table,
    seat: Seat,
    under: impl Fn(Wonder) -> Option<Card>,
) -> Vec<Origin> {
    let city = &table.cities[seat];
    let mut all = Vec::new();
    let mut add = |category: usize, source: Source, points: u16| {
        all.push(Origin {
            category: Score::CATEGORIES[category],
            source,
            points,
        });
    };
    let lead = table.track.lead(seat);
    if lead > 0 {
        let spaces = lead.unsigned_abs();
        add(0, Source::Pawn { spaces }, table.score(seat).military);
    }
    for (color, category) in CARDS {
        for card in city.cards.iter().filter(|card| card.row().color == color) {
            if let Some((points, counted)) = worth(table, seat, card.row().effects) {
                add(category, Source::Card { card, counted }, points);
            }
        }
    }
    for wonder in city.built.iter() {
        let card = under(wonder);
        let points = worth(table, seat, wonder.row().effects).map_or(0, |(points, _)| points);
        add(5, Source::Wonder { wonder, card }, points);
    }
    for token in city.tokens.iter() {
        if let Some((points, counted)) = worth(table, seat, token.row().effects) {
            add(6, Source::Token { token, counted }, points);
        }
    }
    let count = city.coins;
    if count > 0 {
        add(7, Source::Coins { count }, count / 3);
    }
    all
}

/// The points of effects and the number of things they counted; `None` if no effect scores points (rules D49, D57).
fn worth(table: &Table, seat: Seat, effects: &[Effect]) -> Option<(u16, Option<u8>)> {
    let of = |effect: &Effect| match *effect {
        Effect::Points(points) => Some((u16::from(points), None)),
        Effect::PointsPerToken(points) => {
            let counted = table.cities[seat].tokens.len() as u8;
            Some((u16::from(points) * u16::from(counted), Some(counted)))
        }
        Effect::PointsPerMost(points, kind) => {
            let counted = table.most(kind);
            Some((u16::from(points) * u16::from(counted), Some(counted)))
        }
        _ => None,
    };
    effects
        .iter()
        .filter_map(of)
        .reduce(|(points, counted), (more, also)| (points + more, counted.or(also)))
}
