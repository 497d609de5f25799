//! Why one action is better than another: a code with data.

use antipater_engine::{Resource, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::benefit::Benefit;

/// Points of a category of the score.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::PointsOf;
///
/// let points = PointsOf { category: "civilian".to_owned(), amount: 3 };
/// assert!(points.amount > 0);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PointsOf {
    /// The category.
    pub category: String,
    /// The number of points more or fewer.
    pub amount: i16,
}

/// A fact in which the best action differs from the played one, in favor of the best one. Cards and wonders have their
/// English names.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Reason;
///
/// let reason = Reason::Points { category: "civilian".to_owned(), amount: 3 };
/// let text = serde_json::to_string(&reason).unwrap();
/// assert_eq!(text, r#"{"code":"points","category":"civilian","amount":3}"#);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Reason {
    /// Wins at once.
    Wins,
    /// After the played action, the opponent can win at once with one of these.
    Averts {
        /// The cards.
        cards: Vec<String>,
        /// The wonders.
        wonders: Vec<String>,
    },
    /// More points at present, coins aside.
    Points {
        /// The category of the score.
        category: String,
        /// The number of points more.
        amount: i16,
    },
    /// More points in total at present, coins aside, with fewer in some categories.
    PointsInAll {
        /// The number of points more in total.
        amount: i16,
        /// The categories that have more.
        more: Vec<PointsOf>,
        /// The categories that have fewer.
        fewer: Vec<PointsOf>,
    },
    /// More coins.
    Coins {
        /// The number of coins more.
        amount: i16,
    },
    /// Fewer coins for the opponent.
    Takes {
        /// The number of coins fewer.
        amount: i16,
    },
    /// More shields (7 Wonders).
    Shields {
        /// The number of shields more.
        amount: i16,
        /// The seats that the city is now ahead of.
        #[schema(value_type = Vec<usize>)]
        ahead_of: Vec<Seat>,
        /// The seats that the city is now level with, and no longer behind.
        #[schema(value_type = Vec<usize>)]
        level_with: Vec<Seat>,
    },
    /// The city is ahead of both neighbors after either action: the shields that the played one adds change no conflict
    /// (7 Wonders).
    IdleShields {
        /// The number of shields that it adds.
        amount: i16,
    },
    /// The pawn is nearer to the opponent's capital (Duel).
    Pawn {
        /// By how many spaces.
        amount: i16,
        /// Whether it is still nearer to the player's own capital; not written if not.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        home: bool,
    },
    /// More different symbols (Duel).
    Symbols {
        /// The number of symbols more.
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
        /// The number of resources fewer.
        amount: i16,
    },
    /// More resources are produced.
    Produces {
        /// The number of units more.
        amount: i16,
    },
    /// Kinds of resources that the city does not produce otherwise.
    Resources {
        /// Their letters, as records write them.
        #[serde(with = "letters")]
        #[schema(value_type = String)]
        resources: Vec<Resource>,
    },
    /// A lasting benefit: a power of a wonder, or lower prices.
    Brings {
        /// Its code, such as `play_seventh` or `discount_raw_left`.
        #[schema(value_type = String)]
        benefit: Benefit,
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
    /// A card that another player could build next is gone.
    Denies {
        /// The card.
        card: String,
        /// The seat that could build it.
        #[schema(value_type = usize)]
        seat: Seat,
        /// The points that it would bring at once.
        points: i16,
        /// The number of spaces that the pawn would move (Duel); not written if none.
        #[serde(default, skip_serializing_if = "is_zero")]
        pawn: i16,
    },
    /// The opponent loses a card (Duel).
    Destroys {
        /// Its color: `brown` or `gray`.
        color: String,
    },
    /// The played action builds a wonder with the last card of an age, so that its extra turn is lost (Duel).
    SavesAgain {
        /// The wonder.
        wonder: String,
    },
    /// A card is gone that would improve a neighbor's conflict with the city (7 Wonders).
    Disarms {
        /// The card.
        card: String,
        /// The neighbor who could build it.
        #[schema(value_type = usize)]
        seat: Seat,
        /// Whether the neighbor would be ahead then, and not only level.
        ahead: bool,
    },
    /// A card is gone with which the opponent could take a progress token next (Duel).
    KeepsToken {
        /// The card.
        card: String,
        /// The opponent.
        #[schema(value_type = usize)]
        seat: Seat,
    },
    /// The Free City stands better in shields against the other player (7 Wonders).
    CityShields {
        /// The number of shields more.
        amount: i16,
        /// The other player, if it is now ahead of that city.
        #[schema(value_type = Vec<usize>)]
        ahead_of: Vec<Seat>,
        /// The other player, if it is now level with that city, and no longer behind.
        #[schema(value_type = Vec<usize>)]
        level_with: Vec<Seat>,
    },
    /// Otherwise the Free City would stand better in shields against the own city (7 Wonders).
    CityBehind {
        /// Whether it would be ahead, and not only level.
        ahead: bool,
    },
    /// Kinds of resources that the Free City then sells and the own city does not produce (7 Wonders).
    Sells {
        /// Their letters, as records write them.
        #[serde(with = "letters")]
        #[schema(value_type = String)]
        resources: Vec<Resource>,
    },
    /// Coins of the same price go to another neighbor (7 Wonders).
    Pays {
        /// The number of coins.
        amount: i16,
        /// The neighbor who gets them.
        #[schema(value_type = usize)]
        seat: Seat,
        /// The neighbor who does not get them.
        #[schema(value_type = usize)]
        instead_of: Seat,
    },
    /// The next turn wins, unless the opponent prevents it (Duel).
    Threatens {
        /// The cards that would win.
        cards: Vec<String>,
        /// The wonders that would win.
        wonders: Vec<String>,
    },
    /// The played action opens cards to the opponent (Duel).
    Covers {
        /// The opened cards that the opponent could build.
        cards: Vec<String>,
        /// The number of further cards that it turns up.
        hidden: i16,
    },
    /// A supremacy of the player is likelier, or one of the opponent less likely, by the search (Duel).
    Ending {
        /// The seat that wins by it.
        #[schema(value_type = usize)]
        seat: Seat,
        /// `science` or `military`.
        victory: String,
        /// In how many of 100 games after the best action.
        often: u8,
        /// In how many of 100 games after the played one.
        otherwise: u8,
    },
    /// More points by the end, in games that the net plays on.
    ByEnd {
        /// The number of points more in total.
        amount: i16,
        /// The categories that surely have more.
        more: Vec<PointsOf>,
        /// The categories that surely have fewer.
        fewer: Vec<PointsOf>,
    },
    /// Another player has fewer points by the end, in games that the net plays on.
    Holds {
        /// The other player.
        #[schema(value_type = usize)]
        seat: Seat,
        /// The number of points fewer.
        amount: i16,
    },
    /// What the player builds more often within three turns, in games that the net plays on.
    Follows {
        /// The card or wonder; a stage of the wonder, if it is not written.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        what: Option<String>,
        /// In how many of 100 games after the best action.
        often: u8,
        /// In how many of 100 games after the played one.
        otherwise: u8,
    },
    /// What another player builds next more often after the played action, in games that the net plays on.
    Leaves {
        /// The card.
        card: String,
        /// The other player.
        #[schema(value_type = usize)]
        seat: Seat,
        /// In how many of 100 games after the played action.
        often: u8,
        /// In how many of 100 games after the best one.
        otherwise: u8,
    },
    /// What the player builds within three turns after the best action, in games that the net plays on.
    Usually {
        /// The card or wonder; a stage of the wonder, if it is not written.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        what: Option<String>,
        /// In how many of 100 games.
        often: u8,
    },
}

impl Reason {
    /// Whether a victory by science or military is at stake.
    ///
    /// # Examples
    /// ```
    /// use antipater_bots::analysis::Reason;
    ///
    /// assert!(Reason::Wins.is_of_supremacy());
    /// assert!(!Reason::Token.is_of_supremacy());
    /// ```
    pub const fn is_of_supremacy(&self) -> bool {
        matches!(
            self,
            Reason::Wins | Reason::Averts { .. } | Reason::Threatens { .. } | Reason::Ending { .. }
        )
    }

    /// Whether it says how many points a player has by the end, and not where they come from.
    pub fn is_a_result(&self) -> bool {
        match self {
            Reason::ByEnd { more, fewer, .. } => more.is_empty() && fewer.is_empty(),
            Reason::Holds { .. } => true,
            _ => false,
        }
    }

    /// Whether it makes sense for a single action; the others compare two actions.
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
            Reason::Averts { .. }
            | Reason::Points { .. }
            | Reason::PointsInAll { .. }
            | Reason::Coins { .. }
            | Reason::Takes { .. }
            | Reason::Cheaper { .. }
            | Reason::Covers { .. }
            | Reason::CityBehind { .. }
            | Reason::IdleShields { .. }
            | Reason::Pays { .. }
            | Reason::SavesAgain { .. }
            | Reason::Ending { .. }
            | Reason::ByEnd { .. }
            | Reason::Holds { .. }
            | Reason::Follows { .. }
            | Reason::Leaves { .. }
            | Reason::Usually { .. } => false,
        }
    }

    /// Its priority: roughly its worth in thirds of a point. Only the order depends on it.
    pub(super) fn weight(&self) -> i32 {
        let thirds = |amount: i16, each: i32| each * i32::from(amount);
        match self {
            Reason::Wins => 3000,
            Reason::Averts { .. } => 2000,
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
            Reason::IdleShields { amount } => thirds(*amount, 3),
            Reason::Disarms { ahead, .. } => 6 + 3 * i32::from(*ahead),
            Reason::KeepsToken { .. } => 15,
            // The opponent can defend against one of them, but hardly against two.
            Reason::Threatens { cards, wonders } => {
                18 + 60 * ((cards.len() + wonders.len()) as i32 - 1)
            }
            Reason::Pawn { amount, .. } => thirds(*amount, 6),
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
            // A player who takes a card for its own sake denies it in any case, so this comes last.
            Reason::Denies {
                points: 0, pawn: 0, ..
            } => 0,
            Reason::Denies { points, pawn, .. } => 3 + thirds(*points, 2).max(thirds(*pawn, 4)),
            Reason::Destroys { .. } => 12,
            Reason::SavesAgain { .. } => 14,
            Reason::Covers { cards, hidden } => 6 * cards.len() as i32 + thirds(*hidden, 4),
            Reason::Ending {
                often, otherwise, ..
            } => 2 * i32::from(often.abs_diff(*otherwise)),
            // A result without a reason for it comes after the reasons.
            Reason::Holds { amount, .. } => thirds(*amount, 1),
            Reason::ByEnd { amount, .. } if self.is_a_result() => thirds(*amount, 1),
            Reason::ByEnd { amount, .. } => thirds(*amount, 3),
            Reason::Follows {
                often, otherwise, ..
            } => i32::from(often.abs_diff(*otherwise)) / 8,
            Reason::Leaves {
                often, otherwise, ..
            } => i32::from(often.abs_diff(*otherwise)) / 12,
            Reason::Usually { .. } => 1,
        }
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde calls it with a reference"
)]
fn is_zero(amount: &i16) -> bool {
    *amount == 0
}

/// Resources in the form of records, one letter each.
mod letters {
    use antipater_engine::Resource;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(all: &[Resource], to: S) -> Result<S::Ok, S::Error> {
        let letters: String = all.iter().map(|kind| kind.letter()).collect();
        to.serialize_str(&letters)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<Resource>, D::Error> {
        let letters = String::deserialize(from)?;
        let resource = |letter: char| {
            let mut all = Resource::ALL.into_iter();
            let found = all.find(|kind| kind.letter() == letter);
            found.ok_or_else(|| {
                D::Error::custom(format_args!("no resource has the letter {letter}"))
            })
        };
        letters.chars().map(resource).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_a_code_with_data() {
        let check = |reason: Reason, written: &str| {
            assert_eq!(serde_json::to_string(&reason).unwrap(), written);
            assert_eq!(serde_json::from_str::<Reason>(written).unwrap(), reason);
        };
        check(Reason::AffordsStage, r#"{"code":"affords_stage"}"#);
        let denies = |pawn| Reason::Denies {
            card: "Pantheon".to_owned(),
            seat: Seat::FIRST,
            points: 7,
            pawn,
        };
        check(
            denies(0),
            r#"{"code":"denies","card":"Pantheon","seat":0,"points":7}"#,
        );
        check(
            denies(2),
            r#"{"code":"denies","card":"Pantheon","seat":0,"points":7,"pawn":2}"#,
        );
        check(
            Reason::Sells {
                resources: vec![Resource::Wood, Resource::Papyrus],
            },
            r#"{"code":"sells","resources":"WP"}"#,
        );
        check(
            Reason::Brings {
                benefit: Benefit::FixedPrice(Resource::Clay),
            },
            r#"{"code":"brings","benefit":"fixed_price_clay"}"#,
        );
    }

    #[test]
    fn what_the_games_do_not_have_is_no_reason() {
        for (written, why) in [
            (
                r#"{"code":"sells","resources":"WX"}"#,
                "no resource has the letter X",
            ),
            (
                r#"{"code":"brings","benefit":"sunshine"}"#,
                "there is no benefit \"sunshine\"",
            ),
            (
                r#"{"code":"keeps_token","card":"Library","seat":7}"#,
                "there is no seat 7",
            ),
        ] {
            let error = serde_json::from_str::<Reason>(written).unwrap_err();
            assert!(error.to_string().starts_with(why), "{error}");
        }
    }
}
