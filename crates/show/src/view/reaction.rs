//! Quick reactions: messages that players send with one click.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Something said with one click.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Thanks.
    Thanks,
    /// Praise for a move or a game.
    WellPlayed,
    /// Something went wrong.
    OhNo,
    /// Astonishment.
    Wow,
    /// The player needs some time.
    Thinking,
    /// The others are asked to play.
    Hurry,
}

/// The error for an unknown reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownReaction;

impl Reaction {
    /// All reactions, in the order of the page.
    pub const ALL: [Reaction; 6] = [
        Reaction::Thanks,
        Reaction::WellPlayed,
        Reaction::OhNo,
        Reaction::Wow,
        Reaction::Thinking,
        Reaction::Hurry,
    ];

    /// The name in the store and in requests.
    pub const fn name(self) -> &'static str {
        match self {
            Reaction::Thanks => "thanks",
            Reaction::WellPlayed => "well-played",
            Reaction::OhNo => "oh-no",
            Reaction::Wow => "wow",
            Reaction::Thinking => "thinking",
            Reaction::Hurry => "hurry",
        }
    }
}

impl FromStr for Reaction {
    type Err = UnknownReaction;

    fn from_str(name: &str) -> Result<Reaction, UnknownReaction> {
        let mut all = Reaction::ALL.into_iter();
        all.find(|reaction| reaction.name() == name)
            .ok_or(UnknownReaction)
    }
}

impl fmt::Display for UnknownReaction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such reaction")
    }
}

impl std::error::Error for UnknownReaction {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for reaction in Reaction::ALL {
            assert_eq!(reaction.name().parse(), Ok(reaction));
            let json = serde_json::to_value(reaction).unwrap();
            assert_eq!(json, reaction.name());
        }
        assert_eq!("rude".parse::<Reaction>(), Err(UnknownReaction));
    }
}
