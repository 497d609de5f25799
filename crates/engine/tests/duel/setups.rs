//! The deal: pinned for ever, fair, and refused when it is none.

use antipater_engine::duel::{Age, Back, Card, Duel, InvalidSetup, Opening, Setup, Token, Wonder};
use antipater_engine::{State, rng};
use expect_test::expect;

use crate::duel::notation::seat;

/// If this fails, old seeds would deal other games: restore the deal, never this test.
#[test]
fn a_seed_deals_the_same_game_for_ever() {
    let setup = Setup::deal(&mut rng::generator(7, 0));
    expect![[r#"{"first":1,"board_tokens":["Masonry","Agriculture","Mathematics","Strategy","Architecture"],"box_tokens":["Urbanism","Philosophy","Law","Economy","Theology"],"library":["Philosophy","Law","Economy"],"draft":[["The Mausoleum","The Great Library","The Great Lighthouse","The Temple of Artemis"],["The Pyramids","The Sphinx","The Hanging Gardens","Piraeus"]],"ages":{"1":["Press","Clay Reserve","Wood Reserve","Palisade","Scriptorium","Clay Pit","Baths","Lumber Yard","Guard Tower","Logging Camp","Apothecary","Pharmacist","Workshop","Clay Pool","Altar","Stone Reserve","Quarry","Theater","Glassworks","Garrison"],"2":["Courthouse","Aqueduct","Temple","Sawmill","Forum","Dispensary","Barracks","Shelf Quarry","Library","Brewery","Horse Breeders","Brickyard","Parade Ground","School","Caravansery","Rostrum","Customs House","Drying Room","Walls","Laboratory"],"3":["Siege Workshop","Chamber of Commerce","Lighthouse","Study","Town Hall","Obelisk","Palace","Armory","Senate","University","Observatory","Arsenal","Moneylenders Guild","Tacticians Guild","Academy","Pantheon","Gardens","Port","Builders Guild","Pretorium"]}}"#]].assert_eq(&setup.write());
    let setup = Setup::deal_first_game(&mut rng::generator(7, 0));
    expect![[r#"{"first":1,"board_tokens":["Law","Philosophy","Mathematics","Strategy","Masonry"],"box_tokens":["Theology","Urbanism","Agriculture","Architecture","Economy"],"library":["Architecture","Economy","Agriculture"],"wonders":[["Circus Maximus","Piraeus","The Appian Way","The Colossus"],["The Pyramids","The Great Lighthouse","The Temple of Artemis","The Statue of Zeus"]],"ages":{"1":["Press","Guard Tower","Apothecary","Palisade","Clay Pit","Altar","Workshop","Clay Reserve","Tavern","Scriptorium","Quarry","Stone Reserve","Glassworks","Lumber Yard","Baths","Clay Pool","Logging Camp","Theater","Pharmacist","Stone Pit"],"2":["Brewery","Dispensary","Library","Sawmill","Archery Range","Statue","School","Shelf Quarry","Horse Breeders","Forum","Barracks","Drying Room","Courthouse","Customs House","Temple","Laboratory","Parade Ground","Aqueduct","Brickyard","Rostrum"],"3":["Merchants Guild","Fortifications","Obelisk","Port","Study","Lighthouse","Town Hall","Chamber of Commerce","Tacticians Guild","Senate","Academy","Palace","Pretorium","Arena","Moneylenders Guild","Siege Workshop","Armory","Circus","Arsenal","Gardens"]}}"#]].assert_eq(&setup.write());
}

#[test]
fn every_deal_is_valid_and_has_three_guilds_in_age_iii() {
    let mut rng = rng::generator(3, 0);
    let mut first = [0u32; 2];
    let mut in_age = [0u32; Card::COUNT];
    for _ in 0..3_000 {
        let setup = Setup::deal(&mut rng);
        first[setup.first.number()] += 1;
        setup
            .ages
            .iter()
            .flatten()
            .for_each(|card| in_age[card.index()] += 1);
        Duel::new(setup).expect("a deal is valid");
    }
    assert!(first[0].abs_diff(1_500) < 150, "{first:?}");
    for card in Card::ALL {
        let expected = match card.row().back {
            Back::I | Back::II => 3_000 * 20 / 23,
            Back::III => 3_000 * 17 / 20,
            Back::Guild => 3_000 * 3 / 7,
        };
        assert!(in_age[card.index()].abs_diff(expected) < 150, "{card:?}");
    }
}

#[test]
fn a_setup_that_is_no_deal_is_refused_with_its_reason() {
    let good = Setup::deal(&mut rng::generator(7, 0));
    let refuse = |change: fn(&mut Setup)| {
        let mut setup = good;
        change(&mut setup);
        Duel::new(setup).expect_err("refused")
    };
    assert_eq!(
        refuse(|s| s.first = seat(2)),
        InvalidSetup::NoSuchSeat(seat(2))
    );
    let wonder = refuse(|s| s.opening = Opening::Draft([[Wonder::Sphinx; 4]; 2]));
    assert_eq!(wonder, InvalidSetup::WonderTwice(Wonder::Sphinx));
    let token = refuse(|s| s.board_tokens = [Token::Law; 5]);
    assert_eq!(token, InvalidSetup::TokenTwice(Token::Law));
    let library = refuse(|s| s.library[0] = s.board_tokens[0]);
    assert_eq!(library, InvalidSetup::NotInTheBox(good.board_tokens[0]));
    let twice = refuse(|s| s.library = [s.box_tokens[0]; 3]);
    assert_eq!(twice, InvalidSetup::TokenTwice(good.box_tokens[0]));
    let card = good.ages[1][0];
    let age = refuse(|s| s.ages[0][3] = s.ages[1][0]);
    assert_eq!(age, InvalidSetup::WrongAge { card, age: Age::I });
    let twice = refuse(|s| s.ages[0][3] = s.ages[0][4]);
    assert_eq!(twice, InvalidSetup::CardTwice(good.ages[0][4]));
    let guilds = refuse(|s| {
        let used = s.ages[2];
        let mut spare = Card::ALL
            .into_iter()
            .filter(|card| card.row().back == Back::III && !used.contains(card));
        let guild = s.ages[2]
            .iter_mut()
            .find(|card| card.row().back == Back::Guild);
        *guild.expect("a guild") = spare.next().expect("a spare card");
    });
    assert_eq!(guilds, InvalidSetup::Guilds(2));
    assert_eq!(guilds.to_string(), "age III has 2 guilds instead of 3");
}
