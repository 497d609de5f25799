//! The meaning of each symbol: resources, types of cards, and every printed effect.

use std::collections::HashSet;
use std::mem::discriminant;

use antipater_engine::duel::CHAINS;
use antipater_engine::seven::{Board, Card, Color, Edition, Effect, Side, Wonder};
use antipater_engine::{Resource, ResourceSet, duel as duel_rules};
use maud::{Markup, html};

use super::entry::{anchor, links};
use crate::book::Book;
use crate::duel::effects as duel_effects;
use crate::icons::{coins, icon, kind, loot, points, resource};
use crate::seven::effects as seven_effects;
use antipater_show::texts::{Texts, msg, say};
use antipater_show::words;

/// A symbol with its words.
type Sign = (Markup, String);

/// All symbols of a book.
pub(super) fn content(t: &Texts, book: Book) -> Markup {
    let kinds = match book {
        Book::Seven(_) => ResourceSet::RAW
            .iter()
            .chain(ResourceSet::GOODS.iter())
            .collect(),
        Book::Duel => words::duel::in_duel(ResourceSet::RAW)
            .iter()
            .chain(words::duel::in_duel(ResourceSet::GOODS).iter())
            .collect::<Vec<Resource>>(),
    };
    let resources = kinds
        .into_iter()
        .map(|one| (resource(one), words::resource(t, one)));
    let types = Color::ALL
        .into_iter()
        .map(|one| (kind(one, &words::letter(t, one)), words::color(t, one)));
    let effects = match book {
        Book::Seven(edition) => of_seven(t, edition),
        Book::Duel => of_duel(t),
    };
    html! {
        (group("resources", &say!(t, "reference-resources"), resources.collect()))
        (group("types", &say!(t, "rules-kinds-title"), types.collect()))
        (group("effects", &say!(t, "reference-effects"), effects))
        (group("signs", &say!(t, "reference-signs"), signs(t, book)))
        @if book == Book::Duel {
            section class="panel" aria-labelledby="chains" {
                h2 id="chains" { (say!(t, "reference-chains")) }
                ul class="plain sign-list" { @for chain in &CHAINS {
                    li { (duel_effects::chain(chain)) div {
                        p { a href={ (book.address()) "#" (anchor("card", chain.from.name())) } { (t.name(chain.from)) } }
                        dl { (away(book, &links(t, &say!(t, "reference-makes-free"), [chain.to]))) }
                    } }
                } }
            }
        }
    }
}

/// Links to entries on another page.
fn away(book: Book, links: &Markup) -> Markup {
    maud::PreEscaped(
        links
            .0
            .replace("href=\"#", &format!("href=\"{}#", book.address())),
    )
}

fn group(place: &str, title: &str, signs: Vec<Sign>) -> Markup {
    html! {
        section class="panel" aria-labelledby=(place) {
            h2 id=(place) { (title) }
            ul class="plain sign-list" { @for (sign, text) in signs { li { span class="sign" aria-hidden="true" { (sign) } p { (text) } } } }
        }
    }
}

/// The symbols other than effects.
fn signs(t: &Texts, book: Book) -> Vec<Sign> {
    let mut signs = vec![
        (coins(1), say!(t, "sign-coin")),
        (points(3), say!(t, "sign-points")),
        (icon("shield"), say!(t, "sign-shield")),
        (icon("wonder"), say!(t, "sign-wonder")),
        (icon("chain"), say!(t, "sign-chain")),
        (icon("discard"), say!(t, "sign-discard")),
    ];
    match book {
        Book::Seven(_) => signs.extend([
            (icon("left"), say!(t, "sign-left")),
            (icon("right"), say!(t, "sign-right")),
            (icon("down"), say!(t, "sign-down")),
            (icon("victory"), say!(t, "sign-victory")),
            (icon("defeat"), say!(t, "sign-defeat")),
            (icon("trade"), say!(t, "sign-trade")),
        ]),
        Book::Duel => signs.extend([
            (icon("token"), say!(t, "sign-token")),
            (icon("most"), say!(t, "sign-most")),
            (icon("again"), say!(t, "duel-effect-play-again")),
            (icon("pawn"), say!(t, "sign-pawn")),
            (icon("capital"), say!(t, "sign-capital")),
            (
                loot(2),
                say!(t, msg("reference-military-token-explained"), coins = 2),
            ),
        ]),
    }
    signs
}

/// One symbol for each kind of effect in an edition, and for each that has separate words.
fn of_seven(t: &Texts, edition: Edition) -> Vec<Sign> {
    let cards = Card::ALL.into_iter().filter(|card| card.is_in(edition));
    let cards = cards.flat_map(|card| card.facts(edition).effects);
    let boards = Wonder::ALL
        .into_iter()
        .flat_map(|wonder| Side::ALL.map(|side| Board { wonder, side }));
    let stages = boards
        .flat_map(|board| board.facts(edition).stages)
        .flat_map(|stage| stage.effects);
    let mut known = HashSet::new();
    let mut signs = Vec::new();
    for effect in cards.chain(stages) {
        let words = words::seven::effect(t, *effect);
        let plain = matches!(
            effect,
            Effect::Produce(_) | Effect::Coins(_) | Effect::Shields(_) | Effect::Points(_)
        );
        let key = if plain {
            format!("{:?}", discriminant(effect))
        } else {
            words.clone()
        };
        if known.insert(key) {
            signs.push((seven_effects::icons(t, &[*effect]), words));
        }
    }
    signs
}

fn of_duel(t: &Texts) -> Vec<Sign> {
    use duel_rules::{Effect, Token};
    let cards = duel_rules::Card::ALL
        .into_iter()
        .flat_map(|card| card.row().effects);
    let wonders = duel_rules::Wonder::ALL
        .into_iter()
        .flat_map(|wonder| wonder.row().effects);
    let tokens = Token::ALL.into_iter().flat_map(|token| token.row().effects);
    let mut known = HashSet::new();
    let mut signs = Vec::new();
    for effect in cards.chain(wonders).chain(tokens) {
        let words = words::duel::effect(t, *effect);
        let plain = matches!(
            effect,
            Effect::Produce(..)
                | Effect::Coins(_)
                | Effect::Shields(_)
                | Effect::Points(_)
                | Effect::OpponentLoses(_)
        );
        let key = if plain {
            format!("{:?}", discriminant(effect))
        } else {
            words.clone()
        };
        if known.insert(key) {
            signs.push((duel_effects::icons(t, &[*effect]), words));
        }
    }
    signs
}
