//! The question and its answers: the cards to choose from, and the uses of the chosen one. The score sheet replaces it
//! at the end of the game.
//!
//! Each answer is a separate form, so that the game can be played without scripts.

use antipater_engine::seven::record::write_action;
use antipater_engine::seven::{Action, By, Card, Edition, Payment};
use antipater_show::words::seven as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::{banner, card, city, effects, preview, sheet};
use crate::forms::{Place, answer, close, fields, light};
use crate::icons::{coins, icon};
use crate::inner;
use crate::mode::Mode;
use crate::names;
use crate::parts::{Part, Printer};
use crate::resign;
use crate::table_status;
use antipater_show::texts::{msg, say};
use antipater_show::view::seven::{ActionKind, Ask, AskKind, Offer, Preview, Terms};
use antipater_show::view::{GameView, View};

/// The region.
pub(super) fn region(ctx: PageContext<'_>) -> Markup {
    let game = ctx.game;
    html! {
        section id="hand" class="hand" aria-labelledby="question" {
            @match (&game.ask, &game.sheet, ctx.mode) {
                (_, Some(final_sheet), _) => (sheet::sheet(ctx, final_sheet)),
                _ if resign::is_given_up(ctx.view) => (resign::panel(ctx.t, ctx.view, ctx.mode)),
                _ if resign::has_resigned(ctx.view) => { (inner::status(ctx.mode)) (resign::gone(ctx.t)) }
                (Some(ask), None, _) if ctx.view.table_status.asks_nothing() => (left(ctx, ask)),
                (Some(ask), None, Mode::Live | Mode::Puzzle { .. }) => (question(ctx, ask)),
                _ if ctx.view.table_status.asks_nothing() => { (inner::status(ctx.mode)) (table_status::gone(ctx.t, ctx.view)) }
                (Some(ask), None, Mode::Still { next }) => (still(ctx, ask, next)),
                (Some(ask), None, Mode::Solved) => (still(ctx, ask, None)),
                (None, None, _) => { (inner::status(ctx.mode)) p id="question" class="waits" { (ctx.waiting()) } }
            }
        }
    }
}

/// The hand of a person for whom a bot plays, with the button to come back in place of the question.
fn left(ctx: PageContext<'_>, ask: &Ask) -> Markup {
    html! {
        div class={ "cards left " (crowd(ask)) } {
            @for offer in &ask.cards {
                @let color = offer.card.facts(ctx.game.edition).color.name();
                div class={ "card k-" (color) } { (card::face(ctx, offer, 10)) }
            }
            div class="offer hint" { (table_status::gone(ctx.t, ctx.view)) }
            (inner::status(ctx.mode))
        }
    }
}

/// The hand in a replay, with a mark on the chosen card.
fn still(ctx: PageContext<'_>, ask: &Ask, next: Option<&View>) -> Markup {
    let used = next.and_then(|next| used(ask, next));
    let mut cards = ask.cards.iter();
    let place = cards.position(|offer| used.is_some_and(|(card, _)| card == offer.card));
    html! {
        p id="question" class="still-question" { (explained_still(ctx, ask)) }
        div class={ "cards still " (crowd(ask)) } data-way=(way(ctx, ask.kind)) {
            @for (number, offer) in ask.cards.iter().enumerate() {
                @let color = offer.card.facts(ctx.game.edition).color.name();
                @let chosen = used.filter(|_| place == Some(number));
                div class={ "card k-" (color) (if possible(offer) { "" } else { " dim" }) (if chosen.is_some() { " chosen" } else { "" }) }
                    data-fly={ (ask.seat.number()) "-" (offer.card.name()) } {
                    (card::face(ctx, offer, 10))
                    @if let Some((_, use_of)) = chosen { p class="use" { (say!(ctx.t, "used-for", what = use_of)) } }
                }
            }
        }
    }
}

/// The owner of the hand, in words.
fn explained_still(ctx: PageContext<'_>, ask: &Ask) -> String {
    let name = ctx.name(ask.seat);
    let who = match ctx.mode {
        Mode::Solved => "you",
        Mode::Live | Mode::Puzzle { .. } | Mode::Still { .. } => "other",
    };
    match ask.kind {
        AskKind::Turn | AskKind::Seventh => say!(ctx.t, "hand-of", who = who, name = name),
        AskKind::Discard => say!(ctx.t, "pile-of", who = who, name = name),
    }
}

/// The card that is used one step later, and its use.
fn used(ask: &Ask, next: &View) -> Option<(Card, &'static str)> {
    let GameView::Seven(game) = &next.game else {
        return None;
    };
    let mut actions = game.past.last()?.actions.iter();
    let action = actions.find(|action| action.seat == ask.seat)?;
    match action.kind {
        ActionKind::Built { card, .. } | ActionKind::Picked { card: Some(card) } => {
            Some((card, "build"))
        }
        ActionKind::Stage { .. } => Some((action.own_card?, "stage")),
        ActionKind::Sold => Some((action.own_card?, "sell")),
        ActionKind::Picked { card: None } => None,
    }
}

/// Cards with their types.
pub(super) fn open(printer: Printer<'_>, edition: Edition, cards: &[Card]) -> Markup {
    html! {
        ul class="buildings" {
            @for &card in cards { (printer.part(&city::Building { edition, card, seat: None })) }
        }
    }
}

fn question(ctx: PageContext<'_>, ask: &Ask) -> Markup {
    let t = ctx.t;
    let whose = ctx.who(ask.seat);
    let group = format!("card-{}-{}", ctx.view.decision, ctx.view.choices);
    let mut cards = ask.cards.iter();
    let drawn = cards.position(|offer| Some(offer.card) == ask.drawn);
    let taken = ask.chosen.iter().find(|(seat, _)| *seat == ask.seat);
    let taken = taken.and_then(|(_, action)| action.card());
    let mut cards = ask.cards.iter();
    let taken = cards.position(|offer| Some(offer.card) == taken);
    let decided = if taken.is_some() { " decided" } else { "" };
    let same = &Same::of(ctx, ask);
    html! {
        @if ctx.game.free_city.is_some() { (banner::banner(ctx, ask)) }
        div class={ "cards " (crowd(ask)) " for-" (whose) (decided) } role="radiogroup" aria-labelledby="question"
            data-question=(group) data-way=(way(ctx, ask.kind)) {
            @for (number, offer) in ask.cards.iter().enumerate() {
                @let id = format!("{group}-{number}");
                @let color = offer.card.facts(ctx.game.edition).color.name();
                input type="radio" class="pick sr" name=(group) id=(id) value=(offer.card.name()) autocomplete="off"
                    data-key=(number + 1);
                @let dim = if possible(offer) { "" } else { " dim" };
                @let lit = light(ctx.view, |hint| hint.uses(offer.card));
                label for=(id) class={ "card k-" (color) (dim) (lit) (if taken == Some(number) { " taken" } else { "" }) }
                    data-fly={ (ask.seat.number()) "-" (offer.card.name()) } {
                    (card::face(ctx, offer, number + 1))
                    @if taken == Some(number) { span class="drawn taken" { (icon("check")) " " span { (say!(t, "card-chosen")) } } }
                    @if drawn == Some(number) { span class="drawn" { (say!(t, "card-drawn")) } }
                }
                div class="offer" role="group" aria-label=(t.name(offer.card)) { (answers(ctx, ask, offer, same)) (close(t)) }
            }
            @if ctx.game.free_city.is_none() && banner::is_decided(ask) { (banner::decided(ctx, ask)) }
            @else { div class="offer hint" {
                @if ctx.game.free_city.is_none() { h2 id="question" { (say!(t, question_id(ask.kind))) } }
                p { @if banner::is_decided(ask) { (say!(t, "chosen-explained")) } @else { (explained(ctx, ask)) } }
                @if ask.kind == AskKind::Discard {
                    (form(ctx, "decline", &[(Action::Decline, html! { (say!(t, "do-decline")) })], None))
                } @else {
                    p class="muted keys" { (say!(t, "keys", count = ask.cards.len().min(9))) }
                }
            } }
            @if ctx.game.free_city.is_none() { (inner::status(ctx.mode)) }
        }
    }
}

/// The question, if there is only one city to choose for.
fn question_id(kind: AskKind) -> &'static str {
    match kind {
        AskKind::Turn => msg("question-turn"),
        AskKind::Seventh => msg("question-seventh"),
        AskKind::Discard => msg("question-discard"),
    }
}

fn explained(ctx: PageContext<'_>, ask: &Ask) -> String {
    let whose = ctx.who(ask.seat);
    let id = match ask.kind {
        AskKind::Turn => msg("question-turn-explained"),
        AskKind::Seventh => msg("question-seventh-explained"),
        AskKind::Discard => msg("question-discard-explained"),
    };
    say!(ctx.t, id, whose = whose, city = ctx.city(ask.seat))
}

/// The number of cards, in the classes of the style sheet: a hand has one row, a discard pile several.
fn crowd(ask: &Ask) -> &'static str {
    match (ask.kind, ask.cards.len()) {
        (_, 0) => "n0",
        (_, 1) => "n1",
        (_, 2) => "n2",
        (_, 3) => "n3",
        (_, 4) => "n4",
        (_, 5) => "n5",
        (_, 6) => "n6",
        (_, 7) => "n7",
        (AskKind::Turn | AskKind::Seventh, _) => "eight",
        (AskKind::Discard, 8..=14) => "n8",
        (AskKind::Discard, 15..=32) => "n15",
        (AskKind::Discard, _) => "n33",
    }
}

/// Where the cards go next: to a neighbor, to the other player and back, or nowhere.
fn way(ctx: PageContext<'_>, kind: AskKind) -> &'static str {
    match (kind, ctx.game.free_city) {
        (AskKind::Seventh | AskKind::Discard, _) => "none",
        (AskKind::Turn, Some(_)) => "trade",
        (AskKind::Turn, None) if ctx.game.passes_left => "left",
        (AskKind::Turn, None) => "right",
    }
}

fn possible(offer: &Offer) -> bool {
    offer.free_build || !offer.build.builds(offer.card).is_empty()
}

/// The name and the effect of a card.
#[derive(Clone, PartialEq, Eq, Hash)]
struct About {
    edition: Edition,
    card: Card,
    age: u8,
    /// The number of seats at the table, if the card has copies for different numbers.
    seats: Option<usize>,
}

impl Part for About {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, facts) = (printer.t, self.card.facts(self.edition));
        html! {
            h3 {
                (effects::badge(t, facts.color)) " " (t.name(self.card)) (names::other(t, self.card))
                @if let Some(seats) = self.seats { (card::numbers(t, facts, self.age, seats)) }
            }
            p class="does" { (words::effects(t, facts.effects)) }
        }
    }
}

/// The uses of a card: build it, build a stage with it, sell it.
fn answers(ctx: PageContext<'_>, ask: &Ask, offer: &Offer, same: &Same) -> Markup {
    let t = ctx.t;
    let card = offer.card;
    let game = ctx.game;
    let seats = game.free_city.is_none().then_some(game.cities.len());
    html! {
        div class="about" {
            (ctx.part(&About { edition: game.edition, card, age: game.clock.age, seats }))
            @if let Some(gives) = &offer.preview { (preview::gives(ctx, gives)) }
        }
        @if ask.kind == AskKind::Discard {
            @if offer.build == Terms::Found {
                (form(ctx, "build", &[(Action::Take { card }, html! {
                    span class="what" { (say!(t, "do-take")) }
                    @if let Some(way) = offer.preview.as_ref().and_then(|gives| gives.ways.first()) { (preview::left(ctx, way)) }
                })], Some(&same.place)))
            } @else {
                (closed("build", &html! { (say!(t, "do-take")) }, &ctx.closed(&offer.build)))
            }
            (form(ctx, "decline", &[(Action::Decline, html! { (say!(t, "do-decline")) })], None))
        } @else {
            (build(ctx, offer, same))
            (stage(ctx, ask, offer, same))
            @if ask.offers(Action::Sell { card }) {
                (give(ctx, "sell", Action::Sell { card }, &same.sale, Some(&same.sale_place)))
            } @else {
                (closed("sell", &html! { (say!(t, "do-sell")) }, &say!(t, "sells-only")))
            }
        }
    }
}

/// The pieces that the answers with all cards of a hand share.
struct Same {
    /// The button that builds the next stage.
    stage: Markup,
    /// The effect of the stage.
    stage_gives: Markup,
    /// The button that sells a card.
    sale: Markup,
    /// The places on which cards are dropped to build them, to build a stage, and to sell them.
    place: Place,
    stage_place: Place,
    sale_place: Place,
}

impl Same {
    fn of(ctx: PageContext<'_>, ask: &Ask) -> Same {
        let t = ctx.t;
        let (edition, board) = ctx.game.cities[ask.seat.number()].board;
        let stage = |number: usize| {
            let facts = &board.facts(edition).stages[number];
            html! {
                (icon("wonder")) (say!(t, "do-stage", number = number + 1)) (effects::icons(t, facts.effects))
                span class="sr" { (words::effects(t, facts.effects)) }
            }
        };
        let complete = || html! { (icon("wonder")) (say!(t, "do-stage-complete")) };
        let next = ask.stage.as_ref();
        let gives = next.and_then(|stage| stage.preview.as_ref());
        let place = city_place(ctx, ask);
        Same {
            stage: next.map_or_else(complete, |next| stage(next.number)),
            stage_gives: html! { @if let Some(gives) = gives { (preview::gives(ctx, gives)) } },
            sale: html! { span class="what" { (say!(t, "do-sell")) } span class="price" {
                (say!(t, "sale")) (coins(3))
                @if let Some(way) = &ask.sale { (preview::left(ctx, way)) }
            } },
            stage_place: Place {
                onto: format!("{} .wonder-board", place.onto),
                word: say!(t, "drop-stage"),
            },
            sale_place: Place {
                onto: "#bar .discards".to_owned(),
                word: say!(t, "do-sell"),
            },
            place,
        }
    }
}

/// The place on which a card is dropped to build it for the city that is chosen for.
fn city_place(ctx: PageContext<'_>, ask: &Ask) -> Place {
    Place {
        onto: format!(".city[data-seat=\"{}\"]", ask.seat.number()),
        word: say!(ctx.t, "do-build"),
    }
}

fn build(ctx: PageContext<'_>, offer: &Offer, same: &Same) -> Markup {
    let t = ctx.t;
    let label = html! { (icon("check")) (say!(t, "do-build")) };
    let facts = offer.card.facts(ctx.game.edition);
    let ways = offer.ways();
    html! {
        @if ways.is_empty() {
            (closed("build", &label, &ctx.closed(&offer.build)))
        } @else {
            (priced(ctx, "build", &label, &ways, &offer.build, &own(ctx, facts.resources.is_empty()), offer.preview.as_ref(), &same.place))
        }
    }
}

fn stage(ctx: PageContext<'_>, ask: &Ask, offer: &Offer, same: &Same) -> Markup {
    let t = ctx.t;
    let label = &same.stage;
    html! {
        @match &ask.stage {
            None => (closed("wonder", label, &say!(t, "refused-wonder-complete", whose = ctx.who(ask.seat)))),
            Some(stage) => {
                @let mut ways = stage.terms.stages(offer.card);
                @let some = !ways.is_empty();
                @let () = ways.retain(|&way| ask.offers(way));
                @if some && ways.is_empty() {
                    (closed("wonder", label, &say!(t, "refused-chain-first")))
                } @else if ways.is_empty() {
                    (closed("wonder", label, &ctx.closed(&stage.terms)))
                } @else {
                    (priced(ctx, "wonder", label, &ways, &stage.terms, &own(ctx, false), stage.preview.as_ref(), &same.stage_place))
                    (same.stage_gives)
                }
            }
        }
    }
}

/// A form with one or several payments, the cheapest chosen.
#[allow(
    clippy::too_many_arguments,
    reason = "everything that a button says, and where its card is laid"
)]
fn priced(
    ctx: PageContext<'_>,
    kind: &'static str,
    label: &Markup,
    ways: &[Action],
    terms: &Terms,
    own: &str,
    preview: Option<&Preview>,
    place: &Place,
) -> Markup {
    let bank = match terms {
        Terms::Payable { bank, .. } => *bank,
        _ => 0,
    };
    let price = |action: Action| -> Markup {
        match (action, terms) {
            (_, Terms::Chain { from }) => {
                html! { (icon("chain")) (say!(ctx.t, "status-chain", card = ctx.t.name(from))) }
            }
            (Action::Build { by: By::Power, .. }, _) => {
                html! { (say!(ctx.t, "status-power", city = ctx.city(ctx.asked().0))) }
            }
            _ => price(ctx, own, bank, action.payment()),
        }
    };
    let left = |number: usize| preview.and_then(|gives| gives.ways.get(number));
    let priced = |(number, &way): (usize, &Action)| {
        let face =
            html! { (price(way)) @if let Some(left) = left(number) { (preview::left(ctx, left)) } };
        (way, face)
    };
    let choices: Vec<(Action, Markup)> = ways.iter().enumerate().map(priced).collect();
    if let [(action, price)] = choices.as_slice() {
        let face = html! { span class="what" { (label) } span class="price" { (price) } };
        return give(ctx, kind, *action, &face, Some(place));
    }
    let face = html! { span class="what" { (label) } };
    paying(ctx, kind, &face, &choices, place)
}

/// The text for a payment without coins.
fn own(ctx: PageContext<'_>, costs_nothing: bool) -> String {
    if costs_nothing {
        say!(ctx.t, "price-nothing")
    } else {
        say!(ctx.t, "price-own")
    }
}

/// A price: words and coins for a payment to neighbors.
fn price(ctx: PageContext<'_>, own: &str, bank: u8, pay: Payment) -> Markup {
    html! {
        (if bank == 0 && pay == Payment::NOTHING { own.to_owned() } else { ctx.price(bank, pay) })
        @let all = bank + pay.total();
        @if all > 0 { (coins(all)) }
    }
}

/// A form with a single way to pay.
fn form(
    ctx: PageContext<'_>,
    kind: &'static str,
    ways: &[(Action, Markup)],
    place: Option<&Place>,
) -> Markup {
    html! {
        @for (action, face) in ways { (give(ctx, kind, *action, face, place)) }
    }
}

/// A form with one answer.
fn give(
    ctx: PageContext<'_>,
    kind: &'static str,
    action: Action,
    face: &Markup,
    place: Option<&Place>,
) -> Markup {
    answer((ctx.view, ctx.mode), kind, &sent(ctx, action), face, place)
}

/// A form with several payments to choose from.
fn paying(
    ctx: PageContext<'_>,
    kind: &'static str,
    face: &Markup,
    ways: &[(Action, Markup)],
    place: &Place,
) -> Markup {
    let lit = light(ctx.view, |hint| {
        let mut ways = ways.iter();
        ways.any(|(action, _)| hint.advises(&sent(ctx, *action)))
    });
    html! {
        form method="post" action=(ctx.mode.answers(ctx.view)) class={ "answer many " (kind) (lit) } data-move[ctx.mode.is_live()]
            data-onto=(place.onto) data-word=(place.word) {
            (fields(ctx.view))
            button type="submit" data-do=(kind) { (face) }
            fieldset {
                legend class="sr" { (say!(ctx.t, "choose-payment")) }
                @for (number, (action, price)) in ways.iter().enumerate() {
                    label {
                        input type="radio" name="action" value=(sent(ctx, *action))
                            checked[number == 0] autocomplete="off";
                        span class="price" { (price) }
                    }
                }
            }
        }
    }
}

/// An answer in the form: with the viewer's earlier choices, so that exactly what the page shows is played.
fn sent(ctx: PageContext<'_>, action: Action) -> String {
    let (seat, _) = ctx.asked();
    let chosen = ctx.game.ask.iter().flat_map(|ask| &ask.chosen);
    let before: Vec<String> = chosen
        .filter(|(due, _)| *due != seat)
        .map(|&(seat, action)| write_action(seat, action))
        .collect();
    let action = write_action(seat, action);
    if before.is_empty() {
        action
    } else {
        format!("[{},{action}]", before.join(","))
    }
}

/// An impossible answer, with the reason.
fn closed(kind: &'static str, label: &Markup, why: &str) -> Markup {
    html! {
        p class={ "answer closed " (kind) } {
            span class="what" { (label) }
            span class="price" { (icon("cross")) (why) }
        }
    }
}
