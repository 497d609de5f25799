//! The guide of a guided game: the lesson of this moment, a suggestion, and the lessons so far. Only the view of the
//! person on the seat has this region.

mod duel;
mod seven;

use maud::{Markup, html};

use super::hint;
use super::icons::icon;
use antipater_bots::analysis::Reason;
use antipater_show::texts::{List, Texts, msg, say};
use antipater_show::view::{GameView, Guide, Guided, View};

/// A lesson in words, and the elements that it highlights.
struct Worded {
    heading: String,
    text: String,
    /// The selectors of those elements; empty if there are none on the table.
    lit: String,
}

/// A suggestion and its reasons.
struct Advice {
    /// The action in the record format.
    action: String,
    /// The selector of the card that it uses.
    card: Option<String>,
    what: String,
    why: Option<String>,
}

/// The content of the region.
struct Page {
    /// The name of the lesson.
    name: &'static str,
    now: Worded,
    /// An example for it on the present table.
    example: Option<String>,
    /// What to do: one action, or a choice of two.
    advice: Vec<Advice>,
    before: Vec<Worded>,
    /// Whether the introduction comes first.
    introduces: bool,
    /// The game that was taught, once it is over.
    ends: Option<&'static str>,
}

impl Page {
    /// The selectors of the highlighted elements: those of the lesson and the card of a single suggestion; of the hand only
    /// both cards of a choice.
    fn lit(&self) -> String {
        let cards: Vec<&str> = self
            .advice
            .iter()
            .filter_map(|one| one.card.as_deref())
            .collect();
        if cards.len() < 2 && self.now.lit.is_empty() {
            return String::new();
        }
        let others = self.now.lit.split(", ");
        let others = others.filter(|lit| {
            let chosen_among = cards.len() > 1 && lit.starts_with("#hand");
            !lit.is_empty() && !chosen_among && !cards.contains(lit)
        });
        let all: Vec<&str> = cards.iter().copied().chain(others).collect();
        all.join(", ")
    }
}

/// The region; `None` at a table without a guide.
pub(super) fn region(t: &Texts, view: &View) -> Option<Markup> {
    let page = match (view.guide.as_ref()?, &view.game) {
        (Guide::Seven(guided), GameView::Seven(game)) => seven::page(t, view, game, guided),
        (Guide::Duel(guided), GameView::Duel(game)) => duel::page(t, view, game, guided),
        _ => return None,
    };
    // The guide is silent while the person has left the table.
    if view.table_status.left {
        return Some(html! { section id="guide" class="guide" hidden {} });
    }
    Some(print(t, &page))
}

fn print(t: &Texts, page: &Page) -> Markup {
    html! {
        section id="guide" class="guide" aria-label=(say!(t, "guide-title")) {
            details id="guide-lesson" class="lesson" data-lesson=(page.name) data-introduces[page.introduces] open {
                summary class="lesson-head" { (icon("help")) h2 data-say { (page.now.heading) } }
                div class="lesson-text" {
                    div class="lesson-page" data-heading=(page.now.heading) data-lit=(page.lit()) {
                        p data-say { (page.now.text) }
                        @if let Some(example) = &page.example { p data-say { (example) } }
                        @for (number, advice) in page.advice.iter().enumerate() {
                            p class="advice" data-say data-advice=(advice.action) {
                                b { (say!(t, "guide-try", number = number, what = advice.what.as_str())) }
                                @if let Some(why) = &advice.why { " " span { (why) } }
                            }
                        }
                        @if let Some(game) = page.ends { (onward(t, game)) }
                    }
                    p class="lesson-past" hidden {}
                    @if page.introduces { button type="button" class="button primary lesson-on scripted" data-turn="1" { (say!(t, "guide-next")) } }
                    (learned(t, &page.before))
                }
            }
            (steps(t, page.before.len() + 1))
        }
    }
}

/// The buttons that page through the lessons so far; they change only the text of the lesson.
fn steps(t: &Texts, count: usize) -> Markup {
    let turn = |by: i8, id: &str, picture: &str, text: String, over: bool| {
        html! {
            button type="button" id=(id) class="turn" data-turn=(by) aria-disabled=(over) title=(text) aria-label=(text) { (icon(picture)) }
        }
    };
    html! {
        div id="guide-steps" class="lesson-steps scripted" role="group" aria-label=(say!(t, "guide-learned", count = count)) {
            (turn(-1, "guide-back", "left", say!(t, "guide-back"), false))
            span class="turned" aria-hidden="true" { (count) "/" (count) }
            (turn(1, "guide-next", "right", say!(t, "guide-next"), true))
        }
    }
}

/// The lessons so far: a list that opens without a script, and the content of the paging buttons.
fn learned(t: &Texts, before: &[Worded]) -> Markup {
    html! {
        details id="guide-learned" class="learned" {
            summary { (say!(t, "guide-learned", count = before.len())) }
            ol {
                @for (number, lesson) in before.iter().enumerate() {
                    li data-learned data-heading=(lesson.heading) data-lit=(lesson.lit) {
                        details id={ "guide-learned-" (number) } { summary { (lesson.heading) } p { (lesson.text) } }
                    }
                }
            }
        }
    }
}

/// The links after the game.
fn onward(t: &Texts, game: &str) -> Markup {
    let (usual, other, learn) = match game {
        "duel" => (msg("guide-usual-duel"), "seven", msg("guide-play-seven")),
        _ => (msg("guide-usual-seven"), "duel", msg("guide-play-duel")),
    };
    html! {
        div class="onward" {
            form method="post" action="/tables" {
                button class="button primary" type="submit" name="game" value=(game) { (say!(t, usual)) }
            }
            (start(t, other, learn, "button"))
        }
    }
}

/// A button that begins a guided game.
fn start(t: &Texts, game: &str, text: &str, class: &str) -> Markup {
    html! {
        form method="post" action="/tables" {
            input type="hidden" name="guided" value="yes";
            button class=(class) type="submit" name="game" value=(game) { (say!(t, text)) }
        }
    }
}

/// The sentence with what an action costs, if it costs coins.
fn costs(t: &Texts, coins: u16) -> impl Iterator<Item = String> {
    let cost = (coins > 0).then(|| say!(t, "guide-cost", coins = coins));
    cost.into_iter()
}

/// Why an action is suggested: what it costs and gives, and the first other fact that supports it without naming a
/// second action. In the first age of 7 Wonders no card is taken to deny it: another one of the kind may be in the hand.
fn why(t: &Texts, view: &View, mut gives: Vec<String>, reasons: &[Reason]) -> Option<String> {
    let denies = match &view.game {
        GameView::Seven(game) => game.clock.age > 1,
        GameView::Duel(_) | GameView::Sides(_) => true,
    };
    let is_other = |reason: &&Reason| match reason {
        // Said by what the action gives.
        Reason::Produces { .. }
        | Reason::Resources { .. }
        | Reason::Symbols { .. }
        | Reason::Brings { .. }
        | Reason::Destroys { .. }
        | Reason::Again => gives.is_empty(),
        Reason::Denies { .. } | Reason::Disarms { .. } => denies,
        _ => reason.stands_alone(),
    };
    let told = reasons.iter().find(is_other);
    gives.extend(told.map(|reason| hint::coach(t, view).why(std::slice::from_ref(reason))));
    (!gives.is_empty()).then(|| t.list(List::Sentences, &gives))
}

/// The lessons so far, in words.
fn before<L: Copy, A>(guided: &Guided<L, A>, say: impl Fn(L) -> Worded) -> Vec<Worded> {
    guided.before.iter().map(|&lesson| say(lesson)).collect()
}
