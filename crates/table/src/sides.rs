//! The sides of the boards: chosen in secret, revealed together, before any card is visible.

use std::sync::Arc;

use antipater_engine::seven::Side;
use antipater_engine::{BySeat, Seat};
use antipater_show::game::sides::Boards;
use antipater_show::guide::Guidable;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::change::{Entry, Proposed, SeatChange, Seen};
use crate::play::{CHOICES, OTHER_SEAT};
use crate::refusal::{LimitedAction, Refusal};
use crate::table::Table;

impl<G: Guidable> Table<G> {
    /// Stores or withdraws the choice of the person on a seat. The last choice reveals all boards.
    pub(crate) fn choose_side(
        &self,
        seat: Seat,
        actions: &[String],
        id: String,
        now: i64,
    ) -> Result<Proposed<G>, Refusal> {
        let side = self.read_side(seat, actions)?;
        let mut sides = self.sides.unwrap_or_else(|| BySeat::from_fn(|_| None));
        if side.is_none() && sides[seat].is_none() {
            return Err(Refusal::Unreadable(
                "there is nothing to take back".to_owned(),
            ));
        }
        let mut next = self.clone();
        let mut entries = Vec::new();
        next.mark_left(seat, SeatChange::Back, &mut entries);
        let awaited = next.awaited();
        sides[seat] = side;
        next.sides = Some(sides);
        if next.awaited().is_empty() {
            return next.lay_sides(entries, Some(id), now);
        }
        if self.choices[seat] >= CHOICES {
            return Err(Refusal::TooOften(LimitedAction::Choice, None));
        }
        let choices = vec![(seat, actions.first().cloned())];
        Ok(next.chosen(entries, (seat, id), choices, &awaited, now))
    }

    /// Lays the boards on the chosen sides, the others at random.
    pub(crate) fn lay_sides(
        mut self,
        mut entries: Vec<Entry>,
        id: Option<String>,
        now: i64,
    ) -> Result<Proposed<G>, Refusal> {
        let chosen = self.sides.unwrap_or_else(|| BySeat::from_fn(|_| None));
        let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
        let seats = Seat::all(self.seats.len());
        let sides = seats.map(|seat| {
            let by_chance = Side::ALL[(rng.next_u32() % 2) as usize];
            chosen[seat].unwrap_or(by_chance)
        });
        let sides: Vec<Side> = sides.collect();
        let text = self.boards()?.write_sides(&sides);
        let used = self.stop_banks(now);
        let laid = Arc::make_mut(&mut self.game).lay_sides(&sides);
        laid.map_err(Refusal::Broken)?;
        self.known.extend(id.clone().map(Arc::from));
        self.settle_banks(&used);
        entries.push(Entry::Logged { text, id, used });
        self.logged += 1;
        self.begin_step(self.clock_from(now));
        Ok(self.changed(entries, Seen::ByAll, now))
    }

    /// Restores a stored choice; `None` withdraws an earlier one.
    pub(crate) fn remember_side(&mut self, seat: Seat, action: Option<&str>) -> Result<(), String> {
        let side = match action {
            Some(text) => {
                let boards = self.game.boards();
                let boards = boards.ok_or_else(|| "the game has no sides to choose".to_owned())?;
                let read = boards.read_choice(text);
                let (due, side) = read.map_err(|why| format!("a choice: {why}"))?;
                if due != seat {
                    return Err(OTHER_SEAT.to_owned());
                }
                Some(side)
            }
            None => None,
        };
        if let Some(sides) = &mut self.sides {
            sides[seat] = side;
        }
        Ok(())
    }

    /// Parses the side chosen for a seat; `None` withdraws an earlier choice.
    fn read_side(&self, seat: Seat, actions: &[String]) -> Result<Option<Side>, Refusal> {
        let text = match actions {
            [] => return Ok(None),
            [text] => text,
            _ => return Err(Refusal::Unreadable("one side is chosen".to_owned())),
        };
        let read = self.boards()?.read_choice(text);
        let (due, side) = read.map_err(|error| Refusal::Unreadable(error.to_string()))?;
        if due != seat {
            return Err(Refusal::NotYours);
        }
        Ok(Some(side))
    }

    fn boards(&self) -> Result<Boards, Refusal> {
        let boards = self.game.boards();
        boards.ok_or_else(|| Refusal::Broken("the game has no sides to choose".to_owned()))
    }
}
