//! What the builder thinks of 7 Wonders, as numbers.

/// What the builder thinks things are worth, in points unless it says otherwise. Found by games in which one seat had
/// one weight changed, at all numbers of seats and in both editions.
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
    /// A full purse at the start of the game, beyond the points for coins; falls to nothing at the end.
    pub purse: f32,
    /// The coins at which half of that is reached.
    pub half_purse: f32,
    /// Each coin that goes to a neighbor, beyond its worth.
    pub trade: f32,
    /// Production, discounts: one point of a planned card that becomes easier to build.
    pub production: f32,
    /// A planned card loses this part of its worth for each coin it takes.
    pub dear: f32,
    /// A chain: one point of a planned card that becomes free, by the part that is not free already.
    pub chain: f32,
    /// The chance to build a planned stage of the wonder.
    pub stage: f32,
    /// Shields: how open a conflict is, in shields, for each turn until it.
    pub unrest: f32,
    /// Conflicts of later ages, against those of this age: a lead taken early can be kept.
    pub later_conflict: f32,
    /// Symbols expected from now on, as a multiple of the pace so far.
    pub studies: f32,
    /// Things counted at the end (neighbors' cards of a color): how many are added each turn.
    pub growth: f32,
    /// Babylon's seventh card, for each age in which it comes.
    pub seventh: f32,
    /// A free building, in the age of its use.
    pub free_build: f32,
    /// A discarded card of age I; later ages are worth as much more as their cards.
    pub discarded: f32,
    /// A copied guild before guilds are seen.
    pub copied_guild: f32,
    /// What is lost with the card laid under the wonder, as a part of its worth.
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
