//! A judged game as it is kept, sent and printed: one object, the same for the command line, the server and the pages.
//!
//! Here: the object (`report`, with its `reason`s), and how it is made from what `antipater-bots` finds. Its words are in
//! `words::coach`, and what a page tells of it is in `replay`. Not here: judging.

pub mod reason;
pub mod report;

pub use self::reason::{PointsOf, Reason};
pub use self::report::{
    Action, Decision, Errors, Event, Kinds, Point, Report, SeatSum, Turn, rounded,
};
