//! The totals of a series of games: wins and points of each bot, and a signature that identifies these games.

use antipater_engine::{JointAction, Outcome, Seat, State};

use super::Spread;
use crate::fnv::Fnv;
use crate::played::Played;

/// The summary of one game for a [`Tally`]; small enough to be sent between threads.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
/// use antipater_bots::matches::Series;
/// use antipater_bots::stats::GameSummary;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::rng::Generator;
///
/// let series: Series<Duel, _> = Series {
///     deal: |rng: &mut Generator| Ok(Setup::deal(rng)),
///     seats: 2,
///     bots: vec![BotKind::Random.factory()],
///     games: 1,
///     seed: 1,
/// };
/// let summary = GameSummary::of(&series.game(0).unwrap());
/// assert_eq!(series.summary(0, |_, summary| summary).unwrap(), summary);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSummary<S> {
    /// The index of the bot of each seat.
    pub bots: Vec<usize>,
    /// Winners and points.
    pub outcome: Outcome<S>,
    /// The number of decisions.
    pub decisions: u64,
    /// The hash of the game: see [`GameSummary::of`].
    pub signature: u64,
}

impl<S> GameSummary<S> {
    /// Summarizes a game. Its hash is FNV-1a over each action in order, as the seat in one byte and the action's number
    /// in four (little-endian). The points of each seat by category follow in two bytes each.
    pub fn of<G: State<Score = S>>(played: &Played<G>) -> GameSummary<S>
    where
        S: Copy,
    {
        let mut scribe = Scribe::default();
        for (seat, action) in played.game.steps.iter().flat_map(JointAction::iter) {
            scribe.add::<G>(seat, action);
        }
        scribe.summary::<G>(played.bots.clone(), played.game.outcome)
    }
}

/// Summarizes a game while it is played.
///
/// # Examples
/// ```
/// use antipater_bots::rollout::play_out;
/// use antipater_bots::stats::Scribe;
/// use antipater_engine::duel::Duel;
///
/// let mut scribe = Scribe::default();
/// let (decisions, outcome) = play_out(Duel::random(1), |_, seat, legal| {
///     scribe.add::<Duel>(seat, legal[0]);
///     legal[0]
/// });
/// let summary = scribe.summary::<Duel>(vec![0, 1], outcome);
/// assert_eq!(summary.decisions, decisions);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scribe {
    hash: Fnv,
    decisions: u64,
}

impl Default for Scribe {
    fn default() -> Scribe {
        Scribe {
            hash: Fnv::EMPTY,
            decisions: 0,
        }
    }
}

impl Scribe {
    /// Adds the next decision.
    pub fn add<G: State>(&mut self, seat: Seat, action: G::Action) {
        self.decisions += 1;
        self.hash.add(&[seat.number() as u8]);
        self.hash.add_number(G::index(action) as u32);
    }

    /// The hash of all actions so far, without points.
    pub fn actions(&self) -> u64 {
        self.hash.value()
    }

    /// The hash of the game, with this outcome for this number of players.
    pub fn signature<G: State>(mut self, players: usize, outcome: &Outcome<G::Score>) -> u64 {
        for seat in Seat::all(players) {
            G::points(&outcome.scores[seat])
                .for_each(|points| self.hash.add(&points.to_le_bytes()));
        }
        self.hash.value()
    }

    /// The summary of the game, with this outcome.
    pub fn summary<G: State>(
        self,
        bots: Vec<usize>,
        outcome: Outcome<G::Score>,
    ) -> GameSummary<G::Score> {
        GameSummary {
            signature: self.signature::<G>(bots.len(), &outcome),
            bots,
            outcome,
            decisions: self.decisions,
        }
    }
}

/// Wins and points of one bot over a series.
///
/// # Examples
/// ```
/// use antipater_bots::stats::Account;
///
/// let account = Account { seats: 2, points: vec![10, 4], ..Account::default() };
/// assert!(account.means().eq([5.0, 2.0]));
/// assert_eq!(account.mean_total(), 7.0);
/// ```
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Account {
    /// The index of the bot.
    pub bot: usize,
    /// The number of its seats in all games together.
    pub seats: u64,
    /// The number of games won; a victory shared by `k` seats counts `1 / k` for each.
    pub wins: f64,
    /// The points of all its seats by category, in the order of [`State::CATEGORIES`].
    pub points: Vec<i64>,
    /// The squares of these points, summed in the same order.
    pub squares: Vec<i64>,
    /// The totals of its seats.
    pub total: Spread,
}

impl Account {
    /// Adds a seat of a game.
    pub(crate) fn add<G: State>(&mut self, outcome: &Outcome<G::Score>, seat: Seat) {
        self.seats += 1;
        if outcome.winners.contains(seat) {
            self.wins += 1.0 / outcome.winners.len() as f64;
        }
        self.points.resize(G::CATEGORIES.len(), 0);
        self.squares.resize(G::CATEGORIES.len(), 0);
        let sums = self.points.iter_mut().zip(&mut self.squares);
        let mut total = 0;
        for ((sum, squares), points) in sums.zip(G::points(&outcome.scores[seat])) {
            let points = i64::from(points);
            *sum += points;
            *squares += points * points;
            total += points;
        }
        self.total.add(total);
    }

    /// Mean points of a seat by category.
    pub fn means(&self) -> impl Iterator<Item = f64> + '_ {
        self.points
            .iter()
            .map(|&points| points as f64 / self.seats as f64)
    }

    /// Standard deviation of a seat's points by category; 0 below two seats.
    pub fn deviations(&self) -> impl Iterator<Item = f64> + '_ {
        let seats = self.seats as f64;
        self.points
            .iter()
            .zip(&self.squares)
            .map(move |(&sum, &squares)| {
                let around = squares as f64 - sum as f64 * (sum as f64 / seats);
                (around / (seats - 1.0).max(1.0)).max(0.0).sqrt()
            })
    }

    /// Mean total of a seat.
    pub fn mean_total(&self) -> f64 {
        self.points.iter().sum::<i64>() as f64 / self.seats as f64
    }
}

/// The totals of a series, updated game by game in order.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
/// use antipater_bots::matches::Series;
/// use antipater_bots::stats::Tally;
/// use antipater_engine::duel::{Duel, InvalidSetup, Setup};
/// use antipater_engine::rng::Generator;
///
/// let series: Series<Duel, _> = Series {
///     deal: |rng: &mut Generator| Ok(Setup::deal(rng)),
///     seats: 2,
///     bots: [BotKind::Builder, BotKind::Random].map(BotKind::factory).into(),
///     games: 4,
///     seed: 1,
/// };
/// let mut tally = Tally::default();
/// let add = |summary| {
///     tally.add::<Duel>(&summary);
///     Ok::<_, InvalidSetup>(())
/// };
/// series.run_summaries(1, |_, summary| summary, add).unwrap();
/// assert_eq!((tally.games, tally.accounts.len()), (4, 2));
/// assert!(tally.accounts[0].wins >= tally.accounts[1].wins);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// The number of decisions in them.
    pub decisions: u64,
    /// The result of each bot, in the order of their first seats.
    pub accounts: Vec<Account>,
    signature: Fnv,
}

impl Default for Tally {
    fn default() -> Tally {
        Tally {
            games: 0,
            decisions: 0,
            accounts: Vec::new(),
            signature: Fnv::EMPTY,
        }
    }
}

impl Tally {
    /// Adds the next game.
    pub fn add<G: State>(&mut self, summary: &GameSummary<G::Score>) {
        self.games += 1;
        self.decisions += summary.decisions;
        self.signature.add(&summary.signature.to_le_bytes());
        for (seat, &bot) in Seat::all(summary.bots.len()).zip(&summary.bots) {
            self.account(bot).add::<G>(&summary.outcome, seat);
        }
        let accounts = self.accounts.iter_mut();
        accounts.for_each(|account| account.total.end_game());
    }

    /// The hash of all games in order: FNV-1a over the hash of each as eight bytes (little-endian). Equal signatures
    /// mean the same games with the same scores.
    pub fn signature(&self) -> u64 {
        self.signature.value()
    }

    fn account(&mut self, bot: usize) -> &mut Account {
        let place = self.accounts.iter().position(|account| account.bot == bot);
        let place = place.unwrap_or_else(|| {
            self.accounts.push(Account {
                bot,
                ..Account::default()
            });
            self.accounts.len() - 1
        });
        &mut self.accounts[place]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The published test vectors of FNV-1a.
    #[test]
    fn the_hash_is_fnv_1a() {
        let hash = |text: &str| {
            let mut hash = Fnv::EMPTY;
            hash.add(text.as_bytes());
            hash.value()
        };
        assert_eq!(hash(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn a_number_is_hashed_as_its_four_bytes() {
        for number in [0, 1, 255, 256, 0xffff, 0x1_0000, 0x0100_0000, u32::MAX] {
            let (mut whole, mut bytes) = (Fnv::EMPTY, Fnv::EMPTY);
            whole.add_number(number);
            bytes.add(&number.to_le_bytes());
            assert_eq!(whole, bytes, "{number}");
        }
    }
}
