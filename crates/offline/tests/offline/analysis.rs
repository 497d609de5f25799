//! Analyses of finished games, in pieces between requests, and their stored reports.

use std::ops::ControlFlow::Continue;

use antipater_bots::analysis::{Depth, Options, Report, analyze};
use antipater_engine::duel::Record;
use antipater_offline::{Command, Method};

use crate::browser::{Browser, choices, text};

/// The address of a finished Duel.
fn finished(browser: &mut Browser) -> String {
    let table = browser.open(&[("game", "duel"), ("level", "beginner")]);
    browser.play(&table, choices(3));
    table
}

/// Requests a quick analysis of the game of a replay.
fn ask(browser: &mut Browser, replay: &str) {
    ask_for(browser, replay, "quick");
}

fn ask_for(browser: &mut Browser, replay: &str, depth: &str) {
    let fields = [("do", depth), ("here", "step=4&eyes=all&facing=0")];
    let asked = browser.post(&format!("{replay}/analysis"), &fields);
    let step = format!("{replay}?step=4&eyes=all&facing=0#story");
    assert_eq!(asked.location.as_deref(), Some(step.as_str()));
    assert!(asked.judges);
}

/// Judges everything; returns the number of pieces.
fn judge(browser: &mut Browser) -> usize {
    let mut pieces = 1;
    while browser.tell(Command::Judge, Vec::new()).judges {
        pieces += 1;
    }
    pieces
}

#[test]
fn a_game_is_judged_piece_by_piece_and_the_report_is_kept() {
    let mut browser = Browser::new("/games");
    let table = finished(&mut browser);
    let replay = format!("{table}/replay");
    let record = text(&browser.get(&format!("/games/api{}/record", &table["/games".len()..])));

    ask(&mut browser, &replay);
    let stream = format!("{replay}/analysis/stream");
    let working = text(&browser.get(&stream));
    assert!(
        working.contains("0 of ") && working.contains("/games/"),
        "{working}"
    );
    for _ in 0..9 {
        assert!(browser.tell(Command::Judge, Vec::new()).judges);
    }
    let working = text(&browser.get(&stream));
    assert!(working.contains("3 of "), "{working}");
    // Other pages are answered meanwhile.
    browser.page("/games/reference");
    judge(&mut browser);
    assert!(text(&browser.get(&stream)).starts_with("event: reload"));

    let name = format!("~{}", table.rsplit('/').next().unwrap());
    let kept: Vec<&str> = browser
        .stored
        .iter()
        .filter(|row| row.table == name)
        .map(|row| row.text.as_str())
        .collect();
    let [report] = kept[..] else {
        panic!("{} reports", kept.len())
    };
    let report: Report = serde_json::from_str(report).unwrap();
    let record = Record::read(&record).unwrap();
    let options = Options {
        depth: Depth::Quick,
        ..Options::default()
    };
    let analysis = analyze(&record, &options, |_, _| Continue(())).unwrap();
    assert_eq!(report, analysis.written(&record));

    let judged = browser.page(&replay);
    assert!(judged.contains("id=\"summary\""));
    browser.restart();
    assert_eq!(browser.page(&replay), judged);
    practice(&mut browser, &replay, &judged);
}

/// Repeats the first decision that went wrong, if there is one.
fn practice(browser: &mut Browser, replay: &str, judged: &str) {
    let mistake = format!("{replay}/mistakes/1");
    if !judged.contains(&mistake) {
        assert_eq!(browser.get(&mistake).status, 404);
        return;
    }
    assert!(browser.page("/games/puzzles").contains(&mistake));
    let page = browser.page(&mistake);
    let form = &crate::browser::forms(&page, "/answer\"")[0];
    let fields: Vec<(&str, &str)> = form
        .fields
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    let answered = browser.post(&form.action, &fields);
    browser.page(&answered.location.unwrap());
}

#[test]
fn an_analysis_can_be_taken_back_and_asked_for_again() {
    let mut browser = Browser::new("");
    let table = finished(&mut browser);
    let replay = format!("{table}/replay");
    ask_for(&mut browser, &replay, "start");
    assert!(browser.page(&replay).contains("value=\"cancel\""));
    browser.tell(Command::Judge, Vec::new());
    let canceled = browser.post(&format!("{replay}/analysis"), &[("do", "cancel")]);
    assert!(!canceled.judges && canceled.changed.is_some());
    assert!(!browser.tell(Command::Judge, Vec::new()).judges);
    // A restarted machine has forgotten it.
    browser.restart();
    assert!(!browser.get("/").judges);
}

#[test]
fn a_finished_game_is_judged_without_being_asked() {
    let mut browser = Browser::new("/games");
    let table = finished(&mut browser);
    let replay = format!("{table}/replay");
    assert!(
        browser
            .page(&table)
            .contains(&format!("data-story=\"{replay}/story\""))
    );
    let waiting = browser.get(&format!("{replay}/story"));
    assert!(text(&waiting).contains("data-story=") && waiting.judges);
    let page = browser.page(&replay);
    assert!(page.contains("data-stream=") && !page.contains("value=\"cancel\""));
    // A restarted machine goes on.
    browser.restart();
    assert!(browser.get("/games/").judges);
    judge(&mut browser);
    let found = browser.page(&format!("{replay}/story"));
    assert!(found.contains("class=\"moment-card\""), "{found}");
    let quick = browser.page(&replay);
    assert!(quick.contains("class=\"plain story-told\"") && quick.contains("value=\"start\""));
}

#[test]
#[ignore = "needs half a minute"]
fn the_whole_depth_is_a_click_and_replaces_the_quick_look() {
    let mut browser = Browser::new("/games");
    let replay = format!("{}/replay", finished(&mut browser));
    browser.page(&format!("{replay}/story"));
    judge(&mut browser);
    ask_for(&mut browser, &replay, "start");
    assert!(browser.page(&replay).contains("class=\"plain story-told\""));
    judge(&mut browser);
    let whole = browser.page(&replay);
    assert!(whole.contains("class=\"plain story-told\"") && !whole.contains("value=\"start\""));
    browser.restart();
    assert_eq!(browser.page(&replay), whole);
    assert!(!browser.get("/games/").judges);
}

#[test]
fn an_analysis_goes_on_after_the_machine_was_stopped() {
    let mut browser = Browser::new("");
    let table = finished(&mut browser);
    let replay = format!("{table}/replay");
    ask(&mut browser, &replay);
    for _ in 0..9 {
        browser.tell(Command::Judge, Vec::new());
    }
    browser.restart();
    assert!(browser.get("/").judges, "any page sets it going again");
    let stream = format!("{replay}/analysis/stream");
    assert!(text(&browser.get(&stream)).contains("0 of "));
    judge(&mut browser);
    assert!(browser.page(&replay).contains("id=\"summary\""));
    browser.restart();
    assert!(
        !browser.get("/").judges,
        "what is judged is not judged again"
    );
    assert!(browser.page(&replay).contains("id=\"summary\""));
}

#[test]
fn a_record_that_was_brought_is_judged_too() {
    let mut browser = Browser::new("");
    let table = finished(&mut browser);
    let record = browser.get(&format!("/api{table}/record")).body;
    let mut request = browser.request(Method::Post, "/replay");
    request.kind = "multipart/form-data; boundary=b".to_owned();
    let mut body = b"--b\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n".to_vec();
    body.extend(record);
    body.extend(b"\r\n--b--\r\n");
    let brought = browser.tell(Command::Request(request), body);
    let replay = brought.location.unwrap();
    ask(&mut browser, &replay);
    let before = browser.stored.len();
    judge(&mut browser);
    assert!(browser.page(&replay).contains("id=\"summary\""));
    assert_eq!(browser.stored.len(), before);
}

#[test]
fn nothing_but_a_finished_game_is_judged() {
    let mut browser = Browser::new("");
    let running = browser.open(&[("game", "duel")]);
    let address = format!("{running}/replay/analysis");
    assert_eq!(browser.post(&address, &[("do", "start")]).status, 409);
    let table = finished(&mut browser);
    let address = format!("{table}/replay/analysis");
    for deed in ["deep", "", "more"] {
        assert_eq!(
            browser.post(&address, &[("do", deed)]).status,
            400,
            "{deed}"
        );
    }
    assert_eq!(browser.get("/tables/0/replay/analysis/stream").status, 404);
    let mistake = format!("{table}/replay/mistakes/1");
    assert_eq!(browser.get(&mistake).status, 404);
}
