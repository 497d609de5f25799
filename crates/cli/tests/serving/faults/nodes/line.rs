//! A proxy between a node and Postgres, for tests that cut or delay the connection.

use std::io::{ErrorKind, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, sleep};
use std::time::Duration;

use super::super::postgres::Cluster;
use super::AGAIN;
use crate::server::Folder;

/// A proxy to Postgres, which ends on drop.
pub(super) struct Line {
    folder: Folder,
    state: Arc<LineState>,
}

#[derive(Default)]
struct LineState {
    cut: AtomicBool,
    /// The delay in milliseconds, each way.
    delay: AtomicU64,
    ended: AtomicBool,
}

impl Line {
    /// A proxy to a cluster, through a socket in a separate folder.
    pub(super) fn new(cluster: &Cluster) -> Line {
        const SOCKET: &str = ".s.PGSQL.5432";
        let folder = Folder::new("line");
        let listener = UnixListener::bind(folder.file(SOCKET)).unwrap();
        listener.set_nonblocking(true).unwrap();
        let (state, far) = (Arc::<LineState>::default(), cluster.folder().join(SOCKET));
        let line = Line {
            folder,
            state: Arc::clone(&state),
        };
        thread::spawn(move || {
            while !state.ended.load(Ordering::Relaxed) {
                let Ok((near, _)) = listener.accept() else {
                    sleep(AGAIN);
                    continue;
                };
                near.set_nonblocking(false).unwrap();
                let Ok(far) = UnixStream::connect(&far) else {
                    continue;
                };
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    let state = Arc::clone(&state);
                    thread::spawn(move || state.carry(from, to));
                }
            }
        });
        line
    }

    /// The address of the database through the proxy.
    pub(super) fn database(&self, database: &Path) -> PathBuf {
        let address = database.to_str().unwrap();
        let (before, rest) = address.split_once("host=").unwrap();
        let (_, after) = rest.split_once('&').unwrap();
        PathBuf::from(format!(
            "{before}host={}&{after}",
            self.folder.file("").display()
        ))
    }

    pub(super) fn cut(&self, cut: bool) {
        self.state.cut.store(cut, Ordering::Relaxed);
    }

    pub(super) fn delay(&self, time: Duration) {
        let milliseconds = time.as_millis() as u64;
        self.state.delay.store(milliseconds, Ordering::Relaxed);
    }
}

impl LineState {
    /// Copies data in one direction. If the connection is cut, neither side notices.
    fn carry(&self, mut from: UnixStream, mut to: UnixStream) {
        from.set_read_timeout(Some(AGAIN)).unwrap();
        let mut buffer = [0; 16 << 10];
        while !self.ended.load(Ordering::Relaxed) {
            let read = match from.read(&mut buffer) {
                Ok(0) => break,
                Ok(read) => read,
                Err(error)
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
                {
                    continue;
                }
                Err(_) => break,
            };
            sleep(Duration::from_millis(self.delay.load(Ordering::Relaxed)));
            while self.cut.load(Ordering::Relaxed) && !self.ended.load(Ordering::Relaxed) {
                sleep(AGAIN);
            }
            if to.write_all(&buffer[..read]).is_err() {
                break;
            }
        }
        // Ignored if the other end is gone.
        let _ = to.shutdown(std::net::Shutdown::Both);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.state.ended.store(true, Ordering::Relaxed);
    }
}
