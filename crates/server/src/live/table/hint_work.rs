//! A hint on its way from the table to somebody who judges it, and back.

use std::fmt;
use std::sync::Arc;

use antipater_show::view::{Hint, View};
use antipater_table::HintKey;

/// A hint on its way.
pub(crate) enum Asked {
    /// It was given before.
    Given(Arc<View>),
    /// It takes some work, which somebody else does.
    Work(HintKey, HintWork),
}

/// The work for a hint.
pub(crate) struct HintWork(Box<dyn FnOnce() -> Hint + Send>);

impl HintWork {
    pub(super) fn new(work: impl FnOnce() -> Hint + Send + 'static) -> HintWork {
        HintWork(Box::new(work))
    }

    /// Does it.
    pub(crate) fn judge(self) -> Hint {
        (self.0)()
    }
}

impl fmt::Debug for HintWork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HintWork")
    }
}
