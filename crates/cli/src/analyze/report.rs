//! A judged record: the story of each player, and tables with the errors, the worst first, and the sums for each player.

use antipater_bots::analysis::bands::TOO_CLOSE;
use antipater_bots::analysis::{Analysis, Band, Decision, SeatReport};
use antipater_engine::{Record, Seat};
use antipater_show::replay::{Perspective, Story, Teller};
use antipater_show::texts::say;
use antipater_show::words::coach::Coach;
use anyhow::{Error, Result};

use super::words::{AnalyzedGame, coach, percent};
use crate::locale::{t, tell};
use crate::output::{Grid, Output};
use crate::record::heading;

/// Prints the stories and the tables.
pub(super) fn print<G: AnalyzedGame>(
    output: &mut Output,
    record: &Record<G>,
    number: usize,
    analysis: &Analysis<G::Action>,
) -> Result<()> {
    output.line(heading(record, number))?;
    let coach = coach(record);
    let report = analysis.written(record);
    for seat in &analysis.seats {
        let story = Story::of(&report, record, Perspective::All(seat.seat)).map_err(Error::msg)?;
        output.line("")?;
        for sentence in Teller::new(&coach, &story, None::<Seat>).sentences() {
            output.line(sentence.words)?;
        }
    }
    let mut errors: Vec<&Decision<G::Action>> = analysis
        .decisions
        .iter()
        .filter(|decision| decision.counted && decision.band >= Band::Inaccuracy)
        .collect();
    errors.sort_by(|one, other| other.loss.total_cmp(&one.loss));
    if errors.is_empty() {
        output.line(format_args!("\n{}", tell!("cli-analyze-no-errors")))?;
    } else {
        output.line(format_args!("\n{}", errors_of(&coach, record, &errors)))?;
        output.line(format_args!("\n{}", reasons_of(&coach, record, &errors)))?;
    }
    output.line(format_args!("\n{}", seats(record, &analysis.seats)))
}

/// The errors, one per row.
fn errors_of<G: AnalyzedGame>(
    coach: &Coach<'_>,
    record: &Record<G>,
    errors: &[&Decision<G::Action>],
) -> Grid {
    let headings = [
        tell!("cli-analyze-when"),
        tell!("cli-column-seat"),
        tell!("cli-analyze-band"),
        tell!("cli-analyze-played"),
        tell!("cli-analyze-better"),
        tell!("cli-analyze-lost"),
        tell!("cli-analyze-error"),
    ];
    let mut grid = Grid::new(5, headings);
    for decision in errors {
        let best = decision.best.first();
        let best = best.map(|best| G::action(coach, best.action));
        grid.row(vec![
            when(record, decision.step),
            decision.seat.number().to_string(),
            coach.band(decision.band),
            G::action(coach, decision.played),
            best.unwrap_or_default(),
            percent(decision.loss),
            percent(decision.loss_se),
        ]);
    }
    grid
}

/// For each error, in the same order, why another action was better.
fn reasons_of<G: AnalyzedGame>(
    coach: &Coach<'_>,
    record: &Record<G>,
    errors: &[&Decision<G::Action>],
) -> Grid {
    let headings = [
        tell!("cli-analyze-when"),
        tell!("cli-column-seat"),
        tell!("cli-analyze-why"),
    ];
    let mut grid = Grid::new(headings.len(), headings);
    for decision in errors {
        grid.row(vec![
            when(record, decision.step),
            decision.seat.number().to_string(),
            coach.why(&decision.reasons),
        ]);
    }
    grid
}

/// When a move was played.
fn when<G: AnalyzedGame>(record: &Record<G>, step: usize) -> String {
    record.position_after(step).when().words(t())
}

/// The sums, one player per row.
fn seats<G: AnalyzedGame>(record: &Record<G>, seats: &[SeatReport]) -> Grid {
    // The unexplained part has a column only if a seat has one.
    let unexplained = seats.iter().any(|seat| seat.unexplained().is_some());
    let mut headings = vec![
        tell!("cli-analyze-player"),
        tell!("cli-analyze-accuracy"),
        tell!("cli-analyze-errors", band = Band::Inaccuracy.name()),
        tell!("cli-analyze-errors", band = Band::Mistake.name()),
        tell!("cli-analyze-errors", band = Band::Blunder.name()),
        tell!("cli-analyze-start"),
        tell!("cli-analyze-luck"),
        tell!("cli-analyze-result"),
        tell!("cli-analyze-without-luck"),
    ];
    headings.extend(unexplained.then(|| tell!("cli-analyze-unexplained")));
    let mut grid = Grid::new(1, headings);
    let names = G::cities(record);
    for seat in seats {
        let some = |share: Option<f64>| share.map_or_else(String::new, percent);
        let accuracy = seat.accuracy.map(|accuracy| t().decimal(accuracy, 1));
        let mut row = vec![
            names.get(seat.seat.number()).cloned().unwrap_or_default(),
            accuracy.unwrap_or_default(),
        ];
        row.extend(seat.errors.counts().map(|count| count.to_string()));
        row.extend([
            percent(seat.start),
            percent(seat.luck),
            some(seat.result),
            some(seat.without_luck),
        ]);
        row.extend(unexplained.then(|| match seat.unexplained() {
            Some(rest) if rest.abs() > TOO_CLOSE => say!(t(), "story-close"),
            rest => some(rest),
        }));
        grid.row(row);
    }
    grid
}
