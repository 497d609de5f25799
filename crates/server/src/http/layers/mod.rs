//! What every request passes on its way to a handler: other nodes, bodies, the same site, errors, language and visitor.

pub(super) mod bodies;
pub(super) mod body_timeout;
mod device;
pub(super) mod error_page;
pub(super) mod forward;
pub(super) mod guard;
pub(super) mod locale;
pub(super) mod session;
