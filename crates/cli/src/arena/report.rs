//! The report of the arena: as text with a table, or as a JSON object.

use antipater_bots::BotSpec;
use antipater_bots::arena::Side;
use antipater_bots::elo::{Sequential, Verdict, difference};
use antipater_bots::stats::{Account, Interval};
use antipater_engine::{State, Victory};
use antipater_show::texts::signed;
use anyhow::Result;
use serde::Serialize;

use super::args::Args;
use super::sum::{Failure, Sum};
use crate::game::Game;
use crate::locale::{t, tell};
use crate::output::{Grid, Ordered, Output};
use crate::pad::category;

type Named<V> = Ordered<&'static str, V>;

/// The settings and result of a series.
pub(super) struct Run<'a> {
    pub(super) title: &'a str,
    pub(super) players: usize,
    pub(super) threads: usize,
    pub(super) seconds: f64,
    /// Whether the user stopped it before its last deal.
    pub(super) interrupted: bool,
}

/// All figures. Intervals are 95 % intervals; unknown figures are null.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<&'static str>,
    players: usize,
    a: String,
    b: String,
    seed: u64,
    deals: u64,
    games: u64,
    /// Null, like the figures derived from it, if too many games were lost by failure.
    a_score: Option<f64>,
    fair: f64,
    low: Option<f64>,
    high: Option<f64>,
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
    moves: Named<u64>,
    cpu_ms_per_move: Named<Option<f64>>,
    cpu_ms_p99: Named<Option<f64>>,
    mean_points: Named<Named<f64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    victories: Option<Victories>,
    lost_by_failure: Named<Named<u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Sprt>,
    signature: String,
    seconds: f64,
    threads: usize,
    interrupted: bool,
}

/// The number of games that each side has won alone, by kind of victory.
#[derive(Serialize)]
struct Victories {
    a: Named<u64>,
    b: Named<u64>,
    shared: u64,
}

/// The sequential test. The hypotheses are in normalized Elo.
#[derive(Serialize)]
struct Sprt {
    h0: f64,
    h1: f64,
    log_ratio: f64,
    lower: f64,
    upper: f64,
    /// The number of pairs in which the first bot got 0, ½, 1, 1½ and 2 points.
    pairs: [u64; 5],
    /// Null while the test is undecided.
    accepted: Option<&'static str>,
}

fn by_side<V>(value: impl Fn(Side) -> V) -> Named<V> {
    Ordered(Side::BOTH.map(|side| (side.name(), value(side))).into())
}

fn account(sum: &Sum, side: Side) -> &Account {
    &sum.standing.accounts[side as usize]
}

fn spec(args: &Args, side: Side) -> &BotSpec {
    match side {
        Side::A => &args.a,
        Side::B => &args.b,
    }
}

/// The CPU time of a move; unknown for programs, which run in other processes.
fn milliseconds(args: &Args, sum: &Sum, side: Side) -> Option<f64> {
    let own = !matches!(spec(args, side), BotSpec::Exec(_));
    own.then(|| sum.cost(side).milliseconds())
}

/// Mean points by category and in total.
fn points<G: State>(account: &Account) -> Named<f64> {
    let mut all: Vec<_> = G::CATEGORIES.iter().copied().zip(account.means()).collect();
    if !all.is_empty() {
        all.push(("total", account.means().sum()));
    }
    Ordered(all)
}

/// Prints a JSON object.
pub(super) fn json<G: State>(
    output: &mut Output,
    args: &Args,
    run: &Run<'_>,
    sum: &Sum,
) -> Result<()> {
    let others = run.players - 1;
    let shares = &sum.standing.shares;
    let Interval { low, high } = shares.interval();
    let valid = |share| (!sum.is_void()).then_some(share);
    let elo = |share| valid(share).and_then(|share| difference(share, others));
    let victories = |side| {
        let names = Victory::ALL.map(Victory::name);
        Ordered(
            names
                .into_iter()
                .zip(sum.standing.victories[side as usize])
                .collect(),
        )
    };
    let lost = |side| {
        let names = Failure::ALL.map(Failure::name);
        Ordered(names.into_iter().zip(sum.lost[side as usize]).collect())
    };
    let [h0, h1] = Sequential::HYPOTHESES;
    let [lower, upper] = Sequential::bounds();
    output.json(&Report {
        game: args.game.word(),
        edition: (args.game == Game::Seven).then(|| args.edition_or_second().name()),
        players: run.players,
        a: args.a.to_string(),
        b: args.b.to_string(),
        seed: args.seed,
        deals: shares.deals(),
        games: shares.games(),
        a_score: valid(shares.score()),
        fair: 1.0 / run.players as f64,
        low: valid(low),
        high: valid(high),
        elo: elo(shares.score()),
        elo_low: elo(low),
        elo_high: elo(high),
        moves: by_side(|side| sum.cost(side).moves),
        cpu_ms_per_move: by_side(|side| milliseconds(args, sum, side)),
        cpu_ms_p99: by_side(|side| {
            milliseconds(args, sum, side).and_then(|_| sum.cost(side).each.quantile(0.99))
        }),
        mean_points: by_side(|side| points::<G>(account(sum, side))),
        victories: (args.game == Game::Duel).then(|| Victories {
            a: victories(Side::A),
            b: victories(Side::B),
            shared: sum.standing.shared,
        }),
        lost_by_failure: by_side(lost),
        sprt: (args.sprt && !sum.is_void()).then(|| Sprt {
            h0,
            h1,
            log_ratio: shares.test.log_ratio(),
            lower,
            upper,
            pairs: shares.test.pairs(),
            accepted: shares.test.verdict().map(Verdict::name),
        }),
        signature: format!("{:016x}", sum.standing.signature()),
        seconds: run.seconds,
        threads: run.threads,
        interrupted: run.interrupted,
    })
}

/// Prints text and a table of points.
pub(super) fn tables<G: State>(
    output: &mut Output,
    args: &Args,
    run: &Run<'_>,
    sum: &Sum,
) -> Result<()> {
    let shares = &sum.standing.shares;
    output.line(tell!(
        "cli-report-games",
        title = run.title,
        games = shares.games(),
        seed = args.seed.to_string(),
        seconds = t().decimal(run.seconds, 2),
        threads = run.threads,
        end = if run.interrupted {
            "interrupted"
        } else {
            "whole"
        },
    ))?;
    if sum.is_void() {
        output.line(tell!("cli-arena-void"))?;
    } else {
        let Interval { low, high } = shares.interval();
        let percent = |share: f64| t().decimal(100.0 * share, 1);
        output.line(tell!(
            "cli-arena-score",
            a = args.a.to_string(),
            b = args.b.to_string(),
            share = percent(shares.score()),
            low = percent(low),
            high = percent(high),
            fair = percent(1.0 / run.players as f64)
        ))?;
        let elo = |share| {
            let elo = difference(share, run.players - 1);
            elo.map_or_else(|| "?".to_owned(), |elo| signed(elo.round() as i64))
        };
        output.line(tell!(
            "cli-arena-elo",
            elo = elo(shares.score()),
            low = elo(low),
            high = elo(high)
        ))?;
    }
    if args.sprt && !sum.is_void() {
        let [lower, upper] = Sequential::bounds();
        output.line(tell!(
            "cli-arena-sprt",
            result = shares.test.verdict().map_or("open", Verdict::name),
            ratio = t().decimal(shares.test.log_ratio(), 2),
            low = t().decimal(lower, 2),
            high = t().decimal(upper, 2)
        ))?;
    }
    for side in Side::BOTH {
        tell_side(output, args, sum, side)?;
    }
    output.line(format_args!("\n{}", grid::<G>(args, sum)))
}

/// The victories and defeats of a side.
fn tell_side(output: &mut Output, args: &Args, sum: &Sum, side: Side) -> Result<()> {
    let bot = spec(args, side).to_string();
    if args.game == Game::Duel {
        let [civilian, military, science] = sum.standing.victories[side as usize];
        output.line(tell!(
            "cli-arena-victories",
            bot = bot.as_str(),
            civilian = civilian,
            military = military,
            science = science
        ))?;
    }
    let [start, slow, gone, unreadable, illegal] = sum.lost[side as usize];
    if start + slow + gone + unreadable + illegal == 0 {
        return Ok(());
    }
    output.line(tell!(
        "cli-arena-lost",
        bot = bot,
        start = start,
        slow = slow,
        gone = gone,
        unreadable = unreadable,
        illegal = illegal
    ))
}

/// Points by category, and the CPU time of a move.
fn grid<G: State>(args: &Args, sum: &Sum) -> Grid {
    let mut headings = vec![tell!("cli-column-bot")];
    headings.extend(G::CATEGORIES.iter().map(|word| category(word)));
    headings.push(category("total"));
    headings.push(tell!("cli-column-cpu"));
    let mut grid = Grid::new(1, headings);
    for side in Side::BOTH {
        let means: Vec<f64> = account(sum, side).means().collect();
        let total = (!means.is_empty()).then(|| means.iter().sum());
        let mut row = vec![spec(args, side).to_string()];
        row.extend((0..G::CATEGORIES.len()).map(|place| cell(means.get(place).copied(), 2)));
        row.push(cell(total, 2));
        row.push(cell(milliseconds(args, sum, side), 3));
        grid.row(row);
    }
    grid
}

/// A formatted number; empty if it is unknown.
fn cell(value: Option<f64>, digits: usize) -> String {
    value.map_or_else(String::new, |value| t().decimal(value, digits))
}
