//! The server: live tables, what each viewer may see of them, pages, and the store of records.

use std::net::SocketAddr;

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 picks a free one.
    pub listen: SocketAddr,
    /// The database as `sqlite:PATH`; `None` is a file in the user's data folder.
    pub database: Option<String>,
}
