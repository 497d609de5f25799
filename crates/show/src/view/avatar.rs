//! Avatars: a picture for each person, each character and each kind of bot, the same on every page.

use antipater_bots::BotKind;

use crate::character::Character;

/// The source of a player's picture. It does not identify a person: the seed is a few bits of a hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Avatar {
    /// A person, with a seed.
    Person(u32),
    /// A bot that is a character.
    Character(Character),
    /// A bot of a kind, without a face.
    Bot(BotKind),
}

impl Avatar {
    /// The picture of a bot: its character's, if its name is that of one.
    pub fn of_bot(kind: BotKind, name: &str) -> Avatar {
        Character::named(name).map_or(Avatar::Bot(kind), Avatar::Character)
    }

    /// The name in addresses: eight hexadecimal digits, or the name of the character or kind in small letters.
    pub fn name(self) -> String {
        match self {
            Avatar::Person(seed) => format!("{seed:08x}"),
            Avatar::Character(one) => one.name().to_lowercase(),
            Avatar::Bot(kind) => kind.name().to_owned(),
        }
    }

    /// The avatar with this name.
    pub fn named(name: &str) -> Option<Avatar> {
        let digits = name.len() == 8 && name.bytes().all(|byte| byte.is_ascii_hexdigit());
        let seed = digits.then(|| u32::from_str_radix(name, 16).ok()).flatten();
        let mut faces = Character::ALL.map(Avatar::Character).into_iter();
        let face = faces.find(|face| face.name() == name);
        let bot = || name.parse().ok().map(Avatar::Bot);
        seed.map(Avatar::Person).or(face).or_else(bot)
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
        for avatar in bots.chain([0, 7, u32::MAX].map(Avatar::Person)) {
            assert_eq!(Avatar::named(&avatar.name()), Some(avatar));
        }
        assert_eq!(
            Avatar::of_bot(BotKind::Easy, "Sappho"),
            Avatar::Bot(BotKind::Easy)
        );
        for wrong in ["", "7", "0000000g", "+0000001", "nobody", "000000000"] {
            assert_eq!(Avatar::named(wrong), None, "{wrong}");
        }
    }
}
