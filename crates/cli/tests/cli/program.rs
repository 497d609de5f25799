//! Runs the binary and captures its output.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use serde_json::Value;
use tempfile::TempDir;

/// The output and the exit status of a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The binary, in English, without environment variables that would affect it.
pub(crate) fn antipater() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antipater"));
    for name in ["LISTEN", "DATABASE", "HTTPS", "PROXIES", "LOG", "LOG_LEVEL"] {
        command.env_remove(format!("ANTIPATER_{name}"));
    }
    command.env("ANTIPATER_LANG", "en");
    command
}

/// Runs the binary with arguments separated by spaces.
pub(crate) fn run(args: &str) -> Run {
    run_with(args, b"")
}

/// Runs the binary with arguments that may have spaces.
pub(crate) fn run_args<'a>(args: impl Iterator<Item = &'a str>) -> Run {
    run_list(args, b"")
}

/// Runs the binary with arguments separated by spaces and this standard input.
pub(crate) fn run_with(args: &str, input: &[u8]) -> Run {
    run_list(args.split_whitespace(), input)
}

fn run_list<'a>(args: impl Iterator<Item = &'a str>, input: &[u8]) -> Run {
    let mut child = antipater()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // A program that exits early does not read all of it.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("the input is written");
    let text = |bytes| String::from_utf8(bytes).expect("the output is text");
    Run {
        status: output.status.code(),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// The names of all commands, as the help lists them.
pub(crate) fn commands() -> Vec<String> {
    let help = run("--help").good();
    let lines = help
        .lines()
        .skip_while(|line| !line.starts_with("Commands"));
    let lines = lines.skip(1).take_while(|line| !line.is_empty());
    let names = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let names = names.filter_map(|line| line.split_whitespace().next());
    names.map(str::to_owned).collect()
}

impl Run {
    /// The output of a run, which must succeed without any output on standard error.
    #[track_caller]
    pub(crate) fn good(self) -> String {
        assert_eq!(
            (self.status, self.err.as_str()),
            (Some(0), ""),
            "{}",
            self.out
        );
        self.out
    }

    /// The JSON object of a successful run with `--json`.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        self.json_with(0)
    }

    /// Its JSON object, if it ended with this status.
    #[track_caller]
    pub(crate) fn json_with(self, status: i32) -> Value {
        assert_eq!(self.status, Some(status), "{}", self.err);
        assert_eq!(self.out.lines().count(), 1, "{}", self.out);
        serde_json::from_str(&self.out).expect("the output is JSON")
    }

    /// Asserts that the run ended with this status, and that one sentence on standard error contains all these words.
    #[track_caller]
    pub(crate) fn bad(self, status: i32, words: &[&str]) {
        assert_eq!(self.status, Some(status), "{}", self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        let sentence = self.err.lines().find(|line| line.starts_with("error: "));
        let sentence = sentence.unwrap_or_else(|| panic!("no error in {:?}", self.err));
        for word in words {
            assert!(sentence.contains(word), "no {word:?} in {sentence:?}");
        }
    }
}

thread_local! {
    /// A folder for one test. Each test runs in a separate thread, and the folder is removed with it.
    static FOLDER: TempDir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
}

/// A file for one test.
pub(crate) fn file(name: &str) -> PathBuf {
    FOLDER.with(|folder| folder.path().join(name))
}

/// Records of a few simulated games, as text.
pub(crate) fn records(name: &str, args: &str) -> String {
    let path = file(name);
    let path = path.to_str().expect("the path is text");
    run(&format!(
        "simulate --bots builder,random --records {path} {args}"
    ))
    .good();
    std::fs::read_to_string(path).expect("the records are written")
}

/// The record of a finished game of three cities, first edition.
pub(crate) fn record() -> Value {
    static RECORD: OnceLock<Value> = OnceLock::new();
    let simulate = || {
        let args = "--edition first --players 3 --games 1 --seed 4";
        let text = records("record.jsonl", args);
        serde_json::from_str(&text).expect("a record is JSON")
    };
    RECORD.get_or_init(simulate).clone()
}
