//! Maps errors to status codes, and to nothing else.

use std::sync::Arc;

use antipater_store::RateLimitedLog;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::error::Error;

/// Logs that the database is unavailable.
static UNAVAILABLE: RateLimitedLog = RateLimitedLog::new();

/// The status code of an error.
pub(super) fn status(error: &Error) -> StatusCode {
    match error {
        Error::NoPage
        | Error::NoPerson
        | Error::NoTable
        | Error::NoReplay
        | Error::NoPuzzle
        | Error::NoEvent
        | Error::NoAnalysis => StatusCode::NOT_FOUND,
        Error::Method => StatusCode::METHOD_NOT_ALLOWED,
        Error::NotSignedIn => StatusCode::UNAUTHORIZED,
        Error::NotHost
        | Error::KeptApart
        | Error::Removed
        | Error::OutsideRange
        | Error::NotFollowable
        | Error::NoPrograms
        | Error::OnlyPrograms
        | Error::Chat
        | Error::OtherSite
        | Error::Banned(_)
        | Error::Muted(_)
        | Error::HiddenName
        | Error::NotAdmin
        | Error::MembersOnly { .. }
        | Error::Administrator
        | Error::NotByProgram
        | Error::Program => StatusCode::FORBIDDEN,
        Error::TooSlow => StatusCode::REQUEST_TIMEOUT,
        Error::TooMany(_) | Error::TooOften(..) | Error::Crowded | Error::ManyAnalyses => {
            StatusCode::TOO_MANY_REQUESTS
        }
        Error::Unreadable(_) | Error::NotConfirmed => StatusCode::BAD_REQUEST,
        Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Error::Running
        | Error::StillPlayed
        | Error::HostStays
        | Error::SeatTaken
        | Error::WonderTaken
        | Error::Full
        | Error::NotFull
        | Error::Started
        | Error::EventOver
        | Error::NotStarted
        | Error::SameDeal
        | Error::LobbyPlace
        | Error::LobbyFull
        | Error::PoolFull
        | Error::HasPlayed
        | Error::MatchRuns
        | Error::ManyRelations => StatusCode::CONFLICT,
        Error::Refused(why, _) => {
            StatusCode::from_u16(why.status()).unwrap_or(StatusCode::CONFLICT)
        }
        Error::Busy | Error::Elsewhere(_) | Error::ServerFull | Error::Unavailable(_) => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        Error::Store(_) | Error::Broken(_) => StatusCode::INTERNAL_SERVER_ERROR,
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

/// An error in the extensions of a response, until it is printed as a page or as JSON.
#[derive(Clone, Debug)]
pub(crate) struct Unprinted(pub(crate) Arc<Error>);

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        match &self {
            // Expected while the server stops.
            Error::Unavailable(sqlx::Error::PoolClosed) => {}
            Error::Unavailable(error) => {
                if let Some(before) = UNAVAILABLE.admit_reason(&error.to_string()) {
                    tracing::warn!(
                        "the database cannot be used: {error}; {before} more since this was said last"
                    );
                }
            }
            Error::Store(error) => tracing::error!("storage error: {error}"),
            Error::Broken(why) => tracing::error!("{why}"),
            _ => {}
        }
        let mut response = status(&self).into_response();
        response.extensions_mut().insert(Unprinted(Arc::new(self)));
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_server_that_stops_cannot_do_may_be_asked_again() {
        let stops = Error::from(sqlx::Error::PoolClosed);
        assert_eq!(status(&stops), StatusCode::SERVICE_UNAVAILABLE);
    }
}
