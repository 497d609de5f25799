//! Documents agree with the tree: their links have targets, and ARCHITECTURE names files and functions where they are.

use std::fs;
use std::path::{Path, PathBuf};

/// The most words of ARCHITECTURE: two pages.
const TWO_PAGES: usize = 1400;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The documents in a folder, and in those below it.
fn documents(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("the entry can be read").path());
    let (folders, files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
    let below = folders.iter().flat_map(|folder| documents(folder));
    let is_document = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "md");
    below.chain(files.into_iter().filter(is_document)).collect()
}

/// The lines of a document outside of code blocks.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut code = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with("```");
        code ^= fence;
        !code && !fence
    })
}

/// The anchors of the headings of a document.
fn headings(text: &str) -> Vec<String> {
    let headings = prose(text).filter(|line| line.starts_with('#'));
    let anchor = |heading: &str| {
        let words = heading.trim_start_matches('#').trim().to_lowercase();
        let words = words.replace(' ', "-");
        let letters = words
            .chars()
            .filter(|letter| letter.is_alphanumeric() || "-_".contains(*letter));
        letters.collect()
    };
    headings.map(anchor).collect()
}

/// The targets of the links in a text.
fn links(text: &str) -> Vec<String> {
    let parts = text.split("](").skip(1);
    let targets = parts.filter_map(|part| part.split_once(')'));
    targets.map(|(target, _)| target.to_owned()).collect()
}

#[test]
fn every_link_of_a_document_leads_to_a_file_and_a_heading() {
    let root = root();
    let mut found = documents(&root.join("docs"));
    let names = [
        "ARCHITECTURE",
        "CHANGELOG",
        "CONTRIBUTING",
        "README",
        "SECURITY",
    ];
    found.extend(names.map(|name| root.join(name).with_extension("md")));
    found.push(root.join("python/README.md"));
    let mut followed = 0;
    let mut lost = Vec::new();
    for document in &found {
        let text = read(document);
        for link in links(&prose(&text).collect::<Vec<_>>().join("\n")) {
            if link.contains("://") {
                continue;
            }
            let (file, heading) = link.split_once('#').unwrap_or((&link, ""));
            let target = match file {
                "" => document.clone(),
                file => document.with_file_name(file),
            };
            let leads = target.exists()
                && (heading.is_empty() || headings(&read(&target)).contains(&heading.to_owned()));
            if !leads {
                lost.push(format!("{}: {link}", document.display()));
            }
            followed += 1;
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
    assert!(followed > 60, "{followed} links");
}

/// A package has its README and its licenses, and no link that leads out of it.
#[test]
fn every_published_crate_can_stand_alone() {
    let crates = fs::read_dir(root().join("crates")).expect("the folder can be read");
    let mut published = 0;
    for folder in crates.map(|entry| entry.expect("the entry can be read").path()) {
        let manifest = read(&folder.join("Cargo.toml"));
        if manifest.contains("publish = false") {
            continue;
        }
        let readme = read(&folder.join("README.md"));
        let name = manifest
            .lines()
            .find_map(|line| line.strip_prefix("name = "));
        let name = name.expect("a name").trim_matches('"');
        assert!(readme.starts_with(&format!("# {name}\n")), "{name}");
        for link in links(&readme) {
            assert!(link.contains("://"), "{name}: {link}");
        }
        for file in ["LICENSE-APACHE", "LICENSE-MIT", "NOTICE"] {
            assert_eq!(read(&folder.join(file)), read(&root().join(file)), "{name}");
        }
        published += 1;
    }
    assert_eq!(published, 11);
}

#[test]
fn the_map_names_files_that_are_there() {
    let text = read(&root().join("ARCHITECTURE.md"));
    let mut rooms = 0;
    for line in text.lines() {
        let Some((name, start)) = line.split_once("Start at ") else {
            continue;
        };
        let name = name.split_whitespace().next().expect("a name");
        let is_crate = line.starts_with("      ");
        let folder = root().join(if is_crate { "crates" } else { "" });
        let path = folder.join(name).join(start);
        assert!(path.exists(), "{}", path.display());
        rooms += 1;
    }
    assert!(rooms >= 12, "{rooms} rooms");
}

#[test]
fn the_architecture_names_functions_in_the_files_that_have_them() {
    let text = read(&root().join("ARCHITECTURE.md"));
    let words: Vec<&str> = text.split('`').collect();
    let mut functions = 0;
    for (at, part) in words.windows(3).enumerate() {
        let [name, between, path] = part else {
            continue;
        };
        if at % 2 == 0 || between.trim() != "in" {
            continue;
        }
        let file = read(&root().join("crates").join(path));
        let is_there = ["fn", "function"].iter().any(|word| {
            let start = format!("{word} {name}");
            let mut after = file
                .match_indices(&start)
                .map(|(at, _)| &file[at + start.len()..]);
            after.any(|after| after.starts_with(['(', '<']))
        });
        assert!(is_there, "no function {name} in {path}");
        functions += 1;
    }
    assert!(functions >= 20, "{functions} functions");
}

#[test]
fn the_architecture_has_two_pages() {
    let words = read(&root().join("ARCHITECTURE.md"))
        .split_whitespace()
        .count();
    assert!(words <= TWO_PAGES, "{words} words");
}
