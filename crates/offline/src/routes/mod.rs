//! The addresses: those of a server, as far as one person alone needs them. Each reads its request and prints a page.

mod analysis;
mod daily;
mod mistakes;
mod puzzles;
mod read;
mod replay;
mod site;
mod source;
mod tables;

use antipater_pages as pages;
use antipater_pages::assets;

pub(crate) use self::analysis::judge;
use self::read::{see, text};
use self::source::Source;
use crate::error::{Error, PUZZLES};
use crate::machine::{CSS, Made, Offline};
use crate::message::{Answer, Method, Request};

/// Answers a request.
///
/// # Errors
/// When it cannot be done; nothing has changed then.
pub(crate) fn answer(machine: &mut Offline, request: &Request) -> Made {
    use Method::{Get, Post};
    let path: Vec<&str> = request.path.split('/').skip(1).collect();
    if path.first() == Some(&"puzzles") && !antipater_show::puzzles::are_there() {
        return Err(Error::Needs(PUZZLES));
    }
    match (request.method, &path[..]) {
        (Get, [""]) => site::start(machine, request),
        (Get, ["index.html"]) => Ok(see("/")),
        (Get, ["assets", name]) => file(assets::file(name)),
        (Get, ["assets", folder, name]) => file(assets::module(folder, name)),
        (Get, ["avatars", drawing, name]) => avatar(drawing, name),
        (Get, ["theme.css"]) => Ok(text(CSS, machine.settings.theme.style())),
        (Post, ["theme" | "language" | "names"]) => site::choose(machine, request, path[0]),
        (Get, ["me"]) => site::me(machine, request, None),
        (Post, ["me", "name"]) => site::rename(machine, request),
        (Get, ["me", "games.json"]) => site::copy(machine),
        (Get, ["me", "finished.json"]) => site::finished(machine),
        (Post, ["me", "games"]) => site::bring(machine, request),
        (Post, ["me", "remove"]) => site::remove(machine, request),
        (Get, ["reference", rest @ ..]) => site::reference(machine, request, rest),
        (Get, ["score"]) => site::pad(machine, request),
        (Post, ["score"]) => site::add_up(machine, request),
        (Post, ["api", "score"]) => site::score(request),
        (Get, ["games"]) => site::games(machine, request),
        (Get, ["games", "statistics"]) => site::statistics(machine, request),
        (Get, ["games", "history.csv"]) => site::history(machine),
        (Post, ["tables"]) => tables::open(machine, request),
        (Get, ["tables", id]) => tables::show(machine, request, id),
        (Get, ["tables", id, "stream"]) => tables::stream(machine, request, id),
        (Post, ["tables", id, "moves"]) => tables::play(machine, request, id),
        (Post, ["tables", id, "actions"]) => tables::act(machine, request, id),
        (Post, ["tables", id, "hint"]) => tables::hint(machine, request, id),
        (Post, ["tables", id, "again"]) => tables::again(machine, request, id),
        (Get, ["api", "tables", id, "record"]) => replay::record_of_table(machine, id),
        (Get, ["replay"]) => replay::bring(machine, request),
        (Post, ["replay"]) => replay::take(machine, request),
        (Get, ["replay", name, "record"]) => replay::record(machine, name),
        (_, ["replay", name, rest @ ..]) => of_replay(machine, request, Source::Record(name), rest),
        (Get, ["tables", id, "replay", "mistakes", number]) => {
            mistakes::show(machine, request, (id, number))
        }
        (Post, ["tables", id, "replay", "mistakes", number, "answer"]) => {
            mistakes::take(machine, request, (id, number))
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
        ) => mistakes::verdict(machine, request, (id, number), action),
        (_, ["tables", id, "replay", rest @ ..]) => {
            of_replay(machine, request, Source::Table(id), rest)
        }
        (Get, ["daily"]) => daily::index(machine, request),
        (Post, ["daily", game]) => daily::open(machine, request, game),
        (Get, ["puzzles"]) => puzzles::index(machine, request),
        (Get, ["puzzles", "daily", game]) => puzzles::daily(request, game),
        (Get, ["puzzles", game, number]) => puzzles::show(machine, request, game, number),
        (Post, ["puzzles", game, number, "answer"]) => {
            puzzles::take(machine, request, game, number)
        }
        (Get, ["puzzles", game, number, "answers", action]) => {
            puzzles::verdict(machine, request, (game, number, action))
        }
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
        _ => Err(Error::NoPage),
    }
}

/// The addresses that the replays of tables and of brought records share.
fn of_replay(machine: &mut Offline, request: &Request, source: Source<'_>, rest: &[&str]) -> Made {
    use Method::{Get, Post};
    match (request.method, rest) {
        (Get, []) => replay::step(machine, request, source),
        (Post, ["play-on"]) => replay::play_on(machine, request, source),
        (Post, ["analysis"]) => analysis::change(machine, request, source),
        (Get, ["analysis", "stream"]) => analysis::stream(machine, request, source),
        _ => Err(Error::NoPage),
    }
}

/// A file that never changes under its address.
fn file(file: Option<assets::File>) -> Made {
    let file = file.ok_or(Error::NoPage)?;
    Ok(Answer {
        status: 200,
        kind: file.kind,
        lasting: true,
        body: file.content.to_vec(),
        ..Answer::default()
    })
}

fn avatar(drawing: &str, name: &str) -> Made {
    let picture = || pages::avatar::file(drawing.parse().ok()?, name.strip_suffix(".svg")?);
    Ok(Answer {
        lasting: true,
        ..text("image/svg+xml", &picture().ok_or(Error::NoPage)?)
    })
}
