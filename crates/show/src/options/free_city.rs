//! Options of a game for two with the Free City.

use antipater_engine::seven::{BoardOptions, Edition, Setup, Side, Wonder};
use rand_core::Rng;

/// Options of a game with the Free City; an omitted choice is random.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FreeCityOptions {
    /// The person's wonder.
    pub wonder: Option<Wonder>,
    /// The side of the person's board.
    pub side: Option<Side>,
}

impl FreeCityOptions {
    /// The default options: everything random.
    pub(super) const fn usual() -> FreeCityOptions {
        FreeCityOptions {
            wonder: None,
            side: None,
        }
    }

    /// Sets one field: `None` for an unknown name, `Some(None)` for a value that is not on offer.
    pub(super) fn read(&mut self, field: &str, value: &str) -> Option<Option<()>> {
        match field {
            "own-wonder" => Some(choice(value, wonder).map(|wonder| self.wonder = wonder)),
            "own-side" => Some(choice(value, side).map(|side| self.side = side)),
            _ => None,
        }
    }

    /// The form fields that read back as these options.
    pub(super) fn fields(self) -> Vec<(String, String)> {
        let wonder = self.wonder.map_or("", |wonder| wonder.city(Edition::First));
        let side = self.side.map_or("", |side| side.name(Edition::First));
        [("own-wonder", wonder), ("own-side", side)]
            .map(|(field, value)| (field.to_owned(), value.to_owned()))
            .to_vec()
    }

    /// Deals a game; the person has the first seat.
    pub(super) fn deal(self, rng: &mut impl Rng) -> Result<Setup, String> {
        let own = BoardOptions {
            wonder: self.wonder,
            side: self.side,
        };
        let options = [own, BoardOptions::default(), BoardOptions::default()];
        Setup::deal_free_city(&options, rng).map_err(|error| error.to_string())
    }
}

/// Parses a choice from a form: `Some(None)` if left random, `None` for a value that is not on offer.
fn choice<T>(value: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if value.is_empty() {
        Some(None)
    } else {
        read(value).map(Some)
    }
}

fn wonder(name: &str) -> Option<Wonder> {
    Wonder::from_city(Edition::First, name)
}

fn side(name: &str) -> Option<Side> {
    Side::from_name(Edition::First, name)
}
