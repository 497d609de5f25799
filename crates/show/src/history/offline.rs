//! Finished offline games: the file that a browser writes and a server reads. It is checked that the rules allow the
//! games, but not that they were played.

use std::fmt;

use antipater_bots::BotKind;
use antipater_engine::Seat;
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::result_of;
use crate::game::AnyGame;

/// The version of the file format.
const VERSION: u8 = 1;

/// The most games in a file.
pub const MOST_GAMES: usize = 400;

/// The longest game in a file, in bytes.
const GAME: usize = 64 * 1024;

/// The file, with its games in one of two forms.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File<G> {
    /// The version of the file format.
    antipater_finished: u8,
    /// The games.
    games: G,
}

/// The unparsed games of a file. Each takes a few bytes of memory, whatever its content.
struct Written<'a>(Vec<&'a RawValue>);

/// A finished game in the file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfflineGame<R = Value> {
    /// When the cards were dealt, in seconds since 1970.
    pub started_at: i64,
    /// When the game was over, in seconds since 1970.
    pub finished_at: i64,
    /// The levels of the bots in seat order; `None` for the person's seat.
    pub bots: Vec<Option<String>>,
    /// The record.
    pub record: R,
}

/// A finished game parsed from the file.
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// The game, which is over.
    pub game: AnyGame,
    /// The person's seat.
    pub seat: Seat,
    /// The bots in seat order; `None` for the person's seat.
    pub bots: Vec<Option<BotKind>>,
    /// The names of the players in seat order.
    pub names: Vec<String>,
    /// When the cards were dealt, in seconds since 1970.
    pub started_at: i64,
    /// When the game was over, in seconds since 1970.
    pub finished_at: i64,
}

/// Writes games: the latest ones if not all fit.
pub fn write(mut games: Vec<OfflineGame>) -> String {
    games.sort_by_key(|game| std::cmp::Reverse(game.finished_at));
    games.truncate(MOST_GAMES);
    let file = File {
        antipater_finished: VERSION,
        games,
    };
    serde_json::to_string(&file).unwrap_or_else(|error| unreachable!("plain data: {error}"))
}

/// Parses the games of a file one at a time, and replays each.
///
/// # Errors
/// Says what is wrong with the file, or with which game, counted from 1.
pub fn read(text: &[u8]) -> Result<impl Iterator<Item = Result<FinishedGame, String>>, String> {
    let file: File<Written<'_>> =
        serde_json::from_slice(text).map_err(|error| error.to_string())?;
    if file.antipater_finished != VERSION {
        return Err(format!("version {} is not known", file.antipater_finished));
    }
    let games = (1..).zip(file.games.0);
    let read =
        games.map(|(number, game)| finished(game).map_err(|why| format!("game {number}: {why}")));
    Ok(read)
}

impl<'de> Deserialize<'de> for Written<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Written<'de>, D::Error> {
        from.deserialize_seq(Games)
    }
}

/// Collects the unparsed games of a file.
struct Games;

impl<'de> Visitor<'de> for Games {
    type Value = Written<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of games")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Written<'de>, A::Error> {
        let mut games = Vec::new();
        while let Some(game) = list.next_element::<&RawValue>()? {
            if games.len() == MOST_GAMES {
                let why = format!("there are more than {MOST_GAMES} games");
                return Err(A::Error::custom(why));
            }
            games.push(game);
        }
        Ok(Written(games))
    }
}

fn finished(written: &RawValue) -> Result<FinishedGame, String> {
    if written.get().len() > GAME {
        return Err(format!("has more than {GAME} bytes"));
    }
    let written: OfflineGame<&RawValue> =
        serde_json::from_str(written.get()).map_err(|error| error.to_string())?;
    let game = AnyGame::read("", written.record.get()).map_err(|error| error.to_string())?;
    let game = game.with_clean_names();
    let bots = written.bots.iter().map(|level| match level {
        Some(level) => level
            .parse::<BotKind>()
            .map(Some)
            .map_err(|error| error.to_string()),
        None => Ok(None),
    });
    let bots: Vec<Option<BotKind>> = bots.collect::<Result<_, _>>()?;
    if bots.len() != game.players() {
        return Err("bots: another number of seats than the game has".to_owned());
    }
    let mut own = (0..bots.len()).filter(|&seat| bots[seat].is_none());
    let (Some(seat), None) = (own.next().and_then(Seat::new), own.next()) else {
        return Err("bots: one person plays".to_owned());
    };
    if !game.is_over() || result_of(&game, seat).is_none() {
        return Err("the game is not over".to_owned());
    }
    let names = match &game {
        AnyGame::Seven(game) => game.record.players().to_vec(),
        AnyGame::Duel(game) => game.record.players().to_vec(),
    };
    if written.started_at < 0 || written.finished_at < 0 {
        return Err("started_at, finished_at: before 1970".to_owned());
    }
    Ok(FinishedGame {
        game,
        seat,
        bots,
        names,
        started_at: written.started_at,
        // The clock of the device may have been set back meanwhile.
        finished_at: written.finished_at.max(written.started_at),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_of_finished_games_are_read() {
        let all = |text: &[u8]| read(text)?.collect::<Result<Vec<_>, String>>();
        assert_eq!(all(write(Vec::new()).as_bytes()), Ok(Vec::new()));
        for text in [
            "",
            "{}",
            "[]",
            r#"{"antipater_finished":2,"games":[]}"#,
            r#"{"antipater_finished":1,"games":[{}]}"#,
            r#"{"antipater_finished":1,"games":[],"tables":[]}"#,
            r#"{"antipater_finished":1,"games":[{"started_at":1,"finished_at":2,"bots":[null,"easy"],"record":{}}]}"#,
        ] {
            assert!(all(text.as_bytes()).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_too_large_is_refused_before_it_is_read() {
        let file = |games: &str| format!(r#"{{"antipater_finished":1,"games":[{games}]}}"#);
        let refused = |games: &str| {
            let file = file(games);
            let first = read(file.as_bytes()).and_then(|mut games| games.next().transpose());
            first.unwrap_err()
        };
        let many = vec!["0"; MOST_GAMES + 1].join(",");
        let said = refused(&many);
        assert!(said.starts_with("there are more than 400 games"), "{said}");
        let long = format!("[{}0]", "0,".repeat(GAME / 2));
        assert_eq!(refused(&long), "game 1: has more than 65536 bytes");
    }

    #[test]
    fn the_latest_games_are_written() {
        let game = |finished_at| OfflineGame {
            started_at: 0,
            finished_at,
            bots: Vec::new(),
            record: Value::Null,
        };
        let many: Vec<OfflineGame> = (0..i64::try_from(MOST_GAMES).unwrap() + 5)
            .map(game)
            .collect();
        let file: File<Vec<OfflineGame>> = serde_json::from_str(&write(many)).unwrap();
        assert_eq!(file.games.len(), MOST_GAMES);
        assert!(file.games.iter().all(|game| game.finished_at >= 5));
    }
}
