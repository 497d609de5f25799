//! A live table: one task owns it and answers its requests one after the other.
//!
//! Requests (`messages`) come through a bounded channel from its `handle` to its `actor`. [`antipater_table`] has the
//! rules: it proposes the change of a request. `commit` has bots choose if necessary, stores the change, and only then
//! accepts and publishes it. Nothing is acknowledged or shown before. A watcher receives the kind of change, and
//! requests its view (`view`).

mod actor;
mod clock;
mod commit;
mod handle;
mod hint;
mod messages;
mod moderation;
mod presence;
mod talk;
mod view;

pub(crate) use self::actor::{StoredTable, start};
pub(crate) use self::handle::{Handle, Spectator};
pub(crate) use self::hint::HintAnswer;
pub(crate) use self::messages::{Gone, ModerationWork, Move, News, TableCommand};
pub(crate) use self::talk::{AGAIN, SHOWN, shown};
