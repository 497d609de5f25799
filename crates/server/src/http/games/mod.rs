//! Pages of games: tables with their commands and streams, watching, replays and analyses.

pub(super) mod analysis;
pub(super) mod commands;
pub(super) mod event;
pub(super) mod play_now;
pub(super) mod read;
pub(super) mod replay;
pub(super) mod replay_source;
pub(super) mod spectators;
mod stream;
pub(super) mod tables;
pub(super) mod watch;
