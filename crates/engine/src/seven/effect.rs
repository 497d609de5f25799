//! The effects of cards and stages. A plain effect is a variant with its numbers; a unique power is a variant with its
//! printed meaning.

use crate::resource::{ResourceSet, Resources};

/// One effect of a card or a stage. A card may have several, which all apply.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Edition, Effect};
///
/// let points = |edition| Card::Altar.facts(edition).effects;
/// assert_eq!(points(Edition::First), [Effect::Points(2)]);
/// assert_eq!(points(Edition::Second), [Effect::Points(3)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Produces all these units every turn; neighbors may buy each of them.
    Produce(Resources),
    /// Produces one unit of one of these every turn; each neighbor may buy one unit of any of these kinds.
    ProduceOne(ResourceSet),
    /// Produces one unit of one of these every turn, never for sale (yellow cards and stages).
    ProduceOnePrivate(ResourceSet),
    /// Resources of this class from these neighbors cost 1 coin instead of 2, from the next turn on.
    Discount(Class, Partner),
    /// Coins from the bank once, when built.
    Coins(u8),
    /// Coins from the bank once, when built, for each thing counted; things built in the same turn count.
    CoinsPer(u8, Counted, Scope),
    /// Shields in the conflict of this and every later age.
    Shields(u8),
    /// A scientific symbol.
    Symbol(Symbol),
    /// A scientific symbol, whose kind is chosen at the end for the best total.
    AnySymbol,
    /// Points at the end of the game.
    Points(u8),
    /// Points at the end for each thing counted.
    PointsPer(u8, Counted, Scope),
    /// Points at the end if the city's own wonder is complete (Decorators Guild).
    PointsIfComplete(u8),
    /// A power that changes what the city may do.
    Power(Power),
}

/// The powers that change the actions of a city.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Board, Edition, Power, Side, Wonder};
///
/// let olympia = Board {
///     wonder: Wonder::Olympia,
///     side: Side::A,
/// };
/// // The second stage gives it.
/// assert_eq!(
///     olympia.stage_of(Edition::First, Power::FreeOncePerAge),
///     Some(1)
/// );
/// assert_eq!(
///     olympia.stage_of(Edition::Second, Power::FreeOncePerAge),
///     None
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Power {
    /// Halicarnassus: at the end of the turn in which the stage is built, one discarded card may be built for free.
    BuildDiscarded,
    /// Babylon: the seventh card of each age is played instead of discarded.
    PlaySeventh,
    /// Olympia A: once per age a building from the hand is free.
    FreeOncePerAge,
    /// Olympia Day: a building of a color not yet in the city is free.
    FirstOfColorFree,
    /// Olympia Night: the building of the first turn of an age is free.
    FirstOfAgeFree,
    /// Olympia Night: the building of the sixth turn of an age is free.
    LastOfAgeFree,
    /// Olympia B: at the end one guild of one neighbor scores as if it were in this city.
    CopyGuild,
}

impl Power {
    /// The number of powers.
    pub const COUNT: usize = 7;
}

/// Raw materials or manufactured goods.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Class, Edition, Effect, Partner};
///
/// let marketplace = Card::Marketplace.facts(Edition::First);
/// assert_eq!(
///     marketplace.effects,
///     [Effect::Discount(Class::Goods, Partner::Both)]
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Wood, stone, clay, ore.
    Raw,
    /// Glass, loom, papyrus.
    Goods,
}

/// The neighbors to whom a discount applies.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Class, Edition, Effect, Partner};
///
/// let post = Card::EastTradingPost.facts(Edition::First);
/// assert_eq!(post.effects, [Effect::Discount(Class::Raw, Partner::Right)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Partner {
    /// The left neighbor (next clockwise).
    Left,
    /// The right neighbor.
    Right,
    /// Either neighbor.
    Both,
}

/// The things that coins and points are counted by.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Counted, Edition, Effect, Scope};
///
/// let builders = Card::BuildersGuild.facts(Edition::First);
/// assert_eq!(
///     builders.effects,
///     [Effect::PointsPer(1, Counted::Stages, Scope::All)]
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// Built cards of a color. Cards under a wonder and the production of a board never count.
    Cards(Color),
    /// Built stages of wonders.
    Stages,
    /// Defeat tokens.
    Defeats,
}

/// The cities in which things are counted.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Color, Counted, Edition, Effect, Scope};
///
/// let brown = Counted::Cards(Color::Brown);
/// let workers = Card::WorkersGuild.facts(Edition::First);
/// assert_eq!(
///     workers.effects,
///     [Effect::PointsPer(1, brown, Scope::Neighbors)]
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scope {
    /// The city itself.
    Own,
    /// The two neighboring cities, without the city itself.
    Neighbors,
    /// The city itself and both neighbors.
    All,
}

/// The color of a card.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Color, Edition};
///
/// let color = Card::Tavern.facts(Edition::First).color;
/// assert_eq!(color, Color::Yellow);
/// assert_eq!(color.name(), "yellow");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// Raw materials.
    Brown,
    /// Manufactured goods.
    Gray,
    /// Civilian structures.
    Blue,
    /// Commercial structures.
    Yellow,
    /// Military structures.
    Red,
    /// Scientific structures.
    Green,
    /// Guilds.
    Purple,
}

impl Color {
    /// The number of colors.
    pub const COUNT: usize = 7;

    /// All colors in the order of the cards.
    pub const ALL: [Color; Color::COUNT] = [
        Color::Brown,
        Color::Gray,
        Color::Blue,
        Color::Yellow,
        Color::Red,
        Color::Green,
        Color::Purple,
    ];

    /// The name in data and records.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Brown => "brown",
            Color::Gray => "gray",
            Color::Blue => "blue",
            Color::Yellow => "yellow",
            Color::Red => "red",
            Color::Green => "green",
            Color::Purple => "purple",
        }
    }
}

/// A scientific symbol.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Edition, Effect, Symbol};
///
/// let workshop = Card::Workshop.facts(Edition::First);
/// assert_eq!(workshop.effects, [Effect::Symbol(Symbol::Gear)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Symbol {
    /// The compass.
    Compass,
    /// The gear.
    Gear,
    /// The tablet.
    Tablet,
}

impl Symbol {
    /// All symbols in order.
    pub const ALL: [Symbol; 3] = [Symbol::Compass, Symbol::Gear, Symbol::Tablet];

    /// The name in data.
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Compass => "compass",
            Symbol::Gear => "gear",
            Symbol::Tablet => "tablet",
        }
    }
}
