//! The lessons of 7 Wonders in words.

use antipater_engine::seven::record::write_action;
use antipater_engine::seven::{Action, By, Card, Color, Payment};

use super::{Advice, Page, Worded, before, costs, why};
use antipater_show::texts::{Texts, msg, say};
use antipater_show::view::seven::lesson::{Lesson, bought, chained, closed, of_color, price_of};
use antipater_show::view::seven::{Terms, View as Game};
use antipater_show::view::{self, Guided, View};
use antipater_show::words::seven as words;

pub(super) fn page(t: &Texts, view: &View, game: &Game, guided: &Guided<Lesson, Action>) -> Page {
    Page {
        name: guided.now.name(),
        now: said(t, view, game, guided.now),
        example: example(t, view, game, guided.now),
        advice: guided
            .advice
            .iter()
            .filter_map(|judged| advice(t, view, game, judged))
            .collect(),
        introduces: guided.introduces,
        before: before(guided, |lesson| said(t, view, game, lesson)),
        ends: (guided.now == Lesson::Over).then_some("seven"),
    }
}

fn said(t: &Texts, view: &View, game: &Game, lesson: Lesson) -> Worded {
    let (heading, text) = ids(lesson);
    Worded {
        heading: say!(t, heading),
        text: say!(t, text),
        lit: lit(view, game, lesson),
    }
}

/// The attribute selector of a card of the player.
fn fly(view: &View, card: Card) -> String {
    format!("[data-fly=\"{}-{}\"]", view.facing.number(), card.name())
}

/// The elements that a lesson is about, as selectors. Each exists at the moment of the lesson, and later while it is
/// visible.
fn lit(view: &View, game: &Game, lesson: Lesson) -> String {
    let fly = |card: Card| fly(view, card);
    let in_hand = |card: Card| format!("#hand .card{}", fly(card));
    let of = |colors: &[Color], with: &str| {
        let mut offers = colors.iter().filter_map(|&color| of_color(game, color));
        offers
            .next()
            .map(|offer| format!("{}, {with}", in_hand(offer.card)))
            .unwrap_or_default()
    };
    let chained = || {
        let (offer, from) = chained(game)?;
        Some(format!("{}, #own {}", in_hand(offer.card), fly(from)))
    };
    let status = |card: Card| format!("{0}, {0} .status", in_hand(card));
    match lesson {
        Lesson::City => "#own, #left, #right".to_owned(),
        Lesson::Sources => {
            [Color::Blue, Color::Green, Color::Red]
                .map(|color| format!("#hand .card.k-{}", color.name()))
                .join(", ")
                + ", #own .stage"
        }
        Lesson::Hand | Lesson::Return => "#hand .card".to_owned(),
        Lesson::Passing => "#hand .card, #bar .passing, .neighbor .side".to_owned(),
        Lesson::War => ".border, #own .stat.force".to_owned(),
        Lesson::AgeTwo => "#hand .card.k-brown, #bar .clock".to_owned(),
        Lesson::AgeThree => "#hand .card.k-purple, #bar .clock".to_owned(),
        Lesson::Last => ".border, #own .stage.next, #bar .clock".to_owned(),
        Lesson::Resources => of(&[Color::Brown, Color::Gray], "#own .production"),
        Lesson::Trade => bought(game)
            .map(|(offer, _)| format!("{}, .market", status(offer.card)))
            .unwrap_or_default(),
        Lesson::Chain => chained().unwrap_or_default(),
        Lesson::Stage => "#own .stage.next".to_owned(),
        Lesson::Science => of(&[Color::Green], "#own .stat.science"),
        Lesson::Closed => closed(game)
            .map(|offer| status(offer.card))
            .unwrap_or_default(),
        Lesson::Points => of(&[Color::Blue], "#own .stat.civil"),
        Lesson::Coins => of(&[Color::Yellow], "#own .stat.money"),
        Lesson::Shields => of(&[Color::Red], "#own .stat.force, .border"),
        Lesson::Neighbors => "#left, #right".to_owned(),
        Lesson::Goal | Lesson::Over | Lesson::Rest => String::new(),
    }
}

const fn ids(lesson: Lesson) -> (&'static str, &'static str) {
    match lesson {
        Lesson::Goal => (msg("guide-seven-goal"), msg("guide-seven-goal-text")),
        Lesson::City => (msg("guide-seven-city"), msg("guide-seven-city-text")),
        Lesson::Sources => (msg("guide-seven-sources"), msg("guide-seven-sources-text")),
        Lesson::Hand => (msg("guide-seven-hand"), msg("guide-seven-hand-text")),
        Lesson::Passing => (msg("guide-seven-passing"), msg("guide-seven-passing-text")),
        Lesson::Return => (msg("guide-seven-return"), msg("guide-seven-return-text")),
        Lesson::War => (msg("guide-seven-war"), msg("guide-seven-war-text")),
        Lesson::AgeTwo => (msg("guide-seven-age-two"), msg("guide-seven-age-two-text")),
        Lesson::AgeThree => (
            msg("guide-seven-age-three"),
            msg("guide-seven-age-three-text"),
        ),
        Lesson::Last => (msg("guide-seven-last"), msg("guide-seven-last-text")),
        Lesson::Over => (msg("guide-seven-over"), msg("guide-seven-over-text")),
        Lesson::Resources => (
            msg("guide-seven-resources"),
            msg("guide-seven-resources-text"),
        ),
        Lesson::Trade => (msg("guide-seven-trade"), msg("guide-seven-trade-text")),
        Lesson::Chain => (msg("guide-seven-chain"), msg("guide-seven-chain-text")),
        Lesson::Stage => (msg("guide-seven-stage"), msg("guide-seven-stage-text")),
        Lesson::Science => (msg("guide-seven-science"), msg("guide-seven-science-text")),
        Lesson::Closed => (msg("guide-seven-closed"), msg("guide-seven-closed-text")),
        Lesson::Points => (msg("guide-seven-points"), msg("guide-seven-points-text")),
        Lesson::Coins => (msg("guide-seven-coins"), msg("guide-seven-coins-text")),
        Lesson::Shields => (msg("guide-seven-shields"), msg("guide-seven-shields-text")),
        Lesson::Neighbors => (
            msg("guide-seven-neighbors"),
            msg("guide-seven-neighbors-text"),
        ),
        Lesson::Rest => (msg("guide-rest"), msg("guide-rest-text")),
    }
}

/// An example for the lesson on the present table.
fn example(t: &Texts, view: &View, game: &Game, lesson: Lesson) -> Option<String> {
    match lesson {
        Lesson::Passing => {
            let name = view.name(game.comes_from);
            Some(say!(t, "guide-seven-passing-now", name = name))
        }
        Lesson::War => Some(war(t, view, game)),
        Lesson::AgeTwo => {
            let points = conflict_points(view, game)?;
            Some(say!(t, "guide-seven-age-two-now", points = points))
        }
        Lesson::Over => over(t, view, game),
        Lesson::Trade => {
            let (offer, coins) = bought(game)?;
            Some(say!(
                t,
                "guide-seven-trade-now",
                card = t.name(offer.card),
                coins = coins
            ))
        }
        Lesson::Chain => {
            let (offer, from) = chained(game)?;
            Some(say!(
                t,
                "guide-seven-chain-now",
                card = t.name(offer.card),
                from = t.name(from)
            ))
        }
        Lesson::Stage => Some(say!(t, "guide-seven-stage-now")),
        Lesson::Closed => {
            let card = t.name(closed(game)?.card);
            Some(say!(t, "guide-seven-closed-now", card = card))
        }
        Lesson::Goal
        | Lesson::City
        | Lesson::Sources
        | Lesson::Hand
        | Lesson::Return
        | Lesson::AgeThree
        | Lesson::Last
        | Lesson::Resources
        | Lesson::Science
        | Lesson::Points
        | Lesson::Coins
        | Lesson::Shields
        | Lesson::Neighbors
        | Lesson::Rest => None,
    }
}

/// The shields at both borders.
fn war(t: &Texts, view: &View, game: &Game) -> String {
    let seats = game.cities.len();
    let you = view.facing;
    let shields = [you, you.left(seats), you.right(seats)];
    let [own, left, right] = shields.map(|seat| game.cities[seat.number()].shields);
    say!(
        t,
        "guide-seven-war-now",
        own = own,
        left = left,
        right = right
    )
}

/// The points of the last conflicts.
fn conflict_points(view: &View, game: &Game) -> Option<i16> {
    let conflicts = &game.past.last()?.conflicts;
    let points = conflicts.iter().map(|one| {
        let own = (one.seat == view.facing).then_some(one.points);
        let as_left = (one.left == view.facing).then_some(one.left_points);
        own.or(as_left).unwrap_or(0)
    });
    (!conflicts.is_empty()).then(|| points.sum())
}

fn over(t: &Texts, view: &View, game: &Game) -> Option<String> {
    let sheet = game.sheet.as_ref()?;
    let own = sheet.ranking.iter().find(|line| line.seat == view.facing)?;
    let best = sheet.ranking.iter().map(|line| line.total).max()?;
    let won = if sheet.winners.contains(&view.facing) {
        "yes"
    } else {
        "no"
    };
    Some(say!(
        t,
        "guide-seven-over-now",
        won = won,
        points = own.total,
        best = best
    ))
}

fn advice(t: &Texts, view: &View, game: &Game, judged: &view::Advice<Action>) -> Option<Advice> {
    let action = judged.action;
    let (what, gives) = match action {
        Action::Build { card, by, pay } => (
            build(t, game, card, by, pay),
            vec![words::effects(t, card.facts(game.edition).effects)],
        ),
        Action::Stage { card, .. } => {
            let city = &game.cities[view.facing.number()];
            let (edition, board) = city.board;
            let stage = board.facts(edition).stages.get(city.stages)?;
            let gives = words::effects(t, stage.effects);
            (
                say!(t, "guide-seven-lay", card = t.name(card)),
                costs(t, price_of(game, action)).chain([gives]).collect(),
            )
        }
        Action::Sell { card } => (say!(t, "guide-seven-sell", card = t.name(card)), Vec::new()),
        // The boards of the guided game do not build from the discard pile.
        Action::Take { .. } | Action::Decline => return None,
    };
    Some(Advice {
        action: write_action(view.facing, action),
        card: action
            .card()
            .map(|card| format!("#hand .card{}", fly(view, card))),
        what,
        why: why(t, view, gives, &judged.reasons),
    })
}

fn build(t: &Texts, game: &Game, card: Card, by: By, pay: Payment) -> String {
    let offers = game.ask.iter().flat_map(|ask| &ask.cards);
    let bank = offers
        .filter(|offer| offer.card == card)
        .find_map(|offer| match offer.build {
            Terms::Payable { bank, .. } => Some(bank),
            _ => None,
        });
    let (bank, trade) = (bank.unwrap_or(0), pay.total());
    let free = card.facts(game.edition).resources.is_empty();
    let (how, coins) = match by {
        By::Chain => ("chain", 0),
        By::Power => ("free", 0),
        By::Cost if trade > 0 => ("trade", trade + bank),
        By::Cost if bank > 0 => ("bank", bank),
        By::Cost if free => ("free", 0),
        By::Cost => ("own", 0),
    };
    say!(
        t,
        "guide-seven-build",
        how = how,
        card = t.name(card),
        coins = coins
    )
}
