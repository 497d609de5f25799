//! Every text that the code says is there, and every text that is there is said.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found
}

/// The first string after each place where `mark` stands, if it comes before the next semicolon or brace.
fn named(code: &str, mark: &str, names: &mut BTreeSet<String>) {
    for piece in code.split(mark).skip(1) {
        let Some((before, rest)) = piece.split_once('"') else {
            continue;
        };
        let plain = |c: char| c.is_alphanumeric() || c.is_whitespace() || "_.,".contains(c);
        if before.chars().all(plain)
            && let Some((name, _)) = rest.split_once('"')
        {
            names.insert(name.to_owned());
        }
    }
}

#[test]
fn no_text_is_missing_and_none_is_unused() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut said = BTreeSet::new();
    for file in files(&home.join("src"), "rs") {
        let code = fs::read_to_string(&file).unwrap();
        if file.ends_with("texts.rs") {
            continue;
        }
        named(&code, "say!(", &mut said);
        named(&code, "msg(", &mut said);
    }
    for language in fs::read_dir(home.join("locales")).unwrap() {
        let language = language.unwrap().path();
        let mut there = BTreeSet::new();
        for file in files(&language, "ftl") {
            for line in fs::read_to_string(&file).unwrap().lines() {
                let starts = line.starts_with(|c: char| c.is_ascii_lowercase());
                if let Some((name, _)) = line.split_once(" =").filter(|_| starts) {
                    assert!(there.insert(name.to_owned()), "{name} is there twice");
                }
            }
        }
        let missing: Vec<_> = said.difference(&there).collect();
        let unused: Vec<_> = there.difference(&said).collect();
        assert!(
            missing.is_empty(),
            "missing in {}: {missing:?}",
            language.display()
        );
        assert!(
            unused.is_empty(),
            "unused in {}: {unused:?}",
            language.display()
        );
    }
}
