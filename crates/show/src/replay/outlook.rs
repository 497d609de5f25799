//! What happens from a step on: the results of games that bots play from there to their end.

use antipater_bots::arena::share;
use antipater_bots::matches::run;
use antipater_bots::{Bot, BotKind, Playable};
use antipater_engine::{Seat, Victory, rng};

use super::Replay;
use crate::explorer::Results;
use crate::game::{AnyGame, Game};
use crate::guide::Guidable;

/// The results of games that bots have played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The number of games.
    pub games: u64,
    /// The results of each seat.
    pub seats: Vec<Results>,
    /// The number of games with each kind of victory, in the order of [`Victory::ALL`].
    pub victories: [u64; Victory::ALL.len()],
}

impl Outlook {
    /// The bot on all seats.
    pub const BOT: BotKind = BotKind::Normal;
    /// The number of games that are played.
    pub const GAMES: u64 = 100;
}

impl Replay {
    /// Plays on from a step, or from the last one. Each game deals anew what was hidden from the seat, and keeps the rest.
    /// The same step has the same outlook each time.
    pub fn outlook(&self, step: usize, seat: Seat) -> Outlook {
        match &self.game {
            AnyGame::Seven(game) => play_on(game, step, seat),
            AnyGame::Duel(game) => play_on(game, step, seat),
        }
    }
}

fn play_on<G: Guidable + Playable>(game: &Game<G>, step: usize, seat: Seat) -> Outlook {
    let position = game
        .record
        .position_after(step.min(game.record.steps().len()));
    let known = position.observe(seat);
    let players = position.players();
    let mut outlook = Outlook {
        games: Outlook::GAMES,
        seats: vec![Results::default(); players.len()],
        victories: [0; Victory::ALL.len()],
    };
    let mut deals = rng::generator(step as u64, 0);
    for number in 0..Outlook::GAMES {
        let streams = players.iter().map(|seat| seat.number() as u64);
        let mut bots: Vec<Box<dyn Bot<G>>> = streams
            .map(|stream| G::bot(Outlook::BOT, number, stream))
            .collect();
        let outcome = run(G::sample(&known, &mut deals), &mut bots);
        for (results, seat) in outlook.seats.iter_mut().zip(players.iter()) {
            let points = G::points(&outcome.scores[seat]).map(i64::from).sum();
            results.add((share(&outcome, seat), points));
        }
        outlook.victories[outcome.victory as usize] += 1;
    }
    outlook
}
