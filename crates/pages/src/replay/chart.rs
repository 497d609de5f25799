//! The scores over a game: for each city a stack of categories, all in one scale. Each category has a color, a pattern
//! and a letter. A table below has the same numbers.

use antipater_engine::Seat;
use maud::{Markup, html};

use crate::seven;
use crate::sheet::plot::{Plot, number};
use crate::sheet::{Category, DUEL, of_seven, patterns};
use antipater_show::game::ScoreHistory;
use antipater_show::texts::{Texts, figure, say};
use antipater_show::view::{GameView, View};

/// The margins of a chart, in units of the drawing.
const LEFT: f64 = 30.0;
const RIGHT: f64 = 44.0;
/// The smallest height at which the end of a band has room for a letter.
const LETTER: f64 = 9.0;

/// The data common to all charts of a game.
struct Scale<'a> {
    score_history: &'a ScoreHistory,
    categories: &'static [Category],
    plot: Plot,
}

/// The section of the page.
pub(super) fn section(t: &Texts, view: &View, score_history: &ScoreHistory, step: usize) -> Markup {
    let scale = Scale {
        score_history,
        categories: match &view.game {
            GameView::Seven(game) => of_seven(game.edition),
            GameView::Duel(_) => &DUEL,
            GameView::Sides(_) => &[],
        },
        plot: Plot::new(score_history.steps(), score_history.range(), LEFT, RIGHT),
    };
    let cities: Vec<Seat> = Seat::all(score_history.cities()).collect();
    html! {
        section id="course" class="panel course" aria-labelledby="course-title" {
            h2 id="course-title" { (say!(t, "course-title")) }
            (patterns("pattern", scale.categories))
            ul class="plain legend" aria-hidden="true" {
                @for one in scale.categories {
                    li {
                        svg viewBox="0 0 22 14" width="22" height="14" { rect class={ "band " (one.class) } x="0" y="0" width="22" height="14" fill={ "url(#pattern-" (one.class) ")" } {} }
                        b { (say!(t, one.letter)) } " " (say!(t, one.name))
                    }
                }
            }
            div class="charts" {
                @for &seat in &cities { (chart(t, &name(t, view, seat), &scale, seat.number(), step)) }
            }
            details class="tool figures-tool" {
                summary { (say!(t, "course-figures")) }
                @for &seat in &cities { (figures(t, &name(t, view, seat), &scale, seat.number())) }
            }
        }
    }
}

fn name(t: &Texts, view: &View, seat: Seat) -> String {
    match &view.game {
        GameView::Seven(game) => seven::name(t, view, game, seat),
        GameView::Duel(_) | GameView::Sides(_) => view.name(seat).to_owned(),
    }
}

fn chart(t: &Texts, name: &str, scale: &Scale<'_>, city: usize, step: usize) -> Markup {
    let Scale {
        score_history,
        plot,
        ..
    } = scale;
    let total = score_history.total(score_history.steps(), city);
    let title = say!(t, "course-of", name = name, points = total);
    html! {
        figure class="chart" {
            figcaption aria-hidden="true" { b { (name) } " " span class="muted" { (say!(t, "course-points", points = total)) } }
            svg viewBox=(Plot::view_box()) role="img" aria-label=(title) {
                (plot.levels())
                (bands(t, scale, city))
                (plot.ages(score_history))
                line class="here" data-left=(LEFT) data-pace=(number(plot.pace()))
                    x1="0" x2="0" y1=(Plot::TOP - 6.0) y2=(Plot::BOTTOM)
                    transform=(format!("translate({} 0)", number(plot.x(step)))) {}
            }
        }
    }
}

/// The stack of the categories, with the letters of those that are thick enough at the end.
fn bands(t: &Texts, scale: &Scale<'_>, city: usize) -> Markup {
    let steps = scale.score_history.points.len();
    let mut above = vec![0.0; steps];
    let mut below = vec![0.0; steps];
    let mut bands = Vec::new();
    for category in scale.categories {
        let points: Vec<f64> = (0..steps)
            .map(|step| scale.score_history.at(step, city)[category.at].into())
            .collect();
        for (sign, base) in [(1.0, &mut above), (-1.0, &mut below)] {
            let part: Vec<f64> = points
                .iter()
                .map(|one| (one * sign).max(0.0) * sign)
                .collect();
            if part.iter().all(|one| one.abs() < 0.5) {
                continue;
            }
            let top: Vec<f64> = base
                .iter()
                .zip(&part)
                .map(|(base, part)| base + part)
                .collect();
            let end = (scale.plot.y(base[steps - 1]), scale.plot.y(top[steps - 1]));
            bands.push((category, band(scale, base, &top), end));
            *base = top;
        }
    }
    html! {
        @for (category, points, (from, to)) in &bands {
            polygon class={ "band " (category.class) } points=(points) fill={ "url(#pattern-" (category.class) ")" } {}
            @if (from - to).abs() >= LETTER {
                text class="letter" x=(number(scale.plot.x(steps - 1) + 6.0)) y=(number((from + to) / 2.0 + 3.5)) { (say!(t, category.letter)) }
            }
        }
    }
}

fn band(scale: &Scale<'_>, base: &[f64], top: &[f64]) -> String {
    let there = top.iter().enumerate();
    let back = base.iter().enumerate().rev();
    let point = |(step, points): (usize, &f64)| {
        format!(
            "{},{}",
            number(scale.plot.x(step)),
            number(scale.plot.y(*points))
        )
    };
    there.chain(back).map(point).collect::<Vec<_>>().join(" ")
}

/// The points of a city after each step.
fn figures(t: &Texts, name: &str, scale: &Scale<'_>, city: usize) -> Markup {
    html! {
        div class="scroll" tabindex="0" role="region" aria-label=(name) {
            table class="figures" data-city=(city) {
                caption { (name) }
                thead {
                    tr {
                        th scope="col" { (say!(t, "course-step")) }
                        @for category in scale.categories { th scope="col" { (say!(t, category.name)) } }
                        th scope="col" { (say!(t, "score-total")) }
                    }
                }
                tbody {
                    @for (step, cities) in scale.score_history.points.iter().enumerate() {
                        @let points = &cities[city];
                        tr {
                            th scope="row" { (step) }
                            @for category in scale.categories { td { (figure(points[category.at])) } }
                            td class="total" { (figure(points.iter().sum::<i32>())) }
                        }
                    }
                }
            }
        }
    }
}
