//! The terms on which a city may build a card or a stage now: free, for a price, or not at all.
//!
//! Sources: rules F9 to F19; rulings 4, 9 and 10. Not here: the actions of a seat (`legal`), and the payments for a
//! price (`pay`).

use super::cards::{Card, CardFacts, CardSet};
use super::city::Table;
use super::edition::Edition;
use super::effect::Power;
use super::pay::{Market, Need, Payment, Payments};
use super::phase::{Phase, TURNS};
use crate::resource::Resources;
use crate::seat::Seat;

/// The way in which a city may build a card now, apart from prices.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Way};
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
///
/// // Nothing stands in the city yet, so no chain leads anywhere.
/// assert_eq!(game.table().way(Seat::FIRST, Card::Forum), Way::Cost);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Not at all: the city has a building of this name (rule F10).
    Standing,
    /// Free, by a chain from this building (ruling 4).
    Chain(Card),
    /// Free, by this power of the second edition's Olympia (ruling 10).
    Power(Power),
    /// For its cost.
    Cost,
}

/// The terms on which a city may build something now.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Card, Terms};
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
///
/// let (table, seat) = (game.table(), Seat::FIRST);
/// let terms = table.building_terms(seat, &table.market(seat), Card::Palace);
/// // It takes all seven resources, and three boards produce three of them.
/// assert!(matches!(terms, Terms::Missing(missing) if missing.total() == 4));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Terms {
    /// Not at all: the city has a building of this name (rule F10).
    Standing,
    /// Free, by a chain from this building (ruling 4).
    Chain(Card),
    /// Free, by this power of the second edition's Olympia (ruling 10).
    Power(Power),
    /// For `bank` coins to the bank and any one of the payments to the neighbors.
    Payable {
        /// Coins to the bank.
        bank: u8,
        /// The payments to the neighbors; the city can afford each of them.
        payments: Payments,
    },
    /// Not now: the resources are available, but the city has too few coins.
    TooDear {
        /// The lowest price, including the coins to the bank.
        coins: u8,
    },
    /// Not now: these resources are not available at any price.
    Missing(Resources),
}

impl Table {
    /// The way in which the seat may build a card from its hand, apart from prices. Olympia A's free build is
    /// additional, see [`Table::free_build_ready`].
    pub fn way(&self, seat: Seat, card: Card) -> Way {
        self.ways(seat).of(card, card.facts(self.edition))
    }

    pub(super) fn ways(&self, seat: Seat) -> Ways {
        Ways {
            built: self.cities[seat].built(),
            free: self.free_by_power(seat),
        }
    }

    /// The terms for a card from the seat's hand, in its market.
    pub fn building_terms(&self, seat: Seat, market: &Market, card: Card) -> Terms {
        let facts = card.facts(self.edition);
        match self.way(seat, card) {
            Way::Standing => Terms::Standing,
            Way::Chain(opener) => Terms::Chain(opener),
            Way::Power(power) => Terms::Power(power),
            Way::Cost => self.price(seat, market, facts.coins, &facts.need, facts.resources),
        }
    }

    /// The terms for the next stage of the seat's wonder; `None` when it is complete.
    pub fn stage_terms(&self, seat: Seat, market: &Market) -> Option<Terms> {
        let stage = self.cities[seat].next_stage(self.edition)?;
        Some(self.price(seat, market, 0, &stage.need, stage.resources))
    }

    /// Whether Olympia A's free build (first edition) is available on this turn: once per age, from the turn after the
    /// stage (ruling 9).
    pub fn free_build_ready(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Turn { age, .. } => {
                let city = &self.cities[seat];
                city.free_build() != Some(age) && city.has(self.edition, Power::FreeOncePerAge)
            }
            Phase::Seventh { .. } | Phase::Discard { .. } | Phase::Over => false,
        }
    }

    /// The power of the second edition's Olympia that makes cards free on this turn, and these cards (ruling 10). One
    /// side of the board depends on colors, the other on turns, so two powers never coincide.
    fn free_by_power(&self, seat: Seat) -> Option<(Power, CardSet)> {
        let (Edition::Second, Phase::Turn { turn, .. }) = (self.edition, self.phase) else {
            return None;
        };
        let city = &self.cities[seat];
        let has = |power| city.has(self.edition, power);
        if has(Power::FirstOfColorFree) {
            Some((Power::FirstOfColorFree, city.colors_missing(self.edition)))
        } else if turn == 1 && has(Power::FirstOfAgeFree) {
            Some((Power::FirstOfAgeFree, CardSet::ALL))
        } else if turn == TURNS && has(Power::LastOfAgeFree) {
            Some((Power::LastOfAgeFree, CardSet::ALL))
        } else {
            None
        }
    }

    fn price(&self, seat: Seat, market: &Market, bank: u8, need: &Need, cost: Resources) -> Terms {
        let mut payments = market.payments(need);
        let Some(coins) = payments.iter().map(|payment| bank + payment.total()).min() else {
            return Terms::Missing(market.missing(cost));
        };
        payments.retain(|payment| self.can_afford(seat, bank, *payment));
        if payments.is_empty() {
            Terms::TooDear { coins }
        } else {
            Terms::Payable { bank, payments }
        }
    }

    pub(super) fn can_afford(&self, seat: Seat, bank: u8, payment: Payment) -> bool {
        u16::from(bank + payment.total()) <= self.cities[seat].coins()
    }
}

/// The facts that decide for all cards of a city in which way it may build them now, apart from prices.
pub(super) struct Ways {
    built: CardSet,
    /// The power that makes cards free, and these cards.
    free: Option<(Power, CardSet)>,
}

impl Ways {
    #[inline]
    pub(super) fn of(&self, card: Card, facts: &CardFacts) -> Way {
        if self.built.contains(card) {
            return Way::Standing;
        }
        if let Some(opener) = self.built.and(facts.opened_by).first() {
            return Way::Chain(opener);
        }
        match self.free {
            Some((power, free)) if free.contains(card) => Way::Power(power),
            _ => Way::Cost,
        }
    }
}
