//! What is around the game at a table: the clock, what was said, what the viewer can do besides deciding.

use antipater_engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::wire;

/// What is around the game.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Around {
    /// Changes with everything the viewer may know of the table. Grows while the table is in memory.
    pub version: u64,
    /// When a bot decides for those who have not, in milliseconds since 1970.
    pub ends_at: Option<i64>,
    /// When the view was made, in milliseconds since 1970, where a bot decides at some time: the page counts down from it.
    #[serde(skip)]
    pub now: Option<i64>,
    /// How long a decision may take: `free`, seconds as `60s`, days as `2d`.
    pub pace: String,
    /// Whether the viewer may take its last decision back.
    pub may_undo: bool,
    /// Whether the viewer has left its seat to a bot.
    pub left: bool,
    /// The table of the next game.
    pub rematch: Option<String>,
    /// What lets others look on; only those who sit here see it.
    pub watch: Option<String>,
    /// Whether people can write to each other here.
    pub talks: bool,
    /// What was said lately.
    pub talk: Vec<MessageView>,
}

/// Something that was said, or that the table says of somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct MessageView {
    /// Counts the messages of the table from 0.
    pub number: usize,
    /// What kind of message it is.
    pub kind: MessageKind,
    /// The seat it is from or about.
    #[serde(serialize_with = "wire::seat_if_any")]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The name on the seat.
    pub name: String,
    /// What was said.
    pub text: String,
    /// Seconds since 1970.
    pub at: i64,
}

/// Kinds of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MessageKind {
    /// Somebody said it.
    Said,
    /// Time was up, and a bot decided for somebody.
    Late,
    /// Somebody left the seat to a bot.
    Left,
    /// Somebody did not come, and others had a bot play on.
    Gone,
    /// Somebody came back.
    Back,
}

impl MessageKind {
    /// All kinds.
    const ALL: [MessageKind; 5] = [
        MessageKind::Said,
        MessageKind::Late,
        MessageKind::Left,
        MessageKind::Gone,
        MessageKind::Back,
    ];

    /// The word for it in the store.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            MessageKind::Said => "said",
            MessageKind::Late => "late",
            MessageKind::Left => "left",
            MessageKind::Gone => "gone",
            MessageKind::Back => "back",
        }
    }

    /// The kind of a word in the store.
    pub(crate) fn named(name: &str) -> Option<MessageKind> {
        let mut kinds = MessageKind::ALL.into_iter();
        kinds.find(|kind| kind.name() == name)
    }
}
