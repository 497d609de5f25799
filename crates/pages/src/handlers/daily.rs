//! The deal of the day: what became of the visitor's games, and opening them.

use antipater_show::history::result_of;
use antipater_show::options::{DailyTable, Kind, TableOptions, daily_streak, that_counts};

use super::{Host, PageError, Reply};
use crate::daily::{self, DailyGame, OwnDaily};
use crate::replay::ReplaySource;

pub(super) async fn index<H: Host>(host: &mut H) -> Result<Reply, H::Error> {
    let today = host.today();
    let tables = host.daily_tables().await?;
    let mut games = Vec::new();
    for game in Kind::ALL {
        let own = match that_counts(&tables, game, today) {
            Some(table) => Some(own(host, table).await?),
            None => None,
        };
        games.push(DailyGame {
            options: TableOptions::of_day(game, today),
            own,
        });
    }
    let streak = daily_streak(&tables, today);
    Ok(Reply::page(daily::page(
        host.texts(),
        today,
        &games,
        streak,
    )))
}

/// The visitor's table, with the accuracy if the game is analyzed.
async fn own<H: Host>(host: &mut H, table: &DailyTable) -> Result<OwnDaily, H::Error> {
    let mut own = OwnDaily {
        table: table.table.clone(),
        result: None,
        accuracy: None,
    };
    if table.over {
        let source = ReplaySource::Table(table.table.clone());
        let (subject, game) = host.game(&source).await?;
        if let Some(seat) = host.seat(&table.table).await? {
            own.result = result_of(&game, seat);
            let coaching = host.coaching(subject, &game).await?;
            let seats = coaching.report().map(|report| &report.seats);
            let analyzed = seats.and_then(|seats| seats.get(seat.number()));
            own.accuracy = analyzed.and_then(|seat| seat.accuracy);
        }
    }
    Ok(own)
}

/// Opens the table of the day for a game, or redirects to the one that is there.
pub(super) async fn open<H: Host>(host: &mut H, game: &str) -> Result<Reply, H::Error> {
    let mut games = Kind::ALL.into_iter();
    let game = games.find(|kind| kind.name() == game);
    let game = game.ok_or(PageError::NoPage)?;
    host.sign_up().await?;
    let today = host.today();
    let tables = host.daily_tables().await?;
    let id = match that_counts(&tables, game, today) {
        Some(table) => table.table.clone(),
        None => host.open(TableOptions::of_day(game, today)).await?,
    };
    Ok(Reply::see(format!("/tables/{id}")))
}
