//! Requests to the server: forms, bodies for programs, addresses with headers, and records that are sent as files.
//!
//! The first line of an input says where it goes; the rest is the body, or the headers.

use antipater_engine::record::{Object, game, parse};
use antipater_engine::{duel, seven};
use antipater_show::names;
use antipater_show::texts::Language;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, ORIGIN};
use axum::http::{HeaderName, HeaderValue, Request, Uri};
use serde::Deserialize;

use crate::world::{Answer, HERE, World, visit};

/// The tag that inputs try to bring into a page.
const TAG: &str = "<fuzz";

/// A form that a browser sends.
pub fn form(input: &[u8]) {
    visit(|world| {
        let (path, body) = first_line(input);
        let path = world.fill(path);
        if path.starts_with(b"/api/") {
            return;
        }
        let body = world.fill(body);
        post(world, &path, "application/x-www-form-urlencoded", body);
    });
}

/// A body that a program sends.
pub fn api(input: &[u8]) {
    visit(|world| {
        let (path, body) = first_line(input);
        let path = [b"/api", &*world.fill(path)].concat();
        let body = world.fill(body);
        let Some(answer) = post(world, &path, "application/json", body) else {
            return;
        };
        // Outside of `/api/` errors are for people.
        if !answer.status.is_success() && path.starts_with(b"/api/") {
            refusal(&answer);
        }
    });
}

/// An address that is looked at, with any headers.
pub fn address(input: &[u8]) {
    visit(|world| {
        let (path, headers) = first_line(input);
        let Some(uri) = uri(&world.fill(path)) else {
            return;
        };
        let headers = world.fill(headers);
        let mut request = Request::get(uri.clone());
        for line in headers.split(|&byte| byte == b'\n') {
            let Some(colon) = line.iter().position(|&byte| byte == b':') else {
                continue;
            };
            let name = HeaderName::from_bytes(&line[..colon]);
            let value = HeaderValue::from_bytes(line[colon + 1..].trim_ascii());
            if let (Ok(name), Ok(value)) = (name, value) {
                request = request.header(name, value);
            }
        }
        let request = request.body(Body::empty()).expect("checked headers");
        if let Some(answer) = world.ask(request) {
            decent(&answer, uri.path());
        }
    });
}

/// A record that is sent as the file of a form, or finished games; what is taken can be looked at and downloaded.
pub fn upload(input: &[u8]) {
    visit(|world| {
        let (kind, body) = first_line(input);
        let words = String::from_utf8_lossy(kind);
        if let Some(answer) = post(world, b"/me/offline", &words, body.to_vec()) {
            decent(&answer, "/me/offline");
        }
        let Some(answer) = post(
            world,
            b"/replay",
            &String::from_utf8_lossy(kind),
            body.to_vec(),
        ) else {
            return;
        };
        if !answer.status.is_redirection() {
            return;
        }
        let kept = answer.header("location").to_owned();
        for query in [
            "",
            "/record",
            "?step=1",
            "?step=999&eyes=0&regions=1",
            "?step=2&eyes=public&facing=1",
        ] {
            let request = Request::get(format!("{kept}{query}"))
                .body(Body::empty())
                .expect("an address");
            let Some(answer) = world.ask(request) else {
                continue;
            };
            decent(&answer, &kept);
            if query != "/record" {
                continue;
            }
            assert!(answer.status.is_success(), "{}", answer.status);
            fit_to_show(str::from_utf8(&answer.body).expect("a record is text"));
        }
    });
}

/// A record can be read again, and nobody has a name beyond all measure.
fn fit_to_show(record: &str) {
    let players = match game(record).as_deref() {
        Ok(duel::record::GAME) => {
            duel::Record::read(record).map(|record| record.players().to_vec())
        }
        _ => seven::Record::read(record).map(|record| record.players().to_vec()),
    };
    for name in players.unwrap_or_else(|error| panic!("{error}")) {
        assert_eq!(names::imported(&name), name);
    }
}

/// The parts before and after the end of the first line.
fn first_line(input: &[u8]) -> (&[u8], &[u8]) {
    match input.iter().position(|&byte| byte == b'\n') {
        Some(end) => (&input[..end], &input[end + 1..]),
        None => (input, &[]),
    }
}

/// An address on this server.
fn uri(path: &[u8]) -> Option<Uri> {
    let uri = Uri::try_from(path).ok()?;
    (uri.path().starts_with('/') && uri.host().is_none()).then_some(uri)
}

fn post(world: &mut World, path: &[u8], kind: &str, body: Vec<u8>) -> Option<Answer> {
    let uri = uri(path)?;
    let kind = HeaderValue::from_str(kind).ok()?;
    let request = Request::post(uri.clone())
        .header(CONTENT_TYPE, kind)
        .header(COOKIE, world.word("{session}"))
        .header(HOST, HERE)
        .header(ORIGIN, format!("http://{HERE}"))
        .body(Body::from(body))
        .expect("checked headers");
    let answer = world.ask(request)?;
    decent(&answer, uri.path());
    Some(answer)
}

/// The properties of every answer.
fn decent(answer: &Answer, path: &str) {
    let body = String::from_utf8_lossy(&answer.body);
    assert!(
        !answer.status.is_server_error(),
        "{path}: {} {body}",
        answer.status
    );
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
    assert!(!answer.header("content-security-policy").is_empty());
    let to = answer.header("location");
    assert!(
        to.is_empty() || (to.starts_with('/') && !to.starts_with("//")),
        "{to}"
    );
    if answer.kind() == "text/html" && !answer.headers.contains_key("content-encoding") {
        assert!(!body.contains(TAG), "{path} has a tag of the request");
        let language = answer.header("content-language");
        assert!(
            Language::ALL.iter().any(|known| known.tag() == language),
            "{language:?}"
        );
    }
}

/// An error for programs: an object that says what kind it is, in words.
fn refusal(answer: &Answer) {
    #[derive(Deserialize)]
    struct Refusal {
        error: Told,
    }
    #[derive(Deserialize)]
    struct Told {
        kind: String,
        message: String,
    }
    let body = str::from_utf8(&answer.body).expect("an error is text");
    let Ok(Object(refusal)) = parse::<Object<Refusal>>(body) else {
        panic!("{}: {body}", answer.status);
    };
    assert!(
        !refusal.error.kind.is_empty() && refusal.error.message.len() > 5,
        "{body}"
    );
}
