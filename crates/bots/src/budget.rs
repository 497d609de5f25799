//! How long a search thinks about a decision. This crate reads no clock: a budget in time comes from its caller.

/// Says whether a search goes on.
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
    /// A decision begins.
    fn begin(&mut self);

    /// Whether another iteration may follow on so many. A search makes at least one, whatever its budget says.
    fn goes_on(&mut self, done: u64) -> bool;
}

/// So many iterations for each decision.
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
