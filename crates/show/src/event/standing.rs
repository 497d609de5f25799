//! The standing of an event: points by place, matchpoints, and tie-breaks.
//!
//! - A game gives the share of the opponents at the table whom a player has beaten; equal ones count half. A bye counts as a
//!   win.
//! - Matchpoints compare a game with those of all others who had the same deal in the same seat: the share of them that it
//!   beats, equal ones half; 50 % without others. Place decides, then the lead.
//! - Duplicate and pairs rank by the mean of matchpoints over all rounds; a deal not played counts nothing. Ties: the sum of
//!   leads, then the number of rounds with the best result.
//! - Swiss ranks by points. Ties: the points of all opponents (Buchholz), then matchpoints, then the sum of leads.
//! - An arena gives two points for a full win, doubled after two wins in a row until one is missed. Ties: points for each
//!   game, then the sum of leads.

use std::collections::HashMap;
use std::hash::Hash;

use serde::Serialize;
use utoipa::ToSchema;

use super::Format;
use crate::daily::{DailyScore, RESIGNED_LEAD};

/// A point. Shares of opponents at tables of up to seven seats are whole numbers of this part.
pub const UNIT: i64 = 120;
/// A matchpoint percentage is counted in hundredths.
const FULL: i64 = 10_000;
/// The number of wins in a row after which the points of an arena are doubled.
const STREAK: usize = 2;

/// A player's game of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventGame {
    /// The place of the player in the list of players.
    pub player: usize,
    /// The round or deal, from 1; in an arena the number of the player's game.
    pub round: usize,
    /// The table; `None` for a bye.
    pub table: Option<String>,
    /// The player's seat.
    pub seat: usize,
    /// The number of seats at the table.
    pub seats: usize,
    /// The result; `None` while the game is played.
    pub score: Option<DailyScore>,
    /// The key for spectators, if the viewer may see the game.
    pub watch: Option<String>,
}

/// A player's result of one round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RoundResult {
    /// The round or deal, from 1.
    pub round: usize,
    /// Whether it is a bye.
    pub bye: bool,
    /// The points, in 120ths of one.
    pub points: i64,
    /// The matchpoints, in hundredths of a percent; null in an arena.
    pub matchpoints: Option<i64>,
    /// The lead over the best of the others; null for a bye.
    pub lead: Option<i32>,
    /// The opponents, as places in the list of players.
    pub opponents: Vec<usize>,
    /// The key for spectators, if the viewer may see the game.
    pub watch: Option<String>,
}

/// A player's place and results.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Ranked {
    /// The place in the list of players.
    #[serde(skip)]
    pub player: usize,
    /// The rank, from 1. Players who are equal in everything share it.
    pub rank: usize,
    /// What ranks first: the sum of matchpoints in hundredths of a percent, or points in 120ths.
    pub score: i64,
    /// The tie-breaks, in their order.
    pub ties: Vec<i64>,
    /// The results of finished rounds.
    pub results: Vec<RoundResult>,
}

/// Ranks `players` people by their games: best first.
pub fn rank(format: Format, players: usize, games: &[EventGame]) -> Vec<Ranked> {
    let mut results: Vec<Vec<RoundResult>> = vec![Vec::new(); players];
    let groups = Groups::of(games);
    for game in games {
        if let Some(result) = result_of(format, game, &groups)
            && let Some(own) = results.get_mut(game.player)
        {
            own.push(result);
        }
    }
    for own in &mut results {
        own.sort_by_key(|one| one.round);
        if format == Format::Arena {
            double_streaks(own);
        }
    }
    let points = |player: usize| -> i64 {
        let own = results.get(player).into_iter().flatten();
        own.map(|one| one.points).sum()
    };
    let tops = tops(&results);
    let mut ranked: Vec<Ranked> = Vec::with_capacity(players);
    for (player, own) in results.iter().enumerate() {
        let leads: i64 = own.iter().filter_map(|one| one.lead).map(i64::from).sum();
        let matchpoints: i64 = own.iter().filter_map(|one| one.matchpoints).sum();
        let buchholz = own.iter().flat_map(|one| &one.opponents);
        let (score, ties) = match format {
            Format::Duplicate | Format::Pairs => (matchpoints, vec![leads, tops[player]]),
            Format::Swiss => {
                let buchholz = buchholz.map(|&other| points(other)).sum();
                (points(player), vec![buchholz, matchpoints, leads])
            }
            Format::Arena => {
                let mean = (FULL * points(player)).checked_div(UNIT * own.len() as i64);
                (points(player), vec![mean.unwrap_or(0), leads])
            }
        };
        ranked.push(Ranked {
            player,
            rank: 0,
            score,
            ties,
            results: own.clone(),
        });
    }
    ranked.sort_by(|one, other| (other.score, &other.ties).cmp(&(one.score, &one.ties)));
    for place in 0..ranked.len() {
        let equal =
            |one: &Ranked| (one.score, &one.ties) == (ranked[place].score, &ranked[place].ties);
        let first = ranked.iter().position(equal);
        ranked[place].rank = first.unwrap_or(place) + 1;
    }
    ranked
}

/// A deal and a seat at a table of a size: what two players have in common who have the same hand.
type Hand = (usize, usize, usize);

fn hand(game: &EventGame) -> Hand {
    (game.round, game.seat, game.seats)
}

/// Games by their tables, and by the hands that they begin with.
struct Groups<'a> {
    tables: HashMap<&'a str, Vec<&'a EventGame>>,
    hands: HashMap<Hand, Vec<&'a EventGame>>,
}

impl<'a> Groups<'a> {
    fn of(games: &'a [EventGame]) -> Groups<'a> {
        let mut groups = Groups {
            tables: HashMap::new(),
            hands: HashMap::new(),
        };
        for game in games {
            if let Some(table) = &game.table {
                groups.tables.entry(table).or_default().push(game);
                groups.hands.entry(hand(game)).or_default().push(game);
            }
        }
        groups
    }

    /// The games of other players in a group.
    fn others<K: Eq + Hash>(
        groups: &HashMap<K, Vec<&'a EventGame>>,
        key: &K,
        game: &EventGame,
    ) -> Vec<&'a EventGame> {
        let group = groups.get(key).into_iter().flatten().copied();
        group.filter(|other| other.player != game.player).collect()
    }
}

/// The result of a game; `None` while it is played.
fn result_of(format: Format, game: &EventGame, groups: &Groups<'_>) -> Option<RoundResult> {
    let Some(table) = &game.table else {
        return Some(RoundResult {
            round: game.round,
            bye: true,
            points: UNIT,
            matchpoints: (format != Format::Arena).then_some(FULL / 2),
            lead: None,
            opponents: Vec::new(),
            watch: None,
        });
    };
    let score = game.score?;
    let with_me = Groups::others(&groups.tables, &table.as_str(), game);
    let tied = with_me.iter().filter_map(|other| other.score);
    let tied = tied.filter(|other| other.place == score.place).count();
    let others = game.seats.saturating_sub(1).max(1) as i64;
    let beaten = game.seats.saturating_sub(score.place.0 + tied) as i64;
    // A player who gives up gets no points, even if all others at the table give up too.
    let share = match score.lead {
        lead if lead <= -RESIGNED_LEAD => 0,
        _ => UNIT * (2 * beaten + tied as i64) / (2 * others),
    };
    let hands = Groups::others(&groups.hands, &hand(game), game);
    let hands: Vec<DailyScore> = hands.iter().filter_map(|other| other.score).collect();
    Some(RoundResult {
        round: game.round,
        bye: false,
        points: match format {
            Format::Arena => 2 * share,
            Format::Duplicate | Format::Pairs | Format::Swiss => share,
        },
        matchpoints: (format != Format::Arena).then(|| matchpoints(score, &hands)),
        lead: Some(score.lead),
        opponents: with_me.iter().map(|other| other.player).collect(),
        watch: game.watch.clone(),
    })
}

/// The share of other results that one beats, equal ones half, in hundredths of a percent.
fn matchpoints(own: DailyScore, others: &[DailyScore]) -> i64 {
    let halves = others.iter().map(|other| 1 + own.cmp(other) as i64);
    let halves: i64 = halves.sum();
    let all = (FULL * halves).checked_div(2 * others.len() as i64);
    all.unwrap_or(FULL / 2)
}

/// Doubles the points of games after two full wins in a row, until one is missed.
fn double_streaks(results: &mut [RoundResult]) {
    let mut wins = 0;
    for one in results {
        let won = one.points == 2 * UNIT;
        if wins >= STREAK {
            one.points *= 2;
        }
        wins = if won { wins + 1 } else { 0 };
    }
}

/// The number of rounds in which each player has the best matchpoints of all, alone or with others.
fn tops(results: &[Vec<RoundResult>]) -> Vec<i64> {
    let mut best: HashMap<usize, i64> = HashMap::new();
    for one in results.iter().flatten().filter(|one| !one.bye) {
        let known = best.entry(one.round).or_insert(0);
        *known = (*known).max(one.matchpoints.unwrap_or(0));
    }
    let is_top = |one: &&RoundResult| !one.bye && best.get(&one.round) == one.matchpoints.as_ref();
    let tops = results.iter();
    tops.map(|own| own.iter().filter(is_top).count() as i64)
        .collect()
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;

    use super::*;

    fn score(place: usize, lead: i32) -> Option<DailyScore> {
        let place = Reverse(place);
        Some(DailyScore { place, lead })
    }

    /// A game of a player at a table of two, on a seat.
    fn game(
        player: usize,
        round: usize,
        table: &str,
        seat: usize,
        score: Option<DailyScore>,
    ) -> EventGame {
        EventGame {
            player,
            round,
            table: Some(table.to_owned()),
            seat,
            seats: 2,
            score,
            watch: None,
        }
    }

    fn ranks(ranked: &[Ranked]) -> Vec<(usize, usize, i64)> {
        let line = |one: &Ranked| (one.player, one.rank, one.score);
        ranked.iter().map(line).collect()
    }

    #[test]
    fn matchpoints_compare_those_with_the_same_hand() {
        // Three against bots: a win by 9 beats a win by 2, which beats a loss; the fourth is still playing.
        let games = [
            game(0, 1, "a", 0, score(1, 2)),
            game(1, 1, "b", 0, score(1, 9)),
            game(2, 1, "c", 0, score(2, -1)),
            game(3, 1, "d", 0, None),
        ];
        let ranked = rank(Format::Duplicate, 4, &games);
        assert_eq!(
            ranks(&ranked),
            [(1, 1, 10_000), (0, 2, 5000), (3, 3, 0), (2, 4, 0)]
        );
        // Two tables of people: each is compared with the other on the same seat.
        let games = [
            game(0, 1, "a", 0, score(1, 5)),
            game(1, 1, "a", 1, score(2, -5)),
            game(2, 1, "b", 0, score(1, 12)),
            game(3, 1, "b", 1, score(2, -12)),
        ];
        let ranked = rank(Format::Pairs, 4, &games);
        assert_eq!(
            ranks(&ranked),
            [(2, 1, 10_000), (1, 2, 10_000), (0, 3, 0), (3, 4, 0)]
        );
        assert_eq!(ranked[0].results[0].opponents, [3]);
    }

    #[test]
    fn swiss_counts_points_then_those_of_opponents() {
        let games = [
            game(0, 1, "a", 0, score(1, 5)),
            game(1, 1, "a", 1, score(2, -5)),
            game(2, 1, "b", 0, score(1, 1)),
            game(3, 1, "b", 1, score(1, 1)),
            EventGame {
                table: None,
                ..game(4, 1, "", 0, None)
            },
            game(0, 2, "c", 0, score(1, 5)),
            game(4, 2, "c", 1, score(2, -5)),
        ];
        let ranked = rank(Format::Swiss, 5, &games);
        assert_eq!(
            ranks(&ranked),
            [(0, 1, 240), (4, 2, 120), (3, 3, 60), (2, 4, 60), (1, 5, 0)]
        );
        // Two who have tied are told apart by their matchpoints. The opponents of the first have a point from a bye.
        assert_eq!(ranked[0].ties[0], 120);
        assert!(ranked[1].results[0].bye);
    }

    #[test]
    fn tables_of_seven_wonders_give_shares() {
        let at = |player, place, lead| EventGame {
            seats: 4,
            ..game(player, 1, "a", player, score(place, lead))
        };
        let games = [at(0, 1, 9), at(1, 2, -9), at(2, 2, -9), at(3, 4, -30)];
        let ranked = rank(Format::Swiss, 4, &games);
        assert_eq!(
            ranks(&ranked),
            [(0, 1, 120), (1, 2, 60), (2, 2, 60), (3, 4, 0)]
        );
        // Both of two players who give up get nothing.
        let games = [
            game(0, 1, "a", 0, score(2, -RESIGNED_LEAD)),
            game(1, 1, "a", 1, score(2, -RESIGNED_LEAD)),
        ];
        assert!(
            rank(Format::Swiss, 2, &games)
                .iter()
                .all(|one| one.score == 0)
        );
    }

    #[test]
    fn an_arena_doubles_the_points_of_a_streak() {
        let wins = [true, true, true, false, true];
        let games: Vec<EventGame> = (1..)
            .zip(wins)
            .flat_map(|(round, won)| {
                let table = format!("t{round}");
                let (own, other) = if won { (1, 2) } else { (2, 1) };
                [
                    game(0, round, &table, 0, score(own, 3)),
                    game(1, round, &table, 1, score(other, -3)),
                ]
            })
            .collect();
        let ranked = rank(Format::Arena, 2, &games);
        let points: Vec<i64> = ranked[0]
            .results
            .iter()
            .map(|one| one.points / UNIT)
            .collect();
        // The loss after three wins counts double as well, but nothing is nothing.
        assert_eq!(points, [2, 2, 4, 0, 2]);
        assert_eq!(ranked[0].score, 10 * UNIT);
    }
}
