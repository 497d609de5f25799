//! The guide's messages to the person on a seat: the lesson of a moment, earlier ones, and a suggestion. Only pages use
//! them. `seven/lesson` and `duel/lesson` decide which lesson fits a moment, and `crate::guide` which one is taught.

use antipater_bots::analysis::Reason;
use antipater_engine::{duel, seven};

use super::duel::lesson::Lesson as DuelLesson;
use super::seven::lesson::Lesson as SevenLesson;

/// The guide's messages in either game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guide {
    /// 7 Wonders.
    Seven(Guided<SevenLesson, seven::Action>),
    /// 7 Wonders Duel.
    Duel(Guided<DuelLesson, duel::Action>),
}

/// The guide's messages at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guided<L, A> {
    /// The lesson of this moment.
    pub now: L,
    /// The introduction and the lessons of earlier moments, in order.
    pub before: Vec<L>,
    /// Whether the game begins, so that the introduction comes first.
    pub introduces: bool,
    /// Good answers to the present decision: two in the first age, later one, and none without a decision.
    pub advice: Vec<Advice<A>>,
}

/// A good answer, judged like a hint, by what the seat knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// Why it is better than the other one, or than the next best; may be empty.
    pub reasons: Vec<Reason>,
}
