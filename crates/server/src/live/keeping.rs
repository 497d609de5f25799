//! How long tables are kept, as the owner of the server sets it.

use std::time::Duration;

/// The usual room for games that people have brought, in bytes.
const BROUGHT: u64 = 1 << 30;

/// How long tables are kept. `None` is for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Games that go on, after somebody has last done something there.
    pub tables: Option<Duration>,
    /// Finished games and their records, after their end.
    pub records: Option<Duration>,
    /// The most bytes of games that people have finished elsewhere and brought.
    pub brought: u64,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping {
            tables: None,
            records: None,
            brought: BROUGHT,
        }
    }
}
