//! The log in words: since the viewer's last decision, and complete in a panel.

use antipater_engine::duel::{Card, Event};
use antipater_engine::{Seat, Victory};
use antipater_show::words as shared;
use antipater_show::words::duel as words;
use maud::{Markup, html};

use super::context::PageContext;
use crate::inner;
use crate::parts::{Part, Printer};
use crate::talk;
use antipater_show::texts::say;
use antipater_show::view::duel::{LogEntry, Step};

/// Events in sentences, with the names of both seats, addressed to the player on seat `you`.
#[derive(Clone, PartialEq, Eq, Hash)]
struct EventsPart {
    events: Vec<Event>,
    names: [String; 2],
    you: Option<Seat>,
}

impl EventsPart {
    fn of(ctx: PageContext<'_>, events: &[Event]) -> EventsPart {
        EventsPart {
            events: events.to_vec(),
            names: ctx.names().map(str::to_owned),
            you: ctx.view.you,
        }
    }
}

impl Part for EventsPart {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let [first, second] = &self.names;
        html! { (words::sentences(printer.t, [first, second], self.you, &self.events)) }
    }
}

/// What a seat did since the viewer's last decision, with the latest step marked. Revealed cards are left out, because
/// the table shows them.
pub(super) fn last_of(ctx: PageContext<'_>, seat: Seat) -> Markup {
    let recent = ctx.game.recent(ctx.view.you);
    let steps = recent.iter().enumerate();
    let events =
        steps.flat_map(|(step, entry)| entry.events.iter().map(move |event| (step, *event)));
    let own: Vec<(usize, Event)> = events
        .filter(|(_, event)| words::subject(*event) == Some(seat))
        .collect();
    html! {
        @if !own.is_empty() {
            p class=(if seat == ctx.near() { "last" } else { "last r1" }) {
                @for (step, event) in own {
                    span class=[(step + 1 == recent.len()).then_some("new")] { (ctx.part(&EventsPart::of(ctx, &[event]))) } " "
                }
            }
        }
    }
}

/// The card that a seat has built in the last step, and the number of the step.
pub(super) fn last_built(ctx: PageContext<'_>, seat: Seat) -> Option<(usize, Card)> {
    let past = &ctx.game.past;
    past.last()?.events.iter().find_map(|event| match event {
        Event::Built { seat: of, card, .. } if *of == seat => Some((past.len(), *card)),
        _ => None,
    })
}

/// All turns, the last one first. At a live table the draft and each age are separate regions, so that a finished age
/// is not sent again.
pub(super) fn panel(ctx: PageContext<'_>) -> Markup {
    let turns = html! {
        @for (id, age) in SECTIONS.into_iter().rev() {
            @if ctx.mode.is_live() { (inner::place(id)) } @else { (turns(ctx, age)) }
        }
    };
    talk::log_panel(ctx.t, ctx.view, !ctx.game.past.is_empty(), &turns)
}

/// The draft, `None`, and each age, with the ids of their regions.
const SECTIONS: [(&str, Option<u8>); 4] = [
    ("log-draft", None),
    ("log-1", Some(1)),
    ("log-2", Some(2)),
    ("log-3", Some(3)),
];

/// The regions in the panel.
pub(super) fn sections(ctx: PageContext<'_>) -> impl Iterator<Item = (&'static str, Markup)> {
    SECTIONS
        .into_iter()
        .map(move |(id, age)| (id, inner::region(id, &turns(ctx, age))))
}

/// The turns of the draft or of an age, the last one first.
fn turns(ctx: PageContext<'_>, age: Option<u8>) -> Markup {
    let t = ctx.t;
    let of = |entry: &LogEntry| (entry.step != Step::Draft).then_some(entry.age);
    let past = ctx.game.past.iter().rev();
    let entries: Vec<&LogEntry> = past.filter(|entry| of(entry) == age).collect();
    html! {
        @if !entries.is_empty() {
            section class="turn" {
                @match age {
                    Some(age) => h3 { (say!(t, "clock-age", age = shared::age(age))) },
                    None => h3 { (say!(t, "duel-clock-draft")) },
                }
                (entries_of(ctx, &entries))
            }
        }
    }
}

/// The events of some steps, a line for each.
pub(super) fn entries_of(ctx: PageContext<'_>, entries: &[&LogEntry]) -> Markup {
    html! {
        ul class="plain" {
            @for entry in entries {
                li class=(ctx.who(entry.seat)) { (ctx.part(&EventsPart::of(ctx, &entry.events))) }
            }
        }
    }
}

/// The last events and the present decision, for screen readers.
pub(super) fn told(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    html! {
        div id="told" hidden {
            @for entry in game.recent(ctx.view.you) {
                @for event in &entry.events {
                    @if let Event::Over { victory: Victory::Civilian, .. } = event { (points(ctx)) }
                    p { (ctx.part(&EventsPart::of(ctx, &[*event]))) }
                }
            }
            @if let Some(seat) = game.clock.seat {
                p { (say!(t, "duel-turn", who = ctx.who(seat), name = ctx.name(seat))) }
            }
        }
    }
}

/// The points of both seats in words.
fn points(ctx: PageContext<'_>) -> Markup {
    html! {
        @for line in ctx.game.sheet.iter().flat_map(|sheet| &sheet.lines) {
            p { (say!(ctx.t, "told-points", name = ctx.name(line.seat), points = line.total)) }
        }
    }
}
