//! Whole games in real headless Chromium, by mouse and by keyboard alone, by one person among bots and by several people:
//! the final sheet must be the result of the exported record, replayed by the rules.
//!
//! Needs Node, `npm ci` in `tests/browser`, and Chromium. Where one is absent the test says so and passes, unless
//! `ANTIPATER_BROWSER_TESTS=1` asks for it. Deals and bots follow from a seed; `ANTIPATER_TEST_SEED` names another one.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc;

use antipater_engine::seven::Record;
use antipater_engine::{Seat, State, duel};
use serde_json::Value;

#[path = "common/seed.rs"]
mod seed;
#[path = "browser/sheets.rs"]
mod sheets;

/// Where Chromium lies, if it is here.
fn chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    // The first has no window, which takes a third of the time.
    let usual = [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ]
    .map(|name| Path::new("/usr/bin").join(name));
    named.into_iter().chain(usual).find(|path| path.exists())
}

/// What is missing for the test, if something is.
fn missing(scripts: &Path) -> Option<&'static str> {
    if Command::new("node").arg("--version").output().is_err() {
        Some("Node is not installed")
    } else if !scripts.join("node_modules/playwright-core").exists() {
        Some("playwright-core is not installed (npm ci in crates/server/tests/browser)")
    } else if chromium().is_none() {
        Some("Chromium is not installed (CHROMIUM names another path)")
    } else {
        None
    }
}

/// What a script prints that plays games in a browser, a line for each; `None` where no browser is. Several run beside
/// each other, so none measures time that goes by: only processor time, bytes, and what the page has planned.
#[allow(clippy::print_stderr, reason = "says why nothing was tested")]
fn played(script: &str) -> Option<String> {
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser");
    if let Some(missing) = missing(&scripts) {
        let asked_for = std::env::var("ANTIPATER_BROWSER_TESTS").is_ok_and(|value| value == "1");
        assert!(!asked_for, "{missing}");
        eprintln!("SKIPPED: {missing}");
        return None;
    }
    let (ready, address) = mpsc::channel();
    std::thread::spawn(move || {
        let config = antipater_server::Config {
            metrics: None,
            node: None,
            copies: None,
            log: antipater_server::log::Log::default(),
            // Requests come as fast as the machine allows, so nothing is limited.
            options: antipater_server::ServerOptions {
                depth: antipater_bots::analysis::Depth::Quick,
                unlimited: true,
                seed: Some(seed::seed()),
                ..Default::default()
            },
            listen: ([127, 0, 0, 1], 0).into(),
            database: Some("sqlite::memory:".to_owned()),
        };
        antipater_server::run(config, move |addresses| {
            ready.send(addresses.people).unwrap();
        })
        .unwrap();
    });
    let address = address.recv().unwrap();
    let output = Command::new("node")
        .arg(scripts.join(script))
        .arg(format!("http://{address}"))
        .args(chromium())
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    Some(String::from_utf8(output.stdout).unwrap())
}

#[test]
fn games_are_played_in_a_browser() {
    if let Some(games) = played("play.mjs") {
        assert_eq!(games.lines().count(), 7, "{games}");
        games.lines().for_each(sheets::check);
    }
}

#[test]
fn several_people_play_in_browsers_of_their_own() {
    if let Some(games) = played("people.mjs") {
        assert_eq!(games.lines().count(), 2, "{games}");
        games.lines().for_each(sheets::check);
    }
}

#[test]
fn hands_drag_click_twice_and_page_through_lessons() {
    if let Some(done) = played("hands.mjs") {
        let done: Vec<String> = serde_json::from_str(done.trim()).unwrap();
        assert_eq!(done.len(), 9, "{done:?}");
    }
}

#[test]
fn the_sides_of_the_boards_are_chosen_in_browsers() {
    if let Some(laid) = played("sides.mjs") {
        let laid: Value = serde_json::from_str(laid.trim()).unwrap();
        assert_eq!(laid, serde_json::json!({"host": "Day", "guest": "Night"}));
    }
}

#[test]
fn what_moves_is_never_in_the_way() {
    if let Some(games) = played("motion.mjs") {
        assert_eq!(games.lines().count(), 3, "{games}");
        games.lines().for_each(check_clicks);
    }
}

/// Each card that was clicked, however much flew over it, was used by one seat of the record, once and in this order.
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
    assert!(used.contains(&clicked), "{clicked:?} but {used:?}");
}

#[test]
fn an_ending_tells_nothing_beforehand_and_is_never_in_the_way() {
    if let Some(ends) = played("ending.mjs") {
        assert_eq!(ends.lines().count(), 1, "{ends}");
    }
}

#[test]
fn full_tables_have_room_at_every_size() {
    if let Some(looks) = played("layout.mjs") {
        let looks: Value = serde_json::from_str(looks.trim()).unwrap();
        assert!(looks["looked"].as_u64().unwrap() >= 110, "{looks}");
    }
}

#[test]
fn everybody_can_use_every_page() {
    if let Some(looked) = played("access.mjs") {
        let looked: Value = serde_json::from_str(looked.trim()).unwrap();
        assert!(looked["looked"].as_u64().unwrap() > 200, "{looked}");
    }
}

#[test]
fn puzzles_are_solved_by_keys_by_clicks_and_without_a_script() {
    if let Some(seen) = played("puzzles.mjs") {
        let seen: Vec<String> = serde_json::from_str(seen.trim()).unwrap();
        assert_eq!(seen.len(), 4, "{seen:?}");
    }
}

#[test]
fn whoever_listens_hears_all_and_needs_keys_alone() {
    if let Some(games) = played("tree.mjs") {
        assert_eq!(games.lines().count(), 1, "{games}");
    }
}

#[test]
fn the_reference_finds_while_one_types_and_the_pad_is_kept() {
    if let Some(found) = played("reference.mjs") {
        assert_eq!(found.lines().count(), 1, "{found}");
    }
}

#[test]
fn tables_are_light() {
    if let Some(weights) = played("weight.mjs") {
        assert_eq!(weights.lines().count(), 2, "{weights}");
    }
}

#[test]
fn a_browser_computes_the_style_of_what_has_changed() {
    if let Some(counts) = played("style.mjs") {
        assert_eq!(counts.lines().count(), 4, "{counts}");
    }
}
