//! A small fixed action space for nets: a payment is numbered by its rank among the non-dominated ones.
//!
//! [`Action::index`] numbers every pair of coins to the neighbors. Here a payment's number is its place in the
//! ascending list of sensible ones (ruling 2), which has at most 15. So a number only identifies an action together
//! with a table. Only public information is needed, so positions and observations have the same numbers.

use super::action::{Action, By};
use super::cards::Card;
use super::city::Table;
use super::pay::{MAX_TRADE, Market, Payment, Payments};
use crate::seat::Seat;
use crate::state::write_bits;

/// The most payments in a list.
const RANKS: usize = MAX_TRADE + 1;
const BY_COST: usize = 0;
const BY_CHAIN: usize = BY_COST + RANKS;
const BY_POWER: usize = BY_CHAIN + 1;
const STAGE: usize = BY_POWER + 1;
const SELL: usize = STAGE + RANKS;
const TAKE: usize = SELL + 1;
const PER_CARD: usize = TAKE + 1;
const DECLINE: usize = Card::COUNT * PER_CARD;

/// The number of a seat without a decision on a step, for nets that always output one. It is not an action.
pub const WAIT: usize = DECLINE + 1;

/// The number of numbers. Each card has 15 payments to build it, chain, power, 15 payments for a stage, sale and
/// taking; then follow declining and [`WAIT`].
pub const SIZE: usize = WAIT + 1;

/// The number of 64-bit words in a [`Mask`].
pub const WORDS: usize = SIZE.div_ceil(u64::BITS as usize);

/// A set of numbers: number `n` is bit `n % 64` of word `n / 64`.
///
/// # Examples
/// ```
/// use antipater_engine::seven::compact::{Mask, SIZE, WORDS};
///
/// let nothing: Mask = [0; WORDS];
/// assert_eq!((SIZE, nothing.len()), (2_688, 42));
/// ```
pub type Mask = [u64; WORDS];

/// The numbers of a seat's actions at a table.
///
/// # Examples
/// ```
/// use antipater_engine::seven::compact::{Mask, Numbering, SIZE, WORDS};
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
/// let seen = game.observe(Seat::FIRST);
/// let numbering = Numbering::new(seen.table(), Seat::FIRST);
/// let legal = game.legal_actions(Seat::FIRST);
/// let number = numbering.index(legal[0]).unwrap();
/// assert!(number < SIZE);
/// assert_eq!(numbering.action(number), Some(legal[0]));
///
/// let mut mask: Mask = [0; WORDS];
/// numbering.write_mask(&legal, &mut mask);
/// let bits: u32 = mask.iter().map(|word| word.count_ones()).sum();
/// assert_eq!(bits as usize, legal.len());
/// ```
#[derive(Clone, Debug)]
pub struct Numbering<'a> {
    table: &'a Table,
    market: Market,
    /// The payments for the next stage, which are the same for every card.
    stage: Payments,
}

impl<'a> Numbering<'a> {
    /// The numbers of a seat's actions on the present step.
    pub fn new(table: &'a Table, seat: Seat) -> Numbering<'a> {
        let market = table.market(seat);
        let stage = table.city(seat).next_stage(table.edition());
        Numbering {
            table,
            stage: stage.map_or_else(Payments::new, |stage| market.payments(&stage.need)),
            market,
        }
    }

    /// The number of an action, below [`SIZE`] and unique. Every legal action has one; `None` for a payment that is not
    /// on offer.
    pub fn index(&self, action: Action) -> Option<usize> {
        match action {
            Action::Build {
                card,
                by: By::Cost,
                pay,
            } => Some(of(card, BY_COST + rank(&self.payments(card), pay)?)),
            Action::Stage { card, pay } => Some(of(card, STAGE + rank(&self.stage, pay)?)),
            Action::Build {
                card,
                by: By::Chain,
                ..
            } => Some(of(card, BY_CHAIN)),
            Action::Build {
                card,
                by: By::Power,
                ..
            } => Some(of(card, BY_POWER)),
            Action::Sell { card } => Some(of(card, SELL)),
            Action::Take { card } => Some(of(card, TAKE)),
            Action::Decline => Some(DECLINE),
        }
    }

    /// The action of a number, legal or not; `None` without such a payment, a further stage, such a card in the
    /// edition, or any action.
    pub fn action(&self, index: usize) -> Option<Action> {
        if index == DECLINE {
            return Some(Action::Decline);
        }
        let card = *Card::ALL.get(index / PER_CARD)?;
        if !card.is_in(self.table.edition()) {
            return None;
        }
        let build = |by, pay| Action::Build { card, by, pay };
        Some(match index % PER_CARD {
            kind @ BY_COST..BY_CHAIN => build(By::Cost, *self.payments(card).get(kind - BY_COST)?),
            BY_CHAIN => build(By::Chain, Payment::NOTHING),
            BY_POWER => build(By::Power, Payment::NOTHING),
            kind @ STAGE..SELL => Action::Stage {
                card,
                pay: *self.stage.get(kind - STAGE)?,
            },
            SELL => Action::Sell { card },
            _ => Action::Take { card },
        })
    }

    /// The action of a number in English, legal or not. A payment that is not on offer is given by its rank. `None`
    /// without such a card in the edition, or any action.
    pub fn text(&self, index: usize) -> Option<String> {
        if let Some(action) = self.action(index) {
            return Some(action.to_string());
        }
        let (card, kind) = (*Card::ALL.get(index / PER_CARD)?, index % PER_CARD);
        let pay = Payment::NOTHING;
        let (plain, rank) = match kind {
            BY_COST..BY_CHAIN => {
                let by = By::Cost;
                (Action::Build { card, by, pay }, kind - BY_COST)
            }
            STAGE..SELL => (Action::Stage { card, pay }, kind - STAGE),
            _ => return None,
        };
        let known = card.is_in(self.table.edition());
        known.then(|| format!("{plain} with payment {rank}, which is not on offer"))
    }

    /// Overwrites a mask with the actions in a list, for example the legal ones. Actions without a number are skipped.
    pub fn write_mask(&self, actions: &[Action], mask: &mut Mask) {
        // A list has all payments for a card in a row.
        let mut last: Option<(Card, Payments)> = None;
        let index = |action: &Action| match *action {
            Action::Build {
                card,
                by: By::Cost,
                pay,
            } => {
                let known = last.take().filter(|(listed, _)| *listed == card);
                let (_, payments) =
                    last.insert(known.unwrap_or_else(|| (card, self.payments(card))));
                Some(of(card, BY_COST + rank(payments, pay)?))
            }
            action => self.index(action),
        };
        write_bits(actions.iter().filter_map(index), mask);
    }

    fn payments(&self, card: Card) -> Payments {
        self.market.payments(&card.facts(self.table.edition()).need)
    }
}

/// Computes the numbers of legal actions in order, like [`Numbering::index`]. It skips payments of cities that can
/// build without their neighbors, because these have no other payment.
///
/// # Examples
/// ```
/// use antipater_engine::seven::compact::{Numbering, each_number};
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{Seat, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let game = Seven::new(setup).unwrap();
/// let legal = game.legal_actions(Seat::FIRST);
/// let mut numbers = Vec::new();
/// each_number(game.table(), Seat::FIRST, &legal, |number| numbers.push(Some(number)));
/// let numbering = Numbering::new(game.table(), Seat::FIRST);
/// assert!(legal.iter().map(|&action| numbering.index(action)).eq(numbers));
/// ```
///
/// # Panics
/// If a payment is not on offer, which never occurs in a legal action.
pub fn each_number(table: &Table, seat: Seat, legal: &[Action], mut to: impl FnMut(usize)) {
    const LEGAL: &str = "a legal action has a payment that is on offer";
    let mut market: Option<Market> = None;
    let mut building: Option<(Card, Payments)> = None;
    let mut stage: Option<Payments> = None;
    let edition = table.edition();
    for &action in legal {
        let rank = match action {
            Action::Build {
                card,
                by: By::Cost,
                pay,
            } if pay != Payment::NOTHING => {
                let known = building.take().filter(|(listed, _)| *listed == card);
                let (_, payments) = building.insert(known.unwrap_or_else(|| {
                    let market = market.get_or_insert_with(|| table.market(seat));
                    (card, market.payments(&card.facts(edition).need))
                }));
                rank(payments, pay).expect(LEGAL)
            }
            Action::Stage { pay, .. } if pay != Payment::NOTHING => {
                let payments = stage.get_or_insert_with(|| {
                    let market = market.get_or_insert_with(|| table.market(seat));
                    let stage = table.city(seat).next_stage(edition).expect(LEGAL);
                    market.payments(&stage.need)
                });
                rank(payments, pay).expect(LEGAL)
            }
            _ => 0,
        };
        to(number(action, rank));
    }
}

/// The number of an action whose payment has this rank.
#[inline]
pub(super) const fn number(action: Action, rank: usize) -> usize {
    match action {
        Action::Build { card, by, .. } => of(
            card,
            match by {
                By::Cost => BY_COST + rank,
                By::Chain => BY_CHAIN,
                By::Power => BY_POWER,
            },
        ),
        Action::Stage { card, .. } => of(card, STAGE + rank),
        Action::Sell { card } => of(card, SELL),
        Action::Take { card } => of(card, TAKE),
        Action::Decline => DECLINE,
    }
}

const fn of(card: Card, kind: usize) -> usize {
    card as usize * PER_CARD + kind
}

/// The rank of a payment in its list.
fn rank(payments: &Payments, pay: Payment) -> Option<usize> {
    payments.iter().position(|&other| other == pay)
}
