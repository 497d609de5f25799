//! The waiting room: the seats, the invitation, and the host's choices.

use antipater_bots::BotKind;
use antipater_engine::seven::Wonder;
use maud::{Markup, html};

use super::{notices, people, room_wonder, seats, start, talk};
use crate::avatar::avatar;
use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::note::note;
use antipater_show::names::NAME_LENGTH;
use antipater_show::options::Boards;
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::{RoomSeat, RoomView};

/// The region of the options; in one column, the messages are above it.
const OPTIONS: &str = "room-options";
/// A region inside the panel of messages; the panel itself is not a region.
const SAID: &str = "said";

/// The page of a waiting room; `watch` is the key of a spectator; a new recovery code is shown once.
pub fn page(t: &Texts, room: &RoomView, watch: Option<&str>, code: Option<&str>) -> Markup {
    let title = say!(t, "room-title");
    let address = match watch {
        Some(watch) => format!("/watch/{watch}"),
        None => format!("/tables/{}", room.table),
    };
    let stream = format!("{address}/stream?room=1");
    let content = html! {
        (masthead(t))
        main class="room" id="room-page" data-stream=(stream) data-table=(room.table) {
            (strip(Wonder::Giza, &html! { h1 { (title) } }))
            (note(t, None))
            div class="room-columns" {
                @for (id, region) in regions(t, room) {
                    @if id == OPTIONS { (talk::of_room(t, room)) }
                    @if id != SAID { (region) }
                }
            }
            @if let Some(code) = code {
                details class="kept-code" {
                    summary { (icon("key")) " " (say!(t, "room-code")) }
                    (code_note(t, code))
                }
            }
            p { a href={ (address) "/report" } { (say!(t, "report-link")) } }
            p id="live" class="sr" aria-live="polite" {}
        }
    };
    frame(
        t,
        &Frame {
            script: Some("room"),
            ..Frame::plain(&title)
        },
        &content,
    )
}

/// The regions of the page with their ids.
pub fn regions(t: &Texts, room: &RoomView) -> Vec<(&'static str, Markup)> {
    vec![
        ("room-seats", seats(t, room)),
        (room_wonder::ID, room_wonder::panel(t, room)),
        ("room-deal", deal(t, room)),
        ("room-invite", invite(t, room)),
        (OPTIONS, options(t, room)),
        (SAID, talk::of_room_said(t, room)),
    ]
}

/// The recovery code, once.
pub(crate) fn code_note(t: &Texts, code: &str) -> Markup {
    html! {
        aside class="code-note" role="note" {
            (icon("key"))
            div {
                h2 { (say!(t, "code-title")) }
                p { (say!(t, "code-explained")) }
            }
            p class="code" { code { (code) } }
        }
    }
}

fn seats(t: &Texts, room: &RoomView) -> Markup {
    html! {
        section id="room-seats" class="panel" aria-labelledby="room-seats-title" {
            h2 id="room-seats-title" { (say!(t, "room-seats")) }
            @if room.same_deal { p class="muted" { (say!(t, "room-same-deal")) } }
            ol class="room-seats" {
                @for (number, seat) in room.seats.iter().enumerate() {
                    li class={ "room-seat" (looks(room, number, seat)) } {
                        (face(seat))
                        (who(t, room, seat))
                        (choices(t, room, number, seat))
                    }
                }
            }
        }
    }
}

/// The picture of a seat's player.
fn face(seat: &RoomSeat) -> Markup {
    html! { @if let Some(face) = seat.avatar { (avatar(face)) } @else { (icon("person")) } }
}

/// The class of a seat: the viewer's, a free one, or a reserved one.
fn looks(room: &RoomView, number: usize, seat: &RoomSeat) -> &'static str {
    if room.you.is_some_and(|you| you.number() == number) {
        " you"
    } else if is_free(seat) {
        " free"
    } else if seat.kept {
        " kept"
    } else {
        ""
    }
}

fn is_free(seat: &RoomSeat) -> bool {
    seat.name.is_none() && seat.bot.is_none()
}

fn who(t: &Texts, room: &RoomView, seat: &RoomSeat) -> Markup {
    html! {
        span class="room-who" {
            @match (&seat.name, seat.bot) {
                (Some(name), _) => {
                    b { (people::name(seat.person, &html! { bdi { (name) } })) }
                    @if seat.host { " " small { (say!(t, "room-host")) } }
                    @if seat.program { " " small { (icon("program")) " " (say!(t, "program")) } }
                    @if seat.kept { " " small { (say!(t, "room-kept")) } }
                    (wonder(t, room, seat))
                }
                (None, Some(level)) => span { (say!(t, "room-bot", level = level)) " " (seats::level_of(t, level)) },
                (None, None) => span class="muted" {
                    (say!(t, "room-free"))
                    @if seat.declined { " " small { (say!(t, "challenge-declined")) } }
                    @if seat.unanswered { " " small { (say!(t, "challenge-unanswered")) } }
                }
            }
        }
    }
}

/// The wonder that a person has taken, or that they have stored a list.
fn wonder(t: &Texts, room: &RoomView, seat: &RoomSeat) -> Markup {
    html! {
        @match (room.options.boards(), seat.wonders.first()) {
            (Boards::Chosen, Some(wonder)) => { " " small { (icon("wonder")) " " (t.name(*wonder)) } }
            (Boards::Drafted, _) if seat.decided => { " " small { (icon("check")) " " (say!(t, "room-wonder-listed")) } }
            _ => {}
        }
    }
}

/// The viewer's options for a seat.
fn choices(t: &Texts, room: &RoomView, number: usize, seat: &RoomSeat) -> Markup {
    let mine = room.you.is_some_and(|you| you.number() == number);
    html! {
        span class="room-choices" {
            @if mine && seat.kept { (button(room, "sit", number, None, "primary", &say!(t, "room-here"))) }
            @if is_free(seat) && room.you.is_some() { (button(room, "sit", number, None, "", &say!(t, "room-sit"))) }
            @if mine && !seat.host {
                @let text = if seat.kept { msg("challenge-decline") } else { msg("room-stand") };
                (button(room, "stand", number, None, "", &say!(t, text)))
            }
            @if room.host && !mine {
                details class="seat-menu" {
                    summary class="button small" { (say!(t, "room-change")) " " span class="sr" { (say!(t, "room-seat", number = number + 1)) } }
                    div class="seat-choices" {
                        @for level in BotKind::LEVELS {
                            @if seat.bot != Some(level.name()) {
                                (button(room, "bot", number, Some(level), "", &say!(t, "room-put-bot", level = level.name())))
                            }
                        }
                        @if !is_free(seat) { (button(room, "free", number, None, "", &say!(t, "room-empty"))) }
                    }
                }
            }
        }
    }
}

fn button(
    room: &RoomView,
    verb: &str,
    seat: usize,
    level: Option<BotKind>,
    class: &str,
    text: &str,
) -> Markup {
    html! {
        form method="post" action={ "/tables/" (room.table) "/room" } data-room {
            input type="hidden" name="do" value=(verb);
            input type="hidden" name="seat" value=(seat);
            @if let Some(level) = level { input type="hidden" name="level" value=(level.name()); }
            button class={ "button small " (class) } type="submit" { (text) }
        }
    }
}

fn invite(t: &Texts, room: &RoomView) -> Markup {
    let free = room.seats.iter().any(is_free);
    html! {
        section id="room-invite" class="panel" aria-labelledby="room-invite-title" {
            @if let Some(invitation) = &room.invitation {
                h2 id="room-invite-title" { (say!(t, "room-invite")) }
                p { (say!(t, "room-invite-explained")) }
                p class="link-row" {
                    input id="invitation" class="link" type="text" readonly value={ "/join/" (invitation) } data-link aria-label=(say!(t, "room-invite"));
                    button class="button small scripted" type="button" data-copy="invitation" data-copied=(say!(t, "copied")) { (say!(t, "copy")) }
                }
                div class="invite-more" {
                    img class="qr" src={ "/join/" (invitation) "/qr.svg" } alt=(say!(t, "room-qr")) width="160" height="160";
                    div {
                        p class="muted" { (say!(t, "room-qr-explained")) }
                        button class="button primary" type="button" data-share="invitation" data-words=(say!(t, "room-share-words")) hidden { (say!(t, "room-share")) }
                    }
                }
            } @else if room.options.common.listed && free {
                h2 id="room-invite-title" { (say!(t, "room-join")) }
                p { (say!(t, "room-join-explained")) }
                form method="post" action={ "/tables/" (room.table) "/join" } class="fields" {
                    div class="field" {
                        label for="name" { (say!(t, "option-name")) }
                        input id="name" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname" placeholder=(say!(t, "usual-name"));
                    }
                    button class="button primary" type="submit" { (say!(t, "join-sit")) }
                }
            } @else {
                h2 id="room-invite-title" { (icon("eye")) " " (say!(t, "room-look")) }
                p { (say!(t, "room-look-explained")) }
            }
        }
    }
}

fn deal(t: &Texts, room: &RoomView) -> Markup {
    html! {
        section id="room-deal" class={ "panel room-deal" (if room.full { " full" } else { "" }) } {
            @if room.host {
                form method="post" action={ "/tables/" (room.table) "/room" } data-room {
                    input type="hidden" name="do" value="deal";
                    button class="button primary big" type="submit" disabled[!room.full] { (say!(t, "room-deal")) }
                }
                @if !room.full { p class="muted" { (say!(t, "room-deal-waits")) } }
                @if room.seats.iter().any(is_free) {
                    form method="post" action={ "/tables/" (room.table) "/room" } data-room {
                        input type="hidden" name="do" value="fill";
                        button class="button small" type="submit" { (icon("bot")) " " (say!(t, "room-fill")) }
                    }
                }
            } @else if room.full {
                p class="lead" { (icon("check")) " " (say!(t, "room-host-deals")) }
            } @else {
                p class="lead" { (icon("choosing")) " " (say!(t, "room-waits")) }
            }
            @if room.you.is_some() && room.options.common.pace.is_over_days() { (notices::ask(t)) }
        }
    }
}

/// The options of the table; the host may change them.
fn options(t: &Texts, room: &RoomView) -> Markup {
    let common = room.options.common;
    html! {
        section id="room-options" class="panel" aria-labelledby="room-options-title" {
            h2 id="room-options-title" { (say!(t, "room-game")) }
            p class="game-line" { b { (start::options_line(t, &room.options)) } }
            ul class="customs" {
                li { (icon("choosing")) " " (start::pace_line(t, common.pace)) }
                @if room.options.boards() != Boards::Random { li { (icon("wonder")) " " (start::boards_text(t, room.options.boards())) } }
                @if common.listed { li { (icon("eye")) " " (say!(t, "custom-listed")) } }
                @if let Some(gap) = common.within.filter(|_| common.listed) { li { (icon("laurel")) " " (start::within_text(t, gap)) } }
                @if common.is_watchable() != common.listed {
                    @let id = if common.is_watchable() { msg("custom-watched") } else { msg("custom-unwatched") };
                    li { (icon("eye")) " " (say!(t, id)) }
                }
                @if common.scores { li { (icon("laurel")) " " (say!(t, "custom-scores")) } }
                @if !common.talk { li { (icon("chat")) " " (say!(t, "custom-silent")) } }
            }
            @if room.host && !room.same_deal {
                details id="options-box" {
                    summary { (say!(t, "room-other-game")) }
                    form method="post" action={ "/tables/" (room.table) "/options" } class="fields" data-room {
                        (start::fields(t, &room.options))
                        button class="button primary" type="submit" { (say!(t, "room-keep-options")) }
                    }
                }
            }
            @if room.host {
                details id="close-box" {
                    summary class="bad" { (say!(t, "room-close")) }
                    form method="post" action={ "/tables/" (room.table) "/room" } {
                        input type="hidden" name="do" value="close";
                        p { (say!(t, "room-close-explained")) }
                        button class="button small" type="submit" { (say!(t, "room-close-confirm")) }
                    }
                }
            }
        }
    }
}

/// An invitation as a guest sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The key for sitting down.
    pub key: String,
    /// The guest's name, if they have one here.
    pub name: Option<String>,
}

/// The page that an invitation leads to.
pub fn invitation(t: &Texts, room: &RoomView, invitation: &Invitation) -> Markup {
    let content = html! {
        (masthead(t))
        main class="room invited" id="room-page" data-stream={ "/join/" (invitation.key) "/stream" } data-table=(room.table) {
            (note(t, None))
            div class="panel" {
                @for (_, region) in invitation_regions(t, room, invitation) { (region) }
            }
            p id="live" class="sr" aria-live="polite" {}
        }
    };
    invited(t, Some("room"), &content)
}

/// The regions of the page of an invitation with their ids.
pub fn invitation_regions(
    t: &Texts,
    room: &RoomView,
    invitation: &Invitation,
) -> Vec<(&'static str, Markup)> {
    vec![
        ("invited-game", invited_game(t, room)),
        ("invited-guest", guest(t, room, invitation)),
    ]
}

/// The game of an invitation, and its seats.
fn invited_game(t: &Texts, room: &RoomView) -> Markup {
    let host = room.seats.iter().find(|seat| seat.host);
    let host = host
        .and_then(|seat| seat.name.as_deref())
        .unwrap_or_default();
    let pace = start::pace_line(t, room.options.common.pace);
    html! {
        section id="invited-game" {
            h1 { (say!(t, "join-heading", name = host)) }
            p class="game-line" { b { (say!(t, "two-facts", first = start::options_line(t, &room.options), second = pace)) } }
            ul class="room-seats" {
                @for seat in &room.seats {
                    li class={ "room-seat" (if is_free(seat) { " free" } else { "" }) } {
                        (face(seat)) " " (who(t, room, seat))
                    }
                }
            }
        }
    }
}

/// A guest's options.
fn guest(t: &Texts, room: &RoomView, invitation: &Invitation) -> Markup {
    let name = invitation.name.as_deref();
    html! {
        section id="invited-guest" {
            @if room.seats.iter().any(is_free) {
                form method="post" action={ "/join/" (invitation.key) } class="fields" {
                    div class="field" {
                        label for="name" { (say!(t, "option-name")) }
                        input id="name" name="name" maxlength=(NAME_LENGTH) autocomplete="nickname" required
                            value=(name.unwrap_or_default()) placeholder=(say!(t, "usual-name")) autofocus;
                    }
                    button class="button primary big" type="submit" { (say!(t, "join-sit")) }
                }
                @if name.is_none() {
                    p class="muted" { a href="/back" { (say!(t, "back-link")) } }
                }
            } @else {
                p class="lead" { (say!(t, "error-full")) }
            }
        }
    }
}

/// The page of an invitation to a game that has begun, for people who do not play; `watch` is the key of a spectator.
pub fn late(t: &Texts, over: bool, watch: Option<&str>) -> Markup {
    let why = match over {
        true => say!(t, "error-over"),
        false => say!(t, "error-started"),
    };
    let content = html! {
        (masthead(t))
        main class="room invited" {
            section class="panel" {
                h1 { (why) }
                @if let Some(watch) = watch {
                    a class="button primary" href={ "/watch/" (watch) } { (icon("eye")) " " (say!(t, "join-watch")) }
                }
                p class="muted" { a href="/" { (say!(t, "problem-home")) } }
            }
        }
    };
    invited(t, None, &content)
}

fn invited(t: &Texts, script: Option<&'static str>, content: &Markup) -> Markup {
    frame(
        t,
        &Frame {
            script,
            ..Frame::plain(&say!(t, "join-title"))
        },
        content,
    )
}
