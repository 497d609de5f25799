//! The learning curve of a run: the share of wins against the builder over the processor time.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::checkpoint::{Progress, replace};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
/// The margin around the curve, for labels.
const EDGE: f64 = 40.0;

/// Draws the log of a run and, in gray, those of others, with a dashed line at the share of equal players.
pub(crate) fn draw(folder: &Path, others: &[PathBuf], game: &str, fair: f64) -> Result<()> {
    let own = log(folder)?;
    let others: Result<Vec<_>> = others.iter().map(|other| log(other)).collect();
    replace(
        &folder.join(format!("{game}.svg")),
        picture(&own, &others?, fair).as_bytes(),
    )
}

/// The log of a run.
fn log(folder: &Path) -> Result<Vec<Progress>> {
    let path = folder.join("log.jsonl");
    let log = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let lines = log.lines().map(serde_json::from_str);
    let lines: Result<_, _> = lines.collect();
    lines.with_context(|| format!("a line of {}", path.display()))
}

fn picture(own: &[Progress], others: &[Vec<Progress>], fair: f64) -> String {
    let all = || own.iter().chain(others.iter().flatten());
    let most = all().map(|point| point.seconds).fold(1.0, f64::max);
    let top = all()
        .map(|point| f64::from(point.share))
        .fold(fair, f64::max);
    let top = (10.0 * top).ceil() / 10.0;
    let x = |seconds: f64| EDGE + (WIDTH - 2.0 * EDGE) * seconds / most;
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
    let lines = others.iter().map(|run| (&**run, "#7779"));
    for (run, color) in lines.chain([(own, "#b5542b")]) {
        let line: Vec<String> = run
            .iter()
            .map(|point| format!("{:.1},{:.1}", x(point.seconds), y(f64::from(point.share))))
            .collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2\"/>",
            line.join(" ")
        );
    }
    let games = own.last().map_or(0, |point| point.games);
    let _ = writeln!(
        svg,
        "<text x=\"{0}\" y=\"{1}\" text-anchor=\"end\">{games} games, {most:.0} s of processor time</text>\n</svg>",
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
            seconds: games as f64,
            share,
            ..Progress::default()
        };
        let other = vec![point(50, 0.2)];
        let svg = picture(&[point(100, 0.1), point(200, 0.62)], &[other], 0.5);
        assert!(svg.contains("points=\"320.0,177.1 600.0,"), "{svg}");
        assert!(svg.contains(">0.7</text>") && !svg.contains(">0.8</text>"));
        assert!(svg.contains("points=\"180.0,"), "{svg}");
        assert!(svg.contains(">200 games, 200 s of processor time</text>"));
    }
}
