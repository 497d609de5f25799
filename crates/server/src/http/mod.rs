//! HTTP: pages, forms, streams and the JSON API. Handlers read a request, ask `live` and `people`, and print.
//!
//! Each resource has a file with its `routes()`. On its way a request passes `guard`, `locale` and `session`; errors are
//! printed by `error_page`.

mod answer;
mod api;
mod assets;
mod cookies;
mod data;
mod error;
mod error_page;
mod guard;
mod house;
pub(crate) mod listen;
mod locale;
mod metrics;
mod open_pages;
mod read;
mod reference;
mod replay;
mod report;
mod score;
mod sent;
mod session;
mod site;
pub(crate) mod state;
mod stream;
mod tables;
mod watch;
mod welcome;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use self::state::AppState;
use crate::error::Error;

/// The most bytes a request may carry.
const BODY_LIMIT: usize = 64 * 1024;
/// From how many bytes on an answer is compressed.
const COMPRESSED_FROM: u64 = 1024;

/// All addresses.
pub(crate) fn routes(state: AppState) -> Router {
    Router::new()
        .merge(site::routes())
        .merge(tables::routes())
        .merge(watch::routes())
        .merge(replay::routes())
        .merge(reference::routes())
        .merge(score::routes())
        .merge(house::routes())
        .merge(report::routes())
        .merge(data::routes())
        .merge(assets::routes())
        .nest("/api", api::routes())
        .route("/metrics", get(metrics::page))
        .route("/healthz", get(|| async { "ok" }))
        .fallback(|| async { Error::NoPage })
        .method_not_allowed_fallback(|| async { Error::Method })
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(from_fn(guard::same_site))
        .layer(from_fn_with_state(state.clone(), error_page::errors))
        .layer(from_fn_with_state(state.clone(), locale::localize))
        .layer(CompressionLayer::new().compress_when(worth_compressing()))
        .layer(from_fn(guard::headers))
        .layer(from_fn_with_state(state.clone(), metrics::requests))
        .with_state(state)
}

/// Chooses what is compressed: everything that is not tiny, but no streams, whose lines would wait for each other.
fn worth_compressing() -> impl Predicate {
    SizeAbove::new(COMPRESSED_FROM)
        .and(NotForContentType::SSE)
        .and(NotForContentType::const_new(api::LINES))
}
