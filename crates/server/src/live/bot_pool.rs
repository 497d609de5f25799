//! The thread pool of bots: few threads, a time limit for each choice, and a substitute for a bot that is silent,
//! panics, or chooses something illegal. So no bot can block a table.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use antipater_engine::JointAction;
use antipater_show::game::Hosted;
use antipater_table::choosing::{self, Bots, no_bots};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// The time limit of each bot for one step.
const PATIENCE: Duration = Duration::from_secs(3);
/// The time limit for a free thread. It is reached only if bots never return.
const QUEUE: Duration = Duration::from_secs(60);

/// The pool; clones share it.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    places: Arc<Semaphore>,
    patience: Duration,
}

impl BotPool {
    /// A pool with one thread fewer than there are cores, but at least one; the remaining core answers requests.
    pub(crate) fn new() -> BotPool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        BotPool {
            places: Arc::new(Semaphore::new((cores - 1).max(1))),
            patience: PATIENCE,
        }
    }

    /// Runs work in the pool; `None` if it panicked or no thread was free.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let places = Arc::clone(&self.places);
        let place = timeout(QUEUE, places.acquire_owned()).await.ok()?.ok()?;
        let working = tokio::task::spawn_blocking(move || {
            let _place = place;
            catch_unwind(AssertUnwindSafe(work)).ok()
        });
        working.await.ok().flatten()
    }

    /// Completes a step: each seat that has to act and has no choice gets one from the bot of its chooser.
    pub(crate) async fn complete<G: Hosted>(
        &self,
        position: G,
        chosen: JointAction<G::Action>,
        bots: Bots<G>,
    ) -> JointAction<G::Action> {
        match self.think(position.clone(), chosen, bots).await {
            Ok(joint) => joint,
            Err(why) => {
                tracing::error!("{why}; the first legal choice stands in");
                complete(&position, chosen, no_bots())
            }
        }
    }

    /// The same on a thread of the pool; says why if it fails.
    async fn think<G: Hosted>(
        &self,
        position: G,
        chosen: JointAction<G::Action>,
        bots: Bots<G>,
    ) -> Result<JointAction<G::Action>, &'static str> {
        let asked = position.to_act().len() - chosen.seats().len();
        let patience = self.patience * asked as u32;
        let places = Arc::clone(&self.places);
        let Ok(Ok(place)) = timeout(QUEUE, places.acquire_owned()).await else {
            return Err("no bot could think");
        };
        // A bot that never returns keeps its permit, so the number of threads stays bounded.
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            let step = AssertUnwindSafe(|| complete(&position, chosen, bots));
            catch_unwind(step).ok()
        });
        match timeout(patience, thinking).await {
            Ok(thought) => thought.ok().flatten().ok_or("a bot broke"),
            Err(_) => Err("a bot thought too long"),
        }
    }
}

fn complete<G: Hosted>(
    position: &G,
    chosen: JointAction<G::Action>,
    mut bots: Bots<G>,
) -> JointAction<G::Action> {
    choosing::complete(position, chosen, &mut bots, |seat, action| {
        tracing::error!("the bot on {seat:?} chose {action:?}, which is not legal");
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use antipater_bots::Bot;
    use antipater_engine::duel::{Action, Duel, Observation, Setup, Wonder};
    use antipater_engine::rng::generator;
    use antipater_engine::{Actions, Seat, State};

    use super::*;

    /// The fault of a bot.
    enum Fault {
        /// Silent until this channel is closed.
        Silent(mpsc::Receiver<()>),
        Broken,
        Illegal,
    }

    struct Faulty(Fault);

    impl Bot<Duel> for Faulty {
        fn choose(&mut self, _: &Observation, _: Seat, legal: &Actions<Action>) -> Action {
            match &self.0 {
                Fault::Silent(closed) => {
                    let _ = closed.recv();
                    legal[0]
                }
                Fault::Broken => panic!("a bot of the tests breaks"),
                Fault::Illegal => {
                    let drafted = |wonder: &Wonder| !legal.contains(Action::Draft(*wonder));
                    Action::Draft(Wonder::ALL.into_iter().find(drafted).unwrap())
                }
            }
        }
    }

    /// Whether the choice is legal.
    async fn completed(fault: Fault, patience: Duration) -> bool {
        let position = Duel::new(Setup::deal(&mut generator(1, 0))).unwrap();
        let seat = position.to_act().iter().next().unwrap();
        let mut bots = no_bots::<Duel>();
        bots[seat] = Some(Box::new(Faulty(fault)));
        let pool = BotPool {
            places: Arc::new(Semaphore::new(1)),
            patience,
        };
        let joint = pool.complete(position, JointAction::new(), bots).await;
        position
            .legal_actions(seat)
            .contains(joint.get(seat).unwrap())
    }

    #[tokio::test]
    async fn a_faulty_bot_is_stood_in_for() {
        let (open, closed) = mpsc::channel();
        assert!(completed(Fault::Silent(closed), Duration::from_millis(1)).await);
        drop(open);
        let long = Duration::from_secs(3600);
        assert!(completed(Fault::Broken, long).await);
        assert!(completed(Fault::Illegal, long).await);
    }

    /// Chooses the last action, to be distinguished from the substitute.
    struct Last;

    impl Bot<Duel> for Last {
        fn choose(&mut self, _: &Observation, _: Seat, legal: &Actions<Action>) -> Action {
            legal[legal.len() - 1]
        }
    }

    #[tokio::test(start_paused = true)]
    async fn waiting_for_a_place_is_not_thinking() {
        let position = Duel::new(Setup::deal(&mut generator(1, 0))).unwrap();
        let seat = position.to_act().iter().next().unwrap();
        let last = *position.legal_actions(seat).iter().last().unwrap();
        let mut bots = no_bots::<Duel>();
        bots[seat] = Some(Box::new(Last));
        let pool = BotPool {
            places: Arc::new(Semaphore::new(1)),
            patience: PATIENCE,
        };
        let held = Arc::clone(&pool.places).acquire_owned().await.unwrap();
        tokio::spawn(async move {
            tokio::time::sleep(4 * PATIENCE).await;
            drop(held);
        });
        let joint = pool.complete(position, JointAction::new(), bots).await;
        assert_eq!(joint.get(seat), Some(last));
    }

    #[tokio::test]
    async fn what_people_chose_stays() {
        let position = Duel::new(Setup::deal(&mut generator(1, 0))).unwrap();
        let seat = position.to_act().iter().next().unwrap();
        let last = *position.legal_actions(seat).iter().last().unwrap();
        let chosen = JointAction::only(seat, last);
        let joint = BotPool::new().complete(position, chosen, no_bots()).await;
        assert_eq!(joint, chosen);
    }
}
