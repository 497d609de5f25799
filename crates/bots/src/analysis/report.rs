//! The summary of a game for one seat: accuracy, errors, luck, and the result without luck.

use antipater_engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::bands::{Band, accuracy, normalized, unexplained};
use super::decision::Decision;
use super::luck::{LuckEvent, error_of_sum};

/// The summary of a game for a player.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow::Continue;
///
/// use antipater_bots::analysis::{Depth, Options, analyze};
/// use antipater_engine::duel::{Record, Setup};
/// use antipater_engine::{JointAction, Seat, State, rng};
///
/// let players = vec!["Ada".to_owned(), "Ben".to_owned()];
/// let mut record = Record::new(players, Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// for _ in 0..2 {
///     let seat = record.position().to_act().iter().next().unwrap();
///     let action = record.position().legal_actions(seat)[0];
///     record.play(&JointAction::only(seat, action)).unwrap();
/// }
/// let options = Options { depth: Depth::Quick, ..Options::default() };
/// let analysis = analyze(&record, &options, |_, _| Continue(())).unwrap();
/// let report = &analysis.seats[0];
/// assert_eq!((report.seat, report.decisions, report.result), (Seat::FIRST, 1, None));
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedSeat)]
pub struct SeatReport {
    /// The seat of the player.
    #[schema(value_type = usize)]
    pub seat: Seat,
    /// The number of decisions.
    pub decisions: usize,
    /// The number of decisions that count.
    pub counted: usize,
    /// 100 if every action was a best one.
    pub accuracy: Option<f64>,
    /// Mean of loss × N/2 over decisions that count.
    pub error_rate: Option<f64>,
    /// The number of errors of each kind.
    pub errors: Errors,
    /// The sum of the losses.
    pub lost: f64,
    /// The expected share at the start.
    pub start: f64,
    /// The sum of the luck.
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
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Errors;
///
/// let errors = Errors { inaccuracy: 3, mistake: 0, blunder: 1 };
/// assert_eq!(errors.counts(), [3, 0, 1]);
/// ```
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

impl Errors {
    /// The number of errors of each kind, in the order of [`Band::ERRORS`].
    pub const fn counts(self) -> [usize; 3] {
        [self.inaccuracy, self.mistake, self.blunder]
    }
}

impl SeatReport {
    /// Summarizes the decisions and the luck of one player among this number of players.
    pub(super) fn of<A>(
        seat: Seat,
        players: usize,
        decisions: &[Decision<A>],
        luck: &[LuckEvent],
        (start, result): (f64, Option<f64>),
    ) -> SeatReport {
        let own = || decisions.iter().filter(|decision| decision.player == seat);
        let counted = || own().filter(|decision| decision.counted);
        let count = counted().count();
        let losses = || counted().map(|decision| normalized(decision.loss, players));
        let mean = |sum: f64| (count > 0).then(|| sum / count as f64);
        let [inaccuracy, mistake, blunder] =
            Band::ERRORS.map(|band| counted().filter(|decision| decision.band == band).count());
        let (chance, others): (Vec<&LuckEvent>, Vec<&LuckEvent>) = luck
            .iter()
            .filter(|event| event.seat == seat)
            .partition(|event| event.source.is_chance());
        let luck: f64 = chance.iter().map(|event| event.amount).sum();
        let luck_se = error_of_sum(chance.iter().copied());
        SeatReport {
            seat,
            decisions: own().count(),
            counted: count,
            accuracy: mean(losses().map(accuracy).sum()),
            error_rate: mean(losses().sum()),
            errors: Errors {
                inaccuracy,
                mistake,
                blunder,
            },
            lost: own().map(|decision| decision.loss).sum(),
            start,
            luck,
            luck_se,
            others: others.iter().map(|event| event.amount).sum(),
            result,
            without_luck: result.map(|result| result - luck),
            residual: None,
        }
    }

    /// The residual, if it is large enough to be reported.
    pub fn unexplained(&self) -> Option<f64> {
        unexplained(self.residual)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_great_residual_is_told_and_a_small_one_is_not() {
        let told = |residual| {
            let mut report = SeatReport::of::<()>(Seat::FIRST, 2, &[], &[], (0.5, Some(1.0)));
            report.residual = residual;
            report.unexplained()
        };
        assert_eq!(told(Some(0.21)), Some(0.21));
        assert_eq!(told(Some(-0.6)), Some(-0.6));
        assert_eq!(told(Some(0.2)), None);
        assert_eq!(told(None), None);
    }
}
