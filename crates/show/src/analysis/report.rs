//! A judged record as one JSON object. Shares of the win are 0 to 1; moves count from 0, as in the record.

use antipater_bots::analysis::bands::unexplained;
use antipater_bots::analysis::{
    Analysis, Band, Decision as Decided, LuckEvent, Options, SeatReport, Valued,
};
use antipater_engine::{Record, Recorded, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::reason::Reason;

/// A judged record. `docs/analysis.md` says what the figures mean.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = Analysis)]
pub struct Report {
    /// The number of the record in its file, from 0.
    pub record: usize,
    /// The game: `seven`, `free-city` or `duel`.
    pub game: String,
    /// How thoroughly: `quick`, `normal` or `deep`.
    pub depth: String,
    /// The seed of the simulations.
    pub seed: u64,
    /// The summary for each player.
    pub seats: Vec<SeatSum>,
    /// Every decision, in order.
    pub decisions: Vec<Decision>,
    /// The expected share of each player before move 0 and after each.
    pub curve: Vec<Point>,
    /// Every piece of luck.
    pub luck: Vec<Event>,
    /// The largest changes of the curve, the largest first.
    pub turning_points: Vec<Turn>,
}

/// The summary of a game for a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedSeat)]
pub struct SeatSum {
    /// Whose.
    pub seat: usize,
    /// How many decisions.
    pub decisions: usize,
    /// How many of them count.
    pub counted: usize,
    /// 100 for nothing but best actions.
    pub accuracy: Option<f64>,
    /// Mean of loss × N/2 over decisions that count.
    pub error_rate: Option<f64>,
    /// How many errors of each kind.
    pub errors: Errors,
    /// The sum of what was lost.
    pub lost: f64,
    /// The expected share at the start.
    pub start: f64,
    /// The sum of what chance brought.
    pub luck: f64,
    /// Its standard error.
    pub luck_se: f64,
    /// The effect of the others choosing differently from the net; 0 in a Duel.
    pub others: f64,
    /// The share of the win in the end.
    pub result: Option<f64>,
    /// The result less luck.
    pub without_luck: Option<f64>,
    /// The rest of the result once start, luck, errors and the others are taken out.
    pub residual: Option<f64>,
}

/// Errors by verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedErrors)]
pub struct Errors {
    /// Inaccuracies.
    pub inaccuracy: usize,
    /// Mistakes.
    pub mistake: usize,
    /// Blunders.
    pub blunder: usize,
}

/// A judged decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedDecision)]
pub struct Decision {
    /// The number of the move.
    #[serde(rename = "move")]
    pub step: usize,
    /// The seat whose action it is.
    pub seat: usize,
    /// The player who chose.
    pub player: usize,
    /// The action, as in the record.
    #[schema(value_type = Object)]
    pub played: Value,
    /// Its share of the win.
    pub share: f64,
    /// The loss.
    pub loss: f64,
    /// The standard error of the loss.
    pub loss_se: f64,
    /// The verdict: `best`, `good`, `inaccuracy`, `mistake` or `blunder`.
    pub band: String,
    /// Whether the decision counts.
    pub counted: bool,
    /// The actions that were simulated, best first.
    pub best: Vec<Action>,
    /// The luck of the player on this move.
    pub luck: f64,
    /// Facts in favor of the best action.
    pub reasons: Vec<Reason>,
}

/// An action with what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedAction)]
pub struct Action {
    /// The action, as in the record.
    #[schema(value_type = Object)]
    pub action: Value,
    /// Others that lead to the same position.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub same: Vec<Value>,
    /// The share of the win.
    pub share: f64,
    /// Its standard error.
    pub share_se: f64,
    /// How much less that is than the best action's.
    pub behind: f64,
    /// The standard error of that.
    pub behind_se: f64,
    /// Own points at the end, on average.
    pub points: Option<f64>,
    /// Own points less those of the best other.
    pub margin: Option<f64>,
    /// The shares of the kinds of victory (Duel).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kinds: Option<Kinds>,
}

/// The shares of the kinds of victory in a Duel.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedKinds)]
pub struct Kinds {
    /// Own civilian victory.
    pub civilian: f64,
    /// Own scientific supremacy.
    pub science: f64,
    /// Own military supremacy.
    pub military: f64,
    /// The opponent's civilian victory.
    pub lost_civilian: f64,
    /// The opponent's scientific supremacy.
    pub lost_science: f64,
    /// The opponent's military supremacy.
    pub lost_military: f64,
    /// A shared victory.
    pub shared: f64,
}

/// A point of the curve.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedPoint)]
pub struct Point {
    /// How many moves are played.
    #[serde(rename = "move")]
    pub step: usize,
    /// The expected share of each player.
    pub shares: Vec<f64>,
}

/// A piece of luck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedLuck)]
pub struct Event {
    /// The number of the move.
    #[serde(rename = "move")]
    pub step: usize,
    /// The seat.
    pub seat: usize,
    /// Where it came from: `reveal`, `layout`, `wonders`, `library`, `deal` or `others`.
    pub source: String,
    /// How much, in shares of the win.
    pub amount: f64,
    /// Its standard error.
    pub se: f64,
}

/// A turning point.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = TurningPoint)]
pub struct Turn {
    /// The number of the move.
    #[serde(rename = "move")]
    pub step: usize,
    /// The seat whose chances changed.
    pub seat: usize,
    /// The share before the move.
    pub from: f64,
    /// The share after it.
    pub to: f64,
}

/// A share of the win, or its error, as it is written.
pub fn rounded(share: f64) -> f64 {
    (share * 1e4).round() / 1e4 + 0.0
}

/// Points, or percent, as they are written.
fn hundredths(number: f64) -> f64 {
    (number * 1e2).round() / 1e2 + 0.0
}

impl SeatSum {
    /// The residual, where it is so great that it must be told.
    pub fn unexplained(&self) -> Option<f64> {
        unexplained(self.residual)
    }
}

impl Action {
    /// An action of a seat in a position.
    pub fn of<G: Recorded>(position: &G, seat: Seat, valued: &Valued<G::Action>) -> Action {
        let same = valued.same.iter();
        Action {
            action: written(position, seat, valued.action),
            same: same.map(|&other| written(position, seat, other)).collect(),
            share: rounded(valued.share),
            share_se: rounded(valued.share_se),
            behind: rounded(valued.behind),
            behind_se: rounded(valued.behind_se),
            points: valued.points.map(hundredths),
            margin: valued.margin.map(hundredths),
            kinds: valued.kinds.map(Kinds::of),
        }
    }
}

impl Kinds {
    fn of(kinds: [f64; 7]) -> Kinds {
        let [
            civilian,
            science,
            military,
            lost_civilian,
            lost_science,
            lost_military,
            shared,
        ] = kinds.map(rounded);
        Kinds {
            civilian,
            science,
            military,
            lost_civilian,
            lost_science,
            lost_military,
            shared,
        }
    }
}

/// An action as a record writes it.
fn written<G: Recorded>(position: &G, seat: Seat, action: G::Action) -> Value {
    let text = position.write_action(seat, action);
    serde_json::from_str(&text).unwrap_or_else(|why| unreachable!("records write JSON: {why}"))
}

impl Report {
    /// Reads a stored report; `None` if another version has written it.
    pub fn read(text: &str) -> Option<Report> {
        serde_json::from_str(text).ok()
    }

    /// The text that is stored and that [`Report::read`] reads.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|why| unreachable!("plain data: {why}"))
    }

    /// The decisions of a move.
    pub fn of_move(&self, step: usize) -> impl Iterator<Item = &Decision> {
        self.decisions
            .iter()
            .filter(move |decision| decision.step == step)
    }

    /// The expectations of the seats after this many moves.
    pub fn shares(&self, step: usize) -> Option<&[f64]> {
        let point = self.curve.iter().find(|point| point.step == step);
        point.map(|point| point.shares.as_slice())
    }

    /// The object of a judged record, which has this number in its file.
    pub fn of<G: Recorded>(
        record: &Record<G>,
        number: usize,
        options: &Options,
        analysis: &Analysis<G::Action>,
    ) -> Report {
        let mut decisions = Vec::new();
        let (mut position, mut played) = (record.start(), 0);
        for decided in &analysis.decisions {
            for joint in &record.steps()[played..decided.step] {
                position.apply_unchecked(joint);
            }
            played = decided.step;
            decisions.push(decision(&position, decided));
        }
        let points = analysis.curve.iter().map(|point| Point {
            step: point.step,
            shares: point.shares.iter().copied().map(rounded).collect(),
        });
        let turns = analysis.swings.iter().map(|swing| Turn {
            step: swing.step,
            seat: swing.seat.number(),
            from: rounded(swing.from),
            to: rounded(swing.to),
        });
        Report {
            record: number,
            game: record.game().to_owned(),
            depth: options.depth.name().to_owned(),
            seed: options.seed,
            seats: analysis.seats.iter().map(sum).collect(),
            decisions,
            curve: points.collect(),
            luck: analysis.luck.iter().map(event).collect(),
            turning_points: turns.collect(),
        }
    }
}

fn decision<G: Recorded>(position: &G, decided: &Decided<G::Action>) -> Decision {
    let best = decided.best.iter();
    Decision {
        step: decided.step,
        seat: decided.seat.number(),
        player: decided.player.number(),
        played: written(position, decided.seat, decided.played),
        share: rounded(decided.share),
        loss: rounded(decided.loss),
        loss_se: rounded(decided.loss_se),
        band: decided.band.name().to_owned(),
        counted: decided.counted,
        best: best
            .map(|valued| Action::of(position, decided.seat, valued))
            .collect(),
        luck: rounded(decided.luck),
        reasons: decided.reasons.iter().map(Reason::from).collect(),
    }
}

fn event(event: &LuckEvent) -> Event {
    Event {
        step: event.step,
        seat: event.seat.number(),
        source: event.source.name().to_owned(),
        amount: rounded(event.amount),
        se: rounded(event.error),
    }
}

fn sum(seat: &SeatReport) -> SeatSum {
    let [inaccuracy, mistake, blunder] = Band::ERRORS.map(|band| seat.in_band(band));
    SeatSum {
        seat: seat.seat.number(),
        decisions: seat.decisions,
        counted: seat.counted,
        accuracy: seat.accuracy.map(hundredths),
        error_rate: seat.error_rate.map(rounded),
        errors: Errors {
            inaccuracy,
            mistake,
            blunder,
        },
        lost: rounded(seat.lost),
        start: rounded(seat.start),
        luck: rounded(seat.luck),
        luck_se: rounded(seat.luck_se),
        others: rounded(seat.others),
        result: seat.result.map(rounded),
        without_luck: seat.without_luck.map(rounded),
        residual: seat.residual.map(rounded),
    }
}
