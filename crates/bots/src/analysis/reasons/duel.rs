//! Reasons in a Duel: what the table looks like after either action, before a card is turned up.

use antipater_engine::duel::{
    Action, Card, CardSet, Duel, Effect, Face, Phase, Project, Slot, Table, Wonder, opponent,
};
use antipater_engine::{Resource, Seat, State, rng};

use super::{Benefit, Reason, more, most_important, points, production, without_coins};
use crate::analysis::question::Question;
use crate::encode::duel::{Known, WORTH, result};

/// Why one action is better than another.
pub(in crate::analysis) fn reasons(
    question: &Question<'_, Duel>,
    best: Action,
    played: Action,
) -> Vec<Reason> {
    // The guessed cards are never read, only open cards and what both seats see.
    let known = Known::new(question.observation, &mut rng::generator(0, 0));
    let (me, rival) = (question.seat, opponent(question.seat));
    let afters = [best, played].map(|action| known.after(action));
    let [good, poor] = [afters[0].table(), afters[1].table()];
    let mut all = Vec::new();
    if result(good, me).is_some_and(|class| WORTH[class] == 1.0) {
        return vec![Reason::Wins];
    }
    let ages = &question.observation.ages;
    let loses = |after: &Known| after.to_act() == Some(rival) && winning(after, rival, ages).any();
    if loses(&afters[1]) && !loses(&afters[0]) {
        all.push(Reason::Averts);
    }
    let [with, without] = [&afters[0], &afters[1]].map(|after| threats(after, me, ages));
    if with.any() && !without.any() {
        let Winning { cards, wonders } = with;
        all.push(Reason::Threatens { cards, wonders });
    }
    let score = |table: &Table| Duel::points(&table.score(me)).collect::<Vec<_>>();
    let categories = <Duel as State>::CATEGORIES;
    all.extend(points(categories, &score(good), &score(poor)));
    all.extend(money_and_arms([good, poor], me));
    let picks = |table: &Table| match table.phase {
        Phase::PickToken { seat, .. } | Phase::Library { seat, .. } => seat == me,
        _ => false,
    };
    if picks(good) && !picks(poor) {
        all.push(Reason::Token);
    }
    if plays_again(good, me) && !plays_again(poor, me) {
        all.push(Reason::Again);
    }
    if let (Action::Draft(one), Action::Draft(other)) = (best, played) {
        all.extend(drafted(one, other));
    }
    all.extend(later([good, poor], me));
    if !plays_again(poor, me) {
        all.extend(denied(question, [best, played], &afters[1]));
        all.extend(covered(question, [good, poor], rival));
    }
    most_important(all)
}

/// Coins, shields and symbols.
fn money_and_arms([good, poor]: [&Table; 2], me: Seat) -> Vec<Reason> {
    let rival = opponent(me);
    let coins = |table: &Table, seat: Seat| table.cities[seat].coins;
    let amounts = [
        more(coins(good, me), coins(poor, me)).map(|amount| Reason::Coins { amount }),
        more(coins(poor, rival), coins(good, rival)).map(|amount| Reason::Takes { amount }),
        more(good.track.lead(me), poor.track.lead(me)).map(|amount| Reason::Pawn { amount }),
        more(
            good.cities[me].symbols() as i64,
            poor.cities[me].symbols() as i64,
        )
        .map(|amount| Reason::Symbols { amount }),
    ];
    amounts.into_iter().flatten().collect()
}

/// Its use later in the game: production, chains, wonders within reach.
fn later([good, poor]: [&Table; 2], me: Seat) -> Vec<Reason> {
    let mut all = Vec::new();
    let effects = |table: &Table| {
        let city = table.cities[me];
        let of_cards = city.cards.iter().flat_map(|card| card.row().effects);
        let of_wonders = city.built.iter().flat_map(|wonder| wonder.row().effects);
        of_cards.chain(of_wonders)
    };
    let produced = |table: &Table| effects(table).map(|effect| units(*effect)).sum();
    let makes = |table| move |kind| effects(table).any(|effect| makes(*effect, kind));
    let both = [good, poor];
    all.extend(production(both.map(produced), both.map(makes)));
    let benefits = |table: &Table| effects(table).filter_map(|effect| Benefit::of_duel(*effect));
    let lacking = |benefit: &Benefit| benefits(poor).all(|other| other != *benefit);
    let gained = benefits(good).filter(lacking);
    all.extend(gained.map(|benefit| Reason::Brings { benefit }));
    let opened = good.cities[me].cards.minus(poor.cities[me].cards);
    let standing =
        |card: &Card| good.cities[me].cards.contains(*card) || card.row().back.age() < good.age;
    let cards: Vec<&'static str> = Card::ALL
        .into_iter()
        .filter(|card| card.free_with().is_some_and(|from| opened.contains(from)))
        .filter(|card| !standing(card) && !good.discard.contains(*card))
        .map(Card::name)
        .collect();
    if !cards.is_empty() {
        all.push(Reason::Opens { cards });
    }
    let affords = |table: &Table, wonder: Wonder| {
        table.cities[me].wonders.contains(wonder)
            && table.price(me, Project::Wonder(wonder)).total() <= table.cities[me].coins
    };
    let drafting = matches!(good.phase, Phase::Draft { .. });
    let gained = Wonder::ALL.into_iter().filter(|&wonder| {
        poor.cities[me].wonders.contains(wonder) && affords(good, wonder) && !affords(poor, wonder)
    });
    let wonders: Vec<&'static str> = gained.map(Wonder::name).collect();
    if !drafting && !wonders.is_empty() {
        all.push(Reason::Affords { wonders });
    }
    all
}

/// What is printed on one wonder and not on another.
fn drafted(one: Wonder, other: Wonder) -> Vec<Reason> {
    let again = |wonder: Wonder| wonder.row().effects.contains(&Effect::PlayAgain);
    let cost = |wonder: Wonder| wonder.row().resources.total();
    let again = (again(one) && !again(other)).then_some(Reason::AgainLater);
    let cheaper = more(cost(other), cost(one)).map(|amount| Reason::Cheaper { amount });
    again.into_iter().chain(cheaper).collect()
}

/// Units of resources that an effect produces.
fn units(effect: Effect) -> i64 {
    match effect {
        Effect::Produce(_, units) => i64::from(units),
        Effect::ProduceOneOf(_) => 1,
        _ => 0,
    }
}

/// Whether an effect produces a resource.
fn makes(effect: Effect, resource: Resource) -> bool {
    match effect {
        Effect::Produce(kind, _) => kind == resource,
        Effect::ProduceOneOf(kinds) => kinds.contains(resource),
        _ => false,
    }
}

/// The card that an action takes off the structure.
fn taken(action: Action) -> Option<Card> {
    match action {
        Action::Build(card) | Action::Discard(card) | Action::Wonder(card, _) => Some(card),
        _ => None,
    }
}

/// Whether the seat takes another turn after its action and what belongs to it.
fn plays_again(table: &Table, me: Seat) -> bool {
    match table.phase {
        Phase::Play { seat } => seat == me,
        Phase::PickToken { seat, again }
        | Phase::Library { seat, again }
        | Phase::Destroy { seat, again, .. }
        | Phase::Revive { seat, again } => again && seat == me,
        Phase::Draft { .. } | Phase::Begin { .. } | Phase::Over { .. } => false,
    }
}

/// The card that the better action takes away from the opponent, who could build it at once.
fn denied(
    question: &Question<'_, Duel>,
    [best, played]: [Action; 2],
    after: &Known,
) -> Option<Reason> {
    let (poor, rival) = (after.table(), opponent(question.seat));
    let card = taken(best).filter(|_| taken(best) != taken(played))?;
    taken(played)?;
    let open = open_cards(question, poor);
    if !open.contains(card) || !affords(poor, rival, card) {
        return None;
    }
    if after.to_act() == Some(rival) {
        let built = after.after(Action::Build(card));
        if matches!(built.table().phase, Phase::PickToken { seat, .. } if seat == rival) {
            return Some(Reason::KeepsToken {
                card: card.name(),
                seat: rival,
            });
        }
    }
    let mut built = *poor;
    built.cities[rival].cards.add(card);
    let total = |table: &Table| {
        let score = table.score(rival);
        without_coins(<Duel as State>::CATEGORIES, Duel::points(&score))
    };
    Some(Reason::Denies {
        card: card.name(),
        seat: rival,
        points: (total(&built) - total(poor)).max(0),
    })
}

/// The cards that only the other action opens to the opponent, and the cards that it turns up in addition.
fn covered(
    question: &Question<'_, Duel>,
    [good, poor]: [&Table; 2],
    rival: Seat,
) -> Option<Reason> {
    if good.age != poor.age || good.phase.seat() != poor.phase.seat() {
        return None;
    }
    let faces = &question.observation.ages[poor.age as usize];
    let opened = |table: &Table| {
        let before = question.observation.table.accessible();
        let (mut cards, mut hidden) = (Vec::new(), 0u8);
        for slot in table.accessible().minus(before).iter() {
            match faces[slot.index()] {
                Face::Up(card) if affords(table, rival, card) => cards.push(card.name()),
                Face::Up(_) => {}
                Face::Down(_) | Face::Unlaid => hidden += 1,
            }
        }
        (cards, hidden)
    };
    let ((fewer, turned), (mut cards, hidden)) = (opened(good), opened(poor));
    if cards.len() + usize::from(hidden) <= fewer.len() + usize::from(turned) {
        return None;
    }
    cards.retain(|card| !fewer.contains(card));
    let hidden = more(hidden, turned).unwrap_or(0);
    (!cards.is_empty() || hidden > 0).then_some(Reason::Covers { cards, hidden })
}

/// The known cards that can be taken on a table.
fn open_cards(question: &Question<'_, Duel>, table: &Table) -> CardSet {
    accessible(table, &question.observation.ages)
}

fn accessible(table: &Table, ages: &[[Face; Slot::COUNT]; 3]) -> CardSet {
    let faces = &ages[table.age as usize];
    let slots = table.accessible();
    let open = slots.iter().filter_map(|slot| match faces[slot.index()] {
        Face::Up(card) => Some(card),
        Face::Down(_) | Face::Unlaid => None,
    });
    open.collect()
}

fn affords(table: &Table, seat: Seat, card: Card) -> bool {
    table.price(seat, Project::Building(card)).total() <= table.cities[seat].coins
}

/// The cards and wonders with which a seat can win at once, by their names.
#[derive(Default)]
struct Winning {
    cards: Vec<&'static str>,
    wonders: Vec<&'static str>,
}

impl Winning {
    fn any(&self) -> bool {
        !self.cards.is_empty() || !self.wonders.is_empty()
    }
}

/// With what a seat would win on its next turn if the opponent let it have that.
fn threats(after: &Known, me: Seat, ages: &[[Face; Slot::COUNT]; 3]) -> Winning {
    if after.table().left.len() < 2 {
        return Winning::default(); // The opponent takes the last card of the age.
    }
    let turn = after.with_turn_of(me);
    turn.map_or_else(Winning::default, |turn| winning(&turn, me, ages))
}

/// The open cards with which the seat that acts next can win at once, and the wonders that it can build with one of them
/// and win.
fn winning(now: &Known, seat: Seat, ages: &[[Face; Slot::COUNT]; 3]) -> Winning {
    let table = now.table();
    if !matches!(table.phase, Phase::Play { seat: next } if next == seat) || table.left.len() == 1 {
        return Winning::default();
    }
    let wins = |action: Action| {
        let next = now.after(action);
        result(next.table(), seat).is_some_and(|class| WORTH[class] == 1.0)
    };
    let open = accessible(table, ages);
    let city = &table.cities[seat];
    let cards = open
        .iter()
        .filter(|&card| affords(table, seat, card) && wins(Action::Build(card)));
    let wonders = city.wonders.iter().filter(|&wonder| {
        table.price(seat, Project::Wonder(wonder)).total() <= city.coins
            && open.iter().any(|card| wins(Action::Wonder(card, wonder)))
    });
    Winning {
        cards: cards.map(Card::name).collect(),
        wonders: wonders.map(Wonder::name).collect(),
    }
}
