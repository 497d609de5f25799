//! Playouts: they follow from seed and number alone, agree with games played by hand, and ask the heap for nothing.

use allocation_counter::measure;
use antipater_bots::rollout::{Estimate, Rollouts, any, play_out};
use antipater_bots::{Bot, Builder, Playable};
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, BoardOptions, Edition, Seven};
use antipater_engine::{Actions, Seat, State, rng};

fn seven(edition: Edition, seats: usize, game: u64) -> Seven {
    let options = [BoardOptions::default(); 7];
    let setup = seven::Setup::deal(edition, &options[..seats], &mut rng::generator(8, game));
    Seven::new(setup.expect("3 to 7 seats")).expect("a deal")
}

fn free_city(game: u64) -> Seven {
    let options = [BoardOptions::default(); 3];
    let setup = seven::Setup::deal_free_city(&options, &mut rng::generator(8, game));
    Seven::new(setup.expect("three cities")).expect("a deal")
}

fn duel(game: u64) -> Duel {
    Duel::new(duel::Setup::deal(&mut rng::generator(8, game))).expect("a deal")
}

/// The position after some steps of random play, or the end of the game.
fn after<G: State>(mut position: G, steps: usize) -> G {
    let rng = &mut rng::generator(9, 0);
    for _ in 0..steps {
        let joint = position.ask(|_, legal| any(legal, rng));
        if position.outcome().is_none() {
            position.apply(&joint).expect("legal");
        }
    }
    position
}

fn rollouts(playouts: u64, threads: usize) -> Rollouts {
    Rollouts {
        playouts,
        seed: 5,
        threads,
    }
}

/// Wins sum to the playouts, categories to the total, and utilities to those of the same number of victories.
fn check_sums<G: Playable>(estimate: &Estimate, seats: usize, playouts: u64) {
    assert_eq!(estimate.playouts(), playouts);
    let wins: f64 = Seat::all(seats).map(|seat| estimate.wins(seat)).sum();
    assert!((wins - playouts as f64).abs() < 1e-6, "{wins}");
    let utilities: f64 = Seat::all(seats).map(|seat| estimate.utility(seat)).sum();
    assert!((utilities - (2.0 - seats as f64)).abs() < 1e-9);
    for seat in Seat::all(seats) {
        let sum: f64 = estimate.mean_scores::<G>(seat).sum();
        assert!((sum - estimate.mean_total(seat)).abs() < 1e-9);
        assert!((-1.0..=1.0).contains(&estimate.utility(seat)));
    }
}

fn is_the_same_on_any_number_of_threads<G: Playable + Sync>(position: &G)
where
    G::Observation: Sync,
{
    let seats = position.players().len();
    let observation = position.observe(Seat::FIRST);
    let open = rollouts(40, 1).from_position(position);
    let guessed = rollouts(40, 1).from_observation::<G>(&observation);
    check_sums::<G>(&open, seats, 40);
    check_sums::<G>(&guessed, seats, 40);
    for threads in [2, 3, 40, 100] {
        assert_eq!(open, rollouts(40, threads).from_position(position));
        let again = rollouts(40, threads).from_observation::<G>(&observation);
        assert_eq!(guessed, again);
    }
    assert_ne!(open, guessed, "a guess is not the truth");
}

#[test]
fn threads_change_nothing() {
    for edition in Edition::ALL {
        for seats in [3, 7] {
            is_the_same_on_any_number_of_threads(&after(seven(edition, seats, 0), 4));
        }
    }
    is_the_same_on_any_number_of_threads(&after(free_city(0), 4));
    is_the_same_on_any_number_of_threads(&after(duel(0), 10));
}

/// From a finished game there is nothing to play: every playout is its outcome.
fn a_finished_game_is_worth_its_outcome<G: Playable + Sync>(start: G)
where
    G::Observation: Sync,
{
    let position = after(start, 200);
    let outcome = position.outcome().expect("the game is over");
    let estimate = rollouts(7, 2).from_position(&position);
    assert_eq!((estimate.playouts(), estimate.decisions()), (7, 0));
    for seat in position.players().iter() {
        assert!((estimate.utility(seat) - outcome.utility(seat)).abs() < 1e-12);
        let points = G::points(&outcome.scores[seat]).map(f64::from);
        assert!(estimate.mean_scores::<G>(seat).eq(points));
    }
}

#[test]
fn finished_games_are_worth_their_outcome() {
    for game in 0..20 {
        a_finished_game_is_worth_its_outcome(seven(Edition::First, 3, game));
        a_finished_game_is_worth_its_outcome(seven(Edition::Second, 7, game));
        a_finished_game_is_worth_its_outcome(free_city(game));
        a_finished_game_is_worth_its_outcome(duel(game));
    }
}

/// A deterministic policy plays one game from one position, however often.
#[test]
fn bots_can_drive_playouts() {
    let position = seven(Edition::Second, 4, 1);
    let choose = |position: &Seven, seat, legal: &Actions<seven::Action>| {
        let observation = position.observe_for(seat);
        Bot::<Seven>::choose(&mut Builder::default(), &observation, seat, legal)
    };
    let (decisions, outcome) = play_out(position.clone(), choose);
    let start = |_: &mut _| position.clone();
    let estimate = rollouts(3, 1).run(start, |_, position, seat, legal| {
        choose(position, seat, legal)
    });
    assert_eq!(estimate.decisions(), 3 * decisions);
    for seat in position.players().iter() {
        let total = f64::from(outcome.scores[seat].total());
        assert!((estimate.mean_total(seat) - total).abs() < 1e-12);
    }
}

#[test]
fn no_playouts_say_nothing() {
    let estimate = rollouts(0, 4).from_position(&duel(0));
    assert_eq!(estimate, Estimate::default());
    assert_eq!(estimate.utility(Seat::FIRST), 0.0);
}

#[test]
fn playouts_ask_the_heap_for_nothing() {
    fn check<G: Playable + Sync>(position: &G)
    where
        G::Observation: Sync,
    {
        let observation = position.observe(Seat::FIRST);
        let counted = measure(|| {
            rollouts(5, 1).from_position(position);
            rollouts(5, 1).from_observation::<G>(&observation);
        });
        assert_eq!(counted.count_total, 0, "{counted:?}");
    }
    for edition in Edition::ALL {
        check(&after(seven(edition, 3, 2), 3));
        check(&after(seven(edition, 7, 2), 3));
    }
    check(&after(free_city(2), 3));
    check(&after(duel(2), 9));
}
