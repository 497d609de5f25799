//! Reasons for which a table refuses a request, with a text for each.

use antipater_show::game::Refusal as IllegalAction;
use antipater_show::texts::{Texts, msg, say};

/// Why a table refuses a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The seat, or the action, belongs to another player.
    NotYours,
    /// The decision is not the present one.
    Stale,
    /// The rules do not allow the action.
    Illegal(Box<IllegalAction>),
    /// The request cannot be parsed; the reason is for programmers.
    Unreadable(String),
    /// The game is over.
    Over,
    /// The player has left the seat to a bot.
    Left,
    /// The player has resigned, so a bot has the seat to the end.
    Resigned,
    /// Bots may not play a daily deal for the person.
    NoBots,
    /// The decision can no longer be taken back.
    NoUndo,
    /// The decision, or an answer to it, has revealed something, so it cannot be taken back.
    Revealed,
    /// The player's time bank is empty, so a bot decides on this step.
    TimeUp,
    /// The table pauses.
    Paused,
    /// There is no pause: no clock runs, or no other person plays.
    NoPause,
    /// The other player has not been away for long enough to be replaced by a bot.
    TooSoon,
    /// The table has no hints: other people play there, or a guide advises.
    NoHints,
    /// The player has nothing to decide.
    NothingAsked,
    /// The player repeats something too often; it is allowed again after this many seconds, or never.
    TooOften(LimitedAction, Option<u32>),
    /// The stored data cannot be played.
    Broken(String),
}

/// Actions whose number is limited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LimitedAction {
    /// Undoing decisions.
    Undo,
    /// Choosing again on one step.
    Choice,
    /// Leaving the seat.
    Leave,
}

impl Refusal {
    /// The name in the JSON API.
    pub fn word(&self) -> &'static str {
        match self {
            Refusal::NotYours => "not-yours",
            Refusal::Stale => "stale",
            Refusal::Illegal(_) => "illegal",
            Refusal::Unreadable(_) => "unreadable",
            Refusal::Over => "over",
            Refusal::Left => "left",
            Refusal::Resigned => "resigned",
            Refusal::NoBots => "no-bots",
            Refusal::NoUndo => "no-undo",
            Refusal::Revealed => "revealed",
            Refusal::TimeUp => "time-up",
            Refusal::Paused => "paused",
            Refusal::NoPause => "no-pause",
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

    /// The HTTP status of the answer.
    pub fn status(&self) -> u16 {
        match self {
            Refusal::NotYours | Refusal::NoHints => 403,
            Refusal::Unreadable(_) => 400,
            Refusal::Stale
            | Refusal::Over
            | Refusal::Left
            | Refusal::Resigned
            | Refusal::NoBots
            | Refusal::NoUndo
            | Refusal::Revealed
            | Refusal::TimeUp
            | Refusal::Paused
            | Refusal::NoPause
            | Refusal::TooSoon
            | Refusal::NothingAsked => 409,
            Refusal::Illegal(_) => 422,
            Refusal::TooOften(..) => 429,
            Refusal::Broken(_) => 500,
        }
    }

    /// The text for the player; `None` for illegal actions and broken stored data, which the caller explains.
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
            Refusal::NoBots => msg("error-no-bots"),
            Refusal::NoUndo => msg("error-no-undo"),
            Refusal::Revealed => msg("error-revealed"),
            Refusal::TimeUp => msg("error-time-up"),
            Refusal::Paused => msg("error-paused"),
            Refusal::NoPause => msg("error-no-pause"),
            Refusal::TooSoon => msg("error-too-soon"),
            Refusal::NoHints => msg("error-no-hints"),
            Refusal::NothingAsked => msg("error-nothing-asked"),
        };
        Some(say!(t, id))
    }
}

impl LimitedAction {
    /// The text for a player who has to wait this many seconds.
    pub fn text(self, t: &Texts, wait: Option<u32>) -> String {
        match self {
            LimitedAction::Undo => say!(t, "often-undo"),
            LimitedAction::Choice => say!(t, "often-choice"),
            // Rounded up, so that the wait is not too short.
            LimitedAction::Leave => say!(t, "often-leave", seconds = wait.unwrap_or(1)),
        }
    }
}
