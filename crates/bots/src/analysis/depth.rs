//! The effort of an analysis.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// How thoroughly each decision is judged.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Depth;
///
/// assert_eq!("deep".parse(), Ok(Depth::Deep));
/// assert_eq!(Depth::default().to_string(), "normal");
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Depth {
    /// For a first impression.
    Quick,
    /// For a report of a game.
    #[default]
    Normal,
    /// For a reliable verdict on one decision.
    Deep,
}

impl Depth {
    /// All depths, the least effort first.
    pub const ALL: [Depth; 3] = [Depth::Quick, Depth::Normal, Depth::Deep];

    /// The name: `quick`, `normal`, `deep`.
    pub const fn name(self) -> &'static str {
        match self {
            Depth::Quick => "quick",
            Depth::Normal => "normal",
            Depth::Deep => "deep",
        }
    }
}

impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error for an unknown name of a depth.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::Depth;
///
/// let error = "shallow".parse::<Depth>().unwrap_err();
/// assert_eq!(error.to_string(), "expected quick, normal or deep");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownDepth;

impl fmt::Display for UnknownDepth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected quick, normal or deep")
    }
}

impl core::error::Error for UnknownDepth {}

impl FromStr for Depth {
    type Err = UnknownDepth;

    fn from_str(name: &str) -> Result<Depth, UnknownDepth> {
        let named = Depth::ALL.into_iter().find(|depth| depth.name() == name);
        named.ok_or(UnknownDepth)
    }
}

/// The candidate actions of each depth.
pub(super) const CANDIDATES: usize = 5;

/// The effort for one decision.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::{Depth, Analyzable};
/// use antipater_engine::duel::Duel;
///
/// let efforts = Depth::ALL.map(Duel::effort);
/// assert!(efforts.is_sorted_by_key(|effort| effort.simulations));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The number of candidate actions: the best by one look, besides the played one.
    pub candidates: usize,
    /// The simulations behind each candidate action.
    pub simulations: u32,
    /// The games played to their end behind each of them, for points; 0 for none.
    pub playouts: u32,
    /// The further games behind the best action and behind one that seems to be an error, for the verdict and reasons.
    pub lines: u32,
    /// The alternative deals, for luck.
    pub redeals: u32,
    /// The simulations of each of them in a Duel, for luck; 0 for one evaluation of the net.
    pub luck_simulations: u32,
}
