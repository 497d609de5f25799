//! The fixed ratings of the bots: their distances were measured in matches of neighboring levels (`docs/strength.md`), and
//! the level `normal` is 1500 in every game.

use antipater_bots::BotKind;

use crate::history::Played;

/// The standard deviation of the rating of a bot: how well its distances are known. At tables of 3 they are smaller than
/// at those of 4 where they were measured, at tables of 7 larger.
const DEVIATION: f64 = 30.0;

/// The ratings of a game by level: `beginner`, `easy`, `normal`, `hard`, `expert`.
type ByLevel = [f64; BotKind::LEVELS.len()];

/// In 7 Wonders: 175, 201, 180 and 178 between the levels.
const SEVEN: ByLevel = [1124.0, 1299.0, 1500.0, 1680.0, 1858.0];
/// With the Free City: 190, 193, 217 and 154.
const FREE_CITY: ByLevel = [1117.0, 1307.0, 1500.0, 1717.0, 1871.0];
/// In a Duel: 221, 162, 260 and 215.
const DUEL: ByLevel = [1117.0, 1338.0, 1500.0, 1760.0, 1975.0];

/// The rating of a bot in a game and its standard deviation; `None` for bots whose strength was not measured so.
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
