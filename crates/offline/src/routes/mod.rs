//! Routes: those of a server that one person needs. Each handler reads its request and prints a page.

mod analysis;
mod played;
mod site;
mod tables;
mod visit;

use antipater_pages::handlers::Reply;
use antipater_pages::replay::ReplaySource;

pub(crate) use self::analysis::judge;
use crate::error::{Error, PUZZLES};
use crate::machine::{CSS, Made, Offline};
use crate::message::{Method, Request};

/// Answers a request.
///
/// # Errors
/// If it cannot be done; then nothing has changed.
pub(crate) fn answer(machine: &mut Offline, request: &Request) -> Made {
    use Method::{Get, Post};
    let path: Vec<&str> = request.path.split('/').skip(1).collect();
    if path.first() == Some(&"puzzles") && !antipater_show::puzzles::are_there() {
        return Err(Error::Needs(PUZZLES));
    }
    match (request.method, &path[..]) {
        (Get, [""]) => site::start(machine, request),
        (Get, ["index.html"]) => Ok(Reply::see("/").into()),
        (Get, ["theme.css"]) => {
            Ok(Reply::new(CSS, machine.settings.look.style().into_bytes()).into())
        }
        (Get, ["me"]) => site::me(machine, request, None),
        (Post, ["me", "name"]) => site::rename(machine, request),
        (Post, ["me", "portrait"]) => site::set_portrait(machine, request),
        (Get, ["me", "games.json"]) => site::copy(machine),
        (Get, ["me", "finished.json"]) => site::finished(machine),
        (Post, ["me", "games"]) => site::import_games(machine, request),
        (Post, ["me", "remove"]) => site::remove(machine, request),
        (Post, ["api", "score"]) => site::score(request),
        (Post, ["tables"]) => tables::open(machine, request),
        (Get, ["tables", id]) => tables::show(machine, request, id),
        (Get, ["tables", id, "stream"]) => tables::stream(machine, request, id),
        (Post, ["tables", id, "moves"]) => tables::play(machine, request, id),
        (Post, ["tables", id, "actions"]) => tables::act(machine, request, id),
        (Post, ["tables", id, "hint"]) => tables::hint(machine, request, id),
        (Post, ["tables", id, "again"]) => tables::again(machine, request, id),
        (Get, ["api", "tables", id, "record"]) => tables::record(machine, request, id),
        (
            _,
            [
                "friends" | "back" | "join" | "watch" | "ratings" | "moderation" | "api",
                ..,
            ],
        ) => Err(Error::NeedsServer),
        (
            _,
            [
                "tables",
                _,
                "tv" | "room" | "options" | "report" | "join",
                ..,
            ],
        ) => Err(Error::NeedsServer),
        (method, path) => match (method, ReplaySource::of_path(path)) {
            (Post, Some((source, ["analysis"]))) => analysis::change(machine, request, &source),
            (Get, Some((source, ["analysis", "stream"]))) => {
                analysis::stream(machine, request, &source)
            }
            _ => visit::answer(machine, request),
        },
    }
}
