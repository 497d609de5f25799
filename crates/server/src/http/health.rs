//! Health checks for monitoring: liveness (`/healthz`) and readiness (`/readyz`).

use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::get;
use tokio::time::{Instant, timeout};

use super::layers::session::Client;
use super::readiness::{Check, Readiness};
use super::state::AppState;

/// The time limit for a test write.
const WRITTEN: Duration = Duration::from_secs(1);
/// How long a result is reused, so that public requests do not load the disk.
const FRESH: Duration = Duration::from_secs(1);

/// The routes.
pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
}

/// Answers `ok` while the server runs and its writing task has not ended.
async fn healthz(State(app): State<AppState>, _: Client) -> Response {
    if app.store.is_writing() || *app.closing.borrow() {
        "ok".into_response()
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "nothing can be written any more",
        )
            .into_response()
    }
}

async fn readyz(State(app): State<AppState>, _: Client) -> Response {
    // Held during the check, so that concurrent requests share one result.
    let mut found = app.readiness.lock().await;
    let fresh = found
        .as_ref()
        .filter(|(when, _)| when.elapsed() < FRESH)
        .map(|(_, readiness)| readiness.clone());
    let readiness = match fresh {
        Some(readiness) => readiness,
        None => {
            let readiness = look(&app).await;
            *found = Some((Instant::now(), readiness.clone()));
            readiness
        }
    };
    let status = if readiness.ready {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (status, Json(readiness)).into_response()
}

async fn look(app: &AppState) -> Readiness {
    let written = timeout(WRITTEN, app.store.try_to_write()).await;
    let write = match written {
        Ok(Ok(())) => None,
        Ok(Err(error)) => Some(error.to_string()),
        Err(_) => Some("it takes too long".to_owned()),
    };
    let free = app.store.room();
    let little = free.filter(|free| *free < app.least_room);
    let (waiting, most) = app.store.waiting();
    let many = waiting > most / 2;
    let closing = *app.closing.borrow();
    let write = write
        .or_else(|| closing.then(|| "the server stops".to_owned()))
        .or_else(|| {
            (!app.store.is_trusted()).then(|| "other nodes may have its tables".to_owned())
        });
    let readiness = Readiness {
        ready: true,
        write: Check::of(write, None),
        room: Check::of(
            little.map(|_| format!("less than {} bytes are free", app.least_room)),
            None,
        ),
        queue: Check::of(
            many.then(|| "too many changes wait".to_owned()),
            Some(waiting as u64),
        ),
    };
    Readiness {
        ready: readiness.write.ok && readiness.room.ok && readiness.queue.ok,
        ..readiness
    }
}
