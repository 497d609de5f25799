//! Sums over the buildings and stages of a city, computed in one pass, for callers with many cities.
//!
//! Here: sums that depend on one city alone, looked up card by card. Not here: points that depend on neighbors
//! (`score`), and payments (`pay`).

use super::cards::{Card, FACTS};
use super::city::City;
use super::edition::Edition;
use super::effect::{Color, Effect};
use super::wonders::{BOARDS, Wonder};
use crate::resource::Resource;

/// The positions of the sums: colors and units come first, each in their order.
const UNITS: usize = Color::COUNT;
const SYMBOLS: usize = UNITS + Resource::COUNT;
const ANY_SYMBOL: usize = SYMBOLS + 3;
const SHIELDS: usize = ANY_SYMBOL + 1;
const POINTS: usize = SHIELDS + 1;
/// A multiple of the word size, so that eight are added at once.
const SUMS: usize = 24;

/// The sums of a city. No city has enough cards for one of them to reach 256.
///
/// # Examples
/// ```
/// use antipater_engine::Resource;
/// use antipater_engine::seven::{Board, Card, CardSet, City, Color, Edition, Side, Tokens, Wonder};
///
/// let board = Board { wonder: Wonder::Giza, side: Side::A };
/// let built = CardSet::of(&[Card::StonePit, Card::Barracks]);
/// let city = City::from_parts(Edition::First, board, built, 1, 3, Tokens::default());
/// let sums = city.summary(Edition::First);
/// assert_eq!(sums.colors()[Color::Red as usize], 1);
/// assert_eq!((sums.shields(), sums.points()), (1, 3));
/// // The pit's stone and the board's.
/// assert_eq!(sums.units()[Resource::Stone as usize], 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary([u8; SUMS]);

impl Summary {
    const NOTHING: Summary = Summary([0; SUMS]);

    /// The number of buildings by color.
    #[inline]
    pub fn colors(&self) -> [u8; Color::COUNT] {
        core::array::from_fn(|color| self.0[color])
    }

    /// The units of each resource from the board and from cards without a choice.
    #[inline]
    pub fn units(&self) -> [u8; Resource::COUNT] {
        core::array::from_fn(|kind| self.0[UNITS + kind])
    }

    /// The scientific symbols: the number of each kind, and the number whose kind is chosen at the end.
    #[inline]
    pub fn symbols(&self) -> ([u8; 3], u8) {
        let known = core::array::from_fn(|kind| self.0[SYMBOLS + kind]);
        (known, self.0[ANY_SYMBOL])
    }

    /// The shields of buildings and stages.
    #[inline]
    pub fn shields(&self) -> u8 {
        self.0[SHIELDS]
    }

    /// The fixed points of buildings and stages, without symbols.
    #[inline]
    pub fn points(&self) -> u8 {
        self.0[POINTS]
    }

    #[inline]
    fn add(&mut self, other: &Summary) {
        let words = |sums: [u8; SUMS]| -> [u64; SUMS / 8] {
            core::array::from_fn(|word| {
                u64::from_le_bytes(core::array::from_fn(|byte| sums[8 * word + byte]))
            })
        };
        let (own, other) = (words(self.0), words(other.0));
        let sums = own.iter().zip(other).map(|(own, other)| own + other);
        for (bytes, sum) in self.0.chunks_exact_mut(8).zip(sums) {
            bytes.copy_from_slice(&sum.to_le_bytes());
        }
    }

    const fn with(mut self, effects: &[Effect]) -> Summary {
        let mut i = 0;
        while i < effects.len() {
            match effects[i] {
                Effect::Produce(resources) => {
                    let mut kind = 0;
                    while kind < Resource::COUNT {
                        self.0[UNITS + kind] += resources.count(Resource::ALL[kind]);
                        kind += 1;
                    }
                }
                Effect::Symbol(symbol) => self.0[SYMBOLS + symbol as usize] += 1,
                Effect::AnySymbol => self.0[ANY_SYMBOL] += 1,
                Effect::Shields(shields) => self.0[SHIELDS] += shields,
                Effect::Points(points) => self.0[POINTS] += points,
                Effect::ProduceOne(_)
                | Effect::ProduceOnePrivate(_)
                | Effect::Discount(..)
                | Effect::Coins(_)
                | Effect::CoinsPer(..)
                | Effect::PointsPer(..)
                | Effect::PointsIfComplete(_)
                | Effect::Power(_) => {}
            }
            i += 1;
        }
        self
    }
}

impl City {
    /// The sums over the city's buildings and stages.
    pub fn summary(&self, edition: Edition) -> Summary {
        let board = self.board();
        let of_boards = &OF_BOARDS[edition as usize][board.wonder as usize];
        let mut summary = of_boards[board.side as usize][self.stages()];
        let of_cards = &OF_CARDS[edition as usize];
        self.built()
            .each(|card| summary.add(&of_cards[card as usize]));
        summary
    }
}

/// The sums of one card, by edition and card.
static OF_CARDS: [[Summary; Card::COUNT]; 2] = {
    let mut sums = [[Summary::NOTHING; Card::COUNT]; 2];
    let mut edition = 0;
    while edition < 2 {
        let mut card = 0;
        while card < Card::COUNT {
            let facts = &FACTS[edition][card];
            sums[edition][card].0[facts.color as usize] = 1;
            sums[edition][card] = sums[edition][card].with(facts.effects);
            card += 1;
        }
        edition += 1;
    }
    sums
};

/// The most stages of any board, plus one for no stage.
const STAGES: usize = 5;

/// The sums of a board with a number of stages, by edition, wonder, side and that number.
static OF_BOARDS: [[[[Summary; STAGES]; 2]; Wonder::COUNT]; 2] = {
    let mut sums = [[[[Summary::NOTHING; STAGES]; 2]; Wonder::COUNT]; 2];
    let mut board = 0;
    while board < 2 * Wonder::COUNT * 2 {
        let (edition, wonder, side) = (
            board % 2,
            board / 2 % Wonder::COUNT,
            board / 2 / Wonder::COUNT,
        );
        let facts = &BOARDS[edition][wonder][side];
        let mut summary = Summary::NOTHING;
        summary.0[UNITS + facts.start as usize] = 1;
        let mut built = 0;
        while built < STAGES {
            sums[edition][wonder][side][built] = summary;
            if built < facts.stages.len() {
                assert_same(facts.stages[built].effects);
                summary = summary.with(facts.stages[built].effects);
            }
            built += 1;
        }
        board += 1;
    }
    sums
};

/// Asserts that a stage has only fixed points, which [`score`](super::score) relies on.
const fn assert_same(effects: &[Effect]) {
    let mut i = 0;
    while i < effects.len() {
        let varies = matches!(
            effects[i],
            Effect::PointsPer(..) | Effect::PointsIfComplete(_)
        );
        assert!(!varies, "the points of a stage are always the same");
        i += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;
    use crate::rng::{below, generator};
    use crate::seven::{BoardOptions, Setup, Seven};
    use crate::{JointAction, State};

    /// Counts again, effect by effect.
    #[test]
    fn sums_are_those_of_all_effects() {
        let mut rng = generator(11, 0);
        for edition in [Edition::First, Edition::Second] {
            let boards = [BoardOptions::default(); 7];
            let setup = Setup::deal(edition, &boards, &mut rng).expect("seven boards");
            let mut game = Seven::new(setup).expect("a deal");
            while !game.to_act().is_empty() {
                let mut joint = JointAction::new();
                for seat in game.to_act().iter() {
                    let legal = game.legal_actions(seat);
                    joint.set(seat, legal[below(&mut rng, legal.len() as u32) as usize]);
                }
                game.apply(&joint).expect("legal");
                for seat in Seat::all(7) {
                    let city = game.table().city(seat);
                    let summary = city.summary(edition);
                    assert_eq!(summary.shields(), city.shields(edition));
                    let (mut symbols, mut any) = ([0; 3], 0);
                    for effect in city.effects(edition) {
                        match effect {
                            Effect::Symbol(symbol) => symbols[*symbol as usize] += 1,
                            Effect::AnySymbol => any += 1,
                            _ => {}
                        }
                    }
                    assert_eq!(summary.symbols(), (symbols, any));
                    for color in Color::ALL {
                        let count = summary.colors()[color as usize];
                        assert_eq!(u16::from(count), city.count(edition, color));
                    }
                    let mut units = [0; Resource::COUNT];
                    units[city.board_facts(edition).start as usize] += 1;
                    for effect in city.effects(edition) {
                        if let Effect::Produce(resources) = effect {
                            let each = Resource::ALL.iter().zip(&mut units);
                            each.for_each(|(&kind, units)| *units += resources.count(kind));
                        }
                    }
                    assert_eq!(summary.units(), units);
                }
            }
        }
    }
}
