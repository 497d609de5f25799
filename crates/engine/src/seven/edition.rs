//! The two editions of 7 Wonders.

/// An edition of 7 Wonders.
///
/// # Examples
/// ```
/// use antipater_engine::seven::Edition;
///
/// assert_eq!(Edition::from_name("second"), Some(Edition::Second));
/// assert_eq!(Edition::First.name(), "first");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Edition {
    /// 2010: board sides A and B.
    First,
    /// 2020: board sides Day and Night.
    Second,
}

impl Edition {
    /// Both editions.
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Second];

    /// The name in records: `first`, `second`.
    pub const fn name(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::Second => "second",
        }
    }

    /// The edition with this name.
    pub fn from_name(name: &str) -> Option<Edition> {
        Edition::ALL
            .into_iter()
            .find(|edition| edition.name() == name)
    }
}
