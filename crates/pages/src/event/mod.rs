//! Events: the list with the form for a new one, the page of an event and its big screen (`standing`), and the games of one
//! deal side by side (`deal`).

mod deal;
mod standing;

use antipater_bots::BotKind;
use antipater_engine::seven::Wonder;
use antipater_show::event::{EVENTS, EventLine, EventOptions, EventStage, Format, address};
use antipater_show::history::Played;
use antipater_show::pool::Tempo;
use antipater_show::texts::{Moment, Texts, say};
use maud::{Markup, html};

pub use self::deal::deal;
pub use self::standing::{event, screen, screen_region, standing};

use crate::frame::{Frame, frame, masthead, strip};
use crate::icons::icon;
use crate::names::game_name;
use crate::play_now::{games, tempo_name};

/// The numbers of minutes that a form offers: for a duplicate event an evening, a day, three days and a week.
const OPEN_FOR: [u32; 4] = [3 * 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60];
/// The same for an arena.
const ARENAS: [u32; 4] = [30, 60, 90, 120];
/// After how many minutes an event may begin by itself.
const BEGINNINGS: [u32; 4] = [5, 15, 30, 60];

/// The page with the events that a visitor knows, and the form for a new one of a format.
pub fn index(t: &Texts, lines: &[EventLine], format: Format) -> Markup {
    let title = say!(t, "events-title");
    let content = html! {
        (masthead(t))
        main class="room events" {
            (strip(Wonder::Olympia, &html! { h1 { (title) } }))
            p class="lead" { (say!(t, "events-lead")) }
            @if !lines.is_empty() {
                ul class="lobby-rows" { @for line in lines { (row(t, line)) } }
            }
            (form(t, format))
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

fn row(t: &Texts, line: &EventLine) -> Markup {
    html! {
        li class="lobby-row" {
            div class="lobby-what" {
                a href=(address(&line.id)) { b { bdi { (line.options.title) } } }
                span class="how" { (how(t, &line.options)) }
                small class="muted" { (say!(t, "event-host", name = line.host.as_str())) }
            }
            div class="lobby-when" {
                span { (stage(t, line.stage)) }
                small class="muted" { (say!(t, "event-players", count = line.players)) }
                (times(t, line.begins_at, line.ends_at, line.stage))
            }
        }
    }
}

/// An event in a line: its format, its game, and how many rounds or how long.
fn how(t: &Texts, options: &EventOptions) -> String {
    let format = say!(t, "event-format", format = options.format.name());
    let game = game_name(t, options.game);
    let long = match options.rounds() {
        Some(rounds) => say!(
            t,
            "event-rounds",
            format = options.format.name(),
            count = rounds
        ),
        None => minutes(t, options.minutes),
    };
    let first = say!(t, "two-facts", first = format, second = game);
    say!(t, "two-facts", first = first, second = long)
}

fn minutes(t: &Texts, minutes: u32) -> String {
    const DAY: u32 = 24 * 60;
    if minutes.is_multiple_of(DAY) {
        say!(t, "event-days", count = (minutes / DAY) as usize)
    } else if minutes.is_multiple_of(60) {
        say!(t, "event-hours", count = (minutes / 60) as usize)
    } else {
        say!(t, "event-minutes", count = minutes as usize)
    }
}

fn stage(t: &Texts, stage: EventStage) -> String {
    say!(t, "event-stage", stage = stage.name())
}

/// When an event begins, or ends.
fn times(t: &Texts, begins_at: Option<i64>, ends_at: Option<i64>, stage: EventStage) -> Markup {
    let time = |seconds: i64| {
        let milliseconds = seconds.saturating_mul(1000);
        html! { time datetime=(Moment::of(milliseconds).datetime()) { (t.date_and_time(milliseconds)) } }
    };
    html! {
        @match (stage, begins_at, ends_at) {
            (EventStage::Open, Some(begin), _) => small class="muted" { (say!(t, "event-begins")) " " (time(begin)) },
            (EventStage::Running, _, Some(end)) => small class="muted" { (say!(t, "event-ends")) " " (time(end)) },
            (EventStage::Over, _, Some(end)) => small class="muted" { (time(end)) },
            _ => {},
        }
    }
}

/// The form for a new event.
fn form(t: &Texts, format: Format) -> Markup {
    let usual = EventOptions::default();
    html! {
        section class="panel" aria-labelledby="event-new" {
            h2 id="event-new" { (say!(t, "event-new")) }
            nav class="history-filters" aria-label=(say!(t, "event-how")) {
                @for one in Format::ALL {
                    a class="button small" href={ (EVENTS) "?format=" (one.name()) "#event-new" } aria-current=[(one == format).then_some("page")] {
                        (say!(t, "event-format", format = one.name()))
                    }
                }
            }
            p { (say!(t, "event-format-explained", format = format.name())) }
            form method="post" action=(EVENTS) class="fields" {
                input type="hidden" name="format" value=(format.name());
                div class="field" {
                    label for="event-name" { (say!(t, "event-name")) }
                    input id="event-name" name="title" maxlength="60" required;
                }
                (games(t, Played::Duel))
                (number("seats", (3, 7), usual.seats, &say!(t, "event-seats")))
                @if format != Format::Arena {
                    (number("rounds", (1, 32), if format == Format::Duplicate { usual.rounds } else { 5 }, &say!(t, "event-number", format = format.name())))
                }
                @match format {
                    Format::Duplicate => {
                        (choice("minutes", &say!(t, "event-open-for"), OPEN_FOR.map(|long| (long.to_string(), minutes(t, long), long == usual.minutes))))
                        (choice("level", &say!(t, "option-level"), BotKind::LEVELS.map(|level| (level.name().to_owned(), say!(t, "level", level = level.name()), level == usual.level))))
                    },
                    Format::Arena => (choice("minutes", &say!(t, "event-lasts"), ARENAS.map(|long| (long.to_string(), minutes(t, long), long == 60)))),
                    Format::Pairs | Format::Swiss => {},
                }
                @if format != Format::Duplicate {
                    (choice("tempo", &say!(t, "lobby-tempo"), tempos(format).iter().map(|tempo| (tempo.name().to_owned(), tempo_name(t, *tempo), *tempo == usual.tempo))))
                    (choice("begins_in", &say!(t, "event-begin"), std::iter::once((String::new(), say!(t, "event-by-host"), true))
                        .chain(BEGINNINGS.map(|wait| (wait.to_string(), say!(t, "event-in", minutes = wait), false)))))
                }
                label class="check" { input type="checkbox" name="listed" value="yes"; " " (say!(t, "event-listed")) }
                button class="button primary" type="submit" { (icon("play")) " " (say!(t, "event-make")) }
            }
        }
    }
}

/// The tempos of a format. An arena is over within hours.
const fn tempos(format: Format) -> &'static [Tempo] {
    match format {
        Format::Arena => &[Tempo::Quick, Tempo::Normal],
        _ => &Tempo::ALL,
    }
}

fn number(name: &str, (least, most): (usize, usize), usual: usize, label: &str) -> Markup {
    let id = format!("event-{name}");
    html! {
        div class="field" {
            label for=(id) { (label) }
            input id=(id) name=(name) type="number" min=(least) max=(most) value=(usual) required;
        }
    }
}

/// A choice among values, each with its text and whether it is chosen.
fn choice(
    name: &str,
    label: &str,
    values: impl IntoIterator<Item = (String, String, bool)>,
) -> Markup {
    let id = format!("event-{name}");
    html! {
        div class="field" {
            label for=(id) { (label) }
            select id=(id) name=(name) {
                @for (value, text, chosen) in values { option value=(value) selected[chosen] { (text) } }
            }
        }
    }
}
