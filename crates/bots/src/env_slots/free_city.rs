//! Games with the Free City, in which the holder of its card also chooses for it, after their own city.
//!
//! Here: the next player to ask, and the city. So a step of the game takes up to two steps of its slot.

use antipater_engine::{JointAction, Seat, SeatSet};

use super::{EnvSlot, Learned, Scratch};

impl<G: Learned> EnvSlot<G> {
    /// Applies the learners' choices, and plays on until one of them must act again.
    pub(super) fn take_in_turn(&mut self, scratch: &mut Scratch<G>) {
        let mut joint = self.before;
        for player in self.acting.iter() {
            self.played.push(self.choices.chosen_number(player));
            let seat = self.asked_about(player);
            if let Some((seat, action)) = seat.zip(self.choices.chosen(player)) {
                joint.set(seat, action);
            }
        }
        self.before = joint;
        self.ask_in_turn(scratch);
    }

    /// Asks for the cities of players, then for the Free City, and plays, until a learner must act or the game is over.
    pub(super) fn ask_in_turn(&mut self, scratch: &mut Scratch<G>) {
        loop {
            let due = self.position.to_act();
            let missing = |seat: &Seat| self.before.get(*seat).is_none();
            let open: SeatSet = due.iter().filter(missing).collect();
            let own = open.intersection(self.position.players());
            let asked = if own.is_empty() { open } else { own };
            let mut joint = self.before;
            self.acting = SeatSet::EMPTY;
            for seat in asked.iter() {
                let player = self.position.chooser(seat);
                if self.learners.contains(player) {
                    self.acting.add(player);
                } else {
                    self.ask_bot(player, seat, &mut joint, scratch);
                }
            }
            self.before = joint;
            if due.is_empty() || !self.acting.is_empty() {
                break;
            }
            if asked.len() == open.len() {
                self.position.apply_unchecked(&joint);
                self.before = JointAction::new();
            }
        }
        self.choices.clear();
        for player in self.acting.iter() {
            let Some(seat) = self.asked_about(player) else {
                continue;
            };
            let legal = &mut scratch.legal;
            self.position.list_actions(seat, &self.before, legal);
            let first = if seat == player { 0 } else { G::NUMBERS };
            let asked = (seat, first);
            self.choices.add(&self.position, player, asked, legal);
        }
    }

    /// The seat that a player must choose for now: their own, then that of the Free City.
    fn asked_about(&self, player: Seat) -> Option<Seat> {
        let mut due = self.position.to_act().iter();
        due.find(|&seat| self.before.get(seat).is_none() && self.position.chooser(seat) == player)
    }
}
