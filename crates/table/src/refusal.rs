//! Why a table refuses something, with a text for each reason.

use antipater_show::game::Refusal as IllegalAction;
use antipater_show::texts::{Texts, msg, say};

/// Why a table refuses something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The seat, or the action, belongs to another player.
    NotYours,
    /// The decision is not the present one.
    Stale,
    /// The rules do not allow the action.
    Illegal(Box<IllegalAction>),
    /// The request cannot be read; the reason is for programmers.
    Unreadable(String),
    /// The game is over.
    Over,
    /// The player has left the seat to a bot.
    Left,
    /// The player has resigned, so a bot has the seat to the end.
    Resigned,
    /// The deal of a day is played with one's own hands.
    OwnHands,
    /// The decision can no longer be taken back.
    NoUndo,
    /// The decision, or an answer to it, has revealed something, so it cannot be taken back.
    Revealed,
    /// It is too early to have a bot play for another player.
    TooSoon,
    /// Other people play at the table, or a guide advises.
    NoHints,
    /// The player has nothing to decide.
    NothingAsked,
    /// The player does something too often; after this many seconds it is allowed again, if time helps.
    TooOften(Often, Option<u32>),
    /// What the store has cannot be played.
    Broken(String),
}

/// What a player does too often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Often {
    /// Taking decisions back.
    Undo,
    /// Choosing again on one step.
    Mind,
    /// Leaving the seat.
    Leave,
}

impl Refusal {
    /// The word for it in the JSON API.
    pub fn word(&self) -> &'static str {
        match self {
            Refusal::NotYours => "not-yours",
            Refusal::Stale => "stale",
            Refusal::Illegal(_) => "illegal",
            Refusal::Unreadable(_) => "unreadable",
            Refusal::Over => "over",
            Refusal::Left => "left",
            Refusal::Resigned => "resigned",
            Refusal::OwnHands => "own-hands",
            Refusal::NoUndo => "no-undo",
            Refusal::Revealed => "revealed",
            Refusal::TooSoon => "too-soon",
            Refusal::NoHints => "no-hints",
            Refusal::NothingAsked => "nothing-asked",
            Refusal::TooOften(..) => "too-many",
            Refusal::Broken(_) => "broken",
        }
    }

    /// Details for programmers.
    pub fn detail(&self) -> Option<String> {
        match self {
            Refusal::Unreadable(why) => Some(why.clone()),
            Refusal::Illegal(why) => Some(why.to_string()),
            _ => None,
        }
    }

    /// The status of an answer that says so, as in HTTP.
    pub fn status(&self) -> u16 {
        match self {
            Refusal::NotYours | Refusal::NoHints => 403,
            Refusal::Unreadable(_) => 400,
            Refusal::Stale
            | Refusal::Over
            | Refusal::Left
            | Refusal::Resigned
            | Refusal::OwnHands
            | Refusal::NoUndo
            | Refusal::Revealed
            | Refusal::TooSoon
            | Refusal::NothingAsked => 409,
            Refusal::Illegal(_) => 422,
            Refusal::TooOften(..) => 429,
            Refusal::Broken(_) => 500,
        }
    }

    /// What the player should know; nothing for an illegal action and for a broken store, of which the caller speaks.
    pub fn text(&self, t: &Texts) -> Option<String> {
        let id = match self {
            Refusal::TooOften(what, wait) => return Some(what.text(t, *wait)),
            Refusal::Illegal(_) | Refusal::Broken(_) => return None,
            Refusal::NotYours => msg("error-not-yours"),
            Refusal::Stale => msg("error-stale"),
            Refusal::Unreadable(_) => msg("error-unreadable"),
            Refusal::Over => msg("error-over"),
            Refusal::Left => msg("error-left"),
            Refusal::Resigned => msg("error-resigned"),
            Refusal::OwnHands => msg("error-own-hands"),
            Refusal::NoUndo => msg("error-no-undo"),
            Refusal::Revealed => msg("error-revealed"),
            Refusal::TooSoon => msg("error-too-soon"),
            Refusal::NoHints => msg("error-no-hints"),
            Refusal::NothingAsked => msg("error-nothing-asked"),
        };
        Some(say!(t, id))
    }
}

impl Often {
    /// What the player should know who has to wait this many seconds.
    pub fn text(self, t: &Texts, wait: Option<u32>) -> String {
        match self {
            Often::Undo => say!(t, "often-undo"),
            Often::Mind => say!(t, "often-mind"),
            // A second more than it takes is better than one less.
            Often::Leave => say!(t, "often-leave", seconds = wait.unwrap_or(1)),
        }
    }
}
