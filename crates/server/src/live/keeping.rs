//! How long tables are kept, as the owner of the server sets it.

use std::time::Duration;

/// How long tables are kept. `None` is for ever.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Keeping {
    /// Games that go on, after somebody has last done something there.
    pub tables: Option<Duration>,
    /// Finished games and their records, after their end.
    pub records: Option<Duration>,
}
