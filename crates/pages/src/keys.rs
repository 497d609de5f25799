//! The keys of a table, as listed in the help. `assets/keys.js` implements them.

use maud::{Markup, html};

use antipater_show::texts::{Texts, msg, say};

/// A key as printed on a keyboard, and the message with its effect.
type Key = (&'static str, &'static str);

/// The keys of every game, before those of one game.
const FIRST: [Key; 3] = [
    ("1 … 9", msg("key-card")),
    ("← →", msg("key-next")),
    ("Enter · B", msg("key-build")),
];

/// The keys of every game, after those of one game.
const LAST: [Key; 8] = [
    ("Tab ← →", msg("key-look")),
    ("U", msg("key-undo")),
    ("H", msg("key-hint")),
    ("C", msg("key-talk")),
    ("R", msg("key-reference")),
    ("N", msg("key-next-game")),
    ("?", msg("key-help")),
    ("Esc", msg("key-close")),
];

/// The keys of a table of 7 Wonders.
pub(crate) const SEVEN: [Key; 2] = [("W", msg("key-stage")), ("S", msg("key-sell"))];

/// The keys of a table of Duel.
pub(crate) const DUEL: [Key; 2] = [("W", msg("key-wonders")), ("D", msg("key-discard"))];

/// The list of all keys, and the switch for single-letter keys. A guided game suggests by itself, so it has no hints.
pub(crate) fn keys(t: &Texts, of_game: &[Key], is_guided: bool) -> Markup {
    let all = FIRST.iter().chain(of_game).chain(&LAST);
    let all = all.filter(|(key, _)| !is_guided || *key != "H");
    html! {
        section class="keys-help" aria-labelledby="keys-title" {
            h3 id="keys-title" { (say!(t, "keys-title")) }
            dl {
                @for (key, what) in all {
                    div { dt { kbd { (key) } } dd { (say!(t, what)) } }
                }
            }
            p class="scripted" { (say!(t, "key-hands")) }
            label class="switch scripted" { input type="checkbox" data-setting="letters"; span { (say!(t, "keys-letters")) } }
        }
    }
}
