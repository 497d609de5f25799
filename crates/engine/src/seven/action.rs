//! Actions: the possible decisions of a seat, each with a number for nets.

use super::cards::Card;
use super::pay::{MAX_TRADE, Payment};

/// The way in which a building is paid for.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Action, By, Card, Payment};
///
/// let (card, pay) = (Card::Forum, Payment::NOTHING);
/// let build = Action::Build {
///     card,
///     by: By::Chain,
///     pay,
/// };
/// assert_eq!(build.to_string(), "build Forum by chain");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum By {
    /// By its cost, which may be nothing.
    Cost,
    /// Free, by a chain (ruling 4).
    Chain,
    /// Free, by a stage of Olympia (rulings 9 and 10).
    Power,
}

impl By {
    /// The name in records.
    pub const fn name(self) -> &'static str {
        match self {
            By::Cost => "cost",
            By::Chain => "chain",
            By::Power => "power",
        }
    }
}

/// One decision of one seat.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Action, Card};
///
/// let sale = Action::Sell { card: Card::Altar };
/// assert_eq!(sale.card(), Some(Card::Altar));
/// assert_eq!(sale.to_string(), "sell Altar");
/// assert_eq!(Action::from_index(sale.index()), Some(sale));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Build the card. `pay` goes to the neighbors; the coins printed on the card go to the bank.
    Build {
        /// The card, from the hand.
        card: Card,
        /// The way in which it is paid for.
        by: By,
        /// Coins to the neighbors.
        pay: Payment,
    },
    /// Build the next stage of the wonder with the card as its marker.
    Stage {
        /// The card, from the hand.
        card: Card,
        /// Coins to the neighbors.
        pay: Payment,
    },
    /// Discard the card for 3 coins.
    Sell {
        /// The card, from the hand.
        card: Card,
    },
    /// Build a discarded card for free (Halicarnassus).
    Take {
        /// The card, from the discard pile.
        card: Card,
    },
    /// Build no discarded card (Halicarnassus).
    Decline,
}

impl Action {
    const PAYMENTS: usize = (MAX_TRADE + 1) * (MAX_TRADE + 2) / 2;
    const BY_COST: usize = 0;
    const BY_CHAIN: usize = Action::BY_COST + Action::PAYMENTS;
    const BY_POWER: usize = Action::BY_CHAIN + 1;
    const STAGE: usize = Action::BY_POWER + 1;
    const SELL: usize = Action::STAGE + Action::PAYMENTS;
    const TAKE: usize = Action::SELL + 1;
    const PER_CARD: usize = Action::TAKE + 1;

    /// One more than the greatest [`index`](Action::index). Each card has 120 payments to build it, chain, power, 120
    /// payments for a stage, sale and taking; the last index is declining.
    pub const COUNT: usize = Card::COUNT * Action::PER_CARD + 1;

    /// The number of the action, below [`Action::COUNT`] and unique.
    pub fn index(self) -> usize {
        let payment = |pay: Payment| {
            let total = usize::from(pay.total());
            total * (total + 1) / 2 + usize::from(pay.left)
        };
        let (card, kind) = match self {
            Action::Build {
                card,
                by: By::Cost,
                pay,
            } => (card, Action::BY_COST + payment(pay)),
            Action::Build {
                card,
                by: By::Chain,
                ..
            } => (card, Action::BY_CHAIN),
            Action::Build {
                card,
                by: By::Power,
                ..
            } => (card, Action::BY_POWER),
            Action::Stage { card, pay } => (card, Action::STAGE + payment(pay)),
            Action::Sell { card } => (card, Action::SELL),
            Action::Take { card } => (card, Action::TAKE),
            Action::Decline => return Action::COUNT - 1,
        };
        card as usize * Action::PER_CARD + kind
    }

    /// The action of this number; `None` from [`Action::COUNT`] on.
    pub fn from_index(index: usize) -> Option<Action> {
        let Some(&card) = Card::ALL.get(index / Action::PER_CARD) else {
            return (index == Action::COUNT - 1).then_some(Action::Decline);
        };
        let payment = |number: usize| {
            let before = |total: usize| total * (total + 1) / 2;
            let total = (0..=MAX_TRADE).rfind(|&total| before(total) <= number)?;
            let left = number - before(total);
            let (left, right) = (left as u8, (total - left) as u8);
            Some(Payment { left, right })
        };
        let build = |by, pay| Action::Build { card, by, pay };
        Some(match index % Action::PER_CARD {
            kind @ ..Action::BY_CHAIN => build(By::Cost, payment(kind - Action::BY_COST)?),
            Action::BY_CHAIN => build(By::Chain, Payment::NOTHING),
            Action::BY_POWER => build(By::Power, Payment::NOTHING),
            kind @ Action::STAGE..Action::SELL => Action::Stage {
                card,
                pay: payment(kind - Action::STAGE)?,
            },
            Action::SELL => Action::Sell { card },
            _ => Action::Take { card },
        })
    }

    /// The card of the action; `None` for declining.
    pub fn card(self) -> Option<Card> {
        match self {
            Action::Build { card, .. }
            | Action::Stage { card, .. }
            | Action::Sell { card }
            | Action::Take { card } => Some(card),
            Action::Decline => None,
        }
    }

    /// The coins to the neighbors.
    pub fn payment(self) -> Payment {
        match self {
            Action::Build { pay, .. } | Action::Stage { pay, .. } => pay,
            Action::Sell { .. } | Action::Take { .. } | Action::Decline => Payment::NOTHING,
        }
    }
}
