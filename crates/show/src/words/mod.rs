//! Sentences about a table in the viewer's language, shared by pages and terminal.
//!
//! Here are words common to the games: resources, types of cards, ages. `seven` and `duel` have the sentences of each
//! game.

pub mod coach;
pub mod duel;
pub mod seven;

use antipater_engine::seven::Color;
use antipater_engine::{Resource, ResourceSet, Resources};

use crate::texts::{List, Texts, msg, say};

/// A resource.
pub fn resource(t: &Texts, resource: Resource) -> String {
    let id = match resource {
        Resource::Wood => msg("resource-wood"),
        Resource::Stone => msg("resource-stone"),
        Resource::Clay => msg("resource-clay"),
        Resource::Ore => msg("resource-ore"),
        Resource::Glass => msg("resource-glass"),
        Resource::Loom => msg("resource-loom"),
        Resource::Papyrus => msg("resource-papyrus"),
    };
    say!(t, id)
}

/// A bundle of resources: a list, with a number for several units.
pub fn resources(t: &Texts, resources: Resources) -> String {
    let parts: Vec<String> = resources
        .kinds()
        .iter()
        .map(|kind| {
            let name = resource(t, kind);
            match resources.count(kind) {
                1 => name,
                count => say!(t, "several", count = count, what = name),
            }
        })
        .collect();
    t.list(List::Plain, &parts)
}

/// One of several resources.
pub fn one_of(t: &Texts, kinds: ResourceSet) -> String {
    let names: Vec<String> = kinds.iter().map(|kind| resource(t, kind)).collect();
    t.list(List::Choice, &names)
}

/// Units of production, with equal ones together.
pub fn units(t: &Texts, units: &[ResourceSet]) -> String {
    let mut parts: Vec<(ResourceSet, usize)> = Vec::new();
    for unit in units {
        match parts.iter_mut().find(|(kinds, _)| kinds == unit) {
            Some((_, count)) => *count += 1,
            None => parts.push((*unit, 1)),
        }
    }
    let parts: Vec<String> = parts
        .into_iter()
        .map(|(kinds, count)| match count {
            1 => one_of(t, kinds),
            count => say!(t, "several", count = count, what = one_of(t, kinds)),
        })
        .collect();
    t.list(List::Plain, &parts)
}

/// The type of a card.
pub fn color(t: &Texts, color: Color) -> String {
    let id = match color {
        Color::Brown => msg("color-brown"),
        Color::Gray => msg("color-gray"),
        Color::Blue => msg("color-blue"),
        Color::Yellow => msg("color-yellow"),
        Color::Red => msg("color-red"),
        Color::Green => msg("color-green"),
        Color::Purple => msg("color-purple"),
    };
    say!(t, id)
}

/// The type of a card and what the card does.
pub fn color_and_effects(t: &Texts, of: Color, effects: &str) -> String {
    say!(t, "kind-and-effect", kind = color(t, of), effect = effects)
}

/// The letter of a card type.
pub fn letter(t: &Texts, color: Color) -> String {
    let id = match color {
        Color::Brown => msg("letter-brown"),
        Color::Gray => msg("letter-gray"),
        Color::Blue => msg("letter-blue"),
        Color::Yellow => msg("letter-yellow"),
        Color::Red => msg("letter-red"),
        Color::Green => msg("letter-green"),
        Color::Purple => msg("letter-purple"),
    };
    say!(t, id)
}

/// The number of an age as printed on the cards.
pub fn age(number: u8) -> &'static str {
    match number {
        1 => "I",
        2 => "II",
        _ => "III",
    }
}
