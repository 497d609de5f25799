//! Avatars: a picture for each person, each character and each kind of bot, the same on every page.

use antipater_bots::BotKind;
use serde::{Deserialize, Serialize};

use crate::character::Character;

/// The source of a player's picture. It does not identify a person: the seed is a few bits of a hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Avatar {
    /// A person, with a seed.
    Person(u32),
    /// A person who has chosen a portrait. The seed gives its colors, so that people with the same portrait differ.
    Portrait(Portrait, u32),
    /// A person who is a program, with a seed.
    Program(u32),
    /// A bot that is a character.
    Character(Character),
    /// A bot of a kind, without a face.
    Bot(BotKind),
}

/// The beginning of the names of programs' pictures.
const PROGRAM: &str = "program";

/// A portrait that a person can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Portrait {
    /// With a pointed cap.
    Astronomer,
    /// With a headband.
    Athlete,
    /// With flowers in her hair.
    Dancer,
    /// With a kerchief.
    Gardener,
    /// With braids and a quiver.
    Hunter,
    /// With a turban.
    Merchant,
    /// With a veil.
    Priestess,
    /// With a headcloth.
    Sailor,
    /// With black hair and a golden band.
    Scribe,
    /// With curls and a crook.
    Shepherd,
    /// With a beard and a hammer.
    Smith,
    /// With gray hair and a shawl.
    Weaver,
}

impl Portrait {
    /// All portraits, by name.
    pub const ALL: [Portrait; 12] = [
        Portrait::Astronomer,
        Portrait::Athlete,
        Portrait::Dancer,
        Portrait::Gardener,
        Portrait::Hunter,
        Portrait::Merchant,
        Portrait::Priestess,
        Portrait::Sailor,
        Portrait::Scribe,
        Portrait::Shepherd,
        Portrait::Smith,
        Portrait::Weaver,
    ];

    /// The name in addresses, in forms and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Portrait::Astronomer => "astronomer",
            Portrait::Athlete => "athlete",
            Portrait::Dancer => "dancer",
            Portrait::Gardener => "gardener",
            Portrait::Hunter => "hunter",
            Portrait::Merchant => "merchant",
            Portrait::Priestess => "priestess",
            Portrait::Sailor => "sailor",
            Portrait::Scribe => "scribe",
            Portrait::Shepherd => "shepherd",
            Portrait::Smith => "smith",
            Portrait::Weaver => "weaver",
        }
    }

    /// The portrait with this name.
    pub fn named(name: &str) -> Option<Portrait> {
        Portrait::ALL.into_iter().find(|one| one.name() == name)
    }
}

impl Avatar {
    /// The picture of a person, who may have chosen a portrait.
    pub fn of_person(seed: u32, portrait: Option<Portrait>) -> Avatar {
        portrait.map_or(Avatar::Person(seed), |one| Avatar::Portrait(one, seed))
    }

    /// The picture of a bot: its character's, if its name is that of one.
    pub fn of_bot(kind: BotKind, name: &str) -> Avatar {
        Character::named(name).map_or(Avatar::Bot(kind), Avatar::Character)
    }

    /// The picture of the same person with another portrait, or without one; a bot keeps its own.
    #[must_use]
    pub fn with(self, portrait: Option<Portrait>) -> Avatar {
        match self {
            Avatar::Person(seed) | Avatar::Portrait(_, seed) => Avatar::of_person(seed, portrait),
            Avatar::Program(_) | Avatar::Character(_) | Avatar::Bot(_) => self,
        }
    }

    /// Whether it is the picture of a program.
    pub const fn is_program(self) -> bool {
        matches!(self, Avatar::Program(_))
    }

    /// The name in addresses: eight hexadecimal digits, after the portrait if there is one, or the name of the character
    /// or kind in small letters.
    pub fn name(self) -> String {
        match self {
            Avatar::Person(seed) => format!("{seed:08x}"),
            Avatar::Portrait(portrait, seed) => format!("{}-{seed:08x}", portrait.name()),
            Avatar::Program(seed) => format!("{PROGRAM}-{seed:08x}"),
            Avatar::Character(one) => one.name().to_lowercase(),
            Avatar::Bot(kind) => kind.name().to_owned(),
        }
    }

    /// The avatar with this name.
    pub fn named(name: &str) -> Option<Avatar> {
        let is_seed =
            |digits: &str| digits.len() == 8 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        let (portrait, digits) = match name.split_once('-') {
            Some((PROGRAM, digits)) => {
                let seed = u32::from_str_radix(digits, 16).ok();
                return seed.filter(|_| is_seed(digits)).map(Avatar::Program);
            }
            Some((portrait, digits)) => (Some(Portrait::named(portrait)?), digits),
            None => (None, name),
        };
        let is_seed = is_seed(digits);
        if portrait.is_some() || is_seed {
            let seed = u32::from_str_radix(digits, 16).ok().filter(|_| is_seed)?;
            return Some(Avatar::of_person(seed, portrait));
        }
        let mut faces = Character::ALL.map(Avatar::Character).into_iter();
        let face = faces.find(|face| face.name() == name);
        face.or_else(|| name.parse().ok().map(Avatar::Bot))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let bots = BotKind::LEVELS.map(Avatar::Bot);
        let bots = bots
            .into_iter()
            .chain(Character::ALL.map(Avatar::Character));
        let portraits = Portrait::ALL.map(|one| Avatar::Portrait(one, 7));
        for avatar in bots
            .chain([0, 7, u32::MAX].map(Avatar::Person))
            .chain(portraits)
            .chain([0, u32::MAX].map(Avatar::Program))
        {
            assert_eq!(Avatar::named(&avatar.name()), Some(avatar));
        }
        assert_eq!(
            Avatar::of_bot(BotKind::Easy, "Sappho"),
            Avatar::Bot(BotKind::Easy)
        );
        for wrong in [
            "",
            "7",
            "0000000g",
            "+0000001",
            "nobody",
            "000000000",
            "smith",
            "smith-",
            "smith-7",
            "nobody-00000007",
            "smith-+0000001",
            "program",
            "program-7",
            "program-+0000001",
        ] {
            assert_eq!(Avatar::named(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn portraits_are_stored_by_their_names() {
        for portrait in Portrait::ALL {
            let stored = serde_json::to_value(portrait).unwrap();
            assert_eq!(stored, portrait.name());
        }
    }
}
