//! Commits with lost acknowledgements: their outcome is unknown, yet everything is stored exactly once.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use antipater_server::{AppState, Reach, ServerOptions, app};
use antipater_store::Store;
use axum::Router;
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};

use crate::common::{Visitor, seeded};
use crate::folder::Folder;
use crate::place::Place;

/// The name of the socket of Postgres in its folder.
const SOCKET: &str = ".s.PGSQL.5432";

/// A proxy between a server and Postgres that can cut the connection at the worst moment.
#[derive(Clone, Default)]
struct Line {
    /// Whether the acknowledgement of the next commit is lost.
    cut: Arc<AtomicBool>,
    /// The number of lost acknowledgements.
    lost: Arc<AtomicUsize>,
}

impl Line {
    /// Listens in a folder, and forwards everything to Postgres.
    fn open(&self, at: &Path, postgres: PathBuf) {
        let listener = UnixListener::bind(at.join(SOCKET)).unwrap();
        let line = self.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = UnixStream::connect(postgres.join(SOCKET)).await.unwrap();
                tokio::spawn(line.clone().pass(client, server));
            }
        });
    }

    async fn pass(self, mut client: UnixStream, mut server: UnixStream) {
        let (mut asked, mut answered) = (vec![0; 1 << 16], vec![0; 1 << 16]);
        loop {
            tokio::select! {
                read = client.read(&mut asked) => {
                    let Ok(length @ 1..) = read else { return };
                    let asked = &asked[..length];
                    let commits = asked.windows(7).any(|bytes| bytes == b"COMMIT\0");
                    if server.write_all(asked).await.is_err() {
                        return;
                    }
                    if commits && self.cut.swap(false, Ordering::SeqCst) {
                        // Postgres has committed once it answers; the answer is dropped.
                        let _ = server.read(&mut answered).await;
                        self.lost.fetch_add(1, Ordering::SeqCst);
                        return;
                    }
                }
                read = server.read(&mut answered) => {
                    let Ok(length @ 1..) = read else { return };
                    if client.write_all(&answered[..length]).await.is_err() {
                        return;
                    }
                }
            }
        }
    }
}

/// An application that stores nothing by itself: it needs no key for push services.
fn quiet(store: Store) -> Router {
    let options = ServerOptions {
        unlimited: true,
        push: Reach::Nowhere,
        ..seeded()
    };
    let (state, close) = AppState::new(store, options);
    std::mem::forget(close);
    app(state)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs Postgres"]
async fn moves_whose_commits_are_not_answered_are_made_once() {
    let place = Place::postgres();
    let folder = Folder::new("doubt");
    let direct = place.address("a").await;
    let (begin, query) = direct.split_once("?host=").unwrap();
    let (postgres, rest) = query.split_once('&').unwrap();
    let line = Line::default();
    line.open(folder.path(), PathBuf::from(postgres));
    let address = format!("{begin}?host={}&{rest}", folder.path().display());
    let (store, _lock) = Store::open_alone(&address).await.unwrap();
    let mut ada = Visitor::new(quiet(store.clone()));
    let table = ada.open("game=duel&begins=me&level=random").await;
    let id = table.trim_start_matches("/tables/").to_owned();
    let mut named = Vec::new();
    for number in 0..8 {
        let view = ada.view(&table).await;
        let Some(action) = view["ask"]["actions"].get(0).cloned() else {
            break;
        };
        let name = format!("m{number}");
        line.cut.store(true, Ordering::SeqCst);
        let answer = ada.play(&table, &name, &view["decision"], &action).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        assert_eq!(line.lost.load(Ordering::SeqCst), number + 1);
        let after: Value = answer.json();
        assert_ne!(after["decision"], view["decision"]);
        named.push(name);
    }
    assert_eq!(named.len(), 8);
    let (_, moves) = store.table(&id).await.unwrap().unwrap();
    let mut kept: Vec<String> = moves
        .into_iter()
        .filter_map(|row| row.client_move_id)
        .collect();
    for name in &named {
        let times = kept.iter().filter(|id| id.ends_with(name.as_str())).count();
        assert_eq!(times, 1, "{name}: {kept:?}");
    }
    kept.dedup();
    assert_eq!(kept.len(), named.len());

    // Opening a table fails with an unknown outcome, and the next one succeeds.
    line.cut.store(true, Ordering::SeqCst);
    let mut boris = Visitor::new(quiet(store.clone()));
    let opened = boris.form("/tables", "game=duel").await;
    assert_eq!(opened.status, 503);
    boris.open("game=duel").await;
    store.close().await;
    place.clear().await;
}
