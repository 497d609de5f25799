//! The analysis on the page of a replay: the offer, how far it is, and what was found. A curve of everybody's chances and
//! the turning points (`curve`), the sums (`summary`), the verdict on the next move and the marks in the log (`verdict`).

mod curve;
mod summary;
mod verdict;

use std::sync::Arc;

use maud::{Markup, html};

use super::ReplayPlace;
use crate::icons::icon;
use antipater_bots::analysis::{Depth, Report};
use antipater_show::game::ScoreHistory;
use antipater_show::replay::{Perspective, Replay, Shown};
use antipater_show::texts::{Texts, say};

pub(super) use verdict::marks;

/// The state of the analysis of a game.
#[derive(Clone, Debug)]
pub enum Coaching {
    /// The game is not over, so it has none.
    Unavailable,
    /// Nobody has asked for it yet, or the last one broke.
    Offered {
        /// Whether it broke.
        failed: bool,
        /// The depths among which the viewer chooses, the usual one first; none where there is no choice.
        depths: &'static [Depth],
    },
    /// It waits for others.
    Waiting {
        /// How many.
        ahead: usize,
        /// Whether the viewer has asked for it.
        own: bool,
    },
    /// It works.
    Working {
        /// How many decisions are judged.
        done: usize,
        /// How many there are.
        all: usize,
        /// Whether the viewer has asked for it.
        own: bool,
    },
    /// It is done.
    Done(Arc<Report>),
}

impl Coaching {
    /// What was found.
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
    pub(super) shown: &'a Shown,
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

    /// The step and the perspective as the address has them.
    fn here(&self) -> String {
        format!("step={}&{}", self.shown.step, self.perspective)
    }
}

/// The part of the page that stands above the table.
pub(super) fn panel(scene: Scene<'_>, coaching: &Coaching, score_history: &ScoreHistory) -> Markup {
    match coaching.report() {
        Some(report) => curve::panel(scene, report, score_history),
        None => progress(scene.t, coaching, scene.place, &scene.here()),
    }
}

/// The offer, or how far the analysis is. `here` is the step to return to, as an address writes it.
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

/// The buttons that start the analysis: one for each depth that can be chosen.
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

/// The sums, which stand beside the points.
pub(super) fn summary(scene: Scene<'_>, report: &Report) -> Markup {
    html! { (summary::section(scene, report)) (curve::figures(scene, report)) }
}

/// The parts that change from step to step: everybody's chances, and the verdict on the next move.
pub(super) fn regions(scene: Scene<'_>, report: &Report) -> Markup {
    html! { (curve::chances(scene, report)) (verdict::region(scene, report)) }
}

/// The verdict on the next move.
pub(super) fn verdict(scene: Scene<'_>, report: &Report) -> Markup {
    verdict::region(scene, report)
}
