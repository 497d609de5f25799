//! Bots that search and bots that rush: they play by the rules of every game, the same seed plays the same, and each is
//! good at what it is for.

use antipater_bots::matches;
use antipater_bots::uct::Searchable;
use antipater_bots::{Bot, Repeatable};
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, BoardOptions, Edition, Seven};
use antipater_engine::{JointAction, Outcome, Seat, State, Victory, rng};

fn bot<G: Searchable>(spec: &str, seed: u64, stream: u64) -> Box<dyn Bot<G>> {
    let spec: Repeatable = spec.parse().expect("the bot is known");
    spec.bot(seed, stream)
}

/// Plays a deal by the checked way, the bots in seat order; returns the steps and the outcome.
fn play<G: Searchable>(
    setup: &G::Setup,
    specs: &[&str],
) -> (Vec<JointAction<G::Action>>, Outcome<G::Score>) {
    let mut bots: Vec<_> = (0..)
        .zip(specs)
        .map(|(seat, spec)| bot::<G>(spec, 5, seat))
        .collect();
    let matches::Game { steps, outcome } =
        matches::play::<G>(setup.clone(), &mut bots).expect("the deal is valid");
    let mut position = G::new(setup.clone()).expect("the deal is valid");
    for joint in &steps {
        position.apply(joint).expect("the step is legal");
    }
    assert_eq!(position.outcome(), Some(outcome));
    (steps, outcome)
}

fn duel(number: u64) -> duel::Setup {
    duel::Setup::deal(&mut rng::generator(31, number))
}

fn free_city(number: u64) -> seven::Setup {
    let boards = [BoardOptions::default(); 3];
    seven::Setup::deal_free_city(&boards, &mut rng::generator(31, number)).expect("a deal")
}

fn seven(seats: usize, number: u64) -> seven::Setup {
    let edition = Edition::ALL[number as usize % 2];
    let boards = vec![BoardOptions::default(); seats];
    seven::Setup::deal(edition, &boards, &mut rng::generator(31, number)).expect("a deal")
}

#[test]
fn searching_bots_play_by_the_rules_and_repeat_themselves() {
    for spec in ["flat:30", "uct:30"] {
        for number in 0..6 {
            let first = play::<Duel>(&duel(number), &[spec; 2]);
            assert_eq!(play::<Duel>(&duel(number), &[spec; 2]), first);
            let first = play::<Seven>(&free_city(number), &[spec; 2]);
            assert_eq!(play::<Seven>(&free_city(number), &[spec; 2]), first);
        }
        for seats in 3..=7 {
            let setup = seven(seats, seats as u64);
            let specs = vec![spec; seats];
            assert_eq!(
                play::<Seven>(&setup, &specs),
                play::<Seven>(&setup, &specs),
                "{spec}"
            );
        }
    }
}

/// How many of some games the first bot wins, each deal played from both seats.
fn wins<G: Searchable>(deal: impl Fn(u64) -> G::Setup, specs: [&str; 2], deals: u64) -> f64 {
    let [first, second] = specs;
    let mut wins = 0.0;
    for number in 0..deals {
        let outcomes = [[first, second], [second, first]].map(|s| play::<G>(&deal(number), &s).1);
        for (seat, outcome) in Seat::all(2).zip(outcomes) {
            wins += f64::midpoint(outcome.utility(seat), 1.0);
        }
    }
    wins
}

#[test]
fn searching_bots_beat_random_ones() {
    for spec in ["flat:60", "uct:60"] {
        let won = wins::<Duel>(duel, [spec, "random"], 10);
        assert!(won >= 16.0, "{spec}: {won} of 20");
        let won = wins::<Seven>(free_city, [spec, "random"], 10);
        assert!(won >= 16.0, "{spec} with the Free City: {won} of 20");
    }
}

#[test]
fn more_iterations_make_a_tree_search_stronger() {
    let won = wins::<Duel>(duel, ["uct:400", "uct:20"], 10);
    assert!(won >= 14.0, "{won} of 20");
}

/// A search that has forgotten its own choice still answers for the Free City.
#[test]
fn a_fresh_bot_can_be_asked_for_the_free_city() {
    let position = Seven::new(free_city(1)).expect("the deal is valid");
    position.ask(|seat, legal| {
        for spec in ["flat:30", "uct:30"] {
            let action = bot::<Seven>(spec, 1, 0).choose(&position.observe_for(seat), seat, legal);
            assert!(legal.contains(action), "{spec}: {action:?}");
        }
        legal[0]
    });
}

#[test]
fn rushing_bots_rush() {
    let victories = |spec: &str, kind: Victory| {
        let won = |number: &u64| {
            let outcome = play::<Duel>(&duel(*number), &[spec, "builder"]).1;
            outcome.victory == kind && outcome.winners.contains(Seat::FIRST)
        };
        (0..200).filter(won).count()
    };
    for (spec, kind) in [
        ("rush-science", Victory::Science),
        ("rush-military", Victory::Military),
    ] {
        let times = [spec, "builder"].map(|spec| victories(spec, kind));
        assert!(times[0] > times[1] + 5, "{spec}: {times:?}");
    }

    let points = |spec: &str, category: usize| -> f64 {
        let of = |number: u64| {
            let outcome =
                play::<Seven>(&seven(4, number), &[spec, "builder", "builder", "builder"]).1;
            let points = Seven::points(&outcome.scores[Seat::FIRST]).nth(category);
            f64::from(points.expect("there is such a category"))
        };
        (0..100).map(of).sum::<f64>() / 100.0
    };
    let place = |name| {
        Seven::CATEGORIES
            .iter()
            .position(|category| *category == name)
    };
    for (spec, category) in [("rush-science", "science"), ("rush-military", "military")] {
        let place = place(category).expect("there is such a category");
        let means = [spec, "builder"].map(|spec| points(spec, place));
        assert!(means[0] > means[1] + 1.0, "{spec}: {means:?}");
    }
}
