//! Rules ask the heap for nothing: neither legality nor playing, observing, guessing, nor a whole game; and positions are
//! small.

use allocation_counter::measure;
use antipater_engine::duel::{self, Duel};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::seven::{self, BoardOptions, Edition, Seven};
use antipater_engine::{JointAction, State};

/// A random joint, and every question a position answers.
fn step<G: State>(position: &G, rng: &mut Generator) -> JointAction<G::Action> {
    position.ask(|_, legal| legal[below(rng, legal.len() as u32) as usize])
}

fn allocates_nothing<G: State>(name: &str, deal: impl Fn(&mut Generator) -> G::Setup) {
    for game in 0..20 {
        let mut rng = generator(3, game);
        let setup = deal(&mut rng);
        let mut observed = 0;
        let counted = measure(|| {
            let mut position = G::new(setup.clone()).expect("a deal");
            while !position.to_act().is_empty() {
                let joint = step(&position, &mut rng);
                for seat in position.players().iter() {
                    let observation = position.observe(seat);
                    let guess = G::sample(&observation, &mut rng);
                    observed += usize::from(guess.observe(seat) == observation);
                }
                position.apply(&joint).expect("legal");
            }
            assert!(position.outcome().is_some());
        });
        assert!(observed > 0);
        assert_eq!(counted.count_total, 0, "{name}, game {game}: {counted:?}");
    }
}

#[test]
fn seven_wonders() {
    for edition in Edition::ALL {
        for seats in 3..=7 {
            allocates_nothing::<Seven>(edition.name(), |rng| {
                seven::Setup::deal(edition, &[BoardOptions::default(); 7][..seats], rng)
                    .expect("3 to 7")
            });
        }
    }
}

#[test]
fn with_the_free_city() {
    allocates_nothing::<Seven>("free-city", |rng| {
        seven::Setup::deal_free_city(&[BoardOptions::default(); 3], rng).expect("three cities")
    });
}

#[test]
fn duel() {
    allocates_nothing::<Duel>("duel", duel::Setup::deal);
}

/// A position of 7 Wonders is what perfect recall asks for: 147 bytes of deal, 18 turns of 7 cards taken at 4 bytes each,
/// and seven cities. One of a Duel is far smaller.
#[test]
fn positions_are_small_values() {
    assert!(size_of::<Seven>() <= 1280, "{}", size_of::<Seven>());
    assert!(size_of::<Duel>() <= 192, "{}", size_of::<Duel>());
}
