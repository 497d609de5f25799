//! Viewers that follow their tables through all nodes during a fault. They must never see an earlier step after a later
//! one, and must all end up with the same view.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::sleep;

use serde_json::Value;

use super::AGAIN;
use crate::people::Person;
use crate::server::{ask, until};

/// A viewer who follows a table.
pub(super) struct Watcher {
    person: Person,
    shown: Mutex<Shown>,
}

/// The views that a watcher has received.
#[derive(Default)]
struct Shown {
    /// The latest step, with its public information.
    last: Option<(u64, Value)>,
    /// Each earlier step that came after a later one.
    back: Vec<(u64, u64)>,
}

impl Watcher {
    pub(super) fn new(person: Person) -> Watcher {
        Watcher {
            person,
            shown: Mutex::default(),
        }
    }

    /// Follows the table until `ended`, through the next node whenever a stream ends.
    pub(super) fn follow(&self, next: impl Fn() -> Option<String>, ended: &AtomicBool) {
        while !ended.load(Ordering::Relaxed) {
            let stream = next().and_then(|address| TcpStream::connect(address).ok());
            if let Some(stream) = stream {
                // Ignored if the node stops at this moment: the next one is asked.
                let _ = self.read(stream, ended);
            }
            sleep(AGAIN);
        }
    }

    /// Reads a stream to its end. In HTTP/1.0 its body consists only of lines.
    fn read(&self, mut stream: TcpStream, ended: &AtomicBool) -> std::io::Result<()> {
        stream.set_read_timeout(Some(AGAIN))?;
        let request = format!(
            "GET /api{}/stream HTTP/1.0\r\nHost: x\r\nCookie: {}\r\n\r\n",
            self.person.table, self.person.cookie
        );
        stream.write_all(request.as_bytes())?;
        let (mut read, mut buffer) = (Vec::new(), [0; 16 << 10]);
        while !ended.load(Ordering::Relaxed) {
            match stream.read(&mut buffer) {
                Ok(0) => break,
                Ok(count) => read.extend(&buffer[..count]),
                Err(error)
                    if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(error) => return Err(error),
            }
            while let Some(end) = read.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = read.drain(..=end).collect();
                // Lines of the response's head are not JSON; each later line is a view.
                if let Ok(view) = serde_json::from_slice::<Value>(&line)
                    && view["stage"].is_string()
                {
                    self.show(&view);
                }
            }
        }
        Ok(())
    }

    fn show(&self, view: &Value) {
        let (step, public) = known_to_all(view);
        let mut shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((last, _)) = &shown.last
            && step < *last
        {
            let back = (*last, step);
            shown.back.push(back);
        }
        shown.last = Some((step, public));
    }

    /// Waits until the watcher has the view of a node; no step may have gone back meanwhile.
    pub(super) fn agrees(&self, next: impl Fn() -> Option<String>) {
        until("everybody is shown the same table", || {
            let path = format!("/api{}", self.person.table);
            let answer = next().and_then(|address| ask(&address, &path, &self.person.cookie, None));
            let Some(answer) = answer.filter(|answer| answer.status == 200) else {
                return false;
            };
            let now = known_to_all(&serde_json::from_str(&answer.body).unwrap());
            let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
            shown.last.as_ref() == Some(&now)
        });
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        assert_eq!(shown.back, [], "steps were taken back");
    }
}

/// The step of a view, and its public information: the cities by seat.
fn known_to_all(view: &Value) -> (u64, Value) {
    let step = view["decision"].as_u64().unwrap();
    let mut cities = view["cities"].as_array().unwrap().clone();
    cities.sort_by_key(|city| city["seat"].as_u64());
    let public = cities.iter().map(|city| {
        let fields = ["seat", "board", "stages", "coins", "shields", "built"];
        Value::from_iter(fields.map(|field| (field, city[field].clone())))
    });
    (step, public.collect())
}
