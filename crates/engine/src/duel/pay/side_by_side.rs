//! The prices of a whole structure and of all wonders at once. Their costs are stored side by side, one row per
//! resource, for SIMD instructions.
//!
//! Here: the same prices as in `pay`, with less work each. Not here: which of them a seat may know.

use super::{ALL, CARD_COSTS, Market, RAW, Units, WONDER_COSTS};
use crate::Resource;
use crate::duel::cards::{CHAINS, Card, CardSet};
use crate::duel::effect::Color;
use crate::duel::layout::Slot;
use crate::duel::wonders::Wonder;

/// The costs of a structure's cards and of all wonders, in the layout of [`Market::coins_of`].
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Age, Costs, Duel, Project, Setup, Slot, Wonder};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal_first_game(&mut rng::generator(1, 0))).unwrap();
/// let structure = &game.deal().ages[Age::I as usize];
/// let market = game.table().market(Seat::FIRST);
/// let coins = market.coins_of(&Costs::of(structure));
/// let price = |project| market.price(project).total() as u8;
/// assert_eq!(coins[Costs::slot(Slot::ALL[3])], price(Project::Building(structure[3])));
/// assert_eq!(coins[Costs::wonder(Wonder::Pyramids)], price(Project::Wonder(Wonder::Pyramids)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Costs {
    /// The units of each resource, in the order of [`ALL`].
    units: [[u8; Costs::COUNT]; ALL.len()],
    coins: [u8; Costs::COUNT],
    /// All bits are set for blue cards.
    blue: [u8; Costs::COUNT],
    wonders: [u8; Costs::COUNT],
    /// The buildings that make others free, by number, and the positions of those.
    chains: [(u8, u8); Slot::COUNT],
    chain_count: u8,
}

impl Costs {
    /// The number of costs.
    pub const COUNT: usize = Slot::COUNT + Wonder::COUNT;

    /// The position of a slot's cost.
    pub const fn slot(slot: Slot) -> usize {
        slot.index()
    }

    /// The position of a wonder's cost.
    pub const fn wonder(wonder: Wonder) -> usize {
        Slot::COUNT + wonder.index()
    }

    /// The costs of the wonders, which are constant.
    const WONDERS: Costs = {
        let mut costs = Costs {
            units: [[0; Costs::COUNT]; ALL.len()],
            coins: [0; Costs::COUNT],
            blue: [0; Costs::COUNT],
            wonders: [0; Costs::COUNT],
            chains: [(0, 0); Slot::COUNT],
            chain_count: 0,
        };
        let mut i = 0;
        while i < Wonder::COUNT {
            let place = Costs::wonder(Wonder::ALL[i]);
            costs.put(place, WONDER_COSTS[i]);
            costs.wonders[place] = u8::MAX;
            i += 1;
        }
        costs
    };

    /// The costs of a structure and of the wonders.
    pub fn of(structure: &[Card; Slot::COUNT]) -> Costs {
        let mut costs = Costs::WONDERS;
        for (place, &card) in structure.iter().enumerate() {
            costs.put(place, CARD_COSTS[card.index()]);
            if CardSet::colored(Color::Blue).contains(card) {
                costs.blue[place] = u8::MAX;
            }
            if let Some(from) = card.free_with() {
                costs.chains[usize::from(costs.chain_count)] = (from.index() as u8, place as u8);
                costs.chain_count += 1;
            }
        }
        costs
    }

    const fn put(&mut self, place: usize, cost: Units) {
        let mut row = 0;
        while row < ALL.len() {
            self.units[row][place] = cost.count(ALL[row]);
            row += 1;
        }
        self.coins[place] = cost.coins();
    }
}

/// A resource in a city's market: the row of its units, the city's production, and the price of each further unit.
#[derive(Clone, Copy)]
struct Supply<'a> {
    units: &'a [u8; Costs::COUNT],
    produced: u16,
    price: u16,
    /// All bits are set for a raw material, none for a manufactured good.
    raw: u16,
}

impl Market {
    /// The prices of all these constructions in coins: the total of each [`price`](Market::price).
    #[inline(always)]
    pub fn coins_of(&self, costs: &Costs) -> [u8; Costs::COUNT] {
        let mut coins = [0; Costs::COUNT];
        for (coins, &cost) in coins.iter_mut().zip(&costs.coins) {
            *coins = u16::from(cost);
        }
        if self.saves(self.waives_for_blue | self.waives_for_wonders) {
            self.add_what_is_not_saved(costs, &mut coins);
        } else {
            let supplies = self.supplies(costs, ALL);
            for (place, coins) in coins.iter_mut().enumerate() {
                for supply in supplies {
                    let missing = u16::from(supply.units[place]).saturating_sub(supply.produced);
                    *coins += missing * supply.price;
                }
            }
        }
        let mut small = [0; Costs::COUNT];
        for (small, &coins) in small.iter_mut().zip(&coins) {
            *small = coins as u8;
        }
        let cards = self.cards.bits() as u64;
        for &(from, place) in &costs.chains[..usize::from(costs.chain_count) % (Slot::COUNT + 1)] {
            let chained = cards >> (from % 64) & 1;
            small[usize::from(place) % Costs::COUNT] &= (chained as u8).wrapping_sub(1);
        }
        small
    }

    /// Adds the price of the missing units, the dearest resource first. Of these, choice producers give units of their
    /// class, then some are waived.
    #[inline(always)]
    fn add_what_is_not_saved(&self, costs: &Costs, coins: &mut [u16; Costs::COUNT]) {
        let supplies = self.supplies(costs, self.unit_prices.dearest(ALL));
        let (raw, goods) = (self.raw_choices.into(), self.goods_choices.into());
        for (place, coins) in coins.iter_mut().enumerate() {
            let (mut raw, mut goods): (u16, u16) = (raw, goods);
            let mut waived = u16::from(costs.blue[place] & self.waives_for_blue)
                + u16::from(costs.wonders[place] & self.waives_for_wonders);
            for supply in supplies {
                let missing = u16::from(supply.units[place]).saturating_sub(supply.produced);
                let given = missing.min(raw & supply.raw | goods & !supply.raw);
                raw -= given & supply.raw;
                goods -= given & !supply.raw;
                let missing = missing - given;
                let spared = missing.min(waived);
                waived -= spared;
                *coins += (missing - spared) * supply.price;
            }
        }
    }

    #[inline(always)]
    fn supplies<'a>(
        &self,
        costs: &'a Costs,
        resources: [Resource; ALL.len()],
    ) -> [Supply<'a>; ALL.len()] {
        let [a, b, c, d, e] = resources;
        [
            self.supply(costs, a),
            self.supply(costs, b),
            self.supply(costs, c),
            self.supply(costs, d),
            self.supply(costs, e),
        ]
    }

    #[inline(always)]
    fn supply<'a>(&self, costs: &'a Costs, resource: Resource) -> Supply<'a> {
        Supply {
            units: &costs.units[ROWS[resource as usize]],
            produced: self.produced.count(resource).into(),
            price: self.unit_prices.count(resource).into(),
            raw: IS_RAW[resource as usize],
        }
    }
}

/// For each resource, all bits are set if it is a raw material.
const IS_RAW: [u16; Resource::COUNT] = {
    let mut is_raw = [0; Resource::COUNT];
    let mut i = 0;
    while i < RAW.len() {
        is_raw[RAW[i] as usize] = u16::MAX;
        i += 1;
    }
    is_raw
};

/// The row of each resource.
const ROWS: [usize; Resource::COUNT] = {
    let mut rows = [0; Resource::COUNT];
    let mut row = 0;
    while row < ALL.len() {
        rows[ALL[row] as usize] = row;
        row += 1;
    }
    rows
};

const _: () = {
    let mut chain = 0;
    while chain < CHAINS.len() {
        let from = CHAINS[chain].from as usize;
        assert!(from < 64, "one word has all cards that chains begin at");
        chain += 1;
    }
};
