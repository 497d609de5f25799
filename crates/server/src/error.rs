//! What can go wrong with a request; alone maps it to a status code.
//!
//! An error carries no words for people: the pages and the JSON interface find them (`crate::print`).

use std::sync::Arc;

use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::game::Refusal;
use crate::view::View;

/// What went wrong with a request.
#[derive(Debug)]
pub(crate) enum Error {
    /// No page has this address.
    NoPage,
    /// There is no such table.
    NoTable,
    /// The record is not kept, or not any more.
    NoReplay,
    /// The page knows no such way of asking (GET, POST …).
    Method,
    /// The table belongs to somebody else.
    NotYours,
    /// The request comes from nobody this server knows.
    Stranger,
    /// Only the host may do this.
    NotHost,
    /// The host cannot leave its own waiting room.
    HostStays,
    /// Somebody else has the seat.
    SeatTaken,
    /// There is no free seat.
    Full,
    /// Seats are empty.
    NotFull,
    /// The cards are dealt already.
    Started,
    /// The cards are not dealt yet.
    NotStarted,
    /// The cards are those of an earlier game, so its seats cannot be changed.
    SameDeal,
    /// The person has left its seat to a bot.
    Left,
    /// The decision cannot be taken back any more.
    NoUndo,
    /// Somebody need not be stood in for yet.
    TooSoon,
    /// People do not write to each other at this table.
    NoTalk,
    /// The game is over.
    Over,
    /// A person asks for too much in a short time; after so many seconds one more is heard, if time helps.
    TooMany(Option<u32>),
    /// Another site had the browser send this.
    OtherSite,
    /// The request cannot be read; the reason is for programmers.
    Unreadable(String),
    /// The body is too large.
    TooLarge,
    /// The decision was made already; the view is the present one.
    Stale(Box<View>),
    /// The rules do not allow it.
    Illegal {
        /// Why.
        why: Box<Refusal>,
        /// The present view.
        view: Box<View>,
    },
    /// The record is open when the game is over, and it is not.
    Running,
    /// Too many requests wait for this table.
    Busy,
    /// The store refused.
    Store(sqlx::Error),
    /// A bug of ours, or a damaged log.
    Broken(String),
}

impl Error {
    /// The status code.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Error::NoPage | Error::NoTable | Error::NoReplay => StatusCode::NOT_FOUND,
            Error::Method => StatusCode::METHOD_NOT_ALLOWED,
            Error::Stranger => StatusCode::UNAUTHORIZED,
            Error::NotYours | Error::NotHost | Error::NoTalk | Error::OtherSite => {
                StatusCode::FORBIDDEN
            }
            Error::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Error::Unreadable(_) => StatusCode::BAD_REQUEST,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Stale(_)
            | Error::Running
            | Error::HostStays
            | Error::SeatTaken
            | Error::Full
            | Error::NotFull
            | Error::Started
            | Error::NotStarted
            | Error::SameDeal
            | Error::Left
            | Error::NoUndo
            | Error::TooSoon
            | Error::Over => StatusCode::CONFLICT,
            Error::Illegal { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Error::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Error::Store(_) | Error::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The word for it in the JSON interface.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Error::NoPage => "no-page",
            Error::NoTable => "no-table",
            Error::NoReplay => "no-replay",
            Error::Method => "method",
            Error::NotYours => "not-yours",
            Error::Stranger => "stranger",
            Error::NotHost => "not-host",
            Error::HostStays => "host-stays",
            Error::SeatTaken => "seat-taken",
            Error::Full => "full",
            Error::NotFull => "not-full",
            Error::Started => "started",
            Error::NotStarted => "not-started",
            Error::SameDeal => "same-deal",
            Error::Left => "left",
            Error::NoUndo => "no-undo",
            Error::TooSoon => "too-soon",
            Error::NoTalk => "no-talk",
            Error::Over => "over",
            Error::TooMany(_) => "too-many",
            Error::OtherSite => "other-site",
            Error::Unreadable(_) => "unreadable",
            Error::TooLarge => "too-large",
            Error::Stale(_) => "stale",
            Error::Illegal { .. } => "illegal",
            Error::Running => "running",
            Error::Busy => "busy",
            Error::Store(_) | Error::Broken(_) => "broken",
        }
    }

    /// What a programmer should know besides.
    pub(crate) fn detail(&self) -> Option<String> {
        match self {
            Error::Unreadable(why) => Some(why.clone()),
            Error::Illegal { why, .. } => Some(why.to_string()),
            _ => None,
        }
    }

    /// The present view, where the answer carries it.
    pub(crate) fn view(&self) -> Option<&View> {
        match self {
            Error::Stale(view) | Error::Illegal { view, .. } => Some(view),
            _ => None,
        }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        Error::Store(error)
    }
}

impl From<BytesRejection> for Error {
    fn from(rejection: BytesRejection) -> Error {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Error::TooLarge
        } else {
            Error::Unreadable(rejection.body_text())
        }
    }
}

/// The error on its way to being printed as a page or as JSON.
#[derive(Clone, Debug)]
pub(crate) struct Unprinted(pub(crate) Arc<Error>);

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        match &self {
            Error::Store(error) => tracing::error!("the store refused: {error}"),
            Error::Broken(why) => tracing::error!("{why}"),
            _ => {}
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Unprinted(Arc::new(self)));
        response
    }
}
