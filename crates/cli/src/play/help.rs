//! The keys, in words.

use antipater_show::texts::{Texts, msg, say};

/// The keys of every game.
pub(crate) fn keys(t: &Texts) -> Vec<String> {
    let lines = [
        msg("terminal-help-choose"),
        msg("terminal-help-confirm"),
        msg("terminal-help-panes"),
        msg("terminal-help-more"),
        msg("terminal-help-letters"),
    ];
    lines.iter().map(|id| say!(t, id)).collect()
}
