//! The seats of a table, their players and their states.

use antipater_bots::BotKind;
use antipater_engine::Seat;
use antipater_show::texts::{List, Texts, msg, say};
use antipater_show::view::{SeatBank, SeatState, SeatView, View};
use maud::{Markup, html};

use crate::avatar::{avatar, avatar_if_any};
use crate::icons::icon;
use crate::inner;
use crate::mode::Mode;
use crate::parts::{Part, Printer};

/// The nested regions with the states of the seats, in the panels of their players.
const STATES: [&str; Seat::MAX] = [
    "state-0", "state-1", "state-2", "state-3", "state-4", "state-5", "state-6",
];

/// The nested regions with the time banks of the seats, in the same panels.
const BANKS: [&str; Seat::MAX] = [
    "bank-0", "bank-1", "bank-2", "bank-3", "bank-4", "bank-5", "bank-6",
];

/// An hour, in milliseconds.
const HOUR: i64 = 3_600_000;

/// The regions that change whenever somebody has chosen, arrives, or goes away: the seats in words, and the state and
/// the time bank of each where several people play.
pub fn regions<'a>(
    printer: impl Into<Printer<'a>>,
    seats: &[SeatView],
    you: Option<Seat>,
    facing: Seat,
) -> Vec<(&'static str, Markup)> {
    let printer = printer.into();
    let mut regions = vec![("seats", list(printer, seats, you, facing))];
    if !is_alone(seats, you) {
        let all = STATES.into_iter().zip(Seat::all(seats.len())).zip(seats);
        regions.extend(all.map(|((id, seat), sitting)| {
            let state = state_of(sitting, Some(seat) == you).filter(|_| sitting.bot.is_none());
            let badge = html! { span aria-hidden="true" { (printer.part(&Badge(state))) } };
            (id, inner::in_line(id, &badge))
        }));
        let all = BANKS.into_iter().zip(Seat::all(seats.len())).zip(seats);
        regions.extend(all.filter_map(|((id, seat), sitting)| {
            let sign = bank_sign(printer.t, sitting.bank?, Some(seat) == you);
            Some((id, inner::in_line(id, &sign)))
        }));
    }
    regions
}

/// The place of a seat's state beside its face.
pub(crate) fn state_place(view: &View, mode: Mode<'_>, seat: Seat) -> Markup {
    let shown = shows_state(view, mode, seat).is_some();
    html! { @if shown { (inner::in_line(STATES[seat.number()], &html! {})) } }
}

/// The place of a seat's time bank in the panel of its player.
pub(crate) fn bank_place(view: &View, mode: Mode<'_>, seat: Seat) -> Markup {
    let shown = shows_state(view, mode, seat).and_then(|sitting| sitting.bank);
    html! { @if shown.is_some() { (inner::in_line(BANKS[seat.number()], &html! {})) } }
}

/// A seat's time bank where it is printed again with what is around it.
pub(crate) fn bank_here(t: &Texts, view: &View, mode: Mode<'_>, seat: Seat) -> Markup {
    let shown = shows_state(view, mode, seat).and_then(|sitting| sitting.bank);
    html! { @if let Some(bank) = shown { (bank_sign(t, bank, false)) } }
}

/// Whether the panels of the players show their time banks.
pub(crate) fn shows_banks(view: &View) -> bool {
    let has_banks = view.seats.iter().any(|seat| seat.bank.is_some());
    has_banks && !is_alone(&view.seats, view.you)
}

/// What is left in a time bank; a script counts down. The viewer hears of their own when it becomes little.
fn bank_sign(t: &Texts, bank: SeatBank, you: bool) -> Markup {
    let seconds = bank.left / 1000;
    let (minutes, hours) = (seconds / 60, seconds / 3600);
    let left = match hours {
        0 => format!("{minutes}:{:02}", seconds % 60),
        1..24 => say!(t, "bank-hours", hours = hours, minutes = minutes % 60),
        _ => say!(t, "bank-days", days = hours / 24, hours = hours % 24),
    };
    let little = bank.left <= bank.little;
    html! {
        span class=(if little { "bank hurries" } else { "bank" }) role="timer" data-bank=(bank.left) data-empty=[bank.ends_at]
            data-little=(bank.little) data-days[bank.little > HOUR] data-low=[you.then(|| say!(t, "bank-low"))] data-last=[you.then(|| say!(t, "clock-last"))] {
            (icon("choosing")) (icon("warning"))
            span class="sr" { (say!(t, "bank-label")) }
            " " time datetime={ "PT" (seconds) "S" } { (left) }
        }
    }
}

/// A seat's state where it is printed again with what is around it.
pub(crate) fn state_here(t: &Texts, view: &View, mode: Mode<'_>, seat: Seat) -> Markup {
    let sitting = shows_state(view, mode, seat).filter(|sitting| sitting.bot.is_none());
    html! { @if let Some(sitting) = sitting { (state_sign(t, state_of(sitting, Some(seat) == view.you))) } }
}

/// The player of a seat, if the page shows what they do.
fn shows_state<'a>(view: &'a View, mode: Mode<'_>, seat: Seat) -> Option<&'a SeatView> {
    let shown = mode.is_live() && !is_alone(&view.seats, view.you);
    view.seats.get(seat.number()).filter(|_| shown)
}

/// Whether the viewer is the only person, who never waits for others.
fn is_alone(seats: &[SeatView], you: Option<Seat>) -> bool {
    let people = seats.iter().filter(|seat| seat.bot.is_none()).count();
    people <= 1 && you.is_some()
}

/// The seats in ring order from the city in front, with their players and states, for screen readers.
fn list(printer: Printer<'_>, seats: &[SeatView], you: Option<Seat>, facing: Seat) -> Markup {
    let t = printer.t;
    let ring = (0..seats.len()).map(|steps| facing.clockwise(steps, seats.len()));
    // Without the time bank, so that the part stays the same for longer.
    let sitting = |seat: Seat| Sitting {
        seat: SeatView {
            bank: None,
            ..seats[seat.number()].clone()
        },
        you: Some(seat) == you,
    };
    html! {
        div id="seats" class="sr" hidden[is_alone(seats, you)] {
            ol aria-label=(say!(t, "seats")) {
                @for seat in ring { (printer.part(&sitting(seat))) }
            }
            @let names = others_due(seats, you);
            @if !names.is_empty() { p data-waits { (printer.part(&Waits(names))) } }
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
    let face = seat.avatar.filter(|_| seat.bot.is_some() || seat.program);
    html! {
        @match face { Some(face) => (avatar(face)), None => (icon(sign)) }
        span class="sr" { (say!(t, kind_of(seat))) }
    }
}

/// The kind of a seat's player, in a word.
fn kind_of(seat: &SeatView) -> &'static str {
    if seat.bot.is_some() {
        msg("seat-bot")
    } else if seat.program {
        msg("program")
    } else {
        msg("seat-person")
    }
}

/// The picture of a seat's player, beside the name of the city.
pub(crate) fn face(seat: Option<&SeatView>) -> Markup {
    avatar_if_any(seat.and_then(|seat| seat.avatar))
}

/// The level of a seat's bot, or that it is a program, behind its name.
pub(crate) fn level(t: &Texts, seat: Option<&SeatView>) -> Markup {
    html! {
        @if let Some(level) = seat.and_then(|seat| seat.bot) { (level_of(t, level)) }
        @if seat.is_some_and(|seat| seat.program) { (program(t)) }
    }
}

/// Says behind a name that it is that of a program.
pub(crate) fn program(t: &Texts) -> Markup {
    let word = say!(t, "program");
    html! { span class="level" title=(word) { (icon("program")) span class="in-words" { (word) } } }
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

impl Part for Sitting {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, seat) = (printer.t, &self.seat);
        html! {
            li class=(if self.you { "seat you" } else { "seat" }) {
                span { (say!(t, kind_of(seat))) } " "
                b class="who" { (seat.name) } " "
                @if seat.bot.is_some() { (level(t, Some(seat))) }
                @if seat.bot.is_none() { " " (state_sign(t, state_of(seat, self.you))) }
            }
        }
    }
}

/// The state of a seat as its viewer sees it: who reads this page is not away.
fn state_of(seat: &SeatView, you: bool) -> Option<SeatState> {
    match seat.state {
        Some(SeatState::Away) if you => Some(SeatState::Choosing),
        state => state,
    }
}

/// The state of a seat beside its face. Bots show none.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Badge(Option<SeatState>);

impl Part for Badge {
    fn print(&self, printer: Printer<'_>) -> Markup {
        state_sign(printer.t, self.0)
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
