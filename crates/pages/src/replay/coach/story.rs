//! The story of the game: sentences with links to their moments, the moments as cards, and the curve.

use maud::{Markup, html};

use super::{Coaching, Scene, curve, progress};
use crate::moments;
use antipater_bots::analysis::Report;
use antipater_show::game::ScoreHistory;
use antipater_show::replay::{Told, ToldStory};
use antipater_show::texts::say;

/// The number of sentences that most stories have.
const SENTENCES: usize = 4;

/// The section of the page; empty if the game cannot be judged.
pub(in crate::replay) fn section(
    scene: Scene<'_>,
    coaching: &Coaching,
    score_history: &ScoreHistory,
) -> Markup {
    let t = scene.t;
    if coaching.report.is_none() && !coaching.next.is_underway() && !coaching.next.is_offered() {
        return html! {};
    }
    let facing = scene.perspective.facing();
    let who = if scene.reader == Some(facing) {
        "you"
    } else {
        "other"
    };
    let name = scene.name(facing.number());
    let waits = coaching.report.is_none() && coaching.next.is_underway();
    html! {
        section id="story" class={ "panel coach story" (if waits { " judging" } else { "" }) } aria-labelledby="story-title" aria-busy=[waits.then_some("true")] {
            h2 id="story-title" tabindex="-1" { (say!(t, "story-title", who = who, name = name)) }
            @match coaching.report() {
                Some(report) => (judged(scene, report, score_history)),
                None if waits => (waiting(scene)),
                None => {},
            }
            (progress(t, coaching, scene.place, &scene.here()))
        }
    }
}

/// The space of a story that is still to come.
fn waiting(scene: Scene<'_>) -> Markup {
    html! {
        p class="story-waits" { (say!(scene.t, "story-working")) }
        ol class="plain story-told blank" aria-hidden="true" { @for _ in 0..SENTENCES { li { span {} } } }
        div class="story-moments" aria-hidden="true" {
            h3 {}
            div class="moment-cards" { (moments::blank()) (moments::blank()) }
        }
        div class="curve-of" aria-hidden="true" { div class="chart curve" {} }
    }
}

fn judged(scene: Scene<'_>, report: &Report, score_history: &ScoreHistory) -> Markup {
    let told = scene
        .replay
        .story(scene.t, report, scene.perspective, scene.reader);
    html! {
        // A report that does not fit the game has no story.
        @if let Ok(told) = told {
            ol class="plain story-told" { @for sentence in &told.sentences { (line(scene, &told, sentence)) } }
            @if !told.moments.is_empty() {
                div class="story-moments" {
                    h3 { (say!(scene.t, "story-moments", count = told.moments.len())) }
                    (moments::cards(scene.t, scene.replay, &told, &|step| scene.at(step)))
                }
            }
        }
        (curve::drawing(scene, report, score_history))
    }
}

/// A sentence, with the picture of the card if it is about the turning point, and a link to its moment.
fn line(scene: Scene<'_>, told: &ToldStory, sentence: &Told) -> Markup {
    let t = scene.t;
    let turned = told.story.turned.as_ref();
    let turned = turned.filter(|moment| sentence.at == Some(moment.at) && sentence.is_turn);
    let played = turned.and_then(|moment| moment.played.as_ref());
    html! {
        li {
            @if let Some(played) = played { (moments::picture(scene.replay, played.action)) }
            span class="story-words" { (sentence.words) }
            @if let Some(at) = sentence.at {
                " " a class="story-link" href=(scene.at(at.step)) data-step=(at.step) {
                    @if sentence.is_turn { (say!(t, "story-see")) } @else { (at.when.words(t)) }
                }
            }
        }
    }
}
