//! Limits on concurrent connections, streams, and large bodies, for each network and in total. Beyond a limit, new ones
//! get 429 or 503; open ones are not affected.

use std::collections::HashMap;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use antipater_store::RateLimitedLog;
use tokio_stream::Stream;

use crate::error::Error;
use crate::people::rate_limits::network;

/// The assumed limit on open files if the system reports none.
const FILES: u64 = 1024;
/// The default limit on connections.
const CONNECTIONS: usize = 20_000;
/// The limit on concurrent bodies of several megabytes; one for each network.
const BODIES: usize = 4;

/// The limits of a server. `None` derives a limit from the process's limit on open files.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Capacity {
    /// Connections in total.
    pub connections: Option<usize>,
    /// Connections from one address, if no proxy is in front.
    pub connections_per_address: Option<usize>,
    /// Streams in total.
    pub streams: Option<usize>,
    /// Streams to one address.
    pub streams_per_address: Option<usize>,
}

/// The limits of a server, with their counts; clones share the counts.
#[derive(Clone)]
pub(crate) struct ConnectionLimits {
    pub(crate) connections: Limiter,
    pub(crate) streams: Limiter,
    /// Bodies of several megabytes.
    pub(crate) bodies: Limiter,
    /// Logs rejections.
    said: Arc<RateLimitedLog>,
}

/// Counts admissions, in total and for each network; clones share the counts.
#[derive(Clone)]
pub(crate) struct Limiter(Arc<Limited>);

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

/// An admission, which counts until it is dropped.
pub(crate) struct Place {
    crowd: Limiter,
    network: IpAddr,
}

/// Why an admission is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rejected {
    /// The server is full.
    Full,
    /// The network has reached its limit.
    Address,
}

impl ConnectionLimits {
    /// The limits of a server behind this many proxies.
    pub(crate) fn new(capacity: Capacity, proxies: usize) -> ConnectionLimits {
        ConnectionLimits::within(open_files().unwrap_or(FILES), capacity, proxies)
    }

    /// The limits of a process with this limit on open files.
    fn within(files: u64, capacity: Capacity, proxies: usize) -> ConnectionLimits {
        let files = usize::try_from(files).unwrap_or(usize::MAX);
        // The database, backups and rejected connections need files too.
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
        ConnectionLimits {
            connections: Limiter::new(
                connections,
                match capacity.connections_per_address {
                    // All connections come from the proxy.
                    _ if proxies > 0 => usize::MAX,
                    Some(each) => each,
                    None => from_one,
                },
            ),
            streams: Limiter::new(
                streams,
                capacity.streams_per_address.unwrap_or(from_one / 2),
            ),
            bodies: Limiter::new(BODIES, 1),
            said: Arc::default(),
        }
    }

    /// No limits, for measurements.
    pub(crate) fn wide_open() -> ConnectionLimits {
        let crowd = || Limiter::new(usize::MAX, usize::MAX);
        ConnectionLimits {
            connections: crowd(),
            streams: crowd(),
            bodies: crowd(),
            said: Arc::default(),
        }
    }

    /// Admits a stream to an address.
    ///
    /// # Errors
    /// If a limit is reached.
    pub(crate) fn stream(&self, address: IpAddr) -> Result<Place, Error> {
        self.streams.enter(address).map_err(|why| {
            self.turn_away("stream", why);
            match why {
                Rejected::Full => Error::ServerFull,
                Rejected::Address => Error::Crowded,
            }
        })
    }

    /// Logs a rejection, at most once a minute.
    pub(crate) fn turn_away(&self, what: &str, why: Rejected) {
        let Some(before) = self.said.admit() else {
            return;
        };
        let why = match why {
            Rejected::Full => "the server is full",
            Rejected::Address => "one address has too many",
        };
        tracing::warn!("no place for a {what}: {why}; {before} more since this was said last");
    }
}

impl Limiter {
    /// A limiter with these limits in total and for each network.
    pub(crate) fn new(most: usize, most_each: usize) -> Limiter {
        Limiter(Arc::new(Limited {
            most,
            most_each,
            inside: Mutex::default(),
        }))
    }

    /// Admits one more from an address.
    ///
    /// # Errors
    /// If a limit is reached.
    pub(crate) fn enter(&self, address: IpAddr) -> Result<Place, Rejected> {
        let network = network(address);
        let mut inside = self.inside();
        let each = inside.each.get(&network).copied().unwrap_or(0);
        if each >= self.0.most_each {
            return Err(Rejected::Address);
        }
        if inside.all >= self.0.most {
            return Err(Rejected::Full);
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

/// What a stream needs to run: its admission, and a future that completes when the stream must end early.
pub(in crate::http) struct Pass {
    pub(in crate::http) _place: Place,
    pub(in crate::http) until: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl Pass {
    /// Runs the stream until the pass ends; `last` is then its final item, if there is one.
    pub(in crate::http) fn admit<S: Stream>(self, stream: S, last: Option<S::Item>) -> Admitted<S> {
        Admitted {
            stream: Some(stream),
            last,
            pass: self,
        }
    }
}

/// A stream with its pass.
pub(in crate::http) struct Admitted<S: Stream> {
    /// Dropped when the pass ends, which tells the sender.
    stream: Option<S>,
    /// The final item, if the pass ends first.
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

/// The limit on open files of this process; `None` if the system reports none.
fn open_files() -> Option<u64> {
    #[cfg(unix)]
    return rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    return None;
}

/// Raises the limit on open files of this process to the highest that the system allows.
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
            // If the system refuses, the old limit stays.
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
        let crowd = Limiter::new(3, 2);
        let enter = |text: &str| crowd.enter(address(text));
        let first = enter("1.1.1.1").ok().unwrap();
        let _second = enter("1.1.1.1").ok().unwrap();
        assert_eq!(enter("1.1.1.1").err(), Some(Rejected::Address));
        let _third = enter("2.2.2.2").ok().unwrap();
        assert_eq!(enter("2.2.2.2").err(), Some(Rejected::Full));
        drop(first);
        assert!(enter("1.1.1.1").is_ok());
        assert!(enter("3.3.3.3").is_ok(), "the place before was given back");
    }

    #[test]
    fn an_address_of_the_sixth_version_is_a_network() {
        let crowd = Limiter::new(9, 2);
        let enter = |text: &str| crowd.enter(address(text));
        let _places = [enter("2001:db8::1").ok(), enter("2001:db8::2:1").ok()];
        assert_eq!(enter("2001:db8::3").err(), Some(Rejected::Address));
        assert!(enter("2001:db8:0:1::3").is_ok());
    }

    #[test]
    fn nobody_is_remembered_who_has_left() {
        let crowd = Limiter::new(9, 2);
        drop(crowd.enter(address("1.1.1.1")).ok());
        assert!(crowd.inside().each.is_empty());
    }

    /// The number after a key in a file of `deploy/`.
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
        let connection_limits = ConnectionLimits::within(files as u64, Capacity::default(), 1);
        assert_eq!(connection_limits.connections.0.most, CONNECTIONS);
        // The proxies admit as many connections as the server, in total and from one address.
        assert_eq!(deployed("Caddyfile", "max_conns_per_host"), CONNECTIONS);
        let direct = ConnectionLimits::within(files as u64, Capacity::default(), 0);
        let each = direct.connections.0.most_each;
        assert_eq!(deployed("nginx.conf", "limit_conn antipater_streams"), each);
        assert_eq!(deployed("haproxy.cfg", "sc_conn_cur(0) gt"), each);
        assert!(
            each > connection_limits.streams.0.most_each,
            "a stream is not all that a page asks for"
        );
    }

    #[test]
    fn the_usual_capacity_is_far_below_the_open_files() {
        let connection_limits = ConnectionLimits::new(Capacity::default(), 0);
        let files = open_files().map_or(usize::MAX, |files| files as usize);
        assert!(connection_limits.connections.0.most <= files / 2);
        assert!(connection_limits.streams.0.most < connection_limits.connections.0.most);
        let asked = Capacity {
            connections: Some(usize::MAX),
            ..Capacity::default()
        };
        assert!(ConnectionLimits::new(asked, 0).connections.0.most <= files / 4 * 3);
        assert_eq!(
            ConnectionLimits::new(asked, 1).connections.0.most_each,
            usize::MAX
        );
    }
}
