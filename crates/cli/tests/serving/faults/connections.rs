//! One address opens ten thousand connections. Those beyond its limit get an error or are closed, other clients are not
//! affected, and afterwards all slots are free.

use std::fs;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Instant;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;

use super::tell;
use crate::server::{Folder, Server, until};

/// The connections that one address opens in total, and concurrently.
const ALL: usize = 10_000;
const WAVE: usize = 250;
/// The slots of one address.
const PLACES: usize = 64;
/// The files that the server may open besides those slots: the database, its own, and rejected connections.
const ELSE: usize = 96;

/// A client with another address.
const HONEST: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const HOSTILE: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);

/// The outcome of a connection.
enum End {
    /// It got a response with this text.
    Answered(String),
    /// It was closed without a response.
    Closed,
}

async fn connect(from: Ipv4Addr, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_reuseaddr(true).unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    socket.connect(to).await.unwrap()
}

/// Sends a request on a separate connection.
async fn ask(from: Ipv4Addr, to: SocketAddr) -> End {
    let mut stream = connect(from, to).await;
    let head = b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    // A server that has closed does not read it.
    let _ = stream.write_all(head).await;
    let mut said = Vec::new();
    match stream.read_to_end(&mut said).await {
        Ok(_) => {}
        // The connection was closed before the request arrived.
        Err(error) if error.kind() == ErrorKind::ConnectionReset => {}
        Err(error) => panic!("{error}"),
    }
    if said.is_empty() {
        End::Closed
    } else {
        End::Answered(String::from_utf8(said).unwrap())
    }
}

/// The number of the server's open files, and its limit.
fn files(server: &Server) -> (usize, usize) {
    let process = format!("/proc/{}", server.id());
    let open = fs::read_dir(format!("{process}/fd")).unwrap().count();
    let limits = fs::read_to_string(format!("{process}/limits")).unwrap();
    let limits = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"));
    let most = limits.unwrap().split_whitespace().next().unwrap();
    (open, most.parse().unwrap())
}

async fn is_served(to: SocketAddr) {
    match ask(HONEST, to).await {
        End::Answered(said) => assert!(said.starts_with("HTTP/1.1 200 "), "{said}"),
        End::Closed => panic!("somebody from another address was turned away"),
    }
}

#[test]
fn ten_thousand_connections_of_one_address_are_turned_away_and_others_are_served() {
    let folder = Folder::new("connections");
    let log = folder.file("log");
    let args = [
        "--connections-per-address",
        "64",
        "--connections",
        "256",
        "--request-time",
        "600s",
    ];
    let server = Server::start_so(&folder.file("a.sqlite"), &args, &log);
    let to: SocketAddr = server.address.parse().unwrap();
    let began = Instant::now();
    let (before, most) = files(&server);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let (mut told, mut closed) = (0, 0);
    let held = runtime.block_on(async {
        let mut held = Vec::new();
        for _ in 0..PLACES {
            held.push(connect(HOSTILE, to).await);
        }
        for wave in 0..ALL / WAVE {
            let mut asking = JoinSet::new();
            for _ in 0..WAVE {
                asking.spawn(ask(HOSTILE, to));
            }
            is_served(to).await;
            while let Some(end) = asking.join_next().await {
                match end.unwrap() {
                    End::Closed => closed += 1,
                    End::Answered(said) => {
                        assert!(said.starts_with("HTTP/1.1 429 "), "{wave}: {said}");
                        assert!(
                            said.contains("\"kind\":\"crowded\"") && said.contains("retry-after: "),
                            "{said}"
                        );
                        told += 1;
                    }
                }
            }
            let (open, _) = files(&server);
            assert!(
                open < most && open < PLACES + ELSE,
                "{open} of {most} files are open"
            );
        }
        held
    });
    assert_eq!(told + closed, ALL);
    assert!(told > 0, "nobody was told why");
    tell(format_args!(
        "connections: {ALL}, told why: {told}, closed: {closed}, in {:?}",
        began.elapsed()
    ));
    let written = fs::read_to_string(&log).unwrap();
    let said = written.matches("no place for a connection").count();
    let minutes = usize::try_from(began.elapsed().as_secs() / 60).unwrap();
    assert!(
        (1..=1 + minutes).contains(&said),
        "said {said} times: {written}"
    );
    drop(held);
    until("all places are free", || files(&server).0 <= before + 8);
    runtime.block_on(async {
        let mut again = Vec::new();
        for _ in 0..PLACES / 2 {
            again.push(connect(HOSTILE, to).await);
        }
        match ask(HOSTILE, to).await {
            End::Answered(said) => assert!(said.starts_with("HTTP/1.1 200 "), "{said}"),
            End::Closed => panic!("the places are not free"),
        }
    });
}
