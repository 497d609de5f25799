//! The acknowledgements of clients, and their comparison with the database: a line for each, with the table, the step,
//! the seat, the id of the move and the action.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use antipater_store::Store;
use serde_json::{Value, json};

use crate::people::{Person, gather};
use crate::server::{address, ask_briefly, ask_json};

/// The most moves of a person before the table is left; a game has 18 of each.
const MOST: usize = 7;
/// How long a person waits for a response before they repeat the request: a frozen server does not answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// An acknowledged move.
#[derive(Clone)]
pub(super) struct Told {
    table: String,
    step: u64,
    seat: usize,
    id: String,
    action: Value,
}

/// The comparison of acknowledgements with a database.
#[derive(Default)]
pub(super) struct Comparison {
    pub(super) compared: usize,
    /// Moves that are missing or differ.
    pub(super) lost: Vec<String>,
    /// Moves that are stored more than once.
    pub(super) doubled: Vec<String>,
}

/// The result of an attempt to move.
pub(super) enum Reply {
    /// The server is gone.
    Gone,
    /// The game is over.
    Over,
    /// There is no decision.
    Nothing,
    /// A move was acknowledged.
    Acknowledged,
    /// The request was refused, with this status and this text.
    Refused(u16, String),
}

/// A person who plays and remembers acknowledgements. A move without a response is sent again with its id.
pub(super) struct Player {
    person: Person,
    seat: usize,
    unanswered: Option<Value>,
    pub(super) told: Vec<Told>,
    pub(super) refused: Vec<(u16, String)>,
    /// How long the person waits for a response.
    patience: Duration,
}

impl Player {
    pub(super) fn person(&self) -> &Person {
        &self.person
    }

    /// Makes a move if there is a decision.
    pub(super) fn play(&mut self, server: &str) -> Reply {
        self.play_twice(server, None)
    }

    /// Makes a move if there is a decision, and also sends it to another server, if there is one.
    pub(super) fn play_twice(&mut self, server: &str, other: Option<&str>) -> Reply {
        let said = self.try_to_play(server, other);
        if let Reply::Refused(status, text) = &said {
            self.refused.push((*status, text.clone()));
        }
        said
    }

    fn try_to_play(&mut self, server: &str, other: Option<&str>) -> Reply {
        let path = format!("/api{}", self.person.table);
        let body = match self.unanswered.take() {
            Some(body) => body,
            None => {
                let looked = ask_briefly(server, &path, &self.person.cookie, None, self.patience);
                let Some(answer) = looked else {
                    return Reply::Gone;
                };
                if answer.status != 200 {
                    return Reply::Refused(answer.status, answer.body);
                }
                let view: Value = serde_json::from_str(&answer.body).unwrap();
                if view["stage"] == "over" {
                    return Reply::Over;
                }
                let actions = view["ask"]["actions"].as_array();
                let Some(actions) = actions.filter(|_| view["choices"] == 0) else {
                    return Reply::Nothing;
                };
                let nth = self.told.len() * 7 + self.seat;
                let id = format!("h{}-{nth}", view["decision"]);
                let action = &actions[nth % actions.len()];
                json!({"id": id, "decision": view["decision"], "action": action})
            }
        };
        let path = format!("{path}/moves");
        let cookie = &self.person.cookie;
        let patience = self.patience;
        let send = |to: &str| ask_briefly(to, &path, cookie, Some(&body), patience);
        let answer = thread::scope(|scope| {
            if let Some(other) = other {
                scope.spawn(move || send(other));
            }
            send(server)
        });
        match answer {
            Some(answer) if answer.status == 200 => {
                self.told.push(Told {
                    table: self.person.id().to_owned(),
                    step: body["decision"].as_u64().unwrap(),
                    seat: self.seat,
                    id: body["id"].as_str().unwrap().to_owned(),
                    action: body["action"].clone(),
                });
                Reply::Acknowledged
            }
            // The step was played meanwhile, by a choice without a response.
            Some(answer) if answer.status == 409 => Reply::Nothing,
            Some(answer) => {
                self.unanswered = Some(body);
                Reply::Refused(answer.status, answer.body)
            }
            None => {
                self.unanswered = Some(body);
                Reply::Gone
            }
        }
    }
}

/// People at several tables.
#[derive(Default)]
pub(super) struct Crowd {
    pub(super) players: Vec<Player>,
    /// The acknowledgements of people who have left their table.
    told: Vec<Told>,
    /// How long people who gather from now on wait for a response; `None` for the default.
    pub(super) patience: Option<Duration>,
}

impl Crowd {
    /// Gathers people until this many tables are in play. Tables with many moves are left: a game must not end before
    /// the next fault.
    pub(super) fn gather(&mut self, server: &str, tables: usize) {
        self.gather_after(server, tables, MOST);
    }

    /// Gathers people at new tables, whatever was played so far.
    pub(super) fn gather_anew(&mut self, server: &str, tables: usize) {
        self.gather_after(server, tables, 0);
    }

    fn gather_after(&mut self, server: &str, tables: usize, most: usize) {
        let late = self
            .players
            .iter()
            .filter(|player| player.told.len() > most);
        let late: BTreeSet<_> = late.map(|player| player.person.table.clone()).collect();
        let (left, playing): (Vec<_>, Vec<_>) =
            (self.players.drain(..)).partition(|player| late.contains(&player.person.table));
        self.players = playing;
        self.told
            .extend(left.into_iter().flat_map(|player| player.told));
        let there: BTreeSet<_> = (self.players.iter())
            .map(|player| player.person.table.clone())
            .collect();
        for _ in there.len()..tables {
            let people = gather(server, 3, "").people.into_iter();
            let players = people.enumerate().map(|(seat, person)| Player {
                person,
                seat,
                unanswered: None,
                told: Vec::new(),
                refused: Vec::new(),
                patience: self.patience.unwrap_or(PATIENCE),
            });
            self.players.extend(players);
        }
    }

    /// A person sends a new message; returns the status of the response.
    pub(super) fn say(&self, server: &str) -> u16 {
        static SAID: AtomicUsize = AtomicUsize::new(0);
        let number = SAID.fetch_add(1, Ordering::Relaxed);
        let person = &self.players[0].person;
        let text = format!("{number} {}", "Marble and Mausolus. ".repeat(9));
        let body = json!({"do": "say", "text": text});
        let path = format!("/api{}/actions", person.table);
        ask_json(server, &path, &person.cookie, &body)
            .unwrap()
            .status
    }

    /// All people play until `fault` has returned or the server is gone. `fault` gets the number of moves acknowledged
    /// meanwhile, and of those refused.
    pub(super) fn play_until<T>(
        &mut self,
        server: &str,
        fault: impl FnOnce(&AtomicUsize, &AtomicUsize) -> T,
    ) -> T {
        let (stop, moves, refused) = Default::default();
        let (stop, moves, refused): (&AtomicBool, &AtomicUsize, &AtomicUsize) =
            (&stop, &moves, &refused);
        thread::scope(|scope| {
            for player in &mut self.players {
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        match player.play(server) {
                            Reply::Gone | Reply::Over => break,
                            Reply::Acknowledged => drop(moves.fetch_add(1, Ordering::Relaxed)),
                            Reply::Refused(..) => drop(refused.fetch_add(1, Ordering::Relaxed)),
                            Reply::Nothing => thread::sleep(Duration::from_millis(5)),
                        }
                    }
                });
            }
            let ended = Ended(stop);
            let done = fault(moves, refused);
            drop(ended);
            done
        })
    }

    /// Checks that every refusal so far says that nothing can be saved; returns their number, and forgets them.
    pub(super) fn check_refusals(&mut self) -> usize {
        let refusals = self.players.iter_mut();
        let refusals = refusals.flat_map(|player| player.refused.drain(..));
        refusals
            .map(|(status, text)| {
                assert_eq!(status, 503, "{text}");
                let says = text.contains("can’t save anything at the moment");
                assert!(says, "{text}");
            })
            .count()
    }

    /// Compares all acknowledgements with the database.
    pub(super) fn compare(&self, database: &Path) -> Comparison {
        let told = self.players.iter().flat_map(|player| &player.told);
        compare(database, told.chain(&self.told))
    }
}

/// Ends the game of all people, also if a test fails.
struct Ended<'a>(&'a AtomicBool);

impl Drop for Ended<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The moves of a table by their ids, each with its steps and actions in the log.
type Found = BTreeMap<String, Vec<(u64, Value)>>;

fn compare<'a>(database: &Path, told: impl Iterator<Item = &'a Told>) -> Comparison {
    let told: Vec<&Told> = told.collect();
    let tables: BTreeSet<&str> = told.iter().map(|told| told.table.as_str()).collect();
    let found = found(database, &tables);
    let mut comparison = Comparison {
        compared: told.len(),
        ..Comparison::default()
    };
    for told in told {
        let name = format!("{}:{}", told.seat, told.id);
        let place = found[&told.table].get(&name);
        let there = place.is_some_and(|places| {
            (places.iter()).any(|(step, entry)| *step == told.step && has(entry, &told.action))
        });
        if !there {
            let what = format!("{} {name} {}: {place:?}", told.table, told.action);
            comparison.lost.push(what);
        }
    }
    for (table, names) in &found {
        let twice = names.iter().filter(|(_, places)| places.len() > 1);
        let twice = twice.map(|(name, places)| format!("{table} {name}: {places:?}"));
        comparison.doubled.extend(twice);
    }
    comparison
}

fn found(database: &Path, tables: &BTreeSet<&str>) -> BTreeMap<String, Found> {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::open(&address(database)).await.unwrap();
        let mut all = BTreeMap::new();
        for &table in tables {
            let mut found = Found::new();
            let (_, moves) = store.table(table).await.unwrap().unwrap();
            for (step, row) in moves.into_iter().enumerate() {
                if let Some(id) = row.client_move_id {
                    let entry = (step as u64, read(&row.step));
                    found.entry(id).or_default().push(entry);
                }
            }
            for row in store.choices(table).await.unwrap() {
                let entry = (row.step as u64, read(&row.action.unwrap_or_default()));
                found.entry(row.client_move_id).or_default().push(entry);
            }
            all.insert(table.to_owned(), found);
        }
        store.close().await;
        all
    })
}

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or(Value::Null)
}

/// Whether a log entry contains an action, alone or among others.
fn has(entry: &Value, action: &Value) -> bool {
    entry == action
        || match entry {
            Value::Array(values) => values.iter().any(|value| has(value, action)),
            Value::Object(fields) => fields.values().any(|value| has(value, action)),
            _ => false,
        }
}
