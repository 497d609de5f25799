//! Practice of the visitor's mistakes in an analyzed game. Answers are not stored.

use antipater_bots::analysis::{Report, WrittenDecision};
use antipater_show::puzzles::{Problem, mistakes, problem_of};

use super::request::number_of;
use super::{HistoryPart, Host, PageError, Reply, Request};
use crate::puzzles::list::GameMistakes;
use crate::puzzles::problem::{self, ProblemPlace};
use crate::replay::ReplaySource;

/// The number of recent games that are searched for mistakes.
const RECENT: usize = 10;

/// The recent games in which an analysis has found mistakes of the visitor, the newest first.
pub(super) async fn recent<H: Host>(host: &mut H) -> Result<Vec<GameMistakes>, H::Error> {
    let part = HistoryPart {
        limit: Some(RECENT),
        ..HistoryPart::default()
    };
    let mut all = Vec::new();
    for game in host.history(&part).await? {
        let count = host.mistakes(&game.table).await?;
        if count > 0 {
            all.push(GameMistakes { game, count });
        }
    }
    Ok(all)
}

/// Counts the mistakes of the visitor that the analysis of a finished table has found.
///
/// # Errors
/// If the host refuses.
pub async fn count_mistakes<H: Host>(host: &mut H, table: &str) -> Result<usize, H::Error> {
    let source = ReplaySource::Table(table.to_owned());
    let (subject, game) = host.game(&source).await?;
    let coaching = host.coaching(subject, &game).await?;
    count(host, &source, coaching.report()).await
}

/// The number of mistakes that the visitor can practice.
pub(super) async fn count<H: Host>(
    host: &mut H,
    source: &ReplaySource,
    report: Option<&Report>,
) -> Result<usize, H::Error> {
    let (ReplaySource::Table(table), Some(report)) = (source, report) else {
        return Ok(0);
    };
    Ok(own(host, table, report).await?.len())
}

/// The mistakes of the visitor; none without a seat.
async fn own<'a, H: Host>(
    host: &mut H,
    table: &str,
    report: &'a Report,
) -> Result<Vec<&'a WrittenDecision>, H::Error> {
    let seat = host.seat(table).await?;
    Ok(seat.map_or_else(Vec::new, |seat| mistakes(report, seat)))
}

/// The mistake of this number, from 1.
async fn find<H: Host>(
    host: &mut H,
    table: &str,
    number: &str,
) -> Result<(ProblemPlace, Problem), H::Error> {
    let source = ReplaySource::Table(table.to_owned());
    let (subject, game) = host.game(&source).await?;
    let coaching = host.coaching(subject, &game).await?;
    let report = coaching.report().ok_or(PageError::NoAnalysis)?;
    let all = own(host, table, report).await?;
    let number = number_of(number)?;
    let decision = number.checked_sub(1).and_then(|place| all.get(place));
    let problem = problem_of(&game, decision.ok_or(PageError::NoPuzzle)?);
    let broken = |why| PageError::Broken(format!("an analyzed decision: {why}"));
    let base = source.place().base;
    let place = ProblemPlace::mistake(host.texts(), &base, number, all.len());
    Ok((place, problem.map_err(broken)?))
}

pub(super) async fn show<H: Host>(
    host: &mut H,
    table: &str,
    number: &str,
) -> Result<Reply, H::Error> {
    let (place, problem) = find(host, table, number).await?;
    let t = host.texts();
    Ok(Reply::page(problem::page(
        t,
        &place,
        &problem.view(t),
        None,
    )))
}

pub(super) async fn take<H: Host>(
    host: &mut H,
    request: &Request<'_>,
    table: &str,
    number: &str,
) -> Result<Reply, H::Error> {
    let (place, problem) = find(host, table, number).await?;
    let action = request.answer_to(&problem)?;
    Ok(Reply::see(format!("{}/answers/{action}", place.base)))
}

pub(super) async fn verdict<H: Host>(
    host: &mut H,
    table: &str,
    number: &str,
    action: &str,
) -> Result<Reply, H::Error> {
    let (place, problem) = find(host, table, number).await?;
    host.has_net(&problem)?;
    let t = host.texts();
    let found = problem.answer(t, number_of(action)?);
    let found = found.ok_or(PageError::NoPuzzle)?;
    let page = problem::verdict(t, &place, &problem.view(t), &found, None);
    Ok(Reply::page(page))
}
