//! A number before and after an answer.

use serde::Serialize;
use utoipa::ToSchema;

/// A number before and after an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
pub struct BeforeAfter {
    /// Now.
    pub before: i32,
    /// Afterwards.
    pub after: i32,
}

impl BeforeAfter {
    /// A change, even if the numbers are equal.
    pub fn of(before: impl Into<i32>, after: impl Into<i32>) -> BeforeAfter {
        BeforeAfter {
            before: before.into(),
            after: after.into(),
        }
    }

    /// The change if the numbers differ.
    pub fn if_any(self) -> Option<BeforeAfter> {
        (self.before != self.after).then_some(self)
    }
}
