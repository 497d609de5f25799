//! What happened: the last turn, and all turns in a panel.

use antipater_engine::Seat;
use antipater_engine::seven::{Card, Payment};
use maud::{Markup, html};

use super::{Pen, bar, city, hand, words};
use crate::pages::icons::icon;
use crate::texts::{List, Texts, msg, say};
use crate::view::seven::{Clock, Conflict, Deed, DeedKind, Entry, Step};

/// The steps of the last turn: the turn itself and what followed from it.
pub(super) fn last_turn(pen: Pen<'_>) -> impl Iterator<Item = &Entry> {
    let past = &pen.game.past;
    let last = past.last().map(|entry| (entry.clock.age, entry.clock.turn));
    past.iter()
        .filter(move |entry| Some((entry.clock.age, entry.clock.turn)) == last)
}

/// What a seat did in the last turn.
pub(super) fn last_of(pen: Pen<'_>, seat: Seat) -> Vec<&Deed> {
    last_turn(pen)
        .flat_map(|entry| &entry.deeds)
        .filter(|deed| deed.seat == seat)
        .collect()
}

/// The card under a stage of a wonder, if the viewer knows it.
pub(super) fn buried(pen: Pen<'_>, seat: Seat, stage: usize) -> Option<Card> {
    let mut deeds = pen.game.past.iter().flat_map(|entry| &entry.deeds);
    let is_it = |number: u8| usize::from(number) == stage;
    let deed = deeds.find(|deed| {
        deed.seat == seat && matches!(deed.kind, DeedKind::Stage { number, .. } if is_it(number))
    });
    deed?.own_card
}

/// What a seat did, in sentences without its name: they stand in the seat's own place, or behind its name.
pub(super) fn deed(pen: Pen<'_>, deed: &Deed) -> Markup {
    let pay = payment(deed);
    let who = pen.who(deed.seat);
    html! {
        (done(pen, deed))
        @if pay != Payment::NOTHING { " " span class="paid" { (paid(pen, deed.seat, pay)) } }
        @if deed.earned > 0 { " " span class="earned" { (say!(pen.t, "earned", who = who, coins = deed.earned)) } }
    }
}

/// The same as plain text.
fn deed_in_words(pen: Pen<'_>, deed: &Deed) -> String {
    let mut parts = vec![done(pen, deed)];
    let pay = payment(deed);
    if pay != Payment::NOTHING {
        parts.push(paid(pen, deed.seat, pay));
    }
    if deed.earned > 0 {
        let who = pen.who(deed.seat);
        parts.push(say!(pen.t, "earned", who = who, coins = deed.earned));
    }
    pen.t.list(List::Sentences, &parts)
}

/// What a seat did, behind its name, as plain text; the viewer is spoken to.
fn told_deed(pen: Pen<'_>, deed: &Deed) -> String {
    let words = deed_in_words(pen, deed);
    if pen.who(deed.seat) == "you" {
        words
    } else {
        let name = pen.name(deed.seat);
        say!(pen.t, "labeled", label = name, what = words)
    }
}

/// What a seat did with its card.
fn done(pen: Pen<'_>, deed: &Deed) -> String {
    let t = pen.t;
    let who = pen.who(deed.seat);
    let own = deed.own_card.map(Card::name);
    match deed.kind {
        DeedKind::Built { card, by, .. } => {
            say!(t, "did-build", who = who, card = card.name(), by = by)
        }
        DeedKind::Stage { number, .. } => match own {
            Some(card) => say!(
                t,
                "did-stage-with",
                who = who,
                number = number + 1,
                card = card
            ),
            None => say!(t, "did-stage", who = who, number = number + 1),
        },
        DeedKind::Sold => match own {
            Some(card) => say!(t, "did-sell-card", who = who, card = card),
            None => say!(t, "did-sell", who = who),
        },
        DeedKind::Picked { card: Some(card) } => {
            say!(t, "did-pick", who = who, card = card.name())
        }
        DeedKind::Picked { card: None } => say!(t, "did-decline", who = who),
    }
}

/// What a seat did, behind its name; the viewer is spoken to.
fn named_deed(pen: Pen<'_>, one: &Deed) -> Markup {
    html! {
        @if pen.who(one.seat) != "you" { b { (say!(pen.t, "name-label", name = pen.name(one.seat))) } " " }
        (deed(pen, one))
    }
}

/// What kind of thing a seat did, for the script that shows it.
pub(super) const fn kind(deed: &Deed) -> &'static str {
    match deed.kind {
        DeedKind::Built { .. } => "built",
        DeedKind::Stage { .. } => "stage",
        DeedKind::Sold => "sold",
        DeedKind::Picked { .. } => "picked",
    }
}

fn payment(deed: &Deed) -> Payment {
    match deed.kind {
        DeedKind::Built { pay, .. } | DeedKind::Stage { pay, .. } => pay,
        DeedKind::Sold | DeedKind::Picked { .. } => Payment::NOTHING,
    }
}

/// What goes from a seat to its neighbors, as a sentence.
pub(super) fn paid(pen: Pen<'_>, seat: Seat, pay: Payment) -> String {
    let ids = [msg("paid-one"), msg("paid-two")];
    words::to_neighbors(pen, seat, ids, 0, pay)
}

/// All turns, the last one first.
pub(super) fn panel(pen: Pen<'_>) -> Markup {
    let t = pen.t;
    html! {
        details id="log" class="tool" {
            summary { (icon("clock")) span { (say!(t, "log")) } }
            div class="sheet-panel" tabindex="0" {
                h2 { (say!(t, "log")) }
                @for entry in pen.game.past.iter().rev() {
                    section class="turn" {
                        h3 { (heading(pen, entry)) }
                        (deeds(pen, entry))
                    }
                }
            }
        }
    }
}

/// What was done in a step, and the conflicts at its end.
pub(super) fn deeds(pen: Pen<'_>, entry: &Entry) -> Markup {
    html! {
        ul class="plain" {
            @for one in &entry.deeds { li { (named_deed(pen, one)) } }
            @for one in &entry.conflicts { li { (conflict(pen, one)) } }
        }
    }
}

/// When a step was played.
pub(super) fn heading(pen: Pen<'_>, entry: &Entry) -> String {
    when(pen.t, entry.clock)
}

/// A clock in words.
pub(super) fn when(t: &Texts, clock: Clock) -> String {
    let (age, turn) = (bar::age(clock.age), clock.turn);
    match clock.step {
        Step::Turn => say!(t, "log-turn", age = age, turn = turn),
        Step::Seventh => say!(t, "log-seventh", age = age),
        Step::Discard => say!(t, "log-discard", age = age, turn = turn),
        Step::Over => say!(t, "clock-over"),
    }
}

/// A conflict in words.
pub(super) fn conflict(pen: Pen<'_>, conflict: &Conflict) -> String {
    say!(
        pen.t,
        "conflict",
        name = pen.name(conflict.seat),
        shields = conflict.shields,
        points = city::signed(conflict.points),
        leftname = pen.name(conflict.left),
        leftshields = conflict.left_shields,
        leftpoints = city::signed(conflict.left_points)
    )
}

/// The last turn and what is due now, for those who listen.
pub(super) fn told(pen: Pen<'_>) -> Markup {
    let Pen { t, game, .. } = pen;
    html! {
        div id="told" hidden {
            @for entry in last_turn(pen) {
                @for one in &entry.deeds { p { (told_deed(pen, one)) } }
                @for one in &entry.conflicts { p { (conflict(pen, one)) } }
            }
            p {
                @match (&game.sheet, &game.ask) {
                    (Some(sheet), _) => {
                        @let winners: Vec<String> = sheet.winners.iter()
                            .map(|&winner| say!(t, "told-winner", name = words::name_and_city(pen, winner))).collect();
                        (t.list(List::Sentences, &winners))
                    }
                    (None, Some(ask)) if pen.is_free_city(ask.seat) => (say!(t, "told-choose-for-city")),
                    (None, Some(_)) => (say!(t, "told-your-turn", age = bar::age(game.clock.age), turn = game.clock.turn)),
                    (None, None) => (hand::waiting(pen)),
                }
            }
        }
    }
}
