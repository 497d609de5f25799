//! What can go wrong with a request, with its status and its words: those of the server where it has the same.

use antipater_pages as pages;
use antipater_pages::handlers::PageError;
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::View;
use antipater_table::Refusal;

/// Stands in place of the game of a net when the puzzles are needed.
pub(crate) const PUZZLES: &str = "puzzles";

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Error {
    Page(PageError),
    /// The address is one for which people need a server.
    NeedsServer,
    /// The table refuses it; with the present view, where that says what is so.
    Refused {
        why: Refusal,
        view: Option<Box<View>>,
    },
    Over,
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
}

impl Error {
    /// The status, as in HTTP.
    pub(crate) fn status(&self) -> u16 {
        match self {
            Error::Page(why) => why.status(),
            Error::NeedsServer => 404,
            Error::Refused { why, .. } => why.status(),
            Error::Over => 409,
            Error::Needs(_) | Error::Wants(_) => 503,
            Error::StorageFull | Error::StorageForbidden | Error::StorageBroken => 507,
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
            Error::Page(PageError::Broken(_)) | Error::Wants(_) => msg("offline-broken"),
            Error::Page(why) => return why.text(t),
            Error::NeedsServer => msg("offline-needs-server"),
            Error::Over => msg("error-over"),
            Error::StorageFull => msg("offline-storage-full"),
            Error::StorageForbidden => msg("offline-storage-forbidden"),
            Error::StorageBroken => msg("offline-storage-broken"),
            Error::Needs(PUZZLES) => msg("offline-failed"),
            Error::Needs(_) => msg("offline-needs-net"),
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

impl<E: Into<PageError>> From<E> for Error {
    fn from(error: E) -> Error {
        Error::Page(error.into())
    }
}
