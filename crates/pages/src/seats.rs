//! The seats of a table, their players and their states.

use antipater_bots::BotKind;
use antipater_engine::Seat;
use antipater_show::texts::{List, Texts, msg, say};
use antipater_show::view::{SeatState, SeatView, View};
use maud::{Markup, html};

use crate::avatar::{avatar, avatar_if_any};
use crate::icons::icon;
use crate::parts::{Part, Printer};

/// The seats in ring order from the city in front, with their players and states. A separate region, because it changes
/// often.
pub fn seats<'a>(
    printer: impl Into<Printer<'a>>,
    seats: &[SeatView],
    you: Option<Seat>,
    facing: Seat,
) -> Markup {
    let printer = printer.into();
    let t = printer.t;
    let ring = (0..seats.len()).map(|steps| facing.clockwise(steps, seats.len()));
    let people = seats.iter().filter(|seat| seat.bot.is_none()).count();
    // One person among bots never waits for others.
    let alone = people <= 1 && you.is_some();
    html! {
        div id="seats" class={ "seats n" (seats.len()) (if alone { " alone" } else { "" }) } {
            ol aria-label=(say!(t, "seats")) {
                @for seat in ring { (printer.part(&Sitting::of(&seats[seat.number()], Some(seat) == you))) }
            }
            @let names = others_due(seats, you);
            @if !names.is_empty() { p class="sr" data-waits { (printer.part(&Waits(names))) } }
        }
    }
}

/// The players for whom the table waits, besides the viewer; `None` if there are none.
pub(crate) fn waits_for(t: &Texts, seats: &[SeatView], you: Option<Seat>) -> Option<String> {
    let names = others_due(seats, you);
    (!names.is_empty()).then(|| in_words(t, &names))
}

/// Says that the table waits for players with these names.
fn in_words(t: &Texts, names: &[String]) -> String {
    say!(t, "waits-for", names = t.list(List::And, names))
}

/// The names of the players for whom the table waits.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Waits(Vec<String>);

impl Part for Waits {
    fn print(&self, printer: Printer<'_>) -> Markup {
        html! { (in_words(printer.t, &self.0)) }
    }
}

/// The names of the players, besides the viewer, who have to choose.
fn others_due(seats: &[SeatView], you: Option<Seat>) -> Vec<String> {
    let others = seats.iter().zip(0..).filter(|(seat, number)| {
        let waits = matches!(seat.state, Some(SeatState::Choosing | SeatState::Away));
        waits && you.is_none_or(|you| you.number() != *number)
    });
    others.map(|(seat, _)| seat.name.clone()).collect()
}

/// The state of a seat, as an icon and in words.
pub(crate) fn state(t: &Texts, seat: &SeatView) -> Markup {
    state_sign(t, seat.state)
}

/// Says in the city of a player who has left that a bot plays for them. The viewers themselves read it beside the
/// button to come back.
pub(crate) fn stand_in(t: &Texts, view: &View, seat: Seat) -> Markup {
    let other = view.you != Some(seat);
    let left = view
        .seats
        .get(seat.number())
        .filter(|seat| other && seat.state == Some(SeatState::Left));
    html! {
        @if let Some(seat) = left {
            span class="stands-in" { (icon("bot")) " " (say!(t, "seat-stands-in", name = seat.name.as_str())) }
        }
    }
}

/// The kind of a seat's player: the picture of a bot or a sign, and a word.
pub(crate) fn who_plays(t: &Texts, seat: &SeatView) -> Markup {
    let sign = if seat.bot.is_some() { "bot" } else { "person" };
    let face = seat.avatar.filter(|_| seat.bot.is_some());
    html! {
        @match face { Some(face) => (avatar(face)), None => (icon(sign)) }
        span class="sr" { (say!(t, kind_of(seat))) }
    }
}

/// The kind of a seat's player, in a word.
fn kind_of(seat: &SeatView) -> &'static str {
    if seat.bot.is_some() {
        msg("seat-bot")
    } else {
        msg("seat-person")
    }
}

/// The picture of a seat's player, beside the name of the city.
pub(crate) fn face(seat: Option<&SeatView>) -> Markup {
    avatar_if_any(seat.and_then(|seat| seat.avatar))
}

/// The level of a seat's bot, behind its name.
pub(crate) fn level(t: &Texts, seat: Option<&SeatView>) -> Markup {
    html! { @if let Some(level) = seat.and_then(|seat| seat.bot) { (level_of(t, level)) } }
}

/// A level: as many bars of five as it is strong, and in words. Nothing for bots of no level.
pub(crate) fn level_of(t: &Texts, level: &str) -> Markup {
    let mut levels = BotKind::LEVELS.iter();
    let strength = levels.position(|one| one.name() == level);
    html! {
        @if let Some(strength) = strength {
            @let words = say!(t, "level", level = level);
            span class="level" title=(words) {
                span class="strength" aria-hidden="true" { @for bar in 0..BotKind::LEVELS.len() { i class=[(bar <= strength).then_some("on")] {} } }
                span class="in-words" { (words) }
            }
        }
    }
}

/// A seat, its player and its state.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Sitting {
    seat: SeatView,
    /// Whether it is the viewer's.
    you: bool,
}

impl Sitting {
    fn of(seat: &SeatView, you: bool) -> Sitting {
        let mut seat = seat.clone();
        // The viewer is reading this page, so they are not away.
        if you && seat.state == Some(SeatState::Away) {
            seat.state = Some(SeatState::Choosing);
        }
        Sitting { seat, you }
    }
}

impl Part for Sitting {
    fn print(&self, printer: Printer<'_>) -> Markup {
        seat_of(printer.t, &self.seat, self.you)
    }
}

fn seat_of(t: &Texts, seat: &SeatView, you: bool) -> Markup {
    html! {
        li class={ "seat" (if you { " you" } else { "" }) (if seat.bot.is_some() { " machine" } else { "" }) } {
            @match seat.avatar {
                Some(face) => { (avatar(face)) span class="sr" { (say!(t, kind_of(seat))) } }
                None => (who_plays(t, seat)),
            }
            b class="who" { (seat.name) }
            (level(t, Some(seat)))
            (state_sign(t, seat.state))
        }
    }
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
