//! The kinds of score pads.

use antipater_engine::seven::Edition;
use antipater_engine::{duel as duel_rules, seven as seven_rules};

/// A kind of score pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pad {
    /// 7 Wonders in an edition.
    Seven(Edition),
    /// The first edition's game for two; the Free City is the last of three cities.
    FreeCity,
    /// 7 Wonders Duel.
    Duel,
}

impl Pad {
    /// All pads.
    pub const ALL: [Pad; 4] = [
        Pad::Seven(Edition::Second),
        Pad::Seven(Edition::First),
        Pad::FreeCity,
        Pad::Duel,
    ];

    /// The names of the games in a sheet.
    pub const GAMES: [&str; 3] = [
        seven_rules::record::GAME,
        seven_rules::record::FREE_CITY,
        duel_rules::record::GAME,
    ];

    /// The name of its game in a sheet.
    pub const fn game(self) -> &'static str {
        match self {
            Pad::Seven(_) => seven_rules::record::GAME,
            Pad::FreeCity => seven_rules::record::FREE_CITY,
            Pad::Duel => duel_rules::record::GAME,
        }
    }

    /// The name in addresses and forms, which includes the edition.
    pub const fn word(self) -> &'static str {
        match self {
            Pad::Seven(Edition::Second) => "seven-second",
            Pad::Seven(Edition::First) => "seven-first",
            Pad::FreeCity => "free-city",
            Pad::Duel => "duel",
        }
    }

    /// The pad with this name.
    pub fn of_word(word: &str) -> Option<Pad> {
        Pad::ALL.into_iter().find(|pad| pad.word() == word)
    }

    /// The minimum and maximum number of cities.
    pub const fn cities(self) -> (usize, usize) {
        match self {
            Pad::Seven(_) => (seven_rules::MIN_SEATS, seven_rules::MAX_SEATS),
            Pad::FreeCity => (3, 3),
            Pad::Duel => (duel_rules::SEATS, duel_rules::SEATS),
        }
    }

    /// The number of cities that can win: all but the Free City.
    pub const fn players(self, cities: usize) -> usize {
        match self {
            Pad::FreeCity => cities - 1,
            Pad::Seven(_) | Pad::Duel => cities,
        }
    }

    /// The edition of its cards; `None` for Duel.
    pub const fn edition(self) -> Option<Edition> {
        match self {
            Pad::Seven(edition) => Some(edition),
            Pad::FreeCity => Some(Edition::First),
            Pad::Duel => None,
        }
    }

    /// The categories in the order of the pad.
    pub const fn categories(self) -> &'static [&'static str] {
        match self {
            Pad::Seven(Edition::Second) => &SECOND,
            Pad::Seven(Edition::First) | Pad::FreeCity => &FIRST,
            Pad::Duel => &duel_rules::Score::CATEGORIES,
        }
    }
}

/// The categories of 7 Wonders in the order of each edition's pad.
static FIRST: [&str; 7] = on_pad(Edition::First);
static SECOND: [&str; 7] = on_pad(Edition::Second);

const fn on_pad(edition: Edition) -> [&'static str; 7] {
    let order = seven_rules::Score::pad_order(edition);
    let mut categories = seven_rules::Score::CATEGORIES;
    let mut place = 0;
    while place < order.len() {
        categories[place] = seven_rules::Score::CATEGORIES[order[place]];
        place += 1;
    }
    categories
}
