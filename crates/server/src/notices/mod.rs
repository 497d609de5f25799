//! Notices outside of pages: a person is told that a game over days waits for them. Nothing here knows a table or a page.
//!
//! - A table puts each [`Turn`] that begins into a bounded `queue`, and goes on at once; `live::turns` empties it.
//! - The `courier` brings a [`Notice`] to a browser by its push service (RFC 8030), which the `client` calls. `encrypt`
//!   makes it unreadable to the service (RFC 8291), and `keys` says who sends it (RFC 8292).
//! - `mail` takes it to a mail address over SMTP, if the operator has a mail server.
//! - The address of a push service comes from a browser, and may be anything. `destination` keeps it from leading into
//!   this server's own network.
//! - `quiet` has the hours in which a person gets no notices.

mod client;
mod courier;
mod destination;
mod encrypt;
mod keys;
mod mail;
mod queue;
pub(crate) mod quiet;

use serde::Serialize;

pub(crate) use self::client::Delivery;
pub(crate) use self::courier::Courier;
pub use self::destination::Reach;
pub(crate) use self::encrypt::BrowserKeys;
pub(crate) use self::mail::read_address;
pub use self::mail::{Mail, MailError};
pub(crate) use self::queue::{Turn, TurnNotices};

/// What a browser shows, or a letter says. It may lie on a locked screen, so it says nothing of the game but its kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Notice {
    /// The first line.
    pub(crate) title: String,
    /// The second line.
    pub(crate) body: String,
    /// The path of the page that it opens.
    pub(crate) path: String,
}
