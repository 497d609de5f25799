//! `ladder`: ratings from reports of the arena, and invalid files.

use std::fs;

use tempfile::TempDir;

use crate::program::run;

#[test]
fn bots_are_rated_from_reports_of_the_arena() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("reports.jsonl");
    let report = |game: &str, a: &str, b: &str| {
        run(&format!(
            "arena --game {game} --a {a} --b {b} --deals 12 --json"
        ))
        .good()
    };
    let reports = [
        report("duel", "builder", "random"),
        report("duel", "rush-science", "random"),
        report("duel", "builder", "rush-science"),
        report("seven --players 4", "builder", "random"),
    ];
    fs::write(&file, reports.join("\n\n")).expect("written");
    let path = file.display();
    let read = run(&format!("ladder {path} --pin random --at 1000 --json")).good();
    let ladders: Vec<serde_json::Value> = read
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let [duel, seven] = &ladders[..] else {
        panic!("{read}");
    };
    assert_eq!(
        (&duel["game"], &duel["games"]),
        (&"duel".into(), &72.into())
    );
    assert_eq!(
        (&seven["edition"], &seven["players"]),
        (&"second".into(), &4.into())
    );
    let ratings = duel["ratings"].as_array().expect("ratings");
    let last = ratings.last().expect("the weakest");
    assert_eq!(
        (&last["bot"], &last["rating"]),
        (&"random".into(), &1000.0.into())
    );
    for rated in &ratings[..2] {
        let figure = |key: &str| rated[key].as_f64().expect("a number");
        assert!(1000.0 < figure("low") && figure("low") < figure("rating"));
        assert!(figure("rating") < figure("high"));
    }
    let shown = run(&format!("ladder {path} --pin random")).good();
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[0], "duel, 2 players, 72 games");
    assert!(
        lines[4].starts_with("random") && lines[4].contains("1500 – 1500"),
        "{shown}"
    );
    assert_eq!(lines[6], "seven (second), 4 players, 48 games");
}

#[test]
fn what_is_no_ladder_is_refused_in_a_sentence() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("reports.jsonl");
    let path = file.display();
    let refused = |text: &str, args: &str, words: &[&str]| {
        fs::write(&file, text).expect("written");
        run(&format!("ladder {path} {args}")).bad(1, words);
    };
    refused("\n", "", &["no arena reports"]);
    refused("\n{}", "", &["line 2: not a report of `arena --json`"]);
    let report = |a: &str, b: &str| {
        format!(
            r#"{{"game":"duel","players":2,"a":"{a}","b":"{b}","games":10,"a_score":0.5,"low":0.2,"high":0.8}}"#
        )
    };
    refused(
        &report("net", "builder"),
        "",
        &["uct:1000", "played no matches"],
    );
    let apart = report("net", "builder") + "\n" + &report("easy", "hard");
    refused(&apart, "--pin net", &["easy", "chain of matches"]);
    run(&format!("ladder {path} --at high")).bad(2, &["high"]);
}
