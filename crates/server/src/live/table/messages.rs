//! Requests to a live table, and the news it publishes.

use std::sync::Arc;

use antipater_engine::{BySeat, Seat};
use antipater_show::view::{Hint, Known, Reaction, SeatView, View};
use antipater_store::Renaming;
use antipater_store::ids::PersonId;
use antipater_table::HintKey;
use tokio::sync::oneshot;

use super::hint::HintAnswer;
use crate::error::Error;
use crate::live::requester::Requester;

/// A decision from a client.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Move {
    /// The client's id for it; a repeated id is the same decision.
    pub(crate) id: String,
    /// The number of the decision that it answers.
    pub(crate) decision: usize,
    /// Actions in the record format, one for each seat that is chosen for; empty to withdraw the choices for this step.
    pub(crate) actions: Vec<String>,
    /// Whether bots pause before their following moves, so that a page can show them.
    pub(crate) paced: bool,
}

/// Commands of a person other than decisions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableCommand {
    /// Undo the last decision.
    Undo {
        /// The client's id for the undo.
        id: String,
        /// The number of the present decision.
        decision: usize,
    },
    /// Leave the seat to a bot.
    Leave,
    /// Return to the seat.
    Return,
    /// Resign.
    Resign,
    /// Propose a pause, or agree to one.
    Pause,
    /// End the pause, or decline or withdraw its proposal.
    PlayOn,
    /// Replace an absent player by a bot; with the number of the seat.
    StandIn(usize),
    /// Send a message.
    Say(String),
    /// Send a quick reaction.
    React(Reaction),
}

/// An action of moderation or retention. It ends the task of the table, and the next request loads it from the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ModerationWork {
    /// Rename a person.
    Rename(Renaming),
    /// Show the table only to its players and to people with its link.
    Unlist,
    /// End the challenges in a waiting room, or close it if there are none.
    Expire,
    /// Close the table.
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
    /// Ask for a hint for the decision with this number.
    AskHint(PersonId, usize, oneshot::Sender<Result<HintAnswer, Error>>),
    /// Give a computed hint.
    GiveHint(
        PersonId,
        HintKey,
        Box<Hint>,
        oneshot::Sender<Result<Arc<View>, Error>>,
    ),
    /// Ask for a person's knowledge, for a program.
    Known(PersonId, oneshot::Sender<Result<Known, Error>>),
    Record(Requester, oneshot::Sender<Result<String, Error>>),
    /// Link the table of the next game; `None` removes the link.
    Rematch(Option<String>, oneshot::Sender<Result<(), Error>>),
    Moderation(ModerationWork, oneshot::Sender<Result<(), Error>>),
    /// End the task, so that another node continues with the table.
    End(oneshot::Sender<Result<(), Error>>),
    /// Ask whether a person has not seen that the table waits for them, at the decision with this number.
    Misses(PersonId, usize, oneshot::Sender<Result<bool, Error>>),
    /// A person's stream has ended.
    Depart(PersonId),
    /// The number of spectators has changed.
    Spectators(usize),
    /// Time has passed.
    Tick,
}

/// The changes at a table, by kind. The numbers only grow while the table is in memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct News {
    /// The version of each seat's view.
    pub(crate) versions: BySeat<u64>,
    /// The version of the public view.
    pub(crate) version: u64,
    /// The number of changes in all views: steps and undos.
    pub(crate) steps: usize,
    /// How often the wall clock was set during a step with a deadline.
    pub(crate) clocks: usize,
    /// The number of changes visible only to the person on each seat.
    pub(crate) own: BySeat<usize>,
    /// The state of each seat.
    pub(crate) seats: Arc<[SeatView]>,
    /// The number of messages.
    pub(crate) said: usize,
    /// Whether the game is over.
    pub(crate) over: bool,
}

impl News {
    /// The version of the view of a seat, or of the public view.
    pub(crate) fn version_for(&self, seat: Option<Seat>) -> u64 {
        seat.map_or(self.version, |seat| self.versions[seat])
    }
}

/// The table's task has ended; the table must be loaded again.
#[derive(Debug)]
pub(crate) struct Gone;
