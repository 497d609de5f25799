//! What stays hidden: what is chosen, until all have chosen; the drawn card, the card the Free City sells or lays under
//! its wonder, and the last card of its pile, from the player who does not hold the Free City card.

use std::collections::BTreeSet;

use antipater_engine::rng::{below, generator};
use antipater_engine::seven::{
    Action, Age, Board, BoardOptions, By, Card, Edition, IllegalAction, Phase, Setup, Seven, Side,
    TURNS, Terms, Wonder, deck,
};
use antipater_engine::{JointAction, Seat, State};
use expect_test::expect;
use rand_chacha::ChaCha20Rng;

use crate::rules::notation::check;

/// Rules F11 and F37: seat 1 sees a stage of the Free City, not its marker; whoever chose it remembers.
#[test]
fn the_marker_of_the_free_city_is_the_holders_secret() {
    check(
        "free city
         0 Rhodes A | Stone Pit, Altar, Theater
         1 Ephesus A
         2 Giza A",
        "2 builds Stone Pit
         until turn 3
         0 sells Altar; 2 stages with Theater
         0 saw?
         1 saw?
         0 same if 0 sells Theater; 2 stages with Altar?
         1 same if 0 sells Theater; 2 stages with Altar?",
        expect![[r#"
            I.1: 2 builds Stone Pit
            I.3: 0 sells; 2 builds stage 1 | coins 0 +3
            0 used Altar and for the Free City Theater and saw: 0 sold a card, 1 sold a card, 2 built a stage
            1 used Glassworks and saw: 0 sold a card, 1 sold a card, 2 built a stage
            0 would see something else
            1 would see the same
        "#]],
    );
}

/// Rules F9 and F39: a forced sale is face down: seat 0 does not see which card seat 1 sold for itself, which for the
/// Free City, nor which of the three it left over.
#[test]
fn the_sold_card_of_the_free_city_is_the_holders_secret() {
    check(
        "free city
         0 Rhodes A | Baths, Stockade
         1 Ephesus A | Lumber Yard, Stone Pit, Clay Pool, Clay Pit, Timber Yard
         2 Alexandria A | .., Guard Tower, Altar",
        "until turn 6
         1 sells Baths; 2 sells Guard Tower
         0 saw?
         1 saw?
         0 same if 1 sells Guard Tower; 2 sells Baths?
         0 same if 1 sells Stockade; 2 sells Baths?
         1 same if 1 sells Guard Tower; 2 sells Baths?",
        expect![[r#"
            I.6: 1 sells; 2 sells | coins 1 +3, 2 +3
            0 used Clay Pit and saw: 0 sold a card, 1 sold a card, 2 sold a card
            1 used Baths and for the Free City Guard Tower and saw: 0 sold a card, 1 sold a card, 2 sold a card
            0 would see the same
            0 would see the same
            1 would see something else
        "#]],
    );
}

/// What is left of the hand is seen on the next turn, when it is exchanged.
#[test]
fn the_exchanged_hand_is_seen() {
    check(
        "free city
         0 Rhodes A | Altar, Theater, Press
         1 Ephesus A
         2 Alexandria A",
        "0 sells Altar; 2 builds Press
         1 same if 0 sells Theater; 2 builds Press?
         0 same if 1 sells Baths?",
        expect![[r#"
            I.1: 0 sells; 2 builds Press | coins 0 +3
            1 would see something else
            0 would see something else
        "#]],
    );
}

/// Rule F37: the drawn card is known to the one who drew it, to the other only from the hand that is passed on.
#[test]
fn the_drawn_card_is_seen_by_its_drawer() {
    check(
        "free city
         0 Rhodes A
         1 Ephesus A
         2 Alexandria A | Altar, Theater",
        "0 sees?
         1 sees?
         0 builds Altar
         0 sees?
         1 sees?",
        expect![[r#"
            0 sees [Lumber Yard, Stone Pit, Clay Pool, Ore Vein, Clay Pit, Timber Yard, Loom, Altar], drew Altar
            1 sees [Glassworks, Press, Baths, East Trading Post, West Trading Post, Marketplace, Stockade]
            I.1: 0 builds Altar; 2 builds Lumber Yard
            0 sees [Press, Baths, East Trading Post, West Trading Post, Marketplace, Stockade]
            1 sees [Stone Pit, Clay Pool, Ore Vein, Clay Pit, Timber Yard, Loom, Theater], drew Theater
        "#]],
    );
}

/// A deal with these boards, or boards that are drawn.
fn deal(boards: [Option<Board>; 3], rng: &mut ChaCha20Rng) -> Setup {
    let options = |board: Option<Board>| BoardOptions {
        wonder: board.map(|board| board.wonder),
        side: board.map(|board| board.side),
    };
    Setup::deal_free_city(&boards.map(options), rng).expect("a deal")
}

fn any(actions: &[Action], rng: &mut ChaCha20Rng) -> Action {
    // Stages are rare and hide most, so every other choice is one if there is one.
    let stages = actions.iter().filter(|a| matches!(a, Action::Stage { .. }));
    let stages: Vec<Action> = stages.copied().collect();
    match &stages[..] {
        [] => actions[below(rng, actions.len() as u32) as usize],
        _ if below(rng, 2) == 0 => actions[below(rng, actions.len() as u32) as usize],
        stages => stages[below(rng, stages.len() as u32) as usize],
    }
}

/// Plays to the next turn.
fn step(position: &mut Seven, rng: &mut ChaCha20Rng) {
    loop {
        position.apply(&random_joint(position, rng)).expect("legal");
        if matches!(position.table().phase(), Phase::Turn { .. } | Phase::Over) {
            return;
        }
    }
}

/// The player who holds the Free City card: in ages I and III seat 0 begins, in age II seat 1.
fn holder(age: Age, turn: u8) -> Seat {
    seat((usize::from(age == Age::II) + usize::from(turn) - 1) % 2)
}

pub(crate) fn random_joint(position: &Seven, rng: &mut ChaCha20Rng) -> JointAction<Action> {
    position.ask(|_, legal| any(legal, rng))
}

/// Rule F34: with three-player decks no card is in an age twice, so the own card and the Free City's always differ.
#[test]
fn no_card_is_twice_in_an_age() {
    for age in Age::ALL {
        let deck = deck(Edition::First, age, 3);
        let different: BTreeSet<_> = deck.iter().collect();
        assert_eq!(different.len(), deck.len());
    }
}

/// Ruling 15, in random games: of the cards the own one leaves, each that can be built or used for a stage may be
/// chosen, one with a chain in one way only; if there is none, any of them is sold. What may be legal for the Free City
/// before the own card is chosen is all that together.
#[test]
fn it_plays_what_it_can_of_what_the_own_card_leaves() {
    let mut rng = generator(40, 0);
    let (mut sales, mut chains, mut powers) = (0, 0, 0);
    for game in 0..100 {
        let olympia = Board {
            wonder: Wonder::Olympia,
            side: Side::A,
        };
        let boards = [None, None, (game % 2 == 0).then_some(olympia)];
        let mut position = Seven::new(deal(boards, &mut rng)).expect("a deal");
        while let Phase::Turn { age, turn } = position.table().phase() {
            let city = Seat::FREE_CITY;
            let mut union = BTreeSet::new();
            for &own in position.legal_actions(holder(age, turn)).iter() {
                let chosen = JointAction::only(holder(age, turn), own);
                let given = position.legal_actions_given(city, &chosen);
                union.extend(given.iter().copied());
                let left: BTreeSet<Card> = position.hand(city).iter().copied().collect();
                let left = left.into_iter().filter(|card| Some(*card) != own.card());
                let left: BTreeSet<Card> = left.collect();
                let playable = |card: &Card| is_playable(&position, *card);
                let cards: BTreeSet<Card> = given.iter().filter_map(|a| a.card()).collect();
                let ways = |card: Card| given.iter().filter(move |a| a.card() == Some(card));
                let sells = |action: &Action| matches!(action, Action::Sell { .. });
                if left.iter().any(playable) {
                    assert_eq!(cards, left.into_iter().filter(playable).collect());
                    assert!(!given.iter().any(sells), "it sells only if it must");
                } else {
                    assert_eq!(cards, left);
                    assert!(given.iter().all(sells), "it cannot play");
                    sales += 1;
                }
                for action in given.iter() {
                    if let Action::Build { card, by, .. } = *action {
                        assert!(by != By::Chain || ways(card).count() == 1);
                        chains += u32::from(by == By::Chain);
                        powers += u32::from(by == By::Power);
                    }
                }
            }
            let all: BTreeSet<Action> = position.legal_actions(city).iter().copied().collect();
            assert_eq!(all, union);
            step(&mut position, &mut rng);
        }
    }
    assert!(
        sales > 100 && chains > 100 && powers > 100,
        "{sales} {chains} {powers}"
    );
}

/// Whether the Free City can build a card or use it for a stage, by the terms every city has.
fn is_playable(position: &Seven, card: Card) -> bool {
    let (table, city) = (position.table(), Seat::FREE_CITY);
    let market = table.market(city);
    let can = |terms: &Terms| matches!(terms, Terms::Chain(_) | Terms::Payable { .. });
    let building = table.building_terms(city, &market, card);
    let free = table.free_build_ready(city) && building != Terms::Standing;
    can(&building) || free || table.stage_terms(city, &market).as_ref().is_some_and(can)
}

/// Nothing of a choice is in a position before all have chosen: asking what is legal changes nothing, a joint that
/// lacks a choice is refused and changes nothing either, and no order of asking is seen.
#[test]
fn a_choice_is_not_seen_before_all_have_chosen() {
    let mut rng = generator(41, 0);
    for _ in 0..30 {
        let mut position = Seven::new(deal([None; 3], &mut rng)).expect("a deal");
        while !position.to_act().is_empty() {
            let seen = |position: &Seven| [0, 1].map(|n| position.observe(seat(n)));
            let before = seen(&position);
            let joint = random_joint(&position, &mut rng);
            for missing in joint.seats().iter() {
                let mut part = JointAction::new();
                let others = joint.iter().filter(|(seat, _)| *seat != missing);
                others.for_each(|(seat, action)| part.set(seat, action));
                let refused = position.apply(&part).expect_err("somebody has not chosen");
                assert!(matches!(refused, IllegalAction::Seats { .. }));
                assert_eq!(seen(&position), before);
            }
            position.apply(&joint).expect("legal");
        }
    }
}

/// What a seat sees and what a sample of it shows agree in games with each of the fourteen boards as the Free City's,
/// and with every wonder among the players.
#[test]
fn a_sample_agrees_with_what_was_seen() {
    for (number, wonder) in Wonder::ALL.into_iter().enumerate() {
        for side in Side::ALL {
            let board = Board { wonder, side };
            for game in 0..40 {
                let mut rng = generator(50 + number as u64, game * 2 + side as u64);
                let boards = [None, None, Some(board)];
                look_through(deal(boards, &mut rng), &mut rng);
            }
        }
    }
}

/// Plays a random game, comparing at each step what the players see with a sample of it.
fn look_through(setup: Setup, rng: &mut ChaCha20Rng) {
    let mut position = Seven::new(setup).expect("a deal");
    loop {
        for player in position.players().iter() {
            let seen = position.observe(player);
            let guess = Seven::sample(&seen, rng);
            assert_eq!(guess.observe(player), seen);
            assert_eq!(guess.legal_actions(player), position.legal_actions(player));
            let city = Seat::FREE_CITY;
            if position.to_act().contains(city) && position.chooser(city) == player {
                assert_eq!(guess.legal_actions(city), position.legal_actions(city));
            }
            holds_no_secret(&position, player);
        }
        if position.to_act().is_empty() {
            return;
        }
        let joint = random_joint(&position, rng);
        position.apply(&joint).expect("legal");
    }
}

/// Only the holder of the Free City card knows what it drew, what it used for the Free City and the last card.
fn holds_no_secret(position: &Seven, player: Seat) {
    let seen = position.observe(player);
    let now = position.table().phase().clock();
    for age in Age::ALL {
        for turn in 1..=TURNS {
            let holds = holder(age, turn) == player;
            let begun = now.is_none_or(|now| (age, turn) <= now);
            let played = seen.used_on(age, turn).is_some();
            assert_eq!(seen.drawn_on(age, turn).is_some(), holds && begun);
            assert_eq!(seen.city_used_on(age, turn).is_some(), holds && played);
        }
    }
    let chooses = |seat| position.chooser(seat) == player;
    match position.table().phase() {
        Phase::Seventh { seat, .. } => assert_eq!(!seen.hand().is_empty(), chooses(seat)),
        Phase::Discard { seat, .. } => assert_eq!(seen.pile().is_some(), chooses(seat)),
        Phase::Turn { .. } | Phase::Over => {}
    }
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}
