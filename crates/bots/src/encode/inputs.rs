//! Sparse binary inputs: blocks side by side, of which each position turns some on.

use core::fmt;

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

    /// Turns on what is written with the pen, fewer inputs than [`ROOM`].
    #[inline]
    pub(super) fn write(&mut self, write: impl FnOnce(Pen<'_>) -> Pen<'_>) {
        self.make_room(ROOM + MOST_STEPS);
        let places = self.places[self.on..].first_chunk_mut();
        let places = places.expect("room was made");
        let pen = write(Pen { places, on: 0 });
        self.on += pen.on;
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

/// How many inputs are written at once.
const WIDTH: usize = 8;

/// Writes the inputs that are on without a branch for each, because which ones are on is hard to predict: it writes as many
/// as there may be, and the next ones over those that are off. It is handed on by value, so that how many are on stays in a
/// register.
pub(super) struct Pen<'a> {
    places: &'a mut [u16; ROOM + MOST_STEPS],
    on: usize,
}

impl Pen<'_> {
    /// The places of the next inputs.
    #[inline]
    fn next<const COUNT: usize>(&mut self) -> &mut [u16; COUNT] {
        const { assert!(COUNT <= MOST_STEPS) };
        debug_assert!(self.on < ROOM, "no game has so many inputs on");
        let next = self.places[self.on % ROOM..].first_chunk_mut();
        next.expect("a chunk follows each place")
    }

    /// Turns an input on.
    #[inline]
    pub(super) fn on(&mut self, input: usize) {
        self.on_if(true, input);
    }

    /// Turns an input on, or does not.
    #[inline]
    pub(super) fn on_if(&mut self, on: bool, input: usize) {
        *self.next() = [input as u16];
        self.on += usize::from(on);
    }

    /// Turns on so many inputs in a row, at most 8.
    #[inline]
    pub(super) fn run(&mut self, first: usize, count: usize) {
        debug_assert!(count <= WIDTH, "{count} inputs in a row");
        let next: &mut [u16; WIDTH] = self.next();
        *next = core::array::from_fn(|place| first as u16 + place as u16);
        self.on += count;
    }

    /// Turns one input of a block on for each step that a number reaches.
    #[inline]
    pub(super) fn reaches<const STEPS: usize>(
        &mut self,
        block: usize,
        steps: &Steps<STEPS>,
        number: u16,
    ) {
        self.steps(block, steps, steps.reached(number) as u8);
    }

    /// Turns on so many of the first steps of a thermometer.
    #[inline]
    pub(super) fn steps<const STEPS: usize>(&mut self, block: usize, _: &Steps<STEPS>, count: u8) {
        let mut first = block as u16;
        let next: &mut [u16; MOST_STEPS] = self.next();
        let (chunks, _) = next.as_chunks_mut::<WIDTH>();
        for chunk in chunks.iter_mut().take(const { STEPS.div_ceil(WIDTH) }) {
            *chunk = core::array::from_fn(|place| first + place as u16);
            first += WIDTH as u16;
        }
        self.on += usize::from(count);
    }

    /// Turns on the inputs of a block whose bits are set, the lowest first. There are so many bytes of them.
    #[inline]
    pub(super) fn bits<const BYTES: usize>(&mut self, block: usize, bits: u128) {
        const WORD: usize = 8;
        let words = [bits as u64, (bits >> 64) as u64];
        let mut firsts = [block as u16; WIDTH];
        for number in 0..BYTES {
            let byte = (words[number / WORD] >> (8 * (number % WORD))) as u8;
            let places = &PLACES[usize::from(byte)];
            let next: &mut [u16; WIDTH] = self.next();
            *next = core::array::from_fn(|place| firsts[place] + places[place]);
            self.on += usize::from(COUNTS[usize::from(byte)]);
            firsts = firsts.map(|first| first + WIDTH as u16);
        }
    }
}

/// The most steps of a thermometer.
const MOST_STEPS: usize = 3 * WIDTH;

/// The steps of a thermometer, at most 24: how many of them each number reaches.
pub(super) struct Steps<const COUNT: usize>([u8; NUMBERS]);

/// More than the greatest step of any thermometer.
const NUMBERS: usize = 128;

impl<const COUNT: usize> Steps<COUNT> {
    /// A thermometer by its steps, which ascend.
    pub(super) const fn new(steps: [u16; COUNT]) -> Steps<COUNT> {
        assert!(COUNT <= MOST_STEPS && (steps[COUNT - 1] as usize) < NUMBERS);
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

    /// How many steps a number reaches.
    #[inline]
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
