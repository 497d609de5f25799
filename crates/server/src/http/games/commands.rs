//! Commands in a waiting room and at a table, besides decisions. Forms and the API share them.

use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::Error;
use crate::live::room::RoomAction;
use crate::live::table::TableCommand;
use crate::people::rate_limits::RateLimit;
use antipater_engine::seven::Wonder;
use antipater_show::options::{Boards, OptionsJson, wonder_of};
use antipater_show::view::Reaction;

/// What can be done in a waiting room.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) enum RoomVerb {
    /// Take another seat: `seat`, or the one that is reserved for you, or any free one.
    Sit,
    /// Give up your seat, or decline the one that is reserved for you.
    Stand,
    /// Add a bot of a `level` on a `seat` (host only).
    Bot,
    /// Fill all empty seats with bots (host only).
    Fill,
    /// Empty a `seat` (host only).
    Free,
    /// Change the options: `options` (host only).
    Options,
    /// Choose your wonder at a table whose `boards` are `chosen` or `drafted`: the `first` city, and if it is drafted a
    /// `second` and a `third`. Without any, take it back.
    Wonder,
    /// Deal the cards (host only).
    Deal,
    /// Close the table (host only).
    Close,
}

/// A change in a waiting room.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct RoomChange {
    /// What to do.
    #[serde(rename = "do")]
    verb: RoomVerb,
    /// The seat, from 0.
    #[schema(nullable = false, maximum = 6)]
    seat: Option<usize>,
    /// The level of the bot: `beginner`, `easy`, `normal`, `hard` or `expert`; `normal` if none is given.
    #[schema(nullable = false)]
    level: Option<String>,
    /// The new options, all of them.
    #[schema(nullable = false)]
    options: Option<OptionsJson>,
    /// The city of the wonder that you take or prefer, such as `Rhodes`; nobody else sees what you prefer.
    #[schema(nullable = false)]
    first: Option<String>,
    /// The city that you prefer next. A city named twice counts once.
    #[schema(nullable = false)]
    second: Option<String>,
    /// The city that you prefer after these.
    #[schema(nullable = false)]
    third: Option<String>,
}

impl RoomChange {
    /// Whether the sender is no longer in the room afterwards.
    pub(in crate::http) fn leaves(&self) -> bool {
        matches!(self.verb, RoomVerb::Stand | RoomVerb::Close)
    }

    /// The action; `None` for dealing the cards.
    ///
    /// # Errors
    /// Says what is missing or not on offer.
    pub(in crate::http) fn read(self) -> Result<Option<RoomAction>, Error> {
        Ok(Some(match self.verb {
            RoomVerb::Deal => return Ok(None),
            RoomVerb::Sit => RoomAction::Sit(self.seat),
            RoomVerb::Stand => RoomAction::Stand,
            RoomVerb::Bot => {
                let level = self.level.as_deref().unwrap_or("normal").parse();
                let unknown = |error| Error::Unreadable(format!("level: {error}"));
                RoomAction::Bot(needed("seat", self.seat)?, level.map_err(unknown)?)
            }
            RoomVerb::Fill => RoomAction::Fill,
            RoomVerb::Free => RoomAction::Free(needed("seat", self.seat)?),
            RoomVerb::Close => RoomAction::Close,
            RoomVerb::Wonder => RoomAction::Prefer(wonders([self.first, self.second, self.third])?),
            RoomVerb::Options => {
                let options = needed("options", self.options)?.options();
                RoomAction::Options(Box::new(options.map_err(Error::Unreadable)?))
            }
        }))
    }
}

/// What a player does besides deciding.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(in crate::http) enum CommandVerb {
    /// Undo the last decision, among bots with their answers, with an `id` and the current `decision`.
    Undo,
    /// Leave the seat to a bot.
    Leave,
    /// Return to the seat.
    Return,
    /// Give the game up. It ends at once, as lost, in a Duel and where no other person plays; else a bot has the seat to the
    /// end.
    Resign,
    /// Propose a pause, or agree to the one that is proposed, at a table with a clock. It begins once all people there
    /// agree.
    Pause,
    /// End the pause, or decline or withdraw its proposal.
    PlayOn,
    /// Let a bot play for the absent person on a `seat`, at a table without a clock.
    StandIn,
    /// Say a `text` to the others.
    Say,
    /// React with one click: a `reaction`.
    React,
}

/// Something that a player does besides deciding.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(in crate::http) struct CommandOrder {
    /// What to do.
    #[serde(rename = "do")]
    verb: CommandVerb,
    /// An id of your own, for an undo.
    #[serde(default)]
    id: String,
    /// The `decision` of the current view, for an undo.
    #[serde(default)]
    decision: usize,
    /// The message; at most 300 characters are kept.
    #[serde(default)]
    text: String,
    /// The seat that a bot should play for.
    seat: Option<usize>,
    /// The reaction.
    #[schema(nullable = false)]
    reaction: Option<Reaction>,
}

impl CommandOrder {
    /// The command for the table.
    ///
    /// # Errors
    /// Says what is missing.
    pub(in crate::http) fn read(self) -> Result<TableCommand, Error> {
        Ok(match self.verb {
            CommandVerb::Undo => TableCommand::Undo {
                id: self.id,
                decision: self.decision,
            },
            CommandVerb::Leave => TableCommand::Leave,
            CommandVerb::Return => TableCommand::Return,
            CommandVerb::Resign => TableCommand::Resign,
            CommandVerb::Pause => TableCommand::Pause,
            CommandVerb::PlayOn => TableCommand::PlayOn,
            CommandVerb::StandIn => TableCommand::StandIn(needed("seat", self.seat)?),
            CommandVerb::Say => TableCommand::Say(self.text),
            CommandVerb::React => TableCommand::React(needed("reaction", self.reaction)?),
        })
    }
}

/// The rate limit that a command counts against.
pub(in crate::http) fn counted(command: &TableCommand) -> RateLimit {
    match command {
        TableCommand::Say(_) | TableCommand::React(_) => RateLimit::Chat,
        TableCommand::Undo { .. } => RateLimit::Undo,
        TableCommand::Leave
        | TableCommand::Return
        | TableCommand::Resign
        | TableCommand::Pause
        | TableCommand::PlayOn => RateLimit::Seat,
        TableCommand::StandIn(_) => RateLimit::Play,
    }
}

/// The wonders of these cities, each once; empty names are left out.
fn wonders(cities: [Option<String>; Boards::LISTED]) -> Result<Vec<Wonder>, Error> {
    let mut wonders = Vec::new();
    for city in cities.into_iter().flatten().filter(|city| !city.is_empty()) {
        let unknown = || Error::Unreadable(format!("there is no wonder \"{city}\""));
        let wonder = wonder_of(&city).ok_or_else(unknown)?;
        if !wonders.contains(&wonder) {
            wonders.push(wonder);
        }
    }
    Ok(wonders)
}

fn needed<T>(field: &str, value: Option<T>) -> Result<T, Error> {
    value.ok_or_else(|| Error::Unreadable(format!("{field}: missing")))
}
