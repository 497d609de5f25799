//! Sparse binary inputs: blocks side by side, of which each position turns some on.

use core::fmt;

#[cfg(target_arch = "x86_64")]
use fearless_simd::{Level, mask16x32};
use fearless_simd::{Simd, prelude::*, u16x8, u16x32};

use crate::fnv::Fnv;

/// The inputs that are on, each below the size of its [`Schema`].
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
    /// The inputs that are on, and room for more: what stands there means nothing.
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
    /// Turns an input on.
    #[inline]
    pub fn on(&mut self, input: usize) {
        self.make_room(1);
        self.places[self.on] = input as u16;
        self.on += 1;
    }

    /// Turns one input of a block on for each step that a number reaches.
    pub fn reaches(&mut self, block: usize, steps: &[u16], number: u16) {
        let reached = steps.iter().filter(|&&step| number >= step).count();
        (block..block + reached).for_each(|input| self.on(input));
    }

    /// Turns on what is on elsewhere.
    pub fn extend(&mut self, others: &Inputs) {
        let others = others.numbers();
        self.make_room(others.len());
        self.places[self.on..][..others.len()].copy_from_slice(others);
        self.on += others.len();
    }

    /// Turns all off.
    pub fn clear(&mut self) {
        self.on = 0;
    }

    /// The inputs that are on.
    pub fn numbers(&self) -> &[u16] {
        &self.places[..self.on]
    }

    /// The inputs that are on, and others behind them that mean nothing.
    pub(crate) fn padded(&self) -> &[u16] {
        &self.places
    }

    /// A writer that turns on what is written with it, fewer inputs than [`ROOM`].
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

/// No game has so many inputs on. A power of two, because that makes it cheap to stay within.
const ROOM: usize = 1024;

/// How many inputs are written at once where there are few.
const WIDTH: usize = 8;

/// How many inputs are written at once where there are many.
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

/// Writes the inputs that are on without a branch for each, because which ones are on is hard to predict: it writes as many
/// as there may be, and the next ones over those that are off. It is handed on by value, so that how many are on stays in a
/// register. Whatever instructions the processor has, it writes the same.
pub(super) struct InputWriter<'a, S: Simd> {
    simd: S,
    places: &'a mut [u16; ROOM + CHUNK],
    on: usize,
    /// Where it says in the end how many it has written.
    written: &'a mut usize,
}

impl<S: Simd> InputWriter<'_, S> {
    /// Finishes writing.
    #[inline(always)]
    pub(super) fn finish(self) {
        *self.written += self.on;
    }

    /// The places of the next inputs.
    #[inline(always)]
    fn next<const COUNT: usize>(&mut self) -> &mut [u16; COUNT] {
        const { assert!(COUNT <= CHUNK) };
        debug_assert!(self.on < ROOM, "no game has so many inputs on");
        let next = self.places[self.on % ROOM..].first_chunk_mut();
        next.expect("a chunk follows each place")
    }

    /// Turns an input on.
    #[inline(always)]
    pub(super) fn on(&mut self, input: usize) {
        self.on_if(true, input);
    }

    /// Turns an input on, or does not.
    #[inline(always)]
    pub(super) fn on_if(&mut self, on: bool, input: usize) {
        *self.next() = [input as u16];
        self.on += usize::from(on);
    }

    /// Turns on so many inputs in a row, at most 8.
    #[inline(always)]
    pub(super) fn run(&mut self, first: usize, count: usize) {
        debug_assert!(count <= WIDTH, "{count} inputs in a row");
        let numbers = u16x8::splat(self.simd, first as u16)
            + u16x8::from_slice(self.simd, &NUMBERS_OF_CHUNK[..WIDTH]);
        numbers.store_slice(self.next::<WIDTH>());
        self.on += count;
    }

    /// Turns on the first of these inputs, so many of them.
    #[inline(always)]
    pub(super) fn first(&mut self, inputs: [u16; WIDTH], count: usize) {
        debug_assert!(count <= WIDTH, "{count} of {WIDTH} inputs");
        *self.next() = inputs;
        self.on += count;
    }

    /// Turns one input of a block on for each step that a number reaches.
    #[inline(always)]
    pub(super) fn reaches<const STEPS: usize>(
        &mut self,
        block: usize,
        steps: &Steps<STEPS>,
        number: u16,
    ) {
        self.steps(block, steps, steps.reached(number) as u8);
    }

    /// Turns on so many of the first steps of a thermometer.
    #[inline(always)]
    pub(super) fn steps<const STEPS: usize>(&mut self, block: usize, _: &Steps<STEPS>, count: u8) {
        const { assert!(STEPS <= CHUNK) };
        self.numbers(block).store_slice(self.next::<CHUNK>());
        self.on += usize::from(count);
    }

    /// The numbers from that of a block on.
    #[inline(always)]
    fn numbers(&self, block: usize) -> u16x32<S> {
        u16x32::splat(self.simd, block as u16) + u16x32::from_slice(self.simd, &NUMBERS_OF_CHUNK)
    }

    /// Turns on the inputs of a block whose bits are set, the lowest first. There are so many bytes of them.
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

/// The steps of a thermometer, at most 32: how many of them each number reaches.
pub(super) struct Steps<const COUNT: usize>([u8; NUMBERS]);

/// More than the greatest step of any thermometer.
const NUMBERS: usize = 256;

impl<const COUNT: usize> Steps<COUNT> {
    /// A thermometer by its steps, which ascend.
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

    /// How many steps there are.
    #[expect(
        clippy::unused_self,
        reason = "asked of a thermometer, like the length of a list"
    )]
    pub(super) const fn len(&self) -> usize {
        COUNT
    }

    /// How many steps a small number reaches.
    #[inline(always)]
    pub(super) fn reached_by(&self, number: u8) -> usize {
        usize::from(self.0[usize::from(number)])
    }

    /// How many steps a number reaches.
    #[inline(always)]
    pub(super) fn reached(&self, number: u16) -> usize {
        usize::from(self.0[usize::from(number).min(NUMBERS - 1)])
    }
}

/// The places of the bits of each byte, the lowest first.
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

/// How many bits of each byte are set.
static COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        counts[byte] = (byte as u8).count_ones() as u8;
        byte += 1;
    }
    counts
};

/// The blocks of inputs of a game, in order: names and sizes. Weights belong to one schema.
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
    /// Raised when blocks mean something else than before.
    pub version: u32,
    /// Names and sizes of the blocks.
    pub blocks: &'static [(&'static str, usize)],
    /// The size of the output.
    pub outputs: usize,
}

impl Schema {
    /// How many inputs there are.
    pub const fn inputs(&self) -> usize {
        start(self.blocks, self.blocks.len())
    }

    /// A hash (64-bit FNV-1a) of all that weights depend on.
    pub fn hash(&self) -> u64 {
        let mut hash = Fnv::EMPTY;
        hash.add(self.game.as_bytes());
        hash.add_number(self.version);
        for (name, size) in self.blocks {
            hash.add(name.as_bytes());
            hash.add_number(*size as u32);
        }
        hash.add_number(self.outputs as u32);
        hash.value()
    }
}

/// Where a block begins.
pub(super) const fn start(blocks: &[(&str, usize)], block: usize) -> usize {
    let (mut sum, mut i) = (0, 0);
    while i < block {
        sum += blocks[i].1;
        i += 1;
    }
    sum
}

/// Declares blocks of inputs side by side: a constant with the start of each, `INPUTS` and `BLOCKS`.
macro_rules! blocks {
    ($($(#[$doc:meta])* $name:ident: $size:expr,)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Block { $($name),* }
        const BLOCKS: &[(&str, usize)] = &[$((stringify!($name), $size)),*];
        $($(#[$doc])* const $name: usize = $crate::encode::inputs::start(BLOCKS, Block::$name as usize);)*
        /// How many inputs there are.
        pub const INPUTS: usize = $crate::encode::inputs::start(BLOCKS, BLOCKS.len());
    };
}
pub(super) use blocks;
