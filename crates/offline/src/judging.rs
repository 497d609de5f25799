//! Finished games that are judged: piece by piece, so that pages are answered in between. What was found in the game of a table
//! is stored in rows of its own, which are read only when somebody looks at it.

use std::collections::VecDeque;
use std::sync::Arc;

pub(crate) use antipater_bots::analysis::METHOD;
use antipater_bots::analysis::{Analyzable, Depth, Judging, Options, Report};
use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;
use antipater_show::game::AnyGame;
use antipater_show::replay::Subject;

/// How many games may wait, the one that is judged among them.
const WAITING: usize = 8;
/// How many reports stay in memory.
const KEPT: usize = 8;
/// The prefix of the names under which reports are stored. It sorts after all other names, so that a browser can read the
/// others alone.
const REPORTS: char = '~';

/// The name under which the reports of a table are stored.
pub(crate) fn stored_under(table: &str) -> String {
    format!("{REPORTS}{table}")
}

/// The table whose reports are stored under this name; none for the name of a table.
pub(crate) fn reported(name: &str) -> Option<&str> {
    name.strip_prefix(REPORTS)
}

/// A judgment of this way of judging: one of another is made again.
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
    /// A part of a decision is judged.
    Part,
    /// Another decision of this game is judged.
    Decision(Subject),
    /// A game is judged.
    Found(Subject, Box<Report>),
}

/// The state of an analysis.
pub(crate) enum Look {
    /// Nobody has asked for it.
    Nothing,
    /// It waits for this many others.
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
    /// The tables whose games were to be judged when the machine was stopped, with the depths.
    wanted: VecDeque<(String, Depth)>,
    /// What is known of each game; nothing where nothing is stored.
    known: VecDeque<(Subject, Option<Arc<Report>>)>,
}

impl Analyses {
    /// Whether something is to be judged.
    pub(crate) fn are_due(&self) -> bool {
        !self.jobs.is_empty() || !self.wanted.is_empty()
    }

    /// Notes that the game of a table is still to be judged.
    pub(crate) fn want(&mut self, table: &str, depth: Depth) {
        if self.wanted.len() < WAITING {
            self.wanted.push_back((table.to_owned(), depth));
        }
    }

    /// The next table whose game is still to be judged, and the depth.
    pub(crate) fn wanted(&self) -> Option<(String, Depth)> {
        self.wanted.front().cloned()
    }

    /// The next table's game is being judged by now, or cannot be.
    pub(crate) fn took_up(&mut self) {
        self.wanted.pop_front();
    }

    /// Begins to judge a game, unless it is being judged. Returns whether there is room for it.
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

    /// Forgets that somebody has asked.
    pub(crate) fn cancel(&mut self, subject: &Subject) {
        self.jobs.retain(|job| job.subject != *subject);
    }

    /// The state of an analysis, as far as it is known here; `None` if it may be stored.
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

    /// Keeps what was found, or that nothing is stored.
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

/// The report, or whether another decision is judged.
fn piece<G: Analyzable>(judging: &mut Judging<G>) -> Result<Box<Report>, bool> {
    let before = judging.progress();
    if judging.go_on() {
        return Err(judging.progress() != before);
    }
    let analysis = judging.clone().finish();
    Ok(Box::new(analysis.written(judging.record())))
}
