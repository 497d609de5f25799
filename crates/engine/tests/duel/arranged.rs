//! What may lie on a real table at the end of a Duel, and what may not.

use antipater_engine::State;
use antipater_engine::duel::arranged::{List, Place};
use antipater_engine::duel::{
    ArrangeError, ArrangedCity, Back, Card, CardSet, SEATS, Symbol, Table, Token, Wonder,
};

use crate::duel::records::random_record;

/// The cities of a table, as somebody lists them who has it before the eyes.
fn taken_apart(table: &Table) -> [ArrangedCity; SEATS] {
    table.cities.0.map(|city| ArrangedCity {
        cards: city.cards.iter().collect(),
        wonders: city.built.iter().collect(),
        tokens: city.tokens.iter().collect(),
        coins: city.coins,
    })
}

#[test]
fn a_finished_duel_arranged_again_scores_the_same() {
    let mut victories = std::collections::BTreeSet::new();
    for seed in 0..400 {
        let record = random_record(seed, seed % 3 != 0);
        let table = record.position().table();
        let arranged = Table::arranged(&taken_apart(table), table.track.pawn);
        let arranged = arranged.unwrap_or_else(|error| panic!("{}: {error}", error.place()));
        let outcome = record.position().outcome();
        assert_eq!(arranged.outcome(), outcome, "seed {seed}");
        assert_eq!(taken_apart(&arranged), taken_apart(table));
        victories.extend(outcome.map(|outcome| outcome.victory.name()));
    }
    assert_eq!(victories.len(), 3, "{victories:?}");
}

/// What is wrong with two empty cities after a change, where, and in words.
fn refused(change: impl FnOnce(&mut [ArrangedCity; SEATS]), expected: ArrangeError, said: &str) {
    let mut cities = <[ArrangedCity; SEATS]>::default();
    assert!(Table::arranged(&cities, 0).is_ok());
    change(&mut cities);
    let error = Table::arranged(&cities, 9).expect_err("refused");
    assert_eq!(error, expected);
    assert_eq!(format!("{}: {error}", error.place()), said);
}

#[test]
fn the_pawn_stands_on_the_track() {
    let cities = <[ArrangedCity; SEATS]>::default();
    for space in [-10, 10, i8::MIN, i8::MAX] {
        let error = Table::arranged(&cities, space).expect_err("refused");
        assert_eq!(error, ArrangeError::Pawn { space });
        assert_eq!(error.place(), "pawn");
    }
    let error = ArrangeError::Pawn { space: 10 };
    assert_eq!(error.to_string(), "the track goes from -9 to 9, not to 10");
}

#[test]
fn each_thing_is_in_the_box_once() {
    let again = |list, place: (usize, usize), first: (usize, usize)| ArrangeError::Again {
        list,
        place: Place {
            city: place.0,
            at: place.1,
        },
        first: Place {
            city: first.0,
            at: first.1,
        },
    };
    refused(
        |cities| cities[1].cards = vec![Card::Altar, Card::Baths, Card::Altar],
        again(List::Cards, (1, 2), (1, 0)),
        "cities[1].cards[2]: city 1 already has the only one",
    );
    refused(
        |cities| {
            cities[0].wonders = vec![Wonder::Sphinx, Wonder::Piraeus];
            cities[1].wonders = vec![Wonder::Piraeus];
        },
        again(List::Wonders, (1, 0), (0, 1)),
        "cities[1].wonders[0]: city 0 already has the only one",
    );
    refused(
        |cities| cities[0].tokens = vec![Token::Law, Token::Law],
        again(List::Tokens, (0, 1), (0, 0)),
        "cities[0].tokens[1]: city 0 already has the only one",
    );
}

#[test]
fn coins_can_be_scored() {
    refused(
        |cities| cities[1].coins = 10_000,
        ArrangeError::Coins {
            city: 1,
            count: 10_000,
        },
        "cities[1].coins: a city has at most 9999 coins, not 10000",
    );
}

#[test]
fn a_city_has_four_wonders_and_both_have_seven() {
    refused(
        |cities| cities[0].wonders = Wonder::ALL[..5].to_vec(),
        ArrangeError::Wonders {
            city: 0,
            count: 5,
            most: 4,
        },
        "cities[0].wonders: a city has at most 4 wonders, not 5",
    );
    refused(
        |cities| {
            cities[0].wonders = Wonder::ALL[..4].to_vec();
            cities[1].wonders = Wonder::ALL[4..8].to_vec();
        },
        ArrangeError::AllWonders { count: 8, most: 7 },
        "cities: 8 wonders, but a game ends with at most 7",
    );
}

/// The two cards of a symbol.
fn pair(symbol: Symbol) -> Vec<Card> {
    CardSet::with_symbol(symbol).iter().collect()
}

#[test]
fn tokens_come_from_pairs_and_the_great_library() {
    refused(
        |cities| {
            cities[1].cards = pair(Symbol::ON_CARDS[0]);
            cities[1].wonders = vec![Wonder::GreatLibrary];
            cities[1].tokens = Token::ALL[..3].to_vec();
        },
        ArrangeError::Tokens {
            city: 1,
            count: 3,
            most: 2,
        },
        "cities[1].tokens: 3 progress tokens, but with its pairs of symbols and its wonders the city can have 2",
    );
    refused(
        |cities| {
            for (number, city) in cities.iter_mut().enumerate() {
                let symbols = &Symbol::ON_CARDS[3 * number..][..3];
                city.cards = symbols.iter().copied().flat_map(pair).collect();
                city.tokens = Token::ALL[3 * number..][..3].to_vec();
            }
        },
        ArrangeError::AllTokens { count: 6, most: 5 },
        "cities: 6 progress tokens, but there are only 5",
    );
}

#[test]
fn a_game_has_so_many_cards_of_each_back() {
    let backs = [
        (Back::I, 20, "cards of age I"),
        (Back::II, 20, "cards of age II"),
        (Back::III, 17, "cards of age III"),
        (Back::Guild, 3, "guilds"),
    ];
    for (back, most, what) in backs {
        let cards: Vec<Card> = Card::ALL
            .into_iter()
            .filter(|card| card.row().back == back)
            .take(most + 1)
            .collect();
        let count = cards.len();
        refused(
            |cities| cities[0].cards = cards,
            ArrangeError::Deck { back, count, most },
            &format!("cities: {count} {what}, but a game has {most}"),
        );
    }
}

#[test]
fn a_game_has_sixty_cards_those_of_the_wonders_included() {
    let deck = |back, count| {
        let cards = Card::ALL
            .into_iter()
            .filter(move |card| card.row().back == back);
        cards.take(count)
    };
    refused(
        |cities| {
            let decks = [
                (Back::I, 20),
                (Back::II, 20),
                (Back::III, 17),
                (Back::Guild, 3),
            ];
            cities[0].cards = decks
                .into_iter()
                .flat_map(|(back, n)| deck(back, n))
                .collect();
            cities[1].wonders = vec![Wonder::Sphinx];
        },
        ArrangeError::Used {
            count: 61,
            most: 60,
        },
        "cities: 61 cards are used, including those under wonders, but a game has 60",
    );
}

#[test]
fn the_first_supremacy_ends_the_game() {
    let six = Symbol::ON_CARDS.map(|symbol| pair(symbol)[0]).to_vec();
    refused(
        |cities| cities[0].cards = six,
        ArrangeError::Supremacies { count: 2 },
        "cities: 2 supremacies, but the first one ends the game",
    );
}
