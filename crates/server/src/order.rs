//! What a person wishes for a new game: read from the form of the start page, kept in it, and dealt.

mod custom;
mod duel;
mod free_city;
mod guided;
mod seven;
mod wishes;

use antipater_bots::BotKind;
use antipater_engine::record::{Record, RecordError, game as game_of_record};
use antipater_engine::rng::shuffle;
use antipater_engine::seven::Edition;
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::Error;
use crate::game::{AnyGame, Game, Hosted};
use crate::names;
use crate::places::Place;

pub(crate) use custom::{Customs, Pace};
pub(crate) use duel::{Begins, DuelOrder, Opening};
pub(crate) use free_city::FreeCityOrder;
pub(crate) use seven::{SevenOrder, Sides};
pub(crate) use wishes::Wishes;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
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
    pub(crate) level: BotKind,
    /// The customs of the table.
    pub(crate) customs: Customs,
    /// The person's name.
    pub(crate) name: String,
    /// Whether it is the guided game, which has a deal of its own.
    pub(crate) guided: bool,
}

impl Order {
    /// The usual game.
    pub(crate) fn usual(name: &str) -> Order {
        Order {
            game: Kind::Seven,
            seven: SevenOrder::usual(),
            duel: DuelOrder::usual(),
            free_city: FreeCityOrder::usual(),
            level: BotKind::Builder,
            customs: Customs::usual(),
            name: name.to_owned(),
            guided: false,
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
                "level" => order.level = value.parse::<BotKind>().ok().ok_or_else(unknown)?,
                "guided" => order.guided = (value == "yes").then_some(true).ok_or_else(unknown)?,
                "name" => order.name = names::name(value).unwrap_or_else(|| usual_name.to_owned()),
                _ => {
                    let read = order.seven.read(field, value);
                    let read = read.or_else(|| order.free_city.read(field, value));
                    let read = read.or_else(|| order.duel.read(field, value));
                    let read = read.or_else(|| order.customs.read(field, value));
                    read.ok_or_else(|| format!("there is no field \"{field}\""))?
                        .ok_or_else(unknown)?;
                }
            }
        }
        order.seven.check()?;
        if order.guided {
            order.guide()?;
        }
        Ok(order)
    }

    /// Wishes for what the guided game is: one person among bots of the better kind, with boards and wonders for a first
    /// game.
    fn guide(&mut self) -> Result<(), String> {
        if self.game == Kind::FreeCity {
            return Err("the game with the Free City is not guided".to_owned());
        }
        self.seven.seats = guided::BOARDS.len();
        self.seven.edition = Edition::Second;
        self.seven.sides = Sides::AllA;
        self.seven.wonder = Some(guided::BOARDS[0]);
        self.duel.opening = Opening::FirstGame;
        self.duel.begins = Begins::Me;
        self.level = BotKind::Builder;
        self.customs = Customs::usual();
        Ok(())
    }

    /// What is wished for after this game: the same again, but only one game is guided, and the next one is random.
    pub(crate) fn next(self) -> Order {
        let mut next = self;
        if next.guided {
            next.guided = false;
            next.seven.wonder = None;
            next.duel.begins = Begins::Random;
        }
        next
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
        let games = games.chain(self.customs.fields());
        let guided = self.guided.then(|| ("guided".to_owned(), "yes".to_owned()));
        common.into_iter().chain(games).chain(guided).collect()
    }

    /// The order as the store keeps it.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(&self.fields())
            .unwrap_or_else(|error| unreachable!("plain data: {error}"))
    }

    /// An order from the store. Tables that are older than their wishes have none.
    ///
    /// # Errors
    /// Says what cannot be read.
    pub(crate) fn stored(text: &str) -> Result<Order, String> {
        if text == "{}" {
            return Ok(Order::usual(""));
        }
        let fields: Vec<(String, String)> =
            serde_json::from_str(text).map_err(|error| error.to_string())?;
        Order::read(&fields, "")
    }

    /// How many players the game has.
    pub(crate) fn seats(&self) -> usize {
        match self.game {
            Kind::Seven => self.seven.seats,
            Kind::FreeCity | Kind::Duel => 2,
        }
    }

    /// How many of the seats are for people.
    pub(crate) fn people(&self) -> usize {
        self.customs.people.min(self.seats())
    }

    /// Deals the game to those who sit at the table; the wishes for a city are those of the first seat.
    ///
    /// # Errors
    /// When no deal fulfills the wishes.
    pub(crate) fn deal(
        &self,
        id: String,
        places: &[Place],
        rng: &mut impl Rng,
    ) -> Result<AnyGame, Error> {
        let names = places.iter().map(|place| place.name.clone()).collect();
        match self.game {
            Kind::Seven => {
                let setup = if self.guided {
                    guided::seven()
                } else {
                    self.seven.deal(rng)
                };
                let setup = setup.map_err(Error::Unreadable)?;
                let record = Record::new(names, setup).map_err(broken)?;
                Ok(AnyGame::Seven(Box::new(table(id, places, record)?)))
            }
            Kind::FreeCity => {
                let setup = self.free_city.deal(rng).map_err(Error::Unreadable)?;
                let record = Record::new(names, setup).map_err(broken)?;
                Ok(AnyGame::Seven(Box::new(table(id, places, record)?)))
            }
            Kind::Duel => {
                let setup = if self.guided {
                    guided::duel()
                } else {
                    self.duel.deal(rng)
                };
                let record = Record::new(names, setup).map_err(broken)?;
                Ok(AnyGame::Duel(Box::new(table(id, places, record)?)))
            }
        }
    }
}

/// Deals the cards of another table once more, to those who sit at this one.
///
/// # Errors
/// When the record is none, or has other seats.
pub(crate) fn deal_again(id: String, places: &[Place], record: &str) -> Result<AnyGame, Error> {
    let names: Vec<String> = places.iter().map(|place| place.name.clone()).collect();
    match game_of_record(record).map_err(broken)?.as_str() {
        antipater_engine::duel::record::GAME => {
            let old = antipater_engine::duel::Record::read(record).map_err(broken)?;
            let new = Record::new(names, *old.setup()).map_err(broken)?;
            Ok(AnyGame::Duel(Box::new(table(id, places, new)?)))
        }
        _ => {
            let old = antipater_engine::seven::Record::read(record).map_err(broken)?;
            let new = Record::new(names, old.setup().clone()).map_err(broken)?;
            Ok(AnyGame::Seven(Box::new(table(id, places, new)?)))
        }
    }
}

/// Names the bots: poets, historians, rulers, none of whom can be taken for a person at the table.
pub(crate) fn name_bots(places: &mut [Place], rng: &mut impl Rng) {
    let taken: Vec<String> = places.iter().map(|place| names::key(&place.name)).collect();
    let mut free: Vec<&str> = BOT_NAMES.to_vec();
    free.retain(|name| !taken.contains(&names::key(name)));
    shuffle(&mut free, rng);
    let bots = places
        .iter_mut()
        .filter(|place| place.bot.is_some() && place.name.is_empty());
    for (place, name) in bots.zip(free) {
        place.name = name.to_owned();
    }
}

#[allow(clippy::needless_pass_by_value, reason = "as `map_err` gives it")]
fn broken(error: RecordError) -> Error {
    Error::Broken(error.to_string())
}

fn table<G: Hosted>(id: String, places: &[Place], record: Record<G>) -> Result<Game<G>, Error> {
    let bots: Vec<Option<BotKind>> = places.iter().map(|place| place.bot).collect();
    Game::new(id, &bots, record).map_err(Error::Broken)
}

#[cfg(test)]
mod tests {
    use antipater_engine::seven::{Side, Wonder};

    use super::*;

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
            level: BotKind::Random,
            customs: Customs {
                people: 3,
                pace: Pace::Days(2),
                listed: true,
                scores: true,
                talk: false,
            },
            name: "Ada".to_owned(),
            guided: false,
        };
        assert_eq!(Order::stored(&order.write()).as_ref(), Ok(&order));
        assert_eq!(Order::read(&order.fields(), "You"), Ok(order));
    }
    #[test]
    fn a_guided_game_is_what_it_is_whatever_else_is_wished_for() {
        let field = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let wished = [
            ("guided", "yes"),
            ("seats", "7"),
            ("people", "4"),
            ("listed", "yes"),
            ("begins", "bot"),
            ("level", "random"),
        ];
        let order = Order::read(&wished.map(field), "Ada").unwrap();
        assert_eq!((order.seats(), order.people()), (3, 1));
        assert_eq!(order.customs, Customs::usual());
        assert_eq!(order.level, BotKind::Builder);
        assert_eq!(Order::stored(&order.write()).as_ref(), Ok(&order));
        let next = order.next();
        assert!(!next.guided && next.seven.wonder.is_none());
        assert!(Order::read(&[("guided", "no")].map(field), "").is_err());
        let free_city = [("guided", "yes"), ("game", "free-city")];
        assert!(Order::read(&free_city.map(field), "").is_err());
    }
}
