//! The parameters of the builder for a Duel.

/// The weights of the builder for a Duel, in points unless stated otherwise. Found by self-play with one weight changed
/// at a time.
///
/// # Examples
/// ```
/// use antipater_bots::{Builder, DuelWeights};
///
/// // A builder that loves another turn.
/// let duel = DuelWeights {
///     again: 9.0,
///     ..DuelWeights::default()
/// };
/// let restless = Builder {
///     duel,
///     ..Builder::default()
/// };
/// assert_ne!(restless.duel, Builder::default().duel);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A large purse at the start of the game, beyond the points for coins; decreases to zero at the end.
    pub purse: f32,
    /// The coins with half of that worth.
    pub half_purse: f32,
    /// The chance to build a card to come.
    pub share: f32,
    /// The chance to build a wonder.
    pub plan_wonder: f32,
    /// A coin saved on plans.
    pub saving: f32,
    /// A coin that the opponent must pay more, as a part of one saved.
    pub hinder: f32,
    /// A chain: a coin that its card would cost.
    pub chain: f32,
    /// A coin that the opponent spends on resources, to the owner of Economy.
    pub economy: f32,
    /// Guilds: the number of counted things added in a whole game.
    pub growth: f32,
    /// Another turn.
    pub again: f32,
    /// Coins that the opponent loses, as a part of their worth to it.
    pub loot: f32,
    /// The track: a space while the game is open.
    pub slope: f32,
    /// The track: how early in the game its spaces count more than its points.
    pub open: f32,
    /// The track: a pawn before the capital, with enough shields to come.
    pub threat: f32,
    /// The track: the part of the shields to come that one seat may get.
    pub reach: f32,
    /// The first to the fifth symbol, while six are in reach.
    pub study: [f32; 5],
    /// Law on the board, as a chance for one more symbol.
    pub law: f32,
    /// Half of a pair.
    pub pair: f32,
    /// A wonder, for each coin of its price in the draft.
    pub draft: f32,
    /// A wonder now, compared with one later.
    pub wonder: f32,
    /// The opponent's next gain, as a part of its worth.
    pub reply: f32,
    /// The gain after that, as a part of its worth.
    pub after: f32,
    /// A card that the opponent can never have, as a part of its worth to the opponent.
    pub deny: f32,
    /// An unseen card.
    pub unseen: f32,
    /// An unseen card that wins at once.
    pub fear: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            purse: 20.0,
            half_purse: 5.0,
            share: 0.64,
            plan_wonder: 1.0,
            saving: 0.4,
            hinder: 0.6,
            chain: 0.15,
            economy: 0.3,
            growth: 3.0,
            again: 6.4,
            loot: 0.6,
            slope: 1.5,
            open: 2.0,
            threat: 19.0,
            reach: 0.3,
            study: [2.0, 4.0, 8.0, 16.0, 32.0],
            law: 0.7,
            pair: 2.0,
            draft: 0.2,
            wonder: 0.45,
            reply: 0.7,
            after: 0.8,
            deny: 0.3,
            unseen: 4.8,
            fear: 40.0,
        }
    }
}
