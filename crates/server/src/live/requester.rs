//! The requester of a table.

use antipater_engine::Seat;
use antipater_store::ids::PersonId;

/// The requester of a table, and whether it may see the table without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Requester {
    /// The person, if there is a session.
    pub(crate) person: Option<PersonId>,
    /// Whether it has the key for spectators.
    pub(crate) watches: bool,
    /// The city in front, for a spectator.
    pub(crate) facing: Seat,
    /// Whether the request is for a stream, which keeps the person present.
    pub(crate) arrives: bool,
}

impl Requester {
    /// A person, who may have a seat.
    pub(crate) fn person(person: Option<PersonId>) -> Requester {
        Requester {
            person,
            watches: false,
            facing: Seat::FIRST,
            arrives: false,
        }
    }

    /// A spectator, with this city in front.
    pub(crate) fn watcher(facing: Option<Seat>) -> Requester {
        Requester {
            person: None,
            watches: true,
            facing: facing.unwrap_or(Seat::FIRST),
            arrives: false,
        }
    }
}
