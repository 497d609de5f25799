//! All words on pages come from texts. Pages are printed with texts between ⟦ and ⟧. Letters outside of these marks
//! must belong to names of people, and no two texts may be joined to one. Names of cards, wonders and cities are marked
//! too, since languages may translate them.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};

use crate::common::{Visitor, fresh_store, seeded};
use crate::event;
use crate::play_through;
use antipater_bots::analysis::Depth;
use antipater_server::{AppState, ServerOptions, app};
use antipater_show::character::Character;
use antipater_show::texts::{Language, Texts};
use antipater_store::Role;
use axum::body::Body;
use axum::http::Request;
use axum::http::StatusCode;
use serde_json::Value;
use tower::ServiceExt;

/// Attributes that are read aloud or shown.
const READ: [&str; 6] = [
    "title",
    "aria-label",
    "aria-valuetext",
    "aria-description",
    "placeholder",
    "alt",
];
/// Elements without an end tag.
pub(crate) const VOID: [&str; 6] = ["meta", "link", "input", "br", "hr", "img"];
/// Elements without sentences: addresses and codes, keys of the keyboard, drawings.
const SKIPPED: [&str; 4] = ["code", "kbd", "script", "style"];

/// The form of a recovery code.
const CODE: &str = "XXXX-XXXX-XXXX-XXXX-XXXX";

/// Words that are the same in every language.
struct Names {
    names: Vec<String>,
    /// The texts without a fault: pages repeat most of them.
    seen: RefCell<HashSet<String>>,
}

impl Names {
    fn new() -> Names {
        let mut names: BTreeSet<String> = ["Ann", "Ben", "Hello", "I", "II", "III", CODE]
            .map(str::to_owned)
            .into();
        names.extend(Language::ALL.map(|language| language.own_name().to_owned()));
        names.extend(Character::ALL.map(|one| one.name().to_owned()));
        let mut names: Vec<String> = names.into_iter().collect();
        // A name may be part of a longer one.
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        Names {
            names,
            seen: RefCell::default(),
        }
    }

    /// Adds the names at a table.
    fn add(&mut self, view: &Value) {
        for seat in view["seats"].as_array().into_iter().flatten() {
            self.names.extend(seat["name"].as_str().map(str::to_owned));
        }
        self.names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    }

    /// The fault of a text, if it has one.
    fn fault(&self, text: &str) -> Option<String> {
        if self.seen.borrow().contains(text) {
            return None;
        }
        let fault = self.new_fault(text);
        if fault.is_none() {
            self.seen.borrow_mut().insert(text.to_owned());
        }
        fault
    }

    /// The fault of a text that was not seen before.
    fn new_fault(&self, text: &str) -> Option<String> {
        let (mut depth, mut marked, mut rest) = (0, 0, String::new());
        for letter in text.chars() {
            match letter {
                '⟦' => {
                    marked += usize::from(depth == 0);
                    depth += 1;
                }
                '⟧' => depth -= 1,
                _ if depth == 0 => rest.push(letter),
                _ => {}
            }
        }
        let mut plain = unescaped(&rest);
        for name in &self.names {
            if !plain.contains(char::is_alphabetic) {
                break;
            }
            plain = plain.replace(name.as_str(), "");
        }
        if plain.contains(char::is_alphabetic) {
            Some(format!("words that are no text: {text:?}"))
        } else if marked > 1 {
            Some(format!("several texts put together: {text:?}"))
        } else if marked == 1 && !rest.trim().is_empty() {
            Some(format!("a text with something put to it: {text:?}"))
        } else {
            None
        }
    }

    /// Checks all text of a page or of a part of one.
    fn check(&self, what: &str, html: &str) {
        let mut faults = BTreeSet::new();
        // The skipped element, and how many of its name are open in it.
        let mut skipped: Option<(String, usize)> = None;
        let mut rest = html;
        while !rest.is_empty() {
            let (text, tag, after) = next(rest);
            rest = after;
            if skipped.is_none() && !text.trim().is_empty() {
                faults.extend(self.fault(text));
            }
            let name = tag.split([' ', '/']).find(|part| !part.is_empty());
            let name = name.unwrap_or_default().to_owned();
            let ends = tag.starts_with('/');
            if let Some((of, open)) = &mut skipped {
                if *of == name {
                    *open = if ends { *open - 1 } else { *open + 1 };
                }
                if *open == 0 {
                    skipped = None;
                }
                continue;
            }
            let attributes = attributes(tag);
            let foreign = name != "html" && attributes.iter().any(|(key, _)| *key == "lang");
            if !ends && !VOID.contains(&name.as_str()) {
                let skips = SKIPPED.contains(&name.as_str()) || foreign;
                skipped = skips.then_some((name, 1));
            }
            for (key, value) in attributes {
                let read = READ.contains(&key) || (key.starts_with("data-") && value.contains('⟦'));
                if read {
                    let fault = self.fault(value);
                    faults.extend(fault.map(|fault| format!("{key}: {fault}")));
                }
            }
        }
        let faults: Vec<String> = faults.into_iter().collect();
        assert!(faults.is_empty(), "{what}:\n{}", faults.join("\n"));
    }
}

/// The text before the next tag, the inside of the tag, and the rest.
pub(crate) fn next(html: &str) -> (&str, &str, &str) {
    let Some((text, rest)) = html.split_once('<') else {
        return (html, "", "");
    };
    // Searching for one character is fast without optimization.
    let mut ends = rest.match_indices('>').map(|(end, _)| end);
    let end = ends.find(|end| rest[..*end].matches('"').count().is_multiple_of(2));
    let end = end.unwrap_or(rest.len() - 1);
    (text, &rest[..end], &rest[end + 1..])
}

/// The attributes of a tag with their values.
pub(crate) fn attributes(tag: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    let mut rest = tag;
    while let Some((before, after)) = rest.split_once('"') {
        let key = before.rsplit(' ').next().unwrap_or_default();
        let key = key.trim_end_matches('=');
        let Some((value, after)) = after.split_once('"') else {
            break;
        };
        found.push((key, value));
        rest = after;
    }
    found
}

pub(crate) fn unescaped(text: &str) -> String {
    if !text.contains('&') {
        return text.to_owned();
    }
    let signs = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&amp;", "&"),
    ];
    let signs = signs.into_iter();
    signs.fold(text.to_owned(), |text, (sign, letter)| {
        text.replace(sign, letter)
    })
}

async fn marked_app() -> axum::Router {
    let store = fresh_store().await;
    let options = ServerOptions {
        unlimited: true,
        auto_analysis: true,
        depth: Depth::Quick,
        ..seeded()
    };
    let (state, close) = AppState::new(store, options);
    std::mem::forget(close);
    app(state.speaking(Texts::marked()))
}

/// Checks the page of an address.
async fn look(names: &Names, visitor: &mut Visitor, path: &str) -> String {
    let answer = visitor.get(path).await;
    assert!(
        answer.header("content-type").starts_with("text/html"),
        "{path}"
    );
    names.check(path, &answer.text);
    answer.text
}

/// Reports, bans, the moderation log, and personal data.
#[tokio::test]
async fn house_rules() {
    let store = fresh_store().await;
    let options = ServerOptions {
        unlimited: true,
        ..seeded()
    };
    let (state, close) = AppState::new(store.clone(), options);
    std::mem::forget(close);
    let (id, cookie) = state.admit("Ann").await.unwrap();
    store.add_role(id, Role::Admin).await.unwrap();
    let app = app(state.speaking(Texts::marked()));
    let names = Names::new();
    let mut ann = Visitor::new(app.clone());
    ann.cookie = Some(cookie);
    look(&names, &mut ann, "/moderation").await;
    let room = ann.open("people=2&seats=3&level=random&listed=yes").await;
    let mut ben = Visitor::new(app);
    ben.form(&format!("{room}/join"), "name=Ben").await;
    for reason in ["about=name-1&reason=Hello", "about=table&reason=Hello"] {
        look(&names, &mut ann, &format!("{room}/report")).await;
        ann.form(&format!("{room}/report"), reason).await;
    }
    look(&names, &mut ann, &format!("{room}/report?sent=yes")).await;
    let found = ann.get("/api/moderation?find=Ben").await.json();
    let ben_key = found["people"][0]["key"].as_str().unwrap().to_owned();
    look(&names, &mut ann, "/moderation?find=Ben").await;
    for deed in [
        format!("do=mute&person={ben_key}&hours=1&reason=Hello"),
        format!("do=hide-table&table={room}"),
        "do=ban-network&network=192.0.2.0%2F24&hours=0".to_owned(),
        format!("do=ban&person={ben_key}&hours=24&reason=Hello"),
    ] {
        let done = ann.form("/moderation/log", &deed).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
    }
    look(&names, &mut ann, "/moderation?find=Ben&done=yes").await;
    let page = ann.form("/me/delete", "name=Ben").await;
    names.check("/me/delete", &page.text);
    let page = ben.get("/").await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
}

/// Plays a game, and checks every page of it after each decision.
async fn follow(options: &str, every: usize) {
    let mut visitor = Visitor::new(marked_app().await);
    let mut names = Names::new();
    let table = visitor
        .open(&format!("{options}&name=Ann&level=random"))
        .await;
    names.add(&visitor.view(&table).await);
    let first = options.len();
    play_through(&mut visitor, &table, first, every, async |visitor, path| {
        look(&names, visitor, path).await;
    })
    .await;
    let replay = visitor.get(&format!("/api{table}/replay")).await.json();
    let steps = replay["steps"].as_u64().unwrap();
    for step in (0..=steps).step_by(every) {
        for perspective in ["all", "0", "public"] {
            let path = format!("{table}/replay?step={step}&eyes={perspective}");
            look(&names, &mut visitor, &path).await;
        }
    }
    let outlook = format!("{table}/replay/outlook?step=1&eyes=0");
    look(&names, &mut visitor, &outlook).await;
    // An analysis, before, during and after its work.
    visitor
        .form(&format!("{table}/replay/analysis"), "do=start")
        .await;
    look(&names, &mut visitor, &format!("{table}/replay")).await;
    visitor
        .get(&format!("{table}/replay/analysis/stream"))
        .await;
    for step in (0..=steps).step_by(2 * every) {
        for perspective in ["all", "0", "public"] {
            let path = format!("{table}/replay?step={step}&eyes={perspective}");
            let page = look(&names, &mut visitor, &path).await;
            assert!(page.contains("id=\"verdict\""), "{path}");
        }
    }
    // Repeats the decisions that went wrong.
    for number in 1.. {
        let path = format!("{table}/replay/mistakes/{number}");
        if number > 3 || visitor.get(&path).await.status == StatusCode::NOT_FOUND {
            break;
        }
        look(&names, &mut visitor, &path).await;
        look(&names, &mut visitor, &format!("{path}/answers/0")).await;
    }
    // A late decision returns the table with a note.
    let answer = visitor
        .form(
            &format!("{table}/moves"),
            "id=late&decision=0&action=%22decline%22",
        )
        .await;
    assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.text);
    names.check("too late", &answer.text);
    for path in [
        "/",
        "/games",
        "/games/statistics",
        "/me",
        "/ratings",
        "/programs",
    ] {
        look(&names, &mut visitor, path).await;
    }
}

#[tokio::test]
async fn of_seven_wonders_every_word_is_a_text() {
    follow("edition=first&seats=3", 2).await;
    follow("edition=second&seats=7&wonder=Babylon", 5).await;
    follow("edition=second&seats=4&wonder=Halicarnassus", 3).await;
}

#[tokio::test]
async fn of_the_free_city_every_word_is_a_text() {
    follow("game=free-city", 3).await;
}

#[tokio::test]
async fn of_a_duel_every_word_is_a_text() {
    follow("game=duel", 2).await;
    follow("game=duel&opening=first-game", 5).await;
}

/// Takes hints, and has a rating.
#[tokio::test]
async fn of_hints_and_ratings_every_word_is_a_text() {
    let mut ann = Visitor::new(marked_app().await);
    // The history names all players.
    let mut names = Names::new();
    for options in ["seats=3", "game=free-city", "game=duel"] {
        let table = ann.open(&format!("{options}&name=Ann&level=normal")).await;
        for number in 0..24 {
            let view = ann.view(&table).await;
            if view["ask"].is_null() {
                break;
            }
            names.add(&view);
            if number % 3 == 0 {
                let order = format!("decision={}", view["decision"]);
                let given = ann.form(&format!("{table}/hint"), &order).await;
                assert_eq!(given.status, StatusCode::SEE_OTHER, "{}", given.text);
                let page = look(&names, &mut ann, &table).await;
                assert!(page.contains("advised-best"), "{options}");
            }
            let actions = view["ask"]["actions"].as_array().unwrap();
            let action = &actions[number * 5 % actions.len()];
            let id = format!("d{number}");
            ann.play(&table, &id, &view["decision"], action).await;
        }
        ann.form(&format!("{table}/actions"), "do=resign").await;
        look(&names, &mut ann, &table).await;
        // A game without hints, which counts.
        let table = ann.open(&format!("{options}&name=Ann&level=normal")).await;
        names.add(&ann.view(&table).await);
        ann.form(&format!("{table}/actions"), "do=resign").await;
        look(&names, &mut ann, "/games").await;
        let page = look(&names, &mut ann, "/games/statistics").await;
        assert!(page.contains("rating-curve"), "{options}");
    }
    let names = Names::new();
    look(&names, &mut ann, "/ratings?game=duel").await;
    ann.form("/me/rating", "rated=no").await;
    for path in ["/me", "/me/account", "/games/statistics", "/ratings"] {
        look(&names, &mut ann, path).await;
    }
}

#[tokio::test]
async fn of_the_guided_games_every_word_is_a_text() {
    follow("guided=yes", 2).await;
    follow("guided=yes&game=duel", 3).await;
}

#[tokio::test]
async fn around_the_tables_every_word_is_a_text() {
    let app = marked_app().await;
    let mut names = Names::new();
    let mut ann = Visitor::new(app.clone());
    let mut ben = Visitor::new(app.clone());
    for path in [
        "/",
        "/back",
        "/replay",
        "/api",
        "/friends",
        "/play",
        "/lobby",
        "/me",
        "/me/account",
        "/nowhere",
        "/tables/nowhere",
    ] {
        look(&names, &mut ann, path).await;
    }
    let room = ann
        .open("people=2&seats=3&listed=yes&pace=60s&name=Ann")
        .await;
    look(&names, &mut ann, &room).await;
    look(&names, &mut ann, "/").await;
    look(&names, &mut ben, &room).await;
    look(&names, &mut ben, "/").await;
    for path in ["/lobby", "/lobby?game=duel", "/play"] {
        look(&names, &mut ann, path).await;
        look(&names, &mut ben, path).await;
    }
    ann.form("/play", "game=duel&tempo=normal").await;
    look(&names, &mut ann, "/play/wait").await;
    ann.form("/play/leave", "").await;
    let view = ann.view(&room).await;
    let invitation = view["invitation"].as_str().unwrap();
    look(&names, &mut ben, &format!("/join/{invitation}")).await;
    for fields in ["do=deal", "do=fill"] {
        let answer = ann.form(&format!("{room}/room"), fields).await;
        if !answer.text.is_empty() {
            names.check(fields, &answer.text);
        }
    }
    ann.form(&format!("{room}/room"), "do=free&seat=1").await;
    ben.form(&format!("/join/{invitation}"), "name=Ben").await;
    ann.form(&format!("{room}/actions"), "do=say&text=Hello")
        .await;
    look(&names, &mut ann, &room).await;
    look(&names, &mut ben, &room).await;
    ann.form(&format!("{room}/room"), "do=deal").await;
    let view = ann.view(&room).await;
    assert!(view["decision"].is_number(), "{view}");
    names.add(&view);
    let watch = view["table_status"]["watch"].as_str().unwrap().to_owned();
    ann.form(&format!("{room}/actions"), "do=say&text=Hello")
        .await;
    for reaction in ["thanks", "hurry"] {
        let fields = format!("do=react&reaction={reaction}");
        ann.form(&format!("{room}/actions"), &fields).await;
    }
    for deed in ["do=leave", "do=return"] {
        ben.form(&format!("{room}/actions"), deed).await;
        look(&names, &mut ann, &room).await;
        look(&names, &mut ben, &room).await;
    }
    let mut stranger = Visitor::new(app.clone());
    look(&names, &mut ann, &room).await;
    look(&names, &mut stranger, &format!("/join/{invitation}")).await;
    look(&names, &mut stranger, &format!("/watch/{watch}")).await;
    look(&names, &mut stranger, &format!("/tv/{watch}")).await;
    let ann_key = ann.get("/api/me").await.json()["person"].clone();
    let follow = format!("/watch/{}", ann_key.as_str().unwrap());
    let table = room.strip_prefix("/tables/").unwrap();
    for path in [
        "/watch".to_owned(),
        "/watch/best/duel".to_owned(),
        format!("/watch/best/seven-second?table={table}"),
        format!("{follow}?table={table}"),
        follow.replace("/watch/", "/people/"),
    ] {
        look(&names, &mut stranger, &path).await;
    }
    look(&names, &mut stranger, &room).await;
    ben.form(&format!("{room}/actions"), "do=leave").await;
    look(&names, &mut ann, &room).await;
    look(&names, &mut ben, &room).await;
    let stream =
        Request::get(format!("{room}/stream")).header("cookie", ann.cookie.clone().unwrap());
    let response = app
        .clone()
        .oneshot(stream.body(Body::empty()).unwrap())
        .await
        .unwrap();
    let event = event(&mut response.into_body()).await;
    let regions = event.split_once('<').unwrap().1;
    names.check(
        "stream",
        &format!("<{}", regions.split("\n\n").next().unwrap()),
    );
}

#[tokio::test]
async fn of_the_puzzles_every_word_is_a_text() {
    let names = Names::new();
    let mut ann = Visitor::new(marked_app().await);
    look(&names, &mut ann, "/puzzles").await;
    for game in ["duel", "seven"] {
        let puzzle = format!("/puzzles/{game}/1");
        let page = look(&names, &mut ann, &puzzle).await;
        let (_, action) = page.split_once("name=\"action\" value=\"").unwrap();
        let action = action.split('"').next().unwrap().replace("&quot;", "%22");
        let fields = format!("id=page-0-0&decision=0&action={action}");
        ann.form(&format!("{puzzle}/answer"), &fields).await;
        for answer in [0, 1] {
            let verdict = look(&names, &mut ann, &format!("{puzzle}/answers/{answer}")).await;
            assert!(verdict.contains("puzzle-grade"), "{verdict}");
        }
    }
}

#[tokio::test]
async fn of_the_deal_of_the_day_every_word_is_a_text() {
    let mut names = Names::new();
    let mut ann = Visitor::new(marked_app().await);
    look(&names, &mut ann, "/daily").await;
    for game in ["duel", "seven", "free-city"] {
        let opened = ann.form(&format!("/daily/{game}"), "").await;
        let table = opened.header("location").to_owned();
        look(&names, &mut ann, "/daily").await;
        ann.play_on(&table, |_| 0).await;
        names.add(&ann.view(&table).await);
        let page = look(&names, &mut ann, &format!("/daily/{game}/2026-11-20")).await;
        assert!(page.contains("daily-taken"), "{page}");
    }
    look(&names, &mut ann, "/daily").await;
}

#[tokio::test]
async fn of_errors_and_news_about_oneself_every_word_is_a_text() {
    let names = Names::new();
    let mut ann = Visitor::new(marked_app().await);
    ann.open("people=2&seats=3&name=Ann").await;
    for (path, fields) in [
        ("/me/code", ""),
        ("/me/account", "login=Ann&password=12345678"),
        ("/me/account", "login=Ann&password=1"),
        ("/me/account", "login=&password=12345678"),
        ("/me/tokens", "label=Hello"),
        ("/back", "code=none"),
        ("/back", "login=Ben&password=wrong"),
        ("/tables", "seats=99"),
        ("/language", "language=xx"),
    ] {
        let answer = ann.form(path, fields).await;
        names.check(path, &answer.text);
        look(&names, &mut ann, "/me").await;
        look(&names, &mut ann, "/me/account").await;
    }
    let answer = ann.json("/api/tables/nowhere/moves", "{}").await;
    let message = answer.json()["error"]["message"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(message.starts_with('⟦'), "{message}");
}

#[tokio::test]
async fn of_the_reference_and_the_score_pad_every_word_is_a_text() {
    let mut ann = Visitor::new(marked_app().await);
    let names = Names::new();
    for path in [
        "/reference",
        "/reference/editions",
        "/reference/seven-first",
        "/reference/seven-second?q=altar&kind=cards",
        "/explorer",
        "/explorer?game=seven-second&players=3&bot=hard",
        "/reference/duel?age=2",
        "/reference/seven-first/chains",
        "/reference/duel/chains",
        "/reference/seven-second/symbols",
        "/reference/duel/symbols",
        "/reference/seven-first/rules",
        "/reference/seven-second/rules",
        "/reference/duel/rules",
        "/score",
        "/score?game=seven-first&seats=7",
        "/score?game=free-city",
        "/score?game=duel",
    ] {
        look(&names, &mut ann, path).await;
    }
    // The reason of an invalid request is for programmers, and marked as English.
    for fields in [
        "game=seven-second&seats=3&n0=Ann&c0-science=21&c1-military=-3",
        "game=duel&n1=Ben&c0-civilian=x",
    ] {
        let answer = ann.form("/score", fields).await;
        names.check(fields, &answer.text);
    }
}

#[test]
fn the_check_finds_what_is_no_text() {
    let names = Names::new();
    for good in [
        "<p>⟦You⟧</p> <b>Ann</b>",
        "<p title=\"⟦a ⟦b⟧⟧\">12 <code>x</code> Ann II</p>",
        "<p><b>⟦a⟧</b> <i>⟦b⟧</i></p>",
        "<p lang=\"en\">words <p>more</p> words</p>",
    ] {
        names.check("good", good);
    }
    for bad in [
        "<p>You</p>",
        "<p>⟦You⟧ ⟦win⟧</p>",
        "<p>⟦You⟧: Ann</p>",
        "<p>⟦You⟧.</p>",
        "<p title=\"Hey\"></p>",
        "<p>Altar</p>",
        "<p data-lost=\"⟦a⟧ b\"></p>",
        "<p lang=\"en\">words <p>more</p></p> words",
    ] {
        let caught = std::panic::catch_unwind(|| Names::new().check("bad", bad));
        assert!(caught.is_err(), "{bad}");
    }
}
