//! Stored data: each decision once, nothing that was not stored, backups, and settings for all pages.

use antipater_offline::{Command, Method, Request};

use crate::browser::{Browser, choices, forms, said, text};

/// Sends a decision from a page with a script.
fn decide(browser: &mut Browser, address: &str) -> (Request, Vec<u8>) {
    let form = forms(&browser.page(address), "data-move")[0].clone();
    let request = Request {
        page: Some("page".to_owned()),
        ..browser.request(Method::Post, &form.action)
    };
    let (_, action) = form
        .fields
        .iter()
        .find(|(name, _)| name == "action")
        .unwrap();
    let quoted = action
        .replace('"', "%22")
        .replace(' ', "%20")
        .replace('+', "%2B");
    let body = format!("id=one&decision=0&action={quoted}");
    (request, body.into_bytes())
}

#[test]
fn a_decision_that_is_sent_twice_is_made_once() {
    let mut browser = Browser::new("");
    let address = browser.open(&[("game", "seven")]);
    let (request, body) = decide(&mut browser, &address);
    let first = browser.tell(Command::Request(request.clone()), body.clone());
    assert_eq!(
        (first.status, first.rows.len()),
        (200, 1),
        "{}",
        said(&first)
    );
    let again = browser.tell(Command::Request(request.clone()), body.clone());
    assert_eq!((again.status, again.rows.len()), (200, 0));
    // Another decision for the same question is too late, and returns the present view.
    let late = String::from_utf8(body).unwrap().replace("id=one", "id=two");
    let late = browser.tell(Command::Request(request), late.into_bytes());
    assert_eq!((late.status, late.rows.len()), (409, 0));
    assert!(text(&late).contains("data-note"));
}

#[test]
fn a_stream_brings_everything_once_and_then_what_changed() {
    let mut browser = Browser::new("");
    let address = browser.open(&[("game", "seven")]);
    let stream = format!("{address}/stream?facing=0&page=other");
    let first = browser.get(&stream);
    assert!(
        text(&first).starts_with("event: regions"),
        "{}",
        said(&first)
    );
    let again = Request {
        again: true,
        ..browser.request(Method::Get, &stream)
    };
    assert!(
        browser
            .tell(Command::Request(again.clone()), Vec::new())
            .body
            .is_empty()
    );
    let (request, body) = decide(&mut browser, &address);
    let played = browser.tell(Command::Request(request), body);
    let table = played.changed.expect("other pages are told");
    assert!(address.ends_with(&table));
    let news = text(&browser.tell(Command::Request(again), Vec::new()));
    assert!(
        news.contains("event: regions") && news.contains("id: 65536"),
        "{news}"
    );
}

#[test]
fn what_could_not_be_stored_was_not_done() {
    let mut browser = Browser::new("");
    let address = browser.open(&[("game", "duel")]);
    let before = browser.page(&address);
    let (request, body) = decide(&mut browser, &address);
    // The machine answers, but its rows are lost.
    let answer = browser
        .machine
        .tell(Command::Request(request.clone()), body);
    assert!(!answer.rows.is_empty());
    let table = address.rsplit('/').next().unwrap().to_owned();
    let rows = browser
        .stored
        .iter()
        .filter(|row| row.table == table)
        .cloned()
        .collect();
    browser.tell(Command::Reload { table, rows }, Vec::new());
    for (why, words) in [
        ("full", "no room left"),
        ("forbidden", "does not let the site store"),
        ("", "could not store"),
    ] {
        let why = why.to_owned();
        let refused = browser.tell(
            Command::Refuse {
                request: request.clone(),
                why,
            },
            Vec::new(),
        );
        assert_eq!(refused.status, 507);
        assert!(text(&refused).contains(words), "{}", said(&refused));
    }
    assert_eq!(browser.page(&address), before);
}

#[test]
fn undoing_is_stored_like_everything_else() {
    let mut browser = Browser::new("");
    let address = browser.open(&[
        ("game", "duel"),
        ("opening", "first-game"),
        ("begins", "me"),
        ("level", "beginner"),
        ("pace", "30s"),
    ]);
    let mut undone = 0;
    for _ in 0..12 {
        let due = browser.get(&address).due;
        browser.bots(due);
        let page = browser.page(&address);
        let Some(form) = forms(&page, "data-move").first().cloned() else {
            break;
        };
        let fields: Vec<(&str, &str)> = form
            .fields
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let due = browser.post(&form.action, &fields).due;
        browser.bots(due);
        let page = browser.page(&address);
        if let Some(undo) = forms(&page, "class=\"undo\"").first() {
            let fields: Vec<(&str, &str)> = undo
                .fields
                .iter()
                .map(|(name, value)| (name.as_str(), value.as_str()))
                .collect();
            // Without a server, no clock runs.
            browser.begins += 60 * 60 * 1000;
            assert_eq!(browser.post(&undo.action, &fields).status, 303);
            undone += 1;
            let seen = browser.page(&address);
            browser.restart();
            assert_eq!(browser.page(&address), seen);
        }
    }
    assert!(undone > 0, "nothing could be undone");
}

#[test]
fn hints_are_counted_and_shown() {
    let mut browser = Browser::new("");
    let address = browser.open(&[("game", "duel"), ("begins", "me")]);
    let due = browser.get(&address).due;
    browser.bots(due);
    let decision = forms(&browser.page(&address), "data-move")[0]
        .fields
        .iter()
        .find(|(name, _)| name == "decision")
        .unwrap()
        .1
        .clone();
    let given = browser.post(&format!("{address}/hint"), &[("decision", &decision)]);
    assert_eq!(given.status, 303, "{}", said(&given));
    assert!(browser.page(&address).contains("advised"));
}

/// The request that sends a file.
fn file(browser: &mut Browser, address: &str, content: &str) -> antipater_offline::Answer {
    let request = Request {
        kind: "multipart/form-data; boundary=b".to_owned(),
        ..browser.request(Method::Post, address)
    };
    let body = format!(
        "--b\r\ncontent-disposition: form-data; name=\"file\"\r\n\r\n{content}\r\n--b--\r\n"
    );
    browser.tell(Command::Request(request), body.into_bytes())
}

#[test]
fn all_games_go_into_a_file_and_come_back_from_it() {
    let mut browser = Browser::new("");
    let finished = browser.open(&[("game", "duel"), ("level", "beginner")]);
    browser.play(&finished, choices(3));
    let running = browser.open(&[("game", "free-city")]);
    let copy = browser.get("/me/games.json");
    assert_eq!(copy.file.as_deref(), Some("antipater-games.json"));
    let copy = text(&copy);
    let mut other = Browser::new("");
    let brought = file(&mut other, "/me/games", &copy);
    assert_eq!(brought.status, 200, "{}", said(&brought));
    assert!(text(&brought).contains("2 games imported"));
    assert!(text(&file(&mut other, "/me/games", &copy)).contains("were here already"));
    for table in [&finished, &running] {
        assert_eq!(other.page(table), browser.page(table));
    }
    // A file with an illegal step changes nothing.
    let broken = copy.replacen("\\\"0 ", "\\\"9 ", 1);
    for content in [
        "",
        "{}",
        &broken,
        &copy.replace("\"antipater\":1", "\"antipater\":2"),
    ] {
        let mut third = Browser::new("");
        if content == copy {
            continue;
        }
        assert_eq!(
            file(&mut third, "/me/games", content).status,
            422,
            "{content:.80}"
        );
        assert!(third.stored.is_empty());
    }
}

#[test]
fn a_record_is_looked_at() {
    let mut browser = Browser::new("");
    let address = browser.open(&[("game", "duel"), ("level", "beginner")]);
    browser.play(&address, choices(3));
    let record = browser.page(&format!("/api{address}/record"));
    let brought = file(&mut browser, "/replay", &record).location.unwrap();
    browser.page(&format!("{brought}?step=5&eyes=1"));
    assert_eq!(browser.page(&format!("{brought}/record")), record);
    assert_eq!(file(&mut browser, "/replay", "nothing").status, 422);
}

#[test]
fn choices_for_all_pages_last() {
    let mut browser = Browser::new("");
    let chosen = browser.post("/language", &[("language", "fi"), ("to", "/score")]);
    assert_eq!(chosen.location.as_deref(), Some("/score"));
    browser.post("/theme", &[("theme", "dark"), ("to", "/")]);
    browser.post("/palette", &[("palette", "nile")]);
    browser.post("/backs", &[("backs", "stars")]);
    browser.post("/me/name", &[("name", "Ada")]);
    browser.post("/me/portrait", &[("portrait", "sailor")]);
    assert_eq!(browser.post("/language", &[("language", "xx")]).status, 400);
    assert_eq!(browser.post("/theme", &[("theme", "pink")]).status, 400);
    browser.restart();
    assert!(browser.page("/").contains("lang=\"fi\""));
    let look = browser.page("/theme.css");
    for part in ["color-scheme: dark", "--palette: nile", "/assets/stars-"] {
        assert!(look.contains(part), "{look}");
    }
    let profile = browser.page("/me");
    assert!(profile.contains("value=\"Ada\""));
    assert!(profile.contains("value=\"sailor\" aria-pressed=\"true\""));
    let table = browser.open(&[("game", "duel")]);
    let picture = "/avatars/1/sailor-0a1719a7.svg";
    assert!(browser.page(&table).contains(picture));
    assert_eq!(browser.get(picture).status, 200);
    browser.post("/me/portrait", &[("portrait", "vase")]);
    assert!(!browser.page(&table).contains("sailor"));
    let away = browser.post("/names", &[("names", "printed"), ("to", "//evil.example")]);
    assert_eq!(away.location.as_deref(), Some("/"), "{}", said(&away));
}
