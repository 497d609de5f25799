//! Who wins with what: the results of finished games, by what a city had in them.
//!
//! At most one seat of a game has each thing of a Duel, and each board, token and guild; its share of the win is then a
//! share of independent games. The figures say what goes with winning, not what causes it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use antipater_bots::arena::{VICTORY, share};
use antipater_bots::stats::{Interval, share as interval};
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{Color, Edition, Seven};
use antipater_engine::{JointAction, Record, State, Victory};
use serde::{Deserialize, Serialize};

use crate::game::AnyGame;
use crate::history::{OwnBoard, Played};

/// What a city had.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Had {
    /// The first turn of a Duel.
    First,
    /// The board of a wonder.
    Board,
    /// A wonder that it drafted, or was dealt.
    Wonder,
    /// The wonder that was drafted first of its four.
    Opening,
    /// A wonder that it constructed.
    Built,
    /// Two wonders.
    Pair,
    /// A progress token.
    Token,
    /// A guild.
    Guild,
    /// Any other building.
    Building,
}

impl Had {
    /// All, in the order in which they are shown.
    pub const ALL: [Had; 9] = [
        Had::First,
        Had::Board,
        Had::Wonder,
        Had::Opening,
        Had::Built,
        Had::Pair,
        Had::Token,
        Had::Guild,
        Had::Building,
    ];

    /// The name in JSON and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Had::First => "first",
            Had::Board => "board",
            Had::Wonder => "wonder",
            Had::Opening => "opening",
            Had::Built => "built",
            Had::Pair => "pair",
            Had::Token => "token",
            Had::Guild => "guild",
            Had::Building => "building",
        }
    }
}

/// The results of the cities that had something.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Results {
    /// The number of cities.
    pub seats: u64,
    /// Their shares of the win, in units of 1 / [`VICTORY`].
    wins: u64,
    /// Their points.
    points: i64,
}

impl Results {
    /// Adds a city: its share of the win in units of 1 / [`VICTORY`], and its points.
    pub(crate) fn add(&mut self, result: (i64, i64)) {
        self.seats += 1;
        self.wins += result.0.unsigned_abs();
        self.points += result.1;
    }

    /// The mean share of the win.
    pub fn share(&self) -> f64 {
        self.won() / self.seats.max(1) as f64
    }

    /// The 95 % interval of the share.
    pub fn interval(&self) -> Interval {
        interval(self.won(), self.seats)
    }

    /// The mean points.
    pub fn points(&self) -> f64 {
        self.points as f64 / self.seats.max(1) as f64
    }

    fn won(&self) -> f64 {
        self.wins as f64 / VICTORY as f64
    }
}

/// The games that are counted together.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Group {
    /// The game.
    pub game: Played,
    /// The number of players.
    pub players: usize,
    /// Who played: the name of the bot on all seats, [`HERE`], or empty.
    pub bot: String,
}

/// The players of the games at a server's own tables.
pub const HERE: &str = "here";

/// The counts of a group.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Counts {
    /// The number of games.
    pub games: u64,
    /// In a Duel, those that ended by each kind of victory, in the order of [`Victory::ALL`].
    pub victories: [u64; Victory::ALL.len()],
    /// The number of cities, and of winners, whose points are counted: in a Duel, of games that ended by points.
    cities: [u64; 2],
    /// Their points by category, in the order of `CATEGORIES`.
    points: [Vec<i64>; 2],
    /// The results by kind and name, in English. A pair is both wonders with ` + ` between, a board as [`OwnBoard`] writes it.
    results: BTreeMap<Had, BTreeMap<String, Results>>,
}

impl Counts {
    fn add(&mut self, had: Had, name: impl Into<String>, result: (i64, i64)) {
        let named = self.results.entry(had).or_default();
        named.entry(name.into()).or_default().add(result);
    }

    /// The results of a kind, the largest share first.
    pub fn results(&self, had: Had) -> Vec<(&str, Results)> {
        let named = self.results.get(&had).into_iter().flatten();
        let mut named: Vec<_> = named
            .map(|(name, results)| (name.as_str(), *results))
            .collect();
        named.sort_by(|(_, one), (_, other)| other.share().total_cmp(&one.share()));
        named
    }

    /// The mean points by category of all cities, and of winners. In a Duel of games that ended by points.
    pub fn points(&self) -> [Vec<f64>; 2] {
        [0, 1].map(|who| {
            let cities = self.cities[who].max(1) as f64;
            let sums = self.points[who].iter();
            sums.map(|&sum| sum as f64 / cities).collect()
        })
    }

    /// Adds the points of a finished game.
    fn add_points<G: State>(&mut self, position: &G) {
        let Some(outcome) = position.outcome() else {
            return;
        };
        for seat in position.players().iter() {
            let wins = outcome.winners.contains(seat);
            for who in 0..=usize::from(wins) {
                self.cities[who] += 1;
                self.points[who].resize(G::CATEGORIES.len(), 0);
                let sums = self.points[who].iter_mut();
                for (sum, points) in sums.zip(G::points(&outcome.scores[seat])) {
                    *sum += i64::from(points);
                }
            }
        }
    }
}

/// All counts, by group.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{Record, rng};
/// use antipater_show::explorer::Explorer;
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let record = Record::<Duel>::new(vec!["Ada".into(), "Bot".into()], setup).unwrap();
/// let mut explorer = Explorer::default();
/// assert!(!explorer.add_duel(&record), "it is not over");
/// assert!(explorer.groups().next().is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Explorer(#[serde(with = "pairs")] BTreeMap<Group, Counts>);

impl Explorer {
    /// The groups with their counts.
    pub fn groups(&self) -> impl Iterator<Item = (&Group, &Counts)> {
        self.0.iter()
    }

    /// The counts of a group.
    pub fn counts(&self, group: &Group) -> Option<&Counts> {
        self.0.get(group)
    }

    /// Adds a game at a server's own table. Whether it was counted.
    pub fn add_own(&mut self, game: &AnyGame) -> bool {
        match game {
            AnyGame::Duel(game) => self.count_duel(&game.record, HERE),
            AnyGame::Seven(game) => self.count_seven(&game.record, HERE),
        }
    }

    /// Adds a Duel. Whether it was counted: one that is not over is not.
    pub fn add_duel(&mut self, record: &Record<Duel>) -> bool {
        self.count_duel(record, only(record.players()))
    }

    /// Adds a game of 7 Wonders, also one with the Free City. Whether it was counted.
    pub fn add_seven(&mut self, record: &Record<Seven>) -> bool {
        self.count_seven(record, only(record.players()))
    }

    fn count_duel(&mut self, record: &Record<Duel>, bot: &str) -> bool {
        let (setup, position) = (record.setup(), record.position());
        let Some(outcome) = position.outcome() else {
            return false;
        };
        let counts = self.group(Played::Duel, position, bot);
        counts.victories[outcome.victory as usize] += 1;
        if outcome.victory == Victory::Civilian {
            counts.add_points(position);
        }
        // Seven wonders are built at most: the eighth is put back, and would be missing at the end.
        let mut owned = record.position_after(0).table().cities;
        let mut openings = Vec::new();
        let decisions = record.steps().iter().flat_map(JointAction::iter);
        let drafted = decisions.filter_map(|(seat, action)| match action {
            duel::Action::Draft(wonder) => Some((seat, wonder)),
            _ => None,
        });
        for (place, (seat, wonder)) in drafted.enumerate() {
            owned[seat].wonders.add(wonder);
            if place % 4 == 0 {
                openings.push(wonder);
            }
        }
        for seat in position.players().iter() {
            let city = &position.table().cities[seat];
            let result = (
                share(&outcome, seat),
                i64::from(outcome.scores[seat].total()),
            );
            if setup.is_some_and(|setup| setup.first == seat) {
                counts.add(Had::First, "", result);
            }
            let wonders = duel::Wonder::ALL.into_iter();
            let owned = wonders.filter(|&wonder| owned[seat].wonders.contains(wonder));
            let owned: Vec<_> = owned.collect();
            for (place, &wonder) in owned.iter().enumerate() {
                counts.add(Had::Wonder, wonder.name(), result);
                if city.built.contains(wonder) {
                    counts.add(Had::Built, wonder.name(), result);
                }
                if openings.contains(&wonder) {
                    counts.add(Had::Opening, wonder.name(), result);
                }
                for other in &owned[place + 1..] {
                    let pair = format!("{} + {}", wonder.name(), other.name());
                    counts.add(Had::Pair, pair, result);
                }
            }
            for token in city.tokens.iter() {
                counts.add(Had::Token, token.name(), result);
            }
            for card in city.cards.iter() {
                let guild = card.row().back == duel::Back::Guild;
                counts.add(
                    if guild { Had::Guild } else { Had::Building },
                    card.name(),
                    result,
                );
            }
        }
        true
    }

    fn count_seven(&mut self, record: &Record<Seven>, bot: &str) -> bool {
        let position = record.position();
        let Some(outcome) = position.outcome() else {
            return false;
        };
        let table = position.table();
        let edition = table.edition();
        let game = match (table.free_city(), edition) {
            (Some(_), _) => Played::FreeCity,
            (None, Edition::First) => Played::SevenFirst,
            (None, Edition::Second) => Played::SevenSecond,
        };
        let counts = self.group(game, position, bot);
        counts.add_points(position);
        for seat in table.players().iter() {
            let result = (
                share(&outcome, seat),
                i64::from(outcome.scores[seat].total()),
            );
            let city = table.city(seat);
            counts.add(
                Had::Board,
                OwnBoard::Seven(city.board()).to_string(),
                result,
            );
            for card in city.built().iter() {
                let guild = card.facts(edition).color == Color::Purple;
                counts.add(
                    if guild { Had::Guild } else { Had::Building },
                    card.name(),
                    result,
                );
            }
        }
        true
    }

    fn group<G: State>(&mut self, game: Played, position: &G, bot: &str) -> &mut Counts {
        let group = Group {
            game,
            players: position.players().len(),
            bot: bot.to_owned(),
        };
        let counts = self.0.entry(group).or_default();
        counts.games += 1;
        counts
    }
}

/// The name of the bot on all seats, which `simulate` follows by their numbers, or nothing.
fn only(players: &[String]) -> &str {
    let bot = |seat: usize| {
        let name = players[seat].as_str();
        name.strip_suffix(&format!(" {seat}")).unwrap_or(name)
    };
    match players {
        [_, ..] if (1..players.len()).all(|seat| bot(seat) == bot(0)) => bot(0),
        _ => "",
    }
}

/// A map with keys that are not text, as a list of pairs.
mod pairs {
    use std::collections::BTreeMap;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Counts, Group};

    pub(super) fn serialize<S: Serializer>(
        map: &BTreeMap<Group, Counts>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        map.iter().collect::<Vec<_>>().serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<BTreeMap<Group, Counts>, D::Error> {
        Ok(Vec::deserialize(from)?.into_iter().collect())
    }
}

/// The counts of games between bots, which `antipater explorer --json` made.
pub static BOTS: LazyLock<Explorer> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../explorer/bots.json")).expect("the file is built in")
});
