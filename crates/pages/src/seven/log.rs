//! The log: the last turn, and all turns in a panel.

use antipater_engine::Seat;
use antipater_engine::seven::{Card, Payment};
use antipater_show::words as shared;
use antipater_show::words::seven as words;
use maud::{Markup, html};

use super::context::PageContext;
use crate::inner;
use crate::parts::{Part, PrintedPart, Printer};
use crate::talk;
use antipater_show::texts::{List, say};
use antipater_show::view::seven::{ActionKind, ActionView, Conflict, LogEntry};

/// The steps of the last turn: the turn itself and those that followed from it.
pub(super) fn last_turn(ctx: PageContext<'_>) -> impl Iterator<Item = &LogEntry> {
    let past = &ctx.game.past;
    let last = past.last().map(|entry| (entry.clock.age, entry.clock.turn));
    past.iter()
        .filter(move |entry| Some((entry.clock.age, entry.clock.turn)) == last)
}

/// What a seat did in the last turn.
pub(super) fn last_of(ctx: PageContext<'_>, seat: Seat) -> Vec<&ActionView> {
    last_turn(ctx)
        .flat_map(|entry| &entry.actions)
        .filter(|action| action.seat == seat)
        .collect()
}

/// The card under a stage of a wonder, if the viewer knows it.
pub(super) fn buried(ctx: PageContext<'_>, seat: Seat, stage: usize) -> Option<Card> {
    let mut actions = ctx.game.past.iter().flat_map(|entry| &entry.actions);
    let is_it = |number: u8| usize::from(number) == stage;
    let action = actions.find(|action| {
        action.seat == seat
            && matches!(action.kind, ActionKind::Stage { number, .. } if is_it(number))
    });
    action?.own_card
}

/// What a seat did, in sentences without its name, which is beside or before them.
pub(super) fn action(ctx: PageContext<'_>, action: &ActionView) -> PrintedPart {
    ctx.part(&ActionPart::of(ctx, action))
}

/// An action in the words for one viewer, with a card only if the viewer knows it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct ActionPart {
    action: ActionView,
    /// The form of address of the seat.
    who: &'static str,
    /// The neighbors of the seat, if they are paid: forms of address, and names.
    paid: Option<[(&'static str, String); 2]>,
}

impl ActionPart {
    fn of(ctx: PageContext<'_>, action: &ActionView) -> ActionPart {
        let pays = action.payment() != Payment::NOTHING;
        let neighbors = || ctx.neighbors(action.seat);
        ActionPart {
            action: action.clone(),
            who: ctx.who(action.seat),
            paid: pays.then(|| neighbors().map(|(who, name)| (who, name.to_owned()))),
        }
    }
}

impl Part for ActionPart {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, action) = (printer.t, &self.action);
        html! {
            (words::done(t, self.who, action))
            @if let Some([(left, one), (right, other)]) = &self.paid {
                " " span class="paid" { (words::paid(t, action.payment(), [(left, one), (right, other)])) }
            }
            @if action.earned > 0 { " " span class="earned" { (say!(t, "earned", who = self.who, coins = action.earned)) } }
        }
    }
}

/// What a seat did, after its name; the viewer is addressed directly.
fn named_action(ctx: PageContext<'_>, one: &ActionView) -> PrintedPart {
    let name = (ctx.who(one.seat) != "you").then(|| ctx.name(one.seat).to_owned());
    ctx.part(&NamedActionPart {
        name,
        action: ActionPart::of(ctx, one),
    })
}

/// An action after the name of the seat.
#[derive(Clone, PartialEq, Eq, Hash)]
struct NamedActionPart {
    name: Option<String>,
    action: ActionPart,
}

impl Part for NamedActionPart {
    fn print(&self, printer: Printer<'_>) -> Markup {
        html! {
            @if let Some(name) = &self.name { b { (say!(printer.t, "name-label", name = name.as_str())) } " " }
            (printer.part(&self.action))
        }
    }
}

/// The kind of an action, for the script that animates it.
pub(super) const fn kind(action: &ActionView) -> &'static str {
    match action.kind {
        ActionKind::Built { .. } => "built",
        ActionKind::Stage { .. } => "stage",
        ActionKind::Sold => "sold",
        ActionKind::Picked { .. } => "picked",
    }
}

/// All turns, the last one first. At a live table each age is a separate region, so that a finished age is not sent
/// again.
pub(super) fn panel(ctx: PageContext<'_>) -> Markup {
    let turns = html! {
        @for (id, age) in AGES.into_iter().rev() {
            @if ctx.mode.is_live() { (inner::place(id)) } @else { (turns(ctx, age)) }
        }
    };
    talk::log_panel(ctx.t, ctx.view, !ctx.game.past.is_empty(), &turns)
}

/// The regions of the turns, for each age.
const AGES: [(&str, u8); 3] = [("log-1", 1), ("log-2", 2), ("log-3", 3)];

/// The regions in the panel.
pub(super) fn ages(ctx: PageContext<'_>) -> impl Iterator<Item = (&'static str, Markup)> {
    AGES.into_iter()
        .map(move |(id, age)| (id, inner::region(id, &turns(ctx, age))))
}

/// The turns of an age, the last one first.
fn turns(ctx: PageContext<'_>, age: u8) -> Markup {
    let past = ctx.game.past.iter().rev();
    html! {
        @for entry in past.filter(|entry| entry.clock.age == age) {
            section class="turn" {
                h3 { (ctx.heading(entry)) }
                (actions(ctx, entry))
            }
        }
    }
}

/// The actions of a step, and the conflicts at its end.
pub(super) fn actions(ctx: PageContext<'_>, entry: &LogEntry) -> Markup {
    html! {
        ul class="plain" {
            @for one in &entry.actions { li { (named_action(ctx, one)) } }
            @for one in &entry.conflicts { li { (fought(ctx, one)) } }
        }
    }
}

/// A conflict between two cities, in words.
pub(super) fn fought(ctx: PageContext<'_>, conflict: &Conflict) -> PrintedPart {
    ctx.part(&Fought::of(ctx, conflict))
}

/// A conflict with the names of the cities.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Fought {
    conflict: Conflict,
    /// The names of the city and of its left neighbor.
    names: [String; 2],
}

impl Fought {
    fn of(ctx: PageContext<'_>, conflict: &Conflict) -> Fought {
        Fought {
            conflict: conflict.clone(),
            names: [conflict.seat, conflict.left].map(|seat| ctx.name(seat).to_owned()),
        }
    }
}

impl Part for Fought {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let [name, left] = &self.names;
        html! { (words::conflict(printer.t, &self.conflict, [name, left])) }
    }
}

/// The last turn and the present decision, for screen readers.
pub(super) fn told(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    html! {
        div id="told" hidden {
            @for entry in last_turn(ctx) {
                @for one in &entry.actions { p { (ctx.named_action(one)) } }
                @for one in &entry.conflicts { p { (fought(ctx, one)) } }
            }
            @if let Some(sheet) = &game.sheet {
                @for row in &sheet.ranking { p { (say!(t, "told-points", name = ctx.name_and_city(row.seat), points = row.total)) } }
            }
            p {
                @match (&game.sheet, &game.ask) {
                    (Some(sheet), _) => {
                        @let winners: Vec<String> = sheet.winners.iter()
                            .map(|&winner| say!(t, "told-winner", name = ctx.name_and_city(winner))).collect();
                        (t.list(List::Sentences, &winners))
                    }
                    (None, Some(ask)) if ctx.is_free_city(ask.seat) => (say!(t, "told-choose-for-city")),
                    (None, Some(_)) => (say!(t, "told-your-turn", age = shared::age(game.clock.age), turn = game.clock.turn)),
                    (None, None) => (ctx.waiting()),
                }
            }
        }
    }
}
