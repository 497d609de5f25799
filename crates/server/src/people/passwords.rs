//! Passwords: hashed with Argon2id, in reused memory. Each hash needs 19 MiB for a moment; allocating them each time
//! would fragment the heap.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use antipater_store::ids::random_bytes;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;

use crate::error::Error;

/// The number of passwords hashed at a time: each takes a core and a memory block.
const HASHING: usize = 2;
/// The most passwords that may wait.
const WAITING: usize = 32;
/// Bytes of a salt.
const SALT: usize = 16;

/// The fewest distinct letters of a password.
const DIFFERENT: usize = 3;
/// The most common passwords of sufficient length.
const COMMON: [&str; 24] = [
    "1234567890",
    "123456789",
    "12345678",
    "1q2w3e4r",
    "1qaz2wsx",
    "87654321",
    "abc12345",
    "abcd1234",
    "administrator",
    "antipater",
    "asdfghjkl",
    "baseball",
    "computer",
    "football",
    "iloveyou",
    "passw0rd",
    "password",
    "password1",
    "password123",
    "princess",
    "qwerty123",
    "qwertyuiop",
    "sunshine",
    "superman",
];

/// Whether a password is easily guessed: a common one, the login itself, or few letters repeated.
pub(super) fn is_weak(typed: &str, login: &str) -> bool {
    let typed = typed.trim().to_lowercase();
    let letters: BTreeSet<char> = typed.chars().collect();
    typed == login || COMMON.contains(&typed.as_str()) || letters.len() < DIFFERENT
}

/// Hashes passwords, a few at a time; clones share it.
#[derive(Clone)]
pub(super) struct Hasher {
    hashing: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    /// The free memory blocks. They are allocated when first needed, and kept.
    idle: Arc<Mutex<Vec<Vec<Block>>>>,
}

impl Hasher {
    pub(super) fn new() -> Hasher {
        Hasher {
            hashing: Arc::new(Semaphore::new(HASHING)),
            waiting: Arc::new(Semaphore::new(WAITING)),
            idle: Arc::default(),
        }
    }

    /// The hash of a password, as a PHC string.
    pub(super) async fn hash(&self, typed: &str) -> Result<String, Error> {
        let typed = typed.to_owned();
        let hashed = self
            .work(move |memory| hash(typed.as_bytes(), memory))
            .await?;
        hashed.map_err(|why| Error::Broken(format!("a password: {why}")))
    }

    /// Whether a password has this hash. Without a hash the answer is no after the same amount of work, so that the
    /// duration reveals nothing.
    pub(super) async fn fits(&self, typed: &str, kept: Option<String>) -> Result<bool, Error> {
        let typed = typed.to_owned();
        self.work(move |memory| match kept {
            Some(kept) => fits(typed.as_bytes(), &kept, memory).unwrap_or(false),
            None => {
                let _ = hash(typed.as_bytes(), memory);
                false
            }
        })
        .await
    }

    /// Runs work with a memory block.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut [Block]) -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _waits = self.waiting.try_acquire().map_err(|_| Error::Busy)?;
        let place = Arc::clone(&self.hashing).acquire_owned().await;
        let place = place.map_err(|_| Error::Busy)?;
        let idle = Arc::clone(&self.idle);
        let done = tokio::task::spawn_blocking(move || {
            let memory = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let mut memory =
                memory.unwrap_or_else(|| vec![Block::new(); Params::DEFAULT.block_count()]);
            let done = work(&mut memory);
            // Returned before the permit, so that there are never more blocks than permits.
            idle.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(memory);
            drop(place);
            done
        });
        done.await
            .map_err(|error| Error::Broken(format!("a password: {error}")))
    }
}

/// Argon2id with the parameters that OWASP recommends: 19 MiB, two passes.
fn hash(typed: &[u8], memory: &mut [Block]) -> Result<String, String> {
    let salt = Salt::new(&random_bytes::<SALT>()).map_err(|error| error.to_string())?;
    let params = Params::DEFAULT;
    let hash = output(typed, &salt, Version::default(), params.clone(), memory)?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params).map_err(|error| error.to_string())?,
        salt: Some(salt),
        hash: Some(hash),
    };
    Ok(hash.to_string())
}

/// Whether a password has a hash; `None` if the hash has another format.
fn fits(typed: &[u8], kept: &str, memory: &mut [Block]) -> Option<bool> {
    let kept = PasswordHash::new(kept).ok()?;
    if kept.algorithm != Algorithm::Argon2id.ident() {
        return None;
    }
    let version = Version::try_from(kept.version?).ok()?;
    let params = Params::try_from(&kept).ok()?;
    let (salt, hash) = (kept.salt?, kept.hash?);
    let typed = output(typed, &salt, version, params, memory).ok()?;
    // Compares in constant time.
    Some(typed == hash)
}

fn output(
    typed: &[u8],
    salt: &Salt,
    version: Version,
    params: Params,
    memory: &mut [Block],
) -> Result<Output, String> {
    let mut bytes = [0; Output::MAX_LENGTH];
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let bytes = bytes.get_mut(..length).ok_or("it is too long")?;
    let argon2 = Argon2::new(Algorithm::Argon2id, version, params);
    argon2
        .hash_password_into_with_memory(typed, salt, bytes, memory)
        .map_err(|error| error.to_string())?;
    Output::new(bytes).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_guessed_first_is_weak() {
        for weak in [
            "password",
            "Password1",
            "12345678",
            "semiramis",
            " SEMIRAMIS",
            "aaaaaaaa",
            "abababab",
        ] {
            assert!(is_weak(weak, "semiramis"), "{weak}");
        }
        for strong in ["feedfeedfeed", "semiramis of babylon", "password of Ada"] {
            assert!(!is_weak(strong, "semiramis"), "{strong}");
        }
    }

    #[tokio::test]
    async fn a_password_fits_its_hash_and_no_other() {
        let hasher = Hasher::new();
        let kept = hasher.hash("analytical").await.unwrap();
        assert!(
            kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{kept}"
        );
        assert!(hasher.fits("analytical", Some(kept.clone())).await.unwrap());
        assert!(!hasher.fits("analytica", Some(kept)).await.unwrap());
        assert!(!hasher.fits("analytical", None).await.unwrap());
        assert!(
            !hasher
                .fits("", Some("$argon2id$".to_owned()))
                .await
                .unwrap()
        );
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn there_are_never_more_memory_blocks_than_permits() {
        let hasher = Hasher::new();
        let all: Vec<_> = (0..12)
            .map(|_| {
                let hasher = hasher.clone();
                tokio::spawn(async move { hasher.fits("wrong", None).await })
            })
            .collect();
        for one in all {
            assert!(!one.await.unwrap().unwrap());
        }
        assert!(hasher.idle.lock().unwrap().len() <= HASHING);
    }
}
