//! The summary of a game for each player: accuracy, errors, luck, and the result without it.

use maud::{Markup, html};

use super::Scene;
use crate::shares::percent;
use antipater_bots::analysis::bands::TOO_CLOSE;
use antipater_bots::analysis::{Report, SeatReport};
use antipater_show::replay::Mark;
use antipater_show::texts::{Texts, say};

/// The kinds of errors, the smallest first.
const ERRORS: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

/// The section of the page.
pub(super) fn section(scene: Scene<'_>, report: &Report) -> Markup {
    let t = scene.t;
    // In a Duel players choose in turn, so each error is listed with its player.
    let others = report.game != "duel";
    let unexplained = report.seats.iter().any(|seat| seat.unexplained().is_some());
    html! {
        h3 id="sums-title" { (say!(t, "analysis-summary")) }
        div class="scroll" tabindex="0" role="region" aria-labelledby="sums-title" {
            table class="figures sums" {
                thead {
                    tr {
                        th scope="col" { (say!(t, "analysis-player")) }
                        th scope="col" { (say!(t, "analysis-accuracy")) }
                        @for mark in ERRORS {
                            th scope="col" {
                                span class={ "coach-sign " (mark.name()) } aria-hidden="true" { (mark.sign()) }
                                " " (say!(t, "analysis-band", band = mark.name()))
                            }
                        }
                        th scope="col" { (say!(t, "analysis-luck")) }
                        @if others { th scope="col" { (say!(t, "analysis-others")) } }
                        th scope="col" { (say!(t, "analysis-result")) }
                        th scope="col" { (say!(t, "analysis-without-luck")) }
                        @if unexplained { th scope="col" { (say!(t, "analysis-unexplained")) } }
                    }
                }
                tbody { @for seat in &report.seats { (row(scene, seat, others, unexplained)) } }
            }
        }
        p class="muted" { (say!(t, "analysis-explained")) }
        @if others { p class="muted" { (say!(t, "analysis-others-explained")) } }
        @if unexplained { p class="muted" { (say!(t, "analysis-unexplained-explained")) } }
    }
}

/// The link to the reader's own mistakes.
pub(super) fn practice(scene: Scene<'_>) -> Markup {
    let t = scene.t;
    html! {
        @if scene.practice > 0 {
            p { a class="button primary" href=(format!("{}/mistakes/1", scene.place.base)) { (say!(t, "mistakes-practice", count = scene.practice)) } }
        }
    }
}

/// The figures of a player. On a phone each has its label beside it, in the place of the head of the table.
fn row(scene: Scene<'_>, seat: &SeatReport, others: bool, unexplained: bool) -> Markup {
    let t = scene.t;
    let cell = |label: String, figure: String| html! { td data-label=(label) { (figure) } };
    html! {
        tr {
            th scope="row" {
                svg class={ "run l" (seat.seat) } viewBox="0 0 26 10" width="26" height="10" aria-hidden="true" { polyline points="1,5 25,5" {} }
                " " (scene.name(seat.seat.number()))
            }
            (cell(say!(t, "analysis-accuracy"), seat.accuracy.map_or_else(String::new, |accuracy| t.decimal(accuracy, 0))))
            @for (mark, count) in ERRORS.iter().zip(seat.errors.counts()) {
                (cell(say!(t, "analysis-band", band = mark.name()), count.to_string()))
            }
            (cell(say!(t, "analysis-luck"), signed(t, seat.luck)))
            @if others { (cell(say!(t, "analysis-others"), signed(t, seat.others))) }
            (cell(say!(t, "analysis-result"), seat.result.map_or_else(String::new, |result| percent(t, result))))
            (cell(say!(t, "analysis-without-luck"), seat.without_luck.map_or_else(String::new, |result| {
                say!(t, "analysis-give-or-take", number = percent(t, result), error = t.decimal(100.0 * seat.luck_se, 0))
            })))
            @if unexplained {
                (cell(say!(t, "analysis-unexplained"), seat.unexplained().map_or_else(String::new, |share| rest(t, share))))
            }
        }
    }
}

/// The residual of a result, if it is small enough to mean something.
fn rest(t: &Texts, share: f64) -> String {
    match share.abs() > TOO_CLOSE {
        true => say!(t, "story-close"),
        false => signed(t, share),
    }
}

/// A share with its sign.
fn signed(t: &Texts, share: f64) -> String {
    // Zero has no sign.
    let sign = match share {
        share if (100.0 * share).abs() < 0.5 => return percent(t, 0.0),
        share if share < 0.0 => "−",
        _ => "+",
    };
    let number = t.decimal(100.0 * share.abs(), 0);
    say!(t, "analysis-signed", sign = sign, number = number)
}
