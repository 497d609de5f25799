//! The game's implementation of [`State`] for [`Seven`].
//!
//! Here: which file implements which method. Not here: any rule.

use core::ops::RangeInclusive;

use rand_core::Rng;

use super::action::Action;
use super::event::Event;
use super::legal::{self, IllegalAction};
use super::observe::{self, Observation};
use super::phase::{ALL_TURNS, Age, Phase};
use super::position::{PICKS, Seven};
use super::sample;
use super::score::{self, Score};
use super::setup::{InvalidSetup, MAX_SEATS, MIN_SEATS, Setup};
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet};
use crate::state::{Actions, JointAction, List, State};

impl Seven {
    /// Lists the result of [`legal_actions`](State::legal_actions), with the small number of each action ([`compact`]).
    ///
    /// [`compact`]: super::compact
    pub fn list_numbered(&self, seat: Seat, list: &mut impl List<Action>) {
        legal::list_numbered(list, self, seat);
    }
}

impl State for Seven {
    type Setup = Setup;
    type Action = Action;
    type Observation = Observation;
    type Event = Event;
    type Score = Score;
    type InvalidSetup = InvalidSetup;
    type IllegalAction = IllegalAction;

    /// With the Free City two players have a table of three cities.
    const PLAYERS: RangeInclusive<usize> = 2..=MAX_SEATS;
    const SEATS: RangeInclusive<usize> = MIN_SEATS..=MAX_SEATS;
    /// Every turn of the three ages, Babylon's seventh card in each, and every pick of Halicarnassus.
    const LONGEST: usize = ALL_TURNS + Age::ALL.len() + PICKS;
    const ACTIONS: usize = Action::COUNT;
    const CATEGORIES: &'static [&'static str] = &Score::CATEGORIES;

    fn new(setup: Setup) -> Result<Seven, InvalidSetup> {
        Seven::begin(setup)
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.table.to_act()
    }

    fn legal_actions(&self, seat: Seat) -> Actions<Action> {
        let mut actions = Actions::none();
        legal::list(&mut actions, self, seat);
        actions
    }

    fn players(&self) -> SeatSet {
        self.table.players()
    }

    fn chooser(&self, seat: Seat) -> Seat {
        self.table.chooser(seat)
    }

    fn legal_actions_given(&self, seat: Seat, chosen: &JointAction<Action>) -> Actions<Action> {
        let mut actions = Actions::none();
        legal::list_given(&mut actions, self, seat, chosen);
        actions
    }

    fn list_actions(&self, seat: Seat, chosen: &JointAction<Action>, list: &mut Actions<Action>) {
        list.clear();
        legal::list_given(list, self, seat, chosen);
    }

    fn apply_with_events(
        &mut self,
        joint: &JointAction<Action>,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), IllegalAction> {
        legal::check(self, joint)?;
        self.resolve(joint, tell);
        Ok(())
    }

    fn apply_unchecked(&mut self, joint: &JointAction<Action>) {
        self.resolve(joint, &mut |_| ());
    }

    fn observe(&self, seat: Seat) -> Observation {
        observe::observe(self, seat)
    }

    fn score(&self, seat: Seat) -> Score {
        score::score(&self.table, seat)
    }

    fn points(score: &Score) -> impl Iterator<Item = i16> {
        score.points().into_iter()
    }

    fn index(action: Action) -> usize {
        action.index()
    }

    fn from_index(index: usize) -> Option<Action> {
        Action::from_index(index)
    }

    fn outcome(&self) -> Option<Outcome<Score>> {
        (self.table.phase == Phase::Over).then(|| score::outcome(&self.table))
    }

    fn sample(observation: &Observation, rng: &mut impl Rng) -> Seven {
        sample::sample(observation, rng)
    }
}
