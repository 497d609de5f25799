//! The legal choices of the learners of one game, as the rules listed them.

use antipater_engine::{List, Seat, SeatSet};

use super::rows::{CHUNK, Padded};
use crate::numbered::Numbered;

/// The legal choices seat by seat: numbers, and actions in the same order.
pub(super) struct Choices<A> {
    /// Behind the last one there is room for a chunk, and what stands there means nothing.
    numbers: Vec<u16>,
    actions: Vec<Option<A>>,
    /// The first choice of each seat, and the end of its choices.
    begins: [u16; Seat::MAX],
    ends: [u16; Seat::MAX],
    /// The place of each seat's choice.
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

    /// Lists what these seats may choose, over what stands there. Each chooses its first action until it is told.
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

    /// Takes all choices out.
    pub(super) fn clear(&mut self) {
        (self.begins, self.ends) = ([0; Seat::MAX], [0; Seat::MAX]);
        self.chosen = self.begins;
    }

    /// Adds what a player may choose for a seat, with numbers from `first` on. The player had no choices before.
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

    /// The numbers of what a seat may choose.
    pub(super) fn numbers(&self, seat: Seat) -> &[u16] {
        let (begin, end) = self.range(seat);
        &self.numbers[begin..end]
    }

    /// The same, with room behind them.
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

    /// The place of a number among those of a seat.
    #[inline]
    pub(super) fn place(&self, seat: Seat, number: i64) -> Option<usize> {
        let number = u16::try_from(number).ok()?;
        let place = self.padded(seat).find(number)?;
        Some(usize::from(self.begins[seat.number()]) + place)
    }

    /// Makes a number the choice of a seat, or the lowest one if it is not legal. Says whether it is.
    #[inline]
    pub(super) fn choose(&mut self, seat: Seat, number: i64) -> bool {
        let place = self.place(seat, number);
        let legal = place.is_some();
        let place = place.unwrap_or_else(|| self.lowest(seat));
        self.chosen[seat.number()] = place as u16;
        legal
    }

    /// The place of the lowest number of a seat.
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

/// Writes choices where they are kept.
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
    /// Without a branch for what is not legal, which is hard to predict: the next choice is written over it.
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
