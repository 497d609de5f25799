//! All that is printed on cards and boards, in a second, independent transcription (`data/*.tsv`), agrees with the tables:
//! nothing is missing there, and nothing is there that the transcription does not have.

use std::collections::{BTreeMap, BTreeSet};

use antipater_engine::seven::{
    Age, Board, Card, Class, Color, Counted, Edition, Effect, MAX_SEATS, MIN_SEATS, Partner, Power,
    Scope, Side, Symbol, Wonder, deck, guilds, guilds_in_play,
};
use antipater_engine::{ResourceSet, Resources};

fn data(edition: Edition) -> &'static str {
    match edition {
        Edition::First => include_str!("data/seven-first.tsv"),
        Edition::Second => include_str!("data/seven-second.tsv"),
    }
}

/// The lines of the first or second part of a file, each in its columns.
fn part(edition: Edition, number: usize) -> impl Iterator<Item = Vec<&'static str>> {
    let part = data(edition).split("\n\n").nth(number).expect("two parts");
    let lines = part.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').collect())
}

/// The members of a list; `-` is the empty list.
fn list<'a>(text: &'a str, separator: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(separator).filter(|member| *member != "-")
}

#[derive(PartialEq, Debug)]
struct CardFacts {
    color: &'static str,
    copies: [Vec<u8>; 3],
    guild: bool,
    coins: u8,
    resources: Resources,
    effects: Vec<String>,
    opened_by: BTreeSet<&'static str>,
}

/// What the transcription says of each card. Loom, Glassworks and Press stand there twice, for ages I and II.
fn transcribed_cards(edition: Edition) -> BTreeMap<&'static str, CardFacts> {
    let mut cards: BTreeMap<&str, CardFacts> = BTreeMap::new();
    for columns in part(edition, 0) {
        let [
            age,
            name,
            color,
            players,
            coins,
            resources,
            effects,
            chain_from,
        ] = columns[..]
        else {
            panic!("eight columns: {columns:?}");
        };
        let age = Age::from_number(age.parse().expect("a number")).expect("an age");
        let guild = color == "purple";
        let mut copies = [vec![], vec![], vec![]];
        // Guilds are no copies of a number: seats + 2 of the ten are drawn.
        if !guild {
            let numbers = list(players, " ").map(|n| n.parse().expect("a number"));
            copies[age as usize] = numbers.collect();
        }
        let facts = CardFacts {
            color,
            copies,
            guild,
            coins: coins.parse().expect("a number"),
            resources: Resources::of(if resources == "-" { "" } else { resources }),
            effects: sorted(effects.split("; ").map(effect)),
            opened_by: list(chain_from, ", ").collect(),
        };
        if let Some(earlier) = cards.get_mut(name) {
            earlier.copies[age as usize].clone_from(&facts.copies[age as usize]);
            let copies = earlier.copies.clone();
            assert_eq!(*earlier, CardFacts { copies, ..facts }, "{name}");
        } else {
            cards.insert(name, facts);
        }
    }
    cards
}

/// What the tables say.
fn table_cards(edition: Edition) -> BTreeMap<&'static str, CardFacts> {
    let cards = Card::ALL.into_iter().filter(|card| card.is_in(edition));
    let entry = |card: Card| {
        let facts = card.facts(edition);
        let facts = CardFacts {
            color: facts.color.name(),
            copies: facts.copies.map(<[u8]>::to_vec),
            guild: facts.guild,
            coins: facts.coins,
            resources: facts.resources,
            effects: sorted(facts.effects.iter().copied()),
            opened_by: facts.opened_by.iter().map(Card::name).collect(),
        };
        (card.name(), facts)
    };
    cards.map(entry).collect()
}

#[test]
fn cards_are_as_transcribed() {
    for edition in Edition::ALL {
        let (transcribed, table) = (transcribed_cards(edition), table_cards(edition));
        let names = |cards: &BTreeMap<&'static str, CardFacts>| {
            cards.keys().copied().collect::<BTreeSet<&str>>()
        };
        assert_eq!(names(&table), names(&transcribed), "{edition:?}");
        for (name, facts) in &transcribed {
            assert_eq!(&table[name], facts, "{name}, {edition:?}");
        }
    }
}

#[test]
fn there_are_75_names_in_the_first_and_77_in_the_second_edition() {
    let names = Edition::ALL.map(|edition| transcribed_cards(edition).len());
    assert_eq!(names, [75, 77]);
}

#[test]
fn opening_is_the_inverse_of_being_opened() {
    for edition in Edition::ALL {
        let transcribed = transcribed_cards(edition);
        for card in Card::ALL.into_iter().filter(|card| card.is_in(edition)) {
            let opens: BTreeSet<&str> = card.opens(edition).map(Card::name).collect();
            let named = transcribed
                .iter()
                .filter(|(_, facts)| facts.opened_by.contains(card.name()));
            let expected: BTreeSet<&str> = named.map(|(name, _)| *name).collect();
            assert_eq!(opens, expected, "{card}, {edition:?}");
        }
    }
}

#[test]
fn boards_are_as_transcribed() {
    for edition in Edition::ALL {
        let mut boards = Vec::new();
        for columns in part(edition, 1) {
            let [city, monument, side, start, ref stages @ ..] = columns[..] else {
                panic!("at least four columns: {columns:?}");
            };
            let wonder = Wonder::from_city(edition, city).expect("a city");
            let side = Side::from_name(edition, side).expect("a side");
            let board = Board { wonder, side };
            let facts = board.facts(edition);
            let place = format!("{city} {side:?}, {edition:?}");
            assert_eq!((wonder.monument(), wonder.city(edition)), (monument, city));
            assert_eq!(facts.start.letter().to_string(), start, "{place}");
            let table: Vec<_> = facts
                .stages
                .iter()
                .map(|stage| (stage.resources, sorted(stage.effects.iter().copied())))
                .collect();
            let transcribed: Vec<_> = stages
                .iter()
                .map(|stage| {
                    let (cost, effects) = stage.split_once(": ").expect("cost and effects");
                    (Resources::of(cost), sorted(effects.split("; ").map(effect)))
                })
                .collect();
            assert_eq!(table, transcribed, "{place}");
            boards.push(board);
        }
        boards.sort_unstable();
        let sides = |wonder| Side::ALL.map(|side| Board { wonder, side });
        let all: Vec<Board> = Wonder::ALL.into_iter().flat_map(sides).collect();
        assert_eq!(boards, all, "each side of each board once");
    }
}

/// Rules F1 and F2: the copies with small enough numbers and seats + 2 guilds are seven cards a seat.
#[test]
fn decks_have_seven_cards_for_each_seat() {
    for edition in Edition::ALL {
        let transcribed = transcribed_cards(edition);
        for seats in MIN_SEATS..=MAX_SEATS {
            for age in Age::ALL {
                let cards = deck(edition, age, seats);
                let drawn = if age == Age::III {
                    guilds_in_play(seats)
                } else {
                    0
                };
                assert_eq!(cards.len() + drawn, 7 * seats, "{edition:?} {age} {seats}");
                for (name, facts) in &transcribed {
                    let numbers = facts.copies[age as usize].iter();
                    let copies = numbers
                        .filter(|&&number| usize::from(number) <= seats)
                        .count();
                    let found = cards.iter().filter(|card| card.name() == *name).count();
                    assert_eq!(found, copies, "{name}, age {age}, {seats} seats");
                }
            }
        }
        assert_eq!(guilds(edition).count(), 10);
    }
}

/// Rule S17: 24 chain symbols, one of them on both trading posts, make 25 links; the first edition has 26.
#[test]
fn links_of_the_chains_are_counted() {
    let links = Edition::ALL.map(|edition| {
        let cards = transcribed_cards(edition);
        cards
            .values()
            .map(|facts| facts.opened_by.len())
            .sum::<usize>()
    });
    assert_eq!(links, [26, 25]);
}

/// Effects in an order of their own; that of the table has no meaning.
fn sorted(effects: impl Iterator<Item = Effect>) -> Vec<String> {
    let mut effects: Vec<String> = effects.map(|effect| format!("{effect:?}")).collect();
    effects.sort_unstable();
    effects
}

/// Reads an effect in the words of the transcription.
fn effect(text: &str) -> Effect {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |text: &str| text.parse::<u8>().expect("a number");
    match words[..] {
        ["produce", kinds] if kinds.contains('|') => Effect::ProduceOne(kinds_of(kinds)),
        ["produce", units] => Effect::Produce(Resources::of(units)),
        ["produce", kinds, "private"] => Effect::ProduceOnePrivate(kinds_of(kinds)),
        ["vp", points] => Effect::Points(number(points)),
        ["vp", points, "if", "wonder", "complete"] => Effect::PointsIfComplete(number(points)),
        ["vp", points, "per", thing, scope] => {
            Effect::PointsPer(number(points), counted(thing), scope_of(scope))
        }
        ["coins", coins] => Effect::Coins(number(coins)),
        ["coins", coins, "per", thing, scope] => {
            Effect::CoinsPer(number(coins), counted(thing), scope_of(scope))
        }
        ["shields", shields] => Effect::Shields(number(shields)),
        ["science", "choice"] => Effect::AnySymbol,
        ["science", name] => {
            let symbol = Symbol::ALL.into_iter().find(|symbol| symbol.name() == name);
            Effect::Symbol(symbol.expect("a symbol"))
        }
        ["trade", class, partner, "1"] => Effect::Discount(
            match class {
                "raw" => Class::Raw,
                "goods" => Class::Goods,
                _ => panic!("{class} is no class"),
            },
            match partner {
                "left" => Partner::Left,
                "right" => Partner::Right,
                "both" => Partner::Both,
                _ => panic!("{partner} is no neighbor"),
            },
        ),
        _ => Effect::Power(power(text)),
    }
}

fn power(text: &str) -> Power {
    match text {
        "play discarded free" => Power::BuildDiscarded,
        "play seventh card" => Power::PlaySeventh,
        "free build once per age" => Power::FreeOncePerAge,
        "first card of each colour free" => Power::FirstOfColorFree,
        "first card of each age free" => Power::FirstOfAgeFree,
        "last card of each age free" => Power::LastOfAgeFree,
        "copy neighbour guild" => Power::CopyGuild,
        _ => panic!("{text:?} is no effect"),
    }
}

fn kinds_of(letters: &str) -> ResourceSet {
    Resources::of(&letters.replace('|', "")).kinds()
}

fn counted(thing: &str) -> Counted {
    match thing {
        "stage" => Counted::Stages,
        "defeat" => Counted::Defeats,
        name => {
            let color = Color::ALL.into_iter().find(|color| color.name() == name);
            Counted::Cards(color.expect("a color"))
        }
    }
}

fn scope_of(text: &str) -> Scope {
    match text {
        "self" => Scope::Own,
        "neighbours" => Scope::Neighbors,
        "self+neighbours" => Scope::All,
        _ => panic!("{text} is no scope"),
    }
}
