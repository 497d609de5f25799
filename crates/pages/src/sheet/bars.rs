//! A bar for each seat: its points by category, one after the other, in one scale. Each category has a color, a pattern
//! and, if there is room, its number; all numbers are on the pad.

use maud::{Markup, html};

use super::{Category, Column, patterns};
use antipater_show::texts::{Texts, figure, say};

/// The width that a one-digit number needs, in hundredths of the drawing, and the width of each further digit.
const DIGIT: (f64, f64) = (4.2, 2.6);

/// A part of a bar, in hundredths of the drawing.
struct Segment {
    category: Category,
    points: i32,
    from: f64,
    width: f64,
}

/// The bars, the first place above.
pub(crate) fn bars(t: &Texts, categories: &[Category], columns: &[Column]) -> Markup {
    let below = |column: &Column| column.points.iter().filter(|one| **one < 0).sum::<i32>();
    let above = |column: &Column| column.points.iter().filter(|one| **one > 0).sum::<i32>();
    let low = columns.iter().map(below).min().unwrap_or(0).min(0);
    let high = columns.iter().map(above).max().unwrap_or(0).max(1);
    let unit = 100.0 / f64::from(high - low);
    let zero = f64::from(-low) * unit;
    html! {
        section class="bars" aria-labelledby="bars-title" {
            h3 id="bars-title" { (say!(t, "sheet-bars")) }
            (patterns("bar", categories))
            ul class="plain" aria-hidden="true" {
                @for column in columns {
                    li class=(column.class) {
                        span class="who" { (column.name) }
                        svg class="bar-of" width="100%" height="20" {
                            @for part in parts(categories, column, zero, unit) { (printed(&part)) }
                            @if low < 0 { line class="zero" x1=(percent(zero)) x2=(percent(zero)) y1="0" y2="100%" {} }
                        }
                        b { (figure(column.total)) }
                    }
                }
            }
            ul class="plain legend" aria-hidden="true" {
                @for one in categories {
                    li {
                        svg width="22" height="12" { rect class="band" width="22" height="12" fill={ "url(#bar-" (one.class) ")" } {} }
                        (say!(t, one.name))
                    }
                }
            }
        }
    }
}

fn parts(categories: &[Category], column: &Column, zero: f64, unit: f64) -> Vec<Segment> {
    let (mut left, mut right) = (zero, zero);
    let part = |&category: &Category| {
        let points = column.points[category.at];
        let width = f64::from(points.abs()) * unit;
        let from = if points < 0 {
            left -= width;
            left
        } else {
            right += width;
            right - width
        };
        Segment {
            category,
            points,
            from,
            width,
        }
    };
    let scored = categories
        .iter()
        .filter(|category| column.points[category.at] != 0);
    scored.map(part).collect()
}

fn printed(part: &Segment) -> Markup {
    let text = figure(part.points);
    let room = DIGIT.0 + DIGIT.1 * (text.chars().count() - 1) as f64;
    html! {
        rect class="band" x=(percent(part.from)) width=(percent(part.width)) height="100%" fill={ "url(#bar-" (part.category.class) ")" } {}
        @if part.width >= room {
            text x=(percent(part.from + part.width / 2.0)) y="50%" dy=".36em" text-anchor="middle" { (text) }
        }
    }
}

fn percent(length: f64) -> String {
    format!("{length:.2}%")
}
