//! The page of a table while the players choose the sides of their boards. It shows both sides of the viewer's board
//! with the costs and effects of their stages, and the other boards. Its regions have the ids of those in the game that
//! follows.

use antipater_engine::Seat;
use antipater_engine::seven::{Board, Edition, Side, StageFacts};
use antipater_show::texts::{Texts, say};
use antipater_show::view::View;
use antipater_show::view::sides::{Ask, View as Sides};
use antipater_show::words as shared;
use antipater_show::words::seven as words;
use maud::{Markup, html};

use super::effects;
use crate::book::{self, Book};
use crate::forms::fields;
use crate::icons::{icon, resource, side as side_mark};
use crate::inner;
use crate::mode::Mode;
use crate::{art, ending, keys, seats, table_status};

/// The ids of the cities on a big screen, in seat order.
const IDS: [&str; 7] = ["tv0", "tv1", "tv2", "tv3", "tv4", "tv5", "tv6"];

/// The context from which the regions are printed.
#[derive(Clone, Copy)]
struct Context<'a> {
    t: &'a Texts,
    view: &'a View,
    sides: &'a Sides,
}

/// All regions with their ids, in the order of the page.
pub(crate) fn regions(t: &Texts, view: &View, sides: &Sides) -> Vec<(&'static str, Markup)> {
    let ctx = Context { t, view, sides };
    let count = sides.boards.wonders.len();
    let (left, right) = (
        view.facing.clockwise(1, count),
        view.facing.clockwise(count - 1, count),
    );
    let others = (2..count - 1).map(|steps| view.facing.clockwise(steps, count));
    let others: Vec<Seat> = others.collect();
    vec![
        ("bar", ctx.bar()),
        (
            "own",
            html! { section id="own" class="city own" hidden { (seats::state_place(view, Mode::Live, view.facing)) (seats::bank_place(view, Mode::Live, view.facing)) } },
        ),
        ("hand", ctx.hand()),
        ("left", ctx.neighbor("left", left)),
        ("right", ctx.neighbor("right", right)),
        ("others", ctx.others(&others)),
        ("told", ctx.told()),
        ("news", html! { div id="news" {} }),
        ("ending", ending::none()),
    ]
}

/// The regions of the page for a big screen: the boards of all players, and who has chosen.
pub(crate) fn tv_regions(t: &Texts, view: &View, sides: &Sides) -> Vec<(&'static str, Markup)> {
    let ctx = Context { t, view, sides };
    let count = sides.boards.wonders.len();
    let mut regions = vec![("tv-middle", ctx.tv_middle())];
    for place in 0..count {
        let seat = view.facing.clockwise(place, count);
        let id = IDS[seat.number()];
        regions.push((id, ctx.tv_city(id, place, seat)));
    }
    regions.push(("ending", ending::none()));
    regions
}

/// The place of the clock.
fn place() -> Markup {
    inner::status(Mode::Live)
}

impl<'a> Context<'a> {
    fn edition(self) -> Edition {
        self.sides.edition
    }

    fn city(self, seat: Seat) -> &'a str {
        self.t.name(self.sides.wonder(seat))
    }

    fn side(self, side: Side) -> String {
        words::side(self.t, self.edition(), side)
    }

    fn bar(self) -> Markup {
        let t = self.t;
        html! {
            header id="bar" class="bar" data-age="1" {
                a class="home" href="/" { (icon("wonder")) span { (say!(t, "site-name")) } }
                p class="clock" { b { (say!(t, "sides-title")) } }
                nav class="tools" aria-label=(say!(t, "tools")) {
                    details id="help" class="tool" {
                        summary { (icon("help")) span { (say!(t, "help")) } }
                        div class="sheet-panel" tabindex="0" {
                            h2 { (say!(t, "help")) }
                            p { (say!(t, "sides-explained")) }
                            (book::link(t, Book::Seven(self.edition())))
                            (keys::keys(t, &keys::SEVEN, false))
                        }
                    }
                    (table_status::menu(t.into(), self.view))
                }
            }
        }
    }

    /// The question with both sides of the board in front; spectators get it without buttons.
    fn hand(self) -> Markup {
        let (t, view) = (self.t, self.view);
        let ask = self
            .sides
            .ask
            .as_ref()
            .filter(|_| !view.table_status.asks_nothing());
        html! {
            section id="hand" class="hand sides" aria-labelledby="question" {
                @match ask {
                    _ if view.table_status.asks_nothing() => { (place()) (table_status::gone(t, view)) }
                    Some(ask) => (self.banner(ask)),
                    None => {
                        div class="banner" {
                            h2 id="question" { (icon("wonder")) (say!(t, "sides-watching")) }
                            (self.waits())
                            (place())
                        }
                    }
                }
                div class="side-cards" { @for side in Side::ALL { (self.card(side, ask)) } }
            }
        }
    }

    fn banner(self, ask: &Ask) -> Markup {
        let (t, view) = (self.t, self.view);
        let city = self.city(ask.seat);
        html! {
            @match ask.side() {
                None => {
                    div class="banner for-you" {
                        h2 id="question" { (icon("wonder")) (say!(t, "sides-question", city = city)) }
                        p class="next-choice" { (say!(t, "sides-explained")) }
                        (place())
                    }
                }
                Some(side) => {
                    div class="banner for-done" {
                        h2 id="question" { (icon("wonder")) (say!(t, "chosen-title")) }
                        p class="chosen" { (icon("check")) (say!(t, "sides-mine", side = self.side(side))) }
                        (self.waits())
                        form method="post" action={ "/tables/" (view.table) "/moves" } class="take-back" data-move {
                            (fields(view))
                            input type="hidden" name="action" value="[]";
                            button type="submit" data-back { (icon("undo")) " " (say!(t, "take-back")) " " kbd aria-hidden="true" { "U" } }
                        }
                        (place())
                    }
                }
            }
        }
    }

    /// The players for whom the table waits; a script keeps it up to date.
    fn waits(self) -> Markup {
        let waits = seats::waits_for(self.t, &self.view.seats, self.view.you);
        html! { p class="waiting" { (icon("choosing")) " " span data-waits-too { (waits.unwrap_or_default()) } } }
    }

    /// A side of the board in front, with the button that chooses it.
    fn card(self, side: Side, ask: Option<&Ask>) -> Markup {
        let t = self.t;
        let wonder = self.sides.wonder(self.view.facing);
        let facts = Board { wonder, side }.facts(self.edition());
        let stages = facts.stages.len();
        let id = format!("side-{}", side.name(self.edition()));
        let chosen = ask.and_then(Ask::side) == Some(side);
        html! {
            article class=(if chosen { "side-card chosen" } else { "side-card" }) aria-labelledby=(id) {
                div class="side-picture" aria-hidden="true" { (art::monument(wonder, stages, stages)) }
                h3 id=(id) {
                    (side_mark(side, self.edition())) span { (self.side(side)) }
                    @if chosen { small class="mark" { (icon("check")) (say!(t, "card-chosen")) } }
                }
                p class="side-start" {
                    span class="label" { (say!(t, "produces")) }
                    (resource(facts.start)) span { (shared::resource(t, facts.start)) }
                }
                ol class="plain side-stages" {
                    @for (number, stage) in (1..).zip(facts.stages) { (self.stage(number, stage)) }
                }
                @if let Some(ask) = ask { (self.answer(side, ask, chosen)) }
            }
        }
    }

    fn stage(self, number: usize, stage: &StageFacts) -> Markup {
        let t = self.t;
        html! {
            li {
                b class="side-number" aria-hidden="true" { (number) }
                div {
                    p class="side-cost" {
                        span class="label" { (say!(t, "costs")) }
                        span class="fx" aria-hidden="true" { (effects::cost(0, stage.resources)) }
                        span class="sr" { (shared::resources(t, stage.resources)) }
                    }
                    p class="side-does" { (effects::icons(t, stage.effects)) " " span { (words::effects(t, stage.effects)) } }
                }
            }
        }
    }

    fn answer(self, side: Side, ask: &Ask, chosen: bool) -> Markup {
        let (t, view) = (self.t, self.view);
        let action = ask.actions.iter().find(|(of, _)| *of == side);
        let place = side as usize + 1;
        html! {
            @if let Some((_, action)) = action {
                form method="post" action={ "/tables/" (view.table) "/moves" } class="answer build choice" data-move {
                    (fields(view))
                    input type="hidden" name="action" value=(action);
                    button type="submit" id={ "choose-" (place) } data-do="side" data-key=(place) aria-pressed=(chosen) {
                        span class="what" { (side_mark(side, self.edition())) (say!(t, "sides-choose", side = self.side(side))) }
                        kbd aria-hidden="true" { (place) }
                    }
                }
            }
        }
    }

    fn neighbor(self, id: &'static str, seat: Seat) -> Markup {
        let (t, view) = (self.t, self.view);
        let title = format!("{id}-name");
        let who = if view.you.is_some() { "you" } else { "other" };
        html! {
            section id=(id) class="city neighbor" aria-labelledby=(title) tabindex="0" data-seat=(seat.number()) {
                p class="side" { (icon(id)) (say!(t, "neighbor", side = id, who = who, name = view.name(view.facing))) }
                div class="city-head" { h2 id=(title) {
                    span class="who" { (view.name(seat)) }
                    (seats::state_place(view, Mode::Live, seat))
                    (seats::bank_place(view, Mode::Live, seat))
                    span class="where" { (self.city(seat)) }
                } }
                (self.both(seat))
            }
        }
    }

    fn others(self, seats: &[Seat]) -> Markup {
        let (t, view) = (self.t, self.view);
        html! {
            section id="others" class={ "others n" (seats.len()) } aria-label=(say!(t, "others")) {
                @for &seat in seats {
                    details id={ "other-" (seat.number()) } name="others" class="other" data-seat=(seat.number()) {
                        summary {
                            span class="who" { (view.name(seat)) }
                            (seats::state_place(view, Mode::Live, seat))
                    (seats::bank_place(view, Mode::Live, seat))
                            span class="where" { (self.city(seat)) }
                        }
                        div class="city distant" tabindex="0" { (self.both(seat)) }
                    }
                }
            }
        }
    }

    /// Both sides of another board, in short.
    fn both(self, seat: Seat) -> Markup {
        let (t, edition) = (self.t, self.edition());
        let wonder = self.sides.wonder(seat);
        html! {
            @for side in Side::ALL {
                @let facts = Board { wonder, side }.facts(edition);
                div class="side-brief" {
                    h3 { (side_mark(side, edition)) (self.side(side)) " " (resource(facts.start)) span class="sr" { (shared::resource(t, facts.start)) } }
                    ol class="plain" {
                        @for stage in facts.stages {
                            li {
                                span class="fx costs" aria-hidden="true" { (effects::cost(0, stage.resources)) }
                                span class="sr" { (say!(t, "labeled", label = say!(t, "costs"), what = shared::resources(t, stage.resources))) }
                                (effects::icons(t, stage.effects)) span class="sr" { (words::effects(t, stage.effects)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The present decision, for screen readers.
    fn told(self) -> Markup {
        let t = self.t;
        html! {
            div id="told" class="sr" {
                @match &self.sides.ask {
                    Some(ask) if ask.side().is_none() => p { (say!(t, "sides-question", city = self.city(ask.seat))) },
                    _ => p { (say!(t, "sides-watching")) },
                }
            }
        }
    }

    fn tv_middle(self) -> Markup {
        let (t, view) = (self.t, self.view);
        html! {
            section id="tv-middle" class="tv-middle" data-age="1" {
                h2 { (say!(t, "sides-title")) }
                (table_status::on_big_screen(t, view))
                p class="tv-due" { (say!(t, "sides-watching")) }
                @if let Some(waits) = seats::waits_for(t, &view.seats, None) { p class="tv-flow" { (icon("choosing")) (waits) } }
            }
        }
    }

    fn tv_city(self, id: &str, place: usize, seat: Seat) -> Markup {
        let (t, view) = (self.t, self.view);
        let person = &view.seats[seat.number()];
        html! {
            section id=(id) class={ "tv-city p" (place) } aria-label=(view.name(seat)) data-seat=(seat.number()) data-place=(place) {
                div class="tv-name" {
                    h3 { (view.name(seat)) }
                    (seats::who_plays(t, person)) (seats::state(t, person)) (seats::bank_here(t, view, Mode::Live, seat))
                }
                div class="tv-wonder" { span { (self.city(seat)) } }
                div class="tv-sides" { (self.both(seat)) }
            }
        }
    }
}
