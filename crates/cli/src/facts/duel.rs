//! All facts of 7 Wonders Duel: cards, wonders, progress tokens, structures, constants, and effects in the notation of
//! the data files. Resources are in the order W S C G P.

use antipater_engine::duel::{
    Age, BOARD_TOKENS, Back, CARDS, CHAINS, Card, CardRow, Chain, Color, Effect, GUILDS, Kind,
    LOOTING, Phase, Project, SEATS, STARTING_COINS, SYMBOLS_TO_WIN, Slot, SlotSet, Symbol, TOKENS,
    Table, Token, Track, WONDERS, Wonder, WonderSet,
};
use antipater_engine::{Resource, ResourceSet, Seat};
use serde::Serialize;
use serde_json::{Value, json};

use super::{Cost, resource};
use crate::output::Ordered;

/// All facts of the game.
#[derive(Serialize)]
pub(crate) struct Facts {
    game: &'static str,
    resources: Ordered<char, &'static str>,
    resource_classes: Ordered<&'static str, String>,
    science_symbols: Vec<&'static str>,
    chain_symbols: Ordered<&'static str, Value>,
    setup: Ordered<&'static str, Value>,
    trading_price: Ordered<&'static str, u16>,
    pub(crate) cards: Vec<CardEntry>,
    pub(crate) wonders: Vec<WonderEntry>,
    pub(crate) progress_tokens: Vec<TokenEntry>,
    military: Ordered<&'static str, Value>,
    layouts: Ordered<String, Vec<SlotEntry>>,
    scoring: Ordered<&'static str, Value>,
    recommended_first_game: Ordered<&'static str, [&'static str; 4]>,
}

/// A card; `age` is "guild" for a guild, which is dealt into age III.
#[derive(Serialize)]
pub(crate) struct CardEntry {
    pub(crate) age: Value,
    pub(crate) name: &'static str,
    pub(crate) color: &'static str,
    pub(crate) cost: Cost,
    pub(crate) effects: Vec<String>,
    chain_symbol_given: Option<&'static str>,
    chain_symbol_required: Option<&'static str>,
    pub(crate) chain_from: Vec<&'static str>,
    pub(crate) chain_to: Vec<&'static str>,
}

/// A wonder.
#[derive(Serialize)]
pub(crate) struct WonderEntry {
    pub(crate) name: &'static str,
    pub(crate) cost: Cost,
    pub(crate) effects: Vec<String>,
}

/// A progress token.
#[derive(Serialize)]
pub(crate) struct TokenEntry {
    pub(crate) name: &'static str,
    pub(crate) effects: Vec<String>,
}

/// A place in the structure of an age.
#[derive(Serialize)]
struct SlotEntry {
    row: usize,
    x: usize,
    face: &'static str,
    covered_by: Vec<usize>,
}

impl Facts {
    /// The facts, in the order of the engine.
    pub(crate) fn new() -> Facts {
        let letters = |raw: bool| {
            let class = resources().filter(|resource| resource.is_raw() == raw);
            class.map(Resource::letter).collect()
        };
        let chain = |chain: &Chain| {
            let ends = json!({"from": chain.from.name(), "to": chain.to.name()});
            (chain.symbol, ends)
        };
        let wonders = WONDERS.iter().map(|row| WonderEntry {
            name: row.name,
            cost: cost(0, row.resources),
            effects: effects(row.effects),
        });
        let tokens = TOKENS.iter().map(|row| TokenEntry {
            name: row.name,
            effects: effects(row.effects),
        });
        let [first, second] = Wonder::FIRST_GAME.map(|set| set.map(Wonder::name));
        Facts {
            game: "7 Wonders Duel",
            resources: Ordered(resources().map(|r| (r.letter(), resource(r))).collect()),
            resource_classes: Ordered(vec![
                ("raw", letters(true)),
                ("manufactured", letters(false)),
            ]),
            science_symbols: symbols().map(symbol).collect(),
            chain_symbols: Ordered(CHAINS.iter().map(chain).collect()),
            setup: setup(),
            trading_price: Ordered(vec![("base", base_price())]),
            cards: CARDS.iter().map(CardEntry::of).collect(),
            wonders: wonders.collect(),
            progress_tokens: tokens.collect(),
            military: military(),
            layouts: Ordered(
                Age::ALL
                    .map(|age| ((age as usize + 1).to_string(), layout(age)))
                    .into(),
            ),
            scoring: scoring(),
            recommended_first_game: Ordered(vec![("first", first), ("second", second)]),
        }
    }
}

impl CardEntry {
    fn of(row: &CardRow) -> CardEntry {
        let given = CHAINS.iter().find(|chain| chain.from == row.id);
        let required = CHAINS.iter().find(|chain| chain.to == row.id);
        CardEntry {
            age: match row.back {
                Back::Guild => json!("guild"),
                Back::I | Back::II | Back::III => json!(row.back.age() as usize + 1),
            },
            name: row.name,
            color: color(row.color),
            cost: cost(row.coins, row.resources),
            effects: effects(row.effects),
            chain_symbol_given: given.map(|chain| chain.symbol),
            chain_symbol_required: required.map(|chain| chain.symbol),
            chain_from: row.id.free_with().map(Card::name).into_iter().collect(),
            chain_to: given.map(|chain| chain.to.name()).into_iter().collect(),
        }
    }
}

fn cost(coins: u8, resources: antipater_engine::Resources) -> Cost {
    Cost {
        coins,
        resources: resources.to_string(),
    }
}

/// The resources of a Duel: those that cards produce.
fn resources() -> impl Iterator<Item = Resource> {
    let produced = |&resource: &Resource| {
        let mut effects = CARDS.iter().flat_map(|row| row.effects);
        effects.any(|effect| matches!(effect, Effect::Produce(of, _) if *of == resource))
    };
    Resource::ALL.into_iter().filter(produced)
}

fn symbols() -> impl Iterator<Item = Symbol> {
    Symbol::ON_CARDS.into_iter().chain([Symbol::Law])
}

/// The numbers of the setup.
fn setup() -> Ordered<&'static str, Value> {
    let deck = |back: Back| CARDS.iter().filter(|row| row.back == back).count();
    let unseen = json!({
        "1": deck(Back::I) - Slot::COUNT,
        "2": deck(Back::II) - Slot::COUNT,
        "3": deck(Back::III) + GUILDS - Slot::COUNT,
    });
    let round = Wonder::FIRST_GAME[0].len();
    let order = draft_order(round);
    Ordered(vec![
        ("players", json!(SEATS)),
        ("start_coins", json!(STARTING_COINS)),
        ("progress_tokens_total", json!(Token::COUNT)),
        ("progress_tokens_on_board", json!(BOARD_TOKENS)),
        ("wonders_total", json!(Wonder::COUNT)),
        ("wonders_per_draft_round", json!(round)),
        ("draft_rounds", json!(order.len())),
        ("draft_order", json!(order)),
        ("cards_removed_unseen_per_age", unseen),
        ("guilds_added_to_age_3", json!(GUILDS)),
        ("guilds_removed_unseen", json!(deck(Back::Guild) - GUILDS)),
        ("cards_per_structure", json!(Slot::COUNT)),
        ("max_wonders_built_in_game", json!(Wonder::LIMIT)),
    ])
}

/// The order of the draft, in rounds of this many wonders: the seat that drafts first, or the second.
fn draft_order(round: usize) -> Vec<Vec<&'static str>> {
    let drafts = |picks: usize| {
        let draft = Phase::Draft {
            first: Seat::FIRST,
            picks: picks as u8,
            offer: WonderSet::EMPTY,
        };
        if draft.seat() == Some(Seat::FIRST) {
            "first"
        } else {
            "second"
        }
    };
    let picks: Vec<&str> = (0..SEATS * round).map(drafts).collect();
    picks.chunks(round).map(<[&str]>::to_vec).collect()
}

/// The price of a missing unit that the opponent does not produce: Stable costs one wood.
fn base_price() -> u16 {
    let stable = Project::Building(Card::Stable);
    empty_table(0).price(Seat::FIRST, stable).total()
}

/// Two empty cities, and the pawn on a space.
fn empty_table(pawn: i8) -> Table {
    Table::arranged(&Default::default(), pawn)
        .unwrap_or_else(|error| unreachable!("nothing lies on the table: {error}"))
}

/// The military track. The pawn is above 0 on the side of the second seat, below 0 on that of the first.
fn military() -> Ordered<&'static str, Value> {
    let zones = zones();
    let points = |&(from, to, vp): &Zone| json!({"abs_from": from, "abs_to": to, "vp": vp});
    let points: Vec<Value> = zones.iter().map(points).collect();
    let mut looting = Vec::new();
    for (space, coins) in LOOTING {
        let last = zones.iter().find(|(from, ..)| *from == space);
        let last = last.map_or(space, |&(_, to, _)| to);
        let token = |loser: &str, zone: [i8; 2], space: i8| {
            let id = format!("{loser}-{coins}");
            json!({"id": id, "zone": zone, "enters_at": space, "coins": coins, "loser": loser})
        };
        looting.insert(0, token("first", [-last, -space], -space));
        looting.push(token("second", [space, last], space));
    }
    let track: Vec<i8> = (-Track::CAPITAL..=Track::CAPITAL).collect();
    Ordered(vec![
        ("track", json!(track)),
        ("spaces", json!(track.len())),
        ("looting_tokens", json!(looting)),
        ("victory_points", json!(points)),
        ("capital", json!({"abs": Track::CAPITAL})),
    ])
}

/// The first and the last space of a zone of the track, counted from the middle, and its points.
type Zone = (i8, i8, u16);

/// The zones from the middle to the capital, exclusive.
fn zones() -> Vec<Zone> {
    let mut zones: Vec<Zone> = Vec::new();
    for space in 0..Track::CAPITAL {
        let points = empty_table(space).score(Seat::FIRST).military;
        match zones.last_mut() {
            Some((_, to, worth)) if *worth == points => *to = space,
            _ => zones.push((space, space, points)),
        }
    }
    zones
}

/// The conditions of a supremacy.
fn scoring() -> Ordered<&'static str, Value> {
    let capital = Track::CAPITAL;
    let supremacy = json!({
        "military": format!("pawn at {capital} or -{capital}"),
        "science": format!(
            "{SYMBOLS_TO_WIN} different science symbols of {} in one city",
            symbols().count()
        ),
    });
    Ordered(vec![("supremacy", supremacy)])
}

fn layout(age: Age) -> Vec<SlotEntry> {
    let slot = |slot: Slot| SlotEntry {
        row: slot.row(age),
        x: slot.x(age),
        face: if SlotSet::laid_face_up(age).contains(slot) {
            "up"
        } else {
            "down"
        },
        covered_by: slot.covered_by(age).iter().map(Slot::index).collect(),
    };
    Slot::ALL.into_iter().map(slot).collect()
}

fn effects(effects: &[Effect]) -> Vec<String> {
    effects.iter().copied().map(effect).collect()
}

/// An effect in the notation of the data file.
fn effect(effect: Effect) -> String {
    match effect {
        Effect::Produce(resource, units) => {
            let letter = resource.letter().to_string();
            format!("produce {}", letter.repeat(units.into()))
        }
        Effect::ProduceOneOf(kinds) => format!("produce choice {}", letters(kinds)),
        Effect::FixedPrice(resource) => format!("trade {} 1", resource.letter()),
        Effect::Points(points) => format!("vp {points}"),
        Effect::PointsPerToken(points) => format!("vp {points} per own progress token"),
        Effect::Shields(shields) => format!("shields {shields}"),
        Effect::Science(symbol) => format!("science {}", self::symbol(symbol)),
        Effect::Coins(coins) => format!("coins {coins}"),
        Effect::CoinsPerOwn(coins, kind) => format!("coins {coins} per own {}", self::kind(kind)),
        Effect::CoinsPerMost(coins, kind) => {
            format!("guild coins {coins} per max {}", self::kind(kind))
        }
        Effect::PointsPerMost(points, kind) => {
            format!("guild vp {points} per max {}", self::kind(kind))
        }
        Effect::OpponentLoses(coins) => format!("opponent loses {coins} coins"),
        Effect::PlayAgain => "play again".to_owned(),
        Effect::Destroy(color) => format!("discard opponent {}", self::color(color)),
        Effect::Revive => "build from discard free".to_owned(),
        Effect::ChooseProgress => "choose 1 of 3 unused progress tokens".to_owned(),
        Effect::WondersCostTwoLess => "wonders cost 2 fewer resources".to_owned(),
        Effect::BlueCostsTwoLess => "blue cards cost 2 fewer resources".to_owned(),
        Effect::TakesTradeCoins => "gain opponent trade coins".to_owned(),
        Effect::RedShields(shields) => format!("red cards +{shields} shield"),
        Effect::WondersPlayAgain => "wonders play again".to_owned(),
        Effect::CoinsPerChain(coins) => format!("coins {coins} per chain build"),
    }
}

/// The letters of the resources that a Duel has.
fn letters(kinds: ResourceSet) -> String {
    let kinds = resources().filter(|&resource| kinds.contains(resource));
    kinds.map(Resource::letter).collect()
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Color(color) => self::color(color),
        Kind::BrownAndGray => "brown+grey",
        Kind::Wonders => "wonder",
        Kind::CoinSets => "coinset3",
    }
}

/// The word for a color in the data file, which spells gray in the British way.
fn color(color: Color) -> &'static str {
    match color {
        Color::Brown => "brown",
        Color::Gray => "grey",
        Color::Blue => "blue",
        Color::Green => "green",
        Color::Yellow => "yellow",
        Color::Red => "red",
        Color::Purple => "purple",
    }
}

fn symbol(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Wheel => "wheel",
        Symbol::Mortar => "mortar",
        Symbol::Quill => "quill",
        Symbol::Pendulum => "pendulum",
        Symbol::Sundial => "sundial",
        Symbol::Globe => "globe",
        Symbol::Law => "law",
    }
}
