//! Reasons in 7 Wonders: the tables after either action, before the others have acted.

use core::cmp::Ordering;

use antipater_engine::seven::score::score;
use antipater_engine::seven::{
    Action, By, Card, Effect, Payment, Phase, Seven, TURNS, Table, Terms,
};
use antipater_engine::{Resource, Seat, State};

use super::{Benefit, Reason, more, most_important, names, points, production, without_coins};
use crate::analysis::question::Question;

/// Why one action is better than another.
pub(in crate::analysis) fn reasons(
    question: &Question<'_, Seven>,
    best: Action,
    played: Action,
) -> Vec<Reason> {
    let (observation, city) = (question.observation, question.seat);
    let me = observation.seat();
    let mut table = observation.table().clone();
    if let Some((seat, action)) = question.own {
        // The choice for the player's own city comes first.
        table = table.after(seat, action, &mut |_| ());
    }
    let [good, poor] = [best, played].map(|action| table.after(city, action, &mut |_| ()));
    let of = |table: &Table| Seven::points(&score(table, me)).collect::<Vec<_>>();
    let categories = <Seven as State>::CATEGORIES;
    let mut all = points(categories, &of(&good), &of(&poor));
    match pays(city, [best, played], [&good, &poor]) {
        Some(pays) => all.push(pays),
        None => all.extend(coins([&good, &poor], me)),
    }
    if city == me {
        all.extend(shields([&good, &poor], me));
        all.extend(later([&good, &poor], me));
    } else {
        all.extend(of_free_city([&good, &poor], city, me));
    }
    all.extend(kept(question, [best, played], &poor));
    most_important(all)
}

/// More coins, and with the Free City fewer for the opponent.
fn coins([good, poor]: [&Table; 2], me: Seat) -> Vec<Reason> {
    let coins = |table: &Table, seat: Seat| table.city(seat).coins();
    let own = more(coins(good, me), coins(poor, me)).map(|amount| Reason::Coins { amount });
    let takes = opponent(good, me)
        .and_then(|rival| more(coins(poor, rival), coins(good, rival)))
        .map(|amount| Reason::Takes { amount });
    own.into_iter().chain(takes).collect()
}

/// The other player, in a game with the Free City.
fn opponent(table: &Table, me: Seat) -> Option<Seat> {
    table.free_city()?;
    table.players().iter().find(|&seat| seat != me)
}

/// Coins that go to another neighbor, if the actions do not differ otherwise.
fn pays(city: Seat, [best, played]: [Action; 2], [good, poor]: [&Table; 2]) -> Option<Reason> {
    let alike = core::mem::discriminant(&best) == core::mem::discriminant(&played);
    if !alike || best.card() != played.card() {
        return None;
    }
    let coins = |table: &Table, seat: Seat| i64::from(table.city(seat).coins());
    let gained = |seat: Seat| coins(good, seat) - coins(poor, seat);
    let neighbors = [good.left(city), good.right(city)];
    let [seat, instead_of] = match neighbors.map(gained) {
        [one, other] if one + other != 0 || gained(city) != 0 => return None,
        [one, _] if one > 0 => neighbors,
        [_, other] if other > 0 => [neighbors[1], neighbors[0]],
        _ => return None,
    };
    Some(Reason::Pays {
        amount: more(gained(seat), 0)?,
        seat,
        instead_of,
    })
}

/// The effects of the Free City: against whom it stands better in shields, and the resources that it then sells.
fn of_free_city([good, poor]: [&Table; 2], city: Seat, me: Seat) -> Vec<Reason> {
    let mut all = Vec::new();
    let edition = good.edition();
    let force = |table: &Table, seat: Seat| table.city(seat).shields(edition);
    let stands =
        |seat: Seat| [good, poor].map(|table: &Table| force(table, city).cmp(&force(table, seat)));
    let [now, otherwise] = stands(me);
    if let Some(rival) = opponent(good, me) {
        let [then, before] = stands(rival);
        if then > before && now == otherwise {
            let amount = more(force(good, city), force(poor, city));
            let told = |standing: Ordering| Vec::from_iter((then == standing).then_some(rival));
            all.extend(amount.map(|amount| Reason::CityShields {
                amount,
                ahead_of: told(Ordering::Greater),
                level_with: told(Ordering::Equal),
            }));
        }
        if now < otherwise && then == before {
            let ahead = otherwise == Ordering::Greater;
            all.push(Reason::CityBehind { ahead });
        }
    }
    let kinds = |table: &Table, seat: Seat, kind: Resource| {
        kind == table.city(seat).board().facts(edition).start
            || table
                .city(seat)
                .effects(edition)
                .any(|effect| makes(*effect, kind))
    };
    let sells = |table: &Table, kind: Resource| {
        kind == table.city(city).board().facts(edition).start
            || table
                .city(city)
                .effects(edition)
                .any(|effect| sells(*effect, kind))
    };
    let resources: Vec<Resource> = Resource::ALL
        .into_iter()
        .filter(|&kind| sells(good, kind) && !sells(poor, kind) && !kinds(good, me, kind))
        .collect();
    if !resources.is_empty() {
        all.push(Reason::Sells { resources });
    }
    all
}

/// More shields, and the neighbors that the city is now ahead of or level with; or fewer, if more would change nothing.
/// Nothing if it is ahead of both in any case.
fn shields([good, poor]: [&Table; 2], me: Seat) -> Option<Reason> {
    let force = |table: &Table, seat: Seat| table.city(seat).shields(table.edition());
    let stands = |table: &Table, seat: Seat| force(table, me).cmp(&force(table, seat));
    let neighbors = || [good.left(me), good.right(me)].into_iter();
    let Some(amount) = more(force(good, me), force(poor, me)) else {
        let amount = more(force(poor, me), force(good, me))?;
        let ahead = neighbors().all(|seat| stands(good, seat) == Ordering::Greater);
        return ahead.then_some(Reason::IdleShields { amount });
    };
    let reaching = |standing: Ordering| -> Vec<Seat> {
        let better =
            |seat: &Seat| stands(good, *seat) == standing && stands(poor, *seat) < standing;
        neighbors().filter(better).collect()
    };
    let was_ahead = neighbors().all(|seat| stands(poor, seat) == Ordering::Greater);
    (!was_ahead).then(|| Reason::Shields {
        amount,
        ahead_of: reaching(Ordering::Greater),
        level_with: reaching(Ordering::Equal),
    })
}

/// Its later use: production, chains, the next stage.
fn later([good, poor]: [&Table; 2], me: Seat) -> Vec<Reason> {
    let edition = good.edition();
    let mut all = Vec::new();
    let effects = |table: &Table| table.city(me).effects(edition);
    let produced = |table: &Table| effects(table).map(|effect| units(*effect)).sum();
    let own = good.city(me).board().facts(edition).start;
    let makes =
        |table| move |kind| kind == own || effects(table).any(|effect| makes(*effect, kind));
    let both = [good, poor];
    all.extend(production(
        &Resource::ALL,
        both.map(produced),
        both.map(makes),
    ));
    let benefits = |table: &Table| effects(table).filter_map(|effect| Benefit::of_seven(*effect));
    let lacking = |benefit: &Benefit| benefits(poor).all(|other| other != *benefit);
    let gained = benefits(good).filter(lacking);
    all.extend(gained.map(|benefit| Reason::Brings { benefit }));
    let built = good.city(me).built();
    let gained = built.without(poor.city(me).built());
    let cards: Vec<&'static str> = gained
        .iter()
        .flat_map(|card| card.opens(edition))
        .filter(|&card| !built.contains(card) && may_come(good, card))
        .map(Card::name)
        .collect();
    if !cards.is_empty() {
        all.push(Reason::Opens {
            cards: names(cards),
        });
    }
    let affords = |table: &Table| {
        let terms = table.stage_terms(me, &table.market(me));
        matches!(terms, Some(Terms::Payable { .. }))
    };
    if good.city(me).stages() == poor.city(me).stages() && affords(good) && !affords(poor) {
        all.push(Reason::AffordsStage);
    }
    all
}

/// Whether a card can still be in a hand on a later turn, given its age and the built copies.
fn may_come(table: &Table, card: Card) -> bool {
    let Phase::Turn { age, turn } = table.phase() else {
        return false;
    };
    let dealt = |copies: &[u8]| {
        let dealt = copies
            .iter()
            .filter(|&&number| usize::from(number) <= table.seats());
        dealt.count()
    };
    let copies = &card.facts(table.edition()).copies;
    let stands = |seat: &Seat| table.city(*seat).built().contains(card);
    let standing = Seat::all(table.seats()).filter(stands).count();
    copies[age as usize + 1..]
        .iter()
        .any(|copies| dealt(copies) > 0)
        || turn < TURNS && standing < dealt(copies[age as usize])
}

/// Units of resources that an effect produces.
fn units(effect: Effect) -> i64 {
    match effect {
        Effect::Produce(resources) => i64::from(resources.total()),
        Effect::ProduceOne(_) | Effect::ProduceOnePrivate(_) => 1,
        _ => 0,
    }
}

/// Whether an effect produces a resource.
fn makes(effect: Effect, resource: Resource) -> bool {
    match effect {
        Effect::Produce(resources) => resources.count(resource) > 0,
        Effect::ProduceOne(kinds) | Effect::ProduceOnePrivate(kinds) => kinds.contains(resource),
        _ => false,
    }
}

/// Whether neighbors can buy a resource of an effect.
fn sells(effect: Effect, resource: Resource) -> bool {
    match effect {
        Effect::ProduceOnePrivate(_) => false,
        Effect::ProduceOne(_) | Effect::Produce(_) => makes(effect, resource),
        _ => false,
    }
}

/// The fewest points for which keeping a card from a neighbor is a reason.
const WORTH_DENYING: i16 = 3;

/// Reasons to keep a card from the neighbor who gets the hand next and could build it.
fn kept(question: &Question<'_, Seven>, actions: [Action; 2], poor: &Table) -> Vec<Reason> {
    let Some((card, seat)) = passed_on(question, actions) else {
        return Vec::new();
    };
    let (table, me) = (question.observation.table(), question.observation.seat());
    let built = table.after(seat, free(card), &mut |_| ());
    let total = |table: &Table| {
        let score = score(table, seat);
        without_coins(<Seven as State>::CATEGORIES, Seven::points(&score))
    };
    let points = total(&built) - total(table);
    let denies = (points >= WORTH_DENYING).then_some(Reason::Denies {
        card: card.name().to_owned(),
        seat,
        points,
        pawn: 0,
    });
    let force = |table: &Table, seat: Seat| table.city(seat).shields(table.edition());
    let own = force(poor, me);
    let [before, then] = [table, &built].map(|table| force(table, seat).cmp(&own));
    let disarms = (then > before).then_some(Reason::Disarms {
        card: card.name().to_owned(),
        seat,
        ahead: then == Ordering::Greater,
    });
    denies.into_iter().chain(disarms).collect()
}

/// The card that only the best action takes, and the next neighbor, who would otherwise get it and could build it now.
/// With the Free City the players exchange hands only after its card is chosen too.
fn passed_on(question: &Question<'_, Seven>, [best, played]: [Action; 2]) -> Option<(Card, Seat)> {
    let observation = question.observation;
    let table = observation.table();
    let Phase::Turn { age, turn } = table.phase() else {
        return None;
    };
    let me = observation.seat();
    let passes_on = table.free_city().is_none_or(|city| city == question.seat);
    if turn == TURNS || !passes_on {
        return None;
    }
    let seat = if table.free_city().is_some() {
        table.players().iter().find(|&seat| seat != me)?
    } else if age.passes_left() {
        table.left(me)
    } else {
        table.right(me)
    };
    let card = best.card().filter(|_| best.card() != played.card())?;
    let terms = table.building_terms(seat, &table.market(seat), card);
    let hand = observation.hand();
    let copies = hand.iter().filter(|&&held| held == card).count();
    let could_build = matches!(
        terms,
        Terms::Chain(_) | Terms::Power(_) | Terms::Payable { .. }
    );
    (could_build && copies == 1).then_some((card, seat))
}

/// Builds a card without paying, to find its worth.
fn free(card: Card) -> Action {
    Action::Build {
        card,
        by: By::Chain,
        pay: Payment::NOTHING,
    }
}
