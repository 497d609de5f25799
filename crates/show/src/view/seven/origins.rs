//! The origins of the points in a finished game. The rules do the counting; this file only lists the results.

use antipater_engine::Seat;
use antipater_engine::seven::score::{CopiedGuild, Symbols, copied_guild, effect_points};
use antipater_engine::seven::{Card, Color, Effect, Score, Symbol, Table, Tokens};
use serde::Serialize;
use utoipa::ToSchema;

use crate::view::wire;

/// A card under a wonder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::Buried)]
pub struct Buried {
    /// The card.
    #[serde(serialize_with = "wire::card")]
    #[schema(value_type = String)]
    pub card: Card,
    /// The age in which it was placed there, from 1.
    pub age: u8,
}

/// An origin of points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::Origin)]
pub struct Origin {
    /// The category on the score pad, as records name it.
    pub category: &'static str,
    /// The thing that scores them.
    #[serde(flatten)]
    pub source: Source,
    /// The points.
    pub points: i16,
}

/// A thing that scores points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "source", rename_all = "kebab-case")]
#[schema(as = seven::PointSource)]
pub enum Source {
    /// Victory tokens of an age.
    Victories {
        /// The age, from 1.
        age: u8,
        /// The number.
        count: u8,
    },
    /// Defeat tokens.
    Defeats {
        /// The number.
        count: u8,
    },
    /// Coins.
    Coins {
        /// The number.
        count: u16,
    },
    /// A stage of the wonder.
    Stage {
        /// Its number, from 0.
        number: u8,
        /// The card that lies under it.
        #[serde(serialize_with = "wire::card_if_any")]
        #[schema(value_type = Option<String>)]
        card: Option<Card>,
    },
    /// A building.
    Card {
        /// The card.
        #[serde(serialize_with = "wire::card")]
        #[schema(value_type = String)]
        card: Card,
        /// The number of things it counted, if it counts things.
        counted: Option<u16>,
        /// The seat in whose city it stands, if it is a copied guild.
        #[schema(value_type = Option<u8>)]
        copied_from: Option<Seat>,
    },
    /// Equal scientific symbols.
    Symbols {
        /// The symbol.
        #[serde(serialize_with = "symbol_name")]
        #[schema(value_type = String)]
        symbol: Symbol,
        /// The number, including wild ones.
        count: u8,
        /// The number of wild ones among them.
        chosen: u8,
    },
    /// Sets of three different scientific symbols.
    Sets {
        /// The number.
        count: u8,
    },
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every value over by reference"
)]
fn symbol_name<S: serde::Serializer>(symbol: &Symbol, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(symbol.name())
}

/// Points of a set of three different symbols (rule F32).
const SET: i16 = 7;

/// The categories of the score pad that cards belong to.
const CARDS: [(Color, usize); 3] = [(Color::Blue, 3), (Color::Yellow, 5), (Color::Purple, 6)];

/// The origins of a seat's points, in the order of [`Score::CATEGORIES`]. Stages, and cards worth points, are listed
/// even if they scored none.
pub(super) fn origins(table: &Table, seat: Seat, buried: &[Buried]) -> Vec<Origin> {
    let edition = table.edition();
    let city = table.city(seat);
    let symbols = Symbols::of(city.effects(edition));
    let copied = copied_guild(table, seat, symbols);
    let mut all = Vec::new();
    let mut add = |category: usize, source: Source, points: i16| {
        all.push(Origin {
            category: Score::CATEGORIES[category],
            source,
            points,
        });
    };
    military(city.tokens(), &mut add);
    let count = city.coins();
    if count > 0 {
        add(1, Source::Coins { count }, (count / 3) as i16);
    }
    for (number, stage) in (0..).zip(city.built_stages(edition)) {
        let card = buried.get(usize::from(number)).map(|one| one.card);
        let points = effect_points(table, seat, stage.effects);
        add(2, Source::Stage { number, card }, points);
    }
    for (color, category) in CARDS {
        let cards = city.built().iter();
        for card in cards.filter(|card| card.facts(edition).color == color) {
            let effects = card.facts(edition).effects;
            if effects.iter().any(|effect| brings_points(*effect)) {
                let source = of_card(table, seat, card, None);
                add(category, source, effect_points(table, seat, effects));
            }
        }
        if category == 3 {
            science(symbols, copied, table, &mut add);
        }
    }
    if let Some(copied) = copied {
        let source = of_card(table, seat, copied.card, Some(copied.from));
        add(6, source, copied.points);
    }
    all
}

/// Whether an effect belongs on the score pad, including wild symbols.
fn brings_points(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Points(_) | Effect::PointsPer(..) | Effect::PointsIfComplete(_) | Effect::AnySymbol
    )
}

fn military(tokens: Tokens, add: &mut impl FnMut(usize, Source, i16)) {
    for ((age, count), points) in (1..).zip(tokens.victories).zip(Tokens::VICTORY) {
        if count > 0 {
            add(
                0,
                Source::Victories { age, count },
                i16::from(count) * points,
            );
        }
    }
    let count = tokens.defeats;
    if count > 0 {
        add(0, Source::Defeats { count }, -i16::from(count));
    }
}

fn of_card(table: &Table, seat: Seat, card: Card, copied_from: Option<Seat>) -> Source {
    let counts = |effect: &Effect| match *effect {
        Effect::PointsPer(_, counted, scope) => Some(table.count(seat, counted, scope)),
        _ => None,
    };
    let effects = card.facts(table.edition()).effects;
    let counted: Vec<u16> = effects.iter().filter_map(counts).collect();
    Source::Card {
        card,
        counted: (!counted.is_empty()).then(|| counted.iter().sum()),
        copied_from,
    }
}

/// The symbols, with wild ones set as the rules set them: for the highest total.
fn science(
    symbols: Symbols,
    copied: Option<CopiedGuild>,
    table: &Table,
    add: &mut impl FnMut(usize, Source, i16),
) {
    let mut symbols = symbols;
    if let Some(copied) = copied {
        let effects = copied.card.facts(table.edition()).effects;
        effects.iter().for_each(|effect| symbols.add(effect));
    }
    let chosen = choice(symbols);
    let known = symbols.known;
    let mut least = u8::MAX;
    for symbol in Symbol::ALL {
        let chosen = chosen[symbol as usize];
        let count = known[symbol as usize] + chosen;
        least = least.min(count);
        if count > 0 {
            let source = Source::Symbols {
                symbol,
                count,
                chosen,
            };
            add(4, source, i16::from(count) * i16::from(count));
        }
    }
    if least > 0 {
        add(4, Source::Sets { count: least }, SET * i16::from(least));
    }
}

/// The number of wild symbols of each kind in the highest total.
fn choice(symbols: Symbols) -> [u8; 3] {
    let any = symbols.any;
    let ways =
        (0..=any).flat_map(|one| (0..=any - one).map(move |two| [one, two, any - one - two]));
    let worth = |chosen: &[u8; 3]| {
        let known = [0, 1, 2].map(|kind| symbols.known[kind] + chosen[kind]);
        Symbols { known, any: 0 }.points()
    };
    ways.max_by_key(worth).unwrap_or_default()
}
