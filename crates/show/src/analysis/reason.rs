//! Why one action is better than another, as the object of a judged game has it: a code with data.

use antipater_bots::analysis as found;
use antipater_engine::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Points of a category of the score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PointsOf {
    /// The category.
    pub category: String,
    /// How many more or fewer.
    pub amount: i16,
}

/// A fact in which the best action differs from the one that was played, in favor of the best one. Cards and wonders have
/// their English names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
#[schema(as = Reason)]
pub enum Reason {
    /// Wins at once.
    Wins,
    /// After what was played, the opponent can win at once.
    Averts,
    /// More points as the cities stand, coins aside.
    Points {
        /// The category of the score.
        category: String,
        /// How many more.
        amount: i16,
    },
    /// More points in all, as the cities stand, coins aside, where some categories have fewer.
    PointsInAll {
        /// How many more in all.
        amount: i16,
        /// The categories that have more.
        more: Vec<PointsOf>,
        /// The categories that have fewer.
        fewer: Vec<PointsOf>,
    },
    /// More coins.
    Coins {
        /// How many more.
        amount: i16,
    },
    /// Fewer coins for the opponent.
    Takes {
        /// How many fewer.
        amount: i16,
    },
    /// More shields (7 Wonders).
    Shields {
        /// How many more.
        amount: i16,
        /// The seats that the city is now ahead of.
        ahead_of: Vec<usize>,
        /// The seats that the city is now level with, and no longer behind.
        level_with: Vec<usize>,
    },
    /// The pawn is nearer to the opponent's capital (Duel).
    Pawn {
        /// By how many spaces.
        amount: i16,
    },
    /// More different symbols (Duel).
    Symbols {
        /// How many more.
        amount: i16,
    },
    /// A progress token (Duel).
    Token,
    /// Another turn (Duel).
    Again,
    /// The drafted wonder brings another turn once it is built (Duel).
    AgainLater,
    /// The drafted wonder costs fewer resources (Duel).
    Cheaper {
        /// How many fewer.
        amount: i16,
    },
    /// More resources are produced.
    Produces {
        /// How many more units.
        amount: i16,
    },
    /// Kinds of resources that the city does not produce otherwise.
    Resources {
        /// Their letters, as records write them.
        resources: String,
    },
    /// A lasting benefit: a power of a wonder, or lower prices.
    Brings {
        /// Its code, such as `play_seventh` or `discount_raw_left`.
        benefit: String,
    },
    /// Cards that become free by a chain.
    Opens {
        /// The cards.
        cards: Vec<String>,
    },
    /// The next stage can be paid for afterwards (7 Wonders).
    AffordsStage,
    /// Wonders can be paid for afterwards (Duel).
    Affords {
        /// The wonders.
        wonders: Vec<String>,
    },
    /// A card that somebody else could build next is gone.
    Denies {
        /// The card.
        card: String,
        /// The seat that could build it.
        seat: usize,
        /// The points that it would bring at once.
        points: i16,
        /// How many spaces the pawn would move (Duel); not written if none.
        #[serde(default, skip_serializing_if = "is_zero")]
        pawn: i16,
    },
    /// The opponent loses a card (Duel).
    Destroys {
        /// Its color: `brown` or `gray`.
        color: String,
    },
    /// What was played builds a wonder with the last card of an age, so that its extra turn is lost (Duel).
    SavesAgain {
        /// The wonder.
        wonder: String,
    },
    /// A card is gone that would improve a neighbor's conflict with the city (7 Wonders).
    Disarms {
        /// The card.
        card: String,
        /// The neighbor who could build it.
        seat: usize,
        /// Whether the neighbor would be ahead then, and not only level.
        ahead: bool,
    },
    /// A card is gone with which the opponent could take a progress token next (Duel).
    KeepsToken {
        /// The card.
        card: String,
        /// The opponent.
        seat: usize,
    },
    /// The Free City stands better in shields against the other player (7 Wonders).
    CityShields {
        /// How many more shields it has.
        amount: i16,
        /// The other player, if it is now ahead of that city.
        ahead_of: Vec<usize>,
        /// The other player, if it is now level with that city, and no longer behind.
        level_with: Vec<usize>,
    },
    /// Otherwise the Free City would stand better in shields against the own city (7 Wonders).
    CityBehind {
        /// Whether it would be ahead, and not only level.
        ahead: bool,
    },
    /// Kinds of resources that the Free City then sells and the own city does not produce (7 Wonders).
    Sells {
        /// Their letters, as records write them.
        resources: String,
    },
    /// Coins of the same price go to another neighbor (7 Wonders).
    Pays {
        /// How many.
        amount: i16,
        /// To whom.
        seat: usize,
        /// To whom not.
        instead_of: usize,
    },
    /// The next turn wins, unless the opponent prevents it (Duel).
    Threatens {
        /// The cards that would win.
        cards: Vec<String>,
        /// The wonders that would win.
        wonders: Vec<String>,
    },
    /// What was played opens cards to the opponent (Duel).
    Covers {
        /// Those that the opponent could build.
        cards: Vec<String>,
        /// How many cards it turns up besides.
        hidden: i16,
    },
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it with a reference"
)]
fn is_zero(amount: &i16) -> bool {
    *amount == 0
}

impl Reason {
    /// Whether it can be told of an action by itself; the others compare it with another one.
    pub const fn stands_alone(&self) -> bool {
        match self {
            Reason::Wins
            | Reason::Shields { .. }
            | Reason::Pawn { .. }
            | Reason::Symbols { .. }
            | Reason::Token
            | Reason::Again
            | Reason::AgainLater
            | Reason::Produces { .. }
            | Reason::Resources { .. }
            | Reason::Brings { .. }
            | Reason::Opens { .. }
            | Reason::AffordsStage
            | Reason::Affords { .. }
            | Reason::Denies { .. }
            | Reason::Disarms { .. }
            | Reason::KeepsToken { .. }
            | Reason::Threatens { .. }
            | Reason::CityShields { .. }
            | Reason::Sells { .. }
            | Reason::Destroys { .. } => true,
            Reason::Averts
            | Reason::Points { .. }
            | Reason::PointsInAll { .. }
            | Reason::Coins { .. }
            | Reason::Takes { .. }
            | Reason::Cheaper { .. }
            | Reason::Covers { .. }
            | Reason::CityBehind { .. }
            | Reason::Pays { .. }
            | Reason::SavesAgain { .. } => false,
        }
    }
}

fn points_of(categories: &[(&str, i16)]) -> Vec<PointsOf> {
    let each = categories.iter().map(|&(category, amount)| PointsOf {
        category: category.to_owned(),
        amount,
    });
    each.collect()
}

impl From<&found::Reason> for Reason {
    fn from(reason: &found::Reason) -> Reason {
        use found::Reason as Found;
        let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.number()).collect();
        let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        match reason {
            Found::Wins => Reason::Wins,
            Found::Averts => Reason::Averts,
            Found::Points { category, amount } => Reason::Points {
                category: (*category).to_owned(),
                amount: *amount,
            },
            Found::PointsInAll {
                amount,
                more,
                fewer,
            } => Reason::PointsInAll {
                amount: *amount,
                more: points_of(more),
                fewer: points_of(fewer),
            },
            Found::Coins { amount } => Reason::Coins { amount: *amount },
            Found::Takes { amount } => Reason::Takes { amount: *amount },
            Found::Shields {
                amount,
                ahead_of,
                level_with,
            } => Reason::Shields {
                amount: *amount,
                ahead_of: numbers(ahead_of),
                level_with: numbers(level_with),
            },
            Found::Pawn { amount } => Reason::Pawn { amount: *amount },
            Found::Symbols { amount } => Reason::Symbols { amount: *amount },
            Found::Token => Reason::Token,
            Found::Again => Reason::Again,
            Found::AgainLater => Reason::AgainLater,
            Found::Cheaper { amount } => Reason::Cheaper { amount: *amount },
            Found::Produces { amount } => Reason::Produces { amount: *amount },
            Found::Resources { resources } => Reason::Resources {
                resources: resources.iter().map(|kind| kind.letter()).collect(),
            },
            Found::Brings { benefit } => Reason::Brings {
                benefit: benefit.code().to_owned(),
            },
            Found::Opens { cards } => Reason::Opens {
                cards: owned(cards),
            },
            Found::AffordsStage => Reason::AffordsStage,
            Found::Affords { wonders } => Reason::Affords {
                wonders: owned(wonders),
            },
            Found::Denies {
                card,
                seat,
                points,
                pawn,
            } => Reason::Denies {
                card: (*card).to_owned(),
                seat: seat.number(),
                points: *points,
                pawn: *pawn,
            },
            Found::Destroys { color } => Reason::Destroys {
                color: (*color).to_owned(),
            },
            Found::SavesAgain { wonder } => Reason::SavesAgain {
                wonder: (*wonder).to_owned(),
            },
            Found::Disarms { card, seat, ahead } => Reason::Disarms {
                card: (*card).to_owned(),
                seat: seat.number(),
                ahead: *ahead,
            },
            Found::CityShields {
                amount,
                ahead_of,
                level_with,
            } => Reason::CityShields {
                amount: *amount,
                ahead_of: numbers(ahead_of),
                level_with: numbers(level_with),
            },
            Found::CityBehind { ahead } => Reason::CityBehind { ahead: *ahead },
            Found::Sells { resources } => Reason::Sells {
                resources: resources.iter().map(|kind| kind.letter()).collect(),
            },
            Found::Pays {
                amount,
                seat,
                instead_of,
            } => Reason::Pays {
                amount: *amount,
                seat: seat.number(),
                instead_of: instead_of.number(),
            },
            Found::KeepsToken { card, seat } => Reason::KeepsToken {
                card: (*card).to_owned(),
                seat: seat.number(),
            },
            Found::Threatens { cards, wonders } => Reason::Threatens {
                cards: owned(cards),
                wonders: owned(wonders),
            },
            Found::Covers { cards, hidden } => Reason::Covers {
                cards: owned(cards),
                hidden: *hidden,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_a_code_with_data() {
        let reason = Reason::from(&found::Reason::Denies {
            card: "Pantheon",
            seat: antipater_engine::Seat::FIRST,
            points: 7,
            pawn: 0,
        });
        let text = serde_json::to_string(&reason).unwrap();
        assert_eq!(
            text,
            r#"{"code":"denies","card":"Pantheon","seat":0,"points":7}"#
        );
        assert_eq!(serde_json::from_str::<Reason>(&text).unwrap(), reason);
        let text = serde_json::to_string(&Reason::AffordsStage).unwrap();
        assert_eq!(text, r#"{"code":"affords_stage"}"#);
    }
}
