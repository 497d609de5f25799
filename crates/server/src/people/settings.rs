//! A person's settings, as they are stored.

use antipater_show::view::Portrait;
use serde::{Deserialize, Serialize};

use crate::notices::quiet::QuietHours;

/// A person's settings.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Settings {
    /// The chosen portrait.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) portrait: Option<Portrait>,
    /// The hours without notices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) quiet: Option<QuietHours>,
    /// Whether nobody may follow the person from one public game to the next.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) unfollowable: bool,
}

impl Settings {
    /// Stored settings; what cannot be read is not set.
    pub(crate) fn read(stored: &str) -> Settings {
        serde_json::from_str(stored).unwrap_or_default()
    }

    /// Settings as they are stored.
    pub(crate) fn write(self) -> String {
        let settings = serde_json::to_string(&self);
        settings.unwrap_or_else(|error| unreachable!("plain data: {error}"))
    }
}
