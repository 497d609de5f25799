//! How many steps a second the store commits: `cargo bench -p antipater-store --bench store [-- FOLDER]`, or with the
//! address of an empty database of Postgres instead of the folder.
//!
//! Each caller has a table of its own and appends a step when the one before is committed, as live tables do. The
//! database is a file in the folder, or where temporary files lie; the disk decides, so name the folder that matters.
#![allow(clippy::print_stdout, reason = "the report of a program")]

use std::path::PathBuf;
use std::time::{Duration, Instant};

use antipater_store::ids::PersonId;
use antipater_store::{MoveRow, Progress, Store, TableRow, TableStage};

/// How long each row of the report is measured.
const LONG: Duration = Duration::from_secs(5);
/// About as long as a step of five seats.
const STEP: usize = 300;

#[tokio::main]
async fn main() {
    let folder = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    if let Some(address) = folder.as_ref().filter(|word| word.starts_with("postgres")) {
        return report(&Store::open(address).await.unwrap()).await;
    }
    let folder = folder.map_or_else(std::env::temp_dir, PathBuf::from);
    let file = folder.join(format!("antipater-bench-{}.sqlite", std::process::id()));
    let store = Store::open(&format!("sqlite:{}", file.display()))
        .await
        .unwrap();
    report(&store).await;
    std::fs::remove_file(file).unwrap();
}

async fn report(store: &Store) {
    println!("callers  steps/s  median ms  99 % ms");
    for callers in [1, 64, 1000] {
        let (rate, median, late) = measure(store, callers).await;
        println!("{callers:>7}  {rate:>7.0}  {median:>9.2}  {late:>7.2}");
    }
    store.close().await;
}

/// Steps a second, and how long the median one and the hundredth part of them took, in milliseconds.
async fn measure(store: &Store, callers: usize) -> (f64, f64, f64) {
    for caller in 0..callers {
        let row = TableRow {
            stage: TableStage::Playing,
            ..TableRow::empty(name(callers, caller), PersonId([0; 32]), 0)
        };
        store.add_table(&row, &[row.host]).await.unwrap();
    }
    let start = Instant::now();
    let tasks = (0..callers).map(|caller| {
        let store = store.clone();
        tokio::spawn(async move { play(&store, &name(callers, caller), start).await })
    });
    let mut times = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        times.extend(task.await.unwrap());
    }
    let rate = times.len() as f64 / start.elapsed().as_secs_f64();
    times.sort_unstable();
    let part = |part: usize| times[times.len() * part / 100].as_secs_f64() * 1000.0;
    (rate, part(50), part(99))
}

fn name(callers: usize, caller: usize) -> String {
    format!("{callers}-{caller}")
}

/// Appends steps until the time is over; returns how long each took.
async fn play(store: &Store, table: &str, start: Instant) -> Vec<Duration> {
    let mut times = Vec::new();
    while start.elapsed() < LONG {
        let asked = Instant::now();
        let step = MoveRow {
            step: "x".repeat(STEP),
            client_move_id: Some(format!("m{}", times.len())),
            used: None,
        };
        let progress = Progress {
            deadline: Some(times.len() as i64),
            ..Progress::default()
        };
        store
            .append(table, times.len(), &[step], &progress)
            .await
            .unwrap();
        times.push(asked.elapsed());
    }
    times
}
