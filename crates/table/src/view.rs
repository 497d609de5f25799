//! The view of a table for a viewer.

use antipater_bots::BotKind;
use antipater_engine::{JointAction, Line, Seat};
use antipater_show::guide::Guidable;
use antipater_show::view::{
    Avatar, Known, PersonKey, SeatBank, SeatState, SeatView, Surroundings, TableStatus, View,
    Viewer,
};

use crate::refusal::Refusal;
use crate::table::Table;

/// The person on a seat, as far as only the caller knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occupant {
    /// The key of the person, where they have one.
    pub person: Option<PersonKey>,
    /// Whether the person is a program.
    pub program: bool,
    /// The person's picture; bots have their own.
    pub avatar: Option<Avatar>,
    /// Whether the person is here.
    pub here: bool,
}

impl<G: Guidable> Table<G> {
    /// The view for a viewer. `status` is [`Table::status`], with the caller's additions.
    pub fn view(
        &self,
        viewer: Viewer,
        status: TableStatus,
        occupant: impl Fn(Seat) -> Occupant,
    ) -> View {
        let seat = viewer.seat();
        let own = |seat: Seat| (self.chosen_by(seat), self.choices[seat]);
        let (chosen, choices) = seat.map_or((JointAction::new(), 0), own);
        let surroundings = Surroundings {
            // The number identifies one position, even after an undo.
            decision: self.logged,
            choices,
            seats: self.seat_views(occupant, status.ends_at),
            scores: self.options.common.scores,
            table_status: status,
        };
        if let Some((boards, own)) = self.sides(seat) {
            return View::choosing_sides(&self.game, boards, viewer, own, surroundings);
        }
        let mut view = View::of(&self.game, viewer, &chosen, surroundings);
        let lessons = self.lessons.as_ref();
        if let Some((seat, lessons)) = lessons.filter(|(guided, _)| Some(*guided) == seat) {
            view.guide = Some(lessons.guide(&view.game, self.game.position(), *seat));
        }
        view
    }

    /// The table status for the person on a seat, or for a spectator, as far as the table knows it.
    pub fn status(&self, seat: Option<Seat>, now: i64) -> TableStatus {
        TableStatus {
            pace: self.options.common.pace.to_string(),
            may_undo: seat.is_some_and(|seat| self.may_undo(seat, now)),
            // Omitted in games that never allow undoing, where no player expects it.
            undo_revealed: G::TAKES_BACK && seat.is_some_and(|seat| self.has_revealed(seat)),
            may_hint: seat.is_some_and(|seat| self.may_hint(seat)),
            hint: seat.and_then(|seat| self.hint_of(seat)).cloned(),
            hints: self.hints.len(),
            left: seat.is_some_and(|seat| self.seats[seat.number()].left),
            watchable: self.options.common.is_watchable(),
            daily: self.options.daily.is_some(),
            event: self
                .options
                .event
                .as_ref()
                .filter(|_| seat.is_some())
                .map(|table| table.event.clone()),
            may_pause: seat.is_some_and(|seat| self.may_pause(seat)),
            pause: self.pause_view(None),
            ..TableStatus::default()
        }
    }

    /// All that the person on a seat knows at their present decision, for programs with external bots.
    ///
    /// # Errors
    /// If the person has no decision to make.
    pub fn known(&self, seat: Seat) -> Result<Known, Refusal> {
        if self.game.is_over() {
            return Err(Refusal::Over);
        }
        Ok(Known {
            decision: self.logged,
            choices: self.choices[seat],
            seat: self.due(seat).ok_or(Refusal::NothingAsked)?,
            observation: self.game.position().observe(seat).to_line(),
        })
    }

    /// The number of changes on the present step that the person on a seat, or a spectator, sees.
    pub fn changes_seen(&self, seat: Option<Seat>) -> usize {
        self.within + seat.map_or(0, |seat| self.choices[seat])
    }

    /// The time bank of the person on a seat; `ends_at` is the time of day of the deadline, in milliseconds since 1970.
    fn bank_of(&self, seat: Seat, ends_at: Option<i64>) -> Option<SeatBank> {
        let person = self.seats[seat.number()].bot.is_none();
        let banks = self.banks.as_ref().filter(|_| person)?;
        let ends = |end| Some(ends_at? - self.clock.deadline? + end);
        Some(SeatBank {
            left: banks.left_before(seat),
            ends_at: banks.ends(seat).and_then(ends),
            little: banks.little(),
        })
    }

    /// The seats, their players, and what each seat is doing. `ends_at` is the time of day at which the first time bank
    /// will be empty, in milliseconds since 1970.
    pub fn seat_views(
        &self,
        occupant: impl Fn(Seat) -> Occupant,
        ends_at: Option<i64>,
    ) -> Vec<SeatView> {
        let awaited = self.awaited();
        let position = self.game.position();
        let to_act = position.to_act().iter();
        let acts: Vec<Seat> = to_act.map(|due| position.chooser(due)).collect();
        let state = |seat: Seat, here: bool| {
            let seated = self.seats[seat.number()];
            match () {
                () if self.game.is_over() => None,
                () if seated.left => Some(SeatState::Left),
                () if seated.bot.is_some() => Some(SeatState::Bot),
                () if self.is_paused() => None,
                () if awaited.contains(&seat) && !here => Some(SeatState::Away),
                () if awaited.contains(&seat) => Some(SeatState::Choosing),
                () if acts.contains(&seat) => Some(SeatState::Chosen),
                () => None,
            }
        };
        let sitting = Seat::all(self.seats.len()).zip(&self.game.sitting);
        sitting
            .map(|(seat, sitting)| {
                let Occupant {
                    person,
                    program,
                    avatar,
                    here,
                } = occupant(seat);
                SeatView {
                    name: sitting.name.clone(),
                    bot: sitting.bot.map(BotKind::name),
                    person: person.filter(|_| sitting.bot.is_none()),
                    program: program && sitting.bot.is_none(),
                    avatar: sitting
                        .bot
                        .map(|kind| Avatar::of_bot(kind, &sitting.name))
                        .or(avatar),
                    state: state(seat, here),
                    bank: self.bank_of(seat, ends_at),
                }
            })
            .collect()
    }
}
