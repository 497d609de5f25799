//! The queue of analyses: bounded for each person and overall, first come, first served.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use antipater_bots::analysis::Depth;
use antipater_show::game::AnyGame;
use tokio::sync::watch;

use crate::ids::PersonId;

/// Analyses of one person that wait or work, at most.
pub(super) const EACH: usize = 3;
/// Analyses that wait or work, at most.
pub(super) const ALL: usize = 32;

/// The game that is judged.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Subject {
    /// A finished table.
    Table(String),
    /// A record that somebody brought, by its name.
    Record(String),
}

/// The game that is judged, and how thoroughly.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key {
    pub(crate) subject: Subject,
    pub(crate) depth: Depth,
    /// SHA-256 of the record without the names of its players.
    pub(crate) record: [u8; 32],
}

/// The person or network that asks for an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asker {
    /// A person.
    Person(PersonId),
    /// A visitor without an identity, by the network.
    Network(IpAddr),
}

/// How far an analysis has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// It waits for this many others.
    Waiting { ahead: usize },
    /// The number of judged decisions, and of all.
    Working { done: usize, all: usize },
}

/// An analysis that waits or works.
pub(crate) struct Underway {
    pub(crate) progress: Progress,
    /// Changes with it, and closes when it ends.
    pub(crate) changes: watch::Receiver<Option<(usize, usize)>>,
    /// Whether the one who looks has asked for it, and so may take that back.
    pub(crate) own: bool,
}

/// Why an analysis is not begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooMany;

/// An analysis that waits or works.
pub(super) struct Job {
    number: u64,
    pub(super) key: Key,
    /// The game, until it is taken up.
    game: Option<AnyGame>,
    askers: Vec<Asker>,
    canceled: Arc<AtomicBool>,
    /// The number of judged decisions and of all; `None` while it waits. Closed when it ends.
    progress: watch::Sender<Option<(usize, usize)>>,
}

/// A job that the worker has taken up.
pub(super) struct Taken {
    pub(super) number: u64,
    pub(super) key: Key,
    pub(super) game: AnyGame,
    pub(super) canceled: Arc<AtomicBool>,
    pub(super) progress: watch::Sender<Option<(usize, usize)>>,
}

/// All analyses that wait or work, the one that works first.
#[derive(Default)]
pub(super) struct Queue {
    jobs: VecDeque<Job>,
    last: u64,
    /// Whether a worker is there.
    pub(super) worked: bool,
}

impl Queue {
    /// Asks for an analysis; one that others have asked for is shared.
    pub(super) fn ask(&mut self, key: Key, game: AnyGame, asker: Asker) -> Result<(), TooMany> {
        let own = self.jobs.iter().filter(|job| job.askers.contains(&asker));
        let own = own.count();
        if let Some(job) = self.find(&key) {
            if job.askers.contains(&asker) {
                return Ok(());
            }
            if own >= EACH {
                return Err(TooMany);
            }
            job.askers.push(asker);
            return Ok(());
        }
        if own >= EACH || self.jobs.len() >= ALL {
            return Err(TooMany);
        }
        self.last += 1;
        self.jobs.push_back(Job {
            number: self.last,
            key,
            game: Some(game),
            askers: vec![asker],
            canceled: Arc::default(),
            progress: watch::Sender::new(None),
        });
        Ok(())
    }

    /// The job for a key, unless nobody wants it any more.
    fn find(&mut self, key: &Key) -> Option<&mut Job> {
        let mut jobs = self.jobs.iter_mut();
        jobs.find(|job| job.key == *key && !job.askers.is_empty())
    }

    /// How far an analysis has come, for this asker.
    pub(super) fn see(&self, key: &Key, asker: Asker) -> Option<Underway> {
        let wanted = |job: &Job| job.key == *key && !job.askers.is_empty();
        let ahead = self.jobs.iter().position(wanted)?;
        let job = &self.jobs[ahead];
        let mut changes = job.progress.subscribe();
        let progress = match *changes.borrow_and_update() {
            Some((done, all)) => Progress::Working { done, all },
            None => Progress::Waiting { ahead },
        };
        Some(Underway {
            progress,
            changes,
            own: job.askers.contains(&asker),
        })
    }

    /// Takes back what an asker has asked for. An analysis that nobody else wants ends.
    pub(super) fn cancel(&mut self, key: &Key, asker: Asker) {
        let Some(job) = self.find(key) else {
            return;
        };
        job.askers.retain(|other| *other != asker);
        if job.askers.is_empty() {
            job.canceled.store(true, Ordering::Relaxed);
            let number = job.number;
            // The one that works is removed by its worker.
            self.jobs
                .retain(|job| job.number != number || job.game.is_none());
        }
    }

    /// The next job, to be worked on. Without one there is no worker any more.
    pub(super) fn take(&mut self) -> Option<Taken> {
        let job = self.jobs.front_mut();
        let taken = job.and_then(|job| {
            Some(Taken {
                number: job.number,
                key: job.key.clone(),
                game: job.game.take()?,
                canceled: Arc::clone(&job.canceled),
                progress: job.progress.clone(),
            })
        });
        self.worked = taken.is_some();
        taken
    }

    /// Notes that a job has ended, however it did.
    pub(super) fn end(&mut self, number: u64) {
        self.jobs.retain(|job| job.number != number);
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        self.jobs.len()
    }
}

#[cfg(test)]
mod tests {
    use antipater_engine::Record;
    use antipater_engine::duel::{Duel, Setup};
    use antipater_engine::rng::generator;

    use super::*;

    fn game() -> AnyGame {
        let names = vec!["Ada".to_owned(), "Boris".to_owned()];
        let record: Record<Duel> = Record::new(names, Setup::deal(&mut generator(1, 0))).unwrap();
        AnyGame::read("", &record.write()).unwrap()
    }

    fn key(name: &str) -> Key {
        Key {
            subject: Subject::Record(name.to_owned()),
            depth: Depth::Quick,
            record: [0; 32],
        }
    }

    fn person(number: u8) -> Asker {
        Asker::Person(PersonId([number; 32]))
    }

    fn ask(queue: &mut Queue, name: &str, asker: Asker) -> Result<(), TooMany> {
        queue.ask(key(name), game(), asker)
    }

    #[test]
    fn each_person_has_a_few_and_the_house_has_more() {
        let mut queue = Queue::default();
        for name in ["a", "b", "c"] {
            ask(&mut queue, name, person(1)).unwrap();
        }
        assert_eq!(ask(&mut queue, "d", person(1)), Err(TooMany));
        // A game that is already in the queue takes no further place.
        assert_eq!(ask(&mut queue, "a", person(1)), Ok(()));
        assert_eq!(queue.len(), 3);
        for number in 3..ALL {
            let asker = person(number as u8);
            ask(&mut queue, &number.to_string(), asker).unwrap();
        }
        assert_eq!(ask(&mut queue, "more", person(200)), Err(TooMany));
        assert_eq!(ask(&mut queue, "a", person(200)), Ok(()), "shared");
    }

    #[test]
    fn the_first_comes_first_and_others_hear_how_many_are_ahead() {
        let mut queue = Queue::default();
        ask(&mut queue, "a", person(1)).unwrap();
        ask(&mut queue, "b", person(2)).unwrap();
        let taken = queue.take().unwrap();
        assert_eq!(taken.key, key("a"));
        taken.progress.send_replace(Some((3, 9)));
        let seen = queue.see(&key("a"), person(1)).unwrap();
        let working = Progress::Working { done: 3, all: 9 };
        assert_eq!((seen.progress, seen.own), (working, true));
        let seen = queue.see(&key("b"), person(1)).unwrap();
        let waiting = Progress::Waiting { ahead: 1 };
        assert_eq!((seen.progress, seen.own), (waiting, false));
        queue.end(taken.number);
        assert!(queue.see(&key("a"), person(1)).is_none());
        assert_eq!(queue.take().unwrap().key, key("b"));
    }

    #[test]
    fn an_analysis_ends_when_nobody_wants_it_any_more() {
        let mut queue = Queue::default();
        ask(&mut queue, "a", person(1)).unwrap();
        ask(&mut queue, "a", person(2)).unwrap();
        let taken = queue.take().unwrap();
        queue.cancel(&key("a"), person(3));
        queue.cancel(&key("a"), person(1));
        assert!(!taken.canceled.load(Ordering::Relaxed));
        queue.cancel(&key("a"), person(2));
        assert!(taken.canceled.load(Ordering::Relaxed));
        assert!(queue.see(&key("a"), person(2)).is_none());
        // Asking again starts a new one.
        ask(&mut queue, "a", person(2)).unwrap();
        assert_eq!(queue.len(), 2);
        queue.end(taken.number);
        assert!(queue.see(&key("a"), person(2)).is_some());
        // One that waits is gone at once.
        queue.cancel(&key("a"), person(2));
        assert_eq!(queue.len(), 0);
        assert!(queue.take().is_none() && !queue.worked);
    }
}
