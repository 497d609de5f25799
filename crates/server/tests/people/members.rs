//! A members-only server: other visitors can see and do nothing, and an invitation code makes members.

use antipater_server::ServerOptions;
use antipater_store::Role;
use axum::http::StatusCode;
use sha2::{Digest, Sha256};

use crate::Services;
use crate::common::{Visitor, fresh_store, seeded};

const CODE: &str = "0123-4567-89AB-CDEF-GHJK";
/// A time in the far future, in seconds since 1970.
const NEVER: i64 = i64::MAX;

async fn for_members() -> Services {
    let options = ServerOptions {
        members_only: true,
        ..seeded()
    };
    Services::with(fresh_store().await, options)
}

impl Services {
    /// Adds a code that makes this many members until a time, in seconds since 1970.
    async fn invite(&self, code: &str, uses: u32, until: i64) {
        let hash = Sha256::digest(code).into();
        let kept = self.store.add_invitation_code(hash, uses, until).await;
        kept.unwrap();
    }

    fn stranger(&self) -> Visitor {
        Visitor::new(self.app.clone())
    }
}

async fn enter(visitor: &mut Visitor, code: &str) -> StatusCode {
    let fields = format!("code={code}&name=Ada&to=/score");
    visitor.form("/members", &fields).await.status
}

#[tokio::test]
async fn strangers_see_the_way_in_and_nothing_else() {
    let services = for_members().await;
    let mut stranger = services.stranger();
    let closed = [
        "/",
        "/tables",
        "/join/abc",
        "/watch/abc",
        "/ratings",
        "/programs",
        "/replay",
        "/puzzles",
        "/daily",
        "/score",
        "/reference",
        "/games",
        "/tables/abc",
        "/api/tables",
        "/api/openapi.json",
        "/nowhere",
    ];
    for path in closed {
        let answer = stranger.get(path).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        if path.starts_with("/api/") {
            assert_eq!(answer.json()["error"]["kind"], "members-only", "{path}");
        } else {
            let to = format!("name=\"to\" value=\"{path}\"");
            assert!(answer.text.contains(&to), "{path}: {}", answer.text);
        }
    }
    for path in ["/members", "/back", "/theme.css", "/healthz"] {
        assert_eq!(stranger.get(path).await.status, StatusCode::OK, "{path}");
    }
    let filled = stranger.get(&format!("/members?code={CODE}")).await;
    assert!(filled.text.contains(&format!("value=\"{CODE}\"")));
    let table = stranger
        .form("/tables", "seats=3&level=random&name=Ada")
        .await;
    assert_eq!(table.status, StatusCode::FORBIDDEN);
    let arrived = stranger.json("/api/people", "{\"name\":\"Ada\"}").await;
    assert_eq!(arrived.status, StatusCode::FORBIDDEN);
    assert_eq!(stranger.cookie, None, "nobody has become a person");
}

#[tokio::test]
async fn a_code_makes_as_many_members_as_it_says() {
    let services = for_members().await;
    services.invite(CODE, 2, NEVER).await;
    for (number, typed) in [CODE, "o123 4567 89ab cdef ghjk", CODE]
        .into_iter()
        .enumerate()
    {
        let mut visitor = services.stranger();
        let status = enter(&mut visitor, typed).await;
        if number < 2 {
            assert_eq!(status, StatusCode::SEE_OTHER, "{number}");
            assert_eq!(visitor.get("/score").await.status, StatusCode::OK);
            let table = visitor.open("seats=3&level=random").await;
            assert_eq!(visitor.get(&table).await.status, StatusCode::OK);
        } else {
            assert_eq!(status, StatusCode::FORBIDDEN);
            assert_eq!(visitor.cookie, None, "a used code leaves no person behind");
        }
    }
}

#[tokio::test]
async fn a_code_ends_and_wrong_ones_are_counted() {
    let services = for_members().await;
    services.invite(CODE, 5, 1).await;
    let mut visitor = services.stranger();
    let refused = visitor
        .form("/members", &format!("code={CODE}&name=Zoe"))
        .await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.text.contains("value=\"Zoe\""), "the name is kept");
    let mut tries = 1;
    while enter(&mut visitor, "0123-4567-89AB-CDEF-GHJX").await == StatusCode::FORBIDDEN {
        tries += 1;
        assert!(tries < 100, "codes can be guessed without end");
    }
    let mut refused = services.stranger();
    let status = enter(&mut refused, CODE).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn the_operator_lists_members_and_takes_them_off() {
    let services = for_members().await;
    let (id, cookie) = services.state.admit("Ada").await.unwrap();
    let mut ada = services.stranger();
    ada.cookie = Some(cookie);
    assert_eq!(ada.get("/").await.status, StatusCode::FORBIDDEN);
    let page = ada.get("/").await.text;
    assert!(!page.contains("name=\"name\""), "the server knows the name");
    for role in [Role::Member, Role::Admin] {
        assert!(services.store.add_role(id, role).await.unwrap());
        assert_eq!(ada.get("/").await.status, StatusCode::OK);
        assert!(services.store.remove_role(id, role).await.unwrap());
        assert_eq!(ada.get("/").await.status, StatusCode::FORBIDDEN);
    }
    // A person's own data stays available.
    assert_eq!(ada.get("/api/me/data").await.status, StatusCode::OK);
}
