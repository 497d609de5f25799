//! How many instructions the rules take, which no other load on the machine changes:
//! `cargo bench -p antipater-instructions` counts them under callgrind, compares them with
//! `instructions.txt`, and fails when a figure is more than 5 % above the recorded one. With `-- --record` it writes the
//! file. Without valgrind it says so and succeeds.
//!
//! The program runs itself under callgrind, which writes what it has counted to a file when [`prepared`] and when
//! [`collected`] returns.

#![allow(clippy::print_stdout, reason = "the report of a program")]

mod env_slots;
#[path = "../../../engine/benches/table/mod.rs"]
mod table;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::{env, fs};

/// How much a figure may grow before it fails, in percent.
const TOLERANCE: f64 = 5.0;

/// The recorded figures.
const RECORDED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/instructions.txt");

/// What the file of figures says of itself.
const HEADING: &str = "# Instructions of one call, by table and work, in the bench profile on x86-64.\n\
                       # Written by: cargo bench -p antipater-instructions -- --record\n";

/// Figures by case.
type Figures = BTreeMap<String, u64>;

fn main() -> ExitCode {
    let given = |option: &str| env::args().any(|argument| argument == option);
    if given("--collect") {
        each(&mut |case| {
            prepared();
            collected(case.run);
        });
        return ExitCode::SUCCESS;
    }
    if !valgrind_is_there() {
        println!("instructions: SKIPPED, because valgrind is not installed");
        return ExitCode::SUCCESS;
    }
    let counted = count();
    if given("--record") {
        fs::write(RECORDED, print(&counted)).expect("the figures can be written");
        println!("instructions: {} figures recorded", counted.len());
        return ExitCode::SUCCESS;
    }
    let text = fs::read_to_string(RECORDED).expect("the recorded figures can be read");
    compare(&read(&text), &counted)
}

/// Hands over all cases, always in the same order.
fn each(measure: &mut dyn FnMut(table::Case<'_>)) {
    table::each(measure);
    env_slots::each(measure);
}

/// What was counted up to here lies between two cases.
#[inline(never)]
fn prepared() {
    black_box(());
}

/// All that is counted happens in here. It must come back, for callgrind sees no end of a function that jumps on to
/// another one.
#[inline(never)]
fn collected(run: &mut dyn FnMut()) {
    run();
    black_box(());
}

fn valgrind_is_there() -> bool {
    let mut command = Command::new("valgrind");
    let command = command.arg("--version").stdout(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Runs all cases under callgrind.
fn count() -> Figures {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("instructions");
    // What an earlier run has left would be taken for figures.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    let out = folder.join("out");
    let status = Command::new("valgrind")
        .args(["--tool=callgrind", "--quiet"])
        .args(["--dump-after=*prepared*", "--dump-after=*collected*"])
        .arg(format!("--callgrind-out-file={}", out.display()))
        .arg(env::current_exe().expect("the program has a path"))
        .arg("--collect")
        .status()
        .expect("valgrind runs");
    assert!(status.success(), "callgrind failed: {status}");
    let mut figures = Figures::new();
    let mut number = 0;
    each(&mut |case| {
        // The file before it has what lies between two cases.
        number += 2;
        let all = summary(&out.with_extension(number.to_string()));
        figures.insert(format!("{} {}", case.table, case.work), all / case.calls);
    });
    figures
}

/// The instructions in one of callgrind's files.
fn summary(path: &PathBuf) -> u64 {
    let text = fs::read_to_string(path).expect("callgrind has written a file for each case");
    let line = text.lines().find_map(|line| line.strip_prefix("summary: "));
    let first = line.and_then(|line| line.split_whitespace().next());
    first.and_then(|word| word.parse().ok()).expect("a summary")
}

fn print(figures: &Figures) -> String {
    let mut text = HEADING.to_owned();
    for (case, count) in figures {
        let _ = writeln!(text, "{case:<32} {count:>8}");
    }
    text
}

fn read(text: &str) -> Figures {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| {
            let (case, count) = line.rsplit_once(' ')?;
            Some((case.trim().to_owned(), count.parse().ok()?))
        })
        .collect()
}

/// Prints each figure beside the recorded one; fails on one that has grown or is not recorded.
fn compare(recorded: &Figures, counted: &Figures) -> ExitCode {
    let mut worse = 0;
    for (case, &count) in counted {
        let Some(&before) = recorded.get(case) else {
            println!("{case:<32} {count:>8}  not recorded");
            worse += 1;
            continue;
        };
        let change = 100.0 * (count as f64 / before as f64 - 1.0);
        let grown = change > TOLERANCE;
        worse += usize::from(grown);
        let mark = if grown { "  TOO MANY" } else { "" };
        println!("{case:<32} {count:>8}  {change:>+6.1} %{mark}");
    }
    if worse == 0 {
        println!(
            "instructions: {} figures, none above {TOLERANCE} %",
            counted.len()
        );
        ExitCode::SUCCESS
    } else {
        println!(
            "instructions: {worse} figures are more than {TOLERANCE} % above the recorded ones or not recorded"
        );
        ExitCode::FAILURE
    }
}
