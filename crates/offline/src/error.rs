//! Errors of requests, with their statuses and texts: those of the server where it has the same error.

use antipater_pages as pages;
use antipater_pages::handlers::PageError;
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::View;
use antipater_table::Refusal;

/// Stands for the puzzles in place of the game of a net.
pub(crate) const PUZZLES: &str = "puzzles";

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Error {
    Page(PageError),
    /// The address needs a server.
    NeedsServer,
    /// The table refuses the request. `view` is the present view, if the page is to show it.
    Refused {
        why: Refusal,
        view: Option<Box<View>>,
    },
    Over,
    /// The browser's storage is full.
    StorageFull,
    /// The browser forbids storage.
    StorageForbidden,
    /// Storing failed for another reason.
    StorageBroken,
    /// The net of a game, or the puzzles, must be supplied first.
    Needs(&'static str),
    /// The rows of this table must be supplied first.
    Wants(String),
}

impl Error {
    /// The HTTP status.
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

    /// The text for the person.
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

    /// The present view, if the answer contains it.
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
