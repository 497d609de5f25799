//! Puzzles and own mistakes on pages and in the API: solved at an ordinary table, which does not reveal the solution
//! before the answer.

use std::time::Duration;

use antipater_bots::analysis::Depth;
use antipater_server::{AppState, ServerOptions, app};
use antipater_show::puzzles::{
    Grade, Problem, PuzzleGame, PuzzleId, all, nearest, rating_of, rush,
};
use antipater_show::texts::{Language, Texts};
use antipater_store::{Clock, Store};
use axum::Router;
use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::api::{check, document, validator};
use crate::cases::cases;
use crate::common::{Answer, BEGIN, Visitor, app_on, fresh_app, fresh_store, seeded};

/// The first puzzle of a game.
fn first(game: PuzzleGame) -> &'static Problem {
    all(game)[0].problem().unwrap()
}

/// An answer to the first puzzle of a game with this grade, in the record format.
fn answer_of(game: PuzzleGame, grade: Grade) -> Value {
    let problem = first(game);
    let texts = Texts::of(Language::English);
    let view = serde_json::to_value(problem.view(texts)).unwrap();
    let mut actions = view["ask"]["actions"].as_array().unwrap().iter();
    let found = actions.find(|action| {
        let number = problem.number(&action.to_string()).unwrap();
        problem.grade(number) == Some(grade)
    });
    found.unwrap().clone()
}

fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric();
    let code = |byte: u8| match plain(byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    text.bytes().map(code).collect()
}

/// Answers with the form of the page.
async fn send(visitor: &mut Visitor, path: &str, action: &Value) -> Answer {
    let fields = format!(
        "id=page-0-0&decision=0&action={}",
        encoded(&action.to_string())
    );
    visitor.form(&format!("{path}/answer"), &fields).await
}

/// The stored result of a person for the first puzzle of a game.
async fn noted(visitor: &mut Visitor, game: PuzzleGame) -> Value {
    let list = visitor.get(&format!("/api/puzzles/{game}")).await.json();
    assert_eq!(list["puzzles"].as_array().unwrap().len(), all(game).len());
    list["puzzles"][0]["solved"].clone()
}

#[tokio::test]
async fn a_puzzle_is_solved_with_the_forms_of_its_table() {
    for game in PuzzleGame::ALL {
        let mut visitor = Visitor::new(fresh_app().await);
        let path = format!("/puzzles/{game}/1");
        let page = visitor.get(&path).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(&format!("action=\"{path}/answer\"")));
        assert!(!page.text.contains("/tables/"), "nothing leads to a table");
        assert!(!page.text.contains("data-move"), "no script sends the form");
        assert!(page.text.contains("class=\"pick sr"));
        let done = send(&mut visitor, &path, &answer_of(game, Grade::Solved)).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
        let there = done.header("location").to_owned();
        let verdict = visitor.get(&there).await;
        assert_eq!(verdict.status, StatusCode::OK);
        assert!(verdict.text.contains("Solved!"));
        assert!(verdict.text.contains("solved on the first try"));
        assert!(verdict.text.contains("coach-share"));
        assert!(
            !verdict.text.contains("data-do="),
            "nothing is asked any more"
        );
        let missed = send(&mut visitor, &path, &answer_of(game, Grade::Missed)).await;
        let verdict = visitor.get(missed.header("location")).await;
        assert!(verdict.text.contains("Not the best move"));
        let list = visitor.get("/puzzles").await;
        assert!(list.text.contains("solved on the first try"));
    }
}

/// The page of a puzzle and its view do not depend on the solution: they are printed from the view of a table.
#[tokio::test]
async fn before_the_answer_nothing_says_what_is_best() {
    let mut visitor = Visitor::new(fresh_app().await);
    for game in PuzzleGame::ALL {
        let page = visitor.get(&format!("/puzzles/{game}/1")).await.text;
        let view = visitor.get(&format!("/api/puzzles/{game}/1")).await;
        assert_eq!(view.status, StatusCode::OK);
        let stored = all(game)[0].stored().unwrap();
        for word in ["solves", "behind", "coach-share", "\"share\"", "same"] {
            assert!(!view.text.contains(&format!("\"{word}\"")), "{word}");
        }
        for action in &stored.actions {
            for share in [action.share, action.behind].map(|share| format!("{share}")) {
                if share.len() > 4 {
                    assert!(
                        !page.contains(&share) && !view.text.contains(&share),
                        "{share}"
                    );
                }
            }
        }
        for word in ["coach-", "played", "puzzle-grade", "solves"] {
            assert!(!page.contains(word), "{word}");
        }
        // The answers are in the order of the table.
        let texts = Texts::of(Language::English);
        let shown = serde_json::to_value(first(game).view(texts)).unwrap();
        assert_eq!(view.json(), shown);
    }
}

#[tokio::test]
async fn the_first_answer_counts() {
    let app = fresh_app().await;
    let [solved, missed] =
        [Grade::Solved, Grade::Missed].map(|grade| answer_of(PuzzleGame::Duel, grade));
    let path = "/puzzles/duel/1";
    let duel = PuzzleGame::Duel;
    let mut ada = Visitor::new(app.clone());
    for (action, expected) in [(&solved, "first"), (&missed, "first"), (&solved, "first")] {
        send(&mut ada, path, action).await;
        assert_eq!(noted(&mut ada, duel).await, expected);
    }
    let mut boris = Visitor::new(app.clone());
    for (action, expected) in [
        (&missed, "tried"),
        (&missed, "tried"),
        (&solved, "later"),
        (&missed, "later"),
    ] {
        send(&mut boris, path, action).await;
        assert_eq!(noted(&mut boris, duel).await, expected);
    }
    assert!(noted(&mut boris, PuzzleGame::Seven).await.is_null());
    assert!(noted(&mut Visitor::new(app), duel).await.is_null());
}

/// A visitor with the address of a verdict gets the question, until they have answered it themselves.
#[tokio::test]
async fn an_address_that_is_passed_on_gives_nothing_away() {
    let app = fresh_app().await;
    for game in PuzzleGame::ALL {
        let path = format!("/puzzles/{game}/1");
        let mut ada = Visitor::new(app.clone());
        let solved = send(&mut ada, &path, &answer_of(game, Grade::Solved)).await;
        let verdict = solved.header("location").to_owned();
        assert!(ada.get(&verdict).await.text.contains("Solved!"));
        // Boris is a person, and has answered another puzzle only.
        let mut boris = Visitor::new(app.clone());
        let other = if game == PuzzleGame::Duel {
            PuzzleGame::Seven
        } else {
            PuzzleGame::Duel
        };
        send(
            &mut boris,
            &format!("/puzzles/{other}/1"),
            &answer_of(other, Grade::Missed),
        )
        .await;
        for visitor in [&mut boris, &mut Visitor::new(app.clone())] {
            for address in [verdict.clone(), format!("{path}/answers/0")] {
                let answer = visitor.get(&address).await;
                assert_eq!(answer.status, StatusCode::SEE_OTHER, "{address}");
                assert_eq!(answer.header("location"), path);
                assert_eq!(answer.text, "", "{address}");
            }
        }
        send(&mut boris, &path, &answer_of(game, Grade::Missed)).await;
        assert_eq!(boris.get(&verdict).await.status, StatusCode::OK);
    }
}

#[tokio::test]
async fn only_an_answer_makes_a_visitor_a_person() {
    let mut visitor = Visitor::new(fresh_app().await);
    for path in ["/puzzles", "/puzzles/duel/1", "/puzzles/seven/1"] {
        assert_eq!(visitor.get(path).await.status, StatusCode::OK, "{path}");
    }
    let other = json!({"wonder": "The Sphinx"});
    for action in [json!(null), json!([]), other] {
        let refused = send(&mut visitor, "/puzzles/duel/1", &action).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{action}");
    }
    let none = visitor.form("/puzzles/duel/1/answer", "id=1").await;
    assert_eq!(none.status, StatusCode::BAD_REQUEST);
    assert_eq!(visitor.cookie, None);
    let action = answer_of(PuzzleGame::Duel, Grade::Missed);
    send(&mut visitor, "/puzzles/duel/1", &action).await;
    assert!(visitor.cookie.is_some());
    assert_eq!(visitor.get("/me").await.status, StatusCode::OK);
}

#[tokio::test]
async fn what_is_no_puzzle_is_not_found() {
    let mut visitor = Visitor::new(fresh_app().await);
    for path in [
        "/puzzles/duel/0",
        "/puzzles/duel/01",
        "/puzzles/duel/-1",
        "/puzzles/duel/x",
        "/puzzles/duel/99999999999999999999",
        "/puzzles/free-city/1",
        "/puzzles/daily/chess",
        "/puzzles/duel/1/answers/999",
        "/puzzles/duel/1/answers/x",
        "/api/puzzles/chess",
        "/api/puzzles/duel/0",
    ] {
        let answer = visitor.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
    let stranger = visitor
        .json("/api/puzzles/duel/1/answer", "{\"action\":{}}")
        .await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
}

/// A server with its own time.
async fn server_at(seconds: i64) -> Visitor {
    let (state, close) = AppState::new(fresh_store().await, seeded());
    std::mem::forget(close);
    state.set_clock(seconds - BEGIN).await;
    Visitor::new(app(state))
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_the_same_on_every_server() {
    const DAY: i64 = 86_400;
    let midnight = BEGIN.div_euclid(DAY) * DAY;
    let mut seen = Vec::new();
    for day in 0..3 {
        for game in PuzzleGame::ALL {
            let mut places = Vec::new();
            for at in [0, DAY / 2, DAY - 1] {
                let mut visitor = server_at(midnight + day * DAY + at).await;
                let answer = visitor.get(&format!("/puzzles/daily/{game}")).await;
                assert_eq!(answer.status, StatusCode::SEE_OTHER);
                let list = visitor.get(&format!("/api/puzzles/{game}")).await.json();
                let place = answer.header("location").to_owned();
                assert_eq!(place, format!("/puzzles/{game}/{}", list["today"]));
                places.push(place);
            }
            assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
            seen.push(places.remove(0));
        }
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 6, "{seen:?}");
}

#[tokio::test]
async fn programs_solve_puzzles() {
    let mut program = Visitor::new(fresh_app().await);
    let token = program.json("/api/people", "{}").await.json();
    let token = token["token"].as_str().unwrap().to_owned();
    let described = document(&program.app).await;
    for game in PuzzleGame::ALL {
        let path = format!("/api/puzzles/{game}/1/answer");
        let list = program.get(&format!("/api/puzzles/{game}")).await.json();
        check(&validator(&described, "Puzzles"), &list);
        let view = program.get(&format!("/api/puzzles/{game}/1")).await.json();
        check(&validator(&described, "View"), &view);
        for (grade, word) in [(Grade::Missed, "missed"), (Grade::Solved, "solved")] {
            let body = json!({"action": answer_of(game, grade)}).to_string();
            let request = axum::http::Request::post(&path)
                .header("authorization", format!("Bearer {token}"))
                .header("content-type", "application/json")
                .body(axum::body::Body::from(body));
            let answer = program.send(request.unwrap()).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
            let verdict = answer.json();
            assert_eq!(verdict["grade"], word);
            check(&validator(&described, "PuzzleVerdict"), &verdict);
            let actions = verdict["actions"].as_array().unwrap();
            assert_eq!(actions[0]["solves"], true);
            let best = all(game)[0].stored().unwrap().actions.remove(0);
            assert_eq!(actions[0]["share"], best.share);
            assert_eq!(actions.iter().filter(|one| one["own"] == true).count(), 1);
            assert!(verdict["reasons"].is_array() && verdict["why"].is_string());
        }
    }
}

#[tokio::test]
async fn solved_puzzles_go_with_their_person() {
    let store = fresh_store().await;
    let (state, close) = AppState::new(store.clone(), seeded());
    std::mem::forget(close);
    let (id, cookie) = state.admit("Ada").await.unwrap();
    let mut ada = Visitor::new(app(state));
    ada.cookie = Some(cookie);
    let action = answer_of(PuzzleGame::Duel, Grade::Solved);
    send(&mut ada, "/puzzles/duel/1", &action).await;
    let data = ada.get("/me/data").await.json();
    let expected = json!([{
        "game": "duel", "number": 1, "at_once": true, "answered_at": BEGIN, "solved_at": BEGIN,
    }]);
    assert_eq!(data["puzzles"], expected);
    assert_eq!(store.puzzles_of(id).await.unwrap().len(), 1);
    let gone = ada.form("/me/delete", "name=Ada").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER, "{}", gone.text);
    assert_eq!(store.puzzles_of(id).await.unwrap(), []);
    // A result for a deleted person is not stored.
    store.note_puzzle(id, "duel", 1, true).await.unwrap();
    assert_eq!(store.puzzles_of(id).await.unwrap(), []);
}

#[tokio::test]
async fn the_next_puzzle_is_one_near_the_rating_of_its_solver() {
    let mut ann = Visitor::new(fresh_app().await);
    let onward = async |ann: &mut Visitor| {
        let list = ann.get("/puzzles").await.text;
        let at = list.find("button primary\" href=\"/puzzles/duel/").unwrap();
        let from = at + "button primary\" href=\"".len();
        list[from..].split('"').next().unwrap().to_owned()
    };
    let rating = |path: &str| {
        let number: usize = path.rsplit('/').next().unwrap().parse().unwrap();
        all(PuzzleGame::Duel)[number - 1].rating().unwrap()
    };
    let mut before = onward(&mut ann).await;
    let mut answers: Vec<(PuzzleId, bool)> = Vec::new();
    let mut own = 0.0;
    for _ in 0..4 {
        let number: usize = before.rsplit('/').next().unwrap().parse().unwrap();
        let game = PuzzleGame::Duel;
        answers.push((PuzzleId { game, number }, true));
        let risen = rating_of(answers.iter().copied()).rating;
        assert!(risen > own);
        own = risen;
        let is_open = |id| !answers.iter().any(|(answered, _)| *answered == id);
        let expected = nearest(game, own, is_open).unwrap().id.number;
        let stored = all(PuzzleGame::Duel)[number - 1].stored().unwrap();
        let done = send(&mut ann, &before, &stored.actions[0].action).await;
        let verdict = ann.get(done.header("location")).await.text;
        assert!(verdict.contains(&format!("The puzzle is rated {}", rating(&before))));
        let next = onward(&mut ann).await;
        assert!(verdict.contains(&format!("href=\"{next}\"")), "{next}");
        assert_eq!(next, format!("/puzzles/duel/{expected}"));
        before = next;
    }
    let list = ann.get("/puzzles").await.text;
    assert!(list.contains("Rating: 7 Wonders Duel"));
}

#[tokio::test]
async fn a_rush_ends_with_three_misses_or_after_five_minutes() {
    let clock = Clock::manual(BEGIN);
    let store = Store::open_with_clock("sqlite::memory:", clock.clone()).await;
    let mut ann = Visitor::new(app_on(store.unwrap()));
    for game in PuzzleGame::ALL {
        let order = rush(game, clock.unix_seconds());
        let started = ann.get(&format!("/puzzles/rush/{game}")).await;
        let mut path = started.header("location").to_owned();
        for (number, solved) in [true, false, true, false, false].into_iter().enumerate() {
            let page = ann.get(&path).await;
            assert_eq!(page.status, StatusCode::OK, "{path}");
            assert!(page.text.contains("data-seconds=\"300\""));
            let stored = order[number].stored().unwrap();
            let place = if solved { 0 } else { stored.actions.len() - 1 };
            let done = send(&mut ann, &path, &stored.actions[place].action).await;
            path = done.header("location").to_owned();
        }
        assert!(path.ends_with("/10100"), "{path}");
        let over = ann.get(&path).await.text;
        assert!(over.contains("You solved 2 puzzles.") && !over.contains("data-seconds"));
        // Nothing is asked any more, and nothing was stored.
        let late = send(&mut ann, &path, &answer_of(game, Grade::Solved)).await;
        assert_eq!(late.header("location"), path);
        assert_eq!(noted(&mut ann, game).await, Value::Null);
        let again = ann.get(&format!("/puzzles/rush/{game}")).await;
        let again = again.header("location").to_owned();
        clock.advance(Duration::from_secs(299));
        assert!(ann.get(&again).await.text.contains("data-seconds=\"1\""));
        clock.advance(Duration::from_secs(1));
        assert!(ann.get(&again).await.text.contains("You solved 0 puzzles."));
    }
    for path in ["duel/x/-", "duel/1/2", "chess/1/-", "duel/1/1x"] {
        let answer = ann.get(&format!("/puzzles/rush/{path}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

/// A server with quick analyses.
async fn quick() -> Router {
    let options = ServerOptions {
        unlimited: true,
        depth: Depth::Quick,
        auto_analysis: true,
        simulations: Some(16),
        ..seeded()
    };
    let (state, close) = AppState::new(fresh_store().await, options);
    std::mem::forget(close);
    app(state)
}

/// The address in the first link with this ending.
fn link(page: &str, end: &str) -> Option<String> {
    let at = page.find(end)?;
    let from = page[..at].rfind("href=\"")? + "href=\"".len();
    Some(page[from..at + end.len()].to_owned())
}

#[tokio::test]
async fn own_mistakes_are_practiced_once_a_game_is_judged() {
    let tables = [
        "game=duel&level=random&name=Ann",
        "seats=3&level=random&name=Ann",
    ];
    for options in tables.into_iter().take(cases(1) as usize) {
        let mut ann = Visitor::new(quick().await);
        let (table, _) = crate::common::played(&mut ann, options).await;
        let replay = format!("{table}/replay");
        let early = ann.get(&format!("{replay}/mistakes/1")).await;
        assert_eq!(early.status, StatusCode::NOT_FOUND);
        ann.form(&format!("{replay}/analysis"), "do=start").await;
        ann.get(&format!("{replay}/analysis/stream")).await;
        let page = ann.get(&replay).await.text;
        let first = link(&page, "/mistakes/1").expect("whoever plays by chance errs");
        // The decision as the seat saw it, without its analysis.
        let problem = ann.get(&first).await;
        assert_eq!(problem.status, StatusCode::OK);
        assert!(problem.text.contains(&format!("action=\"{first}/answer\"")));
        assert!(problem.text.contains("Ann"));
        for word in ["coach-", "blunder", "/moves"] {
            assert!(!problem.text.contains(word), "{word}");
        }
        // All legal answers are accepted: at least one is right, and the one that was played is not.
        let mut grades = Vec::new();
        for part in problem.text.split("name=\"action\" value=\"").skip(1) {
            let action = part.split('"').next().unwrap().replace("&quot;", "\"");
            let action: Value = serde_json::from_str(&action).unwrap();
            let done = send(&mut ann, &first, &action).await;
            assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.text);
            let verdict = ann.get(done.header("location")).await.text;
            let grade = ["solved", "near", "missed"];
            let grade = grade
                .iter()
                .find(|grade| verdict.contains(&format!("puzzle-grade {grade}")));
            grades.push(*grade.unwrap());
        }
        assert!(
            grades.contains(&"solved") && grades.contains(&"missed"),
            "{grades:?}"
        );
        // Only her list of puzzles leads there.
        assert_eq!(
            link(&ann.get("/puzzles").await.text, "/mistakes/1"),
            Some(first.clone())
        );
        let mut stranger = Visitor::new(ann.app.clone());
        assert_eq!(
            link(&stranger.get("/puzzles").await.text, "/mistakes/1"),
            None
        );
        // Other people cannot repeat her decisions, and she has no more than her errors.
        assert_eq!(stranger.get(&first).await.status, StatusCode::FORBIDDEN);
        let beyond = ann.get(&format!("{replay}/mistakes/999")).await;
        assert_eq!(beyond.status, StatusCode::NOT_FOUND);
        let none = ann.get(&format!("{replay}/mistakes/0")).await;
        assert_eq!(none.status, StatusCode::NOT_FOUND);
    }
}
