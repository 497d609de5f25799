//! Authentication: cookies, tokens, recovery codes, accounts, rate limits, and malicious names.

use std::time::Duration;

use antipater_server::{AppState, app};
use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE};
use axum::http::{Request, StatusCode};
use serde_json::json;

use crate::common::{Answer, Visitor, fresh_store, seeded};
use crate::{Circle, Services, actions};

/// The value of a visitor's cookie.
fn kept(visitor: &Visitor, name: &str) -> Option<String> {
    let cookies = visitor.cookie.clone().unwrap_or_default();
    let pairs = cookies.split("; ").filter_map(|pair| pair.split_once('='));
    let mut pairs = pairs.filter(|(other, _)| *other == name);
    pairs.next().map(|(_, value)| value.to_owned())
}

/// The text between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split_once(before).map(|(_, rest)| rest).unwrap();
    rest.split_once(after).map(|(found, _)| found).unwrap()
}

#[tokio::test]
async fn a_recovery_code_brings_the_seats_back_on_another_device() {
    let services = Services::new().await;
    let mut phone = Visitor::new(services.app.clone());
    let table = phone.open("seats=3&level=random&name=Ada").await;
    let code = kept(&phone, "antipater-code").unwrap();
    let me = phone.get("/me").await.text;
    assert!(me.contains(&code), "shown once");
    assert!(!phone.get("/me").await.text.contains(&code));

    let mut laptop = Visitor::new(services.app.clone());
    let typed = code.to_lowercase().replace('-', "+");
    let back = laptop.form("/back", &format!("code={typed}")).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER);
    assert_eq!(laptop.view(&table).await["you"], 0);
    assert!(laptop.get("/").await.text.contains(&table));
    // A new code invalidates the old one, and ends all other sessions.
    phone.form("/me/code", "").await;
    let second = kept(&phone, "antipater-code").unwrap();
    let mut third = Visitor::new(services.app.clone());
    let old = third.form("/back", &format!("code={code}")).await;
    assert_eq!(old.status, StatusCode::FORBIDDEN);
    assert!(third.cookie.is_none());
    let new = third.form("/back", &format!("code={second}")).await;
    assert_eq!(new.status, StatusCode::SEE_OTHER);
    assert_eq!(laptop.get(&table).await.status, StatusCode::FORBIDDEN);
    // Signing out ends the session of this browser only.
    assert_eq!(third.view(&table).await["you"], 0);
    third.form("/me/leave", "").await;
    assert_eq!(third.get(&table).await.status, StatusCode::FORBIDDEN);
    assert_eq!(phone.view(&table).await["you"], 0);
}

#[tokio::test]
async fn an_account_is_found_by_its_password_and_by_nothing_else() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let mut boris = services.person("Boris").await;
    let made = ada
        .form("/me/account", "login=Ada.L&password=analytical")
        .await;
    assert_eq!(made.status, StatusCode::OK);
    let taken = boris
        .form("/me/account", "login=aDA.l&password=another+one")
        .await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
    let long = format!("login=Boris&password={}", "x".repeat(257));
    for fields in [
        "login=Boris&password=short",
        "login=a&password=long+enough",
        &long,
    ] {
        let refused = boris.form("/me/account", fields).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{fields}");
    }
    let mut laptop = Visitor::new(services.app.clone());
    // All failures get the same answer, whether the account exists or not.
    let mut answers = Vec::new();
    for fields in [
        "login=Ada.L&password=analytica",
        "login=Ada.L&password=",
        "login=Boris&password=short",
        "login=Nobody&password=analytical",
        "login=&password=analytical",
    ] {
        let wrong = laptop.form("/back", fields).await;
        assert_eq!(wrong.status, StatusCode::FORBIDDEN, "{fields}");
        answers.push(wrong.text);
    }
    answers.dedup();
    assert_eq!(answers.len(), 1);
    let mut codes = Vec::new();
    for code in [
        "0000-0000-0000-0000-0000",
        "x",
        "%F0%9F%92%A5",
        &"A".repeat(9000),
    ] {
        let wrong = laptop.form("/back", &format!("code={code}")).await;
        assert_eq!(wrong.status, StatusCode::FORBIDDEN);
        codes.push(wrong.text);
    }
    codes.dedup();
    assert_eq!(codes.len(), 1);
    assert!(laptop.cookie.is_none());
    let back = laptop
        .form("/back", "login=ADA.L&password=analytical")
        .await;
    assert_eq!(back.status, StatusCode::SEE_OTHER);
    assert!(laptop.get("/me").await.text.contains("Ada"));
    // Changing the password requires the old one.
    for proof in [
        "",
        "&proof=",
        "&proof=analytica",
        "&proof=0000-0000-0000-0000-0000",
    ] {
        let fields = format!("login=ada.l&password=difference{proof}");
        let refused = laptop.form("/me/account", &fields).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{proof}");
        let refused = laptop.form("/me/code", proof.trim_start_matches('&')).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{proof}");
    }
    let changed = laptop
        .form(
            "/me/account",
            "login=ada.l&password=difference&proof=analytical",
        )
        .await;
    assert_eq!(changed.status, StatusCode::OK);
    // All other sessions have ended.
    assert_eq!(ada.get("/me").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(laptop.get("/me").await.status, StatusCode::OK);
    let mut other = Visitor::new(services.app.clone());
    let old = other.form("/back", "login=Ada.L&password=analytical").await;
    assert_eq!(old.status, StatusCode::FORBIDDEN);
    let new = other.form("/back", "login=Ada.L&password=difference").await;
    assert_eq!(new.status, StatusCode::SEE_OTHER);
}

async fn with(app: &Router, header: &str, value: &str, path: &str) -> Answer {
    let request = Request::get(path).header(header, value).body(Body::empty());
    Visitor::new(app.clone()).send(request.unwrap()).await
}

#[tokio::test]
async fn tokens_are_for_programs_and_cookies_for_browsers() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = ada.open("seats=3&level=random").await;
    let page = ada.form("/me/tokens", "label=%3Cb%3Emine").await;
    assert_eq!(page.status, StatusCode::OK);
    let token = format!("antipater_{}", between(&page.text, "antipater_", "<"));
    let account = ada.get("/me/account").await.text;
    assert!(!account.contains(&token), "shown once");
    assert!(page.text.contains("&lt;b&gt;mine"));
    let path = format!("/api{table}");
    let app = &services.app;
    let bearer = format!("Bearer {token}");
    assert_eq!(
        with(app, "authorization", &bearer, &path).await.status,
        StatusCode::OK
    );
    let plain = token.strip_prefix("antipater_").unwrap();
    for (header, value) in [
        ("authorization", format!("Bearer {plain}")),
        ("authorization", format!("Basic {token}")),
        (
            "authorization",
            format!("Bearer {}", &token[..token.len() - 1]),
        ),
        ("authorization", format!("{bearer}0")),
        // In a cookie it is invalid, with and without its signature.
        ("cookie", format!("antipater={plain}")),
        ("cookie", format!("antipater={}", &plain[..64])),
        ("cookie", format!("antipater={token}")),
    ] {
        let refused = with(app, header, &value, &path).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{header}");
    }
    let cookie = kept(&ada, "antipater").unwrap();
    for value in [
        format!("Bearer antipater_{cookie}"),
        format!("Bearer {cookie}"),
        format!("Bearer antipater_{}", &cookie[..64]),
    ] {
        let refused = with(app, "authorization", &value, &path).await;
        assert_eq!(
            refused.status,
            StatusCode::FORBIDDEN,
            "a cookie is no token"
        );
    }
    // With an invalid token, a program's cookie is ignored.
    let request = Request::get(&path)
        .header("authorization", "Bearer antipater_00")
        .header(COOKIE, ada.cookie.clone().unwrap());
    let mixed = Visitor::new(app.clone())
        .send(request.body(Body::empty()).unwrap())
        .await;
    assert_eq!(mixed.status, StatusCode::FORBIDDEN);
    // An ended session is invalid at once. Sessions of other people cannot be ended.
    let account = ada.get("/me/account").await.text;
    let ends: Vec<&str> = account.split("name=\"token\" value=\"").skip(1).collect();
    let ids: Vec<String> = ends.iter().map(|rest| rest[..64].to_owned()).collect();
    assert!(!ids.is_empty());
    let mut boris = services.person("Boris").await;
    for id in &ids {
        boris.form("/me/tokens/end", &format!("token={id}")).await;
    }
    assert_eq!(
        with(app, "authorization", &bearer, &path).await.status,
        StatusCode::OK
    );
    for id in &ids {
        ada.form("/me/tokens/end", &format!("token={id}")).await;
    }
    let ended = with(app, "authorization", &bearer, &path).await;
    assert_eq!(ended.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_cookie_that_was_changed_is_nobodys() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    let table = ada.open("seats=3&level=random").await;
    let cookie = kept(&ada, "antipater").unwrap();
    let path = format!("/api{table}");
    for place in (0..cookie.len()).step_by(5) {
        let mut changed = cookie.clone().into_bytes();
        changed[place] = if changed[place] == b'0' { b'1' } else { b'0' };
        let changed = String::from_utf8(changed).unwrap();
        let refused = with(
            &services.app,
            "cookie",
            &format!("antipater={changed}"),
            &path,
        )
        .await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "at {place}");
    }
    for forged in [
        "",
        "0",
        "%00",
        "..",
        &"0".repeat(64),
        &"f".repeat(96),
        &"é".repeat(32),
    ] {
        let request =
            Request::get(&path).header("cookie", format!("antipater={forged}").as_bytes());
        let refused = Visitor::new(services.app.clone())
            .send(request.body(Body::empty()).unwrap())
            .await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
}

const WRITES: [&str; 18] = [
    "/me/name",
    "/me/portrait",
    "/me/code",
    "/me/account",
    "/me/tokens",
    "/me/tokens/end",
    "/me/leave",
    "/back",
    "/tables",
    "/tables/0123/room",
    "/tables/0123/options",
    "/tables/0123/join",
    "/tables/0123/moves",
    "/tables/0123/actions",
    "/tables/0123/again",
    "/join/0123",
    "/api/tables/0123/moves",
    "/nowhere",
];

#[tokio::test]
async fn other_sites_write_nowhere() {
    let services = Services::new().await;
    let mut ada = services.person("Ada").await;
    for path in WRITES {
        for (header, value) in [
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
            ("origin", "http://there.example"),
            ("origin", "null"),
        ] {
            let request = Request::post(path)
                .header("host", "here.example")
                .header(header, value)
                .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
                .body(Body::empty());
            let refused = ada.send(request.unwrap()).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN, "{path}: {value}");
        }
        let much = Request::post(path)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(format!("name={}", "x".repeat(70_000))));
        let refused = ada.send(much.unwrap()).await;
        // Pages that ignore the body need not parse it.
        let reads_nothing = ["/me/code", "/me/leave", "/nowhere"].contains(&path);
        assert!(
            reads_nothing || refused.status == StatusCode::PAYLOAD_TOO_LARGE,
            "{path}"
        );
    }
}

/// A server with limits.
async fn limited() -> (AppState, Router) {
    let (state, close) = AppState::new(fresh_store().await, seeded());
    std::mem::forget(close);
    (state.clone(), app(state))
}

/// The number of these requests until one is refused.
async fn before_refusal(visitor: &mut Visitor, path: &str, fields: &str, most: usize) -> usize {
    for number in 0..most {
        if visitor.form(path, fields).await.status == StatusCode::TOO_MANY_REQUESTS {
            return number;
        }
    }
    most
}

#[tokio::test]
async fn too_much_of_anything_is_refused_and_later_allowed_again() {
    let (state, app) = limited().await;
    let enter = async |name: &str| {
        let (_, cookie) = state.admit(name).await.unwrap();
        let mut visitor = Visitor::new(app.clone());
        visitor.cookie = Some(cookie);
        visitor
    };
    let mut ada = enter("Ada").await;
    let table = ada.open("seats=3&level=random").await;
    let said = before_refusal(&mut ada, &format!("{table}/actions"), "do=say&text=Hi", 30).await;
    assert_eq!(said, 8);
    let knocked = before_refusal(&mut ada, "/back", "code=x", 30).await;
    assert_eq!(knocked, 10);
    let opened = before_refusal(&mut ada, "/tables", "seats=3&level=random", 40).await;
    assert_eq!(opened, 19, "one was opened before");
    let mut boris = enter("Boris").await;
    assert_eq!(
        before_refusal(&mut boris, "/tables", "seats=3&level=random", 1).await,
        1
    );
    let mut clio = enter("Clio").await;
    let codes = before_refusal(&mut clio, "/me/code", "", 30).await;
    assert_eq!(codes, 10);
    // After a wait it is allowed again.
    state.pass_time(Duration::from_millis(1999)).await;
    let path = format!("{table}/actions");
    let say = "do=say&text=Hi";
    assert_eq!(before_refusal(&mut ada, &path, say, 30).await, 0);
    state.pass_time(Duration::from_millis(1)).await;
    assert_eq!(before_refusal(&mut ada, &path, say, 30).await, 1);
    // As many requests as one address may send at once.
    state.pass_time(Duration::from_secs(7)).await;
    for _ in 0..400 {
        assert_eq!(ada.get("/").await.status, StatusCode::OK);
    }
    let refused = ada.get("/").await.status;
    assert_eq!(refused, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn names_and_talk_that_mean_harm_are_text() {
    let mut circle = Circle::gather("seats=3&level=random", 2).await;
    let names = [
        "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
        "%22+onload%3D%22x",
        "%E2%80%AEnimda%E2%80%8B%EF%BB%BF",
        &"W".repeat(10_000),
        "%CD%A1%CD%A1%CD%A1%CD%A1%CD%A1a%CC%81%CC%81%CC%81%CC%81%CC%81",
        "%26lt%3Bb%26gt%3B",
        "%00%01%07%1B%5B31m",
        "data:x%0D%0Aevent:+reload%0D%0A%0D%0A",
    ];
    let table = circle.table.clone();
    let (row, _) = circle.services.rows(&table).await;
    let invitation = row.invitation.unwrap();
    for name in names {
        let renamed = circle.people[1]
            .form("/me/name", &format!("name={name}"))
            .await;
        assert_eq!(renamed.status, StatusCode::SEE_OTHER);
        circle.room(1, "do=stand").await;
        let sat = circle.people[1]
            .form(&format!("/join/{invitation}"), "")
            .await;
        assert_eq!(sat.status, StatusCode::SEE_OTHER);
        let room = circle.view(0).await;
        let shown = room["seats"][1]["name"].as_str().unwrap().to_owned();
        assert!((1..=24).contains(&shown.chars().count()), "{shown:?}");
        let unseen = |letter: char| {
            letter.is_control()
                || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{feff}')
        };
        assert!(!shown.contains(unseen), "{shown:?}");
        for path in [table.as_str(), "/", &format!("/join/{invitation}")] {
            let page = circle.people[0].get(path).await.text;
            assert!(!page.contains("<script>alert") && !page.contains("\" onload"));
        }
        let page = circle.people[1].get("/me").await.text;
        assert!(!page.contains("<script>alert") && !page.contains("\" onload"));
    }
    assert_eq!(
        circle.room(0, "do=deal").await.status,
        StatusCode::SEE_OTHER
    );
    let stream = format!("{table}/stream");
    let mut ear = crate::Ear::open(&circle.people[0], &stream).await;
    ear.next().await;
    for text in names {
        let said = circle.act(1, &format!("do=say&text={text}")).await;
        assert_eq!(said.status, StatusCode::SEE_OTHER);
    }
    let view = circle.view(0).await;
    let talk = view["table_status"]["talk"].as_array().unwrap();
    assert_eq!(talk.len(), names.len());
    assert!(
        talk.iter()
            .all(|message| message["seat"] == 1 && message["kind"] == "said")
    );
    assert!(talk[3]["text"].as_str().unwrap().chars().count() <= 300);
    for text in ["", "+++", "%E2%80%8B"] {
        let nothing = circle.act(1, &format!("do=say&text={text}")).await;
        assert_eq!(nothing.status, StatusCode::SEE_OTHER);
    }
    assert_eq!(
        circle.view(0).await["table_status"]["talk"],
        view["table_status"]["talk"]
    );
    for path in [table.clone(), format!("{table}/tv")] {
        let page = circle.people[0].get(&path).await.text;
        assert!(!page.contains("<script>alert") && !page.contains("\" onload"));
    }
}

#[tokio::test]
async fn only_those_who_sit_may_talk_and_not_where_talk_is_off() {
    let mut circle = Circle::new("seats=3&level=random&talk=no", 2).await;
    let refused = circle.act(1, "do=say&text=Hello").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(circle.view(0).await["table_status"]["talks"], false);
    assert_eq!(circle.view(0).await["table_status"]["talk"], json!([]));
    let mut circle = Circle::new("seats=3&level=random", 2).await;
    let mut stranger = circle.services.person("Zoe").await;
    for deed in [
        "do=say&text=Hello",
        "do=leave",
        "do=return",
        "do=undo&id=a&decision=0",
    ] {
        let path = format!("{}/actions", circle.table);
        let refused = stranger.form(&path, deed).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{deed}");
        let nobody = Visitor::new(circle.services.app.clone())
            .form(&path, deed)
            .await;
        assert_eq!(nobody.status, StatusCode::UNAUTHORIZED, "{deed}");
    }
    for number in 0..70 {
        circle
            .act(number % 2, &format!("do=say&text=n{number}"))
            .await;
    }
    let view = circle.view(0).await;
    let talk = view["table_status"]["talk"].as_array().unwrap();
    assert_eq!((talk.len(), &talk[59]["text"]), (60, &json!("n69")));
    assert_eq!(talk[59]["number"], 69);
    assert!(!actions(&view).is_empty());
}
