//! Every wonder and every progress token comes into play, in the middle of an age and with its last card.

use antipater_engine::State;
use antipater_engine::duel::{Age, Phase, Token};
use expect_test::expect;

use crate::duel::notation::{check, play, position, seat};

/// Constructs a wonder early in age II, and with the last card of age II.
fn construct(name: &str, choice: &str, early: expect_test::Expect, last: expect_test::Expect) {
    let cities = format!(
        "0: 30 coins, may build {name}
         1: 10 coins, Quarry, Press
         discard: Altar
         library: Law, Economy, Philosophy"
    );
    let moves = format!("construct {name} with Walls\n{choice}");
    check(&format!("age 2: Walls\n{cities}"), &moves, early);
    check(&format!("age 2, 1 left: Walls\n{cities}"), &moves, last);
}

#[test]
fn circus_maximus() {
    construct(
        "Circus Maximus",
        "destroy Press",
        expect![[r#"
            0 constructs Circus Maximus with Walls for 10
            pawn 0 to 1
            0 destroys Press
            slot 15 is Temple
            => 1 plays; coins [20, 10]
        "#]],
        expect![[r#"
            0 constructs Circus Maximus with Walls for 10
            pawn 0 to 1
            0 destroys Press
            age III is laid
            => 1 chooses who begins; coins [20, 10]
        "#]],
    );
}

#[test]
fn piraeus() {
    construct(
        "Piraeus",
        "",
        expect![[r#"
        0 constructs Piraeus with Walls for 9
        slot 15 is Temple
        0 plays again
        => 0 plays; coins [21, 10]
    "#]],
        expect![[r#"
        0 constructs Piraeus with Walls for 9
        0 loses the extra turn
        age III is laid
        => 0 chooses who begins; coins [21, 10]
    "#]],
    );
}

#[test]
fn the_appian_way() {
    construct(
        "The Appian Way",
        "",
        expect![[r#"
        0 constructs The Appian Way with Walls for 13
        0 receives 3 (The Appian Way)
        1 loses 3 (The Appian Way)
        slot 15 is Temple
        0 plays again
        => 0 plays; coins [20, 7]
    "#]],
        expect![[r#"
        0 constructs The Appian Way with Walls for 13
        0 receives 3 (The Appian Way)
        1 loses 3 (The Appian Way)
        0 loses the extra turn
        age III is laid
        => 0 chooses who begins; coins [20, 7]
    "#]],
    );
}

#[test]
fn the_colossus() {
    construct(
        "The Colossus",
        "",
        expect![[r#"
        0 constructs The Colossus with Walls for 8
        pawn 0 to 2
        slot 15 is Temple
        => 1 plays; coins [22, 10]
    "#]],
        expect![[r#"
        0 constructs The Colossus with Walls for 8
        pawn 0 to 2
        age III is laid
        => 1 chooses who begins; coins [22, 10]
    "#]],
    );
}

#[test]
fn the_great_library() {
    construct(
        "The Great Library",
        "keep Philosophy",
        expect![[r#"
            0 constructs The Great Library with Walls for 11
            0 keeps Philosophy
            slot 15 is Temple
            => 1 plays; coins [19, 10]
        "#]],
        expect![[r#"
            0 constructs The Great Library with Walls for 11
            0 keeps Philosophy
            age III is laid
            => 0 chooses who begins; coins [19, 10]
        "#]],
    );
}

#[test]
fn the_great_lighthouse() {
    construct(
        "The Great Lighthouse",
        "",
        expect![[r#"
        0 constructs The Great Lighthouse with Walls for 11
        slot 15 is Temple
        => 1 plays; coins [19, 10]
    "#]],
        expect![[r#"
        0 constructs The Great Lighthouse with Walls for 11
        age III is laid
        => 0 chooses who begins; coins [19, 10]
    "#]],
    );
}

#[test]
fn the_hanging_gardens() {
    construct(
        "The Hanging Gardens",
        "",
        expect![[r#"
        0 constructs The Hanging Gardens with Walls for 9
        0 receives 6 (The Hanging Gardens)
        slot 15 is Temple
        0 plays again
        => 0 plays; coins [27, 10]
    "#]],
        expect![[r#"
        0 constructs The Hanging Gardens with Walls for 9
        0 receives 6 (The Hanging Gardens)
        0 loses the extra turn
        age III is laid
        => 0 chooses who begins; coins [27, 10]
    "#]],
    );
}

#[test]
fn the_mausoleum() {
    construct(
        "The Mausoleum",
        "revive Altar",
        expect![[r#"
            0 constructs The Mausoleum with Walls for 11
            0 revives Altar
            slot 15 is Temple
            => 1 plays; coins [19, 10]
        "#]],
        expect![[r#"
            0 constructs The Mausoleum with Walls for 11
            0 revives Altar
            age III is laid
            => 0 chooses who begins; coins [19, 10]
        "#]],
    );
}

#[test]
fn the_pyramids() {
    construct(
        "The Pyramids",
        "",
        expect![[r#"
        0 constructs The Pyramids with Walls for 12
        slot 15 is Temple
        => 1 plays; coins [18, 10]
    "#]],
        expect![[r#"
        0 constructs The Pyramids with Walls for 12
        age III is laid
        => 0 chooses who begins; coins [18, 10]
    "#]],
    );
}

#[test]
fn the_sphinx() {
    construct(
        "The Sphinx",
        "",
        expect![[r#"
        0 constructs The Sphinx with Walls for 9
        slot 15 is Temple
        0 plays again
        => 0 plays; coins [21, 10]
    "#]],
        expect![[r#"
        0 constructs The Sphinx with Walls for 9
        0 loses the extra turn
        age III is laid
        => 0 chooses who begins; coins [21, 10]
    "#]],
    );
}

#[test]
fn the_statue_of_zeus() {
    construct(
        "The Statue of Zeus",
        "destroy Quarry",
        expect![[r#"
            0 constructs The Statue of Zeus with Walls for 13
            pawn 0 to 1
            0 destroys Quarry
            slot 15 is Temple
            => 1 plays; coins [17, 10]
        "#]],
        expect![[r#"
            0 constructs The Statue of Zeus with Walls for 13
            pawn 0 to 1
            0 destroys Quarry
            age III is laid
            => 1 chooses who begins; coins [17, 10]
        "#]],
    );
}

#[test]
fn the_temple_of_artemis() {
    construct(
        "The Temple of Artemis",
        "",
        expect![[r#"
        0 constructs The Temple of Artemis with Walls for 10
        0 receives 12 (The Temple of Artemis)
        slot 15 is Temple
        0 plays again
        => 0 plays; coins [32, 10]
    "#]],
        expect![[r#"
        0 constructs The Temple of Artemis with Walls for 10
        0 receives 12 (The Temple of Artemis)
        0 loses the extra turn
        age III is laid
        => 0 chooses who begins; coins [32, 10]
    "#]],
    );
}

/// Takes a token for a pair early in age II, and with the last card of age II; then a move that shows what it does.
fn take(name: &str, own: &str, next: &str, early: expect_test::Expect, last: expect_test::Expect) {
    let cities = format!("0: Pharmacist, {own}\n1: 12 coins\nboard: {name}");
    let moves = format!("build Dispensary\ntake {name}");
    check(
        &format!("age 2, 18 left: Dispensary, Tavern, Altar\n{cities}"),
        &format!("{moves}\ndiscard Tavern\n{next}"),
        early,
    );
    check(
        &format!("age 2, 1 left: Dispensary\n{cities}"),
        &moves,
        last,
    );
}

#[test]
fn agriculture() {
    take(
        "Agriculture",
        "",
        "",
        expect![[r#"
        0 builds Dispensary for 0 with Pharmacist
        0 takes Agriculture
        0 receives 6 (Agriculture)
        1 discards Tavern for 2
        => 0 plays; coins [6, 14]
    "#]],
        expect![[r#"
        0 builds Dispensary for 0 with Pharmacist
        0 takes Agriculture
        0 receives 6 (Agriculture)
        age III is laid
        => 0 chooses who begins; coins [6, 12]
    "#]],
    );
}

#[test]
fn architecture() {
    take(
        "Architecture",
        "may build The Sphinx, 4 coins",
        "construct The Sphinx with Altar",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            0 takes Architecture
            1 discards Tavern for 2
            0 constructs The Sphinx with Altar for 4
            0 plays again
            => 0 plays; coins [0, 14]
        "#]],
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            0 takes Architecture
            age III is laid
            => 0 chooses who begins; coins [4, 12]
        "#]],
    );
}

#[test]
fn economy() {
    check(
        "age 2, 18 left: Dispensary, Rostrum
         0: Pharmacist
         1: 12 coins
         board: Economy",
        "build Dispensary
         take Economy
         build Rostrum",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            0 takes Economy
            1 builds Rostrum for 4
            0 receives 4 (trade)
            => 0 plays; coins [4, 8]
        "#]],
    );
}

#[test]
fn law() {
    take(
        "Law",
        "",
        "",
        expect![[r#"
        0 builds Dispensary for 0 with Pharmacist
        0 takes Law
        1 discards Tavern for 2
        => 0 plays; coins [0, 14]
    "#]],
        expect![[r#"
        0 builds Dispensary for 0 with Pharmacist
        0 takes Law
        age III is laid
        => 0 chooses who begins; coins [0, 12]
    "#]],
    );
}

#[test]
fn masonry() {
    check(
        "age 2, 18 left: Dispensary, Tavern, Aqueduct
         0: Pharmacist, 2 coins
         board: Masonry",
        "build Dispensary
         take Masonry
         discard Tavern
         build Aqueduct",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            0 takes Masonry
            1 discards Tavern for 2
            0 builds Aqueduct for 2
            => 1 plays; coins [0, 2]
        "#]],
    );
}

#[test]
fn mathematics() {
    take(
        "Mathematics",
        "",
        "",
        expect![[r#"
        0 builds Dispensary for 0 with Pharmacist
        0 takes Mathematics
        1 discards Tavern for 2
        => 0 plays; coins [0, 14]
    "#]],
        expect![[r#"
        0 builds Dispensary for 0 with Pharmacist
        0 takes Mathematics
        age III is laid
        => 0 chooses who begins; coins [0, 12]
    "#]],
    );
}

#[test]
fn philosophy() {
    take(
        "Philosophy",
        "",
        "",
        expect![[r#"
        0 builds Dispensary for 0 with Pharmacist
        0 takes Philosophy
        1 discards Tavern for 2
        => 0 plays; coins [0, 14]
    "#]],
        expect![[r#"
        0 builds Dispensary for 0 with Pharmacist
        0 takes Philosophy
        age III is laid
        => 0 chooses who begins; coins [0, 12]
    "#]],
    );
}

#[test]
fn strategy() {
    check(
        "age 2, 18 left: Dispensary, Tavern, Barracks
         0: Pharmacist, Garrison
         board: Strategy",
        "build Dispensary
         take Strategy
         discard Tavern
         build Barracks",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            0 takes Strategy
            1 discards Tavern for 2
            0 builds Barracks for 0 with Garrison
            pawn 0 to 2
            => 1 plays; coins [0, 2]
        "#]],
    );
}

#[test]
fn theology() {
    check(
        "age 2, 18 left: Dispensary, Tavern, Barracks
         0: Pharmacist, 9 coins, may build The Pyramids
         board: Theology",
        "build Dispensary
         take Theology
         discard Tavern
         construct The Pyramids with Barracks",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            0 takes Theology
            1 discards Tavern for 2
            0 constructs The Pyramids with Barracks for 8
            0 plays again
            => 0 plays; coins [1, 2]
        "#]],
    );
}

#[test]
fn theology_from_the_great_library_does_not_help_that_library() {
    check(
        "age 2: Walls
         0: 30 coins, may build The Great Library
         library: Theology, Law, Economy",
        "construct The Great Library with Walls
         keep Theology",
        expect![[r#"
            0 constructs The Great Library with Walls for 10
            0 keeps Theology
            slot 15 is Temple
            => 1 plays; coins [20, 0]
        "#]],
    );
}

#[test]
fn urbanism() {
    check(
        "age 2, 18 left: Dispensary, Tavern, Barracks
         0: Pharmacist, Garrison
         board: Urbanism",
        "build Dispensary
         take Urbanism
         discard Tavern
         build Barracks",
        expect![[r#"
            0 builds Dispensary for 0 with Pharmacist
            0 takes Urbanism
            0 receives 6 (Urbanism)
            1 discards Tavern for 2
            0 builds Barracks for 0 with Garrison
            0 receives 4 (chain)
            pawn 0 to 1
            => 1 plays; coins [10, 2]
        "#]],
    );
}

#[test]
fn each_token_comes_with_the_last_card_of_an_age_too() {
    for token in Token::ALL {
        let name = token.name();
        let choices = [
            (
                "0: Pharmacist, 50 coins",
                "board",
                "build Dispensary",
                "take",
            ),
            (
                "0: 50 coins, may build The Great Library",
                "library",
                "construct The Great Library with Dispensary",
                "keep",
            ),
        ];
        for (city, from, last, verb) in choices {
            let mut duel = position(&format!(
                "age 2, 1 left: Dispensary\n{city}\n{from}: {name}"
            ));
            play(&mut duel, last);
            assert_eq!(duel.legal_actions(seat(0)).len(), 1, "{name}");
            assert_eq!(duel.table().age, Age::II, "the choice comes first");
            play(&mut duel, &format!("{verb} {name}"));
            assert!(duel.table().cities[seat(0)].tokens.contains(token));
            assert_eq!(duel.table().age, Age::III);
            assert_eq!(duel.table().phase, Phase::Begin { seat: seat(0) });
        }
    }
}
