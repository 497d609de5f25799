//! The daily table: for each game and day one deal, which everybody plays from the same seat against the same bots. Here:
//! the key that a server's deals follow from, what players took, and how their games compare.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use antipater_bots::BotKind;
use antipater_engine::rng::Generator;
use antipater_engine::{Seat, Victory};
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::AnyGame;
use crate::history::{RESIGNED, result_of};

/// The seat of the person in a daily deal.
pub const SEAT: Seat = Seat::FIRST;

/// The lead that stands for a win by supremacy, in points.
pub const SUPREMACY_LEAD: i32 = 30;

/// The deficit of a player who resigns, in points: larger than in any game that is played to its end.
pub const RESIGNED_LEAD: i32 = 100;

/// The number of random streams for each deal: one for the names and the deal, and one for the bots.
const STREAMS: u64 = 2;

/// The secret that a server's deals of a day or an event follow from. Whoever knows it can deal them again.
///
/// The key seeds ChaCha with 20 rounds; stream 2*n* deals number *n*, and stream 2*n* + 1 gives the seed of its bots. On a
/// day *n* is the game (7 Wonders 0, Duel 1, Free City 2), in an event the round, from 1.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct DealKey([u8; 32]);

impl DealKey {
    /// The key with these bytes.
    pub const fn new(bytes: [u8; 32]) -> DealKey {
        DealKey(bytes)
    }

    /// The bytes, which may be published when the games are over.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    fn stream(&self, number: u64) -> Generator {
        let mut rng = Generator::from_seed(self.0);
        rng.set_stream(number);
        rng
    }

    /// The generator of the names and the deal with a number.
    pub fn deal(&self, number: u64) -> Generator {
        self.stream(STREAMS * number)
    }

    /// The seed of the bots of the deal with a number.
    pub fn bots(&self, number: u64) -> u64 {
        self.stream(STREAMS * number + 1).next_u64()
    }
}

/// The result of a game of a daily deal: first the place, then the points of lead over the best of the others. Greater
/// is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct DailyScore {
    /// The place, from 1.
    pub place: Reverse<usize>,
    /// The lead over the best of the others, in points; negative behind them. [`SUPREMACY_LEAD`] or
    /// [`RESIGNED_LEAD`] if points did not decide.
    pub lead: i32,
}

impl DailyScore {
    /// The result of a seat; `None` while the game is in progress.
    pub fn of(game: &AnyGame, seat: Seat) -> Option<DailyScore> {
        let result = result_of(game, seat)?;
        let place = result
            .place
            .unwrap_or(if result.won { 1 } else { result.seats });
        let by_points = result.victory == Victory::Civilian.name();
        let others = Seat::all(result.seats).filter(|other| *other != seat);
        let best = others
            .filter_map(|other| result_of(game, other)?.points)
            .max();
        let lead = match (result.points, best) {
            (Some(own), Some(best)) if by_points => own - best,
            _ if result.won => SUPREMACY_LEAD,
            _ if result.victory == RESIGNED => -RESIGNED_LEAD,
            _ => -SUPREMACY_LEAD,
        };
        Some(DailyScore {
            place: Reverse(place),
            lead,
        })
    }
}

/// What was taken in one decision.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Taken {
    /// The action, as in records: `build`, `wonder`, `draft` and so on.
    pub how: String,
    /// The printed name of the card, wonder or token; empty if there is none.
    pub what: String,
}

impl Taken {
    /// What an action takes, in the form of records.
    pub fn by(action: &Value) -> Taken {
        let text = |key: &str| action[key].as_str().map(str::to_owned);
        let what = ["token", "wonder", "card"].into_iter().find_map(text);
        Taken {
            how: text("do").unwrap_or_default(),
            what: what.unwrap_or_default(),
        }
    }
}

/// What a seat took in each decision of a game, in order, with the number of the step.
pub fn taken(game: &AnyGame, seat: Seat) -> Vec<(usize, Taken)> {
    let record: Value = serde_json::from_str(&game.record())
        .unwrap_or_else(|error| unreachable!("a record is JSON: {error}"));
    let moves = record["moves"].as_array().into_iter().flatten().enumerate();
    let actions = moves.flat_map(|(number, step)| {
        let actions = step["actions"].as_array().cloned();
        let actions = actions.unwrap_or_else(|| vec![step.clone()]).into_iter();
        actions.map(move |action| (number, action))
    });
    let own = actions.filter(|(_, action)| action["seat"] == seat.number());
    own.map(|(number, action)| (number, Taken::by(&action)))
        .collect()
}

/// A finished game that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyEntry {
    /// The result.
    pub score: DailyScore,
    /// The points, if they decided.
    pub points: Option<i32>,
    /// What was taken in each decision.
    pub taken: Vec<Taken>,
}

impl DailyEntry {
    /// The entry of a seat's game; `None` while it is in progress.
    pub fn of(game: &AnyGame, seat: Seat) -> Option<DailyEntry> {
        Some(DailyEntry {
            score: DailyScore::of(game, seat)?,
            points: result_of(game, seat)?.points,
            taken: taken(game, seat)
                .into_iter()
                .map(|(_, taken)| taken)
                .collect(),
        })
    }
}

/// A person's finished game, for others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finisher {
    /// The name; `None` for people who do not stand in public lists.
    pub name: Option<String>,
    /// Whether the viewer follows the person.
    pub followed: bool,
    /// The key of the game for spectators, if there is one.
    pub watch: Option<String>,
    /// Whether it was played without a server, so that nothing is known of how.
    pub unchecked: bool,
    /// The game.
    pub entry: DailyEntry,
}

/// The game of a level of bots on the same seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelEntry {
    /// The level.
    pub level: BotKind,
    /// The game.
    pub entry: DailyEntry,
}

/// All games with one deal, for one viewer.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The number of people who have begun.
    pub begun: usize,
    /// The number of people who have finished.
    pub finished: usize,
    /// The hash of the key, in hexadecimal digits; empty if the deal follows from the date.
    pub commitment: String,
    /// The key in hexadecimal digits, once the day is over.
    pub key: Option<String>,
    /// The games of people, in the order in which they ended; none before the viewer has finished.
    pub finishers: Vec<Finisher>,
    /// The viewer's place in that list.
    pub own: Option<usize>,
}

impl Standing {
    /// The viewer's game.
    pub fn own(&self) -> Option<&Finisher> {
        self.finishers.get(self.own?)
    }

    /// Compares the viewer's game with those of all people, or of those whom the viewer follows. `None` before the viewer
    /// has finished.
    pub fn compared(&self, friends_only: bool) -> Option<Comparison> {
        let own = self.own?;
        let others = self.finishers.iter().enumerate();
        let others =
            others.filter(|(number, one)| *number != own && (!friends_only || one.followed));
        let scores: Vec<_> = others.map(|(_, one)| one.entry.score).collect();
        Some(Comparison::of(self.own()?.entry.score, &scores))
    }

    /// The best games of people, best first; of equal ones, the first that ended.
    pub fn best(&self, most: usize) -> Vec<&Finisher> {
        let mut all: Vec<_> = self.finishers.iter().collect();
        all.sort_by_key(|one| Reverse(one.entry.score));
        all.truncate(most);
        all
    }

    /// The curve of all people's leads.
    pub fn curve(&self) -> Option<Curve> {
        let leads = self.finishers.iter().map(|one| one.entry.score.lead);
        Curve::of(&leads.collect::<Vec<_>>())
    }

    /// What people took, by decision.
    pub fn popular(&self) -> Vec<Popular> {
        popular(self.finishers.iter().map(|one| one.entry.taken.as_slice()))
    }
}

/// The comparison of one game with all others of the same deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// The number of games, with one's own.
    pub games: usize,
    /// The rank among them, from 1; equal games share the better rank.
    pub rank: usize,
    /// The share of the other games that this one beats, in percent, rounded down; an equal game counts half. `None`
    /// without others.
    pub better_than: Option<usize>,
}

impl Comparison {
    /// Compares a score with those of other games.
    pub fn of(own: DailyScore, others: &[DailyScore]) -> Comparison {
        let better = others.iter().filter(|other| **other > own).count();
        let equal = others.iter().filter(|other| **other == own).count();
        let halves = 2 * (others.len() - better - equal) + equal;
        Comparison {
            games: others.len() + 1,
            rank: better + 1,
            better_than: (100 * halves).checked_div(2 * others.len()),
        }
    }
}

/// What players took in one decision, most frequent first, with the number of games.
pub type Popular = Vec<(Taken, usize)>;

/// What players took, by decision. Decisions that only few games reached have few.
pub fn popular<'a>(games: impl IntoIterator<Item = &'a [Taken]>) -> Vec<Popular> {
    let mut counts: Vec<BTreeMap<&Taken, usize>> = Vec::new();
    for game in games {
        for (number, taken) in game.iter().enumerate() {
            if counts.len() == number {
                counts.push(BTreeMap::new());
            }
            *counts[number].entry(taken).or_default() += 1;
        }
    }
    let sorted = counts.into_iter().map(|counts| {
        let mut all: Popular = counts
            .into_iter()
            .map(|(taken, count)| (taken.clone(), count))
            .collect();
        all.sort_by_key(|(_, count)| Reverse(*count));
        all
    });
    sorted.collect()
}

/// The bars of a curve of results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Curve {
    /// The lowest lead of the first bar, in points.
    pub from: i32,
    /// The width of a bar, in points.
    pub width: i32,
    /// The number of games in each bar.
    pub bars: Vec<usize>,
}

impl Curve {
    /// The most bars.
    const BARS: i32 = 24;

    /// The curve of these leads; `None` without any. Bars are one, two, five, ten, … points wide.
    pub fn of(leads: &[i32]) -> Option<Curve> {
        let (least, most) = (*leads.iter().min()?, *leads.iter().max()?);
        let widths = (0..9).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_i32.pow(power)));
        let mut fitting = widths.map(|width| (width, least.div_euclid(width) * width));
        let (width, from) = fitting.find(|(width, from)| (most - from) / width < Self::BARS)?;
        let mut bars = vec![0; usize::try_from((most - from) / width + 1).unwrap_or(1)];
        for lead in leads {
            bars[usize::try_from((lead - from) / width).unwrap_or(0)] += 1;
        }
        Some(Curve { from, width, bars })
    }

    /// The bar of a lead.
    pub fn bar(&self, lead: i32) -> Option<usize> {
        let bar = (lead - self.from).div_euclid(self.width);
        usize::try_from(bar)
            .ok()
            .filter(|bar| *bar < self.bars.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(place: usize, lead: i32) -> DailyScore {
        DailyScore {
            place: Reverse(place),
            lead,
        }
    }

    #[test]
    fn a_better_place_beats_a_larger_lead() {
        let mut scores = [
            score(2, -1),
            score(1, 0),
            score(3, -9),
            score(1, 12),
            score(2, -7),
        ];
        scores.sort();
        let order = [
            score(3, -9),
            score(2, -7),
            score(2, -1),
            score(1, 0),
            score(1, 12),
        ];
        assert_eq!(scores, order);
    }

    #[test]
    fn a_game_is_better_than_a_share_of_the_others() {
        let others = [score(1, 3), score(1, 5), score(2, -4), score(3, -9)];
        let compared = |own| {
            let compared = Comparison::of(own, &others);
            (compared.rank, compared.games, compared.better_than)
        };
        assert_eq!(compared(score(1, 9)), (1, 5, Some(100)));
        assert_eq!(compared(score(1, 5)), (1, 5, Some(87)));
        assert_eq!(compared(score(1, 4)), (2, 5, Some(75)));
        assert_eq!(compared(score(4, -20)), (5, 5, Some(0)));
        assert_eq!(Comparison::of(score(1, 0), &[]).better_than, None);
    }

    #[test]
    fn a_curve_has_few_bars_and_every_game() {
        for leads in [
            vec![4],
            vec![-30, 30],
            vec![-3, -3, 0, 1, 12],
            (-200..200).collect(),
        ] {
            let curve = Curve::of(&leads).unwrap();
            assert!(curve.bars.len() <= 24, "{curve:?}");
            assert_eq!(curve.bars.iter().sum::<usize>(), leads.len());
            for lead in leads {
                assert!(curve.bars[curve.bar(lead).unwrap()] > 0);
            }
        }
        assert_eq!(Curve::of(&[]), None);
        let curve = Curve::of(&[0, 5]).unwrap();
        assert_eq!((curve.bar(-1), curve.bar(6)), (None, None));
    }

    #[test]
    fn the_most_frequent_stands_first() {
        let taken = |what: &str| Taken {
            how: "build".to_owned(),
            what: what.to_owned(),
        };
        let games = [
            vec![taken("Altar"), taken("Well")],
            vec![taken("Well")],
            vec![taken("Altar")],
        ];
        let popular = popular(games.iter().map(Vec::as_slice));
        let first = vec![(taken("Altar"), 2), (taken("Well"), 1)];
        assert_eq!(popular, [first, vec![(taken("Well"), 1)]]);
    }

    #[test]
    fn keys_give_deals_streams_of_their_own() {
        let key = DealKey::new([7; 32]);
        let numbers = [0, 1, 2].map(|number| [key.deal(number).next_u64(), key.bots(number)]);
        let mut all = numbers.concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 6);
        assert_ne!(DealKey::new([8; 32]).bots(1), key.bots(1));
    }
}
