//! What a sample says of the past could have happened: played again from its own deal, by the rules, it leads to the
//! sample itself.

use antipater_engine::rng::generator;
use antipater_engine::seven::{
    Action, Age, BoardOptions, Card, Deed, Observation, Phase, Setup, Seven, TURNS,
};
use antipater_engine::{JointAction, Line, Seat, State};

use crate::free_city::secrets::random_joint;

#[test]
fn the_past_of_a_sample_could_have_happened() {
    for game in 0..150 {
        let mut rng = generator(71, game);
        let setup = Setup::deal_free_city(&[BoardOptions::default(); 3], &mut rng).expect("a deal");
        let beginning = Seven::new(setup).expect("a deal");
        let mut position = beginning.clone();
        while !position.to_act().is_empty() {
            let joint = random_joint(&position, &mut rng);
            position.apply(&joint).expect("legal");
            for player in position.players().iter() {
                let guess = Seven::sample(&position.observe(player), &mut rng);
                assert_eq!(played_again(&beginning, &guess), guess, "game {game}");
            }
        }
    }
}

/// Plays what a guess says that everybody did, from the beginning of the guess.
fn played_again(beginning: &Seven, guess: &Seven) -> Seven {
    let mut past = with_deal_of(beginning, guess);
    let seen = [0, 1].map(|seat| guess.observe(Seat::new(seat).expect("a seat")));
    let mut picks = guess.observe(Seat::FIRST).picks().clone().into_iter();
    while past.table().phase() != guess.table().phase() {
        let mut joint = JointAction::new();
        for seat in past.to_act().iter() {
            let action = match past.table().phase() {
                Phase::Turn { age, turn } => {
                    done(seen[0].deed(age, turn, seat), used(&seen, seat, age, turn))
                }
                Phase::Seventh { age, .. } => {
                    // The card that was left to the seat, or the last one of the Free City's pile.
                    done(seen[0].seventh(age), past.hand(seat).first().copied())
                }
                Phase::Discard { .. } => {
                    let card = picks.next().expect("a pick").card;
                    card.map_or(Action::Decline, |card| Action::Take { card })
                }
                Phase::Over => unreachable!("nobody acts"),
            };
            joint.set(seat, action);
        }
        past.apply(&joint).expect("what the guess says is legal");
    }
    past
}

/// The card that a seat used on a turn, as whoever chose it remembers.
fn used(seen: &[Observation; 2], seat: Seat, age: Age, turn: u8) -> Option<Card> {
    assert!(turn <= TURNS);
    match seen.get(seat.number()) {
        Some(own) => own.used_on(age, turn),
        None => seen.iter().find_map(|seen| seen.city_used_on(age, turn)),
    }
}

fn done(deed: Option<Deed>, card: Option<Card>) -> Action {
    let card = card.expect("a card");
    match deed.expect("a deed") {
        Deed::Built { card, by, pay } => Action::Build { card, by, pay },
        Deed::Stage { pay } => Action::Stage { card, pay },
        Deed::Sold => Action::Sell { card },
    }
}

/// A game that begins with the same boards, and with the cards of another one.
fn with_deal_of(beginning: &Seven, guess: &Seven) -> Seven {
    /// The fields of a line that hold the deal.
    const DEAL: std::ops::Range<usize> = 5..8;
    let (begins, deal) = (beginning.to_line(), guess.to_line());
    let mut fields: Vec<&str> = begins.split(' ').collect();
    let deal: Vec<&str> = deal.split(' ').collect();
    fields[DEAL].copy_from_slice(&deal[DEAL]);
    Seven::from_line(&fields.join(" ")).expect("a position")
}
