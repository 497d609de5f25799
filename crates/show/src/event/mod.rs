//! Events: duplicate play, Swiss tournaments and arenas. `standing` ranks the players, and `csv` writes
//! that down.

mod csv;
mod standing;

use antipater_bots::BotKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use self::csv::csv;
pub use self::standing::{EventGame, Ranked, RoundResult, UNIT, rank};

use crate::daily::Taken;
use crate::history::Played;
use crate::options::{EventTable, Kind, Pace, TableOptions};
use crate::pool::{Pool, Tempo};
use crate::view::PersonKey;

/// The address of the list of events.
pub const EVENTS: &str = "/events";

/// The address of an event, which is its invitation.
pub fn address(id: &str) -> String {
    format!("{EVENTS}/{id}")
}

/// How an event is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody plays the same deals from the same seat against the same bots, when they like.
    Duplicate,
    /// Rounds of people against each other, with the same deal at all tables; those who had the same hand are compared.
    Pairs,
    /// Rounds of people against each other, who have equally many points.
    Swiss,
    /// People play game after game for a time.
    Arena,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 4] = [
        Format::Duplicate,
        Format::Pairs,
        Format::Swiss,
        Format::Arena,
    ];

    /// The name in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Duplicate => "duplicate",
            Format::Pairs => "pairs",
            Format::Swiss => "swiss",
            Format::Arena => "arena",
        }
    }

    /// The format with this name.
    pub fn named(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|one| one.name() == name)
    }

    /// Whether rounds are paired: the next one begins when all games of the last are over.
    pub const fn has_rounds(self) -> bool {
        matches!(self, Format::Pairs | Format::Swiss)
    }

    /// Whether games are compared by matchpoints.
    pub const fn is_compared(self) -> bool {
        matches!(self, Format::Duplicate | Format::Pairs)
    }
}

/// How far an event is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EventStage {
    /// People enter.
    Open,
    /// Games are played; people may still enter.
    Running,
    /// It is over.
    Over,
}

impl EventStage {
    /// The name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            EventStage::Open => "open",
            EventStage::Running => "running",
            EventStage::Over => "over",
        }
    }

    /// The stage with this name.
    pub fn named(name: &str) -> Option<EventStage> {
        let all = [EventStage::Open, EventStage::Running, EventStage::Over];
        all.into_iter().find(|one| one.name() == name)
    }
}

/// The options of an event, chosen by its host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct EventOptions {
    /// The title; at most 60 characters.
    pub title: String,
    /// How it is played.
    pub format: Format,
    /// The game.
    #[schema(value_type = String)]
    pub game: Played,
    /// The number of cities at a table of 7 Wonders, from 3 to 7. Where people are paired, the last tables may have others.
    pub seats: usize,
    /// The number of deals or rounds, from 1 to 32. An arena has none.
    pub rounds: usize,
    /// How long a duplicate event or an arena lasts, in minutes, from 5 to 20,160.
    pub minutes: u32,
    /// The tempo of games between people.
    pub tempo: Tempo,
    /// The level of the bots of a duplicate event, and of those that fill a table.
    #[schema(value_type = String, default = "hard")]
    #[serde(with = "level")]
    pub level: BotKind,
    /// Whether everybody on the server may see and enter it. Others need its address.
    pub listed: bool,
}

impl Default for EventOptions {
    fn default() -> EventOptions {
        EventOptions {
            title: String::new(),
            format: Format::Duplicate,
            game: Played::Duel,
            seats: 4,
            rounds: 8,
            minutes: 24 * 60,
            tempo: Tempo::Quick,
            level: BotKind::Hard,
            listed: false,
        }
    }
}

/// A level as its name.
mod level {
    use antipater_bots::BotKind;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    pub(super) fn serialize<S: Serializer>(level: &BotKind, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(level.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<BotKind, D::Error> {
        let name = String::deserialize(from)?;
        let level = name.parse().ok();
        let level = level.filter(|level| BotKind::LEVELS.contains(level));
        level.ok_or_else(|| D::Error::custom(format!("no level: {name:?}")))
    }
}

/// The longest title, in characters.
const TITLE: usize = 60;
/// The most deals or rounds.
const ROUNDS: usize = 32;
/// The shortest and the longest time, in minutes: five minutes and two weeks.
const MINUTES: std::ops::RangeInclusive<u32> = 5..=14 * 24 * 60;

impl EventOptions {
    /// The options if they are valid, with the title trimmed.
    ///
    /// # Errors
    /// Says which field is wrong.
    pub fn checked(mut self) -> Result<EventOptions, String> {
        self.title = self.title.trim().to_owned();
        let length = self.title.chars().count();
        if !(1..=TITLE).contains(&length) || self.title.chars().any(char::is_control) {
            return Err(format!("title: 1 to {TITLE} characters"));
        }
        if !(3..=7).contains(&self.seats) {
            return Err("seats: 3 to 7".to_owned());
        }
        if !(1..=ROUNDS).contains(&self.rounds) {
            return Err(format!("rounds: 1 to {ROUNDS}"));
        }
        if !MINUTES.contains(&self.minutes) {
            let (from, to) = (MINUTES.start(), MINUTES.end());
            return Err(format!("minutes: {from} to {to}"));
        }
        if self.format == Format::Arena && self.tempo == Tempo::Days {
            return Err("tempo: an arena is quick or normal".to_owned());
        }
        Ok(self)
    }

    /// The kind of game.
    pub const fn kind(&self) -> Kind {
        match self.game {
            Played::SevenFirst | Played::SevenSecond => Kind::Seven,
            Played::FreeCity => Kind::FreeCity,
            Played::Duel => Kind::Duel,
        }
    }

    /// The number of seats at a full table.
    pub const fn table_size(&self) -> usize {
        match self.game {
            Played::Duel | Played::FreeCity => 2,
            Played::SevenFirst | Played::SevenSecond => self.seats,
        }
    }

    /// The number of rounds; `None` for an arena.
    pub fn rounds(&self) -> Option<usize> {
        (self.format != Format::Arena).then_some(self.rounds)
    }

    /// The options of a table of the event `id` for this many people. `round` counts from 1; an arena has no deals of its
    /// own, so its games are like others.
    pub fn table(&self, id: &str, round: usize, people: usize, seats: usize) -> TableOptions {
        let (game, tempo) = (self.game, self.tempo);
        let mut options = Pool { game, tempo }.options(people);
        options.common.unlist();
        options.level = self.level;
        if options.game == Kind::Seven {
            options.seven.seats = seats;
        }
        if self.format == Format::Duplicate {
            options.common.pace = Pace::Free;
        }
        let is_arena = self.format == Format::Arena;
        options.common.spectators = Some(is_arena);
        options.event = Some(EventTable {
            event: id.to_owned(),
            deal: (!is_arena).then_some(round),
        });
        options
    }
}

/// A player of an event in its standing.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct EventPlayer {
    /// The name.
    pub name: String,
    /// The key of the person.
    #[schema(value_type = String)]
    pub person: PersonKey,
    /// Whether the player has withdrawn.
    pub withdrawn: bool,
    /// The place and the results.
    #[serde(flatten)]
    pub ranked: Ranked,
}

/// An event as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct EventView {
    /// The id, which is its invitation.
    pub id: String,
    /// The options.
    pub options: EventOptions,
    /// How far it is.
    pub stage: EventStage,
    /// The name of the host.
    pub host: String,
    /// Whether the viewer is the host.
    pub is_host: bool,
    /// The viewer's place in `players`, if they take part.
    pub own: Option<usize>,
    /// The viewer's tables, by round.
    pub tables: Vec<OwnEventTable>,
    /// When it begins or has begun, in seconds since 1970.
    pub begins_at: Option<i64>,
    /// When it ends or has ended, in seconds since 1970.
    pub ends_at: Option<i64>,
    /// The SHA-256 of the key that its deals follow from, in hexadecimal digits.
    pub hash: String,
    /// The key, once it is over.
    pub key: Option<String>,
    /// The round that is played, from 1; 0 before the first.
    pub round: usize,
    /// The players, best first.
    pub players: Vec<EventPlayer>,
}

impl EventView {
    /// The viewer's table of a round.
    pub fn table(&self, round: usize) -> Option<&OwnEventTable> {
        self.tables.iter().find(|table| table.round == round)
    }

    /// Whether the viewer takes part and has not withdrawn.
    pub fn takes_part(&self) -> bool {
        let own = self.own.and_then(|own| self.players.get(own));
        own.is_some_and(|own| !own.withdrawn)
    }
}

/// A viewer's table of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OwnEventTable {
    /// The round or deal, from 1.
    pub round: usize,
    /// The id of the table.
    pub table: String,
    /// Whether the game is over.
    pub over: bool,
}

/// A finished game with a deal of an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DealGame {
    /// The name of the player.
    pub name: String,
    /// Whether it is the viewer's.
    pub own: bool,
    /// The seat, from 0.
    pub seat: usize,
    /// The place at the table, from 1.
    pub place: usize,
    /// The lead over the best of the others, in points.
    pub lead: i32,
    /// The matchpoints, in hundredths of a percent.
    pub matchpoints: i64,
    /// The key for spectators, while the game is stored.
    pub watch: Option<String>,
    /// What the player took in each decision.
    #[schema(value_type = Vec<Object>)]
    pub taken: Vec<Taken>,
}

/// An event in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EventLine {
    /// The id.
    pub id: String,
    /// The options.
    pub options: EventOptions,
    /// How far it is.
    pub stage: EventStage,
    /// The name of the host.
    pub host: String,
    /// The number of players.
    pub players: usize,
    /// When it begins or has begun, in seconds since 1970.
    pub begins_at: Option<i64>,
    /// When it ends or has ended, in seconds since 1970.
    pub ends_at: Option<i64>,
}
