//! The standing of an event as a table for other programs.

use std::fmt::Write as _;

use super::{EventView, Format, UNIT};

/// The standing as comma-separated values: rank, name, whether withdrawn, the score (the mean of matchpoints in percent, or
/// points), each tie-break, and for each result its
/// points, matchpoints and lead. Points and percentages have a decimal point.
pub fn csv(event: &EventView) -> String {
    let results = event.players.iter().map(|one| one.ranked.results.len());
    let results = event.options.rounds().unwrap_or(results.max().unwrap_or(0));
    let ties: &[&str] = match event.options.format {
        Format::Duplicate | Format::Pairs => &["lead", "tops"],
        Format::Swiss => &["buchholz", "matchpoints", "lead"],
        Format::Arena => &["points_per_game", "lead"],
    };
    let mut text = format!("rank,name,withdrawn,score,{}", ties.join(","));
    for round in 1..=results {
        let _ = write!(text, ",points_{round},matchpoints_{round},lead_{round}");
    }
    text.push_str("\r\n");
    for player in &event.players {
        let ranked = &player.ranked;
        let _ = write!(
            text,
            "{},{},{}",
            ranked.rank,
            quoted(&player.name),
            player.withdrawn
        );
        let _ = write!(
            text,
            ",{}",
            if event.options.format.is_compared() {
                hundredths(ranked.score / event.options.rounds.max(1) as i64)
            } else {
                parts(ranked.score)
            }
        );
        for (name, tie) in ties.iter().zip(&ranked.ties) {
            let tie = match *name {
                "buchholz" => parts(*tie),
                "matchpoints" => hundredths(*tie),
                "points_per_game" => format!("{:.4}", *tie as f64 / 10_000.0),
                _ => tie.to_string(),
            };
            let _ = write!(text, ",{tie}");
        }
        for number in 1..=results {
            // The results of an arena have no rounds in common.
            let one = match event.options.format {
                Format::Arena => ranked.results.get(number - 1),
                _ => ranked.results.iter().find(|one| one.round == number),
            };
            let points = one.map(|one| parts(one.points)).unwrap_or_default();
            let matchpoints = one.and_then(|one| one.matchpoints).map(hundredths);
            let lead = one.and_then(|one| one.lead).map(|lead| lead.to_string());
            let _ = write!(
                text,
                ",{points},{},{}",
                matchpoints.unwrap_or_default(),
                lead.unwrap_or_default()
            );
        }
        text.push_str("\r\n");
    }
    text
}

fn parts(points: i64) -> String {
    format!("{:.4}", points as f64 / UNIT as f64)
}

fn hundredths(value: i64) -> String {
    format!("{}.{:02}", value / 100, value % 100)
}

/// A name as a quoted field. A spreadsheet would take one that begins with `=` and the like for a formula, so it is
/// preceded by an apostrophe.
fn quoted(name: &str) -> String {
    let guard = if name.starts_with(['=', '+', '-', '@']) {
        "'"
    } else {
        ""
    };
    format!("\"{guard}{}\"", name.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_a_row_or_become_formulas() {
        assert_eq!(quoted("Ada"), "\"Ada\"");
        assert_eq!(quoted("A \"B\", C"), "\"A \"\"B\"\", C\"");
        assert_eq!(quoted("=1+1"), "\"'=1+1\"");
    }

    #[test]
    fn figures_have_a_decimal_point() {
        assert_eq!(
            (hundredths(5005), hundredths(30), parts(180)),
            ("50.05".to_owned(), "0.30".to_owned(), "1.5000".to_owned())
        );
    }
}
