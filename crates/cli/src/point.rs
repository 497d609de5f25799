//! Points of records: the number of moves played, and a seat. Also positions as lines.

use antipater_engine::{Line, Record, Recorded, Seat, State};
use anyhow::{Context, Result, anyhow, ensure};

use crate::locale::tell;

/// The position after this many moves of a record.
///
/// # Errors
/// If the record has fewer.
pub(crate) fn position<G: Recorded>(record: &Record<G>, moves: usize) -> Result<G> {
    let all = record.steps().len();
    ensure!(
        moves <= all,
        tell!("cli-legal-move", moves = moves, count = all)
    );
    Ok(record.position_after(moves))
}

/// Parses a position or an observation from its line.
///
/// # Errors
/// Says what is wrong, and where.
pub(crate) fn from_line<L: Line>(line: &str) -> Result<L> {
    L::from_line(line).map_err(|error| anyhow!(tell!("cli-no-position", why = error.to_string())))
}

/// The seat with this number.
///
/// # Errors
/// If the position has no such seat.
pub(crate) fn seat<G: State>(position: &G, seat: usize) -> Result<Seat> {
    let last = position.seats() - 1;
    Seat::new(seat)
        .filter(|seat| seat.number() <= last)
        .with_context(|| tell!("cli-legal-seat", seat = seat, last = last))
}

/// The player with this number: a seat other than the Free City's.
///
/// # Errors
/// If the position has no such player.
pub(crate) fn player<G: State>(position: &G, number: usize) -> Result<Seat> {
    let seat = seat(position, number)?;
    ensure!(
        position.players().contains(seat),
        tell!("cli-analyze-no-player", seat = number)
    );
    Ok(seat)
}
