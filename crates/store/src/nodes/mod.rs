//! Several servers on one Postgres database; each start of a server is a node. `membership` tracks the nodes, `leases`
//! decides which of them may write a table.

mod leases;
mod membership;

pub use self::leases::Claim;
pub(crate) use self::leases::{check_lease, insert_lease};
pub use self::membership::Invalidation;
pub(crate) use self::membership::{Membership, end_cluster, note_invalidation};
