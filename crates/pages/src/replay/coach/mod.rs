//! The analysis on a replay page: its start, its progress, and its results. These are the curve with turning points
//! (`curve`), the totals (`summary`), and the verdicts and marks (`verdict`).

mod curve;
mod summary;
mod verdict;

use std::sync::Arc;

use maud::{Markup, html};

use super::ReplayPlace;
use crate::icons::icon;
use antipater_bots::analysis::{Depth, Report};
use antipater_show::game::ScoreHistory;
use antipater_show::replay::{Perspective, Replay, StepView};
use antipater_show::texts::{Texts, say};

pub(super) use verdict::marks;

/// The state of the analysis of a game.
#[derive(Clone, Debug)]
pub enum Coaching {
    /// The game is not over, so it has none.
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
        /// Whether the viewer has requested it.
        own: bool,
    },
    /// It is running.
    Working {
        /// The number of decisions judged.
        done: usize,
        /// The number of all decisions.
        all: usize,
        /// Whether the viewer has requested it.
        own: bool,
    },
    /// It is done.
    Done(Arc<Report>),
}

impl Coaching {
    /// The result, once it is done.
    pub fn report(&self) -> Option<&Report> {
        match self {
            Coaching::Done(report) => Some(report),
            _ => None,
        }
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

/// The part of the page above the table.
pub(super) fn panel(scene: Scene<'_>, coaching: &Coaching, score_history: &ScoreHistory) -> Markup {
    match coaching.report() {
        Some(report) => curve::panel(scene, report, score_history),
        None => progress(scene.t, coaching, scene.place, &scene.here()),
    }
}

/// The offer, or the progress of the analysis. `here` is the step to return to, in the form of an address.
pub(super) fn progress(t: &Texts, coaching: &Coaching, place: &ReplayPlace, here: &str) -> Markup {
    let stream = format!("{}/analysis/stream", place.base);
    html! {
        @match coaching {
            Coaching::Unavailable | Coaching::Done(_) => {}
            Coaching::Offered { failed, depths } => {
                section id="analysis" class="panel coach coach-offer" aria-labelledby="analysis-title" {
                    h2 id="analysis-title" { (say!(t, "analysis-title")) }
                    p { @if *failed { b { (say!(t, "analysis-failed")) } " " } (say!(t, "analysis-offer")) }
                    (start(t, place, here, depths))
                }
            }
            Coaching::Waiting { ahead, own } => {
                (working(t, (place, here, *own), &stream, None, &say!(t, "analysis-waiting", ahead = *ahead)))
            }
            Coaching::Working { done, all, own } => {
                (working(t, (place, here, *own), &stream, Some((*done, *all)), &say!(t, "analysis-progress", done = *done, all = *all)))
            }
        }
    }
}

fn working(
    t: &Texts,
    (place, here, own): (&ReplayPlace, &str, bool),
    stream: &str,
    progress: Option<(usize, usize)>,
    words: &str,
) -> Markup {
    html! {
        section id="analysis" class="panel coach coach-working" aria-labelledby="analysis-title" data-stream=(stream) {
            h2 id="analysis-title" { (say!(t, "analysis-title")) }
            @match progress {
                Some((done, all)) => progress value=(done) max=(all) aria-label=(words) {},
                None => progress aria-label=(words) {},
            }
            p { (words) }
            @if own { (form(place, here, &html! { button type="submit" name="do" value="cancel" { (say!(t, "analysis-cancel")) } })) }
            noscript { a class="button" href=(format!("{}?{here}#analysis", place.base)) { (say!(t, "analysis-refresh")) } }
        }
    }
}

/// The buttons that start the analysis: one for each depth.
fn start(t: &Texts, place: &ReplayPlace, here: &str, depths: &[Depth]) -> Markup {
    let buttons = html! {
        button class="primary" type="submit" name="do" value="start" { (icon("search")) " " (say!(t, "analysis-start")) }
        @for depth in depths.iter().skip(1) {
            " " button type="submit" name="do" value=(depth) { (say!(t, "analysis-start-depth", depth = depth.name())) }
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

/// The totals, beside the scores.
pub(super) fn summary(scene: Scene<'_>, report: &Report) -> Markup {
    html! { (summary::section(scene, report)) (curve::figures(scene, report)) }
}

/// The parts that change with each step: the chances, and the verdict on the next move.
pub(super) fn regions(scene: Scene<'_>, report: &Report) -> Markup {
    html! { (curve::chances(scene, report)) (verdict::region(scene, report)) }
}

/// The verdict on the next move.
pub(super) fn verdict(scene: Scene<'_>, report: &Report) -> Markup {
    verdict::region(scene, report)
}
