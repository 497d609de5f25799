//! The description of the JSON API (OpenAPI 3.1), and the page that shows it.

use std::sync::LazyLock;

use axum::response::{Json, Response};
use serde_json::{Value, json};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{
    analyses, daily, event, moderation, people, pool, programs, puzzles, ratings, score, tables,
    watch,
};
use crate::http::answer::{answer, page as html};
use crate::http::layers::error_page::Problem;
use crate::http::layers::session::Visitor;
use antipater_pages as pages;

/// Covers every handler of `routes` except this page and the document itself.
#[derive(OpenApi)]
#[openapi(
    info(title = "Antipater", description = "7 Wonders and 7 Wonders Duel, for programs."),
    paths(
        people::arrive,
        people::me,
        people::card,
        people::challenge,
        people::sessions,
        people::end_session,
        people::mine,
        people::lobby,
        pool::enter,
        pool::see,
        pool::leave,
        programs::become_program,
        programs::events,
        programs::ladder,
        programs::enter,
        programs::leave,
        ratings::ranking,
        ratings::own,
        tables::open,
        tables::join_invited,
        tables::table,
        tables::stream,
        tables::join,
        tables::change,
        tables::play,
        tables::act,
        tables::observation,
        tables::hint,
        tables::again,
        tables::play_on,
        tables::record,
        watch::watchable,
        watch::watched,
        watch::watched_stream,
        analyses::ask,
        analyses::see,
        analyses::cancel,
        analyses::follow,
        daily::games,
        daily::league,
        daily::act_on_league,
        event::make,
        event::see,
        event::act,
        event::deal,
        event::play,
        puzzles::list,
        puzzles::see,
        puzzles::answer_puzzle,
        score::score,
        moderation::my_data,
        moderation::delete_me,
        moderation::report,
        moderation::report_watched,
        moderation::see,
        moderation::act,
    ),
    components(schemas(Problem<'static>)),
    security(("token" = []), ("cookie" = [])),
    tags(
        (name = "people", description = "Who you are, and lists of tables."),
        (name = "programs", description = "What programs need: what happens to them, and their ladder."),
        (name = "tables", description = "Playing at a table."),
        (name = "watch", description = "Watching a table as a spectator."),
        (name = "analyses", description = "Judging the decisions of finished games."),
        (name = "puzzles", description = "Decisions with one action that is clearly the best."),
        (name = "moderation", description = "Reports, and what administrators do about them."),
        (name = "score", description = "The score pad of a real table."),
    ),
    modifiers(&Tokens),
)]
struct Description;

/// The ways in which a request identifies its person.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
        let token = token.description(Some(
            "The token of a program: it plays and reads games, and does nothing else. Sessions, tokens, recovery codes and \
             passwords are changed in a browser.",
        ));
        components.add_security_scheme("token", SecurityScheme::Http(token.build()));
        let cookie = ApiKeyValue::with_description("antipater", "The session of a browser.");
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    }
}

/// The document as JSON. Every operation can fail. Examples in Rust are for readers of the code, so they are removed.
static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    let mut document = serde_json::to_value(Description::openapi())
        .unwrap_or_else(|error| unreachable!("plain data: {error}"));
    let problem = json!({
        "description": "What went wrong: 400 unreadable, 401 no token, 403 not yours or not for programs, 404 no such table, \
            408 too slow, 409 not now, 413 too large, 422 against the rules, 429 too many requests or too many at once (see \
            Retry-After), 503 too busy.",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    });
    let schemas = document["components"]["schemas"].as_object_mut();
    for schema in schemas.into_iter().flat_map(|schemas| schemas.values_mut()) {
        if let Some(Value::String(text)) = schema.get_mut("description")
            && let Some(end) = text.find("\n\n# Examples")
        {
            text.truncate(end);
        }
    }
    let paths = document["paths"].as_object_mut().into_iter().flatten();
    for (_, path) in paths {
        for (_, operation) in path.as_object_mut().into_iter().flatten() {
            operation["responses"]["default"] = problem.clone();
        }
    }
    document
});

/// The document.
pub(super) async fn document(_: Visitor) -> Response {
    answer(Json(&*DOCUMENT), None)
}

/// The document as a page.
pub(super) async fn page(visitor: Visitor) -> Response {
    html(pages::api::page(visitor.texts, &DOCUMENT))
}
