//! What chance and others brought each seat, apart from what it did itself.
//!
//! The luck of an event is what a seat expects after it less what it could expect before it, judged in the same way: by a
//! short search in a Duel, by games that the net plays to the end of an age in 7 Wonders. Over many games its sum is about
//! zero. The true hidden cards enter here and nowhere else: nobody could know them. In a Duel chance turns up cards, offers
//! wonders, draws tokens and lays the structures. In 7 Wonders it deals (`deal`); the choices of the others on a step are a
//! source of their own, and they are luck only as far as the others play by a fixed policy.

use antipater_engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Where luck comes from.
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
    /// 7 Wonders: what was dealt and is passed on.
    Deal,
    /// 7 Wonders: what the others chose, against what the net would choose for them.
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

    /// Whether chance did it and no person: the sum of such luck is zero on average, however well everybody plays.
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

/// A piece of luck.
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
    /// Where it came from: `reveal`, `layout`, `wonders`, `library`, `deal` or `others`.
    #[schema(value_type = String)]
    pub source: LuckSource,
    /// How much, in win probabilities.
    pub amount: f64,
    /// Its standard error.
    #[serde(rename = "se")]
    pub error: f64,
    /// The standard error of what the amount is measured against, if the player's luck before was measured on the same
    /// sample: it cancels in their sum. It is not written.
    #[serde(skip)]
    pub shared: f64,
}

/// The standard error of the sum of pieces of a player's luck.
pub(super) fn error_of_sum<'a>(events: impl Iterator<Item = &'a LuckEvent>) -> f64 {
    let squares = events.map(|event| event.error * event.error - 2.0 * event.shared * event.shared);
    squares.sum::<f64>().max(0.0).sqrt()
}

/// The stream of the generator for the luck of a step; the last argument tells apart what is judged in it.
pub(super) fn stream(step: usize, what: u64) -> u64 {
    (1 << 32) | (step as u64) << 16 | what
}
