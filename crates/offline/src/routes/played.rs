//! The finished games of the browser.

use antipater_bots::BotKind;
use antipater_show::history::{Other, PlayedGame, result_of};
use antipater_show::view::Avatar;

use crate::machine::{AnyTable, Offline, with};

/// The finished games, the latest first, without games that continue another one.
pub(super) fn played(machine: &mut Offline) -> Vec<PlayedGame> {
    let mut games = Vec::new();
    for id in machine.tables(true) {
        if let Some(known) = machine.results.get(&id) {
            games.push(known.clone());
            continue;
        }
        let Ok(table) = machine.table(&id) else {
            continue;
        };
        if let Some(game) = result(&id, table) {
            machine.results.insert(id, game.clone());
            games.push(game);
        }
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.finished_at));
    games
}

fn result(id: &str, table: &AnyTable) -> Option<PlayedGame> {
    if table.opened().branch {
        return None;
    }
    let other = |name: &str, bot: BotKind| Other {
        name: name.to_owned(),
        bot: Some(bot),
        person: None,
        avatar: Some(Avatar::of_bot(bot, name)),
        rating: None,
    };
    let (seat, finished_at, hints, others) = with!(table, table => (
        table.seat,
        table.finished_at,
        table.hints(),
        table.game().sitting.iter().filter_map(|one| Some(other(&one.name, one.bot?))).collect(),
    ));
    Some(PlayedGame {
        table: id.to_owned(),
        finished_at: finished_at?,
        guided: table.options().guided,
        // Here all games are.
        offline: false,
        hints,
        rating: None,
        left: false,
        counts_as: None,
        result: result_of(&table.game(), seat)?,
        others,
    })
}
