//! The price against all ways to pay, tried one by one from the data file.

use antipater_engine::duel::{
    Age, Card, CardSet, City, Costs, Project, Setup, Slot, Source, Table, Token, TokenSet, Wonder,
    WonderSet,
};
use antipater_engine::rng;
use serde_json::Value;

use crate::cases::cases;
use crate::duel::notation::{cities, seat};
use crate::duel::tables::data;

/// What the data file prints on cards and wonders, as far as prices go.
struct Printed {
    name: String,
    project: Project,
    blue: bool,
    coins: u32,
    resources: String,
    free_with: Option<String>,
    effects: Vec<String>,
}

fn printed() -> Vec<Printed> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let texts = |value: &Value| value.as_array().expect("a list").iter().map(text).collect();
    let data = data();
    let cards = data["cards"]
        .as_array()
        .expect("cards")
        .iter()
        .map(|row| Printed {
            name: text(&row[0]),
            project: Project::Building(Card::named(&text(&row[0])).expect("a card")),
            blue: row[2] == "blue",
            coins: row[3].as_u64().expect("coins") as u32,
            resources: text(&row[4]),
            free_with: row[5].as_str().map(str::to_owned),
            effects: texts(&row[6]),
        });
    let wonders = data["wonders"]
        .as_array()
        .expect("wonders")
        .iter()
        .map(|row| Printed {
            name: text(&row[0]),
            project: Project::Wonder(Wonder::named(&text(&row[0])).expect("a wonder")),
            blue: false,
            coins: 0,
            resources: text(&row[1]),
            free_with: None,
            effects: texts(&row[2]),
        });
    cards.chain(wonders).collect()
}

/// A city seen by the slow calculator: what stands in it, in words.
struct Slow<'a> {
    names: Vec<&'a str>,
    produced: Vec<char>,
    choices: Vec<&'a str>,
    fixed: Vec<char>,
}

fn slow<'a>(printed: &'a [Printed], city: &City) -> Slow<'a> {
    let stands = |project| match project {
        Project::Building(card) => city.cards.contains(card),
        Project::Wonder(wonder) => city.built.contains(wonder),
    };
    let mut slow = Slow {
        names: vec![],
        produced: vec![],
        choices: vec![],
        fixed: vec![],
    };
    for row in printed.iter().filter(|row| stands(row.project)) {
        slow.names.push(&row.name);
        for effect in &row.effects {
            if let Some(letters) = effect.strip_prefix("produce choice ") {
                slow.choices.push(letters);
            } else if let Some(letters) = effect.strip_prefix("produce ") {
                slow.produced.extend(letters.chars());
            } else if let Some(rest) = effect.strip_prefix("trade ") {
                slow.fixed.extend(rest.chars().next());
            }
        }
    }
    slow
}

/// The cheapest of all ways: `need` are the symbols still unpaid; choice producers, then waived symbols, then own fixed
/// production serve any of them, and the rest is bought.
fn cheapest(
    need: &[char],
    choices: &[&str],
    waived: usize,
    own: &[char],
    price: &dyn Fn(char) -> u32,
) -> u32 {
    let without = |i: usize| [&need[..i], &need[i + 1..]].concat();
    if let Some((choice, others)) = choices.split_first() {
        let skip = cheapest(need, others, waived, own, price);
        let used = (0..need.len())
            .filter(|&i| choice.contains(need[i]))
            .map(|i| cheapest(&without(i), others, waived, own, price));
        return used.fold(skip, u32::min);
    }
    if waived > 0 {
        let skip = cheapest(need, choices, waived - 1, own, price);
        let used = (0..need.len()).map(|i| cheapest(&without(i), choices, waived - 1, own, price));
        return used.fold(skip, u32::min);
    }
    let mut own = own.to_vec();
    let bought = need.iter().filter(|&&symbol| {
        let place = own.iter().position(|&unit| unit == symbol);
        place.map(|place| own.swap_remove(place)).is_none()
    });
    bought.map(|&symbol| price(symbol)).sum()
}

fn slow_price(own: &Slow<'_>, other: &Slow<'_>, tokens: TokenSet, row: &Printed) -> u32 {
    if row
        .free_with
        .as_ref()
        .is_some_and(|from| own.names.contains(&from.as_str()))
    {
        return 0;
    }
    let wonder = matches!(row.project, Project::Wonder(_));
    let waives = (wonder && tokens.contains(Token::Architecture))
        || (row.blue && tokens.contains(Token::Masonry));
    let price = |symbol: char| {
        if own.fixed.contains(&symbol) {
            1
        } else {
            2 + other
                .produced
                .iter()
                .filter(|&&unit| unit == symbol)
                .count() as u32
        }
    };
    let need: Vec<char> = row.resources.chars().collect();
    row.coins
        + cheapest(
            &need,
            &own.choices,
            if waives { 2 } else { 0 },
            &own.produced,
            &price,
        )
}

fn random_table(rng: &mut impl rand_core::Rng) -> Table {
    let mut table = cities("", "");
    let mut chance = |percent: u32| rng::below(rng, 100) < percent;
    let density = if chance(50) { 15 } else { 40 };
    for card in Card::ALL {
        if chance(density) {
            let whose = seat(usize::from(chance(50)));
            table.cities[whose].cards.add(card);
        }
    }
    for number in 0..2 {
        table.cities[seat(number)].built = WonderSet::EMPTY;
    }
    for wonder in Wonder::ALL {
        if chance(30) {
            let whose = seat(usize::from(chance(50)));
            table.cities[whose].built.add(wonder);
        }
    }
    table.cities[seat(0)].tokens = Token::ALL
        .into_iter()
        .filter(|_| chance(40))
        .collect::<TokenSet>();
    table
}

/// A million prices: ten of each of a hundred thousand tables.
#[test]
fn the_cheapest_price_equals_the_best_of_all_ways_to_pay() {
    let printed = printed();
    let mut rng = rng::generator(2015, 0);
    for _ in 0..cases(25_000) {
        let table = random_table(&mut rng);
        let [own, other] = table.cities.0.map(|city| slow(&printed, &city));
        let tokens = table.cities[seat(0)].tokens;
        for _ in 0..10 {
            let row = &printed[rng::below(&mut rng, printed.len() as u32) as usize];
            let price = table.price(seat(0), row.project);
            assert_eq!(
                u32::from(price.total()),
                slow_price(&own, &other, tokens, row),
                "{} {table:?}",
                row.name
            );
            bill_agrees(&table, row.project);
        }
    }
}

/// The structures of dealt ages, for both seats of random tables.
#[test]
fn prices_side_by_side_are_the_prices_one_by_one() {
    let mut rng = rng::generator(2015, 1);
    for _ in 0..2_000 {
        let structures = Setup::deal(&mut rng).ages;
        let table = random_table(&mut rng);
        for (age, structure) in Age::ALL.into_iter().zip(&structures) {
            let costs = Costs::of(structure);
            for whose in [seat(0), seat(1)] {
                let coins = table.market(whose).coins_of(&costs);
                let price = |project| table.price(whose, project).total();
                for (slot, &card) in Slot::ALL.into_iter().zip(structure) {
                    let found = u16::from(coins[Costs::slot(slot)]);
                    let price = price(Project::Building(card));
                    assert_eq!(found, price, "{card:?} of {age:?}, {whose:?} {table:?}");
                }
                for wonder in Wonder::ALL {
                    let found = u16::from(coins[Costs::wonder(wonder)]);
                    let price = price(Project::Wonder(wonder));
                    assert_eq!(found, price, "{wonder:?}, {whose:?} {table:?}");
                }
            }
        }
    }
}

/// A bill lists every symbol of the cost once and adds up to the price.
fn bill_agrees(table: &Table, project: Project) {
    let bill = table.bill(seat(0), project);
    let price = table.price(seat(0), project);
    let trade: u8 = bill
        .units
        .iter()
        .map(|&(_, source)| match source {
            Source::Produced | Source::Chosen | Source::Waived => 0,
            Source::FixedPrice => 1,
            Source::Bought(coins) => coins,
        })
        .sum();
    assert_eq!((bill.cost, trade), (price.cost, price.trade));
    let resources = match project {
        Project::Building(card) => card.row().resources,
        Project::Wonder(wonder) => wonder.row().resources,
    };
    if bill.chain.is_none() {
        let listed: Vec<_> = bill.units.iter().map(|&(resource, _)| resource).collect();
        assert_eq!(listed, resources.units().collect::<Vec<_>>());
    } else {
        assert!(bill.units.is_empty() && price.total() == 0);
    }
}

#[test]
fn production_is_the_sum_of_all_brown_and_gray_cards() {
    // With every producer in the other city each resource costs 2 and all its symbols.
    let mut table = cities("", "");
    table.cities[seat(1)].cards = CardSet::ALL;
    let price = |name: &str| {
        let card = Card::named(name).expect("a card");
        table.price(seat(0), Project::Building(card)).total()
    };
    assert_eq!(
        ["Stable", "Baths", "Garrison", "Apothecary", "Workshop"].map(price),
        [6, 6, 6, 4, 4]
    );
}
