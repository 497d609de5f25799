//! The JSON API: what the pages can do, for programs. `document` builds its description from these handlers and the
//! types of their responses.

mod analyses;
mod daily;
mod document;
mod event;
mod feed;
mod moderation;
mod people;
mod pool;
mod programs;
mod puzzles;
mod ratings;
mod read;
mod score;
mod tables;
mod watch;

use axum::Router;
use axum::routing::{get, post};

use crate::http::state::AppState;

pub(super) fn routes() -> Router<AppState> {
    Router::new()
        .route("/", get(document::page))
        .route("/openapi.json", get(document::document))
        .route("/people", post(people::arrive))
        .route("/people/{person}", get(people::card))
        .route("/challenges", post(people::challenge))
        .route("/me", get(people::me))
        .route("/me/program", post(programs::become_program))
        .route("/me/events", get(programs::events))
        .route("/me/data", get(moderation::my_data))
        .route("/me/delete", post(moderation::delete_me))
        .route("/me/ratings", get(ratings::own))
        .route("/ratings", get(ratings::ranking))
        .route("/moderation", get(moderation::see))
        .route("/moderation/log", post(moderation::act))
        .route("/me/sessions", get(people::sessions))
        .route("/me/sessions/end", post(people::end_session))
        .route("/lobby", get(people::lobby))
        .route(
            "/pool",
            get(pool::see).post(pool::enter).delete(pool::leave),
        )
        .route("/daily/{game}/{date}", get(daily::games))
        .route("/league", get(daily::league).post(daily::act_on_league))
        .route("/events", post(event::make))
        .route("/events/{event}", get(event::see).post(event::act))
        .route(
            "/events/{event}/deals/{deal}",
            get(event::deal).post(event::play),
        )
        .route(
            "/ladder",
            get(programs::ladder)
                .post(programs::enter)
                .delete(programs::leave),
        )
        .route("/puzzles/{game}", get(puzzles::list))
        .route("/puzzles/{game}/{number}", get(puzzles::see))
        .route(
            "/puzzles/{game}/{number}/answer",
            post(puzzles::answer_puzzle),
        )
        .route("/score", post(score::score))
        .route("/join", post(tables::join_invited))
        .route("/tables", get(people::mine).post(tables::open))
        .route("/tables/{id}", get(tables::table))
        .route("/tables/{id}/stream", get(tables::stream))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/room", post(tables::change))
        .route("/tables/{id}/moves", post(tables::play))
        .route("/tables/{id}/actions", post(tables::act))
        .route("/tables/{id}/observation", get(tables::observation))
        .route("/tables/{id}/hint", post(tables::hint))
        .route("/tables/{id}/again", post(tables::again))
        .route("/tables/{id}/play-on", post(tables::play_on))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/report", post(moderation::report))
        .route("/analyses", post(analyses::ask))
        .route(
            "/analyses/{id}",
            get(analyses::see).delete(analyses::cancel),
        )
        .route("/analyses/{id}/stream", get(analyses::follow))
        .route("/watch", get(watch::watchable))
        .route("/watch/{watch}", get(watch::watched))
        .route("/watch/{watch}/report", post(moderation::report_watched))
        .route("/watch/{watch}/stream", get(watch::watched_stream))
}
