//! The weekly league: its groups are made by whoever asks first in a week, on any node.

use std::cmp::Reverse;
use std::collections::HashMap;

use antipater_show::daily::DailyScore;
use antipater_show::history::Played;
use antipater_show::league::{
    LeagueGroup, LeagueMember, LeagueView, Newcomer, entering, first_day, half_points, movers,
    next_groups, week_of,
};
use antipater_show::view::PersonKey;
use antipater_store::LeagueSeatRow;
use antipater_store::ids::PersonId;

use super::registry::Tables;
use crate::error::Error;

/// The groups of a week, each best first, with half points and finished deals.
type Standings = Vec<Vec<(LeagueSeatRow, i64, usize)>>;

impl Tables {
    /// The league of this week and of last week, for a person.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn league(&self, person: PersonId) -> Result<LeagueView, Error> {
        let week = week_of(self.today());
        self.make_league(week).await?;
        let members = self.services.store.league_members().await?;
        Ok(LeagueView {
            first_day: first_day(week),
            member: members.contains(&person),
            group: self.group_of(week, person).await?,
            last: self.group_of(week - 1, person).await?,
        })
    }

    /// A person enters the league, at once into a group of about their strength.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn join_league(&self, person: PersonId) -> Result<(), Error> {
        let week = week_of(self.today());
        let store = &self.services.store;
        self.make_league(week).await?;
        store.join_league(person).await?;
        let seats = store.league_seats(week).await?;
        let groups = seats.iter().map(|seat| seat.group + 1).max().unwrap_or(0);
        let mut ratings: Vec<Vec<f64>> = vec![Vec::new(); groups];
        for seat in &seats {
            ratings[seat.group].push(self.strength(seat.person.id).await?);
        }
        let group = entering(&ratings, self.strength(person).await?);
        Ok(store.enter_league(week, person, group).await?)
    }

    /// A person leaves the league.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn leave_league(&self, person: PersonId) -> Result<(), Error> {
        let week = week_of(self.today());
        Ok(self.services.store.leave_league(person, week).await?)
    }

    /// Makes the groups of a week from those of the latest one, unless they are made.
    async fn make_league(&self, week: i64) -> Result<(), Error> {
        let store = &self.services.store;
        let latest = store.latest_league(week).await?;
        if latest == Some(week) {
            return Ok(());
        }
        let members = store.league_members().await?;
        let place = |person: PersonId| members.iter().position(|one| *one == person);
        let last = match latest {
            Some(latest) => self.standings(latest).await?,
            None => Vec::new(),
        };
        let last: Vec<Vec<usize>> = last
            .iter()
            .map(|group| {
                let people = group.iter().map(|(seat, ..)| seat.person.id);
                people.filter_map(place).collect()
            })
            .filter(|group: &Vec<usize>| !group.is_empty())
            .collect();
        let mut ratings = Vec::with_capacity(members.len());
        for &person in &members {
            ratings.push(self.strength(person).await?);
        }
        let is_new = |person: &usize| !last.iter().flatten().any(|known| known == person);
        let new: Vec<Newcomer> = (0..members.len())
            .filter(is_new)
            .map(|person| Newcomer {
                person,
                rating: ratings[person],
            })
            .collect();
        let groups = next_groups(&last, &new, |person| ratings[person]);
        let seats = groups.iter().enumerate().flat_map(|(number, group)| {
            let people = group.iter().filter_map(|one| members.get(*one));
            people.map(move |person| (*person, number))
        });
        Ok(store.make_league(week, seats.collect()).await?)
    }

    /// The best rating of a person among all games; that of a newcomer without one.
    async fn strength(&self, person: PersonId) -> Result<f64, Error> {
        let mut best = f64::NEG_INFINITY;
        for game in Played::ALL {
            best = best.max(self.present_rating(person, game).await?.rating);
        }
        Ok(best)
    }

    async fn group_of(&self, week: i64, person: PersonId) -> Result<Option<LeagueGroup>, Error> {
        let standings = self.standings(week).await?;
        let groups = standings.len();
        let is_own = |seat: &LeagueSeatRow| seat.person.id == person;
        let mut all = standings.into_iter().enumerate();
        let own = all.find(|(_, group)| group.iter().any(|(seat, ..)| is_own(seat)));
        Ok(own.map(|(number, group)| LeagueGroup {
            group: number + 1,
            groups,
            movers: movers(group.len()),
            members: group
                .into_iter()
                .map(|(seat, half_points, deals)| LeagueMember {
                    own: is_own(&seat),
                    name: seat.person.name,
                    person: PersonKey(seat.person.id.0),
                    half_points,
                    deals,
                })
                .collect(),
        }))
    }

    /// The groups of a week, each best first. Of equal members, the one with fewer deals stands first.
    async fn standings(&self, week: i64) -> Result<Standings, Error> {
        let store = &self.services.store;
        let mut groups: Vec<Vec<LeagueSeatRow>> = Vec::new();
        for seat in store.league_seats(week).await? {
            if groups.len() <= seat.group {
                groups.resize(seat.group + 1, Vec::new());
            }
            groups[seat.group].push(seat);
        }
        let days = first_day(week)..first_day(week + 1);
        let deals = store.daily_places(days).await?;
        let scores = |deal: Vec<(PersonId, usize, i32)>| {
            let score = |(person, place, lead)| {
                let place = Reverse(place);
                (person, DailyScore { place, lead })
            };
            deal.into_iter().map(score).collect()
        };
        let deals: Vec<HashMap<PersonId, DailyScore>> = deals.into_values().map(scores).collect();
        let ranked = groups.into_iter().map(|group| {
            let of = |deal: &HashMap<PersonId, DailyScore>| -> Vec<Option<DailyScore>> {
                let scores = group.iter().map(|seat| deal.get(&seat.person.id).copied());
                scores.collect()
            };
            let scores: Vec<_> = deals.iter().map(of).collect();
            let points = half_points(group.len(), &scores);
            let played =
                |member: usize| scores.iter().filter(|deal| deal[member].is_some()).count();
            let finished: Vec<usize> = (0..group.len()).map(played).collect();
            let mut all: Vec<_> = group
                .into_iter()
                .zip(points)
                .zip(finished)
                .map(|((seat, points), deals)| (seat, points, deals))
                .collect();
            all.sort_by_key(|(_, points, deals)| (Reverse(*points), *deals));
            all
        });
        Ok(ranked.filter(|group: &Vec<_>| !group.is_empty()).collect())
    }
}
