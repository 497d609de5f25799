//! What the guide tells the person on a seat: the lesson of a moment, those before it, and a suggestion. It is for the page
//! only. Which lesson fits a moment is in `seven/lesson` and `duel/lesson`, and which one is taught in `crate::guide`.

use antipater_bots::analysis::Reason;
use antipater_engine::{duel, seven};

use super::duel::lesson::Lesson as DuelLesson;
use super::seven::lesson::Lesson as SevenLesson;

/// What the guide says to the person on a seat, for either game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guide {
    /// 7 Wonders.
    Seven(Guided<SevenLesson, seven::Action>),
    /// 7 Wonders Duel.
    Duel(Guided<DuelLesson, duel::Action>),
}

/// What the guide says at one moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guided<L, A> {
    /// The lesson of this moment.
    pub now: L,
    /// The lessons of earlier moments, in the order in which they were taught.
    pub before: Vec<L>,
    /// A good answer to the present question, if there is a question.
    pub advice: Option<Advice<A>>,
}

/// A good answer, judged as hints are, by what the seat knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// Why it is better than the next best; there may be nothing that the rules prove.
    pub reasons: Vec<Reason>,
}
