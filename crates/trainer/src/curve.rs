//! The learning curve of a run: the share of wins against the builder over the games played.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::checkpoint::{Progress, replace};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
/// The margin around the curve, for labels.
const EDGE: f64 = 40.0;

/// Draws the log of a run, with a dashed line at the share of equal players.
pub(crate) fn draw(folder: &Path, game: &str, fair: f64) -> Result<()> {
    let log = fs::read_to_string(folder.join("log.jsonl")).context("the log")?;
    let points: Vec<Progress> = log
        .lines()
        .map(serde_json::from_str)
        .collect::<Result<_, _>>()
        .context("a line of the log")?;
    replace(
        &folder.join(format!("{game}.svg")),
        picture(&points, fair).as_bytes(),
    )
}

fn picture(points: &[Progress], fair: f64) -> String {
    let most = points.iter().map(|point| point.games).max().unwrap_or(1);
    let top = points
        .iter()
        .map(|point| f64::from(point.share))
        .fold(fair, f64::max);
    let top = (10.0 * top).ceil() / 10.0;
    let x = |games: u64| EDGE + (WIDTH - 2.0 * EDGE) * games as f64 / most as f64;
    let y = |share: f64| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * share / top;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" \
         font-size=\"12\" fill=\"#777\">\n"
    );
    for tenth in 0..=(10.0 * top).round() as u32 {
        let share = f64::from(tenth) / 10.0;
        let _ = writeln!(
            svg,
            "<path d=\"M{EDGE} {0:.1}H{1}\" stroke=\"#7773\"/><text x=\"{2}\" y=\"{3:.1}\" text-anchor=\"end\">{share:.1}</text>",
            y(share),
            WIDTH - EDGE,
            EDGE - 6.0,
            y(share) + 4.0,
        );
    }
    let _ = writeln!(
        svg,
        "<path d=\"M{EDGE} {0:.1}H{1}\" stroke=\"#777\" stroke-dasharray=\"4 4\"/>",
        y(fair),
        WIDTH - EDGE
    );
    let line: Vec<String> = points
        .iter()
        .map(|point| format!("{:.1},{:.1}", x(point.games), y(f64::from(point.share))))
        .collect();
    let _ = writeln!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"#b5542b\" stroke-width=\"2\"/>",
        line.join(" ")
    );
    let _ = writeln!(
        svg,
        "<text x=\"{0}\" y=\"{1}\" text-anchor=\"end\">{most} games</text>\n</svg>",
        WIDTH - EDGE,
        HEIGHT - EDGE / 2.0
    );
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_lies_inside_the_picture() {
        let point = |games, share| Progress {
            games,
            share,
            ..Progress::default()
        };
        let svg = picture(&[point(100, 0.1), point(200, 0.62)], 0.5);
        assert!(svg.contains("points=\"320.0,177.1 600.0,"), "{svg}");
        assert!(svg.contains(">0.7</text>") && !svg.contains(">0.8</text>"));
        assert!(svg.contains(">200 games</text>"));
    }
}
