//! The results of matches: shares of the wins, the sequential test, ratings.

use antipater_bots::arena::{Shares, share};
use antipater_bots::elo::{Verdict, difference};
use antipater_bots::ladder::{Match, Rung, ladder};
use antipater_bots::stats::Interval;
use antipater_engine::Seat;
use pyo3::prelude::*;

use crate::bots::{AnyState, Position};
use crate::error::invalid;
use crate::game::{Game, Playable};

/// The first bot's share of the win in a game, its points, and the mean points of the others.
type GameResult = (i64, f64, f64);

/// The results of a deal's games, with the first bot on each seat in turn.
#[pyfunction]
#[expect(
    clippy::needless_pass_by_value,
    reason = "what Python hands over is owned"
)]
pub(crate) fn _deal_results(states: Vec<AnyState<'_>>) -> PyResult<Vec<GameResult>> {
    let games = Seat::all(states.len()).zip(&states);
    let results = games.map(|(first, state)| match state.position() {
        Position::Seven(game) => result(game, first),
        Position::Duel(game) => result(game, first),
    });
    results.collect()
}

fn result<G: Playable>(game: &Game<G>, first: Seat) -> PyResult<GameResult> {
    let position = game.position();
    let outcome = position.outcome();
    let outcome = outcome.ok_or_else(|| invalid("the game is not over"))?;
    let total = |seat: Seat| G::points(&outcome.scores[seat]).map(f64::from).sum::<f64>();
    let players = position.players();
    let all: f64 = players.iter().map(total).sum();
    let others = (all - total(first)) / (players.len() - 1) as f64;
    Ok((share(&outcome, first), total(first), others))
}

/// The result of the first bot over all deals so far.
#[pyclass(name = "_Standing", module = "antipater")]
pub(crate) struct Standing {
    players: usize,
    shares: Shares,
    points: (f64, f64),
}

/// The deals, the games, the score and its interval, Elo and its interval, and the mean points of both.
type Figures = (
    u64,
    u64,
    (f64, f64, f64),
    (Option<f64>, Option<f64>, Option<f64>),
    (f64, f64),
);

/// The number of pairs in which the first bot got 0, ½, 1, 1½ and 2 points.
type Pairs = (u64, u64, u64, u64, u64);

#[pymethods]
impl Standing {
    #[new]
    fn new(players: usize) -> Standing {
        Standing {
            players,
            shares: Shares::default(),
            points: (0.0, 0.0),
        }
    }

    /// Adds a deal, and returns the hypothesis that the sequential test accepts, if any.
    fn add(&mut self, deal: Vec<GameResult>) -> Option<&'static str> {
        self.shares.add(deal.iter().map(|game| game.0));
        for (_, own, others) in deal {
            self.points.0 += own;
            self.points.1 += others;
        }
        self.shares.test.verdict().map(Verdict::name)
    }

    fn figures(&self) -> Figures {
        let (deals, games) = (self.shares.deals(), self.shares.games());
        let Interval { low, high } = self.shares.interval();
        let scores = [self.shares.score(), low, high];
        let elo = scores.map(|score| difference(score, self.players - 1));
        let (own, others) = self.points;
        let points = (own / games as f64, others / games as f64);
        (deals, games, scores.into(), elo.into(), points)
    }

    /// The pairs, the logarithm of the likelihood ratio and the accepted hypothesis; `None` for more than two players.
    fn sprt(&self) -> Option<(Pairs, f64, Option<&'static str>)> {
        let test = &self.shares.test;
        let verdict = test.verdict().map(Verdict::name);
        (self.players == 2).then(|| (test.pairs().into(), test.log_ratio(), verdict))
    }
}

/// Both bots of a match, the number of other seats, the games, the share of the first bot and its interval.
type Played = (String, String, usize, u64, f64, f64, f64);

/// Each bot with its rating and the interval of the rating, the strongest first.
#[pyfunction]
pub(crate) fn _ladder(
    matches: Vec<Played>,
    pin: &str,
    at: f64,
) -> PyResult<Vec<(String, f64, f64, f64)>> {
    let played = |(first, other, others, games, share, low, high): Played| Match {
        bots: [first, other],
        others,
        games,
        share,
        interval: Interval { low, high },
    };
    let matches: Vec<Match> = matches.into_iter().map(played).collect();
    let rungs = ladder(&matches, pin, at).map_err(invalid)?;
    let rung = |rung: Rung| (rung.bot, rung.rating, rung.interval.low, rung.interval.high);
    Ok(rungs.into_iter().map(rung).collect())
}
