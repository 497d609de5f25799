//! The lessons of 7 Wonders Duel in words.

use antipater_engine::Victory;
use antipater_engine::duel::{Action, Color};

use super::{Advice, Page, Said, before};
use antipater_show::guide::Guided;
use antipater_show::guide::duel::{Lesson, bought, chained, of_color, price};
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::View;
use antipater_show::view::duel::View as Game;

pub(super) fn page(t: &Texts, view: &View, game: &Game, guided: &Guided<Lesson, Action>) -> Page {
    Page {
        name: guided.now.name(),
        now: said(t, guided.now),
        example: example(t, view, game, guided.now),
        advice: guided
            .advice
            .and_then(|action| advice(t, view, game, action)),
        before: before(guided, |lesson| said(t, lesson)),
        ends: (guided.now == Lesson::Over).then_some("duel"),
    }
}

fn said(t: &Texts, lesson: Lesson) -> Said {
    let (heading, text) = ids(lesson);
    Said {
        heading: say!(t, heading),
        text: say!(t, text),
    }
}

const fn ids(lesson: Lesson) -> (&'static str, &'static str) {
    match lesson {
        Lesson::Structure => (
            msg("guide-duel-structure"),
            msg("guide-duel-structure-text"),
        ),
        Lesson::Ways => (msg("guide-duel-ways"), msg("guide-duel-ways-text")),
        Lesson::Victories => (
            msg("guide-duel-victories"),
            msg("guide-duel-victories-text"),
        ),
        Lesson::AgeTwo => (msg("guide-duel-age-two"), msg("guide-duel-age-two-text")),
        Lesson::AgeThree => (
            msg("guide-duel-age-three"),
            msg("guide-duel-age-three-text"),
        ),
        Lesson::Token => (msg("guide-duel-token"), msg("guide-duel-token-text")),
        Lesson::Choice => (msg("guide-duel-choice"), msg("guide-duel-choice-text")),
        Lesson::Begin => (msg("guide-duel-begin"), msg("guide-duel-begin-text")),
        Lesson::Last => (msg("guide-duel-last"), msg("guide-duel-last-text")),
        Lesson::Over => (msg("guide-duel-over"), msg("guide-duel-over-text")),
        Lesson::Again => (msg("guide-duel-again"), msg("guide-duel-again-text")),
        Lesson::Price => (msg("guide-duel-price"), msg("guide-duel-price-text")),
        Lesson::Chain => (msg("guide-duel-chain"), msg("guide-duel-chain-text")),
        Lesson::Uncover => (msg("guide-duel-uncover"), msg("guide-duel-uncover-text")),
        Lesson::Wonder => (msg("guide-duel-wonder"), msg("guide-duel-wonder-text")),
        Lesson::Military => (msg("guide-duel-military"), msg("guide-duel-military-text")),
        Lesson::Science => (msg("guide-duel-science"), msg("guide-duel-science-text")),
        Lesson::Coins => (msg("guide-duel-coins"), msg("guide-duel-coins-text")),
        Lesson::Points => (msg("guide-duel-points"), msg("guide-duel-points-text")),
        Lesson::Rest => (msg("guide-rest"), msg("guide-rest-text")),
    }
}

/// What of the lesson can be seen on the table now.
fn example(t: &Texts, view: &View, game: &Game, lesson: Lesson) -> Option<String> {
    let of = |color: Color, id: &'static str| {
        let card = of_color(game, color)?;
        Some(say!(t, id, card = t.name(card)))
    };
    match lesson {
        Lesson::Over => over(t, view, game),
        Lesson::Price => {
            let (card, coins) = bought(game)?;
            Some(say!(
                t,
                "guide-duel-price-now",
                card = t.name(card),
                coins = coins
            ))
        }
        Lesson::Chain => {
            let (card, from) = chained(game)?;
            Some(say!(
                t,
                "guide-duel-chain-now",
                card = t.name(card),
                from = t.name(from)
            ))
        }
        Lesson::Wonder => Some(say!(t, "guide-duel-wonder-now")),
        Lesson::Military => of(Color::Red, msg("guide-duel-military-now")),
        Lesson::Science => of(Color::Green, msg("guide-duel-science-now")),
        Lesson::Coins => of(Color::Yellow, msg("guide-duel-coins-now")),
        Lesson::Points => of(Color::Blue, msg("guide-duel-points-now")),
        Lesson::Structure
        | Lesson::Ways
        | Lesson::Victories
        | Lesson::AgeTwo
        | Lesson::AgeThree
        | Lesson::Token
        | Lesson::Choice
        | Lesson::Begin
        | Lesson::Last
        | Lesson::Again
        | Lesson::Uncover
        | Lesson::Rest => None,
    }
}

fn over(t: &Texts, view: &View, game: &Game) -> Option<String> {
    let sheet = game.sheet.as_ref()?;
    let victory = match sheet.victory {
        Victory::Military => "military",
        Victory::Science => "science",
        Victory::Civilian => "civilian",
    };
    let winner = *sheet.winners.first()?;
    let who = match sheet.winners.len() {
        1 if winner == view.facing => "you",
        1 => "other",
        _ => "both",
    };
    let own = sheet.lines.iter().find(|line| line.seat == view.facing)?;
    Some(say!(
        t,
        "guide-duel-over-now",
        victory = victory,
        who = who,
        name = view.name(winner),
        points = own.total
    ))
}

fn advice(t: &Texts, view: &View, game: &Game, action: Action) -> Option<Advice> {
    let (what, why) = match action {
        Action::Build(card) => (
            say!(
                t,
                "guide-duel-build",
                card = t.name(card),
                coins = price(game, card)?
            ),
            Some(say!(t, "guide-duel-why", color = card.row().color.name())),
        ),
        Action::Discard(card) => (
            say!(t, "guide-duel-discard", card = t.name(card)),
            Some(say!(t, "guide-duel-discard-why")),
        ),
        Action::Wonder(card, wonder) => (
            say!(
                t,
                "guide-duel-lay",
                card = t.name(card),
                wonder = t.name(wonder)
            ),
            Some(say!(t, "guide-duel-lay-why")),
        ),
        Action::Token(token) | Action::Library(token) => (take(t, t.name(token)), None),
        Action::Destroy(card) | Action::Revive(card) => (take(t, t.name(card)), None),
        Action::Draft(wonder) => (take(t, t.name(wonder)), None),
        Action::Begin(seat) => {
            let who = if seat == view.facing { "you" } else { "other" };
            let what = say!(t, "guide-duel-first", who = who, name = view.name(seat));
            (what, None)
        }
    };
    Some(Advice {
        action: game.ask.as_ref()?.text(action)?.to_owned(),
        what,
        why,
    })
}

fn take(t: &Texts, name: &str) -> String {
    say!(t, "guide-duel-take", name = name)
}
