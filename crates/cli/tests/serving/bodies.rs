//! Concurrent large bodies cost the memory of a few.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;

use crate::people::gather;
use crate::server::{Folder, PATIENCE, Server, until};

/// The largest accepted file, in bytes.
const FILE: usize = 8 << 20;
/// The allowed growth of memory, in bytes.
const GROWN: u64 = 150 << 20;
/// The form data before and after the file.
const BEFORE: &str = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n";
const AFTER: &str = "\r\n--x--\r\n";

/// Begins to send a file of this many bytes from an address; `more` is added to the head.
fn begin(server: &Server, cookie: &str, from: usize, length: usize, more: &str) -> TcpStream {
    let mut stream = TcpStream::connect(&server.address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.set_write_timeout(Some(PATIENCE)).unwrap();
    let head = format!(
        "POST /me/offline HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nX-Forwarded-For: 10.{}.{}.1\r\n\
         Content-Type: multipart/form-data; boundary=x\r\nContent-Length: {length}\r\n{more}\r\n",
        from / 250,
        from % 250
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream
}

/// Sends a file of games from an address, except for its last bytes.
fn send(server: &Server, cookie: &str, from: usize, file: &str, kept_back: usize) -> TcpStream {
    let body = format!("{BEFORE}{file}{AFTER}");
    let mut stream = begin(server, cookie, from, body.len(), "");
    // A server that has refused the request does not read it.
    let _ = stream.write_all(&body.as_bytes()[..body.len() - kept_back]);
    stream
}

/// The status of the response; `None` if the connection was closed while the client was still sending.
fn status(stream: &mut TcpStream) -> Option<u16> {
    let mut head = [0; 12];
    stream.read_exact(&mut head).ok()?;
    String::from_utf8_lossy(&head[9..]).parse().ok()
}

/// A server behind a proxy, and the cookie of a person there.
fn served(folder: &Folder) -> (Server, String) {
    let args = ["--proxies", "1", "--log-level", "warn"];
    let server = Server::start_so(&folder.file("a.sqlite"), &args, &folder.file("log"));
    let cookie = gather(&server.address, 3, "").people[0].cookie.clone();
    (server, cookie)
}

#[test]
fn bodies_that_do_not_end_cost_the_memory_of_a_few() {
    let folder = Folder::new("bodies");
    let (server, cookie) = served(&folder);
    let idle = server.memory();
    let file = "0".repeat(FILE - BEFORE.len() - AFTER.len());
    let strangers: Vec<_> = (0..125)
        .map(|from| send(&server, "", from, &file, 1))
        .collect();
    let people: Vec<_> = (0..125)
        .map(|from| send(&server, &cookie, from, &file, 1))
        .collect();
    if let Some((idle, peak)) = idle.zip(server.peak()) {
        let grown = peak.saturating_sub(idle);
        assert!(grown < GROWN, "{} KiB", grown / 1024);
    }
    drop((strangers, people));
}

/// Nothing of the body is sent: the server asks for it (100), or refuses it.
#[test]
fn a_large_body_needs_a_person_and_a_place() {
    let folder = Folder::new("places");
    let (server, cookie) = served(&folder);
    let asks = |cookie: &str, from| {
        let wants = "Expect: 100-continue\r\n";
        let mut stream = begin(&server, cookie, from, FILE, wants);
        (status(&mut stream), stream)
    };
    assert_eq!(asks("", 0).0, Some(401));
    let held: Vec<_> = (1..5).map(|from| asks(&cookie, from)).collect();
    assert!(held.iter().all(|(status, _)| *status == Some(100)));
    assert_eq!(asks(&cookie, 1).0, Some(429));
    assert_eq!(asks(&cookie, 5).0, Some(503));
    drop(held);
    let mut others = 6..;
    until("places are given back", || {
        asks(&cookie, others.next().unwrap()).0 == Some(100)
    });
}

#[test]
fn hostile_files_are_read_in_the_memory_of_one() {
    let folder = Folder::new("hostile");
    let (server, cookie) = served(&folder);
    let idle = server.memory();
    let length = FILE - 1000;
    let zeros = "0,".repeat(length / 2) + "0";
    let files = [
        format!("[{zeros}]"),
        format!("{{\"antipater_finished\":1,\"games\":[{zeros}]}}"),
        format!("{{\"antipater_finished\":1,\"games\":[[{zeros}]]}}"),
    ];
    let answers: Vec<Option<u16>> = thread::scope(|scope| {
        let sent = (0..30).map(|from| {
            let (server, cookie, file) = (&server, &cookie, &files[from % files.len()]);
            scope.spawn(move || status(&mut send(server, cookie, from, file, 0)))
        });
        let sent: Vec<_> = sent.collect();
        sent.into_iter().map(|sent| sent.join().unwrap()).collect()
    });
    assert!(answers.contains(&Some(422)), "{answers:?}");
    let refused = |answer: &Option<u16>| matches!(answer, None | Some(422 | 503));
    assert!(answers.iter().all(refused), "{answers:?}");
    if let Some((idle, peak)) = idle.zip(server.peak()) {
        let grown = peak.saturating_sub(idle);
        assert!(grown < GROWN, "{} KiB", grown / 1024);
    }
}
