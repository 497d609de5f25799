//! Reports and decisions as JSON: the same object in the store, in the API and on the command line. Win probabilities
//! are 0 to 1; moves count from 0, as in the record.
//!
//! Here: actions in the form of records, and rounding. The names of the fields are defined by the types.

use antipater_engine::{Record, Recorded, Seat};
use serde_json::Value;

use super::curve::{CurvePoint, Swing};
use super::decision::{Decision, WrittenDecision};
use super::game::{Analysis, Report};
use super::luck::LuckEvent;
use super::report::SeatReport;
use super::values::{Valued, WrittenAction};

/// A rounded win probability, or its error.
pub fn rounded(share: f64) -> f64 {
    (share * 1e4).round() / 1e4 + 0.0
}

/// Rounded points, or percent.
fn hundredths(number: f64) -> f64 {
    (number * 1e2).round() / 1e2 + 0.0
}

/// An action in the form of records.
pub fn written<G: Recorded>(position: &G, seat: Seat, action: G::Action) -> Value {
    let text = position.write_action(seat, action);
    serde_json::from_str(&text).unwrap_or_else(|why| unreachable!("records write JSON: {why}"))
}

impl<A: Copy> Valued<A> {
    /// The action of a seat in a position, in JSON form.
    pub fn written<G: Recorded<Action = A>>(&self, position: &G, seat: Seat) -> WrittenAction {
        self.map(|action| written(position, seat, action)).rounded()
    }
}

impl WrittenAction {
    fn rounded(self) -> WrittenAction {
        Valued {
            prior: 0.0,
            share: rounded(self.share),
            share_se: rounded(self.share_se),
            behind: rounded(self.behind),
            behind_se: rounded(self.behind_se),
            points: self.points.map(hundredths),
            margin: self.margin.map(hundredths),
            kinds: self.kinds.map(|kinds| kinds.map(rounded)),
            ..self
        }
    }
}

impl<A: Copy> Decision<A> {
    fn written<G: Recorded<Action = A>>(&self, position: &G) -> WrittenDecision {
        let decision = self.map(|action| written(position, self.seat, action));
        let best = decision.best.into_iter();
        Decision {
            share: rounded(self.share),
            loss: rounded(self.loss),
            loss_se: rounded(self.loss_se),
            luck: rounded(self.luck),
            best: best.map(WrittenAction::rounded).collect(),
            ..decision
        }
    }
}

impl LuckEvent {
    fn written(&self) -> LuckEvent {
        LuckEvent {
            amount: rounded(self.amount),
            error: rounded(self.error),
            shared: 0.0,
            ..*self
        }
    }
}

impl CurvePoint {
    fn written(&self) -> CurvePoint {
        CurvePoint {
            step: self.step,
            shares: self.shares.iter().copied().map(rounded).collect(),
        }
    }
}

impl Swing {
    fn written(&self) -> Swing {
        Swing {
            from: rounded(self.from),
            to: rounded(self.to),
            ..*self
        }
    }
}

impl SeatReport {
    fn written(&self) -> SeatReport {
        SeatReport {
            accuracy: self.accuracy.map(hundredths),
            error_rate: self.error_rate.map(rounded),
            lost: rounded(self.lost),
            start: rounded(self.start),
            luck: rounded(self.luck),
            luck_se: rounded(self.luck_se),
            others: rounded(self.others),
            result: self.result.map(rounded),
            without_luck: self.without_luck.map(rounded),
            residual: self.residual.map(rounded),
            ..*self
        }
    }
}

impl<A: Copy> Analysis<A> {
    /// Calls `tell` with each decision of a record and the position in which it was made. Returns the results in order.
    pub fn tell_each<G: Recorded<Action = A>, T>(
        &self,
        record: &Record<G>,
        mut tell: impl FnMut(&G, &Decision<A>) -> T,
    ) -> Vec<T> {
        let (mut position, mut played) = (record.start(), 0);
        let decisions = self.decisions.iter().map(|decision| {
            for joint in &record.steps()[played..decision.step] {
                position.apply_unchecked(joint);
            }
            played = decision.step;
            tell(&position, decision)
        });
        decisions.collect()
    }

    /// The analysis of a record in JSON form.
    pub fn written<G: Recorded<Action = A>>(&self, record: &Record<G>) -> Report {
        Analysis {
            record: self.record,
            game: self.game.clone(),
            depth: self.depth,
            seed: self.seed,
            seats: self.seats.iter().map(SeatReport::written).collect(),
            decisions: self.tell_each(record, |position, decision| decision.written(position)),
            curve: self.curve.iter().map(CurvePoint::written).collect(),
            luck: self.luck.iter().map(LuckEvent::written).collect(),
            swings: self.swings.iter().map(Swing::written).collect(),
        }
    }
}

impl Report {
    /// Reads a stored report; `None` if another version has written it.
    pub fn read(text: &str) -> Option<Report> {
        serde_json::from_str(text).ok()
    }

    /// Writes the form that is stored and that [`Report::read`] reads.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|why| unreachable!("plain data: {why}"))
    }

    /// The decisions of a move.
    pub fn of_move(&self, step: usize) -> impl Iterator<Item = &WrittenDecision> {
        self.decisions
            .iter()
            .filter(move |decision| decision.step == step)
    }

    /// The expectations of the seats after this many moves.
    pub fn shares(&self, step: usize) -> Option<&[f64]> {
        let point = self.curve.iter().find(|point| point.step == step);
        point.map(|point| point.shares.as_slice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A report with all parts and reasons, stored by a version with other types of reports.
    const STORED: &str = include_str!("stored.json");

    #[test]
    fn what_was_stored_is_read_and_written_again_as_it_was() {
        let stored = STORED.lines().map(str::trim).collect::<String>();
        let report = Report::read(&stored).expect("a report");
        assert_eq!(report.write(), stored);
        assert_eq!(report.decisions[0].reasons.len(), 32);
        assert_eq!(
            Report::read(&stored.replace("\"wins\"", "\"sunshine\"")),
            None
        );
    }
}
