//! Analyses on replay pages: start, cancel, and follow the progress.

use std::sync::Arc;

use antipater_bots::analysis::{Depth, Report};
use antipater_pages::handlers::{PageError, Reply};
use antipater_pages::replay::{self as page, Coaching, ReplaySource};
use antipater_show::options::TableOptions;
use antipater_show::puzzles::mistakes;
use antipater_show::replay::Subject;
use serde::Deserialize;

use crate::error::Error;
use crate::judging::{Look, Piece, stored_under};
use crate::machine::{Made, Offline, STREAM, with};
use crate::message::{Answer, Request, Stored};
use crate::row::Row;
use crate::table::missing_net;

/// The depths to choose from, the default first.
const DEPTHS: [Depth; 2] = [Depth::Normal, Depth::Quick];

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

/// The state of the analysis of a game.
///
/// # Errors
/// If a report must be read from storage first.
fn look(machine: &mut Offline, subject: &Subject) -> Result<Look, Error> {
    take_up(machine)?;
    if let Some(look) = machine.analyses.see(subject) {
        return Ok(look);
    }
    match subject {
        Subject::Table(id) if machine.table(id)?.judged().is_some() => {
            Err(Error::Wants(stored_under(id)))
        }
        _ => Ok(Look::Nothing),
    }
}

/// The same for pages.
///
/// # Errors
/// As for [`look`].
pub(super) fn coaching(machine: &mut Offline, subject: &Subject) -> Result<Coaching, Error> {
    Ok(told(look(machine, subject)?))
}

fn told(look: Look) -> Coaching {
    let own = true;
    match look {
        Look::Nothing => Coaching::Offered {
            failed: false,
            depths: &DEPTHS,
        },
        Look::Waiting(ahead) => Coaching::Waiting { ahead, own },
        Look::Working(done, all) => Coaching::Working { done, all, own },
        Look::Done(report) => Coaching::Done(report),
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
        if !matches!(look(machine, &subject)?, Look::Done(_))
            && !machine.analyses.ask(subject.clone(), depth, game)
        {
            return Err(PageError::ManyAnalyses.into());
        }
        wanted = Some(depth.to_string());
    }
    let rows = match &subject {
        Subject::Table(id) => {
            let row = Row::Analysis { depth: wanted };
            machine.append(id, &[row.write()])
        }
        Subject::Record(_) => Vec::new(),
    };
    let place = source.place();
    let step = page::step_of(&here);
    Ok(Answer {
        changed: Some(subject.name().to_owned()),
        rows,
        ..Reply::see(format!("{}{step}#analysis", place.base)).into()
    })
}

/// The progress region of a page; when the analysis has ended, the page reloads.
pub(super) fn stream(machine: &mut Offline, request: &Request, source: &ReplaySource) -> Made {
    let t = machine.texts(request);
    let (subject, _) = machine.game_of(source)?;
    let look = look(machine, &subject)?;
    let body = if matches!(look, Look::Waiting(_) | Look::Working(..)) {
        let region = page::progress(t, &told(look), &source.place());
        format!("event: regions\ndata: {}\n\n", region.into_string())
    } else {
        "event: reload\ndata: now\n\n".to_owned()
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
