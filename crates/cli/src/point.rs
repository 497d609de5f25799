//! A point of a record: after how many moves, and which seat is meant; and positions on a line of their own.

use antipater_engine::{Line, Record, Recorded, Seat, State};
use anyhow::{Context, Result, anyhow, ensure};

use crate::locale::tell;

/// The position after so many moves of a record.
///
/// # Errors
/// When there are fewer.
pub(crate) fn position<G: Recorded>(record: &Record<G>, moves: usize) -> Result<G> {
    let all = record.steps().len();
    ensure!(
        moves <= all,
        tell!("cli-legal-move", moves = moves, count = all)
    );
    Ok(record.position_after(moves))
}

/// Reads a position, or what a seat knows of one, from its line.
///
/// # Errors
/// Says what is wrong, and where.
pub(crate) fn from_line<L: Line>(line: &str) -> Result<L> {
    L::from_line(line).map_err(|error| anyhow!(tell!("cli-no-position", why = error.to_string())))
}

/// The seat of this number.
///
/// # Errors
/// When the position has no such seat.
pub(crate) fn seat<G: State>(position: &G, seat: usize) -> Result<Seat> {
    let last = position.seats() - 1;
    Seat::new(seat)
        .filter(|seat| seat.number() <= last)
        .with_context(|| tell!("cli-legal-seat", seat = seat, last = last))
}

/// The player of this number: a seat that somebody decides for.
///
/// # Errors
/// When the position has no such player.
pub(crate) fn player<G: State>(position: &G, number: usize) -> Result<Seat> {
    let seat = seat(position, number)?;
    ensure!(
        position.players().contains(seat),
        tell!("cli-analyze-no-player", seat = number)
    );
    Ok(seat)
}
