//! Who wins with what in recorded games: the tables of `docs/strength.md`.
//! `antipater simulate --game duel --bots expert --records FILE` plays, and
//! `cargo run --release -p antipater-bots --example winners -- FILE…` counts.

#![allow(clippy::print_stdout, reason = "the example prints")]

use std::collections::BTreeMap;
use std::env::args;
use std::fs::read_to_string;

use antipater_bots::arena::{VICTORY, share};
use antipater_bots::stats::{Interval, Spread};
use antipater_engine::duel::{self, Duel, Opening};
use antipater_engine::record::{self, RecordError};
use antipater_engine::seven::{Board, Edition, Score, Seven};
use antipater_engine::{JointAction, Record, State, Victory};

/// The results of seats that had something in common.
#[derive(Default)]
struct Results {
    /// The share of the win.
    shares: Spread,
    /// The points.
    points: Spread,
}

impl Results {
    fn add(&mut self, share: i64, points: i64) {
        self.shares.add(share);
        self.points.add(points);
    }

    fn end_game(&mut self) {
        self.shares.end_game();
        self.points.end_game();
    }

    /// The number of seats, the share of the win with its 95 % interval, and the points.
    fn row(&self) -> String {
        let won = |share: f64| share / VICTORY as f64;
        let Interval { low, high } = self.shares.interval();
        let (mean, low, high) = (won(self.shares.mean()), won(low), won(high));
        let seats = self.shares.seats();
        let points = self.points.mean();
        format!("{seats} | {mean:.3} ({low:.3} to {high:.3}) | {points:.1}")
    }
}

/// The results of the owners of a wonder.
#[derive(Default)]
struct Drafted {
    results: Results,
    /// How often it was the first of its four to be drafted.
    first: u64,
    built: u64,
}

#[derive(Default)]
struct Duels {
    first: Results,
    victories: [u64; Victory::ALL.len()],
    categories: [Spread; duel::Score::CATEGORIES.len()],
    wonders: BTreeMap<duel::Wonder, Drafted>,
}

impl Duels {
    fn add(&mut self, record: &Record<Duel>) {
        let position = record.position();
        let (Some(setup), Some(outcome)) = (record.setup(), position.outcome()) else {
            panic!("a game that begins with a deal and is over");
        };
        self.victories[outcome.victory as usize] += 1;
        let drafted = record.steps().iter().flat_map(JointAction::iter);
        let drafted: Vec<_> = drafted
            .filter_map(|(_, action)| match action {
                duel::Action::Draft(wonder) => Some(wonder),
                _ => None,
            })
            .collect();
        assert!(matches!(setup.opening, Opening::Draft(_)) && drafted.len() == 8);
        for (place, wonder) in drafted.into_iter().enumerate() {
            self.wonders.entry(wonder).or_default().first += u64::from(place % 4 == 0);
        }
        for seat in position.players().iter() {
            let (score, city) = (outcome.scores[seat], &position.table().cities[seat]);
            let (share, points) = (share(&outcome, seat), i64::from(score.total()));
            if seat == setup.first {
                self.first.add(share, points);
            }
            if outcome.victory == Victory::Civilian {
                for (spread, points) in self.categories.iter_mut().zip(score.points()) {
                    spread.add(i64::from(points));
                }
            }
            for wonder in duel::Wonder::ALL {
                let built = city.built.contains(wonder);
                if built || city.wonders.contains(wonder) {
                    let drafted = self.wonders.entry(wonder).or_default();
                    drafted.results.add(share, points);
                    drafted.built += u64::from(built);
                }
            }
        }
        self.first.end_game();
        self.categories.iter_mut().for_each(Spread::end_game);
        let wonders = self.wonders.values_mut();
        wonders.for_each(|drafted| drafted.results.end_game());
    }

    fn print(&self) {
        println!("the player who drafts first | {}", self.first.row());
        let games = self.first.shares.games();
        for victory in Victory::ALL {
            let share = 100.0 * self.victories[victory as usize] as f64 / games as f64;
            println!("{} | {share:.1} %", victory.name());
        }
        println!(
            "games that end by points: {}",
            points(&duel::Score::CATEGORIES, &self.categories)
        );
        println!("\nwonder | drafted first of its four | built | owners | share of wins | points");
        let mut wonders: Vec<_> = self.wonders.iter().collect();
        wonders.sort_by(|one, other| {
            let mean = |(_, drafted): &(_, &Drafted)| drafted.results.shares.mean();
            mean(other).total_cmp(&mean(one))
        });
        for (wonder, drafted) in wonders {
            let owners = drafted.results.shares.seats() as f64;
            let [first, built] =
                [drafted.first, drafted.built].map(|count| 100.0 * count as f64 / owners);
            println!(
                "{} | {first:.0} % | {built:.0} % | {}",
                wonder.name(),
                drafted.results.row()
            );
        }
    }
}

/// Games of 7 Wonders of one number of players.
#[derive(Default)]
struct Points {
    all: [Spread; Score::CATEGORIES.len()],
    winners: [Spread; Score::CATEGORIES.len()],
}

/// Games of 7 Wonders of one edition.
#[derive(Default)]
struct Tables {
    by_players: BTreeMap<usize, Points>,
    /// The shares are multiplied by the number of players, so that 1 is fair.
    boards: BTreeMap<Board, Results>,
}

impl Tables {
    fn add(&mut self, record: &Record<Seven>) {
        let (table, outcome) = (record.position().table(), record.position().outcome());
        let outcome = outcome.expect("a game that is over");
        let players = table.players().len();
        let group = self.by_players.entry(players).or_default();
        for seat in table.players().iter() {
            let score = outcome.scores[seat];
            let results = self.boards.entry(table.city(seat).board()).or_default();
            let times_fair = players as i64 * share(&outcome, seat);
            results.add(times_fair, i64::from(score.total()));
            for (number, points) in score.points().into_iter().enumerate() {
                group.all[number].add(i64::from(points));
                if outcome.winners.contains(seat) {
                    group.winners[number].add(i64::from(points));
                }
            }
        }
        self.boards.values_mut().for_each(Results::end_game);
        let categories = group.all.iter_mut().chain(&mut group.winners);
        categories.for_each(Spread::end_game);
    }

    fn print(&self, edition: Edition) {
        for (players, Points { all, winners }) in &self.by_players {
            let (name, games) = (edition.name(), all[0].games());
            println!("\n7 Wonders, {name} edition, {players} players, {games} games");
            println!("all: {}", points(&Score::CATEGORIES, all));
            println!("winners: {}", points(&Score::CATEGORIES, winners));
        }
        println!("\nboard | seats | wins, 1 is fair | points");
        let mut boards: Vec<_> = self.boards.iter().collect();
        boards.sort_by(|(_, one), (_, other)| other.shares.mean().total_cmp(&one.shares.mean()));
        for (board, results) in boards {
            let (wonder, side) = (board.wonder.city(edition), board.side.name(edition));
            println!("{wonder} {side} | {}", results.row());
        }
    }
}

/// The mean points of each category.
fn points(names: &[&str], spreads: &[Spread]) -> String {
    let means = names.iter().zip(spreads);
    let means: Vec<_> = means
        .map(|(name, spread)| format!("{name} {:.1}", spread.mean()))
        .collect();
    means.join(", ")
}

/// All games that were read.
#[derive(Default)]
struct Games {
    duels: Duels,
    tables: [Tables; Edition::ALL.len()],
}

impl Games {
    fn add(&mut self, line: &str) -> Result<(), RecordError> {
        if record::game(line)? == "duel" {
            self.duels.add(&Record::read(line)?);
            return Ok(());
        }
        let record: Record<Seven> = Record::read(line)?;
        let edition = record.position().table().edition();
        self.tables[edition as usize].add(&record);
        Ok(())
    }
}

fn main() {
    let mut games = Games::default();
    for file in args().skip(1) {
        let text = read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        for (number, line) in text.lines().enumerate() {
            let added = games.add(line);
            added.unwrap_or_else(|error| panic!("{file}, line {}: {error}", number + 1));
        }
    }
    let duels = games.duels.first.shares.games();
    if duels > 0 {
        println!("Duel, {duels} games");
        games.duels.print();
    }
    for (edition, tables) in Edition::ALL.into_iter().zip(&games.tables) {
        if !tables.boards.is_empty() {
            tables.print(edition);
        }
    }
}
