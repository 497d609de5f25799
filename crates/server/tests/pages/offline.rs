//! The offline site is served below one path, if the server offers it.

use antipater_server::{AppState, OfflineFile, ServerOptions, app};
use axum::http::StatusCode;

use crate::common::{Visitor, fresh_app, fresh_store, seeded};

fn files() -> Vec<OfflineFile> {
    let file = |name: &str, kind, policy: Option<&str>| OfflineFile {
        name: name.to_owned(),
        kind,
        content: name.as_bytes().to_vec(),
        policy: policy.map(str::to_owned),
    };
    vec![
        file("index.html", "text/html; charset=utf-8", None),
        file("worker.js", "text/javascript", Some("script-src 'self'")),
        file("nets/duel-1.bin", "application/octet-stream", None),
    ]
}

#[tokio::test]
async fn a_server_that_has_the_site_offers_it_and_sends_its_files() {
    let options = ServerOptions {
        unlimited: true,
        offline: Some(files),
        ..seeded()
    };
    let (state, close) = AppState::new(fresh_store().await, options);
    let mut ada = Visitor::new(app(state));
    assert!(ada.get("/").await.text.contains("href=\"/offline/\""));
    let moved = ada.get("/offline").await;
    assert_eq!(moved.header("location"), "/offline/");
    let index = ada.get("/offline/").await;
    assert_eq!(
        (index.status, index.text.as_str()),
        (StatusCode::OK, "index.html")
    );
    assert!(
        index
            .header("content-security-policy")
            .contains("default-src")
    );
    let worker = ada.get("/offline/worker.js").await;
    assert_eq!(
        worker.header("content-security-policy"),
        "script-src 'self'"
    );
    assert_eq!(worker.header("cache-control"), "no-cache");
    assert_eq!(
        ada.get("/offline/nets/duel-1.bin").await.status,
        StatusCode::OK
    );
    // A page of a table, before the worker exists that will answer it.
    let deep = ada.get("/offline/tables/0123/replay").await;
    assert_eq!(deep.header("location"), "/offline/#/tables/0123/replay");
    for missing in ["/offline/more.js", "/offline/nets/other.bin"] {
        assert_eq!(ada.get(missing).await.status, StatusCode::NOT_FOUND);
    }
    drop(close);
}

#[tokio::test]
async fn a_server_without_the_site_says_nothing_of_it() {
    let mut ada = Visitor::new(fresh_app().await);
    assert!(!ada.get("/").await.text.contains("/offline/"));
    for path in ["/offline/", "/offline/worker.js", "/offline/tables/0"] {
        assert_eq!(ada.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}
