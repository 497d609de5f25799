//! The rules of tables, without a server.

mod banks;
mod choices;
mod hints;
mod pauses;
mod seats;
mod sides;
mod undo;
mod whole_games;

use antipater_bots::BotKind;
use antipater_engine::duel::{Duel, Setup as DuelSetup};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
use antipater_engine::{Record, Seat};
use antipater_show::game::{Game, GameLog, LoggedStep, UNDO};
use antipater_show::guide::Guidable;
use antipater_show::options::{Kind, Pace, TableOptions};
use antipater_show::view::{View, Viewer};
use antipater_table::bank::{read_used, write_used};
use antipater_table::{
    Entry, Loaded, Occupant, Pause, Proposed, Refusal, SeatChange, Seated, StepClock, Table,
};

const SEED: u64 = 5;
pub(crate) const TEN_MINUTES: i64 = 600_000;

/// A table, and its stored entries.
struct Kept<G: Guidable> {
    table: Table<G>,
    deal: String,
    entries: Vec<(usize, Entry)>,
    now: i64,
    named: usize,
}

impl<G: Guidable> Kept<G> {
    fn new(record: Record<G>, people: usize, options: TableOptions) -> Kept<G> {
        let bots =
            (0..record.players().len()).map(|seat| (seat >= people).then_some(options.level));
        let bots: Vec<_> = bots.collect();
        let deal = record.write();
        let game = Game::new("table".to_owned(), &bots, record).unwrap();
        let seats = bots.into_iter().map(Seated::new).collect();
        let clock = StepClock {
            began: Some(0),
            ..StepClock::default()
        };
        let dealt = Loaded {
            clock,
            ..Loaded::default()
        };
        Kept {
            table: Table::load((game, Vec::new()), options, seats, SEED, dealt).unwrap(),
            deal,
            entries: Vec::new(),
            now: 0,
            named: 0,
        }
    }

    /// Stores and accepts a proposed change; returns the entries.
    fn keep(&mut self, proposed: Result<Proposed<G>, Refusal>) -> Result<Vec<Entry>, Refusal> {
        let Some(change) = proposed?.settle_with(BotKind::Hard)? else {
            return Ok(Vec::new());
        };
        let entries = change.entries().to_vec();
        for entry in &entries {
            self.entries.push((self.table.decision(), entry.clone()));
        }
        self.table.accept(change);
        Ok(entries)
    }

    fn play(&mut self, seat: usize, actions: &[String]) -> Result<Vec<Entry>, Refusal> {
        self.named += 1;
        let id = self.named.to_string();
        let decision = (id.as_str(), self.table.decision());
        self.keep(
            self.table
                .play(at(seat), decision, actions, false, self.now),
        )
    }

    fn undo(&mut self, seat: usize) -> Result<Vec<Entry>, Refusal> {
        self.named += 1;
        let id = self.named.to_string();
        let decision = (id.as_str(), self.table.decision());
        self.keep(self.table.undo(at(seat), decision, self.now))
    }

    /// A random legal action of the person on a seat.
    fn any(&self, seat: usize, rng: &mut Generator) -> Option<String> {
        let due = self.table.due(at(seat))?;
        let position = self.table.game().position();
        let legal = position.legal_actions_given(due, &self.table.chosen_by(at(seat)));
        let action = legal[below(rng, legal.len() as u32) as usize];
        Some(position.write_action(due, action))
    }

    fn view(&self, seat: usize) -> View {
        view(&self.table, seat, self.now)
    }

    /// The table loaded from the entries.
    fn loaded(&self) -> Table<G> {
        self.loaded_with(self.table.pause().map(Pause::write))
            .unwrap()
    }

    /// The same, with another stored form of the pause.
    fn loaded_with(&self, pause: Option<String>) -> Result<Table<G>, String> {
        let mut seats = self.table.seats().to_vec();
        for seated in &mut seats {
            *seated = Seated::new(seated.bot);
        }
        let mut steps = Vec::new();
        let clock = self.table.clock();
        let banks = self.table.banks().zip(clock.began);
        let mut loaded = Loaded {
            clock,
            banks: banks.map(|(banks, began)| banks.write(seats.len(), began)),
            pause,
            ..Loaded::default()
        };
        for (_, entry) in &self.entries {
            match entry {
                Entry::Logged { text, id, used } => {
                    let used = read_used(write_used(used).as_deref()).unwrap();
                    loaded.used.push((text != UNDO).then_some(used));
                    loaded.known.extend(id.clone());
                    steps.push(LoggedStep {
                        text,
                        by_person: id.is_some(),
                    });
                }
                Entry::Seat(seat, change) => {
                    let seated = &mut seats[seat.number()];
                    seated.left = *change != SeatChange::Back;
                    seated.resigned |= *change == SeatChange::Resigned;
                }
                Entry::Hinted { decision, seat } => loaded.hints.push((*decision, *seat)),
                Entry::Chosen { .. } | Entry::Late(_) | Entry::Over => {}
            }
        }
        loaded.logged = steps.len();
        let resigned = seats.iter().zip(Seat::all(seats.len()));
        let resigned = resigned.filter(|(seated, _)| seated.resigned);
        let log = GameLog {
            id: "table",
            bots: seats.iter().map(|seated| seated.bot).collect(),
            record: &self.deal,
            steps,
            resigned: resigned.map(|(_, seat)| seat).collect(),
        };
        let game = Game::fold(&log).unwrap();
        let options = self.table.options().clone();
        let mut table = Table::load(game, options, seats, SEED, loaded)?;
        for (step, entry) in &self.entries {
            if let Entry::Chosen { id, choices } = entry {
                table.remember(*step, id, choices)?;
            }
        }
        Ok(table)
    }
}

fn at(seat: usize) -> Seat {
    Seat::new(seat).unwrap()
}

fn view<G: Guidable>(table: &Table<G>, seat: usize, now: i64) -> View {
    let occupant = |_| Occupant {
        person: None,
        program: false,
        avatar: None,
        here: true,
    };
    let status = table.status(Some(at(seat)), now);
    table.view(Viewer::Seat(at(seat)), status, occupant)
}

fn names(players: usize) -> Vec<String> {
    (0..players).map(|player| format!("P{player}")).collect()
}

fn options(game: Kind) -> TableOptions {
    TableOptions {
        game,
        level: BotKind::Random,
        ..TableOptions::usual("P0")
    }
}

/// A Duel in which the first seat begins.
fn duel(people: usize, seed: u64, pace: Pace) -> Kept<Duel> {
    let setup = DuelSetup {
        first: Seat::FIRST,
        ..DuelSetup::deal(&mut generator(seed, 0))
    };
    let record = Record::new(names(2), setup).unwrap();
    let mut options = options(Kind::Duel);
    options.common.pace = pace;
    Kept::new(record, people, options)
}

fn seven(people: usize, seed: u64, change: impl FnOnce(&mut TableOptions)) -> Kept<Seven> {
    let boards = [BoardOptions::default(); 3];
    let setup = Setup::deal(Edition::Second, &boards, &mut generator(seed, 0)).unwrap();
    let mut options = options(Kind::Seven);
    options.seven.seats = 3;
    change(&mut options);
    Kept::new(Record::new(names(3), setup).unwrap(), people, options)
}
