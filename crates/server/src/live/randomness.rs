//! The randomness of games: deals, and the choices of bots. Keys and tokens never use it.

use std::sync::{Arc, Mutex, PoisonError};

use antipater_store::ids::random_bytes;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// The source of a game's randomness.
#[derive(Clone, Debug)]
pub(crate) enum Randomness {
    /// The system.
    System,
    /// A seed, so that a test always plays the same games.
    Seeded(Arc<Mutex<ChaCha20Rng>>),
}

impl Randomness {
    /// Seeded randomness, or that of the system.
    pub(crate) fn new(seed: Option<u64>) -> Randomness {
        match seed {
            None => Randomness::System,
            Some(seed) => {
                Randomness::Seeded(Arc::new(Mutex::new(ChaCha20Rng::seed_from_u64(seed))))
            }
        }
    }

    /// Random bytes.
    pub(crate) fn bytes<const N: usize>(&self) -> [u8; N] {
        match self {
            Randomness::System => random_bytes(),
            Randomness::Seeded(rng) => {
                let mut bytes = [0; N];
                let mut rng = rng.lock().unwrap_or_else(PoisonError::into_inner);
                rng.fill_bytes(&mut bytes);
                bytes
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Randomness;

    #[test]
    fn a_seed_gives_the_same_bytes_and_the_system_others() {
        let first = |seed| Randomness::new(seed).bytes::<16>();
        assert_eq!(first(Some(1)), first(Some(1)));
        assert_ne!(first(Some(1)), first(Some(2)));
        assert_ne!(first(None), first(None));
        let seeded = Randomness::new(Some(1));
        assert_ne!(seeded.bytes::<16>(), seeded.clone().bytes::<16>());
    }
}
