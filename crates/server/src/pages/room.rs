//! The waiting room: who sits where, the invitation, and what the host decides.

use antipater_bots::Level;
use maud::{Markup, html};

use super::{Frame, frame, masthead, start};
use crate::pages::icons::icon;
use crate::room::{RoomSeat, RoomView};
use crate::texts::{Texts, say};

/// The page of a waiting room; a new recovery code is shown this once.
pub(crate) fn page(t: &Texts, room: &RoomView, code: Option<&str>) -> Markup {
    let title = say!(t, "room-title");
    let content = html! {
        (masthead(t))
        main class="room" id="room-page" data-stream={ "/tables/" (room.table) "/stream" } {
            h1 { (title) }
            @if let Some(code) = code { (code_note(t, code)) }
            @for (_, region) in regions(t, room) { (region) }
            p id="live" class="sr" aria-live="polite" {}
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: "plain",
            script: Some("room"),
        },
        &content,
    )
}

/// The regions of the page with their ids.
pub(crate) fn regions(t: &Texts, room: &RoomView) -> Vec<(&'static str, Markup)> {
    vec![
        ("room-seats", seats(t, room)),
        ("room-invite", invite(t, room)),
        ("room-deal", deal(t, room)),
    ]
}

/// The recovery code, once.
pub(crate) fn code_note(t: &Texts, code: &str) -> Markup {
    html! {
        aside class="panel code-note" role="note" {
            h2 { (say!(t, "code-title")) }
            p class="code" { code { (code) } }
            p { (say!(t, "code-explained")) }
        }
    }
}

fn seats(t: &Texts, room: &RoomView) -> Markup {
    html! {
        section id="room-seats" class="panel" aria-labelledby="room-seats-title" {
            h2 id="room-seats-title" { (say!(t, "room-seats")) }
            p class="muted" { (start::order_line(t, &room.order)) }
            @if room.same_deal { p class="muted" { (say!(t, "room-same-deal")) } }
            ol class="room-seats" {
                @for (number, seat) in room.seats.iter().enumerate() {
                    li class={ "room-seat" (if room.you.is_some_and(|you| you.number() == number) { " you" } else { "" }) } {
                        (icon(if seat.bot.is_some() { "bot" } else { "person" }))
                        (who(t, seat))
                        (choices(t, room, number, seat))
                    }
                }
            }
        }
    }
}

fn who(t: &Texts, seat: &RoomSeat) -> Markup {
    html! {
        span class="room-who" {
            @match (&seat.name, seat.bot) {
                (Some(name), _) => {
                    b { (name) }
                    @if seat.host { small { (say!(t, "room-host")) } }
                    @if seat.kept { small { (say!(t, "room-kept")) } }
                }
                (None, Some(level)) => b { (say!(t, "room-bot", level = level)) }
                (None, None) => span class="muted" { (say!(t, "room-free")) }
            }
        }
    }
}

/// What the viewer can do with a seat.
fn choices(t: &Texts, room: &RoomView, number: usize, seat: &RoomSeat) -> Markup {
    let mine = room.you.is_some_and(|you| you.number() == number);
    let free = seat.name.is_none() && seat.bot.is_none();
    html! {
        span class="room-choices" {
            @if free && (room.you.is_some() || room.order.customs.listed) {
                (button(room, "sit", number, None, &say!(t, "room-sit")))
            }
            @if mine && !seat.host { (button(room, "stand", number, None, &say!(t, "room-stand"))) }
            @if mine && seat.kept { (button(room, "sit", number, None, &say!(t, "room-here"))) }
            @if room.host && !mine {
                @for level in Level::ALL {
                    @if seat.bot != Some(level.name()) {
                        (button(room, "bot", number, Some(level), &say!(t, "room-put-bot", level = level.name())))
                    }
                }
                @if !free { (button(room, "free", number, None, &say!(t, "room-empty"))) }
            }
        }
    }
}

fn button(room: &RoomView, verb: &str, seat: usize, level: Option<Level>, text: &str) -> Markup {
    html! {
        form method="post" action={ "/tables/" (room.table) (if room.you.is_none() { "/join" } else { "/room" }) } data-room {
            @if room.you.is_some() { input type="hidden" name="do" value=(verb); }
            input type="hidden" name="seat" value=(seat);
            @if let Some(level) = level { input type="hidden" name="level" value=(level.name()); }
            button class="button small" type="submit" { (text) }
        }
    }
}

fn invite(t: &Texts, room: &RoomView) -> Markup {
    html! {
        section id="room-invite" class="panel" aria-labelledby="room-invite-title" {
            @if let Some(invitation) = &room.invitation {
                h2 id="room-invite-title" { (say!(t, "room-invite")) }
                p { (say!(t, "room-invite-explained")) }
                p class="link-row" {
                    input id="invitation" class="link" type="text" readonly value={ "/join/" (invitation) } data-link aria-label=(say!(t, "room-invite"));
                    button class="button small" type="button" data-copy="invitation" data-copied=(say!(t, "copied")) { (say!(t, "copy")) }
                }
            } @else {
                h2 id="room-invite-title" { (say!(t, "room-look")) }
                p { (say!(t, "room-look-explained")) }
            }
        }
    }
}

fn deal(t: &Texts, room: &RoomView) -> Markup {
    html! {
        section id="room-deal" class="panel room-deal" {
            @if room.host {
                form method="post" action={ "/tables/" (room.table) "/room" } data-room {
                    input type="hidden" name="do" value="deal";
                    button class="button primary big" type="submit" disabled[!room.full] { (say!(t, "room-deal")) }
                }
                @if !room.full { p class="muted" { (say!(t, "room-deal-waits")) } }
                form method="post" action={ "/tables/" (room.table) "/room" } {
                    input type="hidden" name="do" value="close";
                    button class="button small" type="submit" { (say!(t, "room-close")) }
                }
            } @else if room.full {
                p { (say!(t, "room-host-deals")) }
            } @else {
                p { (say!(t, "room-waits")) }
            }
        }
    }
}

/// The page that an invitation leads to.
pub(crate) fn invitation(
    t: &Texts,
    room: &RoomView,
    invitation: &str,
    name: Option<&str>,
) -> Markup {
    let title = say!(t, "join-title");
    let host = room.seats.iter().find(|seat| seat.host);
    let host = host
        .and_then(|seat| seat.name.as_deref())
        .unwrap_or_default();
    let free = room
        .seats
        .iter()
        .any(|seat| seat.name.is_none() && seat.bot.is_none());
    let content = html! {
        (masthead(t))
        main class="room" {
            section class="panel" {
                h1 { (say!(t, "join-heading", name = host)) }
                p { (start::order_line(t, &room.order)) }
                ul class="plain" {
                    @for seat in &room.seats { li { (icon(if seat.bot.is_some() { "bot" } else { "person" })) " " (who(t, seat)) } }
                }
                @if free {
                    form method="post" action={ "/join/" (invitation) } class="wishes" {
                        div class="field" {
                            label for="name" { (say!(t, "wish-name")) }
                            input id="name" name="name" maxlength="24" autocomplete="nickname" required
                                value=(name.unwrap_or_default()) placeholder=(say!(t, "usual-name")) autofocus;
                        }
                        button class="button primary big" type="submit" { (say!(t, "join-sit")) }
                    }
                    @if name.is_none() {
                        p class="muted" { a href="/back" { (say!(t, "back-link")) } }
                    }
                } @else {
                    p { (say!(t, "error-full")) }
                }
            }
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: "plain",
            script: None,
        },
        &content,
    )
}
