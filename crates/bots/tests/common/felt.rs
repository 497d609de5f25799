//! Whether a style is felt, and how strong it is: games of one bot with a style among bots of the same level without one.

use std::convert::Infallible;

use antipater_bots::elo::difference;
use antipater_bots::matches::{Queue, stream};
use antipater_bots::style::{Style, Styled};
use antipater_bots::weights::Weights;
use antipater_bots::{Bot, BotKind, Playable};
use antipater_engine::duel::Duel;
use antipater_engine::rng::generator;
use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
use antipater_engine::{JointAction, Seat, State};

const SEED: u64 = 47;

/// The games of a style.
#[derive(Default)]
pub(crate) struct Felt {
    /// The number of players.
    players: usize,
    /// The share of the wins of each deal, over all seats.
    shares: Vec<f64>,
    /// The actions that suit the style, by the bot that has it and by the others. Wonders count in the first half of the game:
    /// in the end nearly all of them are built anyway.
    suited: [f64; 2],
}

impl Felt {
    /// The actions that suit the style, for each game of a bot with it and of one without.
    pub(crate) fn per_game(&self) -> [f64; 2] {
        let seats = (self.shares.len() * self.players) as f64;
        [
            self.suited[0] / seats,
            self.suited[1] / seats / (self.players - 1) as f64,
        ]
    }

    /// How many more actions suit the style because of it.
    pub(crate) fn factor(&self) -> f64 {
        let [own, others] = self.per_game();
        own / others
    }

    /// The Elo difference to bots without a style, and its lower and upper 95 % limits.
    pub(crate) fn elo(&self) -> [f64; 3] {
        let count = self.shares.len() as f64;
        let mean = self.shares.iter().sum::<f64>() / count;
        let squares = self.shares.iter().map(|share| (share - mean).powi(2));
        let error = 1.96 * (squares.sum::<f64>() / count / (count - 1.0)).sqrt();
        let elo = |share| difference(share, self.players - 1).expect("neither all nor nothing");
        [mean, mean - error, mean + error].map(elo)
    }
}

/// Plays these deals once with the style on each seat.
pub(crate) fn in_a_duel(level: BotKind, style: Style, deals: u64, threads: usize) -> Felt {
    play(level, style, deals, threads, Duel::random)
}

/// The same at four seats, with the editions in turn.
pub(crate) fn at_four_seats(level: BotKind, style: Style, deals: u64, threads: usize) -> Felt {
    play(level, style, deals, threads, |number| {
        let edition = Edition::ALL[number as usize % 2];
        let rng = &mut generator(SEED, number);
        let setup = Setup::deal(edition, &[BoardOptions::default(); 4], rng).expect("a deal");
        Seven::new(setup).expect("a deal is valid")
    })
}

/// The same with the Free City.
pub(crate) fn with_the_free_city(level: BotKind, style: Style, deals: u64, threads: usize) -> Felt {
    play(level, style, deals, threads, |number| {
        let rng = &mut generator(SEED, number);
        let setup = Setup::deal_free_city(&[BoardOptions::default(); 3], rng).expect("a deal");
        Seven::new(setup).expect("a deal is valid")
    })
}

fn play<G: Playable + Styled>(
    level: BotKind,
    style: Style,
    deals: u64,
    threads: usize,
    deal: impl Fn(u64) -> G + Sync,
) -> Felt {
    let one = |number: u64| {
        let game = deal(number);
        let players = game.players();
        let mut felt = Felt {
            players: players.len(),
            ..Felt::default()
        };
        let games = players
            .iter()
            .map(|own| play_one(game.clone(), (level, style), own, number, &mut felt.suited));
        let wins: f64 = games.sum();
        felt.shares.push(wins / players.len() as f64);
        felt
    };
    let mut all = Felt::default();
    let queue = Queue {
        jobs: deals,
        threads,
        batch: 4,
    };
    let add = |felt: Felt| -> Result<(), Infallible> {
        all.players = felt.players;
        all.shares.extend(felt.shares);
        for (sum, one) in all.suited.iter_mut().zip(felt.suited) {
            *sum += one;
        }
        Ok(())
    };
    queue.run(one, add).unwrap_or_else(|never| match never {});
    all
}

/// Plays a game, and returns the share of the win of the bot with the style.
fn play_one<G: Playable + Styled>(
    mut game: G,
    (level, style): (BotKind, Style),
    own: Seat,
    number: u64,
    suited: &mut [f64; 2],
) -> f64 {
    let bot = |seat: Seat| {
        let style = if seat == own { style } else { Style::AllRound };
        G::bot_with(
            Weights::default(),
            (level, style),
            SEED,
            stream(number, seat),
        )
    };
    let mut bots: Vec<Box<dyn Bot<G>>> = game.players().iter().map(bot).collect();
    let (mut step, mut suiting) = (0, Vec::new());
    while !game.to_act().is_empty() {
        let mut joint = JointAction::new();
        for seat in game.to_act().iter() {
            let player = game.chooser(seat);
            let known = game.observe(player);
            let legal = game.legal_actions_given(seat, &joint);
            let action = bots[player.number()].choose(&known, seat, &legal);
            if G::suits(style, &known, seat, action) {
                suiting.push((step, player != own));
            }
            joint.set(seat, action);
        }
        game.apply_unchecked(&joint);
        step += 1;
    }
    for (at, other) in suiting {
        if style != Style::Wonders || at < step / 2 {
            suited[usize::from(other)] += 1.0;
        }
    }
    let winners = game.outcome().expect("the game is over").winners;
    match winners.contains(own) {
        true => 1.0 / winners.len() as f64,
        false => 0.0,
    }
}
