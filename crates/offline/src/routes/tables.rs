//! Tables: opening, viewing, deciding, and other actions.

use antipater_pages as pages;
use antipater_pages::handlers::{PageError, Reply};
use antipater_pages::mode::Mode;
use antipater_pages::replay::ReplaySource;
use antipater_show::options::TableOptions;
use antipater_table::choosing::split_actions;
use maud::PreEscaped;
use serde::Deserialize;

use crate::error::Error;
use crate::machine::{AnyTable, HTML, Made, Offline, STREAM, html, with};
use crate::message::{Answer, Request, Stored};
use crate::opening::{self, Seed};
use crate::settings::Setting;
use crate::table::{Done, seconds};

pub(super) fn open(machine: &mut Offline, request: &Request) -> Made {
    let fields: Vec<(String, String)> = request.for_handlers().form()?;
    let mut options = TableOptions::read(&fields, "").map_err(PageError::Unreadable)?;
    if options.people() > 1 {
        return Err(Error::NeedsServer);
    }
    let mut rows = Vec::new();
    if options.name.is_empty() {
        options.name = machine.name(request);
    } else if machine.settings.name.as_ref() != Some(&options.name) {
        rows.extend(machine.set(&Setting::Name(options.name.clone())));
    }
    // The buttons for a usual game carry no options worth keeping.
    let usual = |field: &str| matches!(field, "game" | "people" | "name");
    if !options.guided && !fields.iter().all(|(field, _)| usual(field)) {
        rows.extend(machine.set(&Setting::Options(options.write())));
    }
    let seed = Seed::read(&request.seed)?;
    let table = opening::open(&options, &options.name, None, &seed, seconds(request.now))?;
    let address = format!("/tables/{}", table.0);
    rows.extend(machine.add(table));
    Ok(Answer {
        rows,
        ..Reply::see(address).into()
    })
}

/// Asks for the net of the game if it is missing.
fn with_net(machine: &mut Offline, id: &str) -> Result<(), Error> {
    let net = with!(machine.table(id)?, table => table.missing_net());
    net.map_or(Ok(()), |net| Err(Error::Needs(net)))
}

pub(super) fn show(machine: &mut Offline, request: &Request, id: &str) -> Made {
    let t = machine.texts(request);
    let table = machine.table(id)?;
    // The guide needs the net, and bots move once the page is shown.
    if table.options().guided {
        with_net(machine, id)?;
    }
    let view = machine.table(id)?.view();
    Ok(Answer {
        due: machine.due(id),
        ..html(t, pages::table::page(t, &view, None, request.now))
    })
}

#[derive(Default, Deserialize)]
struct StreamQuery {
    #[serde(default)]
    page: String,
}

/// The regions for a page: all of them for a new stream, otherwise those that changed.
pub(super) fn stream(machine: &mut Offline, request: &Request, id: &str) -> Made {
    let t = machine.texts(request);
    let StreamQuery { page } = serde_urlencoded::from_str(&request.query).unwrap_or_default();
    let view = machine.table(id)?.view();
    let version = view.table_status.version;
    let shown = machine.shown(id, &page, !request.again);
    let regions = shown
        .update(version, || pages::table::regions(t, &view, Mode::Live))
        .concat();
    let body = if regions.is_empty() {
        String::new()
    } else {
        let lines: String = regions
            .lines()
            .map(|line| format!("data: {line}\n"))
            .collect();
        format!("event: regions\nid: {version}\n{lines}\n")
    };
    Ok(Answer {
        status: 200,
        kind: STREAM,
        due: machine.due(id),
        body: body.into_bytes(),
        ..Answer::default()
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveForm {
    id: String,
    decision: usize,
    action: String,
}

pub(super) fn play(machine: &mut Offline, request: &Request, id: &str) -> Made {
    let form: MoveForm = request.for_handlers().form()?;
    with_net(machine, id)?;
    let actions = split_actions(&form.action);
    let actions = actions.map_err(|why| PageError::Unreadable(format!("action: {why}")))?;
    let now = request.now;
    let decision = (form.id.as_str(), form.decision);
    let played = machine.change(
        id,
        |table| with!(table, table => table.play(decision, &actions, now)),
    );
    updated(machine, request, id, played)
}

#[derive(Deserialize)]
struct DeedForm {
    #[serde(rename = "do")]
    verb: String,
    #[serde(default)]
    id: String,
    #[serde(default)]
    decision: usize,
}

pub(super) fn act(machine: &mut Offline, request: &Request, id: &str) -> Made {
    let form: DeedForm = request.for_handlers().form()?;
    with_net(machine, id)?;
    let now = request.now;
    let act = |table: &mut AnyTable| -> Result<Done, Error> {
        with!(table, table => match form.verb.as_str() {
            "undo" => table.undo(&form.id, form.decision, now),
            "leave" => table.leave(true, now),
            "return" => table.leave(false, now),
            "resign" => table.resign(now),
            "say" | "react" | "stand-in" => Err(Error::NeedsServer),
            verb => Err(PageError::Unreadable(format!("do: {verb:?}")).into()),
        })
    };
    let done = machine.change(id, act);
    updated(machine, request, id, done)
}

#[derive(Deserialize)]
struct HintForm {
    decision: usize,
}

pub(super) fn hint(machine: &mut Offline, request: &Request, id: &str) -> Made {
    let form: HintForm = request.for_handlers().form()?;
    with_net(machine, id)?;
    let given = machine.change(
        id,
        |table| with!(table, table => table.give_hint(form.decision, request.now)),
    );
    updated(machine, request, id, given)
}

/// The answer to an action at a table. A script gets the changed regions, with a note if the action was refused;
/// otherwise the table's page is returned.
fn updated(
    machine: &mut Offline,
    request: &Request,
    id: &str,
    done: Result<Vec<Stored>, Error>,
) -> Made {
    let t = machine.texts(request);
    let Some(page) = &request.page else {
        return Ok(Answer {
            rows: done?,
            changed: Some(id.to_owned()),
            due: machine.due(id),
            ..Reply::see(format!("/tables/{id}")).into()
        });
    };
    let (rows, note, status) = match done {
        Ok(rows) => (rows, None, 200),
        Err(error) if error.view().is_some() => {
            (Vec::new(), Some(error.message(t)), error.status())
        }
        Err(error) => return Err(error),
    };
    let view = machine.table(id)?.view();
    let version = view.table_status.version;
    let shown = machine.shown(id, page, false);
    let regions = shown.update(version, || pages::table::regions(t, &view, Mode::Live));
    let update = pages::table::update(version, None, note.as_deref(), &regions);
    Ok(Answer {
        status,
        kind: HTML,
        language: Some(t.language().tag()),
        changed: (!rows.is_empty()).then(|| id.to_owned()),
        due: machine.due(id),
        rows,
        body: PreEscaped(update.into_string()).0.into_bytes(),
        ..Answer::default()
    })
}

#[derive(Deserialize)]
struct AgainForm {
    #[serde(default)]
    same_deal: bool,
}

/// Opens the table of the next game. There is one, and any number with the same deal.
pub(super) fn again(machine: &mut Offline, request: &Request, id: &str) -> Made {
    let form: AgainForm = request.for_handlers().form()?;
    let table = machine.table(id)?;
    if !table.is_over() {
        return Err(PageError::Running.into());
    }
    let next = with!(&*table, table => table.next.clone());
    if let Some(next) = next.filter(|_| !form.same_deal) {
        return Ok(Reply::see(format!("/tables/{next}")).into());
    }
    let mut options = table.options().clone().next();
    options.name = String::new();
    let record = table.opened().record.clone();
    let own = machine.name(request);
    let earlier = form.same_deal.then_some((id, record.as_str()));
    let seed = Seed::read(&request.seed)?;
    let new = opening::open(&options, &own, earlier, &seed, seconds(request.now))?;
    let address = format!("/tables/{}", new.0);
    let mut rows = Vec::new();
    if !form.same_deal {
        rows.extend(machine.change(id, |table| {
            Ok(with!(table, table => table.note_next(&new.0)))
        })?);
    }
    rows.extend(machine.add(new));
    Ok(Answer {
        rows,
        ..Reply::see(address).into()
    })
}

/// The record of a finished game.
pub(super) fn record(machine: &mut Offline, request: &Request, id: &str) -> Made {
    let (_, game) = machine.game_of(&ReplaySource::Table(id.to_owned()))?;
    let reply = Reply::record(id, game.record());
    Ok(Answer::of(reply, machine.texts(request)))
}
