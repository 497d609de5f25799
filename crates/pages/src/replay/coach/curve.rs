//! The chances of all seats over the game, as lines and as a table, and the turning points. The drawing stretches with
//! the page, so its text is outside of it.

use maud::{Markup, html};

use super::Scene;
use crate::shares::percent;
use crate::sheet::plot::number;
use antipater_bots::analysis::{Band, LuckEvent, Report, Swing, WrittenDecision};
use antipater_show::game::ScoreHistory;
use antipater_show::replay::Mark;
use antipater_show::texts::{List, say};
use antipater_show::words;

/// The levels that are drawn, in percent.
const LEVELS: [u8; 3] = [25, 50, 75];

/// The chances at the displayed step: the legend of the curve.
pub(super) fn chances(scene: Scene<'_>, report: &Report) -> Markup {
    let t = scene.t;
    let shares = report.shares(scene.shown.step).unwrap_or_default();
    html! {
        ul id="chances" class="plain chances" aria-label=(say!(t, "analysis-now")) {
            @for (seat, share) in shares.iter().enumerate() {
                li {
                    svg class={ "run l" (seat) } viewBox="0 0 26 10" width="26" height="10" aria-hidden="true" { polyline points="1,5 25,5" {} }
                    span class="who" { (scene.name(seat)) }
                    b { (percent(t, *share)) }
                }
            }
        }
    }
}

/// The lines, with the chances at the displayed step.
pub(super) fn drawing(scene: Scene<'_>, report: &Report, score_history: &ScoreHistory) -> Markup {
    html! {
        div class="curve-of" {
            div class="coach-head" {
                h3 { (say!(scene.t, "analysis-chances")) }
                (chances(scene, report))
            }
            (lines(scene, report, score_history))
        }
    }
}

fn lines(scene: Scene<'_>, report: &Report, score_history: &ScoreHistory) -> Markup {
    let t = scene.t;
    let steps = scene.shown.steps.max(1);
    let across = |step: f64| format!("{}%", number(100.0 * step / steps as f64));
    let seats = report.curve.first().map_or(0, |point| point.shares.len());
    let spans = score_history.spans();
    html! {
        figure class="chart curve" {
            svg class="curve-frame" role="img" aria-label=(say!(t, "analysis-curve")) {
                @for level in LEVELS { text class="tick" x="4" y=(format!("{}%", 100 - level)) dy="-3" { (percent(t, f64::from(level) / 100.0)) } }
                svg class="curve-lines" viewBox=(format!("0 0 {steps} 100")) preserveAspectRatio="none" width="100%" height="100%" {
                    @for level in LEVELS {
                        line class=(if level == 50 { "level zero" } else { "level" }) x1="0" x2=(steps) y1=(100 - level) y2=(100 - level) {}
                    }
                    @for (_, end, _) in &spans { line class="age" x1=(end) x2=(end) y1="0" y2="100" {} }
                    @for seat in 0..seats { g class={ "run l" (seat) } { polyline points=(line(report, seat)) {} } }
                    line class="here" data-left="0" data-pace="1" x1="0" x2="0" y1="0" y2="100" transform=(format!("translate({} 0)", scene.shown.step)) {}
                }
                @for (from, end, age) in &spans {
                    @let middle = (from + end) as f64 / 2.0;
                    text class="tick" x=(across(middle)) y="100%" dy="-4" text-anchor="middle" { (words::age(*age)) }
                }
            }
            // Each step can be clicked; for keys there is the table.
            svg class="curve-steps" aria-hidden="true" {
                @for point in &report.curve {
                    @let left = (point.step as f64 - 0.5).max(0.0);
                    @let right = (point.step as f64 + 0.5).min(steps as f64);
                    a href=(scene.at(point.step)) data-step=(point.step) tabindex="-1" {
                        rect x=(across(left)) width=(across(right - left)) y="0" height="100%" {
                            title { (told(scene, point.step, &point.shares)) }
                        }
                    }
                }
            }
        }
    }
}

/// The points of a seat's line.
fn line(report: &Report, seat: usize) -> String {
    let points = report.curve.iter().filter_map(|point| {
        let share = point.shares.get(seat)?;
        Some(format!("{},{}", point.step, number(100.0 - 100.0 * share)))
    });
    points.collect::<Vec<_>>().join(" ")
}

/// A step with the chances of all seats.
fn told(scene: Scene<'_>, step: usize, shares: &[f64]) -> String {
    let t = scene.t;
    let all = shares.iter().enumerate().map(|(seat, share)| {
        let what = percent(t, *share);
        say!(t, "labeled", label = scene.name(seat), what = what)
    });
    let all: Vec<String> = all.collect();
    let step = say!(t, "replay-step", step = step, steps = scene.shown.steps);
    say!(t, "labeled", label = step, what = t.list(List::Plain, &all))
}

/// The moves that changed the chances most.
pub(super) fn turns(scene: Scene<'_>, report: &Report) -> Markup {
    let t = scene.t;
    html! {
        @if !report.swings.is_empty() {
            div class="turns" {
                h3 { (say!(t, "analysis-turning")) }
                ol class="plain" {
                    @for turn in &report.swings { li { (turning(scene, report, turn)) } }
                }
            }
        }
    }
}

fn turning(scene: Scene<'_>, report: &Report, turn: &Swing) -> Markup {
    let t = scene.t;
    let words = say!(
        t,
        "analysis-turn",
        when = scene.replay.when(turn.step).words(t),
        name = scene.name(turn.seat.number()),
        from = percent(t, turn.from),
        to = percent(t, turn.to)
    );
    // The other players' choices are not luck.
    let of_turn = |luck: &&LuckEvent| luck.step == turn.step && luck.seat == turn.seat;
    let chance = report.luck.iter().filter(of_turn);
    let chance = chance.filter(|luck| luck.source.is_chance());
    let luck: f64 = chance.map(|luck| luck.amount).sum();
    let by_luck =
        luck * (turn.to - turn.from) > 0.0 && luck.abs() > (turn.to - turn.from).abs() / 2.0;
    html! {
        a href=(scene.at(turn.step)) data-step=(turn.step) { (words) }
        @for decision in report.of_move(turn.step) {
            @if let Some(mark) = Mark::of(report, decision).filter(|_| explains(turn, decision)) {
                " " (super::verdict::sign(t, mark))
                @if decision.player != turn.seat { " " span class="muted" { (scene.name(decision.player.number())) } }
            }
        }
        @if by_luck { " " span class="muted" { (say!(t, "analysis-luck-made")) } }
    }
}

/// Whether a mark on a decision explains the change: a player gains by a good move, or by another player's error.
fn explains(turn: &Swing, decision: &WrittenDecision) -> bool {
    let (own, rises) = (decision.player == turn.seat, turn.to > turn.from);
    let good = decision.band == Band::Best;
    if good { own && rises } else { own != rises }
}

/// The chances as a table.
pub(super) fn figures(scene: Scene<'_>, report: &Report) -> Markup {
    let t = scene.t;
    let seats = report.curve.first().map_or(0, |point| point.shares.len());
    html! {
        details class="tool figures-tool" {
            summary { (say!(t, "course-figures")) }
            div class="scroll" tabindex="0" role="region" aria-label=(say!(t, "analysis-chances")) {
                table class="figures chances-figures" {
                    caption { (say!(t, "analysis-chances")) }
                    thead {
                        tr {
                            th scope="col" { (say!(t, "course-step")) }
                            @for seat in 0..seats { th scope="col" { (scene.name(seat)) } }
                        }
                    }
                    tbody {
                        @for point in &report.curve {
                            tr {
                                th scope="row" { a href=(scene.at(point.step)) data-step=(point.step) { (point.step) } }
                                @for share in &point.shares { td { (percent(t, *share)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
