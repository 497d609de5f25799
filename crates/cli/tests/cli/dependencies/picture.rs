//! The picture of the crates in ARCHITECTURE.md, drawn from the manifests.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::members;

/// The dependencies of each crate.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// All direct and indirect dependencies of a crate.
fn below<'a>(uses: &'a Uses, name: &'a str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    for used in &uses[name] {
        found.insert(used.as_str());
        found.extend(below(uses, used));
    }
    found
}

/// For each crate, its dependencies that are not also indirect ones.
fn stands_on(uses: &Uses) -> BTreeMap<&str, BTreeSet<&str>> {
    let own = |name| {
        let used: BTreeSet<&str> = uses[name].iter().map(String::as_str).collect();
        let further: BTreeSet<&str> = used.iter().flat_map(|used| below(uses, used)).collect();
        &used - &further
    };
    uses.keys().map(|name| (name.as_str(), own(name))).collect()
}

/// The number of levels below a crate.
fn floor(stands_on: &BTreeMap<&str, BTreeSet<&str>>, name: &str) -> usize {
    let floors = stands_on[name].iter();
    floors
        .map(|used| floor(stands_on, used) + 1)
        .max()
        .unwrap_or(0)
}

/// Draws a row for each crate, the highest level first. The column of a crate runs down to the rows of its
/// dependencies.
fn draw(uses: &Uses) -> String {
    let stands_on = stands_on(uses);
    let mut order: Vec<&str> = stands_on.keys().copied().collect();
    order.sort_by_key(|name| Reverse(floor(&stands_on, name)));
    let mut picture = String::new();
    for (row, name) in order.iter().enumerate() {
        let mut fill = ' ';
        for user in &order[..row] {
            let used = &stands_on[user];
            let mark = if used.contains(name) {
                fill = '─';
                '●'
            } else if order[row..].iter().any(|later| used.contains(later)) {
                '│'
            } else {
                fill
            };
            picture.extend([mark, fill, fill]);
        }
        picture.push_str(name);
        picture.push('\n');
    }
    picture
}

#[test]
fn the_picture_in_the_architecture_is_that_of_the_manifests() {
    let mut uses = Uses::new();
    for (place, used) in members() {
        let others = used.into_iter().filter(|name| *name != place);
        uses.entry(place.clone()).or_default().extend(others);
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ARCHITECTURE.md");
    let text = fs::read_to_string(path).expect("the file can be read");
    let picture = format!("```text\n{}```\n", draw(&uses));
    assert!(text.contains(&picture), "ARCHITECTURE.md lacks:\n{picture}");
}

#[test]
fn a_picture_leaves_out_what_follows_from_its_lines() {
    let uses = [
        ("top", &["left", "right", "ground"][..]),
        ("left", &["ground"]),
        ("right", &["ground"]),
        ("ground", &[]),
        ("alone", &[]),
    ];
    let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    let uses = uses.map(|(name, used)| (name.to_owned(), owned(used)));
    let lines = [
        "top",
        "●──left",
        "●──│──right",
        "   │  │  alone",
        "   ●──●─────ground",
    ];
    assert_eq!(draw(&Uses::from(uses)), lines.join("\n") + "\n");
}
