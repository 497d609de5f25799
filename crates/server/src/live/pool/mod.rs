//! People who look for opponents: `matcher` puts them into groups, and `waiting` knows who waits. No clock, store or
//! threads here; `live/play_now` runs it.

pub(crate) mod matcher;
pub(crate) mod waiting;
