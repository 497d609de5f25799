//! The status around the game on the page of a table: the clock, undoing, leaving and coming back, and the links for
//! spectators.

use antipater_engine::Seat;
use maud::{Markup, html};

use super::icons::icon;
use super::{hint, language, notices, pause, resign, seats, talk};
use crate::countdown::clock;
use crate::forms::{command, fields};
use crate::inner;
use crate::parts::{Part, Printer};
use crate::start::NEXT;
use antipater_show::options::Pace;
use antipater_show::texts::{Texts, say};
use antipater_show::view::{GameStage, GameView, PauseView, SeatState, View};

fn is_over(view: &View) -> bool {
    view.stage == GameStage::Over
}

/// The region with the clock and the buttons for the last decision. It says whether the viewer has to decide.
pub(crate) fn region(t: &Texts, view: &View) -> Markup {
    let state = view.you.and_then(|you| view.seats[you.number()].state);
    let asked = matches!(state, Some(SeatState::Choosing | SeatState::Away));
    let undo = say!(t, "undo");
    html! {
        div id=(inner::STATUS) data-inner data-asked[asked && view.is_shared()] {
            @if has_room(view) {
                span class="undo room" aria-hidden="true" { span class="button" { (icon("undo")) span { (undo) } kbd { "U" } } }
            } @else if view.table_status.may_undo || view.table_status.undo_revealed {
                @let why = view.table_status.undo_revealed.then(|| say!(t, "error-revealed"));
                (command(view, "undo", if why.is_some() { "undo closed" } else { "undo" }, &html! {
                    (fields(view))
                    button type="submit" class="button" data-undo data-until=[view.table_status.undo_until] title=(why.as_deref().unwrap_or(&undo)) {
                        (icon("undo")) span { (undo) } kbd aria-hidden="true" { "U" }
                        @if let Some(why) = &why { span class="sr" { (why) } }
                    }
                }))
            }
            (hint::region(t, view))
            @if is_over_days(view) && !asked && !is_over(view) { (next_game(t, view)) }
            @if let Some(ends_at) = ends_at(view) { (clock(t, ends_at, &view.table_status.pace)) }
            @if view.table_status.same_deal && !is_over(view) { p class="same-deal" title=(say!(t, "line-same-deal")) { (icon("again")) span { (say!(t, "line-same-deal")) } } }
        }
    }
}

/// Whether the viewer plays a game over days.
fn is_over_days(view: &View) -> bool {
    let pace = view.table_status.pace.parse();
    view.you.is_some() && pace.is_ok_and(Pace::is_over_days)
}

/// The way to the next table that waits for the viewer.
fn next_game(t: &Texts, view: &View) -> Markup {
    let text = say!(t, "next-game");
    html! {
        a class="next button" href={ (NEXT) "?after=" (view.table) } data-next title=(text) {
            (icon("step")) span { (text) } kbd aria-hidden="true" { "N" }
        }
    }
}

/// Whether the undo button is missing only for a moment, so that its space is kept and nothing moves.
fn has_room(view: &View) -> bool {
    let alone = view.you.is_some() && !view.is_shared() && matches!(view.game, GameView::Duel(_));
    let missing = !view.table_status.is_single_try()
        && !view.table_status.may_undo
        && !view.table_status.undo_revealed;
    alone && missing && !is_over(view) && !view.table_status.left
}

/// When a bot decides for late players, in milliseconds since 1970. Time banks are in the panels of the players.
pub(crate) fn ends_at(view: &View) -> Option<i64> {
    let shown = !is_over(view) && !seats::shows_banks(view);
    view.table_status.ends_at.filter(|_| shown)
}

/// The clock of a big screen, or that the table pauses.
pub(crate) fn on_big_screen(t: &Texts, view: &View) -> Markup {
    let pauses = matches!(view.table_status.pause, Some(PauseView::Begun { .. }));
    html! {
        @if pauses { div class="tv-due" { (icon("pause")) (say!(t, "pause-title")) } }
        @else if let Some(ends_at) = ends_at(view) {
            div class="tv-clock" { (clock(t, ends_at, &view.table_status.pace)) }
        }
    }
}

/// Says in place of the question that a bot plays for the viewer, with the button to come back; or that the table pauses.
pub(crate) fn gone(t: &Texts, view: &View) -> Markup {
    if resign::has_resigned(view) {
        return resign::gone(t);
    }
    if let Some(PauseView::Begun { ends_at }) = view
        .table_status
        .pause
        .as_ref()
        .filter(|_| !view.table_status.left)
    {
        return pause::panel(t, view, *ends_at);
    }
    html! {
        div class="gone" {
            h2 id="question" { (icon("bot")) (say!(t, "gone-title")) }
            p { (say!(t, "gone-explained")) }
            (command(view, "return", "return", &html! {
                button type="submit" class="button primary big" data-return { (say!(t, "gone-return")) }
            }))
        }
    }
}

/// The regions in the bar that rarely change: the help and the menu.
pub(crate) const HELP: &str = "bar-help";
pub(crate) const MENU: &str = "bar-menu";

/// These regions, with the help of the game.
pub(crate) fn in_bar(
    printer: Printer<'_>,
    view: &View,
    help: &Markup,
) -> [(&'static str, Markup); 2] {
    [
        (HELP, inner::region(HELP, help)),
        (MENU, inner::region(MENU, &menu(printer, view))),
    ]
}

/// The panel that opens from the bar: controls of the table, not of the game.
pub(crate) fn menu(printer: Printer<'_>, view: &View) -> Markup {
    let t = printer.t;
    let seated = view.you.is_some();
    html! {
        (speaker(t))
        @if view.table_status.spectators > 0 {
            @let count = say!(t, "spectators-count", count = view.table_status.spectators);
            span class="watchers" title=(count) { (icon("eye")) b aria-hidden="true" { (view.table_status.spectators) } span class="sr" { (count) } }
        }
        details id="menu" class="tool" {
            summary { (icon("menu")) span { (say!(t, "menu")) } }
            div class="sheet-panel menu" tabindex="0" {
                h2 { (say!(t, "menu")) }
                (printer.part(&Sound))
                (printer.part(&Motion))
                @if view.seats.iter().any(|seat| seat.bot.is_some()) {
                    label class="switch scripted" { input type="checkbox" data-setting="voices"; span { (say!(t, "menu-voices")) } }
                }
                @if talk::has_talk(view) {
                    label class="switch scripted" { input type="checkbox" data-setting="quiet"; span { (say!(t, "menu-quiet")) } }
                }
                (watchers(t, view))
                @if let Some(watch) = &view.table_status.watch { (printer.part(&Spectators(watch.clone()))) }
                @if seated {
                    @if is_over_days(view) && !is_over(view) { (notices::ask(t)) }
                    p { a href="/me" { (icon("key")) " " (say!(t, "menu-code")) } }
                    @if !is_over(view) && !view.table_status.left {
                        (stand_in(t, view))
                        (pause::in_menu(t, view))
                        // A deal that others play alone as well is played without a bot's help.
                        @if !view.table_status.is_single_try() || view.is_shared() {
                            details id="leave" class="leave" {
                                summary { (icon("left-table")) " " (say!(t, "leave")) }
                                p { (say!(t, "leave-explained")) }
                                (command(view, "leave", "leave-form", &html! {
                                    button type="submit" class="button" data-leave { (say!(t, "leave-confirm")) }
                                }))
                            }
                        }
                        (resign::form(t, view))
                    }
                } @else {
                    p class="muted" { (say!(t, "menu-looks-on")) }
                }
                p { a href={ "/tables/" (view.table) "/report" } { (say!(t, "report-link")) } }
                (printer.part(&Switches(seated.then(|| format!("/tables/{}", view.table)))))
            }
        }
    }
}

/// Who may watch, how many do, and how late they see the table.
fn watchers(t: &Texts, view: &View) -> Markup {
    let status = &view.table_status;
    let count =
        (status.spectators > 0).then(|| say!(t, "spectators-count", count = status.spectators));
    let all = status.watchable.then(|| say!(t, "custom-watched"));
    let facts = match (all, count) {
        (Some(all), Some(count)) => Some(say!(t, "two-facts", first = all, second = count)),
        (all, count) => all.or(count),
    };
    html! {
        @if let Some(facts) = facts { p { (icon("eye")) " " (facts) } }
        @if status.delay > 0 { p { (say!(t, "watch-late", seconds = status.delay)) } }
    }
}

/// The button in the bar that switches sounds off and on.
fn speaker(t: &Texts) -> Markup {
    let name = say!(t, "menu-sound");
    html! {
        button type="button" class="speaker scripted" data-switch="sounds" aria-pressed="true" aria-label=(name) title=(name) {
            (icon("sound")) (icon("mute"))
        }
    }
}

/// The switches of language, names and colors, which lead back to an address.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Switches(Option<String>);

impl Part for Switches {
    fn print(&self, printer: Printer<'_>) -> Markup {
        language::switch(printer.t, self.0.as_deref())
    }
}

/// The controls of what is heard.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Sound;

impl Part for Sound {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let t = printer.t;
        html! {
            label class="switch scripted" { input type="checkbox" data-setting="sounds"; span { (say!(t, "menu-sound")) } }
            label class="switch volume scripted" {
                span { (say!(t, "menu-volume")) }
                input type="range" data-setting="volume" min="0" max="100" step="5" autocomplete="off";
            }
            label class="switch scripted" { input type="checkbox" data-setting="ambience"; span { (say!(t, "menu-ambience")) } }
        }
    }
}

/// The speed of motion.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Motion;

impl Part for Motion {
    fn print(&self, printer: Printer<'_>) -> Markup {
        motion(printer.t)
    }
}

/// The switch for the speed of motion. Nothing moves if the system asks for reduced motion.
fn motion(t: &Texts) -> Markup {
    html! {
        label class="switch speed scripted" {
            span { (say!(t, "menu-motion")) }
            select id="menu-motion" data-setting="motion" autocomplete="off" {
                option value="normal" { (say!(t, "motion-normal")) }
                option value="fast" { (say!(t, "motion-fast")) }
                option value="off" { (say!(t, "motion-off")) }
            }
        }
        p class="muted still-note scripted" { (say!(t, "motion-reduced")) }
    }
}

/// Buttons that replace absent people by bots, at tables without a clock.
fn stand_in(t: &Texts, view: &View) -> Markup {
    let others = Seat::all(view.seats.len())
        .zip(&view.seats)
        .filter(|(seat, sitting)| {
            Some(*seat) != view.you
                && sitting.bot.is_none()
                && sitting.state != Some(SeatState::Left)
        });
    let others: Vec<_> = others.collect();
    html! {
        @if view.table_status.pace == "free" && !others.is_empty() {
            details id="stand-in" class="leave" {
                summary { (icon("bot")) " " (say!(t, "stand-in")) }
                p { (say!(t, "stand-in-explained")) }
                @for (seat, sitting) in others {
                    (command(view, "stand-in", "leave-form", &html! {
                        input type="hidden" name="seat" value=(seat.number());
                        button type="submit" class="button" { (say!(t, "stand-in-for", name = sitting.name.as_str())) }
                    }))
                }
            }
        }
    }
}

/// The links for spectators, by their key.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Spectators(String);

impl Part for Spectators {
    fn print(&self, printer: Printer<'_>) -> Markup {
        spectators(printer.t, &self.0)
    }
}

/// The links for spectators.
fn spectators(t: &Texts, watch: &str) -> Markup {
    let link = |id: &str, label: &str, address: &str| {
        html! {
            label for=(id) { (label) }
            span class="link-row" {
                input id=(id) class="link" type="text" readonly value=(address) data-link;
                button class="button small scripted" type="button" data-copy=(id) data-copied=(say!(t, "copied")) { (say!(t, "copy")) }
            }
        }
    };
    html! {
        section class="spectators" aria-labelledby="spectators" {
            h3 id="spectators" { (icon("eye")) " " (say!(t, "spectators")) }
            p class="muted" { (say!(t, "spectators-explained")) }
            (link("watch-link", &say!(t, "spectators-page"), &format!("/watch/{watch}")))
            (link("tv-link", &say!(t, "spectators-tv"), &format!("/tv/{watch}")))
        }
    }
}
