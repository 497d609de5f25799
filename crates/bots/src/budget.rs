//! The budget of a search for one decision. This crate reads no clock; budgets in time come from callers.

/// Decides whether a search continues.
///
/// # Examples
/// ```
/// use antipater_bots::budget::Budget;
///
/// /// Stops when somebody has pressed a key.
/// struct UntilPressed(bool);
///
/// impl Budget for UntilPressed {
///     fn begin(&mut self) {
///         self.0 = false;
///     }
///
///     fn goes_on(&mut self, _done: u64) -> bool {
///         !self.0
///     }
/// }
///
/// assert!(UntilPressed(false).goes_on(1000));
/// ```
pub trait Budget: Send {
    /// Called when a decision begins.
    fn begin(&mut self);

    /// Whether to continue after this number of iterations. A search makes at least one, whatever its budget says.
    fn goes_on(&mut self, done: u64) -> bool;
}

/// A number of iterations for each decision.
///
/// # Examples
/// ```
/// use antipater_bots::budget::{Budget, Iterations};
///
/// let mut budget = Iterations(2);
/// budget.begin();
/// assert!(budget.goes_on(1) && !budget.goes_on(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Iterations(pub u64);

impl Budget for Iterations {
    fn begin(&mut self) {}

    fn goes_on(&mut self, done: u64) -> bool {
        done < self.0
    }
}

impl Budget for Box<dyn Budget> {
    fn begin(&mut self) {
        (**self).begin();
    }

    fn goes_on(&mut self, done: u64) -> bool {
        (**self).goes_on(done)
    }
}
