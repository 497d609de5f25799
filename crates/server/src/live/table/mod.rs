//! A live table: one task owns it and does what is asked of it, one request after the other.
//!
//! Requests (`messages`) come through a bounded channel from its `handle` to its `actor`. The rules are those of
//! [`antipater_table`]: it says what a request would change. `commit` has the bots choose where that is needed, stores the
//! change, and only then makes it so and publishes the news; nothing is acknowledged or shown before. A watcher learns what
//! kind of thing has changed, and asks for its own view (`view`).

mod actor;
mod clock;
mod commit;
mod handle;
mod hint_work;
mod messages;
mod moderation;
mod presence;
mod talk;
mod view;

pub(crate) use self::actor::{StoredTable, start};
pub(crate) use self::handle::Handle;
pub(crate) use self::hint_work::Asked;
pub(crate) use self::messages::{Gone, ModerationWork, Move, News, TableCommand};
pub(crate) use self::talk::{AGAIN, SHOWN, shown};
