//! The definition of legality, and the reasons why illegal actions are refused.
//!
//! Here: rules D8, D13, D15, D34 to D36, D43, D53. Not here: the effect of an action (`apply`). Passing does not exist,
//! and a choice without options never occurs.

use core::fmt;

use arrayvec::ArrayVec;
use rand_core::Rng;

use super::action::Action;
use super::cards::{Card, CardSet};
use super::layout::Slot;
use super::pay::{Market, Project};
use super::position::Duel;
use super::table::{Phase, SEATS, opponent};
use super::tokens::Token;
use super::wonders::{Wonder, WonderSet};
use crate::rng::below;
use crate::state::List;
use crate::{Actions, JointAction, Seat};

/// Why a step was refused.
///
/// # Examples
/// ```
/// use antipater_engine::duel::{Action, Duel, IllegalAction, Setup, Token};
/// use antipater_engine::{JointAction, State, rng};
///
/// let setup = Setup::deal_first_game(&mut rng::generator(1, 0));
/// let mut game = Duel::new(setup).unwrap();
/// let joint = JointAction::only(setup.first, Action::Token(Token::Law));
/// let error = game.apply(&joint).unwrap_err();
/// assert!(matches!(error, IllegalAction::OtherDecision { .. }));
/// assert_eq!(error.to_string(), "an accessible card must be used first");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalAction {
    /// The game is over.
    GameOver,
    /// The seat has no decision now.
    NotToAct(Seat),
    /// The seat has a decision, but no action.
    Missing(Seat),
    /// Another decision is due.
    OtherDecision {
        /// The present phase.
        phase: Phase,
        /// The action.
        action: Action,
    },
    /// The wonder is not on offer in the draft.
    NotOnOffer(Wonder),
    /// The card is not accessible.
    NotAccessible(Card),
    /// The seat has no such wonder left to construct.
    NotYours(Wonder),
    /// The seat cannot pay.
    TooDear {
        /// The construction.
        project: Project,
        /// Its price for the seat.
        price: u16,
        /// The coins of the seat.
        coins: u16,
    },
    /// The progress token is not available.
    NoSuchToken(Token),
    /// The opponent's city has no such card of the wonder's color.
    NotToDestroy(Card),
    /// The card is not in the discard pile.
    NotDiscarded(Card),
    /// A Duel has no such seat.
    NoSuchSeat(Seat),
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalAction::GameOver => f.write_str("the game is over"),
            IllegalAction::NotToAct(seat) => {
                write!(f, "seat {seat} has nothing to decide right now")
            }
            IllegalAction::Missing(seat) => write!(f, "seat {seat} must decide"),
            IllegalAction::OtherDecision { phase, .. } => write!(
                f,
                "{}",
                match phase {
                    Phase::Draft { .. } => "a wonder must be drafted first",
                    Phase::Play { .. } => "an accessible card must be used first",
                    Phase::PickToken { .. } =>
                        "a progress token must be taken from the board first",
                    Phase::Library { .. } => "The Great Library's token must be chosen first",
                    Phase::Destroy { .. } => "a card of the opponent must be discarded first",
                    Phase::Revive { .. } =>
                        "a card from the discard pile must be constructed first",
                    Phase::Begin { .. } => "the player who begins the age must be chosen first",
                    Phase::Over { .. } => "the game is over",
                }
            ),
            IllegalAction::NotOnOffer(wonder) => write!(f, "{} is not on offer", wonder.name()),
            IllegalAction::NotAccessible(card) => write!(f, "{} is not accessible", card.name()),
            IllegalAction::NotYours(wonder) => {
                write!(f, "{} is not one of the seat's wonders", wonder.name())
            }
            IllegalAction::TooDear {
                project,
                price,
                coins,
            } => {
                let name = match project {
                    Project::Building(card) => card.name(),
                    Project::Wonder(wonder) => wonder.name(),
                };
                write!(f, "{name} costs {price} coins, but the seat has {coins}")
            }
            IllegalAction::NoSuchToken(token) => write!(f, "{} cannot be chosen", token.name()),
            IllegalAction::NotToDestroy(card) => {
                write!(f, "the opponent's {} cannot be discarded", card.name())
            }
            IllegalAction::NotDiscarded(card) => {
                write!(f, "{} is not in the discard pile", card.name())
            }
            IllegalAction::NoSuchSeat(seat) => write!(f, "Duel has no seat {seat}"),
        }
    }
}

impl core::error::Error for IllegalAction {}

/// Lists all legal actions of a seat.
#[inline]
pub(super) fn list(duel: &Duel, seat: Seat, list: &mut impl List<Action>) {
    let table = &duel.table;
    if table.phase.seat() != Some(seat) {
        return;
    }
    let mut add = |action: Action| list.add(action, action.index());
    match table.phase {
        Phase::Draft { offer, .. } => offer.each(|wonder| add(Action::Draft(wonder))),
        Phase::Play { .. } => use_a_card(duel, seat, list),
        Phase::PickToken { .. } => table.board.each(|token| add(Action::Token(token))),
        Phase::Library { .. } => duel.deal.library.each(|token| add(Action::Library(token))),
        Phase::Destroy { color, .. } => {
            let city = &table.cities[opponent(seat)];
            let cards = city.cards.intersection(CardSet::colored(color));
            cards.each(|card| add(Action::Destroy(card)));
        }
        Phase::Revive { .. } => table.discard.each(|card| add(Action::Revive(card))),
        Phase::Begin { .. } => Seat::all(SEATS).for_each(|seat| add(Action::Begin(seat))),
        Phase::Over { .. } => (),
    }
}

/// Lists the three uses of an accessible card: construct it, discard it, construct a wonder with it (rules D13, D15).
fn use_a_card(duel: &Duel, seat: Seat, list: &mut impl List<Action>) {
    let table = &duel.table;
    let city = &table.cities[seat];
    let market = table.market(seat);
    let mut accessible = ArrayVec::<Card, { Slot::COUNT }>::new();
    duel.accessible_cards().each(|card| {
        accessible.push(card);
        let build = Action::Build(card);
        let affords = market.affords_building(card, city.coins);
        list.add_if(affords, build, build.index());
    });
    for &card in &accessible {
        let discard = Action::Discard(card);
        list.add(discard, discard.index());
    }
    let mut affordable = WonderSet::EMPTY;
    city.wonders.each(|wonder| {
        if market.affords_wonder(wonder, city.coins) {
            affordable.add(wonder);
        }
    });
    if affordable.is_empty() {
        return;
    }
    for &card in &accessible {
        affordable.each(|wonder| {
            let construct = Action::Wonder(card, wonder);
            list.add(construct, construct.index());
        });
    }
}

/// Draws a uniformly random action among the uses of an accessible card that [`list`] lists. It draws a card and a use
/// from all pairs, and repeats while the seat cannot pay, so that only drawn pairs are priced. Discarding is always
/// possible, so this ends.
#[inline]
pub(super) fn draw_use(duel: &Duel, seat: Seat, market: &Market, rng: &mut impl Rng) -> Action {
    let table = &duel.table;
    let city = &table.cities[seat];
    let accessible = table.accessible();
    let uses = 2 + city.wonders.len();
    let pairs = (accessible.len() * uses) as u32;
    loop {
        let drawn = below(rng, pairs) as usize;
        let Some(slot) = accessible.nth(drawn / uses) else {
            continue;
        };
        let card = duel.deal.ages[table.age as usize][slot.index()];
        match drawn % uses {
            0 => return Action::Discard(card),
            1 if market.affords_building(card, city.coins) => return Action::Build(card),
            1 => (),
            further => {
                if let Some(wonder) = city.wonders.nth(further - 2)
                    && market.affords_wonder(wonder, city.coins)
                {
                    return Action::Wonder(card, wonder);
                }
            }
        }
    }
}

/// The single action of a joint action, if it is legal.
pub(super) fn check(duel: &Duel, joint: &JointAction<Action>) -> Result<Action, IllegalAction> {
    let Some(seat) = duel.table.phase.seat() else {
        return Err(IllegalAction::GameOver);
    };
    if let Some((other, _)) = joint.iter().find(|&(other, _)| other != seat) {
        return Err(IllegalAction::NotToAct(other));
    }
    let action = joint.get(seat).ok_or(IllegalAction::Missing(seat))?;
    let mut legal = Actions::none();
    list(duel, seat, &mut legal);
    if legal.contains(action) {
        Ok(action)
    } else {
        Err(reason(duel, seat, action))
    }
}

/// The reason why an action that is not legal is refused.
fn reason(duel: &Duel, seat: Seat, action: Action) -> IllegalAction {
    let city = &duel.table.cities[seat];
    match (duel.table.phase, action) {
        (Phase::Draft { .. }, Action::Draft(wonder)) => IllegalAction::NotOnOffer(wonder),
        (
            Phase::Play { .. },
            Action::Build(card) | Action::Discard(card) | Action::Wonder(card, _),
        ) if !duel.accessible_cards().contains(card) => IllegalAction::NotAccessible(card),
        (Phase::Play { .. }, Action::Wonder(_, wonder)) if !city.wonders.contains(wonder) => {
            IllegalAction::NotYours(wonder)
        }
        (Phase::Play { .. }, Action::Build(card)) => too_dear(duel, seat, Project::Building(card)),
        (Phase::Play { .. }, Action::Wonder(_, wonder)) => {
            too_dear(duel, seat, Project::Wonder(wonder))
        }
        (Phase::PickToken { .. }, Action::Token(token))
        | (Phase::Library { .. }, Action::Library(token)) => IllegalAction::NoSuchToken(token),
        (Phase::Destroy { .. }, Action::Destroy(card)) => IllegalAction::NotToDestroy(card),
        (Phase::Revive { .. }, Action::Revive(card)) => IllegalAction::NotDiscarded(card),
        (Phase::Begin { .. }, Action::Begin(who)) => IllegalAction::NoSuchSeat(who),
        (phase, action) => IllegalAction::OtherDecision { phase, action },
    }
}

fn too_dear(duel: &Duel, seat: Seat, project: Project) -> IllegalAction {
    IllegalAction::TooDear {
        project,
        price: duel.table.price(seat, project).total(),
        coins: duel.table.cities[seat].coins,
    }
}
