//! Every public type and trait of the rules and the bots has an example, which runs as a test of the documentation.
//!
//! What is `pub` can be reached from outside, for the lint `unreachable_pub` is on.

use std::path::Path;

use crate::docs::sources::{files, read, workspace};

const KINDS: [&str; 4] = ["pub struct ", "pub enum ", "pub trait ", "pub type "];

/// The name that a line declares, of a public type or trait or of a set made by the macro `set!`.
fn declared(line: &str) -> Option<&str> {
    let item = KINDS.iter().find_map(|kind| line.strip_prefix(kind));
    let set = || match line.split(' ').collect::<Vec<_>>()[..] {
        ["", "", "", "", name, "of", _, "in", _] => Some(name),
        _ => None,
    };
    let name = item.or_else(set)?;
    name.split(|c: char| !c.is_alphanumeric()).next()
}

/// Whether an example that runs is among the comments and attributes above a line.
fn has_example(above: &[&str]) -> bool {
    let belongs = |line: &&&str| {
        ["///", "#", ")", "    "]
            .iter()
            .any(|start| line.starts_with(start))
    };
    let lines = above.iter().rev().take_while(belongs);
    let lines: Vec<&str> = lines.map(|line| line.trim()).collect();
    // The lines stand in reverse order.
    lines
        .windows(2)
        .any(|pair| pair == ["/// ```", "/// # Examples"])
}

/// The declarations of a source, and those of them without an example.
fn check(source: &str) -> (usize, Vec<String>) {
    let lines: Vec<&str> = source.lines().collect();
    let declared = (0..lines.len()).filter_map(|at| declared(lines[at]).map(|name| (at, name)));
    let declared: Vec<_> = declared.collect();
    let bare = declared
        .iter()
        .filter(|(at, _)| !has_example(&lines[..*at]));
    (
        declared.len(),
        bare.map(|(_, name)| (*name).to_owned()).collect(),
    )
}

#[test]
fn every_public_type_has_an_example() {
    for (name, least) in [("engine", 80), ("bots", 15)] {
        let folder = workspace().join("crates").join(name).join("src");
        let (mut types, mut bare) = (0, Vec::new());
        for path in files(&folder, "rs") {
            let (count, without) = check(&read(&path));
            types += count;
            let file = path.file_name().map_or(path.as_path(), Path::new);
            bare.extend(
                without
                    .iter()
                    .map(|item| format!("{item} in {}", file.display())),
            );
        }
        assert!(types >= least, "{types} types in {name}");
        assert!(bare.is_empty(), "no example in {name}: {}", bare.join(", "));
    }
}

#[test]
fn examples_are_found_and_missed() {
    let source = "
/// A seat.
///
/// # Examples
/// ```
/// assert!(true);
/// ```
#[derive(Clone)]
#[expect(
    missing_docs,
    reason = \"names\"
)]
pub struct Seat(u8);

/// A set.
pub(crate) struct Hidden;

/// Not run.
///
/// # Examples
/// ```ignore
/// ```
pub enum Ignored {}
pub trait Bare<T> {}

set! {
    /// A set.
    Set of Item in u8
}
";
    let bare = ["Ignored", "Bare", "Set"].map(str::to_owned);
    assert_eq!(check(source), (4, bare.to_vec()));
}
