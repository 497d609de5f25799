//! The example program answers what the arena says.

#[path = "../examples/program.rs"]
#[allow(dead_code, reason = "its main function is not called")]
mod program;

use antipater_engine::duel::{Duel, Setup};
use antipater_engine::{JointAction, Line, State, rng};
use serde_json::json;

#[test]
fn the_example_program_plays_a_duel() {
    let greeting = program::answer(&json!({ "protocol": 1 })).expect("a greeting");
    assert_eq!(greeting["protocol"], 1);
    let mut game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).expect("a deal");
    while let Some(seat) = game.to_act().iter().next() {
        let question = json!({ "game_id": 0, "line": game.observe(seat).to_line() });
        let answer = program::answer(&question).expect("an answer");
        let index = answer["action"].as_u64().expect("an index") as usize;
        let action = game.legal_actions(seat)[index];
        game.apply(&JointAction::only(seat, action)).expect("legal");
    }
    assert!(game.outcome().is_some());
    assert_eq!(
        program::answer(&json!({ "game_over": 0, "win_share": 1.0 })),
        None
    );
}
