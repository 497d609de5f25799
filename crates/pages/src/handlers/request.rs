//! Requests and replies, as far as handlers know them.

use std::borrow::Cow;

use antipater_show::puzzles::Problem;
use maud::Markup;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::PageError;

/// The method of a request.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Method {
    /// Reads something.
    #[default]
    Get,
    /// Changes something.
    Post,
}

/// A request.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The method.
    pub method: Method,
    /// The path.
    pub path: &'a str,
    /// The query, without the question mark.
    pub query: &'a str,
    /// The media type of the body; empty if unknown.
    pub kind: &'a str,
    /// The body.
    pub body: &'a [u8],
}

impl<'a> Request<'a> {
    /// The parts of the path.
    pub(super) fn parts(&self) -> Vec<&'a str> {
        self.path.split('/').skip(1).collect()
    }

    /// The fields of the form in the body.
    ///
    /// # Errors
    /// If a field is missing or invalid.
    pub fn form<T: DeserializeOwned>(&self) -> Result<T, PageError> {
        let read = serde_urlencoded::from_bytes(self.body);
        read.map_err(|error| PageError::Unreadable(error.to_string()))
    }

    /// The fields in the query; their defaults if it is invalid.
    pub(super) fn query<T: DeserializeOwned + Default>(&self) -> T {
        serde_urlencoded::from_str(self.query).unwrap_or_default()
    }

    /// The number of the form's answer to a problem. Other fields are ignored.
    pub(super) fn answer_to(&self, problem: &Problem) -> Result<usize, PageError> {
        #[derive(Deserialize)]
        struct AnswerForm {
            action: String,
        }
        let AnswerForm { action } = self.form()?;
        answer_to(problem, &action)
    }
}

/// The number of an answer to a problem, written as in records.
///
/// # Errors
/// If it is not a legal action.
pub fn answer_to(problem: &Problem, action: &str) -> Result<usize, PageError> {
    let number = problem.number(action);
    number.map_err(|why| PageError::Unreadable(format!("action: {why}")))
}

/// A number in an address, in its only spelling, so that a page has one address.
pub(super) fn number_of(text: &str) -> Result<usize, PageError> {
    let number = text.parse().ok();
    let number = number.filter(|read: &usize| read.to_string() == text);
    number.ok_or(PageError::NoPuzzle)
}

/// Who may cache a reply forever, because it never changes under its address.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Lasting {
    /// Nobody: it changes.
    #[default]
    No,
    /// The visitor: others may not see it.
    ForVisitor,
    /// Everyone.
    ForAll,
}

/// A reply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The HTTP status.
    pub status: u16,
    /// The media type of the body.
    pub kind: &'static str,
    /// The address of a redirection.
    pub location: Option<String>,
    /// The name under which the body is saved as a file.
    pub file: Option<String>,
    /// Who may cache it.
    pub lasting: Lasting,
    /// The body.
    pub body: Cow<'static, [u8]>,
}

impl Reply {
    /// The media type of pages.
    pub const HTML: &str = "text/html; charset=utf-8";

    /// A body of a media type.
    pub fn new(kind: &'static str, body: impl Into<Cow<'static, [u8]>>) -> Reply {
        Reply {
            status: 200,
            kind,
            location: None,
            file: None,
            lasting: Lasting::No,
            body: body.into(),
        }
    }

    /// A page.
    pub fn page(markup: Markup) -> Reply {
        Reply::new(Reply::HTML, markup.into_string().into_bytes())
    }

    /// A redirection, after which the browser asks with GET.
    pub fn see(address: impl Into<String>) -> Reply {
        Reply {
            status: 303,
            location: Some(address.into()),
            ..Reply::new("", Vec::new())
        }
    }

    /// A body that is saved as a file.
    pub fn saved(
        kind: &'static str,
        name: impl Into<String>,
        body: impl Into<Cow<'static, [u8]>>,
    ) -> Reply {
        Reply {
            file: Some(name.into()),
            ..Reply::new(kind, body)
        }
    }

    /// A record of a game as a file.
    pub fn record(name: &str, record: String) -> Reply {
        let file = format!("antipater-{name}.json");
        Reply::saved("application/json", file, record.into_bytes())
    }

    /// A reply that never changes under its address.
    pub(super) fn lasting(self, lasting: Lasting) -> Reply {
        Reply { lasting, ..self }
    }

    /// The same with another status.
    pub(super) fn with_status(self, status: u16) -> Reply {
        Reply { status, ..self }
    }
}
