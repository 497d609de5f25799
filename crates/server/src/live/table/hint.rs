//! The answer of a table to a request for a hint, which is computed outside of the table.

use std::fmt;
use std::sync::Arc;

use antipater_show::view::{Hint, View};
use antipater_table::HintKey;

/// The answer of a table to a request for a hint.
pub(crate) enum HintAnswer {
    /// The hint was given before.
    Given(Arc<View>),
    /// The hint must be computed first, outside of the table.
    Work(HintKey, HintWork),
}

/// The computation of a hint.
pub(crate) struct HintWork(Box<dyn FnOnce() -> Hint + Send>);

impl HintWork {
    pub(super) fn new(work: impl FnOnce() -> Hint + Send + 'static) -> HintWork {
        HintWork(Box::new(work))
    }

    /// Computes the hint.
    pub(crate) fn judge(self) -> Hint {
        (self.0)()
    }
}

impl fmt::Debug for HintWork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HintWork")
    }
}
