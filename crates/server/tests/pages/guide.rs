//! The guided games: each step has one lesson, a player who follows the suggestions gets all of them, and the game can
//! be resumed. Only the person on the seat has a guide.

use std::collections::BTreeSet;

use crate::common::{Visitor, app_on, fresh_app};
use antipater_engine::rng::{below, generator};
use antipater_show::texts::{Language, Texts};
use antipater_show::view::duel::lesson::Lesson as DuelLesson;
use antipater_show::view::seven::lesson::Lesson as SevenLesson;
use antipater_store::Store;
use axum::http::StatusCode;
use serde_json::{Value, json};

const GAMES: [&str; 2] = ["seven", "duel"];

/// The values of an attribute on a page.
fn values(page: &str, attribute: &str) -> Vec<String> {
    let mark = format!("{attribute}=\"");
    let pieces = page.split(&mark).skip(1);
    let value = pieces.filter_map(|piece| piece.split_once('"'));
    value
        .map(|(value, _)| value.replace("&quot;", "\""))
        .collect()
}

/// The guide of a page: its lesson, its suggestions, and the whole region.
struct Shown {
    lesson: String,
    advice: Vec<Value>,
    region: String,
}

/// The guide of a page, which must have exactly one lesson.
fn shown(page: &str) -> Shown {
    assert_eq!(page.matches("id=\"guide\"").count(), 1, "{page}");
    let region = page.split_once("<section id=\"guide\"").unwrap().1;
    let region = region.split_once("</section>").unwrap().0;
    let lessons = values(page, "data-lesson");
    assert_eq!(lessons.len(), 1, "{lessons:?}");
    let advice = values(region, "data-advice");
    assert!(advice.len() <= 2);
    let read = |text: &String| serde_json::from_str(text).unwrap();
    Shown {
        lesson: lessons[0].clone(),
        advice: advice.iter().map(read).collect(),
        region: region.to_owned(),
    }
}

async fn open(visitor: &mut Visitor, game: &str) -> String {
    visitor.open(&format!("guided=yes&game={game}")).await
}

/// Plays a guided game to its end; `choose` picks the answer from the legal ones and the suggestions. Returns the
/// lessons, the last view, and the fewest coins that the city had at a decision.
async fn play(
    visitor: &mut Visitor,
    table: &str,
    mut choose: impl FnMut(&[Value], &[Value]) -> Value,
) -> (Vec<String>, Value, u64) {
    let mut lessons = Vec::new();
    let mut fewest = u64::MAX;
    loop {
        let view = visitor.view(table).await;
        fewest = fewest.min(view["cities"][0]["coins"].as_u64().unwrap());
        let guide = shown(&visitor.get(table).await.text);
        lessons.push(guide.lesson.clone());
        if view["ask"].is_null() {
            assert_eq!(view["stage"], "over");
            assert!(guide.advice.is_empty());
            return (lessons, view, fewest);
        }
        let actions = view["ask"]["actions"].as_array().unwrap();
        let advice = guide.advice;
        assert!(!advice.is_empty(), "a suggestion for each decision");
        for one in &advice {
            assert!(actions.contains(one), "{one} of {actions:?}");
        }
        // A choice of two, if there is one.
        assert!(advice.len() == 1 || advice.len() == 2 && advice[0] != advice[1]);
        // What is built says what it gives.
        let told = guide.region.split("data-advice").skip(1);
        for (one, told) in advice.iter().zip(told) {
            let builds = ["build", "stage", "wonder"]
                .iter()
                .any(|what| one["do"] == *what);
            assert!(!builds || told.contains("</b> <span>"), "{one}: {told}");
        }
        // The reason of a suggestion is complete without a second action.
        assert!(!guide.region.contains("other action"), "{}", guide.region);
        let action = choose(actions, &advice);
        let id = format!("d{}", view["decision"]);
        let answer = visitor.play(table, &id, &view["decision"], &action).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }
}

fn follow(_: &[Value], advice: &[Value]) -> Value {
    advice[0].clone()
}

/// All lessons occurred, each once.
fn assert_all_met<const N: usize>(met: &[String], all: [&str; N]) {
    let taught: Vec<&str> = met.iter().map(String::as_str).collect();
    let taught: Vec<&str> = taught.into_iter().filter(|one| *one != "rest").collect();
    let different: BTreeSet<&str> = taught.iter().copied().collect();
    assert_eq!(different.len(), taught.len(), "{taught:?}");
    assert_eq!(different, BTreeSet::from(all), "{taught:?}");
}

#[tokio::test]
async fn who_follows_the_guide_of_seven_wonders_meets_all_lessons_and_wins() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = open(&mut visitor, "seven").await;
    let (met, view, coins) = play(&mut visitor, &table, follow).await;
    assert!(coins > 0);
    assert_all_met(&met, SevenLesson::ALL.map(SevenLesson::name));
    // Eighteen decisions and the end.
    assert_eq!(met.len(), 19);
    assert_eq!(view["sheet"]["winners"], json!([0]));
}

#[tokio::test]
async fn who_follows_the_guide_of_the_duel_meets_all_lessons_and_wins() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = open(&mut visitor, "duel").await;
    let (met, view, coins) = play(&mut visitor, &table, follow).await;
    assert!(coins > 0);
    assert_all_met(&met, DuelLesson::ALL.map(DuelLesson::name));
    assert_eq!(view["sheet"]["winners"], json!([0]));
}

/// Whichever of two suggestions is taken, the turns of the first age teach by doing, and no city runs out of coins.
#[tokio::test]
async fn each_choice_of_two_practices_the_lesson_of_its_turn() {
    for picks in 0..8_usize {
        let mut visitor = Visitor::new(fresh_app().await);
        let table = open(&mut visitor, "seven").await;
        let mut offered: Vec<Vec<Value>> = Vec::new();
        let pick = |_: &[Value], advice: &[Value]| {
            let place = (picks >> (offered.len() % 3)) & 1;
            offered.push(advice.to_vec());
            advice.get(place).unwrap_or(&advice[0]).clone()
        };
        let (met, _, coins) = play(&mut visitor, &table, pick).await;
        assert!(coins > 0, "{picks:03b}");
        let expected = [
            (0, "resources"),
            (1, "passing"),
            (2, "trade"),
            (3, "return"),
            (5, "war"),
        ];
        for (turn, lesson) in expected {
            assert_eq!(met[turn], lesson, "{picks:03b}");
        }
        assert_ne!(met[4], "rest", "{picks:03b}");
        for choices in &offered[..6] {
            assert_eq!(choices.len(), 2, "{picks:03b}");
            assert_ne!(choices[0]["card"], choices[1]["card"], "{picks:03b}");
        }
        let buys = |action: &Value| action["do"] == "build" && action["pay"] != json!([0, 0]);
        assert!(offered[0].iter().all(|action| action["do"] == "build"));
        assert!(offered[2].iter().all(buys), "{picks:03b}: {:?}", offered[2]);
    }
}

#[tokio::test]
async fn each_step_has_one_lesson_whatever_is_chosen() {
    for game in GAMES {
        for rng in 0..4 {
            let mut visitor = Visitor::new(fresh_app().await);
            let table = open(&mut visitor, game).await;
            let mut rng = generator(rng, 0);
            let any = |actions: &[Value], _: &[Value]| {
                actions[below(&mut rng, u32::try_from(actions.len()).unwrap()) as usize].clone()
            };
            let (met, ..) = play(&mut visitor, &table, any).await;
            let taught: Vec<&String> = met.iter().filter(|one| *one != "rest").collect();
            let different: BTreeSet<_> = taught.iter().collect();
            assert_eq!(different.len(), taught.len(), "{taught:?}");
            assert_eq!(met.last().unwrap(), "over");
        }
    }
}

#[tokio::test]
async fn the_deal_is_that_of_a_first_game() {
    let mut visitor = Visitor::new(fresh_app().await);
    let mut other = Visitor::new(fresh_app().await);
    let table = open(&mut visitor, "seven").await;
    let view = visitor.view(&table).await;
    let boards: Vec<String> = view["cities"]
        .as_array()
        .unwrap()
        .iter()
        .map(|city| city["board"].to_string())
        .collect();
    assert_eq!(view["edition"], "second");
    assert_eq!(boards.len(), 3);
    for (board, city) in boards.iter().zip(["Gizah", "Alexandria", "Rhodos"]) {
        assert!(board.contains(city) && board.contains("day"), "{board}");
    }
    let bots = view["seats"].as_array().unwrap().iter();
    let bots: Vec<Option<&str>> = bots.map(|seat| seat["bot"].as_str()).collect();
    assert_eq!(bots, [None, Some("builder"), Some("builder")]);
    // It is the same for every person, whatever other options are sent.
    let again = other
        .open("guided=yes&seats=7&listed=yes&people=3&level=random")
        .await;
    assert_eq!(other.view(&again).await["ask"], view["ask"]);

    let table = open(&mut visitor, "duel").await;
    let view = visitor.view(&table).await;
    assert_eq!(view["clock"]["seat"], 0);
    let wonders = |seat: usize| -> BTreeSet<String> {
        let wonders = view["cities"][seat]["wonders"].as_array().unwrap().iter();
        wonders
            .map(|wonder| wonder["wonder"].as_str().unwrap().to_owned())
            .collect()
    };
    let sets = antipater_engine::duel::Wonder::FIRST_GAME;
    for (seat, set) in sets.iter().enumerate() {
        let names = set.map(|wonder| wonder.name().to_owned());
        assert_eq!(wonders(seat), BTreeSet::from(names));
    }
}

#[tokio::test]
async fn a_guided_game_is_left_and_taken_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let address = format!("sqlite:{}", folder.path().join("a.sqlite").display());
    let mut visitor = Visitor::new(app_on(Store::open(&address).await.unwrap()));
    for game in GAMES {
        let table = open(&mut visitor, game).await;
        for _ in 0..5 {
            let view = visitor.view(&table).await;
            let advice = shown(&visitor.get(&table).await.text).advice.remove(0);
            let id = format!("d{}", view["decision"]);
            visitor.play(&table, &id, &view["decision"], &advice).await;
        }
        let before = shown(&visitor.get(&table).await.text);
        let view = visitor.view(&table).await;
        // The list names the game.
        let start = visitor.get("/").await.text;
        assert!(start.contains(&format!("href=\"{table}\"")));
        assert!(start.contains("Guided game: 7 Wonders"), "{start}");
        // The server restarts, and the person returns with the recovery code in another browser.
        let code = visitor.form("/me/code", "").await;
        assert_eq!(code.status, StatusCode::SEE_OTHER);
        let page = visitor.get("/me").await.text;
        let code = page.split_once("<code>").unwrap().1;
        let code = code.split_once("</code>").unwrap().0.to_owned();
        let mut later = Visitor::new(app_on(Store::open(&address).await.unwrap()));
        let back = later.form("/back", &format!("code={code}")).await;
        assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.text);
        assert_ne!(later.cookie, visitor.cookie);
        let after = shown(&later.get(&table).await.text);
        assert_eq!(after.lesson, before.lesson);
        assert_eq!(after.region, before.region);
        let again = later.view(&table).await;
        assert_eq!(again["decision"], view["decision"]);
        assert_eq!(again["ask"], view["ask"]);
        visitor = later;
    }
}

#[tokio::test]
async fn nobody_else_has_a_guide() {
    let app = fresh_app().await;
    let mut visitor = Visitor::new(app.clone());
    let mut stranger = Visitor::new(app);
    stranger.open("game=duel").await;
    for game in GAMES {
        let table = open(&mut visitor, game).await;
        let view = visitor.get(&format!("/api{table}")).await;
        assert!(!view.text.contains("guide"), "{}", view.text);
        let watch = view.json()["table_status"]["watch"]
            .as_str()
            .unwrap()
            .to_owned();
        for path in [format!("/watch/{watch}"), format!("/tv/{watch}")] {
            let page = stranger.get(&path).await;
            assert_eq!(page.status, StatusCode::OK);
            assert!(!page.text.contains("id=\"guide\""), "{path}");
            assert!(!page.text.contains("data-advice"), "{path}");
        }
        for path in [table.clone(), format!("/api{table}")] {
            let answer = stranger.get(&path).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        }
        let lobby = stranger.get("/").await.text;
        assert!(!lobby.contains(&table));
        // Not even the person sees it on the page for a large screen, nor at a table with a random deal.
        let wall = visitor.get(&format!("{table}/tv")).await.text;
        assert!(!wall.contains("id=\"guide\""));
        let usual = visitor.open(&format!("game={game}")).await;
        assert!(!visitor.get(&usual).await.text.contains("id=\"guide\""));
    }
}

#[tokio::test]
async fn who_has_left_is_told_nothing() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = open(&mut visitor, "seven").await;
    visitor.form(&format!("{table}/actions"), "do=leave").await;
    let page = visitor.get(&table).await.text;
    // A bot plays for a person who has left, and to the end without another person.
    assert!(page.contains("<section id=\"guide\" class=\"guide\" hidden></section>"));
    assert!(values(&page, "data-lesson").is_empty());
}

#[tokio::test]
async fn the_next_game_is_dealt_at_random() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = open(&mut visitor, "seven").await;
    play(&mut visitor, &table, follow).await;
    let answer = visitor.form(&format!("{table}/again"), "").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let next = answer.header("location").to_owned();
    assert_ne!(next, table);
    assert!(!visitor.get(&next).await.text.contains("id=\"guide\""));
    assert_eq!(
        visitor.view(&next).await["seats"].as_array().unwrap().len(),
        3
    );
}

#[tokio::test]
async fn the_way_in_stands_first_for_those_who_are_new() {
    let mut visitor = Visitor::new(fresh_app().await);
    // The form of the chosen way into a game.
    let chosen = |page: &str| {
        let mut forms = page.split("<form ");
        let way = forms.find(|form| form.contains("class=\"entrance primary\""));
        way.unwrap().to_owned()
    };
    let page = visitor.get("/").await.text;
    assert!(chosen(&page).contains("name=\"guided\" value=\"yes\""));
    assert!(page.contains("id=\"learn\""));
    open(&mut visitor, "duel").await;
    let page = visitor.get("/").await.text;
    assert!(chosen(&page).contains("class=\"starts\""));
    assert!(!page.contains("id=\"learn\"") && page.contains("name=\"guided\""));
    // A guided game does not change the stored options.
    assert!(page.contains("value=\"seven\" checked"), "{page}");
    // A waiting room cannot become a guided game, and the Free City has none.
    let room = visitor.open("people=2&seats=3").await;
    let answer = visitor.form(&format!("{room}/options"), "guided=yes").await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    let answer = visitor.form("/tables", "guided=yes&game=free-city").await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    let answer = visitor.json("/api/tables", r#"{"guided": true}"#).await;
    assert!(answer.status.is_client_error());
}

/// The number of sentences in a text. A period after a number or a Roman numeral ends none; neither does a colon.
fn sentences(text: &str) -> usize {
    let mut count = 0;
    for (place, end) in text.match_indices(['.', '!', '?']) {
        let rest = &text[place + end.len()..];
        let word = text[..place].rsplit([' ', '(']).next().unwrap_or("");
        let counts = word.chars().all(|letter| "IVX0123456789".contains(letter));
        let ends = rest.is_empty() || rest.starts_with(' ');
        count += usize::from(
            ends && (!counts || rest.is_empty() || rest[1..].starts_with(char::is_uppercase)),
        );
    }
    count
}

#[test]
fn a_lesson_has_at_most_two_short_sentences_in_every_language() {
    assert_eq!(sentences("One. Two I. three. Four!"), 3);
    let seven = SevenLesson::ALL.map(|lesson| format!("guide-seven-{}-text", lesson.name()));
    let duel = DuelLesson::ALL.map(|lesson| format!("guide-duel-{}-text", lesson.name()));
    for language in Language::ALL {
        let ids = seven.iter().chain(&duel).map(String::as_str);
        for id in ids.chain(["guide-rest-text"]) {
            let text = Texts::of(language).text(id, None);
            assert!(sentences(&text) <= 2, "{language:?}: {text}");
            assert!(text.chars().count() <= 190, "{language:?}: {text}");
        }
    }
}

/// A lesson that highlights a card names one on the table.
#[tokio::test]
async fn what_a_lesson_lights_lies_on_the_table() {
    for game in GAMES {
        let mut visitor = Visitor::new(fresh_app().await);
        let table = open(&mut visitor, game).await;
        loop {
            let page = visitor.get(&table).await.text;
            let guide = shown(&page);
            let lit = values(&guide.region, "data-lit");
            let now = lit.first().expect("what the lesson lights");
            let nothing = ["rest", "over"].contains(&guide.lesson.as_str());
            let nothing = nothing && guide.advice.len() < 2;
            assert_eq!(now.is_empty(), nothing, "{}: {now}", guide.lesson);
            for name in ["data-fly", "data-slot"] {
                for thing in values(now, name) {
                    assert!(page.contains(&format!("{name}=\"{thing}\"")), "{thing}");
                }
            }
            let view = visitor.view(&table).await;
            let Some(advice) = guide.advice.first() else {
                break;
            };
            let id = format!("d{}", view["decision"]);
            visitor.play(&table, &id, &view["decision"], advice).await;
        }
    }
}
