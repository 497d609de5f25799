//! What may lie on a real table at the end of a game, and what may not.

use antipater_engine::rng::{below, generator};
use antipater_engine::seven::score::outcome;
use antipater_engine::seven::{
    Age, ArrangeError, ArrangedCity, Board, BoardOptions, Card, Edition, Setup, Seven, Side, Table,
    Tokens, Wonder,
};
use antipater_engine::{Seat, State};
use rand_core::Rng;

/// The end of a game by chance.
fn finished(setup: Setup, rng: &mut impl Rng) -> Seven {
    let mut position = Seven::new(setup).expect("a deal is valid");
    while !position.to_act().is_empty() {
        let joint = position.ask(|_, legal| legal[below(rng, legal.len() as u32) as usize]);
        position.apply_unchecked(&joint);
    }
    position
}

/// The cities of a table, as somebody lists them who has it before the eyes.
fn taken_apart(table: &Table) -> Vec<ArrangedCity> {
    let city = |seat: Seat| {
        let city = table.city(seat);
        ArrangedCity {
            board: Some(city.board()),
            stages: city.stages() as u8,
            cards: city.built().iter().collect(),
            coins: city.coins(),
            tokens: city.tokens(),
        }
    };
    Seat::all(table.seats()).map(city).collect()
}

#[test]
fn a_finished_game_arranged_again_scores_the_same() {
    for seed in 0..400 {
        let rng = &mut generator(seed, 5);
        let edition = Edition::ALL[seed as usize % 2];
        let free_city = seed % 6 == 0;
        let setup = if free_city {
            Setup::deal_free_city(&[BoardOptions::default(); 3], rng)
        } else {
            let seats = 3 + seed as usize / 2 % 5;
            Setup::deal(edition, &vec![BoardOptions::default(); seats], rng)
        };
        let end = finished(setup.expect("3 to 7 seats"), rng);
        let cities = taken_apart(end.table());
        let table = Table::arranged(end.table().edition(), free_city, &cities);
        let table = table.unwrap_or_else(|error| panic!("{}: {error}", error.place()));
        assert_eq!(Some(outcome(&table)), end.outcome());
        assert_eq!(table.players(), end.players());
        assert_eq!(taken_apart(&table), cities);
        table.check();
    }
}

const GIZA: Board = Board {
    wonder: Wonder::Giza,
    side: Side::A,
};

/// A table of three cities with nothing but a board.
fn plain() -> Vec<ArrangedCity> {
    let wonders = [Wonder::Giza, Wonder::Rhodes, Wonder::Ephesus];
    let city = |wonder| ArrangedCity {
        board: Some(Board {
            wonder,
            side: Side::A,
        }),
        ..ArrangedCity::default()
    };
    wonders.map(city).to_vec()
}

fn error(cities: &[ArrangedCity]) -> ArrangeError {
    Table::arranged(Edition::First, false, cities).expect_err("refused")
}

/// What is wrong with the plain table after a change, where, and in words.
fn refused(change: impl FnOnce(&mut Vec<ArrangedCity>), expected: ArrangeError, said: &str) {
    let mut cities = plain();
    assert!(Table::arranged(Edition::First, false, &cities).is_ok());
    change(&mut cities);
    let error = error(&cities);
    assert_eq!(error, expected);
    assert_eq!(format!("{}: {error}", error.place()), said);
}

#[test]
fn the_game_has_three_to_seven_cities() {
    refused(
        |cities| cities.truncate(2),
        ArrangeError::Cities {
            count: 2,
            least: 3,
            most: 7,
        },
        "cities: the game has 3 to 7 cities, not 2",
    );
    let eight = vec![ArrangedCity::default(); 8];
    assert!(matches!(
        error(&eight),
        ArrangeError::Cities { count: 8, .. }
    ));
}

#[test]
fn the_free_city_is_the_third_city_of_a_first_edition() {
    let four = vec![ArrangedCity::default(); 4];
    let error = Table::arranged(Edition::First, true, &four).expect_err("refused");
    assert_eq!(error.to_string(), "the game has 3 cities, not 4");
    let error = Table::arranged(Edition::Second, true, &plain()).expect_err("refused");
    assert_eq!(error, ArrangeError::FreeCityEdition);
    assert_eq!(
        format!("{}: {error}", error.place()),
        "edition: the game with the Free City exists only in the first edition"
    );
    let table = Table::arranged(Edition::First, true, &plain()).expect("three cities");
    assert_eq!(table.free_city(), Some(Seat::FREE_CITY));
}

#[test]
fn a_board_has_so_many_stages() {
    let stages = |count, most| ArrangeError::Stages {
        city: 1,
        count,
        most,
    };
    refused(
        |cities| cities[1].stages = 4,
        stages(4, 3),
        "cities[1].stages: the board has 3 stages, not 4",
    );
    refused(
        |cities| {
            cities[1].board = None;
            cities[1].stages = 1;
        },
        stages(1, 0),
        "cities[1].stages: the board has 0 stages, not 1",
    );
}

#[test]
fn two_cities_do_not_have_the_same_wonder() {
    refused(
        |cities| cities[2].board = Some(GIZA),
        ArrangeError::SameWonder { city: 2, other: 0 },
        "cities[2].city: city 0 has the same wonder",
    );
    let mut unknown = plain();
    unknown.iter_mut().for_each(|city| city.board = None);
    assert!(Table::arranged(Edition::First, false, &unknown).is_ok());
}

#[test]
fn coins_can_be_scored() {
    refused(
        |cities| cities[0].coins = 10_000,
        ArrangeError::Coins {
            city: 0,
            count: 10_000,
        },
        "cities[0].coins: a city has at most 9999 coins, not 10000",
    );
}

#[test]
fn a_card_is_one_of_the_edition_and_stands_in_a_city_once() {
    refused(
        |cities| cities[1].cards = vec![Card::Altar, Card::Castrum],
        ArrangeError::OtherEdition {
            city: 1,
            at: 1,
            card: Card::Castrum,
        },
        "cities[1].cards[1]: Castrum is not in the edition",
    );
    refused(
        |cities| cities[2].cards = vec![Card::Altar, Card::Temple, Card::Altar],
        ArrangeError::Standing {
            city: 2,
            at: 2,
            card: Card::Altar,
        },
        "cities[2].cards[2]: Altar is already in the city",
    );
}

#[test]
fn a_city_has_two_conflicts_in_an_age() {
    refused(
        |cities| cities[0].tokens = Tokens::from_points(&[3, 3, 3]).expect("tokens"),
        ArrangeError::Victories {
            city: 0,
            age: Age::II,
            count: 3,
        },
        "cities[0].tokens: a city wins at most 2 conflicts of age II, not 3",
    );
    refused(
        |cities| {
            cities[0].tokens = Tokens::from_points(&[-1, -1, -1, -1, -1, 5, 5]).expect("tokens");
        },
        ArrangeError::Conflicts { city: 0, count: 7 },
        "cities[0].tokens: a city has at most 6 conflicts, not 7",
    );
    assert_eq!(Tokens::from_points(&[1, -1, 2]), Err(2));
}

/// One Altar is in a game of three, and none of the cards that are for four and more.
#[test]
fn a_game_has_so_many_copies_of_a_card() {
    refused(
        |cities| {
            cities[0].cards = vec![Card::Altar];
            cities[2].cards = vec![Card::Temple, Card::Altar];
        },
        ArrangeError::Copies {
            card: Card::Altar,
            count: 2,
            most: 1,
            city: 2,
            at: 1,
        },
        "cities: 2 × Altar, but the game has only 1",
    );
    refused(
        |cities| cities[1].cards = vec![Card::Excavation],
        ArrangeError::Copies {
            card: Card::Excavation,
            count: 1,
            most: 0,
            city: 1,
            at: 0,
        },
        "cities: 1 × Excavation, but the game has only 0",
    );
    refused(
        |cities| (0..2).for_each(|city| cities[city].cards = vec![Card::WorkersGuild]),
        ArrangeError::Copies {
            card: Card::WorkersGuild,
            count: 2,
            most: 1,
            city: 1,
            at: 0,
        },
        "cities: 2 × Workers Guild, but the game has only 1",
    );
}

#[test]
fn a_game_has_two_guilds_more_than_cities() {
    let guilds = [
        Card::WorkersGuild,
        Card::CraftsmensGuild,
        Card::TradersGuild,
        Card::PhilosophersGuild,
        Card::SpiesGuild,
        Card::BuildersGuild,
    ];
    refused(
        |cities| {
            cities[0].cards = guilds[..2].to_vec();
            cities[1].cards = guilds[2..].to_vec();
        },
        ArrangeError::Guilds { count: 6, most: 5 },
        "cities: 6 guilds, but the game has 5",
    );
}
