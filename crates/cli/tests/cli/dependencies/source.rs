//! The modules, imports and paths in a source text. Strings, comments and test code are left out, and macros are read
//! as code.

use std::collections::BTreeSet;

/// The keywords before the name of an item.
const ITEMS: [&str; 8] = [
    "fn", "struct", "enum", "union", "trait", "type", "const", "static",
];

/// A path as written, from `crate`, `self`, `super` or a name.
pub(crate) type Path = Vec<String>;

/// The text of one module.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Source {
    /// The declared modules, with the texts of inline ones.
    pub(crate) modules: Vec<(String, Option<Source>)>,
    /// The imported names with their paths; `*` for all names of a module.
    pub(crate) imports: Vec<(String, Path)>,
    /// The names of the items.
    pub(crate) items: BTreeSet<String>,
    /// All paths with several parts, including those of imports.
    pub(crate) paths: Vec<Path>,
}

#[derive(Clone, Debug, PartialEq)]
enum Token {
    Word(String),
    Mark(char),
}

use Token::{Mark, Word};

impl Source {
    /// Reads the text of a file.
    pub(crate) fn read(text: &str) -> Source {
        let mut source = Source::default();
        source.parse(&without_tests(&tokens(text)));
        source
    }

    fn parse(&mut self, tokens: &[Token]) {
        let mut rest = tokens;
        while let Some((token, after)) = rest.split_first() {
            rest = match (token, after) {
                (Word(word), [Word(name), Mark(';'), after @ ..]) if word == "mod" => {
                    self.modules.push((name.clone(), None));
                    after
                }
                (Word(word), [Word(name), block @ ..])
                    if word == "mod" && block.first() == Some(&Mark('{')) =>
                {
                    let (block, after) = block.split_at(item(block));
                    let mut inner = Source::default();
                    inner.parse(&block[1..block.len() - 1]);
                    self.modules.push((name.clone(), Some(inner)));
                    after
                }
                (Word(word), [Word(name), ..]) if ITEMS.contains(&word.as_str()) => {
                    self.items.insert(name.clone());
                    after
                }
                (Word(word), after) if word == "use" => {
                    let (tree, after) = after.split_at(item(after));
                    self.import(&[], tree);
                    after
                }
                (Word(_), _) => {
                    let (path, after) = path(rest);
                    if path.len() > 1 {
                        self.paths.push(path);
                    }
                    after
                }
                // After a leading `::` comes another crate.
                (Mark(':'), [Mark(':'), after @ ..]) => path(after).1,
                (Mark(_), after) => after,
            };
        }
    }

    /// Adds the names of a `use`, after the parts of its path that were read before.
    fn import(&mut self, prefix: &[String], tree: &[Token]) {
        let (parts, rest) = path(tree);
        let mut full = prefix.to_vec();
        full.extend(parts);
        if let Some(group) = rest.iter().position(|token| *token == Mark('{')) {
            let end = group + item(&rest[group..]);
            for branch in branches(&rest[group + 1..end - 1]) {
                self.import(&full, branch);
            }
            return;
        }
        if full.last().is_some_and(|part| part == "self") && full.len() > 1 {
            full.pop();
        }
        let name = match rest {
            [Word(word), Word(name), ..] if word == "as" => name.clone(),
            [Mark(':'), Mark(':'), Mark('*'), ..] => "*".to_owned(),
            _ => full.last().cloned().unwrap_or_default(),
        };
        self.imports.push((name, full.clone()));
        self.paths.push(full);
    }
}

/// The parts of a path that begins here, and the following tokens.
fn path(tokens: &[Token]) -> (Path, &[Token]) {
    let mut parts = Vec::new();
    let mut rest = tokens;
    if let [Word(word), after @ ..] = rest {
        parts.push(word.clone());
        rest = after;
        while let [Mark(':'), Mark(':'), Word(word), after @ ..] = rest {
            parts.push(word.clone());
            rest = after;
        }
    }
    (parts, rest)
}

/// The parts of a list, which may be nested.
fn branches(tokens: &[Token]) -> Vec<&[Token]> {
    let mut depth = 0;
    let mut branches = tokens.split(|token| {
        match token {
            Mark('{') => depth += 1,
            Mark('}') => depth -= 1,
            Mark(_) | Word(_) => {}
        }
        depth == 0 && *token == Mark(',')
    });
    let all = branches.by_ref().filter(|branch| !branch.is_empty());
    all.collect()
}

/// The number of tokens of an item that begins here: up to its semicolon or its closing brace.
fn item(tokens: &[Token]) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            Mark('(' | '[' | '{') => depth += 1,
            Mark(')' | ']') => depth -= 1,
            Mark('}') => {
                depth -= 1;
                if depth <= 0 {
                    return at + 1;
                }
            }
            Mark(';') if depth == 0 => return at + 1,
            Mark(_) | Word(_) => {}
        }
    }
    tokens.len()
}

/// The tokens without test code.
fn without_tests(tokens: &[Token]) -> Vec<Token> {
    let only_tests = self::tokens("#[cfg(test)]");
    let mut kept = Vec::new();
    let mut rest = tokens;
    while let Some(token) = rest.first() {
        rest = match rest.strip_prefix(&only_tests[..]) {
            Some(after) => &after[item(after)..],
            None => {
                kept.push(token.clone());
                &rest[1..]
            }
        };
    }
    kept
}

/// The words and marks of a text, without comments, strings, numbers and lifetimes.
fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            comment(rest)
        } else if let Some(length) = raw_string(rest) {
            length
        } else if first == '"' {
            quoted(rest, '"')
        } else if first == '\'' {
            // A character literal, or a lifetime.
            let letter = rest[1..].starts_with('\\') || rest.chars().nth(2) == Some('\'');
            if letter {
                quoted(rest, '\'')
            } else {
                1 + rest[1..]
                    .find(|letter| !is_word(letter))
                    .unwrap_or(rest.len() - 1)
            }
        } else if is_word(first) {
            let length = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            if !first.is_numeric() {
                tokens.push(Word(rest[..length].to_owned()));
            }
            length
        } else {
            if !first.is_whitespace() {
                tokens.push(Mark(first));
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// The length of a comment, which may be nested.
fn comment(text: &str) -> usize {
    let mut depth = 0;
    for (at, _) in text.char_indices() {
        if text[at..].starts_with("/*") {
            depth += 1;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            if depth == 0 {
                return at + 2;
            }
        }
    }
    text.len()
}

/// The length of a string that begins with `r"`, `r#"` or the like.
fn raw_string(text: &str) -> Option<usize> {
    let after = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let start = text.len() - after.len() + hashes + 1;
    after[hashes..].starts_with('"').then(|| {
        let end = format!("\"{}", &after[..hashes]);
        let found = text[start..].find(&end);
        found.map_or(text.len(), |at| start + at + end.len())
    })
}

/// The length of a string or character literal.
fn quoted(text: &str, mark: char) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == mark => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// All paths in a text, as written.
fn paths(text: &str) -> Vec<String> {
    let paths = Source::read(text).paths;
    paths.iter().map(|path| path.join("::")).collect()
}

#[test]
fn imports_are_found_however_they_nest() {
    let source = Source::read(
        "use crate::{a::{self, B as C, d::{E, F}}, G};
        pub(super) use self::h::*;
        fn i() { use std::fmt::Write as _; }",
    );
    let imports: Vec<_> = source
        .imports
        .iter()
        .map(|(name, path)| format!("{name} = {}", path.join("::")))
        .collect();
    assert_eq!(
        imports,
        [
            "a = crate::a",
            "C = crate::a::B",
            "E = crate::a::d::E",
            "F = crate::a::d::F",
            "G = crate::G",
            "* = self::h",
            "_ = std::fmt::Write",
        ]
    );
    assert!(
        source
            .paths
            .contains(&vec!["self".to_owned(), "h".to_owned()])
    );
}

#[test]
fn paths_are_found_wherever_they_stand() {
    let text = "fn a(b: &'static crate::B<super::C>) { d!(self::e(f::G::h), 1..i::J); ::std::k::<l::M>(); n.o() }";
    assert_eq!(
        paths(text),
        ["crate::B", "super::C", "self::e", "f::G::h", "i::J", "l::M"]
    );
}

#[test]
fn strings_comments_and_letters_are_no_code() {
    let text = r##"
        // a::b "
        /* c::d /* e::f */ g::h */
        const I: &str = "j::k \" l::m";
        const N: &str = r#"o::p " q::r"#;
        const S: [char; 3] = ['"', '\'', 't'];
        fn u<'v>() { w::x() }
    "##;
    assert_eq!(paths(text), ["w::x"]);
}

#[test]
fn what_only_tests_compile_is_left_out() {
    let text = "
        #[cfg(test)] use a::b;
        #[cfg(test)] pub(crate) fn c(_: [d::E; 2]) -> f::G { h::i() }
        #[cfg(test)] mod tests { use j::k; fn l() { m::n() } }
        #[cfg(test)] mod o;
        mod p;
        mod q { use super::r; }
    ";
    let source = Source::read(text);
    assert_eq!(paths(text), Vec::<String>::new());
    let inner = Source::read("use super::r;");
    assert_eq!(
        source.modules,
        [("p".to_owned(), None), ("q".to_owned(), Some(inner))]
    );
}
