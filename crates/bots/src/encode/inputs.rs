//! Sparse binary inputs in consecutive blocks, of which each position activates some.

use core::fmt;

#[cfg(target_arch = "x86_64")]
use fearless_simd::{Level, mask16x32};
use fearless_simd::{Simd, prelude::*, u16x8, u16x32};

use crate::fnv::Fnv;

/// The active inputs, each below the size of its [`Schema`].
///
/// # Examples
/// ```
/// use antipater_bots::encode::Inputs;
///
/// let mut inputs = Inputs::default();
/// inputs.on(7);
/// // A number as a thermometer: one input for each step that it reaches.
/// inputs.reaches(10, &[1, 2, 4, 8], 5);
/// assert_eq!(inputs.numbers(), [7, 10, 11, 12]);
/// ```
#[derive(Default)]
pub struct Inputs {
    /// The active inputs, followed by unused memory.
    places: Vec<u16>,
    on: usize,
}

impl Clone for Inputs {
    fn clone(&self) -> Inputs {
        Inputs {
            places: self.numbers().to_vec(),
            on: self.on,
        }
    }
}

impl PartialEq for Inputs {
    fn eq(&self, other: &Inputs) -> bool {
        self.numbers() == other.numbers()
    }
}

impl Eq for Inputs {}

impl fmt::Debug for Inputs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Inputs").field(&self.numbers()).finish()
    }
}

impl Inputs {
    /// Activates an input.
    #[inline]
    pub fn on(&mut self, input: usize) {
        self.make_room(1);
        self.places[self.on] = input as u16;
        self.on += 1;
    }

    /// Activates one input of a block for each step that a number reaches.
    pub fn reaches(&mut self, block: usize, steps: &[u16], number: u16) {
        let reached = steps.iter().filter(|&&step| number >= step).count();
        (block..block + reached).for_each(|input| self.on(input));
    }

    /// Activates the inputs of another list.
    pub fn extend(&mut self, others: &Inputs) {
        let others = others.numbers();
        self.make_room(others.len());
        self.places[self.on..][..others.len()].copy_from_slice(others);
        self.on += others.len();
    }

    /// Deactivates all inputs.
    pub fn clear(&mut self) {
        self.on = 0;
    }

    /// The active inputs.
    pub fn numbers(&self) -> &[u16] {
        &self.places[..self.on]
    }

    /// The active inputs, followed by meaningless ones.
    pub(crate) fn padded(&self) -> &[u16] {
        &self.places
    }

    /// A writer that activates inputs, fewer than [`ROOM`].
    #[inline(always)]
    pub(super) fn writer<S: Simd>(&mut self, simd: S) -> InputWriter<'_, S> {
        self.make_room(ROOM + CHUNK);
        let places = self.places[self.on..].first_chunk_mut();
        InputWriter {
            simd,
            places: places.expect("room was made"),
            on: 0,
            written: &mut self.on,
        }
    }

    #[inline]
    fn make_room(&mut self, count: usize) {
        if self.places.len() < self.on + count {
            self.places.resize(self.on + count.max(ROOM), 0);
        }
    }
}

/// More than the active inputs of any game. A power of two makes bounds checks cheap.
const ROOM: usize = 1024;

/// The number of inputs written at once in short runs.
const WIDTH: usize = 8;

/// The number of inputs written at once in long runs.
const CHUNK: usize = 32;

/// The numbers of a chunk.
static NUMBERS_OF_CHUNK: [u16; CHUNK] = numbers();

/// The numbers from 0 on.
pub(crate) const fn numbers<const COUNT: usize>() -> [u16; COUNT] {
    let mut numbers = [0; COUNT];
    let mut place = 0;
    while place < COUNT {
        numbers[place] = place as u16;
        place += 1;
    }
    numbers
}

/// Writes active inputs without a branch for each, because branches on them are hard to predict. It writes the maximum
/// number, and the next inputs overwrite inactive ones. It is passed by value, so that the count stays in a register.
/// The result is the same for all processor instructions.
pub(super) struct InputWriter<'a, S: Simd> {
    simd: S,
    places: &'a mut [u16; ROOM + CHUNK],
    on: usize,
    /// The place for the final count.
    written: &'a mut usize,
}

impl<S: Simd> InputWriter<'_, S> {
    /// Stores the count.
    #[inline(always)]
    pub(super) fn finish(self) {
        *self.written += self.on;
    }

    /// The memory for the next inputs.
    #[inline(always)]
    fn next<const COUNT: usize>(&mut self) -> &mut [u16; COUNT] {
        const { assert!(COUNT <= CHUNK) };
        debug_assert!(self.on < ROOM, "no game has so many inputs on");
        let next = self.places[self.on % ROOM..].first_chunk_mut();
        next.expect("a chunk follows each place")
    }

    /// Activates an input.
    #[inline(always)]
    pub(super) fn on(&mut self, input: usize) {
        self.on_if(true, input);
    }

    /// Activates an input if `on` holds.
    #[inline(always)]
    pub(super) fn on_if(&mut self, on: bool, input: usize) {
        *self.next() = [input as u16];
        self.on += usize::from(on);
    }

    /// Activates a number of consecutive inputs, at most 8.
    #[inline(always)]
    pub(super) fn run(&mut self, first: usize, count: usize) {
        debug_assert!(count <= WIDTH, "{count} inputs in a row");
        let numbers = u16x8::splat(self.simd, first as u16)
            + u16x8::from_slice(self.simd, &NUMBERS_OF_CHUNK[..WIDTH]);
        numbers.store_slice(self.next::<WIDTH>());
        self.on += count;
    }

    /// Activates the first of these inputs, in this number.
    #[inline(always)]
    pub(super) fn first(&mut self, inputs: [u16; WIDTH], count: usize) {
        debug_assert!(count <= WIDTH, "{count} of {WIDTH} inputs");
        *self.next() = inputs;
        self.on += count;
    }

    /// Activates one input of a block for each step that a number reaches.
    #[inline(always)]
    pub(super) fn reaches<const STEPS: usize>(
        &mut self,
        block: usize,
        steps: &Steps<STEPS>,
        number: u16,
    ) {
        self.steps(block, steps, steps.reached(number) as u8);
    }

    /// Activates a number of the first steps of a thermometer.
    #[inline(always)]
    pub(super) fn steps<const STEPS: usize>(&mut self, block: usize, _: &Steps<STEPS>, count: u8) {
        const { assert!(STEPS <= CHUNK) };
        self.numbers(block).store_slice(self.next::<CHUNK>());
        self.on += usize::from(count);
    }

    /// The consecutive numbers from the start of a block.
    #[inline(always)]
    fn numbers(&self, block: usize) -> u16x32<S> {
        u16x32::splat(self.simd, block as u16) + u16x32::from_slice(self.simd, &NUMBERS_OF_CHUNK)
    }

    /// Activates the inputs of a block whose bits are set, the lowest first, from this number of bytes.
    #[inline(always)]
    pub(super) fn bits<const BYTES: usize>(&mut self, block: usize, bits: u128) {
        let words = [bits as u64, (bits >> 64) as u64];
        #[cfg(target_arch = "x86_64")]
        if let Level::Avx512(_) = self.simd.level() {
            for number in 0..BYTES.div_ceil(4) {
                let half = (words[number / 2] >> (32 * (number % 2))) as u32;
                let mask = mask16x32::from_bitmask(self.simd, half.into());
                let on = self.numbers(block + CHUNK * number).compress(mask);
                on.store_slice(self.next::<CHUNK>());
                self.on += half.count_ones() as usize;
            }
            return;
        }
        for number in 0..BYTES {
            let byte = (words[number / 8] >> (8 * (number % 8))) as u8;
            let places = &PLACES[usize::from(byte)];
            let first = (block + WIDTH * number) as u16;
            let on = u16x8::splat(self.simd, first) + u16x8::from_slice(self.simd, places);
            on.store_slice(self.next::<WIDTH>());
            self.on += usize::from(COUNTS[usize::from(byte)]);
        }
    }
}

/// The steps of a thermometer, at most 32, as a table: the number of steps that each number reaches.
pub(super) struct Steps<const COUNT: usize>([u8; NUMBERS]);

/// More than the greatest step of any thermometer.
const NUMBERS: usize = 256;

impl<const COUNT: usize> Steps<COUNT> {
    /// A thermometer with these ascending steps.
    pub(super) const fn new(steps: [u16; COUNT]) -> Steps<COUNT> {
        assert!(COUNT <= CHUNK && (steps[COUNT - 1] as usize) < NUMBERS);
        let mut reached = [0; NUMBERS];
        let (mut number, mut count) = (0, 0);
        while number < NUMBERS {
            while count < COUNT && number >= steps[count] as usize {
                count += 1;
            }
            reached[number] = count as u8;
            number += 1;
        }
        Steps(reached)
    }

    /// The number of steps.
    #[expect(
        clippy::unused_self,
        reason = "asked of a thermometer, like the length of a list"
    )]
    pub(super) const fn len(&self) -> usize {
        COUNT
    }

    /// The number of steps that a small number reaches.
    #[inline(always)]
    pub(super) fn reached_by(&self, number: u8) -> usize {
        usize::from(self.0[usize::from(number)])
    }

    /// The number of steps that a number reaches.
    #[inline(always)]
    pub(super) fn reached(&self, number: u16) -> usize {
        usize::from(self.0[usize::from(number).min(NUMBERS - 1)])
    }
}

/// The positions of the set bits of each byte, the lowest first.
static PLACES: [[u16; WIDTH]; 256] = {
    let mut places = [[0; WIDTH]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut count) = (0, 0);
        while bit < WIDTH {
            if byte >> bit & 1 != 0 {
                places[byte][count] = bit as u16;
                count += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// The number of set bits of each byte.
static COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        counts[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    counts
};

/// The blocks of inputs of a game, in order: names and sizes. Weights are specific to one schema.
///
/// # Examples
/// ```
/// use antipater_bots::encode::duel;
///
/// assert_eq!(duel::SCHEMA.inputs(), duel::INPUTS);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schema {
    /// The name of the game.
    pub game: &'static str,
    /// The version, which changes with the meaning of a block.
    pub version: u32,
    /// Names and sizes of the blocks.
    pub blocks: &'static [(&'static str, usize)],
    /// The number of classes of results, which every net predicts.
    pub outputs: usize,
    /// What most nets predict beside them.
    pub heads: Heads,
}

/// The outputs of a net after the classes of results, in this order: the logit of the action, the error of the win
/// probability, the place from 0 (first) to 1 (last), and the points of each seat by category, in tens.
///
/// # Examples
/// ```
/// use antipater_bots::encode::duel;
///
/// assert_eq!(duel::SCHEMA.heads.count(), 19);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heads {
    /// The seats with points: the player's own, then clockwise.
    pub seats: usize,
    /// The categories of points of a seat.
    pub categories: usize,
}

impl Heads {
    /// The output with the logit of the action.
    pub const POLICY: usize = 0;
    /// The output with the expected error of the win probability.
    pub const DOUBT: usize = 1;
    /// The output with the place.
    pub const PLACE: usize = 2;
    /// The first output of points.
    pub const POINTS: usize = 3;

    /// The number of outputs.
    pub const fn count(&self) -> usize {
        Heads::POINTS + self.seats * self.categories
    }
}

impl Schema {
    /// The number of inputs.
    pub const fn inputs(&self) -> usize {
        start(self.blocks, self.blocks.len())
    }

    /// The number of outputs of a net with heads.
    pub const fn with_heads(&self) -> usize {
        self.outputs + self.heads.count()
    }

    /// A hash (64-bit FNV-1a) of everything that weights with this number of outputs depend on.
    pub fn hash(&self, outputs: usize) -> u64 {
        let mut hash = Fnv::EMPTY;
        hash.add(self.game.as_bytes());
        hash.add_number(self.version);
        for (name, size) in self.blocks {
            hash.add(name.as_bytes());
            hash.add_number(*size as u32);
        }
        hash.add_number(self.outputs as u32);
        if outputs != self.outputs {
            for size in [self.heads.seats, self.heads.categories] {
                hash.add_number(size as u32);
            }
        }
        hash.value()
    }
}

/// The first input of a block.
pub(super) const fn start(blocks: &[(&str, usize)], block: usize) -> usize {
    let (mut sum, mut i) = (0, 0);
    while i < block {
        sum += blocks[i].1;
        i += 1;
    }
    sum
}

/// Declares consecutive blocks of inputs: a constant with the start of each, `INPUTS` and `BLOCKS`.
macro_rules! blocks {
    ($($(#[$doc:meta])* $name:ident: $size:expr,)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Block { $($name),* }
        const BLOCKS: &[(&str, usize)] = &[$((stringify!($name), $size)),*];
        $($(#[$doc])* const $name: usize = $crate::encode::inputs::start(BLOCKS, Block::$name as usize);)*
        /// The number of inputs.
        pub const INPUTS: usize = $crate::encode::inputs::start(BLOCKS, BLOCKS.len());
    };
}
pub(super) use blocks;
