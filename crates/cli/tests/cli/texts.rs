//! Every text that the code uses exists, and every text is used. The texts of each language fit the English ones: the
//! same names, placeholders and variants, and as many plural forms as the language needs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use antipater_engine::seven;
use antipater_show::texts::{Book, FluentArgs, Language, LanguageFiles, Named, Texts};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
    VariantKey,
};
use fluent_syntax::parser::parse;

/// The categories of the plural rules of the Unicode locale data.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The folder of the crates.
fn crates() -> &'static Path {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    home.parent().unwrap()
}

/// The crates with texts: the shared ones, and those of the command line alone.
const SPEAKERS: [&str; 2] = ["show", "cli"];

/// The files of texts of a language.
fn texts_of(language: Language) -> Vec<PathBuf> {
    let folders = SPEAKERS.map(|name| crates().join(name).join("locales").join(language.folder()));
    let folders = folders.iter().filter(|folder| folder.exists());
    folders.flat_map(|folder| files(folder, "ftl")).collect()
}

/// The texts of a language, including those of the command line, as in the program.
fn texts(language: Language) -> Texts {
    let folder = crates().join("cli/locales").join(language.folder());
    let contents = files(&folder, "ftl").into_iter().map(|file| {
        let content: &'static str = fs::read_to_string(file).unwrap().leak();
        content
    });
    let contents: &'static [&'static str] = contents.collect::<Vec<_>>().leak();
    let of = |folder: &'static str| LanguageFiles {
        folder,
        texts: contents,
        translated: "",
    };
    Texts::extended(language, vec![of(language.folder())].leak(), None)
}

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
    found.sort();
    found
}

/// The first string after each occurrence of `mark`, if it comes before the next semicolon or brace.
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

/// The placeholders of a text, and the variants selected by them.
#[derive(Default, Debug)]
struct Shape {
    file: String,
    placeholders: BTreeSet<String>,
    selectors: Vec<(String, BTreeSet<String>)>,
}

impl Shape {
    /// All variants selected by one placeholder.
    fn variants(&self, placeholder: &str) -> BTreeSet<String> {
        let own = self.selectors.iter().filter(|(of, _)| of == placeholder);
        own.flat_map(|(_, keys)| keys).cloned().collect()
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| key(&variant.key)).collect();
                    self.selectors.push((id.name.to_owned(), keys));
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.placeholders.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            // Texts within texts: a translator cannot see the values of their placeholders.
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                panic!("{} is used within another text", id.name)
            }
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        for argument in &arguments.positional {
            self.inline(argument);
        }
    }
}

/// The texts of a language by name, and the errors of its files.
fn shapes(language: Language) -> (BTreeMap<String, Shape>, Vec<String>) {
    let mut shapes: BTreeMap<String, Shape> = BTreeMap::new();
    let mut faults = Vec::new();
    for file in texts_of(language) {
        let source = fs::read_to_string(&file).unwrap();
        let file = file.file_name().unwrap().to_str().unwrap();
        let resource: Resource<&str> = parse(source.as_str()).unwrap_or_else(|(found, errors)| {
            faults.push(format!("{language} {file}: {errors:?}"));
            found
        });
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name;
            let mut shape = Shape {
                file: file.to_owned(),
                ..Shape::default()
            };
            match &message.value {
                Some(pattern) => shape.pattern(pattern),
                None => faults.push(format!("{language} {name}: says nothing")),
            }
            if shapes.insert(name.to_owned(), shape).is_some() {
                faults.push(format!("{language} {name}: is there twice"));
            }
        }
    }
    (shapes, faults)
}

fn is_number(key: &str) -> bool {
    key.parse::<f64>().is_ok()
}

/// Whether a number selects the variants.
fn counts(keys: &BTreeSet<String>) -> bool {
    let category = |key: &String| key != "other" && CATEGORIES.contains(&key.as_str());
    keys.iter().any(category)
}

/// The plural forms of a language for whole numbers.
fn forms(language: Language) -> &'static [&'static str] {
    match language {
        Language::Serbian => &["one", "few", "other"],
        _ => &["one", "other"],
    }
}

/// The differences between a text and the English one.
fn misfits(language: Language, name: &str, text: &Shape, english: &Shape) -> Vec<String> {
    let mut misfits = Vec::new();
    let mut misfit = |what: String| misfits.push(format!("{language} {name}: {what}"));
    if text.file != english.file {
        misfit(format!("stands in {}, not in {}", text.file, english.file));
    }
    for unknown in text.placeholders.difference(&english.placeholders) {
        misfit(format!("nothing is filled in for {unknown}"));
    }
    for (placeholder, keys) in &text.selectors {
        let known = english.variants(placeholder);
        for key in keys.difference(&known) {
            let by_count = CATEGORIES.contains(&key.as_str()) || is_number(key);
            // A language may count where English does not, but variants selected by words must have the words of the
            // code.
            let word = |key: &String| !is_number(key) && key != "other";
            let by_word = known.iter().any(word) && !counts(&known);
            if !by_count || (by_word && key != "other") {
                misfit(format!("{placeholder} is never {key}"));
            }
        }
        if counts(keys) || counts(&known) {
            // A noun may be the same after each number, except in Serbian.
            let without = language != Language::Serbian && !counts(keys);
            let needed = forms(language).iter();
            for form in needed.filter(|form| !keys.contains(**form) && !without) {
                misfit(format!("{placeholder} lacks the form {form}"));
            }
        }
    }
    misfits
}

#[test]
fn no_text_is_missing_and_none_is_unused() {
    let mut said = BTreeSet::new();
    let code_of = |name: &str| files(&crates().join(name).join("src"), "rs");
    for file in ["show", "table", "pages", "server", "offline", "site", "cli"]
        .into_iter()
        .flat_map(code_of)
    {
        let code = fs::read_to_string(&file).unwrap();
        let code = code.split("#[cfg(test)]").next().unwrap();
        let lines = code.lines();
        let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
        let code = lines.collect::<Vec<_>>().join("\n");
        named(&code, "say!(", &mut said);
        named(&code, "tell!(", &mut said);
        named(&code, "msg(", &mut said);
    }
    let (there, _) = shapes(Language::English);
    let there: BTreeSet<String> = there.into_keys().collect();
    let missing: Vec<_> = said.difference(&there).collect();
    let unused: Vec<_> = there.difference(&said).collect();
    assert!(missing.is_empty(), "missing: {missing:?}");
    assert!(unused.is_empty(), "unused: {unused:?}");
}

#[test]
fn every_folder_is_that_of_a_language() {
    for speaker in SPEAKERS {
        for folder in fs::read_dir(crates().join(speaker).join("locales")).unwrap() {
            let name = folder.unwrap().file_name().into_string().unwrap();
            let mut all = Language::ALL.into_iter();
            assert!(all.any(|language| language.folder() == name), "{name}");
        }
    }
}

/// Whether a file has names of a single language, beside the printed ones.
fn is_of_names(file: &str) -> bool {
    file.ends_with("-names.ftl")
}

/// The number of names in each language: those of 7 Wonders (cards, cities, monuments) and those of Duel.
const NAMES: [(Language, usize, usize); 6] = [
    (Language::English, 0, 0),
    (Language::Turkish, 1 + 7 + 7, 0),
    (Language::Serbian, 5 + 7, 0),
    (Language::Estonian, 50 + 7 + 2, 95),
    (Language::Hungarian, 37 + 7 + 7, 0),
    (Language::Finnish, 5 + 7, 0),
];

#[test]
fn names_of_a_language_are_those_of_things_in_the_boxes() {
    for (language, seven, duel) in NAMES {
        let (own, _) = shapes(language);
        for (book, word, count) in [(Book::Seven, "seven", seven), (Book::Duel, "duel", duel)] {
            let file = format!("{word}-names.ftl");
            let names = own.iter().filter(|(_, text)| text.file == file);
            let there: BTreeSet<String> = names.map(|(name, _)| name.clone()).collect();
            let printed = book.printed().into_iter();
            let known: BTreeSet<String> = printed.map(|name| book.id(name)).collect();
            let strange: Vec<_> = there.difference(&known).collect();
            assert!(strange.is_empty(), "{language}: {strange:?}");
            assert_eq!(there.len(), count, "{language} {word}");
            assert!(there.len() <= known.len());
        }
    }
    // Estonian has all of Duel.
    assert_eq!(Book::Duel.printed().len(), 95);
}

#[test]
fn no_two_things_of_a_game_have_the_same_name() {
    for language in Language::ALL {
        let t = Texts::of(language);
        for book in [Book::Seven, Book::Duel] {
            let printed = book.printed();
            let names: BTreeSet<&str> = printed.iter().map(|one| t.name_of(book, one)).collect();
            assert_eq!(names.len(), printed.len(), "{language} {book:?}");
        }
    }
}

#[test]
fn no_text_has_the_name_of_a_city_or_a_wonder_in_it() {
    let several = |name: &&str| name.contains(' ');
    let names: Vec<&str> = [Book::Seven, Book::Duel]
        .into_iter()
        .flat_map(Book::printed)
        .filter(several)
        .chain(seven::Wonder::ALL.map(Named::printed))
        .collect();
    for language in Language::ALL {
        for file in texts_of(language) {
            if is_of_names(file.to_str().unwrap()) {
                continue;
            }
            let source = fs::read_to_string(&file).unwrap();
            let lines = source.lines().filter(|line| !line.starts_with('#'));
            for (line, name) in lines.flat_map(|line| names.iter().map(move |name| (line, name))) {
                assert!(!line.contains(name), "{}: {line}", file.display());
            }
        }
    }
}

#[test]
fn the_texts_of_every_language_fit_the_english_ones() {
    let (english, mut faults) = shapes(Language::English);
    for language in Language::ALL.into_iter().skip(1) {
        let (own, wrong) = shapes(language);
        faults.extend(wrong);
        for (name, text) in own.iter().filter(|(_, text)| !is_of_names(&text.file)) {
            match english.get(name) {
                Some(english) => faults.extend(misfits(language, name, text, english)),
                None => faults.push(format!("{language} {name}: is not said anywhere")),
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_text_can_be_said() {
    let (english, _) = shapes(Language::English);
    for language in Language::ALL {
        let (own, _) = shapes(language);
        let t = texts(language);
        for (name, text) in &own {
            // A name of one language has no English one to compare with.
            let english = english.get(name).unwrap_or(text);
            for round in 0..6 {
                let mut fill = FluentArgs::new();
                for placeholder in &english.placeholders {
                    let keys = english.variants(placeholder);
                    let words: Vec<&String> = keys.iter().filter(|key| !is_number(key)).collect();
                    if counts(&keys) || counts(&text.variants(placeholder)) {
                        fill.set(placeholder.clone(), [0, 1, 2, 5, 21, 100][round]);
                    } else if words.is_empty() {
                        fill.set(placeholder.clone(), "Ŋ".to_owned());
                    } else {
                        fill.set(placeholder.clone(), words[round % words.len()].clone());
                    }
                }
                let said = t.own(name, Some(&fill));
                let said = said.unwrap_or_else(|why| panic!("{language} {name}: {why}"));
                assert!(!said.trim().is_empty(), "{language} {name} says nothing");
                assert!(!said.contains(['{', '}']), "{language} {name}: {said}");
            }
        }
    }
}

/// The files of texts that all players meet: every language has all of these. Texts of other files may be missing until
/// a release (`scripts/stale-texts --release`), and are then in English.
const CORE: [&str; 16] = [
    "site.ftl",
    "table.ftl",
    "table-status.ftl",
    "room.ftl",
    "seven.ftl",
    "duel.ftl",
    "effects.ftl",
    "preview.ftl",
    "sheet.ftl",
    "names.ftl",
    "keys.ftl",
    "language.ftl",
    "reactions.ftl",
    "resign.ftl",
    "motion.ftl",
    "rules.ftl",
];

#[test]
fn every_language_has_what_all_players_meet() {
    let (english, _) = shapes(Language::English);
    let files: BTreeSet<&str> = english.values().map(|text| text.file.as_str()).collect();
    assert!(CORE.iter().all(|file| files.contains(file)));
    for language in Language::ALL {
        let (own, _) = shapes(language);
        let core = english
            .iter()
            .filter(|(_, text)| CORE.contains(&text.file.as_str()));
        let missing: Vec<&String> = core
            .map(|(id, _)| id)
            .filter(|id| !own.contains_key(*id))
            .collect();
        assert!(missing.is_empty(), "missing in {language}: {missing:?}");
    }
}
