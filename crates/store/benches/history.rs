//! How long the history of a person takes among many games: `cargo bench -p antipater-store --bench history [-- FOLDER]`.
//!
//! 100,000 finished tables of four people each, 1000 of them of one person.
#![allow(clippy::print_stdout, reason = "the report of a program")]

#[path = "../tests/store/rows.rs"]
mod rows;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use antipater_store::ids::PersonId;
use antipater_store::{HistoryPart, ResultRow, Store, TableRow, TableStage};

use rows::somebody;

const TABLES: usize = 100_000;
/// One table in this many is one of the person.
const OWN: usize = 100;
const LOOKS: usize = 200;
/// The seats of a table as the store writes them, about as long as for four people.
const SEATS: usize = 420;

#[tokio::main]
async fn main() {
    let folder = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let folder = folder.map_or_else(std::env::temp_dir, PathBuf::from);
    let file = folder.join(format!("antipater-history-{}.sqlite", std::process::id()));
    let store = Store::open(&format!("sqlite:{}", file.display()))
        .await
        .unwrap();
    fill(&store).await;
    let person = key(0);
    let part = |game: Option<&str>, limit| HistoryPart {
        game: game.map(str::to_owned),
        before: None,
        limit,
    };
    for (name, part) in [
        ("a page", part(None, Some(31))),
        ("a page of one game", part(Some("duel"), Some(31))),
        ("everything, for the statistics", part(None, None)),
    ] {
        let mut times = Vec::new();
        let mut rows = 0;
        for _ in 0..LOOKS {
            let asked = Instant::now();
            rows = store.history(person, &part).await.unwrap().len();
            times.push(asked.elapsed());
        }
        println!("{name}: {rows} rows, {}", median(times));
    }
    let mut times = Vec::new();
    for _ in 0..LOOKS {
        let asked = Instant::now();
        store.finished_by_game(person).await.unwrap();
        store.without_results_of(person, 300).await.unwrap();
        times.push(asked.elapsed());
    }
    println!("counts, and what is not noted yet: {}", median(times));
    store.close().await;
    std::fs::remove_file(file).unwrap();
}

fn median(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    format!(
        "median {:.3} ms",
        times[times.len() / 2].as_secs_f64() * 1000.0
    )
}

fn key(number: u32) -> PersonId {
    let mut key = [7; 32];
    key[..4].copy_from_slice(&number.to_le_bytes());
    PersonId(key)
}

/// Stores the tables, many at a time.
async fn fill(store: &Store) {
    for person in 0..=400 {
        let (person, session) = somebody(key(person));
        store.add_person(&person, &session).await.unwrap();
    }
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        let store = store.clone();
        tasks.spawn(async move { add(&store, number).await });
        if tasks.len() > 500 {
            tasks.join_next().await;
        }
    }
    while tasks.join_next().await.is_some() {}
}

async fn add(store: &Store, number: usize) {
    let id = format!("{number:012}");
    let owner = if number.is_multiple_of(OWN) {
        0
    } else {
        1 + (number % 100) as u32
    };
    let people = [
        owner,
        101 + (number % 99) as u32,
        201 + (number % 98) as u32,
        301 + (number % 97) as u32,
    ]
    .map(key);
    let at = number as i64 * 60;
    let row = TableRow {
        stage: TableStage::Over,
        seats: format!("\"{}\"", "x".repeat(SEATS)),
        record: "x".repeat(4000),
        finished_at: Some(at),
        ..TableRow::empty(&id, people[0], at)
    };
    store.add_table(&row, &people).await.unwrap();
    let results = people.map(|person| ResultRow {
        person,
        table: id.clone(),
        finished_at: at,
        game: if number.is_multiple_of(3 * OWN) {
            "duel"
        } else {
            "seven-second"
        }
        .to_owned(),
        seats: 4,
        seat: 0,
        boards: "Rhodes A".to_owned(),
        place: Some(1),
        won: true,
        points: Some(50),
        victory: "civilian".to_owned(),
        guided: false,
        hints: 0,
        standing: Vec::new(),
    });
    store.add_results(&id, &results).await.unwrap();
}
