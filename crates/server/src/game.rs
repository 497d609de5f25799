//! A game at a table: who sits where, the position, and what was told of each step. Folded from the log; no clock, no
//! store, no bots here.

use antipater_engine::seven::record::{read_step, write_step};
use antipater_engine::seven::{Action, Event, IllegalAction, Phase, Record, Seven};
use antipater_engine::{Joint, Seat, SeatSet, State};
use serde::{Deserialize, Serialize};

use crate::store::{MoveRow, TableRow};
use antipater_bots::Level;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// The name for display.
    pub name: String,
    /// The level of a bot; `None` when a person sits here.
    pub bot: Option<Level>,
}

/// What was told of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The phase in which the step was played.
    pub phase: Phase,
    /// What happened.
    pub events: Vec<Event>,
}

/// A game of 7 Wonders at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The name of the table in addresses.
    pub id: String,
    /// Who sits where, in seat order.
    pub sitting: Vec<Sitting>,
    /// The position.
    pub position: Seven,
    /// What was told of each step so far.
    pub told: Vec<Told>,
    /// The deal and the steps so far.
    pub record: Record,
}

/// A seat in the store.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredSeat {
    bot: Option<String>,
}

impl Game {
    /// A game at its start.
    ///
    /// # Errors
    /// Says what makes the record unplayable.
    pub fn new(id: String, bots: &[Option<Level>], record: Record) -> Result<Game, String> {
        let position = record.start().map_err(|error| error.to_string())?;
        if bots.len() != position.seats() {
            return Err("not everybody has a seat".to_owned());
        }
        let sitting = record.players.iter().zip(bots).map(|(name, bot)| Sitting {
            name: name.clone(),
            bot: *bot,
        });
        Ok(Game {
            id,
            sitting: sitting.collect(),
            position,
            told: Vec::new(),
            record,
        })
    }

    /// The game as the store has it: the fold of its log.
    ///
    /// # Errors
    /// Says what in the stored rows is no game.
    pub fn load(row: &TableRow, moves: &[MoveRow]) -> Result<Game, String> {
        let seats: Vec<StoredSeat> =
            serde_json::from_str(&row.seats).map_err(|error| error.to_string())?;
        let bots = seats.into_iter().map(|seat| match seat.bot {
            None => Ok(None),
            Some(name) => name
                .parse::<Level>()
                .ok()
                .map(Some)
                .ok_or_else(|| format!("no level is called \"{name}\"")),
        });
        let bots = bots.collect::<Result<Vec<_>, _>>()?;
        let record = Record::read(&row.record).map_err(|error| error.to_string())?;
        let mut game = Game::new(row.id.clone(), &bots, record)?;
        for (number, row) in moves.iter().enumerate() {
            let joint = read_step(&game.position, &row.step)
                .map_err(|error| format!("step {number}: {error}"))?;
            game.play(&joint)
                .map_err(|error| format!("step {number}: {error}"))?;
        }
        Ok(game)
    }

    /// Who sits where, as the store keeps it. Names are in the record.
    pub fn stored_seats(&self) -> String {
        let seats = self.sitting.iter().map(|sitting| StoredSeat {
            bot: sitting.bot.map(|level| level.name().to_owned()),
        });
        serde_json::to_string(&seats.collect::<Vec<_>>())
            .unwrap_or_else(|error| unreachable!("plain data: {error}"))
    }

    /// The step as the store keeps it; the game has not played it yet.
    pub fn stored_step(&self, joint: &Joint<Action>) -> String {
        write_step(self.position.table().phase(), joint)
    }

    /// Plays one step.
    ///
    /// # Errors
    /// Says whose action is at fault; nothing has changed then.
    pub fn play(&mut self, joint: &Joint<Action>) -> Result<(), IllegalAction> {
        let phase = self.position.table().phase();
        let mut events = Vec::new();
        self.position
            .apply_telling(joint, &mut |event| events.push(event))?;
        self.told.push(Told { phase, events });
        self.record.steps.push(*joint);
        Ok(())
    }

    /// The seats where people sit.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.sitting.len())
            .filter(|seat| self.sitting[seat.number()].bot.is_none())
            .collect()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.position.to_act().is_empty()
    }
}
