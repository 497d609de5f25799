//! Events: `Tables` makes them, enters people and opens the tables of duplicate deals; `rounds` moves them on, `pairing` says
//! who plays whom, and `seen` shows them.
//!
//! Everything is in the store, so an event goes on after a restart, and any node answers for it. The node that has run
//! longest moves events on; a player has at most one game in a round, so two nodes cannot open it twice.

mod pairing;
mod rounds;
mod seen;

use antipater_engine::Seat;
use antipater_show::daily::{DailyEntry, RESIGNED_LEAD};
use antipater_show::event::{EventOptions, EventStage, Format};
use antipater_show::game::AnyGame;
use antipater_show::history::standing;
use antipater_store::ids::{PersonId, hex, random_bytes};
use antipater_store::{DailyResult, EventGameRow, EventRow, Store, TableRow};

pub(crate) use self::seen::{all, see};
use super::opening::whole;
use super::registry::Tables;
use super::room::Room;
use super::seats::{TableSeat, given_up};
use crate::error::Error;
use crate::people::Person;

/// Bytes of randomness in the id of an event.
const ID_BYTES: usize = 12;
/// The most players of an event.
const PLAYERS: usize = 500;
/// The most events of a host that are not over.
const OPEN_EVENTS: usize = 10;
/// The farthest beginning, in seconds from now.
const AHEAD: i64 = 60 * 24 * 60 * 60;

/// An event with its options.
pub(super) struct Event {
    pub(super) row: EventRow,
    pub(super) options: EventOptions,
    pub(super) stage: EventStage,
}

impl Event {
    async fn find(store: &Store, id: &str) -> Result<Event, Error> {
        let row = store.event(id).await?;
        Event::read(row.ok_or(Error::NoEvent)?)
    }

    fn read(row: EventRow) -> Result<Event, Error> {
        let broken = || Error::Broken(format!("event {} cannot be read", row.id));
        Ok(Event {
            options: serde_json::from_str(&row.options).map_err(|_| broken())?,
            stage: EventStage::named(&row.stage).ok_or_else(broken)?,
            row,
        })
    }
}

/// Makes an event, which begins at a time in seconds since 1970, or when its host says so; returns its id. A duplicate event
/// begins at once.
///
/// # Errors
/// If the options are invalid, the host has too many events, or the store fails.
pub(crate) async fn make(
    store: &Store,
    host: PersonId,
    options: EventOptions,
    begins_at: Option<i64>,
) -> Result<String, Error> {
    let options = options.checked().map_err(Error::Unreadable)?;
    let now = store.clock().unix_seconds();
    if begins_at.is_some_and(|time| !(now..=now + AHEAD).contains(&time)) {
        let why = "begins_at: from now to 60 days ahead".to_owned();
        return Err(Error::Unreadable(why));
    }
    let own = store.events_of(host, PLAYERS as u32).await?.into_iter();
    let over = EventStage::Over.name();
    let open = own.filter(|row| row.host == Some(host) && row.stage != over);
    if open.count() >= OPEN_EVENTS {
        return Err(Error::TooMany(None));
    }
    let at_once = options.format == Format::Duplicate && begins_at.is_none();
    let stage = match at_once {
        true => EventStage::Running,
        false => EventStage::Open,
    };
    let written = serde_json::to_string(&options);
    let row = EventRow {
        id: hex(&random_bytes::<ID_BYTES>()),
        host: Some(host),
        host_name: String::new(),
        options: written.unwrap_or_else(|error| unreachable!("plain data: {error}")),
        stage: stage.name().to_owned(),
        created_at: now,
        begins_at: if at_once { Some(now) } else { begins_at },
        ends_at: end_from(&options, now).filter(|_| at_once),
        players: 0,
    };
    store.add_event(&row).await?;
    Ok(row.id)
}

/// When an event ends that begins now.
fn end_from(options: &EventOptions, now: i64) -> Option<i64> {
    let timed = !options.format.has_rounds();
    timed.then(|| now + 60 * i64::from(options.minutes))
}

/// Ends an event. Games in progress no longer count.
///
/// # Errors
/// If there is no such event, it is over, or the store fails.
pub(crate) async fn close(store: &Store, id: &str) -> Result<(), Error> {
    let event = Event::find(store, id).await?;
    if event.stage == EventStage::Over {
        return Err(Error::EventOver);
    }
    let now = store.clock().unix_seconds();
    let ended = event.row.ends_at.map_or(now, |end| end.min(now));
    let stages = (event.stage.name(), EventStage::Over.name());
    let times = (event.row.begins_at, Some(ended));
    store.move_event(id, stages, times).await?;
    Ok(())
}

impl Tables {
    async fn event(&self, id: &str) -> Result<Event, Error> {
        Event::find(&self.services.store, id).await
    }

    /// Makes an event; returns its id. [`make`] says more.
    ///
    /// # Errors
    /// If the options are invalid, the host has too many events, or the store fails.
    pub(crate) async fn make_event(
        &self,
        host: &Person,
        options: EventOptions,
        begins_at: Option<i64>,
    ) -> Result<String, Error> {
        let id = make(&self.services.store, host.id, options, begins_at).await?;
        self.events_changed();
        Ok(id)
    }

    /// Enters a person into an event, also while it is running.
    ///
    /// # Errors
    /// If there is no such event, it is over or full, or the store fails.
    pub(crate) async fn join_event(&self, id: &str, person: &Person) -> Result<(), Error> {
        let event = self.event(id).await?;
        if event.stage == EventStage::Over {
            return Err(Error::EventOver);
        }
        if person.program {
            return Err(Error::NoPrograms);
        }
        if event.row.players >= PLAYERS {
            return Err(Error::Full);
        }
        if !self.services.store.join_event(id, person.id).await? {
            return Err(Error::Removed);
        }
        self.events_changed();
        Ok(())
    }

    /// The host removes a player, who cannot enter again. Games in progress go on.
    ///
    /// # Errors
    /// If the person is not the host, the other one does not take part, or the store fails.
    pub(crate) async fn remove_from_event(
        &self,
        id: &str,
        host: PersonId,
        player: PersonId,
    ) -> Result<(), Error> {
        self.hosted(id, host).await?;
        let store = &self.services.store;
        if !store.remove_from_event(id, player).await? {
            return Err(Error::NoPerson);
        }
        self.events_changed();
        Ok(())
    }

    /// A person withdraws from an event. Games in progress go on.
    ///
    /// # Errors
    /// If there is no such event, or the store fails.
    pub(crate) async fn leave_event(&self, id: &str, person: PersonId) -> Result<(), Error> {
        self.event(id).await?;
        self.services.store.leave_event(id, person).await?;
        self.events_changed();
        Ok(())
    }

    /// Begins an event.
    ///
    /// # Errors
    /// If the person is not its host, it has begun, or the store fails.
    pub(crate) async fn begin_event(&self, id: &str, person: PersonId) -> Result<(), Error> {
        let event = self.hosted(id, person).await?;
        if event.stage != EventStage::Open {
            return Err(Error::Started);
        }
        self.start_event(&event).await
    }

    async fn start_event(&self, event: &Event) -> Result<(), Error> {
        let now = self.services.clock.unix_seconds();
        let stages = (event.stage.name(), EventStage::Running.name());
        let times = (Some(now), end_from(&event.options, now));
        let store = &self.services.store;
        store.move_event(&event.row.id, stages, times).await?;
        self.events_changed();
        Ok(())
    }

    /// Ends an event.
    ///
    /// # Errors
    /// If the person is not its host, it is over, or the store fails.
    pub(crate) async fn end_event(&self, id: &str, person: PersonId) -> Result<(), Error> {
        self.hosted(id, person).await?;
        self.close_event(id).await
    }

    async fn close_event(&self, id: &str) -> Result<(), Error> {
        close(&self.services.store, id).await?;
        self.events_changed();
        Ok(())
    }

    async fn hosted(&self, id: &str, person: PersonId) -> Result<Event, Error> {
        let event = self.event(id).await?;
        match event.row.host == Some(person) {
            true => Ok(event),
            false => Err(Error::NotHost),
        }
    }

    /// Opens a player's table with a deal of a duplicate event; returns it, also if it is there already.
    ///
    /// # Errors
    /// If there is no such deal, the event is not running or full, or the store fails.
    pub(crate) async fn play_deal(
        &self,
        id: &str,
        person: &Person,
        deal: usize,
    ) -> Result<String, Error> {
        let event = self.event(id).await?;
        if event.options.format != Format::Duplicate || !(1..=event.options.rounds).contains(&deal)
        {
            return Err(Error::NoEvent);
        }
        let games = self.services.store.event_games(id).await?;
        let own = |game: &&EventGameRow| (game.person, game.round) == (person.id, deal);
        if let Some(table) = games.iter().find(own).and_then(|game| game.table.clone()) {
            return Ok(table);
        }
        match event.stage {
            EventStage::Open => return Err(Error::NotStarted),
            EventStage::Running => {}
            EventStage::Over => return Err(Error::EventOver),
        }
        self.join_event(id, person).await?;
        let (tables, person) = (self.clone(), person.clone());
        whole(async move {
            let opened = tables.event_tables(&event, deal, &[vec![&person]])?;
            let table = opened.0.first().map(|row| row.id.clone());
            let store = &tables.services.store;
            store.add_event_games(opened.0, opened.1).await?;
            tables.services.people.tell(person.id);
            tables.events_changed();
            table.ok_or_else(|| Error::Broken("no table was opened".to_owned()))
        })
        .await
    }

    /// The rows of the tables of a round for these groups of people, in seat order, and of the games of their players.
    fn event_tables(
        &self,
        event: &Event,
        round: usize,
        groups: &[Vec<&Person>],
    ) -> Result<(Vec<TableRow>, Vec<EventGameRow>), Error> {
        let (mut tables, mut games) = (Vec::new(), Vec::new());
        for group in groups {
            let host = group.first().ok_or(Error::NotFull)?;
            let size = event.options.table_size();
            let is_paired = event.options.format != Format::Duplicate;
            // Where people are paired, only fewer than three share a table with bots.
            let seats = match is_paired && size > 2 {
                true => group.len().max(3),
                false => size,
            };
            let id = &event.row.id;
            let options = event.options.table(id, round, group.len(), seats);
            let mut room = Room {
                row: self.new_row(host.id),
                seats: TableSeat::of_people(group.iter().copied()),
                options,
            };
            room.seats
                .resize(room.options.seats(), TableSeat::bot(room.options.level));
            self.deal_these(&mut room, None)?;
            let (row, _) = room.stored();
            games.extend(group.iter().enumerate().map(|(seat, person)| EventGameRow {
                event: id.clone(),
                round,
                person: person.id,
                table: Some(row.id.clone()),
                seat,
                seats: room.seats.len(),
                watch: None,
                playing: false,
                result: None,
            }));
            tables.push(row);
        }
        Ok((tables, games))
    }

    /// Tells pages that an event has changed.
    pub(super) fn events_changed(&self) {
        self.events.send_modify(|changes| *changes += 1);
    }

    /// Subscribes to changes of events at this node.
    pub(crate) fn watch_events(&self) -> tokio::sync::watch::Receiver<u64> {
        self.events.subscribe()
    }
}

/// The result of each player of an event's game, and whether a bot had their seat at the end. Players who resigned or left
/// are last.
pub(super) fn results(
    game: &AnyGame,
    seats: &[TableSeat],
    finished_at: i64,
) -> Vec<(PersonId, DailyResult, bool)> {
    let places = standing(game, &given_up(seats)).unwrap_or_default();
    let people = seats.iter().enumerate();
    let people = people.filter_map(|(number, seat)| Some((number, seat, seat.person?)));
    let results = people.filter_map(|(number, seat, person)| {
        let entry = DailyEntry::of(game, Seat::new(number)?)?;
        let (place, lead) = match (seat.gave_up(), places.get(number)) {
            (true, _) => (seats.len(), -RESIGNED_LEAD),
            (false, Some(&place)) => (place, entry.score.lead),
            (false, None) => (entry.score.place.0, entry.score.lead),
        };
        let taken = serde_json::to_string(&entry.taken);
        let result = DailyResult {
            finished_at,
            place,
            lead,
            points: entry.points,
            taken: taken.unwrap_or_else(|error| unreachable!("plain data: {error}")),
        };
        Some((person, result, seat.left && !seat.resigned))
    });
    results.collect()
}
