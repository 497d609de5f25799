//! Clients that do not read, send nothing, or never finish: they are closed within the limits, and others are served
//! meanwhile. Their memory is measured in the other `slow`, and each kind alone in `crowds`.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

use crate::people::gather;
use crate::server::{Folder, PATIENCE, Server, ask, until};

/// The streams that are not read.
const UNREAD: usize = 4;
/// The connections that send nothing, and those that never finish.
const IDLE: usize = 40;

/// The number of open streams in the metrics.
fn streams(server: &Server) -> usize {
    let address = server.metrics.as_ref().unwrap();
    let counters = ask(address, "/metrics", "", None).unwrap().body;
    let line = counters
        .lines()
        .find_map(|line| line.strip_prefix("antipater_streams "));
    line.unwrap().parse().unwrap()
}

/// A client with the smallest possible receive buffer.
async fn unread(server: &Server, path: &str, cookie: &str) -> tokio::net::TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let mut stream = socket
        .connect(server.address.parse().unwrap())
        .await
        .unwrap();
    let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

#[test]
fn streams_that_nobody_reads_end_and_hold_up_no_move() {
    let folder = Folder::new("unread");
    let args = [
        "--unlimited",
        "--request-time",
        "1s",
        "--metrics",
        "127.0.0.1:0",
    ];
    let server = Server::start_so(&folder.file("a.sqlite"), &args, &folder.file("log"));
    let party = gather(&server.address, 3, "");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let path = format!("/api{}/stream", party.people[0].table);
    let open = runtime.block_on(async {
        let mut open = Vec::new();
        for number in 0..UNREAD {
            let cookie = &party.people[number % 3].cookie;
            open.push(unread(&server, &path, cookie).await);
        }
        open
    });
    until("the streams are open", || streams(&server) == UNREAD);
    // People keep chatting and playing until those streams have more data than fits, and are closed.
    let moves = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for person in &party.people {
            scope.spawn(|| person.play_together(&server.address, 30, &moves));
        }
        let talker = &party.people[0];
        let deeds = format!("{}/actions", talker.table);
        let mut number = 0;
        until("the streams have ended", || {
            number += 1;
            let text = "what+nobody+reads+".repeat(10);
            let said = format!("do=say&text={number}+{text}");
            let said = ask(&server.address, &deeds, &talker.cookie, Some(&said)).unwrap();
            assert_eq!(said.status, 303);
            streams(&server) == 0
        });
    });
    assert!(
        moves.load(Ordering::Relaxed) >= 30,
        "all moves are acknowledged"
    );
    drop(open);
}

#[test]
fn clients_that_never_finish_are_ended_and_others_are_served_meanwhile() {
    let folder = Folder::new("never-finish");
    let args = ["--request-time", "2s"];
    let server = Server::start_so(&folder.file("a.sqlite"), &args, &folder.file("log"));
    let connect = || {
        let stream = TcpStream::connect(&server.address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream
    };
    let silent: Vec<_> = (0..IDLE).map(|_| connect()).collect();
    let mut endless: Vec<_> = (0..IDLE).map(|_| connect()).collect();
    let head = "POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
        Transfer-Encoding: chunked\r\n\r\n";
    for stream in &mut endless {
        stream.write_all(head.as_bytes()).unwrap();
        stream.set_nonblocking(true).unwrap();
    }
    let mut ended = 0;
    let mut said = vec![String::new(); endless.len()];
    let mut served = 0;
    until("all that never finish have been ended", || {
        let mut open = 0;
        for (stream, said) in endless.iter_mut().zip(&mut said) {
            let _ = stream.write(b"1\r\n \r\n");
            let mut buffer = [0; 1024];
            match stream.read(&mut buffer) {
                Ok(0) => {}
                Ok(read) => {
                    said.push_str(&String::from_utf8_lossy(&buffer[..read]));
                    open += 1;
                }
                Err(error) => open += usize::from(error.kind() == std::io::ErrorKind::WouldBlock),
            }
        }
        ended = IDLE - open;
        served += usize::from(ask(&server.address, "/healthz", "", None).unwrap().status == 200);
        std::thread::sleep(Duration::from_millis(20));
        ended == IDLE
    });
    assert!(served > 0);
    for said in said {
        assert!(said.starts_with("HTTP/1.1 408 "), "{said}");
    }
    for mut stream in silent {
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).unwrap();
    }
}
