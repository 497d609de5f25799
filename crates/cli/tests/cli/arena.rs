//! `arena`: the report, the same games on any number of threads, the sequential test, and programs from outside.

use std::fs;

use antipater_engine::Record;
use antipater_engine::duel::Duel;
use serde_json::Value;

#[cfg(unix)]
use crate::program::{Run, run_args};
use crate::program::{file, run};

/// What depends on the machine.
const MEASURED: [&str; 4] = ["seconds", "threads", "cpu_ms_per_move", "cpu_ms_p99"];

fn number(value: &Value, key: &str) -> f64 {
    value[key]
        .as_f64()
        .unwrap_or_else(|| panic!("no number {key}: {value}"))
}

#[test]
fn a_builder_is_far_above_random_bots() {
    for (game, players, deals) in [
        ("duel", 2, 10),
        ("free-city", 2, 10),
        ("seven --players 4 --edition first", 4, 5),
    ] {
        let args = format!("arena --game {game} --a builder --b random --deals {deals} --json");
        let report = run(&args).json();
        assert_eq!(report["games"], players * deals, "{game}");
        assert!((number(&report, "fair") - 1.0 / f64::from(players)).abs() < 1e-12);
        let score = number(&report, "a_score");
        assert!(score > 0.9, "{game}: {score}");
        assert!(number(&report, "low") <= score && score <= number(&report, "high"));
        let points = |side: &str| number(&report["mean_points"][side], "total");
        assert!(points("a") > points("b"), "{game}: {report}");
        assert!(number(&report["cpu_ms_per_move"], "a") > 0.0);
        assert_eq!(report["victories"].is_object(), game == "duel");
        assert_eq!(report["interrupted"], false);
    }
}

#[test]
fn a_bot_is_as_strong_as_itself() {
    let report = run("arena --game duel --a builder --b builder --deals 20 --json").json();
    assert_eq!(report["a_score"], 0.5);
    assert_eq!(report["elo"], 0.0);
    let wins = |side: &str| -> u64 {
        let kinds = report["victories"][side].as_object().expect("kinds");
        kinds
            .values()
            .map(|count| count.as_u64().expect("a count"))
            .sum()
    };
    assert_eq!(wins("a"), wins("b"));
    let shared = report["victories"]["shared"].as_u64().expect("a count");
    assert_eq!(wins("a") + wins("b") + shared, 40);
}

#[test]
fn weights_from_a_file_play_the_same_games_and_all_of_them_are_recorded() {
    let weights = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/weights/duel.weights");
    let path = file("arena.jsonl");
    let path = path.to_str().expect("the path is text");
    let series = format!("arena --game duel --a net@{weights} --b builder --deals 3 --json");
    let report = run(&format!("{series} --records {path}")).json();
    let built_in = run("arena --game duel --a net --b builder --deals 3 --json").json();
    assert_eq!(report["signature"], built_in["signature"]);
    let records = fs::read_to_string(path).expect("records are written");
    assert_eq!(records.lines().count(), 6);
    for line in records.lines() {
        let record: Value = serde_json::from_str(line).expect("a record is JSON");
        assert!(record["result"].is_object(), "{line}");
        let bots = record["players"].to_string();
        assert!(bots.contains("builder") && bots.contains("net@"), "{bots}");
        Record::<Duel>::read(line).expect("a record can be read");
    }
    for (bot, words) in [
        ("net@nowhere.weights", "nowhere.weights"),
        ("builder@nowhere.weights", "builder"),
    ] {
        run(&format!("arena --a {bot} --b random")).bad(2, &[words]);
    }
}

#[test]
fn threads_change_nothing_but_time() {
    for args in [
        "--game duel --a uct:20 --b flat:20 --deals 6",
        "--game seven --players 3 --a flat:10 --b builder --deals 4",
        "--game duel --a builder --b random --deals 400 --sprt",
    ] {
        let report = |threads: u32| {
            let args = format!("arena {args} --seed 3 --threads {threads} --json");
            let mut report = run(&args).json();
            let object = report.as_object_mut().expect("an object");
            object.retain(|key, _| !MEASURED.contains(&key.as_str()));
            report
        };
        let one = report(1);
        assert_eq!(one, report(2), "{args}");
        assert_eq!(one, report(5), "{args}");
    }
}

#[test]
fn the_sequential_test_stops_when_it_knows() {
    let report = run("arena --game duel --a builder --b random --deals 1000 --sprt --json").json();
    assert_eq!(report["sprt"]["accepted"], "H1");
    assert!(number(&report, "deals") < 1000.0, "{report}");
    let report = run("arena --game duel --a random --b builder --deals 1000 --sprt --json").json();
    assert_eq!(report["sprt"]["accepted"], "H0");
    let pairs = report["sprt"]["pairs"].as_array().expect("pairs");
    let pairs: f64 = pairs.iter().filter_map(Value::as_f64).sum();
    assert!((pairs - number(&report, "deals")).abs() < 1e-9);
}

#[test]
fn a_search_keeps_to_its_time() {
    let report = run("arena --game duel --a uct:2ms --b builder --deals 1 --json").json();
    // Forced moves take none.
    let took = number(&report["cpu_ms_per_move"], "a");
    assert!((0.5..20.0).contains(&took), "{took}");
}

#[test]
fn people_get_sentences_and_a_table() {
    let report = run("arena --game duel --a rush-science --b builder --deals 4 --sprt").good();
    for words in [
        "7 Wonders Duel: 8 games of seed 0",
        "rush-science against builder: ",
        "Elo difference: ",
        "sequential test: not decided",
        "victories of rush-science: ",
        "CPU ms per move",
    ] {
        assert!(report.contains(words), "{words}: {report}");
    }
}

#[test]
fn wrong_bots_are_named() {
    for (args, words) in [
        ("--a oracle --b builder", "unknown bot \"oracle\""),
        ("--a flat --b builder", "needs a number of playouts"),
        (
            "--a uct:0 --b builder",
            "\"uct\" needs a number above 0 or a time",
        ),
        ("--a exec: --b builder", "\"exec\" needs a command"),
        ("--a builder --b builder --limit 5", "5s or 500ms"),
        (
            "--a builder --b builder --sprt",
            "--sprt is for games for two",
        ),
    ] {
        run(&format!("arena {args}")).bad(2, &[words]);
    }
    run("arena --a builder").bad(2, &["--b"]);
}

/// A program against `builder` in some deals of a game.
#[cfg(unix)]
fn program(game: &[&str], program: &str, limit: &str) -> Run {
    let program = format!("exec:{program}");
    let args = [
        "arena",
        "--a",
        &program,
        "--b",
        "builder",
        "--start-limit",
        limit,
        "--limit",
        limit,
        "--json",
        "--deals",
    ];
    run_args(args.into_iter().chain(game.iter().copied()))
}

#[cfg(unix)]
const FIRST: &str = r#"while read -r line; do echo '{"action": 0}'; done"#;

#[cfg(unix)]
#[test]
fn a_program_plays_every_game_to_its_end() {
    for game in [
        &["2", "--game", "duel"][..],
        &["2", "--game", "free-city"],
        &["1", "--game", "seven", "--players", "3"],
    ] {
        let report = program(game, FIRST, "60s").json();
        let lost = report["lost_by_failure"]["a"].as_object().expect("causes");
        assert!(lost.values().all(|count| *count == 0), "{report}");
        assert!(number(&report["mean_points"]["a"], "total") > 0.0);
        assert_eq!(report["cpu_ms_per_move"]["a"], Value::Null);
        // The same answers make the same games.
        let again = program(game, FIRST, "60s").json();
        assert_eq!(report["signature"], again["signature"]);
    }
}

#[cfg(unix)]
const TWICE: &str = r#"while read -r line; do printf '{"action": 0}\n{"action": 0}\n'; done"#;

/// The program loses each game, and the cause is counted.
#[cfg(unix)]
#[test]
fn a_program_that_fails_loses() {
    let says = [
        ("nonsense", "unreadable"),
        (r#"{"act": 1}"#, "unreadable"),
        (r#"{"action": 1.5}"#, "unreadable"),
        (r#"{"action": 100000}"#, "illegal"),
        (r#"{"action": -1}"#, "illegal"),
    ];
    let says = says.map(|(said, cause)| {
        let command = format!("read -r line; echo '{said}'; sleep 1000");
        (command, "60s", cause)
    });
    let fails = [
        ("sleep 1000", "100ms", "slow"),
        // Neither it nor what it has started is waited for.
        ("sleep 1000 & sleep 1000", "100ms", "slow"),
        ("exit 3", "60s", "gone"),
        ("read -r line; exit 0", "60s", "gone"),
        ("/nowhere/bot 2>/dev/null", "60s", "gone"),
        // Unasked output is no answer.
        ("yes | tr -d '\\n'", "60s", "unreadable"),
        // The second line is no answer to the next question.
        (TWICE, "60s", "unreadable"),
    ];
    let fails = fails.map(|(command, limit, cause)| (command.to_owned(), limit, cause));
    for (answer, limit, cause) in fails.into_iter().chain(says) {
        let report = program(&["2", "--game", "duel"], &answer, limit).json_with(3);
        assert_eq!(
            report["lost_by_failure"]["a"][cause], 4,
            "{answer}: {report}"
        );
        for figure in ["a_score", "low", "high", "elo"] {
            assert_eq!(report[figure], Value::Null, "{answer}");
        }
    }
    let tested = program(&["2", "--game", "duel", "--sprt"], "exit 3", "60s").json_with(3);
    assert_eq!(tested["sprt"], Value::Null);
}

/// A program is told the decision, and nothing that its seat cannot see.
#[cfg(unix)]
#[test]
fn a_program_is_asked_in_json() {
    let path = crate::program::file("asked.jsonl");
    let path = path.to_str().expect("the path is text");
    let writes = format!(
        "while read -r line; do printf '%s\\n' \"$line\" >> {path}; echo '{{\"action\": 0}}'; done"
    );
    program(&["1", "--game", "duel", "--threads", "1"], &writes, "60s").json();
    let asked = std::fs::read_to_string(path).expect("it was asked");
    let (greeting, asked) = asked.split_once('\n').expect("a line");
    assert_eq!(greeting, r#"{"protocol":1}"#);
    assert!(asked.lines().count() > 30);
    for line in asked.lines() {
        let question: Value = serde_json::from_str(line).expect("a question is JSON");
        assert_eq!(question["game"], "duel");
        assert!(question["seat"].as_u64().expect("a seat") < 2);
        assert_eq!(question["player"], question["seat"]);
        assert!(question["observation"].is_object(), "{line}");
        let seen = question["line"].as_str().expect("a line");
        let seen: antipater_engine::duel::Observation = seen.parse().expect("a readable line");
        let viewer = seen.viewer.map(|seat| seat.number() as u64);
        assert_eq!(viewer, question["seat"].as_u64());
        assert!(!question["legal"].as_array().expect("a list").is_empty());
    }
}

/// A program that answers the greeting, notes what it is told, and takes the first legal action.
#[cfg(unix)]
fn keeping(notes: &str) -> String {
    let game_over = format!(r#"*game_over*) echo "$line" >> {notes};;"#);
    format!(
        r#"read -r line; echo start >> {notes}; echo '{{"protocol":1}}'
        while read -r line; do case $line in {game_over} *) echo '{{"action": 0}}';; esac; done"#
    )
}

#[cfg(unix)]
#[test]
fn a_program_plays_all_games_in_one_process_for_each_seat() {
    let notes = crate::program::file("notes");
    let keeping = keeping(notes.to_str().expect("the path is text"));
    for (game, seats, games) in [
        (&["3", "--game", "duel", "--threads", "1"][..], 2, 6),
        (
            &["2", "--game", "seven", "--players", "3", "--threads", "1"],
            3,
            6,
        ),
    ] {
        std::fs::write(&notes, "").expect("the file can be written");
        let report = program(game, &keeping, "60s").json();
        let isolated: Vec<&str> = game.iter().copied().chain(["--isolate"]).collect();
        let usual = program(&isolated, FIRST, "60s").json();
        assert_eq!(report["signature"], usual["signature"]);
        // A process may be killed before it has noted the end of its last game.
        let notes = std::fs::read_to_string(&notes).expect("it took notes");
        let (starts, ends): (Vec<&str>, Vec<&str>) =
            notes.lines().partition(|line| *line == "start");
        assert_eq!(starts.len(), seats, "{notes}");
        let mut numbers = std::collections::BTreeSet::new();
        for end in &ends {
            let end: Value = serde_json::from_str(end).expect("a message is JSON");
            let share = number(&end, "win_share");
            assert!((0.0..=1.0).contains(&share), "{end}");
            numbers.insert(end["game_over"].as_u64().expect("a number"));
        }
        assert_eq!(numbers.len(), ends.len(), "{notes}");
        assert!(numbers.iter().all(|number| *number < games), "{notes}");
        assert!(ends.len() as u64 >= games - seats as u64, "{notes}");
    }
}

/// A process that fails is replaced for the next game.
#[cfg(unix)]
#[test]
fn a_kept_program_that_fails_is_started_again() {
    let answers = r#"read -r line; echo '{"protocol":1}'; read -r line; echo '{"action": 0}'"#;
    let report = program(&["2", "--game", "duel"], answers, "60s").json_with(3);
    assert_eq!(report["lost_by_failure"]["a"]["gone"], 4, "{report}");
    // One that greets only the first time cannot be started again.
    let path = crate::program::file("greeted");
    let path = path.to_str().expect("the path is text");
    let once = format!("read -r line; [ -e {path} ] || echo '{{\"protocol\":1}}'; touch {path}");
    let report = program(&["2", "--game", "duel"], &once, "60s").json_with(3);
    let lost = &report["lost_by_failure"]["a"];
    let sum = number(lost, "gone") + number(lost, "start");
    assert_eq!(sum, 4.0, "{report}");
    assert!(number(lost, "gone") >= 1.0, "{report}");
}

/// No process of a program outlives the series.
#[cfg(unix)]
#[test]
fn programs_end_with_their_games() {
    let path = crate::program::file("pids");
    let path = path.to_str().expect("the path is text");
    let stays = format!("sleep 1000 & echo $! >> {path}; {FIRST}");
    program(&["1", "--game", "duel"], &stays, "60s").json();
    let pids = std::fs::read_to_string(path).expect("it was started");
    assert_eq!(
        pids.lines().count(),
        3,
        "the greeting, and a game from each seat"
    );
    for pid in pids.lines() {
        let alive = || {
            let state = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
            // One that nobody has waited for yet is dead all the same.
            state
                .split(") ")
                .nth(1)
                .is_some_and(|rest| !rest.starts_with('Z'))
        };
        let start = std::time::Instant::now();
        while alive() {
            assert!(start.elapsed().as_secs() < 20, "{pid} is still there");
            std::thread::yield_now();
        }
    }
}
