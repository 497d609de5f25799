//! Errors of requests. They contain no texts for people: pages and JSON add these when they are printed. Only `http`
//! maps an error to a status code.

use std::sync::Arc;

use antipater_pages::handlers::PageError;
use antipater_show::options::DealError;
use antipater_show::view::View;
use antipater_store::BanRow;
use antipater_table::Refusal;

/// An error of a request.
#[derive(Debug)]
pub(crate) enum Error {
    /// No page has this address.
    NoPage,
    /// There is no such table.
    NoTable,
    /// The record is not or no longer stored.
    NoReplay,
    /// There is no such event, or deal of it.
    NoEvent,
    /// The event is over.
    EventOver,
    /// There is no such puzzle.
    NoPuzzle,
    /// The analysis has not been requested.
    NoAnalysis,
    /// The table has today's daily deal, which others may still play.
    StillPlayed,
    /// Too many analyses are waiting: of this person, or in total.
    ManyAnalyses,
    /// The address does not support the method (GET, POST …).
    Method,
    /// There is no such person.
    NoPerson,
    /// The person blocks the other one.
    KeptApart,
    /// The host of the event has removed the person.
    Removed,
    /// The rating of the person is not in the range that the host has set.
    OutsideRange,
    /// The person does not let the visitor follow them from one public game to the next.
    NotFollowable,
    /// A program cannot do this, because people would meet it without having chosen to.
    NoPrograms,
    /// The person has sat at a table, and cannot become a program any more.
    HasPlayed,
    /// Only programs may do this.
    OnlyPrograms,
    /// Other tables with the same deal are still played.
    MatchRuns,
    /// The person follows and blocks too many people.
    ManyRelations,
    /// The request has no valid session.
    NotSignedIn,
    /// Only the host may do this.
    NotHost,
    /// The host cannot leave their own waiting room.
    HostStays,
    /// The seat is taken.
    SeatTaken,
    /// Another person has taken the wonder.
    WonderTaken,
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
    Chat,
    /// Too many requests; the next one is accepted after this many seconds, if waiting helps.
    TooMany(Option<u32>),
    /// A person repeats an action too often; it is accepted again after this many seconds, if waiting helps.
    TooOften(LimitedRequest, Option<u32>),
    /// The person already has an open table in the lobby.
    LobbyPlace,
    /// The address has too many tables in the lobby.
    LobbyFull,
    /// Too many people from the network look for opponents.
    PoolFull,
    /// The person or the address is banned.
    Banned(Box<BanRow>),
    /// The person is muted.
    Muted(Box<BanRow>),
    /// An administrator has replaced the name of the person.
    HiddenName,
    /// Only administrators may do this, with a browser session.
    NotAdmin,
    /// The server is restricted to members, and the visitor is not one.
    MembersOnly {
        /// Whether the visitor has a session.
        known: bool,
    },
    /// The action concerns an administrator.
    Administrator,
    /// A program may not do this for a person with other ways to sign in.
    NotByProgram,
    /// The typed name is not the person's.
    NotConfirmed,
    /// A program's token does not permit this.
    Program,
    /// The request took too long to arrive.
    TooSlow,
    /// The server has no room for another connection or stream.
    ServerFull,
    /// The address has no room for another connection or stream.
    Crowded,
    /// Another site has caused the request.
    OtherSite,
    /// The request cannot be parsed; the reason is for programmers.
    Unreadable(String),
    /// The body is too large.
    TooLarge,
    /// The table refuses the request; with the present view, if the person has to decide anew.
    Refused(Refusal, Option<Arc<View>>),
    /// The record is available only after the game.
    Running,
    /// Too many requests are waiting for this table.
    Busy,
    /// The node at this address has the table, or one is about to take it.
    Elsewhere(Option<String>),
    /// The store is temporarily unavailable: the disk is full or read-only, or another process holds the database.
    Unavailable(sqlx::Error),
    /// The store failed.
    Store(sqlx::Error),
    /// A bug, or a damaged log.
    Broken(String),
}

/// Actions with a limit, besides those at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LimitedRequest {
    /// Writing to others.
    Talk,
    /// Reporting.
    Report,
    /// Opening tables.
    OpenTable,
    /// Challenging people.
    Challenge,
}

impl Error {
    /// The name in the JSON API.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Error::NoPage => "no-page",
            Error::NoTable => "no-table",
            Error::NoReplay => "no-replay",
            Error::NoEvent => "no-event",
            Error::EventOver => "event-over",
            Error::NoPuzzle => "no-puzzle",
            Error::NoAnalysis => "no-analysis",
            Error::StillPlayed => "still-played",
            Error::ManyAnalyses => "many-analyses",
            Error::Method => "method",
            Error::NoPerson => "no-person",
            Error::KeptApart => "kept-apart",
            Error::Removed => "removed",
            Error::OutsideRange => "outside-range",
            Error::NotFollowable => "not-followable",
            Error::NoPrograms => "no-programs",
            Error::HasPlayed => "has-played",
            Error::OnlyPrograms => "only-programs",
            Error::MatchRuns => "match-runs",
            Error::ManyRelations => "many-relations",
            Error::NotSignedIn => "not-signed-in",
            Error::NotHost => "not-host",
            Error::HostStays => "host-stays",
            Error::SeatTaken => "seat-taken",
            Error::WonderTaken => "wonder-taken",
            Error::Full => "full",
            Error::NotFull => "not-full",
            Error::Started => "started",
            Error::NotStarted => "not-started",
            Error::SameDeal => "same-deal",
            Error::Chat => "no-talk",
            Error::TooMany(_) | Error::TooOften(..) => "too-many",
            Error::LobbyPlace => "lobby-place",
            Error::LobbyFull => "lobby-full",
            Error::PoolFull => "pool-full",
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

    /// The present view, if the answer contains it.
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
