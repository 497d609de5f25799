//! The contents of one city, to be selected: board and stages, coins, tokens, symbols, cards. One dialog serves all
//! cities; a script fills it for the present one.

use antipater_engine::seven::{Card, Color, Edition, Side, Symbol, Tokens, Wonder};
use antipater_engine::{duel, seven};
use maud::{Markup, html};

use crate::duel::effects as duel_effects;
use crate::icons::{coins, icon, kind, points, symbol};
use crate::names;
use crate::reference::find_words;
use crate::seven::effects;
use antipater_show::score_pad::Pad;
use antipater_show::texts::{Named, Texts, say};
use antipater_show::words;
use antipater_show::words::duel as duel_words;
use antipater_show::words::seven as seven_words;

/// A card to select: its names, color, effects as icons, and words.
struct SelectableCard {
    label: Label,
    color: Color,
    effects: Markup,
    find: String,
}

/// The name of a thing: for the server, and on the page with its other name.
struct Label {
    printed: &'static str,
    names: Markup,
}

impl Label {
    fn of<T: Named>(t: &Texts, thing: T) -> Label {
        Label {
            printed: thing.printed(),
            names: html! { span class="nm" { (t.name(thing)) } (names::other(t, thing)) },
        }
    }
}

/// The dialog.
pub(super) fn dialog(t: &Texts, pad: Pad) -> Markup {
    html! {
        dialog id="contents" class="pad-dialog" aria-labelledby="contents-title" {
            form method="dialog" class="contents-head" {
                h2 id="contents-title" {}
                p class="contents-sum" { (icon("laurel")) span class="sr" { (say!(t, "score-total")) } " " b id="contents-total" { "–" } }
                button class="button primary" value="done" { (say!(t, "pad-done")) }
            }
            p class="bad" id="contents-bad" role="status" hidden { (say!(t, "pad-impossible")) " " }
            div class="contents-body" {
                @match pad.edition() {
                    Some(edition) => (of_seven(t, edition)),
                    None => (of_duel(t)),
                }
            }
        }
    }
}

fn of_seven(t: &Texts, edition: Edition) -> Markup {
    let cards = Card::ALL.into_iter().filter(|card| card.is_in(edition));
    let cards = cards.map(|card| {
        let facts = card.facts(edition);
        SelectableCard {
            label: Label::of(t, card),
            color: facts.color,
            effects: effects::icons(t, facts.effects),
            find: find_words(&[
                &t.both_names(card),
                &seven_words::effects(t, facts.effects),
                &words::color(t, facts.color),
            ]),
        }
    });
    html! {
        section { h3 { (say!(t, "pad-board")) }
            div class="contents-board" {
                select id="contents-city" aria-label=(say!(t, "score-city")) autocomplete="off" {
                    option value="" { (say!(t, "pad-no-board")) }
                    @for wonder in Wonder::ALL { option value=(wonder.city(edition)) { (t.name(wonder)) } }
                }
                select id="contents-side" aria-label=(say!(t, "pad-side")) autocomplete="off" {
                    @for side in Side::ALL { option value=(side.name(edition)) { (seven_words::side(t, edition, side)) } }
                }
            }
            (stepper(t, "stages", &icon("stage"), &say!(t, "pad-stages")))
        }
        section { h3 { (say!(t, "pad-coins-and-tokens")) }
            (stepper(t, "coins", &coins(""), &say!(t, "score-coins")))
            @for worth in Tokens::VICTORY {
                (stepper(t, &format!("token{worth}"), &points(worth), &say!(t, "pad-victory", points = worth)))
            }
            (stepper(t, "token-1", &icon("defeat"), &say!(t, "reference-defeat")))
        }
        (card_list(t, &cards.collect::<Vec<_>>()))
        section { h3 { (say!(t, "pad-symbols")) } p class="muted" { (say!(t, "pad-symbols-explained")) }
            @for one in Symbol::ALL {
                (stepper(t, one.name(), &symbol(one), &seven_words::symbol(t, one)))
            }
            (stepper(t, "any", &effects::icons(t, &[seven::Effect::AnySymbol]), &say!(t, "pad-any")))
        }
    }
}

fn of_duel(t: &Texts) -> Markup {
    let cards = duel::Card::ALL.into_iter().map(|card| {
        let row = card.row();
        let does = duel_words::effects(t, row.effects);
        let color = duel_words::color(t, row.color);
        SelectableCard {
            label: Label::of(t, card),
            color: duel_words::shared(row.color),
            effects: duel_effects::icons(t, row.effects),
            find: find_words(&[&t.both_names(card), &does, &color]),
        }
    });
    let wonders = duel::Wonder::ALL.map(|wonder| {
        let does = duel_effects::icons(t, wonder.row().effects);
        (Label::of(t, wonder), does)
    });
    let tokens = duel::Token::ALL.map(|token| {
        let does = duel_effects::icons(t, token.row().effects);
        (Label::of(t, token), does)
    });
    html! {
        section { h3 { (say!(t, "score-coins")) } (stepper(t, "coins", &coins(""), &say!(t, "score-coins"))) }
        section { h3 { (say!(t, "reference-wonders")) } div class="contents-cards" {
            @for (label, does) in &wonders { (chip("wonders", label, &icon("wonder"), does, "")) }
        } }
        section { h3 { (say!(t, "score-progress")) } div class="contents-cards" {
            @for (label, does) in &tokens { (chip("tokens", label, &icon("token"), does, "")) }
        } }
        (card_list(t, &cards.collect::<Vec<_>>()))
    }
}

/// A number with a button on each side.
fn stepper(t: &Texts, what: &str, sign: &Markup, label: &str) -> Markup {
    html! {
        div class="stepper" {
            span class="sign" aria-hidden="true" { (sign) }
            label for={ "contents-" (what) } { (label) }
            button type="button" class="button" data-step="-1" aria-label=(say!(t, "pad-less")) { "−" }
            input id={ "contents-" (what) } data-count=(what) type="text" inputmode="numeric" pattern="[0-9]*" maxlength="4" autocomplete="off" placeholder="0";
            button type="button" class="button" data-step="1" aria-label=(say!(t, "pad-more")) { "+" }
        }
    }
}

/// All cards by type, with a search field.
fn card_list(t: &Texts, cards: &[SelectableCard]) -> Markup {
    html! {
        section class="contents-all" {
            h3 { (say!(t, "reference-cards")) " " b id="contents-count" class="muted" {} }
            input id="contents-q" type="search" maxlength="40" autocomplete="off" aria-label=(say!(t, "reference-search")) placeholder=(say!(t, "reference-search-example"));
            @for color in Color::ALL {
                @let of: Vec<&SelectableCard> = cards.iter().filter(|card| card.color == color).collect();
                fieldset class={ "contents-cards k-" (color.name()) } {
                    legend { (words::color(t, color)) }
                    @for card in of {
                        @let sign = kind(color, &words::letter(t, color));
                        (chip("cards", &card.label, &sign, &card.effects, &card.find))
                    }
                }
            }
        }
    }
}

/// A thing that the city has or not.
fn chip(list: &str, label: &Label, sign: &Markup, does: &Markup, find: &str) -> Markup {
    html! {
        label class="chip-box" data-find=[(!find.is_empty()).then_some(find)] {
            input type="checkbox" data-list=(list) value=(label.printed) autocomplete="off";
            (sign) (label.names) (does)
        }
    }
}
