//! The memory that games write to, in order.

use fearless_simd::{Level, Simd, dispatch, prelude::*, u16x32};

use crate::encode::{HasFeatures, Inputs, numbers};
use crate::numbered::Numbered;

/// The number of numbers read and written at once.
pub(super) const CHUNK: usize = 32;

/// The numbers of a chunk's places.
static PLACES: [u16; CHUNK] = numbers();

/// Numbers followed by unused ones, so that they can be read in chunks.
#[derive(Clone, Copy)]
pub(super) struct Padded<'a> {
    pub(super) places: &'a [u16],
    pub(super) count: usize,
}

/// The features of rows.
///
/// # Examples
/// ```
/// use antipater_bots::env_slots::Features;
///
/// /// Whether anything is written.
/// fn writes(features: &Features<'_>) -> bool {
///     !matches!(features, Features::None)
/// }
/// assert!(!writes(&Features::None));
/// ```
#[derive(Debug)]
pub enum Features<'a> {
    /// No features.
    None,
    /// The numbers of the active inputs in `most` places per row, padded with the number of inputs, and their counts.
    Sparse {
        /// The numbers.
        inputs: &'a mut [u16],
        /// The number of active inputs in each row.
        counts: &'a mut [u16],
        /// The number of places per row.
        most: usize,
    },
    /// The same as [`Sparse`](Features::Sparse), in a type that every library accepts as an index.
    Wide {
        /// The numbers.
        inputs: &'a mut [i32],
        /// The number of active inputs in each row.
        counts: &'a mut [u16],
        /// The number of places per row.
        most: usize,
    },
    /// The number of times that each input is active.
    Dense(&'a mut [u8]),
}

impl Features<'_> {
    #[inline(always)]
    pub(super) fn write<S: Simd>(&mut self, simd: S, row: usize, on: &Inputs, all: usize) {
        match self {
            Features::None => {}
            Features::Sparse {
                inputs,
                counts,
                most,
            } => {
                let places = &mut inputs[row * *most..][..*most];
                let on = Padded {
                    places: on.padded(),
                    count: on.numbers().len(),
                };
                write_list(simd, places, &mut counts[row], on, all as u16);
            }
            Features::Wide {
                inputs,
                counts,
                most,
            } => {
                let places = &mut inputs[row * *most..][..*most];
                let on = on.numbers();
                let before = usize::from(counts[row]).min(*most);
                let pairs = places.iter_mut().zip(on);
                pairs.for_each(|(place, &input)| *place = input.into());
                if let Some(rest) = places.get_mut(on.len()..before) {
                    rest.fill(all as i32);
                }
                counts[row] = on.len() as u16;
            }
            Features::Dense(inputs) => {
                let places = &mut inputs[row * all..][..all];
                places.fill(0);
                let on = on.numbers().iter();
                on.for_each(|&input| places[usize::from(input)] += 1);
            }
        }
    }

    fn split(self, rows: usize, all: usize) -> (Self, Self) {
        match self {
            Features::None => (Features::None, Features::None),
            Features::Sparse {
                inputs,
                counts,
                most,
            } => {
                let (inputs, later) = inputs.split_at_mut(rows * most);
                let (counts, later_counts) = counts.split_at_mut(rows);
                let now = Features::Sparse {
                    inputs,
                    counts,
                    most,
                };
                let later = Features::Sparse {
                    inputs: later,
                    counts: later_counts,
                    most,
                };
                (now, later)
            }
            Features::Wide {
                inputs,
                counts,
                most,
            } => {
                let (inputs, later) = inputs.split_at_mut(rows * most);
                let (counts, later_counts) = counts.split_at_mut(rows);
                let now = Features::Wide {
                    inputs,
                    counts,
                    most,
                };
                let later = Features::Wide {
                    inputs: later,
                    counts: later_counts,
                    most,
                };
                (now, later)
            }
            Features::Dense(inputs) => {
                let (now, later) = inputs.split_at_mut(rows * all);
                (Features::Dense(now), Features::Dense(later))
            }
        }
    }
}

/// Overwrites a list that had another length; the rest of the old one is padded.
#[inline(always)]
fn write_list<S: Simd>(
    simd: S,
    places: &mut [u16],
    count: &mut u16,
    list: Padded<'_>,
    nothing: u16,
) {
    let before = usize::from(*count).min(places.len());
    let now = list.count.min(places.len());
    *count = now as u16;
    let (chunks, _) = places.as_chunks_mut::<CHUNK>();
    let (listed, _) = list.places.as_chunks::<CHUNK>();
    let whole = now / CHUNK;
    for (place, (chunk, listed)) in chunks.iter_mut().zip(listed).enumerate() {
        if place == whole {
            break;
        }
        u16x32::from_slice(simd, listed).store_slice(chunk);
    }
    let empty = u16x32::splat(simd, nothing);
    if let (Some(chunk), Some(listed)) = (chunks.get_mut(whole), listed.get(whole)) {
        let rest = u16x32::splat(simd, (now % CHUNK) as u16);
        let last = u16x32::from_slice(simd, &PLACES).simd_lt(rest);
        last.select(u16x32::from_slice(simd, listed), empty)
            .store_slice(chunk);
    } else {
        let begin = whole * CHUNK;
        places[begin..now].copy_from_slice(&list.places[begin..now]);
        places[now..].fill(nothing);
        return;
    }
    let used = before.div_ceil(CHUNK);
    for later in whole + 1..used {
        if let Some(chunk) = chunks.get_mut(later) {
            empty.store_slice(chunk);
        }
    }
}

/// The index of a number in a list. A chunk is compared at once, because the index is hard to predict.
#[inline(always)]
fn find<S: Simd>(simd: S, list: Padded<'_>, number: u16) -> Option<usize> {
    let (chunks, _) = list.places.as_chunks::<CHUNK>();
    let number = u16x32::splat(simd, number);
    for (first, chunk) in (0..list.count).step_by(CHUNK).zip(chunks) {
        let found = u16x32::from_slice(simd, chunk).simd_eq(number).to_bitmask();
        if found != 0 {
            let place = first + found.trailing_zeros() as usize;
            return (place < list.count).then_some(place);
        }
    }
    None
}

impl Padded<'_> {
    /// The index of a number.
    #[inline]
    pub(super) fn find(self, number: u16) -> Option<usize> {
        dispatch!(Level::new(), simd => find(simd, self, number))
    }
}

/// The memory that games write to, in order. A row is one per seat in 7 Wonders, and one per game in a Duel.
///
/// # Examples
/// ```
/// use antipater_bots::env_slots::{Features, LEGAL, Rows, Shape};
/// use antipater_engine::duel::Duel;
///
/// let shape = Shape::of::<Duel>(2);
/// let (mut legal, mut counts) = (vec![0; 3 * LEGAL], vec![0; 3]);
/// let rows = Rows {
///     legal: &mut legal,
///     legal_counts: &mut counts,
///     mask: None,
///     features: Features::None,
///     rewards: &mut [0.0; 6],
///     turn: &mut [0; 3],
///     terminations: &mut [0; 3],
/// };
/// let (first, others) = rows.split(1, &shape);
/// assert_eq!((first.rewards.len(), others.rewards.len()), (2, 4));
/// ```
#[derive(Debug)]
pub struct Rows<'a> {
    /// The numbers of the legal actions, [`LEGAL`] places per row, padded with the number of numbers.
    pub legal: &'a mut [u16],
    /// The number of legal actions in each row.
    pub legal_counts: &'a mut [u16],
    /// For each number, 1 in a row if it is legal, else 0. A row without legal actions has number 0, so that none is empty.
    pub mask: Option<&'a mut [i8]>,
    /// The features of each row.
    pub features: Features<'a>,
    /// The rewards of the seats of each game; 0 before its end.
    pub rewards: &'a mut [f32],
    /// In 7 Wonders whether each seat must act; in a Duel the seat that must act, or -1.
    pub turn: &'a mut [i8],
    /// Whether each game is over.
    pub terminations: &'a mut [i8],
}

/// The number of places per row for legal actions; no seat of any game has more.
pub const LEGAL: usize = antipater_engine::MAX_ACTIONS;

/// The sizes of one game's memory.
///
/// # Examples
/// ```
/// use antipater_bots::env_slots::Shape;
/// use antipater_engine::seven::Seven;
///
/// assert_eq!(Shape::of::<Seven>(5).rows, 5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Seats with a player.
    pub seats: usize,
    /// Rows of a game.
    pub rows: usize,
    /// The number of action numbers.
    pub numbers: usize,
    /// The number of inputs.
    pub inputs: usize,
    /// The maximum number of active inputs.
    pub most: usize,
}

impl Shape {
    /// The shape of a game with this number of players.
    pub fn of<G: Numbered + HasFeatures>(players: usize) -> Shape {
        Shape {
            seats: players,
            rows: if G::WAIT.is_some() { players } else { 1 },
            numbers: Shape::numbers_of::<G>(false),
            inputs: G::SCHEMA.inputs(),
            most: G::MOST,
        }
    }

    /// The same for a game with the Free City.
    #[must_use]
    pub fn with_free_city<G: Numbered>(self) -> Shape {
        Shape {
            numbers: Shape::numbers_of::<G>(true),
            ..self
        }
    }

    /// The number of action numbers; with the Free City every action has a second one.
    pub(super) const fn numbers_of<G: Numbered>(free_city: bool) -> usize {
        if free_city {
            2 * G::NUMBERS
        } else {
            G::NUMBERS
        }
    }
}

impl<'a> Rows<'a> {
    /// Splits the memory into that of the first games and that of the others.
    ///
    /// # Panics
    /// If there are fewer games.
    #[must_use]
    pub fn split(self, games: usize, shape: &Shape) -> (Rows<'a>, Rows<'a>) {
        let rows = games * shape.rows;
        let (legal, later_legal) = self.legal.split_at_mut(rows * LEGAL);
        let (legal_counts, later_counts) = self.legal_counts.split_at_mut(rows);
        let (mask, later_mask) = self
            .mask
            .map(|mask| mask.split_at_mut(rows * shape.numbers))
            .unzip();
        let (features, later_features) = self.features.split(rows, shape.inputs);
        let (rewards, later_rewards) = self.rewards.split_at_mut(games * shape.seats);
        let (turn, later_turn) = self.turn.split_at_mut(rows);
        let (terminations, later_terminations) = self.terminations.split_at_mut(games);
        let now = Rows {
            legal,
            legal_counts,
            mask,
            features,
            rewards,
            turn,
            terminations,
        };
        let later = Rows {
            legal: later_legal,
            legal_counts: later_counts,
            mask: later_mask,
            features: later_features,
            rewards: later_rewards,
            turn: later_turn,
            terminations: later_terminations,
        };
        (now, later)
    }

    #[inline(always)]
    pub(super) fn write_legal<S: Simd>(
        &mut self,
        simd: S,
        row: usize,
        legal: Padded<'_>,
        numbers: usize,
    ) {
        let places = &mut self.legal[row * LEGAL..][..LEGAL];
        write_list(
            simd,
            places,
            &mut self.legal_counts[row],
            legal,
            numbers as u16,
        );
        if let Some(mask) = &mut self.mask {
            let places = &mut mask[row * numbers..][..numbers];
            places.fill(0);
            let legal = match legal.count {
                0 => &[0],
                count => &legal.places[..count],
            };
            legal
                .iter()
                .for_each(|&number| places[usize::from(number)] = 1);
        }
    }
}
