//! Events as people see them: the standing, one's own tables, and which games one may watch.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

use antipater_show::daily::DailyScore;
use antipater_show::event::{
    DealGame, EventGame, EventLine, EventPlayer, EventStage, EventView, Format, OwnEventTable, rank,
};
use antipater_show::options::EventTable;
use antipater_show::view::PersonKey;
use antipater_store::ids::{PersonId, hex};
use antipater_store::{EventGameRow, EventPlayerRow, EventRow, Store};

use super::Event;
use crate::error::Error;
use crate::live::deal_keys;
use crate::live::event_rows::EventRows;
use crate::live::registry::Tables;

/// The most events in a list.
const LISTED: u32 = 100;

/// An event as a viewer sees it.
///
/// # Errors
/// If there is no such event, or the store fails.
pub(crate) async fn see(
    store: &Store,
    id: &str,
    viewer: Option<PersonId>,
) -> Result<EventView, Error> {
    let rows = EventRows::read(store, id).await?;
    view(store, &rows.ok_or(Error::NoEvent)?, viewer)
}

/// The event of these rows as a viewer sees it.
fn view(store: &Store, of: &EventRows, viewer: Option<PersonId>) -> Result<EventView, Error> {
    let event = Event::read(of.event.clone())?;
    let (players, rows) = (&of.players, &of.games);
    let round = rows.iter().map(|game| game.round).max().unwrap_or(0);
    let runs = rows.iter().any(|game| game.playing);
    let rounds = 1..=round;
    let hidden: Vec<usize> = rounds
        .filter(|round| !may_watch(&event, rows, *round, viewer))
        .collect();
    let games = games(players, rows, &event, |game| !hidden.contains(&game.round));
    let ranked = rank(event.options.format, players.len(), &games);
    let mut standing = Vec::with_capacity(ranked.len());
    for one in ranked {
        let row = &players[one.player];
        standing.push((
            row.person.id,
            EventPlayer {
                name: row.person.name.clone(),
                person: PersonKey(row.person.id.0),
                withdrawn: row.withdrawn,
                ranked: one,
            },
        ));
    }
    // Opponents are places in the standing, not in the order of entry.
    let place: Vec<usize> = (0..players.len())
        .map(|player| {
            let mut all = standing.iter();
            let found = all.position(|(_, one)| one.ranked.player == player);
            found.unwrap_or(player)
        })
        .collect();
    for (_, one) in &mut standing {
        for result in &mut one.ranked.results {
            result.opponents = result.opponents.iter().map(|of| place[*of]).collect();
        }
    }
    let own = standing.iter().position(|(id, _)| Some(*id) == viewer);
    let own_games = rows.iter().filter(|game| Some(game.person) == viewer);
    let tables = own_games.filter_map(|game| {
        Some(OwnEventTable {
            round: game.round,
            // A removed table has no key for spectators.
            table: game.table.clone().filter(|_| game.watch.is_some())?,
            over: !game.playing,
        })
    });
    let tables = tables.collect();
    let key = deal_keys::of_event(store, &event.row.id);
    let is_over = event.stage == EventStage::Over;
    Ok(EventView {
        id: event.row.id,
        options: event.options,
        stage: event.stage,
        host: event.row.host_name,
        is_host: viewer.is_some() && event.row.host == viewer,
        own,
        tables,
        begins_at: event.row.begins_at,
        ends_at: event.row.ends_at,
        hash: deal_keys::commitment(&key),
        // Games that were not finished in time still have its cards.
        key: (is_over && !runs).then(|| hex(key.bytes())),
        round,
        players: standing.into_iter().map(|(_, one)| one).collect(),
    })
}

/// All events: those that are open, then running, then over; the newest first.
///
/// # Errors
/// If the store fails.
pub(crate) async fn all(store: &Store) -> Result<Vec<EventLine>, Error> {
    let mut rows = Vec::new();
    for stage in [EventStage::Open, EventStage::Running, EventStage::Over] {
        rows.extend(store.events(stage.name(), LISTED).await?);
    }
    rows.into_iter().map(line).collect()
}

fn line(row: EventRow) -> Result<EventLine, Error> {
    let event = Event::read(row)?;
    Ok(EventLine {
        id: event.row.id,
        options: event.options,
        stage: event.stage,
        host: event.row.host_name,
        players: event.row.players,
        begins_at: event.row.begins_at,
        ends_at: event.row.ends_at,
    })
}

impl Tables {
    /// An event as a viewer sees it.
    ///
    /// # Errors
    /// If there is no such event, or the store fails.
    pub(crate) async fn see_event(
        &self,
        id: &str,
        viewer: Option<PersonId>,
    ) -> Result<EventView, Error> {
        see(&self.services.store, id, viewer).await
    }

    /// The same for a viewer who follows it. All who learn of one change share what is read from the store.
    ///
    /// # Errors
    /// If there is no such event, or the store fails.
    pub(crate) async fn followed_event(
        &self,
        id: &str,
        viewer: Option<PersonId>,
    ) -> Result<EventView, Error> {
        let store = &self.services.store;
        let rows = {
            let mut shared = self.shared_events.lock().await;
            let change = *self.events.borrow();
            match shared.fresh(id, change) {
                Some(rows) => rows,
                None => {
                    let rows = EventRows::read(store, id).await?;
                    let rows = Arc::new(rows.ok_or(Error::NoEvent)?);
                    shared.keep(change, Arc::clone(&rows));
                    rows
                }
            }
        };
        view(store, &rows, viewer)
    }

    /// An event and the finished games of a round, best first; none before the viewer may know them.
    ///
    /// # Errors
    /// If there is no such event or round, or the store fails.
    pub(crate) async fn event_deal(
        &self,
        id: &str,
        round: usize,
        viewer: Option<PersonId>,
    ) -> Result<(EventView, Vec<DealGame>), Error> {
        let event = self.see_event(id, viewer).await?;
        if !event
            .options
            .rounds()
            .is_some_and(|rounds| (1..=rounds).contains(&round))
        {
            return Err(Error::NoEvent);
        }
        let deal = EventTable {
            event: id.to_owned(),
            deal: Some(round),
        };
        match self.may_watch_deal(&deal, viewer).await {
            Ok(()) => {}
            Err(Error::StillPlayed) => return Ok((event, Vec::new())),
            Err(error) => return Err(error),
        }
        let rows = self.services.store.event_round(id, round).await?;
        let of = |player: &EventPlayer| {
            let results = &player.ranked.results;
            let result = results.iter().find(|one| one.round == round && !one.bye)?;
            let mut rows = rows.iter();
            let row = rows.find(|row| PersonKey(row.person.0) == player.person)?;
            let ended = row.result.as_ref()?;
            Some(DealGame {
                name: player.name.clone(),
                own: Some(row.person) == viewer,
                seat: row.seat,
                place: ended.place,
                lead: ended.lead,
                matchpoints: result.matchpoints.unwrap_or(0),
                watch: row.watch.clone(),
                taken: serde_json::from_str(&ended.taken).unwrap_or_default(),
            })
        };
        let mut games: Vec<DealGame> = event.players.iter().filter_map(of).collect();
        games.sort_by_key(|game| Reverse(game.matchpoints));
        Ok((event, games))
    }

    /// The events of a person, and those that everybody may enter, the newest first.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn event_lines(
        &self,
        viewer: Option<PersonId>,
    ) -> Result<Vec<EventLine>, Error> {
        let store = &self.services.store;
        let mut rows = match viewer {
            Some(viewer) => store.events_of(viewer, LISTED).await?,
            None => Vec::new(),
        };
        for stage in [EventStage::Open, EventStage::Running] {
            for row in store.events(stage.name(), LISTED).await? {
                let is_known = rows.iter().any(|known| known.id == row.id);
                let listed = Event::read(row.clone()).is_ok_and(|event| event.options.listed);
                if listed && !is_known {
                    rows.push(row);
                }
            }
        }
        rows.sort_by_key(|row| (Reverse(row.created_at), row.id.clone()));
        rows.into_iter().map(line).collect()
    }

    /// Refuses to show a game of an event while others may still play its deal, or still do.
    ///
    /// # Errors
    /// If they may, or the store fails.
    pub(in crate::live) async fn may_watch_deal(
        &self,
        table: &EventTable,
        viewer: Option<PersonId>,
    ) -> Result<(), Error> {
        let Some(deal) = table.deal else {
            return Ok(());
        };
        let event = self.event(&table.event).await?;
        let games = self.services.store.event_games(&table.event).await?;
        match may_watch(&event, &games, deal, viewer) {
            true => Ok(()),
            false => Err(Error::StillPlayed),
        }
    }
}

/// Whether a viewer may watch the games of a round: nobody can play its deals any more whom that would help.
fn may_watch(
    event: &Event,
    games: &[EventGameRow],
    round: usize,
    viewer: Option<PersonId>,
) -> bool {
    let mut games = games.iter().filter(|game| game.round == round);
    match (event.stage, event.options.format) {
        (EventStage::Over, _) | (_, Format::Arena) => true,
        (_, Format::Duplicate) => {
            games.any(|game| Some(game.person) == viewer && game.result.is_some())
        }
        (_, Format::Pairs | Format::Swiss) => !games.any(|game| game.playing),
    }
}

/// The games of an event for its standing. A duplicate game counts if it ended in time.
pub(super) fn games(
    players: &[EventPlayerRow],
    rows: &[EventGameRow],
    event: &Event,
    may_watch: impl Fn(&EventGameRow) -> bool,
) -> Vec<EventGame> {
    let is_late = |finished_at: i64| {
        let end = event.row.ends_at;
        event.options.format == Format::Duplicate && end.is_some_and(|end| finished_at > end)
    };
    let place: HashMap<PersonId, usize> = players
        .iter()
        .enumerate()
        .map(|(number, player)| (player.person.id, number))
        .collect();
    let game = |row: &EventGameRow| {
        let result = row.result.as_ref();
        let result = result.filter(|result| !is_late(result.finished_at));
        Some(EventGame {
            player: *place.get(&row.person)?,
            round: row.round,
            table: row.table.clone(),
            seat: row.seat,
            seats: row.seats,
            score: result.map(|result| DailyScore {
                place: Reverse(result.place),
                lead: result.lead,
            }),
            watch: row.watch.clone().filter(|_| may_watch(row)),
        })
    };
    rows.iter().filter_map(game).collect()
}
