//! What can go wrong with a request. An error carries no words for people: pages and JSON find them where they are
//! printed, and `http` alone maps it to a status code.

use std::sync::Arc;

use antipater_pages::handlers::PageError;
use antipater_show::options::DealError;
use antipater_show::view::View;
use antipater_store::BanRow;
use antipater_table::Refusal;

/// What went wrong with a request.
#[derive(Debug)]
pub(crate) enum Error {
    /// No page has this address.
    NoPage,
    /// There is no such table.
    NoTable,
    /// The record is not kept, or not any more.
    NoReplay,
    /// There is no such puzzle.
    NoPuzzle,
    /// Nobody has asked for this analysis.
    NoAnalysis,
    /// Others may still play the deal of a table today.
    StillPlayed,
    /// Too many analyses wait: of this person, or in all.
    ManyAnalyses,
    /// The address does not support the method (GET, POST …).
    Method,
    /// The server does not know who sent the request.
    Stranger,
    /// Only the host may do this.
    NotHost,
    /// The host cannot leave its own waiting room.
    HostStays,
    /// The seat is taken.
    SeatTaken,
    /// There is no free seat.
    Full,
    /// Seats are empty.
    NotFull,
    /// The cards have already been dealt.
    Started,
    /// The cards have not been dealt yet.
    NotStarted,
    /// The cards are those of an earlier game, so its seats cannot be changed.
    SameDeal,
    /// Chat is off at this table.
    NoTalk,
    /// Too many requests; after so many seconds another one is accepted, if waiting helps.
    TooMany(Option<u32>),
    /// A person does one thing too often; after so many seconds it is heard again, if time helps.
    TooOften(Often, Option<u32>),
    /// The person has an open table in the lobby already.
    LobbyPlace,
    /// There are enough tables in the lobby from one address.
    LobbyFull,
    /// The person, or everybody at the address, is kept out for a time.
    Banned(Box<BanRow>),
    /// The person may not write to others for a time.
    Muted(Box<BanRow>),
    /// An administrator keeps the name of the person.
    HiddenName,
    /// Only administrators may do this, in a browser.
    NotAdmin,
    /// The server is for members, and the visitor is none.
    MembersOnly {
        /// Whether it is a person that the server knows.
        known: bool,
    },
    /// It would be done to an administrator.
    Administrator,
    /// A program may not do this for a person who has other ways in.
    NotByProgram,
    /// What was typed is not the person's name.
    NotConfirmed,
    /// A program's token may not do this.
    Program,
    /// The request took too long to arrive.
    TooSlow,
    /// There is no place for anybody.
    ServerFull,
    /// There is no place for another stream, or connection, of this address.
    Crowded,
    /// Another site had the browser send this.
    OtherSite,
    /// The request cannot be read; the reason is for programmers.
    Unreadable(String),
    /// The body is too large.
    TooLarge,
    /// The table refuses it; with the present view, where the person has to decide anew.
    Refused(Refusal, Option<Arc<View>>),
    /// The record is available only when the game is over, and it is not.
    Running,
    /// Too many requests wait for this table.
    Busy,
    /// Another node has the table, at this address; or one is about to take it.
    Elsewhere(Option<String>),
    /// The store cannot be used for the moment: the disk is full or read-only, or somebody else holds the database.
    Unavailable(sqlx::Error),
    /// The store failed.
    Store(sqlx::Error),
    /// A bug of ours, or a damaged log.
    Broken(String),
}

/// What a person does too often, besides at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Often {
    /// Writes to others.
    Talk,
    /// Reports.
    Report,
    /// Opens tables.
    Open,
}

impl Error {
    /// The word for it in the JSON API.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Error::NoPage => "no-page",
            Error::NoTable => "no-table",
            Error::NoReplay => "no-replay",
            Error::NoPuzzle => "no-puzzle",
            Error::NoAnalysis => "no-analysis",
            Error::StillPlayed => "still-played",
            Error::ManyAnalyses => "many-analyses",
            Error::Method => "method",
            Error::Stranger => "stranger",
            Error::NotHost => "not-host",
            Error::HostStays => "host-stays",
            Error::SeatTaken => "seat-taken",
            Error::Full => "full",
            Error::NotFull => "not-full",
            Error::Started => "started",
            Error::NotStarted => "not-started",
            Error::SameDeal => "same-deal",
            Error::NoTalk => "no-talk",
            Error::TooMany(_) | Error::TooOften(..) => "too-many",
            Error::LobbyPlace => "lobby-place",
            Error::LobbyFull => "lobby-full",
            Error::Banned(_) => "banned",
            Error::Muted(_) => "muted",
            Error::HiddenName => "hidden-name",
            Error::NotAdmin => "not-admin",
            Error::MembersOnly { .. } => "members-only",
            Error::Administrator => "administrator",
            Error::NotByProgram => "not-by-program",
            Error::NotConfirmed => "not-confirmed",
            Error::Program => "program",
            Error::TooSlow => "too-slow",
            Error::ServerFull => "server-full",
            Error::Crowded => "crowded",
            Error::OtherSite => "other-site",
            Error::Unreadable(_) => "unreadable",
            Error::TooLarge => "too-large",
            Error::Refused(why, _) => why.word(),
            Error::Running => "running",
            Error::Busy => "busy",
            Error::Elsewhere(_) => "elsewhere",
            Error::Unavailable(_) => "unavailable",
            Error::Store(_) | Error::Broken(_) => "broken",
        }
    }

    /// Details for programmers.
    pub(crate) fn detail(&self) -> Option<String> {
        match self {
            Error::Unreadable(why) => Some(why.clone()),
            Error::Refused(why, _) => why.detail(),
            _ => None,
        }
    }

    /// The present view, where the answer carries it.
    pub(crate) fn view(&self) -> Option<&Arc<View>> {
        match self {
            Error::Refused(_, view) => view.as_ref(),
            _ => None,
        }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        if antipater_store::is_nul(&error) {
            Error::Unreadable(error.to_string())
        } else if antipater_store::is_passing(&error) {
            Error::Unavailable(error)
        } else {
            Error::Store(error)
        }
    }
}

impl From<Refusal> for Error {
    fn from(why: Refusal) -> Error {
        match why {
            Refusal::Broken(why) => Error::Broken(why),
            why => Error::Refused(why, None),
        }
    }
}

impl From<PageError> for Error {
    fn from(error: PageError) -> Error {
        match error {
            PageError::NoPage => Error::NoPage,
            PageError::NoTable => Error::NoTable,
            PageError::NoReplay => Error::NoReplay,
            PageError::NoPuzzle => Error::NoPuzzle,
            PageError::NoAnalysis => Error::NoAnalysis,
            PageError::ManyAnalyses => Error::ManyAnalyses,
            PageError::Running => Error::Running,
            PageError::Unreadable(why) => Error::Unreadable(why),
            PageError::Broken(why) => Error::Broken(why),
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
