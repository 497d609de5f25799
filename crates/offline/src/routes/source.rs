//! Where the game of a replay is found, for the pages of replays and everything that belongs to them.

use antipater_pages::replay::ReplayPlace;
use antipater_show::game::AnyGame;

use crate::error::Error;
use crate::judging::Subject;
use crate::machine::Offline;

/// Where the game of a replay is found.
#[derive(Clone, Copy)]
pub(super) enum Source<'a> {
    /// A table.
    Table(&'a str),
    /// A record that somebody brought.
    Record(&'a str),
}

impl Source<'_> {
    /// The game, if it is over or was brought.
    pub(super) fn game(self, machine: &mut Offline) -> Result<AnyGame, Error> {
        match self {
            Source::Table(id) => {
                let table = machine.table(id)?;
                if !table.is_over() {
                    return Err(Error::Running);
                }
                Ok(table.game())
            }
            Source::Record(name) => {
                let record = machine.brought(name).ok_or(Error::NoReplay)?;
                AnyGame::read(name, record).map_err(|error| Error::Broken(error.to_string()))
            }
        }
    }

    /// The game as it is judged.
    pub(super) fn subject(self) -> Subject {
        match self {
            Source::Table(id) => Subject::Table(id.to_owned()),
            Source::Record(name) => Subject::Record(name.to_owned()),
        }
    }

    /// The place of its replay.
    pub(super) fn place(self) -> ReplayPlace {
        match self {
            Source::Table(id) => ReplayPlace::of_table(id),
            Source::Record(name) => ReplayPlace::of_record(name),
        }
    }
}
