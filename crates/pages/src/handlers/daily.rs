//! Deals of days: what became of the visitor's games and of all others, and opening them.

use antipater_bots::analysis::Report;
use antipater_show::daily::{SEAT, Standing, Taken, taken};
use antipater_show::game::AnyGame;
use antipater_show::history::result_of;
use antipater_show::options::{
    DailyDeal, DailyTable, DealSource, Kind, TableOptions, daily_streak, day_named, that_counts,
};

use super::{Host, PageError, Reply};
use crate::daily::{self, DailyGame, DailyPage, DecisionRow, OwnDaily};
use crate::replay::ReplaySource;

fn kind_of(name: &str) -> Result<Kind, PageError> {
    let mut games = Kind::ALL.into_iter();
    games
        .find(|kind| kind.name() == name)
        .ok_or(PageError::NoPage)
}

pub(super) async fn index<H: Host>(host: &mut H) -> Result<Reply, H::Error> {
    let today = host.today();
    let source = host.deal_source();
    let deal = DailyDeal { day: today, source };
    let yesterday = DailyDeal {
        day: today - 1,
        source,
    };
    let tables = host.daily_tables().await?;
    let mut games = Vec::new();
    for game in Kind::ALL {
        let own = match that_counts(&tables, game, deal) {
            Some(table) => Some(own(host, table).await?),
            None => None,
        };
        games.push(DailyGame {
            options: TableOptions::of_day(game, deal),
            own,
            standing: host.daily_standing(game, deal).await?,
            yesterday: host.daily_standing(game, yesterday).await?,
        });
    }
    let page = DailyPage {
        day: today,
        source,
        games,
        streak: daily_streak(&tables, today),
    };
    Ok(Reply::page(daily::page(host.texts(), &page)))
}

/// The visitor's table, with the accuracy if the game is analyzed.
async fn own<H: Host>(host: &mut H, table: &DailyTable) -> Result<OwnDaily, H::Error> {
    let mut own = OwnDaily {
        table: table.table.clone(),
        result: None,
        accuracy: None,
    };
    if table.over {
        let (game, report) = judged(host, table).await?;
        own.result = result_of(&game, SEAT);
        let seats = report.as_ref().map(|report| &report.seats);
        let analyzed = seats.and_then(|seats| seats.get(SEAT.number()));
        own.accuracy = analyzed.and_then(|seat| seat.accuracy);
    }
    Ok(own)
}

/// The visitor's finished game, with its analysis if there is one.
async fn judged<H: Host>(
    host: &mut H,
    table: &DailyTable,
) -> Result<(AnyGame, Option<Report>), H::Error> {
    let source = ReplaySource::Table(table.table.clone());
    let (subject, game) = host.game(&source).await?;
    let coaching = host.coaching(subject, &game).await?;
    Ok((game, coaching.report().cloned()))
}

/// The games with the deal of a day, compared.
pub(super) async fn compare<H: Host>(
    host: &mut H,
    game: &str,
    date: &str,
    source: DealSource,
) -> Result<Reply, H::Error> {
    let game = kind_of(game)?;
    let day = day_named(date).filter(|day| *day <= host.today());
    let day = day.ok_or(PageError::NoPage)?;
    let deal = DailyDeal { day, source };
    let standing = host.daily_standing(game, deal).await?;
    let tables = host.daily_tables().await?;
    let own = that_counts(&tables, game, deal).filter(|table| table.over);
    let decisions = match own {
        Some(table) => {
            let (game, report) = judged(host, table).await?;
            decisions(&game, report.as_ref(), &standing)
        }
        None => Vec::new(),
    };
    let table = own.map(|table| table.table.as_str());
    let options = TableOptions::of_day(game, deal);
    let levels = host.daily_levels(game, deal, &standing).await?;
    let games = (&standing, &levels[..]);
    let page = daily::compared(host.texts(), deal, &options, games, (table, &decisions));
    Ok(Reply::page(page))
}

/// The picture of the visitor's finished game with a deal.
pub(super) async fn picture<H: Host>(
    host: &mut H,
    game: &str,
    date: &str,
) -> Result<Reply, H::Error> {
    let game = kind_of(game)?;
    let day = day_named(date).ok_or(PageError::NoPage)?;
    let source = host.deal_source();
    let deal = DailyDeal { day, source };
    let tables = host.daily_tables().await?;
    let table = that_counts(&tables, game, deal).filter(|table| table.over);
    let own = own(host, table.ok_or(PageError::NoPage)?).await?;
    let result = own.result.ok_or(PageError::NoPage)?;
    let comparison = host.daily_standing(game, deal).await?.compared(false);
    let options = TableOptions::of_day(game, deal);
    let drawing = daily::picture(host.texts(), day, &options, &result, comparison);
    host.draw(drawing).await
}

/// The visitor's decisions beside those of others, with what the analysis says of them.
fn decisions(game: &AnyGame, report: Option<&Report>, standing: &Standing) -> Vec<DecisionRow> {
    let popular = standing.popular();
    let own = taken(game, SEAT).into_iter().enumerate();
    own.map(|(number, (step, own))| {
        let judged = report.into_iter().flat_map(|report| &report.decisions);
        let mut judged = judged.filter(|decision| (decision.step, decision.seat) == (step, SEAT));
        let judged = judged.find(|decision| Taken::by(&decision.played) == own);
        let loss = |taken: &Taken| {
            let best = &judged?.best;
            let same = best
                .iter()
                .find(|valued| Taken::by(&valued.action) == *taken);
            Some(best.first()?.share - same?.share)
        };
        let all = popular.get(number).map(Vec::as_slice).unwrap_or_default();
        DecisionRow {
            step,
            loss: judged.map(|decision| decision.loss),
            own,
            others: all
                .iter()
                .map(|(taken, count)| (taken.clone(), *count, loss(taken)))
                .collect(),
        }
    })
    .collect()
}

/// Opens the table of today for a game, or redirects to the one that is there.
pub(super) async fn open<H: Host>(
    host: &mut H,
    game: &str,
    source: DealSource,
) -> Result<Reply, H::Error> {
    let game = kind_of(game)?;
    host.sign_up().await?;
    let day = host.today();
    let deal = DailyDeal { day, source };
    let tables = host.daily_tables().await?;
    let id = match that_counts(&tables, game, deal) {
        Some(table) => table.table.clone(),
        None => host.open(TableOptions::of_day(game, deal)).await?,
    };
    Ok(Reply::see(format!("/tables/{id}")))
}
