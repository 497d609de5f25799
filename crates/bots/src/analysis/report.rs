//! The summary of a game for one seat: accuracy, errors, luck, and the result without luck.

use antipater_engine::Seat;

use super::bands::{Band, accuracy, normalized, unexplained};
use super::decision::Decision;
use super::luck::{LuckEvent, error_of_sum};

/// The summary of a game for one player.
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
#[derive(Clone, PartialEq, Debug)]
pub struct SeatReport {
    /// The player's seat.
    pub seat: Seat,
    /// How many decisions were judged.
    pub decisions: usize,
    /// How many of them count.
    pub counted: usize,
    /// The mean accuracy of those that count, in percent.
    pub accuracy: Option<f64>,
    /// The mean normalized loss of those that count.
    pub error_rate: Option<f64>,
    /// How many of them are in each band, in the order of [`Band::ALL`].
    pub bands: [usize; 5],
    /// The share of the win that all decisions lost.
    pub lost: f64,
    /// The share of the win that could be expected at the beginning.
    pub start: f64,
    /// The luck of all steps, as a share of the win.
    pub luck: f64,
    /// The standard error of the luck.
    pub luck_se: f64,
    /// The effect of the others choosing differently from the net at the same time, as a share of the win; 0 in a Duel,
    /// where they choose in turn and their errors stand with them.
    pub others: f64,
    /// The share of the win that the player got; `None` in an unfinished game.
    pub result: Option<f64>,
    /// The result less the luck. For one game it may lie outside 0 to 1.
    pub without_luck: Option<f64>,
    /// The rest of the result once the start, luck, errors and the others are taken out: the evaluator disagrees with itself from
    /// one step to the next. `None` where the errors of both players would be needed and only one was judged.
    pub residual: Option<f64>,
}

impl SeatReport {
    /// Sums up the decisions and the luck of one player among so many.
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
        let mut bands = [0; 5];
        counted().for_each(|decision| bands[decision.band as usize] += 1);
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
            bands,
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

    /// The residual, where it is so great that it must be told.
    pub fn unexplained(&self) -> Option<f64> {
        unexplained(self.residual)
    }

    /// How many decisions that count are in a band.
    pub fn in_band(&self, band: Band) -> usize {
        self.bands[band as usize]
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
