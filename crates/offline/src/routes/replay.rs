//! Replays: of finished tables, and of records that somebody brought.

use antipater_pages::replay::{self as page, ReplayStep};
use antipater_show::game::AnyGame;
use antipater_show::replay::{Perspective, Replay};
use serde::Deserialize;

use super::analysis::{coaching, practice};
use super::read::{form, query, saved, see};
use super::site::name;
use super::source::Source;
use crate::error::Error;
use crate::machine::{Made, Offline, html};
use crate::message::{Answer, Request};
use crate::opening::{self, Seed};
use crate::table::seconds;

/// What an address says of the step.
#[derive(Default, Deserialize)]
struct ReplayQuery {
    step: Option<usize>,
    #[serde(rename = "eyes")]
    perspective: Option<String>,
    facing: Option<String>,
    regions: Option<String>,
}

/// The page of a step, or its regions alone.
pub(super) fn step(machine: &mut Offline, request: &Request, source: Source<'_>) -> Made {
    let t = machine.texts(request);
    let asked: ReplayQuery = query(request);
    let game = source.game(machine)?;
    let coaching = coaching(machine, source, &game)?;
    let practice = practice(machine, source, &coaching)?;
    let replay = Replay::of(game);
    let (eyes, facing) = (asked.perspective.as_deref(), asked.facing.as_deref());
    let perspective = Perspective::read(eyes, facing, replay.seats());
    let perspective =
        perspective.ok_or_else(|| Error::Unreadable("eyes: no such seat".to_owned()))?;
    let shown = replay.show(asked.step.unwrap_or(0), perspective);
    let shown = shown.map_err(Error::Broken)?;
    let place = source.place();
    let step = ReplayStep {
        replay: &replay,
        shown: &shown,
        perspective,
        place: &place,
        coaching: &coaching,
        practice,
    };
    let markup = if asked.regions.is_some() {
        page::regions(t, step)
    } else {
        let score_history = replay.score_history().map_err(Error::Broken)?;
        page::page(t, step, &score_history)
    };
    Ok(html(t, markup))
}

pub(super) fn record_of_table(machine: &mut Offline, id: &str) -> Made {
    let game = Source::Table(id).game(machine)?;
    Ok(file(id, &game.record()))
}

pub(super) fn record(machine: &mut Offline, name: &str) -> Made {
    let game = Source::Record(name).game(machine)?;
    Ok(file(name, &game.record()))
}

fn file(name: &str, record: &str) -> Answer {
    saved("application/json", format!("antipater-{name}.json"), record)
}

pub(super) fn bring(machine: &Offline, request: &Request) -> Made {
    let t = machine.texts(request);
    Ok(html(t, page::bring(t, None)))
}

/// Takes a record; one that is refused brings the form back, with the place and the reason.
pub(super) fn take(machine: &mut Offline, request: &Request) -> Made {
    let t = machine.texts(request);
    let file = page::sent_file(&request.kind, &request.body);
    let file = file.ok_or_else(|| Error::Unreadable("the file is missing".to_owned()))?;
    let text = String::from_utf8_lossy(file);
    match AnyGame::read("", text.trim()).map(AnyGame::with_clean_names) {
        Ok(game) => {
            let name = machine.bring(game.record());
            Ok(see(&format!("/replay/{name}")))
        }
        Err(why) => Ok(Answer {
            status: 422,
            ..html(t, page::bring(t, Some(&why.to_string())))
        }),
    }
}

#[derive(Deserialize)]
struct PlayOnForm {
    step: usize,
    seat: usize,
}

/// Opens a table at which the person plays on from a step.
pub(super) fn play_on(machine: &mut Offline, request: &Request, source: Source<'_>) -> Made {
    let PlayOnForm { step, seat } = form(request)?;
    let game = source.game(machine)?;
    let from = match source {
        Source::Table(id) | Source::Record(id) => id,
    };
    let own = name(machine, request);
    let seed = Seed::read(&request.seed)?;
    let at = seconds(request.now);
    let table = opening::play_on(&game, from, (step, seat), &own, &seed, at)?;
    let address = format!("/tables/{}", table.0);
    Ok(Answer {
        rows: machine.add(table),
        ..see(&address)
    })
}
