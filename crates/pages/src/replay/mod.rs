//! The page of a replay: the step, its perspective, the table, the log, and the scores over the game. Links and a form
//! do everything; a script makes it faster.

mod chart;
mod coach;
mod outlook;
mod upload;

use antipater_engine::Seat;
use maud::{Markup, html};

use self::coach::Scene;
pub use self::coach::{Coaching, NextAnalysis};
pub(crate) use self::outlook::page as outlook;
pub use self::upload::sent_file;
use super::icons::icon;
use super::{duel, language, seven};
use crate::frame::{Frame, LOOK_BACK, frame};
use crate::mode::Mode;
use crate::note::note;
use crate::postcard;
use crate::resign;
use crate::table;
use antipater_show::game::ScoreHistory;
use antipater_show::replay::{Perspective, Replay, StepView};
use antipater_show::texts::{List, Texts, msg, say};
use antipater_show::view::seven::{ActionKind, Buried};
use antipater_show::view::{GameView, View};
use antipater_show::words;

/// The addresses of a replay.
pub struct ReplayPlace {
    /// The address of the page without the step.
    pub base: String,
    /// The address of the record.
    pub record: Option<String>,
    /// Whether the record is kept permanently.
    pub kept: bool,
}

impl ReplayPlace {
    pub(crate) fn at(&self, step: usize, perspective: Perspective) -> String {
        format!("{}?step={step}&{perspective}", self.base)
    }
}

/// Where the game of a replay is found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplaySource {
    /// A table, for a visitor who may see it.
    Table(String),
    /// A table, for a visitor with its key for spectators.
    Watch(String),
    /// An uploaded record, by its name.
    Record(String),
}

impl ReplaySource {
    /// Reads the beginning of a path; returns the parts behind it as well.
    pub fn of_path<'a, 'b>(path: &'a [&'b str]) -> Option<(ReplaySource, &'a [&'b str])> {
        match path {
            ["tables", id, "replay", rest @ ..] => {
                Some((ReplaySource::Table((*id).to_owned()), rest))
            }
            ["watch", key, "replay", rest @ ..] => {
                Some((ReplaySource::Watch((*key).to_owned()), rest))
            }
            ["replay", name, rest @ ..] => Some((ReplaySource::Record((*name).to_owned()), rest)),
            _ => None,
        }
    }

    /// The addresses of the replay.
    pub fn place(&self) -> ReplayPlace {
        match self {
            ReplaySource::Table(id) => ReplayPlace {
                base: format!("/tables/{id}/replay"),
                record: Some(format!("/api/tables/{id}/record")),
                kept: true,
            },
            ReplaySource::Watch(key) => ReplayPlace {
                base: format!("/watch/{key}/replay"),
                record: Some(format!("/watch/{key}/record")),
                kept: true,
            },
            ReplaySource::Record(name) => ReplayPlace {
                base: format!("/replay/{name}"),
                record: Some(format!("/replay/{name}/record")),
                kept: false,
            },
        }
    }
}

/// A step of a replay, with its addresses and its analysis.
#[derive(Clone, Copy)]
pub struct ReplayStep<'a> {
    /// The whole game.
    pub replay: &'a Replay,
    /// The step.
    pub shown: &'a StepView,
    /// The perspective.
    pub perspective: Perspective,
    /// The addresses.
    pub place: &'a ReplayPlace,
    /// The analysis of the game.
    pub coaching: &'a Coaching,
    /// The number of the viewer's mistakes that can be practiced.
    pub practice: usize,
    /// The viewer's own seat, if there is one.
    pub reader: Option<Seat>,
    /// The beginning of addresses for programs of others, which show previews.
    pub origin: Option<&'a str>,
}

impl<'a> ReplayStep<'a> {
    fn scene(self, t: &'a Texts) -> Scene<'a> {
        Scene {
            t,
            replay: self.replay,
            shown: self.shown,
            perspective: self.perspective,
            place: self.place,
            practice: self.practice,
            reader: self.reader,
        }
    }
}

/// The region with the progress of an analysis, for a stream; the page adds its own step.
pub fn progress(t: &Texts, coaching: &Coaching, place: &ReplayPlace) -> Markup {
    coach::progress(t, coaching, place, "")
}

/// The step in an address, from a form field: empty if it has another form.
pub fn step_of(here: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "=&".contains(c);
    match !here.is_empty() && here.len() < 80 && here.chars().all(plain) {
        true => format!("?{here}"),
        false => String::new(),
    }
}

/// The page of a step.
pub fn page(t: &Texts, step: ReplayStep<'_>, score_history: &ScoreHistory) -> Markup {
    let ReplayStep {
        shown,
        perspective,
        place,
        coaching,
        ..
    } = step;
    let scene = step.scene(t);
    let report = coaching.report();
    let view = &shown.view;
    let names: Vec<&str> = view.seats.iter().map(|seat| seat.name.as_str()).collect();
    let names = t.list(List::And, &names);
    let title = say!(t, "replay-title", names = names.as_str());
    let kind = match &view.game {
        GameView::Seven(_) | GameView::Sides(_) => "replay seven",
        GameView::Duel(_) => "replay duel",
    };
    let postcard = postcard::Postcard::of(t, &place.base, step.replay.game(), step.reader);
    let content = html! {
        main class=(kind) id="replay" data-step=(shown.step) data-steps=(shown.steps) data-base=(place.base) data-perspective=(perspective) {
            (note(t, None))
            header class="replay-head" {
                a class="home" href="/" { (icon("wonder")) span { (say!(t, "site-name")) } }
                h1 { (say!(t, "replay-heading", names = names.as_str())) }
                @if let Some(resigned) = resign::by(t, view) { p class="given-up" { (resigned) } }
                @if let Some(record) = &place.record {
                    a class="button" href=(record) download { (say!(t, "download-record")) }
                }
                @if let Some(postcard) = &postcard { (postcard::link(t, &postcard.address)) }
                a class="button" href="/replay" { (say!(t, "replay-other")) }
            }
            @if !place.kept { p class="replay-note" { (say!(t, "replay-not-kept")) } }
            (perspective_chooser(t, shown, perspective, place))
            (markup(&step_regions(t, shown, perspective, place)))
            (coach::story(scene, coaching, score_history))
            div class={ "replay-table" (if coaching.has_room() { " coached" } else { "" }) } {
                @if coaching.has_room() { (coach::verdict(scene, report)) }
                div class={ "table " (if matches!(perspective, Perspective::All(_)) { "all " } else { "" }) (if matches!(view.game, GameView::Duel(_)) { "duel" } else { "" }) } data-late {
                    (markup(&table::regions(t, view, still(shown))))
                }
                (log(scene, coaching))
            }
            (open(t, shown, perspective))
            (chart::section(t, view, score_history, shown.step))
            @if let Some(report) = report { section id="summary" class="panel summary" aria-label=(say!(t, "story-numbers")) { (coach::summary(scene, report)) } }
            footer { (language::switch(t, None)) }
            p id="live" class="sr" aria-live="polite" {}
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: LOOK_BACK,
            script: Some("replay"),
            back: None,
            preview: step
                .origin
                .and_then(|origin| Some(postcard?.preview(origin))),
            refresh: None,
        },
        &content,
    )
}

/// The regions that change with each step.
pub fn regions(t: &Texts, step: ReplayStep<'_>) -> Markup {
    let (shown, perspective) = (step.shown, step.perspective);
    html! {
        (markup(&step_regions(t, shown, perspective, step.place)))
        (markup(&table::regions(t, &shown.view, still(shown))))
        @if let Some(report) = step.coaching.report() { (coach::regions(step.scene(t), report)) }
        (log(step.scene(t), step.coaching))
        (open(t, shown, perspective))
    }
}

fn markup(regions: &[(&'static str, Markup)]) -> Markup {
    html! { @for (_, region) in regions { (region) } }
}

fn still(shown: &StepView) -> Mode<'_> {
    Mode::Still {
        next: shown.next.as_ref(),
    }
}

/// The step in words, and links to others.
fn step_regions(
    t: &Texts,
    shown: &StepView,
    perspective: Perspective,
    place: &ReplayPlace,
) -> Vec<(&'static str, Markup)> {
    let (step, steps) = (shown.step, shown.steps);
    let words = when(t, &shown.view);
    let way = |id: &'static str, sign: &str, text: &'static str, to: Option<usize>| {
        let text = say!(t, text);
        html! {
            @match to {
                Some(to) => a id=(id) class="button way" href=(place.at(to, perspective)) data-step=(to) title=(text) { (icon(sign)) span class="sr" { (text) } },
                None => span id=(id) class="button way off" title=(text) { (icon(sign)) span class="sr" { (text) } },
            }
        }
    };
    let back = step.checked_sub(1);
    let on = (step < steps).then_some(step + 1);
    let nav = html! {
        nav id="steps" class="steps" aria-label=(say!(t, "replay-steps")) {
            (way("way-first", "first", msg("replay-first"), back.map(|_| 0)))
            (way("way-back", "left", msg("replay-back"), back))
            button id="way-play" class="way" type="button" hidden aria-pressed="false" title=(say!(t, "replay-play")) {
                (icon("play")) span class="sr" { (say!(t, "replay-play")) }
            }
            (way("way-on", "right", msg("replay-on"), on))
            (way("way-last", "last", msg("replay-last"), on.map(|_| steps)))
            p id="step-words" class="step-words" {
                b { (words) } " " span class="muted" { (say!(t, "replay-step", step = step, steps = steps)) }
            }
            @if let Some(seat) = on.map(|_| perspective.facing()) {
                a class="button small" href=(format!("{}/outlook?step={step}&{perspective}", place.base)) title=(say!(t, "outlook-explained", name = shown.view.name(seat))) { (icon("search")) " " (say!(t, "outlook-title")) }
                form class="play-on" method="post" action=(format!("{}/play-on", place.base)) {
                    input type="hidden" name="step" value=(step);
                    input type="hidden" name="seat" value=(seat.number());
                    button type="submit" title=(say!(t, "replay-play-on-explained", name = shown.view.name(seat))) { (icon("swap")) " " (say!(t, "replay-play-on")) }
                }
            }
            form class="step-choice" method="get" action=(place.base) {
                @for (name, value) in perspective_fields(perspective) { input type="hidden" name=(name) value=(value); }
                label class="sr" for="step-choice" { (say!(t, "replay-choose-step")) }
                input id="step-choice" type="range" name="step" min="0" max=(steps) value=(step) autocomplete="off";
                button class="go" type="submit" { (say!(t, "replay-go")) }
            }
        }
    };
    vec![("steps", nav)]
}

/// The time of a step in the game.
fn when(t: &Texts, view: &View) -> String {
    match &view.game {
        GameView::Seven(game) => seven::when(t, game),
        GameView::Duel(game) => duel::when(t, game),
        GameView::Sides(_) => say!(t, "sides-title"),
    }
}

fn perspective_fields(perspective: Perspective) -> Vec<(&'static str, String)> {
    let facing = perspective.facing().number().to_string();
    match perspective {
        Perspective::Seat(_) => vec![("eyes", facing)],
        Perspective::Public(_) => vec![("eyes", "public".to_owned()), ("facing", facing)],
        Perspective::All(_) => vec![("eyes", "all".to_owned()), ("facing", facing)],
    }
}

/// The choice of a perspective, and of the facing city.
fn perspective_chooser(
    t: &Texts,
    shown: &StepView,
    perspective: Perspective,
    place: &ReplayPlace,
) -> Markup {
    let view = &shown.view;
    let facing = perspective.facing();
    let seats = Seat::all(view.seats.len());
    let kinds = [
        (Perspective::All(facing), "uncover", msg("eyes-all")),
        (Perspective::Seat(facing), "person", msg("eyes-seat")),
        (Perspective::Public(facing), "public", msg("eyes-public")),
    ];
    let link = |to: Perspective, face: Markup, id: String| {
        let here = to == perspective;
        html! { a id=(id) class="choice-link" data-perspective href=(place.at(shown.step, to)) aria-current=[here.then_some("true")] { (face) } }
    };
    html! {
        nav class="eyes" aria-label=(say!(t, "eyes-title")) {
            span class="label" { (say!(t, "eyes-front")) }
            span class="choice-links" {
                @for seat in seats {
                    (link(perspective.turned(seat), html! { (view.name(seat)) }, format!("front-{}", seat.number())))
                }
            }
            span class="label" { (say!(t, "eyes-with")) }
            span class="choice-links" {
                @for (to, sign, id) in kinds {
                    (link(to, html! { (icon(sign)) (say!(t, id, name = view.name(facing))) }, id.to_owned()))
                }
            }
        }
    }
}

/// The log up to this step, the last entry first; each step links to the table after it.
fn log(scene: Scene<'_>, coaching: &Coaching) -> Markup {
    let Scene {
        t,
        shown,
        perspective,
        place,
        ..
    } = scene;
    let view = &shown.view;
    let entries = match &view.game {
        GameView::Seven(game) => seven::log(t, view, game),
        GameView::Duel(game) => duel::log(t, view, game),
        GameView::Sides(_) => Vec::new(),
    };
    html! {
        aside id="replay-log" class="replay-log" aria-labelledby="log-title" {
            h2 id="log-title" { (say!(t, "log")) }
            @if entries.is_empty() { p class="muted" { (say!(t, "replay-nothing")) } }
            ol class="plain" reversed {
                @for (number, (heading, text)) in entries.iter().enumerate().rev() {
                    li class=(if number + 1 == shown.step { "now" } else { "" }) {
                        a href=(place.at(number + 1, perspective)) data-step=(number + 1) { (heading) }
                        (text)
                        @if let Some(report) = coaching.report() { (coach::marks(scene, report, number)) }
                    }
                }
            }
        }
    }
}

/// What only the open perspective shows: all hands, and the cards under wonders and sold.
fn open(t: &Texts, shown: &StepView, perspective: Perspective) -> Markup {
    let view = &shown.view;
    html! {
        section id="open" class="open" {
            @if let (Perspective::All(facing), GameView::Seven(game)) = (perspective, &view.game) {
                @let others: Vec<_> = shown.hands.iter().filter(|hand| hand.seat != facing).collect();
                @if !others.is_empty() {
                    div class="panel" {
                        h2 { (say!(t, "open-hands")) }
                        dl class="hands" {
                            @for hand in others {
                                div id={ "open-" (hand.seat.number()) } data-part { dt { (view.name(hand.seat)) } dd { (seven::open_hand(t, game.edition, &hand.cards)) } }
                            }
                        }
                    }
                }
                @let rows = hidden_cards(view, game);
                @if rows.iter().any(|(_, buried, sold)| !buried.is_empty() || !sold.is_empty()) {
                    div class="panel" {
                        h2 { (say!(t, "open-hidden")) }
                        div class="scroll" tabindex="0" role="region" aria-label=(say!(t, "open-hidden")) {
                            table class="figures" {
                                thead { tr { th scope="col" { (say!(t, "score-city")) } th scope="col" { (say!(t, "score-buried")) } th scope="col" { (say!(t, "open-sold")) } } }
                                tbody {
                                    @for (seat, buried, sold) in rows {
                                        tr {
                                            th scope="row" { (seven::name(t, view, game, seat)) }
                                            td { (in_ages(t, &buried)) }
                                            td { (in_ages(t, &sold)) }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Cards with the ages in which they were used.
fn in_ages(t: &Texts, cards: &[Buried]) -> Markup {
    html! {
        @if cards.is_empty() { (say!(t, "nothing-buried")) }
        @for (number, one) in cards.iter().enumerate() {
            @if number > 0 { ", " }
            span title=(say!(t, "buried-in-age", age = words::age(one.age))) { (t.name(one.card)) }
        }
    }
}

/// For each city, the cards under its wonder and those it sold.
fn hidden_cards(
    view: &View,
    game: &antipater_show::view::seven::View,
) -> Vec<(Seat, Vec<Buried>, Vec<Buried>)> {
    debug_assert!(view.you.is_none());
    let of = |seat: Seat| {
        let (mut buried, mut sold) = (Vec::new(), Vec::new());
        for entry in &game.past {
            for action in entry.actions.iter().filter(|action| action.seat == seat) {
                let Some(card) = action.own_card else {
                    continue;
                };
                let age = entry.clock.age;
                match action.kind {
                    ActionKind::Stage { .. } => buried.push(Buried { card, age }),
                    ActionKind::Sold => sold.push(Buried { card, age }),
                    ActionKind::Built { .. } | ActionKind::Picked { .. } => {}
                }
            }
        }
        (seat, buried, sold)
    };
    Seat::all(game.cities.len()).map(of).collect()
}

/// The page for uploading a record; `refused` says where and why the last one was refused.
pub fn upload(t: &Texts, refused: Option<&str>) -> Markup {
    let title = say!(t, "upload-title");
    let content = html! {
        header class="masthead" { a class="brand home" href="/" { (icon("wonder")) span { (say!(t, "site-name")) } } }
        main class="start upload" {
            section class="panel" aria-labelledby="upload" {
                h1 id="upload" { (title) }
                p { (say!(t, "upload-explained")) }
                @if let Some(why) = refused {
                    p class="refused" role="alert" { (icon("cross")) span { (say!(t, "upload-refused")) " " code lang="en" { (why) } } }
                }
                form class="fields" method="post" action="/replay" enctype="multipart/form-data" {
                    div class="field" {
                        label for="record" { (say!(t, "upload-file")) }
                        input id="record" type="file" name="record" accept=".json,application/json" required;
                    }
                    p class="muted" { (say!(t, "replay-not-kept")) }
                    button class="button primary" type="submit" { (say!(t, "upload-send")) }
                }
            }
        }
    };
    frame(t, &Frame::plain(&title), &content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_step_is_returned_to() {
        assert_eq!(
            step_of("step=3&eyes=all&facing=0"),
            "?step=3&eyes=all&facing=0"
        );
        for other in ["", "//elsewhere.example", "step=1#x", "step=\n1"] {
            assert_eq!(step_of(other), "");
        }
    }
}
