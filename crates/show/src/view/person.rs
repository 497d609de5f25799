//! The key of a person.

use std::fmt;

use serde::{Serialize, Serializer};

/// Names a person in addresses. It grants no access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PersonKey(pub [u8; 32]);

impl fmt::Display for PersonKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for PersonKey {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
