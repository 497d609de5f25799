//! The options of a table: parsed from a form or the store, written back, and dealt.

mod boards;
mod common;
mod daily;
mod duel;
mod free_city;
mod guided;
mod json;
mod kind;
mod seven;

use antipater_bots::BotKind;
use antipater_engine::record::{Record, RecordError, game as game_of_record};
use antipater_engine::rng::shuffle;
use antipater_engine::seven::{Edition, Wonder};
use rand_core::Rng;

use crate::character::Character;
use crate::game::{AnyGame, Game, Hosted, Sitting};
use crate::names;

pub use boards::{Boards, assign, cities, city, wonder_of};
pub use common::{AS_LISTED, Bank, CommonOptions, Pace};
pub use daily::{
    DailyDeal, DailyTable, DealSource, EventTable, daily_streak, day_named, day_of, start_of,
    streak, that_counts,
};
pub use duel::{Begins, DuelOptions, Opening};
pub use free_city::FreeCityOptions;
pub use json::{OptionsJson, written};
pub use kind::Kind;
pub use seven::{SevenOptions, Sides};

/// Names for bots: those of the characters, and those that bots at older tables have.
const BOT_NAMES: [&str; 12] = [
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

/// The levels and numbers of seats that alternate in daily deals.
const DAILY_LEVELS: [BotKind; 2] = [BotKind::Normal, BotKind::Hard];
const DAILY_SEATS: [usize; 3] = [4, 3, 5];

/// The options of a table. Those of the games not chosen are kept for the next form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableOptions {
    /// The game.
    pub game: Kind,
    /// The options of 7 Wonders.
    pub seven: SevenOptions,
    /// The options of a Duel.
    pub duel: DuelOptions,
    /// The options of the game with the Free City.
    pub free_city: FreeCityOptions,
    /// The level of the bots.
    pub level: BotKind,
    /// The options that all games share.
    pub common: CommonOptions,
    /// The person's name.
    pub name: String,
    /// Whether it is the guided game, which has a fixed deal.
    pub guided: bool,
    /// The daily deal, if it is one.
    pub daily: Option<DailyDeal>,
    /// The event, if it is a table of one.
    pub event: Option<EventTable>,
    /// Whether the game was played offline and stored afterwards, so that a server cannot vouch for it.
    pub offline: bool,
    /// Whether it is a game of a match in the ladder of programs: nothing is hinted, taken back or said.
    pub ladder: bool,
}

/// Stored fields that no form has: the day of a deal that follows from the date, the day of a deal of the server, the event,
/// whether the game was played offline, and whether it belongs to the ladder.
const DAILY: &str = "daily";
const DAILY_OF_SERVER: &str = "daily-of-server";
const EVENT: &str = "event";
const OFFLINE: &str = "offline";
const LADDER: &str = "ladder";

/// Why a game could not be dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealError {
    /// No deal exists for these options.
    Options(String),
    /// The stored data is broken.
    Broken(String),
}

impl TableOptions {
    /// The default options.
    pub fn usual(name: &str) -> TableOptions {
        TableOptions {
            game: Kind::Seven,
            seven: SevenOptions::usual(),
            duel: DuelOptions::usual(),
            free_city: FreeCityOptions::usual(),
            level: BotKind::Normal,
            common: CommonOptions::usual(),
            name: name.to_owned(),
            guided: false,
            daily: None,
            event: None,
            offline: false,
            ladder: false,
        }
    }

    /// The options of a daily deal: one person among bots. Sizes, editions and levels alternate.
    pub fn of_day(game: Kind, deal: DailyDeal) -> TableOptions {
        let day = deal.day;
        let mut options = TableOptions::usual("");
        let turn = |day: i64, count: usize| {
            let turn = day.rem_euclid(i64::try_from(count).unwrap_or(1));
            usize::try_from(turn).unwrap_or(0)
        };
        options.game = game;
        options.daily = Some(deal);
        options.level = DAILY_LEVELS[turn(day.div_euclid(2), DAILY_LEVELS.len())];
        options.seven.seats = DAILY_SEATS[turn(day, DAILY_SEATS.len())];
        options.seven.edition = Edition::ALL[turn(day, Edition::ALL.len())];
        options.common.talk = false;
        options
    }

    /// The options of a table for one person with this game.
    pub fn of_game(game: &AnyGame) -> TableOptions {
        let mut options = TableOptions::usual("");
        match game {
            AnyGame::Duel(_) => options.game = Kind::Duel,
            AnyGame::Seven(game) if game.position().table().free_city().is_some() => {
                options.game = Kind::FreeCity;
            }
            AnyGame::Seven(game) => {
                options.game = Kind::Seven;
                options.seven.edition = game.position().table().edition();
                options.seven.seats = game.sitting.len();
            }
        }
        options
    }

    /// The day, if the cards follow from the date alone.
    fn date(&self) -> Option<i64> {
        let deal = self.daily.filter(|deal| deal.source == DealSource::Date);
        deal.map(|deal| deal.day)
    }

    /// The seed of the bots, if it follows from the date; `None` for other tables.
    pub fn seed_of_date(&self) -> Option<u64> {
        let day = self.date()?;
        Some(daily::bots(self.game as u64, day).next_u64())
    }

    /// Names the bots before the deal. In a daily deal they have the same names for all people, also for one with such a
    /// name: characters play in their own ways.
    pub fn name_bots(&self, sitting: &mut [Sitting], rng: &mut impl Rng) {
        match self.daily {
            Some(deal) => {
                name_bots_as(sitting, false, &mut daily::bots(self.game as u64, deal.day));
            }
            None => match self.event.as_ref().and_then(|event| event.deal) {
                // A deal of an event has the same bots for all players.
                Some(deal) => {
                    let mut rng = daily::bots(self.game as u64, deal as i64);
                    name_bots_as(sitting, false, &mut rng);
                }
                None => name_bots(sitting, rng),
            },
        }
    }

    /// The number of the deal among those of its key: the game on a day, the round in an event.
    pub fn deal_number(&self) -> u64 {
        let deal = self.event.as_ref().and_then(|event| event.deal);
        deal.map_or(self.game as u64, |deal| deal as u64)
    }

    /// Whether others play the same deal, so that its cards can be known.
    pub fn has_common_deal(&self) -> bool {
        let event = self.event.as_ref();
        self.daily.is_some() || event.is_some_and(|event| event.deal.is_some())
    }

    /// Whether every decision is final and nothing is hinted: deals of days, games of events, and those of the ladder.
    pub fn is_single_try(&self) -> bool {
        self.daily.is_some() || self.event.is_some() || self.ladder
    }

    /// Reads the fields of a form; missing ones keep their defaults.
    ///
    /// # Errors
    /// Says which field has a value that is not on offer.
    pub fn read(fields: &[(String, String)], usual_name: &str) -> Result<TableOptions, String> {
        let mut options = TableOptions::usual(usual_name);
        for (field, value) in fields {
            let unknown = || format!("{field}: invalid value \"{value}\"");
            match field.as_str() {
                "game" => {
                    let mut kinds = Kind::ALL.into_iter();
                    options.game = kinds
                        .find(|kind| kind.name() == value)
                        .ok_or_else(unknown)?;
                }
                "level" => options.level = value.parse::<BotKind>().ok().ok_or_else(unknown)?,
                "guided" => {
                    options.guided = (value == "yes").then_some(true).ok_or_else(unknown)?;
                }
                "name" => {
                    options.name = names::name(value).unwrap_or_else(|| usual_name.to_owned());
                }
                _ => {
                    let read = options.seven.read(field, value);
                    let read = read.or_else(|| options.free_city.read(field, value));
                    let read = read.or_else(|| options.duel.read(field, value));
                    let read = read.or_else(|| options.common.read(field, value));
                    read.ok_or_else(|| format!("unknown field \"{field}\""))?
                        .ok_or_else(unknown)?;
                }
            }
        }
        if options.guided {
            options.guide()?;
        }
        Ok(options)
    }

    /// Sets the options of the guided game: one person among bots, with boards and wonders for a first game.
    fn guide(&mut self) -> Result<(), String> {
        if self.game == Kind::FreeCity {
            return Err("there is no guided game with the Free City".to_owned());
        }
        self.seven.seats = guided::BOARDS.len();
        self.seven.edition = Edition::Second;
        self.seven.sides = Sides::AllA;
        self.seven.wonder = Some(guided::BOARDS[0]);
        self.duel.opening = Opening::FirstGame;
        self.duel.begins = Begins::Me;
        // The lessons describe these opponents' moves in the fixed deals, so the level is fixed too.
        self.level = BotKind::Builder;
        self.common = CommonOptions::usual();
        Ok(())
    }

    /// The options of the next game: the same, except that the game after a guided one is random.
    pub fn next(self) -> TableOptions {
        let mut next = self;
        if next.guided {
            next.guided = false;
            next.level = BotKind::Normal;
            next.seven.wonder = None;
            next.duel.begins = Begins::Random;
        }
        next.daily = None;
        next.event = None;
        next.offline = false;
        next.ladder = false;
        next
    }

    /// The form fields that read back as these options.
    pub fn fields(&self) -> Vec<(String, String)> {
        let common = [
            ("game", self.game.name()),
            ("level", self.level.name()),
            ("name", &self.name),
        ];
        let common = common.map(|(field, value)| (field.to_owned(), value.to_owned()));
        let games = self.seven.fields().into_iter();
        let games = games.chain(self.free_city.fields());
        let games = games.chain(self.duel.fields());
        let games = games.chain(self.common.fields());
        let guided = self.guided.then(|| ("guided".to_owned(), "yes".to_owned()));
        let daily = self.daily.map(|deal| {
            let field = match deal.source {
                DealSource::Date => DAILY,
                DealSource::Server => DAILY_OF_SERVER,
            };
            (field.to_owned(), deal.day.to_string())
        });
        let event = self
            .event
            .as_ref()
            .map(|event| (EVENT.to_owned(), event.write()));
        let offline = self.offline.then(|| (OFFLINE.to_owned(), "yes".to_owned()));
        let ladder = self.ladder.then(|| (LADDER.to_owned(), "yes".to_owned()));
        let fields = common.into_iter().chain(games).chain(guided);
        let fields = fields.chain(daily).chain(event);
        fields.chain(offline).chain(ladder).collect()
    }

    /// The stored form of the options.
    pub fn write(&self) -> String {
        serde_json::to_string(&self.fields())
            .unwrap_or_else(|error| unreachable!("plain data: {error}"))
    }

    /// Parses stored options.
    ///
    /// # Errors
    /// Says what cannot be parsed.
    pub fn stored(text: &str) -> Result<TableOptions, String> {
        let fields: Vec<(String, String)> =
            serde_json::from_str(text).map_err(|error| error.to_string())?;
        let (stored, fields): (Vec<_>, Vec<_>) = fields.into_iter().partition(|(field, _)| {
            [DAILY, DAILY_OF_SERVER, EVENT, OFFLINE, LADDER].contains(&field.as_str())
        });
        let mut options = TableOptions::read(&fields, "")?;
        for (field, value) in stored {
            let source = match field.as_str() {
                OFFLINE => {
                    options.offline = value == "yes";
                    continue;
                }
                LADDER => {
                    options.ladder = value == "yes";
                    continue;
                }
                EVENT => {
                    let event = EventTable::read(&value);
                    options.event = Some(event.ok_or_else(|| format!("{field}: {value:?}"))?);
                    continue;
                }
                DAILY => DealSource::Date,
                _ => DealSource::Server,
            };
            let day = value.parse().map_err(|_| format!("{field}: {value:?}"))?;
            options.daily = Some(DailyDeal { day, source });
        }
        Ok(options)
    }

    /// The number of players.
    pub fn seats(&self) -> usize {
        match self.game {
            Kind::Seven => self.seven.seats,
            Kind::FreeCity | Kind::Duel => 2,
        }
    }

    /// Whether the players choose the sides of their boards at the table.
    pub fn chooses_sides(&self) -> bool {
        self.game == Kind::Seven && !self.guided && self.seven.sides == Sides::Chosen
    }

    /// How the players come to their wonders.
    pub fn boards(&self) -> Boards {
        if self.game == Kind::Seven && !self.guided && self.people() > 1 {
            self.seven.boards
        } else {
            Boards::Random
        }
    }

    /// The number of seats for people.
    pub fn people(&self) -> usize {
        self.common.people.min(self.seats())
    }

    /// Deals the game to these people and bots; the chosen city goes to the first seat.
    ///
    /// # Errors
    /// If no deal exists for these options.
    pub fn deal(
        &self,
        id: String,
        sitting: &[Sitting],
        rng: &mut impl Rng,
    ) -> Result<AnyGame, DealError> {
        self.deal_with(id, sitting, &[], rng)
    }

    /// Deals the game with these wonders for the seats, `None` for a random one; without any, as the options say.
    ///
    /// # Errors
    /// If no deal exists for these options and wonders.
    pub fn deal_with(
        &self,
        id: String,
        sitting: &[Sitting],
        wonders: &[Option<Wonder>],
        rng: &mut impl Rng,
    ) -> Result<AnyGame, DealError> {
        match self.date() {
            Some(day) => {
                let mut rng = daily::deal(self.game as u64, day);
                self.dealt(id, sitting, wonders, &mut rng)
            }
            None => self.dealt(id, sitting, wonders, rng),
        }
    }

    fn dealt(
        &self,
        id: String,
        sitting: &[Sitting],
        wonders: &[Option<Wonder>],
        rng: &mut impl Rng,
    ) -> Result<AnyGame, DealError> {
        let names = sitting.iter().map(|one| one.name.clone()).collect();
        match self.game {
            Kind::Seven => {
                let setup = if self.guided {
                    guided::seven()
                } else {
                    self.seven.deal(wonders, rng)
                };
                let setup = setup.map_err(DealError::Options)?;
                let record = Record::new(names, setup).map_err(broken)?;
                Ok(AnyGame::Seven(Box::new(table(id, sitting, record)?)))
            }
            Kind::FreeCity => {
                let setup = self.free_city.deal(rng).map_err(DealError::Options)?;
                let record = Record::new(names, setup).map_err(broken)?;
                Ok(AnyGame::Seven(Box::new(table(id, sitting, record)?)))
            }
            Kind::Duel => {
                let setup = if self.guided {
                    guided::duel()
                } else {
                    self.duel.deal(rng)
                };
                let record = Record::new(names, setup).map_err(broken)?;
                Ok(AnyGame::Duel(Box::new(table(id, sitting, record)?)))
            }
        }
    }
}

/// Deals the cards of another table again, to these players.
///
/// # Errors
/// If the text is not a record, or the record has another number of seats.
pub fn deal_again(id: String, sitting: &[Sitting], record: &str) -> Result<AnyGame, DealError> {
    let names: Vec<String> = sitting.iter().map(|one| one.name.clone()).collect();
    match game_of_record(record).map_err(broken)?.as_str() {
        antipater_engine::duel::record::GAME => {
            let old = antipater_engine::duel::Record::read(record).map_err(broken)?;
            let new = dealt_again(names, &old).map_err(broken)?;
            Ok(AnyGame::Duel(Box::new(table(id, sitting, new)?)))
        }
        _ => {
            let old = antipater_engine::seven::Record::read(record).map_err(broken)?;
            let new = dealt_again(names, &old).map_err(broken)?;
            Ok(AnyGame::Seven(Box::new(table(id, sitting, new)?)))
        }
    }
}

/// A new record with the same deal, for these names.
fn dealt_again<G: Hosted>(names: Vec<String>, old: &Record<G>) -> Result<Record<G>, RecordError> {
    match old.setup() {
        Some(setup) => Record::new(names, setup.clone()),
        None => Record::from_position(names, old.start()),
    }
}

/// Makes the bots different characters, so that no name can be confused with a person's at the table.
pub fn name_bots(sitting: &mut [Sitting], rng: &mut impl Rng) {
    name_bots_as(sitting, true, rng);
}

/// Makes the bots different characters; with `apart`, none whose name can be confused with a person's.
fn name_bots_as(sitting: &mut [Sitting], apart: bool, rng: &mut impl Rng) {
    let taken: Vec<String> = sitting.iter().map(|one| one.name.clone()).collect();
    let mut free: Vec<&str> = BOT_NAMES.to_vec();
    free.retain(|name| !apart || !taken.iter().any(|other| names::are_alike(other, name)));
    // All names are shuffled, so that the deal after them is that of earlier versions.
    shuffle(&mut free, rng);
    free.retain(|name| Character::named(name).is_some());
    let bots = sitting
        .iter_mut()
        .filter(|one| one.bot.is_some() && one.name.is_empty());
    for (one, name) in bots.zip(free) {
        one.name = name.to_owned();
    }
}

#[allow(clippy::needless_pass_by_value, reason = "as `map_err` gives it")]
fn broken(error: RecordError) -> DealError {
    DealError::Broken(error.to_string())
}

fn table<G: Hosted>(
    id: String,
    sitting: &[Sitting],
    record: Record<G>,
) -> Result<Game<G>, DealError> {
    let bots: Vec<Option<BotKind>> = sitting.iter().map(|one| one.bot).collect();
    Game::new(id, &bots, record).map_err(DealError::Broken)
}

#[cfg(test)]
mod tests {
    use antipater_bots::style::Style;
    use antipater_engine::rng::generator;
    use antipater_engine::seven::Side;

    use super::*;

    #[test]
    fn a_form_without_fields_is_the_usual_game() {
        assert_eq!(
            TableOptions::read(&[], "You"),
            Ok(TableOptions::usual("You"))
        );
    }

    #[test]
    fn options_are_read_from_their_own_fields() {
        let options = TableOptions {
            game: Kind::Seven,
            seven: SevenOptions {
                edition: Edition::First,
                seats: 7,
                sides: Sides::AllB,
                wonder: Some(Wonder::Halicarnassus),
                boards: Boards::Drafted,
            },
            duel: DuelOptions {
                opening: Opening::FirstGame,
                begins: Begins::Bot,
            },
            free_city: FreeCityOptions {
                wonder: Some(Wonder::Rhodes),
                side: Some(Side::B),
            },
            level: BotKind::Random,
            common: CommonOptions {
                people: 3,
                pace: Pace::Days(2),
                listed: true,
                within: Some(200),
                spectators: Some(false),
                scores: true,
                talk: false,
            },
            name: "Ada".to_owned(),
            guided: false,
            daily: None,
            event: None,
            offline: false,
            ladder: false,
        };
        assert_eq!(
            TableOptions::stored(&options.write()).as_ref(),
            Ok(&options)
        );
        let read = TableOptions::read(&options.fields(), "You");
        assert_eq!(read.as_ref(), Ok(&options));
        // No form can set that a game was played offline, or belongs to the ladder.
        for (offline, ladder) in [(true, false), (false, true)] {
            let set = TableOptions {
                offline,
                ladder,
                ..options.clone()
            };
            assert!(TableOptions::read(&set.fields(), "").is_err());
            let stored = TableOptions::stored(&set.write());
            assert_eq!(stored.as_ref(), Ok(&set));
            let next = set.next();
            assert!(!next.offline && !next.ladder && next.event.is_none());
        }
    }

    #[test]
    fn bots_are_different_characters_and_none_is_called_as_a_person() {
        for seed in 0..40 {
            let sitting = |number| Sitting {
                name: ["Hypatia", ""][usize::from(number > 0)].to_owned(),
                bot: (number > 0).then_some(BotKind::Hard),
            };
            let mut sitting: Vec<Sitting> = (0..7).map(sitting).collect();
            name_bots(&mut sitting, &mut generator(seed, 0));
            let styles: Vec<Style> = sitting[1..].iter().map(Sitting::style).collect();
            let twice = |number: usize| styles[..number].contains(&styles[number]);
            assert!(!(0..6).any(twice), "{sitting:?}");
            assert!(!styles.contains(&Style::Science), "{sitting:?}");
            assert_eq!(sitting[0].style(), Style::AllRound);
        }
    }

    #[test]
    fn the_deal_of_a_day_follows_from_the_day_alone() {
        for game in Kind::ALL {
            let record = |day, seed| {
                let source = DealSource::Date;
                let options = TableOptions::of_day(game, DailyDeal { day, source });
                let stored = TableOptions::stored(&options.write());
                assert_eq!(stored.as_ref(), Ok(&options));
                assert!(TableOptions::read(&options.fields(), "").is_err());
                let mut rng = generator(seed, 0);
                let bots = [None, Some(options.level)];
                let sitting = |number: usize| Sitting {
                    name: if number == 0 {
                        "Ada".to_owned()
                    } else {
                        String::new()
                    },
                    bot: bots[number.min(1)],
                };
                let mut sitting: Vec<Sitting> = (0..options.seats()).map(sitting).collect();
                options.name_bots(&mut sitting, &mut rng);
                let game = options.deal("0".to_owned(), &sitting, &mut rng);
                (game.unwrap().record(), options.seed_of_date())
            };
            assert_eq!(record(20_000, 1), record(20_000, 2));
            assert_ne!(record(20_000, 1).0, record(20_001, 1).0);
            assert_ne!(record(20_000, 1).1, record(20_001, 1).1);
        }
    }

    #[test]
    fn a_guided_game_is_what_it_is_whatever_else_is_chosen() {
        let field = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        let chosen = [
            ("guided", "yes"),
            ("seats", "7"),
            ("people", "4"),
            ("listed", "yes"),
            ("begins", "bot"),
            ("level", "random"),
        ];
        let options = TableOptions::read(&chosen.map(field), "Ada").unwrap();
        assert_eq!((options.seats(), options.people()), (3, 1));
        assert_eq!(options.common, CommonOptions::usual());
        assert_eq!(options.level, BotKind::Builder);
        assert_eq!(
            TableOptions::stored(&options.write()).as_ref(),
            Ok(&options)
        );
        let next = options.next();
        assert!(!next.guided && next.seven.wonder.is_none());
        assert_eq!(next.level, BotKind::Normal);
        assert!(TableOptions::read(&[("guided", "no")].map(field), "").is_err());
        let free_city = [("guided", "yes"), ("game", "free-city")];
        assert!(TableOptions::read(&free_city.map(field), "").is_err());
    }
}
