//! The twelve wonders: one row each.
//!
//! Here: names, costs, effects, the recommended sets of the first game. Not here: the rules of effects. Source: the
//! printed wonders.

use super::effect::{Color, Effect, having};
use super::sets::set;
use crate::{ResourceSet, Resources};

/// A wonder, by its printed name (without the article).
///
/// # Examples
/// ```
/// use antipater_engine::duel::Wonder;
///
/// let [first, other] = Wonder::FIRST_GAME;
/// assert!(first.contains(&Wonder::Pyramids));
/// assert!(other.contains(&Wonder::named("Piraeus").unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "a wonder is documented by its row in the table below")]
#[rustfmt::skip]
pub enum Wonder {
    CircusMaximus, Piraeus, AppianWay, Colossus, GreatLibrary, GreatLighthouse,
    HangingGardens, Mausoleum, Pyramids, Sphinx, StatueOfZeus, TempleOfArtemis,
}

/// The printed facts of a wonder. Wonders cost no coins.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Effect, Wonder};
///
/// let sphinx = Wonder::Sphinx.row();
/// assert_eq!(sphinx.resources.to_string(), "SCGG");
/// assert!(sphinx.effects.contains(&Effect::PlayAgain));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct WonderRow {
    /// The wonder.
    pub id: Wonder,
    /// Its name in English.
    pub name: &'static str,
    /// The resources in its cost.
    pub resources: Resources,
    /// Its effects from top to bottom.
    pub effects: &'static [Effect],
}

set! {
    /// A set of wonders.
    ///
    /// # Examples
    /// ```
    /// use antipater_engine::duel::{Wonder, WonderSet};
    ///
    /// assert_eq!(WonderSet::PLAY_AGAIN.len(), 5);
    /// assert!(!WonderSet::PLAY_AGAIN.contains(Wonder::Colossus));
    /// ```
    WonderSet of Wonder in u16
}

impl Wonder {
    /// The number of wonders in the box.
    pub const COUNT: usize = 12;

    /// The most wonders constructed in one game (rule D31).
    pub const LIMIT: usize = 7;

    /// All wonders in the order of the table.
    pub const ALL: [Wonder; Wonder::COUNT] = {
        let mut all = [Wonder::CircusMaximus; Wonder::COUNT];
        let mut i = 0;
        while i < Wonder::COUNT {
            all[i] = WONDERS[i].id;
            i += 1;
        }
        all
    };

    /// The sets of the recommended first game: of the seat that begins, and of the other seat (rule D9).
    pub const FIRST_GAME: [[Wonder; 4]; 2] = [
        [Pyramids, GreatLighthouse, TempleOfArtemis, StatueOfZeus],
        [CircusMaximus, Piraeus, AppianWay, Colossus],
    ];

    /// The index of the wonder in [`Wonder::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The printed facts of the wonder.
    pub const fn row(self) -> &'static WonderRow {
        &WONDERS[self as usize]
    }

    /// The printed name in English.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The wonder of this name.
    pub fn named(name: &str) -> Option<Wonder> {
        WONDERS
            .iter()
            .find(|row| row.name == name)
            .map(|row| row.id)
    }
}

impl WonderSet {
    /// The wonders that produce one raw material of choice.
    pub(super) const RAW_CHOICE: WonderSet =
        having!(WonderSet, WONDERS, Effect::ProduceOneOf(ResourceSet::RAW));

    /// The wonders that produce one manufactured good of choice.
    pub(super) const GOODS_CHOICE: WonderSet =
        having!(WonderSet, WONDERS, Effect::ProduceOneOf(ResourceSet::GOODS));

    /// The wonder that draws progress tokens.
    pub(super) const CHOOSE_PROGRESS: WonderSet =
        having!(WonderSet, WONDERS, Effect::ChooseProgress);

    /// The wonders that give another turn.
    pub const PLAY_AGAIN: WonderSet = having!(WonderSet, WONDERS, Effect::PlayAgain);
}

const fn row(
    id: Wonder,
    name: &'static str,
    resources: &str,
    effects: &'static [Effect],
) -> WonderRow {
    let resources = Resources::of(resources);
    WonderRow {
        id,
        name,
        resources,
        effects,
    }
}

use Color::{Brown, Gray};
use Effect::*;
use Wonder::*;

const RAW: ResourceSet = ResourceSet::RAW;
const GOODS: ResourceSet = ResourceSet::GOODS;

/// The wonders in the order of [`Wonder`].
#[rustfmt::skip]
pub static WONDERS: [WonderRow; Wonder::COUNT] = [
    row(CircusMaximus,       "Circus Maximus",         "WSSG",  &[Destroy(Gray), Shields(1), Points(3)]),
    row(Piraeus,             "Piraeus",                "WWSC",  &[ProduceOneOf(GOODS), PlayAgain, Points(2)]),
    row(AppianWay,           "The Appian Way",         "SSCCP", &[Coins(3), OpponentLoses(3), PlayAgain, Points(3)]),
    row(Colossus,            "The Colossus",           "CCCG",  &[Shields(2), Points(3)]),
    row(GreatLibrary,        "The Great Library",      "WWWGP", &[ChooseProgress, Points(4)]),
    row(GreatLighthouse,     "The Great Lighthouse",   "WSPP",  &[ProduceOneOf(RAW), Points(4)]),
    row(HangingGardens,      "The Hanging Gardens",    "WWGP",  &[Coins(6), PlayAgain, Points(3)]),
    row(Mausoleum,           "The Mausoleum",          "CCGGP", &[Revive, Points(2)]),
    row(Pyramids,            "The Pyramids",           "SSSP",  &[Points(9)]),
    row(Sphinx,              "The Sphinx",             "SCGG",  &[PlayAgain, Points(6)]),
    row(StatueOfZeus,        "The Statue of Zeus",     "WSCPP", &[Destroy(Brown), Shields(1), Points(3)]),
    row(TempleOfArtemis,     "The Temple of Artemis",  "WSGP",  &[Coins(12), PlayAgain]),];

const _: () = {
    let mut i = 0;
    while i < Wonder::COUNT {
        assert!(
            WONDERS[i].id as usize == i,
            "the rows stand in the order of the wonders"
        );
        i += 1;
    }
};
