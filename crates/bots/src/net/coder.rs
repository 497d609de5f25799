//! A binary arithmetic coder with adaptive probabilities (G. Martin, 1979).

/// Encodes or decodes bits. A model makes the same calls for both, so reader and writer cannot disagree.
pub(super) trait Bits {
    /// Codes one bit with this probability, and adapts it. An encoder writes `bit`; a decoder ignores it and returns
    /// the bit it reads.
    fn bit(&mut self, bit: bool, chance: &mut Chance) -> bool;
}

/// The probability that a bit is set: the mean of a fast and a slow adaptive estimate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance([u16; 2]);

impl Chance {
    /// The probability one half.
    pub(super) const EVEN: Chance = Chance([1 << 15; 2]);

    /// The step of each estimate towards the observed bit, as a power of one half.
    const RATES: [u32; 2] = [4, 7];
    /// The number of bits of a probability in the coder.
    const BITS: u32 = 12;

    /// The probability as the coder uses it, above 0 and below 1.
    fn share(self) -> u32 {
        let Chance([one, other]) = self;
        let mean = (u32::from(one) + u32::from(other)) >> (17 - Chance::BITS);
        mean.clamp(1, (1 << Chance::BITS) - 1)
    }

    fn learn(&mut self, bit: bool) {
        for (guess, rate) in self.0.iter_mut().zip(Chance::RATES) {
            if bit {
                *guess += (u16::MAX - *guess) >> rate;
            } else {
                *guess -= *guess >> rate;
            }
        }
    }
}

/// The range of the coder: the numbers consistent with the bits so far, from the lower to the upper one.
#[derive(Debug)]
struct Range {
    low: u32,
    high: u32,
}

impl Range {
    const ALL: Range = Range {
        low: 0,
        high: u32::MAX,
    };

    /// The last number that stands for a set bit.
    fn middle(&self, chance: Chance) -> u32 {
        let part = u64::from(self.high - self.low) * u64::from(chance.share());
        self.low + (part >> Chance::BITS) as u32
    }

    /// Narrows the range to one side.
    fn narrow(&mut self, middle: u32, bit: bool) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// The first byte, if it is determined; the range continues after it.
    fn settled(&mut self) -> Option<u8> {
        let byte = (self.high >> 24) as u8;
        ((self.low ^ self.high) >> 24 == 0).then(|| {
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
            byte
        })
    }
}

/// An encoder.
#[derive(Debug)]
pub(super) struct Writer {
    range: Range,
    bytes: Vec<u8>,
}

impl Writer {
    /// An encoder that appends to these bytes.
    pub(super) fn after(bytes: Vec<u8>) -> Writer {
        let range = Range::ALL;
        Writer { range, bytes }
    }

    /// Returns all bytes.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.range.high.to_be_bytes());
        self.bytes
    }
}

impl Bits for Writer {
    fn bit(&mut self, bit: bool, chance: &mut Chance) -> bool {
        let middle = self.range.middle(*chance);
        self.range.narrow(middle, bit);
        chance.learn(bit);
        while let Some(byte) = self.range.settled() {
            self.bytes.push(byte);
        }
        bit
    }
}

/// A decoder. It reads endlessly, and reads other bits than were written if the bytes are not those of a [`Writer`].
#[derive(Debug)]
pub(super) struct Reader<'a> {
    range: Range,
    number: u32,
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        let mut reader = Reader {
            range: Range::ALL,
            number: 0,
            bytes,
        };
        (0..4).for_each(|_| reader.next());
        reader
    }

    fn next(&mut self) {
        let mut next = 0;
        if let [first, rest @ ..] = self.bytes {
            (next, self.bytes) = (*first, rest);
        }
        self.number = self.number << 8 | u32::from(next);
    }
}

impl Bits for Reader<'_> {
    fn bit(&mut self, _: bool, chance: &mut Chance) -> bool {
        let middle = self.range.middle(*chance);
        let bit = self.number <= middle;
        self.range.narrow(middle, bit);
        chance.learn(bit);
        while self.range.settled().is_some() {
            self.next();
        }
        bit
    }
}
