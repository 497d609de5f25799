//! Luck: the effect of chance and of the others on each seat.
//!
//! The luck of an event is a seat's win probability after it less that before it, estimated in the same way. A Duel
//! uses a short search, 7 Wonders games that the net plays to the end of an age. Its sum over many games is about zero.
//! Only luck uses the true hidden cards, which no player could know. In a Duel chance turns up cards, offers wonders,
//! draws tokens and lays the structures. In 7 Wonders it deals (`deal`). The choices of the others on a step are a
//! separate source, and are luck only as far as the others follow a fixed policy.

use antipater_engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The source of luck.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::LuckSource;
///
/// assert_eq!(LuckSource::Reveal.name(), "reveal");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LuckSource {
    /// Duel: cards were turned up.
    Reveal,
    /// Duel: the second group of wonders was laid out.
    Wonders,
    /// Duel: The Great Library drew tokens.
    Library,
    /// Duel: the structure of an age was laid.
    Layout,
    /// 7 Wonders: the hands that were dealt and are passed on.
    Deal,
    /// 7 Wonders: the others' choices, compared with the net's choices for them.
    Others,
}

impl LuckSource {
    /// All sources.
    pub const ALL: [LuckSource; 6] = [
        LuckSource::Reveal,
        LuckSource::Wonders,
        LuckSource::Library,
        LuckSource::Layout,
        LuckSource::Deal,
        LuckSource::Others,
    ];

    /// Whether the source is chance and not a person. The mean of such luck is zero, however well people play.
    pub const fn is_chance(self) -> bool {
        !matches!(self, LuckSource::Others)
    }

    /// The name: `reveal`, `wonders`, `library`, `layout`, `deal`, `others`.
    pub const fn name(self) -> &'static str {
        match self {
            LuckSource::Reveal => "reveal",
            LuckSource::Wonders => "wonders",
            LuckSource::Library => "library",
            LuckSource::Layout => "layout",
            LuckSource::Deal => "deal",
            LuckSource::Others => "others",
        }
    }
}

/// A luck event.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{LuckEvent, LuckSource};
/// use antipater_engine::Seat;
///
/// let event = LuckEvent {
///     step: 12,
///     seat: Seat::FIRST,
///     source: LuckSource::Reveal,
///     amount: -0.04,
///     error: 0.002,
///     shared: 0.0,
/// };
/// assert!(event.amount < 0.0, "seat 0 was unlucky");
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[schema(as = AnalyzedLuck)]
pub struct LuckEvent {
    /// The number of the move.
    #[serde(rename = "move")]
    pub step: usize,
    /// The seat.
    #[schema(value_type = usize)]
    pub seat: Seat,
    /// The source: `reveal`, `layout`, `wonders`, `library`, `deal` or `others`.
    #[schema(value_type = String)]
    pub source: LuckSource,
    /// The amount, in win probabilities.
    pub amount: f64,
    /// Its standard error.
    #[serde(rename = "se")]
    pub error: f64,
    /// The standard error of the baseline, if the player's earlier luck was measured on the same sample: it cancels in
    /// their sum. It is not written.
    #[serde(skip)]
    pub shared: f64,
}

/// The standard error of the sum of a player's luck events.
pub(super) fn error_of_sum<'a>(events: impl Iterator<Item = &'a LuckEvent>) -> f64 {
    let squares = events.map(|event| event.error * event.error - 2.0 * event.shared * event.shared);
    squares.sum::<f64>().max(0.0).sqrt()
}

/// The stream of the generator for the luck of a step; `what` distinguishes the estimates in it.
pub(super) fn stream(step: usize, what: u64) -> u64 {
    (1 << 32) | (step as u64) << 16 | what
}
