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
    depth: Depth,
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

/// The progress of an analysis.
pub(crate) enum Progress {
    /// This many analyses come first.
    Waiting(usize),
    /// The number of judged decisions, and of all.
    Working(usize, usize),
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

    /// Notes that the game of a table must still be analyzed. Returns whether there is room for it.
    pub(crate) fn want(&mut self, table: &str, depth: Depth) -> bool {
        let room = self.wanted.len() + self.jobs.len() < WAITING;
        if room {
            self.wanted.push_back((table.to_owned(), depth));
        }
        room
    }

    /// Whether the game of a table waits for its net.
    pub(crate) fn is_wanted(&self, subject: &Subject) -> bool {
        let mut wanted = self.wanted.iter();
        wanted.any(|(table, _)| matches!(subject, Subject::Table(id) if id == table))
    }

    /// The next table whose game must still be analyzed, and the depth.
    pub(crate) fn wanted(&self) -> Option<(String, Depth)> {
        self.wanted.front().cloned()
    }

    /// Removes the next table from that list: its analysis has begun, or cannot begin.
    pub(crate) fn took_up(&mut self) {
        self.wanted.pop_front();
    }

    /// Begins the analysis of a game, in place of a less thorough one. Returns whether there is room for it.
    pub(crate) fn ask(&mut self, subject: Subject, depth: Depth, game: AnyGame) -> bool {
        if self.depth(&subject).is_some_and(|known| known >= depth) {
            return true;
        }
        self.cancel(&subject);
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
        self.jobs.push_back(Job {
            subject,
            depth,
            work,
        });
        true
    }

    /// Cancels an analysis.
    pub(crate) fn cancel(&mut self, subject: &Subject) {
        self.jobs.retain(|job| job.subject != *subject);
        self.wanted
            .retain(|(table, _)| !matches!(subject, Subject::Table(id) if id == table));
    }

    /// The depth of the analysis of a game that is waiting or running.
    pub(crate) fn depth(&self, subject: &Subject) -> Option<Depth> {
        let mut jobs = self.jobs.iter();
        jobs.find(|job| job.subject == *subject)
            .map(|job| job.depth)
    }

    /// The progress of the analysis of a game that is waiting or running.
    pub(crate) fn progress(&self, subject: &Subject) -> Option<Progress> {
        let mut jobs = self.jobs.iter();
        let ahead = jobs.position(|job| job.subject == *subject)?;
        Some(match &self.jobs[ahead].work {
            _ if ahead > 0 => Progress::Waiting(ahead),
            Work::Seven(judging) => working(judging),
            Work::Duel(judging) => working(judging),
        })
    }

    /// The report of a game, as far as that is in memory; the outer `None` if one may be stored.
    pub(crate) fn report(&self, subject: &Subject) -> Option<Option<Arc<Report>>> {
        let mut known = self.known.iter();
        let (_, report) = known.find(|(known, _)| known == subject)?;
        Some(report.clone())
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

fn working<G: Analyzable>(judging: &Judging<G>) -> Progress {
    let (done, all) = judging.progress();
    Progress::Working(done, all)
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
