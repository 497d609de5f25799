//! A live table: one task owns it and plays what is asked of it, one request after the other.
//!
//! Requests (`messages`) come through a bounded channel from its `handle` to its `actor`. A choice waits beside the
//! position until everybody has chosen; it is committed before it is acknowledged, can be changed until then, and only
//! its chooser sees it. After the last one the bots choose, the step and the steps that bots alone make after it are
//! committed together, and only then the position changes, the answer goes out and the watchers get the news (`play`).
//! A watcher learns what kind of thing has changed, and asks for its own view (`seats`).

mod actor;
mod handle;
mod hint;
mod hint_work;
mod house;
mod known;
mod messages;
mod play;
mod resign;
mod seats;
mod sides;
mod take_back;
mod talk;

pub(crate) use self::actor::{StoredTable, start};
pub(crate) use self::handle::Handle;
pub(crate) use self::hint_work::Asked;
pub(crate) use self::messages::{Gone, HouseWork, Move, News, TableCommand};
pub(crate) use self::talk::{AGAIN, SHOWN, shown};
