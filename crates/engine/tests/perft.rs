//! Counts that must never change without a reason: how many joint actions a position has, one and two steps deep, along
//! fixed lines of play; and the deals of fixed seeds. They say that something changed, not what is right.

use std::fmt::Write as _;

use antipater_engine::rng::{below, generator};
use antipater_engine::seven::{
    Action, Age, BoardOptions, Edition, Phase, Setup, Seven, Side, Wonder,
};
use antipater_engine::{Actions, JointAction, Seat, State};
use expect_test::{Expect, expect};
use rand_chacha::ChaCha20Rng;

fn deal(edition: Edition, boards: &[(Wonder, Side)], seed: u64) -> Setup {
    let of = |&(wonder, side): &(Wonder, Side)| BoardOptions {
        wonder: Some(wonder),
        side: Some(side),
    };
    let options: Vec<BoardOptions> = boards.iter().map(of).collect();
    Setup::deal(edition, &options, &mut generator(seed, 0)).expect("a deal")
}

/// The legal actions of the seats that act.
fn legal(position: &Seven) -> Vec<(Seat, Actions<Action>)> {
    let seats = position.to_act().iter();
    seats
        .map(|seat| (seat, position.legal_actions(seat)))
        .collect()
}

/// Visits every joint of a position. What the Free City may do depends on what the holder of its card does.
fn each_joint(
    position: &Seven,
    joint: JointAction<Action>,
    visit: &mut impl FnMut(&JointAction<Action>),
) {
    let open = |seat: &Seat| joint.get(*seat).is_none();
    let Some(seat) = position.to_act().iter().find(open) else {
        visit(&joint);
        return;
    };
    for &action in position.legal_actions_given(seat, &joint).iter() {
        let mut joint = joint;
        joint.set(seat, action);
        each_joint(position, joint, visit);
    }
}

/// How many joints a position has.
fn joints(position: &Seven) -> u64 {
    if let Some(city) = position.table().free_city()
        && position.to_act().contains(city)
    {
        let holder = position.chooser(city);
        let given = |own| {
            position
                .legal_actions_given(city, &JointAction::only(holder, own))
                .len()
        };
        let both = position
            .legal_actions(holder)
            .iter()
            .map(|&own| given(own))
            .sum::<usize>();
        if both > 0 {
            let other = holder.left(2);
            return (both * position.legal_actions(other).len()) as u64;
        }
    }
    let actions = legal(position);
    actions
        .iter()
        .map(|(_, actions)| actions.len() as u64)
        .product()
}

/// How many sequences of two joints a position has.
fn joints_two_deep(position: &Seven) -> u64 {
    let (mut visited, mut sum) = (0, 0);
    each_joint(position, JointAction::new(), &mut |joint| {
        visited += 1;
        let mut child = position.clone();
        child.apply_unchecked(joint);
        sum += joints(&child);
    });
    assert_eq!(visited, joints(position));
    sum
}

/// Plays at random from a fixed seed. Building is preferred to selling, so that cities grow.
fn next(position: &Seven, rng: &mut ChaCha20Rng) -> JointAction<Action> {
    position.ask(|_, actions| {
        let sales = |action: &&Action| matches!(action, Action::Sell { .. });
        let others = actions.len() - actions.iter().filter(sales).count();
        let choices = if others > 0 { others } else { actions.len() };
        actions[below(rng, choices as u32) as usize]
    })
}

/// The number of actions of each seat at each step of a line of play; at the first and fifth turn of each age, and at
/// steps of a single seat, also the joints one and two steps deep.
#[allow(clippy::needless_pass_by_value, reason = "as `expect!` gives it")]
fn check(edition: Edition, boards: [(Wonder, Side); 3], seed: u64, expect: Expect) {
    check_deal(deal(edition, &boards, seed), seed, expect);
}

/// The same in the game with the Free City, whose board is the third.
fn check_free_city(boards: [(Wonder, Side); 3], seed: u64, expect: Expect) {
    check_deal(
        with_free_city(deal(Edition::First, &boards, seed)),
        seed,
        expect,
    );
}

/// A deal for three, of which the Free City gets the third part.
fn with_free_city(deal: Setup) -> Setup {
    Setup {
        free_city: true,
        ..deal
    }
}

#[allow(clippy::needless_pass_by_value, reason = "as `expect!` gives it")]
fn check_deal(setup: Setup, seed: u64, expect: Expect) {
    let mut position = Seven::new(setup).expect("a deal");
    let mut rng = generator(seed, 1);
    let mut told = String::new();
    while let Some((age, turn)) = position.table().phase().clock() {
        let counts: Vec<String> = legal(&position)
            .iter()
            .map(|(_, actions)| actions.len().to_string())
            .collect();
        let step = match position.table().phase() {
            Phase::Seventh { .. } => " seventh",
            Phase::Discard { .. } => " discard",
            Phase::Turn { .. } | Phase::Over => "",
        };
        let _ = write!(told, "{age}.{turn}{step}: {}", counts.join(" "));
        if turn == 1 || turn == 5 || !step.is_empty() {
            let (one, two) = (joints(&position), joints_two_deep(&position));
            let _ = write!(told, "; {one} joints, {two} two deep");
        }
        told += "\n";
        position.apply(&next(&position, &mut rng)).expect("legal");
    }
    let outcome = position.outcome().expect("the game is over");
    let totals: Vec<String> = Seat::all(3)
        .map(|seat| outcome.scores[seat].total().to_string())
        .collect();
    let _ = writeln!(told, "points: {}", totals.join(" "));
    expect.assert_eq(&told);
}

use Side::{A, B};
use Wonder::{Alexandria, Babylon, Ephesus, Giza, Halicarnassus, Olympia, Rhodes};

#[test]
fn halicarnassus_babylon_olympia() {
    let boards = [(Halicarnassus, B), (Babylon, B), (Olympia, A)];
    check(
        Edition::First,
        boards,
        1,
        expect![[r#"
        I.1: 13 19 13; 3211 joints, 5767134 two deep
        I.2: 11 19 16
        I.3: 8 14 16
        I.4: 8 6 12
        I.5: 6 6 7; 252 joints, 19416 two deep
        I.6: 3 4 4
        II.1: 11 13 16; 2288 joints, 2683578 two deep
        II.2: 9 8 7
        II.3: 9 10 8
        II.4: 11 8 5
        II.4 discard: 4; 4 joints, 351 two deep
        II.5: 6 3 4; 72 joints, 8664 two deep
        II.6: 4 10 4
        II.6 seventh: 3; 3 joints, 30720 two deep
        III.1: 24 16 32; 12288 joints, 43674112 two deep
        III.1 discard: 6; 6 joints, 10638 two deep
        III.2: 8 9 23
        III.3: 22 7 19
        III.3 discard: 5; 5 joints, 4290 two deep
        III.4: 11 5 15
        III.5: 7 6 9; 378 joints, 40864 two deep
        III.6: 5 5 5
        III.6 seventh: 2; 2 joints, 2 two deep
        points: 49 50 37
    "#]],
    );
}

#[test]
fn olympia_alexandria_rhodes() {
    let boards = [(Olympia, B), (Alexandria, B), (Rhodes, B)];
    check(
        Edition::First,
        boards,
        2,
        expect![[r#"
        I.1: 12 13 13; 2028 joints, 2881385 two deep
        I.2: 11 10 11
        I.3: 9 10 8
        I.4: 7 7 8
        I.5: 9 8 7; 504 joints, 53568 two deep
        I.6: 4 6 3
        II.1: 13 19 10; 2470 joints, 5738014 two deep
        II.2: 11 11 10
        II.3: 10 10 8
        II.4: 7 7 5
        II.5: 7 9 10; 630 joints, 88620 two deep
        II.6: 2 3 5
        III.1: 30 14 8; 3360 joints, 10142256 two deep
        III.2: 11 12 10
        III.3: 10 10 10
        III.4: 6 8 5
        III.5: 12 6 5; 360 joints, 19680 two deep
        III.6: 4 4 4
        points: 50 40 42
    "#]],
    );
}

#[test]
fn giza_ephesus_halicarnassus() {
    let boards = [(Giza, B), (Ephesus, A), (Halicarnassus, A)];
    check(
        Edition::First,
        boards,
        3,
        expect![[r#"
        I.1: 12 12 14; 2016 joints, 2778822 two deep
        I.2: 12 10 11
        I.3: 11 10 9
        I.4: 7 7 13
        I.5: 9 5 7; 315 joints, 32472 two deep
        I.6: 7 6 3
        II.1: 11 21 14; 3234 joints, 10604097 two deep
        II.2: 16 18 10
        II.3: 14 15 7
        II.4: 7 13 5
        II.5: 3 9 6; 162 joints, 12112 two deep
        II.6: 4 3 3
        III.1: 39 17 11; 7293 joints, 26282444 two deep
        III.2: 8 16 18
        III.3: 25 12 16
        III.3 discard: 7; 7 joints, 4680 two deep
        III.4: 6 10 12
        III.5: 8 6 6; 288 joints, 23247 two deep
        III.6: 6 4 4
        points: 47 43 58
    "#]],
    );
}

#[test]
fn olympia_babylon_halikarnassos_of_the_second_edition() {
    let boards = [(Olympia, B), (Babylon, B), (Halicarnassus, B)];
    check(
        Edition::Second,
        boards,
        4,
        expect![[r#"
        I.1: 13 12 13; 2028 joints, 2846492 two deep
        I.2: 11 11 11
        I.3: 8 10 9
        I.4: 6 8 9
        I.5: 6 6 7; 252 joints, 30064 two deep
        I.6: 5 4 4
        II.1: 19 14 11; 2926 joints, 9030680 two deep
        II.2: 18 10 10
        II.3: 13 11 7
        II.4: 11 8 5
        II.5: 7 5 5; 175 joints, 17408 two deep
        II.6: 4 4 4
        III.1: 14 19 11; 2926 joints, 16295028 two deep
        III.2: 14 14 25
        III.3: 31 5 22
        III.3 discard: 8; 8 joints, 21600 two deep
        III.4: 24 9 11
        III.4 discard: 8; 8 joints, 2340 two deep
        III.5: 4 5 12; 240 joints, 21242 two deep
        III.5 discard: 7; 7 joints, 456 two deep
        III.6: 4 9 3
        points: 43 33 34
    "#]],
    );
}

#[test]
fn olympia_rhodos_ephesos_of_the_second_edition() {
    let boards = [(Olympia, A), (Rhodes, A), (Ephesus, B)];
    check(
        Edition::Second,
        boards,
        5,
        expect![[r#"
        I.1: 12 12 14; 2016 joints, 2653151 two deep
        I.2: 12 10 11
        I.3: 10 10 8
        I.4: 8 8 8
        I.5: 6 5 6; 180 joints, 15216 two deep
        I.6: 4 4 4
        II.1: 14 9 12; 1512 joints, 1757587 two deep
        II.2: 16 7 10
        II.3: 8 6 15
        II.4: 8 5 8
        II.5: 9 3 9; 243 joints, 65796 two deep
        II.6: 8 6 7
        III.1: 14 28 26; 10192 joints, 41267352 two deep
        III.2: 12 7 25
        III.3: 10 6 17
        III.4: 8 6 13
        III.5: 6 7 11; 462 joints, 24468 two deep
        III.6: 4 4 3
        points: 44 47 46
    "#]],
    );
}

#[test]
fn the_free_city_as_halicarnassus() {
    let boards = [(Babylon, B), (Olympia, A), (Halicarnassus, B)];
    check_free_city(
        boards,
        6,
        expect![[r#"
        I.1: 23 12 7; 1680 joints, 1852113 two deep
        I.2: 10 13 6
        I.3: 11 8 5
        I.4: 7 8 4
        I.5: 7 4 8; 164 joints, 9507 two deep
        I.6: 3 5 7
        II.1: 19 12 20; 3990 joints, 5817330 two deep
        II.1 discard: 4; 4 joints, 3808 two deep
        II.2: 9 17 7
        II.3: 15 17 2
        II.4: 15 11 2
        II.5: 6 14 4; 120 joints, 14972 two deep
        II.6: 6 5 3
        II.6 seventh: 2; 2 joints, 4913 two deep
        III.1: 13 17 11; 2142 joints, 2972230 two deep
        III.2: 12 12 7
        III.3: 12 5 19
        III.3 discard: 8; 8 joints, 5120 two deep
        III.4: 8 10 10
        III.4 discard: 7; 7 joints, 2604 two deep
        III.5: 8 7 9; 378 joints, 26296 two deep
        III.6: 4 3 5
        III.6 seventh: 2; 2 joints, 2 two deep
        points: 55 44 26
    "#]],
    );
}

#[test]
fn the_free_city_as_babylon() {
    let boards = [(Halicarnassus, A), (Ephesus, B), (Babylon, B)];
    check_free_city(
        boards,
        7,
        expect![[r#"
        I.1: 14 14 14; 2380 joints, 2721436 two deep
        I.2: 12 12 12
        I.3: 12 10 6
        I.4: 12 10 6
        I.5: 8 6 4; 144 joints, 7680 two deep
        I.6: 4 10 3
        II.1: 12 20 7; 1464 joints, 1915266 two deep
        II.2: 19 19 3
        II.2 discard: 4; 4 joints, 1770 two deep
        II.3: 15 18 6
        II.4: 9 12 5
        II.5: 5 12 4; 180 joints, 16984 two deep
        II.6: 4 8 9
        II.6 seventh: 1; 1 joints, 456 two deep
        III.1: 14 19 2; 456 joints, 353748 two deep
        III.2: 12 19 7
        III.3: 10 14 10
        III.4: 8 15 7
        III.5: 8 9 4; 108 joints, 9072 two deep
        III.6: 4 7 3
        III.6 seventh: 2; 2 joints, 2 two deep
        points: 45 48 58
    "#]],
    );
}

/// If this fails, old seeds would deal other games: restore the deal, never this test.
#[test]
fn a_seed_deals_the_same_game_for_ever() {
    let mut told = String::new();
    for edition in Edition::ALL {
        for seats in 3..=7 {
            let hashes: Vec<String> = [0, 1, u64::MAX]
                .iter()
                .map(|&seed| {
                    let options = vec![BoardOptions::default(); seats];
                    let setup = Setup::deal(edition, &options, &mut generator(seed, 7));
                    format!("{:016x}", hash(&text(&setup.expect("a deal"))))
                })
                .collect();
            let _ = writeln!(told, "{} {seats}: {}", edition.name(), hashes.join(" "));
        }
    }
    expect![[r#"
        first 3: 4b20ab9bee3e55ab fa8871149d410657 8be52dfe00e8eab0
        first 4: 2df19cd4c0bb4686 b7203f7d5d293071 282ed8440bea7246
        first 5: f81094bbf9860b35 0b23e97335c628fc a69f6951b605cb08
        first 6: 540f2aa923571ebd 4095c43b40247c08 8d834141d4de40dd
        first 7: 0bff1eede593f6d7 8b3b36500658538d 2a35a777a5bf4bfc
        second 3: 792159784c89c091 439b5a80dc652072 d5377b7a2acb7867
        second 4: 6b5408fb57d1265a ae2eb699cbfec49c f9922d563b23b45d
        second 5: fc3e445b7e825965 8c8900167d2fe81a 881bac947254109b
        second 6: d17f5a95208b0c6d d9e98ca8f8a21283 62bd0ed08856d52c
        second 7: 9fb73ab98a5c3b1f 1d15cf59f710a089 68b4d93240710f6f
    "#]]
    .assert_eq(&told);
}

/// The game with the Free City deals as for three players of the first edition: the third hand is the pile.
#[test]
fn a_seed_deals_the_free_city_the_same_game_for_ever() {
    for seed in [0, 1, u64::MAX] {
        let options = [BoardOptions::default(); 3];
        let three = Setup::deal(Edition::First, &options, &mut generator(seed, 7));
        let free_city = Setup::deal_free_city(&options, &mut generator(seed, 7));
        assert_eq!(free_city, three.map(with_free_city));
    }
}

/// One whole deal, for the eye.
#[test]
fn the_deal_of_seed_0() {
    let options = vec![BoardOptions::default(); 3];
    let setup = Setup::deal(Edition::First, &options, &mut generator(0, 0));
    expect![[r#"
        Babylon B
        Alexandria B
        Olympia A
        I: Apothecary, West Trading Post, Press, Scriptorium, Marketplace, Clay Pool, Baths
        I: Barracks, Ore Vein, East Trading Post, Lumber Yard, Timber Yard, Stockade, Altar
        I: Glassworks, Loom, Stone Pit, Guard Tower, Workshop, Clay Pit, Theater
        II: Statue, School, Forum, Glassworks, Sawmill, Dispensary, Vineyard
        II: Aqueduct, Stables, Caravansery, Quarry, Library, Courthouse, Laboratory
        II: Foundry, Loom, Walls, Archery Range, Temple, Press, Brickyard
        III: Haven, Academy, Palace, Observatory, University, Strategists Guild, Pantheon
        III: Siege Workshop, Study, Craftsmens Guild, Town Hall, Fortifications, Lodge, Arsenal
        III: Magistrates Guild, Philosophers Guild, Arena, Lighthouse, Builders Guild, Senate, Gardens
    "#]].assert_eq(&text(&setup.expect("a deal")));
}

/// A deal in words: the boards, then the hands of each age in seat order, as dealt.
fn text(setup: &Setup) -> String {
    let mut told = String::new();
    for board in &setup.boards {
        let city = board.wonder.city(setup.edition);
        let _ = writeln!(told, "{city} {}", board.side.name(setup.edition));
    }
    for age in Age::ALL {
        for hand in &setup.hands[age as usize] {
            let names: Vec<&str> = hand.iter().map(|card| card.name()).collect();
            let _ = writeln!(told, "{age}: {}", names.join(", "));
        }
    }
    told
}

/// FNV-1a with 64 bits (G. Fowler, L. C. Noll, K.-P. Vo).
fn hash(text: &str) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}
