//! Why one action is better than another, as far as it follows from the rules and the seat's information.
//!
//! Here: the facts as data (`reason`), and their priority. Not here: texts. A reason supports the better action and
//! never claims to be the whole difference; unproved facts are omitted.

mod benefit;
pub(super) mod duel;
mod reason;
pub(super) mod seven;

use antipater_engine::Resource;

pub use benefit::Benefit;
pub use reason::{PointsOf, Reason};

/// The most reasons that are given.
pub const MOST: usize = 3;

/// Facts of the rules together with what the games that were played on show. `usual` stands beside them if they say
/// nothing, or nothing but who has how many coins or points.
pub(super) fn joined(facts: Vec<Reason>, seen: Vec<Reason>, usual: Option<Reason>) -> Vec<Reason> {
    let mut all = most_important([facts, seen].concat());
    if all
        .iter()
        .all(|one| is_about_coins(one) || one.is_a_result())
        && let Some(usual) = usual
    {
        let leads = all.first().is_some_and(Reason::is_a_result);
        all.insert(usize::from(leads), usual);
        all.truncate(MOST);
    }
    all
}

/// Whether a reason says nothing but who has how many coins.
const fn is_about_coins(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::Coins { .. } | Reason::Takes { .. } | Reason::Pays { .. }
    )
}

/// The most important ones, most important first; of equal ones those found first.
fn most_important(mut reasons: Vec<Reason>) -> Vec<Reason> {
    reasons.sort_by_key(|reason| -reason.weight());
    // Of two that state the same fact the first stays.
    let mut told: Vec<Reason> = Vec::new();
    for reason in reasons {
        if !told.iter().any(|other| same_fact(other, &reason)) {
            told.push(reason);
        }
    }
    if told.iter().any(says_what_coins_are_for) {
        told.retain(|reason| !matches!(reason, Reason::Coins { .. }));
    }
    // Beside a reason for it, one result is enough.
    if !told.iter().all(Reason::is_a_result) {
        let mut is_told = false;
        told.retain(|reason| !reason.is_a_result() || !std::mem::replace(&mut is_told, true));
    }
    told.truncate(MOST);
    told
}

/// Whether a reason states what the city can pay for, which makes its greater number of coins redundant.
const fn says_what_coins_are_for(reason: &Reason) -> bool {
    matches!(reason, Reason::Affords { .. } | Reason::AffordsStage)
}

/// Whether two reasons state the same fact in two ways.
fn same_fact(one: &Reason, other: &Reason) -> bool {
    let either = |same: fn(&Reason, &Reason) -> bool| same(one, other) || same(other, one);
    either(|one, other| match (one, other) {
        (Reason::Resources { .. }, Reason::Produces { .. }) => true,
        (Reason::Points { category, .. }, Reason::Pawn { .. }) => category == "military",
        // The same card adds shields to the city or to the neighbor.
        (Reason::Shields { .. }, Reason::Disarms { .. }) => true,
        (Reason::Denies { card, .. }, Reason::Disarms { card: same, .. }) => card == same,
        // The same coins: one city pays them, the other receives them.
        (Reason::Coins { amount }, Reason::Takes { amount: same }) => amount == same,
        // Of the points now and those by the end, the larger difference is told.
        (Reason::ByEnd { .. }, Reason::Points { .. } | Reason::PointsInAll { .. }) => true,
        (
            Reason::Leaves { card, .. },
            Reason::Denies { card: same, .. }
            | Reason::Disarms { card: same, .. }
            | Reason::KeepsToken { card: same, .. },
        ) => card == same,
        (Reason::Leaves { card, .. }, Reason::Covers { cards, .. }) => cards.contains(card),
        (
            Reason::Follows {
                what: Some(what), ..
            },
            Reason::Affords { wonders },
        ) => wonders.contains(what),
        (
            Reason::Follows {
                what: Some(what), ..
            },
            Reason::Opens { cards },
        ) => cards.contains(what),
        (Reason::Follows { what: None, .. }, Reason::AffordsStage) => true,
        _ => false,
    })
}

/// The production after the better action: kinds of resources that the other action does not bring, and more units besides.
fn production(
    kinds: &[Resource],
    units: [i64; 2],
    makes: [impl Fn(Resource) -> bool; 2],
) -> Vec<Reason> {
    let [good, poor] = makes;
    let kinds = kinds.iter().copied();
    let resources: Vec<Resource> = kinds.filter(|&kind| good(kind) && !poor(kind)).collect();
    let amount = more(units[0], units[1]);
    let beyond = amount.filter(|&amount| usize::from(amount.unsigned_abs()) > resources.len());
    let kinds = (!resources.is_empty()).then_some(Reason::Resources { resources });
    let units = beyond.map(|amount| Reason::Produces { amount });
    kinds.into_iter().chain(units).collect()
}

/// Converts names to the form of reasons.
fn names(all: impl IntoIterator<Item = &'static str>) -> Vec<String> {
    all.into_iter().map(str::to_owned).collect()
}

/// The difference of two numbers, if the first is greater.
fn more(one: impl Into<i64>, other: impl Into<i64>) -> Option<i16> {
    let difference = one.into() - other.into();
    i16::try_from(difference).ok().filter(|&more| more > 0)
}

/// The category for coins, which have a separate reason.
const TREASURY: &str = "treasury";

/// The points of a score without coins.
fn without_coins(categories: &[&'static str], points: impl Iterator<Item = i16>) -> i16 {
    let counted = points.zip(categories);
    let counted = counted.filter(|&(_, &category)| category != TREASURY);
    counted.map(|(points, _)| points).sum()
}

/// More points by category, if the total is greater; one reason in total if some categories have fewer.
fn points(categories: &[&'static str], best: &[i16], played: &[i16]) -> Vec<Reason> {
    let total = |points: &[i16]| without_coins(categories, points.iter().copied());
    let Some(amount) = more(total(best), total(played)) else {
        return Vec::new();
    };
    let gained = |one: &[i16], other: &[i16]| -> Vec<PointsOf> {
        let pairs = one.iter().zip(other).zip(categories);
        let counted = pairs.filter(|&(_, &category)| category != TREASURY);
        let gained = counted.filter_map(|((&one, &other), &category)| {
            let category = category.to_owned();
            more(one, other).map(|amount| PointsOf { category, amount })
        });
        gained.collect()
    };
    let (more, fewer) = (gained(best, played), gained(played, best));
    if !fewer.is_empty() {
        return vec![Reason::PointsInAll {
            amount,
            more,
            fewer,
        }];
    }
    more.into_iter()
        .map(|PointsOf { category, amount }| Reason::Points { category, amount })
        .collect()
}

#[cfg(test)]
mod tests {
    use antipater_engine::Seat;

    use super::*;

    #[test]
    fn points_lost_elsewhere_are_told() {
        let categories = ["civilian", "treasury", "wonders"];
        let found = |best: [i16; 3], played: [i16; 3]| points(&categories, &best, &played);
        let civilian = |amount| Reason::Points {
            category: "civilian".to_owned(),
            amount,
        };
        let of = |category: &str, amount| PointsOf {
            category: category.to_owned(),
            amount,
        };
        let in_all = Reason::PointsInAll {
            amount: 2,
            more: vec![of("civilian", 6)],
            fewer: vec![of("wonders", 4)],
        };
        assert_eq!(found([6, 0, 0], [0, 0, 4]), [in_all]);
        assert_eq!(found([6, 0, 0], [0, 9, 0]), [civilian(6)]);
        assert_eq!(found([3, 0, 0], [0, 0, 4]), []);
    }

    #[test]
    fn one_fact_is_told_once() {
        let coins = Reason::Coins { amount: 2 };
        let affords = Reason::Affords {
            wonders: vec!["The Sphinx".to_owned()],
        };
        let takes = |amount| Reason::Takes { amount };
        let military = |amount| Reason::Points {
            category: "military".to_owned(),
            amount,
        };
        let wood = Reason::Resources {
            resources: vec![Resource::Wood],
        };
        let produces = Reason::Produces { amount: 2 };
        let pawn = Reason::Pawn {
            amount: 1,
            home: false,
        };
        let told = |reasons: &[&Reason]| most_important(reasons.iter().copied().cloned().collect());
        assert_eq!(
            told(&[&coins, &affords, &takes(1)]),
            [affords.clone(), takes(1)]
        );
        assert_eq!(told(&[&coins, &takes(2)]), std::slice::from_ref(&coins));
        assert_eq!(told(&[&coins, &takes(3)]), [takes(3), coins]);
        assert_eq!(told(&[&produces, &wood]), [wood]);
        assert_eq!(told(&[&military(2), &pawn]), [military(2)]);
        assert_eq!(told(&[&military(1), &pawn]), [pawn]);
    }

    #[test]
    fn one_result_is_told_beside_a_reason_for_it() {
        let holds = |seat| Reason::Holds { seat, amount: 6 };
        let (one, other) = (holds(Seat::FIRST), holds(Seat::new(1).unwrap()));
        let wood = Reason::Resources {
            resources: vec![Resource::Wood],
        };
        let usual = Reason::Usually {
            what: None,
            often: 40,
        };
        let told = |facts: &[&Reason]| {
            let facts = facts.iter().copied().cloned().collect();
            joined(facts, Vec::new(), Some(usual.clone()))
        };
        let mut both = told(&[&one, &other, &wood]);
        both.sort_by_key(Reason::is_a_result);
        assert_eq!(both, [wood, one.clone()]);
        assert_eq!(told(&[&one, &other]), [one, usual.clone(), other]);
        assert_eq!(told(&[]), [usual]);
    }

    #[test]
    fn the_most_important_reasons_come_first() {
        let points = |amount| Reason::Points {
            category: "civilian".to_owned(),
            amount,
        };
        let all = vec![
            points(1),
            Reason::Coins { amount: 9 },
            Reason::Wins,
            points(4),
        ];
        let told = most_important(all);
        assert_eq!(told, [Reason::Wins, points(4), Reason::Coins { amount: 9 }]);
    }
}
