//! The payments on offer are those of a slow and obvious twin, on more than two million random situations.
//!
//! The twin splits the need in every way into what the own city, the left and the right neighbor give, throws out the
//! splits that buy a unit own production could have covered, and of the others the dominated ones (ruling 2).

use antipater_engine::rng::{below, generator};
use antipater_engine::seven::{
    Board, Card, CardSet, City, Class, Color, Edition, Effect, Need, Partner, Side, Table, Terms,
    Tokens, Wonder, of_color,
};
use antipater_engine::{Resource, ResourceSet, Resources, Seat};
use rand_chacha::ChaCha20Rng;

use crate::cases::cases;

const TABLES: u64 = 4_000;

/// Bundles of any resources that are asked for at each table, besides those that something costs.
const BUNDLES: usize = 10;

#[test]
fn payments_equal_those_of_the_twin() {
    let mut seen = Seen::default();
    for edition in Edition::ALL {
        let costs = all_costs(edition);
        for game in 0..cases(TABLES) {
            let mut rng = generator(edition as u64, game);
            let table = random_table(edition, &mut rng);
            let seat = Seat::FIRST;
            let market = table.market(seat);
            let twin = Twin::new(&table, seat);
            let bundles: Vec<Resources> = (0..BUNDLES).map(|_| random_bundle(&mut rng)).collect();
            for &cost in costs.iter().chain(&bundles) {
                let offered: Vec<(u8, u8)> = market
                    .payments(&Need::new(cost))
                    .iter()
                    .map(|pay| (pay.left, pay.right))
                    .collect();
                let expected = twin.payments(cost);
                assert_eq!(offered, expected, "{cost} in {table:#?}");
                assert_eq!(offered.is_empty(), !market.missing(cost).is_empty());
                seen.add(&twin, cost, &expected);
            }
        }
    }
    seen.check();
}

/// How many situations there were of each kind.
#[derive(Default, Debug)]
struct Seen {
    situations: u64,
    /// The resources cannot be had.
    impossible: u64,
    /// The own city produces all of them.
    own: u64,
    /// There is one payment.
    one: u64,
    /// There are several payments, all of them for resources of one class.
    several: u64,
    /// Raw materials and manufactured goods are bought, and there are several payments.
    both_classes: u64,
    /// The same, where some combinations of a payment for each class are dominated or equal to others.
    overlapping: u64,
}

impl Seen {
    fn add(&mut self, twin: &Twin, cost: Resources, payments: &[(u8, u8)]) {
        self.situations += 1;
        match payments {
            [] => self.impossible += 1,
            [(0, 0)] => self.own += 1,
            [_] => self.one += 1,
            [..] => {
                let ways = [true, false].map(|raw| twin.payments(only(cost, raw)));
                if ways.contains(&vec![(0, 0)]) {
                    self.several += 1;
                } else {
                    self.both_classes += 1;
                    let combinations = ways[0].len() * ways[1].len();
                    self.overlapping += u64::from(payments.len() < combinations);
                }
            }
        }
    }

    /// All kinds of situations must have come up often.
    fn check(&self) {
        assert!(self.situations >= cases(500_000), "{self:?}");
        let kinds = [
            self.impossible,
            self.own,
            self.one,
            self.several,
            self.both_classes,
        ];
        assert!(
            kinds.iter().all(|&count| count >= cases(12_500)),
            "{self:?}"
        );
        assert!(self.overlapping >= cases(2_500), "{self:?}");
    }
}

/// The raw materials of a bundle, or its manufactured goods.
fn only(cost: Resources, raw: bool) -> Resources {
    let mut part = Resources::NONE;
    let of_class = cost.units().filter(|resource| resource.is_raw() == raw);
    of_class.for_each(|resource| part.add(resource, 1));
    part
}

/// Up to seven units of any resources: as many as the dearest card costs.
fn random_bundle(rng: &mut ChaCha20Rng) -> Resources {
    let mut bundle = Resources::NONE;
    for _ in 0..below(rng, 8) {
        bundle.add(Resource::ALL[below(rng, 7) as usize], 1);
    }
    bundle
}

/// The terms of a card are the twin's payments that are within the purse, the bank's coin first.
#[test]
fn terms_are_the_payments_within_the_purse() {
    for edition in Edition::ALL {
        for game in 0..cases(TABLES / 10) {
            let table = random_table(edition, &mut generator(2 + edition as u64, game));
            let seat = Seat::FIRST;
            let (market, twin) = (table.market(seat), Twin::new(&table, seat));
            for card in Card::ALL.into_iter().filter(|card| card.is_in(edition)) {
                let facts = card.facts(edition);
                let mut expected = twin.payments(facts.resources);
                let least = expected.iter().map(|(l, r)| facts.coins + l + r).min();
                let purse = table.city(seat).coins();
                expected.retain(|(left, right)| u16::from(facts.coins + left + right) <= purse);
                match table.building_terms(seat, &market, card) {
                    Terms::Standing => assert!(table.city(seat).built().contains(card)),
                    Terms::Chain(earlier) => assert!(facts.opened_by.contains(earlier)),
                    Terms::Power(power) => panic!("{power:?} works on turns only"),
                    Terms::Payable { bank, payments } => {
                        let payments: Vec<_> = payments.iter().map(|p| (p.left, p.right)).collect();
                        assert_eq!((bank, payments), (facts.coins, expected), "{card}");
                    }
                    Terms::TooDear { coins } => {
                        assert_eq!((Some(coins), expected.len()), (least, 0), "{card}");
                    }
                    Terms::Missing(resources) => {
                        assert_eq!((least, resources.is_empty()), (None, false), "{card}");
                    }
                }
            }
        }
    }
}

/// Every bundle that something costs.
fn all_costs(edition: Edition) -> Vec<Resources> {
    let cards = Card::ALL
        .into_iter()
        .map(|card| card.facts(edition).resources);
    let boards = Wonder::ALL.into_iter().flat_map(|wonder| {
        let sides = Side::ALL
            .into_iter()
            .map(move |side| Board { wonder, side });
        sides.flat_map(|board| board.facts(edition).stages)
    });
    let mut costs: Vec<Resources> = Vec::new();
    for cost in cards.chain(boards.map(|stage| stage.resources)) {
        if !costs.contains(&cost) {
            costs.push(cost);
        }
    }
    costs
}

/// Three cities with any boards, any stages, and few or many of the cards that produce or discount.
fn random_table(edition: Edition, rng: &mut ChaCha20Rng) -> Table {
    let mut wonders = Wonder::ALL;
    antipater_engine::rng::shuffle(&mut wonders, rng);
    let [brown, gray] = [Color::Brown, Color::Gray].map(|color| of_color(edition, color));
    let yellow = CardSet::of(&[
        Card::EastTradingPost,
        Card::WestTradingPost,
        Card::Marketplace,
        Card::Forum,
        Card::Caravansery,
    ]);
    let one_in = 2 + below(rng, 8);
    let cities: Vec<City> = wonders[..3]
        .iter()
        .map(|&wonder| {
            let side = Side::ALL[below(rng, 2) as usize];
            let board = Board { wonder, side };
            let stages = below(rng, 1 + board.facts(edition).stages.len() as u32) as u8;
            let cards = [brown, gray, yellow].into_iter().flat_map(CardSet::iter);
            let built = cards.filter(|_| below(rng, one_in) == 0).collect();
            let coins = below(rng, 12) as u16;
            City::from_parts(edition, board, built, stages, coins, Tokens::default())
        })
        .collect();
    Table::from_cities(edition, false, &cities)
}

/// A number of units of each resource: four bits for each kind.
type Bundle = u32;

fn unit(resource: Resource) -> Bundle {
    1 << (4 * resource as u32)
}

fn count(bundle: Bundle, resource: Resource) -> u32 {
    bundle >> (4 * resource as u32) & 15
}

/// Who produces what, and what it costs: each entry is one unit of one of some kinds.
struct Twin {
    own: Vec<ResourceSet>,
    left: Vec<ResourceSet>,
    right: Vec<ResourceSet>,
    /// The price of a raw material and of a manufactured good: left, right.
    prices: [[u32; 2]; 2],
}

impl Twin {
    fn new(table: &Table, seat: Seat) -> Twin {
        let mut prices = [[2; 2]; 2];
        for effect in table.city(seat).effects(table.edition()) {
            if let Effect::Discount(class, partner) = effect {
                let [left, right] = &mut prices[usize::from(*class == Class::Goods)];
                match partner {
                    Partner::Left => *left = 1,
                    Partner::Right => *right = 1,
                    Partner::Both => (*left, *right) = (1, 1),
                }
            }
        }
        Twin {
            own: units(table, seat, true),
            left: units(table, table.left(seat), false),
            right: units(table, table.right(seat), false),
            prices,
        }
    }

    fn payments(&self, cost: Resources) -> Vec<(u8, u8)> {
        let need: Bundle = cost.units().map(unit).sum();
        let [own, left, right] = [&self.own, &self.left, &self.right].map(|u| bundles(u, need));
        let mut payments = Vec::new();
        for own_part in &own {
            // A unit that own production could cover besides is not bought.
            let missing = need - own_part;
            let could_cover = |r: Resource| own.contains(&(own_part + unit(r)));
            if Resource::ALL
                .into_iter()
                .any(|r| count(missing, r) > 0 && could_cover(r))
            {
                continue;
            }
            for left_part in left.iter().filter(|part| is_within(**part, missing)) {
                let right_part = missing - left_part;
                if right.contains(&right_part) {
                    payments.push((self.price(*left_part, 0), self.price(right_part, 1)));
                }
            }
        }
        payments.sort_unstable();
        payments.dedup();
        let all = payments.clone();
        payments.retain(|pay| !all.iter().any(|other| dominates(*other, *pay)));
        payments
    }

    fn price(&self, bought: Bundle, side: usize) -> u8 {
        let of = |r: Resource| count(bought, r) * self.prices[usize::from(!r.is_raw())][side];
        Resource::ALL.into_iter().map(of).sum::<u32>() as u8
    }
}

/// Lower on one side and not higher on the other.
fn dominates(one: (u8, u8), other: (u8, u8)) -> bool {
    one != other && one.0 <= other.0 && one.1 <= other.1
}

fn is_within(part: Bundle, whole: Bundle) -> bool {
    Resource::ALL
        .into_iter()
        .all(|r| count(part, r) <= count(whole, r))
}

/// The units a city produces, for itself or for sale.
fn units(table: &Table, seat: Seat, for_itself: bool) -> Vec<ResourceSet> {
    let city = table.city(seat);
    let start = city.board_facts(table.edition()).start;
    let only = |resource: Resource| {
        let mut one = Resources::NONE;
        one.add(resource, 1);
        one.kinds()
    };
    let mut units = vec![only(start)];
    for effect in city.effects(table.edition()) {
        match effect {
            Effect::Produce(resources) => units.extend(resources.units().map(only)),
            Effect::ProduceOne(kinds) => units.push(*kinds),
            Effect::ProduceOnePrivate(kinds) if for_itself => units.push(*kinds),
            _ => {}
        }
    }
    units
}

/// Every part of the need that these units can serve: each unit serves as one of its kinds, or not at all.
fn bundles(units: &[ResourceSet], need: Bundle) -> Vec<Bundle> {
    let mut served = vec![0];
    for kinds in units {
        for number in 0..served.len() {
            for resource in kinds.iter() {
                let more = served[number] + unit(resource);
                if is_within(more, need) && !served.contains(&more) {
                    served.push(more);
                }
            }
        }
    }
    served
}
