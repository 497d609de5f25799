//! The seven wonders: their boards, two sides each, in both editions, one row per side.

use super::edition::Edition;
use super::effect::Effect::{self, AnySymbol, Coins, Discount, Points, Power, Shields};
use super::effect::Partner::Both;
use super::effect::Power::{
    BuildDiscarded, CopyGuild, FirstOfAgeFree, FirstOfColorFree, FreeOncePerAge, LastOfAgeFree,
    PlaySeventh,
};
use super::effect::{self, Class::Raw};
use super::pay::Need;
use crate::resource::Resource::{self, Clay, Glass, Loom, Ore, Papyrus, Stone, Wood};
use crate::resource::{ResourceSet, Resources};

/// A wonder, named by its city.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Edition, Wonder};
///
/// assert_eq!(Wonder::Rhodes.city(Edition::First), "Rhodes");
/// assert_eq!(Wonder::Rhodes.city(Edition::Second), "Rhodos");
/// assert_eq!(
///     Wonder::from_city(Edition::Second, "Rhodos"),
///     Some(Wonder::Rhodes)
/// );
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs, reason = "each variant is the name of the city")]
pub enum Wonder {
    Giza,
    Babylon,
    Olympia,
    Rhodes,
    Ephesus,
    Alexandria,
    Halicarnassus,
}

impl Wonder {
    /// The number of wonders.
    pub const COUNT: usize = 7;

    /// All wonders in order.
    pub const ALL: [Wonder; Wonder::COUNT] = [
        Wonder::Giza,
        Wonder::Babylon,
        Wonder::Olympia,
        Wonder::Rhodes,
        Wonder::Ephesus,
        Wonder::Alexandria,
        Wonder::Halicarnassus,
    ];

    /// The printed name of the city in this edition.
    pub const fn city(self, edition: Edition) -> &'static str {
        self.names()[edition as usize]
    }

    /// The wonder with this city, by its printed name in this edition.
    pub fn from_city(edition: Edition, city: &str) -> Option<Wonder> {
        Wonder::ALL
            .into_iter()
            .find(|wonder| wonder.city(edition) == city)
    }

    /// The name of the monument in English.
    pub const fn monument(self) -> &'static str {
        match self {
            Wonder::Giza => "The Pyramids of Giza",
            Wonder::Babylon => "The Hanging Gardens of Babylon",
            Wonder::Olympia => "The Statue of Zeus in Olympia",
            Wonder::Rhodes => "The Colossus of Rhodes",
            Wonder::Ephesus => "The Temple of Artemis in Ephesus",
            Wonder::Alexandria => "The Lighthouse of Alexandria",
            Wonder::Halicarnassus => "The Mausoleum of Halicarnassus",
        }
    }

    const fn names(self) -> [&'static str; 2] {
        match self {
            Wonder::Giza => ["Giza", "Gizah"],
            Wonder::Babylon => ["Babylon", "Babylon"],
            Wonder::Olympia => ["Olympia", "Olympia"],
            Wonder::Rhodes => ["Rhodes", "Rhodos"],
            Wonder::Ephesus => ["Ephesus", "Ephesos"],
            Wonder::Alexandria => ["Alexandria", "Alexandria"],
            Wonder::Halicarnassus => ["Halicarnassus", "Halikarnassos"],
        }
    }
}

/// A side of a wonder's board. The second edition calls side A Day and side B Night.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Edition, Side};
///
/// assert_eq!(Side::B.name(Edition::First), "B");
/// assert_eq!(Side::from_name(Edition::Second, "night"), Some(Side::B));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Side A, or Day.
    A,
    /// Side B, or Night.
    B,
}

impl Side {
    /// Both sides.
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    /// The name in records of this edition: `A`, `B`, `day`, `night`.
    pub const fn name(self, edition: Edition) -> &'static str {
        match (edition, self) {
            (Edition::First, Side::A) => "A",
            (Edition::First, Side::B) => "B",
            (Edition::Second, Side::A) => "day",
            (Edition::Second, Side::B) => "night",
        }
    }

    /// The side with this name in this edition.
    pub fn from_name(edition: Edition, name: &str) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|side| side.name(edition) == name)
    }
}

/// A wonder's board with the side in play.
///
/// # Examples
/// ```
/// use antipater_engine::Resource;
/// use antipater_engine::seven::{Board, Edition, Side, Wonder};
///
/// let board = Board {
///     wonder: Wonder::Babylon,
///     side: Side::A,
/// };
/// assert_eq!(board.facts(Edition::First).start, Resource::Clay);
/// assert_eq!(board.facts(Edition::Second).start, Resource::Wood);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board {
    /// The wonder.
    pub wonder: Wonder,
    /// The side in play.
    pub side: Side,
}

/// The printed facts of one side of a board.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Board, Edition, Side, Wonder};
///
/// let stages = |side| {
///     let board = Board {
///         wonder: Wonder::Giza,
///         side,
///     };
///     board.facts(Edition::First).stages.len()
/// };
/// assert_eq!((stages(Side::A), stages(Side::B)), (3, 4));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct BoardFacts {
    /// The city's initial resource; neighbors may buy it.
    pub start: Resource,
    /// The stages in building order.
    pub stages: &'static [StageFacts],
    /// For each power the index of the first stage with it.
    first_stage: [Option<u8>; effect::Power::COUNT],
}

/// One stage of a wonder.
///
/// # Examples
/// ```
/// use antipater_engine::Resources;
/// use antipater_engine::seven::{Board, Edition, Effect, Side, Wonder};
///
/// let board = Board {
///     wonder: Wonder::Giza,
///     side: Side::A,
/// };
/// let first = &board.facts(Edition::First).stages[0];
/// assert_eq!(first.resources, Resources::of("SS"));
/// assert_eq!(first.effects, [Effect::Points(3)]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct StageFacts {
    /// The resources in its cost.
    pub resources: Resources,
    /// The same resources in the form for payments.
    pub need: Need,
    /// Its effects.
    pub effects: &'static [Effect],
}

impl Board {
    /// The board used when only the seat matters: Giza, side A.
    pub(crate) const PLAIN: Board = Board {
        wonder: Wonder::Giza,
        side: Side::A,
    };

    /// The printed facts of the board in this edition.
    pub fn facts(self, edition: Edition) -> &'static BoardFacts {
        &BOARDS[edition as usize][self.wonder as usize][self.side as usize]
    }

    /// The index of the first stage with this power; `None` without one.
    pub fn stage_of(self, edition: Edition, power: effect::Power) -> Option<usize> {
        self.facts(edition).first_stage[power as usize].map(usize::from)
    }
}

const fn stage(letters: &str, effects: &'static [Effect]) -> StageFacts {
    let resources = Resources::of(letters);
    StageFacts {
        resources,
        need: Need::new(resources),
        effects,
    }
}

const fn board(start: Resource, stages: &'static [StageFacts]) -> BoardFacts {
    let mut first_stage = [None; effect::Power::COUNT];
    let mut stage = stages.len();
    while stage > 0 {
        stage -= 1;
        let effects = stages[stage].effects;
        let mut i = 0;
        while i < effects.len() {
            if let Power(power) = effects[i] {
                first_stage[power as usize] = Some(stage as u8);
            }
            i += 1;
        }
    }
    BoardFacts {
        start,
        stages,
        first_stage,
    }
}

const ANY_RAW: Effect = Effect::ProduceOnePrivate(ResourceSet::RAW);
const ANY_GOOD: Effect = Effect::ProduceOnePrivate(ResourceSet::GOODS);

/// The facts by edition, wonder and side.
#[rustfmt::skip]
pub(super) static BOARDS: [[[BoardFacts; 2]; Wonder::COUNT]; 2] = [
    [
        [ // Giza
            board(Stone, const { &[stage("SS", &[Points(3)]), stage("WWW", &[Points(5)]), stage("SSSS", &[Points(7)])] }),
            board(Stone, const { &[stage("WW", &[Points(3)]), stage("SSS", &[Points(5)]), stage("CCC", &[Points(5)]), stage("SSSSP", &[Points(7)])] }),
        ],
        [ // Babylon
            board(Clay, const { &[stage("CC", &[Points(3)]), stage("WWW", &[AnySymbol]), stage("CCCC", &[Points(7)])] }),
            board(Clay, const { &[stage("CL", &[Points(3)]), stage("WWG", &[Power(PlaySeventh)]), stage("CCCP", &[AnySymbol])] }),
        ],
        [ // Olympia
            board(Wood, const { &[stage("WW", &[Points(3)]), stage("SS", &[Power(FreeOncePerAge)]), stage("OO", &[Points(7)])] }),
            board(Wood, const { &[stage("WW", &[Discount(Raw, Both)]), stage("SS", &[Points(5)]), stage("OOL", &[Power(CopyGuild)])] }),
        ],
        [ // Rhodes
            board(Ore, const { &[stage("WW", &[Points(3)]), stage("CCC", &[Shields(2)]), stage("OOOO", &[Points(7)])] }),
            board(Ore, const { &[stage("SSS", &[Shields(1), Points(3), Coins(3)]), stage("OOOO", &[Shields(1), Points(4), Coins(4)])] }),
        ],
        [ // Ephesus
            board(Papyrus, const { &[stage("SS", &[Points(3)]), stage("WW", &[Coins(9)]), stage("PP", &[Points(7)])] }),
            board(Papyrus, const { &[stage("SS", &[Points(2), Coins(4)]), stage("WW", &[Points(3), Coins(4)]), stage("GLP", &[Points(5), Coins(4)])] }),
        ],
        [ // Alexandria
            board(Glass, const { &[stage("SS", &[Points(3)]), stage("OO", &[ANY_RAW]), stage("GG", &[Points(7)])] }),
            board(Glass, const { &[stage("CC", &[ANY_RAW]), stage("WW", &[ANY_GOOD]), stage("SSS", &[Points(7)])] }),
        ],
        [ // Halicarnassus
            board(Loom, const { &[stage("CC", &[Points(3)]), stage("OOO", &[Power(BuildDiscarded)]), stage("LL", &[Points(7)])] }),
            board(Loom, const { &[stage("OO", &[Points(2), Power(BuildDiscarded)]), stage("CCC", &[Points(1), Power(BuildDiscarded)]), stage("GLP", &[Power(BuildDiscarded)])] }),
        ],
    ],
    [
        [ // Gizah
            board(Stone, const { &[stage("WW", &[Points(3)]), stage("CCL", &[Points(5)]), stage("SSSS", &[Points(7)])] }),
            board(Stone, const { &[stage("WW", &[Points(3)]), stage("SSS", &[Points(5)]), stage("CCC", &[Points(5)]), stage("SSSSP", &[Points(7)])] }),
        ],
        [ // Babylon
            board(Wood, const { &[stage("CC", &[Points(3)]), stage("OOL", &[AnySymbol]), stage("WWWW", &[Points(7)])] }),
            board(Wood, const { &[stage("SS", &[Power(PlaySeventh)]), stage("CCCG", &[AnySymbol])] }),
        ],
        [ // Olympia
            board(Clay, const { &[stage("SS", &[Points(3)]), stage("WW", &[Power(FirstOfColorFree)]), stage("CCC", &[Points(7)])] }),
            board(Clay, const { &[stage("OO", &[Power(FirstOfAgeFree), Points(2)]), stage("CCC", &[Power(LastOfAgeFree), Points(3)]), stage("GLP", &[Points(5)])] }),
        ],
        [ // Rhodos
            board(Ore, const { &[stage("WW", &[Points(3)]), stage("CCC", &[Shields(2)]), stage("OOOO", &[Points(7)])] }),
            board(Ore, const { &[stage("SSS", &[Shields(1), Points(3), Coins(3)]), stage("OOOO", &[Shields(1), Points(4), Coins(4)])] }),
        ],
        [ // Ephesos
            board(Papyrus, const { &[stage("CC", &[Points(3)]), stage("WW", &[Coins(9)]), stage("OOG", &[Points(7)])] }),
            board(Papyrus, const { &[stage("SS", &[Points(2), Coins(4)]), stage("WW", &[Points(3), Coins(4)]), stage("OOL", &[Points(5), Coins(4)])] }),
        ],
        [ // Alexandria
            board(Glass, const { &[stage("SS", &[Points(3)]), stage("OO", &[ANY_RAW]), stage("LP", &[Points(7)])] }),
            board(Glass, const { &[stage("CC", &[ANY_RAW]), stage("OOO", &[ANY_GOOD]), stage("WWWW", &[Points(7)])] }),
        ],
        [ // Halikarnassos
            board(Loom, const { &[stage("OO", &[Points(3)]), stage("GP", &[Power(BuildDiscarded)]), stage("SSS", &[Points(7)])] }),
            board(Loom, const { &[stage("CC", &[Points(2), Power(BuildDiscarded)]), stage("GP", &[Points(1), Power(BuildDiscarded)]), stage("WWW", &[Power(BuildDiscarded)])] }),
        ],
    ],
];
