//! The pictures of people.

use antipater_show::view::Avatar;
use antipater_store::ids::PersonId;
use sha2::{Digest, Sha256};

/// The seed of a person's picture: a few bits of a hash, from which the id cannot be derived.
pub(crate) fn avatar(person: PersonId) -> Avatar {
    let hash = Sha256::new_with_prefix(b"avatar")
        .chain_update(person.0)
        .finalize();
    Avatar::Person(u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]]))
}
