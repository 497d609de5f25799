//! Each rule, edge case and ruling that a comment, the name of a test or a document cites is listed in `docs/rules.md`
//! or `docs/rulings.md`, and each number is listed once.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use crate::docs::sources::{files, read, workspace};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Kind {
    Rule,
    EdgeCase,
    Ruling,
}

/// One entry of a list, such as rule F31, edge case D7 or ruling 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Entry {
    kind: Kind,
    /// The list of the game it belongs to; rulings have none.
    letter: Option<char>,
    number: u16,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Rule => "rule",
            Kind::EdgeCase => "edge case",
            Kind::Ruling => "ruling",
        };
        write!(f, "{kind} ")?;
        self.letter.map_or(Ok(()), |letter| write!(f, "{letter}"))?;
        write!(f, "{}", self.number)
    }
}

/// Reads `F31`, `d7` or `3`, whatever punctuation follows; also whether that ends a list.
fn reference(word: &str) -> Option<(Option<char>, u16, bool)> {
    let core = word.trim_end_matches([',', '.', ';', ':', ')', '`']);
    let ends = core.len() < word.len() && !word.ends_with(',');
    let letter = core
        .chars()
        .next()
        .map(|letter| letter.to_ascii_uppercase());
    let letter = letter.filter(char::is_ascii_uppercase);
    let number = core.get(letter.map_or(0, char::len_utf8)..)?.parse().ok()?;
    Some((letter, number, ends))
}

/// All that a text cites: `rule F31`, `rules D8, D13 and D34 to D36`, `edge cases F1 and F2`, `ruling 3`.
fn cited(text: &str) -> Vec<Entry> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let plain = |at: usize| {
        let word = words.get(at).copied().unwrap_or_default();
        word.trim_start_matches(['(', '"', '`']).to_lowercase()
    };
    let mut entries = Vec::new();
    for at in 0..words.len() {
        let kind = match plain(at).as_str() {
            "rule" | "rules" => Kind::Rule,
            "ruling" | "rulings" => Kind::Ruling,
            "case" | "cases" if at > 0 && plain(at - 1) == "edge" => Kind::EdgeCase,
            _ => continue,
        };
        entries.extend(list(kind, &words[at + 1..]));
    }
    entries
}

/// The entries with which the words begin.
fn list(kind: Kind, words: &[&str]) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut range = false;
    for (at, word) in words.iter().enumerate() {
        let Some((letter, number, ends)) = reference(word) else {
            let joins = matches!(*word, "and" | "or" | "to") && !entries.is_empty();
            if !joins
                || words
                    .get(at + 1)
                    .is_none_or(|next| reference(next).is_none())
            {
                break;
            }
            range = *word == "to";
            continue;
        };
        let last = entries.last().copied();
        if last.is_some_and(|last| last.letter != letter) {
            break;
        }
        let first = match last {
            Some(last) if range => last.number + 1,
            _ => number,
        };
        entries.extend((first..=number).map(|number| Entry {
            kind,
            letter,
            number,
        }));
        if ends {
            break;
        }
    }
    entries
}

/// The comments of a source, each block of lines as one text, and the names of its functions as words.
fn comments(source: &str) -> Vec<String> {
    let mut texts = vec![String::new()];
    for line in source.lines() {
        let line = line.trim_start();
        if let Some(comment) = line.strip_prefix("//") {
            let block = texts.last_mut().expect("there is a last text");
            block.push_str(comment.trim_start_matches(['/', '!']));
            block.push(' ');
            continue;
        }
        if let Some((_, comment)) = line.split_once(" // ") {
            texts.push(comment.to_owned());
        }
        if let Some(name) = line.strip_prefix("fn ").or(line.strip_prefix("async fn ")) {
            let name = name.split('(').next().unwrap_or_default();
            texts.push(name.replace('_', " "));
        }
        texts.push(String::new());
    }
    texts
}

/// The entries of both lists, in their order.
fn listed() -> Vec<Entry> {
    let mut entries = Vec::new();
    for line in read(&workspace().join("docs/rules.md")).lines() {
        let entry = line
            .strip_prefix("- **")
            .and_then(|line| line.split_once(".**"));
        entries.extend(entry.map(|(entry, _)| {
            let found = cited(entry);
            assert_eq!(found.len(), 1, "no entry of a list: {line}");
            found[0]
        }));
    }
    for line in read(&workspace().join("docs/rulings.md")).lines() {
        let number = line
            .strip_prefix("| ")
            .and_then(|line| line.split_once(' '));
        let number = number.and_then(|(number, _)| number.parse().ok());
        entries.extend(number.map(|number| Entry {
            kind: Kind::Ruling,
            letter: None,
            number,
        }));
    }
    entries
}

/// Every text that may cite something, with its path.
fn texts() -> Vec<(String, String)> {
    let root = workspace();
    let name = |path: &Path| {
        let path = path
            .strip_prefix(&root)
            .expect("the file is in the workspace");
        path.display().to_string()
    };
    let mut texts = Vec::new();
    for path in files(&root.join("crates"), "rs") {
        let comments = comments(&read(&path));
        texts.extend(comments.into_iter().map(|comment| (name(&path), comment)));
    }
    let mut documents = files(&root.join("docs"), "md");
    documents.extend(
        [
            "ARCHITECTURE.md",
            "CHANGELOG.md",
            "CONTRIBUTING.md",
            "README.md",
        ]
        .map(|d| root.join(d)),
    );
    texts.extend(documents.iter().map(|path| (name(path), read(path))));
    texts
}

#[test]
fn every_citation_leads_to_an_entry() {
    let listed: BTreeSet<Entry> = listed().into_iter().collect();
    let mut found = BTreeSet::new();
    let mut lost = Vec::new();
    for (path, text) in texts() {
        for entry in cited(&text) {
            if path.starts_with("crates") {
                found.insert((entry.kind, entry.letter));
            }
            if !listed.contains(&entry) {
                lost.push(format!("{path} cites {entry}"));
            }
        }
    }
    assert!(lost.is_empty(), "{}", lost.join("\n"));
    // Were the comments misread, nothing would be found and nothing lost.
    let kinds: BTreeSet<_> = listed
        .iter()
        .map(|entry| (entry.kind, entry.letter))
        .collect();
    for kind in kinds {
        assert!(found.contains(&kind), "{kind:?} is never cited");
    }
}

#[test]
fn every_number_is_listed_once_and_none_is_left_out() {
    let mut lists: BTreeMap<_, Vec<u16>> = BTreeMap::new();
    for entry in listed() {
        let list = lists.entry((entry.kind, entry.letter)).or_default();
        list.push(entry.number);
    }
    assert!(lists.len() >= 6, "{lists:?}");
    for (kind, numbers) in lists {
        let last = *numbers.last().expect("a list is not empty");
        assert_eq!(numbers, (1..=last).collect::<Vec<_>>(), "{kind:?}");
    }
}

#[test]
fn every_ruling_names_tests_that_exist() {
    let root = workspace();
    let tests = root.join("crates/engine/tests");
    let mut names = 0;
    for line in read(&root.join("docs/rulings.md")).lines() {
        let Some((_, pinned)) = line.trim_end_matches([' ', '|']).rsplit_once('|') else {
            continue;
        };
        for name in pinned.split('`').skip(1).step_by(2) {
            let there =
                tests.join(name).exists() || root.join("crates/engine/src").join(name).exists();
            assert!(there, "{name} in: {line}");
            names += 1;
        }
    }
    assert!(names >= 21, "{names} names");
}

#[test]
fn citations_are_found_however_they_are_written() {
    let words = |text: &str| {
        let entries = cited(text).into_iter().map(|entry| entry.to_string());
        entries.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(words("Points (rule F31)."), "rule F31");
    assert_eq!(
        words("Rule F20, edge case F2: 3 coins"),
        "rule F20, edge case F2"
    );
    assert_eq!(
        words("(rules D8, D34 to D36, ruling 20)"),
        "rule D8, rule D34, rule D35, rule D36, ruling 20"
    );
    assert_eq!(
        words("Rulings 9, 11 and 12. 4 coins"),
        "ruling 9, ruling 11, ruling 12"
    );
    assert_eq!(words("rule d5 and d6 the board"), "rule D5, rule D6");
    assert_eq!(words("rule 31"), "rule 31");
    assert_eq!(words("the rules of 7 Wonders; in that case 2 coins"), "");
    let source = "/// As in (ruling\n/// 15, rules F39 and F40).\nfn rule_d8_the_draft() {} // edge case F7\n";
    let all: Vec<String> = comments(source).iter().map(|text| words(text)).collect();
    assert_eq!(
        all.join(";"),
        "ruling 15, rule F39, rule F40;edge case F7;rule D8;"
    );
}
