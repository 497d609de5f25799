//! The 73 cards: one row each, and the 17 chains between them.
//!
//! Here: names, backs, colors, costs, effects, and sets of cards derived from them. Not here: wonders and tokens, and
//! the rules of effects. Source: the printed cards (rules D2 to D4, D24).

use super::effect::{Color, Effect, Kind, Symbol, having};
use super::sets::set;
use crate::{Resource, ResourceSet, Resources};

/// The three ages.
///
/// # Examples
/// ```
/// use antipater_engine::duel::Age;
///
/// assert_eq!(Age::I.next(), Some(Age::II));
/// assert_eq!(Age::III.next(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Age {
    /// Age I.
    I,
    /// Age II.
    II,
    /// Age III.
    III,
}

impl Age {
    /// All ages in order.
    pub const ALL: [Age; 3] = [Age::I, Age::II, Age::III];

    /// The age after this one.
    pub const fn next(self) -> Option<Age> {
        match self {
            Age::I => Some(Age::II),
            Age::II => Some(Age::III),
            Age::III => None,
        }
    }
}

/// The back of a card. The backs of guilds and of age III cards differ (rule D4, ruling 21).
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Age, Back, Card};
///
/// let back = Card::BuildersGuild.row().back;
/// assert_eq!(back, Back::Guild);
/// assert_eq!(back.age(), Age::III);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Back {
    /// Age I.
    I,
    /// Age II.
    II,
    /// Age III.
    III,
    /// A guild, dealt into age III.
    Guild,
}

impl Back {
    /// The age whose structure has cards with this back.
    pub const fn age(self) -> Age {
        match self {
            Back::I => Age::I,
            Back::II => Age::II,
            Back::III | Back::Guild => Age::III,
        }
    }
}

/// A card, by its printed name.
///
/// # Examples
/// ```
/// use antipater_engine::duel::Card;
///
/// let card = Card::named("Barracks").unwrap();
/// assert_eq!(card.free_with(), Some(Card::Garrison));
/// assert_eq!(card.row().coins, 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "a card is documented by its row in the table below")]
#[rustfmt::skip]
pub enum Card {
    LumberYard, LoggingCamp, ClayPool, ClayPit, Quarry, StonePit, Glassworks, Press,
    GuardTower, Stable, Garrison, Palisade,
    Workshop, Apothecary, Scriptorium, Pharmacist,
    Theater, Altar, Baths,
    StoneReserve, ClayReserve, WoodReserve, Tavern,

    Sawmill, Brickyard, ShelfQuarry, GlassBlower, DryingRoom,
    Walls, HorseBreeders, Barracks, ArcheryRange, ParadeGround,
    Library, Dispensary, School, Laboratory,
    Courthouse, Statue, Temple, Aqueduct, Rostrum,
    Forum, Caravansery, CustomsHouse, Brewery,

    Arsenal, Pretorium, Fortifications, SiegeWorkshop, Circus,
    Academy, Study, University, Observatory,
    Palace, TownHall, Obelisk, Gardens, Pantheon, Senate,
    ChamberOfCommerce, Port, Armory, Lighthouse, Arena,

    MerchantsGuild, ShipownersGuild, BuildersGuild, MagistratesGuild, ScientistsGuild, MoneylendersGuild,
    TacticiansGuild,
}

/// The printed facts of a card.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Card, Color, Effect};
///
/// let walls = Card::Walls.row();
/// assert_eq!(walls.color, Color::Red);
/// assert_eq!(walls.resources.to_string(), "SS");
/// assert_eq!(walls.effects, [Effect::Shields(2)]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct CardRow {
    /// The card.
    pub id: Card,
    /// Its name in English.
    pub name: &'static str,
    /// Its back.
    pub back: Back,
    /// Its color.
    pub color: Color,
    /// The coins in its cost.
    pub coins: u8,
    /// The resources in its cost.
    pub resources: Resources,
    /// Its effects from left to right.
    pub effects: &'static [Effect],
}

/// A white symbol of a card that makes another card, with the symbol under its cost, free (rule D24).
///
/// # Examples
/// ```
/// use antipater_engine::duel::{CHAINS, Card};
///
/// let chain = CHAINS
///     .iter()
///     .find(|chain| chain.from == Card::Garrison)
///     .unwrap();
/// assert_eq!(chain.to, Card::Barracks);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Chain {
    /// The name of the symbol.
    pub symbol: &'static str,
    /// The card that has the symbol.
    pub from: Card,
    /// The card it makes free.
    pub to: Card,
}

set! {
    /// A set of cards.
    ///
    /// # Examples
    /// ```
    /// use antipater_engine::duel::{Card, CardSet, Color};
    ///
    /// let brown = CardSet::colored(Color::Brown);
    /// assert!(brown.contains(Card::Quarry));
    /// assert!(brown.minus(CardSet::PRODUCERS).is_empty());
    /// ```
    CardSet of Card in u128
}

impl Card {
    /// The number of cards in the box.
    pub const COUNT: usize = 73;

    /// All cards in the order of the tables.
    pub const ALL: [Card; Card::COUNT] = {
        let mut all = [Card::LumberYard; Card::COUNT];
        let mut i = 0;
        while i < Card::COUNT {
            all[i] = CARDS[i].id;
            i += 1;
        }
        all
    };

    /// The index of the card in [`Card::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The printed facts of the card.
    pub const fn row(self) -> &'static CardRow {
        &CARDS[self as usize]
    }

    /// The printed name in English.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The card of this name.
    pub fn named(name: &str) -> Option<Card> {
        CARDS.iter().find(|row| row.name == name).map(|row| row.id)
    }

    /// The set of only this card.
    pub(super) const fn alone(self) -> CardSet {
        ALONE[self as usize]
    }

    /// The building that makes this one free (rule D24).
    pub const fn free_with(self) -> Option<Card> {
        FREE_WITH[self as usize]
    }

    /// The same building as a set; empty if there is none.
    pub(super) const fn chains_to(self) -> CardSet {
        CHAINS_TO[self as usize]
    }
}

impl CardSet {
    /// The cards of a color.
    pub const fn colored(color: Color) -> CardSet {
        COLORED[color as usize]
    }

    /// The cards with this back.
    pub const fn backed(back: Back) -> CardSet {
        BACKED[back as usize]
    }

    /// The cards of an age, including guilds for age III.
    pub(super) const fn of_age(age: Age) -> CardSet {
        match age {
            Age::I => CardSet::backed(Back::I),
            Age::II => CardSet::backed(Back::II),
            Age::III => CardSet::backed(Back::III).union(CardSet::backed(Back::Guild)),
        }
    }

    /// The brown and gray cards.
    pub const PRODUCERS: CardSet =
        CardSet::colored(Color::Brown).union(CardSet::colored(Color::Gray));

    /// The cards that produce one raw material of choice.
    pub(super) const RAW_CHOICE: CardSet =
        having!(CardSet, CARDS, Effect::ProduceOneOf(ResourceSet::RAW));

    /// The cards that produce one manufactured good of choice.
    pub(super) const GOODS_CHOICE: CardSet =
        having!(CardSet, CARDS, Effect::ProduceOneOf(ResourceSet::GOODS));

    /// The cards that fix the price of a resource.
    pub(super) const FIXED_PRICE: CardSet = having!(CardSet, CARDS, Effect::FixedPrice(_));

    /// The cards whose points depend on the cities.
    pub(super) const VARYING_POINTS: CardSet = having!(
        CardSet,
        CARDS,
        Effect::PointsPerToken(_) | Effect::PointsPerMost(..)
    );

    /// The two cards with each symbol, in the order of the symbols; none for [`Symbol::Law`] (rule D44).
    pub(super) const BY_SYMBOL: [CardSet; 7] = WITH_SYMBOL;

    /// The two cards with this symbol; none for [`Symbol::Law`] (rule D44).
    pub const fn with_symbol(symbol: Symbol) -> CardSet {
        WITH_SYMBOL[symbol as usize]
    }
}

const fn row(
    id: Card,
    name: &'static str,
    back: Back,
    color: Color,
    coins: u8,
    resources: &str,
    effects: &'static [Effect],
) -> CardRow {
    let resources = Resources::of(resources);
    CardRow {
        id,
        name,
        back,
        color,
        coins,
        resources,
        effects,
    }
}

const fn chain(symbol: &'static str, from: Card, to: Card) -> Chain {
    Chain { symbol, from, to }
}

use Back::{Guild, I, II, III};
use Card::*;
use Color::{Blue, Brown, Gray, Green, Purple, Red, Yellow};
use Effect::*;
use Resource::{Clay, Glass, Papyrus, Stone, Wood};
use Symbol::{Globe, Mortar, Pendulum, Quill, Sundial, Wheel};

const RAW: ResourceSet = ResourceSet::RAW;
const GOODS: ResourceSet = ResourceSet::GOODS;
const BROWN: Kind = Kind::Color(Brown);
const GRAY: Kind = Kind::Color(Gray);
const BLUE: Kind = Kind::Color(Blue);
const GREEN: Kind = Kind::Color(Green);
const YELLOW: Kind = Kind::Color(Yellow);
const RED: Kind = Kind::Color(Red);

/// The cards in the order of [`Card`].
#[rustfmt::skip]
pub static CARDS: [CardRow; Card::COUNT] = [
    row(LumberYard,         "Lumber Yard",          I,     Brown,  0, "",      &[Produce(Wood, 1)]),
    row(LoggingCamp,        "Logging Camp",         I,     Brown,  1, "",      &[Produce(Wood, 1)]),
    row(ClayPool,           "Clay Pool",            I,     Brown,  0, "",      &[Produce(Clay, 1)]),
    row(ClayPit,            "Clay Pit",             I,     Brown,  1, "",      &[Produce(Clay, 1)]),
    row(Quarry,             "Quarry",               I,     Brown,  0, "",      &[Produce(Stone, 1)]),
    row(StonePit,           "Stone Pit",            I,     Brown,  1, "",      &[Produce(Stone, 1)]),
    row(Glassworks,         "Glassworks",           I,     Gray,   1, "",      &[Produce(Glass, 1)]),
    row(Press,              "Press",                I,     Gray,   1, "",      &[Produce(Papyrus, 1)]),
    row(GuardTower,         "Guard Tower",          I,     Red,    0, "",      &[Shields(1)]),
    row(Stable,             "Stable",               I,     Red,    0, "W",     &[Shields(1)]),
    row(Garrison,           "Garrison",             I,     Red,    0, "C",     &[Shields(1)]),
    row(Palisade,           "Palisade",             I,     Red,    2, "",      &[Shields(1)]),
    row(Workshop,           "Workshop",             I,     Green,  0, "P",     &[Science(Pendulum), Points(1)]),
    row(Apothecary,         "Apothecary",           I,     Green,  0, "G",     &[Science(Wheel), Points(1)]),
    row(Scriptorium,        "Scriptorium",          I,     Green,  2, "",      &[Science(Quill)]),
    row(Pharmacist,         "Pharmacist",           I,     Green,  2, "",      &[Science(Mortar)]),
    row(Theater,            "Theater",              I,     Blue,   0, "",      &[Points(3)]),
    row(Altar,              "Altar",                I,     Blue,   0, "",      &[Points(3)]),
    row(Baths,              "Baths",                I,     Blue,   0, "S",     &[Points(3)]),
    row(StoneReserve,       "Stone Reserve",        I,     Yellow, 3, "",      &[FixedPrice(Stone)]),
    row(ClayReserve,        "Clay Reserve",         I,     Yellow, 3, "",      &[FixedPrice(Clay)]),
    row(WoodReserve,        "Wood Reserve",         I,     Yellow, 3, "",      &[FixedPrice(Wood)]),
    row(Tavern,             "Tavern",               I,     Yellow, 0, "",      &[Coins(4)]),
    row(Sawmill,            "Sawmill",              II,    Brown,  2, "",      &[Produce(Wood, 2)]),
    row(Brickyard,          "Brickyard",            II,    Brown,  2, "",      &[Produce(Clay, 2)]),
    row(ShelfQuarry,        "Shelf Quarry",         II,    Brown,  2, "",      &[Produce(Stone, 2)]),
    row(GlassBlower,        "Glass-Blower",         II,    Gray,   0, "",      &[Produce(Glass, 1)]),
    row(DryingRoom,         "Drying Room",          II,    Gray,   0, "",      &[Produce(Papyrus, 1)]),
    row(Walls,              "Walls",                II,    Red,    0, "SS",    &[Shields(2)]),
    row(HorseBreeders,      "Horse Breeders",       II,    Red,    0, "WC",    &[Shields(1)]),
    row(Barracks,           "Barracks",             II,    Red,    3, "",      &[Shields(1)]),
    row(ArcheryRange,       "Archery Range",        II,    Red,    0, "WSP",   &[Shields(2)]),
    row(ParadeGround,       "Parade Ground",        II,    Red,    0, "CCG",   &[Shields(2)]),
    row(Library,            "Library",              II,    Green,  0, "WSG",   &[Science(Quill), Points(2)]),
    row(Dispensary,         "Dispensary",           II,    Green,  0, "SCC",   &[Science(Mortar), Points(2)]),
    row(School,             "School",               II,    Green,  0, "WPP",   &[Science(Wheel), Points(1)]),
    row(Laboratory,         "Laboratory",           II,    Green,  0, "WGG",   &[Science(Pendulum), Points(1)]),
    row(Courthouse,         "Courthouse",           II,    Blue,   0, "WWG",   &[Points(5)]),
    row(Statue,             "Statue",               II,    Blue,   0, "CC",    &[Points(4)]),
    row(Temple,             "Temple",               II,    Blue,   0, "WP",    &[Points(4)]),
    row(Aqueduct,           "Aqueduct",             II,    Blue,   0, "SSS",   &[Points(5)]),
    row(Rostrum,            "Rostrum",              II,    Blue,   0, "WS",    &[Points(4)]),
    row(Forum,              "Forum",                II,    Yellow, 3, "C",     &[ProduceOneOf(GOODS)]),
    row(Caravansery,        "Caravansery",          II,    Yellow, 2, "GP",    &[ProduceOneOf(RAW)]),
    row(CustomsHouse,       "Customs House",        II,    Yellow, 4, "",      &[FixedPrice(Papyrus), FixedPrice(Glass)]),
    row(Brewery,            "Brewery",              II,    Yellow, 0, "",      &[Coins(6)]),
    row(Arsenal,            "Arsenal",              III,   Red,    0, "WWCCC", &[Shields(3)]),
    row(Pretorium,          "Pretorium",            III,   Red,    8, "",      &[Shields(3)]),
    row(Fortifications,     "Fortifications",       III,   Red,    0, "SSCP",  &[Shields(2)]),
    row(SiegeWorkshop,      "Siege Workshop",       III,   Red,    0, "WWWG",  &[Shields(2)]),
    row(Circus,             "Circus",               III,   Red,    0, "SSCC",  &[Shields(2)]),
    row(Academy,            "Academy",              III,   Green,  0, "WSGG",  &[Science(Sundial), Points(3)]),
    row(Study,              "Study",                III,   Green,  0, "WWGP",  &[Science(Sundial), Points(3)]),
    row(University,         "University",           III,   Green,  0, "CGP",   &[Science(Globe), Points(2)]),
    row(Observatory,        "Observatory",          III,   Green,  0, "SPP",   &[Science(Globe), Points(2)]),
    row(Palace,             "Palace",               III,   Blue,   0, "WSCGG", &[Points(7)]),
    row(TownHall,           "Town Hall",            III,   Blue,   0, "WWSSS", &[Points(7)]),
    row(Obelisk,            "Obelisk",              III,   Blue,   0, "SSG",   &[Points(5)]),
    row(Gardens,            "Gardens",              III,   Blue,   0, "WWCC",  &[Points(6)]),
    row(Pantheon,           "Pantheon",             III,   Blue,   0, "WCPP",  &[Points(6)]),
    row(Senate,             "Senate",               III,   Blue,   0, "SCCP",  &[Points(5)]),
    row(ChamberOfCommerce,  "Chamber of Commerce",  III,   Yellow, 0, "PP",    &[CoinsPerOwn(3, GRAY), Points(3)]),
    row(Port,               "Port",                 III,   Yellow, 0, "WGP",   &[CoinsPerOwn(2, BROWN), Points(3)]),
    row(Armory,             "Armory",               III,   Yellow, 0, "SSG",   &[CoinsPerOwn(1, RED), Points(3)]),
    row(Lighthouse,         "Lighthouse",           III,   Yellow, 0, "CCG",   &[CoinsPerOwn(1, YELLOW), Points(3)]),
    row(Arena,              "Arena",                III,   Yellow, 0, "WSC",   &[CoinsPerOwn(2, Kind::Wonders), Points(3)]),
    row(MerchantsGuild,     "Merchants Guild",      Guild, Purple, 0, "WCGP",  &[CoinsPerMost(1, YELLOW), PointsPerMost(1, YELLOW)]),
    row(ShipownersGuild,    "Shipowners Guild",     Guild, Purple, 0, "SCGP",  &[CoinsPerMost(1, Kind::BrownAndGray), PointsPerMost(1, Kind::BrownAndGray)]),
    row(BuildersGuild,      "Builders Guild",       Guild, Purple, 0, "WSSCG", &[PointsPerMost(2, Kind::Wonders)]),
    row(MagistratesGuild,   "Magistrates Guild",    Guild, Purple, 0, "WWCP",  &[CoinsPerMost(1, BLUE), PointsPerMost(1, BLUE)]),
    row(ScientistsGuild,    "Scientists Guild",     Guild, Purple, 0, "WWCC",  &[CoinsPerMost(1, GREEN), PointsPerMost(1, GREEN)]),
    row(MoneylendersGuild,  "Moneylenders Guild",   Guild, Purple, 0, "WWSS",  &[PointsPerMost(1, Kind::CoinSets)]),
    row(TacticiansGuild,    "Tacticians Guild",     Guild, Purple, 0, "SSCP",  &[CoinsPerMost(1, RED), PointsPerMost(1, RED)]),
];

/// The chains, those from age I first.
#[rustfmt::skip]
pub static CHAINS: [Chain; 17] = [
    chain("horseshoe", Stable,        HorseBreeders),
    chain("sword",     Garrison,      Barracks),
    chain("tower",     Palisade,      Fortifications),
    chain("book",      Scriptorium,   Library),
    chain("gear",      Pharmacist,    Dispensary),
    chain("mask",      Theater,       Statue),
    chain("moon",      Altar,         Temple),
    chain("drop",      Baths,         Aqueduct),
    chain("vase",      Tavern,        Lighthouse),
    chain("target",    ArcheryRange,  SiegeWorkshop),
    chain("helmet",    ParadeGround,  Circus),
    chain("lyre",      School,        University),
    chain("lamp",      Laboratory,    Observatory),
    chain("column",    Statue,        Gardens),
    chain("sun",       Temple,        Pantheon),
    chain("temple",    Rostrum,       Senate),
    chain("barrel",    Brewery,       Arena),
];

const _: () = {
    let mut i = 0;
    while i < Card::COUNT {
        assert!(
            CARDS[i].id as usize == i,
            "the rows stand in the order of the cards"
        );
        i += 1;
    }
};

static FREE_WITH: [Option<Card>; Card::COUNT] = {
    let mut free_with = [None; Card::COUNT];
    let mut i = 0;
    while i < CHAINS.len() {
        free_with[CHAINS[i].to as usize] = Some(CHAINS[i].from);
        i += 1;
    }
    free_with
};

/// A look-up is faster than a shift over two words.
static ALONE: [CardSet; Card::COUNT] = {
    let mut alone = [CardSet::EMPTY; Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        alone[i] = CardSet::EMPTY.with(Card::ALL[i]);
        i += 1;
    }
    alone
};

static CHAINS_TO: [CardSet; Card::COUNT] = {
    let mut chains_to = [CardSet::EMPTY; Card::COUNT];
    let mut i = 0;
    while i < CHAINS.len() {
        chains_to[CHAINS[i].to as usize] = CardSet::EMPTY.with(CHAINS[i].from);
        i += 1;
    }
    chains_to
};

const COLORED: [CardSet; 7] = {
    let mut colored = [CardSet::EMPTY; 7];
    let mut i = 0;
    while i < Card::COUNT {
        let color = CARDS[i].color as usize;
        colored[color] = colored[color].with(CARDS[i].id);
        i += 1;
    }
    colored
};

const BACKED: [CardSet; 4] = {
    let mut backed = [CardSet::EMPTY; 4];
    let mut i = 0;
    while i < Card::COUNT {
        let back = CARDS[i].back as usize;
        backed[back] = backed[back].with(CARDS[i].id);
        i += 1;
    }
    backed
};

const WITH_SYMBOL: [CardSet; 7] = [
    having!(CardSet, CARDS, Science(Symbol::Wheel)),
    having!(CardSet, CARDS, Science(Symbol::Mortar)),
    having!(CardSet, CARDS, Science(Symbol::Quill)),
    having!(CardSet, CARDS, Science(Symbol::Pendulum)),
    having!(CardSet, CARDS, Science(Symbol::Sundial)),
    having!(CardSet, CARDS, Science(Symbol::Globe)),
    having!(CardSet, CARDS, Science(Symbol::Law)),
];
