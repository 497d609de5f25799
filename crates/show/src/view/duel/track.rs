//! The military track: the pawn, and each seat's distance to the next token and to the capital.

use antipater_engine::Seat;
use antipater_engine::duel::{Table, Track, opponent};
use serde::Serialize;
use utoipa::ToSchema;

/// The military track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::TrackView)]
pub struct TrackView {
    /// The space of the pawn, −9 to 9: 9 in the capital of seat 1, −9 in that of seat 0.
    pub pawn: i8,
    /// How each seat stands on the track, in seat order.
    pub advances: Vec<Advance>,
}

/// How a seat stands on the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Advance)]
pub struct Advance {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Spaces to the opponent's capital.
    pub to_capital: u8,
    /// The points for the current position of the pawn.
    pub points: u16,
    /// Spaces to the next looting token, and the coins that the opponent loses there.
    pub next_loot: Option<(u8, u8)>,
    /// The looting tokens left on the opponent's side: on space 3 and on space 6.
    pub loot: [bool; 2],
}

/// The spaces of the looting tokens, with the coins that they take (rule D39).
pub const LOOT: [(i8, u8); 2] = [(3, 2), (6, 5)];

impl TrackView {
    pub(super) fn of(table: &Table) -> TrackView {
        let track = table.track;
        let advance = |seat: Seat| {
            let lead = track.lead(seat);
            let left = track.loot[opponent(seat)];
            let loot = [left.two, left.five];
            let mut ahead = LOOT.into_iter().zip(loot).filter(|&(_, there)| there);
            let next = ahead.find(|&((space, _), _)| space > lead);
            Advance {
                seat,
                to_capital: (Track::CAPITAL - lead).unsigned_abs(),
                points: table.score(seat).military,
                next_loot: next.map(|((space, coins), _)| ((space - lead).unsigned_abs(), coins)),
                loot,
            }
        };
        TrackView {
            pawn: track.pawn,
            advances: Seat::all(antipater_engine::duel::SEATS)
                .map(advance)
                .collect(),
        }
    }
}
