//! The pictures of people.

use antipater_show::view::{Avatar, Portrait};
use antipater_store::ids::PersonId;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A person's picture, with the portrait that they have chosen. Its seed is a few bits of a hash, from which the id cannot be
/// derived.
pub(crate) fn avatar(person: PersonId, portrait: Option<Portrait>) -> Avatar {
    let hash = Sha256::new_with_prefix(b"avatar")
        .chain_update(person.0)
        .finalize();
    let seed = u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]]);
    Avatar::of_person(seed, portrait)
}

/// A person's settings.
#[derive(Default, Serialize, Deserialize)]
struct Settings {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    portrait: Option<Portrait>,
}

/// The portrait in stored settings.
pub(crate) fn portrait_of(settings: &str) -> Option<Portrait> {
    let settings: Settings = serde_json::from_str(settings).unwrap_or_default();
    settings.portrait
}

/// Settings with a portrait, as they are stored.
pub(crate) fn with_portrait(portrait: Option<Portrait>) -> String {
    let settings = serde_json::to_string(&Settings { portrait });
    settings.unwrap_or_else(|error| unreachable!("plain data: {error}"))
}
