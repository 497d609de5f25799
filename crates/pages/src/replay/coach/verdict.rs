//! The verdict on the next move, and the marks in the log.

use maud::{Markup, html};

use super::Scene;
use crate::shares::{percent, with_bar};
use antipater_bots::analysis::Report;
use antipater_engine::Seat;
use antipater_show::replay::{Details, Mark, SimulatedAction, Verdict};
use antipater_show::texts::{Texts, msg, say};

/// A mark, with its word.
pub(super) fn sign(t: &Texts, mark: Mark) -> Markup {
    html! {
        span class={ "coach-sign " (mark.name()) } title=(word(t, mark)) { span aria-hidden="true" { (mark.sign()) } span class="sr" { (word(t, mark)) } }
    }
}

/// The word for a mark.
fn word(t: &Texts, mark: Mark) -> String {
    match mark {
        Mark::Only => say!(t, msg("analysis-only")),
        Mark::Inaccuracy | Mark::Mistake | Mark::Blunder => {
            say!(t, "coach-band", band = mark.name())
        }
    }
}

/// The marks of a move in the log: links to the table before it.
pub(in crate::replay) fn marks(scene: Scene<'_>, report: &Report, step: usize) -> Markup {
    let t = scene.t;
    let all: Vec<(Seat, Mark)> = report
        .of_move(step)
        .filter_map(|decision| Some((decision.player, Mark::of(report, decision)?)))
        .collect();
    html! {
        @if !all.is_empty() {
            ul class="plain coach-marks" aria-label=(say!(t, "analysis-marks")) {
                @for (player, mark) in all {
                    li {
                        a href=(scene.at(step)) data-step=(step) {
                            (sign(t, mark)) " " span class="who" { (scene.name(player.number())) }
                        }
                    }
                }
            }
        }
    }
}

/// The verdict on the next move.
pub(super) fn region(scene: Scene<'_>, report: &Report) -> Markup {
    let t = scene.t;
    let (step, perspective) = (scene.shown.step, scene.perspective);
    let verdicts = scene.replay.verdicts(t, report, step, perspective);
    // A report that does not fit the game has no verdicts.
    let verdicts = verdicts.unwrap_or_default();
    let (open, other): (Vec<_>, Vec<_>) = (verdicts.iter().enumerate())
        .partition(|(place, verdict)| *place == 0 && verdict.details.is_some());
    html! {
        section id="verdict" class="coach-verdict" aria-labelledby="verdict-title" {
            h2 id="verdict-title" { (say!(t, "analysis-verdict")) }
            @if verdicts.is_empty() { p class="muted" { (say!(t, "analysis-forced")) } }
            @for (_, verdict) in open { (whole(scene, verdict)) }
            @if !other.is_empty() {
                ul class="plain coach-others" { @for (_, verdict) in other { li { (short(scene, verdict)) } } }
            }
        }
    }
}

/// The place of the verdict until the game is judged.
pub(super) fn blank(t: &Texts) -> Markup {
    html! {
        section id="verdict" class="coach-verdict blank" aria-hidden="true" { h2 { (say!(t, "analysis-verdict")) } }
    }
}

/// A verdict with all its details.
fn whole(scene: Scene<'_>, verdict: &Verdict) -> Markup {
    let t = scene.t;
    html! {
        p class={ "ruling " (verdict.band) } { (ruling(scene, verdict)) }
        @if verdict.loss >= LEAST { p class="coach-lost" { (say!(t, "analysis-lost", percent = percent(t, verdict.loss))) } }
        @if let Some(details) = &verdict.details { (actions(t, details)) }
    }
}

/// Smaller losses are not shown: they would be zero in whole percent.
const LEAST: f64 = 0.005;

/// The player who decided, and the verdict.
fn ruling(scene: Scene<'_>, verdict: &Verdict) -> Markup {
    let t = scene.t;
    let words = match (verdict.mark, verdict.counted) {
        (Some(mark), _) => word(t, mark),
        (None, true) => say!(t, "coach-band", band = verdict.band.name()),
        (None, false) => String::new(),
    };
    let name = scene.name(verdict.seat.number());
    html! {
        @if let Some(mark) = verdict.mark { span class={ "coach-sign " (mark.name()) } aria-hidden="true" { (mark.sign()) } " " }
        @if words.is_empty() { b { (name) } } @else { (say!(t, "labeled", label = name, what = words)) }
    }
}

fn actions(t: &Texts, details: &Details) -> Markup {
    let most = details.actions.iter().map(|told| told.share);
    let most = most.fold(0.01, f64::max);
    html! {
        ol class="plain coach-actions" {
            @for told in &details.actions { (action(t, told, most)) }
        }
        @if let Some(why) = &details.why {
            p class="coach-why" { b { (say!(t, "analysis-why")) } " " (why) }
        }
    }
}

fn action(t: &Texts, told: &SimulatedAction, most: f64) -> Markup {
    let points = told.points.map(|points| points.round() as i64);
    html! {
        li class=(if told.played { "played" } else { "" }) {
            span class="coach-action" {
                (told.words)
                @if told.played { " " em { (say!(t, "analysis-played")) } }
            }
            (with_bar(t, told.share, most))
            @if let Some(points) = points { span class="muted" { (say!(t, "analysis-points", points = points)) } }
        }
    }
}

/// A verdict without its actions: for other seats, or if the perspective does not show them.
fn short(scene: Scene<'_>, verdict: &Verdict) -> Markup {
    let t = scene.t;
    let there = scene.perspective.turned(verdict.player);
    html! {
        @match verdict.details {
            Some(_) => a href=(scene.place.at(scene.shown.step, there)) { (ruling(scene, verdict)) },
            None => span title=(say!(t, "analysis-hidden")) { (ruling(scene, verdict)) },
        }
    }
}
