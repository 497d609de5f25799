//! The ladder of programs. One node has it, and requests are forwarded to it: it knows which programs are connected, and
//! opens their matches.
//!
//! A match has one deal and a table for each seat: at each table the players sit one seat further, so that each of them has
//! had every hand. All its tables begin together. Records and replays of a match stay closed until its last game is over.

use std::collections::HashSet;
use std::sync::{MutexGuard, PoisonError};
use std::time::Duration;

use antipater_bots::BotKind;
use antipater_engine::rng::shuffle;
use antipater_show::history::Played;
use antipater_show::ladder::{Ladder, LadderRank, LadderResult};
use antipater_show::options::{Pace, TableOptions};
use antipater_show::pool::{Pool, Tempo};
use antipater_show::rating::{Rating, is_settled, of_bot, score, whole};
use antipater_show::view::{Avatar, PersonKey};
use antipater_store::ids::{PersonId, hex, random_bytes};
use antipater_store::{CrossRow, LadderGameRow, LadderProgramRow, TableStage};
use tokio::sync::watch;

use super::connected::Connected;
use super::registry::Tables;
use super::room::Room;
use super::seats::TableSeat;
use crate::error::Error;
use crate::people::avatar::avatar;
use crate::people::{self, Person};

/// The key of the node that has the ladder.
pub(crate) const LADDER: &str = "ladder";
/// The interval between looks for matches.
const LOOK: Duration = Duration::from_secs(1);
/// The most matches at a time.
const MATCHES: usize = 16;
/// The time for a decision, in seconds.
const SECONDS: u32 = 20;
/// The number of cities in a game of 7 Wonders, and the level that fills the seats besides the two players of a match.
const CITIES: usize = 3;
const THIRD: BotKind = BotKind::Normal;
/// The most programs in a ladder that is shown.
const SHOWN: usize = 40;
/// Bytes of randomness in the name of a match.
const NAME_BYTES: usize = 12;

/// The opponent of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Opponent {
    Program(PersonId),
    Level(BotKind),
}

/// Holds a program as connected until it is dropped.
pub(crate) struct LadderPresence {
    tables: Tables,
    person: PersonId,
}

impl Drop for LadderPresence {
    fn drop(&mut self) {
        self.tables
            .sign(self.person, |streams| streams.saturating_sub(1));
    }
}

impl Tables {
    /// Runs the loop that opens matches until the server closes.
    pub(crate) async fn keep_ladder(self, mut closing: watch::Receiver<bool>) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                _ = closing.wait_for(|closing| *closing) => return,
            }
            self.look_at_ladder().await;
        }
    }

    /// Notes the scores of finished games, and opens the matches that can begin.
    pub(crate) async fn look_at_ladder(&self) {
        if !self.present().is_any(self.services.clock.ticks()) {
            return;
        }
        if let Err(error) = self.open_matches().await {
            tracing::error!("the ladder cannot be kept: {error:?}");
        }
    }

    /// Holds a program as connected while its stream is open.
    pub(crate) fn connect(&self, person: PersonId) -> LadderPresence {
        self.sign(person, |streams| streams + 1);
        LadderPresence {
            tables: self.clone(),
            person,
        }
    }

    /// Enters a program into the ladder of a game; `owner` says who runs it.
    ///
    /// # Errors
    /// If the person is no program, or the store fails.
    pub(crate) async fn enter_ladder(
        &self,
        person: &Person,
        game: Played,
        owner: &str,
    ) -> Result<(), Error> {
        if !person.program {
            return Err(Error::OnlyPrograms);
        }
        let store = &self.services.store;
        store.enter_ladder(person.id, game.name(), owner).await?;
        self.sign(person.id, |streams| streams);
        Ok(())
    }

    /// The program gets no more matches of a game, or of any game without one.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn leave_ladder(
        &self,
        person: PersonId,
        game: Option<Played>,
    ) -> Result<(), Error> {
        let store = &self.services.store;
        Ok(store.leave_ladder(person, game.map(Played::name)).await?)
    }

    /// The ladder of a game.
    ///
    /// # Errors
    /// If the store fails.
    pub(crate) async fn ladder(&self, game: Played) -> Result<Ladder, Error> {
        let store = &self.services.store;
        self.score_matches().await?;
        self.rate_some().await;
        let cross = store.crosstable(game.name()).await?;
        let mut ranks: Vec<(Opponent, LadderRank)> = Vec::new();
        for level in BotKind::LEVELS {
            if let Some((rating, deviation)) = of_bot(game, level) {
                ranks.push((
                    Opponent::Level(level),
                    rank_of_level(level, rating, deviation),
                ));
            }
        }
        for program in store.ladder_programs().await? {
            if program.game == game.name() {
                let id = program.person.id;
                let rating = self.present_rating(id, game).await?;
                ranks.push((Opponent::Program(id), rank_of(program, rating)));
            }
        }
        for (of, rank) in &mut ranks {
            let own = cross.iter().filter(|row| plays(row, *of));
            rank.games = own.map(|row| row.games).sum();
        }
        ranks.sort_by_key(|(_, rank)| (rank.provisional, -rank.rating));
        ranks.truncate(SHOWN + BotKind::LEVELS.len());
        let place = |of: Opponent| ranks.iter().position(|(other, _)| *other == of);
        let results = cross.iter().filter_map(|row| {
            Some(both_ways(
                place(Opponent::Program(row.person))?,
                place(opponent_of(row)?)?,
                row,
            ))
        });
        let results = results.flatten().fold(Vec::new(), add);
        Ok(Ladder {
            game,
            results,
            ranks: ranks.into_iter().map(|(_, rank)| rank).collect(),
        })
    }

    /// Refuses to open the record of a game while others of its match are played.
    ///
    /// # Errors
    /// If they are, or the store fails.
    pub(super) async fn is_match_over(&self, id: &str, options: &str) -> Result<(), Error> {
        let ladder = TableOptions::stored(options).is_ok_and(|options| options.ladder);
        if ladder && self.services.store.match_runs(id).await? {
            return Err(Error::MatchRuns);
        }
        Ok(())
    }

    /// Notes the scores of finished games; returns those that are still played.
    async fn score_matches(&self) -> Result<Vec<LadderGameRow>, Error> {
        let store = &self.services.store;
        let mut running = Vec::new();
        for (game, stage) in store.running_matches().await? {
            let score = match stage {
                Some(TableStage::Playing) => {
                    running.push(game);
                    continue;
                }
                Some(TableStage::Over) => {
                    self.add_results(vec![game.table.clone()]).await?;
                    let standing = store.standing_at(&game.table).await?;
                    standing.and_then(|standing| {
                        let place = |seat: usize| standing.get(seat).copied();
                        Some(score(place(game.seat)?, place(game.facing)?))
                    })
                }
                Some(TableStage::Gathering | TableStage::Closed) | None => None,
            };
            store.score_match(&game.table, score).await?;
        }
        Ok(running)
    }

    async fn open_matches(&self) -> Result<(), Error> {
        let _alone = self.ladder.looking.lock().await;
        let store = &self.services.store;
        if store.home(LADDER.as_bytes()).is_some() {
            // Another node has the ladder now.
            self.present().clear();
            return Ok(());
        }
        let running = self.score_matches().await?;
        let names: HashSet<&String> = running.iter().map(|game| &game.match_id).collect();
        let mut matches = names.len();
        let busy = running
            .iter()
            .flat_map(|game| [Some(game.person), game.other]);
        let mut busy: HashSet<PersonId> = busy.flatten().collect();
        let now = self.services.clock.ticks();
        let rested = self.present().rested(now);
        let mut free = store.ladder_programs().await?;
        free.retain(|one| one.wants && rested.contains(&one.person.id));
        shuffle(&mut free, &mut self.rng());
        for program in &free {
            if busy.contains(&program.person.id) || matches >= MATCHES {
                continue;
            }
            let Some(game) = Played::named(&program.game) else {
                continue;
            };
            let id = program.person.id;
            if self.moderation.let_in(Some(id), None).await.is_err() {
                continue;
            }
            let apart = store.kept_apart(id).await?;
            let others = free.iter().filter(|other| {
                let other_id = other.person.id;
                other.game == program.game
                    && other_id != id
                    && !busy.contains(&other_id)
                    && !apart.contains(&other_id)
            });
            let others = others.map(|other| Opponent::Program(other.person.id));
            let levels = BotKind::LEVELS.map(Opponent::Level);
            let mut opponents: Vec<Opponent> = others.chain(levels).collect();
            shuffle(&mut opponents, &mut self.rng());
            let cross = store.crosstable(game.name()).await?;
            let Some(opponent) = least_met(id, opponents, &cross) else {
                continue;
            };
            let mut players = vec![people::person(program.person.clone())];
            if let Opponent::Program(other) = opponent {
                let row = free.iter().find(|one| one.person.id == other);
                players.extend(row.map(|one| people::person(one.person.clone())));
            }
            self.open_match(game, &players, opponent).await?;
            for player in &players {
                self.present().began(player.id, now);
                busy.insert(player.id);
            }
            matches += 1;
        }
        Ok(())
    }

    /// Opens the tables of a match: one for each seat of the game.
    async fn open_match(
        &self,
        game: Played,
        players: &[Person],
        opponent: Opponent,
    ) -> Result<(), Error> {
        let first = players.first().ok_or(Error::NotFull)?;
        let options = options(game, players.len());
        let mut seats = seats(players, opponent);
        seats.resize(options.seats(), TableSeat::bot(THIRD));
        let match_id = hex(&random_bytes::<NAME_BYTES>());
        let mut deal: Option<String> = None;
        let mut tables = Vec::new();
        for turn in 0..options.seats() {
            let mut room = Room {
                row: self.new_row(first.id),
                options: options.clone(),
                seats: seats.clone(),
            };
            room.seats.rotate_right(turn);
            self.deal_these(&mut room, deal.as_deref())?;
            let (row, _) = room.stored();
            deal.get_or_insert_with(|| row.record.clone());
            let game = LadderGameRow {
                table: row.id.clone(),
                match_id: match_id.clone(),
                game: game.name().to_owned(),
                person: first.id,
                seat: turn,
                other: players.get(1).map(|other| other.id),
                level: match opponent {
                    Opponent::Level(level) => Some(level.name().to_owned()),
                    Opponent::Program(_) => None,
                },
                facing: (turn + 1) % options.seats(),
            };
            tables.push((row, game));
        }
        self.services.store.open_match(tables).await?;
        for player in players {
            self.services.people.tell(player.id);
        }
        Ok(())
    }

    /// Notes a sign of a program, and how many streams it has now.
    fn sign(&self, person: PersonId, streams: impl FnOnce(usize) -> usize) {
        let now = self.services.clock.ticks();
        self.present().sign(person, streams, now);
    }

    fn present(&self) -> MutexGuard<'_, Connected> {
        let present = self.ladder.present.lock();
        present.unwrap_or_else(PoisonError::into_inner)
    }
}

/// The options of a game in the ladder.
fn options(game: Played, people: usize) -> TableOptions {
    let tempo = Tempo::Quick;
    let mut options = Pool { game, tempo }.options(people);
    options.common.pace = Pace::Seconds(SECONDS);
    options.common.talk = false;
    options.seven.seats = CITIES;
    options.ladder = true;
    options
}

/// The seats of the two players of a match.
fn seats(players: &[Person], opponent: Opponent) -> Vec<TableSeat> {
    let mut seats = TableSeat::of_people(players);
    if let Opponent::Level(level) = opponent {
        seats.push(TableSeat::bot(level));
    }
    seats
}

/// The opponent whom a program has met least; the first of several.
fn least_met(program: PersonId, opponents: Vec<Opponent>, cross: &[CrossRow]) -> Option<Opponent> {
    let met = |opponent: &Opponent| -> usize {
        let own = Opponent::Program(program);
        let both = cross
            .iter()
            .filter(|row| plays(row, own) && plays(row, *opponent));
        both.map(|row| row.games).sum()
    };
    opponents.into_iter().min_by_key(met)
}

/// Whether these games are those of a program or a level.
fn plays(row: &CrossRow, one: Opponent) -> bool {
    Opponent::Program(row.person) == one || opponent_of(row) == Some(one)
}

fn opponent_of(row: &CrossRow) -> Option<Opponent> {
    let level = || row.level.as_deref()?.parse().ok();
    let program = row.other.map(Opponent::Program);
    program.or_else(|| level().map(Opponent::Level))
}

/// The results of a pair from both sides.
fn both_ways(row: usize, column: usize, games: &CrossRow) -> [LadderResult; 2] {
    let result = |row, column, score| LadderResult {
        row,
        column,
        score,
        games: games.games,
        watch: games.latest.clone(),
    };
    let lost = games.games as f64 - games.score;
    [result(row, column, games.score), result(column, row, lost)]
}

/// Adds the games of a pair to those that are there: either of two programs may be the first of a match.
fn add(mut results: Vec<LadderResult>, new: LadderResult) -> Vec<LadderResult> {
    let mut known = results.iter_mut();
    match known.find(|old| (old.row, old.column) == (new.row, new.column)) {
        Some(old) => {
            old.score += new.score;
            old.games += new.games;
            old.watch = new.watch.or(old.watch.take());
        }
        None => results.push(new),
    }
    results
}

fn rank_of_level(level: BotKind, rating: f64, deviation: f64) -> LadderRank {
    LadderRank {
        name: None,
        bot: Some(level.name()),
        person: None,
        owner: String::new(),
        rating: whole(rating),
        deviation: whole(deviation),
        provisional: false,
        games: 0,
        active: true,
        avatar: Avatar::Bot(level),
    }
}

fn rank_of(program: LadderProgramRow, rating: Rating) -> LadderRank {
    let person = program.person;
    LadderRank {
        bot: None,
        person: Some(PersonKey(person.id.0)),
        owner: program.owner,
        rating: whole(rating.rating),
        deviation: whole(rating.deviation),
        provisional: !is_settled(rating),
        games: 0,
        active: program.wants,
        avatar: avatar(person.id, None, person.program),
        name: Some(person.name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(number: u8) -> PersonId {
        PersonId([number; 32])
    }

    fn met(one: u8, other: Opponent, games: usize) -> CrossRow {
        let (program, level) = match other {
            Opponent::Program(other) => (Some(other), None),
            Opponent::Level(level) => (None, Some(level.name().to_owned())),
        };
        CrossRow {
            person: person(one),
            other: program,
            level,
            score: 0.5,
            games,
            latest: None,
        }
    }

    #[test]
    fn a_program_meets_everybody_equally_often() {
        let other = Opponent::Program(person(2));
        let level = Opponent::Level(BotKind::Expert);
        let opponents = || vec![other, level];
        let choose = |cross: &[CrossRow]| least_met(person(1), opponents(), cross);
        assert_eq!(choose(&[]), Some(other));
        let first = met(1, other, 2);
        assert_eq!(choose(std::slice::from_ref(&first)), Some(level));
        // The other one may have been the first of the match, and games of others do not matter.
        let second = met(2, Opponent::Program(person(1)), 2);
        let foreign = met(3, level, 9);
        assert_eq!(choose(&[second, foreign]), Some(level));
        assert_eq!(choose(&[first, met(1, level, 4)]), Some(other));
    }

    #[test]
    fn a_pair_has_one_result_whoever_was_first() {
        let games = [
            met(1, Opponent::Program(person(2)), 2),
            met(2, Opponent::Program(person(1)), 4),
        ];
        let results = both_ways(0, 1, &games[0])
            .into_iter()
            .chain(both_ways(1, 0, &games[1]));
        let results = results.fold(Vec::new(), add);
        assert_eq!(results.len(), 2);
        assert_eq!((results[0].score, results[0].games), (4.0, 6));
        assert_eq!((results[1].score, results[1].games), (2.0, 6));
    }
}
