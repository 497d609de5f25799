//! Who sits where and what each seat is doing.

use antipater_engine::Seat;
use antipater_show::texts::{List, Texts, msg, say};
use antipater_show::view::{SeatState, SeatView};
use maud::{Markup, html};

use crate::icons::icon;

/// Who sits where and what each seat is doing, in ring order from the city in front. It changes often, and alone.
pub fn seats(t: &Texts, seats: &[SeatView], you: Option<Seat>, facing: Seat) -> Markup {
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

/// What a seat is doing, as a sign and in words.
pub(crate) fn state(t: &Texts, seat: &SeatView) -> Markup {
    state_sign(t, seat.state)
}

/// Who plays a seat: a person or a bot.
pub(crate) fn who_plays(t: &Texts, seat: &SeatView) -> Markup {
    let (sign, id) = match seat.bot {
        None => ("person", msg("seat-person")),
        Some(_) => ("bot", msg("seat-bot")),
    };
    html! { (icon(sign)) span class="sr" { (say!(t, id)) } }
}

fn seat_of(t: &Texts, seat: &SeatView, you: bool) -> Markup {
    // The viewer is reading this page, so they are not away.
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
