//! All tables: loads them from the store when they are asked for, makes new ones.

use std::collections::HashMap;
use std::sync::Arc;

use antipater_engine::Seat;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tokio::sync::{Mutex, watch};

use crate::error::Error;
use crate::game::AnyGame;
use crate::order::Order;
use crate::session::{PersonId, hex, random_bytes};
use crate::store::{MoveRow, Store, TableRow, now};
use crate::table::{Gone, Handle, Move};
use crate::view::{View, Viewer};

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
    pub(crate) async fn open(&self, owner: PersonId, order: &Order) -> Result<String, Error> {
        let mut rng = ChaCha20Rng::from_seed(random_bytes());
        let id = hex(&random_bytes::<ID_BYTES>());
        let game = order.deal(id.clone(), &mut rng)?;
        self.store.add_table(&game.row(owner, now())).await?;
        Ok(id)
    }

    /// The owner's games on which play goes on, the newest first.
    pub(crate) async fn unfinished(&self, owner: PersonId) -> Result<Vec<View>, Error> {
        let mut views = Vec::new();
        for row in self.store.unfinished(owner, LISTED).await? {
            let Some((row, moves)) = self.store.table(&row.id).await? else {
                continue;
            };
            match AnyGame::load(&row, &moves) {
                Ok(game) => views.extend(game.first_view()),
                Err(why) => tracing::error!("table {} cannot be read: {why}", row.id),
            }
        }
        Ok(views)
    }

    /// The table as this visitor sees it.
    pub(crate) async fn view(&self, id: &str, owner: PersonId) -> Result<View, Error> {
        for _ in 0..ATTEMPTS {
            if let Ok(answer) = self.live(id).await?.view(owner).await {
                return answer;
            }
            self.forget(id).await;
        }
        Err(Error::Busy)
    }

    /// The rows of a finished game, for whoever may see all of it.
    pub(crate) async fn finished(
        &self,
        id: &str,
        asker: PersonId,
    ) -> Result<(TableRow, Vec<MoveRow>), Error> {
        let (row, moves) = self.store.table(id).await?.ok_or(Error::NoTable)?;
        if row.owner != asker {
            return Err(Error::NotYours);
        }
        match AnyGame::load(&row, &moves) {
            Ok(game) if game.is_over() => Ok((row, moves)),
            Ok(_) => Err(Error::Running),
            Err(why) => Err(Error::Broken(format!("table {id} cannot be read: {why}"))),
        }
    }

    /// What everybody may see of a table, facing its first seat.
    pub(crate) async fn public_view(&self, id: &str, asker: PersonId) -> Result<View, Error> {
        let (row, moves) = self.store.table(id).await?.ok_or(Error::NoTable)?;
        if row.owner != asker {
            return Err(Error::NotYours);
        }
        let game = AnyGame::load(&row, &moves)
            .map_err(|why| Error::Broken(format!("table {id} cannot be read: {why}")))?;
        Ok(game.view(Viewer::Public {
            facing: Seat::FIRST,
        }))
    }

    /// Makes a decision; answers with the view after it.
    pub(crate) async fn play(
        &self,
        id: &str,
        owner: PersonId,
        decision: Move,
    ) -> Result<View, Error> {
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
    pub(crate) async fn record(&self, id: &str, owner: PersonId) -> Result<String, Error> {
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
        owner: PersonId,
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
        let game = AnyGame::load(&row, &moves)
            .map_err(|why| Error::Broken(format!("table {id} cannot be read: {why}")))?;
        let store = self.store.clone();
        let handle = match game {
            AnyGame::Seven(game) => Handle::start(*game, row.owner, &moves, store),
            AnyGame::Duel(game) => Handle::start(*game, row.owner, &moves, store),
        };
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
