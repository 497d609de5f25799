//! Future constructions of either seat: the cards to come and the wonders. Production, fixed prices and waived
//! resources are worth what they save on these, plus the opponent's higher prices.

use antipater_engine::duel::{Both, Card, Effect, Price, Project, SEATS, Table, opponent};
use antipater_engine::{ResourceSet, Seat};

use super::coming::Coming;
use super::weights::Weights;

/// The highest price that counts; dearer plans are never paid for.
const DEAREST: u16 = 12;

/// A possible construction.
struct Plan {
    project: Project,
    /// The kinds of resources in its cost, as bits.
    kinds: u8,
    /// The chance of each seat to build it.
    chance: Both<f32>,
    /// The present price for each seat, in coins.
    price: Both<f32>,
}

/// All possible constructions after this turn.
pub(super) struct Plans<'a> {
    table: &'a Table,
    plans: Vec<Plan>,
}

impl<'a> Plans<'a> {
    pub(super) fn new(weights: &Weights, table: &'a Table, coming: &Coming) -> Plans<'a> {
        let mut plans = Plans {
            table,
            plans: Vec::with_capacity(60),
        };
        for card in Card::ALL {
            let chance = coming.chance(card) * weights.share;
            let resources = card.row().resources;
            if chance > 0.0 && !resources.is_empty() {
                plans.add(
                    Project::Building(card),
                    resources.kinds(),
                    Both([chance; SEATS]),
                );
            }
        }
        for seat in Seat::all(SEATS) {
            for wonder in table.cities[seat].wonders.iter() {
                let mut chance = Both([0.0; SEATS]);
                chance[seat] = weights.plan_wonder * coming.left.min(0.2) * 5.0;
                let kinds = wonder.row().resources.kinds();
                plans.add(Project::Wonder(wonder), kinds, chance);
            }
        }
        plans
    }

    fn add(&mut self, project: Project, kinds: ResourceSet, chance: Both<f32>) {
        let mut price = Both([0.0; SEATS]);
        for seat in Seat::all(SEATS) {
            price[seat] = coins(self.table.price(seat, project));
        }
        self.plans.push(Plan {
            project,
            kinds: kinds.bits(),
            chance,
            price,
        });
    }

    /// The gain of a seat in coins on another table, which differs in these kinds of resources: its savings, and a part
    /// of the opponent's extra cost.
    pub(super) fn gain(&self, seat: Seat, after: &Table, kinds: u8, hinder: f32) -> f32 {
        let other = opponent(seat);
        let mut gain = 0.0;
        for plan in self.plans.iter().filter(|plan| plan.kinds & kinds != 0) {
            for (who, part) in [(seat, 1.0), (other, -hinder)] {
                if plan.chance[who] > 0.0 {
                    let price = coins(after.price(who, plan.project));
                    gain += part * plan.chance[who] * (plan.price[who] - price);
                }
            }
        }
        gain
    }

    /// The coins that a seat is expected to spend on resources.
    pub(super) fn trade(&self, seat: Seat) -> f32 {
        let spent = |plan: &Plan| plan.chance[seat] * plan.price[seat];
        self.plans.iter().map(spent).sum()
    }
}

fn coins(price: Price) -> f32 {
    f32::from(price.total().min(DEAREST))
}

/// The kinds of resources, as bits, whose price these effects change for their owner or the opponent.
pub(super) fn kinds(effects: &[Effect]) -> u8 {
    let kinds = effects.iter().map(|effect| match effect {
        Effect::Produce(resource, _) | Effect::FixedPrice(resource) => 1 << *resource as u8,
        Effect::ProduceOneOf(resources) => resources.bits(),
        Effect::WondersCostTwoLess | Effect::BlueCostsTwoLess => ALL_KINDS,
        _ => 0,
    });
    kinds.fold(0, |all, kinds| all | kinds)
}

const ALL_KINDS: u8 = ResourceSet::RAW.bits() | ResourceSet::GOODS.bits();
