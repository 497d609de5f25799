//! Sparse binary inputs: blocks side by side, of which each position turns some on.

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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Inputs(Vec<u16>);

impl Inputs {
    /// Turns an input on.
    #[inline]
    pub fn on(&mut self, input: usize) {
        self.0.push(input as u16);
    }

    /// Turns one input of a block on for each step that a number reaches.
    #[inline]
    pub fn reaches(&mut self, block: usize, steps: &[u16], number: u16) {
        self.run(block, reached(steps, number));
    }

    /// Turns on so many inputs in a row.
    #[inline]
    pub fn run(&mut self, first: usize, count: usize) {
        self.0
            .extend((first..first + count).map(|input| input as u16));
    }

    /// Turns on these.
    #[inline]
    pub(super) fn all(&mut self, inputs: impl Iterator<Item = u16>) {
        self.0.extend(inputs);
    }

    /// Turns on what is on elsewhere.
    pub fn extend(&mut self, others: &Inputs) {
        self.0.extend_from_slice(&others.0);
    }

    /// Turns all off.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The inputs that are on.
    pub fn numbers(&self) -> &[u16] {
        &self.0
    }
}

/// How many steps a number reaches; they ascend.
#[inline]
pub(super) fn reached(steps: &[u16], number: u16) -> usize {
    // Without a branch for each step, which would be hard to predict.
    let sum: u16 = steps.iter().map(|&step| u16::from(number >= step)).sum();
    sum.into()
}

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
