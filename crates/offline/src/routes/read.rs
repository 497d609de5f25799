//! Reading requests, and the plainest answers.

use antipater_show::puzzles::Problem;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::message::{Answer, Request};

/// A text of a media type.
pub(super) fn text(kind: &'static str, text: &str) -> Answer {
    Answer {
        status: 200,
        kind,
        body: text.as_bytes().to_vec(),
        ..Answer::default()
    }
}

/// A text that is saved as a file.
pub(super) fn saved(kind: &'static str, name: String, content: &str) -> Answer {
    Answer {
        file: Some(name),
        ..text(kind, content)
    }
}

/// See another address after what was done.
pub(super) fn see(address: &str) -> Answer {
    Answer {
        status: 303,
        location: Some(address.to_owned()),
        ..Answer::default()
    }
}

/// The fields of a form.
pub(super) fn form<T: DeserializeOwned>(request: &Request) -> Result<T, Error> {
    let read = serde_urlencoded::from_bytes(&request.body);
    read.map_err(|error| Error::Unreadable(error.to_string()))
}

/// What stands behind the question mark; the usual where it cannot be read.
pub(super) fn query<T: DeserializeOwned + Default>(request: &Request) -> T {
    serde_urlencoded::from_str(&request.query).unwrap_or_default()
}

/// A number in an address, in its only spelling.
pub(super) fn number_of(text: &str) -> Result<usize, Error> {
    let number = text.parse().ok();
    let number = number.filter(|read: &usize| read.to_string() == text);
    number.ok_or(Error::NoPuzzle)
}

#[derive(Deserialize)]
struct AnswerForm {
    action: String,
}

/// The number of the answer to a problem that a form has.
pub(super) fn answered(request: &Request, problem: &Problem) -> Result<usize, Error> {
    let AnswerForm { action } = form(request)?;
    let number = problem.number(&action);
    number.map_err(|why| Error::Unreadable(format!("action: {why}")))
}
