//! Every route, with valid and invalid requests.

use crate::common::{Visitor, fresh_app};
use crate::event;
use antipater_engine::seven::Record;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use serde_json::json;
use tower::ServiceExt;

#[tokio::test]
async fn a_game_is_played_from_one_click_to_its_record() {
    let mut visitor = Visitor::new(fresh_app().await);
    let start = visitor.get("/").await;
    assert_eq!(start.status, StatusCode::OK);
    assert!(start.text.contains("action=\"/tables\""));
    let table = visitor.open("").await;
    let page = visitor.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("<html lang=\"en\">"));
    assert!(
        visitor
            .get("/")
            .await
            .text
            .contains(&format!("href=\"{table}\""))
    );

    let record = format!("/api{table}/record");
    assert_eq!(visitor.get(&record).await.status, StatusCode::CONFLICT);
    let mut n = 0;
    let view = visitor
        .play_on(&table, |count| {
            n += 1;
            n * 7 % count
        })
        .await;
    assert!(!view["sheet"].is_null());
    let answer = visitor.get(&record).await;
    assert_eq!(answer.status, StatusCode::OK);
    let record = Record::read(&answer.text).unwrap();
    assert_eq!(record.players().len(), 4);
    let result = &answer.json()["result"];
    for line in view["sheet"]["ranking"].as_array().unwrap() {
        let seat = line["seat"].as_u64().unwrap() as usize;
        assert_eq!(line["total"], result["scores"][seat]["total"]);
    }
    assert_eq!(view["sheet"]["winners"], result["winners"]);
    let over = visitor.get(&table).await;
    assert_eq!(over.status, StatusCode::OK);
    assert!(over.text.contains("class=\"sheet\""));
    assert!(
        !visitor
            .get("/")
            .await
            .text
            .contains(&format!("href=\"{table}\""))
    );
}

/// Views offer exactly the legal actions, in every kind of game.
#[tokio::test]
async fn every_kind_of_table_can_be_played() {
    let mut visitor = Visitor::new(fresh_app().await);
    let orders = [
        "edition=first&seats=3&sides=all-a&wonder=Olympia&level=random&name=Ann",
        "edition=first&seats=7&sides=all-b&wonder=Halicarnassus&level=builder&name=",
        "edition=second&seats=5&sides=own-b&wonder=Babylon",
        "edition=second&seats=6&sides=all-a&wonder=",
        "edition=second&seats=3&sides=own-b&wonder=Halicarnassus",
        "edition=second&seats=4&sides=random",
        "edition=second&seats=3&sides=all-b",
    ];
    for (number, options) in orders.into_iter().enumerate() {
        let table = visitor.open(options).await;
        let mut n = number;
        visitor
            .play_on(&table, |count| {
                n += 1;
                n * 13 % count
            })
            .await;
    }
}

#[tokio::test]
async fn a_screen_in_the_room_shows_every_game_without_controls() {
    let mut visitor = Visitor::new(fresh_app().await);
    let orders = ["seats=3", "seats=7", "game=free-city", "game=duel"];
    for options in orders {
        let table = visitor.open(&format!("{options}&name=Antigone")).await;
        for end in [false, true] {
            let page = visitor.get(&format!("{table}/tv")).await;
            assert_eq!(page.status, StatusCode::OK, "{options}");
            assert!(page.text.contains("Antigone"));
            for control in ["<form", "<button", "<input", "<a "] {
                assert!(!page.text.contains(control), "{options}: {control}");
            }
            if !end {
                visitor.play_on(&table, |count| count / 2).await;
            }
        }
        let stranger = Visitor::new(visitor.app.clone());
        let refused = stranger.clone().get(&format!("{table}/tv")).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn forms_play_without_a_script() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor.open("").await;
    let view = visitor.view(&table).await;
    let action = view["ask"]["actions"][0].to_string().replace('"', "%22");
    let fields = format!("id=page-0&decision=0&action={action}");
    for _ in 0..2 {
        let answer = visitor.form(&format!("{table}/moves"), &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        assert_eq!(answer.header("location"), table);
    }
    assert_eq!(visitor.view(&table).await["decision"], 1);
    let fields = fields.replace("page-0", "other");
    let stale = visitor.form(&format!("{table}/moves"), &fields).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert!(stale.text.contains("has moved on") && stale.text.contains("id=\"hand\""));
}

#[tokio::test]
async fn repeated_stale_and_illegal_moves_change_nothing() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor.open("").await;
    let view = visitor.view(&table).await;
    let action = view["ask"]["actions"][0].clone();
    let first = visitor.play(&table, "a", &json!(0), &action).await;
    let again = visitor.play(&table, "a", &json!(0), &action).await;
    assert_eq!(
        (first.status, again.status),
        (StatusCode::OK, StatusCode::OK)
    );
    assert_eq!(first.text, again.text);

    let stale = visitor.play(&table, "b", &json!(0), &action).await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!(stale.json()["error"]["kind"], "stale");
    assert_eq!(stale.json()["view"], first.json());

    let now = first.json();
    let hand = now["ask"]["cards"].as_array().unwrap();
    let lacks = ["Palace", "Altar", "Loom"]
        .into_iter()
        .find(|name| hand.iter().all(|offer| offer["card"] != *name));
    let foreign = json!({"seat": 0, "do": "sell", "card": lacks});
    let illegal = visitor.play(&table, "c", &json!(1), &foreign).await;
    assert_eq!(illegal.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(illegal.json()["error"]["kind"], "illegal");
    assert!(
        illegal.json()["error"]["message"]
            .as_str()
            .unwrap()
            .contains("hand")
    );
    assert_eq!(illegal.json()["view"], now);
    let other_step = json!({"seat": 0, "do": "decline"});
    let illegal = visitor.play(&table, "d", &json!(1), &other_step).await;
    assert_eq!(illegal.status, StatusCode::UNPROCESSABLE_ENTITY);
    let other_seat = json!({"seat": 1, "do": "decline"});
    let refused = visitor.play(&table, "e", &json!(1), &other_seat).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(visitor.view(&table).await, now);
}

#[tokio::test]
async fn what_cannot_be_read_is_refused() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor.open("").await;
    let moves = format!("/api{table}/moves");
    let action = json!({"seat": 0, "do": "sell", "card": "Altar"});
    let bodies = [
        "".to_owned(),
        "{".to_owned(),
        "[]".to_owned(),
        json!({"id": "a", "decision": 0}).to_string(),
        json!({"id": "", "decision": 0, "action": action}).to_string(),
        json!({"id": "x".repeat(65), "decision": 0, "action": action}).to_string(),
        json!({"id": "a", "decision": -1, "action": action}).to_string(),
        json!({"id": "a", "decision": 0, "action": action, "more": 1}).to_string(),
        json!({"id": "a", "decision": 0, "action": {"seat": 0, "do": "sell", "card": "Nonsense"}}).to_string(),
        json!({"id": "a", "decision": 0, "action": {"seat": 9, "do": "decline"}}).to_string(),
        json!({"id": "a", "decision": 0, "action": {"seat": 0, "do": "build", "card": "Altar", "by": "cost", "pay": [200, 200]}}).to_string(),
    ];
    for body in bodies {
        let answer = visitor.json(&moves, body.clone()).await;
        assert_eq!(
            answer.status,
            StatusCode::BAD_REQUEST,
            "{body}: {}",
            answer.text
        );
        assert_eq!(answer.json()["error"]["kind"], "unreadable");
    }
    let forms = [
        "seats=2",
        "seats=8",
        "seats=x",
        "edition=third",
        "sides=up",
        "wonder=Rome",
        "level=god",
        "what=ever",
    ];
    for fields in forms {
        let answer = visitor.form("/tables", fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{fields}");
        assert!(answer.text.contains("<h1>"));
    }
    let answer = visitor.form(&format!("{table}/moves"), "id=a").await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn too_much_is_refused() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor.open("").await;
    let much = "x".repeat(10_000_000);
    for path in [
        format!("/api{table}/moves"),
        format!("{table}/moves"),
        "/tables".to_owned(),
    ] {
        let request = Request::post(&path)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Body::from(much.clone()));
        let answer = visitor.send(request.unwrap()).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
    }
}

#[tokio::test]
async fn a_table_belongs_to_whoever_opened_it() {
    let app = fresh_app().await;
    let table = Visitor::new(app.clone()).open("").await;
    let mut stranger = Visitor::new(app);
    stranger.get("/").await;
    for path in [
        table.clone(),
        format!("{table}/stream"),
        format!("/api{table}"),
        format!("/api{table}/record"),
    ] {
        let answer = stranger.get(&path).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert!(answer.text.contains("belongs to others"));
    }
    let action = json!({"seat": 0, "do": "decline"});
    let answer = stranger.play(&table, "a", &json!(0), &action).await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
    assert_eq!(answer.json()["error"]["kind"], "not-signed-in");
    stranger.open("").await;
    let answer = stranger.play(&table, "a", &json!(0), &action).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert_eq!(answer.json()["error"]["kind"], "not-yours");
    assert!(!stranger.get("/").await.text.contains(&table));
}

#[tokio::test]
async fn unknown_addresses_are_said_to_be_unknown() {
    let mut visitor = Visitor::new(fresh_app().await);
    for path in [
        "/nowhere",
        "/tables/0123",
        "/tables/0123/stream",
        "/assets/style.css",
        "/assets/js-000000000000/table.js",
        "/tables/%22%3E%3Cscript%3E",
    ] {
        let answer = visitor.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.header("content-type").starts_with("text/html"));
        assert!(!answer.text.contains("<script>"));
    }
    for path in [
        "/api/nowhere",
        "/api/tables/0123",
        "/api/tables/0123/record",
    ] {
        let answer = visitor.get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.json()["error"]["message"].is_string());
    }
    assert_eq!(
        visitor.get("/tables").await.status,
        StatusCode::METHOD_NOT_ALLOWED
    );
    let health = visitor.get("/healthz").await;
    assert_eq!(
        (health.status, health.text.as_str()),
        (StatusCode::OK, "ok")
    );
}

#[tokio::test]
async fn pages_are_strict_and_cookies_are_closed_to_scripts() {
    let mut visitor = Visitor::new(fresh_app().await);
    let page = visitor.get("/").await;
    let policy = page.header("content-security-policy");
    assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"));
    assert_eq!(page.header("x-content-type-options"), "nosniff");
    assert_eq!(
        page.header("set-cookie"),
        "",
        "who only looks stays unknown"
    );
    let answer = visitor.form("/tables", "seats=5").await;
    let cookies = answer.headers.get_all("set-cookie");
    assert_eq!(cookies.iter().count(), 3);
    for cookie in cookies {
        let cookie = cookie.to_str().unwrap();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    }
    let table = answer.header("location").to_owned();
    let page = visitor.get(&table).await;
    assert_eq!(
        page.header("set-cookie"),
        "",
        "a known visitor keeps the cookie"
    );
    assert!(!page.text.contains(" style=") && !page.text.contains("<style"));
    assert!(!page.text.contains(" onclick=") && !page.text.contains("javascript:"));
    for piece in page.text.split("/assets/").skip(1) {
        let name = piece.split('"').next().unwrap();
        let asset = visitor.get(&format!("/assets/{name}")).await;
        assert_eq!(asset.status, StatusCode::OK, "{name}");
        assert!(asset.header("cache-control").contains("immutable"));
    }
}

#[tokio::test]
async fn the_stream_carries_all_regions_and_then_those_that_changed() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor.open("").await;
    let request = Request::get(format!("{table}/stream"))
        .header("cookie", visitor.cookie.clone().unwrap())
        .body(Body::empty())
        .unwrap();
    let response = visitor.app.clone().oneshot(request).await.unwrap();
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    let mut body = response.into_body();
    let first = event(&mut body).await;
    for id in [
        "bar", "own", "hand", "left", "right", "others", "news", "told", "ending", "log-1",
        "log-2", "log-3",
    ] {
        assert!(first.contains(&format!("id=\"{id}\"")), "{id}");
    }
    let view = visitor.view(&table).await;
    let action = &view["ask"]["actions"][0];
    visitor.play(&table, "a", &json!(0), action).await;
    let second = event(&mut body).await;
    assert!(second.contains("id=\"hand\"") && second.contains("name=\"decision\" value=\"1\""));
    assert!(
        !second.contains("id=\"news\""),
        "nothing new about conflicts"
    );
    // An event does not contain the turns of earlier ages.
    assert!(second.contains("<div id=\"log-1\" data-inner><section"));
    let places = second.matches("<div id=\"log-2\" data-inner></div>");
    assert_eq!(places.count(), 1, "in the bar alone");
}

#[tokio::test]
async fn the_form_remembers_the_last_options() {
    let mut visitor = Visitor::new(fresh_app().await);
    visitor
        .open("edition=first&seats=7&wonder=Rhodes&name=Ada")
        .await;
    let page = visitor.get("/").await.text;
    for kept in [
        "value=\"first\" checked",
        "value=\"7\" checked",
        "value=\"Rhodes\" selected",
        "value=\"Ada\"",
    ] {
        assert!(page.contains(kept), "{kept}");
    }
    // A modified cookie causes no failure.
    visitor.cookie = Some("options=5b5b2261225d5d; other".to_owned());
    assert_eq!(visitor.get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn another_site_cannot_write() {
    let mut visitor = Visitor::new(fresh_app().await);
    visitor.get("/").await;
    let from = |site: &str, origin: &str| {
        Request::post("/tables")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("host", "here.example")
            .header("sec-fetch-site", site)
            .header("origin", origin)
            .body(Body::empty())
            .unwrap()
    };
    let refused = visitor
        .send(from("cross-site", "http://there.example"))
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let opened = visitor
        .send(from("same-origin", "http://here.example"))
        .await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn names_stay_text() {
    let mut visitor = Visitor::new(fresh_app().await);
    let fields = "name=%3Cimg+src%3Dx+onerror%3Da%28%29%3E&seats=3";
    let table = visitor.open(fields).await;
    let view = visitor.view(&table).await;
    assert_eq!(view["seats"][0]["name"], "<img src=x onerror=a()>");
    for path in [table.as_str(), "/"] {
        let page = visitor.get(path).await;
        assert!(!page.text.contains("<img src=x"), "{path}");
    }
    assert!(
        visitor
            .get(&table)
            .await
            .text
            .contains("&lt;img src=x onerror=a()&gt;")
    );
}

#[tokio::test]
async fn the_style_sheet_names_the_typeface_that_pages_preload() {
    let app = fresh_app().await;
    let mut visitor = Visitor::new(app.clone());
    let page = visitor.get("/").await.text;
    let address = |text: &str, before: &str| {
        let (_, rest) = text.split_once(before).unwrap();
        rest.split(['"', ')']).next().unwrap().to_owned()
    };
    let preloaded = address(&page, "rel=\"preload\" href=\"");
    let style = visitor
        .get(&address(&page, "rel=\"stylesheet\" href=\""))
        .await;
    assert_eq!(address(&style.text, "src:url("), preloaded);

    let request = Request::get(&preloaded).body(Body::empty()).unwrap();
    let answer = app.oneshot(request).await.unwrap();
    assert_eq!(answer.headers()["content-type"], "font/woff");
    let kept = answer.headers()["cache-control"].to_str().unwrap();
    assert!(kept.contains("immutable"), "{kept}");
    let font = answer.into_body().collect().await.unwrap().to_bytes();
    assert!(
        font.starts_with(b"wOFF") && font.len() < 20_000,
        "{}",
        font.len()
    );
}

/// Cacheable responses say so; errors and forms are not cached.
#[tokio::test]
async fn what_does_not_say_otherwise_is_not_kept() {
    let mut visitor = Visitor::new(fresh_app().await);
    for path in [
        "/",
        "/replay",
        "/nowhere",
        "/tables/0123",
        "/moderation",
        "/readyz",
        "/healthz",
        "/api/nowhere",
    ] {
        let answer = visitor.get(path).await;
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
}

#[tokio::test]
async fn the_switches_of_the_look_are_remembered_and_lead_back() {
    let mut visitor = Visitor::new(fresh_app().await);
    let page = visitor.get("/games").await.text;
    assert!(page.contains("action=\"/theme\"") && page.contains("href=\"/theme.css\""));
    let style = visitor.get("/theme.css").await;
    assert!(!style.text.contains("color-scheme"), "{}", style.text);
    for (theme, says) in [("dark", "dark;"), ("light", "light;")] {
        let answer = visitor
            .form("/theme", &format!("theme={theme}&to=%2Fgames"))
            .await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
        assert_eq!(answer.header("location"), "/games");
        let style = visitor.get("/theme.css").await;
        assert!(style.text.contains(&format!("color-scheme: {says}")));
        assert_eq!(style.header("cache-control"), "private, no-cache");
    }
    visitor.form("/theme", "theme=system").await;
    assert!(
        !visitor
            .get("/theme.css")
            .await
            .text
            .contains("color-scheme")
    );
    for (path, form, says) in [
        (
            "/palette",
            "palette=marble&to=%2Fgames",
            "--palette: marble",
        ),
        ("/backs", "backs=jars&to=%2Fgames", "/assets/jars-"),
    ] {
        let answer = visitor.form(path, form).await;
        assert_eq!(answer.header("location"), "/games");
        let style = visitor.get("/theme.css").await.text;
        assert!(style.contains(says), "{style}");
    }
    for (path, form) in [
        ("/theme", "theme=blue&to=%2F"),
        ("/palette", "palette=blue&to=%2F"),
        ("/backs", "backs=blue&to=%2F"),
    ] {
        let answer = visitor.form(path, form).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    }
}
