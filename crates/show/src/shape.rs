//! The JSON shapes of the values in `view/wire`, for the description of the API. These types are never constructed.

#![allow(dead_code, reason = "only their description is used")]

use utoipa::ToSchema;

/// The editions of 7 Wonders.
#[derive(ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The first, of 2010.
    First,
    /// The second, of 2020.
    Second,
}

/// A board: the city and the side in use, with the names of the edition.
#[derive(ToSchema)]
#[schema(as = seven::Board)]
pub struct Board {
    /// The city, such as `Rhodes`.
    city: String,
    /// `A` or `B` in the first edition, `day` or `night` in the second.
    side: String,
}

/// An action of 7 Wonders, as records write it. Send one of those that the view lists.
#[derive(ToSchema)]
#[schema(as = seven::Action)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum SevenAction {
    /// Build a card.
    Build {
        /// The seat that is chosen for.
        seat: u8,
        /// The card.
        card: String,
        /// `cost`, `chain` (free by a chain) or `power` (free by a stage of Olympia).
        by: String,
        /// Coins to the left and to the right neighbor.
        pay: Vec<u8>,
    },
    /// Build the next stage of the wonder.
    Wonder {
        /// The seat that is chosen for.
        seat: u8,
        /// The card that goes under the stage.
        card: String,
        /// Coins to the left and to the right neighbor.
        pay: Vec<u8>,
    },
    /// Sell a card for three coins.
    Sell {
        /// The seat that is chosen for.
        seat: u8,
        /// The card.
        card: String,
    },
    /// Build a card from the discard pile.
    Take {
        /// The seat that is chosen for.
        seat: u8,
        /// The card.
        card: String,
    },
    /// Build nothing from the discard pile.
    Decline {
        /// The seat that is chosen for.
        seat: u8,
    },
}

/// The choice of a side of the seat’s own board. Send one of those that the view lists.
#[derive(ToSchema)]
#[schema(as = sides::Action)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum SideAction {
    /// Choose the side of the board.
    Side {
        /// The seat that chooses.
        seat: u8,
        /// `A` or `B` in the first edition, `day` or `night` in the second.
        side: String,
    },
}

/// An action of Duel, as records write it. Send one of those that the view lists.
#[derive(ToSchema)]
#[schema(as = duel::Action)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum DuelAction {
    /// Draft a wonder.
    Draft {
        /// The seat that decides.
        seat: u8,
        /// The wonder.
        wonder: String,
    },
    /// Build an accessible card.
    Build {
        /// The seat that decides.
        seat: u8,
        /// The card.
        card: String,
        /// The total cost in coins.
        coins: u16,
    },
    /// Discard an accessible card for coins.
    Discard {
        /// The seat that decides.
        seat: u8,
        /// The card.
        card: String,
        /// The coins gained.
        coins: u16,
    },
    /// Construct a wonder.
    Wonder {
        /// The seat that decides.
        seat: u8,
        /// The accessible card that is used for it.
        card: String,
        /// The wonder.
        wonder: String,
        /// The total cost in coins.
        coins: u16,
    },
    /// Take a progress token from the board.
    Token {
        /// The seat that decides.
        seat: u8,
        /// The token.
        token: String,
    },
    /// Keep one of the progress tokens that the Great Library drew.
    Library {
        /// The seat that decides.
        seat: u8,
        /// The token.
        token: String,
    },
    /// Discard a card of the opponent.
    Destroy {
        /// The seat that decides.
        seat: u8,
        /// The card.
        card: String,
    },
    /// Build a card from the discard pile.
    Revive {
        /// The seat that decides.
        seat: u8,
        /// The card.
        card: String,
    },
    /// Choose who begins the next age.
    Begin {
        /// The seat that decides.
        seat: u8,
        /// The seat that begins.
        who: u8,
    },
}

/// The source of a unit of a cost.
#[derive(ToSchema)]
#[schema(as = duel::Source)]
pub struct Source {
    /// `production`, `choice` (a building that produces one of several), `waived`, `fixed-price` or `trade`.
    from: String,
    /// The coins paid, if it is bought.
    coins: Option<u8>,
}

/// Something that happened in Duel; which fields are present depends on what was done.
#[derive(ToSchema)]
#[schema(as = duel::Event)]
pub struct Event {
    /// The kind of event: `draft`, `build`, `discard`, `wonder`, `lose-wonder`, `receive`, `lose`, `move-pawn`, `token`,
    /// `library`, `destroy`, `revive`, `turn-up`, `play-again`, `lose-turn`, `lay`, `begin`, `end`.
    did: String,
    /// The seat that did it, or that it happened to.
    seat: Option<u8>,
    /// The wonder.
    wonder: Option<String>,
    /// The card.
    card: Option<String>,
    /// The progress token.
    token: Option<String>,
    /// The coins.
    coins: Option<u16>,
    /// The building that made it free.
    chain: Option<String>,
    /// Why the coins were gained or lost: a card, wonder or token by name, `chain`, `trade` or `looting`.
    cause: Option<String>,
    /// The space that the pawn left.
    from: Option<i8>,
    /// The space that the pawn reached.
    to: Option<i8>,
    /// The slot of the card that was revealed.
    slot: Option<usize>,
    /// The age, from 1.
    age: Option<u8>,
    /// The kind of victory.
    victory: Option<String>,
    /// The winners.
    winners: Option<Vec<u8>>,
}
