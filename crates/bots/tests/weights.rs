//! The weights that come with the program belong to it, and each has a manifest that says where it comes from.

use antipater_bots::encode::{Encoded, Inputs, Schema, duel, seven};
use antipater_bots::net::{Accumulator, Net};
use antipater_bots::weights::{DUEL, SEVEN};
use antipater_engine::duel::{self as duel_game, Duel};
use antipater_engine::seven::{self as seven_game, BoardOptions, Edition, Seven};
use antipater_engine::{JointAction, rng};

#[test]
fn weights_and_manifests_belong_to_the_schemas() {
    let pairs: [(Schema, &[u8], &str); 3] = [
        (
            duel::SCHEMA,
            include_bytes!("../weights/duel.weights"),
            include_str!("../weights/duel.json"),
        ),
        (
            seven::SCHEMA,
            include_bytes!("../weights/seven.weights"),
            include_str!("../weights/seven.json"),
        ),
        (
            seven::FREE_CITY_SCHEMA,
            include_bytes!("../weights/free-city.weights"),
            include_str!("../weights/free-city.json"),
        ),
    ];
    for (schema, bytes, manifest) in pairs {
        let net = Net::from_bytes(&schema, bytes).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(net.to_bytes(&schema), bytes, "{}", schema.game);
        let hash = format!("\"schema\": \"{:016x}\"", net.schema_hash(&schema));
        assert!(manifest.contains(&hash), "{}: {hash}", schema.game);
    }
}

/// Whatever an accumulator judged before, it says what the net says: in whole games, where one position resembles the
/// one before or not, and where the same input is on several times.
#[test]
fn an_accumulator_says_what_its_net_says() {
    let mut judged = 0;
    for seed in 0..6 {
        let setup = duel_game::Setup::deal(&mut rng::generator(seed, 0));
        judged += judge_whole_game::<Duel>(&DUEL, &setup, seed);
        for seats in [3, 7] {
            let boards = vec![BoardOptions::default(); seats];
            let mut deal = rng::generator(seed, seats as u64);
            let setup = seven_game::Setup::deal(Edition::Second, &boards, &mut deal).unwrap();
            judged += judge_whole_game::<Seven>(&SEVEN, &setup, seed);
        }
    }
    assert!(judged > 10_000, "{judged}");
    let (mut inputs, mut accumulator) = (Inputs::default(), Accumulator::new(&DUEL));
    let (mut expected, mut found) = ([0; 7], [0; 7]);
    for numbers in [&[1, 1, 1, 2][..], &[1, 2, 2], &[], &[1, 1], &[2, 1, 3, 1]] {
        inputs.clear();
        numbers.iter().for_each(|&number| inputs.on(number));
        DUEL.judge(&inputs, &mut expected);
        accumulator.judge(&inputs, &mut found);
        assert_eq!(found, expected, "{numbers:?}");
    }
}

/// Plays a game at random and judges every action both ways; returns how many.
fn judge_whole_game<G: Encoded>(net: &Net, setup: &G::Setup, seed: u64) -> usize {
    let mut rng = rng::generator(seed, 99);
    let mut game = G::new(setup.clone()).expect("a deal");
    let (mut inputs, mut accumulator) = (Inputs::default(), Accumulator::new(net));
    let mut expected = vec![0; net.outputs()];
    let mut found = expected.clone();
    let mut judged = 0;
    while !game.to_act().is_empty() {
        let mut joint = JointAction::new();
        for seat in game.to_act().iter() {
            let known = G::known(&game.observe(seat), &mut rng);
            let legal = game.legal_actions(seat);
            for &action in legal.iter() {
                inputs.clear();
                if G::after(&known, seat, action, &mut inputs).is_some() {
                    continue;
                }
                net.judge(&inputs, &mut expected);
                accumulator.judge(&inputs, &mut found);
                assert_eq!(found, expected);
                judged += 1;
            }
            joint.set(
                seat,
                legal[rng::below(&mut rng, legal.len() as u32) as usize],
            );
        }
        game.apply(&joint).expect("legal");
    }
    judged
}
