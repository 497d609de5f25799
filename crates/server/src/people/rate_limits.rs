//! Rate limits of people and addresses: buckets that refill with time. The number of buckets is bounded.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};

use antipater_store::Clock;
use antipater_store::ids::{PersonId, hash};
use quick_cache::sync::Cache;

use antipater_table::{self as table, Refusal};

use crate::error::{Error, LimitedRequest};
use crate::people::tokens::BrowserKey;

/// The number of buckets kept; the least recently used one is dropped.
const BUCKETS: usize = 50_000;
/// Bytes of offline games that an address may have stored per day: about fifteen hundred games.
const STORED: f64 = 16.0 * 1024.0 * 1024.0;

/// A limited action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum RateLimit {
    /// Any request.
    Request,
    /// Opening a table.
    Open,
    /// Signing up as a new person.
    SignUp,
    /// Trying a password or a code.
    Credential,
    /// Trying the password of one account, from any address.
    Login,
    /// Making a decision.
    Play,
    /// Sending a message.
    Chat,
    /// Opening a stream.
    Watch,
    /// Uploading a record.
    Upload,
    /// Storing offline games, in bytes.
    Store,
    /// Undoing a decision.
    Undo,
    /// Leaving a seat, or coming back to it.
    Seat,
    /// Reporting something to the administrators.
    Report,
    /// Opening a table, for all people of an address together.
    OpenHere,
    /// Downloading or deleting a person's data.
    Data,
    /// Loading a person's whole history.
    History,
    /// Requesting the analysis of a game.
    Analyze,
    /// Asking for a hint.
    Hint,
    /// Having bots play on from a step of a replay.
    Outlook,
    /// Having a letter sent to an address that is not confirmed.
    Mail,
    /// Challenging a person, or inviting them to a table.
    Challenge,
    /// Following or blocking a person.
    Relate,
}

impl RateLimit {
    /// The size of the bucket, and what refills in a second.
    const fn measure(self) -> (f64, f64) {
        match self {
            RateLimit::Request => (400.0, 60.0),
            RateLimit::Open => (20.0, 0.2),
            RateLimit::SignUp => (30.0, 0.1),
            RateLimit::Credential => (10.0, 0.1),
            RateLimit::Login => (10.0, 1.0 / 60.0),
            RateLimit::Play => (60.0, 15.0),
            RateLimit::Chat => (8.0, 0.5),
            RateLimit::Watch => (60.0, 4.0),
            RateLimit::Upload => (10.0, 0.2),
            RateLimit::Store => (STORED, STORED / 86_400.0),
            RateLimit::Undo => (20.0, 0.5),
            RateLimit::Seat => (6.0, 0.02),
            RateLimit::Report => (5.0, 0.02),
            RateLimit::OpenHere => (60.0, 0.1),
            RateLimit::Data => (3.0, 0.01),
            RateLimit::History => (20.0, 1.0),
            RateLimit::Analyze => (10.0, 0.05),
            RateLimit::Hint => (20.0, 0.5),
            RateLimit::Outlook => (10.0, 0.2),
            RateLimit::Mail => (3.0, 1.0 / 3600.0),
            RateLimit::Challenge => (10.0, 1.0 / 60.0),
            RateLimit::Relate => (30.0, 0.2),
        }
    }
}

impl RateLimit {
    /// Whether several servers share the limit. Limits on actions at a table are not shared, because one server has the
    /// table. The limit on requests is not either, because it protects the server that receives them.
    const fn is_shared(self) -> bool {
        match self {
            RateLimit::Open
            | RateLimit::SignUp
            | RateLimit::Credential
            | RateLimit::Login
            | RateLimit::Upload
            | RateLimit::Store
            | RateLimit::Report
            | RateLimit::OpenHere
            | RateLimit::Data
            | RateLimit::Analyze
            | RateLimit::Mail
            | RateLimit::Challenge
            | RateLimit::Relate => true,
            RateLimit::Request
            | RateLimit::Play
            | RateLimit::Chat
            | RateLimit::Watch
            | RateLimit::Undo
            | RateLimit::Seat
            | RateLimit::History
            | RateLimit::Hint
            | RateLimit::Outlook => false,
        }
    }

    /// The error when the limit is exceeded.
    fn error(self, wait: Option<u32>) -> Error {
        match self {
            RateLimit::Undo => Refusal::TooOften(table::LimitedAction::Undo, wait).into(),
            RateLimit::Seat => Refusal::TooOften(table::LimitedAction::Leave, wait).into(),
            RateLimit::Chat => Error::TooOften(LimitedRequest::Talk, wait),
            RateLimit::Report => Error::TooOften(LimitedRequest::Report, wait),
            RateLimit::Open | RateLimit::OpenHere => {
                Error::TooOften(LimitedRequest::OpenTable, wait)
            }
            RateLimit::Challenge => Error::TooOften(LimitedRequest::Challenge, wait),
            RateLimit::Request
            | RateLimit::Relate
            | RateLimit::SignUp
            | RateLimit::Credential
            | RateLimit::Play
            | RateLimit::Watch
            | RateLimit::Upload
            | RateLimit::Store
            | RateLimit::Login
            | RateLimit::Data
            | RateLimit::History
            | RateLimit::Analyze
            | RateLimit::Hint
            | RateLimit::Outlook
            | RateLimit::Mail => Error::TooMany(wait),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Who {
    Person(PersonId),
    Address(IpAddr),
    /// A login, and a browser in which its person has signed in before.
    Login([u8; 32], Option<BrowserKey>),
}

#[derive(Debug)]
struct Bucket {
    left: f64,
    /// When it was last refilled, in ticks.
    filled: i64,
}

type Buckets = Cache<(Who, RateLimit), Arc<Mutex<Bucket>>>;

/// Returns the number of servers that share a limit.
type Servers = Arc<dyn Fn() -> usize + Send + Sync>;

/// The limits; clones share them.
#[derive(Clone)]
pub(crate) struct Limits {
    /// The buckets with their clock; `None` disables all limits.
    buckets: Option<(Arc<Buckets>, Clock)>,
    servers: Servers,
}

impl Limits {
    pub(crate) fn new(clock: Clock) -> Limits {
        Limits {
            buckets: Some((Arc::new(Cache::new(BUCKETS)), clock)),
            servers: Arc::new(|| 1),
        }
    }

    /// The same limits for several servers together, behind a proxy that distributes requests evenly.
    pub(crate) fn shared(self, servers: impl Fn() -> usize + Send + Sync + 'static) -> Limits {
        Limits {
            servers: Arc::new(servers),
            ..self
        }
    }

    /// No limits, for measurements.
    pub(crate) fn none() -> Limits {
        Limits {
            buckets: None,
            servers: Arc::new(|| 1),
        }
    }

    /// Whether limits are enabled.
    pub(crate) fn is_on(&self) -> bool {
        self.buckets.is_some()
    }

    /// Counts a request from an address.
    ///
    /// # Errors
    /// If the limit is exceeded.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Error> {
        self.take(Who::Address(network(address)), RateLimit::Request)
    }

    /// Counts an action from an address.
    ///
    /// # Errors
    /// If the limit is exceeded.
    pub(crate) fn address(&self, address: IpAddr, limit: RateLimit) -> Result<(), Error> {
        self.take(Who::Address(network(address)), limit)
    }

    /// Counts an action of a person.
    ///
    /// # Errors
    /// If the limit is exceeded.
    pub(crate) fn person(&self, person: PersonId, limit: RateLimit) -> Result<(), Error> {
        self.take(Who::Person(person), limit)
    }

    /// Counts a password attempt for an account. A browser in which its person has signed in before is counted
    /// separately, so that strangers who guess cannot lock them out there.
    ///
    /// # Errors
    /// If the limit is exceeded.
    pub(crate) fn login(&self, login: &str, browser: Option<BrowserKey>) -> Result<(), Error> {
        self.take(Who::Login(hash(login), browser), RateLimit::Login)
    }

    /// The bytes of games that an address may still have stored; `None` without limits.
    pub(crate) fn room(&self, address: IpAddr) -> Option<u64> {
        self.with(
            Who::Address(network(address)),
            RateLimit::Store,
            |left, _| *left as u64,
        )
    }

    /// Counts bytes stored for an address.
    pub(crate) fn stored(&self, address: IpAddr, bytes: u64) {
        let who = Who::Address(network(address));
        self.with(who, RateLimit::Store, |left, _| *left -= bytes as f64);
    }

    fn take(&self, who: Who, limit: RateLimit) -> Result<(), Error> {
        let taken = self.with(who, limit, |left, per_second| {
            if *left < 1.0 {
                let wait = (1.0 - *left) / per_second;
                return Err(limit.error(Some(wait.ceil() as u32)));
            }
            *left -= 1.0;
            Ok(())
        });
        taken.unwrap_or(Ok(()))
    }

    /// Runs work with the content of a bucket and its refill per second; `None` without limits.
    fn with<T>(
        &self,
        who: Who,
        limit: RateLimit,
        change: impl FnOnce(&mut f64, f64) -> T,
    ) -> Option<T> {
        let (buckets, clock) = self.buckets.as_ref()?;
        let now = clock.ticks();
        let (mut most, mut per_second) = limit.measure();
        if limit.is_shared() {
            let servers = (self.servers)().max(1) as f64;
            (most, per_second) = ((most / servers).max(1.0), per_second / servers);
        }
        let full = || {
            let bucket = Bucket {
                left: most,
                filled: now,
            };
            Ok::<_, Infallible>(Arc::new(Mutex::new(bucket)))
        };
        let Ok(bucket) = buckets.get_or_insert_with(&(who, limit), full);
        let mut bucket = bucket
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let passed = now.saturating_sub(bucket.filled).max(0) as f64 / 1000.0;
        bucket.left = (bucket.left + passed * per_second).min(most);
        bucket.filled = now;
        Some(change(&mut bucket.left, per_second))
    }
}

/// The network that an address counts for: for IPv6 the whole /64.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let bits = u128::from(address) >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from(bits))
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_for_each_alone() {
        let limits = Limits::new(Clock::manual(0));
        let (ada, boris) = (PersonId([1; 32]), PersonId([2; 32]));
        for _ in 0..8 {
            assert!(limits.person(ada, RateLimit::Chat).is_ok());
        }
        assert!(limits.person(ada, RateLimit::Chat).is_err());
        assert!(limits.person(ada, RateLimit::Play).is_ok());
        assert!(limits.person(boris, RateLimit::Chat).is_ok());
    }

    #[test]
    fn an_address_has_so_many_bytes_stored_in_a_day() {
        let clock = Clock::manual(0);
        let limits = Limits::new(clock.clone());
        let (here, there) = (IpAddr::from([1, 1, 1, 1]), IpAddr::from([2, 2, 2, 2]));
        let all = limits.room(here).unwrap();
        limits.stored(here, all);
        assert_eq!(
            (limits.room(here), limits.room(there)),
            (Some(0), Some(all))
        );
        clock.advance(std::time::Duration::from_secs(12 * 3600));
        assert_eq!(limits.room(here), Some(all / 2));
        assert_eq!(Limits::none().room(here), None);
    }

    #[test]
    fn several_servers_share_what_strangers_may_try() {
        let limits = Limits::new(Clock::manual(0)).shared(|| 5);
        let ada = PersonId([1; 32]);
        let tries = (0..10).filter(|_| limits.login("ada", None).is_ok());
        assert_eq!(tries.count(), 2);
        let moves = (0..60).filter(|_| limits.person(ada, RateLimit::Play).is_ok());
        assert_eq!(moves.count(), 60, "one server has the table");
    }

    #[test]
    fn one_network_is_one_address() {
        let limits = Limits::new(Clock::manual(0));
        let knock = |address: &str| limits.address(address.parse().unwrap(), RateLimit::Credential);
        for host in 0..10 {
            assert!(knock(&format!("2001:db8::{host}")).is_ok());
        }
        assert!(knock("2001:db8::ffff:1").is_err());
        assert!(knock("2001:db9::1").is_ok());
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let limits = Limits::new(Clock::manual(0));
        for number in 0..3 * BUCKETS as u32 {
            let _ = limits.address(IpAddr::V4(number.into()), RateLimit::Request);
        }
        let kept = limits.buckets.as_ref().map(|(buckets, _)| buckets.len());
        assert!(kept.is_some_and(|kept| kept <= BUCKETS));
    }
}
