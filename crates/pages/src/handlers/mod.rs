//! Handlers that a server and a browser without one share: each reads a request and prints a page.
//!
//! [`plain`] answers what depends on the request alone. [`answer`] answers what depends on the visitor as well, whom a
//! [`Host`] knows. The futures of a host without input and output are ready at once.

mod choice;
mod daily;
mod error;
mod games;
mod host;
mod mistakes;
mod profile;
pub mod puzzles;
mod replay;
mod request;
mod site;
mod today;

use antipater_show::options::DealSource;
use antipater_show::texts::Texts;

use self::Method::{Get, Post};
pub use self::choice::Choice;
pub use self::error::PageError;
pub use self::host::{Career, HistoryPart, Host};
pub use self::mistakes::count_mistakes;
pub use self::profile::facts;
pub use self::replay::ReplayQuery;
pub use self::request::{Lasting, Method, Reply, Request, answer_to};
pub use self::today::today;
use crate::replay::ReplaySource;

/// The addresses that [`plain`] answers, as patterns: a word in braces stands for one part of a path.
pub const PLAIN_ROUTES: &[(Method, &str)] = &[
    (Get, "/assets/{name}"),
    (Get, "/assets/{folder}/{name}"),
    (Get, "/avatars/{drawing}/{file}"),
    (Get, "/reference"),
    (Get, "/reference/{book}"),
    (Get, "/reference/{book}/{chapter}"),
    (Get, "/replay"),
    (Get, "/score"),
    (Post, "/score"),
];

/// The addresses that [`answer`] answers, as patterns.
pub const ROUTES: &[(Method, &str)] = &[
    (Post, "/language"),
    (Post, "/names"),
    (Post, "/theme"),
    (Post, "/palette"),
    (Post, "/backs"),
    (Get, "/explorer"),
    (Get, "/games"),
    (Get, "/games/statistics"),
    (Get, "/games/history.csv"),
    (Get, "/games/against/{name}"),
    (Get, "/daily"),
    (Post, "/daily/{game}"),
    (Post, "/daily/date/{game}"),
    (Get, "/daily/{game}/{date}"),
    (Get, "/daily/date/{game}/{date}"),
    (Get, "/daily/{game}/{date}/picture"),
    (Get, "/puzzles"),
    (Get, "/puzzles/daily/{game}"),
    (Get, "/puzzles/rush/{game}"),
    (Get, "/puzzles/rush/{game}/{began}/{results}"),
    (Post, "/puzzles/rush/{game}/{began}/{results}/answer"),
    (Get, "/puzzles/{game}/{number}"),
    (Post, "/puzzles/{game}/{number}/answer"),
    (Get, "/puzzles/{game}/{number}/answers/{action}"),
    (Post, "/replay"),
    (Get, "/replay/{name}"),
    (Get, "/replay/{name}/outlook"),
    (Post, "/replay/{name}/play-on"),
    (Get, "/replay/{name}/record"),
    (Get, "/replay/{name}/city/{seat}"),
    (Get, "/tables/{id}/replay"),
    (Get, "/tables/{id}/replay/story"),
    (Get, "/tables/{id}/replay/city/{seat}"),
    (Get, "/tables/{id}/replay/outlook"),
    (Post, "/tables/{id}/replay/play-on"),
    (Get, "/watch/{watch}/replay"),
    (Get, "/watch/{watch}/replay/city/{seat}"),
    (Get, "/watch/{watch}/replay/outlook"),
    (Post, "/watch/{watch}/replay/play-on"),
    (Get, "/tables/{id}/replay/mistakes/{number}"),
    (Post, "/tables/{id}/replay/mistakes/{number}/answer"),
    (
        Get,
        "/tables/{id}/replay/mistakes/{number}/answers/{action}",
    ),
];

/// Answers a request for one of [`PLAIN_ROUTES`].
///
/// # Errors
/// If there is no such page, or the request is invalid.
pub fn plain(t: &Texts, request: &Request<'_>) -> Result<Reply, PageError> {
    match (request.method, &request.parts()[..]) {
        (Get, ["assets", path @ ..]) => site::asset(path),
        (Get, ["avatars", drawing, name]) => site::avatar(drawing, name),
        (Get, ["reference", path @ ..]) => site::reference(t, path, request),
        (Get, ["replay"]) => Ok(replay::upload_form(t)),
        (Get, ["score"]) => Ok(site::score_pad(t, request)),
        (Post, ["score"]) => site::add_up(t, request),
        _ => Err(PageError::NoPage),
    }
}

/// Answers a request for one of [`ROUTES`].
///
/// # Errors
/// If there is no such page, the request is invalid, or the host refuses.
pub async fn answer<H: Host>(host: &mut H, request: &Request<'_>) -> Result<Reply, H::Error> {
    match (request.method, &request.parts()[..]) {
        (Post, [switch @ ("language" | "names" | "theme" | "palette" | "backs")]) => {
            site::choose(host, request, switch)
        }
        (Get, ["explorer"]) => site::explorer(host, request).await,
        (Get, ["games"]) => games::list(host, request).await,
        (Get, ["games", "statistics"]) => games::statistics(host).await,
        (Get, ["games", "history.csv"]) => games::file(host).await,
        (Get, ["games", "against", name]) => games::against(host, name).await,
        (Get, ["daily"]) => daily::index(host).await,
        (Post, ["daily", game]) => daily::open(host, game, host.deal_source()).await,
        (Post, ["daily", "date", game]) => daily::open(host, game, DealSource::Date).await,
        (Get, ["daily", game, date]) => daily::compare(host, game, date, host.deal_source()).await,
        (Get, ["daily", "date", game, date]) => {
            daily::compare(host, game, date, DealSource::Date).await
        }
        (Get, ["daily", game, date, "picture"]) => daily::picture(host, game, date).await,
        (Get, ["puzzles"]) => puzzles::index(host).await,
        (Get, ["puzzles", "daily", game]) => puzzles::daily(host, game),
        (Get, ["puzzles", "rush", game]) => puzzles::start_rush(host, game),
        (Get, ["puzzles", "rush", game, began, results]) => {
            puzzles::show_rush(host, [game, began, results])
        }
        (Post, ["puzzles", "rush", game, began, results, "answer"]) => {
            puzzles::take_rush(host, request, [game, began, results])
        }
        (Get, ["puzzles", game, number]) => puzzles::show(host, game, number),
        (Post, ["puzzles", game, number, "answer"]) => {
            puzzles::take(host, request, game, number).await
        }
        (Get, ["puzzles", game, number, "answers", action]) => {
            puzzles::verdict(host, game, number, action).await
        }
        (Post, ["replay"]) => replay::upload(host, request).await,
        (Get, ["replay", name, "record"]) => replay::record(host, name).await,
        (Get, ["tables", id, "replay", "mistakes", number]) => {
            mistakes::show(host, id, number).await
        }
        (Post, ["tables", id, "replay", "mistakes", number, "answer"]) => {
            mistakes::take(host, request, id, number).await
        }
        (
            Get,
            [
                "tables",
                id,
                "replay",
                "mistakes",
                number,
                "answers",
                action,
            ],
        ) => mistakes::verdict(host, id, number, action).await,
        (method, path) => match (method, ReplaySource::of_path(path)) {
            (Get, Some((source, []))) => replay::step(host, request, source).await,
            (Get, Some((source, ["story"]))) => replay::moments(host, source).await,
            (Get, Some((source, ["city", seat]))) => {
                replay::postcard(host, request, source, seat).await
            }
            (Get, Some((source, ["outlook"]))) => replay::outlook(host, request, source).await,
            (Post, Some((source, ["play-on"]))) => replay::play_on(host, request, source).await,
            _ => Err(PageError::NoPage.into()),
        },
    }
}
