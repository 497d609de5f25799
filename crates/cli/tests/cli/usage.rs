//! Wrong usage ends with status 2 and a hint, whatever the command; help and version are there.

use std::io::Read;
use std::process::Stdio;

use crate::program::{antipater, file, records, run};

#[test]
fn help_names_every_command() {
    let help = run("--help").good();
    for command in [
        "serve",
        "simulate",
        "replay",
        "legal",
        "position",
        "analyze",
        "score",
        "cards",
        "backup",
        "restore",
        "export",
        "import",
        "move-database",
        "bench-server",
    ] {
        assert!(help.contains(command), "{help}");
        assert!(run(&format!("{command} --help")).good().contains("Usage:"));
    }
    assert!(run("--version").good().starts_with("antipater "));
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
