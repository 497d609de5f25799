//! Analyses on replay pages: start, cancel, and follow the progress.

use std::sync::Arc;

use antipater_bots::analysis::{Depth, Report};
use antipater_pages::handlers::{PageError, Reply};
use antipater_pages::replay::{self as page, Coaching, NextAnalysis, ReplaySource};
use antipater_show::game::AnyGame;
use antipater_show::options::TableOptions;
use antipater_show::puzzles::mistakes;
use antipater_show::replay::Subject;
use serde::Deserialize;

use crate::error::Error;
use crate::judging::{Piece, Progress, stored_under};
use crate::machine::{Made, Offline, STREAM, with};
use crate::message::{Answer, Request, Stored};
use crate::row::Row;
use crate::table::missing_net;

/// The depths to choose from, the default first.
const DEPTHS: [Depth; 2] = [Depth::Normal, Depth::Quick];
/// The depth to which a finished game is judged without being asked.
const FIRST: Depth = Depth::Quick;

/// Restarts analyses that were unfinished when the machine was stopped, from the beginning of each game.
///
/// # Errors
/// If a net is missing for it.
fn take_up(machine: &mut Offline) -> Result<(), Error> {
    while let Some((id, depth)) = machine.analyses.wanted() {
        // Ignored if the game cannot be read.
        if let Ok((subject, game)) = machine.game_of(&ReplaySource::Table(id)) {
            if let Some(net) = missing_net(TableOptions::of_game(&game).game) {
                return Err(Error::Needs(net));
            }
            machine.analyses.ask(subject, depth, game);
        }
        machine.analyses.took_up();
    }
    Ok(())
}

/// The report of a game.
///
/// # Errors
/// If it must be read from storage first.
fn report(machine: &mut Offline, subject: &Subject) -> Result<Option<Arc<Report>>, Error> {
    if let Some(known) = machine.analyses.report(subject) {
        return Ok(known);
    }
    match subject {
        Subject::Table(id) if machine.table(id)?.judged().is_some() => {
            Err(Error::Wants(stored_under(id)))
        }
        _ => Ok(None),
    }
}

/// The state of the analyses of a game, for pages.
///
/// # Errors
/// As for [`report`].
pub(super) fn coaching(machine: &mut Offline, subject: &Subject) -> Result<Coaching, Error> {
    let report = report(machine, subject)?;
    let next = match underway(machine, subject) {
        Some(next) => next,
        None if report
            .as_ref()
            .is_some_and(|report| report.depth >= DEPTHS[0]) =>
        {
            NextAnalysis::Unavailable
        }
        None => NextAnalysis::Offered {
            failed: false,
            depths: &DEPTHS,
        },
    };
    Ok(Coaching { report, next })
}

/// The analysis of a game that is waiting or running. Nobody has asked for the first one, so nobody cancels it.
fn underway(machine: &mut Offline, subject: &Subject) -> Option<NextAnalysis> {
    // Pages do not wait for a missing net.
    if take_up(machine).is_err() && machine.analyses.is_wanted(subject) {
        let (ahead, own) = (0, false);
        return Some(NextAnalysis::Waiting { ahead, own });
    }
    let own = machine.analyses.depth(subject)? > FIRST;
    Some(match machine.analyses.progress(subject)? {
        Progress::Waiting(ahead) => NextAnalysis::Waiting { ahead, own },
        Progress::Working(done, all) => NextAnalysis::Working { done, all, own },
    })
}

/// Begins a quick analysis of a game that has none, unless too many are waiting; returns the rows to store.
pub(super) fn begin(machine: &mut Offline, subject: &Subject, game: &AnyGame) -> Vec<Stored> {
    let net_is_there = missing_net(TableOptions::of_game(game).game).is_none();
    let begun = match subject {
        Subject::Table(id) => machine.analyses.want(id, FIRST),
        Subject::Record(_) => {
            net_is_there && machine.analyses.ask(subject.clone(), FIRST, game.clone())
        }
    };
    match begun {
        true => note(machine, subject, Some(FIRST)),
        false => Vec::new(),
    }
}

/// The row that notes to which depth a table is to be analyzed, so that a restarted machine goes on.
fn note(machine: &mut Offline, subject: &Subject, depth: Option<Depth>) -> Vec<Stored> {
    match subject {
        Subject::Table(id) => {
            let depth = depth.map(|depth| depth.to_string());
            machine.append(id, &[Row::Analysis { depth }.write()])
        }
        Subject::Record(_) => Vec::new(),
    }
}

/// A request to start or cancel an analysis. The answer redirects to the step that was shown.
#[derive(Deserialize)]
struct AnalysisForm {
    #[serde(rename = "do")]
    verb: String,
    /// The step and the perspective, as in the address of the page.
    #[serde(default)]
    here: String,
}

pub(super) fn change(machine: &mut Offline, request: &Request, source: &ReplaySource) -> Made {
    let AnalysisForm { verb, here } = request.for_handlers().form()?;
    let (subject, game) = machine.game_of(source)?;
    take_up(machine)?;
    let mut wanted = None;
    if verb == "cancel" {
        machine.analyses.cancel(&subject);
    } else {
        let depth = match verb.as_str() {
            "start" => DEPTHS[0],
            depth => depth
                .parse()
                .ok()
                .filter(|depth| DEPTHS.contains(depth))
                .ok_or_else(|| PageError::Unreadable(format!("do: {depth:?}")))?,
        };
        if !game.is_over() {
            return Err(PageError::Running.into());
        }
        if let Some(net) = missing_net(TableOptions::of_game(&game).game) {
            return Err(Error::Needs(net));
        }
        let known = report(machine, &subject)?;
        if known.is_none_or(|report| report.depth < depth) {
            if !machine.analyses.ask(subject.clone(), depth, game) {
                return Err(PageError::ManyAnalyses.into());
            }
            wanted = Some(depth);
        }
    }
    let rows = note(machine, &subject, wanted);
    let place = source.place();
    let step = page::step_of(&here);
    Ok(Answer {
        changed: Some(subject.name().to_owned()),
        rows,
        ..Reply::see(format!("{}{step}#story", place.base)).into()
    })
}

/// The progress region of a page; when the analysis has ended, the page reloads.
pub(super) fn stream(machine: &mut Offline, request: &Request, source: &ReplaySource) -> Made {
    let t = machine.texts(request);
    let (subject, _) = machine.game_of(source)?;
    let body = match underway(machine, &subject) {
        Some(next) => {
            let now = Coaching { report: None, next };
            let region = page::progress(t, &now, &source.place());
            format!("event: regions\ndata: {}\n\n", region.into_string())
        }
        None => "event: reload\ndata: now\n\n".to_owned(),
    };
    Ok(Answer {
        status: 200,
        kind: STREAM,
        body: body.into_bytes(),
        ..Answer::default()
    })
}

/// Judges the next piece of an analysis; a finished report is stored.
pub(crate) fn judge(machine: &mut Offline) -> Answer {
    if let Err(Error::Needs(net)) = take_up(machine) {
        return Answer {
            needs: Some(net),
            ..Answer::default()
        };
    }
    let (subject, rows) = match machine.analyses.go_on() {
        Piece::Idle => return Answer::default(),
        Piece::Part => (None, Vec::new()),
        Piece::Decision(subject) => (Some(subject), Vec::new()),
        Piece::Found(subject, report) => {
            let rows = found(machine, &subject, Arc::from(report));
            (Some(subject), rows)
        }
    };
    Answer {
        rows,
        changed: subject.map(|subject| subject.name().to_owned()),
        judges: machine.analyses.are_due(),
        ..Answer::default()
    }
}

/// Keeps a report; returns the rows to store.
fn found(machine: &mut Offline, subject: &Subject, report: Arc<Report>) -> Vec<Stored> {
    let mut rows = Vec::new();
    if let Subject::Table(id) = subject {
        let mut number = None;
        let noted = machine.change(id, |table| {
            with!(table, table => {
                number = Some(table.reports);
                let own = mistakes(&report, table.seat).len();
                Ok(table.note_report(own))
            })
        });
        // A table that is gone has no report either.
        let (Ok(noted), Some(number)) = (noted, number) else {
            return rows;
        };
        rows = noted;
        rows.push(Stored {
            table: stored_under(id),
            number,
            text: report.write(),
        });
    }
    machine.analyses.keep(subject.clone(), Some(report));
    rows
}
