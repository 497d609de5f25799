//! The guided game: an ordinary table of one person among bots, with the same deal for everybody, at which each decision
//! comes with a lesson and a suggestion.
//!
//! Which lessons were taught follows from what the seat has seen at its decisions so far, so nothing of it is stored, and
//! a game that was left goes on with the lesson it had. Here: which lesson a moment teaches. Not here: its words.

pub mod duel;
pub mod seven;

use std::fmt;

use antipater_bots::analysis::Effort;
use antipater_engine::{JointAction, Seat};
use antipater_engine::{duel as duel_rules, seven as seven_rules};

use crate::analysis::reason::Reason;
use crate::game::Game;
use crate::hint::{HintQuestion, Hinted};
use crate::view::game_view::{GameView, Viewer};
use crate::view::viewable::Viewable;

/// How thoroughly a suggestion is judged: each view has one, so it takes a few milliseconds.
const EFFORT: Effort = Effort {
    simulations: 4,
    playouts: 0,
    redeals: 0,
    luck_simulations: 0,
};

/// What the guide says to the person on a seat, for either game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Guide {
    /// 7 Wonders.
    Seven(Guided<seven::Lesson, seven_rules::Action>),
    /// 7 Wonders Duel.
    Duel(Guided<duel::Lesson, duel_rules::Action>),
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

/// A game with a guide.
pub trait Guidable: Viewable + Hinted {
    /// A lesson of this game.
    type Lesson: Copy + PartialEq + fmt::Debug + Send;

    /// All lessons, the one that is taught first where several fit in front.
    const LESSONS: &'static [Self::Lesson];

    /// The lesson of a moment at which there is nothing new to teach.
    const REST: Self::Lesson;

    /// Whether a lesson fits what is seen at a moment.
    fn fits(lesson: Self::Lesson, seen: &GameView) -> bool;

    /// What the guide says, without the type of the game.
    fn guide(guided: Guided<Self::Lesson, Self::Action>) -> Guide;
}

/// The lessons of one seat so far. Each moment teaches the first lesson of the list that fits it and was not taught
/// before; where nothing is new, it is the moment of `REST`.
#[derive(Clone, Debug)]
pub struct Lessons<G: Guidable> {
    taught: Vec<G::Lesson>,
}

impl<G: Guidable> Lessons<G> {
    /// The lessons of a seat in a game so far, found by replaying it once.
    ///
    /// # Errors
    /// When the record cannot be played again.
    pub fn of(game: &Game<G>, seat: Seat) -> Result<Lessons<G>, String> {
        let broken = |why: String| format!("the guide cannot follow the game: {why}");
        let mut played = game.record.unplayed();
        let mut history = Vec::new();
        let mut lessons = Lessons { taught: Vec::new() };
        for joint in game.record.steps() {
            lessons.see(played.position(), &history, seat);
            let step = G::play(&mut played, joint);
            history.push(step.map_err(|why| broken(why.to_string()))?);
        }
        Ok(lessons)
    }

    /// Notes what the seat has seen at a decision, if it has to decide.
    pub fn see(&mut self, position: &G, history: &[G::StepEvents], seat: Seat) {
        if position.to_act().contains(seat) {
            let seen = position.view(Viewer::Seat(seat), history, &JointAction::new());
            let now = self.next(&seen);
            self.taught.extend((now != G::REST).then_some(now));
        }
    }

    /// What the guide says to a seat at the present moment, given its view.
    pub fn guide(&self, seen: &GameView, position: &G, seat: Seat) -> Guide {
        G::guide(Guided {
            now: self.next(seen),
            before: self.taught.clone(),
            advice: advice(position, seat),
        })
    }

    fn next(&self, seen: &GameView) -> G::Lesson {
        let mut fresh = G::LESSONS
            .iter()
            .filter(|lesson| !self.taught.contains(lesson));
        let fits = fresh.find(|lesson| G::fits(**lesson, seen));
        fits.copied().unwrap_or(G::REST)
    }
}

/// The coach's choice for the next decision of a seat.
fn advice<G: Hinted>(position: &G, seat: Seat) -> Option<Advice<G::Action>> {
    let question = HintQuestion::of(position, seat, &JointAction::new())?;
    let (values, reasons) = question.judge_with(EFFORT);
    let action = values.actions[0].action;
    Some(Advice { action, reasons })
}
