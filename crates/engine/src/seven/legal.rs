//! The definition of legality, and the reasons why illegal actions are refused.
//!
//! Sources: rules F9 to F19; rulings 2 to 10. Not here: the terms on which a city may build (`terms`).

use core::fmt;

use arrayvec::ArrayVec;

use super::action::{Action, By};
use super::cards::{Card, CardSet, CardSetIter};
use super::city::Table;
use super::compact;
use super::passing::HELD;
use super::pay::{Market, Payment, Payments};
use super::phase::Phase;
use super::position::Seven;
use super::terms::{Terms, Way};
use crate::resource::Resources;
use crate::seat::{Seat, SeatSet};
use crate::state::{Actions, JointAction, List};

/// Lists all legal actions of a seat. Each of at most eight cards has at most 15 payments to build it, a power, 15
/// payments for a stage and the sale: at most [`MAX_ACTIONS`](crate::state::MAX_ACTIONS) in total.
///
/// For the Free City on a turn, it lists the actions that are legal after at least one choice of its card's holder; see
/// [`list_given`].
pub(super) fn list(actions: &mut Actions<Action>, seven: &Seven, seat: Seat) {
    let free_city = seven.table.free_city() == Some(seat);
    match seven.table.phase {
        _ if !seven.table.to_act().contains(seat) => {}
        Phase::Discard { .. } => {
            takeable(seven, seat).for_each(|card| actions.push(Action::Take { card }));
            actions.push(Action::Decline);
        }
        Phase::Turn { .. } if free_city => {
            push_for_free_city(actions, seven, seat, &seven.hand(seat), 1);
        }
        _ if free_city => push_for_free_city(actions, seven, seat, &seven.hand(seat), 0),
        _ => push_all(actions, seven, seat, &seven.hand(seat)),
    }
}

/// Lists all legal actions of a seat with their small numbers.
pub(super) fn list_numbered(list: &mut impl List<Action>, seven: &Seven, seat: Seat) {
    if seven.table.free_city().is_some() || matches!(seven.table.phase, Phase::Discard { .. }) {
        let mut actions = Actions::none();
        self::list(&mut actions, seven, seat);
        let mut place = 0;
        compact::each_number(&seven.table, seat, &actions, |number| {
            list.add(actions[place], number);
            place += 1;
        });
    } else if seven.table.to_act().contains(seat) {
        push_all(list, seven, seat, &seven.hand(seat));
    }
}

/// Lists the legal actions of a seat once others have chosen. The Free City plays one of the cards that the holder of
/// its card has not chosen for their own city (ruling 15).
pub(super) fn list_given(
    actions: &mut Actions<Action>,
    seven: &Seven,
    seat: Seat,
    chosen: &JointAction<Action>,
) {
    if own_choice(seven, seat, chosen).is_some() {
        let cards = cards_given(seven, seat, chosen);
        push_for_free_city(actions, seven, seat, &cards, 0);
    } else {
        list(actions, seven, seat);
    }
}

/// The card that the holder of the Free City card has chosen for their own city on a turn, if the seat is the Free City's.
fn own_choice(seven: &Seven, seat: Seat, chosen: &JointAction<Action>) -> Option<Card> {
    let turn = matches!(seven.table.phase, Phase::Turn { .. });
    (turn && seven.table.free_city() == Some(seat))
        .then(|| chosen.get(seven.table.chooser(seat)))
        .flatten()
        .and_then(Action::card)
}

/// The cards that a seat can play once others have chosen.
fn cards_given(seven: &Seven, seat: Seat, chosen: &JointAction<Action>) -> ArrayVec<Card, HELD> {
    let mut cards = seven.hand(seat);
    let own = own_choice(seven, seat, chosen);
    if let Some(place) = own.and_then(|own| cards.iter().position(|&card| card == own)) {
        cards.remove(place);
    }
    cards
}

/// Lists all legal actions with these cards, given in card order.
fn push_all(list: &mut impl List<Action>, seven: &Seven, seat: Seat, cards: &[Card]) {
    let table = &seven.table;
    let market = table.market(seat);
    let mut different: ArrayVec<Card, HELD> = ArrayVec::new_const();
    for &card in cards {
        if different.last() != Some(&card) {
            different.push(card);
        }
    }
    push_builds(list, table, seat, &market, &different);
    push_stages(list, table, seat, &market, &different);
    for &card in &different {
        let sell = Action::Sell { card };
        list.add(sell, compact::number(sell, 0));
    }
}

fn push_builds(
    list: &mut impl List<Action>,
    table: &Table,
    seat: Seat,
    market: &Market,
    cards: &[Card],
) {
    let ways = table.ways(seat);
    let free_build = table.free_build_ready(seat);
    for &card in cards {
        let mut add = |legal, by, pay, rank| {
            let build = Action::Build { card, by, pay };
            list.add_if(legal, build, compact::number(build, rank));
        };
        let facts = card.facts(table.edition);
        match ways.of(card, facts) {
            Way::Standing => {}
            Way::Chain(_) => add(true, By::Chain, Payment::NOTHING, 0),
            Way::Power(_) => add(true, By::Power, Payment::NOTHING, 0),
            Way::Cost => {
                let mut rank = 0;
                market.offer(&facts.need, |pay| {
                    let affords = table.can_afford(seat, facts.coins, pay);
                    add(affords, By::Cost, pay, rank);
                    rank += 1;
                });
                if free_build {
                    add(true, By::Power, Payment::NOTHING, 0);
                }
            }
        }
    }
}

/// Lists the actions for the next stage. Any card can mark it, so the payments are computed once.
fn push_stages(
    list: &mut impl List<Action>,
    table: &Table,
    seat: Seat,
    market: &Market,
    cards: &[Card],
) {
    let Some(stage) = table.cities[seat].next_stage(table.edition) else {
        return;
    };
    let mut payments = Payments::new_const();
    market.offer(&stage.need, |pay| payments.push(pay));
    for &card in cards {
        for (rank, &pay) in payments.iter().enumerate() {
            let stage = Action::Stage { card, pay };
            let affords = table.can_afford(seat, 0, pay);
            list.add_if(affords, stage, compact::number(stage, rank));
        }
    }
}

/// Lists the Free City's actions with these cards. The player who holds its card still uses `leaving` of them. A card
/// that a chain makes free is built. The city sells only if it can neither build a card nor use one for a stage
/// (ruling 15, rules F39 and F40).
fn push_for_free_city(
    actions: &mut Actions<Action>,
    seven: &Seven,
    seat: Seat,
    cards: &[Card],
    leaving: usize,
) {
    push_all(actions, seven, seat, cards);
    let (mut plays, mut chained) = (CardSet::EMPTY, CardSet::EMPTY);
    for &action in actions.iter() {
        if let Action::Build { card, .. } | Action::Stage { card, .. } = action {
            plays.add(card);
        }
        if let Action::Build {
            card,
            by: By::Chain,
            ..
        } = action
        {
            chained.add(card);
        }
    }
    // The holder may take the playable cards, so that the Free City has to sell another card.
    let playable = cards.iter().filter(|card| plays.contains(**card)).count();
    actions.retain(|action| match action {
        Action::Sell { card } => playable <= leaving && !plays.contains(card),
        Action::Stage { card, .. } => !chained.contains(card),
        Action::Build { .. } | Action::Take { .. } | Action::Decline => true,
    });
}

/// The cards in the discard pile that Halicarnassus may build: those whose name is not in the city (ruling 8).
pub(super) fn takeable(seven: &Seven, seat: Seat) -> CardSetIter {
    seven
        .pile()
        .cards()
        .without(seven.table.cities[seat].built())
        .iter()
}

/// Why a joint action was refused.
///
/// # Examples
/// ```
/// use antipater_engine::seven::IllegalAction;
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{JointAction, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let mut game = Seven::new(setup).unwrap();
///
/// let error = game.apply(&JointAction::new()).unwrap_err();
/// assert!(matches!(error, IllegalAction::Seats { expected, .. } if expected.len() == 3));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum IllegalAction {
    /// The seats with an action are not exactly those that must act.
    Seats {
        /// The seats that must act.
        expected: SeatSet,
        /// The seats that acted.
        found: SeatSet,
    },
    /// The action of a seat is illegal.
    Action {
        /// The seat.
        seat: Seat,
        /// The action.
        action: Action,
        /// The reason.
        why: Illegality,
    },
}

/// Why an action is not legal.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Action, IllegalAction, Illegality};
/// # use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// # use antipater_engine::{JointAction, State, rng};
/// # let boards = [BoardOptions::default(); 3];
/// # let setup = Setup::deal(Edition::First, &boards, &mut rng::generator(1, 0)).unwrap();
/// # let mut game = Seven::new(setup).unwrap();
///
/// let mut joint = JointAction::new();
/// for seat in game.to_act().iter() {
///     joint.set(seat, Action::Decline);
/// }
/// // Only Halicarnassus declines, at the end of a turn.
/// let Err(IllegalAction::Action { why, .. }) = game.apply(&joint) else {
///     panic!("the turn asks for a card of the hand");
/// };
/// assert_eq!(why, Illegality::OtherStep);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegality {
    /// The step needs another action: turns need a card from the hand, Halicarnassus' step one from the discard pile.
    OtherStep,
    /// The card is not in the hand.
    NotInHand,
    /// The card is not in the discard pile.
    NotOnPile,
    /// The city already has a building of this name.
    Standing,
    /// The wonder is complete.
    WonderComplete,
    /// A chain makes the card free, so it can only be built by the chain.
    FreeByChain(Card),
    /// A power of the second edition makes the card free, so it can only be built by the power.
    FreeByPower,
    /// The Free City can build a card or use one for a stage, so it may not sell.
    MustPlay,
    /// No chain makes the card free.
    NoChain,
    /// No power makes the card free now.
    NoPower,
    /// These resources can be neither produced nor bought.
    Missing(Resources),
    /// The city has too few coins.
    TooDear {
        /// The lowest price.
        coins: u8,
        /// The coins the city has.
        purse: u16,
    },
    /// The coins to the neighbors are not among the payments on offer.
    Payment(Payments),
}

impl IllegalAction {
    /// The path in a record to the illegal action, given the path of its step.
    #[cfg(feature = "serde")]
    pub(super) fn place(&self, step: &str, joint: &JointAction<Action>) -> String {
        match self {
            IllegalAction::Seats { .. } => format!("{step}.actions"),
            IllegalAction::Action { seat, .. } => {
                let number = joint.iter().take_while(|(other, _)| other != seat).count();
                format!("{step}.actions[{number}]")
            }
        }
    }
}

impl fmt::Display for Illegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegality::OtherStep => f.write_str("this step asks for a different decision"),
            Illegality::NotInHand => f.write_str("the card is not in the hand"),
            Illegality::NotOnPile => f.write_str("the card is not in the discard pile"),
            Illegality::Standing => f.write_str("the city already has a building of this name"),
            Illegality::WonderComplete => f.write_str("the wonder is complete"),
            Illegality::FreeByChain(card) => {
                write!(
                    f,
                    "a chain from {card} makes it free, so it must be built by chain"
                )
            }
            Illegality::FreeByPower => {
                f.write_str("a stage of Olympia makes it free, so it must be built by power")
            }
            Illegality::MustPlay => f.write_str(
                "the Free City sells a card only when it can neither build one nor use one for a stage",
            ),
            Illegality::NoChain => f.write_str("no building in the city chains to it"),
            Illegality::NoPower => f.write_str("no power of the city makes it free right now"),
            Illegality::Missing(resources) => write!(f, "{resources} cannot be produced or bought"),
            Illegality::TooDear { coins, purse } => {
                let word = if *coins == 1 { "coin" } else { "coins" };
                write!(
                    f,
                    "it costs at least {coins} {word}, but the city has {purse}"
                )
            }
            Illegality::Payment(payments) => {
                f.write_str("the coins to the neighbors (left, right) must be one of")?;
                payments
                    .iter()
                    .try_for_each(|pay| write!(f, " [{}, {}]", pay.left, pay.right))
            }
        }
    }
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalAction::Seats { expected, found } => {
                write!(f, "seats {expected:?} must act, but {found:?} did")
            }
            IllegalAction::Action { seat, action, why } => write!(f, "{seat:?}: {action}: {why}"),
        }
    }
}

impl core::error::Error for IllegalAction {}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let to_neighbors = |f: &mut fmt::Formatter<'_>, pay: &Payment| match *pay {
            Payment::NOTHING => Ok(()),
            Payment { left, right } => write!(f, " paying [{left}, {right}]"),
        };
        match self {
            Action::Build {
                card,
                by: By::Cost,
                pay,
            } => {
                write!(f, "build {card}")?;
                to_neighbors(f, pay)
            }
            Action::Build { card, by, .. } => write!(f, "build {card} by {}", by.name()),
            Action::Stage { card, pay } => {
                write!(f, "build the next stage with {card}")?;
                to_neighbors(f, pay)
            }
            Action::Sell { card } => write!(f, "sell {card}"),
            Action::Take { card } => write!(f, "take {card} from the discard pile"),
            Action::Decline => f.write_str("decline"),
        }
    }
}

/// Checks that a joint action has one legal action for each seat that must act.
pub(super) fn check(seven: &Seven, joint: &JointAction<Action>) -> Result<(), IllegalAction> {
    let (expected, found) = (seven.table.to_act(), joint.seats());
    if expected != found || expected.is_empty() {
        return Err(IllegalAction::Seats { expected, found });
    }
    for (seat, action) in joint.iter() {
        if let Some(why) = why_not(seven, seat, action, joint) {
            return Err(IllegalAction::Action { seat, action, why });
        }
    }
    Ok(())
}

/// The reason why the action is illegal, given the other seats' choices; `None` if it is legal.
fn why_not(
    seven: &Seven,
    seat: Seat,
    action: Action,
    joint: &JointAction<Action>,
) -> Option<Illegality> {
    let mut legal = Actions::none();
    list_given(&mut legal, seven, seat, joint);
    if legal.contains(action) {
        return None;
    }
    let picking = matches!(seven.table.phase, Phase::Discard { .. });
    let (Some(card), false) = (
        action.card(),
        matches!(action, Action::Take { .. }) != picking,
    ) else {
        return Some(Illegality::OtherStep);
    };
    if picking {
        let there = seven.pile().count(card) > 0;
        return Some(if there {
            Illegality::Standing
        } else {
            Illegality::NotOnPile
        });
    }
    if !cards_given(seven, seat, joint).contains(&card) {
        return Some(Illegality::NotInHand);
    }
    let market = seven.table.market(seat);
    let terms = seven.table.building_terms(seat, &market, card);
    Some(match (action, seven.table.stage_terms(seat, &market)) {
        (Action::Build { by, .. }, _) => why_not_built(seven, seat, by, terms),
        (Action::Stage { .. }, None) => Illegality::WonderComplete,
        (Action::Stage { .. }, Some(stage)) => match terms {
            Terms::Chain(opener) if seven.table.free_city() == Some(seat) => {
                Illegality::FreeByChain(opener)
            }
            _ => why_not_built(seven, seat, By::Cost, stage),
        },
        // Only for the Free City can a sale be illegal.
        (Action::Sell { .. } | Action::Take { .. } | Action::Decline, _) => Illegality::MustPlay,
    })
}

fn why_not_built(seven: &Seven, seat: Seat, by: By, terms: Terms) -> Illegality {
    match (by, terms) {
        (_, Terms::Standing) => Illegality::Standing,
        (By::Cost | By::Power, Terms::Chain(card)) => Illegality::FreeByChain(card),
        (By::Cost | By::Chain, Terms::Power(_)) => Illegality::FreeByPower,
        (By::Chain, Terms::Payable { .. } | Terms::TooDear { .. } | Terms::Missing(_)) => {
            Illegality::NoChain
        }
        (By::Power, Terms::Payable { .. } | Terms::TooDear { .. } | Terms::Missing(_))
            if !seven.table.free_build_ready(seat) =>
        {
            Illegality::NoPower
        }
        (By::Cost, Terms::Missing(resources)) => Illegality::Missing(resources),
        (By::Cost, Terms::TooDear { coins }) => Illegality::TooDear {
            coins,
            purse: seven.table.cities[seat].coins(),
        },
        (By::Cost, Terms::Payable { payments, .. }) => Illegality::Payment(payments),
        // A free card has no payment to neighbors.
        (By::Chain, Terms::Chain(_)) | (By::Power, _) => {
            Illegality::Payment([Payment::NOTHING].into_iter().collect())
        }
    }
}
