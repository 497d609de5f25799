//! The pictures of people.

use antipater_show::view::{Avatar, Portrait};
use antipater_store::ids::PersonId;
use sha2::{Digest, Sha256};

/// A person's picture: a program's, or one with the portrait that they have chosen. Its seed is a few bits of a hash, from which the id cannot be
/// derived.
pub(crate) fn avatar(person: PersonId, portrait: Option<Portrait>, program: bool) -> Avatar {
    let hash = Sha256::new_with_prefix(b"avatar")
        .chain_update(person.0)
        .finalize();
    let seed = u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]]);
    if program {
        Avatar::Program(seed)
    } else {
        Avatar::of_person(seed, portrait)
    }
}
