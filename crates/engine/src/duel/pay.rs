//! The price of a construction: production, trade, choice producers, waived resources, chains (rules D16 to D24).
//!
//! Here: prices, and on demand the source of each unit. Not here: who receives the coins (`apply`). A seat always pays
//! the lowest price (ruling 18): each choice producer gives the dearest missing unit of its class, then Architecture or
//! Masonry waives the dearest units left. This greedy choice is optimal because a choice producer covers its whole
//! class.

mod side_by_side;

use arrayvec::ArrayVec;

pub use self::side_by_side::Costs;
use super::cards::{CARDS, Card, CardSet};
use super::effect::{Color, Effect};
use super::table::{City, Table, opponent};
use super::tokens::TokenSet;
use super::wonders::{WONDERS, Wonder, WonderSet};
use crate::{Resource, Resources, Seat};

/// A construction that a seat wants to pay for.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Card, Duel, Project, Setup, Wonder};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal_first_game(&mut rng::generator(1, 0))).unwrap();
/// let price = |project| game.table().price(Seat::FIRST, project).total();
/// assert_eq!(price(Project::Building(Card::Baths)), 2);
/// assert_eq!(price(Project::Wonder(Wonder::Pyramids)), 8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Project {
    /// A building.
    Building(Card),
    /// A wonder.
    Wonder(Wonder),
}

/// The price of a construction in coins.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Card, Duel, Price, Project, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal_first_game(&mut rng::generator(1, 0))).unwrap();
/// // Three coins and a clay, which is bought for two.
/// let price = game
///     .table()
///     .price(Seat::FIRST, Project::Building(Card::Forum));
/// assert_eq!(price, Price { cost: 3, trade: 2 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Price {
    /// The coins printed in the cost, paid to the bank.
    pub cost: u8,
    /// The coins for resources, paid to the bank or to the owner of Economy.
    pub trade: u8,
}

impl Price {
    /// The total.
    pub const fn total(self) -> u16 {
        self.cost as u16 + self.trade as u16
    }
}

/// The source of one unit of a cost.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Card, Duel, Project, Setup, Source};
/// use antipater_engine::{Resource, Seat, State, rng};
///
/// let game = Duel::new(Setup::deal_first_game(&mut rng::generator(1, 0))).unwrap();
/// let bill = game
///     .table()
///     .bill(Seat::FIRST, Project::Building(Card::Baths));
/// assert_eq!(bill.units[0], (Resource::Stone, Source::Bought(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Produced by a brown or gray card of the city.
    Produced,
    /// Produced by a choice producer.
    Chosen,
    /// Waived by Architecture or Masonry.
    Waived,
    /// Bought for 1 coin at the city's fixed price.
    FixedPrice,
    /// Bought for this many coins: 2 plus the opponent's symbols.
    Bought(u8),
}

/// An itemized price.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, Project, Setup, Wonder};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal_first_game(&mut rng::generator(1, 0))).unwrap();
/// let bill = game
///     .table()
///     .bill(Seat::FIRST, Project::Wonder(Wonder::Pyramids));
/// assert_eq!((bill.chain, bill.cost), (None, 0));
/// // Three stones and a papyrus.
/// assert_eq!(bill.units.len(), 4);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bill {
    /// The building whose symbol makes this one free; the rest of the bill is then empty.
    pub chain: Option<Card>,
    /// The coins printed in the cost.
    pub cost: u8,
    /// Each unit of the cost and its source, in the order of the resources.
    pub units: ArrayVec<(Resource, Source), 5>,
}

impl Table {
    /// All that a seat's prices depend on, for callers that need many of them.
    #[inline]
    pub fn market(&self, seat: Seat) -> Market {
        Market::of(&self.cities[seat], &self.cities[opponent(seat)])
    }

    /// The price of a construction for this seat now, whether it can pay or not (rule D16).
    pub fn price(&self, seat: Seat, project: Project) -> Price {
        self.market(seat).price(project)
    }

    /// The source of each unit of a construction's cost.
    pub fn bill(&self, seat: Seat, project: Project) -> Bill {
        self.market(seat).bill(project)
    }
}

/// A seat's production, and the price of each missing unit.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Card, Duel, Market, Project, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal_first_game(&mut rng::generator(1, 0))).unwrap();
/// let market: Market = game.table().market(Seat::FIRST);
/// let baths = Project::Building(Card::Baths);
/// assert_eq!(market.price(baths), game.table().price(Seat::FIRST, baths));
/// ```
#[derive(Debug)]
pub struct Market {
    cards: CardSet,
    produced: Units,
    unit_prices: Units,
    raw_choices: u8,
    goods_choices: u8,
    waives_for_blue: u8,
    waives_for_wonders: u8,
}

impl Market {
    #[inline]
    fn of(own: &City, other: &City) -> Market {
        let choices = |cards: CardSet, wonders: WonderSet| {
            u8::from(own.cards.meets(cards)) + u8::from(own.built.meets(wonders))
        };
        let waives = |tokens| if own.tokens.meets(tokens) { 2 } else { 0 };
        Market {
            cards: own.cards,
            produced: produced(own.cards),
            unit_prices: unit_prices(own.cards, other.cards),
            raw_choices: choices(CardSet::RAW_CHOICE, WonderSet::RAW_CHOICE),
            goods_choices: choices(CardSet::GOODS_CHOICE, WonderSet::GOODS_CHOICE),
            waives_for_blue: waives(TokenSet::BLUE_COSTS_TWO_LESS),
            waives_for_wonders: waives(TokenSet::WONDERS_COST_TWO_LESS),
        }
    }

    /// The price of a construction.
    pub fn price(&self, project: Project) -> Price {
        match project {
            Project::Building(card) => self.building(card),
            Project::Wonder(wonder) => self.wonder(wonder),
        }
    }

    /// The price of a building; nothing if a chain makes it free (rule D24).
    pub(super) fn building(&self, card: Card) -> Price {
        if self.is_free(card) {
            return Price::default();
        }
        self.trade(CARD_COSTS[card.index()], self.waives_for(card))
    }

    /// The number of resources of a building's cost that are waived (rule D22).
    fn waives_for(&self, card: Card) -> u8 {
        if self.waives_for_blue > 0 && CardSet::colored(Color::Blue).contains(card) {
            self.waives_for_blue
        } else {
            0
        }
    }

    /// The price of a wonder.
    pub(super) fn wonder(&self, wonder: Wonder) -> Price {
        self.trade(WONDER_COSTS[wonder.index()], self.waives_for_wonders)
    }

    /// Whether this many coins suffice for a building.
    #[inline]
    pub(super) fn affords_building(&self, card: Card, coins: u16) -> bool {
        let cost = CARD_COSTS[card.index()];
        let affords = self.is_free(card) | self.affords(cost, self.waives_for(card), coins);
        debug_assert_eq!(affords, self.building(card).total() <= coins, "{card:?}");
        affords
    }

    /// Whether this many coins suffice for a wonder.
    pub(super) fn affords_wonder(&self, wonder: Wonder, coins: u16) -> bool {
        let cost = WONDER_COSTS[wonder.index()];
        let affords = self.affords(cost, self.waives_for_wonders, coins);
        debug_assert_eq!(affords, self.wonder(wonder).total() <= coins, "{wonder:?}");
        affords
    }

    /// The building in the city that makes this one free.
    pub(super) fn chain_to(&self, card: Card) -> Option<Card> {
        card.free_with().filter(|&from| self.cards.contains(from))
    }

    /// Whether a chain makes the building free.
    fn is_free(&self, card: Card) -> bool {
        self.cards.meets(card.chains_to())
    }

    /// The price of a cost.
    fn trade(&self, cost: Units, waived: u8) -> Price {
        let missing = cost.minus(self.produced);
        let bought = if self.saves(waived) {
            self.bought(missing, waived)
        } else {
            missing
        };
        Price {
            cost: cost.coins(),
            trade: bought.value(self.unit_prices) - cost.coins(),
        }
    }

    /// The units to buy of the missing ones, if the dearest units are saved.
    fn bought(&self, mut missing: Units, waived: u8) -> Units {
        for _ in 0..self.raw_choices {
            self.take_dearest(&mut missing, &RAW);
        }
        for _ in 0..self.goods_choices {
            self.take_dearest(&mut missing, &GOODS);
        }
        for _ in 0..waived {
            self.take_dearest(&mut missing, &ALL);
        }
        missing
    }

    /// Whether this many coins suffice for a cost. Usually they do without any savings, or nothing can be saved; only
    /// otherwise are the best savings computed.
    #[inline]
    fn affords(&self, cost: Units, waived: u8, coins: u16) -> bool {
        let missing = cost.minus(self.produced);
        let affords = |bought: Units| u16::from(bought.value(self.unit_prices)) <= coins;
        affords(missing) || self.saves(waived) && affords(self.bought(missing, waived))
    }

    /// Whether the city can save any purchase.
    fn saves(&self, waived: u8) -> bool {
        self.raw_choices | self.goods_choices | waived > 0
    }

    /// The savings, in the order in which they are best used: the class and the number of units.
    fn savings(&self, waived: u8) -> [(&'static [Resource], u8); 3] {
        [
            (&RAW, self.raw_choices),
            (&GOODS, self.goods_choices),
            (&ALL, waived),
        ]
    }

    /// Removes the dearest missing unit of a class, and returns it.
    #[inline]
    fn take_dearest(&self, missing: &mut Units, class: &[Resource]) -> Option<Resource> {
        let some = class
            .iter()
            .filter(|&&resource| missing.count(resource) > 0);
        let dearest = *some.max_by_key(|&&resource| self.unit_prices.count(resource))?;
        missing.remove(dearest, 1);
        Some(dearest)
    }

    /// The source of each unit of a construction's cost; the sum is [`Market::price`].
    pub(super) fn bill(&self, project: Project) -> Bill {
        let (chain, cost, resources, waived) = match project {
            Project::Building(card) => {
                let row = card.row();
                let waived = self.waives_for(card);
                (self.chain_to(card), row.coins, row.resources, waived)
            }
            Project::Wonder(wonder) => (None, 0, wonder.row().resources, self.waives_for_wonders),
        };
        let units = ArrayVec::new();
        if chain.is_some() {
            return Bill {
                chain,
                cost: 0,
                units,
            };
        }
        Bill {
            chain,
            cost,
            units: self.sources(resources, waived),
        }
    }

    fn sources(&self, resources: Resources, waived: u8) -> ArrayVec<(Resource, Source), 5> {
        let cost = Units::of(resources);
        let mut missing = cost.minus(self.produced);
        let mut units = ArrayVec::<_, 5>::new();
        for resource in Resource::ALL {
            let own = resources.count(resource) - missing.count(resource);
            units.extend((0..own).map(|_| (resource, Source::Produced)));
        }
        let sources = [Source::Chosen, Source::Chosen, Source::Waived];
        for ((class, times), source) in self.savings(waived).into_iter().zip(sources) {
            let taken = (0..times).map_while(|_| self.take_dearest(&mut missing, class));
            units.extend(taken.map(|resource| (resource, source)));
        }
        for resource in Resource::ALL {
            let source = match self.unit_prices.count(resource) {
                1 => Source::FixedPrice,
                price => Source::Bought(price),
            };
            let bought = missing.count(resource);
            units.extend((0..bought).map(|_| (resource, source)));
        }
        units.sort_by_key(|(resource, _)| *resource);
        units
    }
}

/// The raw materials of a Duel.
const RAW: [Resource; 3] = [Resource::Wood, Resource::Stone, Resource::Clay];
const GOODS: [Resource; 2] = [Resource::Glass, Resource::Papyrus];
const ALL: [Resource; 5] = [
    Resource::Wood,
    Resource::Stone,
    Resource::Clay,
    Resource::Glass,
    Resource::Papyrus,
];

/// The units of each resource, one byte each in the order of [`Resource`], and the coins in the last byte. All bytes
/// are below 128.
#[derive(Clone, Copy, Debug)]
struct Units(u64);

impl Units {
    const fn of(resources: Resources) -> Units {
        Units::with_coins(resources, 0)
    }

    const fn with_coins(resources: Resources, coins: u8) -> Units {
        let mut bytes = [0; 8];
        let mut i = 0;
        while i < Resource::COUNT {
            bytes[i] = resources.count(Resource::ALL[i]);
            i += 1;
        }
        bytes[COINS] = coins;
        Units(u64::from_le_bytes(bytes))
    }

    const fn count(self, resource: Resource) -> u8 {
        (self.0 >> (8 * resource as usize)) as u8
    }

    const fn coins(self) -> u8 {
        (self.0 >> (8 * COINS)) as u8
    }

    /// Removes units of a resource, which must be present.
    const fn remove(&mut self, resource: Resource, units: u8) {
        self.0 -= (units as u64) << (8 * resource as usize);
    }

    /// The units left after subtraction, at least 0 of each resource. The top bit of each byte survives the subtraction
    /// if no unit had to be borrowed.
    const fn minus(self, other: Units) -> Units {
        const TOP: u64 = 0x8080_8080_8080_8080;
        let difference = (self.0 | TOP) - other.0;
        let enough = difference & TOP;
        Units(difference & (enough - (enough >> 7)))
    }

    /// The resources of a class, the most frequent first.
    #[inline]
    fn dearest<const KINDS: usize>(self, class: [Resource; KINDS]) -> [Resource; KINDS] {
        // The number and the resource in one byte, so that sorting moves both without a branch.
        let mut ranks = class.map(|resource| self.count(resource) << 3 | resource as u8);
        for last in (1..KINDS).rev() {
            for place in 0..last {
                let (one, other) = (ranks[place], ranks[place + 1]);
                (ranks[place], ranks[place + 1]) = (one.max(other), one.min(other));
            }
        }
        ranks.map(|rank| Resource::ALL[usize::from(rank & 7)])
    }

    /// The price of these units at these unit prices. With the bytes of one factor reversed, the products of matching
    /// bytes add up in the last byte of the product. A price is far less than 256, so no byte below it carries.
    const fn value(self, prices: Units) -> u8 {
        (self.0.wrapping_mul(prices.0.swap_bytes()) >> (8 * COINS)) as u8
    }
}

/// The byte of the coins.
const COINS: usize = Resource::COUNT;

/// The base price of each unit, before the opponent's symbols (rule D18); a coin costs a coin.
const BASE: Units = Units(0x0102_0202_0202_0202);

/// The fixed price of each unit (rule D20).
const FIXED: Units = Units(0x0101_0101_0101_0101);

/// The prices that a city pays for a unit of each resource (rules D18, D20).
fn unit_prices(own: CardSet, other: CardSet) -> Units {
    let fixed = fixed(own).0;
    Units((BASE.0 + produced(other).0) & !fixed | FIXED.0 & fixed)
}

/// The production of the brown and gray cards of a city (rule D17).
fn produced(cards: CardSet) -> Units {
    let bits = cards.intersection(CardSet::PRODUCERS).bits() as u32;
    let (first, second) = (bits as usize & 0xff, (bits >> SECOND_PRODUCER) as usize);
    Units(PRODUCED_FIRST[first].0 + PRODUCED_SECOND[second].0)
}

/// All bits in the bytes of the resources with a fixed price for a city (rule D20).
fn fixed(cards: CardSet) -> Units {
    let bits = cards.intersection(CardSet::FIXED_PRICE).bits() as u64;
    FIXED_BY[(bits >> RESERVE) as usize & 7 | (bits >> (CUSTOMS_HOUSE - 3)) as usize]
}

/// The first brown card of age II; those of age I are the first eight cards.
const SECOND_PRODUCER: usize = Card::Sawmill as usize;

const _: () = assert!(
    CardSet::PRODUCERS.bits() == 0xff | 0x1f << SECOND_PRODUCER,
    "the brown and gray cards stand first in ages I and II"
);

/// The first of the three cards that fix the price of one raw material.
const RESERVE: usize = Card::StoneReserve as usize;

/// The card that fixes the price of both manufactured goods.
const CUSTOMS_HOUSE: usize = Card::CustomsHouse as usize;

const _: () = assert!(
    CardSet::FIXED_PRICE.bits() == 7 << RESERVE | 1 << CUSTOMS_HOUSE,
    "the three reserves and the customs house fix prices"
);

/// The production of each set of the eight producers of age I.
static PRODUCED_FIRST: [Units; 1 << 8] = production_table(0);

/// The production of each set of the five producers of age II.
static PRODUCED_SECOND: [Units; 1 << 5] = production_table(SECOND_PRODUCER);

const fn production_table<const SETS: usize>(first: usize) -> [Units; SETS] {
    let mut table = [Units(0); SETS];
    let mut set = 1;
    while set < SETS {
        let lowest = set.trailing_zeros() as usize;
        let Effect::Produce(resource, units) = CARDS[first + lowest].effects[0] else {
            panic!("a producer produces");
        };
        table[set] = Units(table[set & (set - 1)].0 + ((units as u64) << (8 * resource as usize)));
        set += 1;
    }
    table
}

/// The bytes that each set of the four cards fixes: the reserves are the lower bits, the customs house is the highest.
static FIXED_BY: [Units; 1 << 4] = {
    const ORDER: [usize; 4] = [RESERVE, RESERVE + 1, RESERVE + 2, CUSTOMS_HOUSE];
    let mut table = [Units(0); 1 << 4];
    let mut set = 1_usize;
    while set < table.len() {
        let effects = CARDS[ORDER[set.trailing_zeros() as usize]].effects;
        let mut bytes = table[set & (set - 1)].0;
        let mut i = 0;
        while i < effects.len() {
            if let Effect::FixedPrice(resource) = effects[i] {
                bytes |= 0xff << (8 * resource as usize);
            }
            i += 1;
        }
        table[set] = Units(bytes);
        set += 1;
    }
    table
};

static CARD_COSTS: [Units; Card::COUNT] = {
    let mut table = [Units(0); Card::COUNT];
    let mut i = 0;
    while i < Card::COUNT {
        table[i] = Units::with_coins(CARDS[i].resources, CARDS[i].coins);
        i += 1;
    }
    table
};

static WONDER_COSTS: [Units; Wonder::COUNT] = {
    let mut table = [Units(0); Wonder::COUNT];
    let mut i = 0;
    while i < Wonder::COUNT {
        table[i] = Units::of(WONDERS[i].resources);
        i += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    fn city(cards: &[Card]) -> City {
        City {
            cards: CardSet::of(cards),
            ..City::default()
        }
    }

    #[test]
    fn what_is_missing_is_found_resource_by_resource() {
        let missing =
            |cost, own| Units::of(Resources::of(cost)).minus(Units::of(Resources::of(own)));
        for (cost, own, rest) in [
            ("WWSCP", "WSSCC", "WP"),
            ("SSS", "", "SSS"),
            ("", "WSCGP", ""),
            ("GG", "GGP", ""),
        ] {
            assert_eq!(
                missing(cost, own).0,
                Units::of(Resources::of(rest)).0,
                "{cost} {own}"
            );
        }
    }

    #[test]
    fn units_are_worth_their_number_times_their_price() {
        let prices = unit_prices(
            CardSet::of(&[Card::ClayReserve, Card::CustomsHouse]),
            CardSet::ALL,
        );
        for (cost, coins, value) in [
            ("", 0, 0),
            ("", 8, 8),
            ("WWW", 0, 18),
            ("WSSCP", 3, 23),
            ("CCGGP", 1, 6),
        ] {
            let cost = Units::with_coins(Resources::of(cost), coins);
            assert_eq!(cost.value(prices), value, "{cost:?}");
        }
    }

    #[test]
    fn production_adds_up_over_both_ages() {
        let cards = [
            Card::LumberYard,
            Card::ClayPit,
            Card::Sawmill,
            Card::DryingRoom,
            Card::Altar,
        ];
        assert_eq!(
            produced(CardSet::of(&cards)).0,
            Units::of(Resources::of("WWWCP")).0
        );
        assert_eq!(
            produced(CardSet::ALL).0,
            Units::of(Resources::of("WWWWSSSSCCCCGGPP")).0
        );
    }

    #[test]
    fn the_dearest_unit_is_saved() {
        let own = city(&[Card::Caravansery, Card::WoodReserve]);
        let market = Market::of(&own, &city(&[Card::ShelfQuarry, Card::ClayPool]));
        let bill = market.bill(Project::Wonder(Wonder::StatueOfZeus));
        let sources: Vec<Source> = bill.units.iter().map(|&(_, source)| source).collect();
        let expected = [
            Source::FixedPrice,
            Source::Chosen,
            Source::Bought(3),
            Source::Bought(2),
            Source::Bought(2),
        ];
        assert_eq!(sources, expected);
        assert_eq!(market.wonder(Wonder::StatueOfZeus).total(), 8);
    }
}
