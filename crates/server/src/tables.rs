//! All tables: loads them from the store when they are asked for, makes new ones.

use std::collections::HashMap;
use std::sync::Arc;

use antipater_engine::luck::shuffle;
use antipater_engine::seven::{Record, Setup, Wish};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tokio::sync::{Mutex, watch};

use crate::error::Error;
use crate::game::Game;
use crate::order::{BOT_NAMES, Order};
use crate::session::{Owner, hex, random_bytes};
use crate::store::{Store, TableRow, now};
use crate::table::{Gone, Handle, Move};
use crate::view::{View, view};

/// Bytes of randomness in the name of a table.
const ID_BYTES: usize = 12;
/// How often a table is loaded again when its task ends between two requests.
const ATTEMPTS: usize = 3;
/// Unfinished games that the start page lists.
const LISTED: u32 = 12;

/// All tables. Cloning shares them.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    store: Store,
    live: Arc<Mutex<HashMap<String, Handle>>>,
}

impl Tables {
    pub(crate) fn new(store: Store) -> Tables {
        Tables {
            store,
            live: Arc::default(),
        }
    }

    /// Deals a game and sets its table up; returns the table's name. Everything random is drawn here.
    pub(crate) async fn open(&self, owner: Owner, order: &Order) -> Result<String, Error> {
        let mut rng = ChaCha20Rng::from_seed(random_bytes());
        let wishes: Vec<Wish> = order.wishes();
        let setup = Setup::deal(order.edition, &wishes, &mut rng)
            .map_err(|error| Error::Unreadable(error.to_string()))?;
        let mut names: Vec<&str> = BOT_NAMES.to_vec();
        names.retain(|name| *name != order.name);
        shuffle(&mut names, &mut rng);
        let players = std::iter::once(order.name.as_str()).chain(names);
        let players = players.take(order.seats).map(str::to_owned).collect();
        let mut bots = vec![Some(order.level); order.seats];
        bots[0] = None;
        let record = Record::new(players, setup);
        let id = hex(&random_bytes::<ID_BYTES>());
        let game = Game::new(id.clone(), &bots, record).map_err(Error::Broken)?;
        self.store
            .add_table(&TableRow {
                id: id.clone(),
                owner,
                seats: game.stored_seats(),
                record: game.record.write(),
                created_at: now(),
            })
            .await?;
        Ok(id)
    }

    /// The owner's games on which play goes on, the newest first.
    pub(crate) async fn unfinished(&self, owner: Owner) -> Result<Vec<View>, Error> {
        let mut views = Vec::new();
        for row in self.store.unfinished(owner, LISTED).await? {
            let Some((row, moves)) = self.store.table(&row.id).await? else {
                continue;
            };
            match Game::load(&row, &moves) {
                Ok(game) => {
                    if let Some(seat) = game.people().iter().next() {
                        views.push(view(&game, seat));
                    }
                }
                Err(why) => tracing::error!("table {} cannot be read: {why}", row.id),
            }
        }
        Ok(views)
    }

    /// The table as this visitor sees it.
    pub(crate) async fn view(&self, id: &str, owner: Owner) -> Result<View, Error> {
        for _ in 0..ATTEMPTS {
            if let Ok(answer) = self.live(id).await?.view(owner).await {
                return answer;
            }
            self.forget(id).await;
        }
        Err(Error::Busy)
    }

    /// Makes a decision; answers with the view after it.
    pub(crate) async fn play(&self, id: &str, owner: Owner, decision: Move) -> Result<View, Error> {
        for _ in 0..ATTEMPTS {
            let answer = self.live(id).await?.play(owner, decision.clone()).await;
            if let Ok(answer) = answer {
                return answer;
            }
            self.forget(id).await;
        }
        Err(Error::Busy)
    }

    /// The record of a finished game.
    pub(crate) async fn record(&self, id: &str, owner: Owner) -> Result<String, Error> {
        for _ in 0..ATTEMPTS {
            if let Ok(answer) = self.live(id).await?.record(owner).await {
                return answer;
            }
            self.forget(id).await;
        }
        Err(Error::Busy)
    }

    /// The first view and news of every change after it.
    pub(crate) async fn watch(
        &self,
        id: &str,
        owner: Owner,
    ) -> Result<(View, watch::Receiver<usize>), Error> {
        for _ in 0..ATTEMPTS {
            let handle = self.live(id).await?;
            let mut changes = handle.changes();
            changes.mark_unchanged();
            match handle.view(owner).await {
                Ok(Ok(view)) => return Ok((view, changes)),
                Ok(Err(error)) => return Err(error),
                Err(Gone) => self.forget(id).await,
            }
        }
        Err(Error::Busy)
    }

    async fn live(&self, id: &str) -> Result<Handle, Error> {
        let mut live = self.live.lock().await;
        if let Some(handle) = live.get(id) {
            return Ok(handle.clone());
        }
        let (row, moves) = self.store.table(id).await?.ok_or(Error::NoTable)?;
        let game = Game::load(&row, &moves)
            .map_err(|why| Error::Broken(format!("table {id} cannot be read: {why}")))?;
        let handle = Handle::start(game, row.owner, &moves, self.store.clone());
        live.insert(id.to_owned(), handle.clone());
        Ok(handle)
    }

    /// Drops the way to a table whose task has ended.
    async fn forget(&self, id: &str) {
        let mut live = self.live.lock().await;
        if live.get(id).is_some_and(Handle::is_closed) {
            live.remove(id);
        }
    }
}
