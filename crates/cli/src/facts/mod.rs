//! All that is printed on the components of a game, in the words of the data files.
//!
//! Here: what the games share. Not here: any fact; each is asked of the engine.

pub(crate) mod duel;
pub(crate) mod seven;

use antipater_engine::Resource;
use serde::Serialize;

/// What a card costs: coins to the bank, and resources by letter.
#[derive(Serialize)]
pub(crate) struct Cost {
    pub(crate) coins: u8,
    pub(crate) resources: String,
}

/// The word for a resource.
fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Wood => "wood",
        Resource::Stone => "stone",
        Resource::Clay => "clay",
        Resource::Ore => "ore",
        Resource::Glass => "glass",
        Resource::Loom => "loom/textile",
        Resource::Papyrus => "papyrus",
    }
}
