//! The decisions of a query, judged one after the other.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use antipater_bots::analysis::{Options, decision, luck_in};
use antipater_engine::{Record, Seat};
use anyhow::Result;
use serde_json::Value;

use super::answer::{Answer, Luck};
use crate::analyze::position::Known;
use crate::analyze::words::AnalyzedGame;

/// The divisors of the number of simulations for intermediate answers.
const STAGES: [u32; 3] = [16, 4, 2];
/// The fewest simulations for a loss: half of them find the best action, the others judge it.
pub(super) const LEAST: u32 = 2;

/// The optional parts of an answer.
#[derive(Clone, Copy, Default)]
pub(super) struct Include {
    pub(super) luck: bool,
    pub(super) reasons: bool,
}

/// The options of a query.
pub(super) struct Order {
    pub(super) id: Value,
    /// The query with the highest priority is judged first.
    pub(super) priority: i64,
    pub(super) include: Include,
    /// The shortest interval between intermediate answers; `None` for none.
    pub(super) every: Option<Duration>,
    pub(super) options: Options,
}

/// The unjudged decisions of a query.
pub(super) trait Job {
    /// The id of the query.
    fn id(&self) -> &Value;

    /// The query with the highest priority is judged first.
    fn priority(&self) -> i64;

    /// Judges the next decision; returns whether it was the last one.
    fn step(&mut self, answer: &mut dyn FnMut(Answer) -> Result<()>) -> Result<bool>;
}

/// Decisions of a record: the move and the seat.
pub(super) struct OfRecord<G: AnalyzedGame> {
    pub(super) order: Order,
    pub(super) record: Record<G>,
    pub(super) tasks: VecDeque<(usize, Seat)>,
}

/// Decisions of a position, by player.
pub(super) struct OfPosition<G: AnalyzedGame> {
    pub(super) order: Order,
    pub(super) known: Known<G>,
    pub(super) players: VecDeque<Seat>,
}

impl Order {
    /// Judges with all simulations; before that with fewer, while intermediate answers are wanted. `judged` makes an
    /// answer; its argument says whether it is the last one.
    fn answer<G: AnalyzedGame>(
        &self,
        judged: impl Fn(&Options, bool) -> Vec<Answer>,
        answer: &mut dyn FnMut(Answer) -> Result<()>,
    ) -> Result<()> {
        if let Some(every) = self.every {
            let all = self.options.effort::<G>().simulations;
            let mut told = Instant::now();
            for part in STAGES {
                let options = Options {
                    simulations: Some((all / part).max(LEAST)),
                    ..self.options
                };
                let found = judged(&options, false);
                if told.elapsed() >= every {
                    found.into_iter().try_for_each(&mut *answer)?;
                    told = Instant::now();
                }
            }
        }
        judged(&self.options, true).into_iter().try_for_each(answer)
    }
}

impl<G: AnalyzedGame> Job for OfRecord<G> {
    fn id(&self) -> &Value {
        &self.order.id
    }

    fn priority(&self) -> i64 {
        self.order.priority
    }

    fn step(&mut self, answer: &mut dyn FnMut(Answer) -> Result<()>) -> Result<bool> {
        let Some((step, seat)) = self.tasks.pop_front() else {
            return Ok(true);
        };
        let Order { id, include, .. } = &self.order;
        let position = self.record.position_after(step);
        let judged = |options: &Options, last: bool| {
            let decided = decision(&self.record, step, seat, options);
            let judged = decided.iter().map(|decided| {
                let mut answer = Answer::of_decision(id, &position, decided, options);
                answer.partial = !last;
                if last && include.luck {
                    let luck = luck_in(&self.record, step, options);
                    answer.luck = Some(Luck::by_source(&position, &luck));
                }
                if !last || !include.reasons {
                    answer.reasons = None;
                }
                answer
            });
            judged.collect()
        };
        self.order.answer::<G>(judged, answer)?;
        Ok(self.tasks.is_empty())
    }
}

impl<G: AnalyzedGame> Job for OfPosition<G> {
    fn id(&self) -> &Value {
        &self.order.id
    }

    fn priority(&self) -> i64 {
        self.order.priority
    }

    fn step(&mut self, answer: &mut dyn FnMut(Answer) -> Result<()>) -> Result<bool> {
        let Some(player) = self.players.pop_front() else {
            return Ok(true);
        };
        let judged = |options: &Options, last: bool| {
            let decided = self.known.decide(player, options);
            let position = self.known.position();
            let judged = decided.iter().map(|decided| {
                let mut answer = Answer::of_position(&self.order.id, position, decided, options);
                answer.partial = !last;
                answer
            });
            judged.collect()
        };
        self.order.answer::<G>(judged, answer)?;
        Ok(self.players.is_empty())
    }
}
