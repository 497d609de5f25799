//! The parameters of the builder for 7 Wonders.

/// The weights of the builder for 7 Wonders, in points unless stated otherwise. Found by games with one weight changed
/// for one seat, at all numbers of seats and in both editions.
///
/// # Examples
/// ```
/// use antipater_bots::{Builder, SevenWeights};
///
/// // A builder that thinks nothing of the coins it pays its neighbors.
/// let seven = SevenWeights {
///     trade: 0.0,
///     ..SevenWeights::default()
/// };
/// let generous = Builder {
///     seven,
///     ..Builder::default()
/// };
/// assert_ne!(generous.seven, Builder::default().seven);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A large purse at the start of the game, beyond the points for coins; decreases to zero at the end.
    pub purse: f32,
    /// The coins with half of that worth.
    pub half_purse: f32,
    /// Each coin that goes to a neighbor, beyond its worth.
    pub trade: f32,
    /// Production, discounts: one point of a planned card that becomes easier to build.
    pub production: f32,
    /// A planned card loses this part of its worth for each coin of its price.
    pub dear: f32,
    /// A chain: one point of a planned card that becomes free, by the part that is not free already.
    pub chain: f32,
    /// The chance to build a planned stage of the wonder.
    pub stage: f32,
    /// Shields: the uncertainty of a conflict, in shields, for each turn until it.
    pub unrest: f32,
    /// Conflicts of later ages, compared with those of this age: an early lead can be kept.
    pub later_conflict: f32,
    /// The expected symbols from now on, as a multiple of the pace so far.
    pub studies: f32,
    /// Things counted at the end (neighbors' cards of a color): the number added each turn.
    pub growth: f32,
    /// Babylon's seventh card, for each remaining age.
    pub seventh: f32,
    /// A free building, in the age of its use.
    pub free_build: f32,
    /// A discarded card of age I; cards of later ages are worth proportionally more.
    pub discarded: f32,
    /// A copied guild before guilds are seen.
    pub copied_guild: f32,
    /// The loss of the card used as a marker, as a part of its worth.
    pub marker: f32,
    /// A card that the Free City takes out of the hand passed on, as a part of its worth to the opponent.
    pub deny: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            purse: 3.4,
            half_purse: 3.5,
            trade: 0.12,
            production: 0.95,
            dear: 0.05,
            chain: 0.35,
            stage: 0.6,
            unrest: 0.35,
            later_conflict: 1.8,
            studies: 1.8,
            growth: 0.15,
            seventh: 2.5,
            free_build: 2.5,
            discarded: 2.5,
            copied_guild: 4.0,
            marker: 0.05,
            deny: 0.5,
        }
    }
}
