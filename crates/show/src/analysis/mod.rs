//! A judged game as it is kept, sent and printed: one object, the same for the command line, the server and the pages.
//!
//! Here: the object (`report`, with its `reason`s), how it is made from what `antipater-bots` finds, and what a page tells of
//! it (`verdict`). Its words are in
//! `words::coach`. Not here: judging.

pub mod reason;
pub mod report;
mod verdict;

pub use self::reason::{PointsOf, Reason};
pub use self::report::{
    Action, Decision, Errors, Event, Kinds, Point, Report, SeatSum, Turn, rounded,
};
pub use self::verdict::{Details, Mark, Told, Verdict, verdicts};
