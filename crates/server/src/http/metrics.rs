//! The counters over HTTP: how long requests take, and the page for a program that watches over the server.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use super::AppState;
use crate::ops::metrics::OnDisk;

/// The media type of the counters.
const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// How long the database may take to say its size.
const SIZE: Duration = Duration::from_secs(1);
/// The label of unknown addresses.
const NOWHERE: &str = "none";

/// Notes how long a request took, by the pattern of its address: addresses themselves carry keys.
pub(super) async fn requests(
    State(app): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or(NOWHERE, MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let took = began.elapsed();
    let status = response.status();
    let milliseconds = took.as_micros() as f64 / 1000.0;
    tracing::debug!(%method, route, status = status.as_u16(), milliseconds, "request");
    app.metrics.answered(route, class(status), took);
    response
}

const fn class(status: StatusCode) -> &'static str {
    match status.as_u16() / 100 {
        1 => "1xx",
        2 => "2xx",
        3 => "3xx",
        4 => "4xx",
        _ => "5xx",
    }
}

/// The counters, for a program that watches over the server.
pub(super) async fn page(State(app): State<AppState>) -> Response {
    let uptime = app.tables.clock().ticks();
    // A database that is away must not keep the other figures.
    let size = timeout(SIZE, app.store.size()).await;
    let disk = OnDisk {
        database: size.ok().and_then(Result::ok),
        free: app.store.room(),
    };
    let (tables, nodes) = (app.tables.in_memory(), app.store.nodes());
    let text = app.metrics.text(uptime, tables, nodes, disk);
    ([(CONTENT_TYPE, FORMAT)], text).into_response()
}
