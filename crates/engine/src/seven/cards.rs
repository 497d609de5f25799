//! The cards of 7 Wonders: their names, and one row of printed facts each.
//!
//! Cards of the same name are one [`Card`]: a city may have only one of them (rule F10), whatever age it comes from. 63
//! cards are the same in both editions; the others have a row for each. The facts come from printed cards and were
//! checked against several transcriptions; a test compares them with a second, independent one.

use core::fmt;

use super::edition::Edition;
use super::effect::Class::{Goods, Raw};
use super::effect::Color::{self, Blue, Brown, Gray, Green, Purple, Red, Yellow};
use super::effect::Counted::{Cards, Defeats, Stages};
use super::effect::Effect::{
    self, AnySymbol, Coins, CoinsPer, Discount, Points, PointsIfComplete, PointsPer, Shields,
    Symbol,
};
use super::effect::Partner::{Both as BothSides, Left, Right};
use super::effect::Scope::{All, Neighbors, Own};
use super::effect::Symbol::{Compass, Gear, Tablet};
use super::pay::Need;
use crate::resource::Resources;

/// A card, by its printed name.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Edition};
///
/// let altar = Card::from_name("Altar").unwrap();
/// assert!(altar.opens(Edition::First).eq([Card::Temple]));
/// assert!(altar.opens(Edition::Second).eq([Card::Pantheon]));
/// assert!(!Card::Ludus.is_in(Edition::First));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "each variant is the name printed on the card")]
pub enum Card {
    LumberYard,
    StonePit,
    ClayPool,
    OreVein,
    TreeFarm,
    Excavation,
    ClayPit,
    TimberYard,
    ForestCave,
    Mine,
    Loom,
    Glassworks,
    Press,
    Pawnshop,
    Baths,
    Altar,
    Theater,
    Well,
    Tavern,
    EastTradingPost,
    WestTradingPost,
    Marketplace,
    Stockade,
    Barracks,
    GuardTower,
    Apothecary,
    Workshop,
    Scriptorium,
    Sawmill,
    Quarry,
    Brickyard,
    Foundry,
    Aqueduct,
    Temple,
    Statue,
    Courthouse,
    Forum,
    Caravansery,
    Vineyard,
    Bazar,
    Walls,
    TrainingGround,
    Stables,
    ArcheryRange,
    Dispensary,
    Laboratory,
    Library,
    School,
    Pantheon,
    Gardens,
    TownHall,
    Palace,
    Senate,
    Haven,
    Lighthouse,
    ChamberOfCommerce,
    Arena,
    Ludus,
    Fortifications,
    Circus,
    Arsenal,
    SiegeWorkshop,
    Castrum,
    Lodge,
    Observatory,
    University,
    Academy,
    Study,
    WorkersGuild,
    CraftsmensGuild,
    TradersGuild,
    PhilosophersGuild,
    SpiesGuild,
    StrategistsGuild,
    ShipownersGuild,
    ScientistsGuild,
    MagistratesGuild,
    BuildersGuild,
    DecoratorsGuild,
}

/// The printed facts of a card in one edition.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Color, Edition};
///
/// let palace = Card::Palace.facts(Edition::First);
/// assert_eq!((palace.color, palace.resources.total()), (Color::Blue, 7));
/// // One copy in every game, a second one from seven seats on.
/// assert_eq!(palace.copies[2], [3, 7]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct CardFacts {
    /// The card.
    pub card: Card,
    /// The printed name.
    pub name: &'static str,
    /// The color.
    pub color: Color,
    /// For each age the player numbers printed on its copies; a copy is in games of at least that number of seats. All
    /// are empty for guilds and for cards that this edition does not have.
    pub copies: [&'static [u8]; 3],
    /// Whether it is one of the ten guilds, of which the number of seats + 2 are drawn for age III.
    pub guild: bool,
    /// The coins in its cost, paid to the bank.
    pub coins: u8,
    /// The resources in its cost.
    pub resources: Resources,
    /// The same resources in the form for payments.
    pub need: Need,
    /// Each of these in the city makes the card free.
    pub opened_by: CardSet,
    /// Its effects.
    pub effects: &'static [Effect],
}

impl Card {
    /// The number of cards in both editions together.
    pub const COUNT: usize = 79;

    /// All cards in order.
    pub const ALL: [Card; Card::COUNT] = {
        let mut all = [Card::LumberYard; Card::COUNT];
        let mut i = 0;
        while i < ROWS.len() {
            all[ROWS[i].1.card as usize] = ROWS[i].1.card;
            i += 1;
        }
        all
    };

    /// The printed name.
    pub const fn name(self) -> &'static str {
        FACTS[0][self as usize].name
    }

    /// The card with exactly this printed name.
    pub fn from_name(name: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.name() == name)
    }

    /// The printed facts of the card in this edition.
    pub const fn facts(self, edition: Edition) -> &'static CardFacts {
        &FACTS[edition as usize][self as usize]
    }

    /// Whether this edition has the card.
    pub fn is_in(self, edition: Edition) -> bool {
        let facts = self.facts(edition);
        facts.guild || facts.copies.iter().any(|copies| !copies.is_empty())
    }

    /// The cards that this one makes free.
    pub fn opens(self, edition: Edition) -> impl Iterator<Item = Card> {
        let of = move |card: &Card| card.facts(edition).opened_by.contains(self);
        Card::ALL.into_iter().filter(of)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of cards, iterated in card order.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, CardSet};
///
/// let built = CardSet::of(&[Card::Altar, Card::Baths]);
/// assert!(built.contains(Card::Baths));
/// assert_eq!(
///     built.without(CardSet::of(&[Card::Baths])).first(),
///     Some(Card::Altar)
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);

    /// The set of all cards.
    pub const ALL: CardSet = CardSet::of(&Card::ALL);

    /// The set of these cards.
    pub const fn of(cards: &[Card]) -> CardSet {
        let mut set = 0;
        let mut i = 0;
        while i < cards.len() {
            set |= 1 << cards[i] as u8;
            i += 1;
        }
        CardSet(set)
    }

    /// Whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card as u8 & 1 != 0
    }

    /// Adds a card.
    pub const fn add(&mut self, card: Card) {
        self.0 |= 1 << card as u8;
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u8);
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The intersection of both sets.
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The union of both sets.
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The first card in order.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 {
            None
        } else {
            Some(Card::ALL[self.0.trailing_zeros() as usize])
        }
    }

    /// One bit per card, the first one lowest.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Calls a function with each card in order, one machine word at a time; cheaper than [`iter`](Self::iter).
    #[inline]
    pub(super) fn each(self, mut visit: impl FnMut(Card)) {
        for (first, word) in [(0, self.0 as u64), (64, (self.0 >> 64) as u64)] {
            let mut rest = word;
            while rest != 0 {
                visit(Card::ALL[first + rest.trailing_zeros() as usize]);
                rest &= rest - 1;
            }
        }
    }

    /// The cards in order.
    pub fn iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }
}

/// An iterator over a [`CardSet`] in card order.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, CardSet};
///
/// let mut cards = CardSet::of(&[Card::Altar, Card::Baths]).iter();
/// assert_eq!(cards.next(), Some(Card::Baths));
/// assert_eq!(cards.next(), Some(Card::Altar));
/// assert_eq!(cards.next(), None);
/// ```
#[derive(Clone)]
pub struct CardSetIter(u128);

impl Iterator for CardSetIter {
    type Item = Card;
    fn next(&mut self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(Card::ALL[lowest])
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.add(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The cards of a color in an edition.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Color, Edition, of_color};
///
/// let purple = of_color(Edition::First, Color::Purple);
/// assert!(purple.contains(Card::StrategistsGuild));
/// assert!(!purple.contains(Card::Palace));
/// ```
pub fn of_color(edition: Edition, color: Color) -> CardSet {
    OF_COLOR[edition as usize][color as usize]
}

static OF_COLOR: [[CardSet; Color::COUNT]; 2] = {
    let mut sets = [[CardSet::EMPTY; Color::COUNT]; 2];
    let mut edition = 0;
    while edition < 2 {
        let mut i = 0;
        while i < Card::COUNT {
            let facts = &FACTS[edition][i];
            sets[edition][facts.color as usize].add(facts.card);
            i += 1;
        }
        edition += 1;
    }
    sets
};

/// The editions that have a row.
#[derive(Clone, Copy, PartialEq)]
enum Printed {
    Both,
    First,
    Second,
}
use Printed::{Both, First, Second};

/// Each edition's facts in card order. A card that the edition does not have keeps the other edition's facts, without
/// copies.
pub(super) static FACTS: [[CardFacts; Card::COUNT]; 2] = [facts(First), facts(Second)];

const fn facts(edition: Printed) -> [CardFacts; Card::COUNT] {
    let mut table = [CardFacts {
        copies: [&[]; 3],
        guild: false,
        ..ROWS[0].1
    }; Card::COUNT];
    let mut i = 0;
    while i < ROWS.len() {
        let (printed, row) = ROWS[i];
        let here = printed as u8 == Both as u8 || printed as u8 == edition as u8;
        let repeats = i > 0 && ROWS[i - 1].1.card as usize == row.card as usize;
        assert!(
            i == 0 || repeats || row.card as usize == ROWS[i - 1].1.card as usize + 1,
            "rows stand in the order of the cards"
        );
        if here {
            table[row.card as usize] = row;
        } else if !repeats {
            table[row.card as usize] = CardFacts {
                copies: [&[]; 3],
                guild: false,
                ..row
            };
        }
        i += 1;
    }
    table
}

type Cost = (u8, &'static str);
const FREE: Cost = (0, "");
const COIN: Cost = (1, "");
const fn pay(letters: &'static str) -> Cost {
    (0, letters)
}

/// The player numbers by age, and whether the card is a guild.
type Copies = ([&'static [u8]; 3], bool);
const GUILD: Copies = ([&[]; 3], true);
const fn i(numbers: &'static [u8]) -> Copies {
    ([numbers, &[], &[]], false)
}
const fn ii(numbers: &'static [u8]) -> Copies {
    ([&[], numbers, &[]], false)
}
const fn iii(numbers: &'static [u8]) -> Copies {
    ([&[], &[], numbers], false)
}
const fn twice(age_i: &'static [u8], age_ii: &'static [u8]) -> Copies {
    ([age_i, age_ii, &[]], false)
}

const fn produce(letters: &str) -> Effect {
    Effect::Produce(Resources::of(letters))
}
const fn one_of(letters: &str) -> Effect {
    Effect::ProduceOne(Resources::of(letters).kinds())
}
const fn private(letters: &str) -> Effect {
    Effect::ProduceOnePrivate(Resources::of(letters).kinds())
}

#[allow(
    clippy::too_many_arguments,
    reason = "one argument for each column of the table"
)]
const fn row(
    printed: Printed,
    card: Card,
    name: &'static str,
    color: Color,
    (copies, guild): Copies,
    (coins, letters): Cost,
    opened_by: &[Card],
    effects: &'static [Effect],
) -> (Printed, CardFacts) {
    let resources = Resources::of(letters);
    let need = Need::new(resources);
    let opened_by = CardSet::of(opened_by);
    let facts = CardFacts {
        card,
        name,
        color,
        copies,
        guild,
        coins,
        resources,
        need,
        opened_by,
        effects,
    };
    (printed, facts)
}

use Card::*;

#[rustfmt::skip]
const ROWS: [(Printed, CardFacts); 92] = [
    row(Both,   LumberYard,        "Lumber Yard",         Brown,  i(&[3, 4]),              FREE,           &[],                                 &[produce("W")]),
    row(Both,   StonePit,          "Stone Pit",           Brown,  i(&[3, 5]),              FREE,           &[],                                 &[produce("S")]),
    row(Both,   ClayPool,          "Clay Pool",           Brown,  i(&[3, 5]),              FREE,           &[],                                 &[produce("C")]),
    row(Both,   OreVein,           "Ore Vein",            Brown,  i(&[3, 4]),              FREE,           &[],                                 &[produce("O")]),
    row(Both,   TreeFarm,          "Tree Farm",           Brown,  i(&[6]),                 COIN,           &[],                                 &[one_of("WC")]),
    row(Both,   Excavation,        "Excavation",          Brown,  i(&[4]),                 COIN,           &[],                                 &[one_of("SC")]),
    row(Both,   ClayPit,           "Clay Pit",            Brown,  i(&[3]),                 COIN,           &[],                                 &[one_of("CO")]),
    row(Both,   TimberYard,        "Timber Yard",         Brown,  i(&[3]),                 COIN,           &[],                                 &[one_of("WS")]),
    row(Both,   ForestCave,        "Forest Cave",         Brown,  i(&[5]),                 COIN,           &[],                                 &[one_of("WO")]),
    row(Both,   Mine,              "Mine",                Brown,  i(&[6]),                 COIN,           &[],                                 &[one_of("SO")]),
    row(Both,   Loom,              "Loom",                Gray,   twice(&[3, 6], &[3, 5]), FREE,           &[],                                 &[produce("L")]),
    row(Both,   Glassworks,        "Glassworks",          Gray,   twice(&[3, 6], &[3, 5]), FREE,           &[],                                 &[produce("G")]),
    row(Both,   Press,             "Press",               Gray,   twice(&[3, 6], &[3, 5]), FREE,           &[],                                 &[produce("P")]),
    row(First,  Pawnshop,          "Pawnshop",            Blue,   i(&[4, 7]),              FREE,           &[],                                 &[Points(3)]),
    row(Both,   Baths,             "Baths",               Blue,   i(&[3, 7]),              pay("S"),       &[],                                 &[Points(3)]),
    row(First,  Altar,             "Altar",               Blue,   i(&[3, 5]),              FREE,           &[],                                 &[Points(2)]),
    row(Second, Altar,             "Altar",               Blue,   i(&[3, 5]),              FREE,           &[],                                 &[Points(3)]),
    row(First,  Theater,           "Theater",             Blue,   i(&[3, 6]),              FREE,           &[],                                 &[Points(2)]),
    row(Second, Theater,           "Theater",             Blue,   i(&[3, 6]),              FREE,           &[],                                 &[Points(3)]),
    row(Second, Well,              "Well",                Blue,   i(&[4, 7]),              FREE,           &[],                                 &[Points(3)]),
    row(Both,   Tavern,            "Tavern",              Yellow, i(&[4, 5, 7]),           FREE,           &[],                                 &[Coins(5)]),
    row(Both,   EastTradingPost,   "East Trading Post",   Yellow, i(&[3, 7]),              FREE,           &[],                                 &[Discount(Raw, Right)]),
    row(Both,   WestTradingPost,   "West Trading Post",   Yellow, i(&[3, 7]),              FREE,           &[],                                 &[Discount(Raw, Left)]),
    row(Both,   Marketplace,       "Marketplace",         Yellow, i(&[3, 6]),              FREE,           &[],                                 &[Discount(Goods, BothSides)]),
    row(Both,   Stockade,          "Stockade",            Red,    i(&[3, 7]),              pay("W"),       &[],                                 &[Shields(1)]),
    row(Both,   Barracks,          "Barracks",            Red,    i(&[3, 5]),              pay("O"),       &[],                                 &[Shields(1)]),
    row(Both,   GuardTower,        "Guard Tower",         Red,    i(&[3, 4]),              pay("C"),       &[],                                 &[Shields(1)]),
    row(Both,   Apothecary,        "Apothecary",          Green,  i(&[3, 5]),              pay("L"),       &[],                                 &[Symbol(Compass)]),
    row(Both,   Workshop,          "Workshop",            Green,  i(&[3, 7]),              pay("G"),       &[],                                 &[Symbol(Gear)]),
    row(Both,   Scriptorium,       "Scriptorium",         Green,  i(&[3, 4]),              pay("P"),       &[],                                 &[Symbol(Tablet)]),
    row(Both,   Sawmill,           "Sawmill",             Brown,  ii(&[3, 4]),             COIN,           &[],                                 &[produce("WW")]),
    row(Both,   Quarry,            "Quarry",              Brown,  ii(&[3, 4]),             COIN,           &[],                                 &[produce("SS")]),
    row(Both,   Brickyard,         "Brickyard",           Brown,  ii(&[3, 4]),             COIN,           &[],                                 &[produce("CC")]),
    row(Both,   Foundry,           "Foundry",             Brown,  ii(&[3, 4]),             COIN,           &[],                                 &[produce("OO")]),
    row(Both,   Aqueduct,          "Aqueduct",            Blue,   ii(&[3, 7]),             pay("SSS"),     &[Baths],                            &[Points(5)]),
    row(First,  Temple,            "Temple",              Blue,   ii(&[3, 6]),             pay("WCG"),     &[Altar],                            &[Points(3)]),
    row(Second, Temple,            "Temple",              Blue,   ii(&[3, 6]),             pay("WCG"),     &[],                                 &[Points(4)]),
    row(First,  Statue,            "Statue",              Blue,   ii(&[3, 7]),             pay("WOO"),     &[Theater],                          &[Points(4)]),
    row(Second, Statue,            "Statue",              Blue,   ii(&[3, 7]),             pay("WOO"),     &[Well],                             &[Points(4)]),
    row(Both,   Courthouse,        "Courthouse",          Blue,   ii(&[3, 5]),             pay("CCL"),     &[Scriptorium],                      &[Points(4)]),
    row(Both,   Forum,             "Forum",               Yellow, ii(&[3, 6, 7]),          pay("CC"),      &[EastTradingPost, WestTradingPost], &[private("GLP")]),
    row(Both,   Caravansery,       "Caravansery",         Yellow, ii(&[3, 5, 6]),          pay("WW"),      &[Marketplace],                      &[private("WSCO")]),
    row(Both,   Vineyard,          "Vineyard",            Yellow, ii(&[3, 6]),             FREE,           &[],                                 &[CoinsPer(1, Cards(Brown), All)]),
    row(Both,   Bazar,             "Bazar",               Yellow, ii(&[4, 7]),             FREE,           &[],                                 &[CoinsPer(2, Cards(Gray), All)]),
    row(Both,   Walls,             "Walls",               Red,    ii(&[3, 7]),             pay("SSS"),     &[],                                 &[Shields(2)]),
    row(Both,   TrainingGround,    "Training Ground",     Red,    ii(&[4, 6, 7]),          pay("WOO"),     &[],                                 &[Shields(2)]),
    row(Both,   Stables,           "Stables",             Red,    ii(&[3, 5]),             pay("WCO"),     &[Apothecary],                       &[Shields(2)]),
    row(Both,   ArcheryRange,      "Archery Range",       Red,    ii(&[3, 6]),             pay("WWO"),     &[Workshop],                         &[Shields(2)]),
    row(Both,   Dispensary,        "Dispensary",          Green,  ii(&[3, 4]),             pay("OOG"),     &[Apothecary],                       &[Symbol(Compass)]),
    row(Both,   Laboratory,        "Laboratory",          Green,  ii(&[3, 5]),             pay("CCP"),     &[Workshop],                         &[Symbol(Gear)]),
    row(Both,   Library,           "Library",             Green,  ii(&[3, 6]),             pay("SSL"),     &[Scriptorium],                      &[Symbol(Tablet)]),
    row(Both,   School,            "School",              Green,  ii(&[3, 7]),             pay("WP"),      &[],                                 &[Symbol(Tablet)]),
    row(First,  Pantheon,          "Pantheon",            Blue,   iii(&[3, 6]),            pay("CCOGLP"),  &[Temple],                           &[Points(7)]),
    row(Second, Pantheon,          "Pantheon",            Blue,   iii(&[3, 6]),            pay("CCOGLP"),  &[Altar],                            &[Points(7)]),
    row(First,  Gardens,           "Gardens",             Blue,   iii(&[3, 4]),            pay("WCC"),     &[Statue],                           &[Points(5)]),
    row(Second, Gardens,           "Gardens",             Blue,   iii(&[3, 4]),            pay("WCC"),     &[Theater],                          &[Points(5)]),
    row(First,  TownHall,          "Town Hall",           Blue,   iii(&[3, 5, 6]),         pay("SSOG"),    &[],                                 &[Points(6)]),
    row(Second, TownHall,          "Town Hall",           Blue,   iii(&[3, 6]),            pay("SSOG"),    &[],                                 &[Points(6)]),
    row(Both,   Palace,            "Palace",              Blue,   iii(&[3, 7]),            pay("WSCOGLP"), &[],                                 &[Points(8)]),
    row(Both,   Senate,            "Senate",              Blue,   iii(&[3, 5]),            pay("WWSO"),    &[Library],                          &[Points(6)]),
    row(Both,   Haven,             "Haven",               Yellow, iii(&[3, 4]),            pay("WOL"),     &[Forum],                            &[CoinsPer(1, Cards(Brown), Own), PointsPer(1, Cards(Brown), Own)]),
    row(Both,   Lighthouse,        "Lighthouse",          Yellow, iii(&[3, 6]),            pay("SG"),      &[Caravansery],                      &[CoinsPer(1, Cards(Yellow), Own), PointsPer(1, Cards(Yellow), Own)]),
    row(Both,   ChamberOfCommerce, "Chamber of Commerce", Yellow, iii(&[4, 6]),            pay("CCP"),     &[],                                 &[CoinsPer(2, Cards(Gray), Own), PointsPer(2, Cards(Gray), Own)]),
    row(First,  Arena,             "Arena",               Yellow, iii(&[3, 5, 7]),         pay("SSO"),     &[Dispensary],                       &[CoinsPer(3, Stages, Own), PointsPer(1, Stages, Own)]),
    row(Second, Arena,             "Arena",               Yellow, iii(&[3, 5]),            pay("SSO"),     &[Dispensary],                       &[CoinsPer(3, Stages, Own), PointsPer(1, Stages, Own)]),
    row(Second, Ludus,             "Ludus",               Yellow, iii(&[5, 7]),            pay("SO"),      &[],                                 &[CoinsPer(3, Cards(Red), Own), PointsPer(1, Cards(Red), Own)]),
    row(First,  Fortifications,    "Fortifications",      Red,    iii(&[3, 7]),            pay("SOOO"),    &[Walls],                            &[Shields(3)]),
    row(Second, Fortifications,    "Fortifications",      Red,    iii(&[3, 7]),            pay("COOO"),    &[Walls],                            &[Shields(3)]),
    row(First,  Circus,            "Circus",              Red,    iii(&[4, 5, 6]),         pay("SSSO"),    &[TrainingGround],                   &[Shields(3)]),
    row(Second, Circus,            "Circus",              Red,    iii(&[4, 6]),            pay("SSSO"),    &[TrainingGround],                   &[Shields(3)]),
    row(First,  Arsenal,           "Arsenal",             Red,    iii(&[3, 4, 7]),         pay("WWOL"),    &[],                                 &[Shields(3)]),
    row(Second, Arsenal,           "Arsenal",             Red,    iii(&[3, 5]),            pay("WWOL"),    &[],                                 &[Shields(3)]),
    row(Both,   SiegeWorkshop,     "Siege Workshop",      Red,    iii(&[3, 5]),            pay("WCCC"),    &[Laboratory],                       &[Shields(3)]),
    row(Second, Castrum,           "Castrum",             Red,    iii(&[4, 7]),            pay("WCCP"),    &[],                                 &[Shields(3)]),
    row(Both,   Lodge,             "Lodge",               Green,  iii(&[3, 6]),            pay("CCLP"),    &[Dispensary],                       &[Symbol(Compass)]),
    row(Both,   Observatory,       "Observatory",         Green,  iii(&[3, 7]),            pay("OOGL"),    &[Laboratory],                       &[Symbol(Gear)]),
    row(Both,   University,        "University",          Green,  iii(&[3, 4]),            pay("WWGP"),    &[Library],                          &[Symbol(Tablet)]),
    row(Both,   Academy,           "Academy",             Green,  iii(&[3, 7]),            pay("SSSG"),    &[School],                           &[Symbol(Compass)]),
    row(Both,   Study,             "Study",               Green,  iii(&[3, 5]),            pay("WLP"),     &[School],                           &[Symbol(Gear)]),
    row(Both,   WorkersGuild,      "Workers Guild",       Purple, GUILD,                   pay("WSCOO"),   &[],                                 &[PointsPer(1, Cards(Brown), Neighbors)]),
    row(Both,   CraftsmensGuild,   "Craftsmens Guild",    Purple, GUILD,                   pay("SSOO"),    &[],                                 &[PointsPer(2, Cards(Gray), Neighbors)]),
    row(Both,   TradersGuild,      "Traders Guild",       Purple, GUILD,                   pay("GLP"),     &[],                                 &[PointsPer(1, Cards(Yellow), Neighbors)]),
    row(Both,   PhilosophersGuild, "Philosophers Guild",  Purple, GUILD,                   pay("CCCLP"),   &[],                                 &[PointsPer(1, Cards(Green), Neighbors)]),
    row(First,  SpiesGuild,        "Spies Guild",         Purple, GUILD,                   pay("CCCG"),    &[],                                 &[PointsPer(1, Cards(Red), Neighbors)]),
    row(Second, SpiesGuild,        "Spies Guild",         Purple, GUILD,                   pay("CCG"),     &[],                                 &[PointsPer(1, Cards(Red), Neighbors)]),
    row(First,  StrategistsGuild,  "Strategists Guild",   Purple, GUILD,                   pay("SOOL"),    &[],                                 &[PointsPer(1, Defeats, Neighbors)]),
    row(Both,   ShipownersGuild,   "Shipowners Guild",    Purple, GUILD,                   pay("WWWGP"),   &[],                                 &[PointsPer(1, Cards(Brown), Own), PointsPer(1, Cards(Gray), Own), PointsPer(1, Cards(Purple), Own)]),
    row(Both,   ScientistsGuild,   "Scientists Guild",    Purple, GUILD,                   pay("WWOOP"),   &[],                                 &[AnySymbol]),
    row(Both,   MagistratesGuild,  "Magistrates Guild",   Purple, GUILD,                   pay("WWWSL"),   &[],                                 &[PointsPer(1, Cards(Blue), Neighbors)]),
    row(First,  BuildersGuild,     "Builders Guild",      Purple, GUILD,                   pay("SSCCG"),   &[],                                 &[PointsPer(1, Stages, All)]),
    row(Second, BuildersGuild,     "Builders Guild",      Purple, GUILD,                   pay("SSSCCG"),  &[],                                 &[PointsPer(1, Stages, All)]),
    row(Second, DecoratorsGuild,   "Decorators Guild",    Purple, GUILD,                   pay("SOOL"),    &[],                                 &[PointsIfComplete(7)]),
];
