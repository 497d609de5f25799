//! What can go wrong with a request, with its status and its words: those of the server where it has the same.

use antipater_pages as pages;
use antipater_show::options::DealError;
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::View;
use antipater_table::Refusal;

/// Stands in place of the game of a net when the puzzles are needed.
pub(crate) const PUZZLES: &str = "puzzles";

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Error {
    NoPage,
    NoTable,
    NoPuzzle,
    NoReplay,
    /// The address is one for which people need a server.
    NeedsServer,
    /// The table refuses it; with the present view, where that says what is so.
    Refused {
        why: Refusal,
        view: Option<Box<View>>,
    },
    Unreadable(String),
    Over,
    Running,
    /// The browser has no room left.
    StorageFull,
    /// The browser does not let pages store anything.
    StorageForbidden,
    /// Something else kept the browser from storing.
    StorageBroken,
    /// The net of a game or the puzzles must be handed in first.
    Needs(&'static str),
    /// Rows must be handed in first.
    Wants(String),
    /// The game is not judged.
    NoAnalysis,
    ManyAnalyses,
    Broken(String),
}

impl Error {
    /// The status, as in HTTP.
    pub(crate) fn status(&self) -> u16 {
        match self {
            Error::NoPage
            | Error::NoTable
            | Error::NoPuzzle
            | Error::NoReplay
            | Error::NeedsServer
            | Error::NoAnalysis => 404,
            Error::Refused { why, .. } => why.status(),
            Error::Unreadable(_) => 400,
            Error::Over | Error::Running => 409,
            Error::Needs(_) | Error::Wants(_) | Error::ManyAnalyses => 503,
            Error::StorageFull | Error::StorageForbidden | Error::StorageBroken => 507,
            Error::Broken(_) => 500,
        }
    }

    /// What a person should know.
    pub(crate) fn message(&self, t: &Texts) -> String {
        let id = match self {
            Error::Refused { why, view } => match (why, view, why.text(t)) {
                (Refusal::Illegal(why), Some(view), _) => {
                    return pages::table::refusal(t, view, why);
                }
                (_, _, Some(text)) => return text,
                _ => msg("offline-broken"),
            },
            Error::NoPage => msg("error-no-page"),
            Error::NoTable => msg("error-no-table"),
            Error::NoPuzzle => msg("error-no-puzzle"),
            Error::NoReplay => msg("error-no-replay"),
            Error::NeedsServer => msg("offline-needs-server"),
            Error::Unreadable(_) => msg("error-unreadable"),
            Error::Over => msg("error-over"),
            Error::Running => msg("error-running"),
            Error::StorageFull => msg("offline-storage-full"),
            Error::StorageForbidden => msg("offline-storage-forbidden"),
            Error::StorageBroken => msg("offline-storage-broken"),
            Error::Needs(PUZZLES) => msg("offline-failed"),
            Error::Needs(_) => msg("offline-needs-net"),
            Error::NoAnalysis => msg("error-no-analysis"),
            Error::ManyAnalyses => msg("error-many-analyses"),
            Error::Wants(_) | Error::Broken(_) => msg("offline-broken"),
        };
        say!(t, id)
    }

    /// The present view, where the answer carries it.
    pub(crate) fn view(&self) -> Option<&View> {
        match self {
            Error::Refused { view, .. } => view.as_deref(),
            _ => None,
        }
    }
}

impl From<DealError> for Error {
    fn from(error: DealError) -> Error {
        match error {
            DealError::Options(why) => Error::Unreadable(why),
            DealError::Broken(why) => Error::Broken(why),
        }
    }
}
