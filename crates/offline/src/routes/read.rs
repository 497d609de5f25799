//! Parsing of requests, and plain answers.

use antipater_pages::handlers;
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::message::{Answer, Request};

/// A text with a media type.
pub(super) fn text(kind: &'static str, text: &str) -> Answer {
    Answer {
        status: 200,
        kind,
        body: text.as_bytes().to_vec(),
        ..Answer::default()
    }
}

/// A text to download.
pub(super) fn saved(kind: &'static str, name: String, content: &str) -> Answer {
    Answer {
        file: Some(name),
        ..text(kind, content)
    }
}

/// Redirects to another address after a form.
pub(super) fn see(address: &str) -> Answer {
    Answer {
        status: 303,
        location: Some(address.to_owned()),
        ..Answer::default()
    }
}

/// The fields of a form.
pub(super) fn form<T: DeserializeOwned>(request: &Request) -> Result<T, Error> {
    Ok(handlers::form(&request.body)?)
}
