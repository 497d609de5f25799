//! The chat of a table and of its waiting room: messages, quick reactions, and notices of the table about its seats.

use antipater_engine::Seat;
use antipater_show::names::MESSAGE_LENGTH;
use antipater_show::texts::{List, Moment, Texts, say};
use antipater_show::view::{MessageKind, MessageView, Reaction, RoomView, View};
use maud::{Markup, html};

use super::icons::icon;
use crate::assets;
use crate::avatar::avatar_if_any;

/// The most notices about seats.
const LOGGED: usize = 20;

/// Whether there can be messages or notices.
pub(crate) fn has_talk(view: &View) -> bool {
    view.is_shared() || !view.table_status.talk.is_empty()
}

/// The panel of messages. It is not a region itself, so that no update interrupts typing; its content is a region.
/// `report` is the address for reporting a message. Beside it is an element that a script shows briefly and announces
/// to screen readers while the panel is closed.
pub(crate) fn panel(t: &Texts, view: &View, report: &str) -> Markup {
    let writes = view.you.is_some() && view.table_status.talks;
    let title = if view.table_status.talks {
        say!(t, "talk")
    } else {
        say!(t, "talk-news")
    };
    let others: Vec<&str> = others(view);
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
                            (reactions(t, &view.table))
                            (form(t, &view.table))
                        } @else if view.table_status.talks { p class="muted" { (say!(t, "talk-looks-on")) } }
                        @else { p class="muted" { (say!(t, "error-no-talk")) } }
                        @if view.table_status.talks { (mutes(t, &others)) }
                        p { a href=(report) { (say!(t, "report-link")) } }
                    }
                }
            }
            div class="notices" role="status" data-notices {}
            p class="sr" aria-live="polite" data-announce data-unread=(say!(t, "talk-unread-now", count = "{}")) {}
        }
    }
}

/// The chat of a waiting room, which is always open; its messages are a region.
pub(crate) fn of_room(t: &Texts, room: &RoomView) -> Markup {
    html! {
        @if room.talks {
            section id="room-talk" class="panel room-talk" aria-labelledby="room-talk-title" {
                h2 id="room-talk-title" { (icon("chat")) " " (say!(t, "talk")) }
                (of_room_said(t, room))
                @if room.you.is_some() { (form(t, &room.table)) }
                @else { p class="muted" { (say!(t, "talk-looks-on")) } }
            }
        }
    }
}

/// The messages of a waiting room, the latest last.
pub(crate) fn of_room_said(t: &Texts, room: &RoomView) -> Markup {
    lines(t, &room.talk, room.you)
}

/// The messages, the latest last.
pub(crate) fn said(t: &Texts, view: &View) -> Markup {
    lines(t, &view.table_status.talk, view.you)
}

fn lines(t: &Texts, talk: &[MessageView], you: Option<Seat>) -> Markup {
    html! {
        ol id="said" class="said" role="log" tabindex="0" aria-label=(say!(t, "talk-said")) data-none=(say!(t, "talk-none")) {
            @for line in merged(t, talk) { (print(t, you, &line)) }
        }
    }
}

/// A line of the chat: its message, and the text if it is a notice.
struct Line<'a> {
    message: &'a MessageView,
    notice: Option<String>,
}

/// The lines of the chat, in order. Consecutive turns of late players share a line, with the number of the last one.
fn merged<'a>(t: &Texts, talk: &'a [MessageView]) -> Vec<Line<'a>> {
    let is_late = |message: &MessageView| message.kind == MessageKind::Late;
    let runs = talk.chunk_by(|one, next| is_late(one) && is_late(next));
    let line = |run: &'a [MessageView]| {
        let message = run.last()?;
        let is_notice = message.kind.is_notice();
        let notice = is_notice.then(|| notice_text(t, message.kind, &names(t, run)));
        Some(Line { message, notice })
    };
    runs.filter_map(line).collect()
}

/// The players whom messages are about, and their number if there are several.
fn names(t: &Texts, run: &[MessageView]) -> String {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for message in run {
        let name = message.name.as_str();
        match counts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => counts.push((name, 1)),
        }
    }
    let named = counts.into_iter().map(|(name, count)| match count {
        1 => name.to_owned(),
        _ => format!("{name} ({count})"),
    });
    t.list(List::Plain, &named.collect::<Vec<_>>())
}

fn print(t: &Texts, you: Option<Seat>, line: &Line<'_>) -> Markup {
    let message = line.message;
    let name = message.name.as_str();
    let mine = message.seat.is_some() && message.seat == you;
    let notice = line.notice.is_some();
    let (kind, class) = match message.kind {
        MessageKind::Said => ("said", ""),
        MessageKind::Reacted => ("reacted", " reacted"),
        _ => ("told", " told"),
    };
    html! {
        // A log has lines instead of list items.
        li role="none" class={ "said-line" (class) (if mine && !notice { " mine" } else { "" }) } data-number=(message.number) data-kind=(kind)
            data-late[message.kind == MessageKind::Late] data-seat=[message.seat.map(Seat::number)] data-name=[(!notice).then_some(name)] {
            @if !notice { (avatar_if_any(message.avatar)) b { bdi { (name) } } " " }
            @if let Some(notice) = &line.notice { (icon(if message.kind == MessageKind::Back { "person" } else { "bot" })) " " span { (notice) } }
            @else if message.kind == MessageKind::Said { span dir="auto" { (message.text) } }
            @else { (reaction(t, &message.text)) }
            " " time datetime=(Moment::of(message.at * 1000).datetime()) {}
        }
    }
}

/// A notice of the table about the player on a seat.
fn notice_text(t: &Texts, kind: MessageKind, name: &str) -> String {
    match kind {
        MessageKind::Late => say!(t, "said-late", names = name),
        MessageKind::Gone => say!(t, "said-gone", name = name),
        MessageKind::Left => say!(t, "said-left", name = name),
        MessageKind::Resigned => say!(t, "said-resigned", name = name),
        MessageKind::Back => say!(t, "said-back", name = name),
        // Written by people.
        MessageKind::Said | MessageKind::Reacted => String::new(),
    }
}

/// A reaction in its picture and words, by its name.
fn reaction(t: &Texts, name: &str) -> Markup {
    html! {
        span class="reaction" { (picture(name)) " " span { (say!(t, "reaction", reaction = name)) } }
    }
}

fn picture(name: &str) -> Markup {
    html! {
        svg class="i" viewBox="0 0 24 24" aria-hidden="true" { use href={ (assets::reactions()) "#r-" (name) } {} }
    }
}

/// The buttons of quick reactions.
fn reactions(t: &Texts, table: &str) -> Markup {
    html! {
        div class="reactions" role="group" aria-label=(say!(t, "reactions")) {
            @for one in Reaction::ALL {
                form method="post" action={ "/tables/" (table) "/actions" } data-react {
                    input type="hidden" name="do" value="react";
                    input type="hidden" name="reaction" value=(one.name());
                    @let words = say!(t, "reaction", reaction = one.name());
                    button type="submit" class="react" title=(words) { (picture(one.name())) span class="sr" { (words) } }
                }
            }
        }
    }
}

fn form(t: &Texts, table: &str) -> Markup {
    html! {
        form id="say" method="post" action={ "/tables/" (table) "/actions" } {
            input type="hidden" name="do" value="say";
            input id="say-text" name="text" type="text" maxlength=(MESSAGE_LENGTH) autocomplete="off" enterkeyhint="send"
                aria-label=(say!(t, "talk-write")) placeholder=(say!(t, "talk-write")) required;
            button type="submit" class="button" { (say!(t, "talk-send")) }
        }
    }
}

/// The people at a table besides the viewer.
fn others(view: &View) -> Vec<&str> {
    let others = view.seats.iter().zip(0..);
    let others = others.filter(|(seat, number)| {
        seat.bot.is_none() && view.you.is_none_or(|you| you.number() != *number)
    });
    others.map(|(seat, _)| seat.name.as_str()).collect()
}

/// The people whose messages and reactions the viewer can hide; the browser keeps the list.
fn mutes(t: &Texts, others: &[&str]) -> Markup {
    html! {
        @if !others.is_empty() {
            details id="mutes" class="mutes scripted" {
                summary { (say!(t, "talk-mutes")) }
                @for name in others {
                    label class="switch" { input type="checkbox" data-mute=(name); span { (say!(t, "talk-mute", name = *name)) } }
                }
            }
        }
    }
}

fn is_logged(message: &MessageView) -> bool {
    message.kind != MessageKind::Said
}

/// The panel of the log: notices about seats and reactions, and the turns, the latest first. Hidden while empty.
pub(crate) fn log_panel(t: &Texts, view: &View, has_turns: bool, turns: &Markup) -> Markup {
    let has_notices = view.table_status.talk.iter().any(is_logged);
    html! {
        details id="log" class="tool" hidden[!has_turns && !has_notices] {
            summary { (icon("clock")) span { (say!(t, "log")) } }
            div class="sheet-panel" tabindex="0" {
                h2 { (say!(t, "log")) }
                @if has_notices { (notices(t, view)) }
                (turns)
            }
        }
    }
}

/// Notices about seats and reactions, the latest first.
fn notices(t: &Texts, view: &View) -> Markup {
    let lines = merged(t, &view.table_status.talk);
    let logged = lines.iter().rev().filter(|line| is_logged(line.message));
    html! {
        section class="at-table" {
            h3 { (say!(t, "log-table")) }
            ul class="plain" {
                @for Line { message, notice } in logged.take(LOGGED) {
                    li data-name=[notice.is_none().then_some(&message.name)] {
                        @if let Some(notice) = notice { (notice) }
                        @else { b { (say!(t, "name-label", name = message.name.as_str())) } " " (reaction(t, &message.text)) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use antipater_show::texts::Language;

    use super::*;

    fn message(number: usize, kind: MessageKind, name: &str) -> MessageView {
        MessageView {
            number,
            kind,
            name: name.to_owned(),
            seat: Some(Seat::FIRST),
            avatar: None,
            text: String::new(),
            at: 0,
        }
    }

    #[test]
    fn those_who_are_late_one_after_the_other_share_a_line() {
        let kinds = [
            (MessageKind::Late, "Ada"),
            (MessageKind::Late, "Ben"),
            (MessageKind::Late, "Ada"),
            (MessageKind::Said, "Ben"),
            (MessageKind::Late, "Ben"),
            (MessageKind::Left, "Ben"),
            (MessageKind::Left, "Ada"),
        ];
        let talk = kinds.iter().enumerate();
        let talk: Vec<_> = talk
            .map(|(number, (kind, name))| message(number, *kind, name))
            .collect();
        let t = Texts::of(Language::English);
        let lines = merged(t, &talk);
        let numbers: Vec<_> = lines.iter().map(|line| line.message.number).collect();
        assert_eq!(numbers, [2, 3, 4, 5, 6]);
        let late = "Ran out of time; a bot moved: ";
        assert_eq!(lines[0].notice, Some(format!("{late}Ada (2), Ben")));
        assert_eq!(lines[1].notice, None);
        assert_eq!(lines[2].notice, Some(format!("{late}Ben")));
    }
}
