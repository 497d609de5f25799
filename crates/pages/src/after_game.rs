//! The region after the end of a game.

use maud::{Markup, html};

use crate::daily::DAILY;
use crate::postcard;
use antipater_show::character::Character;
use antipater_show::event;
use antipater_show::texts::{Texts, say};
use antipater_show::view::View;

/// The place for the person's games against the bot across the table, which a script asks for.
pub(crate) fn against(view: &View) -> Markup {
    let mut others = view.seats.iter().zip(0..);
    let other = others.find(|(_, number)| view.you.is_some_and(|you| you.number() != *number));
    let character = other
        .filter(|_| view.seats.len() == 2)
        .and_then(|(seat, _)| seat.bot.and_then(|_| Character::named(&seat.name)));
    html! {
        @if let Some(one) = character {
            p class="against" data-against={ "/games/against/" (one.name()) } hidden {}
        }
    }
}

/// The buttons after the end of a game, for its players.
pub(crate) fn after_game(t: &Texts, view: &View) -> Markup {
    let table = &view.table;
    html! {
        @if let Some(you) = view.you {
            div class="links after" {
                @if view.table_status.daily { a class="button primary" href=(DAILY) { (say!(t, "after-daily")) } }
                @if let Some(event) = &view.table_status.event { a class="button primary" href=(event::address(event)) { (say!(t, "after-event")) } }
                @if let Some(next) = &view.table_status.rematch {
                    a class="button primary" href={ "/tables/" (next) } data-next { (say!(t, "after-next")) }
                } @else {
                    form method="post" action={ "/tables/" (table) "/again" } {
                        button type="submit" class="primary" data-again {
                            @if view.is_shared() { (say!(t, "after-again")) } @else { (say!(t, "play-again")) }
                        }
                    }
                }
                form method="post" action={ "/tables/" (table) "/again" } {
                    input type="hidden" name="same_deal" value="true";
                    button type="submit" { (say!(t, "after-same")) }
                }
                a class="button" href={ "/tables/" (table) "/replay" } { (say!(t, "after-replay")) }
                a class="button" href={ "/api/tables/" (table) "/record" } download { (say!(t, "download-record")) }
                (postcard::of_table(t, table, you))
            }
        }
    }
}
