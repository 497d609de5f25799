//! The analysis on a replay page: its story (`story`), its start and its progress, and its results. These are the curve
//! (`curve`), the numbers (`summary`), and the verdicts and marks (`verdict`).

mod curve;
mod story;
mod summary;
mod verdict;

use std::sync::Arc;

use maud::{Markup, html};

use super::ReplayPlace;
use crate::icons::icon;
use antipater_bots::analysis::{Depth, Report};
use antipater_engine::Seat;
use antipater_show::replay::{Perspective, Replay, StepView};
use antipater_show::texts::{Texts, say};

pub(super) use story::section as story;
pub(super) use verdict::marks;

/// The analyses of a game.
#[derive(Clone, Debug)]
pub struct Coaching {
    /// The best one that is done.
    pub report: Option<Arc<Report>>,
    /// The next one.
    pub next: NextAnalysis,
}

/// The next analysis of a game.
#[derive(Clone, Debug)]
pub enum NextAnalysis {
    /// There is none: the game is not over, or nothing is left to do.
    Unavailable,
    /// It has not been requested, or the last one failed.
    Offered {
        /// Whether the last one failed.
        failed: bool,
        /// The depths that the viewer can choose, the default first; empty if there is no choice.
        depths: &'static [Depth],
    },
    /// It waits for other analyses.
    Waiting {
        /// The number of analyses ahead.
        ahead: usize,
        /// Whether the viewer may cancel it.
        own: bool,
    },
    /// It is running.
    Working {
        /// The number of decisions judged.
        done: usize,
        /// The number of all decisions.
        all: usize,
        /// Whether the viewer may cancel it.
        own: bool,
    },
}

impl NextAnalysis {
    /// Whether it can be requested.
    pub fn is_offered(&self) -> bool {
        matches!(self, NextAnalysis::Offered { .. })
    }

    /// Whether it is waiting or running.
    pub fn is_underway(&self) -> bool {
        matches!(
            self,
            NextAnalysis::Waiting { .. } | NextAnalysis::Working { .. }
        )
    }
}

impl Coaching {
    /// The state of a game that cannot be analyzed.
    pub const UNAVAILABLE: Coaching = Coaching {
        report: None,
        next: NextAnalysis::Unavailable,
    };

    /// The best result so far.
    pub fn report(&self) -> Option<&Report> {
        self.report.as_deref()
    }

    /// Whether an analysis could begin, and there is none yet.
    pub fn may_begin(&self) -> bool {
        let offered = matches!(self.next, NextAnalysis::Offered { failed: false, .. });
        self.report.is_none() && offered
    }

    /// Whether the page has room for a result: it is there, or it will be.
    pub(super) fn has_room(&self) -> bool {
        self.report.is_some() || self.next.is_underway()
    }
}

/// The data that every part of the page needs.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) t: &'a Texts,
    pub(super) replay: &'a Replay,
    pub(super) shown: &'a StepView,
    pub(super) perspective: Perspective,
    pub(super) place: &'a ReplayPlace,
    pub(super) practice: usize,
    pub(super) reader: Option<Seat>,
}

impl Scene<'_> {
    /// The name of the player on a seat.
    fn name(&self, seat: usize) -> String {
        let seat = self.shown.view.seats.get(seat);
        seat.map_or_else(|| say!(self.t, "free-city"), |seat| seat.name.clone())
    }

    /// The address of a step.
    fn at(&self, step: usize) -> String {
        self.place.at(step, self.perspective)
    }

    /// The step and the perspective, as in the address.
    fn here(&self) -> String {
        format!("step={}&{}", self.shown.step, self.perspective)
    }
}

/// The offer, or the progress of the analysis. `here` is the step to return to, in the form of an address.
pub(super) fn progress(t: &Texts, coaching: &Coaching, place: &ReplayPlace, here: &str) -> Markup {
    let stream = format!("{}/analysis/stream", place.base);
    let content = match &coaching.next {
        NextAnalysis::Unavailable => html! {},
        NextAnalysis::Offered { failed, depths } => {
            let offer = match coaching.report {
                Some(_) => say!(t, "story-offer-deeper"),
                None => say!(t, "analysis-offer"),
            };
            html! {
                p { @if *failed { b { (say!(t, "analysis-failed")) } " " } (offer) }
                (start(t, coaching, place, here, depths))
            }
        }
        NextAnalysis::Waiting { ahead, own } => {
            let words = say!(t, "analysis-waiting", ahead = *ahead);
            working(t, (place, here, *own), None, &words)
        }
        NextAnalysis::Working { done, all, own } => {
            let words = say!(t, "analysis-progress", done = *done, all = *all);
            working(t, (place, here, *own), Some((*done, *all)), &words)
        }
    };
    let stream = coaching.next.is_underway().then_some(stream);
    html! { div id="analysis" class="coach-progress" data-stream=[stream] { (content) } }
}

fn working(
    t: &Texts,
    (place, here, own): (&ReplayPlace, &str, bool),
    progress: Option<(usize, usize)>,
    words: &str,
) -> Markup {
    html! {
        @match progress {
            Some((done, all)) => progress value=(done) max=(all) aria-label=(words) {},
            None => progress aria-label=(words) {},
        }
        p { (words) }
        @if own { (form(place, here, &html! { button type="submit" name="do" value="cancel" { (say!(t, "analysis-cancel")) } })) }
        noscript { a class="button" href=(format!("{}?{here}#story", place.base)) { (say!(t, "analysis-refresh")) } }
    }
}

/// The buttons that start the analysis: one for each depth, or the one for the whole of it after a quick look.
fn start(
    t: &Texts,
    coaching: &Coaching,
    place: &ReplayPlace,
    here: &str,
    depths: &[Depth],
) -> Markup {
    let buttons = html! {
        @if coaching.report.is_some() {
            button type="submit" name="do" value="start" { (icon("search")) " " (say!(t, "story-deeper")) }
        } @else {
            button class="primary" type="submit" name="do" value="start" { (icon("search")) " " (say!(t, "analysis-start")) }
            @for depth in depths.iter().skip(1) {
                " " button type="submit" name="do" value=(depth) { (say!(t, "analysis-start-depth", depth = depth.name())) }
            }
        }
    };
    form(place, here, &buttons)
}

fn form(place: &ReplayPlace, here: &str, buttons: &Markup) -> Markup {
    html! {
        form method="post" action=(format!("{}/analysis", place.base)) {
            input type="hidden" name="here" value=(here);
            (buttons)
        }
    }
}

/// The numbers, below everything else.
pub(super) fn summary(scene: Scene<'_>, report: &Report) -> Markup {
    html! {
        details id="numbers" class="tool" {
            summary { (say!(scene.t, "story-numbers")) }
            (summary::section(scene, report))
            (curve::turns(scene, report))
            (curve::figures(scene, report))
        }
        (summary::practice(scene))
    }
}

/// The parts that change with each step: the chances, and the verdict on the next move.
pub(super) fn regions(scene: Scene<'_>, report: &Report) -> Markup {
    html! { (curve::chances(scene, report)) (verdict::region(scene, report)) }
}

/// The verdict on the next move, or its place until the game is judged.
pub(super) fn verdict(scene: Scene<'_>, report: Option<&Report>) -> Markup {
    match report {
        Some(report) => verdict::region(scene, report),
        None => verdict::blank(scene.t),
    }
}
