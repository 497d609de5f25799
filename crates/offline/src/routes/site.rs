//! The pages around the tables.

use std::collections::BTreeMap;

use antipater_bots::BotKind;
use antipater_pages as pages;
use antipater_pages::book::Book;
use antipater_pages::offline::News;
use antipater_pages::reference::{self, Chapter};
use antipater_show::history::offline::{self, OfflineGame};
use antipater_show::history::statistics::Statistics;
use antipater_show::history::{Other, Played, PlayedGame, csv, result_of};
use antipater_show::names;
use antipater_show::score_pad::{self, ScoreSheet};
use antipater_show::texts::say;
use antipater_show::view::{Avatar, SummarySeat, TableSummary};
use serde::{Deserialize, Serialize};

use super::read::{form, query, saved, see, text};
use crate::error::Error;
use crate::machine::{AnyTable, Made, Offline, html, with};
use crate::message::{Answer, Request};
use crate::settings::{SETTINGS, Setting};
use crate::table::YOU;

/// Games that the page of one's games lists.
const LISTED: usize = 30;
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
    let page = pages::start::page(
        t,
        known.as_deref(),
        name.is_some(),
        &mine,
        &[],
        &machine.settings.options(),
        pages::start::Home::Browser,
    );
    Ok(html(t, page))
}

/// A table as its line in a list; nothing for one that cannot be read.
fn summary(machine: &mut Offline, id: &str) -> Option<TableSummary> {
    let table = machine.table(id).ok()?;
    let seat = |name: &str, bot: Option<BotKind>| SummarySeat {
        name: Some(name.to_owned()),
        bot: bot.map(BotKind::name),
        resigned: false,
        avatar: Some(bot.map_or(YOU, Avatar::Bot)),
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
        free: 0,
        options: table.options().clone(),
        same_deal: table.opened().same_deal.is_some(),
        created_at: table.opened().at,
        finished_at: None,
    })
}

/// The person's name; the usual one where none was chosen.
pub(super) fn name(machine: &Offline, request: &Request) -> String {
    let usual = || say!(machine.texts(request), "usual-name");
    machine.settings.name.clone().unwrap_or_else(usual)
}

#[derive(Deserialize)]
struct ChoiceForm {
    #[serde(alias = "language", alias = "names", alias = "theme")]
    choice: String,
    to: Option<String>,
}

/// Keeps what was chosen with a switch, and returns to the page of the switch.
pub(super) fn choose(machine: &mut Offline, request: &Request, switch: &str) -> Made {
    let form: ChoiceForm = form(request)?;
    let wrong = |why: String| Error::Unreadable(format!("{switch}: {why}"));
    let setting = match switch {
        "language" => {
            let read: Result<antipater_show::texts::Language, _> = form.choice.parse();
            read.map_err(|error| wrong(error.to_string()))?;
            Setting::Language(form.choice)
        }
        "names" => {
            let read: Result<antipater_show::texts::CardNames, _> = form.choice.parse();
            read.map_err(|error| wrong(error.to_string()))?;
            Setting::Names(form.choice)
        }
        _ => {
            let read: Result<pages::theme::Theme, _> = form.choice.parse();
            read.map_err(|error| wrong(error.to_owned()))?;
            Setting::Theme(form.choice)
        }
    };
    let to = form.to.as_deref().or(request.from.as_deref());
    let to = machine.inner(to.unwrap_or("/")).to_owned();
    Ok(Answer {
        rows: machine.set(&setting),
        ..see(&to)
    })
}

pub(super) fn me(machine: &mut Offline, request: &Request, news: Option<&News>) -> Made {
    let t = machine.texts(request);
    let games = machine.tables(false).len() + machine.tables(true).len();
    let of_server = machine.is_of_server();
    let page = pages::offline::page(t, &name(machine, request), games, of_server, news);
    Ok(html(t, page))
}

#[derive(Deserialize)]
struct NameForm {
    name: String,
}

pub(super) fn rename(machine: &mut Offline, request: &Request) -> Made {
    let form: NameForm = form(request)?;
    let name = names::name(&form.name);
    let name = name.ok_or_else(|| Error::Unreadable("name: empty".to_owned()))?;
    Ok(Answer {
        rows: machine.set(&Setting::Name(name)),
        ..see("/me")
    })
}

/// All that is stored, as a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Copy {
    /// The version of this form.
    antipater: u8,
    /// The rows of each table.
    tables: BTreeMap<String, Vec<serde_json::Value>>,
}

/// The version of the file that is written.
const VERSION: u8 = 1;

pub(super) fn copy(machine: &Offline) -> Made {
    let read = |row: &String| serde_json::from_str(row).ok();
    let rows = machine.all_rows().iter();
    let tables = rows.map(|(id, rows)| (id.clone(), rows.iter().filter_map(read).collect()));
    let copy = Copy {
        antipater: VERSION,
        tables: tables.collect(),
    };
    let text = serde_json::to_string(&copy).map_err(|error| Error::Broken(error.to_string()))?;
    Ok(saved(
        "application/json",
        "antipater-games.json".to_owned(),
        &text,
    ))
}

/// The finished games, as a file that a server takes. Guided games and games played on from another one stay here, and
/// games that were given up: they are no results.
pub(super) fn finished(machine: &mut Offline) -> Made {
    let mut games = Vec::new();
    for id in machine.tables(true) {
        if let Some(game) = machine.table(&id).ok().and_then(|table| carried(table)) {
            games.push(game);
        }
    }
    let name = "antipater-finished.json".to_owned();
    Ok(saved("application/json", name, &offline::write(games)))
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

/// Takes the games of a file that are not here yet. A file that is refused changes nothing.
pub(super) fn bring(machine: &mut Offline, request: &Request) -> Made {
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
                ..me(machine, request, Some(&News::Brought(brought)))?
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

/// Removes everything, once the person has confirmed it.
pub(super) fn remove(machine: &mut Offline, request: &Request) -> Made {
    let form: RemoveForm = form(request)?;
    if form.sure != "yes" {
        return Ok(Answer {
            status: 400,
            ..me(machine, request, Some(&News::NotSure))?
        });
    }
    Ok(Answer {
        forgets: true,
        ..see("/")
    })
}

pub(super) fn reference(machine: &mut Offline, request: &Request, rest: &[&str]) -> Made {
    let t = machine.texts(request);
    let book = |word| Book::of_word(word).ok_or(Error::NoPage);
    let page = match rest {
        [] => reference::index(t),
        ["editions"] => reference::editions(t),
        [word] => reference::page(t, book(word)?, &query(request)),
        [word, chapter] => {
            let chapter = Chapter::of_word(chapter).ok_or(Error::NoPage)?;
            reference::chapter(t, book(word)?, chapter)
        }
        _ => return Err(Error::NoPage),
    };
    Ok(html(t, page))
}

#[derive(Default, Deserialize)]
struct PadQuery {
    game: Option<String>,
    seats: Option<String>,
}

pub(super) fn pad(machine: &mut Offline, request: &Request) -> Made {
    let t = machine.texts(request);
    let PadQuery { game, seats } = query(request);
    let (pad, seats) = pages::score::wanted(game.as_deref(), seats.as_deref());
    let filled = pages::score::Filled::default();
    Ok(html(t, pages::score::page(t, pad, seats, &filled)))
}

pub(super) fn add_up(machine: &mut Offline, request: &Request) -> Made {
    let t = machine.texts(request);
    let (pad, seats, filled) = pages::score::sum(form(request)?);
    let status = if matches!(filled.result, Some(Ok(_))) {
        200
    } else {
        400
    };
    Ok(Answer {
        status,
        ..html(t, pages::score::page(t, pad, seats, &filled))
    })
}

/// The points of a pad, for the script of its page.
pub(super) fn score(request: &Request) -> Made {
    let sheet: ScoreSheet = serde_json::from_slice(&request.body)
        .map_err(|error| Error::Unreadable(error.to_string()))?;
    match score_pad::score(&sheet) {
        Ok(scored) => {
            let json = serde_json::to_string(&scored);
            let json = json.map_err(|error| Error::Broken(error.to_string()))?;
            Ok(text("application/json", &json))
        }
        Err(why) => {
            let why = why.to_string();
            let problem = serde_json::json!({
                "error": { "kind": "unreadable", "message": why, "detail": why }
            });
            Ok(Answer {
                status: 400,
                ..text("application/json", &problem.to_string())
            })
        }
    }
}

/// The finished games, the latest first. A table on which somebody plays on from another game is none of them.
pub(super) fn played(machine: &mut Offline) -> Vec<PlayedGame> {
    let mut games = Vec::new();
    for id in machine.tables(true) {
        if let Some(known) = machine.results.get(&id) {
            games.push(known.clone());
            continue;
        }
        let Ok(table) = machine.table(&id) else {
            continue;
        };
        if let Some(game) = result(&id, table) {
            machine.results.insert(id, game.clone());
            games.push(game);
        }
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.finished_at));
    games
}

fn result(id: &str, table: &AnyTable) -> Option<PlayedGame> {
    if table.opened().branch {
        return None;
    }
    let other = |name: &str, bot: BotKind| Other {
        name: name.to_owned(),
        bot: Some(bot),
        avatar: Some(Avatar::Bot(bot)),
        rating: None,
    };
    let (seat, finished_at, hints, others) = with!(table, table => (
        table.seat,
        table.finished_at,
        table.hints(),
        table.game().sitting.iter().filter_map(|one| Some(other(&one.name, one.bot?))).collect(),
    ));
    Some(PlayedGame {
        table: id.to_owned(),
        finished_at: finished_at?,
        guided: table.options().guided,
        // Here all games are.
        offline: false,
        hints,
        rating: None,
        left: false,
        counts_as: None,
        result: result_of(&table.game(), seat)?,
        others,
    })
}

#[derive(Default, Deserialize)]
struct GamesQuery {
    before: Option<String>,
    game: Option<String>,
}

pub(super) fn games(machine: &mut Offline, request: &Request) -> Made {
    let t = machine.texts(request);
    let GamesQuery { before, game } = query(request);
    let all = played(machine);
    let game = game.as_deref().and_then(Played::named);
    let count = |game: &Played| {
        all.iter()
            .filter(|other| other.result.game == *game)
            .count()
    };
    let counts = Played::ALL.iter().map(|game| (*game, count(game)));
    let counts: Vec<(Played, usize)> = counts.filter(|(_, games)| *games > 0).collect();
    let name = |game: &PlayedGame| format!("{}.{}", game.finished_at, game.table);
    let wanted = all
        .iter()
        .filter(|one| game.is_none_or(|game| one.result.game == game));
    let mut listed: Vec<PlayedGame> = match &before {
        Some(before) => wanted
            .skip_while(|game| name(game) != *before)
            .skip(1)
            .cloned()
            .collect(),
        None => wanted.cloned().collect(),
    };
    let more = listed.len() > LISTED;
    listed.truncate(LISTED);
    let older = listed.last().filter(|_| more).map(name);
    let listed = pages::history::Listed {
        counts: &counts,
        game,
        games: &listed,
        older: older.as_deref(),
    };
    Ok(html(t, pages::history::page(t, listed)))
}

pub(super) fn statistics(machine: &mut Offline, request: &Request) -> Made {
    let t = machine.texts(request);
    let statistics = Statistics::of(&played(machine));
    let ratings = pages::ratings::OwnRatings {
        wanted: false,
        all: &[],
    };
    Ok(html(t, pages::statistics::page(t, &statistics, ratings)))
}

pub(super) fn history(machine: &mut Offline) -> Made {
    let games = csv::write(&played(machine));
    let name = "antipater-games.csv".to_owned();
    Ok(saved("text/csv; charset=utf-8", name, &games))
}
