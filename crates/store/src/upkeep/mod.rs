//! What is done to a whole database besides serving it: copies of its file, all tables as lines of text and back, all rows into
//! another database, and looking through it.

mod backup;
mod export;
mod inspect;
mod transfer;

pub use self::backup::{CopyError, backup, restore};
pub use self::export::{Check, Imported, LinesError, StoredPerson, StoredRows, read_lines};
pub use self::inspect::Inspection;
pub use self::transfer::{TransferError, transfer};
