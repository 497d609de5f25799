//! The form for a game for two with the Free City.

use antipater_engine::seven::{Edition, Side, Wonder};
use maud::{Markup, html};

use crate::order::{Kind, Order};
use crate::texts::{Texts, msg, say};

/// The fields that the form shows or sets; it sends the wishes for other games along as they were.
const OWN: [&str; 4] = ["game", "own-wonder", "own-side", "level"];

/// The form, as it was filled in last.
pub(super) fn wishes(t: &Texts, usual: &Order) -> Markup {
    let kept = usual.fields().into_iter();
    let kept = kept.filter(|(field, _)| !OWN.contains(&field.as_str()));
    html! {
        section class="panel" aria-labelledby="free-city" {
            h2 id="free-city" { (say!(t, "free-city-title")) }
            p class="muted" { (say!(t, "free-city-explained")) }
            form method="post" action="/tables" class="wishes for-two" {
                input type="hidden" name="game" value=(Kind::FreeCity.name());
                @for (field, value) in kept { input type="hidden" name=(field) value=(value); }
                div class="field" {
                    label for="own-wonder" { (say!(t, "wish-city")) }
                    select id="own-wonder" name="own-wonder" {
                        option value="" { (say!(t, "by-luck")) }
                        @for wonder in Wonder::ALL {
                            option value=(wonder.city(Edition::First)) selected[usual.free_city.wonder == Some(wonder)] {
                                (wonder.city(Edition::First))
                            }
                        }
                    }
                }
                div class="field" {
                    label for="own-side" { (say!(t, "wish-own-side")) }
                    select id="own-side" name="own-side" {
                        option value="" { (say!(t, "by-luck")) }
                        @for side in Side::ALL {
                            option value=(side.name(Edition::First)) selected[usual.free_city.side == Some(side)] {
                                (say!(t, match side { Side::A => msg("side-a"), Side::B => msg("side-b") }))
                            }
                        }
                    }
                }
                (super::level(t, usual))
                button class="button" type="submit" { (say!(t, "start-free-city")) }
            }
        }
    }
}
