//! What the start page says about the day: the deal, the puzzles, and what the visitor has made of them.

use antipater_show::options::{DailyDeal, Kind, daily_streak, day_of, streak, that_counts};
use antipater_show::puzzles::{PuzzleGame, of_the_day};

use super::Host;
use super::puzzles::tried_of;
use crate::start::{DayGame, Today};

/// The day of a visitor.
///
/// # Errors
/// If the host cannot read it.
pub async fn today<H: Host>(host: &mut H) -> Result<Today, H::Error> {
    let day = host.today();
    let tables = host.daily_tables().await?;
    let deals = Kind::ALL.map(|game| {
        let source = host.deal_source();
        let own = that_counts(&tables, game, DailyDeal { day, source });
        let state = own.map_or(DayGame::New, |table| match table.over {
            true => DayGame::Done,
            false => DayGame::Begun,
        });
        (game, state)
    });
    let attempts = host.attempts().await?;
    let puzzles = PuzzleGame::ALL.map(|game| {
        let number = of_the_day(game, day).number;
        (game, tried_of(game, &attempts)[number - 1])
    });
    let solved = attempts.iter().filter_map(|known| known.solved_at);
    Ok(Today {
        day,
        deals,
        deal_streak: daily_streak(&tables, day),
        puzzles,
        puzzle_streak: streak(solved.map(day_of), day),
    })
}
