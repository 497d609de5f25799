//! The dependencies between the crates: `engine ← bots ← show ← {table, pages} ← {server, offline} ← cli`, `store ←
//! server` and `pages ← {py, site ← cli}`. Each may skip levels downward. Also the packages that lower levels must not
//! link, circles inside a crate (`circles`), and the `picture` of all this.

mod circles;
mod picture;
mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// For each folder with a package, the packages that it may depend on, including tests and builds.
const ARROWS: [(&str, &[&str]); 13] = [
    ("engine", &[]),
    ("bots", &["engine"]),
    ("show", &["engine", "bots"]),
    ("pages", &["engine", "bots", "show"]),
    ("table", &["engine", "bots", "show"]),
    ("store", &[]),
    (
        "server",
        &["engine", "bots", "show", "table", "pages", "store"],
    ),
    ("offline", &["engine", "bots", "show", "table", "pages"]),
    ("site", &["bots", "show", "pages"]),
    (
        "cli",
        &[
            "engine", "bots", "show", "table", "pages", "store", "server", "offline", "site",
        ],
    ),
    ("trainer", &["engine", "bots"]),
    ("py", &["engine", "bots", "show", "pages"]),
    ("fuzz", &["engine", "bots", "show", "store", "server"]),
];

/// For each crate, the packages that it must not link, even indirectly.
const ABSENT: [(&str, &[&str]); 6] = [
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
    (
        "table",
        &["axum", "hyper", "tokio", "sqlx", "maud", "getrandom"],
    ),
    ("pages", &["axum", "hyper", "tokio", "sqlx", "getrandom"]),
    ("offline", &["axum", "hyper", "tokio", "sqlx", "getrandom"]),
];

/// The most packages that the engine links, including itself.
const ENGINE_PACKAGES: usize = 20;

/// Names by which a crate would read a clock, the environment, a file or a socket.
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
fn folder(package: &str) -> Option<String> {
    match package {
        "antipater" => Some("cli".to_owned()),
        _ => package.strip_prefix("antipater-").map(str::to_owned),
    }
}

/// The output of a cargo command.
fn cargo(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8(output.stdout).expect("cargo prints text")
}

/// The members of the workspace, each as its place in the arrows, with the members in any of its dependency tables. A
/// package in the folder of another has the other's place.
fn members() -> Vec<(String, Vec<String>)> {
    let metadata = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    let metadata: Value = serde_json::from_str(&metadata).expect("the metadata is JSON");
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let root = text(&metadata["workspace_root"]);
    let member = |package: &Value| {
        let manifest = text(&package["manifest_path"]);
        let path = Path::new(&manifest)
            .strip_prefix(&root)
            .expect("a member lies in the workspace");
        let path = path.strip_prefix("crates").unwrap_or(path);
        let place = path.iter().next().expect("a path has a first part");
        let dependencies = list(&package["dependencies"]);
        let names = dependencies.iter().map(|package| text(&package["name"]));
        (
            place.to_string_lossy().into_owned(),
            names.filter_map(|name| folder(&name)).collect(),
        )
    };
    list(&metadata["packages"]).iter().map(member).collect()
}

#[test]
fn packages_depend_on_each_other_in_one_direction() {
    let members = members();
    let places = BTreeMap::from(ARROWS);
    for (place, arrows) in &members {
        let may = places
            .get(place.as_str())
            .unwrap_or_else(|| panic!("{place} has no place in the arrows"));
        for arrow in arrows {
            assert!(
                arrow == place || may.contains(&arrow.as_str()),
                "{place} may not depend on {arrow}"
            );
        }
    }
    for (place, _) in ARROWS {
        assert!(
            members.iter().any(|(member, _)| member == place),
            "{place} has no package"
        );
    }
}

/// The packages that a crate links, without those of its tests and its build.
fn linked(name: &str) -> BTreeSet<String> {
    let package = format!("antipater-{name}");
    let tree = cargo(&[
        "tree",
        "--edges",
        "normal",
        "--prefix",
        "none",
        "--format",
        "{p}",
        "--package",
        &package,
    ]);
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
