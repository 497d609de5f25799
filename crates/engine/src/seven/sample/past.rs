//! Which cards the Free City cannot have used, given its past actions. It has to build a card that a chain makes free.
//! It sells only if it can neither build a card nor use one for a stage (ruling 15, rules F39 and F40). Actions of
//! other cities are possible with all cards that look the same.

use arrayvec::ArrayVec;

use super::place::{Place, Places};
use crate::seat::{BySeat, Seat};
use crate::seven::action::{Action, By};
use crate::seven::cards::{Card, CardSet};
use crate::seven::city::{City, Table};
use crate::seven::observe::{Deed, Observation};
use crate::seven::passing::Passing;
use crate::seven::phase::{Age, Phase, TURNS};
use crate::seven::position::{Seven, Taken, Use, turn_number};
use crate::seven::terms::Terms;
use crate::state::JointAction;

/// A step at which the observer saw the Free City use a hidden card in a way that some cards do not allow.
pub(super) struct Ban {
    age: Age,
    /// The turn; a seventh card has the turn after the last one.
    turn: u8,
    /// Whether the card was sold; then none of the city's other cards was playable either.
    sold: bool,
    /// The cards with another forced use.
    cards: CardSet,
}

/// All such steps of a game.
pub(super) type Bans = ArrayVec<Ban, { 3 * (TURNS as usize + 1) }>;

/// The bans from the past of a guess. They are the same for all guesses, because they follow from public information. A
/// position set up by hand, whose past does not lead to it, has no further bans.
pub(super) fn bans(guess: &Seven, observation: &Observation) -> Bans {
    let mut bans = Bans::new_const();
    let Some(city) = guess.table.free_city() else {
        return bans;
    };
    let used = |phase| used(observation, city, phase);
    let mut open = phases(city).filter(|&phase| used(phase).is_some()).count();
    let mut past = beginning(guess);
    while open > 0 {
        let Some(joint) = next_step(&past, guess) else {
            return bans;
        };
        if let Some((age, turn, sold)) = used(past.table.phase) {
            let cards = to_be_built(&past.table, city, !sold);
            bans.push(Ban {
                age,
                turn,
                sold,
                cards,
            });
            open -= 1;
        }
        past.resolve(&joint, &mut |_| {});
    }
    bans
}

/// Whether a card may be in a place.
pub(super) fn may_lie(bans: &Bans, place: &Place, card: Card) -> bool {
    let banned = |ban: &Ban| ban.concerns(place) && ban.cards.contains(card);
    !bans.iter().any(banned)
}

/// Whether no card is in a banned place.
pub(super) fn agrees(bans: &Bans, places: &Places) -> bool {
    let may_lie = |place: &Place| place.card.is_none_or(|card| may_lie(bans, place, card));
    places.iter().all(may_lie)
}

/// Whether a place has a ban.
pub(super) fn is_bound(bans: &Bans, place: &Place) -> bool {
    bans.iter().any(|ban| ban.concerns(place))
}

impl Ban {
    fn concerns(&self, place: &Place) -> bool {
        let (city, last) = (Seat::FREE_CITY, self.turn >= TURNS);
        self.age == place.age
            && match place.taken {
                Some(taken) => taken == (self.turn, city),
                // The cards left in a hand that was passed on are known to its next holder.
                None if self.turn > TURNS => place.hand == city,
                None => self.sold && last && place.hand == Passing::drawn_hand(self.age),
            }
    }
}

/// The cards that a city could build now, or only those that a chain makes free.
fn to_be_built(table: &Table, seat: Seat, only_chains: bool) -> CardSet {
    let (market, free_build) = (table.market(seat), table.free_build_ready(seat));
    let may = |card: &Card| match table.building_terms(seat, &market, *card) {
        Terms::Chain(_) => true,
        Terms::Power(_) | Terms::Payable { .. } => !only_chains,
        Terms::TooDear { .. } | Terms::Missing(_) => !only_chains && free_build,
        Terms::Standing => false,
    };
    Card::ALL.into_iter().filter(may).collect()
}

/// The steps of a game at which the Free City may have to use a card.
fn phases(city: Seat) -> impl Iterator<Item = Phase> {
    Age::ALL.into_iter().flat_map(move |age| {
        let turns = (1..=TURNS).map(move |turn| Phase::Turn { age, turn });
        turns.chain([Phase::Seventh { age, seat: city }])
    })
}

/// The age and turn of a step at which the Free City used a hidden card in a way that is not always possible, and
/// whether it sold the card.
fn used(observation: &Observation, city: Seat, phase: Phase) -> Option<(Age, u8, bool)> {
    let (age, turn, deed) = match phase {
        Phase::Turn { age, turn } => (age, turn, observation.deed(age, turn, city)),
        Phase::Seventh { age, seat } if seat == city => (age, TURNS + 1, observation.seventh(age)),
        Phase::Seventh { .. } | Phase::Discard { .. } | Phase::Over => return None,
    };
    let hidden = Passing::free_city_holder(age, turn.min(TURNS)) != observation.seat;
    match deed {
        Some(Deed::Sold) if hidden => Some((age, turn, true)),
        Some(Deed::Stage { .. }) if hidden => Some((age, turn, false)),
        _ => None,
    }
}

/// The same deal before the first turn.
fn beginning(guess: &Seven) -> Seven {
    let edition = guess.table.edition;
    let city = |seat: Seat| City::new(edition, guess.table.cities[seat].board());
    let cities = BySeat::from_fn(city);
    let mut table = Table::from_cities(edition, true, cities.first(guess.table.seats()));
    table.phase = Phase::Turn {
        age: Age::I,
        turn: 1,
    };
    Seven::dealt(table, guess.deal)
}

/// The joint action of the next step; `None` at the end, and if it is illegal.
fn next_step(past: &Seven, guess: &Seven) -> Option<JointAction<Action>> {
    let mut joint = JointAction::new();
    match past.table.phase {
        Phase::Turn { age, turn } => {
            for seat in Seat::all(guess.table.seats()) {
                let taken = guess.turns[turn_number(age, turn)][seat]?;
                let card = guess.card_of(age, turn, seat, taken);
                joint.set(seat, action(card, taken));
            }
        }
        Phase::Seventh { age, seat } => {
            let taken = guess.seventh[age as usize]?;
            joint.set(seat, action(guess.card_of(age, TURNS, seat, taken), taken));
        }
        Phase::Discard { seat, .. } => {
            let pick = guess.picks.get(past.picks.len())?;
            let card = pick.card.map(|card| Action::Take { card });
            joint.set(seat, card.unwrap_or(Action::Decline));
        }
        Phase::Over => return None,
    }
    let can_be_done = |(seat, action): (Seat, Action)| {
        let (edition, city) = (guess.table.edition, &past.table.cities[seat]);
        let bank = match action {
            Action::Build {
                card, by: By::Cost, ..
            } => card.facts(edition).coins,
            _ => 0,
        };
        let stages = !matches!(action, Action::Stage { .. }) || city.next_stage(edition).is_some();
        stages && past.table.can_afford(seat, bank, action.payment())
    };
    joint.iter().all(can_be_done).then_some(joint)
}

/// The action for the use of a card.
fn action(card: Card, taken: Taken) -> Action {
    match taken.used {
        Use::Built(by) => Action::Build {
            card,
            by,
            pay: taken.pay,
        },
        Use::Stage => Action::Stage {
            card,
            pay: taken.pay,
        },
        Use::Sold => Action::Sell { card },
    }
}
