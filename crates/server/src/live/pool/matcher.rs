//! Puts people of like rating into groups. Pure: the caller passes who waits, and the time.
//!
//! Two people fit if each is within the reach of the other. A reach grows with the time a person has waited, and with
//! the uncertainty of their rating. The person who has waited longest chooses first, and gets the nearest people who fit
//! each other. Two people who are kept apart are never in one group. A group begins when it is full, or when its longest
//! waiter has waited long enough; bots take its empty seats.

use std::collections::HashSet;

/// Pairs of places whose people are kept apart, the lower place first.
pub(crate) type Apart = HashSet<(usize, usize)>;

/// A person who waits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Seeker {
    pub(crate) rating: f64,
    /// The standard deviation of the rating.
    pub(crate) deviation: f64,
    /// Since when the person waits, in ticks.
    pub(crate) since: i64,
}

/// The longest wait before bots take the empty seats, in ticks: 20 seconds, without the time to notice it and to deal.
pub(crate) const PATIENCE: i64 = 19_500;

/// The reach of a certain rating at first, and what it grows by in a second.
const REACH: f64 = 60.0;
const GROWTH: f64 = 20.0;
/// The deviation of a certain rating. The reach grows by what is above it.
const CERTAIN: f64 = 60.0;

impl Seeker {
    /// The largest difference of ratings that this person accepts.
    fn reach(&self, now: i64) -> f64 {
        let seconds = self.waited(now) as f64 / 1000.0;
        REACH + GROWTH * seconds + (self.deviation - CERTAIN).max(0.0)
    }

    fn waited(&self, now: i64) -> i64 {
        now.saturating_sub(self.since).max(0)
    }

    fn fits(&self, other: &Seeker, now: i64) -> bool {
        let gap = (self.rating - other.rating).abs();
        gap <= self.reach(now).min(other.reach(now))
    }
}

/// The groups that begin now, as places in `waiting`, at tables with this many seats. All others wait on.
pub(crate) fn match_up(
    waiting: &[Seeker],
    apart: &Apart,
    seats: usize,
    now: i64,
) -> Vec<Vec<usize>> {
    let mut first: Vec<usize> = (0..waiting.len()).collect();
    first.sort_by_key(|&one| (waiting[one].since, one));
    let mut row = Row::by_rating(waiting);
    let mut groups = Vec::new();
    for one in first {
        if !row.has(one) {
            continue;
        }
        let group = group_of(one, (waiting, apart), &row, seats, now);
        if group.len() == seats || waiting[one].waited(now) >= PATIENCE {
            for &member in &group {
                row.take(member);
            }
            groups.push(group);
        }
    }
    groups
}

/// The person with the nearest people who fit each other, as many as there are seats.
fn group_of(
    one: usize,
    (waiting, apart): (&[Seeker], &Apart),
    row: &Row,
    seats: usize,
    now: i64,
) -> Vec<usize> {
    let own = &waiting[one];
    let reach = own.reach(now);
    let gap = |other: usize| (waiting[other].rating - own.rating).abs();
    let in_reach = |other: Option<usize>| other.filter(|&other| gap(other) <= reach);
    let mut group = vec![one];
    let mut below = in_reach(row.below(one));
    let mut above = in_reach(row.above(one));
    while group.len() < seats {
        let down = match (below, above) {
            (Some(below), Some(above)) => gap(below) <= gap(above),
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => break,
        };
        let next = if down { &mut below } else { &mut above };
        let Some(other) = *next else { break };
        *next = in_reach(if down {
            row.below(other)
        } else {
            row.above(other)
        });
        let fits = |&member: &usize| {
            let pair = (member.min(other), member.max(other));
            waiting[member].fits(&waiting[other], now) && !apart.contains(&pair)
        };
        if group.iter().all(fits) {
            group.push(other);
        }
    }
    group
}

/// People in the order of their ratings, without those who are taken: a linked list.
struct Row {
    below: Vec<Option<usize>>,
    above: Vec<Option<usize>>,
    taken: Vec<bool>,
}

impl Row {
    fn by_rating(waiting: &[Seeker]) -> Row {
        let mut order: Vec<usize> = (0..waiting.len()).collect();
        order.sort_by(|&one, &other| waiting[one].rating.total_cmp(&waiting[other].rating));
        let mut row = Row {
            below: vec![None; order.len()],
            above: vec![None; order.len()],
            taken: vec![false; order.len()],
        };
        for pair in order.windows(2) {
            row.above[pair[0]] = Some(pair[1]);
            row.below[pair[1]] = Some(pair[0]);
        }
        row
    }

    fn has(&self, one: usize) -> bool {
        !self.taken[one]
    }

    fn below(&self, one: usize) -> Option<usize> {
        self.below[one]
    }

    fn above(&self, one: usize) -> Option<usize> {
        self.above[one]
    }

    fn take(&mut self, one: usize) {
        let (below, above) = (self.below[one], self.above[one]);
        if let Some(below) = below {
            self.above[below] = above;
        }
        if let Some(above) = above {
            self.below[above] = below;
        }
        self.taken[one] = true;
    }
}

#[cfg(test)]
mod tests {
    use antipater_engine::rng::generator;
    use rand_core::Rng;

    use super::*;

    /// The interval at which the server looks for groups, in ticks.
    const LOOK: i64 = 250;
    /// The number of people in a simulation.
    const PEOPLE: usize = 10_000;

    fn seeker(rating: f64, since: i64) -> Seeker {
        Seeker {
            rating,
            deviation: CERTAIN,
            since,
        }
    }

    #[test]
    fn the_nearest_rating_comes_first_and_a_stranger_waits() {
        let waiting = [1500.0, 1540.0, 1570.0, 1900.0].map(|rating| seeker(rating, 0));
        assert_eq!(match_up(&waiting, &Apart::new(), 2, 0), [vec![0, 1]]);
        // The longest waiter chooses first.
        let waiting = [
            seeker(1540.0, 7),
            seeker(1500.0, 9),
            seeker(1570.0, 5),
            seeker(1900.0, 9),
        ];
        assert_eq!(match_up(&waiting, &Apart::new(), 2, 9), [vec![2, 0]]);
    }

    #[test]
    fn the_reach_grows_with_the_wait_of_both_and_with_doubt() {
        let [one, other] = [seeker(1500.0, 0), seeker(1700.0, 3000)];
        assert_eq!(match_up(&[one, other], &Apart::new(), 2, 9999), [[0; 0]; 0]);
        assert_eq!(
            match_up(&[one, other], &Apart::new(), 2, 10_000),
            [vec![0, 1]]
        );
        let [mut one, mut other] = [one, other];
        (one.deviation, other.deviation) = (350.0, 350.0);
        assert_eq!(
            match_up(&[one, other], &Apart::new(), 2, 3000),
            [vec![0, 1]]
        );
    }

    #[test]
    fn a_table_begins_when_it_is_full_or_its_time_is_up() {
        let three = [1500.0, 1510.0, 1520.0].map(|rating| seeker(rating, 0));
        assert_eq!(
            match_up(&three, &Apart::new(), 4, PATIENCE - 1),
            [[0; 0]; 0]
        );
        assert_eq!(
            match_up(&three, &Apart::new(), 4, PATIENCE),
            [vec![0, 1, 2]]
        );
        let five = [1500.0, 1510.0, 1520.0, 1530.0, 1540.0].map(|rating| seeker(rating, 0));
        assert_eq!(match_up(&five, &Apart::new(), 4, 0), [vec![0, 1, 2, 3]]);
        // A person whom nobody fits plays against bots, as does a clock that was set back.
        assert_eq!(
            match_up(&[seeker(900.0, 0)], &Apart::new(), 2, PATIENCE),
            [vec![0]]
        );
        assert_eq!(
            match_up(&[seeker(900.0, 9)], &Apart::new(), 2, 0),
            [[0; 0]; 0]
        );
        assert_eq!(match_up(&[], &Apart::new(), 2, 0), [[0; 0]; 0]);
    }

    #[test]
    fn people_who_are_kept_apart_wait_for_others() {
        let three = [1500.0, 1510.0, 1560.0].map(|rating| seeker(rating, 0));
        let apart = Apart::from([(0, 1)]);
        assert_eq!(match_up(&three, &apart, 2, 0), [vec![0, 2]]);
        // Nobody is seated with them for lack of others.
        let two = match_up(&three[..2], &apart, 2, PATIENCE);
        assert_eq!(two, [vec![0], vec![1]]);
        let all = Apart::from([(0, 1), (1, 2)]);
        assert_eq!(match_up(&three, &all, 4, PATIENCE), [vec![0, 2], vec![1]]);
    }

    /// The results of a simulation, in order: waits in ticks, and differences of ratings.
    struct Met {
        waits: Vec<i64>,
        gaps: Vec<f64>,
        /// The people who met no other person.
        alone: usize,
    }

    impl Met {
        fn wait(&self, part: f64) -> i64 {
            self.waits[at(self.waits.len(), part)]
        }

        fn gap(&self, part: f64) -> f64 {
            self.gaps[at(self.gaps.len(), part)]
        }
    }

    fn at(count: usize, part: f64) -> usize {
        ((count - 1) as f64 * part).round() as usize
    }

    /// A number in 0..1.
    fn unit(rng: &mut impl Rng) -> f64 {
        rng.next_u32() as f64 / 2f64.powi(32)
    }

    /// People as they come to a server: a third are newcomers, the others have played for long.
    fn arrive(rng: &mut impl Rng, since: i64) -> Seeker {
        let bell: f64 = (0..12).map(|_| unit(rng)).sum::<f64>() - 6.0;
        let is_new = unit(rng) < 1.0 / 3.0;
        Seeker {
            rating: if is_new {
                1500.0
            } else {
                1500.0 + 250.0 * bell
            },
            deviation: if is_new {
                350.0
            } else {
                50.0 + 60.0 * unit(rng)
            },
            since,
        }
    }

    /// Lets people arrive at random, `a_second` on average, until all are seated.
    fn simulate(seats: usize, a_second: f64, seed: u64) -> Met {
        let mut rng = generator(seed, 1);
        let mut time = 0.0;
        let mut arrivals = Vec::with_capacity(PEOPLE);
        for _ in 0..PEOPLE {
            time -= 1000.0 * (1.0 - unit(&mut rng)).ln() / a_second;
            arrivals.push(arrive(&mut rng, time as i64));
        }
        arrivals.reverse();
        let (mut waiting, mut now) = (Vec::new(), 0);
        let mut met = Met {
            waits: Vec::new(),
            gaps: Vec::new(),
            alone: 0,
        };
        while !waiting.is_empty() || !arrivals.is_empty() {
            now += LOOK;
            while arrivals.last().is_some_and(|next| next.since <= now) {
                waiting.extend(arrivals.pop());
            }
            let groups = match_up(&waiting, &Apart::new(), seats, now);
            let mut is_seated = vec![false; waiting.len()];
            for group in &groups {
                met.alone += usize::from(group.len() == 1);
                for (number, &one) in group.iter().enumerate() {
                    assert!(
                        !std::mem::replace(&mut is_seated[one], true),
                        "one seat each"
                    );
                    met.waits.push(waiting[one].waited(now));
                    let others = &group[number + 1..];
                    let gaps = others.iter().map(|&other| {
                        assert!(waiting[one].fits(&waiting[other], now));
                        (waiting[one].rating - waiting[other].rating).abs()
                    });
                    met.gaps.extend(gaps);
                }
            }
            let mut seated = is_seated.into_iter();
            waiting.retain(|_| seated.next() == Some(false));
        }
        assert_eq!(met.waits.len(), PEOPLE);
        met.waits.sort_unstable();
        met.gaps.sort_by(f64::total_cmp);
        report(seats, a_second, &met);
        met
    }

    /// Prints what people of a simulation have met, with `--nocapture`.
    #[allow(clippy::print_stdout, reason = "a report of a test")]
    fn report(seats: usize, a_second: f64, met: &Met) {
        println!(
            "{seats} seats, {a_second} a second: waits {:.1} s, 95 % {:.1} s, worst {:.1} s; gaps {:.0}, 95 % {:.0}; \
             alone {:.1} %",
            met.wait(0.5) as f64 / 1000.0,
            met.wait(0.95) as f64 / 1000.0,
            met.wait(1.0) as f64 / 1000.0,
            met.gap(0.5),
            met.gap(0.95),
            met.alone as f64 * 100.0 / PEOPLE as f64
        );
    }

    #[test]
    fn ten_thousand_people_wait_at_most_twenty_seconds_for_equals() {
        for seats in [2, 4] {
            for (a_second, wait, gap, far) in [
                (1000.0, 1.0, 40.0, 150.0),
                (20.0, 2.0, 60.0, 200.0),
                (2.0, 8.0, 120.0, 300.0),
                (0.2, 20.0, 200.0, 450.0),
            ] {
                let met = simulate(seats, a_second, 7);
                assert!(met.wait(1.0) < 20_000);
                assert!(met.wait(0.5) as f64 <= wait * 1000.0);
                assert!(met.gap(0.5) <= gap && met.gap(0.95) <= far);
            }
        }
    }

    #[test]
    fn ten_thousand_people_at_once_are_seated_at_once() {
        let mut rng = generator(3, 1);
        let waiting: Vec<Seeker> = (0..PEOPLE).map(|_| arrive(&mut rng, 0)).collect();
        let seated: usize = match_up(&waiting, &Apart::new(), 4, 0)
            .iter()
            .map(Vec::len)
            .sum();
        assert!(seated > PEOPLE * 98 / 100, "{seated}");
    }
}
