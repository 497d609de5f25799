//! All facts of an edition of 7 Wonders: cards, boards, constants, and effects in the notation of the data files.
//! Resources are in the order W S C O G L P.

use antipater_engine::seven::score::Symbols;
use antipater_engine::seven::{
    Age, Board, Card, CardFacts, Class, Counted, Edition, Effect, HAND, MAX_SEATS, MIN_SEATS,
    Partner, Power, SALE, START_COINS, Scope, Side, StageFacts, TRADE_PRICE, TURNS, Tokens, Wonder,
    guilds_in_play,
};
use antipater_engine::{Resource, ResourceSet};
use serde::Serialize;
use serde_json::{Value, json};

use super::{Cost, resource};
use crate::output::Ordered;

/// All facts of an edition.
#[derive(Serialize)]
pub(crate) struct Facts {
    edition: &'static str,
    resources: Ordered<char, &'static str>,
    constants: Ordered<&'static str, Value>,
    pub(crate) cards: Vec<CardEntry>,
    pub(crate) wonders: Vec<WonderEntry>,
}

/// A card in one age.
#[derive(Serialize)]
pub(crate) struct CardEntry {
    pub(crate) age: u8,
    pub(crate) name: &'static str,
    pub(crate) color: &'static str,
    pub(crate) players: Vec<u8>,
    pub(crate) cost: Cost,
    pub(crate) effects: Vec<String>,
    pub(crate) chain_from: Vec<&'static str>,
    pub(crate) chain_to: Vec<&'static str>,
}

/// A wonder with both sides of its board.
#[derive(Serialize)]
pub(crate) struct WonderEntry {
    #[serde(skip)]
    pub(crate) wonder: Wonder,
    pub(crate) city: &'static str,
    pub(crate) monument: &'static str,
    pub(crate) start: char,
    #[serde(flatten)]
    pub(crate) sides: Ordered<&'static str, Vec<StageEntry>>,
}

/// A stage of a wonder.
#[derive(Serialize)]
pub(crate) struct StageEntry {
    pub(crate) cost: String,
    pub(crate) effects: Vec<String>,
}

impl Facts {
    /// The facts of an edition, in the order of the engine: cards by age, then wonders.
    pub(crate) fn of(edition: Edition) -> Facts {
        let cards = Age::ALL.into_iter().flat_map(|age| {
            let entry = move |card: Card| CardEntry::of(edition, age, card.facts(edition));
            Card::ALL.into_iter().filter_map(entry)
        });
        Facts {
            edition: edition.name(),
            resources: Ordered(Resource::ALL.map(|r| (r.letter(), resource(r))).into()),
            constants: Ordered(constants(edition)),
            cards: cards.collect(),
            wonders: Wonder::ALL
                .map(|wonder| WonderEntry::of(edition, wonder))
                .into(),
        }
    }
}

impl CardEntry {
    /// The card in this age, if it exists there. Guilds have no number in the first edition and a 3 in the second.
    fn of(edition: Edition, age: Age, facts: &CardFacts) -> Option<CardEntry> {
        let guild = facts.guild && age == Age::III;
        let printed = facts.copies[age as usize];
        if printed.is_empty() && !guild {
            return None;
        }
        let players = match edition {
            Edition::Second if guild => vec![3],
            Edition::First | Edition::Second => printed.to_vec(),
        };
        Some(CardEntry {
            age: age.number(),
            name: facts.name,
            color: facts.color.name(),
            players,
            cost: Cost {
                coins: facts.coins,
                resources: facts.resources.to_string(),
            },
            effects: facts.effects.iter().copied().map(effect).collect(),
            chain_from: facts.opened_by.iter().map(Card::name).collect(),
            chain_to: facts.card.opens(edition).map(Card::name).collect(),
        })
    }
}

impl WonderEntry {
    fn of(edition: Edition, wonder: Wonder) -> WonderEntry {
        let stage = |stage: &StageFacts| StageEntry {
            cost: stage.resources.to_string(),
            effects: stage.effects.iter().copied().map(effect).collect(),
        };
        let side = |side: Side| {
            let board = Board { wonder, side };
            let stages = board.facts(edition).stages.iter();
            (side.name(edition), stages.map(stage).collect())
        };
        let board = Board {
            wonder,
            side: Side::A,
        };
        WonderEntry {
            wonder,
            city: wonder.city(edition),
            monument: wonder.monument(),
            start: board.facts(edition).start.letter(),
            sides: Ordered(Side::ALL.map(side).into()),
        }
    }
}

/// The numbers in the rules.
fn constants(edition: Edition) -> Vec<(&'static str, Value)> {
    let sale = match edition {
        Edition::First => "discard_coins",
        Edition::Second => "sell_coins",
    };
    let by_age = |value: &dyn Fn(Age) -> Value| -> Value {
        let ages = Age::ALL.into_iter();
        Value::Object(
            ages.map(|age| (age.number().to_string(), value(age)))
                .collect(),
        )
    };
    let passes = |age: Age| if age.passes_left() { "left" } else { "right" };
    let guilds =
        (MIN_SEATS..=MAX_SEATS).map(|seats| (seats.to_string(), json!(guilds_in_play(seats))));
    let set = Symbols {
        known: [1; 3],
        any: 0,
    }
    .points()
        - 3;
    let defeat = Tokens {
        defeats: 1,
        ..Tokens::default()
    }
    .points();
    let mut constants = vec![
        ("start_coins", json!(START_COINS)),
        ("hand_size", json!(HAND)),
        ("turns_per_age", json!(TURNS)),
        (sale, json!(SALE)),
        ("trade_price", json!(TRADE_PRICE)),
        ("coins_per_vp", json!(3)),
        ("science_set_vp", json!(set)),
        (
            "victory_token_vp",
            by_age(&|age| json!(Tokens::VICTORY[age as usize])),
        ),
        ("defeat_token_vp", json!(defeat)),
        ("pass_direction", by_age(&|age| json!(passes(age)))),
        ("guilds_in_play", Value::Object(guilds.collect())),
    ];
    match edition {
        Edition::First => constants.extend([
            ("left", json!("next player clockwise")),
            ("right", json!("next player counter-clockwise")),
        ]),
        Edition::Second => constants.push(("players", json!([MIN_SEATS, MAX_SEATS]))),
    }
    constants
}

/// An effect in the notation of the data files.
fn effect(effect: Effect) -> String {
    match effect {
        Effect::Produce(resources) => format!("produce {resources}"),
        Effect::ProduceOne(kinds) => format!("produce {}", one_of(kinds)),
        Effect::ProduceOnePrivate(kinds) => format!("produce {} private", one_of(kinds)),
        Effect::Discount(class, partner) => {
            let class = match class {
                Class::Raw => "raw",
                Class::Goods => "goods",
            };
            let partner = match partner {
                Partner::Left => "left",
                Partner::Right => "right",
                Partner::Both => "both",
            };
            format!("trade {class} {partner} 1")
        }
        Effect::Coins(coins) => format!("coins {coins}"),
        Effect::CoinsPer(coins, counted, scope) => format!("coins {coins} {}", per(counted, scope)),
        Effect::Shields(shields) => format!("shields {shields}"),
        Effect::Symbol(symbol) => format!("science {}", symbol.name()),
        Effect::AnySymbol => "science choice".to_owned(),
        Effect::Points(points) => format!("vp {points}"),
        Effect::PointsPer(points, counted, scope) => format!("vp {points} {}", per(counted, scope)),
        Effect::PointsIfComplete(points) => format!("vp {points} if wonder complete"),
        Effect::Power(power) => self::power(power).to_owned(),
    }
}

fn one_of(kinds: ResourceSet) -> String {
    let letters: Vec<String> = kinds.iter().map(|kind| kind.letter().to_string()).collect();
    letters.join("|")
}

fn per(counted: Counted, scope: Scope) -> String {
    let counted = match counted {
        Counted::Cards(color) => color.name(),
        Counted::Stages => "stage",
        Counted::Defeats => "defeat",
    };
    let scope = match scope {
        Scope::Own => "self",
        Scope::Neighbors => "neighbours",
        Scope::All => "self+neighbours",
    };
    format!("per {counted} {scope}")
}

fn power(power: Power) -> &'static str {
    match power {
        Power::BuildDiscarded => "play discarded free",
        Power::PlaySeventh => "play seventh card",
        Power::FreeOncePerAge => "free build once per age",
        Power::FirstOfColorFree => "first card of each colour free",
        Power::FirstOfAgeFree => "first card of each age free",
        Power::LastOfAgeFree => "last card of each age free",
        Power::CopyGuild => "copy neighbour guild",
    }
}
