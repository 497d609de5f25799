//! The bounded queue between the tables and the courier.

use std::sync::Arc;

use antipater_store::ids::PersonId;
use tokio::sync::{Mutex, MutexGuard, OwnedSemaphorePermit, Semaphore, mpsc};

use super::courier::Courier;

/// The most turns that wait to be noted; later ones are dropped and counted.
const WAITING: usize = 1000;
/// The most notices on their way at once.
const ON_THE_WAY: usize = 32;

/// A turn that has begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Turn {
    /// The table.
    pub(crate) table: String,
    /// The number of the decision.
    pub(crate) number: usize,
    /// When it began, in seconds since 1970.
    pub(crate) began: i64,
    /// The people who have to decide.
    pub(crate) people: Vec<PersonId>,
}

/// The turns that wait to be noted, and what takes notices to people; clones share them.
#[derive(Clone, Debug)]
pub(crate) struct TurnNotices {
    turns: Arc<Mutex<mpsc::Receiver<Turn>>>,
    pub(crate) courier: Courier,
    on_the_way: Arc<Semaphore>,
}

impl TurnNotices {
    /// An empty queue, with the end at which tables put turns into it; `None` if nobody is told.
    pub(crate) fn new(courier: Courier) -> (TurnNotices, Option<mpsc::Sender<Turn>>) {
        let (sender, turns) = mpsc::channel(WAITING);
        let sender = courier.is_on().then_some(sender);
        let notices = TurnNotices {
            turns: Arc::new(Mutex::new(turns)),
            courier,
            on_the_way: Arc::new(Semaphore::new(ON_THE_WAY)),
        };
        (notices, sender)
    }

    /// The turns that wait, for one reader at a time.
    pub(crate) async fn turns(&self) -> MutexGuard<'_, mpsc::Receiver<Turn>> {
        self.turns.lock().await
    }

    /// A place for a notice on its way, until it is dropped; `None` if there is none left.
    pub(crate) fn place(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.on_the_way).try_acquire_owned().ok()
    }
}
