//! What chance and others brought each seat, apart from what it did itself.
//!
//! The luck of an event is what a seat expects after it less what it could expect before it, judged in the same way: by a
//! short search in a Duel, by one look of the net in 7 Wonders. Over many games its sum is about zero. The true hidden cards
//! enter here and nowhere else: nobody could know them. In a Duel chance turns up cards, offers wonders, draws tokens and
//! lays the structures. In 7 Wonders it deals; the choices of the others on the same step are a source of their own, and they
//! are luck only as far as the others play by a fixed policy.

use antipater_engine::Seat;

/// Where luck comes from.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::LuckSource;
///
/// assert_eq!(LuckSource::Reveal.name(), "reveal");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// The luck of one seat on one step.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{LuckEvent, LuckSource};
/// use antipater_engine::Seat;
///
/// let event = LuckEvent {
///     step: 12,
///     source: LuckSource::Reveal,
///     seat: Seat::FIRST,
///     amount: -0.04,
///     error: 0.002,
/// };
/// assert!(event.amount < 0.0, "seat 0 was unlucky");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LuckEvent {
    /// The number of the step, from 0, as the moves of a record count.
    pub step: usize,
    /// Where it comes from.
    pub source: LuckSource,
    /// The seat.
    pub seat: Seat,
    /// In shares of the win: above 0 the seat was lucky.
    pub amount: f64,
    /// The standard error of the amount, because not all deals that could have been are tried.
    pub error: f64,
}
