//! The pages around the tables.

use std::collections::BTreeMap;

use antipater_bots::BotKind;
use antipater_pages as pages;
use antipater_pages::handlers::{PageError, Reply};
use antipater_pages::offline::News;
use antipater_pages::start::{Home, Start};
use antipater_show::history::offline::{self, OfflineGame};
use antipater_show::names;
use antipater_show::score_pad::{self, ScoreSheet};
use antipater_show::texts::say;
use antipater_show::view::{Avatar, Glance, Portrait, SummarySeat, TableSummary};
use serde::{Deserialize, Serialize};

use super::visit::{self, today};
use crate::machine::{AnyTable, Made, Offline, html, with};
use crate::message::{Answer, Request};
use crate::settings::{SETTINGS, Setting};

/// The media type of files with games.
const JSON: &str = "application/json";
/// The largest file with games, in bytes.
const FILE: usize = 64 * 1024 * 1024;

pub(super) fn start(machine: &mut Offline, request: &Request) -> Made {
    let t = machine.texts(request);
    let running = machine.tables(false);
    let mine: Vec<TableSummary> = running
        .iter()
        .filter_map(|id| summary(machine, id))
        .collect();
    let name = machine.settings.name.clone();
    let known = name.clone().or_else(|| {
        let plays = !mine.is_empty() || !machine.tables(true).is_empty();
        plays.then(|| say!(t, "usual-name"))
    });
    let today = today(machine, request)?;
    let start = Start {
        person: known.as_deref(),
        named: name.is_some(),
        mine: &mine,
        lobby: &[],
        today: &today,
        options: &machine.settings.options(),
        home: Home::Browser,
    };
    Ok(html(t, pages::start::page(t, &start)))
}

/// The entry of a table in a list; `None` if its rows cannot be read.
fn summary(machine: &mut Offline, id: &str) -> Option<TableSummary> {
    let you = machine.settings.avatar();
    let table = machine.table(id).ok()?;
    let seat = |name: &str, bot: Option<BotKind>| SummarySeat {
        name: Some(name.to_owned()),
        bot: bot.map(BotKind::name),
        person: None,
        resigned: false,
        program: false,
        avatar: Some(bot.map_or(you, |kind| Avatar::of_bot(kind, name))),
    };
    let (you, seats) = with!(&*table, table => (
        table.seat.number(),
        table.game().sitting.iter().map(|one| seat(&one.name, one.bot)).collect(),
    ));
    Some(TableSummary {
        table: id.to_owned(),
        stage: "playing",
        you: Some(you),
        seats,
        challenger: None,
        free: 0,
        declined: false,
        unanswered: false,
        ratings: None,
        open_to_you: false,
        options: table.options().clone(),
        ladder: false,
        same_deal: table.opened().same_deal.is_some(),
        created_at: table.opened().at,
        finished_at: None,
        glance: Glance::of(&table.view()),
        time_left: None,
    })
}

pub(super) fn me(machine: &mut Offline, request: &Request, news: Option<&News>) -> Made {
    let t = machine.texts(request);
    let games = machine.tables(false).len() + machine.tables(true).len();
    let of_server = machine.is_of_server();
    let facts = visit::facts(machine, request)?;
    let person = (machine.name(request), machine.settings.avatar());
    let page = pages::offline::page(t, &person, games, &facts, of_server, news);
    Ok(html(t, page))
}

#[derive(Deserialize)]
struct NameForm {
    name: String,
}

pub(super) fn rename(machine: &mut Offline, request: &Request) -> Made {
    let form: NameForm = request.for_handlers().form()?;
    let name = names::name(&form.name);
    let name = name.ok_or_else(|| PageError::Unreadable("name: empty".to_owned()))?;
    Ok(Answer {
        rows: machine.set(&Setting::Name(name)),
        ..Reply::see("/me").into()
    })
}

#[derive(Deserialize)]
struct PortraitForm {
    portrait: String,
}

/// Stores the chosen portrait; any other word stands for the vase.
pub(super) fn set_portrait(machine: &mut Offline, request: &Request) -> Made {
    let form: PortraitForm = request.for_handlers().form()?;
    Ok(Answer {
        rows: machine.set(&Setting::Portrait(Portrait::named(&form.portrait))),
        ..Reply::see("/me").into()
    })
}

/// All stored data, as a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Copy {
    /// The version of the format.
    antipater: u8,
    /// The rows of each table.
    tables: BTreeMap<String, Vec<serde_json::Value>>,
}

/// The version of the format that is written.
const VERSION: u8 = 1;

pub(super) fn copy(machine: &Offline) -> Made {
    let read = |row: &String| serde_json::from_str(row).ok();
    let rows = machine.all_rows().iter();
    let tables = rows.map(|(id, rows)| (id.clone(), rows.iter().filter_map(read).collect()));
    let copy = Copy {
        antipater: VERSION,
        tables: tables.collect(),
    };
    let text = serde_json::to_vec(&copy);
    let text = text.map_err(|error| PageError::Broken(error.to_string()))?;
    Ok(Reply::saved(JSON, "antipater-games.json", text).into())
}

/// The finished games, as a file that a server imports. It excludes guided games, games continued from another one, and
/// resigned games, since they are no results.
pub(super) fn finished(machine: &mut Offline) -> Made {
    let mut games = Vec::new();
    for id in machine.tables(true) {
        if let Some(game) = machine.table(&id).ok().and_then(|table| carried(table)) {
            games.push(game);
        }
    }
    let file = offline::write(games).into_bytes();
    Ok(Reply::saved(JSON, "antipater-finished.json", file).into())
}

fn carried(table: &AnyTable) -> Option<OfflineGame> {
    let (finished_at, resigned) =
        with!(table, table => (table.finished_at?, !table.game().resigned.is_empty()));
    if resigned || table.opened().branch || table.options().guided {
        return None;
    }
    Some(OfflineGame {
        started_at: table.opened().at,
        finished_at,
        bots: table
            .opened()
            .seats
            .iter()
            .map(|one| one.bot.clone())
            .collect(),
        record: serde_json::from_str(&table.game().record()).ok()?,
    })
}

/// Imports the games of a file that are not stored yet. A refused file changes nothing.
pub(super) fn import_games(machine: &mut Offline, request: &Request) -> Made {
    match read_copy(request) {
        Ok(tables) => {
            let mut rows = Vec::new();
            let mut brought = 0;
            for (id, table) in tables {
                if id != SETTINGS && !machine.has(&id) {
                    rows.extend(machine.append(&id, &table));
                    brought += 1;
                }
            }
            Ok(Answer {
                rows,
                ..me(machine, request, Some(&News::Imported(brought)))?
            })
        }
        Err(why) => Ok(Answer {
            status: 422,
            ..me(machine, request, Some(&News::Refused(why)))?
        }),
    }
}

fn read_copy(request: &Request) -> Result<BTreeMap<String, Vec<String>>, String> {
    let file = pages::replay::sent_file(&request.kind, &request.body);
    let file = file.filter(|file| file.len() <= FILE);
    let file = file.ok_or_else(|| "the file is missing or too large".to_owned())?;
    let copy: Copy = serde_json::from_slice(file).map_err(|error| error.to_string())?;
    if copy.antipater != VERSION {
        return Err(format!("version {} is not known", copy.antipater));
    }
    let mut tables = BTreeMap::new();
    for (id, rows) in copy.tables {
        let rows: Vec<String> = rows.iter().map(ToString::to_string).collect();
        if id != SETTINGS {
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
            if id.is_empty() || id.len() > 64 || !id.bytes().all(plain) {
                return Err(format!("{id:?} names no table"));
            }
            Offline::check(&id, &rows).map_err(|why| format!("table {id}: {why}"))?;
        }
        tables.insert(id, rows);
    }
    Ok(tables)
}

#[derive(Deserialize)]
struct RemoveForm {
    #[serde(default)]
    sure: String,
}

/// Removes all stored data after the person's confirmation.
pub(super) fn remove(machine: &mut Offline, request: &Request) -> Made {
    let form: RemoveForm = request.for_handlers().form()?;
    if form.sure != "yes" {
        return Ok(Answer {
            status: 400,
            ..me(machine, request, Some(&News::NotSure))?
        });
    }
    Ok(Answer {
        forgets: true,
        ..Reply::see("/").into()
    })
}

/// The points of a pad, for the script of its page.
pub(super) fn score(request: &Request) -> Made {
    let sheet: ScoreSheet = serde_json::from_slice(&request.body)
        .map_err(|error| PageError::Unreadable(error.to_string()))?;
    match score_pad::score(&sheet) {
        Ok(scored) => {
            let json = serde_json::to_vec(&scored);
            let json = json.map_err(|error| PageError::Broken(error.to_string()))?;
            Ok(Reply::new(JSON, json).into())
        }
        Err(why) => {
            let why = why.to_string();
            let problem = serde_json::json!({
                "error": { "kind": "unreadable", "message": why, "detail": why }
            });
            Ok(Answer {
                status: 400,
                ..Reply::new(JSON, problem.to_string().into_bytes()).into()
            })
        }
    }
}
