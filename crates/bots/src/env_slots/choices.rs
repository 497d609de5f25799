//! The legal choices of the learners of one game, as listed by the rules.

use antipater_engine::{List, Seat, SeatSet};

use super::rows::{CHUNK, Padded};
use crate::numbered::Numbered;

/// The legal choices of each seat: numbers, and actions in the same order.
pub(super) struct Choices<A> {
    /// The numbers, followed by unused memory for a chunk.
    numbers: Vec<u16>,
    actions: Vec<Option<A>>,
    /// The index of each seat's first choice, and the end of its choices.
    begins: [u16; Seat::MAX],
    ends: [u16; Seat::MAX],
    /// The index of each seat's choice.
    chosen: [u16; Seat::MAX],
}

impl<A: Copy> Choices<A> {
    pub(super) fn none() -> Choices<A> {
        Choices {
            numbers: vec![0; CHUNK],
            actions: Vec::new(),
            begins: [0; Seat::MAX],
            ends: [0; Seat::MAX],
            chosen: [0; Seat::MAX],
        }
    }

    /// Replaces the lists by the choices of these seats. Each seat's choice is its first action by default.
    pub(super) fn list<G: Numbered<Action = A>>(&mut self, position: &G, seats: SeatSet) {
        let mut cursor = Cursor {
            numbers: &mut self.numbers,
            actions: &mut self.actions,
            count: 0,
        };
        (self.begins, self.ends) = ([0; Seat::MAX], [0; Seat::MAX]);
        for seat in seats.iter() {
            self.begins[seat.number()] = cursor.count as u16;
            position.list_numbered(seat, &mut cursor);
            self.ends[seat.number()] = cursor.count as u16;
        }
        self.chosen = self.begins;
    }

    /// Clears all choices.
    pub(super) fn clear(&mut self) {
        (self.begins, self.ends) = ([0; Seat::MAX], [0; Seat::MAX]);
        self.chosen = self.begins;
    }

    /// Adds a player's choices for a seat, with numbers from `first` on. The player had no choices before.
    pub(super) fn add<G: Numbered<Action = A>>(
        &mut self,
        position: &G,
        player: Seat,
        (seat, first): (Seat, usize),
        legal: &[A],
    ) {
        let begin = self.ends.into_iter().max().unwrap_or(0);
        let mut cursor = Cursor {
            numbers: &mut self.numbers,
            actions: &mut self.actions,
            count: begin.into(),
        };
        let mut actions = legal.iter();
        position.each_number(seat, legal, |number| {
            if let Some(&action) = actions.next() {
                cursor.add_if(true, action, first + number);
            }
        });
        let place = player.number();
        (self.begins[place], self.ends[place]) = (begin, cursor.count as u16);
        self.chosen[place] = begin;
    }

    /// The numbers of a seat's choices.
    pub(super) fn numbers(&self, seat: Seat) -> &[u16] {
        let (begin, end) = self.range(seat);
        &self.numbers[begin..end]
    }

    /// The same, followed by unused memory.
    #[inline]
    pub(super) fn padded(&self, seat: Seat) -> Padded<'_> {
        let (begin, end) = self.range(seat);
        Padded {
            places: &self.numbers[begin..],
            count: end - begin,
        }
    }

    #[inline]
    fn range(&self, seat: Seat) -> (usize, usize) {
        let (begin, end) = (self.begins[seat.number()], self.ends[seat.number()]);
        (begin.into(), end.into())
    }

    /// The index of a number among those of a seat.
    #[inline]
    pub(super) fn place(&self, seat: Seat, number: i64) -> Option<usize> {
        let number = u16::try_from(number).ok()?;
        let place = self.padded(seat).find(number)?;
        Some(usize::from(self.begins[seat.number()]) + place)
    }

    /// Sets the choice of a seat to a number, or to the lowest one if it is not legal. Returns whether it is legal.
    #[inline]
    pub(super) fn choose(&mut self, seat: Seat, number: i64) -> bool {
        let place = self.place(seat, number);
        let legal = place.is_some();
        let place = place.unwrap_or_else(|| self.lowest(seat));
        self.chosen[seat.number()] = place as u16;
        legal
    }

    /// The index of the lowest number of a seat.
    fn lowest(&self, seat: Seat) -> usize {
        let (begin, end) = self.range(seat);
        let places = begin..end;
        places
            .min_by_key(|&place| self.numbers[place])
            .unwrap_or(begin)
    }

    /// The number of a seat's choice.
    #[inline]
    pub(super) fn chosen_number(&self, seat: Seat) -> u16 {
        self.numbers[usize::from(self.chosen[seat.number()])]
    }

    /// The choice of a seat, if it has any.
    #[inline]
    pub(super) fn chosen(&self, seat: Seat) -> Option<A> {
        self.actions[usize::from(self.chosen[seat.number()])]
    }
}

/// Writes choices into the lists.
struct Cursor<'a, A> {
    numbers: &'a mut Vec<u16>,
    actions: &'a mut Vec<Option<A>>,
    count: usize,
}

impl<A: Copy> Cursor<'_, A> {
    #[cold]
    #[inline(never)]
    fn make_room(&mut self) {
        let room = (self.count + 1).next_multiple_of(CHUNK);
        self.actions.resize(room, None);
        self.numbers.resize(room + CHUNK, 0);
    }
}

impl<A: Copy> List<A> for Cursor<'_, A> {
    /// Works without a branch for illegal actions, which is hard to predict: the next choice overwrites them.
    #[inline]
    fn add_if(&mut self, legal: bool, action: A, number: usize) {
        if self.count >= self.actions.len() {
            self.make_room();
        }
        self.actions[self.count] = Some(action);
        self.numbers[self.count] = number as u16;
        self.count += usize::from(legal);
    }
}
