//! Requests to a live table, and the news it publishes.

use std::sync::Arc;

use antipater_engine::{BySeat, Seat};
use antipater_show::view::{Hint, Known, Reaction, SeatView, View};
use antipater_store::Renaming;
use antipater_store::ids::PersonId;
use antipater_table::HintKey;
use tokio::sync::oneshot;

use super::hint_work::Asked;
use crate::error::Error;
use crate::live::requester::Requester;

/// A decision as it comes from a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    /// The name the client gave to it; the same name twice is one decision.
    pub(crate) id: String,
    /// The number of the decision it answers.
    pub(crate) decision: usize,
    /// What is decided, as records write it: an action for each seat that is chosen for. Without any, what was
    /// chosen on this step is taken back.
    pub(crate) actions: Vec<String>,
    /// Whether the bots pause before what they do then, so that it can be followed.
    pub(crate) paced: bool,
}

/// What one can do at a table besides deciding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableCommand {
    /// Take the last decision back; with the name the client gave to this, and the number of the present decision.
    Undo {
        /// The name.
        id: String,
        /// The number.
        decision: usize,
    },
    /// Leave the seat to a bot.
    Leave,
    /// Return to the seat.
    Return,
    /// Give the game up.
    Resign,
    /// Let a bot play for an absent player; with the number of the seat.
    StandIn(usize),
    /// Say something.
    Say(String),
    /// React with one click.
    React(Reaction),
}

/// What moderation does to a table. It ends the task of the table: the next request loads it as it is stored then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ModerationWork {
    /// Give a person another name there.
    Rename(Renaming),
    /// Show the table only to those who sit there or have its link.
    Unlist,
    /// Give the table up.
    Close,
}

/// A request to a table.
pub(super) enum Request {
    View(Requester, oneshot::Sender<Result<Arc<View>, Error>>),
    Play(PersonId, Move, oneshot::Sender<Result<Arc<View>, Error>>),
    Do(
        PersonId,
        TableCommand,
        oneshot::Sender<Result<Arc<View>, Error>>,
    ),
    /// A hint is wanted for the decision of this number.
    AskHint(PersonId, usize, oneshot::Sender<Result<Asked, Error>>),
    /// A hint was found.
    GiveHint(
        PersonId,
        HintKey,
        Box<Hint>,
        oneshot::Sender<Result<Arc<View>, Error>>,
    ),
    /// A program asks what its person knows.
    Known(PersonId, oneshot::Sender<Result<Known, Error>>),
    Record(Requester, oneshot::Sender<Result<String, Error>>),
    /// The table of the next game; none if it no longer exists.
    Rematch(Option<String>, oneshot::Sender<Result<(), Error>>),
    Moderation(ModerationWork, oneshot::Sender<Result<(), Error>>),
    /// Another node goes on with the table.
    End(oneshot::Sender<Result<(), Error>>),
    /// A stream ends.
    Depart(PersonId),
    /// Time has passed.
    Tick,
}

/// What has changed at a table, by kind. The numbers only grow while the table is in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct News {
    /// The version of each seat's view.
    pub(crate) versions: BySeat<u64>,
    /// The version of what everybody sees.
    pub(crate) version: u64,
    /// Changes that everybody's view shows: steps, and what is taken back.
    pub(crate) steps: usize,
    /// How often the clock of the server was set during a step with an end.
    pub(crate) clocks: usize,
    /// Changes that only the person on a seat sees.
    pub(crate) own: BySeat<usize>,
    /// Who chooses, has chosen, is away.
    pub(crate) seats: Arc<[SeatView]>,
    /// What was said.
    pub(crate) said: usize,
    /// Whether the game is over.
    pub(crate) over: bool,
}

impl News {
    /// The version of the view of a seat, or of what everybody sees.
    pub(crate) fn version_for(&self, seat: Option<Seat>) -> u64 {
        seat.map_or(self.version, |seat| self.versions[seat])
    }
}

/// The task that owned the table has ended; it must be loaded again.
#[derive(Debug)]
pub(crate) struct Gone;
