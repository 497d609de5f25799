//! The queue of analyses. Networks take turns, so that each waits for at most one game of another; within a network the
//! cheapest game is first. A network has a limited number of jobs, and all waiting jobs have a limited total cost.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use antipater_bots::analysis::Depth;
use antipater_show::game::AnyGame;
use antipater_show::replay::Subject;
use antipater_store::ids::PersonId;
use tokio::sync::watch;

/// The most waiting and running analyses of one network.
pub(super) const EACH: usize = 3;
/// The limit of the total cost of all waiting analyses, in seconds of processor time.
pub(super) const ALL: u64 = 3600;
/// A waiting job is dropped if its progress has not been requested for this long.
const FORGOTTEN: Duration = Duration::from_mins(10);

/// An analysis: its game and its depth.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key {
    pub(crate) subject: Subject,
    pub(crate) depth: Depth,
    /// SHA-256 of the record without the names of its players.
    pub(crate) record: [u8; 32],
}

/// The person or visitor who requests an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    /// `None` for a visitor without an identity.
    pub(crate) person: Option<PersonId>,
    pub(crate) network: IpAddr,
}

impl Asker {
    /// Whether both are the same person, or visitors from the same network.
    fn is(self, other: Asker) -> bool {
        match (self.person, other.person) {
            (None, None) => self.network == other.network,
            (one, other) => one == other,
        }
    }
}

/// The progress of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Progress {
    /// It waits for this many others.
    Waiting { ahead: usize },
    /// The number of judged decisions, and of all decisions.
    Working { done: usize, all: usize },
}

/// A waiting or running analysis.
pub(crate) struct Underway {
    pub(crate) progress: Progress,
    /// Changes with the progress, and closes at the end.
    pub(crate) changes: watch::Receiver<Option<(usize, usize)>>,
    /// Whether the asker has requested it, and so may withdraw the request.
    pub(crate) own: bool,
}

/// Too many analyses are waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooMany;

/// A waiting or running analysis.
struct Job {
    number: u64,
    key: Key,
    /// The game, until the worker takes it.
    game: Option<AnyGame>,
    /// The cost in milliseconds of processor time.
    cost: u64,
    askers: Vec<Asker>,
    /// When its progress was last requested.
    seen: Instant,
    canceled: Arc<AtomicBool>,
    /// The number of judged decisions and of all; `None` while it waits. Closed at the end.
    progress: watch::Sender<Option<(usize, usize)>>,
}

/// A job that the worker has taken.
pub(super) struct Taken {
    pub(super) number: u64,
    pub(super) key: Key,
    pub(super) game: AnyGame,
    pub(super) canceled: Arc<AtomicBool>,
    pub(super) progress: watch::Sender<Option<(usize, usize)>>,
}

/// All waiting and running analyses.
#[derive(Default)]
pub(super) struct Queue {
    /// In the order of the requests.
    jobs: Vec<Job>,
    /// The total cost of taken jobs, for each network with a job.
    spent: HashMap<IpAddr, u64>,
    last: u64,
    /// Whether a worker is running.
    pub(super) worked: bool,
}

impl Queue {
    /// Requests an analysis, or joins an existing request.
    pub(super) fn ask(
        &mut self,
        key: Key,
        game: AnyGame,
        asker: Asker,
        now: Instant,
    ) -> Result<(), TooMany> {
        let known = self.find(&key).map(|job| job.askers.as_slice());
        if known.is_some_and(|askers| askers.iter().any(|other| other.is(asker))) {
            return Ok(());
        }
        let known = known.is_some();
        let from_here = |job: &&Job| job.askers.iter().any(|one| one.network == asker.network);
        if self.jobs.iter().filter(from_here).count() >= EACH {
            return Err(TooMany);
        }
        let cost = cost(&game, key.depth);
        let waiting: u64 = self.jobs.iter().map(|job| job.cost).sum();
        if !known && waiting + cost > ALL * 1000 {
            return Err(TooMany);
        }
        // A network that arrives later has no advantage over those that have had their turn.
        let least = self.spent.values().min().copied().unwrap_or(0);
        self.spent.entry(asker.network).or_insert(least);
        if let Some(job) = self.find(&key) {
            job.askers.push(asker);
            return Ok(());
        }
        self.last += 1;
        self.jobs.push(Job {
            number: self.last,
            key,
            game: Some(game),
            cost,
            askers: vec![asker],
            seen: now,
            canceled: Arc::default(),
            progress: watch::Sender::new(None),
        });
        Ok(())
    }

    /// The job for a key, unless all requests were withdrawn.
    fn find(&mut self, key: &Key) -> Option<&mut Job> {
        let mut jobs = self.jobs.iter_mut();
        jobs.find(|job| job.key == *key && !job.askers.is_empty())
    }

    /// The waiting jobs in their present order.
    fn order(&self) -> Vec<&Job> {
        let mut waiting: Vec<&Job> = self.jobs.iter().filter(|job| job.game.is_some()).collect();
        let mut spent = self.spent.clone();
        let mut order = Vec::with_capacity(waiting.len());
        while let Some(next) = next(&waiting, &spent) {
            let job = waiting.remove(next);
            charge(&mut spent, job);
            order.push(job);
        }
        order
    }

    /// The progress of an analysis, for this asker.
    pub(super) fn see(&mut self, key: &Key, asker: Asker, now: Instant) -> Option<Underway> {
        self.find(key)?.seen = now;
        let wanted = |job: &&Job| job.key == *key && !job.askers.is_empty();
        let job = self.jobs.iter().find(wanted)?;
        let mut changes = job.progress.subscribe();
        let progress = match *changes.borrow_and_update() {
            Some((done, all)) => Progress::Working { done, all },
            None => {
                let order = self.order();
                let before = order.iter().position(|other| other.number == job.number);
                let working = self.jobs.len() - order.len();
                Progress::Waiting {
                    ahead: before.unwrap_or(0) + working,
                }
            }
        };
        Some(Underway {
            progress,
            changes,
            own: job.askers.iter().any(|other| other.is(asker)),
        })
    }

    /// Withdraws a request. An analysis without requests is canceled.
    pub(super) fn cancel(&mut self, key: &Key, asker: Asker) {
        let Some(job) = self.find(key) else {
            return;
        };
        job.askers.retain(|other| !other.is(asker));
        if job.askers.is_empty() {
            job.canceled.store(true, Ordering::Relaxed);
            let number = job.number;
            // A running job is removed by its worker.
            self.remove(|job| job.number == number && job.game.is_some());
        }
    }

    /// Takes the next job, and drops waiting ones that are no longer observed. Without a job the worker ends.
    pub(super) fn take(&mut self, now: Instant) -> Option<Taken> {
        self.remove(|job| job.progress.receiver_count() == 0 && now - job.seen > FORGOTTEN);
        let number = self.order().first().map(|job| job.number);
        let job = self.jobs.iter_mut().find(|job| Some(job.number) == number);
        let taken = job.and_then(|job| {
            charge(&mut self.spent, job);
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

    /// Removes a job that has ended.
    pub(super) fn end(&mut self, number: u64) {
        self.remove(|job| job.number == number);
    }

    /// Removes jobs, and the costs of networks without jobs.
    fn remove(&mut self, gone: impl Fn(&Job) -> bool) {
        self.jobs.retain(|job| !gone(job));
        let askers = || self.jobs.iter().flat_map(|job| &job.askers);
        self.spent
            .retain(|network, _| askers().any(|asker| asker.network == *network));
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        self.jobs.len()
    }
}

/// The index of the next job: of the network with the lowest total cost, the cheapest one, the oldest of these.
fn next(waiting: &[&Job], spent: &HashMap<IpAddr, u64>) -> Option<usize> {
    let turn = |job: &Job| payer(job, spent).map_or(0, |network| spent[&network]);
    let numbered = waiting.iter().enumerate();
    let first = numbered.min_by_key(|(_, job)| (turn(job), job.cost, job.number));
    first.map(|(place, _)| place)
}

/// The network charged for a job: of its askers' networks, the one with the lowest total cost.
fn payer(job: &Job, spent: &HashMap<IpAddr, u64>) -> Option<IpAddr> {
    let networks = job.askers.iter().map(|asker| asker.network);
    let known = networks.filter(|network| spent.contains_key(network));
    known.min_by_key(|network| spent[network])
}

fn charge(spent: &mut HashMap<IpAddr, u64>, job: &Job) {
    if let Some(network) = payer(job, spent) {
        *spent.entry(network).or_default() += job.cost;
    }
}

/// The cost of an analysis, in milliseconds of processor time: measured with `antipater analyze` for games of `normal`
/// bots on one core of 2 GHz.
fn cost(game: &AnyGame, depth: Depth) -> u64 {
    let quick = match game {
        AnyGame::Duel(_) => 500,
        AnyGame::Seven(game) => {
            let seats = game.record.position().table().seats() as u64;
            90 * seats * seats
        }
    };
    quick
        * match depth {
            Depth::Quick => 1,
            Depth::Normal => 4,
            Depth::Deep => 24,
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

    /// A person in a separate network.
    fn person(number: u8) -> Asker {
        of_network(number, number)
    }

    fn of_network(person: u8, network: u8) -> Asker {
        Asker {
            person: Some(PersonId([person; 32])),
            network: IpAddr::from([192, 0, 2, network]),
        }
    }

    fn ask(queue: &mut Queue, name: &str, asker: Asker) -> Result<(), TooMany> {
        queue.ask(key(name), game(), asker, Instant::now())
    }

    fn ask_deep(queue: &mut Queue, name: &str, asker: Asker) -> Result<(), TooMany> {
        queue.ask(deep(name), game(), asker, Instant::now())
    }

    fn deep(name: &str) -> Key {
        Key {
            depth: Depth::Deep,
            ..key(name)
        }
    }

    /// The names of the jobs in the order of work.
    fn worked(queue: &mut Queue) -> Vec<String> {
        let mut names = Vec::new();
        while let Some(taken) = queue.take(Instant::now()) {
            let Subject::Record(name) = taken.key.subject else {
                unreachable!("all are records")
            };
            names.push(name);
            queue.end(taken.number);
        }
        names
    }

    #[test]
    fn a_network_has_three_places_however_many_people_it_has() {
        let mut queue = Queue::default();
        for (person, name) in [(1, "a"), (2, "b"), (3, "c")] {
            ask(&mut queue, name, of_network(person, 1)).unwrap();
        }
        assert_eq!(ask(&mut queue, "d", of_network(4, 1)), Err(TooMany));
        let visitor = Asker {
            person: None,
            ..person(1)
        };
        assert_eq!(ask(&mut queue, "d", visitor), Err(TooMany));
        // A repeated request takes no further place.
        assert_eq!(ask(&mut queue, "a", of_network(1, 1)), Ok(()));
        assert_eq!(queue.len(), 3);
        assert_eq!(ask(&mut queue, "a", person(200)), Ok(()), "shared");
        assert_eq!(queue.len(), 3);
    }

    #[test]
    fn waiting_jobs_are_bounded_by_their_time() {
        let mut queue = Queue::default();
        let most = ALL * 1000 / cost(&game(), Depth::Deep);
        for number in 0..most {
            let asker = person((number / 3) as u8);
            ask_deep(&mut queue, &number.to_string(), asker).unwrap();
        }
        assert_eq!(ask_deep(&mut queue, "more", person(200)), Err(TooMany));
        queue.cancel(&deep("0"), person(0));
        ask_deep(&mut queue, "more", person(200)).unwrap();
    }

    #[test]
    fn networks_take_turns_and_cheap_jobs_are_first() {
        let mut queue = Queue::default();
        for name in ["a1", "a2", "a3"] {
            ask_deep(&mut queue, name, person(1)).unwrap();
        }
        assert_eq!(queue.take(Instant::now()).unwrap().key, deep("a1"));
        ask(&mut queue, "b1", person(2)).unwrap();
        ask_deep(&mut queue, "b2", person(2)).unwrap();
        ask(&mut queue, "c1", person(3)).unwrap();
        // The first is running; the others wait until their networks' turn.
        let ahead = |queue: &mut Queue, key: &Key| match queue
            .see(key, person(9), Instant::now())
            .unwrap()
            .progress
        {
            Progress::Waiting { ahead } => ahead,
            Progress::Working { .. } => unreachable!("it has not begun"),
        };
        let waiting = [key("b1"), key("c1"), deep("a2"), deep("b2"), deep("a3")];
        let order: Vec<usize> = waiting.iter().map(|key| ahead(&mut queue, key)).collect();
        assert_eq!(order, [1, 2, 3, 4, 5]);
        queue.end(1);
        assert_eq!(worked(&mut queue), ["b1", "c1", "a2", "b2", "a3"]);
        assert!(queue.spent.is_empty());
    }

    #[test]
    fn a_game_that_several_networks_want_has_the_turn_of_the_first() {
        let mut queue = Queue::default();
        for name in ["a1", "a2", "a3"] {
            ask(&mut queue, name, person(1)).unwrap();
        }
        ask(&mut queue, "a3", person(2)).unwrap();
        assert_eq!(worked(&mut queue), ["a1", "a3", "a2"]);
    }

    #[test]
    fn a_job_that_nothing_follows_is_dropped() {
        let mut queue = Queue::default();
        let begin = Instant::now();
        for (number, name) in [(1, "a"), (2, "b"), (3, "c")] {
            queue.ask(key(name), game(), person(number), begin).unwrap();
        }
        let followed = queue.see(&key("b"), person(2), begin).unwrap();
        let later = begin + FORGOTTEN + Duration::from_secs(1);
        queue.see(&key("c"), person(3), later).unwrap();
        assert_eq!(queue.take(later).unwrap().key, key("b"));
        assert_eq!(queue.take(later).unwrap().key, key("c"));
        assert!(queue.take(later).is_none());
        drop(followed);
    }

    #[test]
    fn progress_is_seen_by_all_and_owned_by_askers() {
        let mut queue = Queue::default();
        ask(&mut queue, "a", person(1)).unwrap();
        let taken = queue.take(Instant::now()).unwrap();
        assert_eq!(taken.key, key("a"));
        taken.progress.send_replace(Some((3, 9)));
        for (number, own) in [(1, true), (2, false)] {
            let seen = queue
                .see(&key("a"), person(number), Instant::now())
                .unwrap();
            let working = Progress::Working { done: 3, all: 9 };
            assert_eq!((seen.progress, seen.own), (working, own));
        }
        queue.end(taken.number);
        assert!(queue.see(&key("a"), person(1), Instant::now()).is_none());
    }

    #[test]
    fn an_analysis_without_requests_ends() {
        let mut queue = Queue::default();
        ask(&mut queue, "a", person(1)).unwrap();
        ask(&mut queue, "a", person(2)).unwrap();
        let taken = queue.take(Instant::now()).unwrap();
        queue.cancel(&key("a"), person(3));
        queue.cancel(&key("a"), person(1));
        assert!(!taken.canceled.load(Ordering::Relaxed));
        queue.cancel(&key("a"), person(2));
        assert!(taken.canceled.load(Ordering::Relaxed));
        assert!(queue.see(&key("a"), person(2), Instant::now()).is_none());
        // Another request starts a new one.
        ask(&mut queue, "a", person(2)).unwrap();
        assert_eq!(queue.len(), 2);
        queue.end(taken.number);
        assert!(queue.see(&key("a"), person(2), Instant::now()).is_some());
        // A waiting job is removed at once.
        queue.cancel(&key("a"), person(2));
        assert_eq!(queue.len(), 0);
        assert!(queue.take(Instant::now()).is_none() && !queue.worked);
    }
}
