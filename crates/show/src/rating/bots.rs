//! The fixed ratings of bots. Their differences were measured in matches of neighboring levels (`docs/strength.md`);
//! the level `normal` is 1500 in every game.

use antipater_bots::BotKind;

use crate::history::Played;

/// The standard deviation of a bot's rating: the precision of the differences. They were measured at tables of 4; at
/// tables of 3 and 7 they are up to 45 larger.
const DEVIATION: f64 = 30.0;

/// The ratings of a game by level: `beginner`, `easy`, `normal`, `hard`, `expert`.
type ByLevel = [f64; BotKind::LEVELS.len()];

/// 7 Wonders: differences of 214, 293, 259 and 226 between the levels.
const SEVEN: ByLevel = [993.0, 1207.0, 1500.0, 1759.0, 1985.0];
/// With the Free City: 319, 245, 265 and 288.
const FREE_CITY: ByLevel = [936.0, 1255.0, 1500.0, 1765.0, 2053.0];
/// Duel: 237, 197, 306 and 183.
const DUEL: ByLevel = [1066.0, 1303.0, 1500.0, 1806.0, 1989.0];

/// A bot's rating in a game, and its standard deviation; `None` for bots that were not measured.
pub fn of_bot(game: Played, bot: BotKind) -> Option<(f64, f64)> {
    let ratings = match game {
        Played::SevenSecond | Played::SevenFirst => &SEVEN,
        Played::FreeCity => &FREE_CITY,
        Played::Duel => &DUEL,
    };
    let level = BotKind::LEVELS.iter().position(|level| *level == bot)?;
    Some((ratings[level], DEVIATION))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn higher_levels_have_higher_ratings_and_normal_is_1500() {
        for game in Played::ALL {
            let ratings = BotKind::LEVELS.map(|level| of_bot(game, level).unwrap().0);
            assert!(ratings.is_sorted_by(|one, other| one < other));
            assert_eq!(ratings[2], 1500.0);
            assert_eq!(of_bot(game, BotKind::Random), None);
        }
    }
}
