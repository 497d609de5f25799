//! What a series of games comes to: wins and points of each bot, and the signature that names exactly these games.

use antipater_engine::{JointAction, Outcome, Seat, State};

use super::Spread;
use crate::fnv::Fnv;
use crate::kind::BotKind;
use crate::played::Played;

/// What a [`Tally`] needs of one game; small enough to be sent between threads.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
/// use antipater_bots::matches::Series;
/// use antipater_bots::stats::GameSummary;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::rng::Generator;
///
/// let series = Series {
///     deal: |rng: &mut Generator| Ok(Setup::deal(rng)),
///     seats: 2,
///     bots: vec![BotKind::Random],
///     games: 1,
///     seed: 1,
/// };
/// let summary = GameSummary::of(&series.game::<Duel>(0).unwrap());
/// assert_eq!(series.summary::<Duel, _>(0, |_, summary| summary).unwrap(), summary);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSummary<S> {
    /// The bot of each seat.
    pub bots: Vec<BotKind>,
    /// Winners and points.
    pub outcome: Outcome<S>,
    /// How many decisions were made.
    pub decisions: u64,
    /// The hash of the game: see [`GameSummary::of`].
    pub signature: u64,
}

impl<S> GameSummary<S> {
    /// Sums up a game. Its hash is FNV-1a over, for each action in order, the seat as one byte and the action's number
    /// as four (little-endian), then the points of each seat by category as two bytes each.
    pub fn of<G: State<Score = S>>(played: &Played<G>) -> GameSummary<S>
    where
        S: Copy,
    {
        let mut scribe = Scribe::default();
        let steps = &played.game.steps;
        steps.iter().for_each(|joint| scribe.step::<G>(joint));
        scribe.summary::<G>(played.bots.clone(), played.game.outcome)
    }
}

/// Sums up a game while it is played.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
/// use antipater_bots::rollout::play_out;
/// use antipater_bots::stats::Scribe;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{JointAction, State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let mut scribe = Scribe::default();
/// let (decisions, outcome) = play_out(game, |_, seat, legal| {
///     scribe.step::<Duel>(&JointAction::only(seat, legal[0]));
///     legal[0]
/// });
/// let summary = scribe.summary::<Duel>(vec![BotKind::Random; 2], outcome);
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
    /// Adds the next step.
    pub fn step<G: State>(&mut self, joint: &JointAction<G::Action>) {
        for seat in joint.seats().iter() {
            let Some(action) = joint.get(seat) else {
                continue;
            };
            self.decisions += 1;
            self.hash.add(&[seat.number() as u8]);
            self.hash.add_number(G::index(action) as u32);
        }
    }

    /// The summary of the game, which ended with this outcome.
    pub fn summary<G: State>(
        mut self,
        bots: Vec<BotKind>,
        outcome: Outcome<G::Score>,
    ) -> GameSummary<G::Score> {
        for seat in Seat::all(bots.len()) {
            G::points(&outcome.scores[seat])
                .for_each(|points| self.hash.add(&points.to_le_bytes()));
        }
        GameSummary {
            bots,
            outcome,
            decisions: self.decisions,
            signature: self.hash.value(),
        }
    }
}

/// Wins and points of one bot over a series.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
/// use antipater_bots::stats::Spread;
/// use antipater_bots::stats::Account;
///
/// let account = Account {
///     bot: BotKind::Builder,
///     seats: 2,
///     wins: 1.0,
///     points: vec![10, 4],
///     squares: vec![52, 8],
///     total: Spread::default(),
/// };
/// assert!(account.means().eq([5.0, 2.0]));
/// assert_eq!(account.mean_total(), 7.0);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Account {
    /// The bot.
    pub bot: BotKind,
    /// How many seats it had in all games together.
    pub seats: u64,
    /// Games won; a victory shared by `k` seats counts `1 / k` for each.
    pub wins: f64,
    /// The points of all its seats by category, in the order of [`State::CATEGORIES`].
    pub points: Vec<i64>,
    /// The squares of these points, summed in the same order.
    pub squares: Vec<i64>,
    /// The totals of its seats.
    pub total: Spread,
}

impl Account {
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

/// The sum of a series, taken game by game in order.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
/// use antipater_bots::matches::Series;
/// use antipater_bots::stats::Tally;
/// use antipater_engine::duel::{Duel, InvalidSetup, Setup};
/// use antipater_engine::rng::Generator;
///
/// let series = Series {
///     deal: |rng: &mut Generator| Ok(Setup::deal(rng)),
///     seats: 2,
///     bots: vec![BotKind::Builder, BotKind::Random],
///     games: 4,
///     seed: 1,
/// };
/// let mut tally = Tally::default();
/// let add = |summary| {
///     tally.add::<Duel>(&summary);
///     Ok::<_, InvalidSetup>(())
/// };
/// series
///     .run_summaries::<Duel, _, _>(1, |_, summary| summary, add)
///     .unwrap();
/// assert_eq!((tally.games, tally.accounts.len()), (4, 2));
/// assert!(tally.accounts[0].wins >= tally.accounts[1].wins);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// Games added so far.
    pub games: u64,
    /// Decisions made in them.
    pub decisions: u64,
    /// The result of each bot, in the order in which they first sat down.
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
        let share = 1.0 / summary.outcome.winners.len() as f64;
        for (seat, &bot) in Seat::all(summary.bots.len()).zip(&summary.bots) {
            let account = self.account::<G>(bot);
            account.seats += 1;
            if summary.outcome.winners.contains(seat) {
                account.wins += share;
            }
            let sums = account.points.iter_mut().zip(&mut account.squares);
            let mut total = 0;
            for ((sum, squares), points) in sums.zip(G::points(&summary.outcome.scores[seat])) {
                let points = i64::from(points);
                *sum += points;
                *squares += points * points;
                total += points;
            }
            account.total.add(total);
        }
        let accounts = self.accounts.iter_mut();
        accounts.for_each(|account| account.total.end_game());
    }

    /// The hash of all games in order: FNV-1a over the hash of each as eight bytes (little-endian). Equal signatures
    /// mean the same games with the same scores.
    pub fn signature(&self) -> u64 {
        self.signature.value()
    }

    fn account<G: State>(&mut self, bot: BotKind) -> &mut Account {
        let place = self.accounts.iter().position(|account| account.bot == bot);
        let place = place.unwrap_or_else(|| {
            self.accounts.push(Account {
                bot,
                seats: 0,
                wins: 0.0,
                points: vec![0; G::CATEGORIES.len()],
                squares: vec![0; G::CATEGORIES.len()],
                total: Spread::default(),
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
