//! Slow clients, and too many clients.

use std::fs;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

use crate::people::gather;
use crate::server::{Folder, PATIENCE, Server, ask, ask_with, open_unread, until};

fn connect(server: &Server) -> TcpStream {
    let stream = TcpStream::connect(&server.address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// Sends the same part again and again until the server closes; returns its response.
fn trickle(mut stream: TcpStream, head: &str, part: &str) -> String {
    stream
        .set_read_timeout(Some(Duration::from_millis(50)))
        .unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    let mut said = Vec::new();
    let mut buffer = [0; 4096];
    until("the server has had enough", || {
        // A server that has closed does not read it.
        let _ = stream.write_all(part.as_bytes());
        match stream.read(&mut buffer) {
            Ok(0) => true,
            Ok(read) => {
                said.extend_from_slice(&buffer[..read]);
                false
            }
            Err(error) => !matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut),
        }
    });
    String::from_utf8_lossy(&said).into_owned()
}

/// A server with these limits.
fn server(database: &Path, log: &Path, args: &[&str]) -> Server {
    let args: Vec<&str> = ["--log-level", "warn"]
        .iter()
        .chain(args)
        .copied()
        .collect();
    Server::start_so(database, &args, log)
}

#[test]
fn a_request_that_does_not_arrive_in_time_is_given_up() {
    let folder = Folder::new("slowly");
    let (database, log) = (folder.file("a.sqlite"), folder.file("log"));
    let server = server(&database, &log, &["--request-time", "1s"]);
    let body = "POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{";
    let said = trickle(connect(&server), body, "x");
    assert!(said.starts_with("HTTP/1.1 408 "), "{said}");
    assert!(said.contains("took too long to arrive"), "{said}");
    let form = "POST /tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n\
        Accept-Language: fi\r\nTransfer-Encoding: chunked\r\n\r\n";
    let said = trickle(connect(&server), form, "1\r\nx\r\n");
    assert!(
        said.starts_with("HTTP/1.1 408 ") && said.contains("lang=\"fi\""),
        "{said}"
    );
    trickle(connect(&server), "GET / HTTP/1.1\r\nHost: ", "x");
    // A silent connection is closed too.
    let mut silent = connect(&server);
    let mut said = Vec::new();
    silent.read_to_end(&mut said).unwrap();
}

#[test]
fn a_full_server_says_so_and_goes_on_for_those_inside() {
    let folder = Folder::new("full");
    let (database, log) = (folder.file("a.sqlite"), folder.file("log"));
    let limits = ["--connections", "8", "--connections-per-address", "8"];
    let server = server(&database, &log, &limits);
    let party = gather(&server.address, 3, "");
    let person = &party.people[0];
    let mut inside = connect(&server);
    let ask_inside = |inside: &mut TcpStream| {
        let (table, cookie) = (&person.table, &person.cookie);
        let head = format!("GET /api{table} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n");
        inside.write_all(head.as_bytes()).unwrap();
        let mut said = [0; 12];
        inside.read_exact(&mut said).unwrap();
        let mut rest = [0; 65536];
        // The part of the response that has arrived; the next response follows it.
        let _ = inside.read(&mut rest).unwrap();
        String::from_utf8_lossy(&said).into_owned()
    };
    assert_eq!(ask_inside(&mut inside), "HTTP/1.1 200");
    let mut hostile = Vec::new();
    until("the server is full", || {
        hostile.push(connect(&server));
        let found = ask(&server.address, "/api/lobby", "", None);
        found.is_some_and(|answer| answer.status == 503 || answer.status == 429)
    });
    let told = ask_with(&server.address, "/api/lobby", "Accept-Language: hu");
    assert!(told.status == 503 || told.status == 429, "{}", told.body);
    assert!(told.body.contains("\"kind\":\""), "{}", told.body);
    let page = ask_with(&server.address, "/", "Accept-Language: tr");
    assert!(page.body.contains("lang=\"tr\""), "{}", page.body);
    assert!(page.all("retry-after").next().is_some());
    drop(hostile);
    until("there is room again", || {
        let found = ask(&server.address, "/", "", None);
        found.is_some_and(|answer| answer.status == 200)
    });
    let written = fs::read_to_string(&log).unwrap();
    assert_eq!(
        written.matches("no place for a connection").count(),
        1,
        "{written}"
    );
}

#[test]
fn streams_have_places_too_and_other_addresses_keep_theirs() {
    let folder = Folder::new("streams");
    let (database, log) = (folder.file("a.sqlite"), folder.file("log"));
    let limits = [
        "--streams-per-address",
        "3",
        "--streams",
        "4",
        "--proxies",
        "1",
    ];
    let server = server(&database, &log, &limits);
    let party = gather(&server.address, 3, "");
    let person = &party.people[0];
    let stream = format!("/api{}/stream", person.table);
    let from = |address: &str| {
        let head = format!("{}\r\nX-Forwarded-For: {address}", person.cookie);
        let mut stream = open_unread(&server.address, &stream, &head);
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let mut said = [0; 12];
        stream.read_exact(&mut said).unwrap();
        (stream, String::from_utf8_lossy(&said[9..]).into_owned())
    };
    // One network, with ports and brackets.
    let places = [
        from("[2001:db8::1]:4000"),
        from("2001:db8::2"),
        from("[2001:db8::3]"),
    ];
    assert!(places.iter().all(|(_, status)| status == "200"));
    assert_eq!(from("[2001:db8::9]:1").1, "429");
    let other = from("10.0.0.1:5000");
    assert_eq!(other.1, "200");
    assert_eq!(from("10.0.0.2").1, "503", "the server is full");
    drop(places);
    until("places are given back", || from("10.0.0.2").1 == "200");
}
