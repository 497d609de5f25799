//! The panel of a waiting room in which a person takes a wonder, or lists wonders in order of preference.

use antipater_engine::seven::Wonder;
use maud::{Markup, html};

use crate::art;
use crate::book::{self, Book};
use crate::icons::icon;
use antipater_show::options::{Boards, city};
use antipater_show::texts::{List, Texts, say};
use antipater_show::view::{RoomSeat, RoomView};

/// The id of the region.
pub(crate) const ID: &str = "room-wonder";

/// The panel; hidden where the viewer has nothing to choose.
pub(crate) fn panel(t: &Texts, room: &RoomView) -> Markup {
    let own = room.you.and_then(|you| room.seats.get(you.number()));
    let own = own.filter(|seat| !seat.kept && !room.same_deal);
    let content = own.and_then(|own| match room.options.boards() {
        Boards::Random => None,
        Boards::Chosen => Some(pictures(t, room, own)),
        Boards::Drafted => Some(list(t, room, own)),
    });
    html! {
        @match content {
            None => section id=(ID) hidden {},
            Some(content) => section id=(ID) class="panel" aria-labelledby="room-wonder-title" {
                h2 id="room-wonder-title" { (say!(t, "room-wonder")) }
                (content)
                (book::link(t, Book::Seven(room.options.seven.edition)))
            }
        }
    }
}

/// All wonders as buttons: one takes a free wonder, or gives back the viewer's.
fn pictures(t: &Texts, room: &RoomView, own: &RoomSeat) -> Markup {
    html! {
        p { (say!(t, "room-wonder-chosen")) }
        div class="wonder-picks" role="group" aria-labelledby="room-wonder-title" {
            @for wonder in Wonder::ALL {
                @let mine = own.wonders.contains(&wonder);
                @let other = room.seats.iter().find(|seat| !mine && seat.wonders.contains(&wonder));
                form method="post" action={ "/tables/" (room.table) "/room" } data-room {
                    input type="hidden" name="do" value="wonder";
                    input type="hidden" name="first" value=(if mine { "" } else { city(wonder) });
                    button class="wonder-pick" type="submit" aria-pressed=(mine) disabled[other.is_some()] {
                        span class="wonder-sight" { (art::monument(wonder, 1, 1)) }
                        b { @if mine { (icon("check")) " " } (t.name(wonder)) }
                        @if let Some(name) = other.and_then(|seat| seat.name.as_ref()) { small { bdi { (name) } } }
                    }
                }
            }
        }
    }
}

/// The order of preference as one menu for each place.
fn list(t: &Texts, room: &RoomView, own: &RoomSeat) -> Markup {
    let saved = own.wonders.iter().map(|wonder| t.name(*wonder));
    let saved = t.list(List::Plain, &saved.collect::<Vec<_>>());
    html! {
        p { (say!(t, "room-wonder-drafted")) }
        form method="post" action={ "/tables/" (room.table) "/room" } class="fields" data-room {
            input type="hidden" name="do" value="wonder";
            @for (place, name) in ["first", "second", "third"].into_iter().enumerate() {
                @let id = format!("wonder-{name}");
                div class="field" {
                    label for=(id) { (say!(t, "room-wonder-place", place = place + 1)) }
                    select id=(id) name=(name) {
                        option value="" { (say!(t, "by-luck")) }
                        @for wonder in Wonder::ALL {
                            option value=(city(wonder)) selected[own.wonders.get(place) == Some(&wonder)] { (t.name(wonder)) }
                        }
                    }
                }
            }
            button class="button primary" type="submit" { (say!(t, "room-keep-options")) }
            @if own.decided { p class="good" { (icon("check")) " " (say!(t, "room-wonder-saved", wonders = saved)) } }
        }
    }
}
