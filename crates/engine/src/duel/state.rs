//! The game's implementation of [`State`] for [`Duel`].
//!
//! Here: which file implements which method. Not here: any rule.

use core::ops::RangeInclusive;

use rand_core::Rng;

use super::action::Action;
use super::cards::Age;
use super::event::Event;
use super::layout::Slot;
use super::legal::{self, IllegalAction};
use super::observe::Observation;
use super::position::Duel;
use super::score::Score;
use super::setup::{BOARD_TOKENS, InvalidSetup, Setup};
use super::table::{Phase, SEATS};
use super::wonders::Wonder;
use super::{apply, sample};
use crate::rng::below;
use crate::state::List;
use crate::{Actions, JointAction, Outcome, Seat, SeatSet, State};

/// The number of wonders that are drafted, each in a separate step (rule D8).
const DRAFT: usize = 2 * Wonder::FIRST_GAME[0].len();
/// The number of cards in the three structures, each taken on a turn (rule D13).
const CARDS: usize = Age::ALL.len() * Slot::COUNT;
/// The number of other choices. Each pair brings a progress token while there are any on the board (rule D43). The
/// others are those of The Great Library (rule D36), Circus Maximus, The Statue of Zeus (rule D34) and The Mausoleum
/// (rule D35), and who begins ages II and III (rule D53).
const CHOICES: usize = BOARD_TOKENS + 1 + 2 + 1 + 2;

impl Duel {
    /// Lists the result of [`legal_actions`](State::legal_actions), with the index of each action.
    #[inline]
    pub fn list_numbered(&self, seat: Seat, list: &mut impl List<Action>) {
        legal::list(self, seat, list);
    }
}

impl State for Duel {
    type Setup = Setup;
    type Action = Action;
    type Observation = Observation;
    type Event = Event;
    type Score = Score;
    type InvalidSetup = InvalidSetup;
    type IllegalAction = IllegalAction;

    const PLAYERS: RangeInclusive<usize> = SEATS..=SEATS;
    const SEATS: RangeInclusive<usize> = SEATS..=SEATS;
    const LONGEST: usize = DRAFT + CARDS + CHOICES;
    const ACTIONS: usize = Action::COUNT;
    const CATEGORIES: &'static [&'static str] = &Score::CATEGORIES;

    fn new(setup: Setup) -> Result<Duel, InvalidSetup> {
        setup.begin()
    }

    fn seats(&self) -> usize {
        SEATS
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table
            .phase
            .seat()
            .map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal_actions(&self, seat: Seat) -> Actions<Action> {
        let mut actions = Actions::none();
        legal::list(self, seat, &mut actions);
        actions
    }

    #[inline]
    fn list_actions(&self, seat: Seat, _: &JointAction<Action>, list: &mut Actions<Action>) {
        list.clear();
        legal::list(self, seat, list);
    }

    fn apply_with_events(
        &mut self,
        joint: &JointAction<Action>,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), IllegalAction> {
        let action = legal::check(self, joint)?;
        apply::resolve(self, action, tell);
        Ok(())
    }

    #[inline]
    fn apply_unchecked(&mut self, joint: &JointAction<Action>) {
        let seat = self.table.phase.seat();
        if let Some(action) = seat.and_then(|seat| joint.get(seat)) {
            self.play_unchecked(action);
        }
    }

    #[inline]
    fn play_at_random(&mut self, list: &mut Actions<Action>, rng: &mut impl Rng) -> usize {
        let Some(seat) = self.table.phase.seat() else {
            return 0;
        };
        if let Phase::Play { .. } = self.table.phase {
            apply::use_any_card(self, seat, rng);
        } else {
            list.clear();
            legal::list(self, seat, list);
            self.play_unchecked(list[below(rng, list.len() as u32) as usize]);
        }
        1
    }

    fn observe(&self, seat: Seat) -> Observation {
        self.observe_as(Some(seat))
    }

    fn score(&self, seat: Seat) -> Score {
        self.table.score(seat)
    }

    fn points(score: &Score) -> impl Iterator<Item = i16> {
        score.points().into_iter().map(|points| points as i16)
    }

    fn index(action: Action) -> usize {
        action.index()
    }

    fn from_index(index: usize) -> Option<Action> {
        Action::from_index(index)
    }

    fn outcome(&self) -> Option<Outcome<Score>> {
        self.table.outcome()
    }

    fn sample(observation: &Observation, rng: &mut impl Rng) -> Duel {
        sample::sample(observation, rng)
    }
}
