//! What a person wishes for a new game: read from the form of the start page, kept in it, and dealt.

mod duel;
mod free_city;
mod seven;

use antipater_bots::Level;
use antipater_engine::Seat;
use antipater_engine::luck::shuffle;
use rand_core::Rng;

use crate::error::Error;
use crate::game::{AnyGame, Game, Hosted};

pub(crate) use duel::{Begins, DuelOrder, Opening};
pub(crate) use free_city::FreeCityOrder;
pub(crate) use seven::{SevenOrder, Sides};

/// The most letters of a name.
const NAME_LENGTH: usize = 24;

/// Names for bots: poets, historians and travelers who wrote about the wonders, and their rulers.
pub(crate) const BOT_NAMES: [&str; 12] = [
    "Sappho",
    "Herodotus",
    "Hypatia",
    "Callimachus",
    "Artemisia",
    "Philo",
    "Semiramis",
    "Strabo",
    "Enheduanna",
    "Pausanias",
    "Aspasia",
    "Chares",
];

/// The games to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// 7 Wonders.
    Seven,
    /// 7 Wonders Duel.
    Duel,
    /// 7 Wonders for two, with the Free City.
    FreeCity,
}

impl Kind {
    /// All games, in the order of the form.
    pub(crate) const ALL: [Kind; 3] = [Kind::Seven, Kind::FreeCity, Kind::Duel];

    /// The word for it in the form.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Seven => "seven",
            Kind::Duel => "duel",
            Kind::FreeCity => "free-city",
        }
    }
}

/// A new game as it is wished for. What is wished for the other games is kept for the next form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Order {
    /// Which game.
    pub(crate) game: Kind,
    /// What is wished for 7 Wonders.
    pub(crate) seven: SevenOrder,
    /// What is wished for a Duel.
    pub(crate) duel: DuelOrder,
    /// What is wished for the game with the Free City.
    pub(crate) free_city: FreeCityOrder,
    /// How the bots play.
    pub(crate) level: Level,
    /// The person's name.
    pub(crate) name: String,
}

impl Order {
    /// The usual game.
    pub(crate) fn usual(name: &str) -> Order {
        Order {
            game: Kind::Seven,
            seven: SevenOrder::usual(),
            duel: DuelOrder::usual(),
            free_city: FreeCityOrder::usual(),
            level: Level::Builder,
            name: name.to_owned(),
        }
    }

    /// Reads the fields of a form; what is left out is as usual.
    ///
    /// # Errors
    /// Says which field has a value that is not on offer.
    pub(crate) fn read(fields: &[(String, String)], usual_name: &str) -> Result<Order, String> {
        let mut order = Order::usual(usual_name);
        for (field, value) in fields {
            let unknown = || format!("{field} cannot be \"{value}\"");
            match field.as_str() {
                "game" => {
                    let mut kinds = Kind::ALL.into_iter();
                    order.game = kinds
                        .find(|kind| kind.name() == value)
                        .ok_or_else(unknown)?;
                }
                "level" => order.level = value.parse::<Level>().ok().ok_or_else(unknown)?,
                "name" => order.name = clean_name(value, usual_name),
                _ => {
                    let read = order.seven.read(field, value);
                    let read = read.or_else(|| order.free_city.read(field, value));
                    let read = read.or_else(|| order.duel.read(field, value));
                    read.ok_or_else(|| format!("there is no field \"{field}\""))?
                        .ok_or_else(unknown)?;
                }
            }
        }
        order.seven.check()?;
        Ok(order)
    }

    /// The fields of a form that reads as this order.
    pub(crate) fn fields(&self) -> Vec<(String, String)> {
        let common = [
            ("game", self.game.name()),
            ("level", self.level.name()),
            ("name", &self.name),
        ];
        let common = common.map(|(field, value)| (field.to_owned(), value.to_owned()));
        let games = self.seven.fields().into_iter();
        let games = games.chain(self.free_city.fields());
        let games = games.chain(self.duel.fields());
        common.into_iter().chain(games).collect()
    }

    /// Deals the game; the person has the first seat, bots the others.
    ///
    /// # Errors
    /// When no deal fulfills the wishes.
    pub(crate) fn deal(&self, id: String, rng: &mut impl Rng) -> Result<AnyGame, Error> {
        match self.game {
            Kind::Seven => {
                let setup = self.seven.deal(rng).map_err(Error::Unreadable)?;
                let names = self.names(self.seven.seats, rng);
                let record = antipater_engine::seven::Record::new(names, setup);
                Ok(AnyGame::Seven(Box::new(self.table(id, record)?)))
            }
            Kind::Duel => {
                let setup = self.duel.deal(rng);
                let names = <[String; 2]>::try_from(self.names(2, rng))
                    .map_err(|_| Error::Broken("there are no names".to_owned()))?;
                let record = antipater_engine::duel::Record::new(names, setup)
                    .map_err(|error| Error::Broken(error.to_string()))?;
                Ok(AnyGame::Duel(Box::new(self.table(id, record)?)))
            }
            Kind::FreeCity => {
                let setup = self.free_city.deal(rng).map_err(Error::Unreadable)?;
                let record = antipater_engine::seven::Record::new(self.names(2, rng), setup);
                Ok(AnyGame::Seven(Box::new(self.table(id, record)?)))
            }
        }
    }

    /// The names of the person and of bots.
    fn names(&self, seats: usize, rng: &mut impl Rng) -> Vec<String> {
        let mut names: Vec<&str> = BOT_NAMES.to_vec();
        names.retain(|name| *name != self.name);
        shuffle(&mut names, rng);
        let players = std::iter::once(self.name.as_str()).chain(names);
        players.take(seats).map(str::to_owned).collect()
    }

    fn table<G: Hosted>(&self, id: String, record: G::Record) -> Result<Game<G>, Error> {
        let mut bots = vec![Some(self.level); G::names(&record).len()];
        bots[Seat::FIRST.number()] = None;
        Game::new(id, &bots, record).map_err(Error::Broken)
    }
}

/// A name as it is shown: without control characters and marks that turn the direction of writing, not too long.
fn clean_name(name: &str, usual: &str) -> String {
    let invisible = |c: &char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let kept: String = name.chars().filter(|c| !invisible(c)).collect();
    let words: Vec<&str> = kept.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(NAME_LENGTH).collect();
    if name.is_empty() {
        usual.to_owned()
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use antipater_engine::seven::{Edition, Side, Wonder};

    use super::*;

    #[test]
    fn names_lose_what_cannot_be_seen() {
        assert_eq!(clean_name(" A\u{202e}da \n  L. ", "You"), "Ada L.");
        assert_eq!(clean_name("\u{200b}\t", "You"), "You");
        assert_eq!(clean_name(&"x".repeat(100), "You").len(), NAME_LENGTH);
    }

    #[test]
    fn a_form_without_fields_is_the_usual_game() {
        assert_eq!(Order::read(&[], "You"), Ok(Order::usual("You")));
    }

    #[test]
    fn an_order_is_read_from_its_own_fields() {
        let order = Order {
            game: Kind::Seven,
            seven: SevenOrder {
                edition: Edition::First,
                seats: 7,
                sides: Sides::AllB,
                wonder: Some(Wonder::Halicarnassus),
            },
            duel: DuelOrder {
                opening: Opening::FirstGame,
                begins: Begins::Bot,
            },
            free_city: FreeCityOrder {
                wonder: Some(Wonder::Rhodes),
                side: Some(Side::B),
            },
            level: Level::Random,
            name: "Ada".to_owned(),
        };
        assert_eq!(Order::read(&order.fields(), "You"), Ok(order));
    }
}
