//! Connections: accepting them, how many of each address, which idle one makes room, and how long a client may not read.

mod idle;
pub(crate) mod limits;
pub(crate) mod listen;
mod timeouts;
