//! What the games of the arena come to: shares of the win by deal, points, kinds of victory, lost games, costs.

use antipater_bots::elo::Sequential;
use antipater_bots::fnv::Fnv;
use antipater_bots::stats::{Interval, Spread};
use antipater_engine::{Seat, State, Victory};

use super::table::{Cost, End, Failure, Finished, Side};

/// A victory in whole numbers, divisible by every number of winners.
const VICTORY: i64 = 420;

/// The games of one deal, with the first bot on each seat in turn.
pub(super) struct Deal<S>(pub(super) Vec<Finished<S>>);

/// What one side has done.
#[derive(Clone, Debug, Default)]
pub(super) struct Account {
    /// Seats in games that were played to their end.
    seats: u64,
    /// Their points by category.
    points: Vec<i64>,
    /// Games won alone in each way.
    pub(super) victories: [u64; Victory::ALL.len()],
    /// Games lost because a program failed, in the order of [`Failure::ALL`].
    pub(super) lost: [u64; Failure::ALL.len()],
    pub(super) cost: Cost,
}

impl Account {
    /// Mean points of a seat by category; none when no game was played to its end.
    pub(super) fn means(&self) -> impl Iterator<Item = f64> + '_ {
        let seats = self.seats as f64;
        self.points
            .iter()
            .map(move |&points| points as f64 / seats)
            .filter(|mean| mean.is_finite())
    }

    /// Mean CPU time of a move, in milliseconds.
    pub(super) fn milliseconds(&self) -> f64 {
        1000.0 * self.cost.cpu.as_secs_f64() / self.cost.moves.max(1) as f64
    }
}

/// The sum of a series, taken deal by deal in order.
#[derive(Debug, Default)]
pub(super) struct Sum {
    pub(super) deals: u64,
    pub(super) games: u64,
    /// Victories that both sides share.
    pub(super) shared: u64,
    pub(super) accounts: [Account; 2],
    pub(super) test: Sequential,
    shares: Spread,
    signature: Option<Fnv>,
}

impl Sum {
    /// Takes in the next deal.
    pub(super) fn add<G: State>(&mut self, deal: &Deal<G::Score>) {
        self.deals += 1;
        let mut won = 0;
        for (seat, game) in Seat::all(Seat::MAX).zip(&deal.0) {
            let share = self.add_game::<G>(seat, deal.0.len(), game);
            self.shares.add(share);
            won += share;
        }
        self.shares.end_game();
        if deal.0.len() == 2 {
            self.test.add((2 * won / VICTORY) as usize);
        }
    }

    /// Takes in a game with the first bot on this seat; returns its share of the win.
    fn add_game<G: State>(
        &mut self,
        first: Seat,
        players: usize,
        game: &Finished<G::Score>,
    ) -> i64 {
        self.games += 1;
        let hash = self.signature.get_or_insert(Fnv::EMPTY);
        hash.add(&game.signature.to_le_bytes());
        for (account, cost) in self.accounts.iter_mut().zip(&game.costs) {
            account.cost.moves += cost.moves;
            account.cost.cpu += cost.cpu;
            account.cost.each.merge(&cost.each);
        }
        let outcome = match &game.end {
            End::Played(outcome) => outcome,
            End::Lost(side, failure) => {
                self.accounts[*side as usize].lost[*failure as usize] += 1;
                return if *side == Side::A { 0 } else { VICTORY };
            }
        };
        for seat in Seat::all(players) {
            let side = if seat == first { Side::A } else { Side::B };
            let account = &mut self.accounts[side as usize];
            account.seats += 1;
            account.points.resize(G::CATEGORIES.len(), 0);
            let points = G::points(&outcome.scores[seat]);
            let sums = account.points.iter_mut().zip(points);
            sums.for_each(|(sum, points)| *sum += i64::from(points));
        }
        let winners = outcome.winners.len();
        let victory = outcome.victory as usize;
        match outcome.winners.contains(first) {
            true if winners > 1 => self.shared += 1,
            true => self.accounts[Side::A as usize].victories[victory] += 1,
            false => self.accounts[Side::B as usize].victories[victory] += 1,
        }
        if outcome.winners.contains(first) {
            VICTORY / winners as i64
        } else {
            0
        }
    }

    /// The mean share of the win of the first bot.
    pub(super) fn score(&self) -> f64 {
        self.shares.mean() / VICTORY as f64
    }

    /// Where the true share lies in 95 of 100 series; anywhere after a single deal.
    pub(super) fn interval(&self) -> Interval {
        self.shares.share_interval(VICTORY)
    }

    /// A hash of all games in order, without what they cost.
    pub(super) fn signature(&self) -> u64 {
        self.signature.unwrap_or(Fnv::EMPTY).value()
    }
}
