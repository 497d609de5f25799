//! Statistics over the games of a person.

use antipater_bots::BotKind;

use antipater_engine::seven::{Board, Side};

use super::{Other, OwnBoard, Played, PlayedGame};
use crate::character::Character;
use crate::names::NEMO;

/// The number of best results for each game.
const BEST: usize = 5;

/// Totals over some games.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The number of games.
    pub games: usize,
    /// The number of wins, alone or with others.
    pub wins: usize,
    /// The sum of points over the games that were decided by points.
    pub points: i32,
    /// The number of games that were decided by points.
    pub by_points: usize,
    /// The most points.
    pub best: Option<i32>,
}

/// Wins in a row.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Streaks {
    /// Since the last game that was not won.
    pub current: usize,
    /// The longest ever.
    pub longest: usize,
}

/// The games with one kind of victory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// `civilian`, `military`, `science`, or another word of the records.
    pub victory: String,
    /// How many of them the person won.
    pub won: usize,
    /// How many of them the person did not win.
    pub lost: usize,
}

/// One of the best results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BestResult {
    /// The table.
    pub table: String,
    /// When the game ended, in seconds since 1970.
    pub finished_at: i64,
    /// The points.
    pub points: i32,
}

/// The games of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfGame {
    /// The kind of game.
    pub game: Played,
    /// All of them.
    pub total: Tally,
    /// Wins in a row.
    pub streaks: Streaks,
    /// By the board of 7 Wonders or the wonders of Duel, the most played first.
    pub by_board: Vec<(OwnBoard, Tally)>,
    /// By the number of seats.
    pub by_seats: Vec<(usize, Tally)>,
    /// By the levels of the bots in the game.
    pub by_level: Vec<(BotKind, Tally)>,
    /// By the characters in the game.
    pub by_character: Vec<(Character, Tally)>,
    /// By the other people in the game, the most frequent first.
    pub by_opponent: Vec<(Other, Tally)>,
    /// By the kind of victory.
    pub endings: Vec<Ending>,
    /// The highest scores, at most five.
    pub best: Vec<BestResult>,
}

/// A person's statistics.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// All games.
    pub total: Tally,
    /// Wins in a row, in games of any kind.
    pub streaks: Streaks,
    /// The kinds of games that the person has played.
    pub games: Vec<OfGame>,
}

impl Tally {
    /// The share of games won, from 0 to 1; `None` without games.
    pub fn share(&self) -> Option<f64> {
        (self.games > 0).then(|| self.wins as f64 / self.games as f64)
    }

    /// The average of the points; `None` if no game was decided by points.
    pub fn average(&self) -> Option<f64> {
        (self.by_points > 0).then(|| f64::from(self.points) / self.by_points as f64)
    }

    fn join(&mut self, other: &Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.points += other.points;
        self.by_points += other.by_points;
        self.best = self.best.max(other.best);
    }

    fn add(&mut self, game: &PlayedGame) {
        self.games += 1;
        self.wins += usize::from(game.result.won);
        if let Some(points) = game.result.points {
            self.points += points;
            self.by_points += 1;
            self.best = self.best.max(Some(points));
        }
    }
}

impl Streaks {
    fn add(&mut self, won: bool) {
        self.current = if won { self.current + 1 } else { 0 };
        self.longest = self.longest.max(self.current);
    }
}

impl Statistics {
    /// Adds up the games of a person, in any order. Guided games do not count: their deals are fixed.
    pub fn of(games: &[PlayedGame]) -> Statistics {
        let mut counted: Vec<&PlayedGame> = games.iter().filter(|game| !game.guided).collect();
        counted.sort_by(|one, other| {
            (one.finished_at, &one.table).cmp(&(other.finished_at, &other.table))
        });
        let of_game = |game: Played| {
            let of_it: Vec<&PlayedGame> = counted
                .iter()
                .copied()
                .filter(|one| one.result.game == game)
                .collect();
            (!of_it.is_empty()).then(|| OfGame::of(game, &of_it))
        };
        Statistics {
            total: tally(&counted),
            streaks: streaks(&counted),
            games: Played::ALL.into_iter().filter_map(of_game).collect(),
        }
    }
}

impl Statistics {
    /// The wonder in most games, on either side of its board.
    pub fn favorite(&self) -> Option<(OwnBoard, Tally)> {
        let boards = self.games.iter().flat_map(|one| &one.by_board);
        let wonders = boards.map(|(board, tally)| match board {
            OwnBoard::Seven(Board { wonder, .. }) => {
                let board = Board {
                    wonder: *wonder,
                    side: Side::A,
                };
                (OwnBoard::Seven(board), tally)
            }
            OwnBoard::Duel(_) => (*board, tally),
        });
        joined(wonders).into_iter().next()
    }

    /// The highest score.
    pub fn best(&self) -> Option<&BestResult> {
        let best = self.games.iter().filter_map(|one| one.best.first());
        best.max_by_key(|best| (best.points, std::cmp::Reverse(best.finished_at)))
    }

    /// By the characters in games of any kind, the most frequent first.
    pub fn by_character(&self) -> Vec<(Character, Tally)> {
        let all = self.games.iter().flat_map(|one| &one.by_character);
        joined(all.map(|(one, tally)| (*one, tally)))
    }

    /// By the levels of bots in games of any kind, the lowest first.
    pub fn by_level(&self) -> Vec<(BotKind, Tally)> {
        let all = self.games.iter().flat_map(|one| &one.by_level);
        let mut levels = joined(all.map(|(level, tally)| (*level, tally)));
        levels.sort_by_key(|(level, _)| BotKind::LEVELS.iter().position(|other| other == level));
        levels
    }
}

impl OfGame {
    /// Adds up games of one kind, the oldest first.
    fn of(game: Played, games: &[&PlayedGame]) -> OfGame {
        let mut by_board = Vec::new();
        let mut by_seats = Vec::new();
        let mut by_level = Vec::new();
        let mut by_character = Vec::new();
        let mut by_opponent: Vec<(Other, Tally)> = Vec::new();
        let mut endings: Vec<Ending> = Vec::new();
        for one in games {
            for board in &one.result.boards {
                entry(&mut by_board, *board).add(one);
            }
            entry(&mut by_seats, one.result.seats).add(one);
            for character in one.others.iter().filter_map(Other::character) {
                entry(&mut by_character, character).add(one);
            }
            for (number, other) in one.others.iter().enumerate() {
                match other.bot {
                    // Several bots of a level count once.
                    Some(level) if one.others[..number].iter().all(|o| o.bot != Some(level)) => {
                        entry(&mut by_level, level).add(one);
                    }
                    Some(_) => {}
                    None => meet(&mut by_opponent, other)
                        .into_iter()
                        .for_each(|met| met.add(one)),
                }
            }
            end(&mut endings, one);
        }
        by_board.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games));
        by_seats.sort_by_key(|(seats, _)| *seats);
        by_level.sort_by_key(|(level, _)| BotKind::LEVELS.iter().position(|other| other == level));
        by_character.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games));
        by_opponent.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games));
        OfGame {
            game,
            total: tally(games),
            streaks: streaks(games),
            by_board,
            by_seats,
            by_level,
            by_character,
            by_opponent,
            endings,
            best: best(games),
        }
    }
}

/// The games for two that a person has won and lost against a character.
pub fn against(games: &[PlayedGame], character: Character) -> (usize, usize) {
    let met = |game: &&PlayedGame| match game.others.as_slice() {
        [other] => !game.guided && other.character() == Some(character),
        _ => false,
    };
    let all = games.iter().filter(met);
    let won = all.clone().filter(|game| game.result.won).count();
    (won, all.count() - won)
}

fn tally(games: &[&PlayedGame]) -> Tally {
    let mut tally = Tally::default();
    games.iter().for_each(|game| tally.add(game));
    tally
}

fn streaks(games: &[&PlayedGame]) -> Streaks {
    let mut streaks = Streaks::default();
    games.iter().for_each(|game| streaks.add(game.result.won));
    streaks
}

/// The tallies of each key together, the one with most games first.
fn joined<'a, K: PartialEq>(all: impl Iterator<Item = (K, &'a Tally)>) -> Vec<(K, Tally)> {
    let mut tallies = Vec::new();
    for (key, tally) in all {
        entry(&mut tallies, key).join(tally);
    }
    tallies.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games));
    tallies
}

/// The tally of a key, which starts empty.
fn entry<K: PartialEq>(tallies: &mut Vec<(K, Tally)>, key: K) -> &mut Tally {
    let place = tallies.iter().position(|(other, _)| *other == key);
    let place = place.unwrap_or_else(|| {
        tallies.push((key, Tally::default()));
        tallies.len() - 1
    });
    &mut tallies[place].1
}

/// The tally of a person, identified by the picture and named as in the last game; `None` for a forgotten person.
fn meet<'a>(tallies: &'a mut Vec<(Other, Tally)>, met: &Other) -> Option<&'a mut Tally> {
    if met.name == NEMO || met.name.strip_prefix(NEMO).is_some_and(is_number) {
        return None;
    }
    let same = |other: &Other| match (other.avatar, met.avatar) {
        (Some(one), Some(other)) => one.with(None) == other.with(None),
        _ => other.name == met.name,
    };
    let place = tallies.iter().position(|(other, _)| same(other));
    let place = place.unwrap_or_else(|| {
        tallies.push((met.clone(), Tally::default()));
        tallies.len() - 1
    });
    tallies[place].0.name.clone_from(&met.name);
    tallies[place].0.rating = met.rating;
    tallies[place].0.avatar = met.avatar;
    Some(&mut tallies[place].1)
}

/// Whether a text is a space and a number, which tells two equal names apart.
fn is_number(text: &str) -> bool {
    text.strip_prefix(' ')
        .is_some_and(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()))
}

fn end(endings: &mut Vec<Ending>, game: &PlayedGame) {
    let victory = &game.result.victory;
    let place = endings.iter().position(|ending| ending.victory == *victory);
    let place = place.unwrap_or_else(|| {
        endings.push(Ending {
            victory: victory.clone(),
            won: 0,
            lost: 0,
        });
        endings.len() - 1
    });
    if game.result.won {
        endings[place].won += 1;
    } else {
        endings[place].lost += 1;
    }
}

fn best(games: &[&PlayedGame]) -> Vec<BestResult> {
    let results = games.iter().filter_map(|game| {
        Some(BestResult {
            table: game.table.clone(),
            finished_at: game.finished_at,
            points: game.result.points?,
        })
    });
    let mut results: Vec<BestResult> = results.collect();
    results.sort_by_key(|result| std::cmp::Reverse(result.points));
    results.truncate(BEST);
    results
}

#[cfg(test)]
mod tests {
    use super::*;
    use antipater_engine::seven::Wonder;

    use crate::history::SeatResult;
    use crate::view::{Avatar, Portrait};

    fn other(name: &str, seed: u32) -> Other {
        Other {
            name: name.to_owned(),
            bot: None,
            person: None,
            avatar: Some(Avatar::Person(seed)),
            rating: None,
        }
    }

    fn bot(level: BotKind) -> Other {
        Other {
            name: "Aspasia".to_owned(),
            bot: Some(level),
            person: None,
            avatar: Some(Avatar::Bot(level)),
            rating: None,
        }
    }

    fn game(at: i64, won: bool, points: Option<i32>, others: Vec<Other>) -> PlayedGame {
        PlayedGame {
            table: format!("t{at}"),
            finished_at: at,
            guided: false,
            hints: 0,
            rating: None,
            left: false,
            counts_as: None,
            offline: false,
            result: SeatResult {
                game: Played::Duel,
                seats: 2,
                boards: Vec::new(),
                place: Some(if won { 1 } else { 2 }),
                won,
                points,
                victory: if points.is_some() {
                    "civilian"
                } else {
                    "science"
                }
                .to_owned(),
            },
            others,
        }
    }

    #[test]
    fn a_profile_adds_up_games_of_all_kinds() {
        let on = |at, side, wonder, points| {
            let mut game = game(at, at > 1, Some(points), vec![bot(BotKind::Hard)]);
            game.result.game = if at % 2 == 0 {
                Played::SevenFirst
            } else {
                Played::SevenSecond
            };
            game.result.boards = vec![OwnBoard::Seven(Board { wonder, side })];
            game
        };
        let games = [
            on(1, Side::A, Wonder::Giza, 40),
            on(2, Side::B, Wonder::Rhodes, 60),
            on(3, Side::A, Wonder::Rhodes, 60),
            game(4, true, None, vec![bot(BotKind::Easy)]),
        ];
        let all = Statistics::of(&games);
        let (board, tally) = all.favorite().unwrap();
        assert!(matches!(board, OwnBoard::Seven(board) if board.wonder == Wonder::Rhodes));
        assert_eq!((tally.games, tally.wins, tally.best), (2, 2, Some(60)));
        // Of two equal scores, the earlier one.
        assert_eq!(all.best().map(|best| best.finished_at), Some(2));
        let levels = all.by_level();
        let levels: Vec<_> = levels.iter().map(|(one, of)| (*one, of.games)).collect();
        assert_eq!(levels, [(BotKind::Easy, 1), (BotKind::Hard, 3)]);
        assert_eq!(all.by_character(), []);
        assert_eq!(Statistics::of(&[]).favorite(), None);
    }

    #[test]
    fn an_opponent_with_a_new_portrait_is_the_same_person() {
        let mut drawn = other("Ben", 2);
        drawn.avatar = Some(Avatar::Portrait(Portrait::Smith, 2));
        let mut like = other("Ann", 3);
        like.avatar = Some(Avatar::Portrait(Portrait::Smith, 3));
        let games = [
            game(1, true, None, vec![other("Ben", 2)]),
            game(2, true, None, vec![drawn.clone(), like]),
        ];
        let all = Statistics::of(&games);
        let met = &all.games[0].by_opponent;
        let met: Vec<_> = met.iter().map(|(one, of)| (one.avatar, of.games)).collect();
        let smith = |seed| Some(Avatar::Portrait(Portrait::Smith, seed));
        assert_eq!(met, [(smith(2), 2), (smith(3), 1)]);
    }

    #[test]
    fn games_are_added_up_in_the_order_in_which_they_ended() {
        let games = [
            game(3, true, None, vec![other("Boris", 2)]),
            game(1, true, Some(50), vec![other("Ben", 2)]),
            game(
                2,
                false,
                Some(61),
                vec![bot(BotKind::Hard), bot(BotKind::Hard)],
            ),
            game(5, true, Some(40), vec![other("Nemo", 9)]),
            game(4, true, Some(55), vec![other("Nemo 2", 8)]),
        ];
        let all = Statistics::of(&games);
        let expected = Tally {
            games: 5,
            wins: 4,
            points: 206,
            by_points: 4,
            best: Some(61),
        };
        assert_eq!(all.total, expected);
        let streaks = Streaks {
            current: 3,
            longest: 3,
        };
        assert_eq!(all.streaks, streaks);
        assert_eq!(all.total.share(), Some(0.8));
        assert_eq!(all.total.average(), Some(51.5));
        let [duel] = all.games.as_slice() else {
            panic!("{all:?}");
        };
        // Boris was called Ben before; forgotten people are not opponents.
        let met: Vec<_> = duel.by_opponent.iter().collect();
        assert_eq!(met.len(), 1);
        assert_eq!((met[0].0.name.as_str(), met[0].1.games), ("Boris", 2));
        assert_eq!(duel.by_level.len(), 1);
        assert_eq!(duel.by_level[0].1.games, 1);
        let kinds: Vec<_> = duel
            .endings
            .iter()
            .map(|e| (e.victory.as_str(), e.won, e.lost))
            .collect();
        assert_eq!(kinds, [("civilian", 3, 1), ("science", 1, 0)]);
        let best: Vec<i32> = duel.best.iter().map(|best| best.points).collect();
        assert_eq!(best, [61, 55, 50, 40]);
    }

    #[test]
    fn games_for_two_against_a_character_are_counted() {
        let hypatia = |level| Other {
            name: "Hypatia".to_owned(),
            ..bot(level)
        };
        let games = [
            game(1, true, Some(50), vec![hypatia(BotKind::Hard)]),
            game(2, false, Some(50), vec![hypatia(BotKind::Easy)]),
            game(3, true, None, vec![hypatia(BotKind::Hard)]),
            game(4, true, None, vec![bot(BotKind::Hard)]),
            game(
                5,
                true,
                None,
                vec![hypatia(BotKind::Hard), bot(BotKind::Hard)],
            ),
        ];
        assert_eq!(against(&games, Character::Hypatia), (2, 1));
        assert_eq!(against(&games, Character::Strabo), (0, 0));
        let all = Statistics::of(&games);
        let [(who, tally)] = all.games[0].by_character.as_slice() else {
            panic!("{all:?}");
        };
        assert_eq!((*who, tally.games, tally.wins), (Character::Hypatia, 4, 3));
    }

    #[test]
    fn guided_games_do_not_count() {
        let mut guided = game(1, true, Some(50), Vec::new());
        guided.guided = true;
        let all = Statistics::of(&[guided]);
        assert_eq!((all.total.games, all.games.len()), (0, 0));
        assert_eq!((all.total.share(), all.total.average()), (None, None));
    }
}
