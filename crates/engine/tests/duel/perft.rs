//! How many sequences of one to four actions there are: pinned, so that no rule changes unnoticed.

use antipater_engine::duel::{Duel, Setup};
use antipater_engine::{JointAction, State, rng};
use expect_test::expect;

fn count(duel: &Duel, depth: u32) -> u64 {
    let Some(seat) = duel.to_act().iter().next() else {
        return 0;
    };
    let actions = duel.legal_actions(seat);
    if depth == 1 {
        return actions.len() as u64;
    }
    let deeper = actions.iter().map(|&action| {
        let mut next = *duel;
        next.apply_unchecked(&JointAction::only(seat, action));
        count(&next, depth - 1)
    });
    deeper.sum()
}

/// The position of a fixed game after so many moves, the middle one of the legal ones each time.
fn fixed(seed: u64, draft: bool, moves: usize) -> Duel {
    let mut rng = rng::generator(seed, 0);
    let setup = if draft {
        Setup::deal(&mut rng)
    } else {
        Setup::deal_first_game(&mut rng)
    };
    let mut duel = Duel::new(setup).expect("a deal is valid");
    for _ in 0..moves {
        let seat = duel.to_act().iter().next().expect("the game goes on");
        let actions = duel.legal_actions(seat);
        duel.apply_unchecked(&JointAction::only(seat, actions[actions.len() / 2]));
    }
    duel
}

#[test]
fn sequences_from_five_fixed_setups() {
    let mut table = String::new();
    for (seed, draft, moves) in [
        (1, true, 0),
        (2, true, 8),
        (3, true, 30),
        (4, false, 0),
        (5, false, 0),
        (5, false, 21),
        (5, false, 50),
    ] {
        let duel = fixed(seed, draft, moves);
        let counts: Vec<String> = (1..=4)
            .map(|depth| count(&duel, depth).to_string())
            .collect();
        table += &format!(
            "seed {seed}, draft {draft}, {moves} moves: {}\n",
            counts.join(" ")
        );
    }
    expect![[r#"
        seed 1, draft true, 0 moves: 4 12 24 24
        seed 2, draft true, 8 moves: 12 120 2111 30330
        seed 3, draft true, 30 moves: 2 10 30 236
        seed 4, draft false, 0 moves: 12 120 1820 27656
        seed 5, draft false, 0 moves: 12 120 2093 34235
        seed 5, draft false, 21 moves: 4 24 138 755
        seed 5, draft false, 50 moves: 6 40 260 1517
    "#]]
    .assert_eq(&table);
}
