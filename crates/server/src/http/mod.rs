//! HTTP: pages, forms, streams and the JSON API. Handlers read a request, ask `live` and `people`, and print.
//!
//! Each resource has a file with its `routes()`: `games`, `people`, `api`, and what is left here. On its way a request passes
//! the `connections` and the `layers`.

mod answer;
mod api;
mod cards;
pub(crate) mod connections;
mod cookies;
mod error;
mod events;
mod finished_offline;
mod games;
mod health;
mod layers;
mod lobby;
mod metrics;
mod offline;
pub(crate) mod offline_site;
mod open_pages;
mod people;
mod pictures;
mod programs;
mod read;
mod readiness;
mod regions;
mod site;
pub(crate) mod state;
mod theme;
mod visit;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use self::connections::limits::{Capacity, ConnectionLimits};
use self::connections::listen::Service;
use self::games::{analysis, event, play_now, replay, spectators, tables, watch};
use self::layers::{bodies, body_timeout, error_page, forward, guard, locale};
use self::people::{data, friends, league, mail, members, moderation, notices, ratings, report};
use self::state::AppState;
use crate::error::Error;

/// The most concurrent connections to the metrics page.
const METRICS_CONNECTIONS: usize = 16;
/// The smallest response body that is compressed, in bytes.
const COMPRESSED_FROM: u64 = 1024;

/// All routes.
pub(crate) fn routes(state: AppState) -> Router {
    Router::new()
        .merge(site::routes())
        .merge(visit::routes())
        .merge(theme::routes())
        .merge(friends::routes())
        .merge(cards::routes())
        .merge(programs::routes())
        .merge(notices::routes())
        .merge(mail::routes())
        .merge(ratings::routes())
        .merge(league::routes())
        .merge(tables::routes())
        .merge(play_now::routes())
        .merge(event::routes())
        .merge(lobby::routes())
        .merge(watch::routes())
        .merge(spectators::routes())
        .merge(replay::routes())
        .merge(analysis::routes())
        .merge(offline::routes())
        .merge(finished_offline::routes())
        .merge(moderation::routes())
        .merge(members::routes())
        .merge(report::routes())
        .merge(data::routes())
        .nest("/api", api::routes())
        .merge(health::routes())
        .fallback(|| async { Error::NoPage })
        .method_not_allowed_fallback(|| async { Error::Method })
        .layer(from_fn_with_state(state.clone(), forward::elsewhere))
        .layer(from_fn_with_state(state.clone(), members::admit))
        .layer(from_fn_with_state(state.clone(), bodies::admit))
        .layer(from_fn_with_state(state.clone(), body_timeout::in_time))
        .layer(from_fn(guard::same_site))
        .layer(from_fn_with_state(state.clone(), error_page::errors))
        .layer(from_fn_with_state(state.clone(), locale::localize))
        .layer(CompressionLayer::new().compress_when(worth_compressing()))
        .layer(from_fn(guard::headers))
        .layer(from_fn_with_state(state.clone(), metrics::requests))
        .with_state(state)
}

/// The service for browsers and programs.
pub(crate) fn service(state: AppState) -> Service {
    Service {
        full: turned_away(&state, || Error::ServerFull),
        crowded: turned_away(&state, || Error::Crowded),
        connection_limits: state.connection_limits.clone(),
        request_time: state.request_time,
        app: routes(state),
    }
}

/// The service for other nodes.
pub(crate) fn node_service(state: AppState) -> Service {
    let pages = routes(state.clone());
    let own = forward::routes()
        .layer(from_fn_with_state(state.clone(), error_page::errors))
        .with_state(state.clone());
    let app = own.merge(pages);
    Service {
        full: turned_away(&state, || Error::ServerFull),
        crowded: turned_away(&state, || Error::Crowded),
        connection_limits: ConnectionLimits::wide_open(),
        request_time: state.request_time,
        app: Router::new()
            .fallback_service(app)
            .layer(from_fn_with_state(state, forward::from_node)),
    }
}

/// Answers every request with the same error.
fn turned_away(state: &AppState, why: fn() -> Error) -> Router {
    Router::new()
        .fallback(move || async move { why() })
        .layer(from_fn_with_state(state.clone(), error_page::errors))
        .layer(from_fn_with_state(state.clone(), locale::localize))
        .layer(from_fn(guard::headers))
        .with_state(state.clone())
}

/// The routes of the metrics page.
pub(crate) fn metrics_routes(state: AppState) -> Router {
    Router::new()
        .route("/metrics", get(metrics::page))
        .layer(from_fn(guard::headers))
        .with_state(state)
}

/// The service of the metrics page.
pub(crate) fn metrics_service(state: AppState) -> Service {
    let capacity = Capacity {
        connections: Some(METRICS_CONNECTIONS),
        connections_per_address: Some(METRICS_CONNECTIONS),
        ..Capacity::default()
    };
    Service {
        full: turned_away(&state, || Error::ServerFull),
        crowded: turned_away(&state, || Error::Crowded),
        connection_limits: ConnectionLimits::new(capacity, 0),
        request_time: state.request_time,
        app: metrics_routes(state),
    }
}

/// Compresses all but small responses and streams, whose lines would wait for each other.
fn worth_compressing() -> impl Predicate {
    SizeAbove::new(COMPRESSED_FROM)
        .and(NotForContentType::SSE)
        .and(NotForContentType::const_new(events::LINES))
}
