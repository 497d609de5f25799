//! The arrows between the crates, `engine ← bots ← show ← pages ← {server, offline, py}` and `{server, offline} ← cli`, each of
//! which may skip floors downward;
//! and what the lower floors do without.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// For each crate the crates of this workspace it may depend on, in tests and builds too.
const ARROWS: [(&str, &[&str]); 9] = [
    ("engine", &[]),
    ("bots", &["engine"]),
    ("show", &["engine", "bots"]),
    ("pages", &["engine", "bots", "show"]),
    ("server", &["engine", "bots", "show", "pages"]),
    ("offline", &["engine", "bots", "show", "pages"]),
    (
        "cli",
        &["engine", "bots", "show", "pages", "server", "offline"],
    ),
    ("trainer", &["engine", "bots"]),
    ("py", &["engine", "bots", "show", "pages"]),
];

/// For each crate packages that it must not link, whatever it depends on.
const ABSENT: [(&str, &[&str]); 5] = [
    (
        "engine",
        &["axum", "hyper", "tokio", "sqlx", "maud", "getrandom"],
    ),
    (
        "bots",
        &["axum", "hyper", "tokio", "sqlx", "maud", "getrandom"],
    ),
    (
        "show",
        &["axum", "hyper", "tokio", "sqlx", "maud", "getrandom"],
    ),
    ("pages", &["axum", "hyper", "tokio", "sqlx", "getrandom"]),
    ("offline", &["axum", "hyper", "tokio", "sqlx", "getrandom"]),
];

/// The most packages that the engine links, itself among them.
const ENGINE_PACKAGES: usize = 20;

/// What would make a crate read a clock, the environment, a file or a socket.
const OUTSIDE: [&str; 7] = [
    "std::time",
    "std::env::",
    "std::fs",
    "std::net",
    "std::process",
    "SystemTime",
    "RandomState::new",
];

/// The folder of a package of this workspace.
fn folder(package: &str) -> Option<&str> {
    match package {
        "antipater" => Some("cli"),
        _ => package.strip_prefix("antipater-"),
    }
}

/// The packages of this workspace that a manifest names in any of its tables of dependencies.
fn arrows(manifest: &str) -> Vec<String> {
    let mut arrows = Vec::new();
    let mut inside = false;
    for line in manifest.lines().map(str::trim) {
        if let Some(table) = line.strip_prefix('[') {
            let table = table.trim_end_matches(']');
            inside = table.ends_with("dependencies");
            // A table of its own for one dependency: [dependencies.antipater-engine].
            let single = table.split_once("dependencies.").map(|(_, name)| name);
            arrows.extend(single.and_then(folder).map(str::to_owned));
        } else if inside {
            let name = line.split(['=', '.', ' ']).next().unwrap_or_default();
            arrows.extend(folder(name.trim_matches('"')).map(str::to_owned));
            // A dependency under another name: engine = { package = "antipater-engine" }.
            let renamed = line
                .split_once("package = \"")
                .and_then(|(_, rest)| rest.split('"').next());
            arrows.extend(renamed.and_then(folder).map(str::to_owned));
        }
    }
    arrows
}

#[test]
fn crates_depend_on_each_other_in_one_direction() {
    let allowed = BTreeMap::from(ARROWS);
    let crates = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("crates lie in a folder");
    let mut seen = 0;
    for entry in fs::read_dir(crates).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        let Ok(manifest) = fs::read_to_string(path.join("Cargo.toml")) else {
            continue;
        };
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .expect("the name is text");
        let may = allowed
            .get(name)
            .unwrap_or_else(|| panic!("the crate {name} has no place in the arrows"));
        for arrow in arrows(&manifest) {
            assert!(
                may.contains(&arrow.as_str()),
                "{name} may not depend on {arrow}"
            );
        }
        seen += 1;
    }
    assert!(seen >= 6, "{seen} crates");
}

/// The packages that a crate links, without those of its tests and its build.
fn linked(name: &str) -> BTreeSet<String> {
    let output = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--edges",
            "normal",
            "--prefix",
            "none",
            "--format",
            "{p}",
            "--package",
        ])
        .arg(format!("antipater-{name}"))
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    let tree = String::from_utf8(output.stdout).expect("the tree is text");
    let packages = tree.lines().filter_map(|line| line.split(' ').next());
    packages
        .filter(|package| !package.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn the_lower_floors_link_no_server() {
    for (name, absent) in ABSENT {
        let linked = linked(name);
        assert!(linked.contains("antipater-engine"), "{name}: {linked:?}");
        for package in absent {
            assert!(!linked.contains(*package), "{name} links {package}");
        }
    }
    let engine = linked("engine");
    assert!(engine.len() <= ENGINE_PACKAGES, "{engine:?}");
}

/// The code of a crate without its tests.
fn code(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() {
            found.extend(code(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("the file can be read");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            found.push((path, code.to_owned()));
        }
    }
    found
}

#[test]
fn the_lower_floors_read_nothing_from_outside() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("crates lie in a folder");
    for (name, _) in ABSENT {
        let files = code(&crates.join(name).join("src"));
        assert!(!files.is_empty(), "{name}");
        for (path, code) in files {
            for outside in OUTSIDE {
                assert!(!code.contains(outside), "{}: {outside}", path.display());
            }
        }
    }
}

#[test]
fn arrows_are_found_however_they_are_written() {
    let manifest = "
        [package]
        name = \"antipater-engine\"
        [dependencies]
        antipater-bots.workspace = true
        serde = \"1\"
        [target.'cfg(unix)'.dev-dependencies]
        core = { package = \"antipater-server\", path = \"../server\" }
        [build-dependencies.antipater]
        path = \"../cli\"
    ";
    assert_eq!(arrows(manifest), ["bots", "server", "cli"]);
}
