//! The machine: the stored rows, the tables folded from them, and the contents of open pages.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use antipater_bots::analysis::Report;
use antipater_engine::duel::{Duel, record as duel_record};
use antipater_engine::record::game as game_of_record;
use antipater_engine::seven::Seven;
use antipater_pages as pages;
use antipater_pages::handlers::{PageError, Reply};
use antipater_pages::replay::ReplaySource;
use antipater_pages::sent_regions::SentRegions;
use antipater_show::game::AnyGame;
use antipater_show::options::TableOptions;
use antipater_show::replay::Subject;
use antipater_show::texts::{Texts, say};
use antipater_show::view::{Avatar, View};

use crate::error::Error;
use crate::judging::{Analyses, reported};
use crate::message::{Answer, Request, Stored};
use crate::opening::NewTable;
use crate::row::{Opened, Row};
use crate::settings::{SETTINGS, Setting, Settings};
use crate::table::{Done, Table};

/// The most folded tables, and the most remembered pages.
const FOLDED: usize = 8;
const PAGES: usize = 32;

/// A table of either game.
pub(crate) enum AnyTable {
    Seven(Box<Table<Seven>>),
    Duel(Box<Table<Duel>>),
}

/// Runs the same code for a table of either game.
macro_rules! with {
    ($table:expr, $name:ident => $work:expr) => {
        match $table {
            $crate::machine::AnyTable::Seven($name) => $work,
            $crate::machine::AnyTable::Duel($name) => $work,
        }
    };
}
pub(crate) use with;

impl AnyTable {
    fn load(id: &str, rows: &[String], you: Avatar) -> Result<AnyTable, String> {
        let rows: Result<Vec<Row>, String> = rows.iter().map(|row| Row::read(row)).collect();
        let rows = rows?;
        let Some(Row::Opened(opened)) = rows.first() else {
            return Err("the first row is not a deal".to_owned());
        };
        let game = game_of_record(&opened.record).map_err(|error| error.to_string())?;
        Ok(match game.as_str() {
            duel_record::GAME => AnyTable::Duel(Box::new(Table::load(id, &rows, you)?)),
            _ => AnyTable::Seven(Box::new(Table::load(id, &rows, you)?)),
        })
    }

    pub(crate) fn view(&self) -> View {
        with!(self, table => table.view())
    }

    pub(crate) fn opened(&self) -> &Opened {
        with!(self, table => &table.opened)
    }

    pub(crate) fn options(&self) -> &TableOptions {
        with!(self, table => table.options())
    }

    pub(crate) fn bots_are_due(&self) -> bool {
        with!(self, table => table.bots_are_due())
    }

    pub(crate) fn game(&self) -> AnyGame {
        match self {
            AnyTable::Seven(table) => AnyGame::Seven(Box::new(table.game().clone())),
            AnyTable::Duel(table) => AnyGame::Duel(Box::new(table.game().clone())),
        }
    }

    /// The number of the person's mistakes in the stored report of the game, if there is one.
    pub(crate) fn judged(&self) -> Option<usize> {
        with!(self, table => table.judged())
    }

    pub(crate) fn is_over(&self) -> bool {
        with!(self, table => table.game().is_over())
    }
}

/// A machine that plays whole games without I/O.
#[derive(Default)]
pub struct Offline {
    base: String,
    /// The stored rows of each table.
    rows: BTreeMap<String, Vec<String>>,
    pub(crate) settings: Settings,
    /// Folded tables, the most recently used last.
    folded: VecDeque<(String, AnyTable)>,
    /// The last content sent to each open page, by table and page.
    shown: VecDeque<((String, String), SentRegions)>,
    /// Imported records by name; not stored.
    imported: VecDeque<(String, String)>,
    /// The results of finished games, so that a history replays none twice.
    pub(crate) results: HashMap<String, antipater_show::history::PlayedGame>,
    pub(crate) analyses: Analyses,
}

/// An answer, or why there is none.
pub(crate) type Made = Result<Answer, Error>;

impl Offline {
    /// A machine with nothing stored, at the root of a site.
    pub fn new() -> Offline {
        Offline::default()
    }

    /// A machine with these rows, in this folder of a site.
    pub(crate) fn stored(base: String, rows: Vec<Stored>) -> Offline {
        let mut machine = Offline {
            base,
            ..Offline::default()
        };
        rows.into_iter().for_each(|row| machine.keep(row));
        for (table, rows) in &machine.rows {
            if let Some(depth) = Row::wanted(rows) {
                let _ = machine.analyses.want(table, depth);
            }
        }
        machine
    }

    /// Adds a stored row.
    fn keep(&mut self, row: Stored) {
        if let Some(table) = reported(&row.table) {
            // A report of a later version is made anew.
            let report = Report::read(&row.text);
            let subject = Subject::Table(table.to_owned());
            self.analyses.keep(subject, report.map(Arc::new));
            return;
        }
        if row.table == SETTINGS {
            self.settings.take(&row.text);
        }
        self.rows.entry(row.table).or_default().push(row.text);
    }

    /// Replaces the rows of a table.
    pub(crate) fn reload(&mut self, table: &str, rows: Vec<Stored>) {
        if let Some(table) = reported(table) {
            let subject = Subject::Table(table.to_owned());
            self.analyses.keep(subject, None);
        }
        self.folded.retain(|(id, _)| id != table);
        self.results.remove(table);
        self.rows.remove(table);
        if table == SETTINGS {
            self.settings = Settings::default();
        }
        for row in rows {
            self.keep(row);
        }
    }

    /// Whether the site belongs to a server with pages of its own.
    pub(crate) fn is_of_server(&self) -> bool {
        self.base == pages::start::OFFLINE.trim_end_matches('/')
    }

    /// The request as it would be at the root of a site.
    pub(crate) fn strip(&self, mut request: Request) -> Request {
        let inner = |path: &str| {
            let inner = path.strip_prefix(&self.base).unwrap_or(path);
            if inner.is_empty() { "/" } else { inner }.to_owned()
        };
        request.path = inner(&request.path);
        request.from = request.from.map(|from| inner(&from));
        request
    }

    /// An address from a page, without the folder of the site.
    pub(crate) fn inner<'a>(&self, address: &'a str) -> &'a str {
        let inner = address.strip_prefix(&self.base).unwrap_or(address);
        let leads_here = inner.starts_with('/') && !inner.starts_with("//");
        if leads_here { inner } else { "/" }
    }

    /// Adds the elements that every page needs here, and prefixes addresses with the folder of the site. In texts,
    /// pages write quotation marks as entities, so a match is always an attribute.
    pub(crate) fn finish(&self, answer: &mut Answer) {
        if answer.kind == HTML {
            let text = String::from_utf8_lossy(&answer.body);
            let head = pages::offline::head().into_string() + "</head>";
            answer.body = text.replacen("</head>", &head, 1).into_bytes();
        }
        if self.base.is_empty() {
            return;
        }
        if let Some(location) = &mut answer.location {
            location.insert_str(0, &self.base);
        }
        let (from, to) = match answer.kind {
            HTML | STREAM => ("=\"/", format!("=\"{}/", self.base)),
            CSS => ("url(/", format!("url({}/", self.base)),
            _ => return,
        };
        let text = String::from_utf8_lossy(&answer.body).replace(from, &to);
        answer.body = text.into_bytes();
    }

    /// The texts of a request.
    pub(crate) fn texts(&self, request: &Request) -> &'static Texts {
        self.settings.texts(&request.languages)
    }

    /// The person's name; the default if none was chosen.
    pub(crate) fn name(&self, request: &Request) -> String {
        let usual = || say!(self.texts(request), "usual-name");
        self.settings.name.clone().unwrap_or_else(usual)
    }

    /// The game of a replay, if it is over or imported.
    pub(crate) fn game_of(&mut self, source: &ReplaySource) -> Result<(Subject, AnyGame), Error> {
        match source {
            ReplaySource::Table(id) => {
                let table = self.table(id)?;
                if !table.is_over() {
                    return Err(PageError::Running.into());
                }
                Ok((Subject::Table(id.clone()), table.game()))
            }
            ReplaySource::Record(name) => {
                let record = self.imported(name).ok_or(PageError::NoReplay)?;
                let game = AnyGame::read(name, record);
                let broken = |error| PageError::Broken(format!("{error}"));
                Ok((Subject::Record(name.clone()), game.map_err(broken)?))
            }
            ReplaySource::Watch(_) => Err(Error::NeedsServer),
        }
    }

    /// The table with this name.
    ///
    /// # Errors
    /// If there is none, or its rows cannot be read.
    pub(crate) fn table(&mut self, id: &str) -> Result<&mut AnyTable, Error> {
        if let Some(place) = self.folded.iter().position(|(known, _)| known == id) {
            if let Some(found) = self.folded.remove(place) {
                self.folded.push_back(found);
            }
        } else {
            let rows = self.rows.get(id).filter(|_| id != SETTINGS);
            let table = AnyTable::load(id, rows.ok_or(PageError::NoTable)?, self.settings.avatar());
            self.folded
                .push_back((id.to_owned(), table.map_err(PageError::Broken)?));
            if self.folded.len() > FOLDED {
                self.folded.pop_front();
            }
        }
        let (_, table) = self.folded.back_mut().ok_or(PageError::NoTable)?;
        Ok(table)
    }

    /// Changes a table; returns the rows to store.
    pub(crate) fn change(
        &mut self,
        id: &str,
        work: impl FnOnce(&mut AnyTable) -> Result<Done, Error>,
    ) -> Result<Vec<Stored>, Error> {
        let done = work(self.table(id)?)?;
        Ok(self.append(id, &done.iter().map(Row::write).collect::<Vec<_>>()))
    }

    /// Appends rows, which the caller stores.
    pub(crate) fn append(&mut self, table: &str, rows: &[String]) -> Vec<Stored> {
        let kept = self.rows.entry(table.to_owned()).or_default();
        let first = kept.len();
        kept.extend_from_slice(rows);
        let stored = rows.iter().zip(first..);
        stored
            .map(|(text, number)| Stored {
                table: table.to_owned(),
                number,
                text: text.clone(),
            })
            .collect()
    }

    /// Applies a choice for all pages.
    pub(crate) fn set(&mut self, setting: &Setting) -> Vec<Stored> {
        let row = serde_json::to_string(setting).unwrap_or_default();
        self.settings.take(&row);
        // Their pages may have the old picture.
        self.folded.clear();
        self.append(SETTINGS, &[row])
    }

    /// Adds a new table.
    pub(crate) fn add(&mut self, (id, rows): NewTable) -> Vec<Stored> {
        let rows: Vec<String> = rows.iter().map(Row::write).collect();
        self.append(&id, &rows)
    }

    /// Keeps a record for a while; returns its name, which depends only on the record.
    pub(crate) fn import(&mut self, record: String) -> String {
        let name = format!("{:016x}", pages::sent_regions::hash_of(&record));
        self.imported.retain(|(known, _)| *known != name);
        self.imported.push_back((name.clone(), record));
        if self.imported.len() > FOLDED {
            self.imported.pop_front();
        }
        name
    }

    /// The record with this name.
    pub(crate) fn imported(&self, name: &str) -> Option<&str> {
        let known = self.imported.iter().find(|(known, _)| known == name);
        known.map(|(_, record)| record.as_str())
    }

    /// Whether a table with this name is stored.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.rows.contains_key(id)
    }

    /// The first row of each table, with its name and whether its game is over.
    pub(crate) fn opened(&self) -> Vec<(String, Box<Opened>, bool)> {
        let tables = self.rows.iter().filter(|(id, _)| *id != SETTINGS);
        let opened = tables.filter_map(|(id, rows)| match Row::read(rows.first()?) {
            Ok(Row::Opened(opened)) => Some((id.clone(), opened, Row::is_over(rows))),
            _ => None,
        });
        opened.collect()
    }

    /// The names of all tables that are over, or of all others, the latest first.
    pub(crate) fn tables(&self, over: bool) -> Vec<String> {
        let all = self.opened().into_iter();
        let all = all.filter(|(_, _, is_over)| *is_over == over);
        let mut all: Vec<(i64, String)> = all.map(|(id, opened, _)| (opened.at, id)).collect();
        all.sort_by(|one, other| other.cmp(one));
        all.into_iter().map(|(_, id)| id).collect()
    }

    /// All rows, for a backup.
    pub(crate) fn all_rows(&self) -> &BTreeMap<String, Vec<String>> {
        &self.rows
    }

    /// Checks that rows from a file are a table that can be played or viewed.
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub(crate) fn check(id: &str, rows: &[String]) -> Result<(), String> {
        AnyTable::load(id, rows, Settings::default().avatar()).map(|_| ())
    }

    /// The name of a table if only bots decide there now.
    pub(crate) fn due(&mut self, id: &str) -> Option<String> {
        let table = self.table(id).ok()?;
        table.bots_are_due().then(|| id.to_owned())
    }

    /// The last content sent to a page of a table; empty if the page was just loaded (`anew`).
    pub(crate) fn shown(&mut self, table: &str, page: &str, anew: bool) -> &mut SentRegions {
        let key = (table.to_owned(), page.to_owned());
        let known = self.shown.iter().position(|(other, _)| *other == key);
        let known = known.and_then(|place| self.shown.remove(place));
        let shown = known.filter(|_| !anew).map(|(_, shown)| shown);
        self.shown.push_back((key, shown.unwrap_or_default()));
        if self.shown.len() > PAGES {
            self.shown.pop_front();
        }
        let last = self.shown.len() - 1;
        &mut self.shown[last].1
    }
}

/// The media types of pages, streams and style sheets.
pub(crate) const HTML: &str = Reply::HTML;
pub(crate) const STREAM: &str = "text/event-stream";
pub(crate) const CSS: &str = "text/css; charset=utf-8";

/// A page.
pub(crate) fn html(t: &Texts, markup: maud::Markup) -> Answer {
    Answer::of(Reply::page(markup), t)
}
