//! The faces of the characters and the portraits that people can choose: busts on a round ground. No two have the same
//! outline, so they are told apart at 20 pixels.
//!
//! `docs/artwork.md` describes the drawings.

use antipater_show::character::Character;
use antipater_show::view::Portrait;

use crate::drawings::element;

/// All of them, each an element with the name of its face, on a field of 40 by 40.
const FACES: &str = include_str!("../assets/faces.svg");

/// The grounds of portraits.
pub(crate) const GROUNDS: [&str; 12] = [
    "#17505c", "#3c5a26", "#2a4480", "#4d3570", "#6b2a4d", "#7a4a1f", "#1f6f6a", "#4a5560",
    "#8a3b2a", "#3566ad", "#5b5f22", "#7d3470",
];

/// The ground of a character, which no other has.
pub(crate) const fn ground(of: Character) -> &'static str {
    match of {
        Character::Artemisia => "#1d4a78",
        Character::Callimachus => "#ead8a6",
        Character::Chares => "#33424f",
        Character::Enheduanna => "#17788c",
        Character::Herodotus => "#cf8f34",
        Character::Hypatia => "#4a3780",
        Character::Semiramis => "#8c1d4b",
        Character::Strabo => "#35683f",
    }
}

pub(crate) fn character(of: Character) -> &'static str {
    drawing(&of.name().to_ascii_lowercase())
}

pub(crate) fn portrait(of: Portrait) -> &'static str {
    drawing(of.name())
}

/// Empty if there is none, which a test of the pictures excludes.
fn drawing(name: &str) -> &'static str {
    element(FACES, name).unwrap_or_default()
}
