//! A city's resources, and every sensible payment for a cost: the set of non-dominated pairs of coins to the left and
//! to the right neighbor (ruling 2). Coins to the bank and whether the city has the coins are decided in `legal`.
//!
//! No enumeration is needed. Production is a set of units, each of which can serve as one of some kinds. The demands
//! that a set of units can serve form a matroid, so two facts hold. First, a payment is dominated if it buys a unit
//! that an idle unit of the city could replace. So the number of units bought is what the city's units cannot cover.
//! Second, the number of those that come from the left can be any number from the least to the most possible. By
//! König's theorem, the fewest units of a demand that a supply leaves uncovered are the greatest excess over all sets
//! of kinds. The excess is the demand for kinds in the set less the units that can serve a kind in it. With four raw
//! materials and three goods that are 16 and 8 differences. No unit serves both classes, so the classes are solved
//! separately and then combined.
//!
//! Sources: rulings 2, 3 and 5; rules F12 to F18.

use arrayvec::ArrayVec;

use super::effect::{Class, Effect, Partner};
use crate::resource::{Resource, ResourceSet, Resources};

/// The price of a resource from a neighbor in coins, without a discount.
pub const TRADE_PRICE: u8 = 2;

/// The most coins that can go to one neighbor: seven units at the full price.
pub const MAX_TRADE: usize = 14;

const RAW_SETS: usize = 16;
const GOODS_SETS: usize = 8;
const GOODS_SHIFT: usize = 4;

/// A cost in resources, in the form for payments: for each set of kinds, the units needed of the kinds in the set.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Economy, Market, Need};
/// use antipater_engine::{Resource, Resources};
///
/// let stone = Economy::new(Resource::Stone);
/// let market = Market::new(&stone, &stone, &stone);
/// assert_eq!(market.payments(&Need::new(Resources::of("S"))).len(), 1);
/// assert!(market.payments(&Need::new(Resources::of("W"))).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Need {
    raw: [u8; RAW_SETS],
    goods: [u8; GOODS_SETS],
    nothing: bool,
}

impl Need {
    /// The need for a bundle of resources.
    pub const fn new(resources: Resources) -> Need {
        let mut need = Need {
            raw: [0; RAW_SETS],
            goods: [0; GOODS_SETS],
            nothing: resources.is_empty(),
        };
        let mut kind = 0;
        while kind < Resource::COUNT {
            let units = resources.count(Resource::ALL[kind]);
            let mut set = 0;
            while set < RAW_SETS {
                if kind < GOODS_SHIFT && set & (1 << kind) != 0 {
                    need.raw[set] += units;
                }
                if kind >= GOODS_SHIFT && set < GOODS_SETS && set & (1 << (kind - GOODS_SHIFT)) != 0
                {
                    need.goods[set] += units;
                }
                set += 1;
            }
            kind += 1;
        }
        need
    }
}

/// Units of production: for each set of kinds, the number of units that can serve as one of them.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Economy, Supply};
/// use antipater_engine::{Resource, Resources};
///
/// let mut wood = Supply::default();
/// wood.add(Resources::of("W").kinds(), 1);
/// assert_eq!(Economy::new(Resource::Wood).own, wood);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Supply {
    raw: [u8; RAW_SETS],
    goods: [u8; GOODS_SETS],
}

impl Supply {
    /// Adds units, each of which can serve as any one of these kinds.
    pub fn add(&mut self, kinds: ResourceSet, units: u8) {
        *self = (0..units).fold(*self, |supply, _| supply.with(Supply::unit(kinds)));
    }

    /// One unit that can serve as any one of these kinds.
    fn unit(kinds: ResourceSet) -> &'static Supply {
        &UNITS[usize::from(kinds.bits())]
    }

    /// The sum of both supplies. All bytes are added at once, as the digits of one number; no city has enough units for
    /// a carry.
    #[inline]
    fn with(&self, other: &Supply) -> Supply {
        let raw = u128::from_le_bytes(self.raw) + u128::from_le_bytes(other.raw);
        let goods = u64::from_le_bytes(self.goods) + u64::from_le_bytes(other.goods);
        Supply {
            raw: raw.to_le_bytes(),
            goods: goods.to_le_bytes(),
        }
    }

    /// Whether this supply covers the need.
    #[inline]
    pub fn covers(&self, need: &Need) -> bool {
        is_within(&need.raw, &self.raw) & is_within(&need.goods, &self.goods)
    }
}

/// One unit of production, by the kinds as which it can serve.
static UNITS: [Supply; 1 << Resource::COUNT] = {
    let mut units = [Supply {
        raw: [0; RAW_SETS],
        goods: [0; GOODS_SETS],
    }; 1 << Resource::COUNT];
    let mut kinds = 0;
    while kinds < units.len() {
        let mut set = 0;
        while set < RAW_SETS {
            units[kinds].raw[set] = (set & kinds != 0) as u8;
            if set < GOODS_SETS {
                units[kinds].goods[set] = (set & (kinds >> GOODS_SHIFT) != 0) as u8;
            }
            set += 1;
        }
        kinds += 1;
    }
    units
};

/// Whether no number is greater than the one in the same place. Written so that the compiler vectorizes it.
#[inline]
fn is_within<const N: usize>(numbers: &[u8; N], limits: &[u8; N]) -> bool {
    let pairs = numbers.iter().zip(limits);
    pairs.fold(true, |all, (number, limit)| all & (number <= limit))
}

/// The units of a need that a supply leaves uncovered, from the need and supply of each set of kinds. Written so that
/// the compiler vectorizes it.
#[inline]
fn uncovered<const N: usize>(need: &[u8; N], supply: &[u8; N]) -> u8 {
    let excess = |(need, supply): (&u8, &u8)| need.saturating_sub(*supply);
    need.iter().zip(supply).map(excess).fold(0, u8::max)
}

/// The price of one unit from each neighbor in coins, by class.
///
/// # Examples
/// ```
/// use antipater_engine::Resource;
/// use antipater_engine::seven::{Class, Economy, Effect, Partner, Payment};
///
/// let mut city = Economy::new(Resource::Stone);
/// city.add(&Effect::Discount(Class::Raw, Partner::Left));
/// assert_eq!(city.prices.of(Class::Raw), Payment { left: 1, right: 2 });
/// assert_eq!(city.prices.of(Class::Goods), Payment { left: 2, right: 2 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Prices {
    raw: Payment,
    goods: Payment,
}

impl Prices {
    /// The price of a unit of this class from the left and from the right neighbor.
    pub fn of(&self, class: Class) -> Payment {
        match class {
            Class::Raw => self.raw,
            Class::Goods => self.goods,
        }
    }

    fn discount(&mut self, class: Class, partner: Partner) {
        let price = match class {
            Class::Raw => &mut self.raw,
            Class::Goods => &mut self.goods,
        };
        if matches!(partner, Partner::Left | Partner::Both) {
            price.left = 1;
        }
        if matches!(partner, Partner::Right | Partner::Both) {
            price.right = 1;
        }
    }
}

/// A city's production, its units for sale each turn, and the prices it pays. Follows from the city's buildings and stages.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Economy, Effect};
/// use antipater_engine::{Resource, ResourceSet};
///
/// let mut city = Economy::new(Resource::Glass);
/// assert_eq!(city.own, city.for_sale);
/// // What a Caravansery gives is not for sale.
/// city.add(&Effect::ProduceOnePrivate(ResourceSet::RAW));
/// assert_ne!(city.own, city.for_sale);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Economy {
    /// All its production.
    pub own: Supply,
    /// The part that its neighbors may buy.
    pub for_sale: Supply,
    /// The prices it pays to its neighbors.
    pub prices: Prices,
}

impl Economy {
    /// The economy of a city without buildings, by its initial resource.
    pub fn new(start: Resource) -> Economy {
        let full = Payment {
            left: TRADE_PRICE,
            right: TRADE_PRICE,
        };
        let prices = Prices {
            raw: full,
            goods: full,
        };
        let mut economy = Economy {
            own: Supply::default(),
            for_sale: Supply::default(),
            prices,
        };
        let mut resources = Resources::NONE;
        resources.add(start, 1);
        economy.add(&Effect::Produce(resources));
        economy
    }

    /// Adds the production and discounts of an effect; other effects change nothing here.
    pub fn add(&mut self, effect: &Effect) {
        match *effect {
            Effect::Produce(resources) => {
                for resource in resources.kinds().iter() {
                    let mut one = Resources::NONE;
                    one.add(resource, 1);
                    self.own.add(one.kinds(), resources.count(resource));
                    self.for_sale.add(one.kinds(), resources.count(resource));
                }
            }
            Effect::ProduceOne(kinds) => {
                self.own.add(kinds, 1);
                self.for_sale.add(kinds, 1);
            }
            Effect::ProduceOnePrivate(kinds) => self.own.add(kinds, 1),
            Effect::Discount(class, partner) => self.prices.discount(class, partner),
            Effect::Coins(_)
            | Effect::CoinsPer(..)
            | Effect::Shields(_)
            | Effect::Symbol(_)
            | Effect::AnySymbol
            | Effect::Points(_)
            | Effect::PointsPer(..)
            | Effect::PointsIfComplete(_)
            | Effect::Power(_) => {}
        }
    }
}

/// Coins to the left and to the right neighbor.
///
/// # Examples
/// ```
/// use antipater_engine::seven::Payment;
///
/// let pay = Payment { left: 2, right: 1 };
/// assert_eq!(pay.total(), 3);
/// assert_eq!(Payment::NOTHING.total(), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Payment {
    /// Coins to the left neighbor (next clockwise).
    pub left: u8,
    /// Coins to the right neighbor.
    pub right: u8,
}

impl Payment {
    /// No coins.
    pub const NOTHING: Payment = Payment { left: 0, right: 0 };

    /// The coins to both neighbors.
    pub const fn total(self) -> u8 {
        self.left + self.right
    }

    /// The sum of both payments.
    const fn and(self, other: Payment) -> Payment {
        Payment {
            left: self.left + other.left,
            right: self.right + other.right,
        }
    }
}

/// The non-dominated payments, ascending by the coins to the left.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Economy, Market, Need, Payment, Payments};
/// use antipater_engine::{Resource, Resources};
///
/// let [stone, wood] = [Resource::Stone, Resource::Wood].map(Economy::new);
/// let market = Market::new(&stone, &wood, &wood);
/// let payments: Payments = market.payments(&Need::new(Resources::of("W")));
/// let (left, right) = (Payment { left: 2, right: 0 }, Payment { left: 0, right: 2 });
/// assert_eq!(payments.as_slice(), [right, left]);
/// ```
pub type Payments = ArrayVec<Payment, { MAX_TRADE + 1 }>;

/// The sources of resources for a city this turn and their prices: all that a payment depends on.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Economy, Market, Need, Payment};
/// use antipater_engine::{Resource, Resources};
///
/// let [stone, wood, ore] = [Resource::Stone, Resource::Wood, Resource::Ore].map(Economy::new);
/// let market = Market::new(&stone, &wood, &ore);
/// let payments = market.payments(&Need::new(Resources::of("WSO")));
/// assert_eq!(payments.as_slice(), [Payment { left: 2, right: 2 }]);
/// assert_eq!(market.missing(Resources::of("WG")), Resources::of("G"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Market {
    own: Supply,
    with_left: Supply,
    with_right: Supply,
    with_both: Supply,
    prices: Prices,
}

impl Market {
    /// The market of a city between two neighbors. Not inlined, so that the sums are contiguous in memory, where
    /// sixteen are compared at once.
    #[inline(never)]
    pub fn new(city: &Economy, left: &Economy, right: &Economy) -> Market {
        let with_left = city.own.with(&left.for_sale);
        Market {
            own: city.own,
            with_left,
            with_right: city.own.with(&right.for_sale),
            with_both: with_left.with(&right.for_sale),
            prices: city.prices,
        }
    }

    /// Every non-dominated payment for a need; empty if the resources are not available at any price.
    pub fn payments(&self, need: &Need) -> Payments {
        let mut payments = Payments::new();
        self.offer(need, |payment| payments.push(payment));
        payments
    }

    /// Calls a function with every non-dominated payment for a need, ascending by the coins to the left.
    #[inline]
    pub(super) fn offer(&self, need: &Need, mut to: impl FnMut(Payment)) {
        if need.nothing {
            to(Payment::NOTHING);
        } else if self.with_both.covers(need) {
            self.offer_obtainable(need, to);
        }
    }

    /// The same for a need that all three cities together cover.
    fn offer_obtainable(&self, need: &Need, mut to: impl FnMut(Payment)) {
        let supplies = [&self.own, &self.with_left, &self.with_right];
        let raw = Split::new(&need.raw, supplies.map(|supply| &supply.raw));
        let goods = Split::new(&need.goods, supplies.map(|supply| &supply.goods));
        let prices = self.prices;
        let (choices, price) = match (raw.choices(), goods.choices()) {
            (choices, 0) => (choices, prices.raw),
            (0, choices) => (choices, prices.goods),
            _ => return offer_non_dominated(raw, goods, prices, to),
        };
        // Of the class with a choice, one more unit at a time comes from the left instead of the right. That is more
        // coins for one neighbor and fewer for the other, so none of these payments dominates another.
        let mut payment = raw
            .payment(0, prices.raw)
            .and(goods.payment(0, prices.goods));
        to(payment);
        for _ in 0..choices {
            payment.left += price.left;
            payment.right -= price.right;
            to(payment);
        }
    }

    /// The units of a bundle that are not available at any price: what remains after as many units as possible, taken
    /// in the order of the resources.
    pub fn missing(&self, cost: Resources) -> Resources {
        let mut obtained = Resources::NONE;
        let mut missing = Resources::NONE;
        for resource in cost.units() {
            let mut more = obtained;
            more.add(resource, 1);
            let need = Need::new(more);
            if self.with_both.covers(&need) {
                obtained = more;
            } else {
                missing.add(resource, 1);
            }
        }
        missing
    }
}

/// The number of units to buy of one class, and the range of those from the left.
#[derive(Clone, Copy)]
struct Split {
    units: u8,
    least_left: u8,
    most_left: u8,
}

impl Split {
    /// Computes it from the need of each set of kinds, and the supply of the city alone, with its left neighbor, and
    /// with its right one. With both neighbors the need must be covered.
    #[inline]
    fn new<const N: usize>(need: &[u8; N], [own, with_left, with_right]: [&[u8; N]; 3]) -> Split {
        let units = uncovered(need, own);
        if units == 0 {
            return Split {
                units,
                least_left: 0,
                most_left: 0,
            };
        }
        Split {
            units,
            least_left: uncovered(need, with_right),
            most_left: units - uncovered(need, with_left),
        }
    }

    /// The number of units that can come from either side.
    fn choices(self) -> u8 {
        self.most_left - self.least_left
    }

    /// The payment with this number of the flexible units from the left.
    fn payment(self, chosen: u8, price: Payment) -> Payment {
        let from_left = self.least_left + chosen;
        Payment {
            left: from_left * price.left,
            right: (self.units - from_left) * price.right,
        }
    }

    /// The payments for each number of units from the left.
    fn payments(self, price: Payment) -> impl Iterator<Item = Payment> {
        (0..=self.choices()).map(move |chosen| self.payment(chosen, price))
    }
}

/// Combines the payments for both classes and emits the non-dominated ones.
fn offer_non_dominated(raw: Split, goods: Split, prices: Prices, mut to: impl FnMut(Payment)) {
    const NONE: u8 = u8::MAX;
    let mut least_right = [NONE; MAX_TRADE + 1];
    for raw in raw.payments(prices.raw) {
        for goods in goods.payments(prices.goods) {
            let least = &mut least_right[usize::from(raw.left + goods.left)];
            *least = (*least).min(raw.right + goods.right);
        }
    }
    let mut best = NONE;
    for (left, &right) in least_right.iter().enumerate() {
        if right < best {
            best = right;
            to(Payment {
                left: left as u8,
                right,
            });
        }
    }
}
