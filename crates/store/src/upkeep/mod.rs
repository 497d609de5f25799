//! Maintenance of whole databases: backups, export and import of tables, transfer to another database, inspection.

mod backup;
mod export;
mod inspect;
mod transfer;

pub use self::backup::{CopyError, backup, restore};
pub use self::export::{Check, Imported, LinesError, StoredPerson, StoredRows, read_lines};
pub use self::inspect::Inspection;
pub use self::transfer::{TransferError, transfer};
