//! Reasons in a Duel: the tables after either action, before a card is turned up.

use std::collections::BTreeSet;

use antipater_engine::duel::{
    Action, Card, CardSet, Duel, Effect, Face, Phase, Project, Slot, Table, Wonder, opponent,
};
use antipater_engine::{Resource, Seat, State, Victory, rng};

use super::{Benefit, Reason, more, most_important, names, points, production, without_coins};
use crate::analysis::question::Question;
use crate::encode::duel::{Known, WORTH, result};

/// The resources of a Duel. A card that produces one of several kinds has its class, which includes those of 7 Wonders.
const KINDS: [Resource; 5] = [
    Resource::Wood,
    Resource::Stone,
    Resource::Clay,
    Resource::Glass,
    Resource::Papyrus,
];

/// Why one action is better than another.
pub(in crate::analysis) fn reasons(
    question: &Question<'_, Duel>,
    best: Action,
    played: Action,
) -> Vec<Reason> {
    // The sampled cards are never read, only open cards and public information.
    let known = Known::new(question.observation, &mut rng::generator(0, 0));
    let (me, rival) = (question.seat, opponent(question.seat));
    let afters = [best, played].map(|action| known.after(action));
    let [good, poor] = [afters[0].table(), afters[1].table()];
    let mut all = Vec::new();
    if result(good, me).is_some_and(|class| WORTH[class] == 1.0) {
        return vec![Reason::Wins];
    }
    let ages = &question.observation.ages;
    let turns = [&afters[0], &afters[1]].map(|after| turns_of_rival(after, me));
    let [answers, defenses] = [&turns[1], &turns[0]].map(|turns| {
        let answers = turns.iter().map(|now| winning(now, rival, ages));
        answers.collect::<Vec<_>>()
    });
    let loses = !answers.is_empty() && answers.iter().all(Winning::any);
    if loses && !defenses.iter().any(Winning::any) {
        let all_of = |of: fn(&Winning) -> &Vec<&'static str>| {
            let all: BTreeSet<_> = answers.iter().flat_map(of).copied().collect();
            names(all)
        };
        all.push(Reason::Averts {
            cards: all_of(|winning| &winning.cards),
            wonders: all_of(|winning| &winning.wonders),
        });
    }
    let [with, without] = [&afters[0], &afters[1]].map(|after| threats(after, me, ages));
    if with.any() && !without.any() {
        let Winning { cards, wonders } = with;
        all.push(Reason::Threatens {
            cards: names(cards),
            wonders: names(wonders),
        });
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
    // Choosing who begins an age is not an extra turn: the turn before may have been the opponent's.
    let begins = matches!(best, Action::Begin(_));
    if !begins && plays_again(good, me) && !plays_again(poor, me) {
        all.push(Reason::Again);
    }
    if let (Action::Draft(one), Action::Draft(other)) = (best, played) {
        all.extend(drafted(one, other));
    }
    all.extend(wonders_used(question, [good, poor], played));
    all.extend(later([good, poor], me));
    all.extend(denied(question, [best, played], &turns[1]));
    all.extend(covered(question, &afters[0], &turns));
    most_important(all)
}

/// The positions in which the opponent may take the next turn, after the choices that the seat's action brings; empty
/// if the seat plays again.
fn turns_of_rival(after: &Known, me: Seat) -> Vec<Known> {
    match after.table().phase {
        Phase::Play { seat } if seat != me => vec![*after],
        // A token changes neither the cards nor the opponent's prices for them.
        Phase::PickToken { seat, again: false } | Phase::Library { seat, again: false }
            if seat == me =>
        {
            vec![after.passed_to(opponent(me))]
        }
        Phase::Destroy { again: false, .. } | Phase::Revive { again: false, .. } => {
            let choices = after.choices();
            let next = choices.iter().map(|&choice| after.after(choice));
            next.flat_map(|next| turns_of_rival(&next, me)).collect()
        }
        _ => Vec::new(),
    }
}

/// Coins, shields and symbols.
fn money_and_arms([good, poor]: [&Table; 2], me: Seat) -> Vec<Reason> {
    let rival = opponent(me);
    let coins = |table: &Table, seat: Seat| table.cities[seat].coins;
    let amounts = [
        more(coins(good, me), coins(poor, me)).map(|amount| Reason::Coins { amount }),
        more(coins(poor, rival), coins(good, rival)).map(|amount| Reason::Takes { amount }),
        more(good.track.lead(me), poor.track.lead(me)).map(|amount| Reason::Pawn {
            amount,
            home: good.track.lead(me) < 0,
        }),
        more(
            good.cities[me].symbols() as i64,
            poor.cities[me].symbols() as i64,
        )
        .map(|amount| Reason::Symbols { amount }),
    ];
    amounts.into_iter().flatten().collect()
}

/// Its later use: production, chains, wonders within reach.
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
    all.extend(production(&KINDS, both.map(produced), both.map(makes)));
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
        all.push(Reason::Opens {
            cards: names(cards),
        });
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
        all.push(Reason::Affords {
            wonders: names(wonders),
        });
    }
    all
}

/// Cards that the wonder destroys in the opponent's city, and whether playing it now would waste its extra turn.
fn wonders_used(
    question: &Question<'_, Duel>,
    [good, poor]: [&Table; 2],
    played: Action,
) -> Vec<Reason> {
    let me = question.seat;
    let destroys = |table: &Table| match table.phase {
        Phase::Destroy { seat, color, .. } if seat == me => Some(color),
        _ => None,
    };
    let color = destroys(good).filter(|&color| destroys(poor) != Some(color));
    let destroys = color.map(|color| Reason::Destroys {
        color: color.name().to_owned(),
    });
    let before = &question.observation.table;
    let again = |wonder: Wonder| {
        let tokens = before.cities[me].tokens.iter();
        let mut of_tokens = tokens.flat_map(|token| token.row().effects);
        wonder.row().effects.contains(&Effect::PlayAgain)
            || of_tokens.any(|effect| *effect == Effect::WondersPlayAgain)
    };
    let saves = match played {
        // Extra turns are lost with the last card of the age; in age III there is no later turn.
        Action::Wonder(_, wonder)
            if before.left.len() == 1
                && before.age.next().is_some()
                && again(wonder)
                && good.cities[me].wonders.contains(wonder) =>
        {
            Some(Reason::SavesAgain {
                wonder: wonder.name().to_owned(),
            })
        }
        _ => None,
    };
    destroys.into_iter().chain(saves).collect()
}

/// The effects of one wonder that another one does not have.
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

/// The card that an action takes from the structure.
pub(in crate::analysis) fn taken(action: Action) -> Option<Card> {
    match action {
        Action::Build(card) | Action::Discard(card) | Action::Wonder(card, _) => Some(card),
        _ => None,
    }
}

/// Whether the seat takes another turn after its action and the choices that it brings.
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

/// The card that the better action takes away from the opponent, who could build it at once. It is reported if that
/// holds for every intermediate choice of the seat.
fn denied(
    question: &Question<'_, Duel>,
    [best, played]: [Action; 2],
    turns: &[Known],
) -> Option<Reason> {
    let rival = opponent(question.seat);
    let card = taken(best).filter(|_| taken(best) != taken(played))?;
    taken(played)?;
    let built = turns.iter().map(|now| builds(question, now, card));
    let built = built.collect::<Option<Vec<Built>>>()?;
    if !built.is_empty() && built.iter().all(|built| built.token) {
        return Some(Reason::KeepsToken {
            card: card.name().to_owned(),
            seat: rival,
        });
    }
    Some(Reason::Denies {
        card: card.name().to_owned(),
        seat: rival,
        points: built.iter().map(|built| built.points).min()?,
        pawn: built.iter().map(|built| built.pawn).min()?,
    })
}

/// The effect of a card on the opponent who builds it.
struct Built {
    points: i16,
    pawn: i16,
    token: bool,
}

impl Built {
    /// Its approximate worth, in thirds of a point.
    fn weight(&self) -> i32 {
        6 + 2 * i32::from(self.points) + 4 * i32::from(self.pawn) + 10 * i32::from(self.token)
    }
}

/// The effect if the opponent, whose turn it is, builds a known card; `None` if that is not possible, or wins.
fn builds(question: &Question<'_, Duel>, now: &Known, card: Card) -> Option<Built> {
    let rival = opponent(question.seat);
    let table = now.table();
    let open = accessible(table, &question.observation.ages).contains(card);
    if !open || !affords(table, rival, card) {
        return None;
    }
    let built = now.after(Action::Build(card));
    let built = built.table();
    if let Phase::Over { victory, .. } = built.phase
        && victory != Victory::Civilian
    {
        return None;
    }
    let total = |table: &Table| {
        let score = table.score(rival);
        without_coins(<Duel as State>::CATEGORIES, Duel::points(&score))
    };
    Some(Built {
        points: (total(built) - total(table)).max(0),
        pawn: i16::from(built.track.lead(rival) - table.track.lead(rival)),
        token: matches!(built.phase, Phase::PickToken { seat, .. } if seat == rival),
    })
}

/// The cards that only the other action opens to the opponent, and how many more cards it turns up. It is reported if
/// they are worth more than those that only the better action opens.
fn covered(
    question: &Question<'_, Duel>,
    good: &Known,
    [after_good, after_poor]: &[Vec<Known>; 2],
) -> Option<Reason> {
    let poor = after_poor.first()?;
    if good.table().age != poor.table().age {
        return None;
    }
    let faces = &question.observation.ages[poor.table().age as usize];
    let before = question.observation.table.accessible();
    let opened = |now: &Known| {
        let slots = now.table().accessible().minus(before);
        let faces = slots.iter().map(|slot| faces[slot.index()]);
        let (up, down): (Vec<Face>, Vec<Face>) =
            faces.partition(|face| matches!(face, Face::Up(_)));
        let cards: Vec<Card> = up
            .into_iter()
            .filter_map(|face| match face {
                Face::Up(card) => Some(card),
                Face::Down(_) | Face::Unlaid => None,
            })
            .collect();
        (cards, down.len())
    };
    // If the seat plays again after the better action, the table stays as that action leaves it.
    let as_left = [good.passed_to(opponent(question.seat))];
    let after_good = if after_good.is_empty() {
        as_left.as_slice()
    } else {
        after_good
    };
    let can = |now: &Known, card: Card| builds(question, now, card);
    let ((fewer, turned), (cards, hidden)) = (opened(good), opened(poor));
    let in_any = |turns: &[Known], card| turns.iter().any(|now| can(now, card).is_some());
    let in_all = |turns: &[Known], card| turns.iter().all(|now| can(now, card).is_some());
    let only_poor: Vec<Card> = cards
        .into_iter()
        .filter(|&card| in_all(after_poor, card))
        .filter(|&card| !(fewer.contains(&card) && in_any(after_good, card)))
        .collect();
    let only_good = fewer.iter().copied().filter(|&card| {
        in_any(after_good, card) && !only_poor.contains(&card) && !in_any(after_poor, card)
    });
    let weigh = |turns: &[Known], card: Card| {
        let built = turns
            .iter()
            .filter_map(|now| can(now, card))
            .map(|built| built.weight());
        built.max().unwrap_or(0)
    };
    let lost: i32 = only_poor.iter().map(|&card| weigh(after_poor, card)).sum();
    let spared: i32 = only_good.map(|card| weigh(after_good, card)).sum();
    // Cards that are turned up are unknown: they are reported beside known cards, and never outweigh them.
    if lost < spared {
        return None;
    }
    let hidden = more(hidden as i64, turned as i64).unwrap_or(0);
    let cards = if lost > spared { only_poor } else { Vec::new() };
    (!cards.is_empty() || hidden > 0).then(|| Reason::Covers {
        cards: names(cards.into_iter().map(Card::name)),
        hidden,
    })
}

/// The known cards that are accessible on a table.
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

/// The names of the cards and wonders with which a seat can win at once.
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

/// The cards and wonders with which a seat would win on its next turn if the opponent left them.
fn threats(after: &Known, me: Seat, ages: &[[Face; Slot::COUNT]; 3]) -> Winning {
    if after.table().left.len() < 2 {
        return Winning::default(); // The opponent takes the last card of the age.
    }
    let turn = after.with_turn_of(me);
    turn.map_or_else(Winning::default, |turn| winning(&turn, me, ages))
}

/// The open cards with which the seat that acts next can win at once, and the wonders with which it can win by using
/// one of them.
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
