//! A history as comma-separated values (RFC 4180), for spreadsheets.

use std::borrow::Cow;

use super::PlayedGame;
use crate::texts::Moment;

/// The header line.
const COLUMNS: &str = "date,game,seats,boards,place,won,points,victory,guided,opponents,levels,table,hints,rating_change";

/// The games as CSV, one per line.
pub fn write(games: &[PlayedGame]) -> String {
    let mut text = format!("{COLUMNS}\r\n");
    for game in games {
        let result = &game.result;
        let boards: Vec<String> = result.boards.iter().map(ToString::to_string).collect();
        let people = game.others.iter().filter(|other| other.bot.is_none());
        let people: Vec<&str> = people.map(|other| other.name.as_str()).collect();
        let bots = game.others.iter().filter_map(|other| other.bot);
        let bots: Vec<&str> = bots.map(antipater_bots::BotKind::name).collect();
        let fields = [
            Moment::of(game.finished_at.saturating_mul(1000)).datetime(),
            result.game.name().to_owned(),
            result.seats.to_string(),
            boards.join("; "),
            result
                .place
                .map(|place| place.to_string())
                .unwrap_or_default(),
            result.won.to_string(),
            result
                .points
                .map(|points| points.to_string())
                .unwrap_or_default(),
            result.victory.clone(),
            game.guided.to_string(),
            people.join("; "),
            bots.join("; "),
            game.table.clone(),
            game.hints.to_string(),
            game.rating
                .map(|(before, after)| (after - before).to_string())
                .unwrap_or_default(),
        ];
        let fields: Vec<Cow<'_, str>> = fields.iter().map(|field| quoted(field)).collect();
        text.push_str(&fields.join(","));
        text.push_str("\r\n");
    }
    text
}

/// A quoted field. A text that a spreadsheet would take for a formula gets a leading apostrophe.
fn quoted(field: &str) -> Cow<'_, str> {
    let number = field.parse::<i64>().is_ok();
    let formula = !number && field.starts_with(['=', '+', '-', '@', '\t']);
    if formula {
        return format!("\"'{}\"", field.replace('"', "\"\"")).into();
    }
    if field.contains([',', '"', '\n', '\r']) {
        return format!("\"{}\"", field.replace('"', "\"\"")).into();
    }
    field.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_with_signs_are_quoted_and_formulas_are_text() {
        assert_eq!(quoted("Ada"), "Ada");
        assert_eq!(quoted("-7"), "-7");
        assert_eq!(quoted("a,\"b\""), "\"a,\"\"b\"\"\"");
        assert_eq!(quoted("=1+1"), "\"'=1+1\"");
        assert_eq!(quoted("-x,y"), "\"'-x,y\"");
    }
}
