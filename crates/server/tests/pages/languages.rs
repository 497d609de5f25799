//! Responses are in the chosen language, otherwise in the one that the browser prefers, otherwise in English.

use crate::common::{Answer, Visitor, fresh_app};
use crate::event;
use antipater_show::texts::{Language, Texts};
use axum::body::Body;
use axum::http::header::{ACCEPT_LANGUAGE, HOST, REFERER};
use axum::http::{Request, StatusCode};
use tower::ServiceExt;

async fn get(visitor: &mut Visitor, path: &str, accepted: &str) -> Answer {
    let request = Request::get(path).header(ACCEPT_LANGUAGE, accepted);
    visitor.send(request.body(Body::empty()).unwrap()).await
}

/// Checks that a page is in a language: its `lang` attribute says so, and the switch is labeled in it.
fn assert_speaks(answer: &Answer, language: Language) {
    let tag = language.tag();
    assert_eq!(answer.header("content-language"), tag);
    assert_eq!(answer.header("vary"), "Accept-Language, Cookie");
    assert!(
        answer.text.contains(&format!("<html lang=\"{tag}\">")),
        "{}",
        answer.text
    );
    let name = Texts::of(language).text("language", None);
    assert!(
        answer.text.contains(&format!("aria-label=\"{name}\"")),
        "{}",
        answer.text
    );
    // Each language is listed by its own name, in its own language.
    for other in Language::ALL {
        let current = if other == language {
            " aria-current=\"true\""
        } else {
            ""
        };
        let (tag, name) = (other.tag(), other.own_name());
        let button = format!("value=\"{tag}\" lang=\"{tag}\"{current}>{name}</button>");
        assert!(answer.text.contains(&button), "{button}: {}", answer.text);
    }
}

#[tokio::test]
async fn pages_and_problems_speak_the_language_of_the_browser() {
    let app = fresh_app().await;
    let mut visitor = Visitor::new(app.clone());
    let table = visitor.open("edition=first&seats=5&name=Ann").await;
    let room = visitor.open("people=4&name=Ann").await;
    for (accepted, language) in [
        ("fi", Language::Finnish),
        ("sr-RS,sr;q=0.9,en;q=0.8", Language::Serbian),
        ("de, hu;q=0.2, en;q=0.1", Language::Hungarian),
        ("de", Language::English),
        ("", Language::English),
    ] {
        for path in [
            "/",
            "/games",
            "/games/statistics",
            "/ratings",
            "/programs",
            "/friends",
            "/play?game=duel",
            "/lobby",
            "/watch",
            "/watch/best/duel",
            "/me",
            "/back",
            "/replay",
            "/api",
            &table,
            &room,
        ] {
            let answer = get(&mut visitor, path, accepted).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            assert_speaks(&answer, language);
        }
        let answer = get(&mut visitor, "/nowhere?a=1", accepted).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert_speaks(&answer, language);
        assert!(answer.text.contains("name=\"to\" value=\"/nowhere?a=1\""));
        let stranger = get(&mut Visitor::new(app.clone()), "/me", accepted).await;
        assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
        assert_speaks(&stranger, language);
    }
    // A response without texts is the same in every language.
    let answer = get(&mut visitor, "/healthz", "fi").await;
    assert_eq!(
        (answer.header("content-language"), answer.header("vary")),
        ("", "")
    );
}

#[tokio::test]
async fn the_switch_is_stronger_than_the_browser_and_leads_back() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor.open("game=duel&name=Ann").await;
    for language in Language::ALL {
        let fields = format!("language={language}&to={}", table.replace('/', "%2F"));
        let answer = visitor.form("/language", &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER);
        assert_eq!(answer.header("location"), table);
        assert!(
            answer
                .header("set-cookie")
                .starts_with(&format!("language={language};"))
        );
        let other = if language == Language::Turkish {
            "et"
        } else {
            "tr"
        };
        let page = get(&mut visitor, &table, other).await;
        assert_speaks(&page, language);
        assert!(
            page.text
                .contains(&format!("name=\"to\" value=\"{table}\""))
        );
    }
    // Only addresses of this server, and only supported languages.
    let answer = visitor
        .form("/language", "language=fi&to=%2F%2Fevil.example")
        .await;
    assert_eq!(answer.header("location"), "/");
    let answer = visitor.form("/language", "language=xx&to=%2F").await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    // Without an address, the page with the switch is shown again.
    let request = Request::post("/language")
        .header("content-type", "application/x-www-form-urlencoded")
        .header(HOST, "here.example")
        .header("origin", "http://here.example")
        .header(REFERER, "http://here.example/games?before=7")
        .body(Body::from("language=hu"));
    let answer = visitor.send(request.unwrap()).await;
    assert_eq!(answer.header("location"), "/games?before=7");
    // A cookie with an unknown language is ignored.
    visitor.cookie = Some("language=nonsense".to_owned());
    let page = get(&mut visitor, "/", "et").await;
    assert_speaks(&page, Language::Estonian);
}

#[tokio::test]
async fn streams_speak_the_language_of_their_page() {
    let mut visitor = Visitor::new(fresh_app().await);
    let table = visitor
        .open("edition=first&seats=3&level=random&name=Ann")
        .await;
    for (accepted, language) in [("fi", Language::Finnish), ("xx", Language::English)] {
        let request = Request::get(format!("{table}/stream"))
            .header("cookie", visitor.cookie.clone().unwrap())
            .header(ACCEPT_LANGUAGE, accepted);
        let request = request.body(Body::empty()).unwrap();
        let response = visitor.app.clone().oneshot(request).await.unwrap();
        assert_eq!(response.headers()["content-language"], language.tag());
        let text = event(&mut response.into_body()).await;
        let name = Texts::of(language).text("language", None);
        assert!(text.contains(&format!("aria-label=\"{name}\"")), "{text}");
    }
}

#[tokio::test]
async fn programs_are_told_of_errors_in_the_language_they_ask_for() {
    let mut visitor = Visitor::new(fresh_app().await);
    visitor.form("/language", "language=fi").await;
    for (accepted, language) in [("", Language::English), ("hu", Language::Hungarian)] {
        let answer = get(&mut visitor, "/api/me", accepted).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
        assert_eq!(answer.header("content-language"), language.tag());
        assert_eq!(answer.header("vary"), "Accept-Language");
        let message = Texts::of(language).text("error-not-signed-in", None);
        assert_eq!(answer.json()["error"]["message"], message);
    }
    // A successful response to a program has no texts.
    let answer = get(&mut visitor, "/api/lobby", "hu").await;
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header("content-language"), "");
}
