//! The page of a table: a frame of regions, each an element with an id. The stream sends single regions of the same
//! making.

use maud::{Markup, html};

use super::icons::icon;
use super::{Frame, around, duel, frame, guide, seven};
use antipater_engine::Seat;

use crate::game::Refusal;
use crate::texts::{List, Texts, msg, say};
use crate::view::{GameView, SeatState, SeatView, View};

/// What a view is printed for.
#[derive(Clone, Copy)]
pub(crate) enum Mode<'a> {
    /// To play and to watch.
    Live,
    /// To look back: without questions, and with a mark on what was chosen.
    Still {
        /// What the same eyes saw one step later.
        next: Option<&'a View>,
    },
}

impl Mode<'_> {
    /// Whether it is played.
    pub(crate) fn is_live(self) -> bool {
        matches!(self, Mode::Live)
    }
}

/// The region that lies inside of a panel which is none.
const SAID: &str = "said";

/// The regions of the page with their ids, in the order of the page.
pub(crate) fn regions(t: &Texts, view: &View, mode: Mode<'_>) -> Vec<(&'static str, Markup)> {
    let mut regions = match &view.game {
        GameView::Seven(game) => seven::regions(t, view, game, mode),
        GameView::Duel(game) => duel::regions(t, view, game, mode),
    };
    if !mode.is_live() {
        return regions;
    }
    let seats = regions.iter().position(|(id, _)| *id == "seats");
    regions.insert(
        seats.map_or(0, |place| place + 1),
        ("around", around::region(t, view)),
    );
    if let Some(guide) = guide::region(t, view) {
        regions.insert(seats.map_or(0, |place| place + 2), ("guide", guide));
    }
    regions.push((SAID, around::said(t, view)));
    regions
}

/// Why a decision was refused.
pub(crate) fn refusal(t: &Texts, view: &View, why: &Refusal) -> String {
    match (&view.game, why) {
        (GameView::Seven(game), Refusal::Seven(why)) => seven::refusal(t, view, game, why),
        (_, Refusal::Duel(why)) => duel::refusal(t, *why),
        // A table refuses in the words of its own game.
        (GameView::Duel(_), Refusal::Seven(_)) => say!(t, "refused-step"),
    }
}

/// An answer to the present question: a form of its own, so that the game can be played without a script.
pub(crate) fn answer(view: &View, kind: &str, action: &str, face: &Markup) -> Markup {
    html! {
        form method="post" action={ "/tables/" (view.table) "/moves" } class={ "answer " (kind) } data-move {
            (fields(view))
            input type="hidden" name="action" value=(action);
            button type="submit" data-do=(kind) { (face) }
        }
    }
}

/// The fields of every answer: which decision it answers, and a name for it that a script makes unique.
pub(crate) fn fields(view: &View) -> Markup {
    html! {
        input type="hidden" name="id" value={ "page-" (view.decision) "-" (view.choices) };
        input type="hidden" name="decision" value=(view.decision);
    }
}

/// Who sits where and what each seat is doing, in ring order from the city in front. It changes often, and alone.
pub(crate) fn seats(t: &Texts, seats: &[SeatView], you: Option<Seat>, facing: Seat) -> Markup {
    let ring = (0..seats.len()).map(|steps| facing.clockwise(steps, seats.len()));
    let people = seats.iter().filter(|seat| seat.bot.is_none()).count();
    // One person among bots waits for nobody.
    let alone = people <= 1 && you.is_some();
    html! {
        div id="seats" class={ "seats n" (seats.len()) (if alone { " alone" } else { "" }) } {
            ol aria-label=(say!(t, "seats")) {
                @for seat in ring { (seat_of(t, &seats[seat.number()], Some(seat) == you)) }
            }
            @if let Some(waits) = waits_for(t, seats, you) { p class="sr" data-waits { (waits) } }
        }
    }
}

/// Whom the table waits for besides the viewer; `None` when it waits for nobody else.
pub(crate) fn waits_for(t: &Texts, seats: &[SeatView], you: Option<Seat>) -> Option<String> {
    let others = seats.iter().zip(0..).filter(|(seat, number)| {
        let waits = matches!(seat.state, Some(SeatState::Choosing | SeatState::Away));
        waits && you.is_none_or(|you| you.number() != *number)
    });
    let names: Vec<&str> = others.map(|(seat, _)| seat.name.as_str()).collect();
    (!names.is_empty()).then(|| say!(t, "waits-for", names = t.list(List::And, &names)))
}

fn seat_of(t: &Texts, seat: &SeatView, you: bool) -> Markup {
    // Who reads this is there.
    let state = match seat.state {
        Some(SeatState::Away) if you => Some(SeatState::Choosing),
        state => state,
    };
    html! {
        li class={ "seat" (if you { " you" } else { "" }) (if seat.bot.is_some() { " machine" } else { "" }) } {
            (who_plays(t, seat))
            b class="who" { (seat.name) }
            (state_sign(t, state))
        }
    }
}

/// What a seat is doing, as a sign and in words.
pub(crate) fn state(t: &Texts, seat: &SeatView) -> Markup {
    state_sign(t, seat.state)
}

fn state_sign(t: &Texts, state: Option<SeatState>) -> Markup {
    let (sign, state) = match state {
        None => return html! {},
        Some(SeatState::Choosing) => ("choosing", "choosing"),
        Some(SeatState::Chosen) => ("check", "chosen"),
        Some(SeatState::Away) => ("away", "away"),
        Some(SeatState::Bot) => ("bot", "bot"),
        Some(SeatState::Left) => ("left-table", "left"),
    };
    html! {
        @let text = say!(t, "seat-state", state = state);
        span class={ "state " (state) } title=(text) { (icon(sign)) span { (text) } }
    }
}

/// Who plays a seat: a person or a bot.
pub(crate) fn who_plays(t: &Texts, seat: &SeatView) -> Markup {
    let (sign, id) = match seat.bot {
        None => ("person", msg("seat-person")),
        Some(_) => ("bot", msg("seat-bot")),
    };
    html! { (icon(sign)) span class="sr" { (say!(t, id)) } }
}

/// The page of a table for a big screen in the room: what everybody knows, in large type and without controls. `stream` is
/// where it learns of changes.
pub(crate) fn tv(t: &Texts, view: &View, stream: &str) -> Markup {
    let (title, kind) = match &view.game {
        GameView::Seven(game) => (say!(t, "table-title"), format!("tv n{}", game.cities.len())),
        GameView::Duel(_) => (say!(t, "duel-table-title"), "tv duel".to_owned()),
    };
    let content = html! {
        main class=(kind) id="table" data-version=(view.around.version) data-stream=(stream) data-table=(view.table)
            data-now=[view.around.now] data-lost=(say!(t, "connection-lost")) data-regained=(say!(t, "connection-back")) {
            h1 class="sr" { (title) }
            div id="note" class="note" role="alert" {}
            @for (_, region) in tv_regions(t, view) { (region) }
            p id="live" class="sr" {}
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: "big",
            script: Some("table"),
            back: None,
        },
        &content,
    )
}

/// The regions of the page for a big screen with their ids.
pub(crate) fn tv_regions(t: &Texts, view: &View) -> Vec<(&'static str, Markup)> {
    match &view.game {
        GameView::Seven(game) => seven::tv_regions(t, view, game),
        GameView::Duel(game) => duel::tv_regions(t, view, game),
    }
}

/// The page of a table; `note` says why the last decision was refused.
pub(crate) fn page(t: &Texts, view: &View, note: Option<&str>) -> Markup {
    let stream = format!(
        "/tables/{}/stream?facing={}",
        view.table,
        view.facing.number()
    );
    framed(t, view, note, &stream)
}

/// The page of a table for those who came by the address to look on.
pub(crate) fn watched(t: &Texts, view: &View, watch: &str) -> Markup {
    let stream = format!("/watch/{watch}/stream?facing={}", view.facing.number());
    framed(t, view, None, &stream)
}

fn framed(t: &Texts, view: &View, note: Option<&str>, stream: &str) -> Markup {
    let (title, kind) = match &view.game {
        GameView::Seven(_) => (say!(t, "table-title"), "table"),
        GameView::Duel(_) => (say!(t, "duel-table-title"), "table duel"),
    };
    let content = html! {
        main class=(kind) id="table" data-version=(view.around.version) data-stream=(stream) data-table=(view.table)
            data-now=[view.around.now] data-asked-title=(say!(t, "title-asked", title = title.as_str()))
            data-lost=(say!(t, "connection-lost")) data-regained=(say!(t, "connection-back")) {
            h1 class="sr" { (title) }
            div id="note" class="note" role="alert" { @if let Some(note) = note { (note) } }
            @for (id, region) in regions(t, view, Mode::Live) { @if id != SAID { (region) } }
            (around::talk(t, view))
            p id="live" class="sr" aria-live="polite" {}
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: "play",
            script: Some("table"),
            back: None,
        },
        &content,
    )
}
