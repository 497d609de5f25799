//! What happened: the last turn, and all turns in a panel.

use antipater_engine::Seat;
use antipater_engine::seven::{Card, Payment};
use maud::{Markup, html};

use super::{Pen, bar, city, hand, words};
use crate::texts::{List, Texts, say};
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

/// What a seat did, without its name: it stands in the seat's own place.
pub(super) fn deed(pen: Pen<'_>, deed: &Deed) -> Markup {
    let pay = payment(deed);
    html! {
        (done(pen, deed))
        @if pay != Payment::NOTHING { " " span class="paid" { (paid(pen, deed.seat, pay)) } }
        @if deed.earned > 0 { " " span class="earned" { (say!(pen.t, "earned", coins = deed.earned)) } }
    }
}

/// The same as plain text.
pub(super) fn deed_in_words(pen: Pen<'_>, deed: &Deed) -> String {
    let mut parts = vec![done(pen, deed)];
    let pay = payment(deed);
    if pay != Payment::NOTHING {
        parts.push(paid(pen, deed.seat, pay));
    }
    if deed.earned > 0 {
        parts.push(say!(pen.t, "earned", coins = deed.earned));
    }
    pen.t.list(List::Sentences, &parts)
}

/// What a seat did, without what was paid and gained.
fn done(pen: Pen<'_>, deed: &Deed) -> String {
    let t = pen.t;
    let own = deed.own_card.map(antipater_engine::seven::Card::name);
    match (&deed.kind, own) {
        (DeedKind::Built { card, by, .. }, _) => {
            say!(t, "did-build", card = card.name(), by = *by)
        }
        (DeedKind::Stage { number, .. }, Some(card)) => {
            say!(t, "did-stage-with", number = number + 1, card = card)
        }
        (DeedKind::Stage { number, .. }, None) => say!(t, "did-stage", number = number + 1),
        (DeedKind::Sold, Some(card)) => say!(t, "did-sell-card", card = card),
        (DeedKind::Sold, None) => say!(t, "did-sell"),
        (DeedKind::Picked { card: Some(card) }, _) => say!(t, "did-pick", card = card.name()),
        (DeedKind::Picked { card: None }, _) => say!(t, "did-decline"),
    }
}

fn payment(deed: &Deed) -> Payment {
    match deed.kind {
        DeedKind::Built { pay, .. } | DeedKind::Stage { pay, .. } => pay,
        DeedKind::Sold | DeedKind::Picked { .. } => Payment::NOTHING,
    }
}

/// What went from a seat to its neighbors.
pub(super) fn paid(pen: Pen<'_>, seat: Seat, pay: Payment) -> String {
    let t = pen.t;
    let seats = pen.game.cities.len();
    let name = |seat: Seat| (pen.who(seat), pen.name(seat));
    let (left, right) = (name(seat.left(seats)), name(seat.right(seats)));
    match (pay.left, pay.right) {
        (coins, 0) => say!(t, "paid-one", coins = coins, who = left.0, name = left.1),
        (0, coins) => say!(t, "paid-one", coins = coins, who = right.0, name = right.1),
        (l, r) => say!(
            t,
            "paid-two",
            left = l,
            leftwho = left.0,
            leftname = left.1,
            right = r,
            rightwho = right.0,
            rightname = right.1
        ),
    }
}

/// All turns, the last one first.
pub(super) fn panel(pen: Pen<'_>) -> Markup {
    let t = pen.t;
    html! {
        details id="log" class="tool" {
            summary { (say!(t, "log")) }
            div class="sheet-panel" {
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
            @for one in &entry.deeds { li { b { (pen.name(one.seat)) } " " (deed(pen, one)) } }
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
                @for one in &entry.deeds { p { (say!(t, "labeled", label = pen.name(one.seat), what = deed_in_words(pen, one))) } }
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
