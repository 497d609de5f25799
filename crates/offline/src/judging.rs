//! Analyses of finished games, in small pieces, so that requests are answered in between. The reports of a table are
//! stored in separate rows, which are read only when needed.

use std::collections::VecDeque;
use std::sync::Arc;

pub(crate) use antipater_bots::analysis::METHOD;
use antipater_bots::analysis::{Analyzable, Depth, Judging, Options, Report};
use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;
use antipater_show::game::AnyGame;
use antipater_show::replay::Subject;

/// The most games that wait, including the one in progress.
const WAITING: usize = 8;
/// The most reports in memory.
const KEPT: usize = 8;
/// The prefix of the names under which reports are stored. It sorts after all other names, so that a browser can read
/// the others alone.
const REPORTS: char = '~';

/// The name under which the reports of a table are stored.
pub(crate) fn stored_under(table: &str) -> String {
    format!("{REPORTS}{table}")
}

/// The table whose reports are stored under this name; `None` for the name of a table.
pub(crate) fn reported(name: &str) -> Option<&str> {
    name.strip_prefix(REPORTS)
}

/// Whether a report was made by the current method. Other reports are made anew.
pub(crate) fn is_current(method: u32) -> bool {
    method == METHOD
}

enum Work {
    Seven(Box<Judging<Seven>>),
    Duel(Box<Judging<Duel>>),
}

struct Job {
    subject: Subject,
    work: Work,
}

/// The result of a piece of work.
pub(crate) enum Piece {
    /// There is nothing to do.
    Idle,
    /// A part of a decision was judged.
    Part,
    /// Another decision of this game was judged.
    Decision(Subject),
    /// The analysis of a game is done.
    Found(Subject, Box<Report>),
}

/// The state of an analysis.
pub(crate) enum Look {
    /// It was not requested.
    Nothing,
    /// This many analyses come first.
    Waiting(usize),
    /// The number of judged decisions, and of all.
    Working(usize, usize),
    /// It is done.
    Done(Arc<Report>),
}

/// The analyses of a machine.
#[derive(Default)]
pub(crate) struct Analyses {
    jobs: VecDeque<Job>,
    /// The tables whose analyses were unfinished when the machine was stopped, with the depths.
    wanted: VecDeque<(String, Depth)>,
    /// The known report of each game; `None` if none is stored.
    known: VecDeque<(Subject, Option<Arc<Report>>)>,
}

impl Analyses {
    /// Whether an analysis is due.
    pub(crate) fn are_due(&self) -> bool {
        !self.jobs.is_empty() || !self.wanted.is_empty()
    }

    /// Notes that the game of a table must still be analyzed.
    pub(crate) fn want(&mut self, table: &str, depth: Depth) {
        if self.wanted.len() < WAITING {
            self.wanted.push_back((table.to_owned(), depth));
        }
    }

    /// The next table whose game must still be analyzed, and the depth.
    pub(crate) fn wanted(&self) -> Option<(String, Depth)> {
        self.wanted.front().cloned()
    }

    /// Removes the next table from that list: its analysis has begun, or cannot begin.
    pub(crate) fn took_up(&mut self) {
        self.wanted.pop_front();
    }

    /// Begins the analysis of a game, unless it is in progress. Returns whether there is room for it.
    pub(crate) fn ask(&mut self, subject: Subject, depth: Depth, game: AnyGame) -> bool {
        if self.jobs.iter().any(|job| job.subject == subject) {
            return true;
        }
        if self.jobs.len() >= WAITING {
            return false;
        }
        let options = Options {
            depth,
            ..Options::default()
        };
        let work = match game {
            AnyGame::Seven(game) => Work::Seven(Box::new(Judging::new(game.record, options))),
            AnyGame::Duel(game) => Work::Duel(Box::new(Judging::new(game.record, options))),
        };
        self.jobs.push_back(Job { subject, work });
        true
    }

    /// Cancels an analysis.
    pub(crate) fn cancel(&mut self, subject: &Subject) {
        self.jobs.retain(|job| job.subject != *subject);
    }

    /// The state of an analysis, as far as it is in memory; `None` if a report may be stored.
    pub(crate) fn see(&self, subject: &Subject) -> Option<Look> {
        let mut jobs = self.jobs.iter();
        if let Some(ahead) = jobs.position(|job| job.subject == *subject) {
            return Some(match &self.jobs[ahead].work {
                _ if ahead > 0 => Look::Waiting(ahead),
                Work::Seven(judging) => working(judging),
                Work::Duel(judging) => working(judging),
            });
        }
        let mut known = self.known.iter();
        let (_, report) = known.find(|(known, _)| known == subject)?;
        Some(report.clone().map_or(Look::Nothing, Look::Done))
    }

    /// Remembers a report, or that none is stored.
    pub(crate) fn keep(&mut self, subject: Subject, report: Option<Arc<Report>>) {
        self.known.retain(|(known, _)| *known != subject);
        self.known.push_back((subject, report));
        if self.known.len() > KEPT {
            self.known.pop_front();
        }
    }

    /// Judges the next piece.
    pub(crate) fn go_on(&mut self) -> Piece {
        let Some(job) = self.jobs.front_mut() else {
            return Piece::Idle;
        };
        let found = match &mut job.work {
            Work::Seven(judging) => piece(judging),
            Work::Duel(judging) => piece(judging),
        };
        match found {
            Err(false) => Piece::Part,
            Err(true) => Piece::Decision(job.subject.clone()),
            Ok(report) => {
                let subject = job.subject.clone();
                self.jobs.pop_front();
                Piece::Found(subject, report)
            }
        }
    }
}

fn working<G: Analyzable>(judging: &Judging<G>) -> Look {
    let (done, all) = judging.progress();
    Look::Working(done, all)
}

/// The report, or whether another decision was judged.
fn piece<G: Analyzable>(judging: &mut Judging<G>) -> Result<Box<Report>, bool> {
    let before = judging.progress();
    if judging.advance() {
        return Err(judging.progress() != before);
    }
    let analysis = judging.clone().finish();
    Ok(Box::new(analysis.written(judging.record())))
}
