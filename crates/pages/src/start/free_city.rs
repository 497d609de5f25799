//! The options of a game for two with the Free City.

use antipater_engine::seven::{Edition, Side, Wonder};
use maud::{Markup, html};

use antipater_show::options::TableOptions;
use antipater_show::texts::{Texts, msg, say};

/// A description of the game, and the fields for the person's city and side, as last filled in.
pub(super) fn options(t: &Texts, usual: &TableOptions) -> Markup {
    html! {
        p class="muted" { (say!(t, "free-city-explained")) }
        div class="field" {
            label for="own-wonder" { (say!(t, "option-city")) }
            select id="own-wonder" name="own-wonder" {
                option value="" { (say!(t, "by-luck")) }
                @for wonder in Wonder::ALL {
                    option value=(wonder.city(Edition::First)) selected[usual.free_city.wonder == Some(wonder)] {
                        (t.name(wonder))
                    }
                }
            }
        }
        div class="field" {
            label for="own-side" { (say!(t, "option-own-side")) }
            select id="own-side" name="own-side" {
                option value="" { (say!(t, "by-luck")) }
                @for side in Side::ALL {
                    option value=(side.name(Edition::First)) selected[usual.free_city.side == Some(side)] {
                        (say!(t, match side { Side::A => msg("side-a"), Side::B => msg("side-b") }))
                    }
                }
            }
        }
    }
}
