//! The messages to the machine and its answers: JSON, followed by bytes where there are any.

pub use antipater_pages::handlers::Method;
use antipater_pages::handlers::{self, Reply};
use antipater_show::texts::Texts;
use serde::{Deserialize, Serialize};

/// Something the machine is told or asked.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Begin, or begin anew, with everything that is stored.
    Open {
        /// The folder of the site in its addresses, without a slash at the end; empty at the top.
        base: String,
        /// All rows, those of a table in their order. Those of tables whose names begin with `~` may be missing.
        rows: Vec<Stored>,
    },
    /// Take what is stored of a table instead of what is known of it, because another writer was faster or writing failed.
    Reload {
        /// The table.
        table: String,
        /// Its rows in their order.
        rows: Vec<Stored>,
    },
    /// Take the bytes behind this as the net of a game.
    Net,
    /// Take the text behind this as the puzzles.
    Puzzles,
    /// Take the text behind this as the texts of a language. Without any text, it cannot be had, and pages are in English.
    Texts {
        /// The tag of the language.
        language: String,
    },
    /// Answer a request.
    Request(Request),
    /// Answer a request whose rows could not be stored: say so. The table is as it was.
    Refuse {
        /// The request.
        request: Request,
        /// Why: `full`, `forbidden`, `net` or `puzzles` for what could not be fetched, or anything else.
        why: String,
    },
    /// Judge a piece of the games that are to be judged.
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
    /// What is wanted.
    pub method: Method,
    /// The path, with the folder of the site in front.
    pub path: String,
    /// What stands behind the question mark.
    pub query: String,
    /// The media type of the body.
    pub kind: String,
    /// The body.
    #[serde(skip)]
    pub body: Vec<u8>,
    /// The name that the page has given itself, if its script takes regions in.
    pub page: Option<String>,
    /// The path of the page from which the request comes.
    pub from: Option<String>,
    /// The languages that the browser prefers, as in `Accept-Language`.
    pub languages: String,
    /// The time in milliseconds since 1970.
    pub now: i64,
    /// Random bytes in hexadecimal digits: 44 of them.
    pub seed: String,
    /// Whether a stream that is open asks what is new.
    pub again: bool,
}

impl Request {
    /// The request as handlers of pages read it.
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

/// A row that is stored: rows are appended and never change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stored {
    /// What the row belongs to: a table, or the settings.
    pub table: String,
    /// Its place there, from 0.
    pub number: usize,
    /// The row.
    pub text: String,
}

/// An answer.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Answer {
    /// The status, as in HTTP.
    pub status: u16,
    /// The media type of the body.
    pub kind: &'static str,
    /// Where the page goes on to.
    pub location: Option<String>,
    /// The name under which the body is saved as a file.
    pub file: Option<String>,
    /// Whether the same address always has the same answer.
    pub lasting: bool,
    /// The tag of the language of the body.
    pub language: Option<&'static str>,
    /// The rows that must be stored before the answer is given.
    pub rows: Vec<Stored>,
    /// A table at which only bots have to decide now.
    pub due: Option<String>,
    /// A table that looks different now, so that its other pages want to know.
    pub changed: Option<String>,
    /// Whether games are to be judged: tell so, with a command for each piece.
    pub judges: bool,
    /// The table whose rows were not handed in at the beginning: hand them in and ask again. Nothing else was done.
    pub wants: Option<String>,
    /// The game whose net is missing, `puzzles`, or the tag of a language whose texts are: hand it in and ask again. Nothing
    /// else was done.
    pub needs: Option<&'static str>,
    /// Whether everything that is stored is to be removed.
    pub forgets: bool,
    /// The body.
    #[serde(skip)]
    pub body: Vec<u8>,
}

impl Answer {
    /// A reply in a language.
    pub(crate) fn of(reply: Reply, t: &Texts) -> Answer {
        Answer {
            status: reply.status,
            language: (reply.kind == Reply::HTML).then(|| t.language().tag()),
            kind: reply.kind,
            location: reply.location,
            file: reply.file,
            lasting: reply.lasting,
            body: reply.body.into_owned(),
            ..Answer::default()
        }
    }
}
