//! Why one action is better than another, as far as the rules prove it from what the seat knows.
//!
//! Here: the facts as data, and which are told first. Not here: words. A reason speaks for the better action and never says
//! that it is the whole difference; what is not proved is not said.

mod benefit;
pub(super) mod duel;
pub(super) mod seven;

use antipater_engine::{Resource, Seat};

pub use benefit::Benefit;

/// How many reasons are given at most.
pub const MOST: usize = 3;

/// A fact in which the better action differs from the one that was played, always in favor of the better one. Amounts are
/// differences of the two.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Reason;
///
/// let reason = Reason::Points { category: "civilian", amount: 3 };
/// assert_eq!(reason.code(), "points");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It wins the game at once.
    Wins,
    /// The action that was played loses at once: the opponent can win on the next step.
    Averts,
    /// More points in a category of the score, as cities stand after the action. Coins are not among them.
    Points {
        /// The category as records name it.
        category: &'static str,
        /// How many more.
        amount: i16,
    },
    /// More points in all, where some categories have fewer: as cities stand after the action, coins aside.
    PointsInAll {
        /// How many more in all.
        amount: i16,
        /// The categories that have more, each with how many.
        more: Vec<(&'static str, i16)>,
        /// The categories that have fewer, each with how many.
        fewer: Vec<(&'static str, i16)>,
    },
    /// More coins after the action.
    Coins {
        /// How many more.
        amount: i16,
    },
    /// The opponent has fewer coins after it.
    Takes {
        /// How many fewer.
        amount: i16,
    },
    /// More shields (7 Wonders).
    Shields {
        /// How many more.
        amount: i16,
        /// The neighbors that the city is then ahead of, and otherwise would not be.
        ahead_of: Vec<Seat>,
        /// The neighbors that the city is then level with, and otherwise would be behind.
        level_with: Vec<Seat>,
    },
    /// The Free City gets shields that improve its conflict with the other player and not its conflict with the player's city.
    CityShields {
        /// How many more.
        amount: i16,
        /// The other player, if the Free City is then ahead of that city.
        ahead_of: Vec<Seat>,
        /// The other player, if the Free City is then level with that city and otherwise would be behind.
        level_with: Vec<Seat>,
    },
    /// With the action that was played, the Free City would do better in its conflict with the player's city.
    CityBehind {
        /// Whether the Free City would be ahead then; otherwise the two would be level.
        ahead: bool,
    },
    /// The Free City sells resources that the player's city does not produce, and would not sell them otherwise.
    Sells {
        /// The kinds.
        resources: Vec<Resource>,
    },
    /// The same for as many coins, of which some go to another neighbor (7 Wonders).
    Pays {
        /// How many.
        amount: i16,
        /// To whom.
        seat: Seat,
        /// To whom not.
        instead_of: Seat,
    },
    /// A card is gone with which the neighbor who gets the hand could improve the conflict with the city (7 Wonders).
    Disarms {
        /// The card by its name.
        card: &'static str,
        /// The neighbor who could build it.
        seat: Seat,
        /// Whether that neighbor would be ahead then; otherwise the two would be level.
        ahead: bool,
    },
    /// The pawn stands nearer to the opponent's capital (Duel).
    Pawn {
        /// By how many spaces.
        amount: i16,
    },
    /// More different scientific symbols (Duel).
    Symbols {
        /// How many more.
        amount: i16,
    },
    /// A progress token can be taken at once (Duel).
    Token,
    /// The seat takes another turn (Duel).
    Again,
    /// The wonder that is drafted brings another turn once it is built (Duel).
    AgainLater,
    /// The wonder that is drafted costs fewer resources (Duel).
    Cheaper {
        /// How many fewer.
        amount: i16,
    },
    /// More units of resources are produced.
    Produces {
        /// How many more.
        amount: i16,
    },
    /// Kinds of resources are produced that the city does not produce otherwise.
    Resources {
        /// The kinds.
        resources: Vec<Resource>,
    },
    /// A lasting benefit.
    Brings {
        /// The benefit.
        benefit: Benefit,
    },
    /// These cards become free by a chain.
    Opens {
        /// The cards by their names.
        cards: Vec<&'static str>,
    },
    /// The next stage of the wonder can be paid for afterwards (7 Wonders).
    AffordsStage,
    /// Wonders can be paid for afterwards (Duel).
    Affords {
        /// The wonders by their names.
        wonders: Vec<&'static str>,
    },
    /// A card that another seat could build next is gone.
    Denies {
        /// The card by its name.
        card: &'static str,
        /// The seat that could build it.
        seat: Seat,
        /// The points that it would bring that seat at once, coins aside.
        points: i16,
        /// How many spaces the pawn would move toward the other capital (Duel); 0 in 7 Wonders.
        pawn: i16,
    },
    /// A card of the opponent is discarded (Duel).
    Destroys {
        /// Its color, `brown` or `gray`.
        color: &'static str,
    },
    /// What was played takes the last card of an age for this wonder, whose extra turn is lost then (Duel).
    SavesAgain {
        /// The wonder by its name.
        wonder: &'static str,
    },
    /// A card is gone with which the opponent could take a progress token next (Duel).
    KeepsToken {
        /// The card by its name.
        card: &'static str,
        /// The opponent's seat.
        seat: Seat,
    },
    /// The seat could win on its next turn, unless the opponent prevents it (Duel).
    Threatens {
        /// The cards that would win, by their names.
        cards: Vec<&'static str>,
        /// The wonders that would win, by their names.
        wonders: Vec<&'static str>,
    },
    /// It opens less to the opponent (Duel).
    Covers {
        /// Cards that the opponent could build after the other action alone, by their names.
        cards: Vec<&'static str>,
        /// How many more cards that other action turns up for the opponent to take.
        hidden: i16,
    },
}

impl Reason {
    /// The code: `wins`, `averts`, `points`, `points_in_all`, `coins`, `takes`, `shields`, `pawn`, `symbols`, `token`, `again`,
    /// `again_later`, `cheaper`, `produces`, `resources`, `brings`, `opens`, `affords_stage`, `affords`, `denies`, `disarms`,
    /// `keeps_token`, `threatens`, `covers`, `destroys`, `saves_again`, `city_shields`,
    /// `city_behind`, `sells`, `pays`.
    pub const fn code(&self) -> &'static str {
        match self {
            Reason::Wins => "wins",
            Reason::Averts => "averts",
            Reason::Points { .. } => "points",
            Reason::PointsInAll { .. } => "points_in_all",
            Reason::Coins { .. } => "coins",
            Reason::Takes { .. } => "takes",
            Reason::Shields { .. } => "shields",
            Reason::Pawn { .. } => "pawn",
            Reason::Symbols { .. } => "symbols",
            Reason::Token => "token",
            Reason::Again => "again",
            Reason::AgainLater => "again_later",
            Reason::Cheaper { .. } => "cheaper",
            Reason::Produces { .. } => "produces",
            Reason::Resources { .. } => "resources",
            Reason::Brings { .. } => "brings",
            Reason::Opens { .. } => "opens",
            Reason::AffordsStage => "affords_stage",
            Reason::Affords { .. } => "affords",
            Reason::Denies { .. } => "denies",
            Reason::Disarms { .. } => "disarms",
            Reason::KeepsToken { .. } => "keeps_token",
            Reason::Threatens { .. } => "threatens",
            Reason::Covers { .. } => "covers",
            Reason::Destroys { .. } => "destroys",
            Reason::SavesAgain { .. } => "saves_again",
            Reason::CityShields { .. } => "city_shields",
            Reason::CityBehind { .. } => "city_behind",
            Reason::Sells { .. } => "sells",
            Reason::Pays { .. } => "pays",
        }
    }

    /// How early it is told: roughly the points that it is worth, in thirds of a point. Only the order depends on it.
    fn weight(&self) -> i32 {
        let thirds = |amount: i16, each: i32| each * i32::from(amount);
        match self {
            Reason::Wins => 3000,
            Reason::Averts => 2000,
            Reason::Points { amount, .. } | Reason::PointsInAll { amount, .. } => {
                thirds(*amount, 3)
            }
            Reason::Coins { amount } | Reason::Takes { amount } | Reason::Pays { amount, .. } => {
                thirds(*amount, 1)
            }
            Reason::CityShields { ahead_of, .. } => 5 + 4 * ahead_of.len() as i32,
            Reason::CityBehind { ahead } => 6 + 3 * i32::from(*ahead),
            Reason::Sells { resources } => 2 + 3 * resources.len() as i32,
            Reason::Shields {
                amount,
                ahead_of,
                level_with,
            } => thirds(*amount, 2) + 9 * ahead_of.len() as i32 + 5 * level_with.len() as i32,
            Reason::Disarms { ahead, .. } => 6 + 3 * i32::from(*ahead),
            Reason::KeepsToken { .. } => 15,
            // Against one of them the opponent can defend, hardly against two.
            Reason::Threatens { cards, wonders } => {
                18 + 60 * ((cards.len() + wonders.len()) as i32 - 1)
            }
            Reason::Pawn { amount } => thirds(*amount, 6),
            Reason::Symbols { amount } => thirds(*amount, 9),
            Reason::Token => 15,
            Reason::Again => 14,
            Reason::AgainLater => 13,
            Reason::Cheaper { amount } => thirds(*amount, 4),
            Reason::Produces { amount } => thirds(*amount, 5),
            Reason::Resources { resources } => 5 + 6 * resources.len() as i32,
            Reason::Brings {
                benefit: Benefit::Power(_),
            } => 10,
            Reason::Brings { .. } => 5,
            Reason::Opens { cards } => 5 * cards.len() as i32,
            Reason::AffordsStage => 4,
            Reason::Affords { wonders } => 8 + 2 * (wonders.len() as i32 - 1),
            // Who takes a card for its own sake takes it away in any case: that comes last.
            Reason::Denies {
                points: 0, pawn: 0, ..
            } => 0,
            Reason::Denies { points, pawn, .. } => 3 + thirds(*points, 2).max(thirds(*pawn, 4)),
            Reason::Destroys { .. } => 12,
            Reason::SavesAgain { .. } => 14,
            Reason::Covers { cards, hidden } => 6 * cards.len() as i32 + thirds(*hidden, 4),
        }
    }
}

/// The most important ones, most important first; of equal ones those found first.
fn most_important(mut reasons: Vec<Reason>) -> Vec<Reason> {
    reasons.sort_by_key(|reason| -reason.weight());
    // Of two that tell the same fact the first stays.
    let mut told: Vec<Reason> = Vec::new();
    for reason in reasons {
        if !told.iter().any(|other| same_fact(other, &reason)) {
            told.push(reason);
        }
    }
    if told.iter().any(Reason::says_what_coins_are_for) {
        told.retain(|reason| !matches!(reason, Reason::Coins { .. }));
    }
    told.truncate(MOST);
    told
}

impl Reason {
    /// Whether it tells what the city can pay for: then it need not tell that it has more coins.
    const fn says_what_coins_are_for(&self) -> bool {
        matches!(self, Reason::Affords { .. } | Reason::AffordsStage)
    }
}

/// Whether two reasons tell the same fact in two ways.
fn same_fact(one: &Reason, other: &Reason) -> bool {
    let either = |same: fn(&Reason, &Reason) -> bool| same(one, other) || same(other, one);
    either(|one, other| match (one, other) {
        (Reason::Resources { .. }, Reason::Produces { .. }) => true,
        (Reason::Points { category, .. }, Reason::Pawn { .. }) => *category == "military",
        // The same card arms the city or the neighbor.
        (Reason::Shields { .. }, Reason::Disarms { .. }) => true,
        (Reason::Denies { card, .. }, Reason::Disarms { card: same, .. }) => card == same,
        // The same coins: paid by one city, they are received by the other.
        (Reason::Coins { amount }, Reason::Takes { amount: same }) => amount == same,
        _ => false,
    })
}

/// What is produced after the better action: kinds of the game that the other one does not bring, and more units than
/// those.
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

/// The difference of two numbers, if the first is greater.
fn more(one: impl Into<i64>, other: impl Into<i64>) -> Option<i16> {
    let difference = one.into() - other.into();
    i16::try_from(difference).ok().filter(|&more| more > 0)
}

/// The category that counts coins, which have a reason of their own.
const TREASURY: &str = "treasury";

/// The points of a score, coins aside.
fn without_coins(categories: &[&'static str], points: impl Iterator<Item = i16>) -> i16 {
    let counted = points.zip(categories);
    let counted = counted.filter(|&(_, &category)| category != TREASURY);
    counted.map(|(points, _)| points).sum()
}

/// More points by category, if there are more in all; in one reason, where some categories have fewer.
fn points(categories: &[&'static str], best: &[i16], played: &[i16]) -> Vec<Reason> {
    let total = |points: &[i16]| without_coins(categories, points.iter().copied());
    let Some(amount) = more(total(best), total(played)) else {
        return Vec::new();
    };
    let gained = |one: &[i16], other: &[i16]| -> Vec<(&'static str, i16)> {
        let pairs = one.iter().zip(other).zip(categories);
        pairs
            .filter(|&(_, &category)| category != TREASURY)
            .filter_map(|((&one, &other), &category)| Some((category, more(one, other)?)))
            .collect()
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
        .map(|(category, amount)| Reason::Points { category, amount })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_lost_elsewhere_are_told() {
        let categories = ["civilian", "treasury", "wonders"];
        let found = |best: [i16; 3], played: [i16; 3]| points(&categories, &best, &played);
        let civilian = |amount| Reason::Points {
            category: "civilian",
            amount,
        };
        let in_all = Reason::PointsInAll {
            amount: 2,
            more: vec![("civilian", 6)],
            fewer: vec![("wonders", 4)],
        };
        assert_eq!(found([6, 0, 0], [0, 0, 4]), [in_all]);
        assert_eq!(found([6, 0, 0], [0, 9, 0]), [civilian(6)]);
        assert_eq!(found([3, 0, 0], [0, 0, 4]), []);
    }

    #[test]
    fn one_fact_is_told_once() {
        let coins = Reason::Coins { amount: 2 };
        let affords = Reason::Affords {
            wonders: vec!["The Sphinx"],
        };
        let takes = |amount| Reason::Takes { amount };
        let military = |amount| Reason::Points {
            category: "military",
            amount,
        };
        let wood = Reason::Resources {
            resources: vec![Resource::Wood],
        };
        let produces = Reason::Produces { amount: 2 };
        let pawn = Reason::Pawn { amount: 1 };
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
    fn the_most_important_reasons_come_first() {
        let points = |amount| Reason::Points {
            category: "civilian",
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
