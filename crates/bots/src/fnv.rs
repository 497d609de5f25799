//! The hash of signatures and of files: FNV-1a with 64 bits (G. Fowler, L. C. Noll and K.-P. Vo, 1991).

/// The 64-bit FNV-1a hash (G. Fowler, L. C. Noll, K.-P. Vo). It must never change, because signatures are stored.
///
/// # Examples
/// ```
/// use antipater_bots::fnv::Fnv;
///
/// let mut hash = Fnv::EMPTY;
/// hash.add(b"foobar");
/// assert_eq!(hash.value(), 0x8594_4171_f739_67e8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fnv(u64);

impl Fnv {
    /// The hash of no bytes.
    pub const EMPTY: Fnv = Fnv(0xcbf2_9ce4_8422_2325);

    const PRIME: u64 = 0x0000_0100_0000_01b3;

    /// Hashes more bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(Fnv::PRIME);
        }
    }

    /// Hashes a number as four bytes (little-endian). A byte of 0 only multiplies, so two of them are hashed at once.
    pub fn add_number(&mut self, number: u32) {
        let [a, b, high @ ..] = number.to_le_bytes();
        self.add(&[a, b]);
        if high == [0, 0] {
            self.0 = self.0.wrapping_mul(Fnv::PRIME.wrapping_mul(Fnv::PRIME));
        } else {
            self.add(&high);
        }
    }

    /// The hash of all bytes so far.
    pub const fn value(self) -> u64 {
        self.0
    }
}
