//! The resolution of a step, in the order of ruling 1, and its public events.
//!
//! A turn has these parts: all payments; all buildings and stages; sales and coin effects on the new state; Babylon's
//! seventh card; Halicarnassus; after turn 6 the conflicts. Only this module changes a position.

use super::action::{Action, By};
use super::cards::Card;
use super::city::{Table, Tokens};
use super::effect::{Effect, Power};
use super::event::Event;
use super::legal::takeable;
use super::passing::Slots;
use super::pay::Payment;
use super::phase::{Age, Phase, TURNS};
use super::position::{Pick, Seven, Taken, Use, turn_number};
use crate::seat::{BySeat, Seat};
use crate::state::JointAction;

/// Coins for a sold card.
pub const SALE: u16 = 3;

impl Seven {
    pub(super) fn resolve(&mut self, joint: &JointAction<Action>, tell: &mut impl FnMut(Event)) {
        match self.table.phase {
            Phase::Turn { age, turn } => {
                let slots = self.take(joint, age, turn);
                self.turns[turn_number(age, turn)] =
                    BySeat::from_fn(|seat| joint.get(seat).map(|a| used(slots[seat], a)));
                self.table.play(joint, tell);
                self.after_turn(age, turn, tell);
            }
            Phase::Seventh { age, seat } => {
                let slots = self.take(joint, age, TURNS);
                self.seventh[age as usize] = joint.get(seat).map(|a| used(slots[seat], a));
                self.table.play(joint, tell);
                self.after_seventh(age, TURNS, tell);
            }
            Phase::Discard { age, turn, seat } => {
                self.pick(
                    age,
                    turn,
                    seat,
                    joint.get(seat).and_then(Action::card),
                    tell,
                );
                self.after_discard(age, turn, tell);
            }
            Phase::Over => {}
        }
        if cfg!(debug_assertions) {
            self.check();
        }
    }

    /// Takes each seat's card out of the hand it holds: of equal cards always the first. Returns the slots.
    fn take(&mut self, joint: &JointAction<Action>, age: Age, turn: u8) -> BySeat<u8> {
        let mut slots = BySeat::default();
        let turns = matches!(self.table.phase, Phase::Turn { .. });
        for (seat, action) in joint.iter() {
            let Some(card) = action.card() else { continue };
            let hand = self.table.passing.held(seat, age, turn);
            let slot = self.slot_of(age, hand, self.playable(seat, hand), card);
            slots[seat] = slot as u8;
            if turns {
                self.left_over[hand] &= !(1 << slot);
            }
        }
        slots
    }

    /// The first of these slots of a hand with the card; a legal action's card is in one of them.
    fn slot_of(&self, age: Age, hand: Seat, mut slots: Slots, card: Card) -> usize {
        while slots != 0 {
            let slot = slots.trailing_zeros() as usize;
            if self.card_at(age, hand, slot) == card {
                return slot;
            }
            slots &= slots - 1;
        }
        0
    }

    /// Builds the card that Halicarnassus has chosen.
    fn pick(
        &mut self,
        age: Age,
        turn: u8,
        seat: Seat,
        card: Option<Card>,
        tell: &mut impl FnMut(Event),
    ) {
        self.picks.push(Pick { age, turn, card });
        tell(Event::Picked { seat, card });
        if let Some(card) = card {
            self.table.find(seat, card, tell);
        }
    }

    fn after_turn(&mut self, age: Age, turn: u8, tell: &mut impl FnMut(Event)) {
        if turn == TURNS
            && let Some(seat) = self.table.seat_of(Power::PlaySeventh)
            && self.table.cities[seat].has(self.table.edition, Power::PlaySeventh)
        {
            self.table.phase = Phase::Seventh { age, seat };
        } else {
            self.after_seventh(age, turn, tell);
        }
    }

    /// Continues with Halicarnassus if it built such a stage this turn and there is a card it may build (ruling 8).
    fn after_seventh(&mut self, age: Age, turn: u8, tell: &mut impl FnMut(Event)) {
        if let Some(seat) = self.digging(age, turn) {
            self.table.phase = Phase::Discard { age, turn, seat };
            if takeable(self, seat).next().is_some() {
                return;
            }
        }
        self.after_discard(age, turn, tell);
    }

    /// The seat that built a stage with Halicarnassus' power on this turn.
    fn digging(&self, age: Age, turn: u8) -> Option<Seat> {
        let seat = self.table.seat_of(Power::BuildDiscarded)?;
        let taken = self.turns[turn_number(age, turn)][seat]?;
        let stage = self.table.cities[seat]
            .built_stages(self.table.edition)
            .last()?;
        let power = Effect::Power(Power::BuildDiscarded);
        (taken.used == Use::Stage && stage.effects.contains(&power)).then_some(seat)
    }

    fn after_discard(&mut self, age: Age, turn: u8, tell: &mut impl FnMut(Event)) {
        if turn < TURNS {
            self.begin_turn(age, turn + 1);
            return;
        }
        self.fight(age, tell);
        tell(Event::AgeOver { age });
        match age {
            Age::I => self.begin_turn(Age::II, 1),
            Age::II => self.begin_turn(Age::III, 1),
            Age::III => self.table.phase = Phase::Over,
        }
    }

    /// Resolves the conflicts at every border (rule F30).
    fn fight(&mut self, age: Age, tell: &mut impl FnMut(Event)) {
        let edition = self.table.edition;
        let shields = BySeat::from_fn(|seat| self.table.cities[seat].shields(edition));
        for seat in Seat::all(self.table.seats()) {
            let left = self.table.left(seat);
            let (own, other) = (shields[seat], shields[left]);
            if own != other {
                let (winner, loser) = if own > other {
                    (seat, left)
                } else {
                    (left, seat)
                };
                self.table.cities[winner].win_conflict(age);
                self.table.cities[loser].lose_conflict();
            }
            tell(Event::Conflict {
                age,
                seat,
                left,
                shields: own,
                left_shields: other,
            });
        }
    }
}

impl Table {
    /// The table after the action of this seat alone: it pays, builds, sells and collects, without the end of the turn.
    /// The action must be legal.
    pub fn after(&self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) -> Table {
        let mut table = self.clone();
        match action {
            Action::Take { card } => table.find(seat, card, tell),
            action => table.play(&JointAction::only(seat, action), tell),
        }
        table
    }

    /// Pays, builds, sells and collects, each for all seats before the next.
    fn play(&mut self, joint: &JointAction<Action>, tell: &mut impl FnMut(Event)) {
        let edition = self.edition;
        let (seats, clock) = (self.seats(), self.phase.clock());
        for (seat, action) in joint.iter() {
            let bank = match action {
                Action::Build {
                    card, by: By::Cost, ..
                } => card.facts(edition).coins,
                _ => 0,
            };
            self.cities[seat].spend(u16::from(bank + action.payment().total()));
        }
        for (seat, action) in joint.iter() {
            let Payment { left, right } = action.payment();
            self.cities[seat.left(seats)].earn(u16::from(left));
            self.cities[seat.right(seats)].earn(u16::from(right));
        }
        let mut effects: BySeat<&'static [Effect]> = BySeat::default();
        for (seat, action) in joint.iter() {
            let city = &mut self.cities[seat];
            match action {
                Action::Build { card, by, pay } => {
                    city.build(edition, card);
                    if by == By::Power
                        && city.has(edition, Power::FreeOncePerAge)
                        && let Some((age, _)) = clock
                    {
                        city.use_free_build(age);
                    }
                    effects[seat] = card.facts(edition).effects;
                    tell(Event::Built {
                        seat,
                        card,
                        by,
                        pay,
                    });
                }
                Action::Stage { pay, .. } => {
                    let stage = city.stages() as u8;
                    effects[seat] = city.build_stage(edition).effects;
                    tell(Event::Stage { seat, stage, pay });
                }
                Action::Sell { .. } => {
                    city.earn(SALE);
                    tell(Event::Sold { seat });
                }
                Action::Take { .. } | Action::Decline => {}
            }
        }
        for (seat, _) in joint.iter() {
            self.collect(seat, effects[seat], tell);
        }
    }

    /// Pays out the coins of a new building or stage, counted on the table with it (rules F20 and F21).
    fn collect(&mut self, seat: Seat, effects: &[Effect], tell: &mut impl FnMut(Event)) {
        let coins = |effect: &Effect| match *effect {
            Effect::Coins(coins) => u16::from(coins),
            Effect::CoinsPer(coins, counted, scope) => {
                u16::from(coins) * self.count(seat, counted, scope)
            }
            _ => 0,
        };
        let coins: u16 = effects.iter().map(coins).sum();
        if coins > 0 {
            self.cities[seat].earn(coins);
            tell(Event::Earned { seat, coins });
        }
    }

    /// Builds a card of the discard pile.
    fn find(&mut self, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
        self.cities[seat].build(self.edition, card);
        self.collect(seat, card.facts(self.edition).effects, tell);
    }
}

/// The points that each side of a conflict gains: a city and its left neighbor.
///
/// # Examples
/// ```
/// use antipater_engine::seven::{Age, conflict_points};
///
/// assert_eq!(conflict_points(Age::II, 3, 1), (3, -1));
/// assert_eq!(conflict_points(Age::II, 1, 1), (0, 0));
/// ```
pub fn conflict_points(age: Age, shields: u8, left_shields: u8) -> (i16, i16) {
    let victory = Tokens::VICTORY[age as usize];
    match shields.cmp(&left_shields) {
        core::cmp::Ordering::Greater => (victory, -1),
        core::cmp::Ordering::Less => (-1, victory),
        core::cmp::Ordering::Equal => (0, 0),
    }
}

fn used(slot: u8, action: Action) -> Taken {
    let used = match action {
        Action::Build { by, .. } => Use::Built(by),
        Action::Stage { .. } => Use::Stage,
        Action::Sell { .. } | Action::Take { .. } | Action::Decline => Use::Sold,
    };
    Taken {
        slot,
        used,
        pay: action.payment(),
    }
}
