//! Every page exists, also in a folder of a host, and no request breaks the machine.

use antipater_offline::{Command, Method, Request};

use crate::browser::{Browser, choices, text};

/// Pages that need no table.
const PAGES: [&str; 21] = [
    "/",
    "/me",
    "/games",
    "/games/statistics",
    "/games/history.csv",
    "/me/games.json",
    "/reference",
    "/reference/editions",
    "/explorer",
    "/explorer?game=free-city",
    "/reference/duel",
    "/reference/seven-first",
    "/reference/seven-second/rules",
    "/score",
    "/score?game=duel",
    "/replay",
    "/daily",
    "/puzzles",
    "/puzzles/seven/1",
    "/puzzles/duel/1",
    "/theme.css",
];

#[test]
fn every_page_is_there_and_what_it_loads() {
    for base in ["", "/games/antipater"] {
        let mut browser = Browser::new(base);
        let table = browser.open(&[("game", "duel"), ("level", "beginner")]);
        browser.play(&table, choices(1));
        let running = browser.open(&[("game", "seven")]);
        let mut pages: Vec<String> = PAGES.iter().map(|page| format!("{base}{page}")).collect();
        pages.extend([
            format!("{table}/replay?step=3"),
            format!("{table}/replay?step=3&regions=1"),
            table,
            running,
        ]);
        for page in pages {
            let text = browser.page(&page);
            if !text.starts_with("<!DOCTYPE") {
                continue;
            }
            let starts = [
                "href=\"/",
                "src=\"/",
                "action=\"/",
                "data-stream=\"/",
                "data-base=\"/",
            ];
            for start in starts {
                for part in text.split(start).skip(1) {
                    let address = format!("/{}", part.split(['"', '#']).next().unwrap());
                    assert!(address.starts_with(base), "{page}: {address}");
                    if ["/assets/", "/avatars/"]
                        .iter()
                        .any(|files| address[base.len()..].starts_with(files))
                    {
                        assert_eq!(browser.get(&address).status, 200, "{page}: {address}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_puzzle_of_the_day_is_solved() {
    let mut browser = Browser::new("");
    let puzzle = browser.get("/puzzles/daily/duel").location.unwrap();
    let page = browser.page(&puzzle);
    let form = crate::browser::forms(&page, &format!("{puzzle}/answer"));
    let (_, action) = form[0]
        .fields
        .iter()
        .find(|(name, _)| name == "action")
        .unwrap();
    let verdict = browser
        .post(&format!("{puzzle}/answer"), &[("action", action)])
        .location
        .unwrap();
    assert!(browser.page(&verdict).contains("puzzle-grade"));
    browser.restart();
    browser.page("/puzzles");
    browser.page(&verdict);
}

#[test]
fn the_verdict_on_a_puzzle_is_for_those_who_have_answered() {
    let mut browser = Browser::new("");
    for game in ["duel", "seven"] {
        let puzzle = format!("/puzzles/{game}/1");
        let early = browser.get(&format!("{puzzle}/answers/0"));
        assert_eq!(early.location, Some(puzzle.clone()));
        assert!(early.body.is_empty());
        assert_eq!(browser.get(&format!("{puzzle}/answers/999")).status, 404);
        // The answer to another puzzle does not reveal this verdict.
        assert_eq!(
            browser.get(&format!("/puzzles/{game}/2/answers/0")).status,
            303
        );
        let page = browser.page(&puzzle);
        let form = crate::browser::forms(&page, &format!("{puzzle}/answer"));
        let fields = &form[0].fields;
        let (_, action) = fields.iter().find(|(name, _)| name == "action").unwrap();
        browser.post(&format!("{puzzle}/answer"), &[("action", action)]);
        assert!(
            browser
                .page(&format!("{puzzle}/answers/0"))
                .contains("puzzle-grade")
        );
        assert_eq!(
            browser.get(&format!("/puzzles/{game}/2/answers/0")).status,
            303
        );
    }
}

#[test]
fn what_needs_a_server_says_so() {
    let mut browser = Browser::new("");
    for address in [
        "/friends",
        "/back",
        "/moderation",
        "/ratings/duel",
        "/tables/a/tv",
        "/api/tables",
    ] {
        let answer = browser.get(address);
        assert_eq!(answer.status, 404, "{address}");
        assert!(text(&answer).contains("needs a server"), "{address}");
    }
    assert_eq!(browser.post("/tables", &[("people", "2")]).status, 404);
    assert!(text(&browser.get("/nothing")).contains("no page"));
    assert!(
        text(&browser.get("/tables/0000")).contains("Back to the start")
            || browser.get("/tables/0000").status == 404
    );
}

#[test]
fn nothing_that_is_sent_breaks_the_machine() {
    let mut browser = Browser::new("");
    let table = browser.open(&[("game", "free-city")]);
    let addresses = [
        "/tables",
        "/score",
        "/api/score",
        "/replay",
        "/me/games",
        "/me/name",
        "/me/portrait",
        "/me/remove",
        "/puzzles/duel/1/answer",
    ];
    let addresses = addresses.iter().map(|address| (*address).to_owned());
    let of_table = ["moves", "actions", "hint", "again", "replay/play-on"]
        .map(|what| format!("{table}/{what}"));
    for address in addresses.chain(of_table) {
        for body in [
            "",
            "a",
            "=&=",
            "action=%FF&id=a&decision=0",
            "id=a&decision=0&action=[",
            "id=a&decision=0&action=[]",
            "id=a&decision=0&action=0",
            "do=undo&id=a&decision=0",
            "decision=7",
            "game=chess",
            "step=1&seat=9",
            "{}",
            "\u{0}",
        ] {
            let request = browser.request(Method::Post, &address);
            let answer = browser
                .machine
                .tell(Command::Request(request), body.as_bytes().to_vec());
            let told = (300..600).contains(&answer.status) || answer.status == 200;
            assert!(told, "{address} {body}: {}", answer.status);
        }
    }
    let without = Request {
        method: Method::Post,
        path: "/tables".to_owned(),
        ..Request::default()
    };
    assert_eq!(
        browser
            .machine
            .tell(Command::Request(without), Vec::new())
            .status,
        500
    );
}
