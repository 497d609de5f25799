//! How many come in at once: connections, and streams among them, from one address and in all. Whoever finds no place is
//! told so and sent away; those who are inside notice nothing.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use antipater_store::RateLimitedLog;
use tokio_stream::Stream;

use crate::error::Error;
use crate::people::rate_limits::network;

/// Open files where the system does not say how many there may be.
const FILES: u64 = 1024;
/// The most connections that are let in where nobody says how many.
const CONNECTIONS: usize = 20_000;
/// Bodies of several megabytes at a time, one of each network.
const BODIES: usize = 4;

/// How many may come in; what is `None` follows from how many files the process may have open.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Capacity {
    /// Connections in all.
    pub connections: Option<usize>,
    /// Connections from one address, where no proxy stands in front.
    pub connections_per_address: Option<usize>,
    /// Streams in all.
    pub streams: Option<usize>,
    /// Streams to one address.
    pub streams_per_address: Option<usize>,
}

/// The places of a server. Cloning shares them.
#[derive(Clone)]
pub(crate) struct Doors {
    pub(crate) connections: Crowd,
    pub(crate) streams: Crowd,
    /// Bodies of several megabytes.
    pub(crate) bodies: Crowd,
    /// Notes in the log that somebody found no place.
    said: Arc<RateLimitedLog>,
}

/// Those who are inside. Cloning shares them.
#[derive(Clone)]
pub(crate) struct Crowd(Arc<Limited>);

struct Limited {
    most: usize,
    most_each: usize,
    inside: Mutex<Inside>,
}

#[derive(Default)]
struct Inside {
    all: usize,
    each: HashMap<IpAddr, usize>,
}

/// A place inside, as long as it is kept.
pub(crate) struct Place {
    crowd: Crowd,
    network: IpAddr,
}

/// Why there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoPlace {
    /// None at all.
    Full,
    /// None for this address.
    Address,
}

impl Doors {
    /// The places of a server with so many proxies in front of it.
    pub(crate) fn new(capacity: Capacity, proxies: usize) -> Doors {
        Doors::within(open_files().unwrap_or(FILES), capacity, proxies)
    }

    /// The places of a server that may have so many files open.
    fn within(files: u64, capacity: Capacity, proxies: usize) -> Doors {
        let files = usize::try_from(files).unwrap_or(usize::MAX);
        // The database, copies, and those who are turned away need some, too.
        let most = files.saturating_mul(3) / 4;
        let connections = capacity
            .connections
            .unwrap_or_else(|| (files / 2).clamp(1, CONNECTIONS));
        if connections > most {
            tracing::warn!("{connections} connections are too many for {files} open files");
        }
        let connections = connections.min(most);
        let streams = capacity.streams.unwrap_or(connections * 3 / 4);
        let from_one = (connections / 4).clamp(16, 256);
        Doors {
            connections: Crowd::new(
                connections,
                match capacity.connections_per_address {
                    // All connections come from the proxy.
                    _ if proxies > 0 => usize::MAX,
                    Some(each) => each,
                    None => from_one,
                },
            ),
            streams: Crowd::new(
                streams,
                capacity.streams_per_address.unwrap_or(from_one / 2),
            ),
            bodies: Crowd::new(BODIES, 1),
            said: Arc::default(),
        }
    }

    /// Places for everybody, for measurements.
    pub(crate) fn wide_open() -> Doors {
        let crowd = || Crowd::new(usize::MAX, usize::MAX);
        Doors {
            connections: crowd(),
            streams: crowd(),
            bodies: crowd(),
            said: Arc::default(),
        }
    }

    /// A place for a stream to an address.
    ///
    /// # Errors
    /// When there is none.
    pub(crate) fn stream(&self, address: IpAddr) -> Result<Place, Error> {
        self.streams.enter(address).map_err(|why| {
            self.turn_away("stream", why);
            match why {
                NoPlace::Full => Error::FullHouse,
                NoPlace::Address => Error::Crowded,
            }
        })
    }

    /// Notes that somebody found no place, at most once a minute.
    pub(crate) fn turn_away(&self, what: &str, why: NoPlace) {
        let Some(before) = self.said.admit() else {
            return;
        };
        let why = match why {
            NoPlace::Full => "the house is full",
            NoPlace::Address => "one address has too many",
        };
        tracing::warn!("no place for a {what}: {why}; {before} more since this was said last");
    }
}

impl Crowd {
    /// Nobody yet, of so many in all and from each address.
    pub(crate) fn new(most: usize, most_each: usize) -> Crowd {
        Crowd(Arc::new(Limited {
            most,
            most_each,
            inside: Mutex::default(),
        }))
    }

    /// A place for an address.
    ///
    /// # Errors
    /// When there is none.
    pub(crate) fn enter(&self, address: IpAddr) -> Result<Place, NoPlace> {
        let network = network(address);
        let mut inside = self.inside();
        let each = inside.each.get(&network).copied().unwrap_or(0);
        if each >= self.0.most_each {
            return Err(NoPlace::Address);
        }
        if inside.all >= self.0.most {
            return Err(NoPlace::Full);
        }
        inside.all += 1;
        inside.each.insert(network, each + 1);
        Ok(Place {
            crowd: self.clone(),
            network,
        })
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut inside = self.crowd.inside();
        inside.all -= 1;
        if let Some(each) = inside.each.get_mut(&self.network) {
            *each -= 1;
            if *each == 0 {
                inside.each.remove(&self.network);
            }
        }
    }
}

/// What lets somebody follow a stream: its place, and what returns when it must end before its time.
pub(super) struct Pass {
    pub(super) _place: Place,
    pub(super) until: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl Pass {
    /// The stream, as long as the pass is good; then this is its last item, if there is one.
    pub(super) fn admit<S: Stream>(self, stream: S, last: Option<S::Item>) -> Admitted<S> {
        Admitted {
            stream: Some(stream),
            last,
            pass: self,
        }
    }
}

/// A stream with the pass of who follows it.
pub(super) struct Admitted<S: Stream> {
    /// Dropped once the pass is no longer good, so that whoever sends knows.
    stream: Option<S>,
    /// The last event of the stream when the pass is no longer good.
    last: Option<S::Item>,
    pass: Pass,
}

impl<S: Stream + Unpin> Stream for Admitted<S>
where
    S::Item: Unpin,
{
    type Item = S::Item;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<S::Item>> {
        if self.stream.is_some() && self.pass.until.as_mut().poll(context).is_ready() {
            self.stream = None;
        }
        match &mut self.stream {
            Some(stream) => Pin::new(stream).poll_next(context),
            None => Poll::Ready(self.last.take()),
        }
    }
}

/// How many files this process may have open; `None` where the system does not say, or sets no limit.
fn open_files() -> Option<u64> {
    #[cfg(unix)]
    return rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    return None;
}

/// Lets this process have as many files open as the system gives it at most.
pub(crate) fn open_many_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let most = limit.maximum.map_or(65_536, |most| most.min(65_536));
        if limit.current.is_some_and(|current| current < most) {
            let wider = Rlimit {
                current: Some(most),
                maximum: limit.maximum,
            };
            // If the system refuses, the old limit goes on.
            let _ = setrlimit(Resource::Nofile, wider);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn there_are_so_many_places_in_all_and_for_each_address() {
        let crowd = Crowd::new(3, 2);
        let enter = |text: &str| crowd.enter(address(text));
        let first = enter("1.1.1.1").ok().unwrap();
        let _second = enter("1.1.1.1").ok().unwrap();
        assert_eq!(enter("1.1.1.1").err(), Some(NoPlace::Address));
        let _third = enter("2.2.2.2").ok().unwrap();
        assert_eq!(enter("2.2.2.2").err(), Some(NoPlace::Full));
        drop(first);
        assert!(enter("1.1.1.1").is_ok());
        assert!(enter("3.3.3.3").is_ok(), "the place before was given back");
    }

    #[test]
    fn an_address_of_the_sixth_version_is_a_network() {
        let crowd = Crowd::new(9, 2);
        let enter = |text: &str| crowd.enter(address(text));
        let _places = [enter("2001:db8::1").ok(), enter("2001:db8::2:1").ok()];
        assert_eq!(enter("2001:db8::3").err(), Some(NoPlace::Address));
        assert!(enter("2001:db8:0:1::3").is_ok());
    }

    #[test]
    fn nobody_is_remembered_who_has_left() {
        let crowd = Crowd::new(9, 2);
        drop(crowd.enter(address("1.1.1.1")).ok());
        assert!(crowd.inside().each.is_empty());
    }

    /// The text after a key in a file of `deploy/`.
    fn deployed(file: &str, after: &str) -> usize {
        let path = format!("{}/../../deploy/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let found = text.split_once(after);
        let (_, rest) = found.unwrap_or_else(|| panic!("{file} has no {after}"));
        let digits = rest.trim_start().chars().take_while(char::is_ascii_digit);
        digits.collect::<String>().parse().unwrap()
    }

    #[test]
    fn the_files_for_deployment_agree_with_the_places_of_the_server() {
        let files = deployed("antipater.service", "\nLimitNOFILE=");
        assert_eq!(deployed("Containerfile", "--ulimit nofile="), files);
        let doors = Doors::within(files as u64, Capacity::default(), 1);
        assert_eq!(doors.connections.0.most, CONNECTIONS);
        // Proxies let through as many as there are places, in all and for an address.
        assert_eq!(deployed("Caddyfile", "max_conns_per_host"), CONNECTIONS);
        let direct = Doors::within(files as u64, Capacity::default(), 0);
        let each = direct.connections.0.most_each;
        assert_eq!(deployed("nginx.conf", "limit_conn antipater_streams"), each);
        assert_eq!(deployed("haproxy.cfg", "sc_conn_cur(0) gt"), each);
        assert!(
            each > doors.streams.0.most_each,
            "a stream is not all that a page asks for"
        );
    }

    #[test]
    fn the_usual_capacity_is_far_below_the_open_files() {
        let doors = Doors::new(Capacity::default(), 0);
        let files = open_files().map_or(usize::MAX, |files| files as usize);
        assert!(doors.connections.0.most <= files / 2);
        assert!(doors.streams.0.most < doors.connections.0.most);
        let asked = Capacity {
            connections: Some(usize::MAX),
            ..Capacity::default()
        };
        assert!(Doors::new(asked, 0).connections.0.most <= files / 4 * 3);
        assert_eq!(Doors::new(asked, 1).connections.0.most_each, usize::MAX);
    }
}
