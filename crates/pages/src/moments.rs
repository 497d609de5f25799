//! Moments of a judged game worth a look: cards with what was played and what was better, as pictures. On a score sheet
//! they are fetched by a script (`assets/moments.js`), because judging takes a while; their space is kept.

use antipater_engine::seven::Edition;
use antipater_engine::{duel, seven};
use antipater_show::game::AnyGame;
use antipater_show::replay::{Moment, Replay, ToldMoment, ToldStory};
use antipater_show::texts::{Texts, say};
use antipater_show::view::hint::{Advised, HintAction};
use antipater_show::view::{GameStage, View};
use maud::{Markup, html};

use crate::icons::icon;
use crate::{art, buildings, inner};

/// The id of the region on a score sheet.
const ID: &str = "moments";

/// The place of the moments on a score sheet.
pub(crate) fn place() -> Markup {
    inner::place(ID)
}

/// The region with its content until the game is judged, for the players of a finished game. A guided game has no place
/// for it.
pub(crate) fn region(t: &Texts, view: &View) -> Option<(&'static str, Markup)> {
    let is_judged = view.stage == GameStage::Over && view.you.is_some() && view.guide.is_none();
    is_judged.then(|| {
        let replay = format!("/tables/{}/replay", view.table);
        (ID, inner::region(ID, &waiting(t, &replay)))
    })
}

/// The content until the game is judged: without a script a link, which begins that too.
pub fn waiting(t: &Texts, replay: &str) -> Markup {
    html! {
        section class="moments judging" aria-busy="true" data-story={ (replay) "/story" } {
            h3 class="scripted" { (icon("hint")) (say!(t, "story-working")) }
            div class="moment-cards scripted" aria-hidden="true" { (blank()) (blank()) }
            (open(t, replay))
        }
    }
}

/// The content of a game that is not going to be judged by itself.
pub fn offered(t: &Texts, replay: &str) -> Markup {
    html! { section class="moments" { (open(t, replay)) } }
}

/// The content of a judged game. `at` is the address of a step.
pub fn found(t: &Texts, replay: &Replay, told: &ToldStory, at: &dyn Fn(usize) -> String) -> Markup {
    let count = told.moments.len();
    html! {
        section class="moments" aria-labelledby="moments-title" {
            h3 id="moments-title" {
                (icon("hint"))
                @if count > 0 { (say!(t, "story-moments", count = count)) } @else { (say!(t, "story-open")) }
            }
            @if count == 0 { @for sentence in told.sentences.iter().take(1) { p { (sentence.words) } } }
            (cards(t, replay, told, at))
            a class="button" href={ (at(0)) "#story" } { (say!(t, "story-whole")) }
        }
    }
}

/// The cards of all moments.
pub(crate) fn cards(
    t: &Texts,
    replay: &Replay,
    told: &ToldStory,
    at: &dyn Fn(usize) -> String,
) -> Markup {
    let moments = told.story.moments.iter().zip(&told.moments);
    html! {
        @if !told.moments.is_empty() {
            ul class="plain moment-cards" {
                @for (moment, words) in moments { li { (card(t, replay, (moment, words), at)) } }
            }
        }
    }
}

/// A card that is still empty.
pub(crate) fn blank() -> Markup {
    html! { div class="moment-card blank" { span {} span {} span {} } }
}

fn open(t: &Texts, replay: &str) -> Markup {
    html! { a class="button" href={ (replay) "#story" } { (icon("hint")) " " (say!(t, "story-open")) } }
}

fn card(
    t: &Texts,
    replay: &Replay,
    (moment, words): (&Moment, &ToldMoment),
    at: &dyn Fn(usize) -> String,
) -> Markup {
    let step = moment.at.step;
    let deed = |class: &'static str, label: String, action: &Advised, words: &str| {
        html! {
            div class={ "deed " (class) } {
                (picture(replay, action.action))
                span class="deed-label" { (label) }
                span class="deed-words" { (words) }
            }
        }
    };
    html! {
        article class="moment-card" {
            h4 { a href=(at(step)) data-step=(step) { (words.when) } }
            div class="deeds" {
                @if let (Some(played), Some(words)) = (&moment.played, &words.played) {
                    (deed("was-played", say!(t, "story-played-label"), played, words))
                }
                @if let (Some(better), Some(words)) = (&moment.better, &words.better) {
                    (deed("was-better", say!(t, "story-better-label"), better, words))
                }
            }
            @if let Some(why) = &words.why { p class="moment-why" { (why) } }
            p class="moment-cost" { (words.cost) }
        }
    }
}

/// The picture of an action: its card, with a sign if it was not built, or what it brought.
pub(crate) fn picture(replay: &Replay, action: HintAction) -> Markup {
    let (picture, sign) = match (action, replay.game()) {
        (HintAction::Seven(action), game) => of_seven(action, edition(game)),
        (HintAction::Duel(action), _) => of_duel(action),
    };
    html! {
        span class="deed-picture" aria-hidden="true" {
            (picture)
            @if let Some(sign) = sign { span class="deed-sign" { (icon(sign)) } }
        }
    }
}

fn edition(game: &AnyGame) -> Edition {
    match game {
        AnyGame::Seven(game) => game.position().table().edition(),
        AnyGame::Duel(_) => Edition::Second,
    }
}

fn of_seven(action: seven::Action, edition: Edition) -> (Markup, Option<&'static str>) {
    use seven::Action;
    match action {
        Action::Build { card, .. } | Action::Take { card } => {
            (buildings::seven(card, edition), None)
        }
        Action::Stage { card, .. } => (buildings::seven(card, edition), Some("wonder")),
        Action::Sell { card } => (buildings::seven(card, edition), Some("coin")),
        Action::Decline => (icon("no"), None),
    }
}

fn of_duel(action: duel::Action) -> (Markup, Option<&'static str>) {
    use duel::Action;
    match action {
        Action::Build(card) | Action::Revive(card) => (buildings::duel(card), None),
        Action::Discard(card) => (buildings::duel(card), Some("coin")),
        Action::Destroy(card) => (buildings::duel(card), Some("discard")),
        Action::Draft(wonder) | Action::Wonder(_, wonder) => (art::duel_wonder(wonder, true), None),
        Action::Token(token) | Action::Library(token) => (art::token(token), None),
        Action::Begin(_) => (icon("pawn"), None),
    }
}
