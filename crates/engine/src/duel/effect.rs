//! The effects printed on cards, wonders and progress tokens: one variant each.
//!
//! Here: the vocabulary of the tables. Not here: which component has which effect (`cards`, `wonders`, `tokens`), and
//! its rules for resolution (`apply`), prices (`pay`) and points (`score`).

use crate::{Resource, ResourceSet};

/// The color of a card.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Card, Color};
///
/// assert_eq!(Card::Tavern.row().color, Color::Yellow);
/// assert_eq!(Color::ALL.len(), 7);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// Raw materials.
    Brown,
    /// Manufactured goods.
    Gray,
    /// Civilian buildings: points.
    Blue,
    /// Scientific buildings: symbols.
    Green,
    /// Commercial buildings: coins and trade.
    Yellow,
    /// Military buildings: shields.
    Red,
    /// Guilds.
    Purple,
}

impl Color {
    /// All colors in order.
    pub const ALL: [Color; 7] = [
        Color::Brown,
        Color::Gray,
        Color::Blue,
        Color::Green,
        Color::Yellow,
        Color::Red,
        Color::Purple,
    ];

    /// The name in positions and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Brown => "brown",
            Color::Gray => "gray",
            Color::Blue => "blue",
            Color::Green => "green",
            Color::Yellow => "yellow",
            Color::Red => "red",
            Color::Purple => "purple",
        }
    }
}

/// A scientific symbol; six different ones win the game (rule D45).
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Card, CardSet, Symbol};
///
/// let wheel = CardSet::with_symbol(Symbol::Wheel);
/// assert_eq!(wheel, CardSet::of(&[Card::Apothecary, Card::School]));
/// // Law is on a progress token alone.
/// assert!(CardSet::with_symbol(Symbol::Law).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// On Apothecary and School.
    Wheel,
    /// On Pharmacist and Dispensary.
    Mortar,
    /// On Scriptorium and Library.
    Quill,
    /// On Workshop and Laboratory.
    Pendulum,
    /// On Academy and Study.
    Sundial,
    /// On University and Observatory.
    Globe,
    /// The scales, on the progress token Law alone.
    Law,
}

impl Symbol {
    /// The six symbols of the green cards; the seventh is [`Symbol::Law`].
    pub const ON_CARDS: [Symbol; 6] = [
        Symbol::Wheel,
        Symbol::Mortar,
        Symbol::Quill,
        Symbol::Pendulum,
        Symbol::Sundial,
        Symbol::Globe,
    ];
}

/// The kind of thing that a card or guild counts in a city.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{City, Kind, Wonder, WonderSet};
///
/// let city = City {
///     built: WonderSet::of(&[Wonder::Sphinx, Wonder::Colossus]),
///     ..City::default()
/// };
/// assert_eq!(city.count(Kind::Wonders), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Cards of one color.
    Color(Color),
    /// Brown and gray cards together.
    BrownAndGray,
    /// Constructed wonders.
    Wonders,
    /// Complete sets of three coins.
    CoinSets,
}

/// An effect as printed.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Effect, Token, Wonder};
///
/// assert_eq!(Wonder::Pyramids.row().effects, [Effect::Points(9)]);
/// assert!(Token::Agriculture.row().effects.contains(&Effect::Coins(6)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Produces units of a resource for each construction; they raise the opponent's price (rules D17, D18).
    Produce(Resource, u8),
    /// Produces one unit of one of these for each construction (rule D21).
    ProduceOneOf(ResourceSet),
    /// The owner buys the resource for 1 coin per unit (rule D20).
    FixedPrice(Resource),
    /// Points at the end of the game.
    Points(u8),
    /// Points at the end for each progress token of the owner (rule D49).
    PointsPerToken(u8),
    /// The pawn moves this many spaces (rule D38).
    Shields(u8),
    /// Gives a scientific symbol (rule D42).
    Science(Symbol),
    /// Coins from the bank once.
    Coins(u8),
    /// Coins from the bank once, for each of a kind in the owner's city (rule D27).
    CoinsPerOwn(u8, Kind),
    /// Coins from the bank once, for each of a kind in the city with the most (rule D28).
    CoinsPerMost(u8, Kind),
    /// Points at the end for each of a kind in the city with the most (rule D57).
    PointsPerMost(u8, Kind),
    /// The opponent returns coins to the bank (rule D33).
    OpponentLoses(u8),
    /// The owner takes another turn (rule D32).
    PlayAgain,
    /// The owner discards a card of this color from the opponent's city (rule D34).
    Destroy(Color),
    /// The owner constructs a card of the discard pile for free (rule D35).
    Revive,
    /// The owner keeps one of three progress tokens from the box (rule D36).
    ChooseProgress,
    /// Two resources of each later wonder are waived (rule D22).
    WondersCostTwoLess,
    /// Two resources of each later blue card are waived (rule D22).
    BlueCostsTwoLess,
    /// The coins that the opponent spends on resources come to the owner (rule D25).
    TakesTradeCoins,
    /// Each later red card has this many more shields (rule D40).
    RedShields(u8),
    /// The owner takes another turn after each later wonder (rule D51).
    WondersPlayAgain,
    /// Coins for each later building that a chain makes free (rule D52).
    CoinsPerChain(u8),
}

/// The set of all rows of a table with an effect of this form, computed at compile time.
macro_rules! having {
    ($set:ident, $table:expr, $effect:pat) => {{
        let mut set = $set::EMPTY;
        let mut i = 0;
        while i < $table.len() {
            let mut j = 0;
            while j < $table[i].effects.len() {
                if matches!($table[i].effects[j], $effect) {
                    set = set.with($table[i].id);
                }
                j += 1;
            }
            i += 1;
        }
        set
    }};
}

pub(super) use having;
