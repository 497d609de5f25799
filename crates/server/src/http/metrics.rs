//! Metrics over HTTP: the durations of requests, and the page for a monitoring program.

use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use super::AppState;
use crate::ops::metrics::OnDisk;

/// The media type of the metrics.
const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// The time limit for asking the database for its size.
const SIZE: Duration = Duration::from_secs(1);
/// The label of unknown addresses.
const NOWHERE: &str = "none";

/// Records the duration of a request under the pattern of its address. Addresses themselves may contain keys.
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

/// The metrics page.
pub(super) async fn page(State(app): State<AppState>) -> Response {
    let uptime = app.tables.clock().ticks();
    // An unreachable database must not hold up the other metrics.
    let size = timeout(SIZE, app.store.size()).await;
    let disk = OnDisk {
        database: size.ok().and_then(Result::ok),
        free: app.store.room(),
    };
    let (tables, nodes) = (app.tables.in_memory(), app.store.nodes());
    let text = app.metrics.text(uptime, tables, nodes, disk);
    ([(CONTENT_TYPE, FORMAT)], text).into_response()
}
