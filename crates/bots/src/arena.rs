//! The arena: a comparison of two bots on duplicate deals.
//!
//! A deal is played once with the first bot on each seat, and the other one on all others. Here: the assignment of
//! seats, the games of a deal, and the result of a series. Not here: clocks and external programs.

use core::ops::ControlFlow;

use antipater_engine::{JointAction, Outcome, Seat, State, Victory};

use crate::bot::Bot;
use crate::elo::Sequential;
use crate::fnv::Fnv;
use crate::matches::{run_until, stream};
use crate::stats::{Account, Interval, Scribe, Spread};

/// A victory in whole numbers, divisible by every number of winners.
pub const VICTORY: i64 = 420;

/// One of the two bots in a comparison.
///
/// # Examples
/// ```
/// use antipater_bots::arena::Side;
///
/// assert_eq!(Side::BOTH.map(Side::name), ["a", "b"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The first bot, on one seat.
    A,
    /// The second bot, on all other seats.
    B,
}

impl Side {
    /// Both, the first bot first.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The name: `a`, `b`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::A => "a",
            Side::B => "b",
        }
    }

    /// The side of a seat when the first bot sits on `first`.
    pub fn of(seat: Seat, first: Seat) -> Side {
        if seat == first { Side::A } else { Side::B }
    }
}

/// A finished game of the arena.
///
/// # Examples
/// ```
/// use antipater_bots::arena::{ArenaGame, Side, Standing};
/// use antipater_engine::duel::Duel;
///
/// let lost = |side| ArenaGame::<Duel, _> { end: Err((side, "slow")), signature: 0, steps: Vec::new() };
/// let mut standing = Standing::default();
/// standing.add(&[lost(Side::A), lost(Side::B)]);
/// assert_eq!(standing.shares.score(), 0.5);
/// ```
#[derive(Clone, Debug)]
pub struct ArenaGame<G: State, L> {
    /// The result: an outcome by the rules, or the side that could not continue.
    pub end: Result<Outcome<G::Score>, (Side, L)>,
    /// The steps that were played.
    pub steps: Vec<JointAction<G::Action>>,
    /// The hash of all actions: each as its seat in one byte and its number in four.
    pub signature: u64,
}

/// Plays on from a position with the first bot on each seat in turn. `sit` makes the bot of a side for a stream. `lost`
/// says after each decision why its side cannot continue, if so.
pub fn play_deal<'a, G: State, L>(
    position: &G,
    number: u64,
    mut sit: impl FnMut(Side, u64) -> Box<dyn Bot<G> + 'a>,
    mut lost: impl FnMut() -> Option<L>,
) -> Vec<ArenaGame<G, L>> {
    let seats = position.players();
    let game = |first| {
        let sit = |seat| sit(Side::of(seat, first), stream(number, seat));
        let mut bots: Vec<_> = seats.iter().map(sit).collect();
        let (mut scribe, mut steps) = (Scribe::default(), Vec::new());
        let end = run_until(&mut position.clone(), &mut bots, |decided| {
            if let Some(why) = lost() {
                return ControlFlow::Break((Side::of(decided.player, first), why));
            }
            scribe.add::<G>(decided.seat, decided.action);
            steps.extend(decided.step);
            ControlFlow::Continue(())
        });
        ArenaGame {
            end: match end {
                ControlFlow::Continue(outcome) => Ok(outcome),
                ControlFlow::Break(lost) => Err(lost),
            },
            signature: scribe.actions(),
            steps,
        }
    };
    seats.iter().map(game).collect()
}

/// The share of the win of a seat, in units of 1 / [`VICTORY`].
pub fn share<S>(outcome: &Outcome<S>, seat: Seat) -> i64 {
    if outcome.winners.contains(seat) {
        VICTORY / outcome.winners.len() as i64
    } else {
        0
    }
}

/// The shares of the win of the first bot, by deal.
///
/// # Examples
/// ```
/// use antipater_bots::arena::{Shares, VICTORY};
///
/// let mut shares = Shares::default();
/// shares.add([VICTORY, 0]);
/// shares.add([VICTORY, VICTORY]);
/// assert_eq!((shares.deals(), shares.score()), (2, 0.75));
/// assert_eq!(shares.test.pairs(), [0, 0, 1, 0, 1]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Shares {
    shares: Spread,
    /// The sequential test; empty for more than two players.
    pub test: Sequential,
}

impl Shares {
    /// Adds a deal: its share in each game, in units of 1 / [`VICTORY`].
    pub fn add(&mut self, deal: impl IntoIterator<Item = i64>) {
        let (mut games, mut won) = (0, 0);
        for share in deal {
            self.shares.add(share);
            games += 1;
            won += share;
        }
        self.shares.end_game();
        if games == 2 {
            self.test.add((2 * won / VICTORY) as usize);
        }
    }

    /// The number of deals.
    pub fn deals(&self) -> u64 {
        self.shares.games()
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.shares.seats()
    }

    /// The mean share.
    pub fn score(&self) -> f64 {
        self.shares.mean() / VICTORY as f64
    }

    /// The 95 % interval of the true share; infinite after a single deal.
    pub fn interval(&self) -> Interval {
        self.shares.share_interval(VICTORY)
    }
}

/// The result of the first bot, over all deals in order.
///
/// # Examples
/// ```
/// use core::convert::Infallible;
///
/// use antipater_bots::arena::{Side, Standing, play_deal};
/// use antipater_bots::{BotKind, Playable};
/// use antipater_engine::duel::Duel;
///
/// let mut standing = Standing::default();
/// for deal in 0..20 {
///     let sit = |side, stream| match side {
///         Side::A => Duel::bot(BotKind::Builder, 1, stream),
///         Side::B => Duel::bot(BotKind::Random, 1, stream),
///     };
///     let games = play_deal(&Duel::random(deal), deal, sit, || None::<Infallible>);
///     standing.add::<Duel, _>(&games);
/// }
/// assert!(standing.shares.interval().low > 0.5, "the builder is stronger");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// The shares of the win.
    pub shares: Shares,
    /// Victories that both sides share.
    pub shared: u64,
    /// The games that each side has won alone, by kind of victory in the order of [`Victory::ALL`].
    pub victories: [[u64; Victory::ALL.len()]; 2],
    /// The results of each side in games that were played to their end.
    pub accounts: [Account; 2],
    signature: Option<Fnv>,
}

impl Standing {
    /// Adds the games of the next deal, with the first bot on each seat in turn. A side that could not continue has lost.
    pub fn add<G: State, L>(&mut self, deal: &[ArenaGame<G, L>]) {
        for (first, game) in Seat::all(deal.len()).zip(deal) {
            let hash = self.signature.get_or_insert(Fnv::EMPTY);
            hash.add(&game.signature.to_le_bytes());
            if let Ok(outcome) = &game.end {
                self.add_outcome::<G>(first, deal.len(), outcome);
            }
        }
        let games = Seat::all(deal.len()).zip(deal);
        self.shares.add(games.map(|(first, game)| match &game.end {
            Ok(outcome) => share(outcome, first),
            Err((Side::A, _)) => 0,
            Err((Side::B, _)) => VICTORY,
        }));
    }

    fn add_outcome<G: State>(&mut self, first: Seat, players: usize, outcome: &Outcome<G::Score>) {
        for seat in Seat::all(players) {
            self.accounts[Side::of(seat, first) as usize].add::<G>(outcome, seat);
        }
        let won = outcome.winners.contains(first);
        if won && outcome.winners.len() > 1 {
            self.shared += 1;
        } else {
            let side = if won { Side::A } else { Side::B };
            self.victories[side as usize][outcome.victory as usize] += 1;
        }
    }

    /// A hash of all games in order.
    pub fn signature(&self) -> u64 {
        self.signature.unwrap_or(Fnv::EMPTY).value()
    }
}
