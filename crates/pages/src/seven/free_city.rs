//! The Free City's card, which shows who decides for it, and its pile.

use antipater_engine::Seat;
use maud::{Markup, html};

use super::context::PageContext;
use crate::icons::{Back, back, icon};
use antipater_show::texts::say;
use antipater_show::view::seven::FreeCity;

/// The present holder of the card, and the number of cards left to draw.
pub(super) fn card_and_pile(ctx: PageContext<'_>, free_city: FreeCity) -> Markup {
    let t = ctx.t;
    let count = free_city.pile;
    html! {
        div class="charge" {
            @if let Some(holder) = free_city.holder {
                p class="decides" {
                    (icon("gate"))
                    (say!(t, "free-city-decides", who = ctx.who(holder), name = ctx.name(holder)))
                }
            }
            p class="pile" title=(say!(t, "free-city-pile", count = count)) {
                span class="stack" aria-hidden="true" { (back(Back::City)) b { (count) } }
                span class="sr" { (say!(t, "free-city-pile", count = count)) }
                span aria-hidden="true" { (say!(t, "free-city-pile-short")) }
            }
        }
    }
}

/// The card, beside the name of its holder.
pub(super) fn badge(ctx: PageContext<'_>, seat: Seat) -> Markup {
    let t = ctx.t;
    let free_city = ctx.game.free_city.as_ref();
    html! {
        @if free_city.is_some_and(|free_city| free_city.holder == Some(seat)) {
            span class="holds" title=(say!(t, "holds-free-city")) { (icon("gate")) (say!(t, "free-city-card")) }
        }
    }
}
