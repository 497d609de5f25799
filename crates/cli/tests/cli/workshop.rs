//! The steps of the gate and of the full check: CONTRIBUTING lists those of the two scripts.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::program::file;

/// A file of the project.
fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn contributing_lists_the_steps_of_both_scripts() {
    let full = Command::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../scripts/check-everything"
    ));
    let full = { full }.arg("--list").output().unwrap();
    let full = String::from_utf8(full.stdout).unwrap();
    let full: Vec<&str> = full.lines().collect();
    let gate = read(".ci/run");
    let (_, gate) = gate
        .split_once("--only ")
        .expect("the gate names its steps");
    let gate: BTreeSet<&str> = gate.split_whitespace().collect();

    let contributing = read("CONTRIBUTING.md");
    let rows: Vec<Vec<&str>> = contributing
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let listed: Vec<&str> = rows.iter().map(|row| row[0].trim_matches('`')).collect();
    assert_eq!(listed, full);
    let in_gate: BTreeSet<&str> = (rows.iter())
        .filter(|row| row[1] == "yes")
        .map(|row| row[0].trim_matches('`'))
        .collect();
    assert_eq!(in_gate, gate);
}

#[test]
fn every_ignored_test_says_what_it_needs() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![crates];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                if !path.ends_with("node_modules") {
                    folders.push(path);
                }
                continue;
            }
            if path.extension().is_none_or(|ending| ending != "rs") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            for line in text.lines().map(str::trim) {
                if let Some(reason) = line.strip_prefix("#[ignore") {
                    let says = reason.starts_with(" = \"needs ");
                    assert!(says, "{}: {line}", path.display());
                }
            }
            files += 1;
        }
    }
    assert!(files > 600, "{files} files");
}

#[test]
#[ignore = "needs Python"]
fn texts_whose_english_has_changed_since_are_found() {
    let root = file("translated");
    let write = |path: &str, text: &str| {
        let path = root.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    let run = |args: &[&str]| {
        let mut script = Command::new(root.join("scripts/stale-texts"));
        let run = script.args(args).output().unwrap();
        (run.status.success(), String::from_utf8(run.stdout).unwrap())
    };
    let listed = |args: &[&str]| run(args).1;
    let english = "crates/show/locales/en/table.ftl";
    let finnish = "crates/show/locales/fi/table.ftl";
    fs::create_dir_all(root.join("scripts")).unwrap();
    fs::copy(
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/stale-texts"),
        root.join("scripts/stale-texts"),
    )
    .unwrap();
    write(
        english,
        "yes = Yes\nseats =\n    { $count ->\n        [one] One seat\n       *[other] Seats\n    }\n",
    );
    write(finnish, "yes = Kyllä\nseats = Paikat\n");
    assert_eq!(listed(&[]), "fi: 2\n", "nothing was compared yet");
    assert_eq!(listed(&["fi", "--translated"]), "fi: 0\n");
    assert!(run(&["--release"]).0);

    // Changing one line of a text is enough.
    let changed = fs::read_to_string(root.join(english)).unwrap();
    write(english, &changed.replace("One seat", "A seat"));
    assert_eq!(listed(&[]), "fi: 1\n");
    assert!(!run(&["--release"]).0);
    let list = listed(&["fi"]);
    for words in [finnish, "[one] A seat", "seats = Paikat"] {
        assert!(list.contains(words), "{list}");
    }
    assert!(!list.contains("Kyllä"), "{list}");

    // A new or an unchanged translation is noted by its name.
    assert_eq!(
        listed(&["fi", "--translated", "yes"]).lines().next(),
        Some("fi: 1")
    );
    assert_eq!(listed(&["fi", "--translated", "seats"]), "fi: 0\n");

    // Missing texts of a language are listed too.
    let changed = fs::read_to_string(root.join(english)).unwrap();
    write(english, &format!("{changed}no = No\n"));
    assert_eq!(listed(&[]), "fi: 1\n");
}
