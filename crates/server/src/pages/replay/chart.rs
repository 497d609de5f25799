//! The points over the game: for each city a stack of the categories, in one scale; each category has a color, a pattern
//! and a letter. Beneath, the same as figures.

use antipater_engine::Seat;
use maud::{Markup, html};

use crate::pages::{seven, words};
use crate::replay::Course;
use crate::texts::{Texts, msg, say};
use crate::view::{GameView, View};

/// The size of a chart and of its margins, in units of the drawing.
const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 210.0;
const LEFT: f64 = 30.0;
const RIGHT: f64 = 44.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 22.0;
/// How thick a band must be at its end to bear a letter.
const LETTER: f64 = 9.0;

/// A category of points: its word in the style sheet, its name, its letter.
struct Category {
    class: &'static str,
    name: &'static str,
    letter: &'static str,
}

const fn category(class: &'static str, name: &'static str, letter: &'static str) -> Category {
    Category {
        class,
        name,
        letter,
    }
}

/// The categories of 7 Wonders in the order of the score pad.
const SEVEN: [Category; 7] = [
    category("military", msg("score-military"), msg("letter-red")),
    category("treasury", msg("score-treasury"), msg("letter-treasury")),
    category("wonder", msg("score-wonder"), msg("letter-wonder")),
    category("civilian", msg("score-civilian"), msg("letter-blue")),
    category("science", msg("score-science"), msg("letter-green")),
    category("commerce", msg("score-commerce"), msg("letter-yellow")),
    category("guilds", msg("score-guilds"), msg("letter-purple")),
];

/// The categories of a Duel in the order of its score sheet.
const DUEL: [Category; 8] = [
    category("military", msg("score-military"), msg("letter-red")),
    category("civilian", msg("score-civilian"), msg("letter-blue")),
    category("science", msg("score-science"), msg("letter-green")),
    category("commerce", msg("score-commerce"), msg("letter-yellow")),
    category("guilds", msg("score-guilds"), msg("letter-purple")),
    category("wonder", msg("score-wonders"), msg("letter-wonder")),
    category("progress", msg("score-progress"), msg("letter-progress")),
    category("treasury", msg("score-treasury"), msg("letter-treasury")),
];

/// What all charts of a game have in common.
struct Scale<'a> {
    course: &'a Course,
    categories: &'static [Category],
    low: f64,
    high: f64,
}

impl Scale<'_> {
    fn last(&self) -> usize {
        self.course.points.len() - 1
    }

    /// How far apart two steps are.
    fn pace(&self) -> f64 {
        (WIDTH - LEFT - RIGHT) / self.last().max(1) as f64
    }

    fn x(&self, step: usize) -> f64 {
        LEFT + step as f64 * self.pace()
    }

    fn y(&self, points: f64) -> f64 {
        TOP + (self.high - points) * (HEIGHT - TOP - BOTTOM) / (self.high - self.low)
    }

    /// The lines that are drawn across, as many as can be read.
    fn levels(&self) -> Vec<i32> {
        let all = self.high - self.low;
        let apart = [5, 10, 20, 50]
            .into_iter()
            .find(|apart| all / f64::from(*apart) <= 6.0);
        let apart = apart.unwrap_or(100);
        let first = (self.low / f64::from(apart)).ceil() as i32;
        let last = (self.high / f64::from(apart)).floor() as i32;
        (first..=last).map(|level| level * apart).collect()
    }
}

/// The section of the page.
pub(super) fn section(t: &Texts, view: &View, course: &Course, step: usize) -> Markup {
    let (low, high) = course.range();
    let scale = Scale {
        course,
        categories: match &view.game {
            GameView::Seven(_) => &SEVEN,
            GameView::Duel(_) => &DUEL,
        },
        low: low.into(),
        high: high.into(),
    };
    let cities: Vec<Seat> = Seat::all(course.cities()).collect();
    html! {
        section id="course" class="panel course" aria-labelledby="course-title" {
            h2 id="course-title" { (say!(t, "course-title")) }
            (patterns(scale.categories))
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
        GameView::Duel(_) => view.name(seat).to_owned(),
    }
}

/// A pattern of its own for each category; its color is in the style sheet.
fn patterns(categories: &[Category]) -> Markup {
    html! {
        svg class="patterns" width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                @for one in categories {
                    pattern id={ "pattern-" (one.class) } width="8" height="8" patternUnits="userSpaceOnUse" {
                        rect class={ "paint " (one.class) } width="8" height="8" {}
                        path class="hatch" d=(hatch(one.class)) {}
                    }
                }
            }
        }
    }
}

fn hatch(class: &str) -> &'static str {
    match class {
        "military" => "M-2 6L6 -2M2 10L10 2",
        "treasury" => "M2 2h.1M6 6h.1",
        "wonder" => "M0 4h8",
        "science" => "M4 0v8",
        "commerce" => "M-2 2L6 10M2 -2L10 6",
        "guilds" => "M0 4h8M4 0v8",
        "progress" => "M2 2h4v4h-4z",
        _ => "",
    }
}

fn chart(t: &Texts, name: &str, scale: &Scale<'_>, city: usize, step: usize) -> Markup {
    let last = scale.last();
    let total: i32 = scale.course.at(last, city).iter().sum();
    let title = say!(t, "course-of", name = name, points = total);
    html! {
        figure class="chart" {
            figcaption aria-hidden="true" { b { (name) } " " span class="muted" { (say!(t, "course-points", points = total)) } }
            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(title) {
                @for level in scale.levels() {
                    @let y = number(scale.y(level.into()));
                    line class=(if level == 0 { "level zero" } else { "level" }) x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y) y2=(y) {}
                    text class="tick" x=(LEFT - 5.0) y=(number(scale.y(level.into()) + 3.5)) text-anchor="end" { (level) }
                }
                (bands(t, scale, city))
                @for (from, to, age) in spans(&scale.course.ages) {
                    @let middle = (scale.x(from) + scale.x(to)) / 2.0;
                    line class="age" x1=(number(scale.x(to))) x2=(number(scale.x(to))) y1=(TOP) y2=(HEIGHT - BOTTOM) {}
                    text class="tick" x=(number(middle)) y=(HEIGHT - 7.0) text-anchor="middle" { (words::age(age)) }
                }
                line class="here" data-left=(LEFT) data-pace=(number(scale.pace()))
                    x1="0" x2="0" y1=(TOP - 6.0) y2=(HEIGHT - BOTTOM)
                    transform=(format!("translate({} 0)", number(scale.x(step)))) {}
            }
        }
    }
}

/// The stack of the categories, with the letters of those that are thick enough at the end.
fn bands(t: &Texts, scale: &Scale<'_>, city: usize) -> Markup {
    let steps = scale.course.points.len();
    let mut above = vec![0.0; steps];
    let mut below = vec![0.0; steps];
    let mut bands = Vec::new();
    for (number, category) in scale.categories.iter().enumerate() {
        let points: Vec<f64> = (0..steps)
            .map(|step| scale.course.at(step, city)[number].into())
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
            let end = (scale.y(base[steps - 1]), scale.y(top[steps - 1]));
            bands.push((category, band(scale, base, &top), end));
            *base = top;
        }
    }
    html! {
        @for (category, points, (from, to)) in &bands {
            polygon class={ "band " (category.class) } points=(points) fill={ "url(#pattern-" (category.class) ")" } {}
            @if (from - to).abs() >= LETTER {
                text class="letter" x=(number(scale.x(steps - 1) + 6.0)) y=(number((from + to) / 2.0 + 3.5)) { (say!(t, category.letter)) }
            }
        }
    }
}

fn band(scale: &Scale<'_>, base: &[f64], top: &[f64]) -> String {
    let there = top.iter().enumerate();
    let back = base.iter().enumerate().rev();
    let point = |(step, points): (usize, &f64)| {
        format!("{},{}", number(scale.x(step)), number(scale.y(*points)))
    };
    there.chain(back).map(point).collect::<Vec<_>>().join(" ")
}

/// Where each age begins and ends, in steps.
fn spans(ages: &[u8]) -> Vec<(usize, usize, u8)> {
    let mut spans: Vec<(usize, usize, u8)> = Vec::new();
    for (step, &age) in ages.iter().enumerate() {
        match spans.last_mut() {
            Some((_, to, of)) if *of == age => *to = step + 1,
            _ => spans.push((step, step + 1, age)),
        }
    }
    spans
}

/// A length with as many digits as can be seen.
fn number(length: f64) -> String {
    format!("{length:.1}")
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
                    @for (step, cities) in scale.course.points.iter().enumerate() {
                        @let points = &cities[city];
                        tr {
                            th scope="row" { (step) }
                            @for one in points { td { (minus(*one)) } }
                            td class="total" { (minus(points.iter().sum())) }
                        }
                    }
                }
            }
        }
    }
}

fn minus(points: i32) -> String {
    if points < 0 {
        format!("−{}", points.abs())
    } else {
        points.to_string()
    }
}
