//! The file format of weights: a schema, a checksum, and the compressed numbers (`packed`).

use core::fmt;

use super::Net;
use super::coder::{Bits, Reader, Writer};
use super::packed::table;
use crate::encode::Schema;
use crate::fnv::Fnv;

const MAGIC: &[u8; 8] = b"antipnet";
const VERSION: u32 = 2;

/// Why bytes are not weights for a game.
///
/// # Examples
/// ```
/// use antipater_bots::encode::duel::SCHEMA;
/// use antipater_bots::net::{InvalidWeights, Net};
///
/// let bytes = Net::zero(&SCHEMA).to_bytes(&SCHEMA);
/// assert_eq!(Net::from_bytes(&SCHEMA, &bytes).unwrap(), Net::zero(&SCHEMA));
/// let cut = Net::from_bytes(&SCHEMA, &bytes[..bytes.len() - 1]);
/// assert_eq!(cut, Err(InvalidWeights::Checksum));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InvalidWeights {
    /// They do not begin with the magic number.
    NotWeights,
    /// They are of another version of the format.
    Version(u32),
    /// They are for other inputs or outputs, or for another game.
    Schema {
        /// The requested game.
        game: &'static str,
    },
    /// Bytes are changed or missing.
    Checksum,
    /// The game already has other weights.
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
            InvalidWeights::Checksum => f.write_str("the weights are damaged: wrong checksum"),
            InvalidWeights::Twice { game } => {
                write!(f, "weights for {game} were already given")
            }
        }
    }
}

impl core::error::Error for InvalidWeights {}

impl Net {
    /// The hash of the schema and the sizes of this net, which its file begins with.
    pub fn schema_hash(&self, schema: &Schema) -> u64 {
        schema_hash(schema, self.outputs, self.hidden)
    }

    /// Writes the weights as bytes.
    pub fn to_bytes(&self, schema: &Schema) -> Vec<u8> {
        let mut writer = Writer::after(Vec::new());
        self.clone().code(&mut writer);
        let packed = writer.finish();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(self.schema_hash(schema).to_le_bytes());
        bytes.extend(checksum(&packed).to_le_bytes());
        bytes.extend(packed);
        bytes
    }

    /// Reads weights from bytes.
    ///
    /// # Errors
    /// If the bytes are not weights for this schema: says why.
    pub fn from_bytes(schema: &Schema, bytes: &[u8]) -> Result<Net, InvalidWeights> {
        let (magic, rest) = split(bytes)?;
        if magic != *MAGIC {
            return Err(InvalidWeights::NotWeights);
        }
        let (version, rest) = split(rest)?;
        let version = u32::from_le_bytes(version);
        if version != VERSION {
            return Err(InvalidWeights::Version(version));
        }
        let (hash, rest) = split(rest)?;
        let hash = u64::from_le_bytes(hash);
        let outputs = [schema.outputs, schema.with_heads()].into_iter();
        let mut sizes = outputs.flat_map(|outputs| Net::SIZES.map(|hidden| (outputs, hidden)));
        let size = sizes.find(|&(outputs, hidden)| hash == schema_hash(schema, outputs, hidden));
        let Some((outputs, hidden)) = size else {
            let game = schema.game;
            return Err(InvalidWeights::Schema { game });
        };
        let (sum, packed) = split(rest)?;
        if u64::from_le_bytes(sum) != checksum(packed) {
            return Err(InvalidWeights::Checksum);
        }
        let mut net = Net::sized(schema, hidden, outputs);
        net.code(&mut Reader::new(packed));
        Ok(net)
    }

    /// Encodes or decodes all numbers.
    fn code(&mut self, bits: &mut impl Bits) {
        narrow(bits, &mut self.first, self.hidden);
        narrow(bits, &mut self.first_bias, self.hidden);
        narrow(bits, &mut self.second, self.hidden);
        narrow(bits, self.last.as_flattened_mut(), Net::SECOND);
        table(bits, &mut self.second_bias, 1);
        table(bits, &mut self.last_bias, 1);
    }
}

/// The hash of a schema for nets of this size.
fn schema_hash(schema: &Schema, outputs: usize, hidden: usize) -> u64 {
    let of_schema = schema.hash(outputs);
    if hidden == Net::USUAL {
        return of_schema;
    }
    let mut hash = Fnv::EMPTY;
    hash.add(&of_schema.to_le_bytes());
    hash.add_number(hidden as u32);
    hash.value()
}

/// Encodes or decodes a table of narrow numbers.
fn narrow(bits: &mut impl Bits, numbers: &mut [i16], width: usize) {
    let mut wide: Vec<i32> = numbers.iter().map(|&number| number.into()).collect();
    table(bits, &mut wide, width);
    for (number, wide) in numbers.iter_mut().zip(wide) {
        *number = wide as i16;
    }
}

/// The first bytes, and the rest.
fn split<const N: usize>(bytes: &[u8]) -> Result<([u8; N], &[u8]), InvalidWeights> {
    let (first, rest) = bytes
        .split_first_chunk()
        .ok_or(InvalidWeights::NotWeights)?;
    Ok((*first, rest))
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
    fn nets_of_every_size_are_read_as_they_were_written() {
        for hidden in Net::SIZES {
            for outputs in [SCHEMA.outputs, SCHEMA.with_heads()] {
                let mut net = Net::sized(&SCHEMA, hidden, outputs);
                net.first[hidden] = 3;
                net.last[outputs - 1][7] = -5;
                assert_eq!(Net::from_bytes(&SCHEMA, &net.to_bytes(&SCHEMA)), Ok(net));
            }
        }
    }

    #[test]
    fn every_damage_is_told_in_a_sentence() {
        let bytes = Net::zero(&SCHEMA).to_bytes(&SCHEMA);
        let refused = |bytes: &[u8]| Net::from_bytes(&SCHEMA, bytes).unwrap_err().to_string();
        assert_eq!(refused(b""), "this is not a weights file");
        assert_eq!(refused(&[0; 100]), "this is not a weights file");
        assert_eq!(refused(&bytes[..20]), "this is not a weights file");
        let damaged = "the weights are damaged: wrong checksum";
        for (place, sentence) in [
            (
                8,
                "the weights have version 3, but this program reads version 2",
            ),
            (
                12,
                "the weights do not belong to this program's net for duel",
            ),
            (20, damaged),
            (40, damaged),
            (bytes.len() - 1, damaged),
        ] {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            assert_eq!(refused(&damaged), sentence);
        }
        assert_eq!(refused(&bytes[..bytes.len() - 1]), damaged);
    }
}
