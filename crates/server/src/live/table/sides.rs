//! The sides of the boards, chosen by the players: in secret, all at once, before anybody sees a
//! card. What people choose waits in the store like choices of a turn; the result is the first entry of the log.

use antipater_engine::Seat;
use antipater_engine::seven::Side;
use antipater_show::game::sides::Boards;
use antipater_show::guide::Guidable;
use antipater_show::view::MessageKind;
use antipater_store::{ChoiceRow, MoveRow};

use super::actor::{Sides, StepClock, Table};
use super::play::CHOICES;
use crate::error::{Error, Often};

impl<G: Guidable> Table<G> {
    /// The boards and what the person on a seat has chosen, while the sides are chosen.
    pub(super) fn sides_seen(&self, seat: Option<Seat>) -> Option<(Boards, Option<Side>)> {
        let sides = self.sides.as_ref()?;
        Some((self.game.boards()?, seat.and_then(|seat| sides[seat])))
    }

    /// Whether a person has still to choose the side of a seat's board.
    pub(super) fn lacks_side(&self, seat: Seat, sides: Sides) -> bool {
        self.places[seat.number()].is_decided_by_person() && sides[seat].is_none()
    }

    /// Keeps the choice of the person on a seat, takes it back where nothing is sent, or lays all boards where it is the
    /// last one.
    pub(super) async fn choose_side(
        &mut self,
        sides: Sides,
        seat: Seat,
        actions: &[String],
        id: String,
    ) -> Result<(), Error> {
        let side = self.read_side(seat, actions)?;
        if side.is_none() && sides[seat].is_none() {
            let nothing = "there is nothing to take back".to_owned();
            return Err(Error::Unreadable(nothing));
        }
        self.mark_left(seat, false, MessageKind::Back).await?;
        let mut next = sides;
        next[seat] = side;
        let mut seats = Seat::all(self.places.len());
        if !seats.any(|seat| self.lacks_side(seat, next)) {
            return self.lay_sides(next, Some(id)).await;
        }
        if self.choices[seat] >= CHOICES {
            return Err(Error::TooOften(Often::Mind, None));
        }
        let row = ChoiceRow {
            step: self.logged,
            seat: seat.number(),
            client_move_id: id.clone(),
            action: actions.first().cloned(),
        };
        self.keep_choices(&[row]).await?;
        let open_before = self.late();
        self.sides = Some(next);
        self.choices[seat] += 1;
        self.known.insert(id);
        // Nobody else learns that a person has changed its mind.
        self.within += usize::from(self.late() != open_before);
        self.notify_person(seat);
        Ok(())
    }

    /// Takes up a choice that waits in the store; without an action an earlier one is taken back.
    pub(super) fn remember_side(&mut self, seat: Seat, action: Option<&str>) -> Result<(), Error> {
        let read = |text: &str| self.boards()?.read_choice(text).map_err(unreadable);
        let side = action.map(read).transpose();
        let side = side.map_err(|error| Error::Broken(format!("a choice of a side: {error:?}")))?;
        self.choices[seat] += 1;
        if let Some(sides) = &mut self.sides {
            sides[seat] = side.map(|(_, side)| side);
        }
        Ok(())
    }

    /// Lays the boards on the sides that were chosen, and by chance where a bot sits or a person has not chosen. The
    /// cards stay as they were dealt.
    pub(super) async fn lay_sides(
        &mut self,
        sides: Sides,
        id: Option<String>,
    ) -> Result<(), Error> {
        let by_chance = || Side::ALL[usize::from(self.services.randomness.bytes::<1>()[0] % 2)];
        let seats = Seat::all(self.places.len());
        let sides = seats.map(|seat| sides[seat].unwrap_or_else(by_chance));
        let sides: Vec<Side> = sides.collect();
        let row = MoveRow {
            step: self.boards()?.write_sides(&sides),
            client_move_id: id.clone(),
        };
        let mut next = self.game.clone();
        next.lay_sides(&sides).map_err(Error::Broken)?;
        let time = self.options.common.pace.ticks();
        let now = self.services.clock.ticks();
        let clock = StepClock {
            began: Some(now),
            deadline: time.map(|time| now + time),
        };
        self.commit(next, None, &[row], clock).await?;
        self.known.extend(id);
        Ok(())
    }

    /// The side that is sent for a seat; none where an earlier choice is taken back.
    fn read_side(&self, seat: Seat, actions: &[String]) -> Result<Option<Side>, Error> {
        let [text] = actions else {
            let one = "one side is chosen".to_owned();
            let nothing = actions.is_empty().then_some(None);
            return nothing.ok_or(Error::Unreadable(one));
        };
        let (due, side) = self.boards()?.read_choice(text).map_err(unreadable)?;
        if due == seat {
            Ok(Some(side))
        } else {
            Err(Error::NotYours)
        }
    }

    fn boards(&self) -> Result<Boards, Error> {
        let boards = self.game.boards();
        boards.ok_or_else(|| Error::Broken("the game has no sides to choose".to_owned()))
    }
}

#[allow(clippy::needless_pass_by_value, reason = "as `map_err` gives it")]
fn unreadable(error: antipater_engine::record::RecordError) -> Error {
    Error::Unreadable(error.to_string())
}
