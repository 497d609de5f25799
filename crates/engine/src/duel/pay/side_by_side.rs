//! The prices of a whole structure and of all wonders at once: their costs lie side by side, one row for each resource,
//! so that an instruction for many numbers serves for many prices.
//!
//! Here: the same prices as in `pay`, with less work for each. Not here: which of them anybody may know.

use super::{ALL, CARD_COSTS, Market, RAW, Units, WONDER_COSTS};
use crate::Resource;
use crate::duel::cards::{CHAINS, Card, CardSet};
use crate::duel::effect::Color;
use crate::duel::layout::Slot;
use crate::duel::wonders::Wonder;

/// What the cards of a structure and the wonders cost, laid out for [`Market::coins_of`].
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
    /// Units of each resource, in the order of [`ALL`].
    units: [[u8; Costs::COUNT]; ALL.len()],
    coins: [u8; Costs::COUNT],
    /// All bits where the cost is that of a blue card, and of a wonder.
    blue: [u8; Costs::COUNT],
    wonders: [u8; Costs::COUNT],
    /// The buildings that make others free, by number, and the places of those.
    chains: [(u8, u8); Slot::COUNT],
    chain_count: u8,
}

impl Costs {
    /// How many costs there are.
    pub const COUNT: usize = Slot::COUNT + Wonder::COUNT;

    /// The place of a slot among them.
    pub const fn slot(slot: Slot) -> usize {
        slot.index()
    }

    /// The place of a wonder among them.
    pub const fn wonder(wonder: Wonder) -> usize {
        Slot::COUNT + wonder.index()
    }

    /// Those of the wonders, which are always the same.
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

    /// The costs of a structure, and of the wonders.
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

/// A resource as a city gets it: the row of its units, how many the city produces, what each further one costs.
#[derive(Clone, Copy)]
struct Supply<'a> {
    units: &'a [u8; Costs::COUNT],
    produced: u16,
    price: u16,
    /// All bits if a choice of raw materials gives it, none if one of manufactured goods does.
    raw: u16,
}

impl Market {
    /// The coins that each of these constructions costs, all together: the total of [`price`](Market::price).
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

    /// Adds what must be bought of the resources, the dearest first: of what is missing, choices give units of their class,
    /// then some are waived.
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

/// For each resource all bits if it is a raw material.
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
