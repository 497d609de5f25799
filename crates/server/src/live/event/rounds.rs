//! Moves events on: begins and ends them at their times, and opens the next round or the next games of an arena.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use antipater_engine::rng::shuffle;
use antipater_show::event::{EventStage, Format, Ranked, UNIT, rank};
use antipater_store::ids::PersonId;
use antipater_store::{EventGameRow, EventPlayerRow};
use tokio::sync::watch;

use super::pairing::{self, Entrant};
use super::{Event, seen};
use crate::error::Error;
use crate::live::opening::whole;
use crate::live::registry::Tables;
use crate::people::{self, Person};

/// The interval between looks.
const LOOK: Duration = Duration::from_secs(1);
/// The most events that are not over.
const EVENTS: u32 = 1000;
/// How long a player of an arena waits for a new opponent, in seconds, before a repeated or a smaller table will do.
const PATIENCE: i64 = 20;
/// People who are kept apart count as if they had met this often.
const KEPT_APART: usize = 100;

/// A player who can be paired.
struct Candidate {
    /// The place in the list of players.
    player: usize,
    person: Person,
    entrant: Entrant,
    /// When the last game ended, in seconds since 1970.
    since: i64,
    /// People whom the player blocks, or who block the player.
    apart: Vec<PersonId>,
}

impl Tables {
    /// Runs the loop that moves events on until the server closes.
    pub(crate) async fn keep_events(self, mut closing: watch::Receiver<bool>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            self.look_at_events().await;
        }
    }

    /// Does what is due in all events that are not over.
    pub(crate) async fn look_at_events(&self) {
        if let Err(error) = self.move_events_on().await {
            tracing::error!("events cannot be moved on: {error:?}");
        }
    }

    async fn move_events_on(&self) -> Result<(), Error> {
        let store = &self.services.store;
        if !store.is_first() {
            return Ok(());
        }
        for stage in [EventStage::Open, EventStage::Running] {
            for row in store.events(stage.name(), EVENTS).await? {
                let id = row.id.clone();
                let event = Event::read(row)?;
                let tables = self.clone();
                let moved = whole(async move { tables.move_on(&event).await }).await;
                if let Err(error) = moved {
                    tracing::error!("event {id} cannot be moved on: {error:?}");
                }
            }
        }
        Ok(())
    }

    async fn move_on(&self, event: &Event) -> Result<(), Error> {
        let now = self.services.clock.unix_seconds();
        if event.stage == EventStage::Open {
            let due = event.row.begins_at.is_some_and(|begin| begin <= now);
            return if due {
                self.start_event(event).await
            } else {
                Ok(())
            };
        }
        let id = &event.row.id;
        let store = &self.services.store;
        // Asked first: if no game is in progress, then all results are stored below.
        let runs = store.event_runs(id).await?;
        let finished = store.event_tables_without_results(id).await?;
        if !finished.is_empty() {
            self.add_results(finished).await?;
            self.events_changed();
        }
        let is_late = event.row.ends_at.is_some_and(|end| end <= now);
        match event.options.format {
            Format::Duplicate => {
                if is_late {
                    self.close_event(&event.row.id).await?;
                }
                Ok(())
            }
            // The next round waits for all games of the last.
            Format::Pairs | Format::Swiss if runs => Ok(()),
            Format::Pairs | Format::Swiss | Format::Arena => {
                let players = store.event_players(id).await?;
                let games = store.event_games(id).await?;
                match event.options.format {
                    Format::Arena => self.arena(event, &players, &games, (now, is_late)).await,
                    _ => self.next_round(event, &players, &games).await,
                }
            }
        }
    }

    /// Opens the next round, or ends the event. No game is in progress.
    async fn next_round(
        &self,
        event: &Event,
        players: &[EventPlayerRow],
        games: &[EventGameRow],
    ) -> Result<(), Error> {
        let last = games.iter().map(|game| game.round).max().unwrap_or(0);
        let mut candidates = self.candidates(event, players, games).await?;
        if last >= event.options.rounds || candidates.len() < 2 {
            return self.close_event(&event.row.id).await;
        }
        // Equal players meet at random.
        shuffle(&mut candidates, &mut self.rng());
        sort(event, &mut candidates, players, games);
        let entrants: Vec<Entrant> = candidates.iter().map(|one| one.entrant.clone()).collect();
        let size = event.options.table_size();
        let paired = tokio::task::spawn_blocking(move || grouped(&entrants, size)).await;
        let (groups, bye) = paired.map_err(|error| Error::Broken(error.to_string()))?;
        let bye = bye.and_then(|bye| candidates.get(bye));
        let bye = bye.map(|one| EventGameRow {
            event: event.row.id.clone(),
            round: last + 1,
            person: one.person.id,
            table: None,
            seat: 0,
            seats: 0,
            watch: None,
            playing: false,
            result: None,
        });
        self.open_groups(event, |_| last + 1, (&candidates, &groups), bye)
            .await
    }

    /// Pairs the players of an arena who wait, or ends it when its time is up and its games are over.
    async fn arena(
        &self,
        event: &Event,
        players: &[EventPlayerRow],
        games: &[EventGameRow],
        (now, is_late): (i64, bool),
    ) -> Result<(), Error> {
        let played = || games.iter().filter(|game| game.playing);
        if is_late {
            return match played().next() {
                Some(_) => Ok(()),
                None => self.close_event(&event.row.id).await,
            };
        }
        let busy: HashSet<PersonId> = played().map(|game| game.person).collect();
        let mut waiting = self.candidates(event, players, games).await?;
        waiting.retain(|one| !busy.contains(&one.person.id));
        shuffle(&mut waiting, &mut self.rng());
        sort(event, &mut waiting, players, games);
        let begin = event.row.begins_at.unwrap_or(now);
        let patient = |one: &Candidate| now - one.since.max(begin) < PATIENCE;
        let size = event.options.table_size();
        let is_full = waiting.len() >= size;
        if waiting.len() < 2 || (!is_full && waiting.iter().all(patient)) {
            return Ok(());
        }
        if size > 2 {
            // The longest waiters stay for the next table if there are too many for full ones.
            waiting.truncate((waiting.len() / size * size).max(waiting.len().min(size)));
        }
        let entrants: Vec<Entrant> = waiting.iter().map(|one| one.entrant.clone()).collect();
        let (mut groups, _) = grouped(&entrants, size);
        if size == 2 {
            // Two who have just met wait for others, if others may come.
            let again = |group: &[usize]| {
                let [one, other] = [&waiting[group[0]], &waiting[group[1]]];
                one.entrant.met.last() == Some(&group[1]) && patient(one) && patient(other)
            };
            groups.retain(|group| !again(group));
        }
        let mut count: HashMap<PersonId, usize> = HashMap::new();
        for game in games {
            *count.entry(game.person).or_default() += 1;
        }
        let round = |person: PersonId| count.get(&person).copied().unwrap_or(0) + 1;
        self.open_groups(event, round, (&waiting, &groups), None)
            .await
    }

    /// The players who have not withdrawn and may play, with whom they have met.
    async fn candidates(
        &self,
        event: &Event,
        players: &[EventPlayerRow],
        games: &[EventGameRow],
    ) -> Result<Vec<Candidate>, Error> {
        let mut candidates = Vec::new();
        for (player, row) in players.iter().enumerate() {
            let id = row.person.id;
            if row.withdrawn || self.moderation.let_in(Some(id), None).await.is_err() {
                continue;
            }
            let own: Vec<&EventGameRow> = games.iter().filter(|game| game.person == id).collect();
            let began = |game: &&&EventGameRow| game.table.is_some() && game.seat == 0;
            let at_tables = own.iter().filter(|game| game.table.is_some()).count() as i64;
            let is_pair = event.options.table_size() == 2;
            candidates.push(Candidate {
                player,
                entrant: Entrant {
                    byes: own.iter().filter(|game| game.table.is_none()).count(),
                    begun: match is_pair {
                        true => 2 * own.iter().filter(began).count() as i64 - at_tables,
                        false => 0,
                    },
                    ..Entrant::default()
                },
                since: own
                    .iter()
                    .filter_map(|game| Some(game.result.as_ref()?.finished_at))
                    .max()
                    .unwrap_or(0),
                apart: self.services.store.kept_apart(id).await?,
                person: people::person(row.person.clone()),
            });
        }
        Ok(candidates)
    }

    /// Opens the tables of groups of candidates, in seat order.
    async fn open_groups(
        &self,
        event: &Event,
        round: impl Fn(PersonId) -> usize,
        (candidates, groups): (&[Candidate], &[Vec<usize>]),
        bye: Option<EventGameRow>,
    ) -> Result<(), Error> {
        let mut groups: Vec<Vec<&Person>> = groups
            .iter()
            .map(|group| {
                let people = group.iter().filter_map(|one| candidates.get(*one));
                people.map(|one| &one.person).collect()
            })
            .collect();
        if event.options.table_size() > 2 {
            for group in &mut groups {
                shuffle(group, &mut self.rng());
            }
        }
        let first = groups.first().and_then(|group| group.first());
        let number = first.map_or(1, |person| round(person.id));
        let (tables, mut games) = self.event_tables(event, number, &groups)?;
        if tables.is_empty() && bye.is_none() {
            return Ok(());
        }
        for game in &mut games {
            game.round = round(game.person);
        }
        games.extend(bye);
        let people: Vec<PersonId> = games.iter().map(|game| game.person).collect();
        let ids: Vec<String> = tables.iter().map(|table| table.id.clone()).collect();
        self.services.store.add_event_games(tables, games).await?;
        for id in ids {
            // The node that is asked first takes the table. If it cannot be released, it stays here.
            let _ = self.services.store.release(&id).await;
        }
        for person in people {
            self.services.people.tell(person);
        }
        self.events_changed();
        Ok(())
    }
}

/// Sorts players by their standing, best first, and fills in their scores and whom they have met. Equal ones keep their
/// order.
fn sort(
    event: &Event,
    candidates: &mut [Candidate],
    players: &[EventPlayerRow],
    games: &[EventGameRow],
) {
    let of_players = seen::games(players, games, event, |_| false);
    let ranked = rank(event.options.format, players.len(), &of_players);
    let ranked: HashMap<usize, Ranked> = ranked.into_iter().map(|one| (one.player, one)).collect();
    candidates.sort_by_key(|one| ranked.get(&one.player).map_or(usize::MAX, |own| own.rank));
    let place: HashMap<usize, usize> = candidates
        .iter()
        .enumerate()
        .map(|(number, one)| (one.player, number))
        .collect();
    let of_person = |person: &PersonId| {
        let player = players.iter().position(|row| row.person.id == *person)?;
        place.get(&player).copied()
    };
    for one in candidates.iter_mut() {
        let apart = one.apart.iter().filter_map(of_person);
        let met = &mut one.entrant.met;
        met.extend(apart.flat_map(|other| std::iter::repeat_n(other, KEPT_APART)));
        let Some(own) = ranked.get(&one.player) else {
            continue;
        };
        let opponents = own.results.iter().flat_map(|result| &result.opponents);
        met.extend(opponents.filter_map(|other| place.get(other).copied()));
        one.entrant.score = match event.options.format.is_compared() {
            // Matchpoints in steps of half a round, so that score groups form.
            true => own.score / 5000 * (UNIT / 2),
            false => own.score,
        };
    }
}

/// The groups of a round, and who gets a bye. The players are sorted, best first.
fn grouped(entrants: &[Entrant], size: usize) -> (Vec<Vec<usize>>, Option<usize>) {
    if size > 2 {
        let sizes = pairing::sizes(entrants.len(), size);
        return (pairing::tables(entrants, &sizes), None);
    }
    let round = pairing::pair(entrants);
    (
        round.pairs.iter().map(|pair| pair.to_vec()).collect(),
        round.bye,
    )
}
