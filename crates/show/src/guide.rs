//! The guided game: an ordinary table of one person among bots, with the same deal for all people. Each decision has a
//! lesson and a suggestion.
//!
//! The lessons already taught follow from the seat's views at its decisions so far. So none of them is stored, and a
//! resumed game continues with the same lesson. Here: which lesson a moment teaches. `view/seven/lesson` and
//! `view/duel/lesson` decide which lessons fit a moment; the texts are elsewhere.

use std::fmt;

use antipater_bots::analysis::Effort;
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{JointAction, Seat};

use crate::game::Game;
use crate::hint::{HintQuestion, Hinted};
use crate::view::duel::lesson::Lesson as DuelLesson;
use crate::view::seven::lesson::Lesson as SevenLesson;
use crate::view::{Advice, GameView, Guide, Guided, Viewable, Viewer};

/// The effort of judging a suggestion. Each view has one, so it takes a few milliseconds.
const EFFORT: Effort = Effort {
    candidates: 5,
    simulations: 4,
    playouts: 0,
    lines: 0,
    redeals: 0,
    luck_simulations: 0,
};

/// A game with a guide.
pub trait Guidable: Viewable + Hinted {
    /// A lesson of this game.
    type Lesson: Copy + PartialEq + fmt::Debug + Send + Sync;

    /// What is said before the first decision: what wins, and what lies on the table.
    const INTRODUCTION: &'static [Self::Lesson];

    /// All other lessons. Of several that fit, the first is taught.
    const LESSONS: &'static [Self::Lesson];

    /// The lesson of a moment with nothing new to teach.
    const REST: Self::Lesson;

    /// Whether a lesson fits a view.
    fn fits(lesson: Self::Lesson, seen: &GameView) -> bool;

    /// Wraps the guide in the type for both games.
    fn guide(guided: Guided<Self::Lesson, Self::Action>) -> Guide;
}

impl Guidable for Seven {
    type Lesson = SevenLesson;

    const INTRODUCTION: &'static [SevenLesson] = &SevenLesson::INTRODUCTION;

    const LESSONS: &'static [SevenLesson] = &SevenLesson::ALL;

    const REST: SevenLesson = SevenLesson::Rest;

    fn fits(lesson: SevenLesson, seen: &GameView) -> bool {
        match seen {
            GameView::Seven(view) => lesson.fits(view),
            GameView::Duel(_) | GameView::Sides(_) => false,
        }
    }

    fn guide(guided: Guided<SevenLesson, seven::Action>) -> Guide {
        Guide::Seven(guided)
    }
}

impl Guidable for Duel {
    type Lesson = DuelLesson;

    const INTRODUCTION: &'static [DuelLesson] = &DuelLesson::INTRODUCTION;

    const LESSONS: &'static [DuelLesson] = &DuelLesson::ALL;

    const REST: DuelLesson = DuelLesson::Rest;

    fn fits(lesson: DuelLesson, seen: &GameView) -> bool {
        match seen {
            GameView::Duel(view) => lesson.fits(view),
            GameView::Seven(_) | GameView::Sides(_) => false,
        }
    }

    fn guide(guided: Guided<DuelLesson, duel::Action>) -> Guide {
        Guide::Duel(guided)
    }
}

/// The lessons of one seat so far. Each moment teaches the first lesson of the list that fits it and is new; without
/// one, it teaches `REST`.
#[derive(Clone, Debug)]
pub struct Lessons<G: Guidable> {
    taught: Vec<G::Lesson>,
}

impl<G: Guidable> Lessons<G> {
    /// The lessons of a seat in a game so far, computed by replaying it once.
    ///
    /// # Errors
    /// If the record cannot be replayed.
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

    /// Records the view of the seat at a decision, if it has to decide.
    pub fn see(&mut self, position: &G, history: &[G::StepEvents], seat: Seat) {
        if position.to_act().contains(seat) {
            let seen = position.view(Viewer::Seat(seat), history, &JointAction::new());
            let now = self.next(&seen);
            self.taught.extend((now != G::REST).then_some(now));
        }
    }

    /// The guide for a seat at the present moment, given its view.
    pub fn guide(&self, seen: &GameView, position: &G, seat: Seat) -> Guide {
        G::guide(Guided {
            now: self.next(seen),
            introduces: self.taught.is_empty(),
            before: [G::INTRODUCTION, self.taught.as_slice()].concat(),
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

/// The suggestion for the next decision of a seat.
fn advice<G: Hinted>(position: &G, seat: Seat) -> Option<Advice<G::Action>> {
    let question = HintQuestion::of(position, seat, &JointAction::new())?;
    let (values, reasons) = question.judge_with(EFFORT);
    let action = values.actions[0].action;
    Some(Advice { action, reasons })
}
