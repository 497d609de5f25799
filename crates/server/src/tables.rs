//! All tables: those at which people gather, and those at which they play. Loads them from the store when they are asked
//! for, makes new ones, and wakes those where time is up.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use antipater_engine::Seat;
use antipater_engine::duel::Duel;
use antipater_engine::seven::Seven;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tokio::sync::{OnceCell, watch};

use crate::clock::Clock;
use crate::error::Error;
use crate::game::{AnyGame, Game, Hosted, kept_steps};
use crate::metrics::InMemory;
use crate::order::Order;
use crate::places::{self, Place};
use crate::room::{Change, Room, RoomView};
use crate::session::{Person, PersonId, hex, random_bytes};
use crate::store::{MoveRow, Stage, Store, TableRow};
use crate::table::{Asker, Deed, Gone, Handle, House, Kept, Move, News, SHOWN};
use crate::thinking::Thinkers;
use crate::view::View;

/// Bytes of randomness in the name of a table, and in what lets people in.
const ID_BYTES: usize = 12;
const KEY_BYTES: usize = 16;
/// How often a table is loaded again when its task ends between two requests.
const ATTEMPTS: usize = 3;
/// Tables that a page lists.
pub(crate) const LISTED: usize = 30;
/// How often is looked whether time is up somewhere, and for how many tables at once.
const LOOK: Duration = Duration::from_millis(250);
const DUE: u32 = 500;
/// How often is written down for how long the server has run, in looks.
const KEEP: u32 = 8;
/// How often the ways to tables that nobody asks for any more are dropped, in looks.
const SWEEP: u32 = 240;

/// All tables. Cloning shares them.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    house: House,
    live: Arc<Mutex<HashMap<String, Arc<Live>>>>,
    /// Held by who opens the table of a next game, so that there is one of them.
    next: Arc<tokio::sync::Mutex<()>>,
}

/// The way to a table, once it is loaded.
type Live = OnceCell<Way>;

/// The way to a table.
#[derive(Clone, Debug)]
enum Way {
    /// People gather.
    Room(Arc<Gathering>),
    /// They play.
    Table(Handle),
}

/// A waiting room in memory. Changes take turns; who watches learns their number.
#[derive(Debug)]
struct Gathering {
    room: tokio::sync::Mutex<Room>,
    changes: watch::Sender<usize>,
}

/// A table as a visitor sees it.
pub(crate) enum Sight {
    /// People gather.
    Room(Box<RoomView>),
    /// They play, or have played.
    Table(Box<View>),
}

/// What tells of changes.
pub(crate) enum Watching {
    /// Changes in a waiting room.
    Room(watch::Receiver<usize>),
    /// Changes at a table.
    Table(watch::Receiver<News>),
}

impl Watching {
    /// Takes what has changed so far for known.
    pub(crate) fn forget_changes(&mut self) {
        match self {
            Watching::Room(changes) => changes.mark_unchanged(),
            Watching::Table(news) => news.mark_unchanged(),
        }
    }

    /// Returns when something has changed: `false` when nothing more will come from here.
    pub(crate) async fn changed(&self) -> bool {
        match self {
            Watching::Room(changes) => changes.clone().changed().await.is_ok(),
            Watching::Table(news) => news.clone().changed().await.is_ok(),
        }
    }
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listed {
    pub(crate) row: TableRow,
    pub(crate) order: Order,
    pub(crate) places: Vec<Place>,
}

impl Tables {
    pub(crate) fn new(store: Store) -> Tables {
        let clock = store.clock().resume(store.uptime());
        Tables {
            house: House {
                store,
                thinkers: Thinkers::new(),
                clock,
            },
            live: Arc::default(),
            next: Arc::default(),
        }
    }

    /// The clock of all tables.
    pub(crate) fn clock(&self) -> &Clock {
        &self.house.clock
    }

    /// Opens a table; where nobody else is waited for, the cards are dealt at once. Everything random is drawn here and
    /// in `deal`.
    pub(crate) async fn open(&self, host: &Person, order: Order) -> Result<String, Error> {
        let room = Room::open(self.new_row(host.id), host, order);
        let tables = self.clone();
        whole(async move { tables.add(room).await }).await
    }

    /// The row of a new table of a host.
    fn new_row(&self, host: PersonId) -> TableRow {
        let now = self.house.clock.unix_seconds();
        TableRow {
            invitation: Some(hex(&random_bytes::<KEY_BYTES>())),
            watch: Some(hex(&random_bytes::<KEY_BYTES>())),
            ..TableRow::empty(hex(&random_bytes::<ID_BYTES>()), host, now)
        }
    }

    async fn add(&self, mut room: Room) -> Result<String, Error> {
        if room.is_full() {
            self.deal_cards(&mut room).await?;
        }
        let (row, people) = room.stored();
        self.house.store.add_table(&row, &people).await?;
        Ok(row.id)
    }

    /// Opens the table for the next game of those who sit at a finished one, with the same cards if that is wished.
    /// There is one next table; further ones have the same cards.
    pub(crate) async fn again(
        &self,
        id: &str,
        host: &Person,
        same_deal: bool,
    ) -> Result<String, Error> {
        let (tables, id, host) = (self.clone(), id.to_owned(), host.clone());
        whole(async move { tables.open_again(&id, &host, same_deal).await }).await
    }

    async fn open_again(&self, id: &str, host: &Person, same_deal: bool) -> Result<String, Error> {
        let store = &self.house.store;
        // Two who ask at the same time get the same table.
        let _alone = self.next.lock().await;
        let row = store.table_row(id).await?.ok_or(Error::NoTable)?;
        match row.stage {
            Stage::Gathering => return Err(Error::NotStarted),
            Stage::Closed => return Err(Error::NoTable),
            Stage::Playing | Stage::Over => {}
        }
        let places = places::read(&row.seats, row.host, false).map_err(Error::Broken)?;
        if !places.iter().any(|place| place.person == Some(host.id)) {
            return Err(Error::NotYours);
        }
        if row.stage != Stage::Over {
            return Err(Error::Running);
        }
        if let Some(next) = row.rematch.as_ref().filter(|_| !same_deal) {
            let stage = store.table_row(next).await?.map(|next| next.stage);
            if stage.is_some_and(|stage| stage != Stage::Closed) {
                return Ok(next.clone());
            }
        }
        let mut order = Order::stored(&row.options).map_err(Error::Broken)?.next();
        order.name = String::new();
        let mut new = self.new_row(host.id);
        new.same_deal = same_deal.then(|| id.to_owned());
        let room = Room::again(new, host, order, &places);
        let next = self.add(room).await?;
        if !same_deal {
            self.set_rematch(id, Some(next.clone())).await?;
        }
        Ok(next)
    }

    async fn set_rematch(&self, id: &str, next: Option<String>) -> Result<(), Error> {
        self.ask(id, |handle| {
            let next = next.clone();
            async move { handle.rematch(next).await }
        })
        .await
    }

    /// Where a closed waiting room was that of a next game, the way to it is taken away.
    async fn end_rematch(&self, closed: &str, host: PersonId) -> Result<(), Error> {
        let _alone = self.next.lock().await;
        let rows = self
            .house
            .store
            .tables_of(host, true, None, LISTED as u32)
            .await?;
        for row in rows {
            if row.rematch.as_deref() == Some(closed) {
                self.set_rematch(&row.id, None).await?;
            }
        }
        Ok(())
    }

    /// A table as a visitor sees it. `watches` says that it came by the address for those who look on.
    pub(crate) async fn see(&self, id: &str, asker: Asker) -> Result<Sight, Error> {
        for _ in 0..ATTEMPTS {
            match self.live(id).await? {
                Way::Room(gathering) => {
                    let room = gathering.room.lock().await;
                    if room.row.stage == Stage::Gathering {
                        may_see(&room, asker)?;
                        return Ok(Sight::Room(Box::new(room.view(asker.person))));
                    }
                    drop(room);
                    self.forget(id);
                }
                Way::Table(handle) => match handle.view(asker).await {
                    Ok(view) => return Ok(Sight::Table(Box::new(view?))),
                    Err(Gone) => self.forget(id),
                },
            }
        }
        Err(Error::Busy)
    }

    /// What tells of changes at a table.
    pub(crate) async fn watch(&self, id: &str) -> Result<Watching, Error> {
        Ok(match self.live(id).await? {
            Way::Room(gathering) => Watching::Room(gathering.changes.subscribe()),
            Way::Table(handle) => Watching::Table(handle.news()),
        })
    }

    /// Notes that a stream of a person ends.
    pub(crate) async fn depart(&self, id: &str, person: PersonId) {
        if let Ok(Way::Table(handle)) = self.live(id).await {
            handle.depart(person).await;
        }
    }

    /// Changes a waiting room.
    pub(crate) async fn change(
        &self,
        id: &str,
        person: &Person,
        change: Change,
    ) -> Result<(), Error> {
        let (tables, id, person) = (self.clone(), id.to_owned(), person.clone());
        whole(async move {
            let closes = change == Change::Close;
            tables
                .with_room(&id, async |room: &mut Room| {
                    room.change(&person, change.clone())
                })
                .await?;
            if closes {
                tables.end_rematch(&id, person.id).await?;
            }
            Ok(())
        })
        .await
    }

    /// Deals the cards in a waiting room.
    pub(crate) async fn deal(&self, id: &str, person: &Person) -> Result<(), Error> {
        let (tables, id, person) = (self.clone(), id.to_owned(), person.id);
        whole(async move {
            tables
                .with_room(&id, async |room: &mut Room| {
                    if person != room.row.host {
                        return Err(Error::NotHost);
                    }
                    tables.deal_cards(room).await
                })
                .await
        })
        .await
    }

    async fn deal_cards(&self, room: &mut Room) -> Result<(), Error> {
        let mut rng = ChaCha20Rng::from_seed(random_bytes());
        let earlier = match &room.row.same_deal {
            Some(id) => self.house.store.table_row(id).await?.map(|row| row.record),
            None => None,
        };
        let host = room.row.host;
        room.deal(host, earlier.as_deref(), &mut rng)?;
        room.row.started_at = Some(self.house.clock.unix_seconds());
        let began = self.house.clock.ticks();
        room.row.step_began = Some(began);
        let time = room.order.customs.pace.ticks();
        room.row.deadline = time.map(|time| began + time);
        Ok(())
    }

    /// Changes a room and stores it; nothing has changed when either is refused.
    async fn with_room(
        &self,
        id: &str,
        change: impl AsyncFnOnce(&mut Room) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let Way::Room(gathering) = self.live(id).await? else {
            return Err(Error::Started);
        };
        let mut room = gathering.room.lock().await;
        let mut next = room.clone();
        change(&mut next).await?;
        let (row, people) = next.stored();
        self.house.store.update_table(&row, &people).await?;
        next.row = row;
        let gathers = next.row.stage == Stage::Gathering;
        *room = next;
        drop(room);
        if !gathers {
            self.forget(id);
        }
        gathering.changes.send_modify(|changes| *changes += 1);
        Ok(())
    }

    /// Makes a decision; answers with the view after it.
    pub(crate) async fn play(
        &self,
        id: &str,
        person: PersonId,
        decision: Move,
    ) -> Result<View, Error> {
        self.ask(id, |handle| {
            let decision = decision.clone();
            async move { handle.play(person, decision).await }
        })
        .await
    }

    /// Does something else at a table; answers with the view after it.
    pub(crate) async fn act(&self, id: &str, person: PersonId, deed: Deed) -> Result<View, Error> {
        self.ask(id, |handle| {
            let deed = deed.clone();
            async move { handle.act(person, deed).await }
        })
        .await
    }

    /// The record of a finished game.
    pub(crate) async fn record(&self, id: &str, asker: Asker) -> Result<String, Error> {
        self.ask(id, |handle| async move { handle.record(asker).await })
            .await
    }

    /// A finished game with its log, for those who may see the table.
    pub(crate) async fn finished(
        &self,
        id: &str,
        asker: Asker,
    ) -> Result<(TableRow, Vec<MoveRow>), Error> {
        let (row, moves) = self.house.store.table(id).await?.ok_or(Error::NoTable)?;
        if row.stage == Stage::Gathering || row.stage == Stage::Closed {
            return Err(Error::NoTable);
        }
        let places = places::read(&row.seats, row.host, false).map_err(Error::Broken)?;
        let sits = asker
            .person
            .is_some_and(|person| places.iter().any(|place| place.person == Some(person)));
        if !sits && !asker.watches && !row.listed {
            return Err(Error::NotYours);
        }
        if row.stage != Stage::Over {
            return Err(Error::Running);
        }
        let kept = kept_steps(&moves).into_iter().cloned().collect();
        Ok((row, kept))
    }

    /// The table to which an invitation leads.
    pub(crate) async fn invited(&self, invitation: &str) -> Result<TableRow, Error> {
        let row = self.house.store.table_by_invitation(invitation).await?;
        row.ok_or(Error::NoTable)
    }

    /// The table that an address for those who look on leads to.
    pub(crate) async fn watched(&self, watch: &str) -> Result<TableRow, Error> {
        let row = self.house.store.table_by_watch(watch).await?;
        row.ok_or(Error::NoTable)
    }

    /// The person's tables, the newest first: where play goes on or people gather, or where it is over.
    pub(crate) async fn of_person(
        &self,
        person: PersonId,
        finished: bool,
        before: Option<i64>,
    ) -> Result<Vec<Listed>, Error> {
        let rows = self
            .house
            .store
            .tables_of(person, finished, before, LISTED as u32);
        Ok(rows.await?.into_iter().filter_map(listed).collect())
    }

    /// The tables in the lobby, the newest first.
    pub(crate) async fn lobby(&self) -> Result<Vec<Listed>, Error> {
        let rows = self.house.store.listed(LISTED as u32).await?;
        Ok(rows.into_iter().filter_map(listed).collect())
    }

    /// Looks for tables where time is up, until the server closes.
    pub(crate) async fn keep_time(self, mut closing: watch::Receiver<bool>) {
        let mut looks = 0_u32;
        loop {
            let nobody_closes = tokio::select! {
                () = tokio::time::sleep(LOOK) => false,
                changed = closing.changed() => changed.is_err(),
            };
            looks = looks.wrapping_add(1);
            if nobody_closes || *closing.borrow() {
                return;
            }
            if looks.is_multiple_of(KEEP) {
                self.keep_uptime().await;
            }
            if looks.is_multiple_of(SWEEP) {
                self.sweep();
            }
            self.wake_due().await;
        }
    }

    /// Tells the tables where time is up.
    pub(crate) async fn wake_due(&self) {
        match self.house.store.due(self.house.clock.ticks(), DUE).await {
            Ok(due) => {
                for id in due {
                    if let Ok(Way::Table(handle)) = self.live(&id).await {
                        handle.tick();
                    }
                }
            }
            Err(error) => tracing::error!("tables cannot be looked for: {error}"),
        }
    }

    /// How many tables are in memory.
    pub(crate) fn in_memory(&self) -> InMemory {
        let all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let mut count = InMemory::default();
        for live in all.values() {
            match live.get() {
                Some(Way::Room(_)) => count.gathering += 1,
                Some(Way::Table(handle)) if handle.is_closed() => {}
                Some(Way::Table(handle)) if handle.is_over() => count.over += 1,
                Some(Way::Table(_)) => count.playing += 1,
                None => {}
            }
        }
        count
    }

    /// Writes down for how long the server has run.
    pub(crate) async fn keep_uptime(&self) {
        if let Err(error) = self.house.store.keep_uptime(self.house.clock.ticks()).await {
            tracing::error!("the time cannot be written down: {error}");
        }
    }

    /// Asks a table, and once more when its task ends meanwhile.
    async fn ask<T, F>(&self, id: &str, question: impl Fn(Handle) -> F) -> Result<T, Error>
    where
        F: Future<Output = Result<Result<T, Error>, Gone>>,
    {
        for _ in 0..ATTEMPTS {
            match self.live(id).await? {
                Way::Room(_) => return Err(Error::NotStarted),
                Way::Table(handle) => match question(handle).await {
                    Ok(answer) => return answer,
                    Err(Gone) => self.forget(id),
                },
            }
        }
        Err(Error::Busy)
    }

    /// The way to a table, which is loaded if need be; others are not held up by that.
    async fn live(&self, id: &str) -> Result<Way, Error> {
        let live = {
            let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            match all.get(id) {
                Some(live) => Arc::clone(live),
                None => Arc::clone(all.entry(id.to_owned()).or_default()),
            }
        };
        // Who stops waiting leaves nothing behind either: names of tables come from strangers.
        let asked = Asked {
            tables: self,
            id,
            live,
        };
        // What loading needs is not kept in each stream that might have to load.
        let load = async || Box::pin(self.load(id)).await;
        let way = asked.live.get_or_try_init(load);
        way.await.cloned()
    }

    async fn load(&self, id: &str) -> Result<Way, Error> {
        let (row, moves) = self.house.store.table(id).await?.ok_or(Error::NoTable)?;
        let unreadable = |why: String| Error::Broken(format!("table {id} cannot be read: {why}"));
        match row.stage {
            Stage::Closed => Err(Error::NoTable),
            Stage::Gathering => Ok(Way::Room(Arc::new(Gathering {
                room: tokio::sync::Mutex::new(Room::load(row).map_err(unreadable)?),
                changes: watch::Sender::new(0),
            }))),
            Stage::Playing | Stage::Over => {
                let game = AnyGame::load(&row, &moves).map_err(unreadable)?;
                let handle = match game {
                    AnyGame::Seven(_) => self.start::<Seven>(row, &moves).await?,
                    AnyGame::Duel(_) => self.start::<Duel>(row, &moves).await?,
                };
                Ok(Way::Table(handle))
            }
        }
    }

    async fn start<G: Hosted>(&self, row: TableRow, moves: &[MoveRow]) -> Result<Handle, Error> {
        let (game, before) = Game::<G>::fold(&row, moves).map_err(Error::Broken)?;
        let kept = Kept {
            order: Order::stored(&row.options).map_err(Error::Broken)?,
            places: places::read(&row.seats, row.host, false).map_err(Error::Broken)?,
            logged: moves.len(),
            known: moves
                .iter()
                .filter_map(|row| row.client_move_id.clone())
                .collect(),
            messages: self.house.store.messages(&row.id, SHOWN as u32).await?,
            row,
        };
        Ok(Handle::start(game, before, kept, self.house.clone()))
    }

    /// Drops the way to a table that is no longer what it was.
    fn forget(&self, id: &str) {
        let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let stale = all.get(id).is_some_and(|live| match live.get() {
            None => false,
            Some(Way::Room(_)) => true,
            Some(Way::Table(handle)) => handle.is_closed(),
        });
        if stale {
            all.remove(id);
        }
    }

    /// Drops what was asked for and is no table.
    fn forget_nothing(&self, id: &str) {
        let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let nothing =
            |live: &mut Arc<Live>| Arc::get_mut(live).is_some_and(|live| !live.initialized());
        if all.get_mut(id).is_some_and(nothing) {
            all.remove(id);
        }
    }

    /// Drops the ways to tables whose tasks have ended and to waiting rooms that nobody asks for or watches.
    fn sweep(&self) {
        let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, live| {
            // Who is on the way to a room holds it.
            let Some(live) = Arc::get_mut(live) else {
                return true;
            };
            match live.get_mut() {
                None => false,
                Some(Way::Room(gathering)) => Arc::get_mut(gathering)
                    .is_none_or(|gathering| gathering.changes.receiver_count() > 0),
                Some(Way::Table(handle)) => !handle.is_closed(),
            }
        });
    }
}

/// Somebody waits for the way to a table. Nothing is remembered of names that no table has.
struct Asked<'a> {
    tables: &'a Tables,
    id: &'a str,
    live: Arc<Live>,
}

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        let live = std::mem::take(&mut self.live);
        if !live.initialized() {
            drop(live);
            self.tables.forget_nothing(self.id);
        }
    }
}

/// Does something to its end, also when who asked for it no longer waits: what the store has and what is in memory are
/// then the same.
async fn whole<T: Send + 'static>(
    work: impl Future<Output = Result<T, Error>> + Send + 'static,
) -> Result<T, Error> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|error| Err(Error::Broken(format!("a task ended: {error}"))))
}

/// Whether somebody may see a waiting room.
fn may_see(room: &Room, asker: Asker) -> Result<(), Error> {
    let sits = asker
        .person
        .is_some_and(|person| room.seat_of(person).is_some());
    if sits || asker.watches || room.order.customs.listed {
        Ok(())
    } else {
        Err(Error::NotYours)
    }
}

fn listed(row: TableRow) -> Option<Listed> {
    let order = Order::stored(&row.options);
    let places = places::read(&row.seats, row.host, row.stage == Stage::Gathering);
    match (order, places) {
        (Ok(order), Ok(places)) => Some(Listed { row, order, places }),
        (Err(why), _) | (_, Err(why)) => {
            tracing::error!("table {} cannot be read: {why}", row.id);
            None
        }
    }
}

impl Asker {
    /// Somebody who asks with a seat.
    pub(crate) fn person(person: Option<PersonId>) -> Asker {
        Asker {
            person,
            watches: false,
            facing: Seat::FIRST,
            arrives: false,
        }
    }

    /// Somebody who looks on from beside a city.
    pub(crate) fn watcher(facing: Option<Seat>) -> Asker {
        Asker {
            person: None,
            watches: true,
            facing: facing.unwrap_or(Seat::FIRST),
            arrives: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn tables() -> Tables {
        Tables::new(Store::open("sqlite::memory:").await.unwrap())
    }

    fn kept(tables: &Tables) -> usize {
        tables.live.lock().unwrap().len()
    }

    #[tokio::test]
    async fn nothing_is_kept_of_names_that_no_table_has() {
        let tables = tables().await;
        for number in 0..40 {
            let id = format!("none{number}");
            let look = tables.see(&id, Asker::person(None));
            if number % 2 == 0 {
                // Who asks does not wait for the answer.
                let _ = tokio::time::timeout(Duration::ZERO, look).await;
            } else {
                assert!(look.await.is_err());
            }
        }
        assert_eq!(kept(&tables), 0);
    }

    #[tokio::test]
    async fn what_nobody_asks_for_is_dropped_and_found_again() {
        let tables = tables().await;
        let host = Person {
            id: PersonId([1; 32]),
            name: "Ada".to_owned(),
        };
        let order = Order::read(&[("people".to_owned(), "2".to_owned())], "").unwrap();
        let id = tables.open(&host, order).await.unwrap();
        let asker = Asker::person(Some(host.id));
        let watching = tables.watch(&id).await.unwrap();
        tables.sweep();
        assert_eq!(kept(&tables), 1, "somebody watches");
        drop(watching);
        tables.sweep();
        assert_eq!(kept(&tables), 0);
        assert!(matches!(tables.see(&id, asker).await, Ok(Sight::Room(_))));
        let bot = Change::Bot(1, antipater_bots::BotKind::Random);
        tables.change(&id, &host, bot).await.unwrap();
        tables.deal(&id, &host).await.unwrap();
        assert!(matches!(tables.see(&id, asker).await, Ok(Sight::Table(_))));
        tables.sweep();
        assert_eq!(kept(&tables), 1, "a table goes when its task ends");
    }
}
