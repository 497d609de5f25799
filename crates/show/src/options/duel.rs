//! Options of a Duel.

use antipater_engine::Seat;
use antipater_engine::duel::{Setup, opponent};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How the players get their wonders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// They draft them.
    Draft,
    /// Each gets a set that is recommended for the first game.
    FirstGame,
}

impl Opening {
    /// All variants, in the order of the form.
    pub const ALL: [Opening; 2] = [Opening::Draft, Opening::FirstGame];

    /// The word for it in the form.
    pub const fn name(self) -> &'static str {
        match self {
            Opening::Draft => "draft",
            Opening::FirstGame => "first-game",
        }
    }
}

/// Who begins the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Begins {
    /// A random player.
    Random,
    /// The person.
    Me,
    /// The bot.
    Bot,
}

impl Begins {
    /// All variants, in the order of the form.
    pub const ALL: [Begins; 3] = [Begins::Random, Begins::Me, Begins::Bot];

    /// The word for it in the form.
    pub const fn name(self) -> &'static str {
        match self {
            Begins::Random => "random",
            Begins::Me => "me",
            Begins::Bot => "bot",
        }
    }
}

/// Options of Duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DuelOptions {
    /// How the players get their wonders.
    pub opening: Opening,
    /// Who begins.
    pub begins: Begins,
}

impl DuelOptions {
    /// The default options: with a draft, begun by a random player.
    pub(super) const fn usual() -> DuelOptions {
        DuelOptions {
            opening: Opening::Draft,
            begins: Begins::Random,
        }
    }

    /// Sets one field: `None` for an unknown name, `Some(None)` for a value that is not on offer.
    pub(super) fn read(&mut self, field: &str, value: &str) -> Option<Option<()>> {
        Some(match field {
            "opening" => {
                let mut openings = Opening::ALL.into_iter();
                let named = openings.find(|opening| opening.name() == value);
                named.map(|opening| self.opening = opening)
            }
            "begins" => {
                let mut begins = Begins::ALL.into_iter();
                let named = begins.find(|begins| begins.name() == value);
                named.map(|begins| self.begins = begins)
            }
            _ => return None,
        })
    }

    /// The form fields that read back as these options.
    pub(super) fn fields(self) -> Vec<(String, String)> {
        [
            ("opening", self.opening.name()),
            ("begins", self.begins.name()),
        ]
        .map(|(field, value)| (field.to_owned(), value.to_owned()))
        .to_vec()
    }

    /// Deals Duel; the person has the first seat.
    pub(super) fn deal(self, rng: &mut impl Rng) -> Setup {
        let mut setup = match self.opening {
            Opening::Draft => Setup::deal(rng),
            Opening::FirstGame => Setup::deal_first_game(rng),
        };
        match self.begins {
            Begins::Random => {}
            Begins::Me => setup.first = Seat::FIRST,
            Begins::Bot => setup.first = opponent(Seat::FIRST),
        }
        setup
    }
}
