//! The arrows between the crates: `engine ← bots ← {server, cli, py}` and `cli → server`, and no other.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// For each crate the crates of this workspace it may depend on, in tests and builds too.
const ARROWS: [(&str, &[&str]); 5] = [
    ("engine", &[]),
    ("bots", &["engine"]),
    ("server", &["engine", "bots"]),
    ("cli", &["engine", "bots", "server"]),
    ("py", &["engine", "bots"]),
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
    assert!(seen >= 4, "{seen} crates");
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
