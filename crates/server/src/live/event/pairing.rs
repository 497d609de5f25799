//! Who plays whom in the next round of an event. No clock, store or threads here.
//!
//! Pairs are the perfect matching of least cost, in this order of importance: nobody meets an opponent again, the squares of
//! the differences of scores are as small as possible, two players who should both begin do not meet, and within a score
//! group the upper half meets the lower half in order, as in the Dutch system of FIDE (handbook C.04.3). One of an odd
//! number gets a bye, if possible one of the lowest score who has had none.
//!
//! Tables of 7 Wonders begin as neighbours in the standing; then players change places as long as that leaves fewer repeated
//! meetings, or less difference of scores at one table.

use integer_blossom::min_weight_perfect_matching;

/// A player to be paired.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Entrant {
    /// The score, in 120ths of a point.
    pub(crate) score: i64,
    /// The earlier opponents, as places in the list; once for each game.
    pub(crate) met: Vec<usize>,
    /// The number of byes so far.
    pub(crate) byes: usize,
    /// How often the player has begun, less how often the opponent has.
    pub(crate) begun: i64,
}

/// The costs of a pair, from the most important: a repeated meeting, a unit of squared difference of scores, two players who
/// should both begin, and a unit of squared distance from the place in the other half.
const AGAIN: i128 = 10_i128.pow(26);
const APART: i128 = 10_i128.pow(15);
const BOTH_BEGIN: i128 = 10_i128.pow(12);

/// A round of pairs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Round {
    /// The pairs; the first of each begins.
    pub(crate) pairs: Vec<[usize; 2]>,
    /// The player who gets a bye.
    pub(crate) bye: Option<usize>,
}

/// Pairs the players, who are sorted: best first.
pub(crate) fn pair(entrants: &[Entrant]) -> Round {
    let players = entrants.len();
    let size = players + players % 2;
    let mut costs = vec![0; size * size];
    for one in 0..players {
        for other in one + 1..size {
            costs[one * size + other] = match entrants.get(other) {
                Some(_) => cost(entrants, one, other),
                None => cost_of_bye(entrants, one),
            };
        }
    }
    let mates = min_weight_perfect_matching(&costs, size);
    let mut round = Round::default();
    for (one, &mate) in mates.iter().enumerate().take(players) {
        if mate >= players {
            round.bye = Some(one);
        } else if one < mate {
            round.pairs.push(in_order(entrants, one, mate));
        }
    }
    round
}

/// The first of the players with the same score, and their number.
fn group(entrants: &[Entrant], one: usize) -> (usize, usize) {
    let score = entrants[one].score;
    let first = entrants.iter().position(|other| other.score == score);
    let count = entrants.iter().filter(|other| other.score == score).count();
    (first.unwrap_or(one), count)
}

/// The cost of a pair, of whom `one` stands higher.
fn cost(entrants: &[Entrant], one: usize, other: usize) -> i128 {
    let (high, low) = (&entrants[one], &entrants[other]);
    let again = high.met.iter().filter(|met| **met == other).count() as i128;
    let apart = i128::from(high.score - low.score).pow(2);
    let both = i128::from(
        high.begun.signum() == low.begun.signum() && high.begun.abs() > 1 && low.begun.abs() > 1,
    );
    let (first, count) = group(entrants, one);
    let gap = if high.score == low.score {
        (other - one).abs_diff(count / 2)
    } else {
        // The last of the higher group meets the first of the lower one.
        (first + count - 1 - one) + (other - group(entrants, other).0)
    };
    AGAIN * again + APART * apart + BOTH_BEGIN * both + (gap as i128).pow(2)
}

fn cost_of_bye(entrants: &[Entrant], one: usize) -> i128 {
    let least = entrants.last().map_or(0, |last| last.score);
    let apart = i128::from(entrants[one].score - least).pow(2);
    let from_end = (entrants.len() - 1 - one) as i128;
    AGAIN * entrants[one].byes as i128 + APART * apart + from_end.pow(2)
}

/// A pair, with the player first who has begun less often; of equals the lower one begins at every second place.
fn in_order(entrants: &[Entrant], one: usize, other: usize) -> [usize; 2] {
    let (high, low) = (&entrants[one], &entrants[other]);
    let swap = match high.begun.cmp(&low.begun) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => one % 2 == 1,
    };
    if swap { [other, one] } else { [one, other] }
}

/// The numbers of people at tables of about this size, from three to seven seats each; fewer than three people get one table.
pub(crate) fn sizes(players: usize, size: usize) -> Vec<usize> {
    if players == 0 {
        return Vec::new();
    }
    let mut tables = ((players + size / 2) / size).max(1);
    while players.div_ceil(tables) > 7 {
        tables += 1;
    }
    while players / tables < 3 && tables > 1 {
        tables -= 1;
    }
    let larger = players % tables;
    (0..tables)
        .map(|table| players / tables + usize::from(table < larger))
        .collect()
}

/// Seats the players, who are sorted best first, at tables of these sizes.
pub(crate) fn tables(entrants: &[Entrant], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut next = 0..entrants.len();
    let mut tables: Vec<Vec<usize>> = sizes
        .iter()
        .map(|size| next.by_ref().take(*size).collect())
        .collect();
    // Each exchange lowers the cost, so this ends.
    while exchange(entrants, &mut tables) {}
    tables
}

/// Exchanges players of different tables wherever that lowers the cost; says whether anything has changed.
fn exchange(entrants: &[Entrant], tables: &mut [Vec<usize>]) -> bool {
    let mut changed = false;
    for one in 0..tables.len() {
        for other in one + 1..tables.len() {
            for first in 0..tables[one].len() {
                for second in 0..tables[other].len() {
                    let before = strain(entrants, &tables[one]) + strain(entrants, &tables[other]);
                    let (left, right) = tables.split_at_mut(other);
                    std::mem::swap(&mut left[one][first], &mut right[0][second]);
                    let after = strain(entrants, &tables[one]) + strain(entrants, &tables[other]);
                    if after < before {
                        changed = true;
                    } else {
                        let (left, right) = tables.split_at_mut(other);
                        std::mem::swap(&mut left[one][first], &mut right[0][second]);
                    }
                }
            }
        }
    }
    changed
}

/// The cost of a table: repeated meetings first, then the squares of differences of scores.
fn strain(entrants: &[Entrant], table: &[usize]) -> i64 {
    const MET: i64 = 1_000_000_000_000;
    let mut strain = 0;
    for (number, &one) in table.iter().enumerate() {
        for &other in &table[number + 1..] {
            let met = &entrants[one].met;
            let again = met.iter().filter(|met| **met == other).count() as i64;
            strain += MET * again * again;
            strain += (entrants[one].score - entrants[other].score).pow(2);
        }
    }
    strain
}

#[cfg(test)]
mod tests {
    use antipater_engine::rng::{generator, shuffle};
    use rand_core::Rng;

    use super::*;

    /// A round that bbpPairings, a program that FIDE endorses, has paired: one line for each player with the points in
    /// halves and the opponents of 14 rounds, `w` where the player began; a forfeited game is no meeting. Then the pairs.
    const PUBLISHED: &str = include_str!("published_round.txt");

    fn published() -> (Vec<Entrant>, Vec<[usize; 2]>) {
        let (players, pairs) = PUBLISHED.split_once("\n\n").unwrap();
        let mut rows: Vec<(usize, Entrant)> = Vec::new();
        for (number, line) in players.lines().enumerate() {
            let mut words = line.split(' ');
            let halves: i64 = words.next().unwrap().parse().unwrap();
            let mut entrant = Entrant {
                score: 60 * halves,
                ..Entrant::default()
            };
            for word in words {
                let (opponent, color) = word.split_at(word.len() - 1);
                entrant.met.push(opponent.parse::<usize>().unwrap() - 1);
                entrant.begun += if color == "w" { 1 } else { -1 };
            }
            rows.push((number, entrant));
        }
        rows.sort_by_key(|(_, entrant)| -entrant.score);
        let place = |number: usize| rows.iter().position(|(of, _)| *of == number).unwrap();
        let entrants = rows.iter().map(|(_, entrant)| {
            let met = entrant.met.iter().map(|met| place(*met)).collect();
            Entrant {
                met,
                ..entrant.clone()
            }
        });
        let pair = |line: &str| {
            let mut both = line
                .split(' ')
                .map(|number| place(number.parse::<usize>().unwrap() - 1));
            [both.next().unwrap(), both.next().unwrap()]
        };
        (entrants.collect(), pairs.lines().map(pair).collect())
    }

    /// Meetings again, and the squares of differences of scores in half points.
    fn quality(entrants: &[Entrant], pairs: &[[usize; 2]]) -> (usize, i64) {
        let again = |[one, other]: &&[usize; 2]| entrants[*one].met.contains(other);
        let apart = |[one, other]: &[usize; 2]| {
            ((entrants[*one].score - entrants[*other].score) / 60).pow(2)
        };
        (
            pairs.iter().filter(again).count(),
            pairs.iter().map(apart).sum(),
        )
    }

    #[test]
    fn a_published_round_is_not_paired_better() {
        let (entrants, published) = published();
        assert_eq!((entrants.len(), published.len()), (60, 30));
        let ours = pair(&entrants);
        assert_eq!((ours.pairs.len(), ours.bye), (30, None));
        let (again, apart) = quality(&entrants, &ours.pairs);
        let (of_theirs, apart_of_theirs) = quality(&entrants, &published);
        assert_eq!((again, of_theirs), (0, 0));
        assert!(apart <= apart_of_theirs, "{apart} {apart_of_theirs}");
    }

    #[test]
    fn the_upper_half_meets_the_lower_half() {
        let round = pair(&vec![Entrant::default(); 8]);
        assert_eq!(round.pairs, [[0, 4], [5, 1], [2, 6], [7, 3]]);
        // The published second round of five players with a late one: the two winners, then the late one and a loser; the
        // other loser has the bye.
        let entrant = |score, met: &[usize], begun| Entrant {
            score,
            met: met.to_vec(),
            byes: 0,
            begun,
        };
        let five = [
            entrant(120, &[2], 1),
            entrant(120, &[3], -1),
            entrant(0, &[0], -1),
            entrant(0, &[1], 1),
            entrant(0, &[], 0),
        ];
        let round = pair(&five);
        assert_eq!(round.pairs[0], [1, 0]);
        assert!(round.bye.is_some_and(|bye| bye >= 2));
    }

    #[test]
    fn tournaments_have_no_second_meeting_and_no_second_bye() {
        let mut rng = generator(5, 1);
        for players in 4..40 {
            let rounds = (players - 1).min(7);
            let mut all: Vec<Entrant> = vec![Entrant::default(); players];
            for _ in 0..rounds {
                let mut order: Vec<usize> = (0..players).collect();
                shuffle(&mut order, &mut rng);
                order.sort_by_key(|player| -all[*player].score);
                let place = |player: usize| order.iter().position(|one| *one == player).unwrap();
                let sorted: Vec<Entrant> = order
                    .iter()
                    .map(|player| Entrant {
                        met: all[*player].met.iter().map(|met| place(*met)).collect(),
                        ..all[*player].clone()
                    })
                    .collect();
                let round = pair(&sorted);
                assert_eq!(round.bye.is_some(), players % 2 == 1);
                assert_eq!(round.pairs.len(), players / 2);
                for [first, second] in round.pairs {
                    let (first, second) = (order[first], order[second]);
                    all[first].met.push(second);
                    all[second].met.push(first);
                    all[first].begun += 1;
                    all[second].begun -= 1;
                    let winner = [first, second][rng.next_u32() as usize % 2];
                    all[winner].score += 120;
                }
                if let Some(bye) = round.bye {
                    all[order[bye]].byes += 1;
                    all[order[bye]].score += 120;
                }
            }
            // With few players and many rounds a second meeting cannot always be avoided.
            if rounds * 2 < players {
                for one in &all {
                    let mut met = one.met.clone();
                    met.sort_unstable();
                    met.dedup();
                    assert_eq!(met.len(), one.met.len(), "{players} players");
                    assert!(one.byes <= 1);
                    assert!(one.begun.abs() <= 3, "{}", one.begun);
                }
            }
        }
    }

    #[test]
    fn tables_have_three_to_seven_people() {
        for players in 3..200 {
            for size in 3..=7 {
                let sizes = sizes(players, size);
                assert_eq!(sizes.iter().sum::<usize>(), players);
                assert!(
                    sizes.iter().all(|size| (3..=7).contains(size)),
                    "{players} {size}: {sizes:?}"
                );
            }
        }
        assert_eq!((sizes(0, 4), sizes(2, 4)), (vec![], vec![2]));
    }

    #[test]
    fn people_find_new_opponents_at_tables() {
        let mut all: Vec<Entrant> = vec![Entrant::default(); 16];
        let mut again = Vec::new();
        for _ in 0..5 {
            let round = tables(&all, &sizes(16, 4));
            let mut count = 0;
            for table in &round {
                for &one in table {
                    for &other in table.iter().filter(|other| **other != one) {
                        count += usize::from(all[one].met.contains(&other));
                        all[one].met.push(other);
                    }
                }
            }
            again.push(count);
        }
        // Sixteen people can meet in fours for five rounds without a second meeting; exchanges come near that.
        assert_eq!(again[..2], [0, 0]);
        assert!(again.iter().sum::<usize>() <= 16, "{again:?}");
    }
}
