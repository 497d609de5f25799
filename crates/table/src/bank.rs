//! Time banks: what each person has left for the game. A bank runs exactly while the table waits for its person. When it
//! is empty, a bot decides on that step, as after any other limit.

use antipater_engine::{BySeat, Seat};
use antipater_show::options::Bank;

/// The time that people have used on a step, in milliseconds: all who had to decide and had not left their seats.
pub type Used = Vec<(Seat, i64)>;

/// The longest time that can be stored, in milliseconds: a hundred years.
const LONGEST: i64 = 3_155_760_000_000;

/// The time banks of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Banks {
    bank: Bank,
    /// What each seat had at the beginning of the present step, in milliseconds.
    had: BySeat<i64>,
    /// What each seat has used on this step before its bank last began to run, in milliseconds.
    used: BySeat<i64>,
    /// Since when each bank runs, in ticks; `None` while it does not.
    since: BySeat<Option<i64>>,
}

impl Banks {
    /// Full banks, at the beginning of a game.
    pub(crate) fn full(bank: Bank) -> Banks {
        Banks {
            bank,
            had: BySeat::from_fn(|_| bank.time()),
            used: BySeat::from_fn(|_| 0),
            since: BySeat::from_fn(|_| None),
        }
    }

    /// The banks before each step of a log that was not undone, and before the next one. `log` has what people used on
    /// each step, and `None` for an undo. Banks before a step know what was used on it, so that undoing gains no time.
    pub(crate) fn history(bank: Bank, log: &[Option<Used>]) -> Vec<Banks> {
        let mut history = Vec::new();
        let mut present = Banks::full(bank);
        for used in log {
            match used {
                Some(used) => {
                    present.used = BySeat::from_fn(|_| 0);
                    for &(seat, used) in used {
                        present.used[seat] = used;
                    }
                    history.push(present);
                    present.settle(used);
                }
                None => present = history.pop().unwrap_or(present),
            }
        }
        history.push(present);
        history
    }

    /// What a seat has left, in milliseconds.
    pub fn left(&self, seat: Seat, now: i64) -> i64 {
        // After a pause a bank runs from a moment in the future.
        let runs = self.since[seat].map_or(0, |since| (now - since).max(0));
        (self.had[seat] - self.used[seat] - runs).max(0)
    }

    /// What a seat had left when its bank last began or ceased to run, in milliseconds.
    pub fn left_before(&self, seat: Seat) -> i64 {
        (self.had[seat] - self.used[seat]).max(0)
    }

    /// When the bank of a seat will be empty, in ticks; `None` while it does not run.
    pub fn ends(&self, seat: Seat) -> Option<i64> {
        Some(self.since[seat]? + self.left_before(seat))
    }

    /// When the first of the running banks will be empty, in ticks.
    pub(crate) fn deadline(&self) -> Option<i64> {
        Seat::all(Seat::MAX)
            .filter_map(|seat| self.ends(seat))
            .min()
    }

    /// Whether the bank of a seat is empty, so that a bot decides for it on this step.
    pub(crate) fn is_empty(&self, seat: Seat) -> bool {
        self.left_before(seat) == 0
    }

    /// The remaining time that counts as little, in milliseconds.
    pub(crate) fn little(&self) -> i64 {
        self.bank.little()
    }

    /// Runs the banks of the people for whom the table waits, and stops the others.
    pub(crate) fn run(&mut self, awaited: &[Seat], now: i64) {
        for seat in Seat::all(Seat::MAX) {
            match awaited.contains(&seat) {
                true => self.since[seat] = self.since[seat].or(Some(now)),
                false => {
                    let left = self.left(seat, now);
                    self.used[seat] = self.had[seat] - left;
                    self.since[seat] = None;
                }
            }
        }
    }

    /// Stops all banks before a step that these seats decide; returns what they have used on it.
    pub(crate) fn stop(&mut self, decided: &[Seat], now: i64) -> Used {
        self.run(&[], now);
        for seat in Seat::all(Seat::MAX).filter(|seat| !decided.contains(seat)) {
            self.used[seat] = 0;
        }
        let mut used: Used = decided
            .iter()
            .map(|&seat| (seat, self.used[seat]))
            .collect();
        used.sort_unstable_by_key(|(seat, _)| seat.number());
        used
    }

    /// Charges a step that has been played, and adds the increment for each decision.
    pub(crate) fn settle(&mut self, used: &Used) {
        for &(seat, used) in used {
            self.had[seat] = (self.had[seat] - used).max(0) + self.bank.increment();
        }
        self.used = BySeat::from_fn(|_| 0);
        self.since = BySeat::from_fn(|_| None);
    }

    /// The stored form of the present step, which began at this tick: for each seat the time used, and how long after the
    /// beginning its bank began to run.
    pub fn write(&self, seats: usize, began: i64) -> String {
        let seats = Seat::all(seats);
        let seats =
            seats.map(|seat| (self.used[seat], self.since[seat].map(|since| since - began)));
        serde_json::to_string(&seats.collect::<Vec<_>>())
            .unwrap_or_else(|error| unreachable!("plain data: {error}"))
    }

    /// Reads the stored form of the present step.
    pub(crate) fn read(&mut self, text: &str, seats: usize, began: i64) -> Result<(), String> {
        let read: Vec<(i64, Option<i64>)> = serde_json::from_str(text).map_err(bad)?;
        let times = read.iter().flat_map(|(used, since)| [Some(*used), *since]);
        if read.len() != seats || !times.flatten().all(is_time) {
            return Err(bad("it does not fit the table"));
        }
        for (seat, (used, since)) in Seat::all(seats).zip(read) {
            self.used[seat] = used;
            self.since[seat] = since.map(|since| began + since);
        }
        Ok(())
    }
}

/// The stored form of what people have used on a step; `None` if nobody had a bank.
pub fn write_used(used: &Used) -> Option<String> {
    let pairs: Vec<_> = used
        .iter()
        .map(|(seat, used)| (seat.number(), used))
        .collect();
    let text = serde_json::to_string(&pairs);
    let text = text.unwrap_or_else(|error| unreachable!("plain data: {error}"));
    (!used.is_empty()).then_some(text)
}

/// Reads the stored form of what people have used on a step.
///
/// # Errors
/// Says what is wrong with it.
pub fn read_used(text: Option<&str>) -> Result<Used, String> {
    let read: Vec<(usize, i64)> = serde_json::from_str(text.unwrap_or("[]")).map_err(bad)?;
    let pair = |(seat, used)| Some((Seat::new(seat)?, used)).filter(|_| is_time(used));
    let used: Option<Used> = read.into_iter().map(pair).collect();
    used.ok_or_else(|| bad("no seat has used it"))
}

pub(crate) fn is_time(time: i64) -> bool {
    (0..=LONGEST).contains(&time)
}

fn bad(why: impl std::fmt::Display) -> String {
    format!("a time bank: {why}")
}
