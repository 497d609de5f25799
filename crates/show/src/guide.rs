//! The guided game: an ordinary table of one person among bots, with the same deal for all people. Each decision has a
//! lesson and a suggestion.
//!
//! The lessons already taught follow from the seat's views at its decisions so far. So none of them is stored, and a
//! resumed game continues with the same lesson. Here: which lesson a moment teaches. `view/seven/lesson` and
//! `view/duel/lesson` decide which lessons fit a moment; the texts are elsewhere.

use std::fmt;

use antipater_bots::analysis::bands::normalized;
use antipater_bots::analysis::{Effort, Values};
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{JointAction, Seat};

use crate::game::Game;
use crate::hint::{HintQuestion, Hinted, next_best};
use crate::view::duel::lesson::{self as duel_lesson, Lesson as DuelLesson};
use crate::view::seven::lesson::{self as seven_lesson, Lesson as SevenLesson};
use crate::view::{Advice, GameView, Guide, Guided, Viewable, Viewer};

/// The simulations of a suggestion in the first age, in which each turn practices its lesson, and later.
const SIMULATIONS: [u32; 2] = [8, 32];

/// The effort of judging a suggestion. Each view has one, so it takes a few milliseconds.
const EFFORT: Effort = Effort {
    candidates: 8,
    simulations: SIMULATIONS[0],
    playouts: 0,
    lines: 0,
    redeals: 0,
    luck_simulations: 0,
};

/// The largest loss of a suggestion in the first age, in which each turn practices its lesson, and later, as a
/// normalized loss.
const GOOD: [f64; 2] = [0.2, 0.05];

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

    /// Whether an action practices a lesson of the moment.
    fn practices(lesson: Self::Lesson, seen: &GameView, action: Self::Action) -> bool;

    /// The coins that an action costs.
    fn price(seen: &GameView, action: Self::Action) -> u16;

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

    fn practices(lesson: SevenLesson, seen: &GameView, action: seven::Action) -> bool {
        matches!(seen, GameView::Seven(view) if lesson.practices(view, action))
    }

    fn price(seen: &GameView, action: seven::Action) -> u16 {
        match seen {
            GameView::Seven(view) => seven_lesson::price_of(view, action),
            GameView::Duel(_) | GameView::Sides(_) => 0,
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

    fn practices(lesson: DuelLesson, seen: &GameView, action: duel::Action) -> bool {
        matches!(seen, GameView::Duel(view) if lesson.practices(view, action))
    }

    fn price(seen: &GameView, action: duel::Action) -> u16 {
        match seen {
            GameView::Duel(view) => duel_lesson::price_of(view, action),
            GameView::Seven(_) | GameView::Sides(_) => 0,
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
            // Later, lessons do not depend on what is good.
            let good = match is_early(&seen) {
                true => Judged::of(position, seat, &seen).good,
                false => Vec::new(),
            };
            let now = self.next(&seen, &good);
            self.taught.extend((now != G::REST).then_some(now));
        }
    }

    /// The guide for a seat at the present moment, given its view.
    pub fn guide(&self, seen: &GameView, position: &G, seat: Seat) -> Guide {
        let judged = Judged::of(position, seat, seen);
        let now = self.next(seen, &judged.good);
        G::guide(Guided {
            now,
            introduces: self.taught.is_empty(),
            before: [G::INTRODUCTION, self.taught.as_slice()].concat(),
            advice: judged.advice(now, seen),
        })
    }

    /// The lesson of a moment; in the first age one that a good action practices, if there is one.
    fn next(&self, seen: &GameView, good: &[G::Action]) -> G::Lesson {
        let is_fresh = |lesson: &G::Lesson| !self.taught.contains(lesson);
        let lessons = G::LESSONS.iter().copied();
        let mut fitting = lessons.filter(|lesson| is_fresh(lesson) && G::fits(*lesson, seen));
        let is_practiced = |lesson: &G::Lesson| {
            !is_early(seen)
                || good
                    .iter()
                    .any(|&action| G::practices(*lesson, seen, action))
        };
        let practiced = fitting.clone().find(is_practiced);
        practiced.or_else(|| fitting.next()).unwrap_or(G::REST)
    }
}

/// Whether a game is in its first age.
fn is_early(seen: &GameView) -> bool {
    match seen {
        GameView::Seven(view) => view.clock.age == 1,
        GameView::Duel(view) => view.clock.age == 1,
        GameView::Sides(_) => false,
    }
}

/// The coins of a city.
fn coins_of(seen: &GameView, seat: Seat) -> u16 {
    match seen {
        GameView::Seven(view) => view.cities[seat.number()].coins,
        GameView::Duel(view) => view.cities[seat.number()].coins,
        GameView::Sides(_) => 0,
    }
}

/// The good actions of a decision.
struct Judged<G: Guidable> {
    /// Nothing without a decision.
    decision: Option<(HintQuestion<G>, Values<G::Action>)>,
    /// The best first; none that leaves no coin, if there are others.
    good: Vec<G::Action>,
}

impl<G: Guidable> Judged<G> {
    fn of(position: &G, seat: Seat, seen: &GameView) -> Judged<G> {
        let Some(question) = HintQuestion::of(position, seat, &JointAction::new()) else {
            return Judged {
                decision: None,
                good: Vec::new(),
            };
        };
        let later = usize::from(!is_early(seen));
        let values = question.values(Effort {
            simulations: SIMULATIONS[later],
            ..EFFORT
        });
        let players = position.players().len();
        let good = |limit: f64, keeps: bool| -> Vec<G::Action> {
            let within = values.actions.iter();
            let within = within.filter(|one| normalized(one.behind, players) <= limit);
            let actions = within.map(|one| one.action);
            actions
                .filter(|&action| !keeps || coins_of(seen, seat) > G::price(seen, action))
                .collect()
        };
        let limit = GOOD[later];
        let mut good = [(limit, true), (GOOD[0], true), (limit, false)]
            .map(|(limit, keeps)| good(limit, keeps))
            .into_iter();
        let good = good.find(|good| !good.is_empty()).unwrap_or_default();
        Judged {
            decision: Some((question, values)),
            good,
        }
    }

    /// The suggestions: good actions, those that practice the lesson first. There are two with different cards, if possible;
    /// in the first age they build something.
    fn advice(&self, lesson: G::Lesson, seen: &GameView) -> Vec<Advice<G::Action>> {
        let Some((question, values)) = &self.decision else {
            return Vec::new();
        };
        let early = is_early(seen);
        let mut good = self.good.clone();
        good.sort_by_key(|&action| {
            let practices = G::practices(lesson, seen, action);
            (!practices, early && G::built(action).is_none())
        });
        let first = good[0];
        let other = |&&action: &&G::Action| {
            let builds = G::built(action).is_some() || G::built(first).is_none();
            builds && !G::same_card(first, action) && !<G as Hinted>::alike(first, action)
        };
        let second = good.iter().find(other).copied();
        let against = second.or_else(|| Some(next_best::<G>(values, first)?.action));
        let judged = values.actions.iter();
        let judged = judged.flat_map(|one| one.same.iter().copied().chain([one.action]));
        let cheapest = |action| {
            let same = |&other: &G::Action| {
                G::same_card(action, other) && <G as Hinted>::alike(action, other)
            };
            let same = judged.clone().filter(same);
            same.min_by_key(|&other| G::price(seen, other))
        };
        let advice = |action, against: Option<G::Action>| Advice {
            action: cheapest(action).unwrap_or(action),
            reasons: against.map_or_else(Vec::new, |other| question.reasons(action, other)),
        };
        std::iter::once(advice(first, against))
            .chain(second.map(|second| advice(second, Some(first))))
            .collect()
    }
}
