//! All tables in memory: waiting rooms, and handles of live tables. A table is loaded from the store on request, and
//! dropped when it is no longer used.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use antipater_engine::duel::Duel;
use antipater_engine::duel::record::GAME as DUEL;
use antipater_engine::record::game as game_of_record;
use antipater_engine::seven::Seven;
use antipater_show::explorer::Explorer;
use antipater_show::guide::Guidable;
use antipater_show::options::TableOptions;
use antipater_show::view::{Known, View};
use antipater_store::Clock;
use antipater_store::ids::PersonId;
use antipater_store::{Claim, MessageRow, MoveRow, Place, Store, TableRow, TableStage};
use tokio::sync::{OnceCell, watch};

use super::bot_pool::BotPool;
use super::connected::Connected;
use super::day_levels::DayLevels;
use super::deal_keys;
use super::event_rows::SharedEvents;
use super::game_list::GameList;
use super::game_log::load;
use super::lobby_rows::LobbyRows;
use super::past::PastViews;
use super::pool::waiting::Waiting;
use super::randomness::Randomness;
use super::requester::Requester;
use super::room::Room;
use super::seats;
use super::services::{Retention, Services, TableSettings};
use super::table::{self, Gone, Handle, Move, News, SHOWN, StoredTable, TableCommand};
use crate::error::Error;
use crate::notices::{Courier, TurnNotices};
use crate::ops::metrics::{InMemory, Metrics};
use crate::peers::Peers;
use crate::people::moderation::Moderation;
use crate::people::signals::PersonSignals;

/// The interval of looks at a table that is seen with a delay.
const LATE_LOOK: Duration = Duration::from_secs(1);
/// The most attempts to load a table whose task ends between two requests.
pub(super) const ATTEMPTS: usize = 3;

/// All tables; clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pub(super) services: Services,
    /// The addresses from which people last came.
    pub(super) moderation: Moderation,
    pub(super) live: Arc<Mutex<HashMap<String, Arc<TableSlot>>>>,
    pub(super) retention: Retention,
    /// Held while the next game's table is opened, so that there is only one.
    pub(super) next: Arc<tokio::sync::Mutex<()>>,
    /// The people whose hints are being computed: one hint at a time for each.
    pub(super) hints_in_progress: Arc<Mutex<HashSet<PersonId>>>,
    /// Held while games are rated, one after the other.
    pub(super) rating: Arc<tokio::sync::Mutex<()>>,
    /// Up to where abandoned games against bots have been checked.
    pub(super) retention_cursor: Arc<tokio::sync::Mutex<Place>>,
    /// Held while the games of a file are read, one file at a time.
    pub(super) reading: Arc<tokio::sync::Mutex<()>>,
    /// The games of levels with the deals of days.
    pub(super) day_levels: Arc<DayLevels>,
    /// The counts of finished games, up to this one.
    pub(super) explored: Arc<tokio::sync::Mutex<(Place, Arc<Explorer>)>>,
    /// The client for other nodes.
    pub(super) peers: Peers,
    /// The number of changes of the lobby.
    pub(super) lobby: watch::Sender<u64>,
    /// The tables in the lobby, for those who follow it.
    pub(super) lobby_rows: Arc<tokio::sync::Mutex<LobbyRows>>,
    /// The people who look for opponents.
    pub(super) pools: Arc<Pools>,
    /// The games that anyone may watch.
    pub(super) game_list: Arc<tokio::sync::Mutex<GameList>>,
    /// What spectators see with a delay.
    pub(super) past_views: Arc<PastViews>,
    /// The ladder of programs.
    pub(super) ladder: Arc<LadderState>,
    /// The number of changes of events.
    pub(super) events: watch::Sender<u64>,
    /// What those who follow events share.
    pub(super) shared_events: Arc<tokio::sync::Mutex<SharedEvents>>,
    /// Sends people notices of their turns.
    pub(super) notices: TurnNotices,
}

/// The people who look for opponents, and who does something about it.
#[derive(Debug, Default)]
pub(super) struct Pools {
    pub(super) waiting: Mutex<Waiting>,
    /// Tells of changes of who waits.
    pub(super) changes: watch::Sender<()>,
    /// Held while people are matched.
    pub(super) matching: tokio::sync::Mutex<()>,
    /// Held while a person looks for a table over days, so that two do not open one each.
    pub(super) over_days: Arc<tokio::sync::Mutex<()>>,
}

/// The programs of the ladder, and who opens their matches.
#[derive(Debug, Default)]
pub(super) struct LadderState {
    pub(super) present: Mutex<Connected>,
    /// Held while matches are looked for.
    pub(super) looking: tokio::sync::Mutex<()>,
}

/// The slot of a table in memory, filled once the table is loaded.
type TableSlot = OnceCell<LiveTable>;

/// A table in memory.
#[derive(Clone, Debug)]
pub(super) enum LiveTable {
    /// A waiting room.
    Room(Arc<Gathering>),
    /// A live table.
    Table(Handle),
}

/// A waiting room in memory. Changes are serialized; watchers receive their number.
#[derive(Debug)]
pub(super) struct Gathering {
    pub(super) room: tokio::sync::Mutex<Room>,
    /// The latest messages, changed only while the room is locked.
    pub(super) said: Mutex<VecDeque<MessageRow>>,
    pub(super) changes: watch::Sender<usize>,
    /// Whether the store may differ, so that this room must not be changed any more.
    pub(super) doubted: AtomicBool,
}

impl Gathering {
    /// Refuses to change a room that may differ from the store; the next request loads it anew.
    pub(super) fn check(&self) -> Result<(), Error> {
        if self.doubted.load(Ordering::Relaxed) {
            Err(Error::Busy)
        } else {
            Ok(())
        }
    }
}

/// A subscription to changes.
pub(crate) enum Watching {
    /// Changes in a waiting room.
    Room(watch::Receiver<usize>),
    /// Changes at a table.
    Table(watch::Receiver<News>),
    /// A table that is seen with a delay; it stays in memory meanwhile.
    Late(watch::Receiver<News>),
}

impl Watching {
    /// Marks all changes so far as known.
    pub(crate) fn forget_changes(&mut self) {
        match self {
            Watching::Room(changes) => changes.mark_unchanged(),
            Watching::Table(news) | Watching::Late(news) => news.mark_unchanged(),
        }
    }

    /// Waits for a change; `false` if no more will come from here.
    pub(crate) async fn changed(&self) -> bool {
        match self {
            Watching::Room(changes) => changes.clone().changed().await.is_ok(),
            Watching::Table(news) => news.clone().changed().await.is_ok(),
            // Times are in whole seconds.
            Watching::Late(news) => {
                tokio::time::sleep(LATE_LOOK).await;
                news.has_changed().is_ok()
            }
        }
    }
}

impl Tables {
    pub(crate) fn new(
        store: Store,
        metrics: Metrics,
        moderation: Moderation,
        settings: TableSettings,
        courier: Courier,
    ) -> Tables {
        let (notices, turns) = TurnNotices::new(courier);
        let clock = store.running().clone();
        let peers = Peers::new(&store.secret());
        Tables {
            services: Services {
                store,
                bot_pool: BotPool::new(),
                clock,
                randomness: Randomness::new(settings.seed),
                metrics,
                bot_pause: settings.bot_pause,
                stand_in: settings.stand_in,
                watch_delay: settings.watch_delay,
                people: PersonSignals::default(),
                turns,
            },
            moderation,
            live: Arc::default(),
            retention: settings.retention,
            next: Arc::default(),
            hints_in_progress: Arc::default(),
            rating: Arc::default(),
            retention_cursor: Arc::default(),
            reading: Arc::default(),
            day_levels: Arc::default(),
            explored: Arc::default(),
            peers,
            lobby: watch::Sender::default(),
            lobby_rows: Arc::default(),
            pools: Arc::default(),
            game_list: Arc::default(),
            past_views: Arc::default(),
            ladder: Arc::default(),
            events: watch::Sender::default(),
            shared_events: Arc::default(),
            notices,
        }
    }

    /// The clock of all tables.
    pub(crate) fn clock(&self) -> &Clock {
        &self.services.clock
    }

    /// Makes a decision; returns the view after it.
    pub(crate) async fn play(
        &self,
        id: &str,
        person: PersonId,
        decision: Move,
    ) -> Result<Arc<View>, Error> {
        self.ask(id, |handle| {
            let decision = decision.clone();
            async move { handle.play(person, decision).await }
        })
        .await
    }

    /// Executes another command at a table; returns the view after it.
    pub(crate) async fn act(
        &self,
        id: &str,
        person: PersonId,
        command: TableCommand,
    ) -> Result<Arc<View>, Error> {
        self.ask(id, |handle| {
            let command = command.clone();
            async move { handle.act(person, command).await }
        })
        .await
    }

    /// All that a person knows at their present decision.
    pub(crate) async fn known(&self, id: &str, person: PersonId) -> Result<Known, Error> {
        self.ask(id, |handle| async move { handle.known(person).await })
            .await
    }

    /// The record of a finished game.
    pub(crate) async fn record(&self, id: &str, requester: Requester) -> Result<String, Error> {
        let row = self.services.store.table_row(id).await?;
        let row = row.ok_or(Error::NoTable)?;
        self.is_match_over(id, &row.options).await?;
        let shows_end = self.shows_end(row.finished_at);
        self.ask(id, |handle| async move {
            if !shows_end && self.sees_late(&handle, requester) {
                return Ok(Err(Error::Running));
            }
            handle.record(requester).await
        })
        .await
    }

    /// Delivers notices to browsers and mail addresses.
    pub(crate) fn courier(&self) -> &Courier {
        &self.notices.courier
    }

    /// The client for other nodes.
    pub(crate) fn peers(&self) -> &Peers {
        &self.peers
    }

    /// The number of tables in memory.
    pub(crate) fn in_memory(&self) -> InMemory {
        let all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let mut count = InMemory::default();
        for live in all.values() {
            match live.get() {
                Some(LiveTable::Room(_)) => count.gathering += 1,
                Some(LiveTable::Table(handle)) if handle.is_closed() => {}
                Some(LiveTable::Table(handle)) if handle.is_over() => count.over += 1,
                Some(LiveTable::Table(_)) => count.playing += 1,
                None => {}
            }
        }
        count
    }

    /// Sends a request to a table; repeats it if the table's task ends meanwhile.
    pub(super) async fn ask<T, F>(
        &self,
        id: &str,
        question: impl Fn(Handle) -> F,
    ) -> Result<T, Error>
    where
        F: Future<Output = Result<Result<T, Error>, Gone>>,
    {
        for _ in 0..ATTEMPTS {
            match self.find(id).await? {
                LiveTable::Room(_) => return Err(Error::NotStarted),
                LiveTable::Table(handle) => match question(handle).await {
                    Ok(answer) => return answer,
                    Err(Gone) => self.forget(id),
                },
            }
        }
        Err(Error::Busy)
    }

    /// A table or waiting room, loaded if necessary, without blocking other tables.
    ///
    /// # Errors
    /// If there is no such table, another node has it, or it cannot be read.
    pub(super) async fn find(&self, id: &str) -> Result<LiveTable, Error> {
        // The state in memory may be stale, and streams are silent meanwhile.
        if !self.services.store.is_trusted() {
            return Err(Error::Busy);
        }
        let live = {
            let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            match all.get(id) {
                Some(live) => Arc::clone(live),
                None => Arc::clone(all.entry(id.to_owned()).or_default()),
            }
        };
        // A canceled request leaves no slot behind either: strangers can request any id.
        let slot = SlotGuard {
            tables: self,
            id,
            live,
        };
        // Boxed, so that streams that might load do not reserve memory for it.
        let load = async || Box::pin(self.load(id)).await;
        let table = slot.live.get_or_try_init(load);
        table.await.cloned()
    }

    async fn load(&self, id: &str) -> Result<LiveTable, Error> {
        match self.services.store.claim(id).await? {
            Claim::Held => {}
            Claim::Elsewhere(address) => return Err(Error::Elsewhere(Some(address))),
            Claim::Contended => return Err(Error::Elsewhere(None)),
            Claim::NoTable => return Err(Error::NoTable),
        }
        let (row, moves) = self.services.store.table(id).await?.ok_or(Error::NoTable)?;
        let unreadable = |why: String| Error::Broken(format!("table {id} cannot be read: {why}"));
        match row.stage {
            TableStage::Closed => Err(Error::NoTable),
            TableStage::Gathering => Ok(LiveTable::Room(Arc::new(Gathering {
                said: Mutex::new(self.services.store.messages(id, SHOWN as u32).await?.into()),
                room: tokio::sync::Mutex::new(Room::load(row).map_err(unreadable)?),
                changes: watch::Sender::new(0),
                doubted: AtomicBool::new(false),
            }))),
            TableStage::Playing | TableStage::Over => {
                let game = game_of_record(&row.record);
                let handle = match game.map_err(|why| unreadable(why.to_string()))?.as_str() {
                    DUEL => self.start::<Duel>(row, &moves).await?,
                    _ => self.start::<Seven>(row, &moves).await?,
                };
                Ok(LiveTable::Table(handle))
            }
        }
    }

    async fn start<G: Guidable>(&self, row: TableRow, moves: &[MoveRow]) -> Result<Handle, Error> {
        let store = &self.services.store;
        let unreadable =
            |why: String| Error::Broken(format!("table {} cannot be read: {why}", row.id));
        let seats = seats::read(&row.seats).map_err(unreadable)?;
        let choices = store.choices(&row.id).await?;
        let hints = store.hints(&row.id).await?;
        let options = TableOptions::stored(&row.options).map_err(unreadable)?;
        let seed = match deal_keys::of_table(store, &options) {
            Some(key) => key.bots(options.deal_number()),
            None => u64::from_le_bytes(self.services.randomness.bytes()),
        };
        let table = load::<G>((&row, &seats), moves, &choices, &hints, seed).map_err(unreadable)?;
        let stored = StoredTable {
            seats,
            kept_choices: choices.len(),
            messages: store.messages(&row.id, SHOWN as u32).await?,
            row,
        };
        Ok(table::start(table, stored, self.services.clone()))
    }

    /// The error of a change to a waiting room that the store refused. If the outcome is unknown, the room is loaded
    /// again.
    pub(super) fn refused_for_room(
        &self,
        id: &str,
        gathering: &Gathering,
        room: tokio::sync::MutexGuard<'_, Room>,
        error: sqlx::Error,
    ) -> Error {
        if antipater_store::is_unknown(&error) {
            gathering.doubted.store(true, Ordering::Relaxed);
            drop(room);
            self.forget(id);
            gathering.changes.send_modify(|changes| *changes += 1);
        }
        error.into()
    }

    /// Drops a table that has changed in the store.
    pub(super) fn forget(&self, id: &str) {
        let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let stale = all.get(id).is_some_and(|live| match live.get() {
            None => false,
            Some(LiveTable::Room(_)) => true,
            Some(LiveTable::Table(handle)) => handle.is_closed(),
        });
        if stale {
            all.remove(id);
        }
    }

    /// Releases a table for another node.
    ///
    /// # Errors
    /// If the store fails, or the table is busy.
    pub(crate) async fn release(&self, id: &str) -> Result<(), Error> {
        let slot = {
            let all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            all.get(id).and_then(|live| live.get().cloned())
        };
        match slot {
            Some(LiveTable::Room(gathering)) => {
                // Stores a pending change first; nothing is changed afterwards.
                let room = gathering.room.lock().await;
                gathering.doubted.store(true, Ordering::Relaxed);
                drop(room);
                self.forget(id);
                gathering.changes.send_modify(|changes| *changes += 1);
            }
            Some(LiveTable::Table(handle)) => {
                // A task that has ended writes nothing either.
                if let Ok(ended) = handle.end().await {
                    ended?;
                }
                self.forget(id);
            }
            None => {}
        }
        Ok(self.services.store.release(id).await?)
    }

    /// Drops the slot of an id without a table.
    fn forget_nothing(&self, id: &str) {
        let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let nothing =
            |live: &mut Arc<TableSlot>| Arc::get_mut(live).is_some_and(|live| !live.initialized());
        if all.get_mut(id).is_some_and(nothing) {
            all.remove(id);
        }
    }

    /// Drops tables whose tasks have ended, and waiting rooms that are neither requested nor watched.
    pub(super) fn sweep(&self) {
        let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, live| {
            // A request to a room holds a clone of the slot.
            let Some(live) = Arc::get_mut(live) else {
                return true;
            };
            match live.get_mut() {
                None => false,
                Some(LiveTable::Room(gathering)) => Arc::get_mut(gathering)
                    .is_none_or(|gathering| gathering.changes.receiver_count() > 0),
                Some(LiveTable::Table(handle)) => !handle.is_closed(),
            }
        });
    }
}

/// The slot of a table during a request. On drop it removes the slot if there is no such table.
struct SlotGuard<'a> {
    tables: &'a Tables,
    id: &'a str,
    pub(super) live: Arc<TableSlot>,
}

impl Drop for SlotGuard<'_> {
    fn drop(&mut self) {
        let live = std::mem::take(&mut self.live);
        if !live.initialized() {
            drop(live);
            self.tables.forget_nothing(self.id);
        }
    }
}
