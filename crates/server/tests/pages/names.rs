//! Names of cards, wonders, cities and tokens follow the viewer's choice: at tables, on large screens, in replays and
//! in the reference. No page contains names of another language, and by default none has translated names beside
//! printed ones.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use antipater_engine::seven::{Edition, Wonder};
use antipater_engine::{duel, seven};
use antipater_show::texts::{Book, CardNames, Language, Named, Texts};
use axum::body::Body;
use axum::http::header::COOKIE;
use axum::http::{Request, StatusCode};
use tower::ServiceExt;

use crate::common::{Answer, Visitor, fresh_app};
use crate::event;
use crate::every_word::{VOID, attributes, next, unescaped};
use crate::play_through;

/// Attributes that are read aloud. Tips are details: they may have both names.
const READ: [&str; 3] = ["aria-label", "placeholder", "alt"];

/// All names of a game, as these texts show them.
fn names(t: &'static Texts, book: Book) -> BTreeSet<&'static str> {
    let printed = book.printed().into_iter();
    printed.map(|name| t.name_of(book, name)).collect()
}

/// The reader of pages in one language with one choice of names, at one game.
struct Reader {
    t: &'static Texts,
    /// All names of the game.
    own: BTreeSet<&'static str>,
    /// The names that must never be seen.
    foreign: BTreeSet<&'static str>,
}

/// All languages with each choice of names; English has no choice.
static READERS: LazyLock<[Vec<Reader>; 2]> = LazyLock::new(|| {
    [Book::Seven, Book::Duel].map(|book| {
        let others = Language::ALL.into_iter();
        let others = others.filter(|language| *language != Language::English);
        let others =
            others.flat_map(|language| CardNames::ALL.map(|names| Texts::naming(language, names)));
        let all: Vec<_> = others.chain([Texts::of(Language::English)]).collect();
        let mut shown: BTreeSet<&str> = all.iter().flat_map(|t| names(t, book)).collect();
        // The displayed name of a city, not the one on boards of the second edition.
        if book == Book::Seven {
            shown.extend(Wonder::ALL.map(|wonder| wonder.city(Edition::Second)));
        }
        let reader = |t| {
            let own = names(t, book);
            let foreign = shown.difference(&own).copied().collect();
            Reader { t, own, foreign }
        };
        all.into_iter().map(reader).collect()
    })
});

fn readers(book: Book) -> &'static [Reader] {
    &READERS[book as usize]
}

/// All text on a page except details: tips, and names marked as secondary.
fn read(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut skipped: Option<(String, usize)> = None;
    let mut rest = html;
    while !rest.is_empty() {
        let (text, tag, after) = next(rest);
        rest = after;
        if skipped.is_none() && !text.trim().is_empty() {
            found.push(unescaped(text));
        }
        let ends = tag.starts_with('/');
        let name = tag.split([' ', '/']).find(|part| !part.is_empty());
        let name = name.unwrap_or_default();
        if let Some((of, open)) = &mut skipped {
            if of == name {
                *open = if ends { *open - 1 } else { *open + 1 };
            }
            if *open == 0 {
                skipped = None;
            }
            continue;
        }
        let attributes = attributes(tag);
        let class = attributes.iter().find(|(key, _)| *key == "class");
        let is_other = class.is_some_and(|(_, class)| class.split(' ').any(|c| c == "other-name"));
        let silent = ["script", "style", "code"].contains(&name);
        if !ends && !VOID.contains(&name) && (is_other || silent) {
            skipped = Some((name.to_owned(), 1));
        }
        let read = attributes.iter().filter(|(key, _)| READ.contains(key));
        found.extend(read.map(|(_, value)| unescaped(value)));
    }
    found
}

impl Reader {
    /// A text without the reader's longer names, which may contain a shorter foreign one: a language may have a name for
    /// Rhodes but none for The Colossus of Rhodes.
    fn without_names(&self, text: &str) -> String {
        let several = self.own.iter().filter(|name| name.contains(' '));
        several.fold(text.to_owned(), |text, name| text.replace(name, ""))
    }
}

/// Whether a text contains a name as separate words.
fn has(text: &str, name: &str) -> bool {
    let mut places = text.match_indices(name);
    places.any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// Whether a number has a hyphen instead of its minus sign.
fn has_ascii_minus(text: &str) -> bool {
    text.match_indices('-').any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + 1..].chars().next();
        !before.is_some_and(char::is_alphanumeric) && after.is_some_and(|c| c.is_ascii_digit())
    })
}

/// The page in this language, with these names.
async fn page(visitor: &Visitor, path: &str, t: &Texts) -> Answer {
    let own = visitor.cookie.clone().unwrap_or_default();
    let cookie = format!(
        "language={}; names={}; {own}",
        t.language(),
        t.card_names().word()
    );
    let mut other = visitor.clone();
    other.cookie = Some(cookie);
    other.get(path).await
}

/// The texts and names that one reader was shown.
#[derive(Clone, Default)]
struct Seen {
    /// The texts on all pages; each is checked once.
    texts: BTreeSet<String>,
    /// The names in them.
    names: BTreeSet<&'static str>,
}

/// An empty record for each reader.
fn unread(book: Book) -> Vec<Seen> {
    vec![Seen::default(); readers(book).len()]
}

/// Checks the pages of a table for every reader.
async fn look(visitor: &Visitor, book: Book, path: &str, seen: &mut [Seen]) {
    for (reader, seen) in readers(book).iter().zip(seen) {
        let t = reader.t;
        let answer = page(visitor, path, t).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        let new = read(&answer.text).into_iter();
        let new = new.filter(|text| seen.texts.insert(text.clone()));
        let all = new.collect::<Vec<_>>().join("\n");
        let rest = reader.without_names(&all);
        for name in &reader.foreign {
            assert!(
                !has(&rest, name),
                "{path} in {} with names {:?} shows {name}: {:?}",
                t.language(),
                t.card_names(),
                rest.lines().find(|line| has(line, name))
            );
        }
        let minus = all.lines().find(|line| has_ascii_minus(line));
        assert_eq!(minus, None, "{path} in {}", t.language());
        let new = reader.own.iter().filter(|name| !seen.names.contains(*name));
        let there: Vec<_> = new.copied().filter(|name| has(&all, name)).collect();
        seen.names.extend(there);
    }
}

/// Plays a whole random game, and checks its pages at times; returns what each reader was shown.
async fn follow(options: &str, book: Book, every: usize) -> Vec<Seen> {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor
        .open(&format!("{options}&name=Ann&level=random"))
        .await;
    let mut seen = unread(book);
    play_through(&mut visitor, &table, 0, every, async |visitor, path| {
        look(visitor, book, path, &mut seen).await;
    })
    .await;
    for step in [0, 5, 12] {
        let path = format!("{table}/replay?step={step}&eyes=all");
        look(&visitor, book, &path, &mut seen).await;
    }
    // Programs get the printed names in any language.
    let sent = page(
        &visitor,
        &format!("/api{table}"),
        Texts::of(Language::Hungarian),
    )
    .await;
    assert_eq!(sent.json(), visitor.view(&table).await);
    seen
}

/// Each reader has seen names in their own language, if it has any and they are chosen.
fn assert_translated(book: Book, seen: &[Seen]) {
    let printed: BTreeSet<&str> = book.printed().into_iter().collect();
    for (reader, seen) in readers(book).iter().zip(seen) {
        let own = !seen.names.is_subset(&printed);
        let has_own = reader.own != printed;
        let t = reader.t;
        assert_eq!(own, has_own, "{} {:?}", t.language(), t.card_names());
    }
}

#[tokio::test]
async fn at_tables_of_seven_wonders_nobody_reads_the_names_of_another_language() {
    let seen = follow("edition=second&seats=7", Book::Seven, 7).await;
    assert_translated(Book::Seven, &seen);
    let seen = follow("edition=first&seats=3", Book::Seven, 9).await;
    assert_translated(Book::Seven, &seen);
}

#[tokio::test]
async fn while_sides_are_chosen_nobody_reads_the_names_of_another_language() {
    for edition in ["first", "second"] {
        let options = format!("edition={edition}&seats=7&sides=chosen");
        follow(&options, Book::Seven, 20).await;
    }
}

#[tokio::test]
async fn with_the_free_city_nobody_reads_the_names_of_another_language() {
    let seen = follow("game=free-city", Book::Seven, 15).await;
    assert_translated(Book::Seven, &seen);
}

#[tokio::test]
async fn in_duels_nobody_reads_the_names_of_another_language() {
    let seen = follow("game=duel", Book::Duel, 9).await;
    assert_translated(Book::Duel, &seen);
    follow("game=duel&opening=first-game", Book::Duel, 20).await;
}

#[tokio::test]
async fn in_guided_games_nobody_reads_the_names_of_another_language() {
    follow("guided=yes", Book::Seven, 8).await;
    follow("guided=yes&game=duel", Book::Duel, 12).await;
}

#[tokio::test]
async fn the_reference_the_rules_and_the_pad_have_the_names_of_the_reader() {
    let visitor = Visitor::new(fresh_app().await);
    let mut seen = unread(Book::Seven);
    for path in ["seven-first", "seven-second"] {
        for chapter in ["", "/rules", "/chains", "/symbols"] {
            let path = format!("/reference/{path}{chapter}");
            look(&visitor, Book::Seven, &path, &mut seen).await;
        }
        look(
            &visitor,
            Book::Seven,
            &format!("/score?game={path}"),
            &mut seen,
        )
        .await;
    }
    look(&visitor, Book::Seven, "/reference/editions", &mut seen).await;
    let mut seen = unread(Book::Duel);
    for chapter in ["", "/rules", "/chains", "/symbols"] {
        let path = format!("/reference/duel{chapter}");
        look(&visitor, Book::Duel, &path, &mut seen).await;
    }
    look(&visitor, Book::Duel, "/score?game=duel", &mut seen).await;
    // Every name is there.
    for (reader, seen) in readers(Book::Duel).iter().zip(seen) {
        let missing: Vec<_> = reader.own.difference(&seen.names).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", reader.t.language());
    }
}

#[tokio::test]
async fn both_names_are_found_in_the_reference_whichever_is_shown() {
    let visitor = Visitor::new(fresh_app().await);
    for names in CardNames::ALL {
        let t = Texts::naming(Language::Hungarian, names);
        for word in ["oltar", "altar", "Oltár"] {
            let word = word.replace('á', "%C3%A1");
            let path = format!("/reference/seven-second?q={word}&kind=cards");
            let answer = page(&visitor, &path, t).await;
            let entry = answer.text.split("id=\"card-altar\"").nth(1).unwrap();
            let (tag, body) = entry.split_once('>').unwrap();
            assert!(!tag.contains("hidden"), "{word}: {tag}");
            let body = body.split("</li>").next().unwrap();
            assert!(
                body.contains(">Oltár<") && body.contains(">Altar<"),
                "{body}"
            );
        }
    }
    // A city is found by each of its names: the displayed one, and those on the boards of both editions.
    for (language, words) in [
        (Language::English, ["rhodes", "rhodos"]),
        (Language::Hungarian, ["rodosz", "rhodos"]),
    ] {
        for word in words {
            let path = format!("/reference/seven-second?q={word}");
            let answer = page(&visitor, &path, Texts::of(language)).await;
            let entry = answer.text.split("id=\"board-rhodos-day\"").nth(1).unwrap();
            assert!(
                !entry.split('>').next().unwrap().contains("hidden"),
                "{word}"
            );
        }
    }
}

#[tokio::test]
async fn a_city_has_one_name_from_the_form_to_the_table() {
    for language in Language::ALL {
        for names in CardNames::ALL {
            let t = Texts::naming(language, names);
            for edition in ["first", "second"] {
                let mut visitor = Visitor::new(fresh_app().await);
                let form = page(&visitor, "/", t).await.text;
                let name = t.name(seven::Wonder::Rhodes);
                let option = format!("<option value=\"Rhodes\">{name}</option>");
                assert!(form.contains(&option), "{option}");
                let table = visitor
                    .open(&format!("edition={edition}&seats=3&wonder=Rhodes&name=Ann"))
                    .await;
                let shown = page(&visitor, &table, t).await.text;
                assert!(shown.contains(&format!(">{name} <small>")), "{name}");
                let rules = format!("/reference/seven-{edition}/rules");
                let rules = page(&visitor, &rules, t).await.text;
                assert!(rules.contains(&format!("<p>{name}: ")), "{name}");
            }
        }
    }
}

#[tokio::test]
async fn the_switch_of_names_is_remembered_and_leads_back() {
    let mut visitor = Visitor::new(fresh_app().await);
    visitor.form("/language", "language=et").await;
    let wonder = duel::Wonder::Pyramids;
    let translated = Texts::of(Language::Estonian).name(wonder).to_owned();
    for (names, shown) in [
        ("printed", wonder.printed()),
        ("translated", &*translated),
        ("automatic", &*translated),
    ] {
        let fields = format!("names={names}&to=%2Freference%2Fduel");
        let answer = visitor.form("/names", &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
        assert_eq!(answer.header("location"), "/reference/duel");
        assert!(
            answer
                .header("set-cookie")
                .starts_with(&format!("names={names};"))
        );
        let page = visitor.get("/reference/duel").await.text;
        assert!(page.contains(&format!("href=\"#wonder-the-pyramids\">{shown}</a>")));
        let pressed = format!("value=\"{names}\" aria-current=\"true\"");
        assert!(page.contains(&pressed), "{pressed}");
    }
    let answer = visitor.form("/names", "names=both&to=%2F").await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    // English has no choice of names.
    visitor.form("/language", "language=en").await;
    let page = visitor.get("/reference/duel").await.text;
    assert!(!page.contains("action=\"/names\""));
}

#[tokio::test]
async fn streams_have_the_names_of_their_page() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor
        .open("edition=second&seats=3&wonder=Ephesus&name=Ann")
        .await;
    for names in CardNames::ALL {
        let t = Texts::naming(Language::Hungarian, names);
        let cookie = visitor.cookie.clone().unwrap();
        let cookie = format!("{cookie}; language=hu; names={}", names.word());
        let request = Request::get(format!("{table}/stream")).header(COOKIE, cookie);
        let request = request.body(Body::empty()).unwrap();
        let response = visitor.app.clone().oneshot(request).await.unwrap();
        let text = event(&mut response.into_body()).await;
        let city = t.name(seven::Wonder::Ephesus);
        assert!(text.contains(&format!(">{city} <small>")), "{city}: {text}");
    }
}
