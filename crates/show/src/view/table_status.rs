//! The status of a table: the clock, the chat, and what the viewer can do besides deciding.

use antipater_engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::avatar::Avatar;
use super::hint::Hint;

/// The status of the table: clock, chat, links.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TableStatus {
    /// Changes with everything that the viewer may know of the table. Grows while the table is in memory.
    pub version: u64,
    /// When a bot decides for late players, in milliseconds since 1970; with time banks, when the first of those that run
    /// is empty.
    pub ends_at: Option<i64>,
    /// The time limit of a decision: `free`, seconds as `60s`, days as `2d`; or a time bank for the game, with what each
    /// decision adds, as `5m+10s` or `3d+12h`.
    pub pace: String,
    /// Whether the viewer may undo their last decision.
    pub may_undo: bool,
    /// When too little of the time for that decision is left to undo it, in milliseconds since 1970.
    pub undo_until: Option<i64>,
    /// Whether the viewer, who plays among bots, may not undo their last decision because it or an answer revealed
    /// something.
    pub undo_revealed: bool,
    /// Whether the viewer, who plays among bots alone, may ask for a hint for the current decision.
    pub may_hint: bool,
    /// The hint that the viewer has taken for the current decision.
    pub hint: Option<Hint>,
    /// The number of hints taken in this game.
    pub hints: usize,
    /// Whether the viewer has left their seat to a bot.
    pub left: bool,
    /// Whether the viewer may propose a pause, or agree to the one that is proposed.
    pub may_pause: bool,
    /// A pause, or its proposal.
    pub pause: Option<PauseView>,
    /// The table of the next game.
    pub rematch: Option<String>,
    /// The key for spectators; only the players at the table see it.
    pub watch: Option<String>,
    /// Whether anyone may watch the game.
    pub watchable: bool,
    /// The number of spectators.
    pub spectators: usize,
    /// How late the viewer sees the table, in seconds: spectators do on servers with a delay.
    pub delay: u32,
    /// Whether the cards are those of an earlier game, which a player here may know.
    pub same_deal: bool,
    /// Whether it is a daily deal, which is the same for all people.
    pub daily: bool,
    /// The event, for its players.
    pub event: Option<String>,
    /// Whether the table has a chat.
    pub talks: bool,
    /// The latest messages.
    pub talk: Vec<MessageView>,
}

impl TableStatus {
    /// Whether every decision is final and nothing is hinted, for what it shows of a deal of a day or an event.
    pub fn is_single_try(&self) -> bool {
        self.daily || self.event.is_some()
    }
}

/// A pause by agreement. Meanwhile no clock runs and no decision is accepted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "state", rename_all = "kebab-case")]
#[schema(as = Pause)]
pub enum PauseView {
    /// It begins once all people at the table agree.
    Proposed {
        /// The seats whose people do.
        #[schema(value_type = Vec<u8>)]
        agreed: Vec<Seat>,
    },
    /// It has begun.
    Begun {
        /// When play goes on at the latest, in milliseconds since 1970.
        ends_at: Option<i64>,
    },
}

impl TableStatus {
    /// Whether a panel takes the place of the question: a bot plays for the viewer, or the table pauses.
    pub fn asks_nothing(&self) -> bool {
        self.left || self.is_paused()
    }

    /// Whether a pause has begun.
    pub fn is_paused(&self) -> bool {
        matches!(self.pause, Some(PauseView::Begun { .. }))
    }
}

/// A message from a player, or one that the table wrote about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct MessageView {
    /// The number of the message at this table, from 0.
    pub number: usize,
    /// The kind of message.
    pub kind: MessageKind,
    /// The seat it is from or about.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The name on the seat.
    pub name: String,
    /// The author's picture. Only pages show it.
    #[serde(skip)]
    pub avatar: Option<Avatar>,
    /// The text; for a reaction, its name.
    pub text: String,
    /// Seconds since 1970.
    pub at: i64,
}

/// Kinds of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MessageKind {
    /// A player wrote it.
    Said,
    /// A player ran out of time, and a bot decided.
    Late,
    /// A player left the seat to a bot.
    Left,
    /// A player resigned, and a bot has the seat to the end.
    Resigned,
    /// A player was away, and others called in a bot.
    Gone,
    /// A player came back.
    Back,
    /// A player reacted with a [`Reaction`](super::Reaction); the text is its name.
    Reacted,
}

impl MessageKind {
    /// All kinds.
    const ALL: [MessageKind; 7] = [
        MessageKind::Said,
        MessageKind::Late,
        MessageKind::Left,
        MessageKind::Resigned,
        MessageKind::Gone,
        MessageKind::Back,
        MessageKind::Reacted,
    ];

    /// The name of the kind in the store.
    pub const fn name(self) -> &'static str {
        match self {
            MessageKind::Said => "said",
            MessageKind::Late => "late",
            MessageKind::Left => "left",
            MessageKind::Resigned => "resigned",
            MessageKind::Gone => "gone",
            MessageKind::Back => "back",
            MessageKind::Reacted => "reacted",
        }
    }

    /// Whether the table itself wrote the message, about its seats.
    pub const fn is_notice(self) -> bool {
        match self {
            MessageKind::Said | MessageKind::Reacted => false,
            MessageKind::Late
            | MessageKind::Left
            | MessageKind::Resigned
            | MessageKind::Gone
            | MessageKind::Back => true,
        }
    }

    /// The kind with this name in the store.
    pub fn named(name: &str) -> Option<MessageKind> {
        let mut kinds = MessageKind::ALL.into_iter();
        kinds.find(|kind| kind.name() == name)
    }
}
