//! The themes of puzzles.

use antipater_bots::analysis::{Built, Reason};

/// The turn of an age from which its last cards are played: in a Duel four are left.
pub(super) const LAST_TURN_OF_DUEL: u8 = 17;

/// A theme of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Theme {
    /// A victory by science or military.
    Supremacy,
    /// Another turn.
    ExtraTurn,
    /// A card that another player must not get.
    Deny,
    /// Shields.
    War,
    /// Cards that become free.
    Chain,
    /// A card under a wonder.
    Bury,
    /// The last cards of an age.
    LastCards,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 7] = [
        Theme::Supremacy,
        Theme::ExtraTurn,
        Theme::Deny,
        Theme::War,
        Theme::Chain,
        Theme::Bury,
        Theme::LastCards,
    ];

    /// The name in texts and the API.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Supremacy => "supremacy",
            Theme::ExtraTurn => "extra-turn",
            Theme::Deny => "deny",
            Theme::War => "war",
            Theme::Chain => "chain",
            Theme::Bury => "bury",
            Theme::LastCards => "last-cards",
        }
    }

    /// The themes of a solution that builds this, for these reasons; `last` says whether the age ends.
    pub(super) fn of(reasons: &[Reason], built: Option<Built>, last: bool) -> Vec<Theme> {
        let mut all: Vec<Theme> = reasons.iter().filter_map(Theme::of_reason).collect();
        if matches!(built, Some(Built::Wonder(_) | Built::Stage)) {
            all.push(Theme::Bury);
        }
        if last {
            all.push(Theme::LastCards);
        }
        Theme::ALL
            .into_iter()
            .filter(|theme| all.contains(theme))
            .collect()
    }

    const fn of_reason(reason: &Reason) -> Option<Theme> {
        match reason {
            reason if reason.is_of_supremacy() => Some(Theme::Supremacy),
            Reason::Again | Reason::AgainLater | Reason::SavesAgain { .. } => {
                Some(Theme::ExtraTurn)
            }
            Reason::Denies { .. }
            | Reason::Leaves { .. }
            | Reason::Holds { .. }
            | Reason::KeepsToken { .. }
            | Reason::Covers { .. }
            | Reason::Destroys { .. } => Some(Theme::Deny),
            Reason::Shields { .. }
            | Reason::Pawn { .. }
            | Reason::Disarms { .. }
            | Reason::CityShields { .. }
            | Reason::CityBehind { .. } => Some(Theme::War),
            Reason::Opens { .. } => Some(Theme::Chain),
            _ => None,
        }
    }
}
