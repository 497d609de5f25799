//! The resolution of actions: the only code that changes a position (rules D14, D25 to D54).
//!
//! Here: one function that dispatches on phase and action, and below it the steps. Not here: legality, prices and
//! points. Every step reports its public facts to a sink as they happen.

use rand_core::Rng;

use super::action::Action;
use super::cards::{Age, Card, CardSet};
use super::effect::{Color, Effect, Symbol};
use super::event::{Cause, Event};
use super::legal;
use super::pay::{Market, Price, Project};
use super::position::Duel;
use super::score;
use super::table::{Phase, SEATS, SYMBOLS_TO_WIN, Table, Track, opponent};
use super::tokens::{Token, TokenSet};
use super::wonders::{Wonder, WonderSet};
use crate::{Seat, SeatSet, Victory};

/// What follows from an effect, in ascending priority.
#[derive(Clone, Copy)]
enum Then {
    /// Nothing.
    Done,
    /// The seat must choose something.
    Choose(Phase),
    /// The seat has won.
    Won(Victory),
}

/// The source of an effect: its seat, the component that has it, and whether another turn follows.
#[derive(Clone, Copy)]
struct Origin {
    seat: Seat,
    cause: Cause,
    again: bool,
}

impl Duel {
    /// Plays a legal action of the seat to act without a joint action, for search. An illegal action makes the position
    /// meaningless.
    ///
    /// If the action does not fit the phase.
    /// On an action that does not fit the phase.
    pub fn play_unchecked(&mut self, action: Action) {
        resolve(self, action, &mut |_| ());
    }
}

/// Plays a legal action of the seat whose decision it is.
///
/// # Panics
/// If the action does not fit the phase.
pub(super) fn resolve(duel: &mut Duel, action: Action, tell: &mut impl FnMut(Event)) {
    match (duel.table.phase, action) {
        (
            Phase::Draft {
                first,
                picks,
                offer,
            },
            Action::Draft(wonder),
        ) => {
            draft(duel, first, picks, offer, wonder, tell);
        }
        (Phase::Play { seat }, Action::Build(card)) => {
            build(duel, seat, card, &duel.table.market(seat), tell);
        }
        (Phase::Play { seat }, Action::Discard(card)) => discard(duel, seat, card, tell),
        (Phase::Play { seat }, Action::Wonder(card, wonder)) => {
            let price = duel.table.price(seat, Project::Wonder(wonder));
            construct(duel, seat, card, wonder, price, tell);
        }
        (Phase::PickToken { seat, again }, Action::Token(token)) => {
            duel.table.board.remove(token);
            tell(Event::TokenTaken { seat, token });
            progress(duel, seat, token, again, tell);
        }
        (Phase::Library { seat, again }, Action::Library(token)) => {
            tell(Event::TokenKept { seat, token });
            progress(duel, seat, token, again, tell);
        }
        (Phase::Destroy { seat, again, .. }, Action::Destroy(card)) => {
            duel.table.cities[opponent(seat)].cards.remove(card);
            duel.table.discard.add(card);
            tell(Event::Destroyed { seat, card });
            end_turn(duel, seat, again, tell);
        }
        (Phase::Revive { seat, again }, Action::Revive(card)) => {
            duel.table.discard.remove(card);
            tell(Event::Revived { seat, card });
            enter(duel, seat, card, again, tell);
        }
        (Phase::Begin { .. }, Action::Begin(seat)) => begin(duel, seat, tell),
        (phase, action) => panic!("{action:?} is no decision of {phase:?}"),
    }
}

/// Plays a uniformly random legal use of an accessible card.
#[inline]
pub(super) fn use_any_card(duel: &mut Duel, seat: Seat, rng: &mut impl Rng) {
    let market = duel.table.market(seat);
    let tell = &mut |_| ();
    match legal::draw_use(duel, seat, &market, rng) {
        Action::Build(card) => build(duel, seat, card, &market, tell),
        Action::Discard(card) => discard(duel, seat, card, tell),
        Action::Wonder(card, wonder) => {
            construct(duel, seat, card, wonder, market.wonder(wonder), tell);
        }
        other => unreachable!("{other:?} is no use of a card"),
    }
}

/// A seat drafts a wonder; after the last one, age I is laid (rules D8, D12).
fn draft(
    duel: &mut Duel,
    first: Seat,
    picks: u8,
    mut offer: WonderSet,
    wonder: Wonder,
    tell: &mut impl FnMut(Event),
) {
    if let Some(seat) = duel.table.phase.seat() {
        duel.table.cities[seat].wonders.add(wonder);
        tell(Event::Drafted { seat, wonder });
    }
    offer.remove(wonder);
    let picks = picks + 1;
    if picks == 8 {
        duel.table.lay(Age::I);
        tell(Event::Laid { age: Age::I });
        begin(duel, first, tell);
    } else {
        let second = picks == 4;
        let offer = if second {
            duel.deal.second_offer
        } else {
            offer
        };
        duel.table.phase = Phase::Draft {
            first,
            picks,
            offer,
        };
    }
}

/// A seat constructs a building with an accessible card (rules D24 to D26, D52).
fn build(duel: &mut Duel, seat: Seat, card: Card, market: &Market, tell: &mut impl FnMut(Event)) {
    let (price, chain) = (market.building(card), market.chain_to(card));
    let coins = price.total();
    tell(Event::Built {
        seat,
        card,
        coins,
        chain,
    });
    take(duel, card);
    pay(&mut duel.table, seat, price, tell);
    if chain.is_some() {
        let per_chain = |effect| match effect {
            Effect::CoinsPerChain(coins) => coins,
            _ => 0,
        };
        let coins = duel.table.cities[seat].tokens.sum(per_chain);
        receive(&mut duel.table, seat, coins.into(), Cause::Chain, tell);
    }
    enter(duel, seat, card, false, tell);
}

/// A seat discards an accessible card for coins (rule D29).
fn discard(duel: &mut Duel, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
    let coins = duel.table.discard_income(seat);
    take(duel, card);
    duel.table.discard.add(card);
    duel.table.cities[seat].coins += coins;
    tell(Event::Discarded { seat, card, coins });
    end_turn(duel, seat, false, tell);
}

/// A seat constructs a wonder, with an accessible card as marker (rules D30 to D37, D51).
fn construct(
    duel: &mut Duel,
    seat: Seat,
    card: Card,
    wonder: Wonder,
    price: Price,
    tell: &mut impl FnMut(Event),
) {
    let coins = price.total();
    tell(Event::Constructed {
        seat,
        wonder,
        card,
        coins,
    });
    take(duel, card);
    let table = &mut duel.table;
    pay(table, seat, price, tell);
    table.cities[seat].wonders.remove(wonder);
    table.cities[seat].built.add(wonder);
    limit_wonders(table, tell);
    let again = WonderSet::PLAY_AGAIN.contains(wonder)
        || table.cities[seat]
            .tokens
            .meets(TokenSet::WONDERS_PLAY_AGAIN);
    let cause = Cause::Wonder(wonder);
    let origin = Origin { seat, cause, again };
    let then = take_effects(table, origin, wonder.row().effects, 0, tell);
    conclude(duel, seat, again, then, tell);
}

/// When seven wonders are constructed, the last one returns to the box, whoever owns it (rule D31).
fn limit_wonders(table: &mut Table, tell: &mut impl FnMut(Event)) {
    let [one, other] = &table.cities.0;
    if one.built.len() + other.built.len() < Wonder::LIMIT {
        return;
    }
    for seat in Seat::all(SEATS) {
        for wonder in table.cities[seat].wonders.iter() {
            tell(Event::WonderLost { seat, wonder });
        }
        table.cities[seat].wonders = WonderSet::EMPTY;
    }
}

/// A building enters the city and takes effect at once (rules D26, D35, D40).
fn enter(duel: &mut Duel, seat: Seat, card: Card, again: bool, tell: &mut impl FnMut(Event)) {
    let city = &mut duel.table.cities[seat];
    city.cards.add(card);
    let row = card.row();
    let red_shields = |effect| match effect {
        Effect::RedShields(shields) => shields,
        _ => 0,
    };
    let more_shields = match row.color {
        Color::Red => city.tokens.sum(red_shields),
        _ => 0,
    };
    let cause = Cause::Building(card);
    let origin = Origin { seat, cause, again };
    let then = take_effects(&mut duel.table, origin, row.effects, more_shields, tell);
    conclude(duel, seat, again, then, tell);
}

/// A seat keeps a progress token, which takes effect at once (rules D36, D43, D45, D47).
fn progress(duel: &mut Duel, seat: Seat, token: Token, again: bool, tell: &mut impl FnMut(Event)) {
    duel.table.cities[seat].tokens.add(token);
    let cause = Cause::Token(token);
    let origin = Origin { seat, cause, again };
    let then = take_effects(&mut duel.table, origin, token.row().effects, 0, tell);
    conclude(duel, seat, again, then, tell);
}

/// Applies all effects of a component that has just come into play; a victory precedes any choice (rules D34, D37).
fn take_effects(
    table: &mut Table,
    origin: Origin,
    effects: &[Effect],
    more_shields: u8,
    tell: &mut impl FnMut(Event),
) -> Then {
    let mut all = Then::Done;
    for &effect in effects {
        match take_effect(table, origin, effect, more_shields, tell) {
            Then::Done => (),
            Then::Choose(phase) => all = Then::Choose(phase),
            Then::Won(victory) => return Then::Won(victory),
        }
    }
    all
}

/// Applies one effect. Inlined into the loop over all effects, it would compute all counts before the first effect.
#[inline(never)]
fn take_effect(
    table: &mut Table,
    origin: Origin,
    effect: Effect,
    more_shields: u8,
    tell: &mut impl FnMut(Event),
) -> Then {
    let Origin { seat, cause, again } = origin;
    match effect {
        Effect::Shields(shields) => march(table, seat, shields + more_shields, tell),
        Effect::Science(symbol) => research(table, seat, symbol, again),
        Effect::Coins(coins) => receive(table, seat, coins.into(), cause, tell),
        Effect::CoinsPerOwn(coins, kind) => {
            let items = table.cities[seat].count(kind);
            receive(table, seat, u16::from(coins * items), cause, tell)
        }
        Effect::CoinsPerMost(coins, kind) => {
            let items = table.most(kind);
            receive(table, seat, u16::from(coins * items), cause, tell)
        }
        Effect::OpponentLoses(coins) => {
            lose(table, opponent(seat), coins, cause, tell);
            Then::Done
        }
        Effect::Destroy(color) => {
            let cards = table.cities[opponent(seat)].cards;
            match cards.intersection(CardSet::colored(color)).is_empty() {
                true => Then::Done,
                false => Then::Choose(Phase::Destroy { seat, color, again }),
            }
        }
        Effect::Revive => match table.discard.is_empty() {
            true => Then::Done,
            false => Then::Choose(Phase::Revive { seat, again }),
        },
        Effect::ChooseProgress => Then::Choose(Phase::Library { seat, again }),
        Effect::Produce(..)
        | Effect::ProduceOneOf(_)
        | Effect::FixedPrice(_)
        | Effect::Points(_)
        | Effect::PointsPerToken(_)
        | Effect::PointsPerMost(..)
        | Effect::PlayAgain
        | Effect::WondersCostTwoLess
        | Effect::BlueCostsTwoLess
        | Effect::TakesTradeCoins
        | Effect::RedShields(_)
        | Effect::WondersPlayAgain
        | Effect::CoinsPerChain(_) => Then::Done,
    }
}

/// The pawn moves toward the opponent's capital, past looting tokens (rules D38, D39, D41).
fn march(table: &mut Table, seat: Seat, shields: u8, tell: &mut impl FnMut(Event)) -> Then {
    let other = opponent(seat);
    let from = table.track.pawn;
    let lead = (table.track.lead(seat) + shields as i8).min(Track::CAPITAL);
    table.track.pawn = if seat == Seat::FIRST { lead } else { -lead };
    tell(Event::PawnMoved {
        seat,
        from,
        to: table.track.pawn,
    });
    let loot = &mut table.track.loot[other];
    let [(first, few), (second, many)] = LOOTING;
    let (two, five) = (loot.two && lead >= first, loot.five && lead >= second);
    loot.two &= !two;
    loot.five &= !five;
    if two {
        lose(table, other, few, Cause::Looting, tell);
    }
    if five {
        lose(table, other, many, Cause::Looting, tell);
    }
    if lead == Track::CAPITAL {
        Then::Won(Victory::Military)
    } else {
        Then::Done
    }
}

/// Resolves a new symbol: the sixth different one wins, a pair brings a token if one is left (rules D43 to D46).
fn research(table: &Table, seat: Seat, symbol: Symbol, again: bool) -> Then {
    let city = &table.cities[seat];
    if city.symbols() == SYMBOLS_TO_WIN {
        return Then::Won(Victory::Science);
    }
    let pair = city.cards.intersection(CardSet::with_symbol(symbol)).len() == 2;
    if pair && !table.board.is_empty() {
        Then::Choose(Phase::PickToken { seat, again })
    } else {
        Then::Done
    }
}

/// The looting tokens of one side: the space on which the pawn reaches each, and the coins it takes (rule D39).
pub const LOOTING: [(i8, u8); 2] = [(3, 2), (6, 5)];

/// A seat receives coins from the bank, which never runs out (edge case D2).
fn receive(
    table: &mut Table,
    seat: Seat,
    coins: u16,
    cause: Cause,
    tell: &mut impl FnMut(Event),
) -> Then {
    if coins > 0 {
        table.cities[seat].coins += coins;
        tell(Event::Received { seat, coins, cause });
    }
    Then::Done
}

/// A seat loses coins to the bank, at most all it has (rules D33, D39).
fn lose(table: &mut Table, seat: Seat, coins: u8, cause: Cause, tell: &mut impl FnMut(Event)) {
    let coins = u16::from(coins).min(table.cities[seat].coins);
    table.cities[seat].coins -= coins;
    tell(Event::Lost { seat, coins, cause });
}

/// A seat pays a price; Economy takes what was spent on resources (rule D25).
fn pay(table: &mut Table, seat: Seat, price: Price, tell: &mut impl FnMut(Event)) {
    table.cities[seat].coins -= price.total();
    let other = opponent(seat);
    if table.cities[other].tokens.meets(TokenSet::TAKE_TRADE_COINS) {
        receive(table, other, price.trade.into(), Cause::Trade, tell);
    }
}

/// Removes a card from the structure.
fn take(duel: &mut Duel, card: Card) {
    let structure = &duel.deal.ages[duel.table.age as usize];
    let left = &mut duel.table.left;
    left.accessible(duel.table.age).each(|slot| {
        if structure[slot.index()] == card {
            left.remove(slot);
        }
    });
}

/// Continues after all effects: the game ends, a choice is due, or the turn is over.
fn conclude(duel: &mut Duel, seat: Seat, again: bool, then: Then, tell: &mut impl FnMut(Event)) {
    match then {
        Then::Done => end_turn(duel, seat, again, tell),
        Then::Choose(phase) => duel.table.phase = phase,
        Then::Won(victory) => over(&mut duel.table, victory, SeatSet::only(seat), tell),
    }
}

/// Turns up the cards that have become accessible, then begins the next turn (rules D14, D32).
fn end_turn(duel: &mut Duel, seat: Seat, again: bool, tell: &mut impl FnMut(Event)) {
    if duel.table.left.is_empty() {
        if again {
            tell(Event::TurnLost { seat });
        }
        return end_age(&mut duel.table, seat, tell);
    }
    let accessible = duel.table.accessible();
    let structure = &duel.deal.ages[duel.table.age as usize];
    accessible.minus(duel.table.face_up).each(|slot| {
        let card = structure[slot.index()];
        tell(Event::TurnedUp { slot, card });
    });
    duel.table.face_up = duel.table.face_up.union(accessible);
    if again {
        tell(Event::PlaysAgain { seat });
    }
    let seat = if again { seat } else { opponent(seat) };
    duel.table.phase = Phase::Play { seat };
}

/// Lays the next age. The weaker side, or with the pawn in the middle the last to play, chooses who begins. After age
/// III points are counted (rules D53, D55, ruling 20).
fn end_age(table: &mut Table, last: Seat, tell: &mut impl FnMut(Event)) {
    let Some(age) = table.age.next() else {
        let winners = score::civilian_winners(table);
        return over(table, Victory::Civilian, winners, tell);
    };
    table.lay(age);
    tell(Event::Laid { age });
    let weaker = Seat::all(SEATS).find(|&seat| table.track.lead(seat) < 0);
    table.phase = Phase::Begin {
        seat: weaker.unwrap_or(last),
    };
}

/// A seat takes the first turn of the age that is laid (rules D12, D54).
fn begin(duel: &mut Duel, seat: Seat, tell: &mut impl FnMut(Event)) {
    tell(Event::Begins {
        seat,
        age: duel.table.age,
    });
    duel.table.phase = Phase::Play { seat };
}

/// Ends the game (rule D55).
fn over(table: &mut Table, victory: Victory, winners: SeatSet, tell: &mut impl FnMut(Event)) {
    table.phase = Phase::Over { victory, winners };
    tell(Event::Over { victory, winners });
}
