//! Whole games in real headless Chromium, by mouse and by keyboard alone, by one person among bots and by several people:
//! the final sheet must be the result of the exported record, replayed by the rules.
//!
//! The tests need Node, `npm ci --prefix crates/server/tests/browser`, and Chromium, so they are ignored unless they are asked
//! for: `-- --ignored gate::` takes the shortest way past everything, `-- --ignored full::` the rest, and `scripts/browsers`
//! Firefox and WebKit. Deals and bots follow from a seed; `ANTIPATER_TEST_SEED` names another one.

use std::sync::mpsc;

use antipater_engine::seven::Record;
use antipater_engine::{Seat, State, duel};
use serde_json::Value;

#[path = "browser/engines.rs"]
mod engines;
#[path = "browser/run.rs"]
mod run;
#[path = "common/seed.rs"]
mod seed;
#[path = "browser/sheets.rs"]
mod sheets;

/// The output of a script with these arguments, on a separate server. Several run concurrently, so none measures
/// elapsed time: only processor time, bytes, and the schedule of the page.
fn played(script: &str, words: &[&str]) -> String {
    run::run(script, &served(), words)
}

/// The address of a separate server.
fn served() -> String {
    let (ready, address) = mpsc::channel();
    std::thread::spawn(move || {
        let config = antipater_server::Config {
            metrics: None,
            node: None,
            copies: None,
            log: antipater_server::log::Log::default(),
            // Requests are as fast as the machine allows, so nothing is limited.
            options: antipater_server::ServerOptions {
                depth: antipater_bots::analysis::Depth::Quick,
                // Pages wait for the analysis of a finished game.
                simulations: Some(8),
                unlimited: true,
                seed: Some(seed::seed()),
                ..Default::default()
            },
            listen: ([127, 0, 0, 1], 0).into(),
            database: Some("sqlite::memory:".to_owned()),
        };
        let on_ready = Box::new(move |addresses: antipater_server::Addresses| {
            ready.send(addresses.people).unwrap();
        });
        antipater_server::run(config, on_ready).unwrap();
    });
    format!("http://{}", address.recv().unwrap())
}

/// Whole games: each final sheet must be the result of its record.
fn games(script: &str, words: &[&str], count: usize) {
    sheets::check_all(&played(script, words), count);
}

/// Checks the accessibility of pages and states of tables.
fn everybody_can_use(parts: &[&str], least: u64) {
    let looked: Value = serde_json::from_str(played("access.mjs", parts).trim()).unwrap();
    assert!(looked["looked"].as_u64().unwrap() >= least, "{looked}");
}

/// The gate: the shortest whole game of each kind, several people, and accessibility.
mod gate {
    use super::*;

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn games_are_played_in_a_browser() {
        games("play.mjs", &["seven", "duel-by-keys", "free-city"], 3);
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn several_people_play_in_browsers_of_their_own() {
        games("people.mjs", &[], 2);
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn everybody_can_use_what_a_game_does_not_reach() {
        everybody_can_use(&["guided", "start", "together"], 130);
    }
}

/// Everything else.
mod full {
    use super::*;

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn the_other_whole_games_are_played_in_a_browser() {
        let others = ["seven-by-keys", "seven-second", "seven-first", "duel"];
        games("play.mjs", &others, 4);
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn everybody_can_use_every_page() {
        everybody_can_use(&["pages", "puzzles", "analyses"], 150);
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn everybody_can_use_every_palette() {
        everybody_can_use(&["palettes"], 40);
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn everybody_can_use_every_table() {
        everybody_can_use(
            &["seven", "seven-first", "free-city", "duel", "givenUp"],
            340,
        );
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn hands_drag_click_twice_and_page_through_lessons() {
        let done: Vec<String> = serde_json::from_str(played("hands.mjs", &[]).trim()).unwrap();
        assert_eq!(done.len(), 13, "{done:?}");
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn the_sides_of_the_boards_are_chosen_in_browsers() {
        let laid: Value = serde_json::from_str(played("sides.mjs", &[]).trim()).unwrap();
        assert_eq!(laid, serde_json::json!({"host": "Day", "guest": "Night"}));
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn what_moves_is_never_in_the_way() {
        let games = played("motion.mjs", &[]);
        assert_eq!(games.lines().count(), 3, "{games}");
        games.lines().for_each(check_clicks);
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn an_ending_tells_nothing_beforehand_and_is_never_in_the_way() {
        played("ending.mjs", &[]);
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn full_tables_have_room_at_every_size() {
        let looks: Value = serde_json::from_str(played("layout.mjs", &[]).trim()).unwrap();
        assert!(looks["looked"].as_u64().unwrap() >= 110, "{looks}");
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn no_page_is_wider_than_its_window() {
        let looks: Value = serde_json::from_str(played("width.mjs", &[]).trim()).unwrap();
        assert!(looks["looked"].as_u64().unwrap() >= 2400, "{looks}");
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn puzzles_are_solved_by_keys_by_clicks_and_without_a_script() {
        let seen: Vec<String> = serde_json::from_str(played("puzzles.mjs", &[]).trim()).unwrap();
        assert_eq!(seen.len(), 4, "{seen:?}");
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn whoever_listens_hears_all_and_needs_keys_alone() {
        played("tree.mjs", &[]);
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn the_reference_finds_while_one_types_and_the_pad_is_kept() {
        played("reference.mjs", &[]);
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn pages_live_on_connections_that_are_few_dead_or_late() {
        let done: Vec<String> =
            serde_json::from_str(played("connections.mjs", &[]).trim()).unwrap();
        assert_eq!(done.len(), 9, "{done:?}");
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn tables_are_light() {
        let weights = played("weight.mjs", &[]);
        assert_eq!(weights.lines().count(), 2, "{weights}");
    }

    #[test]
    #[ignore = "needs Node and Chromium"]
    fn a_browser_computes_the_style_of_what_has_changed() {
        let counts = played("style.mjs", &[]);
        assert_eq!(counts.lines().count(), 4, "{counts}");
    }
}

/// Each clicked card was used by one seat of the record, once and in this order, whatever flew over it. These are its
/// last ones.
fn check_clicks(line: &str) {
    let shown: Value = serde_json::from_str(line).unwrap();
    let record = shown["record"].as_str().unwrap();
    let used: Vec<Vec<&str>> = if shown["game"] == "duel" {
        let record = duel::Record::read(record).unwrap();
        assert!(record.position().outcome().is_some());
        let card = |action| match action {
            duel::Action::Build(card)
            | duel::Action::Discard(card)
            | duel::Action::Wonder(card, _) => Some(card.name()),
            _ => None,
        };
        let of = |seat: Seat| {
            let moves = record.steps().iter().filter_map(|joint| joint.get(seat));
            moves.filter_map(card).collect()
        };
        Seat::all(duel::SEATS).map(of).collect()
    } else {
        let record = Record::read(record).unwrap();
        let end = record.position();
        assert!(end.outcome().is_some());
        let of = |seat: Seat| {
            let steps = record.steps().iter().filter_map(|joint| joint.get(seat));
            let cards = steps.filter_map(antipater_engine::seven::Action::card);
            cards.map(antipater_engine::seven::Card::name).collect()
        };
        Seat::all(end.seats()).map(of).collect()
    };
    let clicked: Vec<&str> = shown["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card.as_str().unwrap())
        .collect();
    let is_used = |used: &Vec<&str>| used.ends_with(&clicked);
    assert!(used.iter().any(is_used), "{clicked:?} but {used:?}");
}
