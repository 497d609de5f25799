//! Messages to the machine and its answers: JSON, optionally followed by bytes.

pub use antipater_pages::handlers::Method;
use antipater_pages::handlers::{self, Lasting, Reply};
use antipater_show::texts::Texts;
use serde::{Deserialize, Serialize};

/// A command to the machine.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Open, or reopen, with all stored rows.
    Open {
        /// The folder of the site in its addresses, without a slash at the end; empty at the top.
        base: String,
        /// All rows, in order for each table. Tables whose names begin with `~` may be missing.
        rows: Vec<Stored>,
    },
    /// Replace the rows of a table, because another writer was faster or writing failed.
    Reload {
        /// The table.
        table: String,
        /// Its rows, in order.
        rows: Vec<Stored>,
    },
    /// Use the following bytes as the net of a game.
    Net,
    /// Use the following text as the puzzles.
    Puzzles,
    /// Use the following text as the texts of a language. An empty text means that it cannot be loaded, and pages are
    /// in English.
    Texts {
        /// The tag of the language.
        language: String,
    },
    /// Answer a request.
    Request(Request),
    /// Answer a request whose rows could not be stored with an error. The table is unchanged.
    Refuse {
        /// The request.
        request: Request,
        /// The reason: `full`, `forbidden`, `net` or `puzzles` for a failed download, or anything else.
        why: String,
    },
    /// Judge the next piece of an analysis.
    Judge,
    /// Play the next step of a table at which only bots have to decide.
    Bots {
        /// The table.
        table: String,
        /// The time in milliseconds since 1970.
        now: i64,
    },
}

/// A request of a page.
#[derive(Clone, Default, PartialEq, Eq, Debug, Deserialize)]
#[serde(default)]
pub struct Request {
    /// The method.
    pub method: Method,
    /// The path, including the folder of the site.
    pub path: String,
    /// The query, without the question mark.
    pub query: String,
    /// The media type of the body.
    pub kind: String,
    /// The body.
    #[serde(skip)]
    pub body: Vec<u8>,
    /// The name of the page, if its script sends the request.
    pub page: Option<String>,
    /// The path of the page that sends the request.
    pub from: Option<String>,
    /// The languages that the browser prefers, as in `Accept-Language`.
    pub languages: String,
    /// The time in milliseconds since 1970.
    pub now: i64,
    /// Random bytes in hexadecimal digits: 44 of them.
    pub seed: String,
    /// Whether this is a further request of an open stream.
    pub again: bool,
}

impl Request {
    /// The request in the form for handlers of pages.
    pub(crate) fn for_handlers(&self) -> handlers::Request<'_> {
        handlers::Request {
            method: self.method,
            path: &self.path,
            query: &self.query,
            kind: &self.kind,
            body: &self.body,
        }
    }
}

/// A stored row. Rows are appended and never change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stored {
    /// The table, or the settings, to which the row belongs.
    pub table: String,
    /// Its place there, from 0.
    pub number: usize,
    /// The row.
    pub text: String,
}

/// An answer.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Answer {
    /// The HTTP status.
    pub status: u16,
    /// The media type of the body.
    pub kind: &'static str,
    /// The address of a redirect.
    pub location: Option<String>,
    /// The name under which the body is downloaded.
    pub file: Option<String>,
    /// Whether the body never changes for this address.
    pub lasting: bool,
    /// The tag of the language of the body.
    pub language: Option<&'static str>,
    /// The rows that must be stored before the answer is shown.
    pub rows: Vec<Stored>,
    /// A table at which only bots have to decide now.
    pub due: Option<String>,
    /// A table that has changed, for its other pages.
    pub changed: Option<String>,
    /// Whether analyses are due: send a [`Command::Judge`] for each piece.
    pub judges: bool,
    /// The table whose rows are missing: supply them and ask again. Nothing was done.
    pub wants: Option<String>,
    /// The game whose net is missing, `puzzles`, or the tag of a language whose texts are missing: supply it and ask
    /// again. Nothing was done.
    pub needs: Option<&'static str>,
    /// Whether all stored data must be removed.
    pub forgets: bool,
    /// The body.
    #[serde(skip)]
    pub body: Vec<u8>,
}

impl Answer {
    /// A reply with texts in a language.
    pub(crate) fn of(reply: Reply, t: &Texts) -> Answer {
        Answer {
            language: (reply.kind == Reply::HTML).then(|| t.language().tag()),
            ..reply.into()
        }
    }
}

impl From<Reply> for Answer {
    fn from(reply: Reply) -> Answer {
        Answer {
            status: reply.status,
            kind: reply.kind,
            location: reply.location,
            file: reply.file,
            lasting: reply.lasting != Lasting::No,
            body: reply.body.into_owned(),
            ..Answer::default()
        }
    }
}
