//! The only source of randomness: a fixed generator and a fixed shuffle, so that a seed deals the same game on every
//! machine and in every later version.
//!
//! The generator is ChaCha with 20 rounds (D. J. Bernstein, 2008) in the variant with a 64-bit counter and a 64-bit
//! stream number. Numbers below a bound come from 32 random bits by multiplication with rejection (D. Lemire, 2019);
//! the shuffle is Fisher and Yates' from the last place down. Neither may ever change.

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// The generator of a deal.
///
/// # Examples
/// ```
/// use antipater_engine::rng::{Generator, below, generator};
///
/// let mut rng: Generator = generator(1, 0);
/// assert!(below(&mut rng, 7) < 7);
/// ```
pub type Generator = ChaCha20Rng;

/// The generator of one deal. The key has `seed` in its first eight bytes (little-endian) and zeros in the others;
/// `game` is the stream number. Games of one seed are independent of each other.
///
/// # Examples
/// ```
/// use antipater_engine::rng::{below, generator};
///
/// let number = |seed, game| below(&mut generator(seed, game), 1_000_000);
/// assert_eq!(number(7, 3), number(7, 3));
/// assert_ne!(number(7, 3), number(7, 4));
/// ```
pub fn generator(seed: u64, game: u64) -> Generator {
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    let mut rng = ChaCha20Rng::from_seed(key);
    rng.set_stream(game);
    rng
}

/// A uniform random number below `bound`, which must not be 0.
///
/// # Examples
/// ```
/// use antipater_engine::rng::{below, generator};
///
/// let mut rng = generator(1, 0);
/// assert!((0..100).all(|_| below(&mut rng, 6) < 6));
/// ```
pub fn below(rng: &mut (impl Rng + ?Sized), bound: u32) -> u32 {
    debug_assert!(bound > 0, "there is no number below 0");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Shuffles the items uniformly.
///
/// # Examples
/// ```
/// use antipater_engine::rng::{generator, shuffle};
///
/// let mut order = [1, 2, 3, 4, 5];
/// shuffle(&mut order, &mut generator(1, 0));
/// order.sort();
/// assert_eq!(order, [1, 2, 3, 4, 5]);
/// ```
pub fn shuffle<T>(items: &mut [T], rng: &mut (impl Rng + ?Sized)) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, old seeds would deal other games: restore the generator or the shuffle, and do not change this test.
    #[test]
    fn a_seed_shuffles_the_same_way_for_ever() {
        let mut items: Vec<u8> = (0..20).collect();
        shuffle(&mut items, &mut generator(7, 3));
        let pinned = [
            5, 6, 15, 18, 19, 0, 16, 8, 13, 9, 1, 17, 7, 4, 11, 2, 12, 14, 10, 3,
        ];
        assert_eq!(items, pinned);
    }

    #[test]
    fn numbers_below_a_bound_are_spread_evenly() {
        let mut rng = generator(1, 0);
        let mut seen = [0u32; 7];
        (0..70_000).for_each(|_| seen[below(&mut rng, 7) as usize] += 1);
        assert!(seen.iter().all(|&n| n.abs_diff(10_000) < 500), "{seen:?}");
    }
}
