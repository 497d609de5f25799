//! The longest game is as long as the rules say: one of that length, found by players who help each other to make it long.

use antipater_engine::duel::{self, Card, CardSet, Duel, Symbol, opponent};
use antipater_engine::rng::{below, generator};
use antipater_engine::seven::{self, BoardOptions, Edition, Seven, Side, Wonder};
use antipater_engine::{JointAction, Seat, State};

/// Plays a game in which each seat takes an action of the highest rank, and says how many steps it had.
fn steps<G: State>(setup: G::Setup, seed: u64, rank: impl Fn(&G, Seat, G::Action) -> i32) -> usize {
    let rng = &mut generator(seed, 2);
    let mut position = G::new(setup).expect("a deal is valid");
    let mut steps = 0;
    while !position.to_act().is_empty() {
        let mut joint = JointAction::new();
        for seat in position.to_act().iter() {
            let legal = position.legal_actions(seat);
            let rank = |action: &G::Action| rank(&position, seat, *action);
            let most = legal.iter().map(rank).max();
            let best: Vec<_> = legal.iter().filter(|a| Some(rank(a)) == most).collect();
            joint.set(seat, *best[below(rng, best.len() as u32) as usize]);
        }
        position.apply(&joint).expect("a legal joint is accepted");
        steps += 1;
    }
    steps
}

/// Babylon plays its seventh card in each age, and Halicarnassus builds its three stages while cards are discarded.
#[test]
fn seven_wonders() {
    let board = |wonder| BoardOptions {
        wonder: Some(wonder),
        side: Some(Side::B),
    };
    let boards = [Wonder::Babylon, Wonder::Halicarnassus, Wonder::Giza].map(board);
    let longest = (0..100).map(|seed| {
        let setup = seven::Setup::deal(Edition::First, &boards, &mut generator(seed, 1));
        steps::<Seven>(
            setup.expect("three seats"),
            seed,
            |_, _, action| match action {
                seven::Action::Stage { .. } => 3,
                seven::Action::Build { card, .. } => match card.facts(Edition::First).color {
                    seven::Color::Brown | seven::Color::Gray => 2,
                    _ => 1,
                },
                _ => 0,
            },
        )
    });
    assert_eq!(longest.max(), Some(Seven::LONGEST));
}

/// All five progress tokens of the board are taken for pairs, the four wonders that ask for a choice are constructed
/// while there is something to choose, and nobody wins before the last card is taken.
#[test]
fn seven_wonders_duel() {
    let longest = (0..200).map(|seed| {
        let setup = duel::Setup::deal(&mut generator(seed, 1));
        steps::<Duel>(setup, seed, prolongs)
    });
    assert_eq!(longest.max(), Some(Duel::LONGEST));
}

/// How much an action helps to make a Duel long.
fn prolongs(duel: &Duel, seat: Seat, action: duel::Action) -> i32 {
    let cities = duel.table().cities;
    let (own, other) = (cities[seat], cities[opponent(seat)]);
    let twins = |card: Card| {
        let symbol = |symbol: &Symbol| CardSet::with_symbol(*symbol).contains(card);
        let symbol = Symbol::ON_CARDS.into_iter().find(symbol);
        symbol.map(CardSet::with_symbol)
    };
    let green = |card: Card| twins(card).is_some();
    match action {
        duel::Action::Draft(wonder) => i32::from(asks(wonder).is_some()),
        duel::Action::Wonder(card, wonder) => {
            let chooses =
                asks(wonder).is_some_and(|colors| colors.is_none_or(|c| other.cards.meets(c)));
            if chooses && !green(card) { 9 } else { -5 }
        }
        duel::Action::Build(card) => match (twins(card), card.row().color) {
            (Some(twins), _) if own.cards.meets(twins) => 8,
            (Some(twins), _) if other.cards.meets(twins) => -3,
            (Some(_), _) if own.symbols() < 4 => 7,
            (Some(_), _) => -3,
            (None, duel::Color::Red) => -4,
            (None, duel::Color::Brown | duel::Color::Gray) => 3,
            (None, duel::Color::Yellow) => 2,
            (None, _) => 0,
        },
        duel::Action::Discard(card) => {
            if green(card) {
                -2
            } else {
                1
            }
        }
        duel::Action::Revive(card) => match twins(card) {
            Some(twins) if own.cards.meets(twins) => 8,
            Some(_) => 0,
            None if card.row().color == duel::Color::Red => -3,
            None => 0,
        },
        _ => 0,
    }
}

/// Whether a wonder asks for a choice, and of which of the opponent's cards if it is about those.
fn asks(wonder: duel::Wonder) -> Option<Option<CardSet>> {
    match wonder {
        duel::Wonder::GreatLibrary | duel::Wonder::Mausoleum => Some(None),
        duel::Wonder::CircusMaximus => Some(Some(CardSet::colored(duel::Color::Gray))),
        duel::Wonder::StatueOfZeus => Some(Some(CardSet::colored(duel::Color::Brown))),
        _ => None,
    }
}
