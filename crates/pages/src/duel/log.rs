//! What happened, in words: since the viewer's last decision, and all of it in a panel.

use antipater_engine::Seat;
use antipater_engine::duel::Event;
use antipater_show::words as shared;
use maud::{Markup, html};

use super::context::PageContext;
use crate::icons::icon;
use antipater_show::texts::say;
use antipater_show::view::duel::{LogEntry, Step};

/// Whom an event is about; `None` for what happens to the table.
const fn subject(event: Event) -> Option<Seat> {
    match event {
        Event::Drafted { seat, .. }
        | Event::Built { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Constructed { seat, .. }
        | Event::WonderLost { seat, .. }
        | Event::Received { seat, .. }
        | Event::Lost { seat, .. }
        | Event::PawnMoved { seat, .. }
        | Event::TokenTaken { seat, .. }
        | Event::TokenKept { seat, .. }
        | Event::Destroyed { seat, .. }
        | Event::Revived { seat, .. }
        | Event::PlaysAgain { seat }
        | Event::TurnLost { seat }
        | Event::Begins { seat, .. } => Some(seat),
        Event::TurnedUp { .. } | Event::Laid { .. } | Event::Over { .. } => None,
    }
}

/// What a seat did since the viewer's last decision: not what was turned up, which the table shows.
pub(super) fn last_of(ctx: PageContext<'_>, seat: Seat) -> Markup {
    let recent = ctx.game.recent(ctx.view.you).iter();
    let events = recent.flat_map(|entry| &entry.events);
    let own = events.filter(|event| subject(**event) == Some(seat));
    let sentences: Vec<String> = own.map(|event| ctx.sentence(*event)).collect();
    html! {
        @if !sentences.is_empty() {
            p class=(if seat == ctx.near() { "last" } else { "last r1" }) {
                @for sentence in &sentences { span { (sentence) } " " }
            }
        }
    }
}

/// All turns, the last one first.
pub(super) fn panel(ctx: PageContext<'_>) -> Markup {
    let t = ctx.t;
    let ages = [3, 2, 1].into_iter();
    let drafted = |entry: &&LogEntry| entry.step == Step::Draft;
    html! {
        details id="log" class="tool" {
            summary { (icon("clock")) span { (say!(t, "log")) } }
            div class="sheet-panel" tabindex="0" {
                h2 { (say!(t, "log")) }
                @for age in ages {
                    @let entries: Vec<&LogEntry> = ctx.game.past.iter().rev()
                        .filter(|entry| entry.age == age && !drafted(entry)).collect();
                    @if !entries.is_empty() {
                        section class="turn" {
                            h3 { (say!(t, "clock-age", age = shared::age(age))) }
                            (entries_of(ctx, &entries))
                        }
                    }
                }
                @let entries: Vec<&LogEntry> = ctx.game.past.iter().rev().filter(drafted).collect();
                @if !entries.is_empty() {
                    section class="turn" {
                        h3 { (say!(t, "duel-clock-draft")) }
                        (entries_of(ctx, &entries))
                    }
                }
            }
        }
    }
}

/// What happened in some steps, a line for each.
pub(super) fn entries_of(ctx: PageContext<'_>, entries: &[&LogEntry]) -> Markup {
    html! {
        ul class="plain" {
            @for entry in entries {
                li class=(ctx.who(entry.seat)) { (ctx.sentences(entry)) }
            }
        }
    }
}

/// What happened and what is due now, for screen readers.
pub(super) fn told(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    html! {
        div id="told" hidden {
            @for entry in game.recent(ctx.view.you) {
                @for event in &entry.events { p { (ctx.sentence(*event)) } }
            }
            @if let Some(seat) = game.clock.seat {
                p { (say!(t, "duel-turn", who = ctx.who(seat), name = ctx.name(seat))) }
            }
        }
    }
}
