//! What happened, in words: since the viewer's last decision, and all of it in a panel.

use antipater_engine::duel::Event;
use antipater_engine::duel::event::Cause;
use antipater_engine::{Seat, Victory};
use maud::{Markup, html};

use super::{Pen, words};
use crate::pages::icons::icon;
use crate::texts::{List, say};
use crate::view::duel::{Entry, Step};

/// An event as a sentence.
pub(super) fn sentence(pen: Pen<'_>, event: Event) -> String {
    let t = pen.t;
    let name = |seat: Seat| pen.name(seat);
    match event {
        Event::Drafted { seat, wonder } => {
            say!(
                t,
                "duel-did-draft",
                name = name(seat),
                wonder = wonder.name()
            )
        }
        Event::Built {
            seat,
            card,
            chain: Some(chain),
            ..
        } => say!(
            t,
            "duel-did-build-chain",
            name = name(seat),
            card = card.name(),
            chain = chain.name()
        ),
        Event::Built {
            seat, card, coins, ..
        } => say!(
            t,
            "duel-did-build",
            name = name(seat),
            card = card.name(),
            coins = coins
        ),
        Event::Discarded { seat, card, coins } => say!(
            t,
            "duel-did-discard",
            name = name(seat),
            card = card.name(),
            coins = coins
        ),
        Event::Constructed {
            seat,
            wonder,
            card,
            coins,
        } => say!(
            t,
            "duel-did-wonder",
            name = name(seat),
            wonder = wonder.name(),
            card = card.name(),
            coins = coins
        ),
        Event::WonderLost { seat, wonder } => {
            say!(
                t,
                "duel-did-lose-wonder",
                name = name(seat),
                wonder = wonder.name()
            )
        }
        Event::Received { seat, coins, cause } => say!(
            t,
            "duel-did-receive",
            name = name(seat),
            coins = coins,
            cause = self::cause(pen, cause)
        ),
        Event::Lost { seat, coins, cause } => say!(
            t,
            "duel-did-lose",
            name = name(seat),
            coins = coins,
            cause = self::cause(pen, cause)
        ),
        Event::PawnMoved { seat, from, to } => say!(
            t,
            "duel-did-move-pawn",
            name = name(seat),
            spaces = from.abs_diff(to)
        ),
        Event::TokenTaken { seat, token } => {
            say!(t, "duel-did-token", name = name(seat), token = token.name())
        }
        Event::TokenKept { seat, token } => {
            say!(
                t,
                "duel-did-library",
                name = name(seat),
                token = token.name()
            )
        }
        Event::Destroyed { seat, card } => {
            say!(t, "duel-did-destroy", name = name(seat), card = card.name())
        }
        Event::Revived { seat, card } => {
            say!(t, "duel-did-revive", name = name(seat), card = card.name())
        }
        Event::TurnedUp { card, .. } => say!(t, "duel-did-turn-up", card = card.name()),
        Event::PlaysAgain { seat } => say!(t, "duel-did-play-again", name = name(seat)),
        Event::TurnLost { seat } => say!(t, "duel-did-lose-turn", name = name(seat)),
        Event::Laid { age } => say!(t, "duel-did-lay", age = words::age(age as u8 + 1)),
        Event::Begins { seat, age } => {
            say!(
                t,
                "duel-did-begin",
                name = name(seat),
                age = words::age(age as u8 + 1)
            )
        }
        Event::Over { victory, winners } => {
            let names: Vec<&str> = winners.iter().map(name).collect();
            over(pen, victory, &names)
        }
    }
}

fn over(pen: Pen<'_>, victory: Victory, names: &[&str]) -> String {
    match names {
        [name] => say!(
            pen.t,
            "duel-did-end",
            name = *name,
            victory = victory.name()
        ),
        _ => say!(
            pen.t,
            "duel-did-end-shared",
            names = pen.t.list(List::And, names)
        ),
    }
}

fn cause(pen: Pen<'_>, cause: Cause) -> String {
    match cause {
        Cause::Building(card) => card.name().to_owned(),
        Cause::Wonder(wonder) => wonder.name().to_owned(),
        Cause::Token(token) => token.name().to_owned(),
        Cause::Chain => say!(pen.t, "duel-cause-chain"),
        Cause::Trade => say!(pen.t, "duel-cause-trade"),
        Cause::Looting => say!(pen.t, "duel-cause-looting"),
    }
}

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
pub(super) fn last_of(pen: Pen<'_>, seat: Seat) -> Markup {
    let recent = pen.game.recent(pen.view.you).iter();
    let events = recent.flat_map(|entry| &entry.events);
    let own = events.filter(|event| subject(**event) == Some(seat));
    let sentences: Vec<String> = own.map(|event| sentence(pen, *event)).collect();
    html! {
        @if !sentences.is_empty() {
            p class=(if seat == pen.near() { "last" } else { "last r1" }) {
                @for sentence in &sentences { span { (sentence) } " " }
            }
        }
    }
}

/// All turns, the last one first.
pub(super) fn panel(pen: Pen<'_>) -> Markup {
    let t = pen.t;
    let ages = [3, 2, 1].into_iter();
    let drafted = |entry: &&Entry| entry.step == Step::Draft;
    html! {
        details id="log" class="tool" {
            summary { (icon("clock")) span { (say!(t, "log")) } }
            div class="sheet-panel" tabindex="0" {
                h2 { (say!(t, "log")) }
                @for age in ages {
                    @let entries: Vec<&Entry> = pen.game.past.iter().rev()
                        .filter(|entry| entry.age == age && !drafted(entry)).collect();
                    @if !entries.is_empty() {
                        section class="turn" {
                            h3 { (say!(t, "clock-age", age = words::age(age))) }
                            (entries_of(pen, &entries))
                        }
                    }
                }
                @let entries: Vec<&Entry> = pen.game.past.iter().rev().filter(drafted).collect();
                @if !entries.is_empty() {
                    section class="turn" {
                        h3 { (say!(t, "duel-clock-draft")) }
                        (entries_of(pen, &entries))
                    }
                }
            }
        }
    }
}

/// What happened in a step, sentence by sentence.
pub(super) fn sentences(pen: Pen<'_>, entry: &Entry) -> String {
    let events = entry.events.iter();
    let sentences: Vec<String> = events.map(|event| sentence(pen, *event)).collect();
    pen.t.list(List::Sentences, &sentences)
}

/// What happened in some steps, a line for each.
pub(super) fn entries_of(pen: Pen<'_>, entries: &[&Entry]) -> Markup {
    html! {
        ul class="plain" {
            @for entry in entries {
                li class=(pen.who(entry.seat)) { (sentences(pen, entry)) }
            }
        }
    }
}

/// What happened and what is due now, for those who listen.
pub(super) fn told(pen: Pen<'_>) -> Markup {
    let Pen { t, game, .. } = pen;
    html! {
        div id="told" hidden {
            @for entry in game.recent(pen.view.you) {
                @for event in &entry.events { p { (sentence(pen, *event)) } }
            }
            @if let Some(seat) = game.clock.seat {
                p { (say!(t, "duel-turn", who = pen.who(seat), name = pen.name(seat))) }
            }
        }
    }
}
