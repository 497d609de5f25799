//! Weights as bytes: what they belong to, the numbers (little-endian), and a checksum.

use core::fmt;

use super::Net;
use crate::encode::Schema;
use crate::fnv::Fnv;

const MAGIC: &[u8; 8] = b"antipnet";
const VERSION: u32 = 1;
const HEAD: usize = 8 + 4 + 8;
const CHECKSUM: usize = 8;

/// Why bytes are no weights for a game.
///
/// # Examples
/// ```
/// use antipater_bots::encode::duel::SCHEMA;
/// use antipater_bots::net::{InvalidWeights, Net};
///
/// let bytes = Net::zero(&SCHEMA).to_bytes(&SCHEMA);
/// assert_eq!(Net::from_bytes(&SCHEMA, &bytes).unwrap(), Net::zero(&SCHEMA));
/// let cut = Net::from_bytes(&SCHEMA, &bytes[..bytes.len() - 1]).unwrap_err();
/// assert!(matches!(cut, InvalidWeights::Length { .. }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidWeights {
    /// They do not begin as weights do.
    NotWeights,
    /// They are of another version of the format.
    Version(u32),
    /// They belong to other inputs, outputs or another game.
    Schema {
        /// The game that was asked for.
        game: &'static str,
    },
    /// There are too many bytes or too few.
    Length {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// Some of the bytes have changed.
    Checksum,
    /// There are other weights for the game already.
    Twice {
        /// The game.
        game: &'static str,
    },
}

impl fmt::Display for InvalidWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            InvalidWeights::NotWeights => f.write_str("this is not a weights file"),
            InvalidWeights::Version(version) => write!(
                f,
                "the weights have version {version}, but this program reads version {VERSION}"
            ),
            InvalidWeights::Schema { game } => write!(
                f,
                "the weights do not belong to this program's net for {game}"
            ),
            InvalidWeights::Length { expected, found } => write!(
                f,
                "the weights should be {expected} bytes long, not {found}"
            ),
            InvalidWeights::Checksum => f.write_str("the weights are damaged: wrong checksum"),
            InvalidWeights::Twice { game } => {
                write!(f, "weights for {game} were already given")
            }
        }
    }
}

impl core::error::Error for InvalidWeights {}

impl Net {
    /// The weights as bytes.
    pub fn to_bytes(&self, schema: &Schema) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(schema.hash().to_le_bytes());
        let halves = [&self.first[..], &[self.first_bias], &self.second[..]];
        let narrow = halves.into_iter().flatten().flatten();
        bytes.extend(narrow.flat_map(|number| number.to_le_bytes()));
        let last = self.last.iter().flatten();
        bytes.extend(last.flat_map(|number| number.to_le_bytes()));
        let wide = self.second_bias.iter().chain(&self.last_bias);
        bytes.extend(wide.flat_map(|number| number.to_le_bytes()));
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// The weights that bytes hold.
    ///
    /// # Errors
    /// Says why the bytes are no weights for this schema.
    pub fn from_bytes(schema: &Schema, bytes: &[u8]) -> Result<Net, InvalidWeights> {
        let Some((head, rest)) = bytes.split_at_checked(HEAD) else {
            return Err(InvalidWeights::NotWeights);
        };
        let mut head = Reader(head);
        if head.take() != *MAGIC {
            return Err(InvalidWeights::NotWeights);
        }
        let version = u32::from_le_bytes(head.take());
        if version != VERSION {
            return Err(InvalidWeights::Version(version));
        }
        if u64::from_le_bytes(head.take()) != schema.hash() {
            let game = schema.game;
            return Err(InvalidWeights::Schema { game });
        }
        let mut net = Net::zero(schema);
        let narrow =
            (net.first.len() + 1 + net.second.len()) * Net::HIDDEN + net.last.len() * Net::SECOND;
        let wide = Net::SECOND + net.last_bias.len();
        let expected = HEAD + 2 * narrow + 4 * wide + CHECKSUM;
        if bytes.len() != expected {
            let found = bytes.len();
            return Err(InvalidWeights::Length { expected, found });
        }
        let (all, sum) = bytes.split_at(bytes.len() - CHECKSUM);
        if checksum(all).to_le_bytes() != sum {
            return Err(InvalidWeights::Checksum);
        }
        let mut numbers = Reader(rest);
        let sums = net.first.iter_mut().chain([&mut net.first_bias]);
        for number in sums.chain(&mut net.second).flatten() {
            *number = i16::from_le_bytes(numbers.take());
        }
        for number in net.last.iter_mut().flatten() {
            *number = i16::from_le_bytes(numbers.take());
        }
        for number in net.second_bias.iter_mut().chain(&mut net.last_bias) {
            *number = i32::from_le_bytes(numbers.take());
        }
        Ok(net)
    }
}

/// Takes one number after the other off some bytes, of which there are enough.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> [u8; N] {
        let (first, rest) = self.0.split_at(N);
        self.0 = rest;
        first.try_into().expect("as many as were split off")
    }
}

fn checksum(bytes: &[u8]) -> u64 {
    let mut hash = Fnv::EMPTY;
    hash.add(bytes);
    hash.value()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encode::duel::SCHEMA;

    #[test]
    fn every_damage_is_told_in_a_sentence() {
        let bytes = Net::zero(&SCHEMA).to_bytes(&SCHEMA);
        let refused = |bytes: &[u8]| Net::from_bytes(&SCHEMA, bytes).unwrap_err().to_string();
        assert_eq!(refused(b""), "this is not a weights file");
        assert_eq!(refused(&[0; 100]), "this is not a weights file");
        for (place, sentence) in [
            (
                8,
                "the weights have version 0, but this program reads version 1",
            ),
            (
                12,
                "the weights do not belong to this program's net for duel",
            ),
            (40, "the weights are damaged: wrong checksum"),
            (bytes.len() - 1, "the weights are damaged: wrong checksum"),
        ] {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            assert_eq!(refused(&damaged), sentence);
        }
        let length = bytes.len();
        let sentence = format!("the weights should be {length} bytes long, not 100");
        assert_eq!(refused(&bytes[..100]), sentence);
    }
}
