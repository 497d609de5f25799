//! Has one finished game after another judged while others play: alternately a Duel and a game of four.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use antipater_bots::BotKind;
use antipater_engine::rng::{below, generator};
use antipater_engine::{JointAction, State};
use antipater_show::game::{AnyGame, Game, Hosted, Sitting};
use antipater_show::options::TableOptions;
use anyhow::{Context, Result, anyhow};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::client::Client;
use crate::people::{cookie, expect};

/// How often to check whether an analysis is done.
const PAUSE: Duration = Duration::from_millis(200);
/// The games, as the form of the start page orders them.
const GAMES: [&str; 2] = ["duel", "seven"];

/// The time that each analysis took, by game.
#[derive(Clone, Default)]
pub(crate) struct Times(Arc<Mutex<[Vec<Duration>; 2]>>);

impl Times {
    /// The times so far, a game in a row, in seconds.
    pub(crate) fn lines(&self) -> Vec<String> {
        let times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let named = GAMES.iter().zip(times.iter());
        let told = named.filter(|(_, times)| !times.is_empty());
        told.map(|(game, times)| {
            let mut seconds: Vec<f64> = times.iter().map(Duration::as_secs_f64).collect();
            seconds.sort_by(f64::total_cmp);
            let (median, most) = (seconds[seconds.len() / 2], seconds[seconds.len() - 1]);
            let count = seconds.len();
            format!("{count} analyses of {game}: {median:.1} s in the middle, {most:.1} s at most")
        })
        .collect()
    }
}

/// Has games judged until the task is ended.
pub(crate) fn start(address: SocketAddr, times: Times) -> JoinHandle<Result<()>> {
    tokio::spawn(async move {
        let mut client = Client::new(address);
        let opened = client.post("/tables", "", "game=duel&name=Analyst").await?;
        let cookie = cookie(&expect(opened, 303)?)?;
        for seed in 0.. {
            let which = seed as usize % GAMES.len();
            let record: Value = serde_json::from_str(&played(GAMES[which], seed)?)?;
            let order = json!({ "record": record }).to_string();
            let began = Instant::now();
            let asked = client.post_json("/api/analyses", &cookie, &order).await?;
            let mut now: Value = serde_json::from_str(&expect(asked, 202)?.body)?;
            let name = now["analysis"].as_str().context("no analysis")?;
            let path = format!("/api/analyses/{name}");
            while now["stage"] != "done" {
                sleep(PAUSE).await;
                let seen = expect(client.get(&path, &cookie).await?, 200)?;
                now = serde_json::from_str(&seen.body)?;
            }
            let mut times = times.0.lock().unwrap_or_else(PoisonError::into_inner);
            times[which].push(began.elapsed());
        }
        Ok(())
    })
}

/// A finished game of random moves, as a record.
fn played(game: &str, seed: u64) -> Result<String> {
    let fields = [("game".to_owned(), game.to_owned())];
    let options = TableOptions::read(&fields, "").map_err(|why| anyhow!(why))?;
    let seat = |number| Sitting {
        name: format!("Bot{number}"),
        bot: Some(BotKind::Random),
    };
    let sitting: Vec<Sitting> = (0..options.seats()).map(seat).collect();
    let dealt = options.deal(String::new(), &sitting, &mut generator(seed, 0));
    let mut dealt = dealt.map_err(|why| anyhow!("{why:?}"))?;
    match &mut dealt {
        AnyGame::Seven(game) => finish(game, seed),
        AnyGame::Duel(game) => finish(game, seed),
    }
    Ok(dealt.record())
}

fn finish<G: Hosted>(game: &mut Game<G>, seed: u64) {
    let mut rng = generator(seed, 1);
    while !game.is_over() {
        let mut joint = JointAction::new();
        for seat in game.position().to_act().iter() {
            let legal = State::legal_actions_given(game.position(), seat, &joint);
            joint.set(seat, legal[below(&mut rng, legal.len() as u32) as usize]);
        }
        let played = game.play(&joint);
        debug_assert!(played.is_ok(), "legal actions are accepted");
    }
}
