//! The characters: eight opponents, each with a name, a face, and a style of play. All of it follows from the name of a
//! bot, which is in the record of its game.

use antipater_bots::style::Style;

/// An opponent with a name, a face, and a style.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Character {
    /// The queen of Halicarnassus, who commanded ships at Salamis.
    Artemisia,
    /// The poet and librarian who wrote: a big book is a big evil.
    Callimachus,
    /// The sculptor of the Colossus of Rhodes.
    Chares,
    /// The priestess of Ur who sang of temples, the first author known by name.
    Enheduanna,
    /// The traveler who was curious about everything.
    Herodotus,
    /// The mathematician and astronomer of Alexandria.
    Hypatia,
    /// The queen of Babylon, to whom others ascribed whatever was great.
    Semiramis,
    /// The geographer who knew the roads and goods of the world.
    Strabo,
}

impl Character {
    /// All characters, by name.
    pub const ALL: [Character; 8] = [
        Character::Artemisia,
        Character::Callimachus,
        Character::Chares,
        Character::Enheduanna,
        Character::Herodotus,
        Character::Hypatia,
        Character::Semiramis,
        Character::Strabo,
    ];

    /// The name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Artemisia => "Artemisia",
            Character::Callimachus => "Callimachus",
            Character::Chares => "Chares",
            Character::Enheduanna => "Enheduanna",
            Character::Herodotus => "Herodotus",
            Character::Hypatia => "Hypatia",
            Character::Semiramis => "Semiramis",
            Character::Strabo => "Strabo",
        }
    }

    /// The character with this name.
    pub fn named(name: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|one| one.name() == name)
    }

    /// How the character plays.
    pub const fn style(self) -> Style {
        match self {
            Character::Artemisia => Style::Armies,
            Character::Callimachus => Style::Chains,
            Character::Chares => Style::Wonders,
            Character::Enheduanna => Style::Civilian,
            Character::Herodotus => Style::AllRound,
            Character::Hypatia => Style::Science,
            Character::Semiramis => Style::Denial,
            Character::Strabo => Style::Trade,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_character_has_a_style_of_its_own() {
        let styles = Character::ALL.map(Character::style);
        for style in Style::ALL {
            assert_eq!(styles.iter().filter(|one| **one == style).count(), 1);
        }
        for one in Character::ALL {
            assert_eq!(Character::named(one.name()), Some(one));
        }
        assert_eq!(Character::named("Sappho"), None);
    }
}
