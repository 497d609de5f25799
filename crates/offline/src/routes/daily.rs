//! The deal of the day: what became of the person's games, and opening them.

use antipater_pages::daily::{self, DailyGame, OwnDaily};
use antipater_show::history::result_of;
use antipater_show::options::{DailyTable, Kind, TableOptions, daily_streak, day_of, that_counts};

use super::analysis::look;
use super::read::see;
use super::site::name;
use super::source::Source;
use crate::error::Error;
use crate::judging::Look;
use crate::machine::{Made, Offline, html, with};
use crate::message::{Answer, Request};
use crate::opening::{self, Seed};
use crate::table::seconds;

pub(super) fn index(machine: &mut Offline, request: &Request) -> Made {
    let t = machine.texts(request);
    let today = day_of(seconds(request.now));
    let tables = tables(machine);
    let mut games = Vec::new();
    for game in Kind::ALL {
        let own = match that_counts(&tables, game, today) {
            Some(table) => Some(own(machine, table)?),
            None => None,
        };
        games.push(DailyGame {
            options: TableOptions::of_day(game, today),
            own,
        });
    }
    let streak = daily_streak(&tables, today);
    Ok(html(t, daily::page(t, today, &games, streak)))
}

/// The tables with the deals of days, the one that was opened first in front.
fn tables(machine: &Offline) -> Vec<DailyTable> {
    let mut all = machine.opened();
    all.sort_by_key(|(id, opened, _)| (opened.at, id.clone()));
    let tables = all.into_iter().filter_map(|(id, opened, over)| {
        let options = TableOptions::stored(&opened.options).ok()?;
        Some(DailyTable {
            table: id,
            game: options.game,
            day: options.daily?,
            over,
        })
    });
    tables.collect()
}

fn own(machine: &mut Offline, table: &DailyTable) -> Result<OwnDaily, Error> {
    let id = &table.table;
    let (mut result, mut accuracy) = (None, None);
    if table.over {
        let game = machine.table(id)?.game();
        let seat = with!(machine.table(id)?, table => table.seat);
        result = result_of(&game, seat);
        if let Look::Done(report) = look(machine, Source::Table(id))? {
            let judged = report.seats.get(seat.number());
            accuracy = judged.and_then(|seat| seat.accuracy);
        }
    }
    Ok(OwnDaily {
        table: id.clone(),
        result,
        accuracy,
    })
}

/// Opens the table of the day for a game, or leads to the one that is there.
pub(super) fn open(machine: &mut Offline, request: &Request, game: &str) -> Made {
    let mut games = Kind::ALL.into_iter();
    let game = games.find(|kind| kind.name() == game);
    let game = game.ok_or(Error::NoPage)?;
    let at = seconds(request.now);
    let today = day_of(at);
    if let Some(table) = that_counts(&tables(machine), game, today) {
        return Ok(see(&format!("/tables/{}", table.table)));
    }
    let own = name(machine, request);
    let seed = Seed::read(&request.seed)?;
    let options = TableOptions::of_day(game, today);
    let table = opening::open(&options, &own, None, &seed, at)?;
    let address = format!("/tables/{}", table.0);
    Ok(Answer {
        rows: machine.add(table),
        ..see(&address)
    })
}
