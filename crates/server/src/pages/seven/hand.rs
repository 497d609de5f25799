//! The question and its answers: the cards to choose from, and for the chosen one what can be done with it. At the end
//! of the game the score sheet takes this place.
//!
//! Each answer is a form of its own, so that the game can be played without a script.

use antipater_engine::seven::record::write_action;
use antipater_engine::seven::{Action, By, Payment};
use maud::{Markup, html};

use super::{Pen, card, effects, sheet, words};
use crate::pages::icons::{coins, icon};
use crate::pages::table::{answer, fields};
use crate::texts::{msg, say};
use crate::view::seven::{Ask, AskKind, Offer, Stage, Terms};

/// The region.
pub(super) fn region(pen: Pen<'_>) -> Markup {
    let Pen { t, game, .. } = pen;
    html! {
        section id="hand" class="hand" aria-labelledby="question" {
            @match (&game.ask, &game.sheet) {
                (_, Some(final_sheet)) => (sheet::sheet(pen, final_sheet)),
                (Some(ask), None) => (question(pen, ask)),
                (None, None) => p id="question" { (say!(t, "waiting")) },
            }
        }
    }
}

fn question(pen: Pen<'_>, ask: &Ask) -> Markup {
    let t = pen.t;
    let id = match ask.kind {
        AskKind::Turn => msg("question-turn"),
        AskKind::Seventh => msg("question-seventh"),
        AskKind::Discard => msg("question-discard"),
    };
    let explained = match ask.kind {
        AskKind::Turn => msg("question-turn-explained"),
        AskKind::Seventh => msg("question-seventh-explained"),
        AskKind::Discard => msg("question-discard-explained"),
    };
    let group = format!("card-{}", pen.view.decision);
    html! {
        div class={ "cards n" (crowd(ask.cards.len())) } role="radiogroup" aria-labelledby="question" {
            @for (number, offer) in ask.cards.iter().enumerate() {
                @let id = format!("{group}-{number}");
                @let color = offer.card.facts(pen.game.edition).color.name();
                input type="radio" class="pick sr" name=(group) id=(id) value=(offer.card.name()) autocomplete="off"
                    data-key=(number + 1);
                label for=(id) class={ "card k-" (color) (if possible(offer) { "" } else { " dim" }) } {
                    (card::face(pen, offer, number + 1))
                }
                div class="offer" role="group" aria-label=(offer.card.name()) { (answers(pen, ask, offer)) }
            }
            div class="offer hint" {
                h2 id="question" { (say!(t, id)) }
                p { (say!(t, explained)) }
                @if ask.kind == AskKind::Discard {
                    (form(pen, "decline", &[(Action::Decline, html! { (say!(t, "do-decline")) })]))
                } @else {
                    p class="muted keys" { (say!(t, "keys")) }
                }
            }
        }
    }
}

/// How many cards there are, as the style sheet distinguishes them.
const fn crowd(cards: usize) -> usize {
    match cards {
        0..=7 => cards,
        8..=14 => 8,
        15..=32 => 15,
        _ => 33,
    }
}

fn possible(offer: &Offer) -> bool {
    offer.free_build || !offer.build.builds(offer.card).is_empty()
}

/// What can be done with a card: build it, build a stage with it, sell it.
fn answers(pen: Pen<'_>, ask: &Ask, offer: &Offer) -> Markup {
    let t = pen.t;
    let card = offer.card;
    let facts = card.facts(pen.game.edition);
    html! {
        h3 { (effects::badge(t, facts.color)) " " (card.name()) }
        p class="does" { (words::effects(t, facts.effects)) }
        @if ask.kind == AskKind::Discard {
            @if offer.build == Terms::Found {
                (form(pen, "build", &[(Action::Take { card }, html! { (say!(t, "do-take")) })]))
            } @else {
                (closed("build", &html! { (say!(t, "do-take")) }, &say!(t, "refused-standing")))
            }
            (form(pen, "decline", &[(Action::Decline, html! { (say!(t, "do-decline")) })]))
        } @else {
            (build(pen, offer))
            (stage(pen, ask.stage.as_ref(), offer))
            (form(pen, "sell", &[(Action::Sell { card }, html! { span class="what" { (say!(t, "do-sell")) } span class="price" { (say!(t, "sale")) (coins(3)) } })]))
        }
    }
}

fn build(pen: Pen<'_>, offer: &Offer) -> Markup {
    let t = pen.t;
    let label = html! { (icon("check")) (say!(t, "do-build")) };
    let facts = offer.card.facts(pen.game.edition);
    let mut ways: Vec<Action> = offer.build.builds(offer.card);
    if offer.free_build {
        ways.push(offer.free_build());
    }
    html! {
        @if ways.is_empty() {
            (closed("build", &label, &refusal(pen, &offer.build)))
        } @else {
            (priced(pen, "build", &label, &ways, &offer.build, &own(pen, facts.resources.is_empty())))
        }
    }
}

fn stage(pen: Pen<'_>, stage: Option<&Stage>, offer: &Offer) -> Markup {
    let t = pen.t;
    let city = &pen.game.cities[pen.view.you.number()];
    let (edition, board) = city.board;
    html! {
        @match stage {
            None => (closed("wonder", &html! { (icon("wonder")) (say!(t, "do-stage-complete")) }, &say!(t, "refused-wonder-complete"))),
            Some(stage) => {
                @let facts = &board.facts(edition).stages[stage.number];
                @let label = html! {
                    (icon("wonder")) (say!(t, "do-stage", number = stage.number + 1)) (effects::icons(t, facts.effects))
                    span class="sr" { (words::effects(t, facts.effects)) }
                };
                @let ways = stage.terms.stages(offer.card);
                @if ways.is_empty() {
                    (closed("wonder", &label, &refusal(pen, &stage.terms)))
                } @else {
                    (priced(pen, "wonder", &label, &ways, &stage.terms, &own(pen, false)))
                }
            }
        }
    }
}

/// A form with one or several payments, the cheapest chosen.
fn priced(
    pen: Pen<'_>,
    kind: &'static str,
    label: &Markup,
    ways: &[Action],
    terms: &Terms,
    own: &str,
) -> Markup {
    let bank = match terms {
        Terms::Payable { bank, .. } => *bank,
        _ => 0,
    };
    let price = |action: Action| -> Markup {
        match (action, terms) {
            (_, Terms::Chain { from }) => {
                html! { (icon("chain")) (say!(pen.t, "status-chain", card = from.name())) }
            }
            (Action::Build { by: By::Power, .. }, _) => {
                html! { (say!(pen.t, "status-power")) }
            }
            _ => price(pen, own, bank, action.payment()),
        }
    };
    let choices: Vec<(Action, Markup)> = ways.iter().map(|&way| (way, price(way))).collect();
    if let [(action, price)] = choices.as_slice() {
        let face = html! { span class="what" { (label) } span class="price" { (price) } };
        return form(pen, kind, &[(*action, face)]);
    }
    let face = html! { span class="what" { (label) } };
    paying(pen, kind, &face, &choices)
}

/// What to say where no coin is paid.
fn own(pen: Pen<'_>, costs_nothing: bool) -> String {
    if costs_nothing {
        say!(pen.t, "price-nothing")
    } else {
        say!(pen.t, "price-own")
    }
}

/// A price: words for a payment to neighbors, with the coins.
fn price(pen: Pen<'_>, own: &str, bank: u8, pay: Payment) -> Markup {
    html! {
        (if bank == 0 && pay == Payment::NOTHING { own.to_owned() } else { words::price(pen, bank, pay) })
        @let all = bank + pay.total();
        @if all > 0 { (coins(all)) }
    }
}

/// A form with a single way.
fn form(pen: Pen<'_>, kind: &'static str, ways: &[(Action, Markup)]) -> Markup {
    html! {
        @for (action, face) in ways {
            (answer(pen.view, kind, &write_action(pen.view.you, *action), face))
        }
    }
}

/// A form with several payments to choose from.
fn paying(pen: Pen<'_>, kind: &'static str, face: &Markup, ways: &[(Action, Markup)]) -> Markup {
    html! {
        form method="post" action={ "/tables/" (pen.view.table) "/moves" } class={ "answer many " (kind) } data-move {
            (fields(pen.view))
            button type="submit" data-do=(kind) { (face) }
            fieldset {
                legend class="sr" { (say!(pen.t, "choose-payment")) }
                @for (number, (action, price)) in ways.iter().enumerate() {
                    label {
                        input type="radio" name="action" value=(write_action(pen.view.you, *action))
                            checked[number == 0] autocomplete="off";
                        span class="price" { (price) }
                    }
                }
            }
        }
    }
}

/// An answer that is not possible now, and why.
fn closed(kind: &'static str, label: &Markup, why: &str) -> Markup {
    html! {
        p class={ "answer closed " (kind) } {
            span class="what" { (label) }
            span class="price" { (icon("cross")) (why) }
        }
    }
}

/// Why something cannot be built now.
fn refusal(pen: Pen<'_>, terms: &Terms) -> String {
    let t = pen.t;
    match terms {
        Terms::Standing => say!(t, "refused-standing"),
        Terms::TooDear { coins } => {
            let purse = pen.game.cities[pen.view.you.number()].coins;
            say!(t, "refused-too-dear", coins = *coins, purse = purse)
        }
        Terms::Missing { resources } => {
            say!(t, "refused-missing", list = words::resources(t, *resources))
        }
        Terms::Chain { .. } | Terms::Power | Terms::Found | Terms::Payable { .. } => String::new(),
    }
}
