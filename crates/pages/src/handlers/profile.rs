//! What a profile shows of the visitor's games.

use antipater_show::history::built_by;
use antipater_show::history::statistics::Statistics;

use super::{Career, Host};
use crate::profile::Facts;
use crate::replay::ReplaySource;

/// Adds up the visitor's finished games.
///
/// # Errors
/// If the host refuses.
pub async fn facts<H: Host>(host: &mut H) -> Result<Facts, H::Error> {
    let Career { games, ratings, .. } = host.career().await?;
    let statistics = Statistics::of(&games);
    let table = statistics.best().map(|best| best.table.as_str());
    let best = games
        .into_iter()
        .find(|game| Some(game.table.as_str()) == table);
    let best = match best {
        Some(game) => {
            let source = ReplaySource::Table(game.table.clone());
            // The record of an old game may be gone.
            let built = match (host.seat(&game.table).await, host.game(&source).await) {
                (Ok(Some(seat)), Ok((_, record))) => built_by(&record, seat),
                _ => None,
            };
            Some((game, built))
        }
        None => None,
    };
    Ok(Facts {
        statistics,
        ratings,
        best,
    })
}
