//! The printed facts of each game, in the notation of the data files. All facts come from the engine.

pub(crate) mod duel;
pub(crate) mod seven;

use antipater_engine::Resource;
use serde::Serialize;

/// The cost of a card: coins to the bank, and resources by letter.
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
