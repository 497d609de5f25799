//! Wrong usage ends with status 2 and a hint, for every command; help and version are printed.

use std::collections::BTreeSet;
use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::Stdio;

use antipater_bots::{BotKind, BotSpec, Repeatable};

use crate::program::{antipater, commands, file, records, run, run_args};

#[test]
fn help_names_every_command() {
    let help = run("--help").good();
    let commands = commands();
    assert!(commands.contains(&"serve".to_owned()), "{help}");
    for command in commands {
        assert!(run(&format!("{command} --help")).good().contains("Usage:"));
    }
    assert!(run("--version").good().starts_with("antipater "));
}

#[test]
fn the_table_of_commands_in_the_readme_has_all_of_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let readme = fs::read_to_string(root.join("README.md")).expect("the README is there");
    let rows = readme.lines().filter_map(|line| line.strip_prefix("| `"));
    let names = rows.filter_map(|row| row.split([' ', '`']).next());
    let listed: BTreeSet<String> = names.map(str::to_owned).collect();
    assert_eq!(listed, BTreeSet::from_iter(commands()));
    let manifest = fs::read_to_string(root.join("Cargo.toml")).expect("the manifest is there");
    let needed = manifest
        .lines()
        .find_map(|line| line.strip_prefix("rust-version = \""));
    let needed = needed
        .expect("a version of Rust is needed")
        .trim_end_matches('"');
    assert!(readme.contains(&format!("You need Rust {needed} or newer")));
}

#[test]
fn only_commands_in_which_bots_play_take_weights() {
    let with: Vec<String> = commands()
        .into_iter()
        .filter(|command| {
            run(&format!("{command} --help"))
                .good()
                .contains("--weights")
        })
        .collect();
    assert_eq!(with, ["serve", "play", "simulate", "arena", "analyze"]);
}

#[test]
fn help_and_refusals_name_the_bots_that_there_are() {
    let bots = BotKind::ALL.map(BotKind::name).join(", ");
    let forms = BotSpec::FORMS.join(", ");
    let repeatable = Repeatable::forms().collect::<Vec<_>>().join(", ");
    for (command, list) in [
        ("play", &bots),
        ("simulate", &repeatable),
        ("arena", &forms),
    ] {
        let help = words(&run(&format!("{command} --help")).good());
        assert!(help.contains(list), "{help}");
    }
    run("simulate --bots oracle").bad(2, &["unknown bot \"oracle\"", &repeatable]);
    run("arena --a oracle --b net").bad(2, &["unknown bot \"oracle\"", &forms]);
}

/// A text without line breaks.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn refusals_say_what_would_be_right() {
    for (args, status, said) in [
        (
            "simulate --players 9",
            2,
            "7 Wonders has 3 to 7 players, not 9",
        ),
        ("simulate --games 0", 2, "\"0\": must be at least 1"),
        ("simulate --games abc", 2, "\"abc\": not a whole number"),
        ("simulate --seed -1", 2, "\"-1\": must be at least 0"),
        ("simulate --threads 300", 2, "must be between 1 and 256"),
        ("play --seats 9", 2, "7 Wonders has 3 to 7 seats, not 9"),
        ("play --daily=tomorrow", 2, "not a date such as"),
        ("play", 2, "play needs a terminal"),
        ("serve --listen foo", 2, "expected ADDRESS:PORT, such as"),
        (
            "sevre",
            2,
            "unknown command \"sevre\"; did you mean \"serve\"?",
        ),
        (
            "serve --lisen x",
            2,
            "\"--lisen\"; did you mean \"--listen\"?",
        ),
        ("serve --colour", 2, "unexpected argument \"--colour\""),
        (
            "arena --a uct --b net",
            2,
            "\"uct\" needs a number above 0 or a time",
        ),
        ("doctor nosuch.sqlite", 1, "cannot open nosuch.sqlite"),
        (
            "backup --database sqlite:nosuch.sqlite x",
            1,
            "there is no file nosuch.sqlite",
        ),
        (
            "backup --database mysql://x y",
            1,
            "mysql://x: not the address of a database",
        ),
    ] {
        run(args).bad(status, &[said]);
    }
    run_args(["analyze", "duel foo"].into_iter()).bad(
        1,
        &["not a position as printed by `position`: form (column 6)"],
    );
    for (name, content, command, said) in [
        (
            "usage-pad.json",
            "{\n}",
            "score",
            "not in the form that `score --help` shows: missing field",
        ),
        (
            "usage-text.json",
            "{\n\n?",
            "score",
            "not JSON (line 3, column 1)",
        ),
        (
            "usage-text.jsonl",
            "?",
            "replay",
            "(line 1): not JSON (column 1)",
        ),
        (
            "usage-ladder.jsonl",
            "[1]",
            "ladder",
            "line 1: not a report of `arena --json`",
        ),
    ] {
        let path = file(name);
        fs::write(&path, content).expect("the file can be written");
        run(&format!("{command} {}", path.display())).bad(1, &[said]);
    }
    let incomplete = run("legal a.jsonl").err;
    let usage = "Usage: antipater legal [OPTIONS] <FILE|POSITION>";
    assert!(incomplete.contains(usage), "{incomplete}");
    // The database in the environment still counts as an option.
    let output = antipater()
        .arg("backup")
        .env("ANTIPATER_DATABASE", "sqlite:a")
        .output();
    let said = String::from_utf8(output.expect("the binary runs").stderr);
    let said = said.expect("it is text");
    assert!(
        said.contains("Usage: antipater backup [OPTIONS] <FILE>"),
        "{said}"
    );
}

#[test]
fn wrong_usage_is_refused() {
    for args in [
        "conquer",
        "--games 5",
        "serve --listen nowhere",
        "serve now",
        "simulate --players 2",
        "simulate --players 8",
        "simulate --players three",
        "simulate --games 0",
        "simulate --games -1",
        "simulate --threads 0",
        "simulate --seed 1.5",
        "simulate --bots",
        "simulate --game chess",
        "simulate --edition third",
        "replay",
        "replay a b",
        "replay a --record -1",
        "legal a",
        "legal a --record 0 --move 0",
        "legal a --all --seat 1",
        "score",
        "cards --edition 2",
        "backup",
        "restore",
        "restore a b",
        "export a",
        "import a b",
    ] {
        run(args).bad(2, &[]);
    }
    for (args, words) in [
        ("simulate --players 2", &["3 to 7 players", "free-city"][..]),
        ("simulate --first-game", &["--first-game", "duel"]),
        (
            "simulate --game free-city --first-game",
            &["--first-game", "duel"],
        ),
        (
            "simulate --game free-city --players 3",
            &["2 players, not 3"],
        ),
        (
            "simulate --game free-city --edition second",
            &["first edition"],
        ),
        (
            "simulate --game duel --players 4",
            &["Duel has 2 players, not 4"],
        ),
        (
            "simulate --game duel --edition second",
            &["Duel has no editions"],
        ),
        (
            "cards --game duel --edition first",
            &["Duel has no editions"],
        ),
        (
            "cards --game free-city --edition second",
            &["first edition"],
        ),
    ] {
        run(args).bad(2, words);
    }
    for game in ["free-city", "duel"] {
        run(&format!("simulate --game {game} --players 2 --games 1")).good();
    }
    run("simulate --game free-city --edition first --games 1").good();
    run("simulate --bots builder,bulider").bad(2, &["bulider"]);
}

#[test]
fn the_environment_is_checked_like_an_argument() {
    for args in [&["serve"][..], &[]] {
        let output = antipater()
            .args(args)
            .env("ANTIPATER_LISTEN", "nowhere")
            .output();
        let output = output.expect("the binary runs");
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains("nowhere"));
    }
}

/// As with `antipater legal … | head`.
#[test]
fn a_closed_pipe_ends_quietly() {
    let name = "usage-pipe.jsonl";
    assert!(records(name, "--games 40 --players 7").len() > 100_000);
    let path = file(name);
    let mut child = antipater()
        .args(["legal".as_ref(), path.as_os_str(), "--all".as_ref()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut first = [0; 10];
    let mut stdout = child.stdout.take().expect("standard output is piped");
    stdout.read_exact(&mut first).expect("there is output");
    drop(stdout);
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
