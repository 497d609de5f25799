//! The scores over the game: a line for each seat with distinct dashes and marks, and its name at the end.

use maud::{Markup, html};

use super::Column;
use super::plot::{Plot, number};
use antipater_show::game::ScoreHistory;
use antipater_show::texts::{Texts, figure, say};
use antipater_show::words;

/// The margins, in units of the drawing: at the end there are names.
const LEFT: f64 = 26.0;
const RIGHT: f64 = 92.0;
/// The smallest distance between names.
const APART: f64 = 11.5;
/// The most letters of a name.
const LETTERS: usize = 11;

/// The lines of the seats on the sheet.
pub(crate) fn lines(t: &Texts, score_history: &ScoreHistory, columns: &[Column]) -> Markup {
    let plot = Plot::new(
        score_history.steps(),
        score_history.range_of_totals(),
        LEFT,
        RIGHT,
    );
    let labels = labels(&plot, columns);
    html! {
        section class="lines" aria-labelledby="lines-title" {
            h3 id="lines-title" { (say!(t, "course-title")) }
            figure class="chart" {
                svg viewBox=(Plot::view_box()) role="img" aria-label=(say!(t, "sheet-lines")) {
                    (plot.levels())
                    (plot.ages(score_history))
                    @for (rank, column) in columns.iter().enumerate() {
                        (line(&plot, score_history, rank, column, labels[rank]))
                    }
                }
            }
            details class="tool lines-figures" {
                summary { (say!(t, "course-figures")) }
                (figures(t, score_history, columns))
            }
        }
    }
}

fn line(
    plot: &Plot,
    score_history: &ScoreHistory,
    rank: usize,
    column: &Column,
    label: f64,
) -> Markup {
    let city = column.seat.number();
    let at = |step: usize| (plot.x(step), plot.y(score_history.total(step, city).into()));
    let last = score_history.steps();
    let points = (0..=last).map(at);
    let points: Vec<String> = points
        .map(|(x, y)| format!("{},{}", number(x), number(y)))
        .collect();
    let (x, y) = at(last);
    html! {
        g class={ "run l" (rank) " " (column.class) } {
            polyline points=(points.join(" ")) {}
            @for (_, end, _) in score_history.spans() {
                @let (x, y) = at(end);
                path class="mark" d=(mark(rank)) transform=(format!("translate({} {})", number(x), number(y))) {}
            }
            polyline class="lead" points=(format!("{},{} {},{}", number(x + 4.0), number(y), number(x + 9.0), number(label))) {}
            path class="mark" d=(mark(rank)) transform=(format!("translate({} {})", number(x + 14.0), number(label))) {}
            text x=(number(x + 20.0)) y=(number(label + 3.5)) { (short(&column.name)) }
        }
    }
}

/// A distinct mark for each line.
fn mark(rank: usize) -> &'static str {
    match rank {
        0 => "M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z",
        1 => "M-2.8 -2.8h5.6v5.6h-5.6z",
        2 => "M0 -3.6L3.4 2.6h-6.8z",
        3 => "M0 -3.8L3.8 0L0 3.8L-3.8 0z",
        4 => "M0 3.6L3.4 -2.6h-6.8z",
        5 => "M-1 -3.4h2v2.4h2.4v2h-2.4v2.4h-2v-2.4h-2.4v-2h2.4z",
        _ => "M-3.4 -2L-2 -3.4L0 -1.4L2 -3.4L3.4 -2L1.4 0L3.4 2L2 3.4L0 1.4L-2 3.4L-3.4 2L-1.4 0z",
    }
}

/// The positions of the names: at the ends of their lines, without overlap.
fn labels(plot: &Plot, columns: &[Column]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..columns.len()).collect();
    order.sort_by_key(|&rank| -columns[rank].total);
    let mut places = vec![0.0; columns.len()];
    let mut above = Plot::TOP - APART;
    for &rank in &order {
        above = plot.y(columns[rank].total.into()).max(above + APART);
        places[rank] = above;
    }
    // The lowest name must stay in the drawing and pushes the others up.
    let mut beneath = Plot::BOTTOM + APART;
    for &rank in order.iter().rev() {
        beneath = places[rank].min(beneath - APART);
        places[rank] = beneath;
    }
    places
}

fn short(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    let start: String = name.chars().take(LETTERS - 1).collect();
    format!("{}…", start.trim_end())
}

/// The points at the end of each age.
fn figures(t: &Texts, score_history: &ScoreHistory, columns: &[Column]) -> Markup {
    let spans = score_history.spans();
    html! {
        table class="figures" {
            thead {
                tr {
                    th scope="col" { (say!(t, "score-city")) }
                    @for (_, _, age) in &spans { th scope="col" { (say!(t, "sheet-after-age", age = words::age(*age))) } }
                }
            }
            tbody {
                @for column in columns {
                    tr {
                        th scope="row" { (column.name) }
                        @for (_, end, _) in &spans { td { (figure(score_history.total(*end, column.seat.number()))) } }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::short;

    #[test]
    fn long_names_are_cut() {
        assert_eq!(short("Antipater"), "Antipater");
        assert_eq!(short("Antipater of Sidon"), "Antipater…");
    }
}
