//! Errors of requests for pages, on a server and in a browser without one.

use antipater_show::options::DealError;
use antipater_show::texts::{Texts, msg, say};

/// An error of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PageError {
    /// No page has this address.
    NoPage,
    /// There is no such table.
    NoTable,
    /// The uploaded record is not stored, or no longer.
    NoReplay,
    /// There is no such puzzle.
    NoPuzzle,
    /// This analysis was never requested.
    NoAnalysis,
    /// Too many analyses wait.
    ManyAnalyses,
    /// The game is not over.
    Running,
    /// The request cannot be read; the reason is for programmers.
    Unreadable(String),
    /// A bug, or damaged data.
    Broken(String),
}

impl PageError {
    /// The HTTP status.
    pub fn status(&self) -> u16 {
        match self {
            PageError::NoPage
            | PageError::NoTable
            | PageError::NoReplay
            | PageError::NoPuzzle
            | PageError::NoAnalysis => 404,
            PageError::ManyAnalyses => 429,
            PageError::Running => 409,
            PageError::Unreadable(_) => 400,
            PageError::Broken(_) => 500,
        }
    }

    /// The message for people.
    pub fn text(&self, t: &Texts) -> String {
        let id = match self {
            PageError::NoPage => msg("error-no-page"),
            PageError::NoTable => msg("error-no-table"),
            PageError::NoReplay => msg("error-no-replay"),
            PageError::NoPuzzle => msg("error-no-puzzle"),
            PageError::NoAnalysis => msg("error-no-analysis"),
            PageError::ManyAnalyses => msg("error-many-analyses"),
            PageError::Running => msg("error-running"),
            PageError::Unreadable(_) => msg("error-unreadable"),
            PageError::Broken(_) => msg("error-broken"),
        };
        say!(t, id)
    }
}

impl From<DealError> for PageError {
    fn from(error: DealError) -> PageError {
        match error {
            DealError::Options(why) => PageError::Unreadable(why),
            DealError::Broken(why) => PageError::Broken(why),
        }
    }
}
