//! The report of a series: as tables, as a JSON object, as CSV.

use antipater_bots::stats::Interval;
use antipater_engine::{State, Victory};
use anyhow::Result;
use serde::Serialize;

use super::stats::{Dealt, Figures, Sum};
use crate::locale::{t, tell};
use crate::output::{Grid, Ordered, Output};
use crate::pad::category;

type Named<V> = Ordered<String, V>;
type ByWord<V> = Ordered<&'static str, V>;

/// The settings of a series, and how it ended.
pub(super) struct Run {
    pub(super) seed: u64,
    pub(super) seconds: f64,
    pub(super) threads: usize,
    /// Whether it was stopped before its last game.
    pub(super) interrupted: bool,
}

#[derive(Serialize)]
struct Report {
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    threads: usize,
    signature: String,
    wins: Named<f64>,
    mean_scores: Named<ByWord<f64>>,
    interrupted: bool,
    /// Standard deviations of a seat's points.
    deviations: Named<ByWord<f64>>,
    by_bot: Named<GroupFigures>,
    by_seat: Named<GroupFigures>,
    /// By lot: the board of a seat, or whether it begins.
    by_deal: Named<GroupFigures>,
    victories: ByWord<u64>,
}

/// The figures of a group of seats. Intervals are 95 % intervals; an unknown end is null.
#[derive(Serialize)]
struct GroupFigures {
    games: u64,
    wins: f64,
    share: f64,
    share_low: f64,
    share_high: f64,
    mean: f64,
    deviation: f64,
    mean_low: f64,
    mean_high: f64,
}

impl From<Figures> for GroupFigures {
    fn from(figures: Figures) -> GroupFigures {
        GroupFigures {
            games: figures.games,
            wins: figures.wins,
            share: figures.share,
            share_low: figures.shares.low,
            share_high: figures.shares.high,
            mean: figures.points,
            deviation: figures.spread,
            mean_low: figures.range.low,
            mean_high: figures.range.high,
        }
    }
}

fn entries(figures: impl Iterator<Item = (String, Figures)>) -> Named<GroupFigures> {
    Ordered(figures.map(|(name, f)| (name, f.into())).collect())
}

/// The categories and the total, each with a value.
fn by_category<G: State>(values: impl Iterator<Item = f64>, total: f64) -> ByWord<f64> {
    let mut all: Vec<_> = G::CATEGORIES.iter().copied().zip(values).collect();
    all.push(("total", total));
    Ordered(all)
}

/// The number of games that ended with each kind of victory.
fn victories(sum: &Sum<'_>) -> impl Iterator<Item = (&'static str, u64)> {
    let kinds = Victory::ALL.iter().map(|victory| victory.name());
    kinds.zip(sum.victories)
}

/// Prints a JSON object.
pub(super) fn json<G: Dealt>(output: &mut Output, run: &Run, sum: &Sum<'_>) -> Result<()> {
    let accounts = || sum.tally.accounts.iter();
    let wins = accounts().map(|account| (sum.name(account), account.wins));
    let means = accounts().map(|account| {
        let means = by_category::<G>(account.means(), account.mean_total());
        (sum.name(account), means)
    });
    let deviations = accounts().map(|account| {
        let deviations = by_category::<G>(account.deviations(), account.total.deviation());
        (sum.name(account), deviations)
    });
    output.json(&Report {
        games: sum.tally.games,
        decisions: sum.tally.decisions,
        seconds: run.seconds,
        games_per_second: sum.tally.games as f64 / run.seconds,
        decisions_per_second: sum.tally.decisions as f64 / run.seconds,
        threads: run.threads,
        signature: signature(sum),
        wins: Ordered(wins.collect()),
        mean_scores: Ordered(means.collect()),
        interrupted: run.interrupted,
        deviations: Ordered(deviations.collect()),
        by_bot: entries(sum.bots()),
        by_seat: entries(sum.seats()),
        by_deal: entries(sum.lots(G::lot_name)),
        victories: Ordered(victories(sum).collect()),
    })
}

fn signature(sum: &Sum<'_>) -> String {
    format!("{:016x}", sum.tally.signature())
}

/// Prints tables, without victories for a game with one kind of victory only.
pub(super) fn tables<G: Dealt>(
    output: &mut Output,
    title: &str,
    run: &Run,
    sum: &Sum<'_>,
) -> Result<()> {
    let (games, decisions) = (sum.tally.games, sum.tally.decisions);
    output.line(tell!(
        "cli-report-games",
        title = title,
        games = games,
        seed = run.seed.to_string(),
        seconds = t().decimal(run.seconds, 2),
        threads = run.threads,
        end = if run.interrupted {
            "interrupted"
        } else {
            "whole"
        },
    ))?;
    output.line(tell!(
        "cli-report-speed",
        games = t().decimal(games as f64 / run.seconds, 0),
        decisions = t().decimal(decisions as f64 / run.seconds, 0),
        signature = signature(sum),
    ))?;
    if victories(sum).filter(|(_, count)| *count > 0).count() > 1 {
        let [civilian, military, science] = sum.victories;
        output.line(tell!(
            "cli-report-victories",
            civilian = civilian,
            military = military,
            science = science,
        ))?;
    }
    output.line(format_args!("\n{}", points::<G>(sum)))?;
    output.line(format_args!(
        "\n{}",
        groups(tell!("cli-column-bot"), sum.bots())
    ))?;
    output.line(format_args!(
        "\n{}",
        groups(tell!("cli-column-seat"), sum.seats())
    ))?;
    let lot = tell!("cli-column-lot", word = G::LOTS.one);
    output.line(format_args!("\n{}", groups(lot, sum.lots(G::lot_title))))
}

/// Means and, below them, standard deviations of points by category.
fn points<G: State>(sum: &Sum<'_>) -> Grid {
    let mut headings = vec![tell!("cli-column-points")];
    headings.extend(G::CATEGORIES.iter().map(|word| category(word)));
    headings.push(category("total"));
    let mut grid = Grid::new(1, headings);
    let number = |value: f64| t().decimal(value, 2);
    for account in &sum.tally.accounts {
        let mut row = vec![sum.name(account)];
        row.extend(account.means().map(number));
        row.push(number(account.mean_total()));
        grid.row(row);
        let mut row = vec![format!("  {}", tell!("cli-column-spread"))];
        row.extend(account.deviations().map(number));
        row.push(number(account.total.deviation()));
        grid.row(row);
    }
    grid
}

/// Wins and totals of groups of seats, each with its 95 % interval.
fn groups(heading: String, figures: impl Iterator<Item = (String, Figures)>) -> Grid {
    let headings = vec![
        heading,
        tell!("cli-column-games"),
        tell!("cli-column-wins"),
        tell!("cli-column-share"),
        "95 %".to_owned(),
        category("total"),
        tell!("cli-column-spread"),
        "95 %".to_owned(),
    ];
    let mut grid = Grid::new(1, headings);
    for (name, figures) in figures {
        let shares = Interval {
            low: 100.0 * figures.shares.low,
            high: 100.0 * figures.shares.high,
        };
        grid.row(vec![
            name,
            figures.games.to_string(),
            t().decimal(figures.wins, 1),
            format!("{} %", t().decimal(100.0 * figures.share, 1)),
            between(shares, 1),
            t().decimal(figures.points, 2),
            t().decimal(figures.spread, 2),
            between(figures.range, 2),
        ]);
    }
    grid
}

/// A formatted interval; empty if it is infinite.
fn between(interval: Interval, digits: usize) -> String {
    if interval.low.is_finite() {
        tell!(
            "cli-interval",
            low = t().decimal(interval.low, digits),
            high = t().decimal(interval.high, digits)
        )
    } else {
        String::new()
    }
}

/// Prints a line for each group of seats, for each bot and category, and for each kind of victory. Fields without a
/// figure are empty.
pub(super) fn csv<G: Dealt>(output: &mut Output, sum: &Sum<'_>) -> Result<()> {
    output.line(
        "group,name,category,games,wins,share,share_low,share_high,mean,deviation,mean_low,mean_high",
    )?;
    for (name, figures) in sum.bots() {
        csv_line(output, "bot", &name, &figures)?;
    }
    for (name, figures) in sum.seats() {
        csv_line(output, "seat", &name, &figures)?;
    }
    for (name, figures) in sum.lots(G::lot_name) {
        csv_line(output, G::LOTS.one, &name, &figures)?;
    }
    for account in &sum.tally.accounts {
        let figures = account.means().zip(account.deviations());
        for (category, (mean, deviation)) in G::CATEGORIES.iter().zip(figures) {
            let (bot, games) = (sum.name(account), account.total.games());
            output.line(format_args!(
                "bot,{bot},{category},{games},,,,,{mean},{deviation},,"
            ))?;
        }
    }
    victories(sum)
        .try_for_each(|(name, games)| output.line(format_args!("victory,{name},,{games},,,,,,,,")))
}

fn csv_line(output: &mut Output, group: &str, name: &str, figures: &Figures) -> Result<()> {
    let Figures {
        games,
        wins,
        share,
        shares,
        points,
        spread,
        range,
    } = figures;
    let (low, high) = (shares.low, shares.high);
    let known = |end: f64| {
        if end.is_finite() {
            end.to_string()
        } else {
            String::new()
        }
    };
    output.line(format_args!(
        "{group},{name},total,{games},{wins},{share},{low},{high},{points},{spread},{},{}",
        known(range.low),
        known(range.high)
    ))
}
