//! Several servers on one Postgres, of which each start is a node. `membership` says which there are, as one of them sees it,
//! `leases` which of them may write a table, and why that is safe.

mod leases;
mod membership;

pub use self::leases::Claim;
pub(crate) use self::leases::{check_lease, insert_lease};
pub use self::membership::Change;
pub(crate) use self::membership::{Membership, end_cluster, note_change};
