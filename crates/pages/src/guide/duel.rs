//! The lessons of 7 Wonders Duel in words.

use antipater_engine::Victory;
use antipater_engine::duel::{Action, Card, Color};

use super::{Advice, Page, Worded, before, costs, why};
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::duel::View as Game;
use antipater_show::view::duel::lesson::{Lesson, bought, chained, of_color, price, price_of};
use antipater_show::view::{self, Guided, View};
use antipater_show::words::duel as words;

pub(super) fn page(t: &Texts, view: &View, game: &Game, guided: &Guided<Lesson, Action>) -> Page {
    Page {
        name: guided.now.name(),
        now: said(t, game, guided.now),
        example: example(t, view, game, guided.now),
        advice: guided
            .advice
            .iter()
            .filter_map(|judged| advice(t, view, game, judged))
            .collect(),
        introduces: guided.introduces,
        before: before(guided, |lesson| said(t, game, lesson)),
        ends: (guided.now == Lesson::Over).then_some("duel"),
    }
}

fn said(t: &Texts, game: &Game, lesson: Lesson) -> Worded {
    let (heading, text) = ids(lesson);
    Worded {
        heading: say!(t, heading),
        text: say!(t, text),
        lit: lit(game, lesson),
    }
}

/// The attribute selector of a card.
fn fly(card: Card) -> String {
    format!("[data-fly=\"card-{}\"]", card.index())
}

/// The elements that a lesson is about, as selectors. Each exists at the moment of the lesson, and later while it is
/// visible.
fn lit(game: &Game, lesson: Lesson) -> String {
    const FREE: &str = "#hand .structure label.card";
    let in_hand = |card: Card| format!("#hand .card{}", fly(card));
    let of = |color: Color, with: &str| {
        of_color(game, color)
            .map(|card| format!("{}, {with}", in_hand(card)))
            .unwrap_or_default()
    };
    match lesson {
        Lesson::Structure | Lesson::AgeTwo | Lesson::Last => FREE.to_owned(),
        Lesson::Ways => format!("{FREE}, .pick:checked + .card + .offer .answer"),
        Lesson::Victories => "#board .pawn, #own .symbols, #other .symbols".to_owned(),
        Lesson::City => "#own, #other".to_owned(),
        Lesson::AgeThree => "#hand .card.k-purple, #hand .card.back.guild".to_owned(),
        Lesson::Token | Lesson::Choice => "#hand .option".to_owned(),
        Lesson::Begin => "#hand .option, #board .pawn".to_owned(),
        Lesson::Again => format!("{FREE}, #bar .extra"),
        Lesson::Price => bought(game)
            .map(|(card, _)| format!("{0}, {0} .prices, #own .economy", in_hand(card)))
            .unwrap_or_default(),
        Lesson::Chain => chained(game)
            .map(|(card, from)| format!("{}, #own {}", in_hand(card), fly(from)))
            .unwrap_or_default(),
        Lesson::Uncover => uncovering(game),
        Lesson::Wonder => "#own .wonder.can".to_owned(),
        Lesson::Military => of(Color::Red, "#board .pawn"),
        Lesson::Science => of(Color::Green, "#own .symbols"),
        Lesson::Coins => of(Color::Yellow, "#own .stat.money"),
        Lesson::Points => of_color(game, Color::Blue).map(in_hand).unwrap_or_default(),
        Lesson::Track => "#board .pawn".to_owned(),
        Lesson::Tokens => "#board .progress-token".to_owned(),
        Lesson::Over | Lesson::Rest => String::new(),
    }
}

/// The first card that uncovers others, and those others.
fn uncovering(game: &Game) -> String {
    let slot = game.structure.iter().find(|slot| !slot.uncovers.is_empty());
    let slots = slot.into_iter().flat_map(|slot| {
        let below = slot.uncovers.iter().copied();
        std::iter::once(slot.slot).chain(below)
    });
    let places = slots.map(|slot| format!("#hand .card[data-slot=\"{slot}\"]"));
    places.collect::<Vec<String>>().join(", ")
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
        Lesson::City => (msg("guide-duel-city"), msg("guide-duel-city-text")),
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
        Lesson::Track => (msg("guide-duel-track"), msg("guide-duel-track-text")),
        Lesson::Tokens => (msg("guide-duel-tokens"), msg("guide-duel-tokens-text")),
        Lesson::Rest => (msg("guide-rest"), msg("guide-rest-text")),
    }
}

/// An example for the lesson on the present table.
fn example(t: &Texts, view: &View, game: &Game, lesson: Lesson) -> Option<String> {
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
        Lesson::Structure
        | Lesson::Ways
        | Lesson::Victories
        | Lesson::City
        | Lesson::AgeTwo
        | Lesson::AgeThree
        | Lesson::Token
        | Lesson::Choice
        | Lesson::Begin
        | Lesson::Last
        | Lesson::Again
        | Lesson::Uncover
        | Lesson::Military
        | Lesson::Science
        | Lesson::Coins
        | Lesson::Points
        | Lesson::Track
        | Lesson::Tokens
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

fn advice(t: &Texts, view: &View, game: &Game, judged: &view::Advice<Action>) -> Option<Advice> {
    let action = judged.action;
    let (what, gives) = match action {
        Action::Build(card) => (
            say!(
                t,
                "guide-duel-build",
                card = t.name(card),
                coins = price(game, card)?
            ),
            vec![words::effects(t, card.row().effects)],
        ),
        Action::Discard(card) => {
            let coins = game.cities[view.facing.number()].discard_income;
            let card = t.name(card);
            let what = say!(t, "guide-duel-discard", card = card, coins = coins);
            (what, Vec::new())
        }
        Action::Wonder(card, wonder) => (
            say!(
                t,
                "guide-duel-lay",
                card = t.name(card),
                wonder = t.name(wonder)
            ),
            costs(t, price_of(game, action))
                .chain([words::effects(t, wonder.row().effects)])
                .collect(),
        ),
        Action::Token(token) | Action::Library(token) => {
            (take(t, t.name(token)), vec![words::token(t, token)])
        }
        Action::Destroy(card) | Action::Revive(card) => (take(t, t.name(card)), Vec::new()),
        Action::Draft(wonder) => (take(t, t.name(wonder)), Vec::new()),
        Action::Begin(seat) => {
            let who = if seat == view.facing { "you" } else { "other" };
            let what = say!(t, "guide-duel-first", who = who, name = view.name(seat));
            (what, Vec::new())
        }
    };
    let card = match action {
        Action::Build(card) | Action::Discard(card) | Action::Wonder(card, _) => Some(card),
        _ => None,
    };
    Some(Advice {
        action: game.ask.as_ref()?.text(action)?.to_owned(),
        card: card.map(|card| format!("#hand .card{}", fly(card))),
        what,
        why: why(t, view, gives, &judged.reasons),
    })
}

fn take(t: &Texts, name: &str) -> String {
    say!(t, "guide-duel-take", name = name)
}
