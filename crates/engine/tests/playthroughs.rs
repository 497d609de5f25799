//! Whole games, with all that every seat sees at each step, compared as a file. The players choose at random from a fixed
//! seed, but build where they can. Everything is told from the seats' observations, never from the position.

use std::fmt::Write as _;

use antipater_engine::rng::{below, generator};
use antipater_engine::seven::{
    Action, Age, BoardOptions, By, Card, CardSet, Deed, Edition, Observation, Phase, Score, Setup,
    Seven, Side, TURNS, Tokens, Wonder,
};
use antipater_engine::{JointAction, Seat, State};
use expect_test::expect_file;
use rand_chacha::ChaCha20Rng;

use Side::{A, B};
use Wonder::{Alexandria, Babylon, Halicarnassus, Olympia};

#[test]
fn three_seats_in_the_first_edition() {
    let boards = [(Halicarnassus, B), (Babylon, B), (Olympia, A)];
    let setup = deal(Edition::First, &boards, 1);
    expect_file!["playthroughs/first-edition-3-seats.txt"].assert_eq(&play(setup, 1));
}

#[test]
fn four_seats_in_the_second_edition() {
    let boards = [
        (Olympia, B),
        (Babylon, B),
        (Halicarnassus, B),
        (Alexandria, A),
    ];
    let setup = deal(Edition::Second, &boards, 1);
    expect_file!["playthroughs/second-edition-4-seats.txt"].assert_eq(&play(setup, 1));
}

/// The Free City is Halicarnassus: the holder of its card decides for it, and the other does not see the discard pile.
#[test]
fn two_players_with_the_free_city() {
    let boards = [(Olympia, A), (Babylon, B), (Halicarnassus, B)];
    let setup = Setup {
        free_city: true,
        ..deal(Edition::First, &boards, 1)
    };
    expect_file!["playthroughs/free-city.txt"].assert_eq(&play(setup, 1));
}

fn deal(edition: Edition, boards: &[(Wonder, Side)], seed: u64) -> Setup {
    let of = |&(wonder, side): &(Wonder, Side)| BoardOptions {
        wonder: Some(wonder),
        side: Some(side),
    };
    let options: Vec<BoardOptions> = boards.iter().map(of).collect();
    Setup::deal(edition, &options, &mut generator(seed, 0)).expect("a deal")
}

fn play(setup: Setup, seed: u64) -> String {
    let mut position = Seven::new(setup).expect("a deal");
    let mut rng = generator(seed, 1);
    let mut told = String::new();
    let mut before: Option<Vec<Observation>> = None;
    loop {
        let players = position.players().iter();
        let seen: Vec<Observation> = players.map(|seat| position.observe(seat)).collect();
        told += &step(&seen, before.as_deref());
        if position.to_act().is_empty() {
            break;
        }
        let mut joint = JointAction::new();
        for seat in position.to_act().iter() {
            let actions = position.legal_actions_given(seat, &joint);
            let action = choose(&actions, &mut rng);
            let _ = match position.chooser(seat) {
                chooser if chooser == seat => writeln!(told, "  {seat} decides: {action}"),
                chooser => writeln!(told, "  {chooser} decides for {seat}: {action}"),
            };
            joint.set(seat, action);
        }
        position.apply(&joint).expect("legal");
        before = Some(seen);
    }
    let outcome = position.outcome().expect("the game is over");
    for seat in Seat::all(position.seats()) {
        let score = outcome.scores[seat];
        let points = Score::CATEGORIES.iter().zip(score.points());
        let points: Vec<String> = points
            .map(|(name, points)| format!("{name} {points}"))
            .collect();
        let total = score.total();
        let _ = writeln!(told, "{seat} scores {total}: {}", points.join(", "));
    }
    let _ = writeln!(told, "{:?} wins", outcome.winners);
    for seat in position.players().iter() {
        told += &memory(&position.observe(seat));
    }
    told
}

/// Takes any action but a sale; a sale where nothing else is possible.
fn choose(actions: &[Action], rng: &mut ChaCha20Rng) -> Action {
    let dull = |action: &Action| matches!(action, Action::Sell { .. } | Action::Decline);
    let others: Vec<Action> = actions.iter().copied().filter(|a| !dull(a)).collect();
    let choices = if others.is_empty() { actions } else { &others };
    choices[below(rng, choices.len() as u32) as usize]
}

/// What all see, told once since it is the same for all, then what each alone sees.
fn step(seen: &[Observation], before: Option<&[Observation]>) -> String {
    let first = &seen[0];
    let mut told = format!("\n{}\n", moment(first.table().phase()));
    let public = public(first, before.map(|before| &before[0]));
    for (number, other) in seen.iter().enumerate() {
        let same = self::public(other, before.map(|before| &before[number]));
        assert_eq!(same, public, "all see the same table");
    }
    told += &public;
    for observation in seen {
        let seat = observation.seat();
        let hand = observation.hand();
        if !hand.is_empty() {
            let _ = writeln!(told, "  {seat} holds {hand:?}{}", drawn(observation));
        }
        if let Some(pile) = observation.pile() {
            let _ = writeln!(told, "  {seat} looks through the discard pile {pile:?}");
        }
    }
    told
}

/// The card that the observer has drawn from the Free City's pile on this turn.
fn drawn(observation: &Observation) -> String {
    let card = match observation.table().phase() {
        Phase::Turn { age, turn } => observation.drawn_on(age, turn),
        _ => None,
    };
    card.map_or(String::new(), |card| format!(", drew {card}"))
}

fn moment(phase: Phase) -> String {
    match phase {
        Phase::Turn { age, turn } => format!("{age}.{turn}"),
        Phase::Seventh { age, seat } => format!("{age}.6, seventh card of {seat}"),
        Phase::Discard { age, turn, seat } => format!("{age}.{turn}, pick of {seat}"),
        Phase::Over => "The end".to_owned(),
    }
}

/// The table, with what was done and built since the step before.
fn public(now: &Observation, before: Option<&Observation>) -> String {
    let table = now.table();
    let mut told = String::new();
    if let Some(before) = before {
        let (age, turn) = before.table().phase().clock().expect("it was not over");
        match before.table().phase() {
            Phase::Turn { .. } => {
                for seat in Seat::all(table.seats()) {
                    let deed = now.deed(age, turn, seat).expect("all acted");
                    let _ = writeln!(told, "  {seat} {}", deed_in_words(deed));
                }
            }
            Phase::Seventh { seat, .. } => {
                let deed = now.seventh(age).expect("Babylon acted");
                let _ = writeln!(told, "  {seat} {}", deed_in_words(deed));
            }
            Phase::Discard { seat, .. } => {
                let pick = now.picks().last().expect("Halicarnassus acted");
                let card = pick.card.map_or("no card", Card::name);
                let _ = writeln!(told, "  {seat} takes {card}");
            }
            Phase::Over => {}
        }
    }
    for seat in Seat::all(table.seats()) {
        let city = table.city(seat);
        let stood = before.map_or(CardSet::EMPTY, |before| before.table().city(seat).built());
        let new: Vec<Card> = city.built().without(stood).iter().collect();
        let Tokens { victories, defeats } = city.tokens();
        let _ = write!(told, "  {seat} has {} coins", city.coins());
        if city.stages() > 0 {
            let _ = write!(told, ", {} stages", city.stages());
        }
        if victories != [0; 3] || defeats > 0 {
            let _ = write!(told, ", victories {victories:?}, defeats {defeats}");
        }
        if !new.is_empty() {
            let _ = write!(told, ", new {new:?}");
        }
        told += "\n";
    }
    let _ = writeln!(told, "  {} cards are discarded", now.discards());
    told
}

fn deed_in_words(deed: Deed) -> String {
    let paying = |pay: antipater_engine::seven::Payment| match pay.total() {
        0 => String::new(),
        _ => format!(" paying {} left, {} right", pay.left, pay.right),
    };
    match deed {
        Deed::Built {
            card,
            by: By::Cost,
            pay,
        } => format!("built {card}{}", paying(pay)),
        Deed::Built { card, by, .. } => format!("built {card} by {}", by.name()),
        Deed::Stage { pay } => format!("built a stage{}", paying(pay)),
        Deed::Sold => "sold a card".to_owned(),
    }
}

/// All that a seat remembers of its own: the hands it held, the cards it used of each, the piles it looked through.
fn memory(observation: &Observation) -> String {
    let mut told = format!("\n{} remembers\n", observation.seat());
    for age in Age::ALL {
        for turn in 1..=TURNS {
            let hand = observation.hand_on(age, turn).expect("it was played");
            let used = observation.used_on(age, turn).expect("it was played");
            let for_city = match observation.city_used_on(age, turn) {
                Some(card) => format!(" and for the Free City {card}"),
                None => String::new(),
            };
            let _ = writeln!(told, "  {age}.{turn} {used}{for_city} of {hand:?}");
        }
    }
    for pile in observation.piles() {
        let _ = writeln!(told, "  the discard pile {pile:?}");
    }
    told
}
