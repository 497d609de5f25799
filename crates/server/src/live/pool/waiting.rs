//! Who waits in which pool. A person waits once, in one pool, while a page of theirs is open or a program asks. Who has
//! got a seat is remembered for a minute, so that each page finds the table.

use std::collections::HashMap;
use std::net::IpAddr;

use antipater_show::pool::{Pool, SearchView};
use antipater_store::ids::PersonId;

use super::matcher::{Apart, PATIENCE, Seeker, match_up};

/// After how many ticks without a sign a person no longer waits.
const AWAY: i64 = 10_000;
/// For how many ticks a seat is remembered.
const REMEMBERED: i64 = 60_000;

/// The people in all pools.
#[derive(Debug, Default)]
pub(crate) struct Waiting {
    people: HashMap<PersonId, Entry>,
    /// The number of people who wait in each pool.
    counts: HashMap<Pool, usize>,
}

#[derive(Debug)]
struct Entry {
    pool: Pool,
    network: IpAddr,
    seeker: Seeker,
    /// When the person last asked for their search, in ticks.
    seen: i64,
    /// The number of open streams.
    streams: usize,
    place: Place,
    /// The people with whom the person is not seated.
    apart: Vec<PersonId>,
}

#[derive(Debug, PartialEq, Eq)]
enum Place {
    /// Waits for others.
    Pool,
    /// A table is being opened.
    Dealing,
    /// Has a seat at this table.
    Table(String),
}

/// People for one table.
#[derive(Debug, PartialEq)]
pub(crate) struct Group {
    pub(crate) pool: Pool,
    pub(crate) people: Vec<PersonId>,
    /// Their mean rating.
    pub(crate) rating: f64,
}

impl Waiting {
    /// Lets a person wait in a pool, and no longer in another one; `most` is the limit of people of a network.
    /// Returns `false` if it is reached.
    pub(crate) fn enter(
        &mut self,
        person: PersonId,
        (pool, seeker): (Pool, Seeker),
        (network, most): (IpAddr, Option<usize>),
    ) -> bool {
        let now = seeker.since;
        if let Some(entry) = self.people.get_mut(&person) {
            entry.seen = now;
            if entry.place == Place::Dealing || (entry.place == Place::Pool && entry.pool == pool) {
                return true;
            }
        }
        let others = self.people.iter().filter(|(other, entry)| {
            entry.network == network && entry.place == Place::Pool && **other != person
        });
        if most.is_some_and(|most| others.count() >= most) {
            return false;
        }
        let streams = self.remove(person).map_or(0, |entry| entry.streams);
        let entry = Entry {
            pool,
            network,
            seeker,
            seen: now,
            streams,
            place: Place::Pool,
            apart: Vec::new(),
        };
        self.people.insert(person, entry);
        *self.counts.entry(pool).or_default() += 1;
        true
    }

    /// The person is not seated with these people.
    pub(crate) fn keep_apart(&mut self, person: PersonId, from: Vec<PersonId>) {
        if let Some(entry) = self.people.get_mut(&person) {
            entry.apart = from;
        }
    }

    /// The person no longer waits. Once a table is being opened, it is too late.
    pub(crate) fn leave(&mut self, person: PersonId) {
        let entry = self.people.get(&person);
        if entry.is_some_and(|entry| entry.place != Place::Dealing) {
            self.remove(person);
        }
    }

    fn remove(&mut self, person: PersonId) -> Option<Entry> {
        let entry = self.people.remove(&person)?;
        if entry.place == Place::Pool {
            self.count(entry.pool, false);
        }
        Some(entry)
    }

    fn count(&mut self, pool: Pool, more: bool) {
        let count = self.counts.entry(pool).or_default();
        *count = if more {
            *count + 1
        } else {
            count.saturating_sub(1)
        };
    }

    /// Notes a sign of a person, who opens a stream or ends one.
    pub(crate) fn stream(&mut self, person: PersonId, opens: bool, now: i64) {
        if let Some(entry) = self.people.get_mut(&person) {
            entry.seen = now;
            entry.streams = if opens {
                entry.streams + 1
            } else {
                entry.streams.saturating_sub(1)
            };
        }
    }

    /// The search as a person sees it. Looking marks them as present.
    pub(crate) fn look(&mut self, person: PersonId, now: i64) -> SearchView {
        let Some(entry) = self.people.get_mut(&person) else {
            return SearchView::NONE;
        };
        entry.seen = now;
        match &entry.place {
            Place::Table(table) => SearchView::seated(entry.pool, Some(table.clone())),
            Place::Pool | Place::Dealing => {
                let left = entry.seeker.since + PATIENCE - now;
                let seconds = u32::try_from(left.max(0) as u64 / 1000).unwrap_or(u32::MAX);
                let count = self.counts.get(&entry.pool).copied().unwrap_or(0);
                SearchView::waiting(entry.pool, count.max(1), seconds + 1)
            }
        }
    }

    /// The groups that begin now; their people no longer wait. Drops who is away, and forgets old seats.
    pub(crate) fn due(&mut self, now: i64) -> Vec<Group> {
        let gone = self.people.iter().filter(|(_, entry)| {
            let silent = now.saturating_sub(entry.seen);
            match entry.place {
                Place::Pool => entry.streams == 0 && silent > AWAY,
                Place::Dealing => false,
                Place::Table(_) => silent > REMEMBERED,
            }
        });
        let gone: Vec<PersonId> = gone.map(|(person, _)| *person).collect();
        for person in gone {
            self.remove(person);
        }
        self.counts.retain(|_, count| *count > 0);
        let pools: Vec<Pool> = self.counts.keys().copied().collect();
        let groups = pools.into_iter().flat_map(|pool| self.groups(pool, now));
        let groups: Vec<Group> = groups.collect();
        for group in &groups {
            self.place(&group.people, &Place::Pool, |_| Place::Dealing);
        }
        groups
    }

    fn groups(&self, pool: Pool, now: i64) -> Vec<Group> {
        let people = self.people.iter();
        let people = people.filter(|(_, entry)| entry.place == Place::Pool && entry.pool == pool);
        let mut people: Vec<(PersonId, Seeker)> = people
            .map(|(person, entry)| (*person, entry.seeker))
            .collect();
        // The order of a map is random.
        people.sort_by_key(|(person, seeker)| (seeker.since, person.0));
        let seekers: Vec<Seeker> = people.iter().map(|(_, seeker)| *seeker).collect();
        let apart = self.apart(&people);
        let groups = match_up(&seekers, &apart, pool.seats(), now).into_iter();
        let groups = groups.map(|group| Group {
            pool,
            rating: group.iter().map(|&one| seekers[one].rating).sum::<f64>() / group.len() as f64,
            people: group.into_iter().map(|one| people[one].0).collect(),
        });
        groups.collect()
    }

    /// The pairs of people who are kept apart, as places in a list.
    fn apart(&self, people: &[(PersonId, Seeker)]) -> Apart {
        let mut pairs = Apart::new();
        for (one, (person, _)) in people.iter().enumerate() {
            let entry = self.people.get(person);
            for avoided in entry.map_or(&[][..], |entry| &entry.apart) {
                let other = people.iter().position(|(other, _)| other == avoided);
                pairs.extend(other.map(|other| (one.min(other), one.max(other))));
            }
        }
        pairs
    }

    /// These people have seats at a table.
    pub(crate) fn seated(&mut self, people: &[PersonId], table: &str, now: i64) {
        for person in people {
            if let Some(entry) = self.people.get_mut(person) {
                entry.seen = now;
            }
        }
        self.place(people, &Place::Dealing, |_| Place::Table(table.to_owned()));
    }

    /// Their table could not be opened: they wait on, except those who are gone.
    pub(crate) fn wait_on(&mut self, people: &[PersonId], gone: &[PersonId]) {
        self.place(people, &Place::Dealing, |_| Place::Pool);
        for person in gone {
            self.remove(*person);
        }
    }

    /// Moves people from one place to another.
    fn place(&mut self, people: &[PersonId], from: &Place, to: impl Fn(PersonId) -> Place) {
        for person in people {
            let Some(entry) = self.people.get_mut(person) else {
                continue;
            };
            if entry.place != *from {
                continue;
            }
            entry.place = to(*person);
            let (pool, waits) = (entry.pool, entry.place == Place::Pool);
            if waits || *from == Place::Pool {
                self.count(pool, waits);
            }
        }
    }

    /// Whether anyone waits or is remembered.
    pub(crate) fn is_empty(&self) -> bool {
        self.people.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use antipater_show::history::Played;
    use antipater_show::pool::{SearchStage, Tempo};

    use super::*;

    const DUEL: Pool = Pool {
        game: Played::Duel,
        tempo: Tempo::Quick,
    };
    const SEVEN: Pool = Pool {
        game: Played::SevenSecond,
        tempo: Tempo::Quick,
    };
    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    fn person(number: u8) -> PersonId {
        PersonId([number; 32])
    }

    fn enter(waiting: &mut Waiting, number: u8, pool: Pool, now: i64) -> bool {
        let seeker = Seeker {
            rating: 1500.0 + f64::from(number),
            deviation: 60.0,
            since: now,
        };
        waiting.enter(person(number), (pool, seeker), (HERE, Some(3)))
    }

    #[test]
    fn a_person_waits_once_and_gets_one_seat() {
        let mut waiting = Waiting::default();
        for pool in [DUEL, DUEL, SEVEN, DUEL] {
            assert!(enter(&mut waiting, 1, pool, 0));
        }
        assert_eq!(waiting.look(person(1), 0).waiting, 1);
        assert_eq!(waiting.due(0), []);
        enter(&mut waiting, 2, DUEL, 0);
        assert_eq!(waiting.look(person(1), 0).waiting, 2);
        let groups = waiting.due(0);
        assert_eq!(groups.len(), 1);
        assert_eq!(groups[0].rating, 1501.5);
        assert_eq!(waiting.due(0), [], "they are being seated");
        // While a table is opened, nobody leaves or enters again.
        waiting.leave(person(1));
        enter(&mut waiting, 1, SEVEN, 0);
        assert_eq!(waiting.look(person(1), 0).stage, SearchStage::Waiting);
        waiting.seated(&groups[0].people, "t", 0);
        assert_eq!(waiting.look(person(2), 0).table.as_deref(), Some("t"));
        assert!(enter(&mut waiting, 1, SEVEN, 0));
        assert_eq!(waiting.look(person(1), 0).waiting, 1);
        assert_eq!(waiting.due(REMEMBERED + 1), []);
        assert!(waiting.is_empty());
    }

    #[test]
    fn only_who_is_there_waits() {
        let mut waiting = Waiting::default();
        enter(&mut waiting, 1, DUEL, 0);
        waiting.stream(person(1), true, 0);
        enter(&mut waiting, 2, SEVEN, 0);
        assert_eq!(waiting.due(AWAY), []);
        assert!(waiting.people.contains_key(&person(2)));
        assert_eq!(waiting.due(AWAY + 1), [], "the second one is away");
        assert_eq!(waiting.look(person(2), 0), SearchView::NONE);
        assert_eq!(waiting.look(person(1), AWAY).waiting, 1);
        waiting.stream(person(1), false, AWAY);
        assert_eq!(waiting.due(2 * AWAY + 1), []);
        assert!(waiting.is_empty());
    }

    #[test]
    fn a_network_has_a_few_places() {
        let mut waiting = Waiting::default();
        for number in 1..=3 {
            assert!(enter(&mut waiting, number * 50, SEVEN, 0));
        }
        assert!(!enter(&mut waiting, 4, DUEL, 0));
        assert!(enter(&mut waiting, 50, DUEL, 0), "it is the same person");
        waiting.leave(person(50));
        assert!(enter(&mut waiting, 4, DUEL, 0));
    }

    #[test]
    fn a_table_that_could_not_be_opened_costs_nobody_their_place() {
        let mut waiting = Waiting::default();
        enter(&mut waiting, 1, DUEL, 5);
        enter(&mut waiting, 2, DUEL, 6);
        let group = &waiting.due(7)[0];
        waiting.wait_on(&group.people, &[person(2)]);
        assert_eq!(waiting.look(person(2), 7), SearchView::NONE);
        assert_eq!(waiting.look(person(1), PATIENCE).waiting, 1);
        assert_eq!(waiting.due(5 + PATIENCE)[0].people, [person(1)]);
    }
}
