//! The structure: overlapping rows, faces and backs, and the cost of each accessible card for both seats. It closes up
//! as rows and sides are taken.

use antipater_engine::duel::{Back, Card, Event};
use antipater_engine::{Seat, seven};
use antipater_show::words::duel as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::{effects, offer};
use crate::buildings;
use crate::forms::light;
use crate::icons::{self, coins, icon};
use crate::mode::Mode;
use crate::names;
use crate::parts::{Part, Printer};
use antipater_show::texts::{Texts, say};
use antipater_show::view::GameView;
use antipater_show::view::duel::{Ask, SlotView, Terms, VisibleSide};

/// The structure without a choice.
pub(super) fn alone(ctx: PageContext<'_>) -> Markup {
    structure(ctx, false, &cards(ctx))
}

/// The structure while another seat chooses; the question says which one.
pub(super) fn waiting(ctx: PageContext<'_>, seat: Seat) -> Markup {
    let whose = say!(
        ctx.t,
        "duel-turn",
        who = ctx.who(seat),
        name = ctx.name(seat)
    );
    let content = html! {
        (cards(ctx))
        div class="offer hint" { p id="question" class="waits" { (whose) } }
    };
    structure(ctx, false, &content)
}

/// The structure with the choice of a card, and its uses.
pub(super) fn with_offers(ctx: PageContext<'_>, ask: &Ask) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let group = format!("card-{}", ctx.view.decision);
    let keys = game
        .structure
        .iter()
        .filter(|slot| slot.accessible)
        .zip(1..);
    let key = |slot: &SlotView| {
        let mut keys = keys.clone();
        keys.find(|(other, _)| other.slot == slot.slot)
            .map(|(_, key): (_, usize)| key)
    };
    let content = html! {
        @for slot in &game.structure {
            @match (key(slot), slot.side) {
                (Some(key), VisibleSide::Card(card)) => {
                    @let id = format!("{group}-{}", slot.slot);
                    input type="radio" class={ "pick sr p" (slot.slot) } name=(group) id=(id) value=(card.name())
                        autocomplete="off" data-key=(key);
                    label for=(id) class=(class(ctx, slot)) data-slot=(slot.slot) data-fly=[identity(slot)] { (face(ctx, slot, Some(key))) }
                    div class="offer" role="group" aria-label=(t.name(card)) { (offer::offer(ctx, ask, slot, card)) }
                }
                _ => div class=(class(ctx, slot)) data-slot=(slot.slot) data-fly=[identity(slot)] { (face(ctx, slot, None)) },
            }
        }
        div class="offer hint" {
            h2 id="question" {
                @if game.clock.extra_turn { (icon("again")) (say!(t, "duel-question-extra")) }
                @else { (say!(t, "duel-question-play")) }
            }
            p { (say!(t, "duel-question-play-explained")) }
            p class="muted keys" { (say!(t, "duel-keys")) }
        }
    };
    structure(ctx, true, &content)
}

/// The structure around its content, with the number of rows, the first column and the number of columns that have
/// cards, so that the others take no room. A card is two columns wide.
fn structure(ctx: PageContext<'_>, is_asked: bool, content: &Markup) -> Markup {
    let slots = &ctx.game.structure;
    let rows = slots.iter().map(|slot| slot.row + 1).max().unwrap_or(1);
    let from = slots.iter().map(|slot| slot.x).min().unwrap_or(1);
    let to = slots.iter().map(|slot| slot.x + 1).max().unwrap_or(2);
    html! {
        div class={ "structure age" (ctx.game.clock.age) } data-rows=(rows) data-from=(from) data-columns=(to + 1 - from)
            role=[is_asked.then_some("radiogroup")] aria-labelledby=[is_asked.then_some("question")] { (content) }
    }
}

/// The cards of a structure that asks nothing.
fn cards(ctx: PageContext<'_>) -> Markup {
    html! {
        @for slot in &ctx.game.structure {
            div class=(class(ctx, slot)) data-slot=(slot.slot) data-fly=[identity(slot)] {
                (face(ctx, slot, None))
                @if taken(ctx, slot) {
                    @let text = say!(ctx.t, "duel-taken");
                    span class="taken" title=(text) { (icon("check")) span class="sr" { (text) } }
                }
            }
        }
    }
}

/// The card's name for animations, if it is face up.
fn identity(slot: &SlotView) -> Option<String> {
    match slot.side {
        VisibleSide::Card(card) => Some(format!("card-{}", card.index())),
        VisibleSide::Back(_) => None,
    }
}

/// The classes of the card: its position, covered or not, face or back, and the card that would free it.
fn class(ctx: PageContext<'_>, slot: &SlotView) -> String {
    let mut class = format!("card x{} r{}", slot.x, slot.row);
    match slot.side {
        VisibleSide::Card(card) => {
            class.push_str(" k-");
            class.push_str(words::color_word(card.row().color));
        }
        VisibleSide::Back(Back::Guild) => class.push_str(" back guild"),
        VisibleSide::Back(_) => class.push_str(" back"),
    }
    if !slot.accessible {
        class.push_str(" covered");
    }
    if let Some(terms) = &slot.terms
        && !terms[ctx.near().number()].affordable
    {
        class.push_str(" dim");
    }
    for other in &ctx.game.structure {
        if other.uncovers.contains(&slot.slot) {
            class.push_str(&format!(" u{}", other.slot));
        }
    }
    if taken(ctx, slot) {
        class.push_str(" chosen");
    }
    if let VisibleSide::Card(card) = slot.side {
        class.push_str(light(ctx.view, |hint| hint.takes(card)));
    }
    if is_fresh(ctx, slot) {
        class.push_str(" fresh");
    }
    class
}

/// Whether the card is taken in the next step of a replay.
fn taken(ctx: PageContext<'_>, slot: &SlotView) -> bool {
    let Mode::Still { next: Some(next) } = ctx.mode else {
        return false;
    };
    match &next.game {
        GameView::Duel(next) => {
            let goes_on = next.clock.age == ctx.game.clock.age;
            let still_there = next.structure.iter().any(|other| other.slot == slot.slot);
            slot.accessible && (!goes_on || !still_there)
        }
        GameView::Seven(_) | GameView::Sides(_) => false,
    }
}

/// Whether the card was revealed since the viewer's last decision.
fn is_fresh(ctx: PageContext<'_>, slot: &SlotView) -> bool {
    let events = ctx.game.recent(ctx.view.you).iter().flat_map(|e| &e.events);
    let turned = |event: &Event| matches!(event, Event::TurnedUp { slot: of, .. } if of.index() == slot.slot);
    ctx.game
        .recent(ctx.view.you)
        .iter()
        .all(|e| e.age == ctx.game.clock.age)
        && events.into_iter().any(turned)
}

fn face(ctx: PageContext<'_>, slot: &SlotView, key: Option<usize>) -> Markup {
    match slot.side {
        VisibleSide::Back(back) => self::back(ctx, back),
        VisibleSide::Card(card) => front(ctx, slot, card, key),
    }
}

fn back(ctx: PageContext<'_>, back: Back) -> Markup {
    let picture = match back {
        Back::I => icons::Back::Age(seven::Age::I),
        Back::II => icons::Back::Age(seven::Age::II),
        Back::III => icons::Back::Age(seven::Age::III),
        Back::Guild => icons::Back::Guild,
    };
    html! {
        span class="sr" { (words::visible_side(ctx.t, VisibleSide::Back(back))) }
        (icons::back(picture))
    }
}

fn front(ctx: PageContext<'_>, slot: &SlotView, card: Card, key: Option<usize>) -> Markup {
    let face = Face {
        card,
        key,
        covered: !slot.accessible,
        fresh: is_fresh(ctx, slot),
    };
    html! {
        (ctx.part(&face))
        @if let Some(terms) = &slot.terms { (prices(ctx, terms)) }
    }
}

/// The face of a card.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Face {
    card: Card,
    /// The key that chooses it.
    key: Option<usize>,
    covered: bool,
    /// Whether it was revealed since the viewer's last decision.
    fresh: bool,
}

impl Part for Face {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, card) = (printer.t, self.card);
        let row = card.row();
        html! {
            span class="face-head" {
                (effects::badge(t, row.color))
                (names::on_card(t, card))
                @if let Some(key) = self.key { kbd aria-hidden="true" { (key) } }
            }
            span class="sr" { (words::color_and_effects(t, row.color, &words::effects(t, row.effects))) }
            @if self.covered { span class="sr" { (say!(t, "duel-covered")) } }
            @if self.fresh { span class="sr" { (say!(t, "duel-fresh")) } }
            span class="face-art" {
                (buildings::duel(card))
                span class="face-line" {
                    (effects::icons(t, row.effects))
                    (effects::cost(row.coins, row.resources))
                }
                (chains(t, card))
            }
        }
    }
}

/// The symbols of the chains that start and end at this card.
fn chains(t: &Texts, card: Card) -> Markup {
    html! {
        span class="face-chains" {
            @if let Some(chain) = effects::chain_to(card) {
                span class="comes" title=(say!(t, "chain-from-any", cards = t.name(chain.from))) {
                    (effects::chain(chain)) (icon("right"))
                    span class="sr" { (say!(t, "chain-from-any", cards = t.name(chain.from))) }
                }
            }
            @if let Some(chain) = effects::chain_from(card) {
                span class="goes" title=(say!(t, "chain-opens", cards = t.name(chain.to))) {
                    (icon("right")) (effects::chain(chain))
                    span class="sr" { (say!(t, "chain-opens", cards = t.name(chain.to))) }
                }
            }
        }
    }
}

/// The present cost of the card for both seats.
fn prices(ctx: PageContext<'_>, terms: &[Terms; 2]) -> Markup {
    html! {
        span class="prices" {
            @for seat in [ctx.near(), ctx.far()] { (price(ctx, seat, &terms[seat.number()])) }
        }
    }
}

fn price(ctx: PageContext<'_>, seat: Seat, terms: &Terms) -> Markup {
    let name = ctx.name(seat);
    let whose = match ctx.view.you {
        Some(you) if you == seat => "you",
        Some(_) => "opponent",
        None => "other",
    };
    let state = match (terms.affordable, terms.total) {
        (false, _) => "no",
        (true, 0) => "free",
        (true, _) => "pay",
    };
    let in_words = ctx.price(seat, terms);
    html! {
        span class={ "status " (ctx.side(seat)) " " (state) } title=(in_words) {
            span class="sr" { (in_words) }
            span class="whose" aria-hidden="true" { (say!(ctx.t, "duel-whose", who = whose, name = name)) }
            span aria-hidden="true" {
                @if terms.chain.is_some() { (icon("chain")) }
                @else if terms.total == 0 { (icon("check")) }
                @else { @if !terms.affordable { (icon("cross")) } (coins(terms.total)) }
            }
        }
    }
}
