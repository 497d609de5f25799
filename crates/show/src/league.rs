//! Weekly leagues over the deals of days: groups of about thirty people of about the same strength. The best of a group go
//! up, the last go down.
//!
//! Each deal of the week gives a member of a group a point for each other member who did worse or has not finished it, and
//! half a point for an equal one. The sum of all deals ranks.

use serde::Serialize;
use utoipa::ToSchema;

use crate::daily::DailyScore;
use crate::view::PersonKey;

/// The address of the page.
pub const LEAGUE: &str = "/league";

/// The size of a group that is aimed at.
const SIZE: usize = 30;
/// The size from which nobody enters a group during a week.
const FULL: usize = SIZE + SIZE / 2;
/// One of this many members of a group goes up, and as many go down.
const MOVES: usize = 6;
/// Days in a week.
const DAYS: i64 = 7;
/// From the Monday that weeks are counted from to the first day of 1970, a Thursday.
const TO_MONDAY: i64 = 3;

/// The week of a day; both are counted from the beginning of 1970. A week begins on Monday in universal time.
pub fn week_of(day: i64) -> i64 {
    (day + TO_MONDAY).div_euclid(DAYS)
}

/// The first day of a week.
pub fn first_day(week: i64) -> i64 {
    week * DAYS - TO_MONDAY
}

/// The number of members of a group who go up, and of those who go down.
pub const fn movers(members: usize) -> usize {
    members / MOVES
}

/// Half points of the members of a group, in their order, from the results of each deal; `None` for a deal that a member has
/// not finished.
pub fn half_points(members: usize, deals: &[Vec<Option<DailyScore>>]) -> Vec<i64> {
    let mut points = vec![0; members];
    for deal in deals {
        for (member, own) in deal.iter().enumerate().take(members) {
            let Some(own) = own else { continue };
            let others = deal
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != member);
            let halves = others.map(|(_, other)| match other {
                Some(other) => 1 + own.cmp(other) as i64,
                None => 2,
            });
            points[member] += halves.sum::<i64>();
        }
    }
    points
}

/// A member at the beginning of a week.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Newcomer {
    /// The place in a list of people.
    pub person: usize,
    /// The rating.
    pub rating: f64,
}

/// The groups of a week, the strongest first, from those of the last one, each ranked best first, and from people who have
/// come since. `rating` is that of a person.
pub fn next_groups(
    last: &[Vec<usize>],
    new: &[Newcomer],
    rating: impl Fn(usize) -> f64,
) -> Vec<Vec<usize>> {
    let mut all: Vec<(usize, usize)> = Vec::new();
    for (number, group) in last.iter().enumerate() {
        let moving = movers(group.len());
        for (rank, &person) in group.iter().enumerate() {
            let up = rank < moving;
            let down = rank + moving >= group.len();
            let group = match (up, down) {
                (true, false) => number.saturating_sub(1),
                (false, true) => (number + 1).min(last.len() - 1),
                _ => number,
            };
            all.push((group, person));
        }
    }
    let means: Vec<f64> = last
        .iter()
        .map(|group| group.iter().map(|one| rating(*one)).sum::<f64>() / group.len().max(1) as f64)
        .collect();
    all.extend(
        new.iter()
            .map(|one| (fitting(&means, one.rating), one.person)),
    );
    all.sort_by(|one, other| {
        let stronger = rating(other.1).total_cmp(&rating(one.1));
        one.0.cmp(&other.0).then(stronger).then(one.1.cmp(&other.1))
    });
    let groups = ((all.len() + SIZE / 2) / SIZE).max(usize::from(!all.is_empty()));
    let mut people = all.into_iter().map(|(_, person)| person);
    let count = people.len();
    (0..groups)
        .map(|group| {
            let size = count / groups + usize::from(group < count % groups);
            people.by_ref().take(size).collect()
        })
        .collect()
}

/// The group for a person of a rating: the strongest whose mean is not above it, or the last one.
fn fitting(means: &[f64], rating: f64) -> usize {
    let found = means.iter().position(|mean| *mean <= rating);
    found.unwrap_or(means.len().saturating_sub(1))
}

/// The group for a person who enters during a week: that which fits, or the smallest if that is full, or a new one if all are.
pub fn entering(ratings: &[Vec<f64>], rating: f64) -> usize {
    let mean = |group: &Vec<f64>| group.iter().sum::<f64>() / group.len().max(1) as f64;
    let means: Vec<f64> = ratings.iter().map(mean).collect();
    let fits = fitting(&means, rating);
    let smallest = (0..ratings.len()).min_by_key(|group| ratings[*group].len());
    let mut groups = [fits].into_iter().chain(smallest);
    let has_room = |group: &usize| ratings.get(*group).is_some_and(|one| one.len() < FULL);
    groups.find(has_room).unwrap_or(ratings.len())
}

/// A member of a group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LeagueMember {
    /// The name.
    pub name: String,
    /// The key of the person.
    #[schema(value_type = String)]
    pub person: PersonKey,
    /// Whether it is the viewer.
    pub own: bool,
    /// The points, in halves.
    pub half_points: i64,
    /// The number of deals of the week that the member has finished.
    pub deals: usize,
}

/// A group of a week.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LeagueGroup {
    /// The number of the group, from 1, the strongest.
    pub group: usize,
    /// The number of groups.
    pub groups: usize,
    /// The number of members who go up, unless it is the strongest group, and who go down, unless it is the last.
    pub movers: usize,
    /// The members, best first.
    pub members: Vec<LeagueMember>,
}

/// The league as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LeagueView {
    /// The first day of the week, counted since 1970.
    pub first_day: i64,
    /// Whether the viewer wants to be in a league.
    pub member: bool,
    /// The viewer's group of this week.
    pub group: Option<LeagueGroup>,
    /// The viewer's group of last week.
    pub last: Option<LeagueGroup>,
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;

    use super::*;

    #[test]
    fn weeks_begin_on_monday() {
        // The 30th of November 2026 is a Monday.
        let monday = 20_787;
        let week = week_of(monday);
        assert_eq!(first_day(week), monday);
        assert_eq!((week_of(monday - 1), week_of(monday + 6)), (week - 1, week));
    }

    #[test]
    fn deals_give_points_for_those_who_did_worse() {
        let score = |lead| {
            let place = Reverse(1);
            Some(DailyScore { place, lead })
        };
        let deals = [
            vec![score(5), score(3), score(3), None],
            vec![None, score(1), None, None],
        ];
        assert_eq!(half_points(4, &deals), [6, 3 + 6, 3, 0]);
        assert_eq!(half_points(2, &[]), [0, 0]);
    }

    #[test]
    fn the_best_go_up_and_the_last_go_down() {
        let last: Vec<Vec<usize>> = vec![(0..30).collect(), (30..60).collect()];
        let groups = next_groups(&last, &[], |person| 2000.0 - person as f64);
        assert_eq!(groups.iter().map(Vec::len).collect::<Vec<_>>(), [30, 30]);
        assert!((30..35).all(|person| groups[0].contains(&person)));
        assert!((25..30).all(|person| groups[1].contains(&person)));
        assert!(groups[0].contains(&24) && groups[1].contains(&35));
    }

    #[test]
    fn a_group_that_is_full_takes_nobody() {
        let mut groups: Vec<Vec<f64>> = Vec::new();
        for _ in 0..200 {
            let group = entering(&groups, 1500.0);
            groups.resize(groups.len().max(group + 1), Vec::new());
            groups[group].push(1500.0);
        }
        let sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
        assert_eq!(sizes, [45, 45, 45, 45, 20]);
        let groups = [vec![1700.0; 45], vec![1500.0; 20]];
        assert_eq!(
            [1800.0, 1400.0].map(|rating| entering(&groups, rating)),
            [1, 1]
        );
    }

    #[test]
    fn groups_have_about_thirty_members_and_newcomers_fit() {
        for count in 1..400 {
            let new: Vec<Newcomer> = (0..count)
                .map(|person| Newcomer {
                    person,
                    rating: 1500.0 + person as f64,
                })
                .collect();
            let groups = next_groups(&[], &new, |person| 1500.0 + person as f64);
            assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), count);
            assert!(groups.iter().all(|group| group.len() <= 45));
            assert!(
                count < 45 || groups.iter().all(|group| group.len() >= 22),
                "{count}"
            );
            // The strongest come first.
            assert_eq!(groups[0][0], count - 1);
        }
        assert_eq!(next_groups(&[], &[], |_| 0.0), Vec::<Vec<usize>>::new());
        let means = [1700.0, 1500.0, 1300.0];
        assert_eq!(
            [1800.0, 1600.0, 1000.0].map(|rating| fitting(&means, rating)),
            [0, 1, 2]
        );
    }
}
