//! What lies around the game on the page of a table: the clock, taking back, leaving and coming back, what is said, what
//! comes after the end, and the links for spectators.

use antipater_engine::Seat;
use maud::{Markup, html};

use super::icons::icon;
use super::language;
use crate::forms::fields;
use antipater_show::texts::{Moment, Texts, say};
use antipater_show::view::{GameView, MessageKind, MessageView, SeatState, View};

/// The most letters of a message.
const MESSAGE: usize = 300;

/// Whether several people sit at the table.
pub(crate) fn is_shared(view: &View) -> bool {
    view.seats.iter().filter(|seat| seat.bot.is_none()).count() > 1
}

fn is_over(view: &View) -> bool {
    match &view.game {
        GameView::Seven(game) => game.sheet.is_some(),
        GameView::Duel(game) => game.sheet.is_some(),
        GameView::Sides(_) => false,
    }
}

/// The region with the clock and with what one can do about the last decision. It says whether the viewer is asked.
pub(crate) fn region(t: &Texts, view: &View) -> Markup {
    let state = view.you.and_then(|you| view.seats[you.number()].state);
    let asked = matches!(state, Some(SeatState::Choosing | SeatState::Away));
    let ends_at = view.around.ends_at.filter(|_| !is_over(view));
    html! {
        div id="around" class="around" data-asked[asked && is_shared(view)] {
            @if view.around.may_undo { (deed(view, "undo", "undo", &html! {
                button type="submit" class="button" data-undo { (icon("undo")) span { (say!(t, "undo")) } kbd aria-hidden="true" { "U" } }
            })) }
            @if let Some(ends_at) = ends_at { (clock(t, ends_at, &view.around.pace)) }
            @if view.around.same_deal && !is_over(view) { p class="same-deal" { (icon("again")) (say!(t, "line-same-deal")) } }
        }
    }
}

/// When a bot decides for people who have not: the time of day, which a script replaces by the time that is left.
pub(crate) fn clock(t: &Texts, ends_at: i64, pace: &str) -> Markup {
    // A long time ends on another day.
    let shown = if pace.ends_with('d') {
        t.date_and_time(ends_at)
    } else {
        t.time_of_day(ends_at)
    };
    html! {
        p class="countdown" role="timer" data-ends=(ends_at) data-last=(say!(t, "clock-last")) {
            (icon("choosing")) (icon("warning"))
            span class="sr" { (say!(t, "clock-label")) }
            " " time datetime=(Moment::of(ends_at).datetime()) { (say!(t, "clock-until", time = shown)) }
        }
    }
}

/// A form that does something besides deciding.
fn deed(view: &View, verb: &str, class: &str, inside: &Markup) -> Markup {
    html! {
        form method="post" action={ "/tables/" (view.table) "/deeds" } class=(class) data-deed {
            (fields(view))
            input type="hidden" name="do" value=(verb);
            (inside)
        }
    }
}

/// Replaces the question when the viewer has left the seat to a bot.
pub(crate) fn gone(t: &Texts, view: &View) -> Markup {
    html! {
        div class="gone" {
            h2 id="question" { (icon("bot")) (say!(t, "gone-title")) }
            p { (say!(t, "gone-explained")) }
            (deed(view, "return", "return", &html! {
                button type="submit" class="button primary big" data-return { (say!(t, "gone-return")) }
            }))
        }
    }
}

/// The panel that opens from the bar: what concerns the table and not the game.
pub(crate) fn menu(t: &Texts, view: &View) -> Markup {
    let seated = view.you.is_some();
    html! {
        details id="menu" class="tool" {
            summary { (icon("menu")) span { (say!(t, "menu")) } }
            div class="sheet-panel menu" tabindex="0" {
                h2 { (say!(t, "menu")) }
                @if seated && is_shared(view) {
                    label class="switch scripted" { input type="checkbox" data-setting="sound"; span { (say!(t, "menu-sound")) } }
                }
                (motion(t))
                @if has_talk(view) {
                    label class="switch scripted" { input type="checkbox" data-setting="quiet"; span { (say!(t, "menu-quiet")) } }
                }
                @if let Some(watch) = &view.around.watch { (lookers(t, watch)) }
                @if seated {
                    p { a href="/me" { (icon("key")) " " (say!(t, "menu-code")) } }
                    @if !is_over(view) && !view.around.left {
                        (stand_in(t, view))
                        details id="leave" class="leave" {
                            summary { (icon("left-table")) " " (say!(t, "leave")) }
                            p { (say!(t, "leave-explained")) }
                            (deed(view, "leave", "leave-form", &html! {
                                button type="submit" class="button" data-leave { (say!(t, "leave-confirm")) }
                            }))
                        }
                    }
                } @else {
                    p class="muted" { (say!(t, "menu-looks-on")) }
                }
                p { a href={ "/tables/" (view.table) "/report" } { (say!(t, "report-link")) } }
                @let own = format!("/tables/{}", view.table);
                (language::switch(t, seated.then_some(own.as_str())))
            }
        }
    }
}

/// How fast things move. Nothing moves when the system asks for reduced motion.
fn motion(t: &Texts) -> Markup {
    html! {
        label class="switch speed scripted" {
            span { (say!(t, "menu-motion")) }
            select id="menu-motion" data-setting="motion" autocomplete="off" {
                option value="normal" { (say!(t, "motion-normal")) }
                option value="fast" { (say!(t, "motion-fast")) }
                option value="off" { (say!(t, "motion-off")) }
            }
        }
        p class="muted still-note scripted" { (say!(t, "motion-reduced")) }
    }
}

/// Buttons that have a bot play for people who do not come, at tables without a clock.
fn stand_in(t: &Texts, view: &View) -> Markup {
    let others = Seat::all(view.seats.len())
        .zip(&view.seats)
        .filter(|(seat, sitting)| {
            Some(*seat) != view.you
                && sitting.bot.is_none()
                && sitting.state != Some(SeatState::Left)
        });
    let others: Vec<_> = others.collect();
    html! {
        @if view.around.pace == "free" && !others.is_empty() {
            details id="stand-in" class="leave" {
                summary { (icon("bot")) " " (say!(t, "stand-in")) }
                p { (say!(t, "stand-in-explained")) }
                @for (seat, sitting) in others {
                    (deed(view, "stand-in", "leave-form", &html! {
                        input type="hidden" name="seat" value=(seat.number());
                        button type="submit" class="button" { (say!(t, "stand-in-for", name = sitting.name.as_str())) }
                    }))
                }
            }
        }
    }
}

/// The links for watchers.
fn lookers(t: &Texts, watch: &str) -> Markup {
    let link = |id: &str, label: &str, address: &str| {
        html! {
            label for=(id) { (label) }
            span class="link-row" {
                input id=(id) class="link" type="text" readonly value=(address) data-link;
                button class="button small scripted" type="button" data-copy=(id) data-copied=(say!(t, "copied")) { (say!(t, "copy")) }
            }
        }
    };
    html! {
        section class="lookers" aria-labelledby="lookers" {
            h3 id="lookers" { (icon("eye")) " " (say!(t, "lookers")) }
            p class="muted" { (say!(t, "lookers-explained")) }
            (link("watch-link", &say!(t, "lookers-page"), &format!("/watch/{watch}")))
            (link("tv-link", &say!(t, "lookers-tv"), &format!("/tv/{watch}")))
        }
    }
}

/// The buttons after the end of a game, for the people who played it.
pub(crate) fn after(t: &Texts, view: &View) -> Markup {
    let table = &view.table;
    html! {
        @if view.you.is_some() {
            div class="links after" {
                @if let Some(next) = &view.around.rematch {
                    a class="button primary" href={ "/tables/" (next) } data-next { (say!(t, "after-next")) }
                } @else {
                    form method="post" action={ "/tables/" (table) "/again" } {
                        button type="submit" class="primary" data-again {
                            @if is_shared(view) { (say!(t, "after-again")) } @else { (say!(t, "play-again")) }
                        }
                    }
                }
                form method="post" action={ "/tables/" (table) "/again" } {
                    input type="hidden" name="same_deal" value="true";
                    button type="submit" { (say!(t, "after-same")) }
                }
                a class="button" href={ "/tables/" (table) "/replay" } { (say!(t, "after-replay")) }
                a class="button" href={ "/api/tables/" (table) "/record" } download { (say!(t, "download-record")) }
            }
        }
    }
}

/// Whether there is anything to read: people who could write, or what the table said of them.
fn has_talk(view: &View) -> bool {
    is_shared(view) || !view.around.talk.is_empty()
}

/// The panel of messages. It is not a region itself, so that nobody loses what they are typing; its content is one.
/// `report` is the address where something of it can be reported.
pub(crate) fn talk(t: &Texts, view: &View, report: &str) -> Markup {
    let writes = view.you.is_some() && view.around.talks;
    let title = if view.around.talks {
        say!(t, "talk")
    } else {
        say!(t, "talk-news")
    };
    html! {
        @if has_talk(view) {
            aside id="talk" aria-label=(title) {
                details id="talk-box" class="tool" {
                    summary {
                        (icon("chat")) span { (title) }
                        b class="count" hidden { span {} " " span class="sr" { (say!(t, "talk-unread")) } }
                    }
                    div class="talk-panel" {
                        (said(t, view))
                        @if writes {
                            form id="say" method="post" action={ "/tables/" (view.table) "/deeds" } {
                                input type="hidden" name="do" value="say";
                                input id="say-text" name="text" type="text" maxlength=(MESSAGE) autocomplete="off" enterkeyhint="send"
                                    aria-label=(say!(t, "talk-write")) placeholder=(say!(t, "talk-write")) required;
                                button type="submit" class="button" { (say!(t, "talk-send")) }
                            }
                        } @else if view.around.talks { p class="muted" { (say!(t, "talk-looks-on")) } }
                        @else { p class="muted" { (say!(t, "error-no-talk")) } }
                        (mutes(t, view))
                        p { a href=(report) { (say!(t, "report-link")) } }
                    }
                }
            }
        }
    }
}

/// The messages, the latest last.
pub(crate) fn said(t: &Texts, view: &View) -> Markup {
    html! {
        ol id="said" class="said" role="log" tabindex="0" aria-label=(say!(t, "talk-said")) data-none=(say!(t, "talk-none")) {
            @for message in &view.around.talk { (line(t, view, message)) }
        }
    }
}

fn line(t: &Texts, view: &View, message: &MessageView) -> Markup {
    let name = message.name.as_str();
    let mine = message.seat.is_some() && message.seat == view.you;
    let class = match (message.kind, mine) {
        (MessageKind::Said, true) => "said-line mine",
        (MessageKind::Said, false) => "said-line",
        _ => "said-line told",
    };
    let words = match message.kind {
        MessageKind::Said => message.text.clone(),
        MessageKind::Late => say!(t, "said-late", name = name),
        MessageKind::Gone => say!(t, "said-gone", name = name),
        MessageKind::Left => say!(t, "said-left", name = name),
        MessageKind::Back => say!(t, "said-back", name = name),
    };
    let said = message.kind == MessageKind::Said;
    html! {
        li class=(class) data-number=(message.number) data-name=[said.then_some(name)] {
            @if said { b { bdi { (name) } } " " }
            span dir="auto" { (words) }
            " " time datetime=(Moment::of(message.at * 1000).datetime()) {}
        }
    }
}

/// Whose messages are hidden; the browser keeps it.
fn mutes(t: &Texts, view: &View) -> Markup {
    let others = view.seats.iter().zip(0..);
    let others: Vec<&str> = others
        .filter(|(seat, number)| {
            seat.bot.is_none() && view.you.is_none_or(|you| you.number() != *number)
        })
        .map(|(seat, _)| seat.name.as_str())
        .collect();
    html! {
        @if view.around.talks && !others.is_empty() {
            details id="mutes" class="mutes scripted" {
                summary { (say!(t, "talk-mutes")) }
                @for name in others {
                    label class="switch" { input type="checkbox" data-mute=(name); span { (say!(t, "talk-mute", name = name)) } }
                }
            }
        }
    }
}
